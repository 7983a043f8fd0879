import { useEffect, useId, useRef, useState } from 'react'
import { stepState } from '../../attempt/attempt'
import type { Attempt } from '../../attempt/types'
import { Button } from '../../ui/Button'
import { ChevronDown, ChevronUp, Star } from '../../ui/icons'
import legend from './legend.module.css'
import styles from './Navigator.module.css'

const WORDS = { answered: 'answered', unanswered: 'unanswered', taken: 'submitted' } as const

type Props = {
  state: Attempt
  fixed: readonly boolean[]
  onGo: (step: number) => void
  /** The review of an exam's module, as long as it runs. */
  onReview: (() => void) | null
}

/** "Question 7 of 20": opens the list of all question numbers with their states and a legend. */
export function Navigator({ state, fixed, onGo, onReview }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  // Whatever else is pressed closes the list: it would lie over what opens.
  useEffect(() => {
    if (!open) return
    const close = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [open])
  const total = state.questions.length
  const star = state.exam ? 'Marked for review' : 'Starred'
  return (
    <nav
      className={styles.navigator}
      aria-label="Questions"
      ref={nav}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.navigatorButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.longOnly}>Question </span>
        {state.step + 1} of {total} {open ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
      </button>
      {open ? (
        <div id={id} className={styles.steps}>
          <ol aria-label="All questions">
            {state.questions.map((q, i) => {
              const what = stepState(q)
              return (
                <li key={q.id}>
                  <button
                    type="button"
                    data-state={what}
                    aria-current={i === state.step ? 'step' : undefined}
                    disabled={!fixed[i]}
                    aria-label={`Question ${i + 1}, ${WORDS[what]}${q.marked ? `, ${star.toLowerCase()}` : ''}${fixed[i] ? '' : ', not chosen yet'}`}
                    onClick={() => {
                      onGo(i)
                      setOpen(false)
                    }}
                  >
                    {i + 1}
                    {q.marked ? <Star size={13} fill="currentColor" className={styles.stepStar} /> : null}
                  </button>
                </li>
              )
            })}
          </ol>
          <p className={`${legend.states} ${styles.legend}`} aria-hidden="true">
            <span data-state="answered">Answered</span>
            <span data-state="unanswered">Unanswered</span>
            {state.tutor ? <span data-state="taken">Submitted</span> : null}
            <span data-state="starred">
              <Star size={14} fill="currentColor" /> {star}
            </span>
          </p>
          {onReview ? (
            <Button
              look="outline"
              small
              className={styles.review ?? ''}
              onClick={() => {
                setOpen(false)
                onReview()
              }}
            >
              Check your work
            </Button>
          ) : null}
        </div>
      ) : null}
    </nav>
  )
}
