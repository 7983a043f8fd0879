import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import styles from './lines.module.css'
import { pretty } from './pretty'

type Props = {
  label: string
  value: string
  invalid: boolean
  describedBy: string | undefined
  placeholder?: string | undefined
  onChange: (text: string) => void
  onFocus: () => void
  onEnter: () => void
  /** Backspace in an empty line. */
  onLeave: () => void
  onUp: () => void
  onDown: () => void
  onPasteLines: (lines: readonly string[]) => void
}

/** One line of mathematics as plain text, with the printed signs put in while it is typed. */
export function LineInput({ label, value, invalid, describedBy, placeholder, onChange, onFocus, ...on }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // React moves the caret to the end when a sign was put in; it goes back to where the student writes.
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const type = (typed: string, place: number) => {
    const made = pretty(typed, place)
    if (made.text !== typed) caret.current = made.caret
    onChange(made.text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: on.onEnter, ArrowUp: on.onUp, ArrowDown: on.onDown }[event.key]
    if (act && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      act()
    } else if (event.key === 'Backspace' && value === '') {
      event.preventDefault()
      on.onLeave()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    if (lines.length < 2) return
    event.preventDefault()
    on.onPasteLines(lines)
  }
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={value}
      placeholder={placeholder}
      data-line=""
      maxLength={500}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => type(event.target.value, event.target.selectionStart ?? event.target.value.length)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
}
