import { type ClipboardEvent, type KeyboardEvent, useEffect, useReducer } from 'react'
import { spotText } from './interests'
import { Lines } from './Lines'
import { Plane } from './Plane'
import { zoomed } from './plane'
import styles from './plane.module.css'
import { Readout } from './Readout'
import { changed, type Row, type Sheet } from './rows'
import { playHeight } from './sound'
import { useGraph } from './use-graph'
import { ValueTable } from './ValueTable'
import { ViewSettings } from './ViewSettings'
import type { Work } from './work'

type Props = { work: Work['graph']; onWork: (change: Partial<Work['graph']>) => void; showAll: boolean }

const opened = (rows: readonly Row[]): Sheet => ({ rows, past: [], future: [], typing: null })

/** The graphing calculator: lines on one side, the plane on the other. */
export function GraphTab({ work, onWork, showAll }: Props) {
  const [sheet, change] = useReducer(changed, work.rows, opened)
  const graph = useGraph(sheet, work, onWork, showAll)
  const { view, size, tracedPoint, spot } = graph
  // What is written is kept as it is written.
  useEffect(() => onWork({ rows: sheet.rows }), [sheet.rows, onWork])
  const heard = spot ?? tracedPoint
  const { sound } = work
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tone for each new place, not for each move of the view
  useEffect(() => {
    if (sound && heard) playHeight((heard.y - view.y) / view.height)
  }, [sound, heard?.x, heard?.y])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    change({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  }
  /** Outside of a field, copying takes the point that is read, or all lines. */
  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || String(document.getSelection()) !== '') return
    const lines = sheet.rows.flatMap((row) => (row.kind === 'line' && row.text.trim() !== '' ? [row.text] : []))
    event.clipboardData.setData('text/plain', heard ? `(${heard.x}, ${heard.y})` : lines.join('\n'))
    event.preventDefault()
  }
  const buttons = [
    ['Zoom in', '+', () => graph.moveTo(zoomed(view, 0.8))],
    ['Zoom out', '−', () => graph.moveTo(zoomed(view, 1.25))],
    ['Reset the view', '⌂', () => graph.moveTo(null)],
    ['Zoom to fit', '⤢', graph.fit],
  ] as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and copying belong to all that lies inside
    <div className={styles.graph} onKeyDown={onKeyDown} onCopy={onCopy}>
      <section className={styles.area} aria-label="Graph">
        <div className={styles.stage}>
          <Plane
            view={view}
            size={size}
            scene={graph.scene}
            onView={graph.moveTo}
            onSize={graph.setSize}
            onTap={graph.tap}
            onKey={(key) => {
              if (key !== 'n' && key !== 'p') return false
              graph.step(key === 'n' ? 1 : -1)
              return true
            }}
          />
          <div className={styles.buttons} role="group" aria-label="Zoom">
            {buttons.map(([name, label, act]) => (
              <button key={name} type="button" aria-label={name} title={name} onClick={act}>
                {label}
              </button>
            ))}
          </div>
        </div>
        <Readout graph={graph} />
      </section>
      <div className={styles.side}>
        <Lines sheet={sheet} graph={graph} onChange={change} />
        <ValueTable curves={graph.drawn} />
        <ViewSettings view={view} graph={work} onGraph={onWork} />
        <InWords graph={graph} rows={sheet.rows} />
      </div>
    </div>
  )
}

/** The whole graph for those who do not see it, and for anybody who likes it told. */
function InWords({ graph, rows }: { graph: ReturnType<typeof useGraph>; rows: readonly Row[] }) {
  const { rows: told } = graph.analysis
  if (told.length === 0) return null
  return (
    <details className={styles.told}>
      <summary>The graph in words</summary>
      <ul>
        {told.map(({ id, words }) => (
          <li key={id}>
            <strong>Line {rows.findIndex((row) => row.id === id) + 1}.</strong> {words}
          </li>
        ))}
        {graph.spots
          .filter((s) => s.kind === 'intersection')
          .slice(0, 12)
          .map((s) => (
            <li key={`${s.x} ${s.y}`}>{spotText(s)}.</li>
          ))}
      </ul>
    </details>
  )
}
