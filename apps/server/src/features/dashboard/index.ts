/** What other features may use of the dashboard. */
export { practiceReason } from './advice.ts'
export { diagnosticFacts, firstAction, runs } from './diagnostic.ts'
export { type Begun, begunIn, questionsToRetry, type Retry } from './queries.ts'
