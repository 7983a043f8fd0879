import { type Worth, worthOf } from './gain.ts'
import { rightUnaided } from './hints.ts'
import type { SkillView } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { indexOf, type PoolIndex } from './pool.ts'
import { type StudentState, skillScope } from './state.ts'
import type { Instant, ItemView, Rng } from './types.ts'

/** What the choice knows of earlier questions, oldest first. */
export type Past = Readonly<{
  item_id: string
  template_id: string
  frame_id: string
  correct: boolean
  at: Instant
  /** As in Answer. */ hints?: number
}>

export const pastOf = (item: ItemView, correct: boolean, at: Instant): Past => ({
  item_id: item.id,
  template_id: item.template_id,
  frame_id: item.frame_id,
  correct,
  at,
})

export type Wishes = Readonly<{
  /** When the points count; two weeks from now if absent. */ horizon?: Instant
  /** Practice of this skill alone. */ only?: string
  /** New skills whose lesson was just read: the only ones asked in a block. */ lessonsRead?: ReadonlySet<string>
  /** Templates that show a misconception the student has shown: repaired before new ground. */ repair?: ReadonlySet<string>
}>

const RECENT = 20
/** From a large skill a sample is weighed: enough to find good items, and different ones each time. */
const SAMPLE = 60

const frameOf = (entry: Readonly<{ template_id: string; frame_id: string }>): string =>
  `${entry.template_id}/${entry.frame_id}`

/** What the set has so far, and what the student met before. */
type Shelf = {
  readonly seen: ReadonlyMap<string, boolean>
  readonly trend: ReadonlyMap<string, number>
  readonly recent: ReadonlySet<string>
  readonly frames: Map<string, number>
  readonly templates: Map<string, number>
  readonly taken: Set<string>
}

function shelfOf(history: readonly Past[]): Shelf {
  const seen = new Map<string, boolean>()
  const trend = new Map<string, number>()
  for (const past of history) {
    const known = rightUnaided(past)
    seen.set(past.item_id, known)
    // Right after a hint is neither: how the kind went before stands.
    if (past.correct && !known) continue
    trend.set(past.template_id, known ? Math.max(0, trend.get(past.template_id) ?? 0) + 1 : -1)
  }
  const recent = new Set(history.slice(-RECENT).map(frameOf))
  return { seen, trend, recent, frames: new Map(), templates: new Map(), taken: new Set() }
}

/** The best question of a skill: unseen, of a kind that was missed or not yet met, near the target chance, another frame. */
function bestItem(
  items: readonly ItemView[],
  { ability, target }: Aim,
  shelf: Shelf,
  wishes: Wishes,
  rng: Rng,
  params: Params,
): ItemView | null {
  const { right_in_a_row, missed_template, same_template } = params.practice
  let best: ItemView | null = null
  let least = Number.POSITIVE_INFINITY
  const step = Math.max(1, items.length / SAMPLE)
  for (let i = items.length > SAMPLE ? rng() * step : 0; i < items.length; i += step) {
    const item = items[Math.floor(i)]!
    if (shelf.taken.has(item.id)) continue
    const before = shelf.seen.get(item.id)
    const trend = shelf.trend.get(item.template_id) ?? 0
    const frame = frameOf(item)
    const p = 1 / (1 + Math.exp(item.b - ability))
    const cost =
      Math.abs(p - target) +
      (trend < 0 ? -missed_template : right_in_a_row * Math.min(3, trend)) -
      (wishes.repair?.has(item.template_id) ? missed_template : 0) +
      same_template * (shelf.templates.get(item.template_id) ?? 0) +
      4 * (shelf.frames.get(frame) ?? 0) +
      // A frame just seen, or an item seen before, only when nothing else is left; one that was right last of all.
      (shelf.recent.has(frame) ? 3 : 0) +
      (before === undefined ? 0 : before ? 9 : 6) +
      0.05 * rng()
    if (cost < least) [best, least] = [item, cost]
  }
  return best
}

/** Whether the skill still has a frame that was not just seen. */
function hasFresh(index: PoolIndex, skill: string, shelf: Shelf): boolean {
  const items = index.bySkill.get(skill) ?? []
  return items.some((item) => {
    const frame = frameOf(item)
    return !shelf.recent.has(frame) && !shelf.frames.has(frame) && !shelf.taken.has(item.id)
  })
}

