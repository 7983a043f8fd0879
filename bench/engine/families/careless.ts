import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Students who learn from their misses more than from what they can, who guess without reading now and then, and forget. */
export const careless: Family = {
  id: 'careless',
  use: 'report',
  about: 'learning from misses, hurried guesses, steady forgetting also of what was known at the start',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const gain = between(rng, 0.2, 0.6)
    const fromRight = between(rng, 0.1, 0.5)
    const halfLife = between(rng, 15, 90)
    const hurry = between(rng, 0, 0.2)
    const sharp = between(rng, 0.8, 1.5)
    const fade = between(rng, 0, 0.3)
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.02, 0.1)
      const rate = gain * Math.exp(0.4 * normal(own))
      const careless = Math.min(0.4, hurry * Math.exp(0.5 * normal(own)))
      const make = (learnt: Float64Array, at: Float64Array): Learner => {
        const days = (s: number, t: number) => Math.max(0, t - at[s]!) / DAY
        const ability = (s: number, t: number) =>
          start[s]! + learnt[s]! * 0.5 ** (days(s, t) / halfLife) - fade * (1 - 0.5 ** (days(s, t) / halfLife))
        return {
          pace: 0.9,
          hurried: (chance) => chance() < careless,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, 0.24)
            return floor + (1 - slip - floor) * sigmoid(sharp * (ability(s, t) - item.b))
          },
          practise(item, t, right, feedback) {
            if (!feedback) return
            const s = places.index.get(item.skills[0]!)!
            const held = learnt[s]! * 0.5 ** (days(s, t) / halfLife)
            learnt[s] = held + rate * (right ? fromRight : 1) * Math.max(0, 1 - held / 2.5)
            at[s] = t
          },
          copy: () => make(learnt.slice(), at.slice()),
        }
      }
      return make(new Float64Array(skills.length), new Float64Array(skills.length).fill(now))
    }
  },
}
