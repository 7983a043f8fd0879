import styles from './screen.module.css'

export type Side = 'passage' | 'question'

/** On a phone passage and question take turns; on a wider screen both are seen, and these are hidden. */
export function PassageTabs({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  return (
    <div className={styles.sides} role="tablist" aria-label="Passage or question">
      {(['passage', 'question'] as const).map((name) => (
        <button key={name} type="button" role="tab" aria-selected={side === name} onClick={() => onSide(name)}>
          {name === 'passage' ? 'Passage' : 'Question'}
        </button>
      ))}
    </div>
  )
}
