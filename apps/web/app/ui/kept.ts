const BASE = '<span class="katex-base">'
const PUNCTUATION = /^[.,;:?!)\]”’"'%…–—]+$/

/** About how wide each mark is, in tenths of an em. */
const WIDTHS: Readonly<Record<string, number>> = { '.': 3, ',': 3, ';': 3, ':': 3, '—': 10, '…': 10 }
const OTHER_WIDTH = 5

const roomFor = (marks: string): number => [...marks].reduce((sum, mark) => sum + (WIDTHS[mark] ?? OTHER_WIDTH), 0) / 10

/** Signs of a formula that never needs a line of its own, not even on the narrowest phone; a command counts as one. */
const SHORT = 9
const isShort = (tex: string): boolean => tex.replace(/\\[a-zA-Z]+/g, 'x').replace(/[\s{}]/g, '').length <= SHORT

/**
 * How a formula and what clings to it are kept on one line; browsers would break between them.
 * - `kept`: a formula of one part, or a short one such as “x > −9”, as a whole.
 * - `led`: a long formula breaks between its parts, so it cannot be held together as a whole. An opening mark is bound to
 *   its first part. For the closing marks the room is made part of the formula's end (`tail`, in ems; see the style
 *   sheet), which leaves them nothing to be carried over for.
 */
export type Keeping = Readonly<{ how: 'free' | 'kept' | 'led'; tail: number | null }>

export function keeping(before: string, tex: string, formula: string, after: string): Keeping {
  const parts = formula.split(BASE).length - 1
  if (parts > 1 && isShort(tex)) return { how: 'kept', tail: null }
  if (before + after === '') return { how: 'free', tail: null }
  if (parts <= 1) return { how: 'kept', tail: null }
  const tail = PUNCTUATION.test(after) ? roomFor(after) : null
  return { how: before === '' && tail === null ? 'free' : 'led', tail }
}
