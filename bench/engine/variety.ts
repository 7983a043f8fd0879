import {
  chooseDiagnostic,
  chooseNext,
  choosePractice,
  emptyState,
  type ItemView,
  ledByFresh,
  type Past,
  pastOf,
  rankSkills,
  seededRng,
} from '@fourfold/engine'
import { ask, newStudent, recommendedSkills, START, type World } from './world.ts'

/** Share of 100 recommended questions whose frame was among the 20 before, over students. */
export function frameRepeats(world: World, students: number, seed: number): number {
  let repeats = 0
  let total = 0
  for (let u = 0; u < students; u++) {
    const student = newStudent(world, seededRng(seed + u))
    const rng = seededRng(seed + 90_000 + u)
    let state = emptyState('sim')
    let past: Past[] = []
    for (let set = 0; set < 10; set++) {
      const now = START + set * 86_400_000
      const skills = recommendedSkills(world, state, past, now, 10)
      for (const item of choosePractice(state, skills, world.items, past, rng, now, 10)) {
        const answer = ask(world, student, state, item, rng, now, true)
        state = answer.state
        const frame = (entry: { template_id: string; frame_id: string }) => `${entry.template_id}/${entry.frame_id}`
        repeats += past.slice(-20).some((old) => frame(old) === frame(item)) ? 1 : 0
        total++
        past = [...past, pastOf(item, answer.correct, now)]
      }
    }
  }
  return repeats / total
}

export type SpeedRow = Readonly<{ items: number; what: string; ms: number }>

/** Milliseconds per choice, median of several, for banks of a given size. */
export function speedTable(world: World, sizes: readonly number[], times = 9): SpeedRow[] {
  return sizes.flatMap((size) => {
    const pool: ItemView[] = Array.from({ length: size }, (_, i) => ({
      ...world.items[i % world.items.length]!,
      id: `i${i}`,
      b: -2 + (4 * ((i * 7919) % 1000)) / 1000,
    }))
    const rng = seededRng(5)
    const student = newStudent(world, rng)
    let state = emptyState('sim')
    for (const item of world.items.slice(0, 60)) state = ask(world, student, state, item, rng, START, true).state
    const jobs: [string, () => unknown][] = [
      ['next diagnostic question', () => chooseNext(state, pool.slice(0, 5), pool, rng, START)],
      ['whole diagnostic ahead', () => chooseDiagnostic(state, pool, rng, START)],
      [
        'skill and 10 practice questions',
        () =>
          choosePractice(
            state,
            ledByFresh(
              rankSkills(state, world.skills, START).map((a) => a.skill),
              pool,
              [],
              10,
            ),
            pool,
            [],
            rng,
            START,
            10,
          ),
      ],
    ]
    return jobs.map(([what, job]) => {
      const took = Array.from({ length: times }, () => {
        const from = performance.now()
        job()
        return performance.now() - from
      }).sort((a, b) => a - b)
      return { items: size, what, ms: took[Math.floor(times / 2)]! }
    })
  })
}
