import type { Miss } from '@fourfold/contract'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'
import { stepId } from './step-id'

function toStep({ example, step }: NonNullable<Miss['mend']>): void {
  const place = document.getElementById(stepId(example, step))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** For a student who comes from a miss: the question, what probably happened, and the step that mends it. */
export function FromMiss({ miss }: { miss: Miss }) {
  const { mend, happened } = miss
  const chosen = miss.options.find((o) => o.chosen)
  const right = miss.options.find((o) => o.correct)
  return (
    <section className={styles.miss} aria-label="The question you missed">
      <h2>The question you missed</h2>
      <div className={styles.asks}>
        <Rich html={miss.content} />
      </div>
      <dl className={styles.answers}>
        <div>
          <dt>Your answer</dt>
          <dd>{chosen ? <Rich html={`${chosen.letter}: ${chosen.content}`} inline /> : (miss.answer ?? 'none')}</dd>
        </div>
        <div>
          <dt>Right answer</dt>
          <dd>{right ? <Rich html={`${right.letter}: ${right.content}`} inline /> : miss.key}</dd>
        </div>
      </dl>
      {happened ? (
        <p>
          <strong>What probably happened:</strong> <Rich html={happened.sentence} inline />{' '}
          <Rich html={happened.clue} inline />
        </p>
      ) : null}
      {mend ? (
        <Button look="outline" onClick={() => toStep(mend)}>
          Go to the step that mends it
        </Button>
      ) : null}
    </section>
  )
}
