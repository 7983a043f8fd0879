import { useEffect, useRef, useState } from 'react'
import drawing from './arrows.module.css'
import styles from './home.module.css'

const C = 200
const R = 146
const NAMES = ['Practice', 'Analyze', 'Review', 'Retry'] as const
/** From label to label, in degrees, clockwise from the top; the gaps leave room for the words. */
const ARCS = [
  [25, 78],
  [102, 155],
  [205, 258],
  [282, 335],
] as const
const QUARTERS = [
  'M200 200V132h50a18 18 0 0 1 18 18v50z',
  'M200 200h68v50a18 18 0 0 1-18 18h-50z',
  'M200 200v68h-50a18 18 0 0 1-18-18v-50z',
  'M200 200h-68v-50a18 18 0 0 1 18-18h50z',
]

const at = (degrees: number, r = R): readonly [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180
  return [C + r * Math.cos(a), C + r * Math.sin(a)]
}
const fixed = (point: readonly [number, number]): string => point.map((n) => n.toFixed(1)).join(' ')
const arc = ([from, to]: readonly [number, number]): string => `M${fixed(at(from))}A${R} ${R} 0 0 1 ${fixed(at(to))}`
const head = (to: number): string => `M${fixed(at(to - 6, R - 9))}L${fixed(at(to))}L${fixed(at(to - 6, R + 9))}`

/** True from the moment the element is seen, so that the motion is not over before anybody looks. */
function useSeen() {
  const ref = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState(false)
  // Only the browser knows what is on the screen.
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setSeen(true)
        observer.disconnect()
      },
      { threshold: 0.5 },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, seen }
}

/** Four arrows in a circle; each step lights a quarter of the folded sheet. Drawn once, under five seconds. */
function Arrows() {
  const { ref, seen } = useSeen()
  return (
    <svg
      ref={ref}
      viewBox="0 0 400 400"
      className={drawing.arrows}
      data-run={seen}
      role="img"
      aria-label="Practice leads to Analyze, Analyze to Review, Review to Retry, and Retry back to Practice."
    >
      <rect x="132" y="132" width="136" height="136" rx="18" className={drawing.sheet} />
      {QUARTERS.map((d, i) => (
        <path
          key={d}
          d={d}
          className={drawing.quarter}
          style={{ animationDelay: `${i * 1.15}s` }}
          data-last={i === 3}
        />
      ))}
      <path d="M200 134v132M134 200h132" className={drawing.crease} />
      {ARCS.map((a, i) => (
        <g key={NAMES[i]}>
          <path d={arc(a)} className={drawing.path} />
          <path d={arc(a)} pathLength={1} className={drawing.stroke} style={{ animationDelay: `${i * 1.15}s` }} />
          <path d={head(a[1])} className={drawing.head} style={{ animationDelay: `${i * 1.15 + 0.75}s` }} />
        </g>
      ))}
      {NAMES.map((name, i) => {
        const [x, y] = at(i * 90)
        return (
          <text key={name} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {name}
          </text>
        )
      })}
    </svg>
  )
}

export function Loop() {
  return (
    <section className={styles.loop} aria-labelledby="path">
      <Arrows />
      <div className={styles.loopText}>
        <h2 id="path">A personalized learning path</h2>
        <p className={styles.lede}>
          Most practice ends with a score. Here the score is where it starts: each round decides the next one.
        </p>
        <dl>
          <dt>Student-driven</dt>
          <dd>
            You choose the topic, the length and the pace. Every suggestion comes with its reason and its minutes, and
            you can always do something else.
          </dd>
          <dt>Data-driven</dt>
          <dd>
            One model follows every answer: which skill, how hard, how long ago, which wrong option. Open any number to
            see the answers behind it.
          </dd>
          <dt>Made for short sittings</dt>
          <dd>
            Twenty minutes on a phone or a school laptop are enough. Answers are kept on your device first, so a lost
            connection loses nothing.
          </dd>
        </dl>
      </div>
    </section>
  )
}
