import { questionEndpoints } from './dashboard.ts'
import { examEndpoints } from './exams.ts'
import { feedbackEndpoints } from './feedbacks.ts'
import { flashcardEndpoints } from './flashcards.ts'
import { healthEndpoints } from './health.ts'
import { lessonEndpoints } from './lessons.ts'
import { markEndpoints } from './marks.ts'
import { mistakeEndpoints } from './mistakes.ts'
import { prospectEndpoints } from './prospects.ts'
import { reviewEndpoints } from './reviews.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { sessionEndpoints } from './sessions.ts'
import { cartEndpoints, orderEndpoints, paymentEventEndpoints } from './shop.ts'
import { spokenEndpoints } from './spoken.ts'
import { testEndpoints } from './tests.ts'
import { reminderEndpoints, todayEndpoints } from './today.ts'
import { passwordEndpoints, userEndpoints } from './users.ts'

export { htmlLines, htmlText, tidyLines, unescapeHtml } from '@fourfold/base'
export * from './answer-change.ts'
export * from './brand.ts'
export * from './card-file.ts'
export * from './card-schedule.ts'
export * from './common.ts'
export * from './dashboard.ts'
export * from './endpoint.ts'
export * from './exams.ts'
export * from './flashcards.ts'
export * from './grid-in.ts'
export * from './lessons.ts'
export * from './level.ts'
export * from './limits.ts'
export * from './logged-in.ts'
export * from './marks.ts'
export * from './messages.ts'
export * from './mistakes.ts'
export * from './prospects.ts'
export * from './question.ts'
export * from './reviews.ts'
export * from './second-factor.ts'
export * from './sessions.ts'
export * from './shop.ts'
export * from './spoken.ts'
export * from './tests.ts'
export * from './today.ts'
export * from './users.ts'
export * from './words.ts'
export * as z from './z.ts'

/** Every call of the product, once. Server routes, the browser's client and OpenAPI are made from it. */
export const endpoints = {
  health: healthEndpoints,
  users: userEndpoints,
  password: passwordEndpoints,
  second_factor: secondFactorEndpoints,
  sessions: sessionEndpoints,
  prospects: prospectEndpoints,
  carts: cartEndpoints,
  orders: orderEndpoints,
  payment_events: paymentEventEndpoints,
  tests: testEndpoints,
  exams: examEndpoints,
  marks: markEndpoints,
  questions: questionEndpoints,
  mistakes: mistakeEndpoints,
  flashcards: flashcardEndpoints,
  reviews: reviewEndpoints,
  feedbacks: feedbackEndpoints,
  lessons: lessonEndpoints,
  spoken: spokenEndpoints,
  today: todayEndpoints,
  reminders: reminderEndpoints,
} as const
