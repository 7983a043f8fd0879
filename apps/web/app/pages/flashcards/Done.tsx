import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './done.module.css'

/** The pile is through: what was done, when it goes on, and what is next. */
export function Done({ says, onUndo }: { says: string; onUndo: (() => void) | undefined }) {
  return (
    <section className={styles.done} aria-label="Review done">
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <rect x="22" y="6" width="60" height="40" rx="6" transform="rotate(7 52 26)" />
        <rect x="16" y="14" width="60" height="40" rx="6" />
        <path d="M34 34l9 9 17-18" />
      </svg>
      <p role="status">{says}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.today()}>On with Today</ButtonLink>
        {onUndo ? (
          <Button look="plain" onClick={onUndo}>
            Undo last rating
          </Button>
        ) : null}
      </div>
    </section>
  )
}
