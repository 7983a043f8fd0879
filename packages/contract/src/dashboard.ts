import { AnswerChange } from './answer-change.ts'
import { endpoint } from './endpoint.ts'
import { Level } from './level.ts'
import { Confidence } from './question.ts'
import * as z from './z.ts'

const Counts = {
  id: z.string(),
  name: z.string(),
  correct: z.number(),
  incorrect: z.number(),
  skipped: z.number(),
  /** mastery, 0 to 1; null before the first answer */
  prediction: z.number().nullable(),
  barChartData: z.array(z.object({ name: z.string(), value: z.number() })),
}

/** A skill of a subject, with how well it is known and how fresh that is. */
export const SkillBreakdown = z.object({
  ...Counts,
  level: Level,
  /** the last answer; null before the first */
  last_at: z.string().nullable(),
  /** practiced once and probably faded by now */
  fading: z.boolean(),
})
export type SkillBreakdown = z.infer<typeof SkillBreakdown>

export const TagBreakdown = z.object({
  ...Counts,
  /** what the predicted score counts for it, 0 to 1: `prediction`, or what is expected before the first answer */
  expected: z.number(),
  /** its share of the predicted score; the shares of all subjects add up to 1 */
  weight: z.number(),
  tags: z.array(SkillBreakdown),
})
export type TagBreakdown = z.infer<typeof TagBreakdown>

/** How the predicted score stood on an earlier day, and the subjects that moved it most since. */
export const ScoreChange = z.object({
  since: z.string(),
  before: z.number(),
  answers: z.number(),
  moved: z.array(z.object({ name: z.string(), points: z.number() })),
})
export type ScoreChange = z.infer<typeof ScoreChange>

/** One step with its reason and minutes. Whoever says what comes next says this, so that no two pages disagree. */
export const NextAction = z.object({
  kind: z.enum([
    'start_diagnostic',
    'resume_diagnostic',
    'resume_test',
    'log',
    'review',
    'cards',
    'retry',
    'more_diagnostic',
    'practice',
  ]),
  title: z.string(),
  reason: z.string(),
  minutes: z.number(),
  /** More is due than the minutes of a day hold: Today's queue says which of it comes first. */
  backlog: z.boolean().optional(),
})
export type NextAction = z.infer<typeof NextAction>

export const DashboardData = z.object({
  topic: z.string(),
  questions: z.object({
    tagBreakdown: z.array(TagBreakdown),
    questionCount: z.number(),
    average_time_all: z.number().nullable(),
    account_average_time_all: z.number().nullable(),
    correct_to_incorrect: z.number(),
    incorrect_to_correct: z.number(),
    incorrect_to_incorrect: z.number(),
  }),
  questions_to_log_length: z.number(),
  first_question_to_log_id: z.string().nullable(),
  mistakes_to_review_length: z.number(),
  first_mistake_to_review_id: z.number().nullable(),
  cards_to_review_length: z.number(),
  first_card_to_review_id: z.number().nullable(),
  lessons_to_review_length: z.number(),
  resume_diagnostic_id: z.number().nullable(),
  /** a test that was begun in the last days and left in the middle */
  resume_test_id: z.number().nullable(),
  user_name: z.string(),
  diagnostic_test: z.number(),
  questions_to_retry_ids: z.array(z.number()),
  more_diagnostic: z.boolean(),
  ai_practice_test_tag: z.object({ name: z.string() }).nullable(),
  ai_practice_test_ids: z.array(z.number()),
  /** why this tag, and about how long its test takes */
  ai_practice_test_reason: z.string().nullable(),
  ai_practice_test_minutes: z.number().nullable(),
  /** names of the subjects without a single answer */
  unanswered_subjects: z.array(z.string()),
  predicted_score: z.number().nullable(),
  predicted_low: z.number().nullable(),
  predicted_high: z.number().nullable(),
  /** where the scale begins and ends: 200 to 800, 1 to 36, 0 to 100 */
  least_score: z.number(),
  perfect_score: z.number(),
  /** how far published tables of the real exam lie from the curve behind the score; 0 where it is a percentage */
  score_off: z.number(),
  /** null until there is a scored test of another day */
  score_change: ScoreChange.nullable(),
  /** What is recommended, in the specification's order. */
  next_action: NextAction,
  /** What Today begins with: the first line of the dashboard, and what comes next on every other page. */
  first_step: NextAction,
  /** of the topic's own test, else of the profile */
  test_date: z.string().nullable(),
  /** the score wished for in this topic */
  target: z.number().nullable(),
  /** Skills practiced once and probably faded by now; shown apart from mastery. */
  needs_refresh: z.array(z.object({ id: z.string(), name: z.string() })),
  repeat_offenders: z.array(
    z.object({
      id: z.string(),
      sentence: z.string(),
      clue: z.string(),
      times: z.number(),
      skills: z.array(z.string()),
    }),
  ),
  /** Five answers or more: a first estimate can be shown. */
  estimate_ready: z.boolean(),
  topic_progress: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        strong_length: z.number(),
        moderate_length: z.number(),
        todo_length: z.number(),
        color: z.string(),
      }),
    ),
    sections: z.array(
      z.object({
        label: z.string(),
        total_length: z.number(),
        strong_fraction: z.number(),
        moderate_fraction: z.number(),
      }),
    ),
  }),
})
export type DashboardData = z.infer<typeof DashboardData>

