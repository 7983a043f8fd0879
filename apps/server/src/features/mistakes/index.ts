/** What other features may use of mistakes. */
export { type DueCard, type DueReviews, plannedReviews, reviewsOf, waitingReviews } from './due.ts'
export { journalMisses } from './journal-misses.ts'
export { logMinutes, logSeconds } from './log-time.ts'
export { mistakesToLog, type ToLog } from './queries.ts'
export { freshFor, type Missed } from './sibling-question.ts'
