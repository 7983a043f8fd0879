import { Confidence, Letter, LIMITS, Test, z } from '@fourfold/contract'
import { testClock } from '../attempt/clock'
import type { Draft } from './draft'

/**
 * A draft as the browser's storage holds it, maybe written by another release: read by its format's schema, never cast.
 * What no schema knows is left where it is.
 */

const FORMAT = 2

const Question = z.object({
  id: z.number(),
  letter: Letter.nullable(),
  grid: z.string(),
  skipped: z.boolean().nullable(),
  marked: z.boolean(),
  time_ms: z.number(),
  changes: z.array(z.string()),
  confidence: Confidence.nullable(),
  taken: z.boolean(),
  final: z.boolean().default(false),
  judged: z.boolean().default(false),
  eliminated: z.array(Letter),
  edits: z.number(),
  edited_at: z.number().nullable().default(null),
})

const State = z.object({
  questions: z.array(Question),
  step: z.number(),
  time_ms: z.number(),
  countdown_ms: z.number(),
  timed: z.boolean(),
  tutor: z.boolean(),
  scored: z.boolean(),
  exam: z.boolean().default(false),
  diagnostic: z.boolean().default(false),
  expired: z.boolean(),
})

const Seen = z.record(z.coerce.number(), z.number())
const Names = z.record(z.coerce.number(), z.array(z.object({ edits: z.number(), name: z.string() })))

const Common = z.object({
  user_id: z.number(),
  state: State,
  version: z.number(),
  sent: Seen,
  sent_time: Seen,
  names: Names.default({}),
  checkpoint: z.boolean(),
  test: z.unknown(),
})

/** The first format had no number, and the server's copy held what was sent. */
const First = Common.extend({
  format: z.undefined().optional(),
  finish: z.boolean(),
  test: z.looseObject({
    id: z.number(),
    step: z.number(),
    taken_tracker: z.array(z.string().nullable()),
    questions_attributes: z.array(z.looseObject({ id: z.number() })),
  }),
})

const Wish = z.enum(['asked', 'expired']).nullable()

const Second = Common.extend({
  format: z.literal(FORMAT),
  test_id: z.number(),
  sent_step: z.number(),
  sent_taken: z.array(z.number()),
  finish: Wish,
  hand_in: Wish.default(null),
  /** Both clocks at the moment of storing: they tell how old its changes are when it is read. */
  stored: z.object({ wall: z.number(), clock: z.number() }),
})

/** A copy of the server's test that this release cannot read is as good as none: it is asked for again. */
const testOf = (kept: unknown): Test | null => Test.safeParse(kept).data ?? null

type Read = Omit<z.infer<typeof Second>, 'format' | 'stored'>
const opened = ({ state, test, ...rest }: Read): Draft => ({
  ...rest,
  test: testOf(test),
  state: { ...state, paused: false, modals: 0, counted_at: null },
  whole: true,
})

/** The clock of an attempt starts anew with each page: moments of an earlier page are moved to it by the device's clock. */
function rebased(state: z.infer<typeof State>, stored: { wall: number; clock: number }): z.infer<typeof State> {
  const away = Math.min(LIMITS.ratingAgeMs, Math.max(0, Date.now() - stored.wall))
  const move = (at: number | null) => (at === null ? null : testClock() - away - (stored.clock - at))
  // The clock of an exam went on while the page was closed.
  const countdown_ms = state.exam ? Math.max(0, state.countdown_ms - away) : state.countdown_ms
  const expired = state.expired || (state.exam && countdown_ms <= 0)
  const questions = state.questions.map((q) => ({ ...q, edited_at: move(q.edited_at) }))
  return { ...state, countdown_ms, expired, questions }
}

function fromFirst({ finish, test, ...rest }: z.infer<typeof First>): Draft {
  const sent_taken = test.questions_attributes.flatMap((q, i) => (test.taken_tracker[i] === 'taken' ? [q.id] : []))
  const known = { test_id: test.id, sent_step: test.step, sent_taken }
  return opened({ ...rest, ...known, test, finish: finish ? 'asked' : null, hand_in: null })
}

/** The draft in what was stored; null where there is none that can be read. */
export function readDraft(stored: unknown): Draft | null {
  const second = Second.safeParse(stored)
  if (second.success) return opened({ ...second.data, state: rebased(second.data.state, second.data.stored) })
  const first = First.safeParse(stored)
  return first.success ? fromFirst(first.data) : null
}

export const storedForm = (draft: Draft) => ({
  ...draft,
  format: FORMAT,
  stored: { wall: Date.now(), clock: testClock() },
})
