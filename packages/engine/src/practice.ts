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
 * Questions of a practice test: of the skill, near the target chance, unseen first; a few siblings of old misses mixed
 * in at spaced times; no two of one frame, and none of the frames seen last, while others are left.
 */
export function choosePractice(
  state: StudentState,
  skill: string,
  pool: readonly ItemView[],
  history: readonly Past[],
  rng: Rng,
  now: Instant,
  n: number,
  params: Params = PARAMS,
): ItemView[] {
  const { target, review_share, review_days, again } = params.practice
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
  const own = index.bySkill.get(skill) ?? []
  const old = [...due].flatMap((id) => (index.byTemplate.get(id) ?? []).filter((item) => !item.skills.includes(skill)))
  const weigh = (item: ItemView): Candidate => {
    const past = seen.get(item.id)
    const miss = Math.abs(chance(state.nodes, item, now, params) - target)
    // A seen item costs more than any distance from the target; one that was right last time costs most.
    const turn = params.practice.turn * Math.min(3, lately.get(item.template_id) ?? 0)
    return { item, cost: miss + turn + (past ? (past.correct ? 3 : 2) : 0) + 0.05 * rng(), frame: frameOf(item) }
  }
  const sample = (items: readonly ItemView[]) => (items.length <= SAMPLE ? items : draw(items, SAMPLE, rng))
  const used = new Map<string, number>()
  for (const past of history.slice(-RECENT)) used.set(frameOf(past), 1)
  const reviews = take(sample(old).map(weigh), Math.min(Math.floor(n * review_share), due.size), used, again, 1)
  const main = sample(own).map(weigh)
  const chosen = take(main, n - reviews.length, used, again, 1)
  // When the skill has no fresh frame left, its subject lends some before any frame comes again.
  if (own.length > 0 && chosen.length + reviews.length < n) {
    const subjects = new Set(own.map((item) => item.subject ?? ''))
    const near = [...subjects].flatMap((id) => index.bySubject.get(id) ?? [])
    const lent = sample(near.filter((item) => !item.skills.includes(skill) && !due.has(item.template_id))).map(weigh)
    chosen.push(...take(lent, Math.floor((n - chosen.length - reviews.length) * params.practice.lend), used, again, 1))
  }
  chosen.push(
    ...take(
      main.filter(({ item }) => !chosen.includes(item)),
      n - chosen.length - reviews.length,
      used,
      again,
    ),
  )
  return interleave(chosen, reviews)
}

function draw(items: readonly ItemView[], n: number, rng: Rng): ItemView[] {
  const chosen = new Set<ItemView>()
  while (chosen.size < n) chosen.add(items[Math.floor(rng() * items.length)]!)
  return [...chosen]
}

/**
 * The cheapest candidates, each frame once before any frame twice, at most `rounds` times. Every question of a template
 * makes its siblings dearer: what the first one teaches, the next need not ask at once.
 */
function take(
  candidates: readonly Candidate[],
  n: number,
  used: Map<string, number>,
  again: number,
  rounds = Number.POSITIVE_INFINITY,
): ItemView[] {
  const chosen: ItemView[] = []
  const kin = new Map<string, number>()
  let left = [...candidates]
  for (let round = 0; round < rounds && chosen.length < n && left.length > 0; ) {
    let best: Candidate | null = null
    let least = Number.POSITIVE_INFINITY
    for (const candidate of left) {
      if ((used.get(candidate.frame) ?? 0) > round) continue
      const cost = candidate.cost + again * (kin.get(candidate.item.template_id) ?? 0)
      if (cost < least) [best, least] = [candidate, cost]
    }
    if (!best) {
      round++
      continue
    }
    const { item, frame } = best
    chosen.push(item)
    left = left.filter((candidate) => candidate !== best)
    used.set(frame, (used.get(frame) ?? 0) + 1)
    kin.set(item.template_id, (kin.get(item.template_id) ?? 0) + 1)
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
