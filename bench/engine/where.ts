import { ask, type Course, diagnostic, newCourse, nextDay } from './course.ts'
import type { Policy } from './policies.ts'
import { trueScore, trueSkill, WEEK, type World } from './world.ts'

const PER_DAY = 20
/** A question whose true chance is above this is taken for one that the student can do. */
const CAN = 0.55
const DRAWS = 4
/** Upper ends of the bands of true chance on a skill by which questions are told apart. */
export const BANDS: readonly number[] = [0.3, 0.55, 0.8, 1]

export type Spent = Readonly<{ share: number /** Points of 100 a question of these brings. */; gain: number }>

/** Where a policy spends its questions, and what they bring a week later. */
export type WhereRow = Readonly<{
  family: string
  policy: string
  score: number
  right: number
  /** Skills that got a question, and the most that one of them got; both as means over students. */ skills: number
  most: number
  can: Spent
  cannot: Spent
  /** By true chance on the whole skill before the question, as BANDS has them. */ bySkill: readonly Spent[]
}>

type Sum = { n: number; gain: number }
const emptySum = (): Sum => ({ n: 0, gain: 0 })
const add = (sum: Sum, gain: number): void => {
  sum.n += 1
  sum.gain += gain
}
const spent = ({ n, gain }: Sum, all: number): Spent => ({ share: n / all, gain: gain / Math.max(1, n) })

/** What one more question on the item brings in true score a week later, over chance. */
function gainOf({ world, learner, rng, now }: Course, item: World['items'][number]): number {
  const before = trueScore(world, learner, now + WEEK)
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const copy = learner.copy()
    copy.practise(item, now, rng() < learner.chance(item, now), true, rng)
    sum += trueScore(world, copy, now + WEEK) - before
  }
  return sum / DRAWS
}

/** Follows one student of each world under a policy: an estimate is wrong somewhere if its questions bring little. */
export function whereRun(worlds: readonly World[], make: () => Policy, seed: number, questions: number): WhereRow {
  const [can, cannot, bySkill] = [emptySum(), emptySum(), BANDS.map(emptySum)]
  let [score, right, skills, most] = [0, 0, 0, 0]
  worlds.forEach((world, w) => {
    const course = newCourse(world, seed + 1000 * w)
    const policy = make()
    const counts = new Map<string, number>()
    diagnostic(course)
    for (let asked = 0; asked < questions; ) {
      if (asked % PER_DAY === 0) nextDay(course)
      for (const item of policy.next(course, Math.min(policy.set, PER_DAY - (asked % PER_DAY)))) {
        const real = world.truth.get(item.id)!
        const gain = gainOf(course, real)
        const place = world.skills.findIndex((skill) => skill.id === item.skills[0])
        const level = trueSkill(world, course.learner, place, course.now)
        add(course.learner.chance(real, course.now) > CAN ? can : cannot, gain)
        add(
          bySkill[
            Math.max(
              0,
              BANDS.findIndex((end) => level <= end),
            )
          ]!,
          gain,
        )
        counts.set(item.skills[0]!, (counts.get(item.skills[0]!) ?? 0) + 1)
        if (ask(course, item, true)) right += 1
        asked += 1
      }
    }
    score += trueScore(world, course.learner, course.now + WEEK)
    skills += counts.size
    most += Math.max(...counts.values())
  })
  const n = worlds.length
  const all = can.n + cannot.n
  return {
    family: worlds[0]!.family.id,
    policy: make().name,
    score: score / n,
    right: right / all,
    skills: skills / n,
    most: most / n,
    can: spent(can, all),
    cannot: spent(cannot, all),
    bySkill: bySkill.map((sum) => spent(sum, all)),
  }
}
