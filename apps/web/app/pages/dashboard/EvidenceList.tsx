import type { Evidence } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { evidence } from '../../api/queries'
import { pastDay } from '../../format'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { ChevronRight } from '../../ui/icons'
import { LaterRich } from '../../ui/LaterRich'
import { OutcomeMark } from '../../ui/OutcomeMark'
import { texToWords } from '../../ui/tex-to-words'
import styles from './evidence.module.css'
import {
  type About,
  basisLine,
  changeLine,
  countLine,
  happenedLine,
  type Points,
  questionLine,
  tryLine,
  whenLine,
} from './evidence-words'

const MARKS = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' } as const

/** One answer: what happened, when, and the way to its question. */
function Row({ answer, about }: { answer: Evidence['answers'][number]; about: string }) {
  const words = (
    <>
      <span className={styles.mark} data-outcome={answer.outcome}>
        <OutcomeMark outcome={MARKS[answer.outcome]} size={20} />
      </span>
      <span className={styles.words}>
        <strong>{happenedLine(answer)}</strong>
        <span>{whenLine(answer, about, new Date())}</span>
        <span className={styles.question}>{questionLine(answer)}</span>
      </span>
    </>
  )
  if (answer.test_id === null) return <li className={styles.row}>{words}</li>
  return (
    <li>
      <Link to={paths.test(answer.test_id, answer.question)} className={styles.row}>
        {words}
        <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
      </Link>
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
      <p>{countLine(about.scope, data)}</p>
      {data.answers.length > 0 ? (
        <ul className={styles.list} aria-label={`Answers behind ${texToWords(data.name)}`}>
          {data.answers.map((answer, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one question may be answered twice in a second; the list never reorders
            <Row key={i} answer={answer} about={data.name} />
          ))}
        </ul>
      ) : null}
      {data.tries ? (
        <ul className={styles.list} aria-label={`What you did in the lesson on ${texToWords(data.name)}`}>
          {data.tries.map((tried) => (
            <li key={tried.date} className={styles.row}>
              <span className={styles.mark} data-outcome={tried.right ? 'correct' : 'incorrect'}>
                <OutcomeMark outcome={tried.right ? 'Correct' : 'Incorrect'} size={20} />
              </span>
              <span className={styles.words}>
                <LaterRich html={tryLine(tried)} />
                <span>{pastDay(tried.date, new Date())}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {change ? <p>{change}</p> : null}
      {basis ? <p>{basis}</p> : null}
    </>
  )
}
