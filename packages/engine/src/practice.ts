import { PARAMS, type Params } from './params.ts'
import { indexOf } from './pool.ts'
import { chance } from './predict.ts'
import type { StudentState } from './state.ts'
import type { Instant, ItemView, Rng } from './types.ts'

/** What the choice knows of earlier questions, oldest first. */
export type Past = Readonly<{ item_id: string; template_id: string; frame_id: string; correct: boolean; at: Instant }>

export const pastOf = (item: ItemView, correct: boolean, at: Instant): Past => ({
  item_id: item.id,
  template_id: item.template_id,
  frame_id: item.frame_id,
  correct,
  at,
})

const DAY = 86_400_000
const RECENT = 20
/** From a large bank a sample is weighed: enough to find n items near the target, and a different one each time. */
const SAMPLE = 600

type Candidate = Readonly<{ item: ItemView; cost: number; frame: string }>

const frameOf = (entry: Readonly<{ template_id: string; frame_id: string }>): string =>
  `${entry.template_id}/${entry.frame_id}`

/** Templates missed at a time that is due again: a day, three, a week, three weeks after, and not right since. */
function dueTemplates(history: readonly Past[], now: Instant, days: readonly number[]): Set<string> {
  const misses = new Map<string, { at: Instant; tries: number }>()
  for (const past of history) {
    const missed = misses.get(past.template_id)
    if (past.correct) {
      if (missed && missed.tries >= days.length - 1) misses.delete(past.template_id)
      else if (missed) misses.set(past.template_id, { at: past.at, tries: missed.tries + 1 })
    } else misses.set(past.template_id, { at: past.at, tries: 0 })
  }
  const due = new Set<string>()
  for (const [template, { at, tries }] of misses) {
    if (now - at >= (days[tries] ?? 21) * DAY) due.add(template)
  }
  return due
}

/**
 * Questions of a practice test: near the target chance, unseen first; a few siblings of old misses mixed in at spaced
 * times; no two of one frame, and none of the frames seen last, while others are left. `skills` has the one to practise
 * first, then those that come next, best first: kinds of question that went right when last met can wait, so once the
 * first skill has asked its open ones, and its share, the next skills give theirs.
 */
export function choosePractice(
  state: StudentState,
  skills: readonly string[],
  pool: readonly ItemView[],
  history: readonly Past[],
  rng: Rng,
  now: Instant,
  n: number,
  params: Params = PARAMS,
): ItemView[] {
  const { target, review_share, review_days, again, own_share } = params.practice
  const [skill = '', ...next] = skills
  const seen = new Map<string, Past>()
  for (const past of history) seen.set(past.item_id, past)
  // Right answers in a row per template, negative after a miss: what went well lately can wait, what did not comes first.
  const lately = new Map<string, number>()
  for (const past of history) {
    const old = lately.get(past.template_id) ?? 0
    lately.set(past.template_id, past.correct ? Math.max(0, old) + 1 : -1)
  }
  const due = dueTemplates(history, now, review_days)
  const index = indexOf(pool)
  const weigh = (item: ItemView): Candidate => {
    const past = seen.get(item.id)
    const miss = Math.abs(chance(state.nodes, item, now, params) - target)
    // A seen item costs more than any distance from the target; one that was right last time costs most.
    const turn = params.practice.turn * Math.min(3, lately.get(item.template_id) ?? 0)
    return { item, cost: miss + turn + (past ? (past.correct ? 3 : 2) : 0) + 0.05 * rng(), frame: frameOf(item) }
  }
  const sample = (items: readonly ItemView[]) => (items.length <= SAMPLE ? items : draw(items, SAMPLE, rng))
  const candidatesOf = (id: string) => sample(index.bySkill.get(id) ?? []).map(weigh)
  const shelf: Shelf = { frames: new Map(), kinds: new Map(), again }
  for (const past of history.slice(-RECENT)) shelf.frames.set(frameOf(past), 1)
  const old = [...due].flatMap((id) => (index.byTemplate.get(id) ?? []).filter((item) => !item.skills.includes(skill)))
  const reviews = take(sample(old).map(weigh), Math.min(Math.floor(n * review_share), due.size), shelf, 'new frames')
  const main = candidatesOf(skill)
  const chosen: ItemView[] = []
  const add = (from: readonly Candidate[], upTo: number, which: Which) => {
    const left = from.filter(({ item }) => !chosen.includes(item))
    chosen.push(...take(left, Math.min(upTo, n - reviews.length) - chosen.length, shelf, which))
  }
  const open = ({ item }: Candidate) => (lately.get(item.template_id) ?? 0) <= 0
  if (next.length > 0) {
    add(main.filter(open), n, 'new kinds')
    add(main, Math.ceil(n * own_share), 'new frames')
  } else add(main, n, 'new frames')
  for (const id of next) {
    if (chosen.length + reviews.length >= n) break
    add(candidatesOf(id).filter(open), n, 'new kinds')
  }
  // When no fresh frame is left, the subject lends some before any frame comes again.
  if (main.length > 0 && chosen.length + reviews.length < n) {
    const subjects = new Set(main.map(({ item }) => item.subject ?? ''))
    const near = [...subjects].flatMap((id) => index.bySubject.get(id) ?? [])
    const lent = near.filter((item) => !item.skills.includes(skill) && !due.has(item.template_id))
    add(sample(lent).map(weigh), n, 'new frames')
  }
  add(main, n, 'any')
  // A pool that the student has narrowed may have little of the first skill: the test still gets its length.
  for (const id of next) {
    if (chosen.length + reviews.length >= n) break
    add(candidatesOf(id), n, 'any')
  }
  return interleave(chosen, reviews)
}

