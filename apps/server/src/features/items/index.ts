/** What other features may use of items. */
export { restsOnOthers } from './cohort.ts'
export { passagesIn, questionContext } from './context.ts'
export {
  historyOfTest,
  itemsRunning,
  mistakesOfTest,
  passagesOf,
  runningItems,
  runningItemsLocked,
  type ShownRow,
  type SlotRow,
  statsOf,
  statsOfTest,
  type TestRow,
} from './queries.ts'
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
