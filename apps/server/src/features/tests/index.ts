/** What other features may use of tests. */
export { insertTest } from './create.ts'
export { timeIsOver } from './deadline.ts'
export { furtherQuestions, unansweredSubjects } from './diagnostic.ts'
export { type Running, runningDiagnostic } from './estimate.ts'
export { score as scoreTest } from './finish.ts'
export { openPool } from './open-pool.ts'
export { lockTest, testSlotRows } from './queries.ts'
export { recommendedPractice, secondsOf, suggestedSkill } from './recommended.ts'
