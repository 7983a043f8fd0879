/** What the page of the letter's link tells the login: whose it is. */
export type Confirmed = Readonly<{
  /** Known where the sign-up was made. */
  email: string | null
  /** A guest signed up here: the work has moved into the account. */
  guest: boolean
}>

/** From the state that the history keeps, which may be anybody's. */
export function confirmedIn(state: unknown): Confirmed | null {
  const { confirmed } = (state ?? {}) as { confirmed?: Partial<Confirmed> }
  if (typeof confirmed !== 'object' || confirmed === null) return null
  const { email, guest } = confirmed
  return { email: typeof email === 'string' ? email : null, guest: guest === true }
}

/** What is left to do, in a line over the form. */
export const leftToDo = ({ email, guest }: Confirmed): string =>
  [
    email === null
      ? 'Log in with your address and the password you chose.'
      : 'Your address is filled in: only your password is missing.',
    ...(guest ? ['What you did as a guest is in your account.'] : []),
  ].join(' ')
