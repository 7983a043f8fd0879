import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { testResult } from '../../api/queries'
import { Sheet } from '../../components/shell/Page'
import { useStartTest } from '../../components/use-start-test'
import { flushRatings } from '../../outbox/rating-queue'
import { paths } from '../../routing/paths'
import type { Run } from '../../today/run'
import { tell } from '../../today/store'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './today.module.css'

type Props = { run: Run; stage: 'retry' | 'practice' }

/** The questions of a stage: started by itself, resumed where it was left, and passed once it is scored. */
export function TestStage({ run, stage }: Props) {
  const { plan } = run
  const id = run.tests[stage]
  const start = useStartTest()
  const { data } = useQuery({ ...testResult(id ?? 0), enabled: id !== undefined, refetchOnMount: 'always' })
  const scored = data?.score != null
  const begin = () => {
    void flushRatings()
    const onMade = (test: number) => tell({ type: 'started', test })
    if (stage === 'retry') start.practice({ ids: plan.retry?.question_ids ?? [], onMade })
    else start.practice({ ids: plan.practice?.question_ids ?? [], tag: plan.practice?.skill?.name, onMade })
  }
  const begun = useRef(false)
  // One button has started the whole day: its parts follow by themselves.
  useEffect(() => {
    if (id !== undefined || begun.current) return
    begun.current = true
    begin()
  })
  useEffect(() => {
    if (scored) tell({ type: 'on' })
  }, [scored])
  const step = plan.steps.find((each) => each.kind === stage)
  return (
    <Sheet title={step?.title ?? 'Practice'}>
      <p>{step?.reason}</p>
      {start.error ? <p role="alert">{start.error}</p> : null}
      <div className={styles.actions}>
        {id === undefined ? (
          <Button busy={start.busy} onClick={begin}>
            Start practice
          </Button>
        ) : (
          <ButtonLink to={paths.test(id)}>Resume</ButtonLink>
        )}
        <Button look="plain" disabled={start.busy} onClick={() => tell({ type: 'on' })}>
          Skip this
        </Button>
      </div>
      {start.overlay}
    </Sheet>
  )
}
