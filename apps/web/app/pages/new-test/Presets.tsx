import type { KeyboardEvent } from 'react'
import { NOTHING_CHOSEN } from './choice'
import { applied, emptyReason, found, inOrder, isApplied, labelOf, offerOf, sentenceOf } from './presets'
import styles from './presets.module.css'
import type { NewTest } from './use-new-test'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** An arrow goes to the next one that can be chosen, as in any list of choices; choosing stays a press of its own. */
function alongArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (at === -1) return
  event.preventDefault()
  buttons.at((at + step) % buttons.length)?.focus()
}

/** Ready-made choices, each with what it would make and how long that takes. */
export function Presets({ choice, change, pool }: Pick<NewTest, 'choice' | 'change' | 'pool'>) {
  const ready = inOrder(pool).filter((preset) => found(pool, NOTHING_CHOSEN, preset) > 0).length
  return (
    <div>
      <p className={styles.lead}>Each of these fills in the form below.</p>
      <ul className={styles.presets} aria-label="Presets" data-ready={ready} onKeyDown={alongArrows}>
        {inOrder(pool).map((preset, i) => {
          const offer = offerOf(pool, choice, preset)
          return (
            <li key={preset.id} data-later={i >= ready || undefined}>
              <button
                type="button"
                aria-pressed={isApplied(choice, preset)}
                disabled={offer.n === 0}
                onClick={() => {
                  const { tags: _, number: __, ...part } = applied(choice, preset)
                  change(part)
                }}
              >
                <strong>{labelOf(pool, preset)}</strong>
                <small>{offer.n === 0 ? emptyReason(pool, choice, preset) : sentenceOf(pool, preset, offer)}</small>
                {offer.n === 0 ? null : <span>{offer.minutes} min</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
