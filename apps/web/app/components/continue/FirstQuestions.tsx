import { FIRST_QUESTIONS } from '@fourfold/contract'
import { Button } from '../../ui/Button'
import { useStartTest } from '../use-start-test'
import styles from './Continue.module.css'

/** Straight to the first explained answer, for somebody who has not answered anything yet. */
export function FirstQuestions() {
  const start = useStartTest()
  return (
    <>
      <Button look="outline" className={styles.first ?? ''} busy={start.busy} onClick={() => void start.first()}>
        {FIRST_QUESTIONS} questions first, explained at once
      </Button>
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </>
  )
}
