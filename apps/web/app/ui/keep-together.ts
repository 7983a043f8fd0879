/** How KaTeX begins each part of a formula that can stand on a line of its own. */
export const BASE = '<span class="katex-base">'

/** Signs of a formula that never needs a line of its own, not even on the narrowest phone; a command counts as one. */
const SHORT = 9
const isShort = (tex: string): boolean => tex.replace(/\\[a-zA-Z]+/g, 'x').replace(/[\s{}]/g, '').length <= SHORT

/**
 * How a formula and what clings to it are kept on one line; browsers would break between them.
 * - `keep-whole`: a formula of one part, or a short one such as “x > −9”, as a whole.
 * - `keep-ends`: a long formula breaks where it is wider than the line (see breaks.ts), so it cannot be held together as a
 *   whole. An opening mark is bound to its beginning, and what follows is drawn at its end.
 */
export type Keeping = 'free' | 'keep-whole' | 'keep-ends'

export function keeping(before: string, tex: string, formula: string, after: string): Keeping {
  const parts = formula.split(BASE).length - 1
  if (parts > 1 && isShort(tex)) return 'keep-whole'
  if (before + after === '') return 'free'
  return parts <= 1 ? 'keep-whole' : 'keep-ends'
}
