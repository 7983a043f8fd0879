import { type ExamOffer, endpoints } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { call } from '../../api/client'
import { examIndex } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { duration, extraLine, minutesLine, topicsLine } from '../../components/exam/exam-words'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './start-exam.module.css'

export const meta = () => pageMeta({ title: 'Exam', description: 'What awaits you in an exam.', noindex: true })

export const clientLoader = guard(needsPlan, () => queryClient.fetchQuery(examIndex()))

/** The parts, in the order in which they are taken. */
function Parts({ offer }: { offer: ExamOffer }) {
  return (
    <ol className={styles.parts}>
      {offer.sections.flatMap((section, s) => [
        ...(s > 0 ? [<li key={`break-${section.topic}`}>A break of {minutesLine(offer.break_minutes)}</li>] : []),
        ...[1, 2].slice(0, section.modules).map((module) => (
          <li key={`${section.topic}-${module}`}>
            <strong>{section.modules === 1 ? section.topic : `${section.topic}, module ${module}`}</strong>
            <span>
              {section.questions} questions in {minutesLine(section.minutes)}
            </span>
          </li>
        )),
      ])}
    </ol>
  )
}

const ADAPTIVE =
  'The second module is easier or harder, by how the first one went: the harder one from 60% right on. Both can lead to a good score; the report says which one you had.'

export default function StartExamPage() {
  const { kind } = useParams()
  const { data } = useSuspenseQuery(examIndex())
  const { userId, guest } = useSession()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const offer = data.offers.find((each) => each.kind === kind)
  if (!offer || data.running)
    return (
      <Page title="Exam">
        <Sheet>
          <Empty
            action={
              <ButtonLink to={data.running ? paths.exam(data.running.id) : paths.newTest()}>
                {data.running ? 'Go on with it' : 'Create Test'}
              </ButtonLink>
            }
          >
            {data.running ? `You are in the middle of an exam: ${data.running.title}.` : 'There is no such exam here.'}
          </Empty>
        </Sheet>
      </Page>
    )
  const start = async () => {
    setBusy(true)
    setError(null)
    try {
      const { id } = await call(endpoints.exams.create, { body: { kind: offer.kind } })
      const { parts } = await call(endpoints.exams.begin, { params: { id }, body: { part: 0 } })
      void queryClient.invalidateQueries()
      const first = parts[0]?.test_id
      await navigate(first ? paths.test(first) : paths.exam(id))
    } catch (e) {
      setError((e as Error).message)
      setBusy(false)
    }
  }
  const extra = extraLine(data.extra_time)
  const missing = offer.missing_plans
  const several = offer.sections.reduce((sum, section) => sum + section.modules, 0) > 1
  return (
    <Page title={offer.title} topic={topicsLine(offer.sections)}>
      <Sheet title="What awaits you">
        <div className={styles.start}>
          <p className={styles.total}>
            {offer.questions} questions, {duration(offer.minutes)}
          </p>
          {several ? <Parts offer={offer} /> : null}
          <ul className={styles.rules}>
            <li>
              {several
                ? 'The clock of a module runs from its first question on'
                : 'The clock runs from the first question on'}{' '}
              and does not stop. If the browser closes or the connection drops, your answers are kept: open the exam and
              go on.
            </li>
            <li>No hints, and nothing is shown right or wrong until the exam is scored.</li>
            {offer.sections.some((section) => section.modules > 1) ? <li>{ADAPTIVE}</li> : null}
            <li>
              Before you hand in {several ? 'a module ' : ''}you see what is still empty. Once handed in, it stays
              closed.
            </li>
          </ul>
          <p className={styles.time}>
            {extra ?? 'Standard time.'}{' '}
            {guest ? (
              <>
                A <Link to={paths.signUp()}>member</Link> can set extra time in the account, before an exam begins.
              </>
            ) : (
              <>
                <Link to={paths.account(userId ?? 0)}>Extra time is set in your account</Link>, before an exam begins.
              </>
            )}
          </p>
          {missing.length > 0 ? (
            <p className={styles.missing}>
              This exam needs a plan for {missing.join(' and ')}. <Link to={paths.pricing()}>See the plans</Link>
            </p>
          ) : (
            <div className={styles.actions}>
              <Button onClick={() => void start()} busy={busy}>
                {busy ? 'Your exam is being put together' : several ? 'Begin the first module' : 'Begin the exam'}
              </Button>
              <span className={styles.note}>Its time starts at once.</span>
            </div>
          )}
          {error ? <p role="alert">{error}</p> : null}
        </div>
      </Sheet>
    </Page>
  )
}
