/** Text in pieces; addresses of this very site become links, anything else stays text. */
export function splitLinks(text: string, origin: string): { text: string; link?: string }[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(`${origin}/`) ? { text: part, link: part } : { text: part }))
}
