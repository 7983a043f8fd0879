import type { LessonParts, Miss } from '@fourfold/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import styles from './lesson.module.css'
import { stepId, toStep, toTryIt } from './step-id'

type Worked = LessonParts['examples'][number]

/** What stands above the step to which a miss has led. */
const leads = ({ named }: Miss['mend']): string =>
  named ? 'This is the step that mends it.' : 'This example is like the question you missed.'

type StepProps = { step: Worked['steps'][number]; id: string; open: boolean; mend: Miss['mend'] | null }

function Step({ step, id, open, mend }: StepProps) {
  const [why, setWhy] = useState(mend !== null)
  return (
    <li id={id} tabIndex={-1} data-closed={!open || undefined} data-mends={mend ? true : undefined}>
      {mend ? <p className={styles.mends}>{leads(mend)}</p> : null}
      <Rich html={step.do} large />
      <TextButton aria-expanded={why} onClick={() => setWhy(!why)}>
        Why?
      </TextButton>
      <div className={styles.why} data-closed={!why || undefined}>
        <Rich html={step.why} large />
      </div>
    </li>
  )
}

/** A step to be seen again, counted from 0; each press is a new one. */
export type Look = Readonly<{ step: number }>

type Props = {
  example: Worked
  at: number /** The step that mends a miss, if it stands here. */
  mend: Miss['mend'] | null
  /** A step that the try-it has sent the student to. */
  look?: Look | null
}

/** A question solved one step at a time; on paper all steps stand there. */
export function Example({ example, at, mend, look = null }: Props) {
  const [open, setOpen] = useState(mend === null ? 1 : mend.step + 1)
  // The first one follows the rule; the others wait until they are wanted.
  const [shown, setShown] = useState(at === 0 || mend !== null)
  const body = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const count = example.steps.length
  // Whoever opens a step reads it next, also with a keyboard or a screen reader.
  useEffect(() => {
    if (asked.current) document.getElementById(stepId(at, open - 1))?.focus()
  }, [open, at])
  const begin = () => {
    asked.current = true
    setShown(true)
  }
  const show = (steps: number) => {
    asked.current = true
    setOpen(steps)
  }
  // Drawn first: it may have been folded. Each press is followed once.
  const followed = useRef<Look | null>(null)
  useEffect(() => {
    if (!look || followed.current === look) return
    if (shown && open > look.step) {
      followed.current = look
      toStep(at, look.step)
    } else {
      setShown(true)
      setOpen((steps) => Math.max(steps, look.step + 1))
    }
  }, [look, shown, open, at])
  useEffect(() => {
    if (shown && asked.current) body.current?.focus()
  }, [shown])
  return (
    <section data-far className={styles.example} aria-label={`Example ${at + 1}`}>
      <div className={styles.head}>
        <h3>
          Example {at + 1} <span className={styles.level}>{example.level}</span>
        </h3>
        {shown ? null : (
          <Button look="outline" small onClick={begin}>
            Open<span className="visually-hidden"> example {at + 1}</span>
          </Button>
        )}
      </div>
      <div ref={body} tabIndex={-1} className={styles.opened} data-closed={!shown || undefined}>
        <div className={styles.asks}>
          <Rich html={example.asks} large />
        </div>
        <ol className={styles.steps}>
          {example.steps.map((step, i) => (
            <Step key={step.do} id={stepId(at, i)} step={step} open={i < open} mend={mend?.step === i ? mend : null} />
          ))}
        </ol>
        {look ? (
          <p data-screen-only>
            <TextButton onClick={toTryIt}>Back to Try it</TextButton>
          </p>
        ) : null}
        {open < count ? (
          <div className={styles.forward} data-quiet>
            <Button look="outline" onClick={() => show(open + 1)}>
              Next step
            </Button>
            <span>
              Step {open} of {count}
            </span>
            <TextButton onClick={() => show(count)}>Show all steps</TextButton>
          </div>
        ) : null}
      </div>
    </section>
  )
}
