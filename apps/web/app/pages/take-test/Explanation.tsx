import type { Question } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CardDraft } from '../../components/review/CardDialog'
import { Solution } from '../../components/review/Solution'
import { focusIfLost } from '../../ui/focus-if-lost'
import { Rich } from '../../ui/Rich'
import styles from './QuestionPane.module.css'

type Props = {
  /** The test that runs. */
  test: number
  question: Question
  letter: string | null
  onCard: (card: CardDraft) => void
  /** Whether the reader may open the lessons of the topic. */
  lessons: boolean
  log: ReactNode
}

/** Why the second try was wrong too: its own mistake where that has a name, else why that option is wrong. */
function WhyAgain({ question }: Pick<Props, 'question'>) {
  const { second_try: second, misconception, options } = question
  const why = second?.happened ?? options.find((o) => o.letter === second?.answer)?.why
  if (!second || second.correct) return null
  if (!why) return <p>The explanation shows the way.</p>
  return (
    <p>
      {why === misconception?.sentence ? (
        'It looks like the same mistake as the first time.'
      ) : (
        <>
          This time, probably: <Rich html={why} inline />
        </>
      )}
    </p>
  )
}

/** Why the second try was wrong too, right under the options: the eye is there. That it was right the bar says, and the answer itself. */
function AfterSecond({ question, letter }: Pick<Props, 'question' | 'letter'>) {
  const second = question.second_try
  if (!second || second.correct) return null
  const first = letter ?? question.student_produced_answer
  return (
    <div className={styles.second} data-second role="status">
      <p>
        <strong>Not right this time either.</strong>
      </p>
      <WhyAgain question={question} />
      <p>What is scored is your first answer{first ? `, ${first}` : ''}.</p>
    </div>
  )
}

/** After the reveal: what is to be learnt from the question. */
export function Explanation({ test, question, letter, onCard, lessons, log }: Props) {
  const revealed = question.answer_explanation !== null
  const box = useRef<HTMLDivElement>(null)
  const hidden = useRef({ id: question.id, revealed })
  // Opened by a press, it begins under the options: its first lines come into view. A step that was read before stays put.
  useEffect(() => {
    const before = hidden.current
    hidden.current = { id: question.id, revealed }
    if (!revealed || before.id !== question.id || before.revealed) return
    const first = ['[data-second]', '[data-happened]', 'h2'].flatMap(
      (part) => box.current?.querySelector(part) ?? [],
    )[0]
    first?.scrollIntoView({ block: 'nearest' })
    focusIfLost(box.current?.querySelector('h2'))
  }, [question.id, revealed])
  if (!revealed) return null
  return (
    <div ref={box} className={styles.explanation}>
      <AfterSecond question={question} letter={letter} />
      <Solution question={question} letter={letter} onCard={onCard} lessons={lessons} log={log} running={test} />
    </div>
  )
}
