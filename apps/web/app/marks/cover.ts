import type { Mark } from '@fourfold/contract'

/** Tints take each other's place; the line below the words stands with any of them. */
const kindOf = (mark: Pick<Mark, 'look'>): string => (mark.look === 'underline' ? 'underline' : 'tint')

const samePart = (a: Mark, b: Mark): boolean => a.part === b.part && a.part_of === b.part_of

export type Covered = Readonly<{ mark: Mark; gone: readonly Mark[] }>

/**
 * A new highlight over old ones: those it covers go, and those of its own look that it touches become one with it. One
 * with a note stays as it is: what was written is never lost by marking.
 */
export function covering(marks: readonly Mark[], added: Mark, text: (start: number, end: number) => string): Covered {
  let { start, end } = added
  const gone: Mark[] = []
  for (const old of marks) {
    if (old.id === added.id || !samePart(old, added) || kindOf(old) !== kindOf(added) || old.note !== '') continue
    if (old.start >= added.end || old.end <= added.start) continue
    const inside = old.start >= added.start && old.end <= added.end
    if (!inside && old.look !== added.look) continue
    gone.push(old)
    start = Math.min(start, old.start)
    end = Math.max(end, old.end)
  }
  return { mark: { ...added, start, end, quote: text(start, end) }, gone }
}
