/** One score on the graph. */
export type Dot = Readonly<{ at: string; label: string; score: number }>
