import { endpoints } from '@fourfold/contract'
import { call } from '../api/client'
import { ApiError } from '../api/client-errors'

const PASSING = [401, 408, 429]
const isForGood = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status)

/**
 * Closes a module at the server; its place in the exam is the one with this test. One whose time has ended there stays as
 * it is.
 */
export async function closeModule(examId: number, testId: number): Promise<void> {
  const params = { id: examId }
  try {
    const { parts } = await call(endpoints.exams.show, { params })
    const part = parts.find((each) => each.test_id === testId)
    if (part?.state === 'running') await call(endpoints.exams.handIn, { params, body: { part: part.pos } })
  } catch (error) {
    // Refused for good: the exam's own page says why.
    if (!isForGood(error)) throw error
  }
}
