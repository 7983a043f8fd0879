import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import styles from './calculator.module.css'
import { Scientific } from './Scientific'

const Graph = lazy(() => import('./Graph').then((m) => ({ default: m.Graph })))

const TABS = [
  ['calculate', 'Calculate'],
  ['graph', 'Graph'],
] as const
type Tab = (typeof TABS)[number][0]

/** Two tabs; both keep what they hold while the other is shown, and the graph loads when it is first opened. */
export function App() {
  const [tab, setTab] = useState<Tab>('calculate')
  const [graphOpened, setGraphOpened] = useState(false)
  const buttons = useRef(new Map<Tab, HTMLButtonElement>())
  const choose = (next: Tab) => {
    setTab(next)
    if (next === 'graph') setGraphOpened(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = event.key === 'Home' ? 'calculate' : event.key === 'End' || tab === 'calculate' ? 'graph' : 'calculate'
    choose(next)
    buttons.current.get(next)?.focus()
  }
  return (
    <main className={styles.app}>
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
      <div role="tabpanel" id="panel-calculate" aria-labelledby="tab-calculate" hidden={tab !== 'calculate'}>
        <Scientific />
      </div>
      <div role="tabpanel" id="panel-graph" aria-labelledby="tab-graph" hidden={tab !== 'graph'}>
        {graphOpened ? (
          <Suspense fallback={<p className={styles.note}>Loading the graph …</p>}>
            <Graph />
          </Suspense>
        ) : null}
      </div>
    </main>
  )
}
