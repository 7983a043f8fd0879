import { type ReactNode, useId, useState } from 'react'
import { Sheet } from '../../components/shell/Page'
import { ChevronDown, ChevronUp } from '../../ui/icons'
import styles from './new-test.module.css'

type Props = {
  title: string
  /** What is chosen in it: said while it is folded. */
  chosen: string
  /** Something in it must be seen: it opens, and stays open until it is folded again. */
  unfold?: boolean
  children: ReactNode
}

/** A sheet that a phone shows as one line with what is chosen; on a wider screen it stands open. */
export function FoldingSheet({ title, chosen, unfold = false, children }: Props) {
  const [open, setOpen] = useState(unfold)
  const [seen, setSeen] = useState(unfold)
  const id = useId()
  if (unfold !== seen) {
    setSeen(unfold)
    if (unfold) setOpen(true)
  }
  return (
    <div className={styles.folding} data-open={open || undefined}>
      <Sheet
        title={title}
        aside={
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <span className="visually-hidden">{title}: </span>
            <span className={styles.chosen}>{chosen}</span>
            {open ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          </button>
        }
      >
        {/* Hidden by the style alone: what was chosen stays in the form. */}
        <div id={id} className={styles.folded}>
          {children}
        </div>
      </Sheet>
    </div>
  )
}
