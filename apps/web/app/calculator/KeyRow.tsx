import styles from './lines.module.css'

const KEYS: readonly (readonly [string, string, string])[] = [
  ['x', 'x', 'x'],
  ['y', 'y', 'y'],
  ['=', 'equals', '='],
  ['²', 'squared', '²'],
  ['^', 'power', '^'],
  ['(', 'open bracket', '('],
  [')', 'close bracket', ')'],
  ['√', 'square root', '√('],
  ['|', 'absolute value bar', '|'],
  ['≤', 'at most', '≤'],
  ['≥', 'at least', '≥'],
  ['π', 'pi', 'π'],
  ['{ }', 'condition', '{'],
  ['~', 'regression', '~'],
]

/** Signs that are far away on a phone's keyboard; they are written where the caret stands. */
export function KeyRow() {
  const write = (text: string) => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement) || field.dataset.line === undefined) return
    const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
    field.setRangeText(text, start, end, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className={styles.keys} role="group" aria-label="Signs">
      {KEYS.map(([label, name, text]) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-label={name}
          // The line keeps the focus and its caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => write(text)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
