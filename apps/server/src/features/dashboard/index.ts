/** What other features may use of the dashboard. */
export { LOG_SECONDS, practiceSentence } from './advice.ts'
export { diagnosticFirst } from './diagnostic.ts'
export { questionsToRetry } from './queries.ts'
