/** Our own signs, on a 24 × 24 grid; strokes take the current colour. */
export const ICONS: Record<string, string> = {
  // A bolt: something happens now.
  action: '<path d="M13.5 2.5L5 13.5h5.5L9.5 21.5L19 9.5h-6z" fill="currentColor" stroke="none"/>',
  // A clock hand running the wrong way round.
  out_of_turn: '<path d="M19.5 8A8.5 8.5 0 1 0 20.5 13"/><path d="M20.8 3.5L20 8.5L15.2 7.5"/><path d="M12 7.5V12.5L15 14.5"/>',
  // A cracked planet.
  worlds_end: '<circle cx="12" cy="12" r="9"/><path d="M13.5 3L10 8.5L14 11L9.5 15L12.5 21"/><path d="M14 11L19.5 9.5M9.5 15L4.5 14"/>',
  // A drop with a sprout in it.
  drop_of_life: '<path d="M12 2.5C15 7 19 11 19 15A7 7 0 0 1 5 15C5 11 9 7 12 2.5Z"/><path d="M12 19V13.5M12 15C9.5 15 8.5 13.5 8.5 12C11 12 12 13 12 15ZM12 14C12 12 13.5 11 15.5 11C15.5 13 14 14 12 14Z"/>',
  // A twist of genes.
  gene_pool: '<path d="M7 2.5C7 9 17 9 17 15.5C17 18 15 20 13.5 21.5M17 2.5C17 9 7 9 7 15.5C7 18 9 20 10.5 21.5"/><path d="M8 5H16M9.5 8.5H14.5M8.5 13.5H15.5M7.5 17H16.5"/>',
  // An endless loop.
  persistent: '<path d="M12 12C9.5 8.5 8 7.5 6.5 7.5A4.5 4.5 0 0 0 6.5 16.5C8 16.5 9.5 15.5 12 12C14.5 8.5 16 7.5 17.5 7.5A4.5 4.5 0 0 1 17.5 16.5C16 16.5 14.5 15.5 12 12Z"/>',
  // Two links of a chain.
  attachment: '<rect x="2.5" y="8" width="11" height="8" rx="4"/><rect x="10.5" y="8" width="11" height="8" rx="4"/>',
  // A crown of three peaks.
  dominant: '<path d="M3.5 18.5L2.5 7.5L8 12L12 4L16 12L21.5 7.5L20.5 18.5Z" fill="currentColor"/>',
}
