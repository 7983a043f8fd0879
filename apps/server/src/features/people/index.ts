/** What other features may use of people. */
export { oneUser, type UserRow } from './queries.ts'
