import type { Question } from '@fourfold/contract'
import type { CardDraft } from '../../components/review/CardDialog'
import { Solution } from '../../components/review/Solution'
import styles from './QuestionPane.module.css'

type Props = { question: Question; letter: string | null; onCard: (card: CardDraft) => void }

/** After the reveal: what is to be learnt from the question. */
export function Explanation({ question, letter, onCard }: Props) {
  if (question.answer_explanation === null) return null
  return (
    <div className={styles.explanation}>
      <Solution question={question} letter={letter} onCard={onCard} running />
    </div>
  )
}
