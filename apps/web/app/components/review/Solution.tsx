import type { Question } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { Graphable } from '../graph/Graphable'
import { SeeOnGraph } from '../graph/SeeOnGraph'
import { asPrinted } from './asked-words'
import type { CardDraft } from './CardDialog'
import { CardFromSelection } from './CardFromSelection'
import { outcomeOf } from './outcome'
import styles from './Solution.module.css'

const percent = (share: number): string => `${Math.round(share * 100)}%`

type Props = {
  question: Question
  /** The option that was chosen, where it was one. */ letter: string | null
  onCard: (card: CardDraft) => void
  /** The running test, inside which a lesson opens beside it. */ running?: number | undefined
  /** Whether the reader may open the lessons of the topic. */ lessons?: boolean
  /** What probably happened stands above already. */ told?: boolean
  /** Logs the question: under what probably happened, where that is named, and else at the end. */ log?: ReactNode
}

/** A word on what was typed where no known mistake leads to it: those of other answers are not one's own. */
function unforeseenLine(question: Question): string | null {
  const { student_produced_answer: typed, misconception } = question
  if (!typed || misconception) return null
  return outcomeOf(question) === 'Incorrect'
    ? `No mistake that we know leads to ${asPrinted(typed)}. Go through the steps: where do yours part from them?`
    : null
}

/** The bank ends what it says of a typed answer with the wrong ones that it foresaw. */
const FORESEEN = '<ul class="wrong">'

/** The solution, and what others may have typed: that is nobody's own, and stays folded. */
function parted({ answer_explanation, options }: Question): readonly [solution: string, others: string] {
  const html = answer_explanation ?? ''
  const at = options.length === 0 ? html.indexOf(FORESEEN) : -1
  return at === -1 ? [html, ''] : [html.slice(0, at), html.slice(at)]
}

/** What probably happened: the mistake behind the answer and a clue, or why the chosen option is wrong. */
function Happened({
  question,
  letter,
  log,
  lesson,
}: Pick<Props, 'question' | 'letter' | 'log'> & { lesson: ReactNode }) {
  const { misconception } = question
  const chosen = question.options.find((o) => o.letter === letter && o.correct === false)
  const unforeseen = unforeseenLine(question)
  if (!misconception && !chosen?.why && !unforeseen) return null
  return (
    <div className={styles.finding} data-happened>
      <div className={styles.happened}>
        {misconception ? (
          <>
            <p>
              <strong>What probably happened:</strong> <Rich html={misconception.sentence} inline />
            </p>
            <p>
              <strong>Next time:</strong> <Rich html={misconception.clue} inline />
            </p>
            {lesson}
          </>
        ) : unforeseen ? (
          <p>{unforeseen}</p>
        ) : (
          <Rich html={`<p><strong>Why ${chosen?.letter} is wrong:</strong> ${chosen?.why}</p>`} />
        )}
      </div>
      {misconception ? log : null}
    </div>
  )
}

/** The solution of a question, the same after a tutor's step and in the window of a question. */
export function Solution({ question, letter, onCard, running, lessons = true, told = false, log }: Props) {
  if (question.answer_explanation === null) return null
  const average = question.question_percent_correct_average
  const [solution, others] = parted(question)
  const missed = question.answer_attributes?.correct !== true
  const second = question.second_try
  const named = told ? null : question.misconception
  // The lesson shows the step that mends a named mistake; so it is called, and stands under it.
  const lesson =
    lessons && missed && question.tag_id ? (
      <p>
        <ButtonLink
          look="outline"
          small
          to={paths.lesson(question.tag_id, question.id, running)}
          {...(running ? { target: '_blank' } : {})}
        >
          {question.misconception ? 'See the step that mends it' : 'Open the lesson from this question'}
        </ButtonLink>
      </p>
    ) : null
  return (
    <section className={styles.solution} aria-label="Explanation">
      {running ? <h2 tabIndex={-1}>Explanation</h2> : <h3>Explanation</h3>}
      {told && question.misconception ? null : (
        <Happened question={question} letter={letter} log={log} lesson={lesson} />
      )}
      {second && !running ? (
        <p>
          Your second try, {second.answer}, is {second.correct ? 'right' : 'wrong too'}.{' '}
          {second.happened ? (
            <>
              Probably: <Rich html={second.happened} inline />{' '}
            </>
          ) : null}
          Your first answer is what counts.
        </p>
      ) : null}
      <CardFromSelection question={question} onCard={onCard}>
        <Graphable>
          <Rich html={solution} />
        </Graphable>
        {others ? (
          <details className={styles.others}>
            <summary>Other wrong answers, and what leads to them</summary>
            <Rich html={others} />
          </details>
        ) : null}
      </CardFromSelection>
      <SeeOnGraph html={question.content} />
      {named ? null : lesson}
      {average === null ? null : <p className={styles.average}>{percent(average)} of all answers were correct.</p>}
      {question.misconception ? null : log}
    </section>
  )
}
