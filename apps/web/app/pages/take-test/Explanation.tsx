import type { Question } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CardDraft } from '../../components/review/CardDialog'
import { Solution } from '../../components/review/Solution'
import styles from './QuestionPane.module.css'

type Props = {
  question: Question
  letter: string | null
  onCard: (card: CardDraft) => void
  /** Whether the reader may open the lessons of the topic. */
  lessons: boolean
  log: ReactNode
}

/** After the reveal: what is to be learnt from the question. */
export function Explanation({ question, letter, onCard, lessons, log }: Props) {
  const revealed = question.answer_explanation !== null
  const box = useRef<HTMLDivElement>(null)
  const hidden = useRef({ id: question.id, revealed })
  // Opened by a press, it begins under the options: its first lines come into view. A step that was read before stays put.
  useEffect(() => {
    const before = hidden.current
    hidden.current = { id: question.id, revealed }
    if (!revealed || before.id !== question.id || before.revealed) return
    const first = box.current?.querySelector('[data-happened]') ?? box.current?.querySelector('h2')
    first?.scrollIntoView({ block: 'nearest' })
  }, [question.id, revealed])
  if (!revealed) return null
  return (
    <div ref={box} className={styles.explanation}>
      <Solution question={question} letter={letter} onCard={onCard} lessons={lessons} log={log} running />
    </div>
  )
}
