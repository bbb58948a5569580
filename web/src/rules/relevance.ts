import type { Block, Inline } from './markdown'

const wordsIn = (text: string): string[] => text.toLocaleLowerCase().match(/\p{L}{4,}/gu) ?? []
const plain = (inlines: readonly Inline[]) => inlines.map((part) => part.text).join('')

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map(plain).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ')
  return plain(block.inlines)
}

/** The section that fits a question best: rare words count more, a card's name most of all. */
export function bestSection(blocks: readonly Block[], question: string, cardName: string | null): string | null {
  const sections: { id: string; text: string }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ id: block.id, text: '' })
    const section = sections.at(-1)
    if (section) section.text += ` ${textOf(block)}`
  }
  const known = sections.map((section) => new Set(wordsIn(section.text)))
  const asked = [...new Set(wordsIn(question))]
  const worth = (word: string) => Math.log(1 + sections.length / (1 + known.filter((words) => words.has(word)).length))
  const points = sections.map(({ text }, i) => (cardName && text.includes(cardName) ? 10 : 0) + asked.reduce((sum, word) => sum + (known[i]!.has(word) ? worth(word) : 0), 0))
  const best = points.indexOf(Math.max(...points))
  return points[best] ? sections[best]!.id : null
}
