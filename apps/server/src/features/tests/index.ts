/** What other features may use of tests. */
export { furtherQuestions, unansweredSubjects } from './diagnostic.ts'
export { type Running, runningDiagnostic } from './estimate.ts'
export { openPool } from './open-pool.ts'
export { recommendedPractice, secondsOf, suggestedSkill } from './recommended.ts'
