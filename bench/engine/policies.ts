import { choosePractice, type ItemView, kindsToRepair, PARAMS, type Params } from '@fourfold/engine'
import type { Course } from './course.ts'
import { DAY, type Learner } from './families/family.ts'
import { trueScore, trueSkill, WEEK } from './world.ts'

/** Who decides what is asked next: `n` questions that follow each other without new advice in between. */
export type Policy = Readonly<{ name: string; set: number; next: (course: Course, n: number) => readonly ItemView[] }>

/** An item of a skill as a textbook has it: unseen while there are any, else any. */
function anyItem(course: Course, skill: string): ItemView {
  const own = course.world.bySkill.get(skill)!
  const fresh = own.filter((item) => !course.seen.has(item.id))
  const from = fresh.length > 0 ? fresh : own
  return from[Math.floor(course.rng() * from.length)]!
}

/** As the server has it: a misconception that has not shown for so long needs no repair. */
const SHOWN_DAYS = 30

/** What the server feeds the choice: kinds of question that repair what was shown and not put right since. */
export const repairOf = ({ shown, world, now, past }: Course): ReadonlySet<string> =>
  kindsToRepair(
    [...shown]
      .filter(([, at]) => at > now - SHOWN_DAYS * DAY)
      .map(([id, at]) => ({ at, kinds: world.showing.get(id) ?? new Set() })),
    past,
  )

export const recommended = (params: Params = PARAMS): Policy => ({
  name: 'recommended',
  set: 10,
  next: (course, n) => {
    const { state, world, past, rng, now } = course
    return choosePractice(state, world.skills, world.items, past, rng, now, n, { repair: repairOf(course) }, params)
  },
})

export const RANDOM: Policy = {
  name: 'random skill',
  set: 1,
  next: (course) => [anyItem(course, course.world.skills[Math.floor(course.rng() * course.world.skills.length)]!.id)],
}

/** A course in fixed order: three right in a row, then the next skill; from the start again after the last. */
export const fixedOrder = (): Policy => {
  let at = 0
  let row = 0
  let asked = 0
  return {
    name: 'fixed order, 3 in a row',
    set: 1,
    next: (course) => {
      const last = course.past.at(-1)
      if (asked > 0 && last) row = last.correct ? row + 1 : 0
      if (row >= 3) {
        at = (at + 1) % course.world.skills.length
        row = 0
      }
      asked++
      return [anyItem(course, course.world.skills[at]!.id)]
    },
  }
}

/** Knows the truth: asks where one more question raises the true score of the week after most, looking one step ahead. */
export const ORACLE: Policy = {
  name: 'oracle',
  set: 1,
  next: (course) => {
    const { world, learner, rng, now } = course
    const at = now + WEEK
    const scoreAt = (s: number, who: Learner) =>
      who.transfers ? trueScore(world, who, at) : world.skills[s]!.weight * trueSkill(world, who, s, at)
    const before = learner.transfers ? trueScore(world, learner, at) : null
    // Where practice carries over it teaches without chance: one draw tells all.
    const draws = learner.transfers ? 1 : DRAWS
    let best: ItemView | null = null
    let most = Number.NEGATIVE_INFINITY
    world.skills.forEach((skill, s) => {
      const item = anyItem(course, skill.id)
      const real = world.truth.get(item.id)!
      const p = learner.chance(real, now)
      const base = before ?? scoreAt(s, learner)
      let gain = 0
      for (let draw = 0; draw < draws; draw++) {
        const copy = learner.copy()
        copy.practise(real, now, rng() < p, true, rng)
        gain += (scoreAt(s, copy) - base) / draws
      }
      if (gain > most) [best, most] = [item, gain]
    })
    return [best!]
  },
}

const DRAWS = 3
