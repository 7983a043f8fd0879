import {
  choosePractice,
  emptyState,
  mastery,
  type Past,
  pastOf,
  type Rng,
  rankSkills,
  type StudentState,
  seededRng,
} from '@fourfold/engine'
import { ask, newStudent, START, trueSkill, type World } from './world.ts'

export type PracticeRow = Readonly<{ policy: string; questions: number }>

const SET = 5
const STRONG = 0.8
const SHARE = 0.8

type Order = (state: StudentState, sets: number, rng: Rng) => string

function orders(world: World): Record<string, Order> {
  const ids = world.skills.map((skill) => skill.id)
  return {
    recommended: (state) => rankSkills(state, world.skills, START)[0]!.skill,
    'fixed order': (_, sets) => ids[Math.floor(sets / 2) % ids.length]!,
    'random order': (_, __, rng) => ids[Math.floor(rng() * ids.length)]!,
    'weakest first': (state) => {
      let weakest = world.skills[0]!
      for (const skill of world.skills) if (mastery(state.nodes, skill) < mastery(state.nodes, weakest)) weakest = skill
      return weakest.id
    },
  }
}

/** Questions until four fifths of the skills are truly Strong (the simulator's own chance), five to a set, twenty sets a day. */
export function practiceTable(world: World, students: number, seed: number, limit = 2000): PracticeRow[] {
  return Object.entries(orders(world)).map(([policy, order]) => {
    let total = 0
    for (let u = 0; u < students; u++) {
      const student = newStudent(world, seededRng(seed + u))
      const rng = seededRng(seed + 50_000 + u)
      let state = emptyState('sim')
      let past: Past[] = []
      let asked = 0
      for (let set = 0; asked < limit; set++) {
        const now = START + set * 600_000
        const strong = world.skills.filter((skill) => trueSkill(world, student, skill.id, now) >= STRONG).length
        if (strong >= SHARE * world.skills.length) break
        const skill = order(state, set, rng)
        for (const item of choosePractice(state, skill, world.items, past, rng, now, SET)) {
          const answer = ask(world, student, state, item, rng, now, true)
          state = answer.state
          past = [...past.slice(-200), pastOf(item, answer.correct, now)]
          asked++
        }
      }
      total += asked
    }
    return { policy, questions: total / students }
  })
}
