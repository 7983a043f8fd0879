import { LIMITS, type MarkChange } from '@fourfold/contract'
import type { GoneMark, KeptMark } from '../../db/schema/index.ts'

export type Kept = Readonly<{ marks: readonly KeptMark[]; gone: readonly GoneMark[] }>

/**
 * What stands after a device's changes: of two changes to one mark the later wins, whichever arrives first; of two at the
 * same moment the one that was there. Marks keep the order in which they came.
 */
export function mergeMarks(kept: Kept, changes: readonly MarkChange[], now: number): Kept {
  const marks = new Map(kept.marks.map((mark) => [mark.id, mark]))
  const gone = new Map(kept.gone.map((mark) => [mark.id, mark]))
  for (const { removed, age_ms, ...mark } of changes) {
    const changed_at = now - age_ms
    const before = marks.get(mark.id) ?? gone.get(mark.id)
    if (before && before.changed_at >= changed_at) continue
    if (removed) {
      marks.delete(mark.id)
      gone.set(mark.id, { id: mark.id, changed_at })
    } else {
      gone.delete(mark.id)
      marks.set(mark.id, { ...mark, changed_at })
    }
  }
  const newest = [...gone.values()].sort((a, b) => b.changed_at - a.changed_at).slice(0, LIMITS.marksGoneMax)
  return { marks: [...marks.values()], gone: newest }
}
