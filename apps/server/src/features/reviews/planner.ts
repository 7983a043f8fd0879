/**
 * Derives what is due from memory, test date and daily minutes. Pure: it writes nothing, so a changed date changes the
 * plan and no row. Without a date, or after it, FSRS' own due dates stand.
 */

export type Planned = Readonly<{
  kind: 'flashcard' | 'mistake'
  id: number
  fsrs_due: Date
  last_review: Date | null
  buried_until: Date | null
  suspended: boolean
  seconds: number
  /** Chance to recall it now, 0 to 1. */
  recall: number
  /** Chance to recall it on the day of the test if it is not reviewed before. */
  recall_on_test: number
  /** Of a mistake: the question that was missed, and what the miss showed. */
  missed?: Readonly<{ item_id: number; misconception_id: string | null }>
}>

export type Situation = Readonly<{
  now: Date
  /** Minutes west of UTC: which day it is for the student. */
  offset: number
  /** YYYY-MM-DD or null. */
  test_date: string | null
  daily_minutes: number
}>

const DAY_MS = 86_400_000
/** Reviewed in the week before the test although not due: what would be recalled less surely than this. */
const REFRESH_BELOW = 0.95
const REFRESH_DAYS = 7
/** Further ahead nothing is planned by the day: a plan costs as much as it has days. */
const HORIZON_DAYS = 730

/** Number of the student's day, counted from 1970. */
export const dayNumber = (at: Date, offset: number): number => Math.floor((at.getTime() - offset * 60_000) / DAY_MS)

export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Days until the test; null without a date and from the day of the test on. */
export function daysLeft({ now, offset, test_date }: Situation): number | null {
  if (test_date === null) return null
  const left = Math.round(Date.parse(`${test_date}T00:00:00Z`) / DAY_MS) - dayNumber(now, offset)
  return left > 0 ? left : null
}

/** When it may be asked at the earliest by FSRS and by the student's own wish. */
const wishedFor = (item: Planned): Date =>
  item.buried_until !== null && item.buried_until > item.fsrs_due ? item.buried_until : item.fsrs_due

/** Normal mode: exactly FSRS' due dates, longest waiting first. */
export function dueNow(items: readonly Planned[], now: Date): Planned[] {
  return items
    .filter((i) => !i.suspended && wishedFor(i) <= now)
    .sort((a, b) => a.fsrs_due.getTime() - b.fsrs_due.getTime() || a.id - b.id)
}

/** Weakest memory on the day of the test first: those gain most. */
const byNeed = (a: Planned, b: Planned): number => a.recall_on_test - b.recall_on_test || a.id - b.id

const buried = (item: Planned, now: Date): boolean => item.buried_until !== null && item.buried_until > now

/** Logged today and first asked a day later: it was just looked at, and its review was promised for tomorrow. */
const justLogged = (item: Planned, { now, offset }: Situation): boolean =>
  item.kind === 'mistake' &&
  item.last_review === null &&
  item.fsrs_due > now &&
  dayNumber(new Date(item.fsrs_due.getTime() - DAY_MS), offset) === dayNumber(now, offset)

/**
 * Items by day, 0 = today. With a test date every item that would come due before the test is placed on its due day or
 * earlier, as late as the load allows: a late review is remembered best on the day of the test. A day holds what the
 * daily minutes allow; what does not fit moves to the day before, and no day before the test, its eve least of all,
 * carries more than an even share.
 */
