import { LIMITS, type Mark, type MarkLook } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { MarkLooks } from './MarkLooks'
import styles from './marks.module.css'

type Props = {
  /** Above or below what it is about; on a phone it lies at the lower edge, clear of the system's own menu. */
  box: DOMRect | null
  /** The highlight that is open; without one the bar is about the selected words. */
  mark: Mark | null
  picker?: ReactNode
  erasable: boolean
  onLook: (look: MarkLook) => void
  onNote: () => void
  onWrite: (note: string) => void
  onErase: () => void
  onClose: () => void
}

const WIDTH = 400
const GAP = 10

/** Below the words where there is room, else above them. */
function placeAt(box: DOMRect | null, height: number) {
  if (!box) return { top: '5.5rem', left: 'calc(50% - 11rem)' }
  const left = Math.max(8, Math.min(box.left, window.innerWidth - WIDTH - 8))
  const below = box.bottom + GAP + height < window.innerHeight
  return below ? { top: box.bottom + GAP, left } : { bottom: window.innerHeight - box.top + GAP, left }
}

export function MarkBar({ box, mark, picker, erasable, onLook, onNote, onWrite, onErase, onClose }: Props) {
  const note = useRef<HTMLTextAreaElement>(null)
  const id = mark?.id
  // A highlight is opened to write at it.
  useEffect(() => {
    if (id) note.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <section
      className={styles.bar}
      aria-label="Highlight"
      style={placeAt(box, mark ? 210 : picker ? 130 : 64)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault()
          onClose()
        }
      }}
    >
      {picker}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press here would clear the selection before the click arrives */}
      <div className={styles.buttons} onMouseDown={(event) => event.preventDefault()}>
        <MarkLooks {...(mark ? { chosen: mark.look } : {})} onChoose={onLook} />
        {mark ? null : (
          <button type="button" className={styles.word} onClick={onNote}>
            Note
          </button>
        )}
        {erasable ? (
          <button type="button" className={styles.word} onClick={onErase}>
            Remove
          </button>
        ) : null}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      {mark ? (
        <label className={styles.note}>
          <span>Note</span>
          <textarea
            ref={note}
            rows={3}
            maxLength={LIMITS.markNoteLength}
            value={mark.note}
            onChange={(event) => onWrite(event.target.value)}
          />
        </label>
      ) : null}
    </section>
  )
}
