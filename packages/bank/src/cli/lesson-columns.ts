/** What the table says about teaching: lessons, what they cover, the steps of explanations, how many check the answer and show a faster way, and lines of arithmetic left out. */

import type { Drawn } from '../gates/gate.ts'
import { coverage } from '../gates/lesson/covered.ts'
import { leapsInLesson } from '../gates/lesson/no-leaps-in-lesson.ts'
import { leapsIn } from '../gates/no-leaps.ts'
import { checkIn, fasterIn, stepsIn } from '../gates/reading/explanation.ts'
import { comesBackIn } from '../kit/comes-back.ts'
import { lessonsOf } from '../kit/lesson.ts'
import type { Skill } from '../kit/types.ts'
import { readingMinutes } from '../served/reading-time.ts'

const share = (part: number, whole: number, digits = 0): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(digits)} %`
const mean = (list: readonly number[]): string =>
  list.length === 0 ? '–' : (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1)

/** `all` are the skills of the whole bank. */
export function lessonColumns({ module, items }: Drawn, all: readonly Skill[]) {
  const skills = module.topic.subjects.flatMap((s) => s.skills)
  const lessons = skills.flatMap(lessonsOf).map((l) => l.lesson)
  const templates = skills.map((s) => coverage(s, module))
  const sum = (pick: (c: (typeof templates)[number]) => number) => templates.reduce((n, c) => n + pick(c), 0)
  const worked = items.map((i) => i.secret.explanation).filter((e) => stepsIn(e).length > 0)
  return {
    lessons: lessons.length,
    'with figure': lessons.filter((l) => l.figure !== '').length,
    'examples each': mean(lessons.map((l) => l.examples.length)),
    'longest, min': Math.max(...lessons.map(readingMinutes)).toFixed(1),
    'taught by an example': share(
      sum((c) => c.covered),
      sum((c) => c.all),
    ),
    'comes back': share(skills.filter((s) => s.comesBackSays || comesBackIn(s, all).length > 0).length, skills.length),
    'steps each': mean(worked.map((e) => stepsIn(e).length)),
    checked: share(worked.filter((e) => checkIn(e) !== '').length, worked.length),
    leaps: items.reduce((n, i) => n + leapsIn(i.public.content, i.secret.explanation).length, 0),
    'leaps in lessons': lessons.flatMap(leapsInLesson).length,
    'with a faster way': share(worked.filter((e) => fasterIn(e) !== '').length, worked.length, 1),
  }
}
