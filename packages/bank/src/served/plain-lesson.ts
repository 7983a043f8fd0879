/** Lessons as plain data: without the second roads to their answers, which only the gates take. */

import type { Lesson } from '../kit/lesson.ts'
import type { Skill } from '../kit/types.ts'

const unchecked = <T extends Readonly<{ check?: unknown }>>({ check: _, ...rest }: T): Omit<T, 'check'> => rest

const plainLesson = (l: Lesson): Lesson => {
  const [first, second, ...others] = l.examples
  return {
    ...l,
    examples: [unchecked(first), unchecked(second), ...others.map(unchecked)],
    tryIt: unchecked(l.tryIt),
  }
}

export const plainSkill = (s: Skill): Skill => ({
  ...s,
  lesson: plainLesson(s.lesson),
  ...(s.chapters ? { chapters: s.chapters.map((c) => ({ ...c, lesson: plainLesson(c.lesson) })) } : {}),
})
