import { useCallback, useEffect, useMemo, useRef } from 'react'
import { testKeys } from './test-keys'
import { isEmpty } from './tutor-try'
import { useKeys } from './use-keys'
import type { TestFlow } from './use-test-flow'
import type { Tutor } from './use-tutor'

/** From one question to the next: going there, submitting where a tutor test waits for it, and the keys of both. */
export function useSteps(
  flow: TestFlow,
  { own, act, judged }: Tutor,
  onGo: () => void,
  say: (message: string) => void,
) {
  const { draft, dispatch, done, setModal } = flow
  const { state, test } = draft
  const { step, paused } = state

  const toSubmit = state.tutor && !done && !state.expired && own?.taken === false
  // Known to be wrong, the answer counts as it is.
  const waits = toSubmit && !isEmpty(own) && !judged
  /** Passed over without an answer: told once of each question. In an exam the page has what the real one has. */
  const passed = useRef(new Set<number>())
  const isPassed = !state.tutor && !state.exam && !done && !state.expired && own !== undefined && own.skipped !== false
  const go = useCallback(
    (to: number) => {
      if (!test.questions_attributes[to]?.fixed && to > step + 1) return
      onGo()
      if (waits && to !== step) say(`Question ${step + 1} is not submitted yet. Your answer stays there.`)
      if (isPassed && to === step + 1 && !passed.current.has(step)) {
        passed.current.add(step)
        say(`Question ${step + 1} is blank. You can come back to it.`)
      }
      dispatch({ type: 'go', step: to })
    },
    [dispatch, test, step, waits, isPassed, onGo, say],
  )
  /** Nothing chosen: said once, so that no question is given away by a slip. */
  const warned = useRef<number | null>(null)
  const blank = toSubmit && isEmpty(own)
  const submit = useCallback(() => {
    if (blank && warned.current !== step) {
      warned.current = step
      return say('No answer yet. Give one, or submit again to leave it blank.')
    }
    act({ type: 'submit' })
  }, [blank, step, act, say])
  const asksSureness = !state.exam && !judged
  const keys = useMemo(() => {
    const help = () => setModal('keys')
    return testKeys({ dispatch: act, go, help, submit: toSubmit ? submit : null, step, paused, asksSureness })
  }, [act, go, setModal, toSubmit, submit, step, paused, asksSureness])
  // A new question starts at its beginning, wherever the one before was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    for (const id of ['main', 'question']) document.getElementById(id)?.scrollTo(0, 0)
  }, [step])
  // While the lock is being asked for the first keys count already; only a tab that was refused has none.
  useKeys(keys, flow.place !== 'elsewhere' && !flow.scoring)
  return { go, submit }
}

export type Steps = ReturnType<typeof useSteps>
