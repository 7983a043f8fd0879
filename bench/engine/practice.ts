import {
  choosePractice,
  emptyState,
  type ItemView,
  mastery,
  type Past,
  pastOf,
  type Rng,
  type StudentState,
  seededRng,
} from '@fourfold/engine'
import { ask, newStudent, recommendedSkills, START, trueSkill, type World } from './world.ts'

export type PracticeRow = Readonly<{ policy: string; questions: number }>

const SET = 5
const STRONG = 0.8
const SHARE = 0.8

type Turn = Readonly<{
  state: StudentState
  sets: number
  rng: Rng
  now: number
  past: readonly Past[]
  seen: Set<string>
}>
type Policy = Readonly<{ skills: (turn: Turn) => readonly string[]; items: Choice }>
type Choice = (skills: readonly string[], turn: Turn) => readonly ItemView[]

export const FIXED = 'fixed order'
export const FIXED_CHOSEN = "fixed order, the engine's questions"
export const RANDOM = 'random order'

/** The engine's order and choice, against courses without its choice of questions, and against other orders with it. */
function policies(world: World): Record<string, Policy> {
  const ids = world.skills.map((skill) => skill.id)
  const chosen: Choice = (skills, { state, past, rng, now }) =>
    choosePractice(state, skills, world.items, past, rng, now, SET)
  const asTheyCome: Choice = ([skill], { seen, rng }) => {
    const own = world.bySkill.get(skill!)!
    const fresh = own.filter((item) => !seen.has(item.id))
    return drawn(fresh.length >= SET ? fresh : own, rng)
  }
  const ranked: Policy['skills'] = ({ state, past }) => recommendedSkills(world, state, past, START, SET)
  const inTurn: Policy['skills'] = ({ sets }) => [ids[Math.floor(sets / 2) % ids.length]!]
  const byChance: Policy['skills'] = ({ rng }) => [ids[Math.floor(rng() * ids.length)]!]
  const weakest: Policy['skills'] = ({ state }) => [
    world.skills.reduce((a, b) => (mastery(state.nodes, b) < mastery(state.nodes, a) ? b : a)).id,
  ]
  return {
    recommended: { skills: ranked, items: chosen },
    [FIXED]: { skills: inTurn, items: asTheyCome },
    [RANDOM]: { skills: byChance, items: asTheyCome },
    'weakest first': { skills: weakest, items: asTheyCome },
    [FIXED_CHOSEN]: { skills: inTurn, items: chosen },
    "random order, the engine's questions": { skills: byChance, items: chosen },
    "weakest first, the engine's questions": { skills: weakest, items: chosen },
  }
}

function drawn(items: readonly ItemView[], rng: Rng): ItemView[] {
  const left = [...items]
  return Array.from({ length: Math.min(SET, left.length) }, () => left.splice(Math.floor(rng() * left.length), 1)[0]!)
}

/** Questions until four fifths of the skills are truly Strong (the simulator's own chance), five to a set, twenty sets a day. */
export function practiceTable(world: World, students: number, seed: number, limit = 2000): PracticeRow[] {
  return Object.entries(policies(world)).map(([policy, { skills, items }]) => {
    let total = 0
    for (let u = 0; u < students; u++) {
      const student = newStudent(world, seededRng(seed + u))
      const rng = seededRng(seed + 50_000 + u)
      let state = emptyState('sim')
      let past: Past[] = []
      const seen = new Set<string>()
      let asked = 0
      for (let set = 0; asked < limit; set++) {
        const now = START + set * 600_000
        const strong = world.skills.filter((skill) => trueSkill(world, student, skill.id, now) >= STRONG).length
        if (strong >= SHARE * world.skills.length) break
        const turn = { state, sets: set, rng, now, past, seen }
        for (const item of items(skills(turn), turn)) {
          const answer = ask(world, student, state, item, rng, now, true)
          state = answer.state
          seen.add(item.id)
          past = [...past.slice(-200), pastOf(item, answer.correct, now)]
          asked++
        }
      }
      total += asked
    }
    return { policy, questions: total / students }
  })
}

export const meanPractice = (tables: readonly (readonly PracticeRow[])[]): PracticeRow[] =>
  (tables[0] ?? []).map(({ policy }, i) => ({
    policy,
    questions: tables.reduce((sum, table) => sum + table[i]!.questions, 0) / tables.length,
  }))
