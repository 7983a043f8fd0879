import type { SaveState } from '../../attempt/keep-test'
import { COUNTS_WHENEVER, HANDED_IN_LATER } from '../../components/exam/exam-words'
import type { OpenDraft } from '../../outbox/draft'
import { Spinner } from '../../ui/Spinner'
import { NotSaved } from './NotSaved'
import styles from './screen.module.css'

/** A module on its way to the server: it goes out as soon as there is a line, whoever waits for it. */
export function HandingIn({ draft, over, saveState }: { draft: OpenDraft; over: boolean; saveState: SaveState }) {
  const away = saveState === 'local'
  return (
    <main id="main" tabIndex={-1} className={styles.scoring}>
      <Spinner large />
      <p role="status" aria-live="polite">
        {over ? 'Time is over. ' : ''}
        {away ? HANDED_IN_LATER : 'This module is being handed in.'}
      </p>
      {away ? <p className={styles.scoringHint}>{COUNTS_WHENEVER}</p> : null}
      {saveState === 'unsaved' ? <NotSaved draft={draft} /> : null}
    </main>
  )
}
