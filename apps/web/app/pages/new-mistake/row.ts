/** Which of the mistakes that wait this one is: "2 of 6". */
export type Row = Readonly<{ at: number; of: number }>

/** From the mistake before; the first one counts what waits. */
export function rowOf(state: unknown, waiting: number): Row {
  const { at, of } = (state ?? {}) as Partial<Row>
  if (typeof at === 'number' && typeof of === 'number' && at >= 1 && at <= of) return { at, of }
  return { at: 1, of: Math.max(1, waiting) }
}
