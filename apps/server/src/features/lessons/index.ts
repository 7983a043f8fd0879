/** What other features may use of lessons. */
export { lessonsIn } from './queries.ts'
export { suggestedLessons } from './suggested.ts'
