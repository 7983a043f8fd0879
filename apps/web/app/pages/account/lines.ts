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

/** A topic may have a date of its own beside that of the profile: said only where the two differ. */
export function testDateHint({ topic, test_date }: Pick<Study, 'topic' | 'test_date'>, own: string | null) {
  if (test_date === null || test_date === own) return undefined
  return own === null
    ? 'As in your study plan.'
    : `${topic} has its own in your study plan: ${day(`${test_date}T12:00:00`)}.`
}

type Paid = Readonly<{ active: boolean; topics: readonly string[]; current_period_end: string }>

/** What is paid for and open, and how long. */
export const paidLine = (plans: readonly Paid[]): string =>
  plans
    .filter(({ active }) => active)
    .map(({ topics, current_period_end }) => `${topics.join(', ')} until ${day(current_period_end)}`)
    .join('; ') || 'None is running'

/** Extra time as exams name it. */
export function extraTimeName(factor: number): string {
  if (factor === 1) return 'None'
  const name = { 1.5: ', time and a half', 2: ', double time' }[factor] ?? ''
  return `${Math.round(100 * (factor - 1))}% more${name}`
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
