import type { Evidence } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { evidence } from '../../api/queries'
import { day, seconds } from '../../format'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { LaterRich } from '../../ui/LaterRich'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { texToWords } from '../../ui/tex-to-words'
import styles from './dashboard.module.css'
import { type About, basisLine, changed, changeLine, countLine, helped, type Points, tryLine } from './evidence-words'

const MARKS = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' } as const
const WORDS = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const

function Row({ answer }: { answer: Evidence['answers'][number] }) {
  const notes = [changed(answer), helped(answer)].filter((note) => note !== null)
  return (
    <li>
      <span className={styles.verdict} data-outcome={answer.outcome}>
        <OutcomeMark outcome={MARKS[answer.outcome]} size={16} /> {WORDS[answer.outcome]}
      </span>
      <span>
        {answer.display_id} · {answer.skill}
      </span>
      <span className={styles.when}>
        {notes.map((note) => `${note} · `).join('')}
        {seconds(answer.time_spent)} · {day(answer.date)}
        {answer.test_id === null ? null : (
          <>
            {' · '}
            <Link to={paths.result(answer.test_id)}>Test {answer.test_id}</Link>
          </>
        )}
      </span>
    </li>
  )
}

type Props = { about: About; points?: Points | undefined; plain?: boolean }

/** The newest answers behind a number and what would change it; asked for when it is opened. */
export function EvidenceList({ about, points, plain = false }: Props) {
  const { data, isError, refetch } = useQuery(evidence(about.scope, about.id))
  if (isError)
    return (
      <p role="alert">
        The answers could not be loaded.{' '}
        <Button look="plain" small onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data) return <p role="status">Gathering the answers…</p>
  const change = plain ? null : changeLine(data, points)
  const basis = plain ? null : basisLine(data)
  return (
    <>
      {change ? <p>{change}</p> : null}
      {basis ? <p>{basis}</p> : null}
      <p>{countLine(about.scope, data)}</p>
      {data.answers.length > 0 ? (
        <ul className={styles.evidence} aria-label={`Answers behind ${texToWords(data.name)}`}>
          {data.answers.map((answer, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one question may be answered twice in a second; the list never reorders
            <Row key={i} answer={answer} />
          ))}
        </ul>
      ) : null}
      {data.tries ? (
        <ul className={styles.evidence} aria-label={`What you did in the lesson on ${texToWords(data.name)}`}>
          {data.tries.map((tried) => (
            <li key={tried.date}>
              <span className={styles.verdict} data-outcome={tried.right ? 'correct' : 'incorrect'}>
                <OutcomeMark outcome={tried.right ? MARKS.correct : MARKS.incorrect} size={16} />{' '}
                {tried.right ? WORDS.correct : WORDS.incorrect}
              </span>
              <span>
                <LaterRich html={tryLine(tried)} />
              </span>
              <span className={styles.when}>{day(tried.date)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
