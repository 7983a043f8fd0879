/** Milliseconds since 1970. The engine has no clock: every instant is an argument. */
export type Instant = number

/** A source of chance in [0, 1). The engine has none of its own. */
export type Rng = () => number

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
  difficulty: 'Low' | 'Medium' | 'High'
  /**
   * What calibration learnt of this item and its skills beyond the average: how far each weight of the model is off here,
   * in the order of FEATURES. Absent: the average weights hold.
   */
  tilt?: ArrayLike<number>
  /** This student's earlier answers to this very item, if any. */ seen?: Readonly<{
    right: number
    wrong: number
    /** Was the last one right? */ last: boolean
    /** Answers to other items since. */ ago: number
  }>
}>

export type Answer = Readonly<{
  item: ItemView
  correct: boolean
  /** Seen and left empty: weak evidence (DATA, skips). */ skipped?: boolean
  ms?: number
  at: Instant
  first_exposure: boolean
  /** The solution was not shown after it, as in a diagnostic: a miss taught nothing. */ untold?: boolean
}>
