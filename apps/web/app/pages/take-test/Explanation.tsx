import type { Question } from '@fourfold/contract'
import { Graphable } from '../../components/graph/Graphable'
import { SeeOnGraph } from '../../components/graph/SeeOnGraph'
import type { CardDraft } from '../../components/review/CardDialog'
import { CardFromSelection } from '../../components/review/CardFromSelection'
import { Rich } from '../../ui/Rich'
import styles from './QuestionPane.module.css'

const percent = (share: number | null): string | null => (share === null ? null : `${Math.round(share * 100)}%`)

/** After the reveal: percent correct of all users, why the chosen option is wrong, and the explanation. */
export function Explanation({
  question,
  letter,
  onCard,
}: {
  question: Question
  letter: string | null
  onCard: (card: CardDraft) => void
}) {
  if (question.answer_explanation === null) return null
  const average = percent(question.question_percent_correct_average)
  const chosen = question.options.find((o) => o.letter === letter && o.correct === false)
  return (
    <section className={styles.explanation} aria-label="Explanation">
      <h2>Explanation</h2>
      <p className={styles.average}>
        {average === null ? 'No data yet on how others answered.' : `${average} of all answers were correct.`}
      </p>
      {question.misconception ? (
        <div className={styles.misconception}>
          <p>
            <strong>What probably happened:</strong> <Rich html={question.misconception.sentence} inline />
          </p>
          <p>
            <strong>Next time:</strong> <Rich html={question.misconception.clue} inline />
          </p>
        </div>
      ) : chosen?.why ? (
        <div className={styles.misconception}>
          <Rich html={`<p><strong>Why ${chosen.letter} is wrong:</strong> ${chosen.why}</p>`} />
        </div>
      ) : null}
      <CardFromSelection question={question} onCard={onCard}>
        <Graphable>
          <Rich html={question.answer_explanation} />
        </Graphable>
      </CardFromSelection>
      <SeeOnGraph html={question.content} />
    </section>
  )
}
