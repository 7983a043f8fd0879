/** What other features may use of people. */
export { diagnosticStatus, oneUser, type UserRow } from './queries.ts'
