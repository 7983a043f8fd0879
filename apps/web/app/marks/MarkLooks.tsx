import type { MarkLook } from '@fourfold/contract'
import styles from './marks.module.css'

const LOOKS: readonly (readonly [MarkLook, string])[] = [
  ['yellow', 'Highlight yellow'],
  ['blue', 'Highlight blue'],
  ['pink', 'Highlight pink'],
  ['underline', 'Underline'],
]

export const LOOK_NAMES: Readonly<Record<MarkLook, string>> = {
  yellow: 'Yellow',
  blue: 'Blue',
  pink: 'Pink',
  underline: 'Underlined',
}

/** Three tints and a line below the words. */
export function MarkLooks({ chosen, onChoose }: { chosen?: MarkLook; onChoose: (look: MarkLook) => void }) {
  return LOOKS.map(([look, label]) => (
    <button
      key={look}
      type="button"
      className={styles.look}
      data-look={look}
      aria-label={label}
      title={label}
      aria-pressed={chosen === undefined ? undefined : chosen === look}
      onClick={() => onChoose(look)}
    >
      <span aria-hidden="true">A</span>
    </button>
  ))
}
