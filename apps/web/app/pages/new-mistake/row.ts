/** Which of the mistakes that wait this one is: "2 of 6", and the page from which the first was opened. */
export type Row = Readonly<{ at: number; of: number; from: string | null }>

/** From the mistake before; the first one counts what waits. */
export function rowOf(state: unknown, waiting: number): Row {
  const { at, of, from } = (state ?? {}) as Partial<Row>
  const back = typeof from === 'string' && from.startsWith('/') ? from : null
  if (typeof at === 'number' && typeof of === 'number' && at >= 1 && at <= of) return { at, of, from: back }
  return { at: 1, of: Math.max(1, waiting), from: back }
}
