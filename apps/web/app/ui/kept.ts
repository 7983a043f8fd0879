const BASE = '<span class="katex-base">'
const PUNCTUATION = /^[.,;:?!)\]”’"'%…–—]+$/

/** About how wide each mark is, in tenths of an em. */
const WIDTHS: Readonly<Record<string, number>> = { '.': 3, ',': 3, ';': 3, ':': 3, '—': 10, '…': 10 }
const OTHER_WIDTH = 5

const roomFor = (marks: string): number => [...marks].reduce((sum, mark) => sum + (WIDTHS[mark] ?? OTHER_WIDTH), 0) / 10

/**
 * How a formula and what clings to it are kept on one line; browsers would break between them.
 * - `kept`: a formula of one part, as a whole.
 * - `led`: a long formula breaks between its parts, so it cannot be held together as a whole. An opening mark is bound to
 *   its first part. For the closing marks the room is made part of the formula's end (`tail`, in ems; see the style
 *   sheet), which leaves them nothing to be carried over for.
 */
export type Keeping = Readonly<{ how: 'free' | 'kept' | 'led'; tail: number | null }>

export function keeping(before: string, formula: string, after: string): Keeping {
  if (before + after === '') return { how: 'free', tail: null }
  if (formula.split(BASE).length <= 2) return { how: 'kept', tail: null }
  const tail = PUNCTUATION.test(after) ? roomFor(after) : null
  return { how: before === '' && tail === null ? 'free' : 'led', tail }
}
