import { BodyId, CreatedId, Id, IdParams, ItemsPerPage, Offset, SentAt } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Confidence, Difficulty, Letter, Question } from './question.ts'
import * as z from './z.ts'

export const QuestionMode = z.enum(['All', 'Unused', 'Incorrect', 'Marked', 'Recommendation'])
export type QuestionMode = z.infer<typeof QuestionMode>
/** The mode of a paid topic's free sample, and how many questions it has. */
export const SAMPLE_MODE = 'Sample'
export const SAMPLE_QUESTIONS = 10
/** A first look: so few that something is known about the student within three minutes. */
export const FIRST_QUESTIONS = 5
export const TestListItem = z.object({
  id: z.number(),
  score: z.number().nullable(),
  timed: z.boolean(),
  tutor: z.boolean(),
  question_mode: z.string(),
  number_of_questions: z.number(),
  /** Skills that were not right, most questions first; none while it is not scored, and of an exam, which has a report. */
  missed: z.array(z.string()),
  created_at: z.string(),
  /** what it is about, in words: "Repair: Difference of squares" */
  title: z.string(),
  /** right answers; null while it is not scored */
  correct: z.number().nullable(),
  /** questions with an answer, while it is not scored */
  answered: z.number().default(0),
  /** answers of it were told right or wrong: they count, and it cannot be deleted */
  counts: z.boolean(),
})
export type TestListItem = z.infer<typeof TestListItem>

export const Taken = z.enum(['taken']).nullable()

/** Where a running diagnostic sees the student so far, with the band the score falls into in 8 of 10 cases. */
export const Estimate = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  least_score: z.number().default(0),
  perfect_score: z.number(),
})
export type Estimate = z.infer<typeof Estimate>

export const Test = z.object({
  id: z.number(),
  version: z.number(),
  step: z.number(),
  tutor: z.boolean(),
  timed: z.boolean(),
  score: z.number().nullable(),
  time_spent: z.number(),
  countdown_time: z.number(),
  initialTimerTime: z.number(),
  taken_tracker: z.array(Taken),
  section: z.string(),
  question_mode: z.string(),
  /** what a recommended one was made for: a misconception, what was missed, a skill, a first look at somebody new */
  aim: z.enum(['repair', 'retry', 'practice', 'first']).nullable().optional(),
  /** of a repair: the sentence of its misconception; it may hold TeX */
  aims_at: z.string().nullable().optional(),
  share_code: z.string(),
  has_passage: z.boolean(),
  created_at: z.string(),
  /** read-only because the plan of its topic has run out */
  read_only: z.boolean(),
  tags: z.array(z.object({ id: z.string(), name: z.string() })),
  questions_attributes: z.array(Question),
  account_average_score: z.number().nullable(),
  /** in an unscored diagnostic, once enough questions have been answered and left */
  estimate: Estimate.nullable(),
  /** a module of an exam: its time ends at a moment that the server keeps, and nothing stops it */
  exam: z
    .object({
      id: z.number(),
      module: z.number(),
      modules: z.number(),
      /** handed in, or its time has ended */
      over: z.boolean(),
      /** takes no answer any more but those that were given before it was handed in and are still on their way */
      closed: z.boolean(),
    })
    .nullable()
    .optional(),
})
export type Test = z.infer<typeof Test>

/**
 * Versions of a test count up, and a restored backup begins a new era of them: a device that knows another era, or a later
 * version than the server has, tells everything again.
 */
export const VERSIONS_OF_AN_ERA = 1_000_000
export const LAST_ERA = 2146
export const eraOf = (version: number): number => Math.floor(version / VERSIONS_OF_AN_ERA)

const Ms = z.number().int().min(0, 'Time cannot be negative.').max(2_147_483_647)

const EditName = z.string().regex(/^[\w-]{1,36}$/, 'A name of 1 to 36 letters or digits.')

export const QuestionChange = z.object({
  id: BodyId,
  skipped: z.boolean().nullable().optional(),
  marked: z.boolean().optional(),
  time_spent: Ms.optional(),
  student_produced_answer: z
    .string()
    .max(LIMITS.gridInLength, `At most ${LIMITS.gridInLength} characters.`)
    .regex(/^[0-9./-]*$/, 'Only digits, period, slash and minus.')
    .nullable()
    .optional(),
  answer_attributes: z.object({ letter: Letter.nullable() }).nullable().optional(),
  answer_changes: z.array(z.string().max(LIMITS.gridInLength)).max(LIMITS.answerChangesMax).optional(),
  confidence: Confidence.nullable().optional(),
  /** how long ago it was changed, by the device's monotonic clock: the later change of a question wins */
  age_ms: z.number().int().min(0).max(LIMITS.ratingAgeMs).optional(),
  /** a name of this change, of the device's choice and used once */
  edit: EditName.optional(),
  /** names of changes that the same device had sent before it made this one: it is later than they are, whatever their lines took */
  after: z.array(EditName).max(LIMITS.editsBefore).optional(),
})
export type QuestionChange = z.infer<typeof QuestionChange>

