import { type RefObject, useEffect } from 'react'

/** Boxes that have more than they can show can be reached with Tab and scrolled with the arrow keys; others are passed. */
function mark(box: HTMLElement): void {
  if (box.scrollWidth <= box.clientWidth) {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
    return
  }
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', box.querySelector('caption')?.textContent || 'Table')
}

/** Follows the boxes around wide tables in `root`, whose content is `html`. */
export function useScrollable(root: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content brings new boxes
  useEffect(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLElement>('.wide') ?? [])]
    if (boxes.length === 0) return
    const watch = new ResizeObserver(() => {
      for (const box of boxes) mark(box)
    })
    // The table too: it grows when its fonts arrive, which does not change the box.
    for (const box of boxes) for (const part of [box, ...box.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [html])
}
