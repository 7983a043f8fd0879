import './marks.css'
import type { Mark } from '@fourfold/contract'
import { useEffect } from 'react'
import { keepPainted } from './paint'
import { partsIn } from './text'
import { rootOf } from './use-picked'

/** Paints marks over the text below an element, and nothing else: how a review shows them. */
export function useMarkPaint(rootId: string, marks: readonly Mark[]): void {
  useEffect(() => {
    const root = rootOf(rootId)
    return root ? keepPainted(root, () => partsIn(root), marks) : undefined
  }, [rootId, marks])
}