/**
 * The same skills, led by the first that can fill its share of a test with frames the student has not just seen: what was
 * practised twice in a row rests while others are asked.
 */
export function ledByFresh(
  skills: readonly string[],
  pool: readonly ItemView[],
  history: readonly Past[],
  n: number,
  params: Params = PARAMS,
): readonly string[] {
  const { bySkill } = indexOf(pool)
  const recent = new Set(history.slice(-RECENT).map(frameOf))
  const wanted = Math.ceil(n * params.practice.own_share)
  const lead = skills.find((id) => {
    const frames = new Set<string>()
    for (const item of bySkill.get(id) ?? []) {
      const frame = frameOf(item)
      if (!recent.has(frame)) frames.add(frame)
      if (frames.size >= wanted) return true
    }
    return false
  })
  return lead === undefined ? skills : [lead, ...skills.filter((id) => id !== lead)]
}

function draw(items: readonly ItemView[], n: number, rng: Rng): ItemView[] {
  const chosen = new Set<ItemView>()
  while (chosen.size < n) chosen.add(items[Math.floor(rng() * items.length)]!)
  return [...chosen]
}

/** What the test has so far: how often each frame and each kind of question; the frames seen last count as well. */
type Shelf = Readonly<{ frames: Map<string, number>; kinds: Map<string, number>; again: number }>
type Which = 'new kinds' | 'new frames' | 'any'

/**
 * The cheapest candidates, each frame once before any frame twice. Every question of a template makes its siblings
 * dearer: what the first one teaches, the next need not ask at once.
 */
function take(candidates: readonly Candidate[], n: number, shelf: Shelf, which: Which): ItemView[] {
  const chosen: ItemView[] = []
  const { frames, kinds, again } = shelf
  let left = [...candidates]
  for (let round = 0; chosen.length < n && left.length > 0; ) {
    let best: Candidate | null = null
    let least = Number.POSITIVE_INFINITY
    for (const candidate of left) {
      const kin = kinds.get(candidate.item.template_id) ?? 0
      if ((frames.get(candidate.frame) ?? 0) > round || (which === 'new kinds' && kin > 0)) continue
      const cost = candidate.cost + again * kin
      if (cost < least) [best, least] = [candidate, cost]
    }
    if (!best) {
      if (which !== 'any') break
      round++
      continue
    }
    const { item, frame } = best
    chosen.push(item)
    left = left.filter((candidate) => candidate !== best)
    frames.set(frame, (frames.get(frame) ?? 0) + 1)
    kinds.set(item.template_id, (kinds.get(item.template_id) ?? 0) + 1)
  }
  return chosen
}

/** Reviews at even distances between the main questions; siblings of one template kept apart where possible. */
function interleave(main: readonly ItemView[], reviews: readonly ItemView[]): ItemView[] {
  const out = spread(main)
  reviews.forEach((item, i) => {
    out.splice(
      Math.min(out.length, Math.round(((i + 1) * (main.length + reviews.length)) / (reviews.length + 1))),
      0,
      item,
    )
  })
  return out
}

function spread(items: readonly ItemView[]): ItemView[] {
  const left = [...items]
  const out: ItemView[] = []
  while (left.length > 0) {
    const last = out[out.length - 1]?.template_id
    const at = left.findIndex((item) => item.template_id !== last)
    out.push(left.splice(Math.max(0, at), 1)[0]!)
  }
  return out
}
