import { type ExamState, endpoints } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router'
import { call } from '../../api/client'
import { OfflineError } from '../../api/client-errors'
import { examState } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { COUNTS_WHENEVER, HANDED_IN_LATER, topicsLine } from '../../components/exam/exam-words'
import { Page, Sheet } from '../../components/shell/Page'
import { endedElsewhere, forgetModules } from '../../outbox/modules-here'
import { flushOutbox, handInWaits } from '../../outbox/test-outbox'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { Between } from './Between'
import styles from './exam.module.css'
import { Report } from './Report'

export const meta = () => pageMeta({ title: 'Exam', description: 'An exam and its report.', noindex: true })

/** What this browser still holds goes first: an answer given in time counts when it arrives. */
export const clientLoader = guard(needsToken, async ({ params }): Promise<Loaded> => {
  const id = Number(params.id)
  await flushOutbox(null)
  try {
    queryClient.setQueryData(examState(id).queryKey, await call(endpoints.exams.show, { params: { id } }))
    return { handInWaits: false }
  } catch (error) {
    // Without a line the exam cannot be shown, but it can be said that what was handed in is not lost.
    if (error instanceof OfflineError && (await handInWaits(id))) return { handInWaits: true }
    throw error
  }
})

type Loaded = Readonly<{ handInWaits: boolean }>

const AGAIN_MS = 3_000

/** The page is loaded anew until the server has been reached: that hands the module in. */
function HandInWaits() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [revalidate])
  return (
    <div className={styles.scoring} role="status">
      <Spinner large />
      <p>{HANDED_IN_LATER}</p>
      <p className={styles.hint}>{COUNTS_WHENEVER}</p>
    </div>
  )
}

/** Another device may hold answers that still count: only the student can know. */
function AskFirst({ onScore }: { onScore: () => void }) {
  return (
    <div className={styles.now}>
      <h2>Did you answer on another device?</h2>
      <p>
        The time of a module ran out while it was not open in this browser. If you answered on a device that is offline,
        connect it first: answers given in time count until the exam is scored. Once it is scored, the solutions can be
        seen, and later answers are listed in the report as not counted.
      </p>
      <div className={styles.actions}>
        <Button onClick={onScore}>Score the exam now</Button>
      </div>
    </div>
  )
}

/** Scores an exam whose modules are over, once everything has gone out; tries again while the line is away. */
function Scoring({ exam: { id, parts } }: { exam: ExamState }) {
  const [problem, setProblem] = useState(false)
  const [step, setStep] = useState<'looking' | 'asking' | 'scoring'>('looking')
  useEffect(() => {
    void endedElsewhere(parts).then((elsewhere) =>
      setStep((now) => (now === 'looking' ? (elsewhere ? 'asking' : 'scoring') : now)),
    )
  }, [parts])
  // The page was opened for this: else there is nothing to press.
  useEffect(() => {
    if (step !== 'scoring') return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const score = async () => {
      try {
        await flushOutbox(null)
        const state = await call(endpoints.exams.finish, { params: { id } })
        await forgetModules(state.parts)
        if (gone) return
        await queryClient.invalidateQueries()
        queryClient.setQueryData(examState(id).queryKey, state)
      } catch {
        if (gone) return
        setProblem(true)
        timer = setTimeout(() => void score(), AGAIN_MS)
      }
    }
    void score()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, step])
  if (step === 'asking') return <AskFirst onScore={() => setStep('scoring')} />
  return (
    <div className={styles.scoring} role="status">
      <Spinner large />
      <p>
        {problem
          ? 'Your answers are safe. The exam is scored as soon as you are back online.'
          : 'Your exam is being scored.'}
      </p>
    </div>
  )
}

export default function ExamPage() {
  const id = Number(useParams().id)
  const { handInWaits } = useLoaderData<Loaded>()
  if (!handInWaits) return <Exam id={id} />
  return (
    <Page title="Exam">
      <Sheet>
        <HandInWaits />
      </Sheet>
    </Page>
  )
}

function Exam({ id }: { id: number }) {
  const { data } = useSuspenseQuery(examState(id))
  if (data.finished) return <Report id={id} />
  return (
    <Page title={data.title} topic={topicsLine(data.parts)}>
      <Sheet>{data.over ? <Scoring exam={data} /> : <Between exam={data} />}</Sheet>
    </Page>
  )
}
