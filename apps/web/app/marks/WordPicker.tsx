import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './marks.module.css'
import { formulasOf, partsIn, select } from './text'
import { type Picked, rootOf } from './use-picked'
import { chosen, type Part, type Walk, walk, wordsOf } from './words'

const LOOK_KEYS = { '1': 'yellow', '2': 'blue', '3': 'pink', Enter: 'yellow', u: 'underline' } as const
export type PickerAct = (typeof LOOK_KEYS)[keyof typeof LOOK_KEYS] | 'note'

const shownParts = (rootId: string) =>
  partsIn(rootOf(rootId) ?? document).filter(
    (p) => p.text !== '' && p.roots.some((root) => root.checkVisibility({ visibilityProperty: true })),
  )

type Props = {
  rootId: string
  /** With the words themselves: the document tells of a selection only after the next key may have come. */
  onAct: (act: PickerAct, words: Picked) => void
}

/** Chooses words without a pointer: what a screen reader says is what is chosen. */
export function WordPicker({ rootId, onAct }: Props) {
  const [texts] = useState(() => shownParts(rootId))
  const [parts] = useState((): Part[] => texts.map((p) => ({ text: p.text, words: wordsOf(p.text, formulasOf(p)) })))
  const [at, setAt] = useState<Walk>({ part: 0, from: 0, to: 0 })
  const box = useRef<HTMLDivElement>(null)
  const span = chosen(at, parts)
  const text = texts[at.part]
  useEffect(() => box.current?.focus(), [])
  // The selection belongs to the document; what is chosen is also scrolled to.
  useEffect(() => {
    const part = texts[at.part]
    const words = chosen(at, parts)
    if (!part || !words) return
    select(part, words)
    const end = document.getSelection()?.focusNode
    ;(end instanceof Element ? end : end?.parentElement)?.scrollIntoView({ block: 'nearest' })
  }, [at, texts, parts])
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const act = event.key.toLowerCase() === 'n' ? 'note' : LOOK_KEYS[event.key as keyof typeof LOOK_KEYS]
    const next = act ? null : walk(at, event.key, event.shiftKey, parts)
    if (!act && !next) return
    event.preventDefault()
    if (next) setAt(next)
    else if (act && text && span) onAct(act, { part: text, span })
  }
  return (
    <div
      ref={box}
      className={styles.picker}
      role="slider"
      tabIndex={0}
      aria-label="Words to highlight"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, parts[at.part]?.words.length ?? 1)}
      aria-valuenow={at.to + 1}
      aria-valuetext={span ? (text?.text.slice(span.start, span.end) ?? '') : ''}
      onKeyDown={onKey}
    >
      <span>
        <kbd>←</kbd> <kbd>→</kbd> word, <kbd>↑</kbd> <kbd>↓</kbd> sentence, <kbd>Shift</kbd> extends
      </span>
      <span>
        <kbd>PgDn</kbd> next text, <kbd>1</kbd>–<kbd>3</kbd> color, <kbd>U</kbd> underline, <kbd>N</kbd> note
      </span>
    </div>
  )
}
