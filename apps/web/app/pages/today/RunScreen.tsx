import { Page } from '../../components/shell/Page'
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

/** Where the day stands: its stages in a row, the current one marked. */
function Stages({ run }: { run: Run }) {
  return (
    <ol className={styles.stages} aria-label="Today’s steps">
      {run.stages.map((stage, i) => (
        <li key={stage} aria-current={i === run.at ? 'step' : undefined} data-done={i < run.at || undefined}>
          {STAGE_NAMES[stage]}
          {i < run.at ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  )
}

/** One stage after the other, each by itself; at the end what the day has done. */
export function RunScreen({ run }: { run: Run }) {
  const stage = stageOf(run)
  if (stage === null) return <ClosingScreen run={run} />
  return (
    <Page
      title="Today"
      actions={
        <Button look="outline" onClick={() => saveRun({ ...run, at: run.stages.length })}>
          Stop here
        </Button>
      }
    >
      {run.stages.length > 1 ? <Stages run={run} /> : null}
      {stage === 'reviews' ? (
        <ReviewStage run={run} />
      ) : stage === 'log' ? (
        <LogStage run={run} />
      ) : (
        <TestStage key={stage} run={run} stage={stage} />
      )}
    </Page>
  )
}
