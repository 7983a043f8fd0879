/** What the table says about teaching: lessons, what they cover, and the steps of explanations. */

import type { Drawn } from '../gates/gate.ts'
import { coverage } from '../gates/lesson/covered.ts'
import { readingMinutes } from '../gates/lesson/reading-time.ts'
import { isFull, lessonsOf } from '../kit/lesson.ts'

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)
const mean = (list: readonly number[]): string =>
  list.length === 0 ? '–' : (list.reduce((a, b) => a + b, 0) / list.length).toFixed(1)

const stepsOf = (explanation: string): number =>
  (explanation.match(/<ol class="steps">[\s\S]*?<\/ol>/)?.[0].match(/<li>/g) ?? []).length

export function lessonColumns({ module, items }: Drawn) {
  const skills = module.topic.subjects.flatMap((s) => s.skills)
  const lessons = skills.flatMap(lessonsOf).map((l) => l.lesson)
  const full = lessons.filter(isFull)
  const templates = skills.map((s) => coverage(s, module))
  const sum = (pick: (c: (typeof templates)[number]) => number) => templates.reduce((n, c) => n + pick(c), 0)
  const steps = items.map((i) => stepsOf(i.secret.explanation)).filter((n) => n > 0)
  return {
    'full lessons': `${full.length} of ${lessons.length}`,
    'with figure': full.filter((l) => l.figure !== '').length,
    'examples each': mean(full.map((l) => l.examples.length)),
    'longest, min': full.length === 0 ? '–' : Math.max(...full.map(readingMinutes)).toFixed(1),
    'taught by an example': share(
      sum((c) => c.covered),
      sum((c) => c.all),
    ),
    'steps each': mean(steps),
  }
}
