import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { X } from './icons'
import { useFocusBack } from './use-focus-back'

/** A native modal dialog: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  closable = true,
  blind = false,
  high = false,
  children,
}: {
  title: string
  onClose: () => void
  size?: 'small' | 'medium' | 'large'
  /** false for questions that must be answered: Escape and the cross are off. */
  closable?: boolean
  /** Hides the page behind it. */
  blind?: boolean
  /** Stands at the top, so that what it speaks of is seen below it. */
  high?: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useFocusBack()
  // showModal is the only way to the top layer; it has no declarative form. Closed while it still stands on the page, it
  // gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      // The browser begins at the cross; where the window names its first thing, it begins there.
      dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    const { documentElement: root, body } = document
    const { overflow } = body.style
    const { scrollbarGutter } = root.style
    // A scrollbar that takes room leaves it free when it goes: nothing behind the window moves sideways.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    body.style.overflow = 'hidden'
    return () => {
      body.style.overflow = overflow
      root.style.scrollbarGutter = scrollbarGutter
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[size]} ${blind ? styles.blind : ''} ${high ? styles.high : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
      onMouseDown={(event) => {
        if (closable && event.target === ref.current) onClose()
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {closable ? (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <X size={22} />
            </button>
          ) : null}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
