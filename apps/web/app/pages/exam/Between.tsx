import { type ExamPart, type ExamState, endpoints } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client'
import { examState } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { minutesLine } from '../../components/exam/exam-words'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Countdown } from './Countdown'
import { EndEarly } from './EndEarly'
import styles from './exam.module.css'

const nameOf = (part: ExamPart): string =>
  part.kind === 'break' ? 'Break' : part.modules === 1 ? part.topic : `${part.topic}, module ${part.module}`

const WORDS = { waiting: 'to come', ready: 'next', running: 'running', over: 'over' } as const

/** Where the exam stands, part by part. */
function Parts({ parts }: { parts: readonly ExamPart[] }) {
  return (
    <ol className={styles.parts}>
      {parts.map((part) => (
        <li key={part.pos} data-state={part.state} aria-current={part.state === 'running' ? 'step' : undefined}>
          <strong>{nameOf(part)}</strong>
          <span>
            {part.kind === 'break' ? '' : `${part.questions} questions, `}
            {minutesLine(part.minutes)}
          </span>
          <em>
            {WORDS[part.state]}
            {part.closed_by === 'time' && part.kind === 'module' ? ' (time)' : ''}
          </em>
        </li>
      ))}
    </ol>
  )
}

/** Between two parts of an exam: what is over, what comes next, the break with its clock. */
export function Between({ exam }: { exam: ExamState }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { id, parts } = exam
  // By the page's own clock too: without a line nobody else says that the break is over.
  const [breakOver, setBreakOver] = useState(false)
  const running = parts.find((part) => part.state === 'running' && !(part.kind === 'break' && breakOver))
  const resting = running?.kind === 'break' ? running : null
  const rest = parts.find((part) => part.kind === 'break' && part.state === 'running')
  const next = rest ? parts.find((part) => part.pos === rest.pos + 1) : parts.find((p) => p.state === 'ready')
  const rested = next !== undefined && parts.find((part) => part.pos === next.pos - 1)?.kind === 'break'

  const begin = async (part: ExamPart) => {
    setBusy(true)
    setError(null)
    try {
      const state = await call(endpoints.exams.begin, { params: { id }, body: { part: part.pos } })
      queryClient.setQueryData(examState(id).queryKey, state)
      const test = state.parts[part.pos]?.test_id
      if (part.kind === 'module' && test) await navigate(paths.test(test))
    } catch (e) {
      setError(`${(e as Error).message} Nothing is lost: please try again.`)
    } finally {
      setBusy(false)
    }
  }
  const endBreak = () => {
    setBreakOver(true)
    void queryClient.invalidateQueries({ queryKey: examState(id).queryKey })
  }
  // Another device may have gone on meanwhile.
  useEffect(() => {
    const look = () => void queryClient.invalidateQueries({ queryKey: examState(id).queryKey })
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [id])
  const after = next?.kind === 'break' ? parts.find((part) => part.pos === next.pos + 1) : undefined
  return (
    <div className={styles.between} data-alone={resting ? true : undefined}>
      {running && !resting ? (
        <div className={styles.now}>
          <h2>{nameOf(running)} is running</h2>
          <Countdown key={running.left_ms} ms={running.left_ms} onEnd={() => void queryClient.invalidateQueries()} />
          <ButtonLink to={paths.test(running.test_id ?? 0)}>Go on</ButtonLink>
        </div>
      ) : null}
      {resting && next ? (
        <div className={styles.now}>
          <h2>Your break</h2>
          <Countdown key={resting.left_ms} ms={resting.left_ms} onEnd={endBreak} />
          <p>{nameOf(next)} begins when you begin it. Nothing starts by itself when the break is over.</p>
          {/* To rest is the next thing: the button does not call. */}
          <Button look="outline" onClick={() => void begin(next)} busy={busy}>
            Begin {nameOf(next)} now
          </Button>
        </div>
      ) : null}
      {!running && next ? (
        <div className={styles.now}>
          <h2>{next.kind === 'break' ? 'Take a break' : nameOf(next)}</h2>
          <p>
            {next.kind === 'break'
              ? `${minutesLine(next.minutes)}, then ${after ? nameOf(after) : 'the next section'}.`
              : `${rested ? 'Your break is over. ' : ''}${next.questions} questions in ${minutesLine(next.minutes)}. The time starts when you begin.`}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => void begin(next)} busy={busy}>
              {next.kind === 'break' ? 'Start the break' : `Begin ${nameOf(next)}`}
            </Button>
          </div>
        </div>
      ) : null}
      {error ? <p role="alert">{error}</p> : null}
      {/* A break is a break: where the exam stands, and the way out of it, wait until it is over. */}
      {resting ? null : (
        <>
          <Parts parts={parts} />
          <EndEarly exam={exam} />
        </>
      )}
    </div>
  )
}
