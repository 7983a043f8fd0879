/** Gates made of a check of passages, or of their questions. */

import type { Passage, WrittenItem } from '../../kit/types.ts'
import type { Gate, Problem } from '../gate.ts'

export const perPassage =
  (gate: string, check: (p: Passage) => readonly string[]): Gate =>
  ({ module }) =>
    module.passages.flatMap((p) => check(p).map((message): Problem => ({ gate, item: p.id, message })))

export const perPassageQuestion = (gate: string, check: (q: WrittenItem, p: Passage) => readonly string[]): Gate =>
  perPassage(gate, (p) => p.questions.flatMap((q) => check(q, p).map((message) => `${q.id}: ${message}`)))
