import { type ItemView, mastery, PARAMS, predictScore } from '@fourfold/engine'
import { diagnostic, newCourse } from './course.ts'
import { trueScore, trueSkill, type World } from './world.ts'

export type DiagnosticRow = Readonly<{
  chosen: string
  questions: number
  topic_error: number
  skill_error: number
  /** By student, the same ones in the same order for every choice: squared errors of the topic. */ squares: readonly number[]
}>

/** Root mean square errors of topic and skills after questions chosen by the engine, and after random ones. */
export function diagnosticRun(
  worlds: readonly World[],
  students: number,
  seed: number,
  randoms: readonly number[] = [20, 30],
): DiagnosticRow[] {
  const kinds = [
    { chosen: 'adaptive', questions: 20 },
    ...randoms.map((questions) => ({ chosen: 'random', questions })),
  ]
  return kinds.map(({ chosen, questions }) => {
    const squares: number[] = []
    let skill = 0
    worlds.forEach((world, w) => {
      const params = { ...PARAMS, diagnostic: { ...PARAMS.diagnostic, questions } }
      for (let u = 0; u < students; u++) {
        const course = newCourse(world, seed + 1000 * w + u, params)
        const random = (asked: readonly ItemView[]) =>
          asked.length < questions ? world.items[Math.floor(course.rng() * world.items.length)]! : null
        diagnostic(course, chosen === 'random' ? random : undefined)
        const { score } = predictScore(course.state, { skills: world.skills }, 100, course.now)
        squares.push((score - trueScore(world, course.learner, course.now)) ** 2)
        world.skills.forEach((view, s) => {
          const gap = mastery(course.state.nodes, view, course.now) - trueSkill(world, course.learner, s, course.now)
          skill += (100 * gap) ** 2 / world.skills.length
        })
      }
    })
    const n = squares.length
    const topic = squares.reduce((sum, square) => sum + square, 0)
    return { chosen, questions, topic_error: Math.sqrt(topic / n), skill_error: Math.sqrt(skill / n), squares }
  })
}
