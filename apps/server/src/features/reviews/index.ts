/** What other features may use of reviews. */
export { freshMemory, isLeech, type MemoryRow, reviewView, soundMemory } from './memory.ts'
export { dailyMinutes, plannedItems, plannedToday, type Reviewer, situationOf, testDay } from './planned.ts'
export { catchUpPlan, dateOfDay, dayNumber, daysLeft, type Planned, reviewsToday } from './planner.ts'
export { dueIds, removeReview, saveMemory } from './queries.ts'
export { changeSettings, localTime, sendOnceADay, unsubscribeLink } from './reminders.ts'
export { type Rated, rate } from './service.ts'
