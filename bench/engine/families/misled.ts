import { type ItemView, normal, sigmoid } from '@fourfold/engine'
import { hashId } from '../../models/split.ts'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

const KINDS = 3
const kindOf = (template: string) => hashId(template, 'kind') % KINDS
const ruleOf = (item: ItemView) => `${item.skills[0]}/${kindOf(item.template_id)}`

/** Students who hold wrong rules: each spoils one kind of a skill's questions until an explanation cures it, and may return. */
export const misled: Family = {
  id: 'misled',
  use: 'report',
  about: 'misconceptions that spoil one kind of question each; an explanation may cure them, time may bring them back',
  rulesOf: (item) => [ruleOf(item)],
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const held = between(rng, 0.3, 0.6)
    const cure = between(rng, 0.2, 0.6)
    const back = between(rng, 0.005, 0.04)
    const gain = between(rng, 0.03, 0.15)
    const trap = between(rng, 0.02, 0.12)
    const sharp = between(rng, 0.9, 1.5)
    return (own) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.01, 0.08)
      const mind = cure * Math.exp(0.25 * normal(own))
      // 1: held, 0: not held, between: the chance that a cured one is back.
      const rules = Float64Array.from({ length: skills.length * KINDS }, (_, i) =>
        own() < held * sigmoid(-start[Math.floor(i / KINDS)]! + 0.4) * 1.6 ? 1 : 0,
      )
      const make = (rule: Float64Array, cured: Float64Array, learnt: Float64Array): Learner => {
        const wrong = (i: number, t: number) =>
          rule[i] === 1 ? 1 : cured[i]! > 0 ? 1 - Math.exp((-back * (t - cured[i]!)) / DAY) : 0
        return {
          pace: 1,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, 0.22)
            const able = floor + (1 - slip - floor) * sigmoid(sharp * (start[s]! + 0.6 + learnt[s]! - item.b))
            const w = wrong(s * KINDS + kindOf(item.template_id), t)
            return (1 - w) * able + w * trap
          },
          practise(item, t, _right, feedback, chance) {
            if (!feedback) return
            const s = places.index.get(item.skills[0]!)!
            const i = s * KINDS + kindOf(item.template_id)
            if (chance() < wrong(i, t)) {
              if (chance() < mind) {
                rule[i] = 0
                cured[i] = t
              } else rule[i] = 1
            } else if (cured[i]! > 0) cured[i] = t
            learnt[s] = learnt[s]! + gain * Math.max(0, 1 - learnt[s]! / 1.5)
          },
          shows: (item, t, chance) =>
            chance() < wrong(places.index.get(item.skills[0]!)! * KINDS + kindOf(item.template_id), t)
              ? ruleOf(item)
              : null,
          copy: () => make(rule.slice(), cured.slice(), learnt.slice()),
        }
      }
      return make(rules, new Float64Array(rules.length), new Float64Array(skills.length))
    }
  },
}
