import { MESSAGES, type Question, type Result } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { dashboardData, examIndex, testResult } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { outcomeOf } from '../../components/review/outcome'
import { paceOf } from '../../components/review/pace'
import { QuestionModal } from '../../components/review/QuestionModal'
import { Empty, Page, Sheet } from '../../components/shell/Page'
import { OwnTopic } from '../../components/shell/TopicNote'
import { percent, score, seconds } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { Findings } from './Findings'
import { MissCards } from './MissCards'
import { NextStep } from './NextStep'
import { missesOf, worthLogging } from './next-step'
import { PaceStrip } from './PaceStrip'
import { JournalLink, QuestionTable } from './QuestionTable'
import styles from './result.module.css'
import { SecondLook } from './SecondLook'
import { TodaysScore } from './TodaysScore'

export const meta = () => pageMeta({ title: 'Result', description: 'Your result.', noindex: true })

/** The result is not held back longer than this for what leads on from it. */
const PATIENCE_MS = 1000

export const clientLoader = guard(needsPlan, async ({ params }) => {
  // What the next step is made of comes with the result, not after it.
  const next = Promise.all([queryClient.prefetchQuery(dashboardData()), queryClient.prefetchQuery(examIndex())])
  const patience = new Promise((over) => setTimeout(over, PATIENCE_MS))
  const [result] = await Promise.all([
    withFormulaFonts(queryClient.fetchQuery(testResult(Number(params.id)))),
    Promise.race([next, patience]),
  ])
  return result
})

type FigureProps = { label: string; value: number | null; write: (value: number) => string }

const OTHERS = { score: 'Average Score of All Users', time: 'Avg. Time per Question of All Users' } as const

/** What is not known of others yet, in a line; an empty figure says nothing. */
function notYet({ account_average_score, account_average_time }: Result): string | null {
  const open = [
    ...(account_average_score === null ? [OTHERS.score] : []),
    ...(account_average_time === null ? [OTHERS.time] : []),
  ]
  return open.length === 0 ? null : `${open.join(' and ')}: from 5 students on.`
}

/** A number beside those of others. */
function Figure({ label, value, write }: FigureProps) {
  return value === null ? null : (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{write(value)}</dd>
    </div>
  )
}

/** With its decimals (spec §9), which are not what one comes for. */
function Score({ value }: { value: number }) {
  const [whole, decimals] = score(value).split('.')
  return (
    <>
      {whole}
      {decimals === undefined ? null : <span className={styles.decimals}>.{decimals}</span>}
    </>
  )
}

export default function ResultPage() {
  const id = Number(useParams().id)
  const { data } = useSuspenseQuery(testResult(id))
  if (data.score === null)
    return (
      <Page title="Result" topic={data.section}>
        <Sheet>
          <Empty action={<ButtonLink to={paths.test(id)}>Resume</ButtonLink>}>{MESSAGES.thisTestNotScored}</Empty>
        </Sheet>
      </Page>
    )
  return <Scored result={data} value={data.score} />
}

function Scored({ result, value }: { result: Result; value: number }) {
  const [open, setOpen] = useState<{ question: Question; among: readonly Question[] } | null>(null)
  const [look, setLook] = useState<Question | null>(null)
  const right = result.questions_attributes.filter((q) => outcomeOf(q) === 'Correct').length
  const count = result.questions_attributes.length
  const misses = missesOf(result.questions_attributes)
  const diagnostic = result.question_mode === 'Diagnostic'
  const unread = paceOf(result.questions_attributes)?.verdict === 'unread'
  const others = notYet(result)
  // Logged meanwhile: the window shows the question as it is now.
  const now = open && (result.questions_attributes.find((q) => q.id === open.question.id) ?? open.question)
  const show = (question: Question | undefined, among: readonly Question[]) => question && setOpen({ question, among })
  return (
    <Page title="Result" topic={result.section}>
      <OwnTopic topic={result.section} of="test" />
      <Sheet>
        <div className={styles.score}>
          <div className={styles.sum}>
            {diagnostic ? <TodaysScore topic={result.section} unread={unread} /> : null}
            <dl data-small={diagnostic || undefined}>
              <dt>Your Score{diagnostic ? ' on this test' : ''}</dt>
              <dd>
                <Score value={value} />
              </dd>
            </dl>
            <p>
              {right} of {count} right
              {diagnostic ? ': the questions were chosen near your limit, so this is not your predicted score.' : ''}
            </p>
          </div>
          <NextStep result={result} onReview={misses.length > 0 ? () => show(misses[0], misses) : null} />
          <Findings result={result} onOpen={(questions) => show(questions[0], questions)} />
          <div className={styles.more}>
            <MissCards misses={misses} topic={result.section} />
            <div className={styles.ways}>
              <ButtonLink to={paths.test(result.id)} look="outline" small>
                Question List
              </ButtonLink>
              <ButtonLink to={paths.analysis(result.id)} look="outline" small>
                Test Analysis
              </ButtonLink>
            </div>
          </div>
        </div>
      </Sheet>
      <Sheet title="Questions">
        <QuestionTable result={result} onOpen={show} onLook={setLook} />
      </Sheet>
      <Sheet title={result.account_average_score === null ? 'Your pace' : 'Beside others'}>
        <dl className={styles.figures}>
          <Figure label={OTHERS.score} value={result.account_average_score} write={percent} />
          <Figure label="Your Avg. Time per Question" value={result.your_average_time} write={seconds} />
          <Figure label={OTHERS.time} value={result.account_average_time} write={seconds} />
        </dl>
        <PaceStrip questions={result.questions_attributes} />
        {others === null ? null : <p className={styles.unknown}>{others}</p>}
        <p className={styles.share}>
          Share code <strong>{result.share_code}</strong>: under Create Test, Recommendation, it gives the same
          questions.{' '}
          <Link to={paths.printTest(result.id)} className={styles.print ?? ''}>
            Print this test
          </Link>
        </p>
      </Sheet>
      {open && now ? (
        <QuestionModal
          question={now}
          name={result.tags.find((t) => t.id === now.tag_id)?.name}
          testId={result.id}
          among={open.among}
          onGo={(question) => setOpen({ ...open, question })}
          onClose={() => setOpen(null)}
          action={worthLogging(now) || now.mistake?.logged ? null : <JournalLink question={now} />}
        />
      ) : null}
      {look ? <SecondLook question={look} onClose={() => setLook(null)} /> : null}
    </Page>
  )
}
