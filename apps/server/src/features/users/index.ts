/** What other features may use of users. */
export { askForLetter } from './account-letters.ts'
export { passwordChangedLetter } from './letters.ts'
export { requireSelf } from './profile.ts'
export { endMailTokens, lockTokenOwner, maybeLinkOwner, useMailToken } from './queries.ts'
export { refuseCommonPassword } from './sign-up.ts'
