import { level, mastery, PARAMS, type Params, predictScore } from '@fourfold/engine'
import { ask, type Course, diagnostic, newCourse, nextDay } from './course.ts'
import { recommended } from './policies.ts'
import { trueScore, trueSkill, WEEK, type World } from './world.ts'

/** How the predicted score fared at one moment, over students. */
export type ScoreRow = Readonly<{
  after: string
  students: number
  bias: number
  coverage: number
  width: number
  /** Root mean square error in points of 100. */ error: number
  /** Mean distance of mastery from the truth over the skills, in points of 100. */ skill_error: number
  /** Of the skills called Strong, those that truly are (0.75 or more). */ strong: number
}>

type Sample = Readonly<{ gap: number; inside: boolean; width: number; skill: number; strong: number; called: number }>

export const MOMENTS = ['diagnostic', '50 questions', '150 questions', '400 questions', 'a week later'] as const

function look(world: World, course: Course, at: number): Sample {
  const truth = trueScore(world, course.learner, at)
  const { score, low, high } = predictScore(course.state, { skills: world.skills }, 100, at, course.params)
  let skill = 0
  let strong = 0
  let called = 0
  world.skills.forEach((view, s) => {
    const real = trueSkill(world, course.learner, s, at)
    const shown = mastery(course.state.nodes, view, at, course.params)
    skill += (100 * Math.abs(shown - real)) / world.skills.length
    if (level(shown) !== 'Strong') return
    called++
    if (real >= 0.75) strong++
  })
  return { gap: score - truth, inside: truth >= low && truth <= high, width: high - low, skill, strong, called }
}

const PER_DAY = 20
/** A score is what an exam on the next morning would give: the student has slept. */
const REST = 14 * 3_600_000

/** Predicted against true score at the moments a student looks: after the diagnostic, during practice, a week after it. */
export function scoreRun(
  worlds: readonly World[],
  students: number,
  seed: number,
  last = 400,
  params: Params = PARAMS,
): ScoreRow[] {
  const samples = MOMENTS.map((): Sample[] => [])
  worlds.forEach((world, w) => {
    for (let u = 0; u < students; u++) {
      const course = newCourse(world, seed + 1000 * w + u, params)
      const policy = recommended(params)
      diagnostic(course)
      samples[0]!.push(look(world, course, course.now + REST))
      for (let asked = 0; asked < last; ) {
        if (asked % PER_DAY === 0) nextDay(course)
        for (const item of policy.next(course, policy.set)) {
          ask(course, item, true)
          asked++
        }
        const at = [50, 150, 400].indexOf(asked)
        if (at >= 0) samples[at + 1]!.push(look(world, course, course.now + REST))
      }
      samples[4]!.push(look(world, course, course.now + WEEK))
    }
  })
  return samples.flatMap((list, m) => {
    const n = list.length
    if (n === 0) return []
    const mean = (f: (s: Sample) => number) => list.reduce((sum, s) => sum + f(s), 0) / n
    return {
      after: MOMENTS[m]!,
      students: n,
      bias: mean((s) => s.gap),
      coverage: mean((s) => (s.inside ? 1 : 0)),
      width: mean((s) => s.width),
      error: Math.sqrt(mean((s) => s.gap ** 2)),
      skill_error: mean((s) => s.skill),
      strong:
        list.reduce((sum, s) => sum + s.strong, 0) /
        Math.max(
          1,
          list.reduce((sum, s) => sum + s.called, 0),
        ),
    }
  })
}
