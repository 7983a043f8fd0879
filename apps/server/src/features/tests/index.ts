/** What other features may use of tests. */
export { furtherQuestions, unansweredSubjects } from './diagnostic.ts'
export { type Running, runningDiagnostic } from './estimate.ts'
export { score as scoreTest } from './finish.ts'
export { insertTest } from './insert.ts'
export {
  type Advice,
  type Advised,
  adviceBy,
  adviceFor,
  adviceKept,
  advisedPerson,
  type Kept,
  quarterOf,
} from './kept-advice.ts'
export { without } from './open-pool.ts'
export { lockTest, testSlotRows } from './queries.ts'
export { secondsOf } from './recommended.ts'
export { uncountedIn } from './uncounted.ts'
export { UNFINISHED, UNFINISHED_MS, type Unfinished, type UnfinishedRow, unfinishedOf } from './unfinished.ts'
