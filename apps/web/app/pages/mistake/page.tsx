import { endpoints, gridInEquals, type Mistake, type Question, type Rating } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { mistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { Page, Sheet } from '../../components/Page'
import { QuestionBody } from '../../components/QuestionModal'
import { RatingButtons } from '../../components/RatingButtons'
import { guard, needsPlan } from '../../guards'
import { pageMeta } from '../../meta'
import { reportError } from '../../notices'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { Text } from '../../ui/Text'
import styles from './mistake.module.css'

export const meta = () => pageMeta({ title: 'Review Mistake', description: 'Review a mistake.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(mistake(Number(params.id))))

const isRight = (q: Question, answer: string): boolean =>
  q.correct_grid_in_answer === null
    ? q.options.some((o) => o.correct && o.letter === answer)
    : gridInEquals(answer, q.correct_grid_in_answer)

/** The question again, before the entry is seen. */
function Ask({ question, onDone }: { question: Question; onDone: (right: boolean | null) => void }) {
  const [answer, setAnswer] = useState('')
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        if (answer) onDone(isRight(question, answer))
      }}
    >
      <Rich html={question.content} className={styles.stem} />
      {question.options.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Options</legend>
          {question.options.map((o) => (
            <label key={o.id}>
              <input
                type="radio"
                name="answer"
                value={o.letter}
                checked={answer === o.letter}
                onChange={() => setAnswer(o.letter)}
              />
              <strong>{o.letter}</strong> <Rich html={o.content} inline />
            </label>
          ))}
        </fieldset>
      ) : (
        <label className={styles.grid}>
          Your answer
          <input
            value={answer}
            maxLength={6}
            autoComplete="off"
            onChange={(e) => setAnswer(e.currentTarget.value.replace(/[^0-9./-]/g, ''))}
          />
        </label>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!answer}>
          Check
        </Button>
        <Button look="plain" onClick={() => onDone(null)}>
          Show the entry
        </Button>
      </div>
    </form>
  )
}

function Entry({ entry }: { entry: Mistake }) {
  return (
    <dl className={styles.entry}>
      {(
        [
          ['What did I do wrong?', entry.identify],
          ['Solution', entry.solution],
          ['Clue', entry.clue],
          ['Notes', entry.notes],
        ] as const
      ).map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Text text={text} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

export default function MistakePage() {
  const id = Number(useParams().id)
  return <Review key={id} id={id} />
}

function Review({ id }: { id: number }) {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(mistake(id))
  const [outcome, setOutcome] = useState<boolean | null | undefined>(undefined)
  const rate = async (performance_rating: Rating) => {
    try {
      const body = { mistake: { performance_rating, rating_id: crypto.randomUUID() } }
      const { next_mistake } = await call(endpoints.mistakes.update, { params: { id }, body })
      await queryClient.invalidateQueries()
      await navigate(next_mistake === null ? paths.dashboard() : paths.mistake(next_mistake))
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <Page
      title="Review Mistake"
      actions={
        <ButtonLink to={paths.editMistake(id)} look="outline">
          Edit Mistake
        </ButtonLink>
      }
    >
      <Sheet title={`Question ${data.ancestry}`}>
        {outcome === undefined ? (
          <Ask question={data.question} onDone={setOutcome} />
        ) : (
          <>
            {outcome === null ? null : (
              <p className={styles.verdict} data-right={outcome} role="status">
                {outcome ? '✓ Right this time.' : '✗ Not yet. Again is proposed.'}
              </p>
            )}
            <QuestionBody question={data.question} />
          </>
        )}
      </Sheet>
      {outcome === undefined ? null : (
        <Sheet title="Your entry">
          <Entry entry={data} />
          <RatingButtons
            kind="mistake"
            item={data}
            proposed={outcome === false ? 'again' : outcome ? 'good' : null}
            onRate={rate}
          />
        </Sheet>
      )}
    </Page>
  )
}
