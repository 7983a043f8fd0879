import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Abilities that grow with diminishing returns, carry over to neighbours and fade by a power law over weeks. */
export const power: Family = {
  id: 'power',
  use: 'tuning',
  about: 'continuous ability, diminishing returns, transfer, power-law forgetting',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const gain = between(rng, 0.12, 0.45)
    const most = between(rng, 1.5, 3.5)
    const near = between(rng, 0, 0.15)
    const far = between(rng, 0, 0.02)
    const days = between(rng, 2, 12)
    const slope = between(rng, 0.15, 0.5)
    const sharp = between(rng, 0.9, 1.7)
    const guess = between(rng, 0.15, 0.28)
    const family = Map.groupBy(
      skills.map((_, s) => s),
      (s) => skills[s]!.subject ?? '',
    )
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const rate = gain * Math.exp(0.3 * normal(own))
      const slip = between(own, 0.01, 0.08)
      const make = (learnt: Float64Array, returns: Float64Array, at: Float64Array): Learner => {
        const kept = (s: number, t: number) =>
          learnt[s]! * (1 + Math.max(0, t - at[s]!) / DAY / (days * (1 + returns[s]!))) ** -slope
        return {
          pace: 1,
          transfers: true,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, guess)
            return floor + (1 - slip - floor) * sigmoid(sharp * (start[s]! + kept(s, t) - item.b))
          },
          practise(item, t, right, feedback) {
            const s = places.index.get(item.skills[0]!)!
            const add = (i: number, amount: number) => {
              const now = kept(i, t)
              if (i === s && t - at[i]! > 0.5 * DAY) returns[i] = returns[i]! + 1
              learnt[i] = now + amount * Math.max(0, 1 - now / most)
              at[i] = t
            }
            const amount = rate * (feedback ? 1 : right ? 0.3 : 0)
            if (amount === 0) return
            add(s, amount)
            for (const i of family.get(skills[s]!.subject ?? '')!) if (i !== s && near > 0) add(i, near * amount)
            if (far > 0.01) for (let i = 0; i < learnt.length; i++) if (i !== s) learnt[i] = learnt[i]! + far * amount
          },
          copy: () => make(learnt.slice(), returns.slice(), at.slice()),
        }
      }
      const n = skills.length
      return make(new Float64Array(n), new Float64Array(n), new Float64Array(n).fill(now))
    }
  },
}
