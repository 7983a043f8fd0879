import { createContext, type KeyboardEvent, type ReactNode, useContext, useId } from 'react'
import styles from './Tabs.module.css'
import { tabAfter } from './tab-after'

type Chosen = Readonly<{ id: string; value: string; onChange: (value: string) => void }>

const Choice = createContext<Chosen | null>(null)

function useChoice(): Chosen {
  const chosen = useContext(Choice)
  if (!chosen) throw new Error('A tab stands inside Tabs.')
  return chosen
}

/** One of several lists in the same place. */
export function Tabs({
  value,
  onChange,
  children,
}: {
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return <Choice value={{ id: useId(), value, onChange }}>{children}</Choice>
}

/** Arrows, Home and End go along the list, and what is reached is shown. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')]
  const at = tabs.indexOf(event.target as HTMLButtonElement)
  const next = at < 0 ? undefined : tabs[tabAfter(event.key, at, tabs.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
}

function List({
  className,
  children,
  'aria-label': label,
}: {
  className?: string
  children: ReactNode
  'aria-label': string
}) {
  return (
    <div role="tablist" aria-label={label} className={`${styles.list} ${className ?? ''}`} onKeyDown={walk}>
      {children}
    </div>
  )
}

function Tab({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const chosen = useChoice()
  const here = chosen.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${chosen.id}-tab-${value}`}
      aria-selected={here}
      aria-controls={here ? `${chosen.id}-panel` : undefined}
      tabIndex={here ? 0 : -1}
      className={`${styles.tab} ${className ?? ''}`}
      onClick={() => chosen.onChange(value)}
    >
      {children}
    </button>
  )
}

/** Only what is chosen is made. */
function Panel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const chosen = useChoice()
  if (chosen.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${chosen.id}-panel`}
      aria-labelledby={`${chosen.id}-tab-${value}`}
      className={`${styles.panel} ${className ?? ''}`}
    >
      {children}
    </div>
  )
}

Tabs.List = List
Tabs.Tab = Tab
Tabs.Panel = Panel
