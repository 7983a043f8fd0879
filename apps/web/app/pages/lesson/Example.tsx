import type { LessonParts } from '@fourfold/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import styles from './lesson.module.css'
import { stepId } from './step-id'

type Worked = LessonParts['examples'][number]

function Step({ step, id, open, mends }: { step: Worked['steps'][number]; id: string; open: boolean; mends: boolean }) {
  const [why, setWhy] = useState(mends)
  return (
    <li id={id} tabIndex={-1} data-closed={!open || undefined} data-mends={mends || undefined}>
      {mends ? <p className={styles.mends}>This is the step that mends it.</p> : null}
      <Rich html={step.do} />
      <TextButton aria-expanded={why} onClick={() => setWhy(!why)}>
        Why?
      </TextButton>
      <div className={styles.why} data-closed={!why || undefined}>
        <Rich html={step.why} />
      </div>
    </li>
  )
}

type Props = { example: Worked; at: number /** The step that mends a miss, if it stands here. */; mends: number | null }

/** A question solved one step at a time; on paper all steps stand there. */
export function Example({ example, at, mends }: Props) {
  const [open, setOpen] = useState(mends === null ? 1 : mends + 1)
  const asked = useRef(false)
  const count = example.steps.length
  // Whoever opens a step reads it next, also with a keyboard or a screen reader.
  useEffect(() => {
    if (asked.current) document.getElementById(stepId(at, open - 1))?.focus()
  }, [open, at])
  const show = (steps: number) => {
    asked.current = true
    setOpen(steps)
  }
  return (
    <section className={styles.example} aria-label={`Example ${at + 1}`}>
      <h3>
        Example {at + 1} <span className={styles.level}>{example.level}</span>
      </h3>
      <div className={styles.asks}>
        <Rich html={example.asks} />
      </div>
      <ol className={styles.steps}>
        {example.steps.map((step, i) => (
          <Step key={step.do} id={stepId(at, i)} step={step} open={i < open} mends={mends === i} />
        ))}
      </ol>
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
    </section>
  )
}
