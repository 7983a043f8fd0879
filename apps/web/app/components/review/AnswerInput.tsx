import { filterGridIn, type Question } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './AnswerInput.module.css'

type Props = Readonly<{ question: Question; answer: string; onChange: (answer: string) => void }>

/** An answer outside a test: one of the options, or a number that is typed. */
export function AnswerInput({ question, answer, onChange }: Props) {
  if (question.options.length === 0)
    return (
      <label className={styles.grid}>
        Your answer
        <input value={answer} autoComplete="off" onChange={(e) => onChange(filterGridIn(e.currentTarget.value))} />
      </label>
    )
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Options</legend>
      {question.options.map((o) => (
        <label key={o.id}>
          <input
            type="radio"
            name="answer"
            value={o.letter}
            checked={answer === o.letter}
            onChange={() => onChange(o.letter)}
          />
          <strong>{o.letter}</strong> <Rich html={o.content} inline />
        </label>
      ))}
    </fieldset>
  )
}
