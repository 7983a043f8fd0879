import { endpoints } from '@fourfold/contract'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../api/client'
import { ApiError } from '../../api/client-errors'
import { queryClient } from '../../api/query-client'
import type { useTest } from '../../attempt/use-test'
import { isDirty } from '../../outbox/draft'
import { dropDraft } from '../../outbox/test-outbox'

type Attempt = ReturnType<typeof useTest>

const RETRY_MS = 2_000
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Closes the module at the server; its place in the exam is the one with this test. */
async function closeModule(examId: number, testId: number): Promise<void> {
  const params = { id: examId }
  const { parts } = await call(endpoints.exams.show, { params })
  const part = parts.find((each) => each.test_id === testId)
  if (part?.state === 'running') await call(endpoints.exams.handIn, { params, body: { part: part.pos } })
}

/** The end of a module: its review, the hand-in, and the time that is over. Nothing is given up while the line is away. */
export function useHandIn({ send, saveCheckpoint, kept }: Attempt, onClosed: () => void) {
  const [reviewing, setReviewing] = useState(false)
  const [handing, setHanding] = useState(false)
  const under = useRef(false)
  const closed = useRef(onClosed)
  closed.current = onClosed

  /** First every answer, then the end: again and again until the server has both. */
  const handIn = useCallback(async () => {
    if (under.current) return
    under.current = true
    setHanding(true)
    for (let done = false; !done; ) {
      await send()
      const { draft } = kept()
      try {
        if (!isDirty(draft)) {
          await closeModule(draft.test.exam?.id ?? 0, draft.test_id)
          done = true
        }
      } catch (error) {
        // Refused for good: the exam's own page says why.
        done = error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status)
      }
      if (!done) await pause(RETRY_MS)
    }
    await dropDraft(kept().draft)
    void queryClient.invalidateQueries()
    closed.current()
  }, [send, kept])

  /** By this device's clock. The server's decides: a clock that ran ahead gets its time back with the save. */
  const timeIsOver = useCallback(async () => {
    await saveCheckpoint()
    if (kept().draft.state.expired) await handIn()
  }, [saveCheckpoint, kept, handIn])

  return { reviewing, review: setReviewing, handing, handIn, timeIsOver }
}

export type HandIn = ReturnType<typeof useHandIn>
