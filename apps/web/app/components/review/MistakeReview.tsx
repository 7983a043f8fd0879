import { endpoints, gridInEquals, type Mistake, type Question, type Rating } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { usePlanEnded } from '../../session/use-plan-ended'
import { Button } from '../../ui/Button'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { Rich } from '../../ui/Rich'
import { Text } from '../../ui/Text'
import { reportError } from '../shell/notices'
import { Sheet } from '../shell/Page'
import { AnswerInput } from './AnswerInput'
import styles from './MistakeReview.module.css'
import { QuestionBody } from './QuestionModal'
import { RatingButtons } from './RatingButtons'
import { Repair } from './Repair'

/** The question again, or a fresh one like it, before the entry is seen. */
function Ask({
  question,
  onAnswer,
  onSkip,
}: {
  question: Question
  onAnswer: (a: string) => Promise<void>
  onSkip: () => void
}) {
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  return (
    <form
      className={styles.ask}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!answer) return
        setBusy(true)
        await onAnswer(answer)
        setBusy(false)
      }}
    >
      <Rich html={question.content} className={styles.stem ?? ''} />
      <AnswerInput question={question} answer={answer} onChange={setAnswer} />
      <div className={styles.actions}>
        <Button type="submit" disabled={!answer} busy={busy}>
          Check
        </Button>
        <Button look="plain" onClick={onSkip}>
          Show the entry
        </Button>
      </div>
    </form>
  )
}

function Entry({ entry }: { entry: Mistake }) {
  return (
    <dl className={styles.entry}>
      {(
        [
          ['What did I do wrong?', entry.identify],
          ['Solution', entry.solution],
          ['Clue', entry.clue],
          ['Notes', entry.notes],
        ] as const
      ).map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Text text={text} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

const isRight = (q: Question, answer: string): boolean =>
  q.correct_grid_in_answer === null
    ? q.options.some((o) => o.correct && o.letter === answer)
    : gridInEquals(answer, q.correct_grid_in_answer)

type Seen = Readonly<{ outcome: boolean | null; question: Question }>

/** Asks, shows the entry, takes the rating. An answer counts as practice; a rating alone does not. */
export function MistakeReview({
  mistake,
  onRate,
  children,
}: {
  mistake: Mistake
  onRate: (rating: Rating) => void
  children?: ReactNode
}) {
  // What is asked stays, also when the entry is read anew meanwhile.
  const [asked] = useState(() => mistake.ask ?? mistake.question)
  // After the plan has run out the entry is there to read; answers and ratings need a plan.
  const readOnly = usePlanEnded() !== null
  const [answered, setSeen] = useState<Seen | null>(null)
  const seen: Seen | null = answered ?? (readOnly ? { outcome: null, question: mistake.question } : null)
  const began = useRef(performance.now())
  const answerId = useRef(crypto.randomUUID())
  const check = async (answer: string) => {
    const ms = Math.min(3_600_000, Math.round(performance.now() - began.current))
    const body = { question_id: asked.id, answer, answer_id: answerId.current, ms }
    try {
      const { correct, question } = await call(endpoints.mistakes.answer, { params: { id: mistake.id }, body })
      setSeen({ outcome: correct, question })
    } catch (error) {
      // Without a connection the question itself can still be checked here; only the evidence is not counted.
      if (asked.id === mistake.question_id) setSeen({ outcome: isRight(asked, answer), question: asked })
      else reportError(error)
    }
  }
  const shown = seen?.question ?? asked
  const top = useRef<HTMLDivElement>(null)
  // The result and the ratings come first, wherever the question was scrolled to.
  useEffect(() => {
    if (answered) top.current?.scrollIntoView({ block: 'start' })
  }, [answered])
  return (
    <div ref={top} className={styles.stack}>
      <Sheet title={readOnly || shown.id === mistake.question_id ? `Question ${mistake.ancestry}` : 'One like it'}>
        {seen === null ? (
          <Ask
            question={asked}
            onAnswer={check}
            onSkip={() => setSeen({ outcome: null, question: mistake.question })}
          />
        ) : (
          <>
            {seen.outcome === null ? null : (
              <p className={styles.verdict} data-right={seen.outcome} role="status">
                <OutcomeMark outcome={seen.outcome ? 'Correct' : 'Incorrect'} />{' '}
                {seen.outcome ? 'Right this time. When should it come back?' : 'Not yet. We suggest “Again”.'}
              </p>
            )}
            {readOnly ? null : (
              <RatingButtons
                kind="mistake"
                item={mistake}
                proposed={seen.outcome === false ? 'again' : seen.outcome ? 'good' : null}
                onRate={onRate}
              />
            )}
            <div className={styles.solution}>
              <QuestionBody question={seen.question} />
            </div>
          </>
        )}
      </Sheet>
      {seen === null ? null : (
        <>
          {mistake.leech && !readOnly ? <Repair mistake={mistake} /> : null}
          <Sheet title="Your entry">
            <Entry entry={mistake} />
          </Sheet>
        </>
      )}
      {readOnly ? null : children}
    </div>
  )
}
