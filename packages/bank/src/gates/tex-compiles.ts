/** All TeX of questions compiles in strict mode. */

import type { Html } from '../kit/types.ts'
import type { Gate } from './gate.ts'
import { everyHtml, perItem } from './per-item.ts'
import { texProblems } from './reading/tex.ts'

const known = new Map<string, string[]>()

/** Options and explanations repeat much TeX, so each piece is compiled once. */
const remembered = (html: Html): string[] => {
  const found = known.get(html) ?? texProblems(html)
  known.set(html, found)
  return found
}

export const texCompiles: Gate = perItem('tex', (item) => everyHtml(item).flatMap(remembered))
