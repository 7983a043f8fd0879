/** Where the scores of a topic begin and end, if not at 0 and 100. */
export type Ends = Readonly<{ min: number; max: number }>

/** One score on the graph. */
export type Dot = Readonly<{ at: string; label: string; score: number }>
