import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Students who learn from what is within their reach: little from what is far too hard or too easy; slips are many, memory grows. */
export const reach: Family = {
  id: 'reach',
  use: 'report',
  about:
    'most is learnt from questions a little above the level, little from far ones; slips are many, returns make memory last',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const gain = between(rng, 0.3, 1)
    const wide = between(rng, 0.7, 1.6)
    const above = between(rng, 0, 1)
    const days = between(rng, 4, 25)
    const longer = between(rng, 0.3, 1)
    const most = between(rng, 1.5, 3)
    const sharp = between(rng, 0.9, 1.6)
    const guess = between(rng, 0.15, 0.28)
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.03, 0.22)
      const rate = gain * Math.exp(0.3 * normal(own))
      const make = (learnt: Float64Array, lasts: Float64Array, at: Float64Array): Learner => {
        const kept = (s: number, t: number) => learnt[s]! * Math.exp(-Math.max(0, t - at[s]!) / DAY / lasts[s]!)
        const ability = (s: number, t: number) => start[s]! + kept(s, t)
        return {
          pace: 1,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, guess)
            return floor + (1 - slip - floor) * sigmoid(sharp * (ability(s, t) - item.b))
          },
          practise(item, t, _right, feedback) {
            if (!feedback) return
            const s = places.index.get(item.skills[0]!)!
            const far = item.b - ability(s, t) - above
            const held = kept(s, t)
            learnt[s] = held + rate * Math.exp(-((far / wide) ** 2)) * Math.max(0, 1 - held / most)
            if (t - at[s]! > 0.5 * DAY) lasts[s] = lasts[s]! * (1 + longer)
            at[s] = t
          },
          copy: () => make(learnt.slice(), lasts.slice(), at.slice()),
        }
      }
      const n = skills.length
      return make(new Float64Array(n), new Float64Array(n).fill(days), new Float64Array(n).fill(now))
    }
  },
}
