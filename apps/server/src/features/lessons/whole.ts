import { createHash } from 'node:crypto'
import { type Lesson as BankLesson, likeOf, type TryStep } from '@fourfold/bank'
import { type Lesson, type LessonParts, parseGridIn } from '@fourfold/contract'

/** The places of the choices as they are shown: mixed, and the same for everybody. */
function places(lessonId: string, step: number, count: number): number[] {
  const chance = (place: number) => createHash('sha256').update(`${lessonId}/${step}/${place}`).digest('hex')
  return Array.from({ length: count }, (_, place) => place).sort((a, b) => (chance(a) < chance(b) ? -1 : 1))
}

const shown = (lessonId: string, step: TryStep, at: number): string[] => {
  if (!('choose' in step.answer)) return []
  const { choose } = step.answer
  return places(lessonId, at, choose.length).map((place) => choose[place] ?? '')
}

const parts = (id: string, l: BankLesson): LessonParts => ({
  figure: l.figure,
  words: l.words.map((w) => ({ ...w })),
  use: l.use,
  avoid: l.avoid,
  examples: l.examples.map((e) => ({
    level: e.level,
    asks: e.asks,
    steps: e.steps.map((s) => ({ do: s.do, why: s.why })),
  })),
  try_it: {
    asks: l.tryIt.asks,
    steps: l.tryIt.steps.map((s, i) => ({ ask: s.ask, choices: shown(id, s, i), like: likeOf(s, i) + 1 })),
  },
  check: l.check,
})

/** A lesson as the page gets it: what the student is to find out stays here. */
export const lessonText = (id: string, lesson: BankLesson): Pick<Lesson, 'idea' | 'rule' | 'trap' | 'whole'> => ({
  idea: lesson.idea,
  rule: lesson.rule,
  trap: lesson.trap,
  whole: parts(id, lesson),
})

/** What people write around a number: dollars, commas, degrees, a true minus sign, “x =”. */
const bare = (typed: string): string =>
  typed
    .replace(/^[^=]*=/, '')
    .replace(/[−–]/g, '-')
    .replace(/[\s$,%°]/g, '')

type Given = Readonly<{ typed?: string | null | undefined; choice?: number | null | undefined }>
type Verdict = Readonly<{ answer: string; right: boolean; says: string | null; misconception: string | null }>

const same = (typed: string, number: Readonly<{ n: number; d: number }> | undefined): boolean => {
  const given = parseGridIn(typed)
  return given !== null && number !== undefined && given.n * BigInt(number.d) === BigInt(number.n) * given.d
}

/** Whether a step is done right, and if not, what probably happened. Null when it was not answered in its way. */
export function judge(lessonId: string, at: number, step: TryStep, given: Given): Verdict | null {
  if ('typed' in step.answer) {
    if (given.typed == null) return null
    const typed = bare(given.typed)
    const slip = step.slips.find((s) => 'typed' in s && same(typed, s.typed.number))
    return {
      answer: given.typed,
      right: same(typed, step.answer.typed.number),
      says: slip?.says ?? null,
      misconception: slip?.misconception ?? null,
    }
  }
  const place = places(lessonId, at, step.answer.choose.length)[given.choice ?? -1]
  if (place === undefined) return null
  const slip = step.slips.find((s) => 'choice' in s && s.choice === place)
  return {
    answer: step.answer.choose[place] ?? '',
    right: place === 0,
    says: slip?.says ?? null,
    misconception: slip?.misconception ?? null,
  }
}
