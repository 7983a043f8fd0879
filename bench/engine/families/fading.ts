import { normal, sigmoid } from '@fourfold/engine'
import { between, DAY, drawSpread, type Family, type Learner, levels, luck, placesOf } from './family.ts'

/** Students of whom little stays: a solution helps for some days, each return a little longer; what was known fades too. */
export const fading: Family = {
  id: 'fading',
  use: 'tuning',
  about: 'a solution helps for days or weeks, little of it stays, long sessions wear out, some answers are hurried',
  run(skills, rng) {
    const places = placesOf(skills)
    const spread = drawSpread(rng)
    const boost = between(rng, 0.05, 0.9)
    const days = 2 * 25 ** rng()
    const stays = between(rng, 0.02, 0.25)
    const most = between(rng, 0.8, 2.5)
    const worn = between(rng, 0, 0.03)
    const lost = between(rng, 0, 0.4)
    const sharp = between(rng, 0.8, 1.6)
    const guess = between(rng, 0.15, 0.28)
    const hurry = between(rng, 0, 0.15)
    return (own, now) => {
      const start = levels(skills, places, spread, own)
      const slip = between(own, 0.02, 0.12)
      const rate = boost * Math.exp(0.3 * normal(own))
      const make = (
        help: Float64Array,
        kept: Float64Array,
        at: Float64Array,
        sitting: { n: number; on: number },
      ): Learner => {
        const left = (s: number, t: number) => Math.exp(-Math.max(0, t - at[s]!) / DAY / (days * (1 + kept[s]!)))
        const ability = (s: number, t: number) => start[s]! + kept[s]! + help[s]! * left(s, t) - lost * (1 - left(s, t))
        const wear = (t: number) => (Math.floor(t / DAY) === sitting.on ? worn * sitting.n : 0)
        return {
          pace: 1.1,
          hurried: (chance) => chance() < hurry,
          chance(item, t) {
            const s = places.index.get(item.skills[0]!)!
            const floor = luck(item, guess)
            return floor + (1 - slip - floor) * sigmoid(sharp * (ability(s, t) - wear(t) - item.b))
          },
          practise(item, t, _right, feedback) {
            const s = places.index.get(item.skills[0]!)!
            const today = Math.floor(t / DAY)
            if (sitting.on !== today) Object.assign(sitting, { on: today, n: 0 })
            sitting.n += 1
            if (!feedback) return
            const room = Math.max(0, 1 - kept[s]! / most)
            help[s] = help[s]! * left(s, t) + rate * room
            kept[s] = kept[s]! + stays * rate * room
            at[s] = t
          },
          copy: () => make(help.slice(), kept.slice(), at.slice(), { ...sitting }),
        }
      }
      const n = skills.length
      return make(new Float64Array(n), new Float64Array(n), new Float64Array(n).fill(now), { n: 0, on: 0 })
    }
  },
}
