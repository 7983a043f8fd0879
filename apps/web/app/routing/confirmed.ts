/** What the page of the letter's link tells the login (spec §2): the notice, and whose login it is. */
export type Confirmed = Readonly<{
  notice: string
  /** Known where the sign-up was made. */
  email: string | null
  /** A guest signed up here: the work has moved into the account. */
  guest: boolean
}>

/** From the state that the history keeps, which may be anybody's. */
export function confirmedIn(state: unknown): Confirmed | null {
  const { confirmed } = (state ?? {}) as { confirmed?: Partial<Confirmed> }
  if (typeof confirmed?.notice !== 'string') return null
  const { notice, email, guest } = confirmed
  return { notice, email: typeof email === 'string' ? email : null, guest: guest === true }
}

/** What is left to do, in a line under the notice. */
export const leftToDo = ({ email, guest }: Confirmed): string =>
  [
    email === null
      ? 'Log in with your address and the password you chose.'
      : 'Your address is filled in: only your password is missing.',
    ...(guest ? ['What you did as a guest is in your account.'] : []),
  ].join(' ')
