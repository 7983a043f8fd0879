import type { OpenDraft } from '../../outbox/draft'
import { Button } from '../../ui/Button'
import { answerText, saveAsFile } from './answer-file'
import styles from './NotSaved.module.css'

/** Neither the server nor the browser's storage has the last answers: said plainly, with a way to keep them. */
export function NotSaved({ draft }: { draft: OpenDraft }) {
  return (
    <div className={styles.notSaved} role="alert">
      <p>
        <strong>Not saved.</strong> The server cannot be reached, and this browser keeps nothing. Leave this page open:
        it tries again by itself.
      </p>
      <Button
        look="outline"
        small
        onClick={() => saveAsFile(`answers-of-test-${draft.test_id}.txt`, answerText(draft))}
      >
        Save my answers as a file
      </Button>
    </div>
  )
}
