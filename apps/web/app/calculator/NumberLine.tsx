import { decimalText, type Interval, intervalNotation, intervalWords, numberText, solveOnLine } from '@fourfold/grapher'
import { useId } from 'react'
import { useWidth } from '../ui/use-width'
import { KeyRow } from './KeyRow'
import { LineInput } from './LineInput'
import lines from './lines.module.css'
import styles from './number-line.module.css'
import { ticks } from './plane'

const HEIGHT = 92
const AXIS = 46
const none = () => undefined

/** From a little left of the first border to a little right of the last one. */
function rangeOf(intervals: readonly Interval[]): readonly [number, number] {
  const ends = intervals.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite)
  if (ends.length === 0) return [-10, 10]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const room = Math.max((high - low) * 0.5, 5)
  return [Math.min(low - room, 0), Math.max(high + room, 0)]
}

function Picture({ intervals, words }: { intervals: readonly Interval[]; words: string }) {
  const { box, width } = useWidth(640)
  const [low, high] = rangeOf(intervals)
  const at = (v: number): number => 24 + ((v - low) / (high - low)) * (width - 48)
  const side = (v: number): number => (Number.isFinite(v) ? at(v) : v > 0 ? width - 6 : 6)
  return (
    <svg
      ref={box}
      className={styles.picture}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`Number line: ${words}`}
    >
      <line className={styles.axis} x1={6} x2={width - 6} y1={AXIS} y2={AXIS} />
      {ticks(low, high - low, width - 48, 54).values.map((value) => (
        <g key={value}>
          <line className={styles.axis} x1={at(value)} x2={at(value)} y1={AXIS - 5} y2={AXIS + 5} />
          <text x={at(value)} y={AXIS + 26} textAnchor="middle">
            {decimalText(value)}
          </text>
        </g>
      ))}
      {intervals.map(({ from, to, withFrom, withTo }) => (
        <g key={`${from} ${to}`} className={styles.interval}>
          <line x1={side(from)} x2={side(to)} y1={AXIS} y2={AXIS} />
          {Number.isFinite(from) ? null : <path d={`M18 ${AXIS - 8} L6 ${AXIS} L18 ${AXIS + 8}`} />}
          {Number.isFinite(to) ? null : (
            <path d={`M${width - 18} ${AXIS - 8} L${width - 6} ${AXIS} L${width - 18} ${AXIS + 8}`} />
          )}
          {[[from, withFrom] as const, [to, withTo] as const].map(([end, closed]) =>
            Number.isFinite(end) ? (
              <g key={`${end} ${closed}`}>
                <circle cx={at(end)} cy={AXIS} r={7} data-closed={closed || undefined} />
                <text className={styles.end} x={at(end)} y={AXIS - 16} textAnchor="middle">
                  {numberText(end, 4)}
                </text>
              </g>
            ) : null,
          )}
        </g>
      ))}
    </svg>
  )
}

/** Inequalities in one letter: what fits, in words, in interval notation, and as a picture. */
export function NumberLine({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId()
  const found = text.trim() === '' ? null : solveOnLine(text, 'rad')
  const words = found?.ok ? intervalWords(found.letter, found.intervals) : ''
  return (
    <div className={styles.line}>
      <div className={lines.head}>
        <LineInput
          label="Inequality"
          value={text}
          invalid={found !== null && !found.ok}
          describedBy={id}
          placeholder="2x + 1 < 7"
          onChange={onText}
          onFocus={none}
          onEnter={none}
          onLeave={none}
          onUp={none}
          onDown={none}
          onPasteLines={(pasted) => onText(pasted.join(', '))}
        />
      </div>
      <KeyRow />
      <output id={id} aria-live="polite" className={styles.result}>
        {found === null ? (
          <span className={lines.soft}>Write an inequality in one letter. A comma joins two: x &gt; 1, x &lt; 4.</span>
        ) : null}
        {found && !found.ok ? <span className={lines.error}>{found.error}</span> : null}
        {found?.ok ? (
          <>
            <span>{words}</span> <span className={lines.soft}>{intervalNotation(found.intervals)}</span>
          </>
        ) : null}
      </output>
      <Picture intervals={found?.ok ? found.intervals : []} words={words || 'nothing is marked'} />
    </div>
  )
}