export const TestState = z.object({
  version: z.number().int().min(0).max(2_147_483_647),
  step: z.number().int().min(0).max(100).optional(),
  time_spent: Ms.optional(),
  countdown_time: z.number().int().max(86_400_000).optional(),
  taken_tracker: z.array(Taken).max(100).optional(),
  questions_attributes: z.array(QuestionChange).max(100).optional(),
  sent_at: SentAt.optional(),
  draft: z.boolean().optional(),
  discard: z.boolean().optional(),
  /** the answer to a save is the whole test, not only what changed */
  full: z.boolean().optional(),
})
export type TestState = z.infer<typeof TestState>

/** What a save changed on the server's side. */
export const Saved = z.object({
  version: z.number(),
  step: z.number(),
  countdown_time: z.number(),
  estimate: Estimate.nullable().optional(),
  /** newly revealed or replaced ones */
  questions: z.array(Question),
})
export type Saved = z.infer<typeof Saved>

export const Result = z.object({
  id: z.number(),
  score: z.number().nullable(),
  account_average_score: z.number().nullable(),
  account_average_time: z.number().nullable(),
  your_average_time: z.number().nullable(),
  section: z.string(),
  question_mode: z.string(),
  share_code: z.string(),
  time_spent: z.number(),
  tags: z.array(z.object({ id: z.string(), name: z.string(), subject: z.string() })),
  /** skills whose mastery this test moved, from 0 to 1; null before the first answer */
  moved: z.array(z.object({ id: z.string(), name: z.string(), before: z.number().nullable(), after: z.number() })),
  questions_attributes: z.array(Question),
})
export type Result = z.infer<typeof Result>

export const NewTestQuestion = z.object({
  id: z.number(),
  tag_id: z.string(),
  difficulty: Difficulty,
  calculator: z.boolean(),
  passage_id: z.number().nullable(),
})

/** Questions that are alike in everything that Create Test chooses by. */
export const NewTestGroup = NewTestQuestion.omit({ id: true }).extend({ ids: z.array(z.number()) })
export type NewTestGroup = z.infer<typeof NewTestGroup>

export const NewTestData = z.object({
  test_questions: z.object({
    /** Empty where `grouped` was asked for: the same questions then stand in `groups`, at a tenth of the size. */
    questions: z.array(NewTestQuestion),
    groups: z.array(NewTestGroup).optional(),
    tags: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string() }))),
    tag_filter: z.array(z.string()),
    max_number_of_questions: z.number(),
    has_passage: z.boolean(),
    marked: z.array(z.number()),
    incorrect: z.array(z.number()),
    used: z.array(z.number()),
    pace_seconds: z.number(),
  }),
})
export type NewTestData = z.infer<typeof NewTestData>

const Flag = z.boolean().nullish()

export const CreateTest = z.object({
  name: z.string().max(200).nullish(),
  score: z.unknown().optional(),
  section: z.string().max(100).nullish(),
  number_of_questions: z.union([z.number(), z.string().max(4)]).nullish(),
  calculator: Flag,
  no_calculator: Flag,
  question_mode: QuestionMode.default('All'),
  difficulty_low: Flag,
  difficulty_medium: Flag,
  difficulty_high: Flag,
  timed: Flag,
  tutor: Flag,
  tag_ids: z.array(z.string().max(100)).max(500).nullish(),
  max_number_of_questions: z.number().nullish(),
  custom_question_ids: z.array(BodyId).max(LIMITS.questionsPerTest).nullish(),
  custom_test_id: z.string().trim().max(40).nullish(),
  /** Of mode Incorrect: fresh questions of the same kind, where there are any. */
  kindred: Flag,
})
export type CreateTest = z.infer<typeof CreateTest>

const CustomIds = z.array(BodyId).max(LIMITS.questionsPerTest).default([])

