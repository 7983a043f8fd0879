import { LIMITS, type Mark } from '@fourfold/contract'

export type Span = Readonly<{ start: number; end: number }>

/** How a marked text begins: enough to find it again. */
export const quoteOf = (text: string, { start, end }: Span): string =>
  text.slice(start, Math.min(end, start + LIMITS.markQuoteLength))

/**
 * Where a mark stands in the text of its part: at its place if its words are there, else where they are nearest to it;
 * null where they are nowhere.
 */
export function placeOf(text: string, { start, end, quote }: Pick<Mark, 'start' | 'end' | 'quote'>): Span | null {
  const at = (from: number): Span => ({ start: from, end: Math.min(text.length, from + end - start) })
  if (text.startsWith(quote, start)) return at(start)
  const before = text.lastIndexOf(quote, start)
  const after = text.indexOf(quote, start)
  if (before < 0 && after < 0) return null
  if (before < 0) return at(after)
  return after < 0 || start - before <= after - start ? at(before) : at(after)
}

/** Without the spaces at its ends; null where nothing else is in it. */
export function trimmed(text: string, span: Span): Span | null {
  const part = text.slice(span.start, span.end)
  const start = span.start + part.length - part.trimStart().length
  const end = start + part.trim().length
  return start < end ? { start, end } : null
}
