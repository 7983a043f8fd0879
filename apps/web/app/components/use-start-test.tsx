import { endpoints, LIMITS, MESSAGES } from '@fourfold/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/client'
import { notMadeWords } from '../api/not-made'
import { queryClient } from '../api/query-client'
import { paths } from '../routing/paths'
import { planRanOut } from '../session/fresh-plans'
import { planEndedAt, session } from '../session/session'
import { Spinner } from '../ui/Spinner'
import styles from './start-test.module.css'

type Practice = {
  ids?: readonly number[]
  tag?: string | undefined
  misconception?: string
  /** Told of the new test before its page opens. */
  onMade?: (id: number) => void
}

/** Starting a diagnostic or practice test: a loader with its two messages, then the test (spec §4). */
export function useStartTest() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [at, setAt] = useState(0)
  const [error, setError] = useState<string | null>(null)
  // Whoever went back meanwhile is not fetched into the test. (Not by useNavigatedAway: the router asks only one blocker, and
  // pages that start tests may have their own.)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(
      () => setAt((n) => Math.min(n + 1, MESSAGES.startingTest.length - 1)),
      LIMITS.loadingMessageMs,
    )
    return () => clearInterval(timer)
  }, [busy])

  const run = async (make: () => Promise<{ id: number }>, onMade?: (id: number) => void) => {
    if (busy) return
    // New work after a plan has run out asks for an upgrade (spec §4, choosing a topic).
    if (planEndedAt(session(), session().topic)) return void navigate(paths.upgrade())
    setBusy(true)
    setAt(0)
    setError(null)
    try {
      const { id } = await make()
      onMade?.(id)
      // The page that is left does not change under the loader.
      void queryClient.invalidateQueries({ refetchType: shown.current ? 'none' : 'active' })
      if (shown.current) await navigate(paths.test(id))
    } catch (e) {
      const ended = await planRanOut(e)
      if (ended && shown.current) await navigate(paths.upgrade())
      else if (!ended) setError(notMadeWords(e))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    diagnostic: () =>
      run(() =>
        call(endpoints.tests.createDiagnostic, { body: { question_mode: 'Diagnostic', custom_question_ids: [] } }),
      ),
    first: () =>
      run(() =>
        call(endpoints.tests.createPractice, {
          body: {
            question_mode: 'Recommendation',
            custom_question_ids: [],
            first_look: true,
          },
        }),
      ),
    /** Questions, or passages where a topic has them, against the clock. */
    timed: (questions: number) =>
      run(() =>
        call(endpoints.tests.create, {
          body: { question_mode: 'All', number_of_questions: questions, timed: true },
        }),
      ),
    practice: ({ ids = [], tag, misconception, onMade }: Practice) =>
      run(
        () =>
          call(endpoints.tests.createPractice, {
            body: {
              question_mode: 'Recommendation',
              custom_question_ids: [...ids],
              tag_name: tag ?? null,
              misconception_id: misconception ?? null,
            },
          }),
        onMade,
      ),
    overlay: busy ? (
      <div className={styles.overlay} role="status">
        <Spinner large />
        {MESSAGES.startingTest[at]}
      </div>
    ) : null,
  }
}

export type Start = ReturnType<typeof useStartTest>
