import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { type Ask, ask, asking } from '../../db/ask.ts'
import { plannedToday, type Studying } from '../reviews/index.ts'

const MOST = 200

const DUE = {
  name: 'due_mistakes',
  text: `select mistake.id from review_state memory
      join mistake on mistake.id = memory.ref_id and mistake.learner_id = memory.learner_id
    where memory.kind = 'mistake' and memory.learner_id = $1 and not memory.suspended and memory.fsrs_due <= $3
      and (memory.buried_until is null or memory.buried_until <= $3) and mistake.topic = $2 and mistake.logged_at is not null
    order by memory.fsrs_due limit ${MOST}`,
} as const

const DUE_CARDS = {
  name: 'due_cards',
  text: `select memory.ref_id as id, memory.last_review is null as fresh from review_state memory
    where memory.kind = 'flashcard' and memory.learner_id = $1 and not memory.suspended and memory.fsrs_due <= $2
      and (memory.buried_until is null or memory.buried_until <= $2)
    order by memory.fsrs_due limit ${MOST}`,
} as const

export type DueReviews = Readonly<{
  /** Ids of logged mistakes of the topic. */ mistakes: readonly number[]
  cards: Readonly<{ n: number; first: number | null /** None of them was ever reviewed. */; fresh: boolean }>
}>
export type DueCard = Readonly<{ id: number; fresh: boolean }>

/** What is due now: as the planner wants it before a test, else longest overdue first. */
export async function dueReviews(ctx: Ctx, caller: Caller, topic: string, person?: Studying): Promise<DueReviews> {
  const planned = await plannedReviews(ctx, caller, topic, person)
  if (planned) return planned
  const [mistakes, cards] = waitingReviews(ctx, caller, topic)
  return reviewsOf(...(await Promise.all([ask(ctx.db, mistakes), ask(ctx.db, cards)])))
}

export const reviewsOf = (mistakes: readonly number[], cards: readonly DueCard[]): DueReviews => ({
  mistakes,
  cards: { n: cards.length, first: cards[0]?.id ?? null, fresh: cards.every((card) => card.fresh) },
})

/** As the planner wants it before a test; null for whoever has none ahead. */
export async function plannedReviews(
  ctx: Ctx,
  caller: Caller,
  topic: string,
  person?: Studying,
): Promise<DueReviews | null> {
  const planned = await plannedToday(ctx, { ...caller, topic }, ctx.db, person)
  const of = (kind: 'mistake' | 'flashcard') => (planned ?? []).filter((i) => i.kind === kind)
  const cards = of('flashcard').map(({ id, last_review }) => ({ id, fresh: last_review === null }))
  return planned && reviewsOf(ids(of('mistake')), cards)
}

type Ids = Ask<readonly number[]>
const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id)

/** Mistakes and cards that wait, longest overdue first. */
export const waitingReviews = (
  ctx: Ctx,
  { learner_id }: Caller,
  topic: string,
): readonly [Ids, Ask<readonly DueCard[]>] => [
  asking(DUE, [learner_id, topic, ctx.now()], ids),
  asking(DUE_CARDS, [learner_id, ctx.now()], (rows: readonly DueCard[]) => rows),
]

export const dueMistakes = async (ctx: Ctx, caller: Caller, topic: string): Promise<readonly number[]> =>
  (await dueReviews(ctx, caller, topic)).mistakes
