import type { QuestionChange } from '@fourfold/contract'
import { modulesTaken } from '@fourfold/exams'
import { refuse } from '../../http/errors.ts'
import type { TestRow } from '../items/index.ts'
import { changedAt } from './change.ts'

/** Modules of an exam: their time ends by our clock and stops for nothing. */

/** The way of a last answer to us. */
const SLACK_MS = 5000

type Module = Pick<TestRow, 'deadline_at' | 'handed_in_at'>

export const timeIsOver = ({ deadline_at }: Module, now: Date): boolean => deadline_at !== null && now > deadline_at

export const isOver = (test: Module, now: Date): boolean => test.handed_in_at !== null || timeIsOver(test, now)

type Dated = Module & Pick<TestRow, 'created_at'>

/**
 * Whether a change was made in the module's time, by its age: before it was handed in, on whichever device, or before its
 * deadline. It then counts whenever it arrives, until the exam is scored: nobody has seen a key before that.
 */
export function isMadeInTime(test: Dated, change: QuestionChange, now: Date): boolean {
  const at = changedAt(test, change, now)
  if (test.handed_in_at !== null && at >= test.handed_in_at) return false
  return test.deadline_at === null || at.getTime() <= test.deadline_at.getTime() + SLACK_MS
}

export const madeInTime = (test: Dated, changes: readonly QuestionChange[], now: Date): readonly QuestionChange[] =>
  changes.filter((change) => isMadeInTime(test, change, now))

/** With the time that is left by our clock, whatever a device said. */
export const withTimeLeft = <T extends Pick<TestRow, 'deadline_at' | 'countdown_ms' | 'initial_ms'>>(
  test: T,
  now: Date,
): T =>
  test.deadline_at === null
    ? test
    : { ...test, countdown_ms: Math.max(0, Math.min(test.initial_ms, test.deadline_at.getTime() - now.getTime())) }

/** Which module of which exam a test is. */
export const examOf = (test: Omit<TestRow, 'checkpoint'>, now: Date) =>
  test.exam_id === null
    ? null
    : {
        id: test.exam_id,
        module: test.module ?? 1,
        modules: modulesTaken(test.topic).length,
        over: test.score !== null || isOver(test, now),
        closed: test.score !== null || test.handed_in_at !== null,
      }

export const MODULE_OVER = 'This module is over.'

/** An exam is scored as a whole, and has no Don't Save. */
export function refuseInExam(test: Pick<TestRow, 'exam_id'>): void {
  if (test.exam_id !== null) throw refuse(409, 'A module of an exam is handed in, and the exam is scored as a whole.')
}
