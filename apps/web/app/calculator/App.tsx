import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import styles from './calculator.module.css'
import { Scientific } from './Scientific'
import { type Asked, keepWork } from './saved-work'
import type { Tab, Work } from './work'

const GraphTab = lazy(() => import('./GraphTab').then((m) => ({ default: m.GraphTab })))
const NumberLine = lazy(() => import('./NumberLine').then((m) => ({ default: m.NumberLine })))

const TABS = [
  ['calculate', 'Calculate'],
  ['graph', 'Graph'],
  ['line', 'Number line'],
] as const satisfies readonly (readonly [Tab, string])[]

/** A change is kept at once; of many in a row (a slider, a pan) one in this time, and the last. */
const KEEP_MS = 100

function useKept(asked: Asked, first: Work) {
  const [work, setWork] = useState(first)
  const latest = useRef(work)
  latest.current = work
  const keptAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the work is kept, and nothing else
  useEffect(() => {
    const keep = () => {
      keptAt.current = performance.now()
      void keepWork(asked, latest.current)
    }
    const wait = keptAt.current + KEEP_MS - performance.now()
    // The panel may be closed right after a result: what waits would be lost with it.
    if (wait <= 0) return keep()
    const timer = setTimeout(keep, wait)
    return () => clearTimeout(timer)
  }, [work, asked])
  useEffect(() => {
    const keep = () => void keepWork(asked, latest.current)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [asked])
  return [work, setWork] as const
}

/** Three tabs; each keeps what it holds while another is shown, and the graph loads when it is first opened. */
export function App({ asked, first }: { asked: Asked; first: Work }) {
  const [work, setWork] = useKept(asked, first)
  const { tab } = work
  const [opened, setOpened] = useState<readonly Tab[]>([tab])
  const buttons = useRef(new Map<Tab, HTMLButtonElement>())
  const choose = (next: Tab) => {
    setWork((w) => ({ ...w, tab: next }))
    setOpened((list) => [...new Set([...list, next])])
  }
  const onGraph = useCallback(
    (change: Partial<Work['graph']>) => setWork((w) => ({ ...w, graph: { ...w.graph, ...change } })),
    [setWork],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.findIndex(([name]) => name === tab)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const [next] = TABS[(to + TABS.length) % TABS.length]!
    choose(next)
    buttons.current.get(next)?.focus()
  }
  const panel = (name: Tab) => ({
    role: 'tabpanel',
    id: `panel-${name}`,
    'aria-labelledby': `tab-${name}`,
    hidden: tab !== name,
    className: styles.panel,
  })
  return (
    <main className={styles.app} data-tab={tab}>
      <h1 className="visually-hidden">Calculator</h1>
      <div className={styles.tabs} role="tablist" aria-label="Calculator" onKeyDown={onKeyDown}>
        {TABS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            ref={(element) => {
              if (element) buttons.current.set(name, element)
            }}
            onClick={() => choose(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div {...panel('calculate')}>
        <Scientific
          work={work.calculate}
          onWork={(change) => setWork((w) => ({ ...w, calculate: { ...w.calculate, ...change } }))}
        />
      </div>
      <div {...panel('graph')}>
        {opened.includes('graph') ? (
          <Suspense fallback={<p className={styles.note}>Loading the graph …</p>}>
            <GraphTab work={work.graph} onWork={onGraph} showAll={asked.lines.length > 0} />
          </Suspense>
        ) : null}
      </div>
      <div {...panel('line')}>
        {opened.includes('line') ? (
          <Suspense fallback={<p className={styles.note}>Loading the number line …</p>}>
            <NumberLine text={work.line} onText={(line) => setWork((w) => ({ ...w, line }))} />
          </Suspense>
        ) : null}
      </div>
    </main>
  )
}
