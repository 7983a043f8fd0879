import { MESSAGES, passageTitle, type Question } from '@fourfold/contract'
import { type ReactNode, useState } from 'react'
import { secondsInWords } from '../../format'
import { partName } from '../../marks/text'
import { usePlanEnded } from '../../session/use-plan-ended'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import { useAlert } from '../../ui/use-alert'
import { ReadAloud } from '../speech/ReadAloud'
import { asPrinted } from './asked-words'
import { CardDialog, type CardDraft } from './CardDialog'
import { EmbeddedMistake } from './EmbeddedMistake'
import { isTypedZero, outcomeOf } from './outcome'
import styles from './QuestionModal.module.css'
import { ReviewMarks } from './ReviewMarks'
import { Solution } from './Solution'

/** A revealed question: content, options, correct option and explanation (spec §2, Result). */
type ModalProps = {
  question: Question
  /** What it is about, where that is known. */
  name?: string | undefined
  onClose: () => void
  /** The questions that Previous and Next go through. */
  among?: readonly Question[]
  onGo?: (question: Question) => void
  /** The test whose highlights and notes are shown. */
  testId?: number
  /** Whether the reader may open the lessons of the topic. */
  lessons?: boolean
  /** What else can be done with it. */
  action?: ReactNode
}

export function QuestionModal({
  question,
  name,
  onClose,
  among = [],
  onGo,
  testId,
  lessons = true,
  action,
}: ModalProps) {
  const ended = usePlanEnded() !== null
  const at = among.findIndex((q) => q.id === question.id)
  const step = (label: 'Previous' | 'Next', to: Question | undefined) => (
    <Button look="outline" disabled={!to} onClick={() => to && onGo?.(to)}>
      {label === 'Previous' ? <ChevronLeft size={18} /> : null}
      {label}
      {label === 'Next' ? <ChevronRight size={18} /> : null}
    </Button>
  )
  return (
    <Dialog
      title={name ? `Question ${question.order + 1}: ${name}` : `Question ${question.ancestry}`}
      onClose={onClose}
      size="large"
    >
      <QuestionBody
        key={question.id}
        question={question}
        lessons={lessons}
        log={testId !== undefined && !ended}
        went={testId !== undefined}
      />
      {testId === undefined ? null : <ReviewMarks key={`marks-${question.id}`} testId={testId} question={question} />}
      {action}
      {among.length > 1 ? (
        <div className={styles.steps}>
          {step('Previous', among[at - 1])}
          <span>
            {at + 1} of {among.length}
          </span>
          {among[at + 1] ? (
            step('Next', among[at + 1])
          ) : (
            <Button look="outline" onClick={onClose}>
              Done
            </Button>
          )}
        </div>
      ) : null}
    </Dialog>
  )
}

type BodyProps = Pick<ModalProps, 'question' | 'lessons'> & {
  /** Whether what probably happened can be confirmed or denied here. */
  log?: boolean
  /** The question and what probably happened stand above: they are not said again. */
  told?: boolean
  /** What probably happened alone stands above. */
  named?: boolean
  /** Begins with how it went, and how long it took. */
  went?: boolean
}

function Went({ question }: { question: Question }) {
  const outcome = outcomeOf(question)
  return (
    <p className={styles.went} data-outcome={outcome} data-quiet>
      <OutcomeMark outcome={outcome} /> <strong>{outcome}</strong>
      {question.time_spent < 1000 ? null : <span>in {secondsInWords(question.time_spent)}</span>}
    </p>
  )
}

export function QuestionBody({
  question,
  lessons = true,
  log = false,
  told = false,
  named = false,
  went = false,
}: BodyProps) {
  const chosen = question.answer_attributes?.letter
  const [card, setCard] = useState<CardDraft | null>(null)
  const { alert, showAlert } = useAlert()
  return (
    <div className={styles.body} id={`question-${question.id}`} data-read-aloud>
      <div className={styles.first}>
        {went ? <Went question={question} /> : null}
        <ReadAloud />
      </div>
      {question.passage ? (
        <details>
          <summary>Passage: {passageTitle(question.passage)}</summary>
          <p className={styles.passage} data-part={partName('passage', question.passage.id)}>
            {question.passage.lines
              .filter((l) => !l.figure)
              .map((l) => l.text.replace(/\*/g, ''))
              .join(' ')}
          </p>
          {question.passage.lines.map((l) => (l.figure ? <Rich key="figure" html={l.figure} /> : null))}
        </details>
      ) : null}
      {told ? null : <Rich html={question.content} className={styles.stem} part={partName('stem', question.id)} />}
      {question.options.length > 0 ? (
        <ul className={styles.options}>
          {question.options.map((o) => (
            <li key={o.id} data-verdict={o.correct ? 'right' : chosen === o.letter ? 'wrong' : undefined}>
              <strong>{o.letter}</strong>
              <Rich html={o.content} inline large part={partName(o.letter, question.id)} />
              <span className={styles.said}>
                {o.correct ? (
                  <em>
                    <OutcomeMark outcome="Correct" /> Correct
                  </em>
                ) : chosen === o.letter ? (
                  <em>
                    <OutcomeMark outcome="Incorrect" /> Your answer
                  </em>
                ) : null}
                {o.share === null ? null : <small>{Math.round(o.share * 100)}% chose this</small>}
              </span>
            </li>
          ))}
        </ul>
      ) : told ? null : (
        <p>
          Your answer: <strong>{asPrinted(question.student_produced_answer) || 'none'}</strong>
          {isTypedZero(question) ? ', which counts as skipped' : null}. Correct answer:{' '}
          <strong>{asPrinted(question.correct_grid_in_answer)}</strong>.
        </p>
      )}
      <Solution
        question={question}
        letter={chosen ?? null}
        onCard={setCard}
        lessons={lessons}
        told={told || named}
        log={log && question.misconception ? <EmbeddedMistake question={question} onDone={showAlert} /> : null}
      />
      {card ? (
        <CardDialog
          card={card}
          onClose={() => setCard(null)}
          onDone={() => {
            setCard(null)
            showAlert(MESSAGES.flashcardCreated)
          }}
        />
      ) : null}
      {alert}
    </div>
  )
}
