import { FIRST_QUESTIONS } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { useStartTest } from '../use-start-test'
import styles from './Continue.module.css'

/** For somebody who has not answered anything yet: the diagnostic at once, or straight to the first explained answer. */
export function Begin({ diagnostic, children }: { diagnostic: boolean; children: ReactNode }) {
  const start = useStartTest()
  return (
    <>
      {diagnostic ? (
        <button type="button" className={styles.card} disabled={start.busy} onClick={() => void start.diagnostic()}>
          {children}
        </button>
      ) : (
        children
      )}
      <Button look="outline" className={styles.first ?? ''} busy={start.busy} onClick={() => void start.first()}>
        {FIRST_QUESTIONS} questions first, explained at once
      </Button>
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </>
  )
}
