import { ask, type Course, diagnostic, newCourse, nextDay } from './course.ts'
import { fixedOrder, ORACLE, type Policy, RANDOM, recommended } from './policies.ts'
import { trueScore, WEEK, type World } from './world.ts'

const PER_DAY = 20
export const MARKS = [100, 200, 400] as const

/** True score a week after 100, 200 and 400 questions at twenty a day; each student starts with a diagnostic. */
function scoresOf(world: World, policy: Policy, seed: number, marks: readonly number[]): number[] {
  const course: Course = newCourse(world, seed)
  diagnostic(course)
  const out: number[] = []
  const last = marks.at(-1)!
  for (let asked = 0; asked < last; ) {
    if (asked % PER_DAY === 0) nextDay(course)
    const n = Math.min(policy.set, PER_DAY - (asked % PER_DAY))
    for (const item of policy.next(course, n)) {
      ask(course, item, true)
      asked++
      if (marks.includes(asked)) out.push(trueScore(world, course.learner, course.now + WEEK))
    }
  }
  return out
}

export type PracticeResult = Readonly<{ family: string; policy: string; scores: readonly (readonly number[])[] }>

/** What the recommended practice is held against: none of them looks at what the engine believes. */
export const BASELINES: readonly (() => Policy)[] = [() => RANDOM, fixedOrder, () => ORACLE]

/** Each policy on the same students; `scores` by student and mark. */
export function practiceRun(
  worlds: readonly World[],
  students: number,
  seed: number,
  marks: readonly number[] = MARKS,
  policies: readonly (() => Policy)[] = [() => recommended(), ...BASELINES],
): PracticeResult[] {
  return policies.map((make) => ({
    family: worlds[0]!.family.id,
    policy: make().name,
    scores: worlds.flatMap((world, w) =>
      Array.from({ length: students }, (_, u) => scoresOf(world, make(), seed + 1000 * w + u, marks)),
    ),
  }))
}
