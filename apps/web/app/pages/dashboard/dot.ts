/** Where the scores of a topic begin and end, if not at 0 and 100, and how far published values lie from its curve. */
export type Ends = Readonly<{ min: number; max: number; off: number }>

/** One score on the graph. */
export type Dot = Readonly<{ at: string; label: string; score: number }>
