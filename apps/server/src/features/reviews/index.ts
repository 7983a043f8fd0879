/** What other features may use of reviews. */
export { targetsIn, testDateIn, testDatesIn } from './goals.ts'
export { freshMemory, isLeech, labelsAt, type MemoryRow, reviewView, soundMemory } from './memory.ts'
export { newCards } from './new-cards.ts'
export {
  dailyMinutes,
  plannedToday,
  type Reviewer,
  reviewsDue,
  reviewsIn,
  type Studying,
  situationFor,
  situationOf,
} from './planned.ts'
export { catchUpPlan, dateOfDay, dayNumber, daysLeft, type Planned, type Situation } from './planner.ts'
export { dueIds, removeReview, saveMemory } from './queries.ts'
export { changeSettings, localTime, membersWho, sendOnceADay, unsubscribeLink } from './reminders.ts'
export { type Rated, rate } from './service.ts'
