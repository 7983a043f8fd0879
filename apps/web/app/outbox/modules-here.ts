import type { ExamPart } from '@fourfold/contract'
import { session } from '../session/session'
import { get, put, remove } from './store'

/**
 * Which modules of an exam were open in this browser. One whose time ran out elsewhere may have answers on a device that is
 * still offline; they count until the exam is scored, so nobody scores it here without being asked.
 */
const keyOf = (testId: number): string => `module:${session().userId ?? 0}:${testId}`

const modulesOf = (parts: readonly ExamPart[]): number[] =>
  parts.flatMap(({ kind, closed_by, test_id }) =>
    kind === 'module' && closed_by === 'time' && test_id !== null ? [test_id] : [],
  )

export const rememberModule = (testId: number): Promise<boolean> => put(keyOf(testId), true)

export async function endedElsewhere(parts: readonly ExamPart[]): Promise<boolean> {
  const here = await Promise.all(modulesOf(parts).map((id) => get(keyOf(id))))
  return here.some((known) => known !== true)
}

export async function forgetModules(parts: readonly ExamPart[]): Promise<void> {
  for (const { test_id } of parts) if (test_id !== null) await remove(keyOf(test_id))
}
