import { NextAction } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { RunningExam } from './exams.ts'
import * as z from './z.ts'

/** Fewest and most minutes of a day. */
export const DAY_MINUTES = { least: 5, most: 180 } as const
const Minutes = z.number().int().min(DAY_MINUTES.least).max(DAY_MINUTES.most)
/** Minutes a day that are offered at the start; any other number can be chosen in My Account. */
export const TODAY_MINUTES = [10, 20, 40] as const

const Step = z.object({
  kind: z.enum(['log', 'mistakes', 'cards', 'retry', 'practice']),
  count: z.number(),
  minutes: z.number(),
  title: z.string(),
  reason: z.string(),
})

export const Today = z.object({
  minutes: z.number(),
  /** What the queue will take, in minutes. */
  takes: z.number(),
  summary: z.string(),
  /** Whether anything was answered in this topic. */
  begun: z.boolean(),
  /** An exam that runs comes before everything else. */
  exam: RunningExam.nullable(),
  /** A test that was left in the middle, where it comes before the queue and a new diagnostic. */
  resume: z.object({ id: z.number(), action: NextAction }).nullable().default(null),
  /** The diagnostic, where it comes before the queue: then it is the dashboard's `next_action`, else the first step is. */
  diagnostic: NextAction.nullable(),
  steps: z.array(Step),
  /** Mistakes that no entry was written for yet: they are logged with a press each, and are due the next day. */
  questions_to_log_length: z.number(),
  first_question_to_log_id: z.string().nullable(),
  /** Cards and mistakes, mixed, in the order in which they are asked. */
  queue: z.array(z.object({ kind: z.enum(['flashcard', 'mistake']), id: z.number() })),
  /** Questions missed before and not right since, that no review of today asks. */
  retry: z.object({ question_ids: z.array(z.number()) }).nullable(),
  practice: z
    .object({ question_ids: z.array(z.number()), skill: z.object({ id: z.string(), name: z.string() }).nullable() })
    .nullable(),
})
export type Today = z.infer<typeof Today>

export const StudyWeek = z.object({
  /** Its Monday, YYYY-MM-DD. */
  start: z.string(),
  /** What is planned from today on, in minutes; a week that has passed plans nothing. */
  planned: z.number(),
  done: z.number(),
  now: z.boolean(),
  /** The day of the test, where it lies in this week. */
  test_date: z.string().nullable(),
  /** A whole exam that was taken in this week, or that the plan places in it. */
  exam: z.enum(['done', 'planned']).nullable(),
})
export type StudyWeek = z.infer<typeof StudyWeek>

/** The way to the exam: made anew from what was done, whenever it is asked for. */
export const StudyPlan = z.object({
  topic: z.string(),
  test_date: z.string().nullable(),
  days_left: z.number().nullable(),
  daily_minutes: z.number(),
  week: z.object({ goal: z.number(), done: z.number() }),
  weeks: z.array(StudyWeek),
  /** What is expected at this pace, in sentences; empty before the first answers. */
  finish: z.array(z.string()),
  skills: z.number(),
  strong: z.number(),
})
export type StudyPlan = z.infer<typeof StudyPlan>

export const todayEndpoints = {
  plan: endpoint({
    method: 'GET',
    path: '/today/plan',
    auth: 'token',
    summary: 'The weeks to the test: minutes planned and done, and what is expected at this pace',
    query: z.object({ offset: z.coerce.number().int().min(-840).max(840).default(0) }),
    response: StudyPlan,
  }),
  show: endpoint({
    method: 'GET',
    path: '/today',
    auth: 'token',
    summary: 'One queue for so many minutes, else for the minutes a day that were chosen',
    query: z.object({
      minutes: z.coerce.number().pipe(Minutes).optional(),
      offset: z.coerce.number().int().min(-840).max(840).default(0),
    }),
    response: Today,
  }),
} as const

export const Reminders = z.object({
  on: z.boolean(),
  /** Hour of the day for the student, 0 to 23. */
  hour: z.number().int().min(0).max(23),
  timezone: z
    .string()
    .max(64)
    .refine((zone) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone })
        return true
      } catch {
        return false
      }
    }, 'Please choose a time zone.'),
})
export type Reminders = z.infer<typeof Reminders>

const Settings = z.object({ reminders: Reminders, daily_minutes: z.number() })

export const reminderEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/users/reminders',
    auth: 'token',
    summary: 'Reminder mail and daily minutes',
    response: Settings,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/reminders',
    auth: 'member',
    summary: 'Choose the reminder mail and the daily minutes',
    body: z.object({ reminders: Reminders, daily_minutes: Minutes.optional() }),
    response: Settings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/reviews/unsubscribe',
    auth: 'none',
    summary: 'End the reminder mail in one click',
    query: z.object({ token: z.string().max(300) }),
    response: z.object({ success: z.string() }),
  }),
} as const
