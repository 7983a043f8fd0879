import type { Confidence, Letter, Test } from '@fourfold/contract'

export type QuestionState = Readonly<{
  id: number
  letter: Letter | null
  grid: string
  /** null: never touched */
  skipped: boolean | null
  marked: boolean
  time_ms: number
  changes: readonly string[]
  confidence: Confidence | null
  taken: boolean
  /** In a diagnostic: it was left with this answer, which stands. */
  final: boolean
  /** In a tutor test: the student was told that this first answer is wrong. It stands, whatever is tried after it. */
  judged: boolean
  eliminated: readonly Letter[]
  /** Counts the changes made here, so that the outbox knows what the server has not seen. */
  edits: number
  /** When it was last changed, here or elsewhere, by the clock of the attempt; null: never, or nobody has told. */
  edited_at: number | null
}>

export type Attempt = Readonly<{
  questions: readonly QuestionState[]
  step: number
  time_ms: number
  countdown_ms: number
  timed: boolean
  tutor: boolean
  scored: boolean
  /** A module of an exam: its clock stops for nothing. */
  exam: boolean
  /** An answer with which a question is left stands. */
  diagnostic: boolean
  paused: boolean
  /** Open modals; any of them stops the timer. */
  modals: number
  expired: boolean
  /** When time was last added up; null while it does not run. */
  counted_at: number | null
}>

/** How many edits of each question the server has seen. */
export type Seen = Readonly<Record<number, number>>

/** Names of the changes of each question that were sent, the newest last, each with how many edits there were then. */
export type Names = Readonly<Record<number, readonly Readonly<{ edits: number; name: string }>[]>>

export type Action =
  | { type: 'tick'; at: number }
  | { type: 'go'; step: number; at: number }
  | { type: 'choose'; letter: Letter; at: number }
  | { type: 'grid'; text: string; at: number }
  | { type: 'eliminate'; letter: Letter; at: number }
  | { type: 'star'; at: number }
  | { type: 'confidence'; value: Confidence; at: number }
  | { type: 'pause'; at: number }
  | { type: 'play'; at: number }
  | { type: 'modal'; open: boolean; at: number }
  | { type: 'submit'; at: number }
  /** The answer may come after the student has gone on to another question. */
  | { type: 'judged'; id: number; at: number }
  /** The server's copy: taken steps and anything not edited here follow it. */
  | { type: 'server'; test: Test; sent: Seen; sent_countdown?: number; at?: number }
  | { type: 'reset'; test: Test }
