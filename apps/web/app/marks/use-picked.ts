import { useEffect, useState } from 'react'
import { type Span, trimmed } from './place'
import { type PartText, partsIn, spanOf } from './text'

/** Words that are selected within one part. */
export type Picked = Readonly<{ part: PartText; span: Span }>

export const rootOf = (id: string): HTMLElement | null => document.getElementById(id)

/** Of a selection over several parts the first of them counts. */
function pickedIn(root: HTMLElement | null): Picked | null {
  const selection = document.getSelection()
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(root)) return null
  for (const part of partsIn(root)) {
    const span = part.roots.some((each) => range.intersectsNode(each)) ? spanOf(range, part) : null
    const words = span && trimmed(part.text, span)
    if (words) return { part, span: words }
  }
  return null
}

/** What is selected below an element; by pointer, long press or keyboard is the same to it. */
export function usePicked(rootId: string): Picked | null {
  const [picked, setPicked] = useState<Picked | null>(null)
  // A selection is told by the document alone.
  useEffect(() => {
    const look = () => setPicked(pickedIn(rootOf(rootId)))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [rootId])
  return picked
}

/** The click that ends a selection over a button is no press of it: marking an option does not choose it. */
export function useNoPressWhileSelecting(rootId: string): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const root = rootOf(rootId)
      if (!(event.target instanceof Element) || event.detail === 0 || !root?.contains(event.target)) return
      const part = event.target.closest('button')?.querySelector('[data-part]')
      if (!part || document.getSelection()?.isCollapsed || !document.getSelection()?.containsNode(part, true)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [rootId])
}
