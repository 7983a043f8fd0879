import { paths } from '../../routing/paths'

/** What a teacher's account is asked for, in the same words within the application and on the public pages. */
export const ADD_A_STEP = 'Add a second step'
export const toSecondStep = (userId: number): string => `${paths.account(userId)}#two-step-login`

export function ProtectIt() {
  return (
    <>
      <strong>This is a teacher’s account.</strong> Please protect it with a passkey or the codes of an authenticator
      app.
    </>
  )
}
