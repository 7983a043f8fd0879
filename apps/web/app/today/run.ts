import { Rating, Today, z } from '@fourfold/contract'

/** One review of today's queue as it went; null where it was put off. */
export const Reviewed = z.object({
  kind: z.enum(['flashcard', 'mistake']),
  rating: Rating.nullable(),
  rating_id: z.string().nullable(),
  due_in_ms: z.number().nullable(),
  /** What the check said, where an answer was given before the rating. */
  right: z.boolean().optional(),
})
export type Reviewed = Readonly<z.infer<typeof Reviewed>>

/** Where the student stood when the day began: what has moved is seen against it. */
export const Standing = z.object({
  score: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  perfect: z.number(),
  /** A day begun before these were kept has a scale of its own. */
  least: z.number().default(0),
  off: z.number().default(0),
  strong: z.array(z.string()),
  offenders: z.array(z.object({ id: z.string(), sentence: z.string() })),
})
export type Standing = Readonly<z.infer<typeof Standing>>

export type Stage = 'reviews' | 'retry' | 'log' | 'practice'
const StageName = z.enum(['reviews', 'retry', 'log', 'practice'])

/** A day's queue on its way: it goes through other pages and comes back, so it is kept as plain data. */
export const Run = z.object({
  topic: z.string(),
  plan: Today,
  stages: z.array(StageName),
  at: z.number(),
  done: z.array(Reviewed),
  tests: z.object({ retry: z.number().optional(), practice: z.number().optional() }),
  /** Logging was opened: whoever comes back from it early is not sent there again. */
  logging: z.boolean(),
  /** Mistakes that were logged on the way. */
  logged: z.number().default(0),
  /** Those of them that were logged before it was their turn, on a result of the day. */
  logged_before: z.number().default(0),
  started: z.number(),
  before: Standing,
})
export type Run = Readonly<z.infer<typeof Run>>

/** In this order (docs/wire.md, today); what is empty is left out. */
export const stagesOf = (plan: Today): Stage[] => [
  ...(plan.queue.length > 0 ? (['reviews'] as const) : []),
  ...(plan.retry ? (['retry'] as const) : []),
  ...(plan.steps.some((step) => step.kind === 'log') ? (['log'] as const) : []),
  ...(plan.practice ? (['practice'] as const) : []),
]

export const startRun = (topic: string, plan: Today, before: Standing, started: number): Run => ({
  topic,
  plan,
  stages: stagesOf(plan),
  at: 0,
  done: [],
  tests: {},
  logging: false,
  logged: 0,
  logged_before: 0,
  started,
  before,
})

export const stageOf = (run: Run): Stage | null => run.stages[run.at] ?? null

export type Event =
  | Readonly<{ type: 'reviewed'; review: Reviewed }>
  | Readonly<{ type: 'undone' }>
  | Readonly<{ type: 'started'; test: number }>
  | Readonly<{ type: 'logging' }>
  | Readonly<{ type: 'logged' }>
  | Readonly<{ type: 'on' }>
  /** After the end: what is being learned is asked once more. */
  | Readonly<{ type: 'again'; queue: Today['queue'] }>

/** One thing that happened on the way. The reviews end by themselves with the last of the queue. */
export function next(run: Run, event: Event): Run {
  const stage = stageOf(run)
  switch (event.type) {
    case 'reviewed': {
      const done = [...run.done, event.review]
      return { ...run, done, at: stage === 'reviews' && done.length >= run.plan.queue.length ? run.at + 1 : run.at }
    }
    case 'undone':
      return { ...run, done: run.done.slice(0, -1) }
    case 'started':
      return stage === 'retry' || stage === 'practice' ? { ...run, tests: { ...run.tests, [stage]: event.test } } : run
    case 'logging':
      return { ...run, logging: true, logged_before: run.logged }
    case 'logged':
      return { ...run, logged: run.logged + 1 }
    case 'on':
      return stage === null ? run : { ...run, at: run.at + 1 }
    case 'again': {
      if (stage !== null || event.queue.length === 0) return run
      const queue = [...run.plan.queue.slice(0, run.done.length), ...event.queue]
      const stages: Stage[] = [...run.stages, 'reviews']
      return { ...run, plan: { ...run.plan, queue }, stages, at: run.stages.length }
    }
  }
}

/** Each card and mistake once: what was known is told by the first rating, when it comes back by the last. */
export function reviewedOnce({ plan, done }: Pick<Run, 'plan' | 'done'>): Reviewed[] {
  const each = new Map<string, Reviewed>()
  for (const [i, review] of done.entries()) {
    if (review.rating === null) continue
    const key = `${review.kind}-${plan.queue[i]?.id}`
    const { rating, right } = each.get(key) ?? review
    each.set(key, { ...review, rating, right })
  }
  return [...each.values()]
}

/** Whether a day was begun in earnest. */
export const didAnything = ({ done, logged, tests }: Run): boolean =>
  logged > 0 || done.some(({ rating }) => rating !== null) || Object.keys(tests).length > 0

/** How a test of the day went. */
export type Went = Readonly<{ right: number; of: number /** Left without an answer. */; blank: number }>
