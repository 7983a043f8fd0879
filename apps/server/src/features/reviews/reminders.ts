import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Reminders } from '@fourfold/contract'
import { and, count, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { reviewStates, users } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import { type Letter, letter } from '../../mail/letter.ts'
import { dailyMinutes, plannedToday, type Reviewer } from './planned.ts'

const OFF: Reminders = { on: false, hour: 17, timezone: 'UTC' }

type Settings = Record<string, unknown>
const remindersOf = (settings: Settings): Reminders => ({ ...OFF, ...(settings.reminders as Partial<Reminders>) })
const view = (settings: Settings) => ({
  reminders: remindersOf(settings),
  daily_minutes: dailyMinutes(settings),
})

export async function showReminders(ctx: Ctx, caller: Caller) {
  const [row] = await ctx.db.select({ settings: users.settings }).from(users).where(eq(users.id, caller.id))
  return view(row?.settings ?? {})
}

/** Only the keys given are written, so that other settings made at the same moment stay. */
export async function changeSettings(ctx: Ctx, userId: number, change: Settings): Promise<Settings> {
  const [row] = await ctx.db
    .update(users)
    .set({ settings: sql`${users.settings} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(users.id, userId))
    .returning({ settings: users.settings })
  if (!row) throw notFound()
  return row.settings
}

export async function updateReminders(
  ctx: Ctx,
  caller: Caller,
  change: { reminders: Reminders; daily_minutes?: number | undefined },
) {
  const minutes = change.daily_minutes === undefined ? {} : { daily_minutes: change.daily_minutes }
  return view(await changeSettings(ctx, caller.id, { reminders: change.reminders, ...minutes }))
}

const sign = (config: Config, userId: number): string =>
  createHmac('sha256', config.secret).update(`unsubscribe:${userId}`).digest('base64url')

/** Good for this one purpose only, and for as long as the mail is kept. */
export const unsubscribeToken = (config: Config, userId: number): string => `${userId}.${sign(config, userId)}`

export const unsubscribeLink = (config: Config, userId: number): string =>
  `${config.publicUrl}/api/v1/reviews/unsubscribe?token=${unsubscribeToken(config, userId)}`

/** One click in the mail program itself (RFC 8058): it sends the link as a POST. */
const unsubscribeHeaders = (config: Config, userId: number) => ({
  'List-Unsubscribe': `<${unsubscribeLink(config, userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whose token it is; null for one that we did not make. */
export function subscriberOf(config: Config, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(config, Number(id)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}

export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  const id = subscriberOf(ctx.config, token)
  if (id === null) throw notFound()
  await ctx.db
    .update(users)
    .set({ settings: sql`jsonb_set(${users.settings}, '{reminders,on}', 'false'::jsonb)` })
    .where(and(eq(users.id, id), sql`${users.settings} ? 'reminders'`))
  // The weekly letter has the same link: whoever follows it wants no more mail of this kind.
  await ctx.db
    .update(users)
    .set({ settings: sql`${users.settings} || '{"weekly_letter": false}'::jsonb` })
    .where(and(eq(users.id, id), sql`${users.settings}->>'weekly_letter' = 'true'`))
}

/** The student's date and hour. */
export function localTime(now: Date, timezone: string): { date: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

function reminderLetter(config: Config, to: { id: number; first_name: string }, due: number): Letter {
  const link = unsubscribeLink(config, to.id)
  return letter(config, {
    subject: due === 1 ? 'One review is due today' : `${due} reviews are due today`,
    greeting: to.first_name ? `Hello ${to.first_name},` : 'Hello,',
    paragraphs: [
      due === 1 ? 'One card or mistake is due today.' : `${due} cards and mistakes are due today.`,
      'Ten minutes now are worth more than an hour after you have forgotten them.',
    ],
    action: { label: 'Start today’s queue', url: `${config.publicUrl}/today` },
    small: `You get this email because you asked for reminders. Stop them here: ${link}`,
  })
}

async function dueCount(ctx: Ctx, person: Reviewer): Promise<number> {
  const planned = await plannedToday(ctx, person)
  if (planned) return planned.length
  const now = ctx.now()
  const [row] = await ctx.db
    .select({ n: count() })
    .from(reviewStates)
    .where(
      and(
        eq(reviewStates.learner_id, person.learner_id),
        eq(reviewStates.suspended, false),
        lte(reviewStates.fsrs_due, now),
        or(isNull(reviewStates.buried_until), lte(reviewStates.buried_until, now)),
      ),
    )
  return row?.n ?? 0
}

/** Sends a letter that can be unsubscribed from, once for a day: the day is marked in the transaction that sends, so two workers send one. */
export async function sendOnceADay(
  ctx: Ctx,
  userId: number,
  mark: 'reminded_on' | 'weekly_on',
  day: string,
  mail: Letter & { to: string },
): Promise<void> {
  const headers = unsubscribeHeaders(ctx.config, userId)
  await ctx.db.transaction(async (tx) => {
    const marked = await tx
      .update(users)
      .set({ settings: sql`${users.settings} || ${JSON.stringify({ [mark]: day })}::jsonb` })
      .where(and(eq(users.id, userId), sql`${users.settings}->>${mark} is distinct from ${day}`))
      .returning({ id: users.id })
    if (marked.length > 0) await ctx.jobs.enqueue(tx, 'mail.send', { ...mail, headers })
  })
}

/** Members who can get a letter and wish for this one. */
export const membersWho = (db: Reader, wish: SQL) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.guest, false),
        isNull(users.deleted_at),
        isNotNull(users.confirmed_at),
        isNotNull(users.email),
        wish,
      ),
    )

/** The job: one mail a day to members who asked for it, once their hour has come, if something is due. */
export async function sendReminders(ctx: Ctx): Promise<void> {
  for (const person of await membersWho(ctx.db, sql`${users.settings}->'reminders'->>'on' = 'true'`)) {
    const { hour, timezone } = remindersOf(person.settings)
    const local = localTime(ctx.now(), timezone)
    if (local.hour < hour || person.settings.reminded_on === local.date || person.email === null) continue
    const due = await dueCount(ctx, person)
    if (due === 0) continue
    const mail = { to: person.email, ...reminderLetter(ctx.config, person, due) }
    await sendOnceADay(ctx, person.id, 'reminded_on', local.date, mail)
  }
}
