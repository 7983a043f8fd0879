import {
  chance,
  chooseDiagnostic,
  chooseNext,
  choosePractice,
  type ItemView,
  predictScore,
  seededRng,
} from '@fourfold/engine'
import { ask, newCourse } from './course.ts'
import type { World } from './world.ts'

export type SpeedRow = Readonly<{ items: number; what: string; ms: number }>

/** Milliseconds of processor time for each choice, median of several, for banks of a given size. */
export function speedTable(world: World, sizes: readonly number[], times = 9): SpeedRow[] {
  const course = newCourse(world, 5)
  for (const item of world.items.slice(0, 300)) ask(course, item, true)
  const { state, past, now } = course
  return sizes.flatMap((size) => {
    const pool: ItemView[] = Array.from({ length: size }, (_, i) => ({
      ...world.items[i % world.items.length]!,
      id: `i${i}`,
      b: -2 + (4 * ((i * 7919) % 1000)) / 1000,
    }))
    const rng = seededRng(5)
    const fresh = () => ({ ...state, nodes: { ...state.nodes } })
    const jobs: [string, () => unknown][] = [
      ['next diagnostic question', () => chooseNext(fresh(), pool.slice(0, 5), pool, rng, now)],
      ['whole diagnostic ahead', () => chooseDiagnostic(fresh(), pool, rng, now)],
      ['10 practice questions', () => choosePractice(fresh(), world.skills, pool, past, rng, now, 10)],
      ['predicted score', () => predictScore(fresh(), { skills: world.skills }, 100, now)],
      ['one prediction', () => chance(state.nodes, pool[7]!, now)],
    ]
    return jobs.map(([what, job]) => {
      const took = Array.from({ length: times }, () => {
        const from = process.cpuUsage()
        for (let i = 0; i < 5; i++) job()
        return process.cpuUsage(from).user / 5000
      }).sort((a, b) => a - b)
      return { items: size, what, ms: took[Math.floor(times / 2)]! }
    })
  })
}

/** Share of 100 recommended questions whose frame was among the 20 before, over students. */
export function frameRepeats(world: World, students: number, seed: number): number {
  let repeats = 0
  let total = 0
  for (let u = 0; u < students; u++) {
    const course = newCourse(world, seed + u)
    for (let set = 0; set < 10; set++) {
      for (const item of choosePractice(
        course.state,
        world.skills,
        world.items,
        course.past,
        course.rng,
        course.now,
        10,
      )) {
        const frame = (entry: { template_id: string; frame_id: string }) => `${entry.template_id}/${entry.frame_id}`
        repeats += course.past.slice(-20).some((old) => frame(old) === frame(item)) ? 1 : 0
        total++
        ask(course, item, true)
      }
      course.now += 86_400_000
    }
  }
  return repeats / total
}
