import { decimalText, type View } from '@fourfold/grapher'
import { AngleSwitch } from './AngleSwitch'
import styles from './lines.module.css'
import { panned } from './plane'
import type { Work } from './work'

type Props = { view: View; graph: Work['graph']; onGraph: (change: Partial<Work['graph']>) => void }

const plain = (v: number): string => decimalText(v, 4).replace('−', '-')

/** Axis settings: the ends of both axes, one unit for both or not, angles, sound. */
export function ViewSettings({ view, graph, onGraph }: Props) {
  const ends = [
    ['x from', view.x, (v: number): View => ({ ...view, x: v, width: view.x + view.width - v })],
    ['x to', view.x + view.width, (v: number): View => ({ ...view, width: v - view.x })],
    ['y from', view.y, (v: number): View => ({ ...view, y: v, height: view.y + view.height - v })],
    ['y to', view.y + view.height, (v: number): View => ({ ...view, height: v - view.y })],
  ] as const
  const set = (next: View) => {
    if (next.width > 1e-9 && next.height > 1e-9) onGraph({ view: next, square: false })
  }
  const moves = [
    ['Move left', '←', -0.1, 0],
    ['Move right', '→', 0.1, 0],
    ['Move up', '↑', 0, 0.1],
    ['Move down', '↓', 0, -0.1],
  ] as const
  return (
    <details className={styles.fold}>
      <summary>Axes and angles</summary>
      <div className={styles.ends}>
        {ends.map(([label, value, change]) => (
          <label key={label}>
            {label}
            <input
              key={plain(value)}
              inputMode="text"
              defaultValue={plain(value)}
              onBlur={(event) => {
                const next = Number(event.target.value.replace('−', '-'))
                if (event.target.value.trim() !== '' && event.target.value !== plain(value) && Number.isFinite(next))
                  set(change(next))
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
          </label>
        ))}
      </div>
      <div className={styles.choices}>
        {moves.map(([name, label, dx, dy]) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={name}
            onClick={() => onGraph({ view: panned(view, dx, dy) })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.choices}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={graph.square}
            onChange={(event) => onGraph({ square: event.target.checked })}
          />
          Same unit on both axes
        </label>
        <label className={styles.check}>
          <input type="checkbox" checked={graph.sound} onChange={(event) => onGraph({ sound: event.target.checked })} />
          Sound while tracing
        </label>
        <AngleSwitch value={graph.angle} onChange={(angle) => onGraph({ angle })} />
      </div>
    </details>
  )
}
