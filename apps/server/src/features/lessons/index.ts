/** What other features may use of lessons. */
export { suggestedLessons } from './suggested.ts'
