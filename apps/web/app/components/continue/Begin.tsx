import { FIRST_QUESTIONS } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { useStartTest } from '../use-start-test'
import styles from './Continue.module.css'

type Props = { diagnostic: boolean /** Something was answered already. */; begun: boolean; children: ReactNode }

/** The diagnostic at once; beside it something smaller: the first explained answer, or what is due today. */
export function Begin({ diagnostic, begun, children }: Props) {
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
      {begun ? (
        <ButtonLink look="outline" className={styles.first ?? ''} to={paths.today()}>
          Today’s queue
        </ButtonLink>
      ) : (
        <Button look="outline" className={styles.first ?? ''} busy={start.busy} onClick={() => void start.first()}>
          {FIRST_QUESTIONS} questions first, explained at once
        </Button>
      )}
      {start.error ? <p role="alert">{start.error}</p> : null}
      {start.overlay}
    </>
  )
}
