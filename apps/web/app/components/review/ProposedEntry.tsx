import type { MissKind } from '@fourfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { reportError } from '../shell/notices'
import stays from '../stays.module.css'
import { KINDS } from './miss-kinds'
import styles from './ProposedEntry.module.css'

type Props = {
  entry: Readonly<{ identify: string; solution: string; clue: string; kind: MissKind | null }>
  onConfirm: () => Promise<void>
  onEdit: () => void
  /** It was something else: the form opens without the proposal. */
  onOther: () => void
}

/** The entry as it is proposed, formulas as formulas: one press logs it, the form opens only to edit. */
export function ProposedEntry({ entry, onConfirm, onEdit, onOther }: Props) {
  const [busy, setBusy] = useState(false)
  const named = entry.identify !== ''
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
  }
  return (
    <div className={styles.proposed}>
      <div className={styles.what}>
        {named ? (
          <>
            <h3>What probably happened</h3>
            <Text text={entry.identify} className={styles.sentence ?? ''} />
          </>
        ) : (
          <p className={styles.sentence}>
            This answer has no name yet. Say in your own words what happened, or log it.
          </p>
        )}
        {/* A slip that has a name is not called a gap as well. */}
        {named || entry.kind === null ? null : (
          <>
            <h3>Kind of miss, probably</h3>
            <p>{KINDS[entry.kind]}</p>
          </>
        )}
        {entry.clue === '' ? null : (
          <>
            <h3>Next time</h3>
            <Text text={entry.clue} />
          </>
        )}
      </div>
      <div className={`${styles.actions} ${stays.stays}`}>
        <Button busy={busy} onClick={() => void confirm()}>
          {named ? 'Yes, that’s it' : 'Log it'}
        </Button>
        {named ? (
          <Button look="outline" disabled={busy} onClick={onOther}>
            No, it was something else
          </Button>
        ) : null}
        <Button look={named ? 'plain' : 'outline'} disabled={busy} onClick={onEdit}>
          Edit
        </Button>
      </div>
      {entry.solution === '' ? null : (
        <details className={styles.solution}>
          <summary>The solution that is kept with it</summary>
          <Text text={entry.solution} />
        </details>
      )}
    </div>
  )
}
