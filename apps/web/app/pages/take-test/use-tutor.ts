import { endpoints, type Question, type Test } from '@fourfold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import type { Do } from '../../attempt/keep-test'
import type { QuestionState } from '../../attempt/types'
import { choose, FIRST, isEmpty, MISSED, shownState, type TutorTry, write } from './tutor-try'

/** Help belongs to tutor tests without a clock. */
export const hasHelp = (test: Pick<Test, 'tutor' | 'timed' | 'question_mode'>): boolean =>
  test.tutor && !test.timed && test.question_mode !== 'Diagnostic'

/** On a line that is slower than this an answer is submitted without having been looked at. */
const PATIENCE_MS = 8_000

type Given = Pick<TutorTry, 'letter' | 'grid'>

const look = (test: number, question: number, { letter, grid }: Given) => ({
  params: { id: test, question },
  body: letter ? { letter } : { grid },
  signal: AbortSignal.timeout(PATIENCE_MS),
})

/**
 * Stands between the question and the test: in a tutor test the first answer is looked at before it is submitted, and a
 * wrong one may be followed by one more try. Without a connection it is submitted as it is.
 */
export function useTutor(
  test: Test,
  question: Question | undefined,
  own: QuestionState | undefined,
  done: boolean,
  dispatch: (action: Do) => void,
) {
  const [tries, setTries] = useState<Readonly<Record<number, TutorTry>>>({})
  /** What probably happened, by question. */
  const [told, setTold] = useState<Readonly<Record<number, string | null>>>({})
  const [busy, setBusy] = useState(false)
  const id = question?.id ?? 0
  const tried = tries[id] ?? (question?.missed ? MISSED : FIRST)
  const on = hasHelp(test) && !done && !test.read_only && own !== undefined && !own.taken
  const set = (next: TutorTry) => setTries((all) => ({ ...all, [id]: next }))

  const submit = async () => {
    if (!own || busy) return
    setBusy(true)
    try {
      if (tried.phase === 'first' && !isEmpty(own)) {
        const { right, happened } = await call(endpoints.tests.firstTry, look(test.id, id, own))
        if (!right) {
          setTold((all) => ({ ...all, [id]: happened }))
          dispatch({ type: 'judged', id })
          return set(MISSED)
        }
      }
      if (tried.phase === 'again' && !isEmpty(tried)) await call(endpoints.tests.secondTry, look(test.id, id, tried))
    } catch {
      // It cannot be looked at now: the answer goes its usual way.
    } finally {
      setBusy(false)
    }
    dispatch({ type: 'submit' })
  }
  const handle = (action: Do) => {
    if (!on) return dispatch(action)
    if (action.type === 'submit') return void submit()
    if (tried.phase === 'first') return dispatch(action)
    if (action.type === 'choose') return set(choose(tried.letter === action.letter ? null : action.letter))
    if (action.type === 'grid') return set(write(action.text))
    dispatch(action)
  }
  // One function for the keys of the page, however often the question changes.
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  const act = useCallback((action: Do) => latest.current(action), [])
  return {
    act,
    busy,
    own: own && on ? shownState(own, tried) : own,
    phase: on ? tried.phase : null,
    /** The first answer, once it is known to be wrong. */
    wrong: on && tried.phase !== 'first' ? (own?.letter ?? null) : null,
    /** Whether it is known to be wrong, chosen or typed. */
    judged: on && tried.phase !== 'first',
    /** What probably happened there, where it has a name. */
    happened: told[id] ?? question?.happened ?? null,
    again: () => set(choose(null)),
    solution: () => dispatch({ type: 'submit' }),
  }
}

export type Tutor = ReturnType<typeof useTutor>
