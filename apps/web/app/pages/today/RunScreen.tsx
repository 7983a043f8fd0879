import { type Run, stageOf } from '../../today/run'
import { saveRun } from '../../today/store'
import { Button } from '../../ui/Button'
import { ClosingScreen } from './ClosingScreen'
import { LogStage } from './LogStage'
import { ReviewStage } from './ReviewStage'
import { TestStage } from './TestStage'
import styles from './today.module.css'

const STAGE_NAMES = {
  reviews: 'Reviews',
  retry: 'What you missed',
  log: 'Log mistakes',
  practice: 'New ground',
} as const

/** Where the day stands: its stages as parts of one line, the current one filled as far as it is. */
function Stages({ run }: { run: Run }) {
  const share = stageOf(run) === 'reviews' ? run.done.length / run.plan.queue.length : 0
  return (
    <ol className={styles.stages} aria-label="Today’s steps">
      {run.stages.map((stage, i) => (
        <li key={stage} aria-current={i === run.at ? 'step' : undefined}>
          <span className={styles.part} aria-hidden="true">
            <i style={{ width: `${100 * (i < run.at ? 1 : i === run.at ? share : 0)}%` }} />
          </span>
          <span className={styles.stage}>{STAGE_NAMES[stage]}</span>
          {i < run.at ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  )
}

/** Little more than a line: while something is asked, the question has the screen. */
function Head({ run }: { run: Run }) {
  const stage = stageOf(run)
  return (
    <header className={styles.head}>
      <div>
        <h1>Today</h1>
        <p>
          <span className={styles.topic}>
            {run.topic}
            {' · '}
          </span>
          {stage === 'reviews' ? (
            <span>
              {run.done.length} of {run.plan.queue.length} reviews done
            </span>
          ) : stage ? (
            STAGE_NAMES[stage]
          ) : null}
        </p>
      </div>
      <Button look="outline" small onClick={() => saveRun({ ...run, at: run.stages.length })}>
        Stop here
      </Button>
      <Stages run={run} />
    </header>
  )
}

/** One stage after the other, each by itself; at the end what the day has done. */
export function RunScreen({ run }: { run: Run }) {
  const stage = stageOf(run)
  if (stage === null) return <ClosingScreen run={run} />
  return (
    <div className={styles.run}>
      <Head run={run} />
      {stage === 'reviews' ? (
        <ReviewStage run={run} />
      ) : stage === 'log' ? (
        <LogStage run={run} />
      ) : (
        <TestStage key={stage} run={run} stage={stage} />
      )}
    </div>
  )
}
