/** From a miss to the step of a lesson that mends it. */

import { namesWith } from './asking/companions.ts'
import { type Lesson, lessonsOf, type Taught } from './lesson.ts'

/** A step of one of the skill's lessons; example and step are counted from 0. */
export type Mend = Readonly<{
  lesson: Readonly<{ id: string; name: string }>
  example: number
  step: number
  /** Whether the step mends the mistake by its name; if not, it shows or begins to show the same kind of question. */
  named: boolean
}>

export type Missed = Readonly<{ template: string; misconception: string | null }>

/** Typed questions of a template that is balanced by size are known under an id of their own, and asked the same. */
export const askedLike = (template: string): string => template.replace(/-typed$/, '')

/** The steps of a lesson by the mistakes that they mend; a step mends the names that go with one as well, unless they have their own. */
export const mendsOf = ({
  mends,
}: Pick<Lesson, 'mends'>): ReadonlyMap<string, readonly [example: number, step: number]> =>
  new Map([
    ...Object.entries(mends).flatMap(([id, step]) => namesWith(id).map((name) => [name, step] as const)),
    ...Object.entries(mends),
  ])

/** The lesson that is open comes first, then the skill's own, then its chapters. */
function inOrder(skill: Taught, opened: string) {
  const all = lessonsOf(skill)
  return [...all.filter((l) => l.id === opened), ...all.filter((l) => l.id !== opened)]
}

/** Where a lesson begins to show this kind of question: the first step of an example, or the one step that shows it. */
function shownAt({ examples }: Lesson, template: string): readonly [example: number, step: number] | null {
  const whole = examples.findIndex((e) => e.covers.includes(template))
  if (whole >= 0) return [whole, 0]
  for (const [example, { steps }] of examples.entries()) {
    const step = steps.findIndex((s) => s.covers?.includes(template))
    if (step >= 0) return [example, step]
  }
  return null
}

/**
 * Every miss leads somewhere: a mistake that is known to its own step; what nobody foresaw, and what was left empty, to
 * where its kind of question is shown.
 */
export function mendOf(skill: Taught, opened: string, { template, misconception }: Missed): Mend {
  const lessons = inOrder(skill, opened)
  for (const { id, name, lesson } of lessons) {
    const step = mendsOf(lesson).get(misconception ?? '')
    if (step) return { lesson: { id, name }, example: step[0], step: step[1], named: true }
  }
  for (const { id, name, lesson } of lessons) {
    const step = shownAt(lesson, askedLike(template))
    if (step) return { lesson: { id, name }, example: step[0], step: step[1], named: false }
  }
  return { lesson: { id: skill.id, name: skill.name }, example: 0, step: 0, named: false }
}
