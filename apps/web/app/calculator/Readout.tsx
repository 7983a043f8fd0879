import { numberText } from '@fourfold/grapher'
import { spotText } from './interests'
import styles from './plane.module.css'
import type { Graph } from './use-graph'

/** Reads the traced place aloud, and moves it. */
export function Readout({ graph }: { graph: Graph }) {
  const { spot, traced, tracedPoint, traceCurve, trace, spots, step } = graph
  if (!traceCurve && spots.length === 0) return null
  const said = spot
    ? spotText(spot)
    : tracedPoint
      ? `x = ${numberText(tracedPoint.x)}, y = ${numberText(tracedPoint.y)}`
      : traced
        ? 'There is no point of the curve here.'
        : 'Tap a point to read it.'
  return (
    <div className={styles.readout}>
      {traceCurve ? (
        <label>
          <span>Trace</span>
          <input
            type="range"
            min={0}
            max={200}
            step={1}
            value={traced ? Math.round(traced.share * 200) : 100}
            aria-valuetext={tracedPoint ? said : 'not placed'}
            onChange={(event) => trace(Number(event.target.value) / 200)}
          />
        </label>
      ) : null}
      <output aria-live="polite">{said}</output>
      {spots.length > 0 ? (
        <span className={styles.steps} role="group" aria-label="Points of interest">
          <button type="button" aria-label="Previous point" onClick={() => step(-1)}>
            ‹
          </button>
          <button type="button" aria-label="Next point" onClick={() => step(1)}>
            ›
          </button>
        </span>
      ) : null}
    </div>
  )
}
