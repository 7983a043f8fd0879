import styles from './forms.module.css'
import { FORMULA_KEYS, type FormulaKey, withFormula } from './formula-keys'

/** React listens to what is typed: a value that is set goes the same way. */
function write(area: HTMLTextAreaElement, key: FormulaKey): void {
  const made = withFormula({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, key)
  area.focus()
  area.setRangeText(made.text, 0, area.value.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.setSelectionRange(made.start, made.end)
}

/** A row of keys between texts: each writes its formula where the caret stands, or stood last. */
export function FormulaKeys({ into }: { into: () => HTMLTextAreaElement | null }) {
  return (
    <div className={styles.keys} role="group" aria-label="Formula keys">
      {FORMULA_KEYS.map((key) => (
        <button
          key={key.name}
          type="button"
          // What is seen is said first: a voice control is told what stands on the key.
          aria-label={`${key.sign} ${key.name}`}
          onClick={() => {
            const area = into()
            if (area) write(area, key)
          }}
        >
          {key.sign}
        </button>
      ))}
    </div>
  )
}
