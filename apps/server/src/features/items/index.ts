/** What other features may use of items. */
export { restsOnOthers } from './cohort.ts'
export { questionContext } from './context.ts'
export type { SlotRow, TestRow } from './queries.ts'
export { asked, UNTOUCHED } from './question.ts'
export { revealedQuestion } from './revealed.ts'
export { accountAverage, accountAverageTime, isRevealed, type QuestionContext, questionViews, tagsOf } from './view.ts'
