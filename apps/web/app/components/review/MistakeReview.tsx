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
import stays from '../stays.module.css'
import { AnswerInput } from './AnswerInput'
import { GivenAndRight } from './Asked'
import { answersTo } from './asked-words'
import { leadWords } from './lead-words'
import styles from './MistakeReview.module.css'
import { KINDS } from './miss-kinds'
import { QuestionBody } from './QuestionModal'
import { RatingButtons } from './RatingButtons'
import { Repair } from './Repair'
import { saidAlready } from './said-already'

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
      <div className={`${styles.actions} ${stays.stays}`}>
        <Button type="submit" disabled={!answer} busy={busy}>
          Check
        </Button>
        <Button look="plain" onClick={onSkip}>
          Show my note
        </Button>
      </div>
    </form>
  )
}

type Said = readonly (readonly [label: string, text: string])[]

function Lines({ said }: { said: Said }) {
  return (
    <dl className={styles.entry}>
      {said.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Text text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const written = (said: readonly (readonly [string, string | null])[]): Said =>
  said.flatMap(([label, text]) => (text ? [[label, text] as const] : []))

/** What the student wrote: what went wrong and the clue at once, the longer parts on a press. */
function Entry({ entry, shown, edit }: { entry: Mistake; shown: Question; edit: ReactNode }) {
  const other = shown.id !== entry.question_id
  // A ready-made clue is about the question that was missed. Of another one its own answer says what helps.
  const foreign = other && entry.clue === entry.repair.misconception?.clue
  const short = written([
    ['What did I do wrong?', entry.identify || (entry.kind ? KINDS[entry.kind] : 'Not named yet.')],
    ['Clue', foreign ? null : entry.clue],
  ])
  const long = written([
    ['Solution', saidAlready(entry.solution, shown) ? null : entry.solution],
    ['Notes', entry.notes],
  ])
  return (
    <Sheet title="Your entry" aside={edit}>
      <div className={styles.own}>
        <Lines said={short} />
        {long.length === 0 ? null : (
          <details>
            <summary>{long.map(([label]) => label).join(' and ')}</summary>
            <Lines said={long} />
          </details>
        )}
      </div>
    </Sheet>
  )
}

const isRight = (q: Question, answer: string): boolean =>
  q.correct_grid_in_answer === null
    ? q.options.some((o) => o.correct && o.letter === answer)
    : gridInEquals(answer, q.correct_grid_in_answer)

type Seen = Readonly<{ outcome: boolean | null; question: Question; given?: string }>

/** How it went, and where it did not, what probably happened. */
function Verdict({ seen: { question, given }, right }: { seen: Seen; right: boolean }) {
  return (
    <Sheet>
      <p className={styles.verdict} data-right={right} role="status">
        <OutcomeMark outcome={right ? 'Correct' : 'Incorrect'} />{' '}
        {right ? 'Right this time. When should it come back?' : 'Not yet. We suggest “Again”.'}
      </p>
      {!right && given !== undefined ? <GivenAndRight {...answersTo(question, given)} /> : null}
      {!right && question.misconception ? (
        <div className={styles.happened}>
          <p>
            <strong>What probably happened:</strong> <Rich html={question.misconception.sentence} inline />
          </p>
          <p>
            <strong>Next time:</strong> <Rich html={question.misconception.clue} inline />
          </p>
        </div>
      ) : null}
    </Sheet>
  )
}

/** Asks, shows the entry, takes the rating. An answer counts as practice; a rating alone does not. */
export function MistakeReview({
  mistake,
  onRate,
  edit = null,
  children,
}: {
  mistake: Mistake
  /** `right`: what the check said; null where nothing was answered. */
  onRate: (rating: Rating, right: boolean | null) => void
  /** Opens the entry for a change: beside the entry once it is seen, before that at the end. */
  edit?: ReactNode
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
      setSeen({ outcome: correct, question, given: answer })
    } catch (error) {
      // Without a connection the question itself can still be checked here; only the evidence is not counted.
      if (asked.id === mistake.question_id) setSeen({ outcome: isRight(asked, answer), question: asked, given: answer })
      else reportError(error)
    }
  }
  const shown = seen?.question ?? asked
  const title = readOnly || shown.id === mistake.question_id ? `Question ${mistake.ancestry}` : 'One like it'
  const top = useRef<HTMLDivElement>(null)
  // The result and the ratings come first, wherever the question was scrolled to.
  useEffect(() => {
    if (answered) top.current?.scrollIntoView({ block: 'start' })
  }, [answered])
  return (
    <div ref={top} className={styles.stack}>
      {seen === null ? (
        <Sheet title={title}>
          <p className={styles.lead}>{leadWords(mistake, asked.id)}</p>
          <Ask
            question={asked}
            onAnswer={check}
            onSkip={() => setSeen({ outcome: null, question: mistake.question })}
          />
          <div className={styles.tools}>
            {edit}
            {children}
          </div>
        </Sheet>
      ) : (
        <>
          {seen.outcome === null ? null : <Verdict seen={seen} right={seen.outcome} />}
          <Entry entry={mistake} shown={shown} edit={edit} />
          <Sheet title={title}>
            <QuestionBody question={seen.question} named={seen.outcome === false} />
            {readOnly ? null : <div className={styles.tools}>{children}</div>}
          </Sheet>
          {mistake.leech && !readOnly ? <Repair mistake={mistake} /> : null}
          {/* Read first, then rated: in reach all the while. */}
          {readOnly ? null : (
            <div className={styles.rate}>
              <RatingButtons
                kind="mistake"
                item={mistake}
                proposed={seen.outcome === false ? 'again' : seen.outcome ? 'good' : null}
                onRate={(rating) => onRate(rating, seen.outcome)}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}
