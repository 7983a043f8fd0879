import type { Miss } from '@fourfold/contract'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'
import { stepId } from './step-id'

function toStep({ example, step }: Miss['mend']): void {
  const place = document.getElementById(stepId(example, step))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

type Props = {
  miss: Miss /** The lesson that is open. */
  lesson: string /** The question. */
  from: number | undefined
}

/** To the step: on this page, or on that of another lesson of the skill. */
function ToStep({ miss: { mend }, lesson, from }: Props) {
  const says = mend.named ? 'Go to the step that mends it' : 'Go to an example like it'
  if (mend.lesson.id === lesson)
    return (
      <Button look="outline" onClick={() => toStep(mend)}>
        {says}
      </Button>
    )
  return (
    <ButtonLink look="outline" to={paths.lesson(mend.lesson.id, from)}>
      {`${says}: ${mend.lesson.name}`}
    </ButtonLink>
  )
}

/** For a student who comes from a miss: the question, what probably happened, and the step that mends it. */
export function FromMiss({ miss, lesson, from }: Props) {
  const { happened } = miss
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
      <ToStep miss={miss} lesson={lesson} from={from} />
    </section>
  )
}
