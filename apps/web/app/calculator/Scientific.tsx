import { type Angle, plainNumber, type Value, valueText, calculate as workOut } from '@fourfold/grapher'
import { useLayoutEffect, useRef, useState } from 'react'
import { AngleSwitch } from './AngleSwitch'
import styles from './calculator.module.css'
import { FUNCTION_KEYS, type Key, NUMBER_KEYS, withoutLast } from './keys'
import type { Work } from './work'

const MOST_ENTRIES = 50
/** A result that is continued: 5 = then × means ANS ×. */
const CONTINUES = /^[+\-−*×/÷^!²%]/

type Message = Readonly<{ kind: 'result'; value: Value } | { kind: 'note' | 'error'; text: string }>
type Props = { work: Work['calculate']; onWork: (change: Partial<Work['calculate']>) => void }

/** A plain scientific calculator with its history; results as decimals or as fractions and roots. */
export function Scientific({ work, onWork }: Props) {
  const [text, setText] = useState('')
  const { angle, exact, history } = work
  const setAngle = (next: Angle) => onWork({ angle: next })
  const [message, setMessage] = useState<Message | null>(null)
  /** The text was just calculated: the next key starts anew, or goes on from the answer. */
  const [fresh, setFresh] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  /** What is selected, as last seen: a browser may forget it while the keys have the focus. */
  const selected = useRef<readonly [number, number]>([0, 0])
  const last = history[0]

  // React moves the caret to the end when a key writes in the middle; it goes back to where the key wrote.
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const put = (before: string, after: string) => {
    caret.current = before.length
    selected.current = [before.length, before.length]
    setText(before + after)
    setFresh(false)
    setMessage(null)
  }
  const around = (): readonly [string, string] => {
    const [start, end] = selected.current
    return [text.slice(0, start), text.slice(end)]
  }
  const see = ({ selectionStart, selectionEnd, value }: HTMLInputElement) => {
    selected.current = [selectionStart ?? value.length, selectionEnd ?? value.length]
  }
  const write = (words: string) => {
    if (fresh) return put(CONTINUES.test(words) ? `ANS${words}` : words, '')
    const [before, after] = around()
    put(before + words, after)
  }
  const remove = () => {
    if (fresh) return put('', '')
    const [before, after] = around()
    const some = before.length + after.length < text.length
    put(some ? before : withoutLast(before), after)
  }
  const show = (n: number): string => valueText({ kind: 'number', value: n }, exact ? 'exact' : 'decimal')
  const calculate = () => {
    const outcome = workOut(text, angle, last?.value ?? 0)
    if (!outcome.ok) return setMessage({ kind: 'error', text: outcome.error })
    setMessage({ kind: 'result', value: outcome.value })
    setFresh(true)
    if (outcome.value.kind !== 'number') return
    const entry = { id: (last?.id ?? 0) + 1, text, value: outcome.value.value, angle }
    onWork({ history: [entry, ...history].slice(0, MOST_ENTRIES) })
  }
  const type = (typed: string) => {
    // Typed right after a result: a sign goes on from the answer, anything else begins a new calculation.
    const added = fresh && typed.startsWith(text) ? typed.slice(text.length) : ''
    const next = added === '' ? typed : CONTINUES.test(added) ? `ANS${added}` : added
    setText(next)
    if (next !== typed) selected.current = [next.length, next.length]
    setFresh(false)
    setMessage(null)
  }
  const copy = async () => {
    if (!last) return
    try {
      await navigator.clipboard.writeText(plainNumber(last.value))
      setMessage({ kind: 'note', text: `Copied ${show(last.value)}.` })
    } catch {
      setMessage({ kind: 'error', text: 'The browser does not allow copying here.' })
    }
  }

  return (
    <div className={styles.scientific}>
      <div className={styles.display}>
        <input
          ref={input}
          className={styles.line}
          aria-label="Calculation"
          aria-describedby="result"
          aria-invalid={message?.kind === 'error' || undefined}
          value={text}
          placeholder="0"
          // The keypad below is the keyboard of a touch screen.
          inputMode="none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => {
            see(target)
            type(target.value)
          }}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(...selected.current)}
          onSelect={({ currentTarget }) => see(currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === '=') {
              event.preventDefault()
              calculate()
            } else if (event.key === 'Escape' && text !== '') {
              event.preventDefault()
              put('', '')
            }
          }}
        />
        <output
          id="result"
          className={styles.result}
          data-error={message?.kind === 'error' || undefined}
          aria-live="polite"
        >
          {message === null
            ? ''
            : message.kind === 'result'
              ? `= ${valueText(message.value, exact ? 'exact' : 'decimal')}`
              : message.text}
        </output>
        <div className={styles.bar}>
          <AngleSwitch value={angle} onChange={setAngle} />
          <button type="button" className={styles.quiet} aria-pressed={exact} onClick={() => onWork({ exact: !exact })}>
            Fractions
          </button>
          <button type="button" className={styles.quiet} onClick={() => void copy()} disabled={!last}>
            Copy result
          </button>
        </div>
      </div>
      <div className={styles.functionKeys} role="group" aria-label="Functions">
        {FUNCTION_KEYS.map((key) => (
          <KeyButton key={key.name} value={key} onPress={write} />
        ))}
      </div>
      <div className={styles.keys} role="group" aria-label="Numbers">
        {NUMBER_KEYS.map((key) =>
          key === 'delete' ? (
            <button key={key} type="button" aria-label="Delete" onClick={remove} data-look="sign">
              ⌫
            </button>
          ) : key === 'clear' ? (
            <button key={key} type="button" aria-label="Clear" onClick={() => put('', '')} data-look="sign">
              C
            </button>
          ) : (
            <KeyButton key={key.name} value={key} onPress={write} />
          ),
        )}
        <button type="button" className={styles.equals} aria-label="Equals" onClick={calculate}>
          =
        </button>
      </div>
      {history.length > 0 ? (
        <section className={styles.history} aria-label="History">
          <div className={styles.bar}>
            <h2>History</h2>
            <button type="button" className={styles.quiet} onClick={() => onWork({ history: [] })}>
              Clear history
            </button>
          </div>
          <ol>
            {history.map((entry) => (
              <li key={entry.id}>
                <button type="button" onClick={() => put(entry.text, '')} aria-label={`Use again: ${entry.text}`}>
                  {entry.text}
                </button>
                <button
                  type="button"
                  onClick={() => write(entry.value < 0 ? `(${plainNumber(entry.value)})` : plainNumber(entry.value))}
                  aria-label={`Insert ${show(entry.value)}`}
                >
                  = {show(entry.value)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

function KeyButton({ value, onPress }: { value: Key; onPress: (text: string) => void }) {
  // A name that begins with what the key shows can be spoken to a voice control as it is read.
  const name = /\p{L}/u.test(value.label) ? `${value.label}, ${value.name}` : value.name
  return (
    <button type="button" aria-label={name} data-look={value.look} onClick={() => onPress(value.text)}>
      {value.label}
    </button>
  )
}
