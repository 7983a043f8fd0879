import { type ItemView, type Rng, seededRng } from '@fourfold/engine'
import type { Course, Entry } from './course.ts'
import { DAY, type Learner } from './families/family.ts'
import type { Policy } from './policies.ts'
import { trueSkill, WEEK, type World } from './world.ts'

/** Students drawn to begin with, those kept for each skill, and those of them on whom a question is tried. */
const POOL = 2000
const KEPT = 120
const TRIED = 50
/** So many students must carry the weight of the answers; else the answers count for less. */
const LEAST = 60
/** How far a template of the bank may be off its difficulty. */
const OFF = 0.45

/** What a skill's answers have left of the students drawn; no two skills are weighed together once they are practised. */
type Crowd = { who: Learner[]; weight: Float64Array; practised: boolean }

/** A learner for whom the same templates are of other kinds, and off by other errors: which ones no answer has told beforehand. */
function unawares(learner: Learner, own: number): Learner {
  const met = new Map<string, ItemView>()
  const as = (item: ItemView): ItemView => {
    const known = met.get(item.id)
    if (known) return known
    let hash = 2166136261 ^ own
    for (const ch of item.template_id) hash = Math.imul(hash ^ ch.charCodeAt(0), 16777619) >>> 0
    const off = OFF * 3.4 * (((hash >>> 8) % 1000) / 1000 - 0.5)
    const other = { ...item, b: item.b + off, template_id: `${item.template_id}#${own}` }
    met.set(item.id, other)
    return other
  }
  const wrap = (inner: Learner): Learner => ({
    pace: inner.pace,
    chance: (item, now) => inner.chance(as(item), now),
    practise: (item, now, right, feedback, rng) => inner.practise(as(item), now, right, feedback, rng),
    copy: () => wrap(inner.copy()),
  })
  return wrap(learner)
}

/** `n` places drawn in proportion to the weights, evenly spaced, in mixed order (Kitagawa 1996). */
function drawn(weight: ArrayLike<number>, n: number, rng: Rng): number[] {
  const out: number[] = []
  let [at, sum] = [rng() / n, 0]
  for (let i = 0; i < weight.length; i++) {
    sum += weight[i]!
    for (; out.length < n && at < sum; at += 1 / n) out.push(i)
  }
  while (out.length < n) out.push(out[0] ?? 0)
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1))
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}

/** Weights of log-likelihoods, taken to the power at which enough students carry them. */
function weightsOf(logs: Float64Array): Float64Array {
  for (let power = 1; ; power *= 0.8) {
    const top = logs.reduce((most, x) => Math.max(most, power * x), Number.NEGATIVE_INFINITY)
    const weight = logs.map((x) => Math.exp(power * x - top))
    const [sum, squares] = weight.reduce(([a, b], x) => [a + x, b + x * x], [0, 0])
    if ((sum * sum) / squares >= LEAST || power < 0.1) return weight.map((x) => x / sum)
  }
}

type Best = Readonly<{ item: ItemView; gain: number }>

/**
 * Who sees the answers alone, but knows by which rules the students of this world differ, learn and forget, and draws every conclusion
 * from that (a particle filter in blocks; Rebeschini and van Handel 2015): asks where one more question brings
 * most a week later. With `kinds` it also knows which questions of a skill go together, and how hard each one truly is. For
 * families in which practice changes its own skill alone.
 */
