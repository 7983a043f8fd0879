import { CreatedId, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import * as z from './z.ts'

export const ExamKind = z.enum(['sat-math', 'sat-reading-writing', 'sat', 'act-reading', 'final'])
export type ExamKind = z.infer<typeof ExamKind>

const Band = z.object({ score: z.number(), low: z.number(), high: z.number() })

const SectionOffer = z.object({
  topic: z.string(),
  modules: z.number(),
  /** of each module, with the extra time of the account */
  questions: z.number(),
  minutes: z.number(),
})

export const ExamOffer = z.object({
  kind: ExamKind,
  title: z.string(),
  sections: z.array(SectionOffer),
  questions: z.number(),
  minutes: z.number(),
  /** 0: there is none */
  break_minutes: z.number(),
  /** topics of it without a running plan: it cannot be begun */
  missing_plans: z.array(z.string()),
})
export type ExamOffer = z.infer<typeof ExamOffer>

export const ExamOutcome = z.object({
  id: z.number(),
  title: z.string(),
  finished_at: z.string(),
  sections: z.array(
    Band.extend({
      topic: z.string(),
      /** how far published values lie from the scale's curve; 0 in a course */
      score_off: z.number(),
      /** what had been predicted when the exam began; null before the first answer */
      predicted: Band.nullable(),
      /** whether the score fell inside the predicted band */
      inside: z.boolean().nullable(),
    }),
  ),
})
export type ExamOutcome = z.infer<typeof ExamOutcome>

/** An exam that was begun and is not scored; `line` says what of it is left. */
export const RunningExam = z.object({ id: z.number(), title: z.string(), line: z.string() })
export type RunningExam = z.infer<typeof RunningExam>

export const ExamIndex = z.object({
  extra_time: z.number(),
  offers: z.array(ExamOffer),
  running: RunningExam.nullable(),
  /** newest first */
  done: z.array(ExamOutcome),
  /** how many predictions held, of those that were made */
  record: z.object({ inside: z.number(), of: z.number() }),
})
export type ExamIndex = z.infer<typeof ExamIndex>

export const ExamPart = z.object({
  pos: z.number(),
  kind: z.enum(['module', 'break']),
  topic: z.string(),
  module: z.number(),
  modules: z.number(),
  questions: z.number(),
  minutes: z.number(),
  /** 'ready': the next one to begin */
  state: z.enum(['waiting', 'ready', 'running', 'over']),
  /** time left of a running one by the server's clock */
  left_ms: z.number(),
  test_id: z.number().nullable(),
  closed_by: z.enum(['student', 'time']).nullable(),
})
export type ExamPart = z.infer<typeof ExamPart>

export const ExamState = z.object({
  id: z.number(),
  kind: ExamKind,
  title: z.string(),
  extra_time: z.number(),
  parts: z.array(ExamPart),
  /** every module is over: it can be scored */
  over: z.boolean(),
  finished: z.boolean(),
  read_only: z.boolean(),
})
export type ExamState = z.infer<typeof ExamState>

const Counted = z.object({ right: z.number(), questions: z.number(), ms: z.number() })

const Asked = z.object({
  test_id: z.number(),
  /** its place in the module, from 1 on */
  number: z.number(),
  module: z.number(),
  display_id: z.string(),
  skill: z.string(),
  outcome: z.enum(['correct', 'incorrect', 'skipped']),
  ms: z.number(),
})
export type ExamAsked = z.infer<typeof Asked>

export const ExamSection = Band.extend({
  topic: z.string(),
  least_score: z.number(),
  perfect_score: z.number(),
  score_off: z.number(),
  predicted: Band.nullable(),
  inside: z.boolean().nullable(),
  modules: z.array(
    Counted.extend({
      module: z.number(),
      form: z.enum(['only', 'first', 'easier', 'harder']),
      test_id: z.number(),
      minutes: z.number(),
      closed_by: z.enum(['student', 'time']),
      /** questions that were handed in without an answer */
      empty: z.number(),
      /** answers that arrived after the module's end and were given in its time */
      late: z.number(),
      /** answers that came too late to count: given after the module's end, or arrived when the exam was scored */
      not_counted: z.array(z.object({ number: z.number(), answer: z.string() })),
      /** right answers that lead to the harder second module; null where there is none */
      cut: z.number().nullable(),
      /** time used up to and with each question, for the pace */
      pace: z.array(z.number()),
    }),
  ),
  domains: z.array(
    Counted.extend({
      id: z.string(),
      name: z.string(),
      skills: z.array(Counted.extend({ id: z.string(), name: z.string() })),
    }),
  ),
  costly: z.array(Asked),
  sure_but_wrong: z.array(Asked),
  lucky: z.array(Asked),
})
export type ExamSection = z.infer<typeof ExamSection>

export const ExamNext = z.object({
  kind: z.enum(['log', 'practice', 'pace', 'exam']),
  title: z.string(),
  reason: z.string(),
  minutes: z.number(),
  topic: z.string(),
  /** what the button needs: a skill's name (null: practice that chooses by itself), a question to log, how much a timed test asks */
  target: z.string().nullable(),
})
export type ExamNext = z.infer<typeof ExamNext>

export const ExamReport = z.object({
  id: z.number(),
  kind: ExamKind,
  title: z.string(),
  extra_time: z.number(),
  finished_at: z.string(),
  sections: z.array(ExamSection),
  /** the sum of the sections where the exam has one */
  total: Band.extend({ least_score: z.number(), perfect_score: z.number() }).nullable(),
  /** what of its form differs from the real exam or from the plan, in sentences; most often nothing */
  unmet: z.array(z.string()),
  next: z.array(ExamNext),
  record: z.object({ inside: z.number(), of: z.number() }),
})
export type ExamReport = z.infer<typeof ExamReport>

const Pos = z.object({ part: z.number().int().min(0).max(20) })

export const examEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/exams/index',
    auth: 'token',
    summary: 'Exams of the current topic: what is offered, what runs, what came out',
    response: ExamIndex,
  }),
  create: endpoint({
    method: 'POST',
    path: '/exams/create',
    auth: 'token',
    summary: 'Assemble an exam; one that runs is resumed',
    body: z.object({ kind: ExamKind }),
    response: CreatedId,
  }),
  show: endpoint({
    method: 'GET',
    path: '/exams/:id',
    auth: 'token',
    summary: 'Where an exam stands, by the server’s clock',
    params: IdParams,
    response: ExamState,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/exams/:id/begin',
    auth: 'token',
    summary: 'Begin a module or the break; its time runs from now on',
    params: IdParams,
    body: Pos,
    response: ExamState,
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/exams/:id/hand_in',
    auth: 'token',
    summary: 'Hand in a module: it is closed',
    params: IdParams,
    body: Pos,
    response: ExamState,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/exams/:id/finish',
    auth: 'token',
    summary: 'Score an exam whose modules are over',
    params: IdParams,
    response: ExamState,
  }),
  end: endpoint({
    method: 'POST',
    path: '/exams/:id/end',
    auth: 'token',
    summary: 'End an exam between its modules: what was taken is scored, the rest is left out',
    params: IdParams,
    response: ExamState,
  }),
  report: endpoint({
    method: 'GET',
    path: '/exams/:id/report',
    auth: 'token',
    summary: 'The report of a scored exam',
    params: IdParams,
    response: ExamReport,
  }),
} as const
