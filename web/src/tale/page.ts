/** A story comes as one page of its own, with its own look. */
export interface TalePage {
  page: Document
  /** Its look. Kept beside it, for our content policy allows no style in a page. */
  rules: string
}

const STYLE = /<style>([\s\S]*?)<\/style>/g

export const readTale = (html: string): TalePage => ({
  page: new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html'),
  rules: [...html.matchAll(STYLE)].map(([, rules]) => rules).join('\n'),
})

/** The page by itself, as it can be kept. */
export const wholePage = ({ page, rules }: TalePage): string => `<!doctype html>\n${page.documentElement.outerHTML.replace('</head>', () => `<style>${rules}</style></head>`)}`

/** Shows a page inside of ours: its rules apply there only. */
export const shownIn =
  ({ page, rules }: TalePage) =>
  (node: HTMLElement) => {
    const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.replace(/(^|[\s,}])(?:body|:root)(?=\s*\{)/g, '$1:host'))
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(...[...page.body.childNodes].map((child) => document.importNode(child, true)))
  }

export const asFile = (text: string, kind: string): string => URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }))

export const fileName = ({ page }: TalePage, ending: string): string => {
  const title = page.title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${title || 'tale'}.${ending}`
}
