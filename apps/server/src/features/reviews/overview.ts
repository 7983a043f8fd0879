import { htmlText, type ReviewOverview } from '@fourfold/contract'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { flashcards, mistakes, reviewEvents } from '../../db/schema/index.ts'
import { plannedItems, situationOf, testDay } from './planned.ts'
import {
  catchUpPlan,
  dateOfDay,
  dayNumber,
  daysLeft,
  type GivenUp,
  givenUp,
  inLearning,
  planDays,
  reviewsToday,
} from './planner.ts'

const FORECAST_DAYS = 14
const CALENDAR_DAYS = 12 * 7
const DAY_MS = 86_400_000

/** Ratings per day of the student, the last 12 weeks; undone ones do not count. */
async function calendar(ctx: Ctx, caller: Caller, offset: number): Promise<ReviewOverview['calendar']> {
  const today = dayNumber(ctx.now(), offset)
  const first = today - CALENDAR_DAYS + 1
  const day = sql<number>`floor((extract(epoch from ${reviewEvents.at}) - ${offset * 60}) / 86400)::int`
  const rows = await ctx.db
    .select({ day, n: sql<number>`count(*)::int` })
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.learner_id, caller.learner_id),
        isNull(reviewEvents.undone_at),
        gte(reviewEvents.at, new Date(first * DAY_MS + offset * 60_000)),
      ),
    )
    .groupBy(sql`1`)
  const counts = new Map(rows.map((r) => [r.day, r.n]))
  return Array.from({ length: CALENDAR_DAYS }, (_, n) => ({
    date: dateOfDay(first + n),
    reviews: counts.get(first + n) ?? 0,
  }))
}

/** So many of what is given up are named, and each in so many letters. */
const NAMED = 3
const NAME_LENGTH = 60

/** What cannot be held, with the names of what comes last: a card by its front, a mistake by its skill. */
async function namesOf(ctx: Ctx, caller: Caller, { items, minutes }: GivenUp): Promise<ReviewOverview['given_up']> {
  const last = (kind: 'flashcard' | 'mistake') =>
    items
      .filter((i) => i.kind === kind)
      .slice(-NAMED)
      .map((i) => i.id)
  const [cards, missed] = [last('flashcard'), last('mistake')]
  const fronts = await ctx.db
    .select({ front: flashcards.front })
    .from(flashcards)
    .where(and(eq(flashcards.learner_id, caller.learner_id), inArray(flashcards.id, cards)))
  const asked = await ctx.db
    .select({ item_id: mistakes.item_id })
    .from(mistakes)
    .where(and(eq(mistakes.learner_id, caller.learner_id), inArray(mistakes.id, missed)))
  const catalog = await ctx.catalog()
  const skills = asked.flatMap(({ item_id }) => {
    const item = catalog.items.get(item_id)
    return (item && catalog.topics.get(item.topic)?.skills.get(item.skill_id)?.name) ?? []
  })
  const names = [...fronts.map(({ front }) => htmlText(front).trim()), ...new Set(skills)]
    .filter((name) => name !== '')
    .map((name) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name))
  const count = (kind: string) => items.filter((i) => i.kind === kind).length
  return { cards: count('flashcard'), mistakes: count('mistake'), names: names.slice(0, NAMED), minutes }
}

/** GET /reviews/overview */
export async function reviewOverview(ctx: Ctx, caller: Caller, offset: number): Promise<ReviewOverview> {
  const situation = await situationOf(ctx, caller, offset)
  const items = await plannedItems(ctx, caller, testDay(situation))
  const due = reviewsToday(items, situation)
  const days = planDays(items, situation)
  const today = dayNumber(situation.now, offset)
  const left = daysLeft(situation)
  const beyond = givenUp(items, situation)
  // Before a test, today's plan less what was already reviewed today.
  const planOf = (day: number) => (day === 0 && left !== null ? due : (days[day] ?? []))
  const n = (list: typeof due, kind: string) => list.filter((i) => i.kind === kind).length
  return {
    mode: left === null ? 'normal' : 'exam',
    days_left: left,
    daily_minutes: situation.daily_minutes,
    due_cards: n(due, 'flashcard'),
    due_mistakes: n(due, 'mistake'),
    due_minutes: Math.ceil(due.reduce((sum, i) => sum + i.seconds, 0) / 60),
    first_due_mistake: due.find((i) => i.kind === 'mistake')?.id ?? null,
    learning: inLearning(items, situation).map(({ kind, id, fsrs_due }) => ({
      kind,
      id,
      in_ms: Math.max(0, fsrs_due.getTime() - situation.now.getTime()),
    })),
    catch_up: catchUpPlan(due, situation.daily_minutes),
    given_up: beyond && (await namesOf(ctx, caller, beyond)),
    forecast: Array.from({ length: FORECAST_DAYS }, (_, day) => ({
      date: dateOfDay(today + day),
      cards: n(planOf(day), 'flashcard'),
      mistakes: n(planOf(day), 'mistake'),
    })),
    calendar: await calendar(ctx, caller, offset),
  }
}
