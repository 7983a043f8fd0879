import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Students who hold some of the bank's own misconceptions: where one can show it may lead them, and its explanation may end it. */
export const trapped: Family = {
  id: 'trapped',
  use: 'report',
  about:
    "the bank's own misconceptions, which draw on some questions and end by their explanation, on top of slow learning",
  run(skills, rng, traps) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const common = between(rng, 0.15, 0.45)
    const pull = between(rng, 0.4, 0.9)
    const cure = between(rng, 0.25, 0.7)
    const back = between(rng, 0.003, 0.03)
    const gain = between(rng, 0.05, 0.2)
    const halfLife = between(rng, 20, 120)
    const sharp = between(rng, 0.9, 1.6)
    const ids = [...new Set([...traps.values()].flat())]
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.01, 0.1)
      const mind = Math.min(0.9, cure * Math.exp(0.25 * normal(own)))
      const prone = sigmoid(-0.7 * (start.reduce((sum, level) => sum + level, 0) / start.length)) * 2
      const holds = new Set(ids.filter(() => own() < common * prone))
      const make = (held: Set<string>, ended: Map<string, number>, learnt: Float64Array, at: Float64Array): Learner => {
        const kept = (s: number, t: number) => learnt[s]! * 0.5 ** (Math.max(0, t - at[s]!) / DAY / halfLife)
        const strength = (id: string, t: number) => {
          if (held.has(id)) return pull
          const since = ended.get(id)
          return since === undefined ? 0 : pull * (1 - Math.exp((-back * Math.max(0, t - since)) / DAY))
        }
        const drawn = (template: string, t: number) =>
          1 - (traps.get(template) ?? []).reduce((free, id) => free * (1 - strength(id, t)), 1)
        return {
          pace: 1,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, 0.22)
            const able = floor + (1 - slip - floor) * sigmoid(sharp * (start[s]! + 0.8 + kept(s, t) - item.b))
            return able * (1 - drawn(item.template_id, t))
          },
          practise(item, t, right, feedback, chance) {
            if (!feedback) return
            const s = places.index.get(item.skills[0]!)!
            for (const id of right ? [] : (traps.get(item.template_id) ?? []))
              if (chance() < strength(id, t) && chance() < mind) {
                held.delete(id)
                ended.set(id, t)
              }
            learnt[s] = kept(s, t) + gain * Math.max(0, 1 - kept(s, t) / 2)
            at[s] = t
          },
          shows: (item, t, chance) =>
            (traps.get(item.template_id) ?? []).find((id) => chance() < strength(id, t)) ?? null,
          copy: () => make(new Set(held), new Map(ended), learnt.slice(), at.slice()),
        }
      }
      return make(holds, new Map(), new Float64Array(skills.length), new Float64Array(skills.length).fill(now))
    }
  },
}
