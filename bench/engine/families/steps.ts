import { type ItemView, type SimStudent, seededRng, simAnswer, simChance, simNeeds, simStudent } from '@fourfold/engine'
import type { Family, Learner } from './family.ts'

/** Shares the steps of all skills until one of them is practised. */
const copyOf = (student: SimStudent): SimStudent => ({ ...student, steps: new Map(student.steps) })

function unshare(student: SimStudent, skills: readonly string[]): void {
  for (const id of skills) {
    const own = student.steps.get(id)
    if (own)
      student.steps.set(
        id,
        own.map((step) => ({ ...step })),
      )
  }
}

const ruleOf = (item: ItemView, step: number) => `${item.skills[0]}/${step}`

/** Skills are handfuls of steps, each known or not; items need several at once; known steps fade and wrong rules stay. */
export const steps: Family = {
  id: 'steps',
  use: 'tuning',
  about: 'items need several steps at once, steps are learnt one by one and fade',
  rulesOf: (item) => simNeeds(item).map((step) => ruleOf(item, step)),
  run: (skills) => (rng, now) => {
    const make = (student: SimStudent): Learner => ({
      pace: student.pace,
      chance: (item, t) => simChance(student, item, t),
      // The step that is learnt is drawn anew; whether the answer was right has been drawn before.
      practise: (item, t, _right, feedback, chance) => {
        unshare(student, item.skills)
        simAnswer(student, item, seededRng(Math.floor(chance() * 2 ** 32)), t, feedback)
      },
      shows: (item) => {
        const own = student.steps.get(item.skills[0]!)
        const step = simNeeds(item).find((i) => own && !own[i]!.known && own[i]!.wrong_rule)
        return step === undefined ? null : ruleOf(item, step)
      },
      copy: () => make(copyOf(student)),
    })
    return make(simStudent(skills, rng, now))
  },
}
