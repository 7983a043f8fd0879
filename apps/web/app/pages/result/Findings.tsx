import type { Question, Result } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import { findings } from './findings'
import styles from './findings.module.css'

/** What this test says about the student, in sentences; each opens its questions. */
export function Findings({ result, onOpen }: { result: Result; onOpen: (questions: readonly Question[]) => void }) {
  return (
    <ol className={styles.findings} aria-label="What this test says">
      {findings(result).map(({ id, sentence, questions }) => (
        <li key={id}>
          <Rich html={sentence} inline />{' '}
          <TextButton onClick={() => onOpen(questions)}>
            {questions.length === 1 ? 'Open the question' : `Open the ${questions.length} questions`}
          </TextButton>
        </li>
      ))}
    </ol>
  )
}
