import styles from './new-test.module.css'
import { applied, emptyReason, found, hintOf, isApplied, labelOf, PRESETS } from './presets'
import type { NewTest } from './use-new-test'

/** Ready-made choices, each with how many questions it finds. */
export function Presets({ choice, change, pool }: Pick<NewTest, 'choice' | 'change' | 'pool'>) {
  return (
    <ul className={styles.presets} aria-label="Presets">
      {PRESETS.map((preset) => {
        const n = found(pool, choice, preset)
        return (
          <li key={preset.id}>
            <button
              type="button"
              aria-pressed={isApplied(choice, preset)}
              disabled={n === 0}
              onClick={() => {
                const { tags: _, number: __, ...part } = applied(choice, preset)
                change(part)
              }}
            >
              <strong>{labelOf(pool, preset)}</strong>
              <small>{n === 0 ? emptyReason(pool, choice, preset) : hintOf(pool, preset)}</small>
              <span>{n}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