export function answersOnly(kinds: boolean): Policy {
  const rng = seededRng(4242)
  let pool: Learner[] = []
  let crowds: Crowd[] = []
  let best: Best[] = []
  const logs = new Float64Array(POOL)
  let [read, day] = [0, -1]
  const known = ({ truth }: World, item: ItemView): ItemView => (kinds ? truth.get(item.id)! : item)
  const drawnAs = (learner: Learner, own: number): Learner => (kinds ? learner : unawares(learner, own))

  const begin = (world: World): void => {
    pool = Array.from({ length: POOL }, (_, i) => drawnAs(world.newLearner(seededRng(31_337 + 13 * i)), i))
    crowds = world.skills.map(() => ({ who: [], weight: new Float64Array(KEPT).fill(1 / KEPT), practised: false }))
  }
  const fits = (who: Learner, item: ItemView, { correct, at }: Entry): number => {
    const p = who.chance(item, at)
    return Math.max(1e-6, correct ? p : 1 - p)
  }
  const see = (world: World, entry: Entry): void => {
    const item = known(world, entry.item)
    const crowd = crowds[world.skills.findIndex(({ id }) => id === item.skills[0])]!
    // Until it is practised, a skill's answer speaks of the student as drawn.
    if (!crowd.practised) for (let i = 0; i < POOL; i++) logs[i]! += Math.log(fits(pool[i]!, item, entry))
    if (!entry.solutionShown) return
    if (!crowd.practised) crowd.who = crowd.who.map((who) => who.copy())
    crowd.practised = true
    const fit = crowd.weight.map((w, i) => w * fits(crowd.who[i]!, item, entry))
    const sum = fit.reduce((a, b) => a + b, 0)
    crowd.weight = fit.map((w) => w / sum)
    if (1 / crowd.weight.reduce((a, w) => a + w * w, 0) < KEPT / 2) {
      crowd.who = drawn(crowd.weight, KEPT, rng).map((i) => crowd.who[i]!.copy())
      crowd.weight.fill(1 / KEPT)
    }
    for (const who of crowd.who) who.practise(item, entry.at, entry.correct, true, rng)
  }
  const bestOf = ({ world, seen, now }: Course, s: number): Best => {
    const { who, weight } = crowds[s]!
    const own = world.bySkill.get(world.skills[s]!.id)!
    const fresh = own.filter((item) => !seen.has(item.id))
    const byTemplate = Map.groupBy(fresh.length > 0 ? fresh : own, (item) => item.template_id)
    const tried = who.slice(0, TRIED)
    const before = tried.map((one) => trueSkill(world, one, s, now + WEEK))
    let most: Best = { item: own[0]!, gain: Number.NEGATIVE_INFINITY }
    for (const siblings of byTemplate.values()) {
      const item = siblings[Math.floor(rng() * siblings.length)]!
      const asked = known(world, item)
      let [gain, total] = [0, 0]
      tried.forEach((one, i) => {
        const copy = one.copy()
        copy.practise(asked, now, rng() < one.chance(asked, now), true, rng)
        gain += weight[i]! * (trueSkill(world, copy, s, now + WEEK) - before[i]!)
        total += weight[i]!
      })
      gain *= world.skills[s]!.weight / Math.max(1e-12, total)
      if (gain > most.gain) most = { item, gain }
    }
    return most
  }
  return {
    name: kinds ? 'answers only, kinds known' : 'answers only',
    set: 1,
    next: (course) => {
      const { world, log, now } = course
      if (pool.length === 0) begin(world)
      const asked = new Set<string>()
      for (const entry of log.slice(read)) {
        see(world, entry)
        asked.add(entry.item.skills[0]!)
      }
      read = log.length
      const today = Math.floor(now / DAY)
      if (today !== day) {
        const places = drawn(weightsOf(logs), KEPT, rng)
        for (const crowd of crowds)
          if (!crowd.practised) crowd.who = places.map((i, own) => (kinds ? pool[i]! : again(world, i, own)))
        best = world.skills.map((_, s) => bestOf(course, s))
      } else {
        for (const [s, { id }] of world.skills.entries()) if (asked.has(id)) best[s] = bestOf(course, s)
      }
      day = today
      return [best.reduce((a, b) => (b.gain > a.gain ? b : a)).item]
    },
  }

  /** The same student with kinds of his own, since one who was drawn twice says nothing new. */
  function again(world: World, i: number, own: number): Learner {
    return unawares(world.newLearner(seededRng(31_337 + 13 * i)), own)
  }
}