export const EvidenceScope = z.enum(['topic', 'subject', 'skill', 'changes', 'misconception'])
export type EvidenceScope = z.infer<typeof EvidenceScope>

export const Evidence = z.object({
  name: z.string(),
  /** how many answers stand behind the number; the newest of them follow */
  total: z.number(),
  answers: z.array(
    z.object({
      display_id: z.string(),
      skill: z.string(),
      outcome: z.enum(['correct', 'incorrect', 'skipped']),
      /** whether the first answer was right; null when it was not changed */
      changed_from: z.boolean().nullable(),
      /** as which of the answer changes it counts, if it does */
      change: AnswerChange.optional(),
      time_spent: z.number(),
      date: z.string(),
      /** where it was answered */
      source: z.enum(['test', 'review', 'lesson', 'second_look']),
      /** null when it was answered outside of a test */
      test_id: z.number().nullable(),
      /** its number in that test, from 1 on */
      question: z.number().optional(),
      /** how sure the student was, if that was said */
      confidence: Confidence.optional(),
      /** hints that were opened before it, if any */
      hints: z.number().optional(),
    }),
  ),
  /** of one skill: what the student did in its lesson, newest first */
  tries: z
    .array(z.object({ step: z.number(), right: z.boolean(), says: z.string().nullable(), date: z.string() }))
    .optional(),
  /** The skill whose next answer would move the number most, and where it would be then; shares from 0 to 1. */
  would_change: z
    .object({
      skill: z.object({ id: z.string(), name: z.string() }),
      answers: z.number(),
      now: z.number(),
      right: z.number(),
      wrong: z.number(),
    })
    .nullable(),
  /** Of a topic, subject or skill: what the number rests on; shares from 0 to 1. */
  basis: z
    .object({
      /** how much the answers of the topic's own students count, the bank's own difficulties making up the rest */
      own_answers: z.number(),
      /** mean mastery of its skills today, and as of the last practice of each, before anything faded */
      today: z.number(),
      last_practice: z.number(),
    })
    .nullable(),
})
export type Evidence = z.infer<typeof Evidence>

export const questionEndpoints = {
  evidence: endpoint({
    method: 'GET',
    path: '/questions/evidence',
    auth: 'token',
    summary: 'The answers behind a number of the dashboard, and what would change it',
    query: z.object({ scope: EvidenceScope, id: z.string().min(1).max(100).optional() }),
    response: Evidence,
  }),
  index: endpoint({
    method: 'GET',
    path: '/questions/index',
    auth: 'token',
    summary: 'Dashboard data of the current topic',
    response: DashboardData,
  }),
} as const
