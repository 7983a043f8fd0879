import type { Question } from '@fourfold/contract'
import {
  type QuestionContext,
  questionViews,
  type SlotRow,
  type TestRow,
} from '../../apps/server/src/features/items/index.ts'

/** The rows of a test as the database would hold them. */

export type { TestRow }
export type Row = SlotRow
export type Kind = Readonly<{ tutor: boolean; timed: boolean }>

export const QUESTIONS = 3
/** The question that is answered with a number. */
export const GRID_AT = 2
export const TEST_ID = 1
export const TIME_MS = 2 * 3_600_000

/** Nobody else has answered anything, and no name of a skill is known. */
export const surroundings = (now: Date): QuestionContext => ({
  now,
  catalog: { topics: new Map(), misconceptions: new Map() } as unknown as QuestionContext['catalog'],
  stats: new Map(),
  mistakes: new Map(),
  history: new Map(),
  passages: new Map(),
})

const UNTOUCHED = {
  test_id: TEST_ID,
  seen_at: null,
  letter: null,
  grid: null,
  skipped: null,
  marked: false,
  confidence: null,
  time_ms: 0,
  time_doubted: false,
  changes: [],
  counted: null,
  taken_at: null,
  changed_at: null,
  changed_by: null,
  hints: 0,
  missed_at: null,
  hints_at_miss: null,
  second_try: null,
  outcome: null,
} satisfies Omit<Row['slot'], 'pos' | 'item_id' | 'item_revision_id'>

const LETTERS = ['A', 'B', 'C', 'D'] as const
const secretOf = (pos: number) => ({
  letter: pos === GRID_AT ? null : 'A',
  grid: pos === GRID_AT ? '1' : null,
  options: Object.fromEntries(LETTERS.map((l) => [l, { correct: l === 'A', misconception: null, why: '' }])),
  wrong_grid: [],
  explanation: '',
})
const shown = { content: '', options: LETTERS.map((letter) => ({ letter, content: letter })) }

const newRow = (pos: number): Row =>
  ({
    slot: { ...UNTOUCHED, pos, item_id: pos + 1, item_revision_id: pos + 1 },
    item: {
      id: pos + 1,
      display_id: `Q-${pos + 1}`,
      question_type: pos === GRID_AT ? 'Student-produced response' : 'Multiple choice',
      calculator: true,
      passage_id: null,
      skill_id: 'skill',
      topic: 'Algebra 1',
    },
    revision: { id: pos + 1, public: shown, secret: secretOf(pos) },
  }) as unknown as Row

export function newTest({ tutor, timed }: Kind, created_at: Date): { test: TestRow; rows: Row[] } {
  const rows = Array.from({ length: QUESTIONS }, (_, pos) => newRow(pos))
  const begun = { step: 0, time_ms: 0, countdown_ms: timed ? TIME_MS : 0 }
  const test = {
    id: TEST_ID,
    learner_id: 'learner',
    topic: 'Algebra 1',
    mode: 'All',
    tutor,
    timed,
    version: 0,
    ...begun,
    initial_ms: begun.countdown_ms,
    question_count: QUESTIONS,
    checkpoint: { ...begun, slots: rows.map(({ slot }) => slot) },
    share_code: 'AAAA-AAAA',
    aim: null,
    aim_at: null,
    standing: null,
    score: null,
    scored_at: null,
    opened_at: null,
    saved_at: null,
    created_at,
    exam_id: null,
    module: null,
    deadline_at: null,
    handed_in_at: null,
  } satisfies TestRow
  return { test, rows }
}

export const questionsOf = (
  { test, rows }: Readonly<{ test: TestRow; rows: readonly Row[] }>,
  places: ReadonlySet<number>,
  now: Date,
): Question[] => questionViews(test, rows, surroundings(now), places)
