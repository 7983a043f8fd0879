import { endpoints, type LessonParts } from '@fourfold/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { Button } from '../../ui/Button'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import styles from './lesson.module.css'
import { partId } from './part-id'
import { TryOnPaper } from './TryOnPaper'
import { after, ending, mayBeShown, RIGHT, START } from './try-it'
import own from './try-it.module.css'

/** Told by a sign and a word, not by color alone. */
const NotRight = () => (
  <span className={own.notRight}>
    <OutcomeMark outcome="Incorrect" /> Not right
  </span>
)

type Given = Readonly<{ typed?: string; choice?: number; show?: boolean }>

type Props = {
  lesson: string
  tryIt: LessonParts['try_it']
  /** A step of Example 2 is to be seen again, counted from 1. */
  onLook: (step: number) => void
}

/** The lesson's second example with other numbers, done step by step by the student. */
export function TryIt({ lesson, tryIt, onLook }: Props) {
  const [state, setState] = useState(START)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const now = useRef<HTMLLIElement>(null)
  const says = useRef<HTMLDivElement>(null)
  const at = state.done.length
  const step = tryIt.steps[at]
  // The next step gets the focus once the one before is done.
  useEffect(() => {
    if (at > 0) now.current?.focus()
  }, [at])
  // On a phone the sentence may stand under the choices that are in sight.
  useEffect(() => {
    if (state.wrong > 0) says.current?.scrollIntoView({ block: 'nearest' })
  }, [state.wrong])
  const answer = async (given: Given) => {
    setBusy(true)
    setFailed(null)
    try {
      const verdict = await call(endpoints.lessons.try, { params: { id: lesson }, body: { step: at, ...given } })
      setState((before) => after(before, verdict, step?.like ?? 1, given))
    } catch (error) {
      setFailed((error as Error).message)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '').trim()
    if (typed !== '') void answer({ typed })
  }
  return (
    <section id={partId('Try it')} className={styles.part} aria-label="Try it">
      <h2>Try it</h2>
      <div className={styles.asks}>
        <Rich html={tryIt.asks} large />
      </div>
      <TryOnPaper steps={tryIt.steps} />
      <ol className={styles.steps} data-screen-only>
        {state.done.map((done, i) => (
          <li key={tryIt.steps[i]?.ask} data-done>
            <Rich html={done} large />
            {i === at - 1 && state.says === RIGHT ? (
              <p className={own.right} aria-hidden="true">
                {RIGHT}
              </p>
            ) : null}
          </li>
        ))}
        {step ? (
          <li key={step.ask} ref={now} tabIndex={-1}>
            <Rich html={step.ask} large />
            {step.choices.length > 0 ? (
              <ul className={own.choices}>
                {step.choices.map((html, choice) => (
                  <li key={html}>
                    <button
                      type="button"
                      data-said
                      data-crossed={state.crossed.includes(choice) || undefined}
                      // Not disabled, which would take the focus from it.
                      aria-disabled={busy || state.crossed.includes(choice)}
                      onClick={() => {
                        if (!busy && !state.crossed.includes(choice)) void answer({ choice })
                      }}
                    >
                      <span>
                        <span className="visually-hidden">Choice {choice + 1}: </span>
                        <Rich html={html} inline />
                      </span>
                      {state.crossed.includes(choice) ? <NotRight /> : null}
                    </button>
                  </li>
                ))}
              </ul>
            ) : (
              <form className={own.typed} onSubmit={submit}>
                <label>
                  Your answer
                  <input
                    name="typed"
                    autoComplete="off"
                    inputMode="text"
                    maxLength={40}
                    size={10}
                    aria-invalid={state.wrong > 0 || undefined}
                  />
                </label>
                <Button type="submit" busy={busy}>
                  Check
                </Button>
              </form>
            )}
          </li>
        ) : null}
      </ol>
      <div ref={says} role="status" className={own.says} data-screen-only data-note={state.wrong > 0 || undefined}>
        {/* A choice is crossed out where it stands; a typed answer is judged here. */}
        {state.slip ? state.crossed.length === 0 ? <NotRight /> : <p className={own.label}>What happened</p> : null}
        {state.again === null ? null : (
          <p>
            {state.typed === null ? 'Not yet.' : `${state.typed} is not it yet.`} It goes like step {state.again} of
            Example 2. <TextButton onClick={() => onLook(state.again ?? 1)}>Look again at that step</TextButton>
          </p>
        )}
        {/* “Right.” stands at its step; here it would seem to judge the next one. */}
        {state.says ? <Rich html={state.says} className={state.says === RIGHT ? 'visually-hidden' : ''} /> : null}
        {step ? null : <p>{ending(state)}</p>}
      </div>
      {step && mayBeShown(state) ? (
        <TextButton onClick={() => void answer({ show: true })}>Show me this step</TextButton>
      ) : null}
      {failed ? <p role="alert">{failed}</p> : null}
    </section>
  )
}
