/** A story comes as one page of its own, with its own look. */

export const readTale = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Shows a page inside of ours: its rules apply there only. Ours are made by hand, for the content policy allows no others. */
export const shownIn = (page: Document) => (node: HTMLElement) => {
  const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' })
  const rules = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.replace(/(^|[\s,}])(?:body|:root)(?=\s*\{)/g, '$1:host'))
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(...[...page.body.childNodes].map((child) => document.importNode(child, true)))
}

export const asFile = (text: string, kind: string): string => URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }))

export const fileName = (page: Document, ending: string): string => {
  const title = page.title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${title || 'tale'}.${ending}`
}
