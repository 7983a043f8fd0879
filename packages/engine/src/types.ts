/** Milliseconds since 1970. The engine has no clock: every instant is an argument. */
export type Instant = number

/** A source of chance in [0, 1): the engine has none of its own. */
export type { Rng } from '@fourfold/base'

/** What the model needs to know of an item: never its text or its key. */
export type ItemView = Readonly<{
  id: string
  template_id: string
  frame_id: string
  topic: string
  /** Absent where a bank has no level between topic and skill. */ subject?: string
  skills: readonly string[]
  /** Difficulty in logits, and how unsure it is. */ b: number
  b_var: number
  /** How sharply the item tells able from weak students (2PL slope); 1 where unknown. */ slope?: number
  /** Answers the difficulty was calibrated on. */ n: number
  response: 'choice' | 'grid'
  options: number
  seconds: number
  /** Seconds that the product's own students take; absent: as the bank says. */ secondsTaken?: number
  difficulty: 'Low' | 'Medium' | 'High'
  /**
   * What calibration learnt of this item and its skills beyond the average: how far each weight of the model is off here,
   * in the order of FEATURES. Absent: the average weights hold.
   */
  weightOffset?: ArrayLike<number>
  /** This student's earlier answers to this very item, if any. */ seen?: Seen
}>

/** How a student's answers to one item went so far. */
export type Seen = Readonly<{
  right: number
  wrong: number
  /** When the last one was given, if it was right. */ lastRightAt: Instant | null
}>

export type Answer = Readonly<{
  item: ItemView
  correct: boolean
  /** Seen and left empty: weak evidence (docs/data.md, Skips). */ skipped?: boolean
  ms?: number
  at: Instant
  first_exposure: boolean
  /** Whether the solution was shown after it; in a diagnostic it is not, and a miss teaches nothing. Shown if absent. */ solutionShown?: boolean
  /** Hints that were opened before it: the more, the less a right answer says. None if absent. */ hints?: number
}>