const QuestionParams = z.object({ id: Id, question: Id })
/** An answer to a question of a tutor test, as it is looked at. */
export const GivenAnswer = z.object({
  letter: Letter.nullish(),
  grid: z
    .string()
    .max(LIMITS.gridInLength)
    .regex(/^[0-9./-]*$/, 'Only digits, period, slash and minus.')
    .nullish(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const testEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/tests/index',
    auth: 'token',
    summary: 'Tests of the current topic, newest first',
    query: z.object({ newOffset: Offset, itemsPerPage: ItemsPerPage(LIMITS.testListPageSize) }),
    response: z.object({
      tests: z.array(TestListItem),
      total_page_count: z.number(),
      total_count: z.number(),
      items_per_page: z.number(),
    }),
  }),
  new: endpoint({
    method: 'GET',
    path: '/tests/new',
    auth: 'token',
    summary: 'What Create Test chooses from',
    query: z.object({ grouped: z.literal('1').optional() }),
    response: NewTestData,
  }),
  create: endpoint({
    method: 'POST',
    path: '/tests/create',
    auth: 'token',
    summary: 'Create a test',
    body: CreateTest,
    response: CreatedId,
  }),
  createDiagnostic: endpoint({
    method: 'POST',
    path: '/tests/create_diagnostic',
    auth: 'token',
    summary: 'Create a diagnostic; no question ids means: choose for me',
    body: z.object({ question_mode: z.literal('Diagnostic'), custom_question_ids: CustomIds }),
    response: CreatedId,
  }),
  createPractice: endpoint({
    method: 'POST',
    path: '/tests/create_practice',
    auth: 'token',
    summary: 'Create a recommended practice test',
    body: z.object({
      question_mode: z.literal('Recommendation'),
      custom_question_ids: CustomIds,
      tag_name: z.string().max(200).nullish(),
      misconception_id: z.string().max(100).nullish(),
      /** a few questions to begin with, all choices: each wrong option names its mistake */
      first_look: z.boolean().nullish(),
    }),
    response: CreatedId,
  }),
  createSample: endpoint({
    method: 'POST',
    path: '/tests/create_sample',
    auth: 'token',
    summary:
      "Take a paid topic's free sample; an open one goes on, a finished one begins again with the same questions",
    body: z.object({ topic: z.string().max(100) }),
    response: CreatedId,
  }),
  graphs: endpoint({
    method: 'GET',
    path: '/tests/graphs',
    auth: 'token',
    summary: 'Scores by test and by date',
    response: z.object({
      by_test: z.array(
        z.object({ id: z.number(), created_at: z.string(), score: z.number(), scaled: z.number().optional() }),
      ),
      by_date: z.array(z.object({ date: z.string(), score: z.number(), scaled: z.number().optional() })),
      /** where the topic's scores go by a scale of their own: its ends, and how far it may be off; every dot has its `scaled` then */
      scale: z.object({ min: z.number(), max: z.number(), off: z.number() }).optional(),
    }),
  }),
  reference: endpoint({
    method: 'GET',
    path: '/tests/reference',
    auth: 'token',
    summary: 'Reference sheet of a topic',
    query: z.object({ topic: z.string().max(100) }),
    response: z.object({ html: z.string() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/tests/:id',
    auth: 'token',
    summary: 'A test with its questions',
    params: IdParams,
    response: Test,
  }),
  finish: endpoint({
    method: 'PUT',
    path: '/tests/:id',
    auth: 'token',
    summary: 'Save and score',
    params: IdParams,
    body: TestState,
    response: z.object({ id: z.number(), score: z.number(), version: z.number() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tests/:id',
    auth: 'token',
    summary: 'Delete a test that was not scored, with its answers; not one whose answers count already',
    params: IdParams,
    response: CreatedId,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/tests/save/:id',
    auth: 'token',
    summary: 'Save without scoring',
    params: IdParams,
    body: TestState,
    response: z.union([Saved, Test]),
  }),
  hint: endpoint({
    method: 'POST',
    path: '/tests/:id/questions/:question/hint',
    auth: 'token',
    summary: 'A hint to a question of a tutor test: the next one, or one that is open already',
    params: QuestionParams,
    body: z.object({ n: z.number().int().min(1).max(20) }),
    response: z.object({ hint: z.string().nullable(), n: z.number(), more: z.boolean() }),
  }),
  firstTry: endpoint({
    method: 'POST',
    path: '/tests/:id/questions/:question/first_try',
    auth: 'token',
    summary: 'Looks at the answer to a question of a tutor test; a wrong one stands from then on',
    params: QuestionParams,
    body: GivenAnswer,
    response: z.object({ right: z.boolean(), happened: z.string().nullable() }),
  }),
  secondTry: endpoint({
    method: 'POST',
    path: '/tests/:id/questions/:question/second_try',
    auth: 'token',
    summary: 'The second try after a wrong first answer; it does not count',
    params: QuestionParams,
    body: GivenAnswer,
    response: z.object({ right: z.boolean() }),
  }),
  result: endpoint({
    method: 'GET',
    path: '/tests/:id/result',
    auth: 'token',
    summary: 'The result of a scored test',
    params: IdParams,
    response: Result,
  }),
} as const
