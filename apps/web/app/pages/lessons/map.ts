import type { endpoints } from '@fourfold/contract'
import type { z } from 'zod'
import { count } from '../../format'

export type Lesson = z.infer<typeof endpoints.lessons.index.response>['lessons'][number]

/** Subjects in the order in which the topic has them, whatever is suggested first. */
export const subjectsOf = (lessons: readonly Lesson[]): [string, Lesson[]][] => [
  ...Map.groupBy(
    lessons.toSorted((a, b) => a.position - b.position),
    (l) => l.subject,
  ),
]

/** The further lessons of a skill stand behind its first, at a broken number. */
export const skillsIn = (lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter((l) => Number.isInteger(l.position))

/** How much of a subject is read: lessons are counted, since a skill may have several. */
export function readWords(lessons: readonly Lesson[]): string {
  const read = lessons.filter((l) => l.read).length
  return `${read} of ${count(lessons.length, 'lesson')} read`
}

/**
 * What to read next and why: what practice begins with (`lead`, the skill that dashboard and Today name), else the weakest
 * missed skill, else what fades, else the first unread one.
 */
export function nextLesson(
  lessons: readonly Lesson[],
  lead: string | null = null,
): { lesson: Lesson; reason: string } | null {
  const find = (test: (l: Lesson) => boolean, reason: string) => {
    const lesson = lessons.find(test)
    return lesson ? { lesson, reason } : null
  }
  return (
    find((l) => l.name === lead && !l.read, 'Your practice begins with this skill, so read it first.') ??
    find((l) => l.suggested && !l.read, 'You missed questions here, and mastery is still low.') ??
    find((l) => l.suggested, 'You have read it, and mastery is still low: read it again with your mistakes in mind.') ??
    find((l) => l.fading && !l.read, 'You practiced it a while ago; some of it has probably faded.') ??
    find(
      (l) => !l.read && l.mastery !== null && l.level !== 'Strong',
      'The first of your skills that is not strong yet.',
    ) ??
    find((l) => !l.read, 'The first lesson that you have not read.') ??
    find(() => true, 'You have read all of them. This one is the first to read again.')
  )
}

/** How the skills of a subject stand, in words; those without an answer go without saying. */
export function levels(lessons: readonly Lesson[]): string {
  const answered = lessons.filter((l) => l.mastery !== null)
  const counts = (['Strong', 'Moderate', 'To-do'] as const)
    .map((level) => [answered.filter((l) => l.level === level).length, level] as const)
    .filter(([n]) => n > 0)
    .map(([n, level]) => `${n} ${level}`)
  return counts.length === 0 ? 'No answer yet' : counts.join(', ')
}

/** How many skills stand at each level, as on the dashboard: one without an answer is to do, too. */
export function countsOf(lessons: readonly Lesson[]): Readonly<Record<Lesson['level'] | 'none', number>> {
  const skills = skillsIn(lessons)
  const none = skills.filter((l) => l.mastery === null).length
  const n = (level: Lesson['level']) => skills.filter((l) => l.mastery !== null && l.level === level).length
  return { Strong: n('Strong'), Moderate: n('Moderate'), 'To-do': n('To-do') + none, none }
}
