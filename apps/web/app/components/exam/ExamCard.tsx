import type { ExamIndex } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { examIndex } from '../../api/queries'
import { day } from '../../format'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { Sheet } from '../shell/Page'
import styles from './ExamCard.module.css'
import { offerLine, outcomeLine, recordLine, scoreNote } from './exam-words'

function Running({ running }: { running: NonNullable<ExamIndex['running']> }) {
  return (
    <div className={styles.offer}>
      <div>
        <h3>{running.title}</h3>
        <p>{running.line}</p>
      </div>
      <ButtonLink to={paths.exam(running.id)}>Go on</ButtonLink>
    </div>
  )
}

function Offers({ offers }: Pick<ExamIndex, 'offers'>) {
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.kind} className={styles.offer}>
          <div>
            <h3>{offer.title}</h3>
            <p>{offerLine(offer)}</p>
          </div>
          <ButtonLink
            to={paths.startExam(offer.kind)}
            look="outline"
            aria-label={`See what awaits you: ${offer.title}`}
          >
            See what awaits you
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** What had been predicted and what came out, newest first. */
function Record({ done, record }: Pick<ExamIndex, 'done' | 'record'>) {
  const line = recordLine(record)
  const [newest] = done
  if (!newest) return null
  return (
    <div className={styles.record}>
      <p>
        <Link to={paths.exam(newest.id)}>
          {newest.title}, {day(newest.finished_at)}
        </Link>
        {newest.sections.map((section) => (
          <span key={section.topic}>
            {newest.sections.length > 1 ? `${section.topic}: ` : ''}
            {outcomeLine(section)}
          </span>
        ))}
      </p>
      {line ? <p className={styles.held}>{line}</p> : null}
      {done.length > 1 ? (
        <details>
          <summary>Earlier exams</summary>
          <ul>
            {done.slice(1).map((exam) => (
              <li key={exam.id}>
                <Link to={paths.exam(exam.id)}>
                  {exam.title}, {day(exam.finished_at)}
                </Link>
                : {exam.sections.map(scoreNote).join(' and ')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

type Props = { record?: boolean /** One that runs stands first on the page already. */; shownRunning?: boolean }

/** Exams of the topic: one that runs, those that can be taken, and how the predictions fared. */
export function ExamCard({ record = false, shownRunning = false }: Props) {
  const { data } = useQuery(examIndex())
  if (shownRunning && !(record && data && data.done.length > 0)) return null
  return (
    <Sheet title="Full-length exams">
      <div className={styles.card}>
        {data ? (
          <>
            {shownRunning ? null : data.running ? <Running running={data.running} /> : <Offers offers={data.offers} />}
            {record ? <Record done={data.done} record={data.record} /> : null}
          </>
        ) : null}
      </div>
    </Sheet>
  )
}
