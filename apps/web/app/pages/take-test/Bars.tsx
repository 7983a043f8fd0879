import type { Test } from '@fourfold/contract'
import { current, stepState } from '../../attempt/attempt'
import type { Do, SaveState } from '../../attempt/keep-test'
import type { Attempt } from '../../attempt/types'
import { useRun } from '../../today/store'
import { Button } from '../../ui/Button'
import { ChevronLeft } from '../../ui/icons'
import styles from './Bars.module.css'
import { Navigator } from './Navigator'
import { Timer } from './Timer'
import { type Tool, Tools } from './Tools'
import { titleOf } from './title'
import { Verdict } from './Verdict'

const SAVE_WORDS = { saved: 'Saved', saving: 'Saving', local: 'Saved on this device', unsaved: 'Not saved' } as const

type TopProps = {
  test: Test
  state: Attempt
  done: boolean
  tools: readonly Tool[]
  dispatch: (action: Do) => void
  onExit: () => void
}

/** Above: what it is, the timer or how the question went, the tools, the way out. */
export function TopBar({ test, state, done, tools, dispatch, onExit }: TopProps) {
  const own = current(state)
  const question = test.questions_attributes[state.step]
  return (
    <header className={styles.top}>
      <div className={styles.title}>
        <span>{test.section}</span>
        <strong>{titleOf(test, done, useRun())}</strong>
      </div>
      {question && own && (state.scored || own.taken) ? (
        <Verdict question={question} spent={own.time_ms} />
      ) : (
        <Timer state={state} onPause={() => dispatch({ type: 'pause' })} onPlay={() => dispatch({ type: 'play' })} />
      )}
      <Tools tools={tools} />
      <Button look="outline" small onClick={onExit}>
        EXIT
      </Button>
    </header>
  )
}

type BottomProps = {
  test: Test
  state: Attempt
  done: boolean
  /** A tutor's first answer was wrong: what calls stands at the question, and Submit comes back with another answer. Who has seen enough goes on. */
  missed: boolean
  /** On a phone the passage is in sight alone: nothing is submitted before its question was seen. */
  toQuestion: (() => void) | null
  saveState: SaveState
  onGo: (step: number) => void
  onSubmit: () => void
  onFinish: () => void
  onReview: (() => void) | null
}

/** Below: whether it is saved, where one is, Previous and Next, Submit or Finish. */
export function BottomBar({
  test,
  state,
  done,
  missed,
  toQuestion,
  saveState,
  onGo,
  onSubmit,
  onFinish,
  onReview,
}: BottomProps) {
  const { step } = state
  const last = step === state.questions.length - 1
  const own = current(state)
  const open = !done && !state.expired && own !== undefined && !own.final
  const toSubmit = state.tutor && !own?.taken && !done && !state.expired
  const calls = toSubmit ? 'outline' : 'primary'
  // Nobody passes over a question that was not seen.
  const unseen = toQuestion !== null && (toSubmit || (open && stepState(own) === 'unanswered'))
  return (
    <footer className={styles.bottom}>
      <span className={styles.saved} data-state={done ? 'saved' : saveState} role="status">
        {done ? 'Scored' : SAVE_WORDS[saveState]}
      </span>
      <Navigator
        state={state}
        fixed={test.questions_attributes.map((q, i) => q.fixed || i <= step + 1)}
        onGo={onGo}
        onReview={onReview}
      />
      <div className={styles.moves}>
        <Button
          look="outline"
          onClick={() => onGo(step - 1)}
          disabled={step === 0}
          aria-label="Previous"
          className={styles.previous ?? ''}
        >
          <span className={styles.longOnly}>Previous</span>
          <span className={styles.shortOnly} aria-hidden="true">
            <ChevronLeft size={22} />
          </span>
        </Button>
        {unseen ? (
          <Button onClick={toQuestion} className={styles.toQuestion ?? ''}>
            To question
          </Button>
        ) : toSubmit && !missed ? (
          // Keys of their own: a button that becomes another one in place would keep the focus, and the next Enter would leave.
          <Button key="submit" onClick={onSubmit}>
            Submit
          </Button>
        ) : last ? (
          <Button key="finish" look={calls} onClick={onFinish}>
            {state.exam && !done ? 'Review' : 'Finish'}
          </Button>
        ) : (
          <Button key="next" look={calls} onClick={() => onGo(step + 1)}>
            Next
          </Button>
        )}
      </div>
    </footer>
  )
}
