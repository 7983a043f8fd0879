/** What other features may use of mistakes. */
export { dueMistakes } from './due.ts'
export { journalMisses } from './journal-misses.ts'
export { mistakesToLog, oneMistake } from './queries.ts'
export { freshSibling } from './sibling-question.ts'
