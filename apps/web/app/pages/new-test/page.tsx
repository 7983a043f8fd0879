import { LIMITS, MESSAGES } from '@fourfold/contract'
import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { examIndex, newTestData } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { ExamCard } from '../../components/exam/ExamCard'
import { Page } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { Button } from '../../ui/Button'
import { FormError } from '../../ui/FormError'
import { inLibrary } from '../../ui/library'
import { FilterSheets } from './FilterSheets'
import { LengthSheet } from './LengthSheet'
import { ModeSheet } from './ModeSheet'
import styles from './new-test.module.css'
import { Presets } from './Presets'
import { SubjectsSheet } from './SubjectsSheet'
import { type NewTest, useNewTest } from './use-new-test'

export const meta = () => pageMeta({ title: 'Create Test', description: 'Make a practice test.', noindex: true })

export const clientLoader = guard(needsPlan, () => {
  void queryClient.prefetchQuery(examIndex())
  return queryClient.fetchQuery(newTestData())
})

/** Loader messages while a test is made (spec §4). */
function Making() {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt(1), LIMITS.loadingMessageMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.making} role="status">
      <Loader size="sm" /> {MESSAGES.startingTest[at]}
    </p>
  )
}

/** What will be made, beside the button that makes it; a line may break between its parts, never inside one. */
function summary({ choice, unit, minutes, byCode, numberError }: NewTest): string {
  if (byCode) return 'The same questions as the test with this code.'
  if (numberError || minutes === null) return ''
  const n = Number(choice.number)
  return [
    `${n} ${n === 1 ? unit.slice(0, -1) : unit}`,
    `about ${minutes} min`,
    ...(choice.timed ? ['timed'] : []),
    ...(choice.tutor ? ['tutor'] : []),
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')
}

function NewTestPage() {
  const test = useNewTest()
  const { choice, change, pool, busy } = test
  return (
    <Page title="Create Test">
      <form ref={test.form} onSubmit={test.submit} className={styles.form} noValidate>
        <Presets choice={choice} change={change} pool={pool} />
        <div className={styles.pair}>
          <LengthSheet test={test} />
          <ModeSheet choice={choice} change={change} codeError={test.codeError} />
        </div>
        <FilterSheets choice={choice} change={change} pool={pool} />
        <SubjectsSheet choice={choice} change={change} pool={pool} />
        {busy ? <Making /> : null}
        <div className={styles.submit}>
          <FormError message={test.failed} />
          <Button type="submit" busy={busy}>
            Create Test
          </Button>
          <p className={styles.summary} aria-live="polite">
            {summary(test)}
          </p>
        </div>
      </form>
      <ExamCard />
    </Page>
  )
}

export default inLibrary(NewTestPage)
