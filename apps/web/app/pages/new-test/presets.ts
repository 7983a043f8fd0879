import { type Choice, matches, NOTHING_CHOSEN, type Pool } from './choice'

export type Preset = Readonly<{ id: string; label: string; hint: string; part: Partial<Choice> }>

/** Ready-made tests: each says by its name what a student wants, and in its hint which mode that is. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'missed',
    label: 'What I missed, with new numbers',
    hint: 'mode Incorrect: new questions of the kind you missed',
    part: { mode: 'Incorrect', tutor: true, kindred: true },
  },
  {
    id: 'hard',
    label: 'New and hard, timed',
    hint: 'mode Unused, difficulty High, at exam pace',
    part: { mode: 'Unused', difficulties: ['High'], timed: true },
  },
  { id: 'new', label: 'New to me', hint: 'mode Unused, without a clock', part: { mode: 'Unused' } },
  {
    id: 'starred',
    label: 'What I starred',
    hint: 'mode Starred, with the answer after each',
    part: { mode: 'Marked', tutor: true },
  },
]

/** A preset starts from nothing chosen but the subjects and the number, which stay the student's. */
export const applied = ({ tags, number }: Choice, { part }: Preset): Choice => ({
  ...NOTHING_CHOSEN,
  tags,
  number,
  ...part,
})

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each))

/** Whether the form stands as a preset would set it. */
export function isApplied(choice: Choice, preset: Preset): boolean {
  const wanted = applied(choice, preset)
  return (
    choice.mode === wanted.mode &&
    choice.timed === wanted.timed &&
    choice.tutor === wanted.tutor &&
    choice.kindred === wanted.kindred &&
    same(choice.difficulties, wanted.difficulties) &&
    same(choice.calculators, wanted.calculators)
  )
}

/** Its name: questions on a passage come back with it, not afresh. */
export const labelOf = (pool: Pool, { label, part }: Preset): string =>
  part.kindred && pool.has_passage ? 'What I missed' : label

/** What a preset brings, in a line; questions on a passage come back with it. */
export const hintOf = (pool: Pool, { hint, part }: Preset): string =>
  part.kindred && pool.has_passage ? 'mode Incorrect, with the answer after each' : hint

/** How many questions a preset finds in the chosen subjects. */
export const found = (pool: Pool, choice: Choice, preset: Preset): number =>
  matches(pool, applied(choice, preset)).length

/** Why a preset finds nothing. */
export function emptyReason(pool: Pool, choice: Choice, preset: Preset): string {
  if (found(pool, { ...choice, tags: new Set() }, preset) > 0) return 'none in the subjects you chose'
  if (preset.part.mode !== 'Incorrect') return 'nothing there yet'
  // Missed, but not among what can be asked here: questions of the free sample, and those of a test that is still open.
  const asked = new Set(pool.questions.map((q) => q.id))
  const elsewhere = pool.incorrect.filter((id) => !asked.has(id)).length
  return elsewhere === 0
    ? 'nothing missed yet'
    : `${elsewhere === 1 ? 'your 1 miss is' : `your ${elsewhere} misses are`} in the free sample or an open test: see the Mistake Journal`
}
