/** What other features may use of the dashboard. */
export { practiceReason } from './advice.ts'
export { diagnosticFacts, firstAction } from './diagnostic.ts'
export { begunIn, questionsToRetry } from './queries.ts'
