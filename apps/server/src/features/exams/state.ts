import type { ExamPart, ExamState } from '@fourfold/contract'
import { modulesTaken } from '@fourfold/exams'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { examParts, tests } from '../../db/schema/index.ts'
import type { ExamRow, PartRow } from './queries.ts'
import { titleOf } from './words.ts'

const isEnded = (part: PartRow, now: Date): boolean =>
  part.closed_at !== null || (part.deadline_at !== null && now > part.deadline_at)

/** By the clock alone: whoever looks sees the same, whether or not it was written down yet. */
export function partState(parts: readonly PartRow[], part: PartRow, now: Date): ExamPart['state'] {
  if (isEnded(part, now)) return 'over'
  if (part.opened_at !== null) return 'running'
  return parts.every((other) => other.pos >= part.pos || isEnded(other, now)) ? 'ready' : 'waiting'
}

export const allOver = (parts: readonly PartRow[], now: Date): boolean =>
  parts.every((part) => part.kind === 'break' || isEnded(part, now))

/** Between two modules: one at least was taken and none runs, so that what was taken can be scored without the rest. */
export const isBetween = (parts: readonly PartRow[], now: Date): boolean => {
  const begun = parts.filter((part) => part.kind === 'module' && part.opened_at !== null)
  return begun.length > 0 && begun.every((part) => isEnded(part, now))
}

export function stateView(exam: ExamRow, parts: readonly PartRow[], readOnly: boolean, now: Date): ExamState {
  return {
    id: exam.id,
    kind: exam.kind,
    title: titleOf(exam.kind, exam.topic),
    extra_time: exam.extra_time,
    parts: parts.map((part) => ({
      pos: part.pos,
      kind: part.kind,
      topic: part.topic,
      module: part.module,
      modules: modulesTaken(part.topic).length,
      questions: part.questions,
      minutes: part.seconds / 60,
      state: partState(parts, part, now),
      left_ms: part.deadline_at ? Math.max(0, part.deadline_at.getTime() - now.getTime()) : part.seconds * 1000,
      test_id: part.test_id,
      closed_by: part.closed_by ?? (isEnded(part, now) ? 'time' : null),
    })),
    over: allOver(parts, now),
    finished: exam.finished_at !== null,
    read_only: readOnly,
  }
}

const thisPart = (part: PartRow) => and(eq(examParts.exam_id, part.exam_id), eq(examParts.pos, part.pos))

/** Closes a part; a module that the student hands in takes no more answers. */
export async function closePart(tx: Tx, part: PartRow, by: 'student' | 'time', now: Date): Promise<PartRow> {
  const closed_at = by === 'time' ? (part.deadline_at ?? now) : now
  const [closed] = await tx.update(examParts).set({ closed_at, closed_by: by }).where(thisPart(part)).returning()
  if (by === 'student' && part.test_id !== null)
    await tx.update(tests).set({ handed_in_at: now }).where(eq(tests.id, part.test_id))
  return closed ?? { ...part, closed_at, closed_by: by }
}

/** Writes down what the clock has closed; answers with the parts as they stand. */
export async function settleParts(tx: Tx, parts: readonly PartRow[], now: Date): Promise<PartRow[]> {
  const settled: PartRow[] = []
  for (const part of parts)
    settled.push(part.closed_at === null && isEnded(part, now) ? await closePart(tx, part, 'time', now) : part)
  return settled
}
