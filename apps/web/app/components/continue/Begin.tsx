import { FIRST_QUESTIONS, LIMITS } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { useStartTest } from '../use-start-test'
import styles from './Continue.module.css'
import type { Continuing } from './continuing'

type Props = { to: Continuing['to'] /** Something was answered already. */; begun: boolean; children: ReactNode }

/** The first questions or the diagnostic, at once; beside it the other way in, or what is due today. */
export function Begin({ to, begun, children }: Props) {
  const start = useStartTest()
  const card = to === 'first' ? start.first : to === 'diagnostic' ? start.diagnostic : null
  return (
    <>
      {card ? (
        <button type="button" className={styles.card} disabled={start.busy} onClick={() => void card()}>
          {children}
        </button>
      ) : (
        children
      )}
      {begun ? (
        <ButtonLink look="outline" className={styles.first ?? ''} to={paths.today()}>
          Today’s queue
        </ButtonLink>
      ) : to === 'first' ? (
        <Button look="outline" className={styles.first ?? ''} busy={start.busy} onClick={() => void start.diagnostic()}>
          Diagnostic first, about {LIMITS.diagnosticMinutes} minutes
        </Button>
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
