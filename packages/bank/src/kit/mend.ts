/** From a miss to the step of a lesson that mends it. */

import { lessonsOf, type Taught } from './lesson.ts'

/** A step of one of the skill's lessons; example and step are counted from 0. */
export type Mend = Readonly<{
  lesson: Readonly<{ id: string; name: string }>
  example: number
  step: number
  /** Whether the step mends the mistake by its name; if not, it begins an example of the same kind of question. */
  named: boolean
}>

export type Missed = Readonly<{ template: string; misconception: string | null }>

/** Typed questions of a template that is balanced by size are known under an id of their own, and asked the same. */
export const askedLike = (template: string): string => template.replace(/-typed$/, '')

/** The lesson that is open comes first, then the skill's own, then its chapters. */
function inOrder(skill: Taught, opened: string) {
  const all = lessonsOf(skill)
  return [...all.filter((l) => l.id === opened), ...all.filter((l) => l.id !== opened)]
}

/**
 * Every miss leads somewhere: a mistake that is known to its own step; what nobody foresaw, and what was left empty, to
 * the start of an example of its kind.
 */
export function mendOf(skill: Taught, opened: string, { template, misconception }: Missed): Mend {
  const lessons = inOrder(skill, opened)
  for (const { id, name, lesson } of lessons) {
    const step = lesson.mends[misconception ?? '']
    if (step) return { lesson: { id, name }, example: step[0], step: step[1], named: true }
  }
  for (const { id, name, lesson } of lessons) {
    const example = lesson.examples.findIndex((e) => e.covers.includes(askedLike(template)))
    if (example >= 0) return { lesson: { id, name }, example, step: 0, named: false }
  }
  return { lesson: { id: skill.id, name: skill.name }, example: 0, step: 0, named: false }
}
