import type { Reminders, StudyPlan } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { type Letter, letter } from '../../mail/letter.ts'
import { localTime, membersWho, sendOnceADay, unsubscribeLink } from '../reviews/index.ts'
import { studyPlan } from './plan.ts'

/** Sunday, from five in the afternoon of the student. */
const SUNDAY = 0
const HOUR = 17

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

type Addressee = Readonly<{ id: number; first_name: string }>

/** What the week was, without blame, and the one next step. */
export function weeklyLetter(config: Config, to: Addressee, plan: StudyPlan): Letter {
  const { goal, done } = plan.week
  const week =
    done === 0
      ? `This week was a pause. The plan starts from today; nothing is lost.`
      : done >= goal
        ? `You worked for ${done} minutes this week: your goal of ${goal} is reached.`
        : `You worked for ${done} minutes this week; your goal is ${goal}.`
  const left = plan.days_left === null ? [] : [`${plan.days_left} days are left until your test.`]
  return letter(config, {
    subject: `Your week in ${plan.topic}`,
    greeting: to.first_name ? `Hello ${to.first_name},` : 'Hello,',
    paragraphs: [week, ...plan.finish.slice(0, 1), ...left],
    action: { label: 'Open Today', url: `${config.publicUrl}/today` },
    small: `You get this email because you asked for it. Stop it here: ${unsubscribeLink(config, to.id)}`,
  })
}

/** One letter a week to members who asked for it; a topic without a plan has nothing to tell. */
export async function sendWeeklyLetters(ctx: Ctx): Promise<void> {
  for (const person of await membersWho(ctx.db, sql`${users.settings}->>'weekly_letter' = 'true'`)) {
    const { timezone = 'UTC' } = (person.settings.reminders ?? {}) as Partial<Reminders>
    const local = localTime(ctx.now(), timezone)
    if (weekday(local.date) !== SUNDAY || local.hour < HOUR || person.email === null) continue
    if (person.settings.weekly_on === local.date) continue
    const plan = await studyPlan(ctx, person, 0).catch(() => null)
    if (!plan) continue
    const mail = { to: person.email, ...weeklyLetter(ctx.config, person, plan) }
    await sendOnceADay(ctx, person.id, 'weekly_on', local.date, mail)
  }
}
