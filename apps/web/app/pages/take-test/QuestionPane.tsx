import { type Confidence, type Letter, type Question, SAMPLE_MODE, type Test } from '@fourfold/contract'
import type { MouseEvent, ReactNode } from 'react'
import { isLocked } from '../../attempt/attempt'
import type { Do } from '../../attempt/keep-test'
import type { Attempt, QuestionState } from '../../attempt/types'
import type { CardDraft } from '../../components/review/CardDialog'
import { EmbeddedMistake } from '../../components/review/EmbeddedMistake'
import { writtenNote } from '../../components/review/written-note'
import { ReadAloud } from '../../components/speech/ReadAloud'
import { partName } from '../../marks/text'
import { opensLessons } from '../../session/opens-lessons'
import { useSession } from '../../session/use-session'
import { Rich } from '../../ui/Rich'
import { AimLine } from './AimLine'
import { Explanation } from './Explanation'
import { FirstEstimate } from './FirstEstimate'
import { GridIn } from './GridIn'
import { linkLines } from './line-links'
import { Options } from './Options'
import styles from './QuestionPane.module.css'

const CONFIDENCE: readonly (readonly [Confidence, string])[] = [
  ['sure', 'Sure'],
  ['unsure', 'Unsure'],
  ['guess', 'Guess'],
]
const GRID = 'Student-produced response'

function HowSure({ chosen, onChoose }: { chosen: Confidence | null; onChoose: (value: Confidence) => void }) {
  return (
    <fieldset className={styles.sure}>
      <legend>How sure are you?</legend>
      {CONFIDENCE.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

type Props = {
  test: Test
  state: Attempt
  question: Question
  /** What is asked where its text stands beside it; else the whole question. */
  ask?: string | undefined
  own: QuestionState
  done: boolean
  /** A tutor's student has tried this option, and it is not right. */
  wrong?: Letter | null
  /** A tutor's first answer is known to be wrong, chosen or typed: how sure one was of it is no question any more. */
  judged?: boolean
  dispatch: (action: Do) => void
  onLines: (lines: readonly [number, number]) => void
  onCard: (from: CardDraft) => void
  onSaid: (message: string) => void
  /** What a tutor offers before the answer. */
  help?: ReactNode
}

/** The question with its answer, and after the reveal what is to be learnt from it. */
export function QuestionPane(props: Props) {
  const lessons = opensLessons(useSession(), props.test)
  const {
    test,
    state,
    question,
    ask = question.content,
    own,
    done,
    wrong = null,
    judged = false,
    dispatch,
    onLines,
    onCard,
    onSaid,
    help,
  } = props
  const locked = isLocked(state) || test.read_only
  const revealed = question.answer_explanation !== null
  const note = writtenNote(test.section)
  const tag = question.tag_id ? test.tags.find((t) => t.id === question.tag_id) : undefined
  const lineClick = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-lines]')
    const [from, to] = (link?.dataset.lines ?? '').split('-').map(Number)
    if (from) onLines([from, to || from])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are buttons of their own; this only listens for them
    <section
      id="question"
      tabIndex={-1}
      data-mark-host
      className={styles.question}
      aria-label={`Question ${state.step + 1}`}
      onClick={lineClick}
      data-read-aloud
    >
      <header className={styles.head}>
        <h1 className={styles.number}>
          Question {state.step + 1}
          <span className={styles.chip}>{question.ancestry}</span>
        </h1>
        <ReadAloud />
      </header>
      {test.question_mode === 'Diagnostic' && state.step === 0 && !done && !own.final ? <FirstEstimate /> : null}
      {/* It stays while the question is answered: nothing moves under a finger. */}
      {state.step === 0 && !done ? <AimLine test={test} /> : null}
      <Rich
        html={linkLines(ask, question.passage !== null)}
        className={styles.stem}
        part={partName('stem', question.id)}
      />
      {question.question_type === GRID ? (
        <GridIn question={question} state={own} locked={locked} onText={(text) => dispatch({ type: 'grid', text })} />
      ) : (
        <Options
          question={question}
          state={own}
          locked={locked}
          wrong={wrong}
          onChoose={(letter) => dispatch({ type: 'choose', letter })}
          onEliminate={(letter) => dispatch({ type: 'eliminate', letter })}
        />
      )}
      {help}
      {/* In an exam the page has what the real one has. */}
      {locked || state.exam || judged ? null : (
        <HowSure chosen={own.confidence} onChoose={(value) => dispatch({ type: 'confidence', value })} />
      )}
      {own.final && !done ? <p role="status">You left this question with this answer, and it stands.</p> : null}
      {own.taken && !revealed ? <p role="status">Submitted. The answer is shown when you are back online.</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {/* Known from the reveal on, and below the question: above it, it would push it down. */}
      {tag ? <p className={styles.about}>{tag.name}</p> : null}
      <Explanation
        test={test.id}
        question={question}
        letter={own.letter}
        onCard={onCard}
        lessons={lessons}
        log={
          revealed && !test.read_only && test.question_mode !== SAMPLE_MODE ? (
            <EmbeddedMistake key={question.id} question={question} onDone={onSaid} quiet={!done} />
          ) : null
        }
      />
    </section>
  )
}
