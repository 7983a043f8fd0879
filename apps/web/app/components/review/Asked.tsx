import type { Question } from '@fourfold/contract'
import { useLayoutEffect, useRef, useState } from 'react'
import { partName } from '../../marks/text'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './Asked.module.css'
import { answersOf } from './asked-words'

const overflows = (box: HTMLElement | null): boolean => box !== null && box.scrollHeight > box.clientHeight + 4

/** Your answer beside the right one. */
export function GivenAndRight({ own, right }: ReturnType<typeof answersOf>) {
  return (
    <p className={styles.answers}>
      <span>
        You: <Rich html={own} inline className={styles.own ?? ''} />
      </span>
      <span>
        Right: <Rich html={right} inline className={styles.right ?? ''} />
      </span>
    </p>
  )
}

/**
 * What was asked, answered and right: on a phone a long question is cut until it is wanted, so that what follows is in sight.
 * Its words go before its figure, half of which says nothing.
 */
export function Asked({ question }: { question: Question }) {
  const box = useRef<HTMLDivElement>(null)
  const [whole, setWhole] = useState(false)
  const [cut, setCut] = useState(false)
  const [fades, setFades] = useState(false)
  // Measured before it is drawn, so that nothing moves.
  useLayoutEffect(() => setCut(overflows(box.current)), [])
  useLayoutEffect(() => setFades(cut && overflows(box.current)), [cut])
  return (
    <div className={styles.asked}>
      <div
        ref={box}
        className={styles.stem}
        data-whole={whole || undefined}
        data-cut={cut || undefined}
        data-fades={fades || undefined}
      >
        <Rich html={question.content} part={partName('stem', question.id)} />
      </div>
      {cut && !whole ? (
        <Button look="plain" small className={styles.more ?? ''} onClick={() => setWhole(true)}>
          Show the whole question
        </Button>
      ) : null}
      <GivenAndRight {...answersOf(question)} />
    </div>
  )
}
