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
  /**
   * Without a token that holds: a school at the bell, whose pages find their old tokens over (five calls each), look at the
   * cart and log in.
   */
  stranger: { name: 'stranger', max: SCHOOL * 10, seconds: MINUTE },
  member: { name: 'member', max: 600, seconds: MINUTE },
  guest: { name: 'guest', max: 300, seconds: MINUTE },
} as const satisfies Record<string, Limit>

/** Calls without a token in a minute, by address: nobody can be told apart there, so there is room for a whole school. */
export const FROM_ONE_ADDRESS = {
  /** Three tries of everybody in the minute after the bell. */
  logins: SCHOOL * 3,
  /** What leads to a letter, or comes from one: everybody within two minutes. How many a mailbox gets is limited apart. */
  letters: SCHOOL / 2,
} as const

/**
 * Logins from one address that are under way or failed, for accounts that were never opened from there: many times what a
 * school mistypes, and a fraction of the passwords that a server can look at. An account that was opened from there before
 * has its own ten tries, so that who guesses beside its owner keeps nobody out.
 */
export const GUESSES: Limit = { name: 'guesses', max: 600, seconds: MINUTE, exact: true }

/** Logins of one account from one address, right ones too: each costs a slow hash. */
export const LOGINS_OF_AN_ACCOUNT: Limit = { name: 'logins/account', max: 30, seconds: MINUTE, exact: true }

/** Sign-ups from one address: each costs a slow hash and a letter, to a mailbox that may be a stranger's. */
export const SIGN_UPS: readonly Limit[] = [
  { name: 'sign-ups/minute', max: FROM_ONE_ADDRESS.letters, seconds: MINUTE, exact: true },
  { name: 'sign-ups/hour', max: 2 * SCHOOL, seconds: HOUR, exact: true },
]

/**
 * New carts of nobody from one address: each is a row that is kept for a month. A plan more in a cart that is there is none.
 */
export const NEW_CARTS: readonly Limit[] = [
  { name: 'carts/minute', max: SCHOOL, seconds: MINUTE, exact: true },
  { name: 'carts/hour', max: 2 * SCHOOL, seconds: HOUR, exact: true },
]

/** New guests from one address: a school in a minute, and no more than two in an hour. */
export const NEW_GUESTS: readonly Limit[] = [
  { name: 'guests/minute', max: SCHOOL, seconds: MINUTE, exact: true },
  { name: 'guests/hour', max: 2 * SCHOOL, seconds: HOUR, exact: true },
]