export function planDays(items: readonly Planned[], situation: Situation): Planned[][] {
  const { now, offset, daily_minutes } = situation
  const left = daysLeft(situation)
  const today = dayNumber(now, offset)
  const active = items.filter((i) => !i.suspended)
  const dayOf = (i: Planned) => Math.min(HORIZON_DAYS, Math.max(0, dayNumber(wishedFor(i), offset) - today))
  if (left === null || left > HORIZON_DAYS) {
    const days: Planned[][] = [dueNow(active, now)]
    for (const i of active) {
      if (wishedFor(i) <= now) continue
      const day = dayOf(i)
      const list = days[day] ?? []
      list.push(i)
      days[day] = list
    }
    return Array.from(days, (d) => d ?? [])
  }
  const wanted: Planned[][] = Array.from({ length: left }, () => [])
  const free = active.filter((i) => !buried(i, now))
  for (const i of free) if (dayOf(i) < left) wanted[dayOf(i)]?.push(i)
  const refresh = free.filter((i) => dayOf(i) >= left && i.recall_on_test < REFRESH_BELOW).sort(byNeed)
  const seconds = (list: readonly Planned[]) => list.reduce((sum, i) => sum + i.seconds, 0)
  const share = seconds([...wanted.flat(), ...refresh]) / left
  const cap = Math.min(daily_minutes * 60, Math.max(share, 60))
  const days: Planned[][] = Array.from({ length: left }, () => [])
  let carried: Planned[] = []
  for (let day = left - 1; day >= 0; day--) {
    // What is due on this day has the first claim on it; what moved here from later days fills the rest.
    const queue = [...(wanted[day] ?? []).sort(byNeed), ...carried]
    if (day === 0) {
      // On the eve of the test there is no tomorrow to wait for.
      const waits = (i: Planned) => left > 1 && justLogged(i, situation)
      days[0] = queue.filter((i) => !waits(i))
      days[1]?.push(...queue.filter(waits))
      break
    }
    const kept: Planned[] = []
    let load = 0
    carried = []
    for (const i of queue) {
      if (load + i.seconds <= cap) {
        kept.push(i)
        load += i.seconds
      } else carried.push(i)
    }
    days[day] = kept
  }
  for (let day = left - 1; day >= Math.max(0, left - REFRESH_DAYS); day--) {
    const list = days[day] ?? []
    let load = seconds(list)
    while (refresh.length > 0 && load + (refresh[0]?.seconds ?? 0) <= cap) {
      const next = refresh.shift() as Planned
      list.push(next)
      load += next.seconds
    }
  }
  return days
}

export type CatchUp = Readonly<{ days: number; per_day: number }>

/** A backlog of more than two days' minutes is spread: so many days with so many reviews each. */
export function catchUpPlan(due: readonly Planned[], daily_minutes: number): CatchUp | null {
  const minutes = due.reduce((sum, i) => sum + i.seconds, 0) / 60
  if (minutes <= 2 * daily_minutes) return null
  const days = Math.ceil(minutes / daily_minutes)
  return { days, per_day: Math.ceil(due.length / days) }
}

/** Asked once a day, unless FSRS itself wants it again: what was just reviewed is not brought forward to today. */
const openToday = (item: Planned, { now, offset }: Situation): boolean =>
  wishedFor(item) <= now || item.last_review === null || dayNumber(item.last_review, offset) < dayNumber(now, offset)

/**
 * Today's reviews in order. In a backlog what has waited longest comes first, as FSRS has it: what lapsed and what is new
 * would starve behind what is still half remembered. What was only brought forward from later days comes last.
 */
export function reviewsToday(items: readonly Planned[], situation: Situation): Planned[] {
  const today =
    daysLeft(situation) === null
      ? dueNow(items, situation.now)
      : (planDays(items, situation)[0] ?? []).filter((i) => openToday(i, situation))
  return catchUpPlan(today, situation.daily_minutes)
    ? [...today].sort((a, b) => wishedFor(a).getTime() - wishedFor(b).getTime() || a.id - b.id)
    : today
}

const HOUR_MS = DAY_MS / 24

/** Rated today and wanted again within the hour: a step of learning it, and no review that was left undone. The next first. */
export function inLearning(items: readonly Planned[], { now, offset }: Situation): Planned[] {
  const today = dayNumber(now, offset)
  return items
    .filter(
      (i) =>
        !i.suspended &&
        !buried(i, now) &&
        i.last_review !== null &&
        dayNumber(i.last_review, offset) === today &&
        i.fsrs_due.getTime() - i.last_review.getTime() < HOUR_MS,
    )
    .sort((a, b) => a.fsrs_due.getTime() - b.fsrs_due.getTime() || a.id - b.id)
}

/** Reviews until something is held: from new to known takes several, after a lapse a few, else one. */
const reviewsNeeded = ({ last_review, recall }: Planned): number => (last_review === null ? 4 : recall < 0.7 ? 3 : 1)

export type GivenUp = Readonly<{
  /** What the minutes do not reach, as the order of reviewing leaves it. */ items: readonly Planned[]
  /** Minutes a day that would hold all of it. */ minutes: number
}>

/** What cannot be held until the test in the minutes there are; null where all can, and without a test. */
export function givenUp(items: readonly Planned[], situation: Situation): GivenUp | null {
  const left = daysLeft(situation)
  if (left === null) return null
  const end = dayNumber(situation.now, situation.offset) + left
  const wanted = items
    .filter((i) => !i.suspended && dayNumber(wishedFor(i), situation.offset) < end)
    .sort((a, b) => wishedFor(a).getTime() - wishedFor(b).getTime() || a.id - b.id)
  const room = left * situation.daily_minutes * 60
  let needed = 0
  const beyond = wanted.filter((item) => {
    needed += item.seconds * reviewsNeeded(item)
    return needed > room
  })
  return beyond.length === 0 ? null : { items: beyond, minutes: Math.ceil(needed / left / 60) }
}
