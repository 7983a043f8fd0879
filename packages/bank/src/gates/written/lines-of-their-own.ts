/**
 * A line speaks of its own option. A sentence that stands in the lines of three questions fits each of them, and so
 * tells nothing about any: “It stays with the subject, which makes it tempting” only fills up the words that are asked for.
 */

import type { Gate, Problem } from '../gate.ts'
import { questionsOf } from './question.ts'

/** Here every question is about one of a few rules, and a line may end with the rule or with a test for it. */
const ABOUT_RULES = new Set(['rw-transitions', 'rw-rhetorical-synthesis', 'rw-boundaries', 'rw-form-structure-sense'])

const MOST = 2

const sentences = (line: string): string[] => line.split(/(?<=[.?!]”?) (?=[\p{Lu}“])/u)

export const linesOfTheirOwn: Gate = ({ module }) => {
  const askedIn = new Map<string, Set<string>>()
  for (const { w } of questionsOf(module)) {
    if (ABOUT_RULES.has(w.skill)) continue
    for (const sentence of w.wrong.flatMap((o) => sentences(o.why))) {
      askedIn.set(sentence, (askedIn.get(sentence) ?? new Set()).add(w.id))
    }
  }
  return [...askedIn].flatMap(([sentence, ids]): Problem[] =>
    ids.size > MOST
      ? [{ gate: 'line', item: [...ids][0] ?? '', message: `${ids.size} questions share the line “${sentence}”` }]
      : [],
  )
}
