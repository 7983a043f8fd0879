/** What had the focus is gone from the page: it goes on here. Where it stands on something it is left alone. */
export function focusIfLost(to: HTMLElement | null | undefined): void {
  const now = document.activeElement
  if (now === null || now === document.body) to?.focus({ preventScroll: true })
}
