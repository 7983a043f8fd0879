import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Two stores: a quick one that is gone in days and a slow one that fills by returns after rest; learning tires in a day. */
export const tiring: Family = {
  id: 'tiring',
  use: 'report',
  about: 'quick and slow memory, spaced returns settle, prerequisites help, a long day tires',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const gain = between(rng, 0.3, 0.9)
    const quickDays = between(rng, 1.5, 6)
    const slowDays = between(rng, 40, 200)
    const settle = between(rng, 0.15, 0.45)
    const tire = between(rng, 0.01, 0.04)
    const gate = between(rng, 0.2, 0.8)
    const sharp = between(rng, 0.9, 1.6)
    const guess = between(rng, 0.12, 0.27)
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.01, 0.08)
      const rate = gain * Math.exp(0.3 * normal(own))
      const make = (
        quick: Float64Array,
        slow: Float64Array,
        at: Float64Array,
        day: { n: number; on: number },
      ): Learner => {
        const quickAt = (s: number, t: number) => quick[s]! * Math.exp(-Math.max(0, t - at[s]!) / DAY / quickDays)
        const slowAt = (s: number, t: number) => slow[s]! * Math.exp(-Math.max(0, t - at[s]!) / DAY / slowDays)
        const ability = (s: number, t: number) => start[s]! + quickAt(s, t) + slowAt(s, t)
        const tired = (t: number) => (Math.floor(t / DAY) === day.on ? tire * day.n : 0)
        return {
          pace: 1,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, guess)
            return floor + (1 - slip - floor) * sigmoid(sharp * (ability(s, t) - 0.5 * tired(t) - item.b))
          },
          practise(item, t, right, feedback) {
            const s = places.index.get(item.skills[0]!)!
            const today = Math.floor(t / DAY)
            if (day.on !== today) Object.assign(day, { on: today, n: 0 })
            const ready = places.needs[s]!.reduce((low, n) => Math.min(low, sigmoid(1.5 * ability(n, t) + 0.5)), 1)
            const q = quickAt(s, t)
            const l = slowAt(s, t)
            const more = feedback
              ? rate * (1 - gate + gate * ready) * Math.max(0, 1 - (q + l) / 3)
              : right
                ? 0.1 * rate
                : 0
            slow[s] = l + settle * q * Math.min(1, (t - at[s]!) / DAY) + 0.12 * more
            quick[s] = q + more * Math.max(0.2, 1 - tired(t))
            at[s] = t
            day.n += 1
          },
          copy: () => make(quick.slice(), slow.slice(), at.slice(), { ...day }),
        }
      }
      const n = skills.length
      return make(new Float64Array(n), new Float64Array(n), new Float64Array(n).fill(now), { n: 0, on: 0 })
    }
  },
}
