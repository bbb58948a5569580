/** The little Markdown that rules need, as plain data: nothing in it can become markup. */
export type Inline = { text: string; style?: 'strong' | 'em' | 'code'; link?: string }
export type Block =
  | { kind: 'heading'; level: number; id: string; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[(.+?)\]\((#[\w-]+|https:\/\/[^\s)]+)\)/g

export function inlines(text: string): Inline[] {
  const made: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) made.push({ text: text.slice(at, match.index) })
    const [, strong, star, line, code, label, link] = match
    if (strong) made.push({ text: strong, style: 'strong' })
    else if (star ?? line) made.push({ text: (star ?? line)!, style: 'em' })
    else if (code) made.push({ text: code, style: 'code' })
    else made.push({ text: label!, link: link! })
    at = match.index + match[0].length
  }
  if (at < text.length) made.push({ text: text.slice(at) })
  return made
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()))

function block(lines: string[]): Block[] {
  const first = lines[0]!
  const heading = first.match(/^(#{1,6}) (.+)$/)
  if (heading) {
    const rest = lines.slice(1)
    const made: Block = { kind: 'heading', level: heading[1]!.length, id: slug(heading[2]!), inlines: inlines(heading[2]!) }
    return rest.length ? [made, ...block(rest)] : [made]
  }
  if (first.startsWith('|')) {
    return [{ kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }]
  }
  const start = lines.findIndex((line) => /^([-*]|\d+\.) /.test(line))
  if (start > 0) return [...block(lines.slice(0, start)), ...block(lines.slice(start))]
  if (start === 0) {
    const items: string[] = []
    for (const line of lines) {
      const item = line.match(/^(?:[-*]|\d+\.) (.*)$/)
      if (item) items.push(item[1]!)
      else items.push(`${items.pop()!} ${line.trim()}`)
    }
    return [{ kind: 'list', ordered: /^\d/.test(first), items: items.map(inlines) }]
  }
  return [{ kind: 'paragraph', inlines: inlines(lines.map((line) => line.trim()).join(' ')) }]
}

export function parse(markdown: string): Block[] {
  return markdown
    .replace(/\r/g, '')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(block)
}
