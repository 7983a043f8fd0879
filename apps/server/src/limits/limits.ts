/** How often something may be done by one account or from one address. */
export type Limit = Readonly<{
  name: string
  max: number
  seconds: number
  /** Counted in the database at each call; without it servers exchange their counts once a second. */
  exact?: true
}>

const MINUTE = 60
const HOUR = 3600
/** A school of 2,000 may sit behind one address, and a student at work makes up to 30 calls a minute. */
const SCHOOL = 2000
const CALLS_OF_A_STUDENT = 30

/** The limits on calls (docs/decisions/0013-limits.md). Pages and static files are not counted. */
export const CALLS = {
  address: { name: 'address', max: SCHOOL * CALLS_OF_A_STUDENT, seconds: MINUTE },
  /** Without a token that holds: the start of the application, and guessing. */
  stranger: { name: 'stranger', max: SCHOOL * 3, seconds: MINUTE },
  member: { name: 'member', max: 600, seconds: MINUTE },
  guest: { name: 'guest', max: 300, seconds: MINUTE },
} as const satisfies Record<string, Limit>

/** Sign-ups from one address: each costs a slow hash and a letter. */
export const SIGN_UPS: readonly Limit[] = [{ name: 'sign-ups/minute', max: 120, seconds: MINUTE, exact: true }]

/** New guests from one address: a class of 40 in a minute many times over, a school in an hour. */
export const NEW_GUESTS: readonly Limit[] = [
  { name: 'guests/minute', max: 240, seconds: MINUTE, exact: true },
  { name: 'guests/hour', max: 2 * SCHOOL, seconds: HOUR, exact: true },
]
