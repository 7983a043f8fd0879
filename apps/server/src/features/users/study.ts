import { MESSAGES, type Study, type StudyChange } from '@fourfold/contract'
import { scaleOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { refuse } from '../../http/errors.ts'
import { oneUser } from '../people/index.ts'
import { changeSettings, dailyMinutes, targetsIn, testDateIn, testDatesIn } from '../reviews/index.ts'

/** GET /users/study */
export async function study(ctx: Ctx, caller: Caller): Promise<Study> {
  const row = await oneUser(ctx.db, caller.id)
  const asked = row.settings.weekly_letter
  return {
    topic: row.topic,
    test_date: testDateIn(row, row.topic),
    target: targetsIn(row.settings)[row.topic] ?? null,
    least_score: scaleOf(row.topic).min,
    perfect_score: scaleOf(row.topic).max,
    daily_minutes: dailyMinutes(row.settings),
    weekly_letter: typeof asked === 'boolean' ? asked : null,
  }
}

const refuseField = (name: keyof StudyChange, message: string) => refuse(422, message, { fields: { [name]: message } })

/** PUT /users/study: only what is given is changed. Date and target are those of the current topic. */
export async function updateStudy(ctx: Ctx, caller: Caller, change: StudyChange): Promise<Study> {
  const { test_date, target, ...settings } = change
  const row = await oneUser(ctx.db, caller.id)
  if (row.guest && change.weekly_letter) throw refuse(403, MESSAGES.guestsCannot)
  if (test_date && row.study_start && row.study_start > test_date)
    throw refuseField('test_date', MESSAGES.studyStartTooLate)
  const { min, max: perfect } = scaleOf(row.topic)
  if (typeof target === 'number' && target < min) throw refuseField('target', MESSAGES.targetTooLow(min))
  if (typeof target === 'number' && target > perfect) throw refuseField('target', MESSAGES.targetTooHigh(perfect))
  const test_dates = { ...testDatesIn(row.settings), [row.topic]: test_date }
  const { [row.topic]: _, ...others } = targetsIn(row.settings)
  const targets = target === null ? others : { ...others, [row.topic]: target }
  const given = {
    ...settings,
    ...(target === undefined ? {} : { targets }),
    ...(test_date === undefined ? {} : { test_dates }),
  }
  if (Object.keys(given).length > 0) await changeSettings(ctx, caller.id, given)
  return study(ctx, caller)
}
