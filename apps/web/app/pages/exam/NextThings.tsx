import { type ExamKind, type ExamNext, endpoints } from '@fourfold/contract'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { useStartTest } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { saveTopic, session } from '../../session/session'
import { Button } from '../../ui/Button'
import styles from './report.module.css'
import { aboutMinutes } from './report-words'

const LABEL = { log: 'Log now', practice: 'Practice', pace: 'Start', exam: 'Open the exam' } as const

/** What a button leads to may belong to the other topic of the exam: then that becomes the current one. */
async function inTopic(topic: string): Promise<void> {
  if (session().topic === topic) return
  await call(endpoints.users.updateTopic, { body: { user: { topic } } })
  saveTopic(topic)
  void queryClient.invalidateQueries()
}

/** The three things to do next, each one button that does it. `kind`: the exam that was taken, which is the one to take again. */
export function NextThings({ kind: taken, next }: { kind: ExamKind; next: readonly ExamNext[] }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const start = useStartTest()
  const act = async ({ kind, topic, target }: ExamNext) => {
    await inTopic(topic)
    if (kind === 'practice') return start.practice({ tag: target ?? undefined })
    if (kind === 'pace') return start.timed(Number(target))
    if (kind === 'log' && target) await navigate(paths.newMistake(target), { state: { from: pathname } })
    else await navigate(paths.startExam(taken))
  }
  return (
    <>
      <ol className={styles.next}>
        {next.map((thing, i) => (
          <li key={thing.title}>
            <div>
              <h3>{thing.title}</h3>
              <p>
                {thing.reason} {aboutMinutes(thing.minutes)}
              </p>
            </div>
            <span className={styles.noPrint}>
              <Button
                look={i === 0 ? 'primary' : 'outline'}
                onClick={() => void act(thing)}
                busy={start.busy}
                aria-label={`${LABEL[thing.kind]}: ${thing.title}`}
              >
                {LABEL[thing.kind]}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </>
  )
}
