/** What other features may use of items. */
export { restsOnOthers } from './cohort.ts'
export { questionContext } from './context.ts'
export { itemsRunning, passagesOf, runningItems, runningItemsLocked, type SlotRow, type TestRow } from './queries.ts'
export { asked, happenedIn, UNTOUCHED } from './question.ts'
export { revealedQuestion } from './revealed.ts'
export { timeTaken } from './time-taken.ts'
export {
  accountAverage,
  accountAverageTime,
  isFixed,
  isRevealed,
  type QuestionContext,
  questionViews,
  tagsOf,
} from './view.ts'
