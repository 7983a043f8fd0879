import { chance, chooseNext, emptyState, type ItemView, type Rng, type StudentState, seededRng } from '@fourfold/engine'
import { ask, newStudent, START, trueSkill, type World } from './world.ts'

export type DiagnosticRow = Readonly<{ policy: string; questions: number; skill_rmse: number; topic_rmse: number }>

type Policy = Readonly<{
  name: string
  questions: number
  next: (state: StudentState, asked: readonly ItemView[], rng: Rng) => ItemView | null
}>

/** The engine's chance on a skill: the mean over its items, as the simulator's. */
export function estimate(world: World, state: StudentState, skill: string): number {
  const items = world.bySkill.get(skill)!
  return items.reduce((sum, item) => sum + chance(state.nodes, item, START), 0) / items.length
}

/** Root mean square error of skill and topic estimates after a diagnostic, by the way its questions are chosen. */
export function diagnosticTable(
  world: World,
  students: number,
  randoms: readonly number[],
  seed: number,
): DiagnosticRow[] {
  const fixed = fixedForm(world, 20)
  const unasked = (asked: readonly ItemView[], rng: Rng) => {
    const left = world.items.filter((item) => !asked.some((old) => old.id === item.id))
    return left[Math.floor(rng() * left.length)]!
  }
  const policies: Policy[] = [
    { name: 'adaptive', questions: 20, next: (state, asked, rng) => chooseNext(state, asked, world.items, rng, START) },
    { name: 'fixed', questions: 20, next: (_, asked) => fixed[asked.length]! },
    ...randoms.map((questions) => ({
      name: 'random',
      questions,
      next: (_: StudentState, asked: readonly ItemView[], rng: Rng) => unasked(asked, rng),
    })),
  ]
  return policies.map(({ name, questions, next }) => {
    let skillSquares = 0
    let topicSquares = 0
    let used = 0
    for (let u = 0; u < students; u++) {
      const student = newStudent(world, seededRng(seed + u))
      const rng = seededRng(seed + 10_000 + u)
      let state = emptyState('sim')
      const asked: ItemView[] = []
      while (asked.length < questions) {
        const item = next(state, asked, rng)
        if (!item) break
        asked.push(item)
        state = ask(world, student, state, item, rng, START, false).state
      }
      used += asked.length
      let gap = 0
      for (const skill of world.skills) {
        const error = estimate(world, state, skill.id) - trueSkill(world, student, skill.id, START)
        skillSquares += error * error
        gap += error
      }
      topicSquares += (gap / world.skills.length) ** 2
    }
    return {
      policy: name,
      questions: Math.round(used / students),
      skill_rmse: Math.sqrt(skillSquares / students / world.skills.length),
      topic_rmse: Math.sqrt(topicSquares / students),
    }
  })
}

/** The same rows of several worlds put together: squares are averaged, not their roots. */
export function meanDiagnostic(tables: readonly (readonly DiagnosticRow[])[]): DiagnosticRow[] {
  return (tables[0] ?? []).map((first, i) => {
    const root = (of: (row: DiagnosticRow) => number) =>
      Math.sqrt(tables.reduce((sum, table) => sum + of(table[i]!) ** 2, 0) / tables.length)
    return { ...first, skill_rmse: root((r) => r.skill_rmse), topic_rmse: root((r) => r.topic_rmse) }
  })
}

/** A paper test: the same middling items for everybody, skills in turn. */
function fixedForm(world: World, n: number): ItemView[] {
  return Array.from({ length: n }, (_, i) => {
    const own = [...world.bySkill.get(world.skills[i % world.skills.length]!.id)!].sort(
      (a, b) => Math.abs(a.b) - Math.abs(b.b),
    )
    return own[Math.floor(i / world.skills.length)]!
  })
}
