import type { Question, Result } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { testResult } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { PageHead, PublicPage, Section } from '../../components/marketing/Blocks'
import { PlanLists } from '../../components/marketing/PlanLists'
import { SampleOffer } from '../../components/marketing/SampleOffer'
import { QuestionModal } from '../../components/review/QuestionModal'
import { AppProviders } from '../../components/shell/AppProviders'
import { LogOutAsGuest } from '../../components/shell/LogOut'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { keepSample } from '../../session/last-sample'
import { planIsActive } from '../../session/session'
import { useSession } from '../../session/use-session'
import { Button, ButtonLink } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { TextButton } from '../../ui/TextButton'
import { happened, summary } from './happened'
import styles from './sample.module.css'

export const meta = () =>
  pageMeta({ title: 'Your sample', description: 'What happened in your sample.', noindex: true })

export const clientLoader = guard(needsToken, ({ params }) => queryClient.fetchQuery(testResult(Number(params.id))))

/** So many stand on the page at once: what a plan adds is not far below. */
const SHOWN = 3

function WhatHappened({ result, onOpen }: { result: Result; onOpen: (question: Question) => void }) {
  const list = happened(result)
  const [all, setAll] = useState(list.length <= SHOWN + 1)
  if (list.length === 0) return null
  return (
    <Section title="What probably happened">
      <ol className={styles.list}>
        {(all ? list : list.slice(0, SHOWN)).map(({ question, skill, sentence }) => (
          <li key={question.id}>
            <p className={styles.skill}>
              Question {question.order + 1}
              {skill === '' ? '' : ` · ${skill}`}
            </p>
            <p className={styles.sentence}>
              <Rich html={sentence} inline />
            </p>
            {question.misconception ? (
              <p className={styles.clue}>
                <strong>Next time:</strong> <Rich html={question.misconception.clue} inline />
              </p>
            ) : null}
            <TextButton onClick={() => onOpen(question)}>Open question {question.order + 1}</TextButton>
          </li>
        ))}
      </ol>
      {all ? null : (
        <p className={styles.more}>
          <Button look="outline" onClick={() => setAll(true)}>
            Show the other {list.length - SHOWN}
          </Button>
        </p>
      )}
    </Section>
  )
}

const PLANS = 'plans'

/** What a plan adds to what was just seen. */
function Adds({ topic }: { topic: string }) {
  return (
    <ul className={styles.adds}>
      <li>A diagnostic that finds where you stand in all of {topic}, and a predicted score with its band.</li>
      <li>These slips come back, with new numbers, on the day before you would forget them.</li>
      <li>Every question of the topic, picked by what brings you most, with lessons, tests and a plan to your date.</li>
    </ul>
  )
}

/** A sentence that does not fit beside the other begins a line. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.whole}>{sentence}</span>{' '}
    </Fragment>
  ))

const goThrough = (slips: number): string => (slips === 1 ? 'See what happened' : `Go through the ${slips} misses`)

function Ended({ result }: { result: Result }) {
  const session = useSession()
  const [open, setOpen] = useState<Question | null>(null)
  const topic = result.section
  const active = planIsActive(session, topic)
  const { userId } = session
  useEffect(() => {
    if (userId !== null) keepSample({ id: result.id, topic, user: userId })
  }, [result.id, topic, userId])
  const among = happened(result).map(({ question }) => question)
  const [first] = among
  return (
    <PublicPage>
      <div className={styles.head}>
        <PageHead label={`${topic}: your sample`} title={<Sentences text={summary(result)} />}>
          <div className={styles.steps}>
            {active ? (
              <ButtonLink to={paths.forStudents()}>Go on</ButtonLink>
            ) : first ? (
              <Button onClick={() => setOpen(first)}>{goThrough(among.length)}</Button>
            ) : (
              <ButtonLink to={`#${PLANS}`}>See what a plan adds</ButtonLink>
            )}
            <ButtonLink to={paths.test(result.id)} look="outline">
              Look at the ten again
            </ButtonLink>
            {active ? null : (
              <ButtonLink to={paths.forStudents()} look="plain">
                Go on with a free topic
              </ButtonLink>
            )}
          </div>
        </PageHead>
      </div>
      <WhatHappened result={result} onOpen={setOpen} />
      {active ? null : (
        <Section title="What a plan adds" id={PLANS}>
          <Adds topic={topic} />
          <PlanLists topic={topic} />
          <p className={styles.later}>
            Not now? <Link to={paths.forStudents()}>Algebra 1, Geometry, Algebra 2 and Trigonometry are free</Link>, and
            the way back here stands on their dashboard.
          </p>
        </Section>
      )}
      {open ? (
        <QuestionModal question={open} among={among} onGo={setOpen} onClose={() => setOpen(null)} lessons={active} />
      ) : null}
      <LogOutAsGuest />
    </PublicPage>
  )
}

function SamplePage() {
  const { data } = useSuspenseQuery(testResult(Number(useParams().id)))
  if (data.score !== null) return <Ended result={data} />
  return (
    <PublicPage>
      <PageHead label="Sample" title={data.section} lede="Your sample is not finished; it goes on where you stopped." />
      <SampleOffer topic={data.section} title="Go on with your sample" button="Go on" />
      <LogOutAsGuest />
    </PublicPage>
  )
}

export default function SamplePageWithData() {
  return (
    <AppProviders>
      <SamplePage />
    </AppProviders>
  )
}
