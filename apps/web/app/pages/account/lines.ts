import type { Reminders, Study } from '@fourfold/contract'
import { count, day } from '../../format'
import { hourName } from './hours'

/** What each section of the account says while it is folded. */

type Plan = Pick<Study, 'topic' | 'test_date' | 'target' | 'daily_minutes'>

export const planLine = ({ topic, test_date, target, daily_minutes }: Plan): string =>
  [
    test_date === null ? `${topic}, no test date yet` : `${topic} on ${day(`${test_date}T12:00:00`)}`,
    ...(target === null ? [] : [`target ${target}`]),
    `${daily_minutes} minutes a day`,
  ].join(', ')

/** A topic may have a date of its own beside that of the profile: which of them counts for it. */
export function testDateHint({ topic, test_date }: Pick<Study, 'topic' | 'test_date'>, own: string | null): string {
  if (test_date === null || test_date === own) return 'For topics without a date of their own in Your plan.'
  return own === null
    ? `As in Your plan; also for topics without a date of their own.`
    : `For topics without a date of their own. ${topic} has one in Your plan: ${day(`${test_date}T12:00:00`)}.`
}

export const remindersLine = ({ on, hour }: Pick<Reminders, 'on' | 'hour'>): string =>
  on ? `At ${hourName(hour)} on days with reviews` : 'Off'

export function factorsLine({ code, passkeys }: { code: boolean; passkeys: readonly unknown[] }): string {
  const ways = [
    ...(code ? ['authenticator app'] : []),
    ...(passkeys.length > 0 ? [count(passkeys.length, 'passkey')] : []),
  ]
  return ways.length === 0 ? 'Off' : `On: ${ways.join(', ')}`
}

export const devicesLine = (shown: number, more: boolean): string =>
  `${more ? `More than ${shown} devices` : count(shown, 'device')} logged in`
