/** What other features may use of the dashboard. */
export { practiceSentence } from './advice.ts'
export { firstAction } from './diagnostic.ts'
export { questionsToRetry } from './queries.ts'
