import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardData } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { nothingLeft, skippedSteps } from '../../attempt/attempt'
import { useTest } from '../../attempt/use-test'
import { answersApart, answersThatStay } from '../../outbox/discarded'
import type { OpenDraft } from '../../outbox/draft'
import { paths } from '../../routing/paths'
import { session } from '../../session/session'
import { useHandIn } from './use-hand-in'
import { useLeave } from './use-leave'
import { useOnlyTab } from './use-only-tab'
import { waysOut } from './ways-out'

const RESULT_WAITS_MS = 5_000

export type Modal = 'leave' | 'leave exam' | 'skipped' | 'keys' | 'flashcard' | 'feedback' | 'log out' | null

/** A test on its way to its end (spec §4): which window is open, when it is scored, and every way out of it. */
export function useTestFlow(initial: OpenDraft) {
  const navigate = useNavigate()
  const ways = useMemo(() => waysOut(initial.test), [initial.test])
  const { id } = initial.test
  const { place, takeOver } = useOnlyTab(id)
  const [modal, setModal] = useState<Modal>(null)
  const [leaving, leaveTo] = useState<string | null>(null)
  const [scoring, setScoring] = useState(false)
  const [finishing, setFinishing] = useState(false)
  const [done, setDone] = useState(initial.test.score !== null)

  const onScored = useCallback(
    (_score: number, redirect: boolean) => {
      setDone(true)
      // The next step that was true before this test is not shown after it, not even for a moment.
      queryClient.removeQueries(dashboardData())
      void queryClient.invalidateQueries()
      if (redirect || initial.test.exam) leaveTo(ways.result)
    },
    [ways, initial.test.exam],
  )
  const attempt = useTest(initial, place === 'here', onScored)
  const { draft, dispatch, refusal, finish } = attempt
  const { state, test } = draft

  const isExam = state.exam && !done
  const exam = useHandIn(attempt)
  const blocker = useLeave(!done && !test.read_only && leaving === null && state.questions.length > 0)
  // A blocked navigation is the leave prompt, wherever it came from.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    setFinishing(false)
    setModal(isExam ? 'leave exam' : 'leave')
  }, [blocker.state, isExam])
  // The way out is taken after the state that blocks it is gone.
  useEffect(() => {
    if (leaving !== null) void navigate(leaving, { replace: true })
  }, [leaving, navigate])

  const modalOpen = modal !== null || refusal !== null || place === 'elsewhere'
  // Any modal stops the timer, closing it starts it again (spec §4).
  useEffect(() => {
    if (!modalOpen) return
    dispatch({ type: 'modal', open: true })
    return () => dispatch({ type: 'modal', open: false })
  }, [modalOpen, dispatch])

  // Time is up: autosave without redirect, then the modal, whose OK goes to the result (spec §4).
  const expired = state.expired && !done
  const { timeIsOver } = exam
  useEffect(() => {
    if (!expired) return
    if (isExam) void timeIsOver()
    else void finish('expired')
  }, [expired, finish, isExam, timeIsOver])

  // Read before the answers have arrived, the result would say that the test is not scored. A dead line is waited for only so long.
  const toResult = async () => {
    setScoring(true)
    await Promise.race([attempt.send(), new Promise((wake) => setTimeout(wake, RESULT_WAITS_MS))])
    leaveTo(ways.result)
  }
  const scoreNow = async () => {
    setModal(null)
    setScoring(true)
    await finish('asked')
  }
  return {
    ...attempt,
    place,
    takeOver,
    modal,
    setModal,
    leaveTo,
    ways,
    done,
    // Until the result is there: between the two the test is not shown once more.
    scoring: scoring && (!done || leaving !== null) && !refusal,
    /** Where the student was going when the test held them back. */
    wayOut: (otherwise: string = ways.list) =>
      blocker.state === 'blocked' ? blocker.location.pathname + blocker.location.search : otherwise,
    stay: () => {
      blocker.reset?.()
      setModal(null)
    },
    finishing,
    /** Answers given since the test was opened. */
    unkept: () => answersApart(initial.state, state),
    /** Those of them that count already. */
    staying: () => answersThatStay(initial.state, state),
    exam,
    exit: () => {
      setFinishing(false)
      if (done || test.read_only) void navigate(ways.list)
      else setModal(isExam ? 'leave exam' : 'leave')
    },
    /** A way out like any other: what is not saved is asked about first, and a guest about more. */
    logOut: () => {
      if (session().guest) setModal('log out')
      else void navigate(paths.logOut())
    },
    end: () => {
      setFinishing(true)
      if (isExam) exam.review(true)
      else if (done) void navigate(ways.list)
      else if (nothingLeft(test.aim, state)) void scoreNow()
      else setModal('leave')
    },
    scoreNow,
    toResult,
    askScore: () => {
      blocker.reset?.()
      if (skippedSteps(state).length > 0) setModal('skipped')
      else void scoreNow()
    },
  }
}

export type TestFlow = ReturnType<typeof useTestFlow>
