/** What jsdom leaves out: a wide screen, dialogs. */
window.matchMedia ??= (media: string) => ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList
HTMLDialogElement.prototype.close ??= () => {}
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