type Aim = Readonly<{ ability: number; target: number }>

/** Ability on the logit scale at which the skill's chance stands, and how hard to ask: harder after a right answer. */
function aimOf({ known, skill }: Worth, state: StudentState, { practice }: Params): Aim {
  const share = Math.min(0.98, Math.max(0.02, known))
  const streak = state.nodes[skillScope(skill.id)]?.counts.streak ?? 0
  return {
    ability: skill.b + Math.log(share / (1 - share)),
    target: streak > 0 ? practice.target_next : practice.target,
  }
}

/**
 * The questions of a practice set: one after the other where the next one is worth most per minute, counting what those
 * before it will have taught; so skills come interleaved, and come back before they fade.
 */
export function choosePractice(
  state: StudentState,
  skills: readonly SkillView[],
  pool: readonly ItemView[],
  history: readonly Past[],
  rng: Rng,
  now: Instant,
  n: number,
  wishes: Wishes = {},
  params: Params = PARAMS,
): ItemView[] {
  const index = indexOf(pool)
  const shelf = shelfOf(history)
  const open = worthOf(state, skills, now, wishes.horizon, params)
    .filter(({ skill }) => index.bySkill.has(skill.id) && (wishes.only === undefined || wishes.only === skill.id))
    .map((worth) => ({ worth, asked: 0, rate: 0 }))
  const rateOf = (entry: (typeof open)[number]) =>
    (entry.worth.next(entry.asked) + 1e-9) /
    (Math.max(entry.worth.skill.seconds, 10) / 60) ** params.practice.time_power
  for (const entry of open) entry.rate = rateOf(entry)
  const limitOf = ({ skill }: Worth): number => {
    if (wishes.only !== undefined) return n
    const isNew = (state.nodes[skillScope(skill.id)]?.counts.n ?? 0) === 0
    const most = isNew && wishes.lessonsRead?.has(skill.id) ? params.practice.block : params.practice.per_skill
    return Math.max(1, Math.round((most * n) / 10))
  }
  const chosen: ItemView[] = []
  // Fresh frames within each skill's share first; then beyond the share; then whatever is left, so that the set is full.
  for (const round of ['share', 'fresh', 'any'] as const) {
    while (chosen.length < n) {
      let best: (typeof open)[number] | null = null
      for (const entry of open) {
        if (best && entry.rate <= best.rate) continue
        if (round === 'share' && entry.asked >= limitOf(entry.worth)) continue
        if (round !== 'any' && !hasFresh(index, entry.worth.skill.id, shelf)) continue
        if (
          round === 'any' &&
          (index.bySkill.get(entry.worth.skill.id) ?? []).every((item) => shelf.taken.has(item.id))
        )
          continue
        best = entry
      }
      if (!best) break
      const items = index.bySkill.get(best.worth.skill.id)!
      const left = items.length > SAMPLE ? items : items.filter((item) => !shelf.taken.has(item.id))
      const item =
        bestItem(left, aimOf(best.worth, state, params), shelf, wishes, rng, params) ??
        left.find((i) => !shelf.taken.has(i.id))
      if (!item) break
      chosen.push(item)
      shelf.taken.add(item.id)
      shelf.frames.set(frameOf(item), (shelf.frames.get(frameOf(item)) ?? 0) + 1)
      shelf.templates.set(item.template_id, (shelf.templates.get(item.template_id) ?? 0) + 1)
      best.asked += 1
      best.rate = rateOf(best)
    }
  }
  // What was missed and never explained comes first: a student who missed it looks for it.
  const unexplained = (item: ItemView) =>
    item.skills.some((id) => state.nodes[skillScope(id)]?.knowledge?.stroke?.unexplained)
  return interleaved([...chosen.filter(unexplained), ...chosen.filter((item) => !unexplained(item))])
}

/** The best first, neighbours of one skill and template kept apart where possible. */
function interleaved(items: readonly ItemView[]): ItemView[] {
  const left = [...items]
  const out: ItemView[] = []
  while (left.length > 0) {
    const last = out.at(-1)
    const other = left.findIndex((item) => item.skills[0] !== last?.skills[0])
    const at = other >= 0 ? other : left.findIndex((item) => item.template_id !== last?.template_id)
    out.push(left.splice(Math.max(0, at), 1)[0]!)
  }
  return out
}
