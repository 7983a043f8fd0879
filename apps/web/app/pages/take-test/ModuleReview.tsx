import { useState } from 'react'
import { skippedSteps, stepState } from '../../attempt/attempt'
import type { Attempt } from '../../attempt/types'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import dialogs from './dialogs.module.css'
import legend from './legend.module.css'
import styles from './ModuleReview.module.css'
import type { HandIn } from './use-hand-in'

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Before the end of a module: what is answered, what is not, what was marked. The clock runs on. */
export function ModuleReview({ state, exam, onGo }: { state: Attempt; exam: HandIn; onGo: (step: number) => void }) {
  const empty = skippedSteps(state)
  const [asks, setAsks] = useState(false)
  const marked = state.questions.filter((q) => q.marked).length
  const go = (step: number) => {
    exam.review(false)
    onGo(step)
  }
  return (
    <main className={styles.review} aria-labelledby="module-review">
      <h1 id="module-review">Check your work</h1>
      <p>
        {empty.length === 0
          ? 'Every question has an answer.'
          : `${n(empty.length, 'question')} ${empty.length === 1 ? 'has' : 'have'} no answer yet; a wrong answer costs nothing.`}
        {marked > 0 ? ` ${marked} marked for review.` : ''}
      </p>
      <ol aria-label="Questions of this module">
        {state.questions.map((q, i) => {
          const answered = stepState(q) === 'answered'
          return (
            <li key={q.id}>
              <button
                type="button"
                data-state={answered ? 'answered' : 'unanswered'}
                aria-label={`Question ${i + 1}, ${answered ? 'answered' : 'unanswered'}${q.marked ? ', marked for review' : ''}`}
                onClick={() => go(i)}
              >
                {i + 1}
                {q.marked ? <span aria-hidden="true">★</span> : null}
              </button>
            </li>
          )
        })}
      </ol>
      <p className={`${legend.states} ${styles.legend}`} aria-hidden="true">
        <span data-state="answered">Answered</span>
        <span data-state="unanswered">Unanswered</span>
        <span data-state="starred">★ Marked for review</span>
      </p>
      <p className={styles.note}>
        Once it is handed in, or its time is over, this module is closed and cannot be opened again.
      </p>
      <div className={styles.actions}>
        <Button
          look={empty.length > 0 ? 'outline' : 'primary'}
          onClick={() => (empty.length > 0 ? setAsks(true) : void exam.handIn())}
        >
          Hand in module
        </Button>
        <Button look={empty.length > 0 ? 'primary' : 'outline'} onClick={() => exam.review(false)}>
          Back to the questions
        </Button>
      </div>
      {asks ? (
        <Dialog title="Hand in now?" onClose={() => setAsks(false)} size="small">
          <p>
            There is time left, and {n(empty.length, 'question')} {empty.length === 1 ? 'has' : 'have'} no answer. A
            module that is handed in cannot be opened again.
          </p>
          <div className={dialogs.dialogActions}>
            <Button onClick={() => exam.review(false)}>Go on with the questions</Button>
            <Button look="outline" onClick={() => void exam.handIn()}>
              Hand in with {n(empty.length, 'question')} empty
            </Button>
          </div>
        </Dialog>
      ) : null}
    </main>
  )
}
