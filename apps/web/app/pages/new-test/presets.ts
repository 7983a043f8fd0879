import { type Choice, matches, maximum, minutes, NOTHING_CHOSEN, type Pool, prefilled, unitOf } from './choice'

type Offer = Readonly<{ n: number; minutes: number }>

export type Preset = Readonly<{
  id: string
  label: string
  /** What it brings, after how many there are: "10 questions of the kind you missed, …". */
  brings: string
  /** They are told to be unseen. */
  unseen?: true
  part: Partial<Choice>
}>

/** Ready-made tests: each says by its name what a student wants, and in a sentence what that brings. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'missed',
    label: 'What I missed, with new numbers',
    brings: 'of the kind you missed, with the answer after each',
    part: { mode: 'Incorrect', tutor: true, kindred: true },
  },
  { id: 'new', label: 'New to me', brings: 'without a clock', unseen: true, part: { mode: 'Unused' } },
  {
    id: 'hard',
    label: 'New and hard, timed',
    brings: 'at exam pace',
    unseen: true,
    part: { mode: 'Unused', difficulties: ['High'], timed: true },
  },
  {
    id: 'starred',
    label: 'What I starred',
    brings: 'with the answer after each',
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

/** What a preset would make as the form stands: how many of how many, and how long that takes. */
export function offerOf(pool: Pool, choice: Choice, preset: Preset): Offer {
  const set = applied(choice, preset)
  const max = maximum(pool, set)
  const wanted = Number(choice.number)
  const n = Math.min(wanted >= 1 ? wanted : Number(prefilled(max, unitOf(pool))), max)
  return { n, minutes: minutes(pool, { ...set, number: String(n) }) ?? 0 }
}

/** The same as a sentence: "10 unseen questions at exam pace." */
export function sentenceOf(pool: Pool, { part, brings, unseen }: Preset, { n }: Offer): string {
  const [many, text] =
    part.kindred && pool.has_passage ? [unitOf(pool), 'you missed, with the answer after each'] : [unitOf(pool), brings]
  return `${n} ${unseen ? 'unseen ' : ''}${n === 1 ? many.slice(0, -1) : many} ${text}.`
}

/** How many questions a preset finds in the chosen subjects. */
export const found = (pool: Pool, choice: Choice, preset: Preset): number =>
  matches(pool, applied(choice, preset)).length

/** What can be had comes first; the chosen subjects do not change the order under a finger. */
export const inOrder = (pool: Pool): readonly Preset[] => {
  const has = (preset: Preset) => found(pool, NOTHING_CHOSEN, preset) > 0
  return [...PRESETS.filter(has), ...PRESETS.filter((preset) => !has(preset))]
}

/** Why a preset finds nothing. */
export function emptyReason(pool: Pool, choice: Choice, preset: Preset): string {
  if (found(pool, { ...choice, tags: new Set() }, preset) > 0) return 'None in the subjects you chose.'
  if (preset.part.mode !== 'Incorrect')
    return preset.part.mode === 'Marked' ? 'Star a question in a test, and it waits here.' : 'You have seen them all.'
  // Missed, but not among what can be asked here: questions of the free sample, and those of a test that is still open.
  const asked = new Set(pool.questions.map((q) => q.id))
  const elsewhere = pool.incorrect.filter((id) => !asked.has(id)).length
  return elsewhere === 0
    ? 'Nothing missed yet.'
    : `${elsewhere === 1 ? 'Your 1 miss is' : `Your ${elsewhere} misses are`} in the free sample or an open test: see the Mistake Journal.`
}
