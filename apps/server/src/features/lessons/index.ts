/** What other features may use of lessons. */
export { lessonsRead } from './queries.ts'
export { suggestedLessons } from './suggested.ts'
