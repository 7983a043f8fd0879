import { Dialog } from '../../ui/Dialog'
import styles from './dialogs.module.css'

const KEYS: readonly (readonly [string, string])[] = [
  ['A to D, or 1 to 4', 'Choose an option; the same key again clears it'],
  ['Shift + A to D', 'Strike an option out, or bring it back'],
  ['Enter', 'Submit the answer of a tutor test'],
  ['T', 'A hint, in a tutor test'],
  ['Y, U, G', 'How sure you are: sure, unsure, guess'],
  ['→ or J', 'Next question'],
  ['← or K', 'Previous question'],
  ['S', 'Star the question'],
  ['H', 'Highlight words: arrows choose them, 1 to 3 color, U underlines, N adds a note'],
  ['L', 'Line reader'],
  ['+ and −', 'Larger and smaller text'],
  ['P', 'Pause or play the timer'],
  ['?', 'This sheet'],
  ['Esc', 'Close what is open'],
]

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>Enter never ends a test.</p>
    </Dialog>
  )
}
