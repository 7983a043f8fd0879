import { htmlText, type Miss } from '@fourfold/contract'
import { Graphable } from '../../components/graph/Graphable'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'
import { toStep } from './step-id'

type Props = {
  miss: Miss /** The lesson that is open. */
  lesson: string /** The question. */
  from: number | undefined
}

/** To the step in its place: on this page, or on that of another lesson of the skill. */
function ToStep({ miss: { mend }, lesson, from }: Props) {
  const example = `See ${mends(mend) ? 'it' : 'one like it'} in Example ${mend.example + 1}`
  if (mend.lesson.id === lesson)
    return (
      <Button look="outline" onClick={() => toStep(mend.example, mend.step)}>
        {example}
      </Button>
    )
  return (
    <ButtonLink look="outline" to={paths.lesson(mend.lesson.id, from)}>
      {`${example} of ${mend.lesson.name}`}
    </ButtonLink>
  )
}

const heading = ({ named }: Miss['mend']): string =>
  named ? 'The step that mends it' : 'The step for a question like it'

/** A step that only begins an example is no cure by itself, and stands there: the way to it is enough. */
const mends = ({ named, step }: Miss['mend']): boolean => named || step > 0

/** Signs of a question that does not push the step off a phone; a passage does. */
const SHORT = 300

/** The step itself, under what its example asks. */
function Mending({ mend }: { mend: Miss['mend'] }) {
  const asks = (
    <div className={styles.asks}>
      <Rich html={mend.asks} />
    </div>
  )
  return (
    <Graphable>
      <h3>{heading(mend)}</h3>
      {htmlText(mend.asks).length > SHORT ? (
        <details className={styles.folded}>
          <summary>What Example {mend.example + 1} asks</summary>
          {asks}
        </details>
      ) : (
        asks
      )}
      <div className={styles.mending}>
        <p className={styles.mends}>
          Example {mend.example + 1}, step {mend.step + 1}
        </p>
        <Rich html={mend.shown.do} />
        <div className={styles.why}>
          <Rich html={mend.shown.why} />
        </div>
      </div>
    </Graphable>
  )
}

/** What is known of how it came to the answer: the mistake by its name, or why the chosen option is wrong. */
function Happened({ happened, why, answer }: Miss) {
  if (happened)
    return (
      <p>
        <strong>What probably happened:</strong> <Rich html={happened.sentence} inline />{' '}
        <Rich html={happened.clue} inline />
      </p>
    )
  return why ? <Rich html={`<p><strong>Why ${answer} is wrong:</strong> ${why}</p>`} /> : null
}

/** For a student who comes from a miss: the question, what probably happened, and the step that mends it. */
export function FromMiss({ miss, lesson, from }: Props) {
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
      <Happened {...miss} />
      {mends(miss.mend) ? <Mending mend={miss.mend} /> : null}
      <div data-screen-only>
        <ToStep miss={miss} lesson={lesson} from={from} />
      </div>
    </section>
  )
}
