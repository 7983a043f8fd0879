import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Skills are known or not, are learnt at a stroke and only once what they build on is known, and are forgotten. */
export const gated: Family = {
  id: 'gated',
  use: 'tuning',
  about: 'all or nothing, learnt only on known prerequisites, forgotten by a power law',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const learn = between(rng, 0.12, 0.45)
    const blocked = between(rng, 0, 0.15)
    const days = between(rng, 6, 40)
    const power = between(rng, 0.2, 0.7)
    const steep = between(rng, 0.5, 1)
    const guess = between(rng, 0.15, 0.3)
    return (own, now) => {
      const level = levels(skills, places, spread, own)
      const known = new Uint8Array(skills.length)
      const strength = new Float64Array(skills.length)
      const last = new Float64Array(skills.length).fill(now)
      skills.forEach((_, s) => {
        const ready = places.needs[s]!.every((n) => known[n] === 1)
        known[s] = level[s]! + 0.3 * normal(own) > (ready ? -0.2 : 1.2) ? 1 : 0
        strength[s] = known[s] ? 2 + 3 * own() : 0
      })
      const slip = between(own, 0.02, 0.12)
      const rate = learn * Math.exp(0.3 * normal(own))
      const make = (k: Uint8Array, w: Float64Array, at: Float64Array): Learner => {
        const held = (s: number, t: number) =>
          k[s] ? (1 + Math.max(0, t - at[s]!) / DAY / (days * Math.max(1, w[s]!))) ** -power : 0
        return {
          pace: 1,
          chance(item, t) {
            const h = held(places.index.get(item.skills[0]!)!, t)
            const floor = luck(item, guess)
            const able = 1 - slip - (1 - slip) * sigmoid(steep * (item.b - 2.6))
            return h * able + (1 - h) * (floor + (1 - floor) * sigmoid(-3 - steep * item.b))
          },
          practise(item, t, _right, feedback, chance) {
            const s = places.index.get(item.skills[0]!)!
            if (k[s] && chance() < held(s, t) + (feedback ? 0.6 : 0)) {
              w[s] = w[s]! + 1
              at[s] = t
            } else if (feedback) {
              const ready = places.needs[s]!.every((n) => k[n] === 1 && held(n, t) > 0.4)
              if (chance() < rate * (ready ? 1 : blocked)) {
                k[s] = 1
                w[s] = Math.max(1, w[s]!)
                at[s] = t
              }
            }
          },
          copy: () => make(k.slice(), w.slice(), at.slice()),
        }
      }
      return make(known, strength, last)
    }
  },
}
