import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { CalculatorFrame } from './CalculatorFrame'
import { Panel } from './Panel'

/**
 * Texts inside may carry `data-graph="y = 2x + 1; y = 7"` on a button or link: pressing it opens the grapher with these
 * lines filled in. The student's own lines stay as they are.
 */
export function Graphable({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<string | null>(null)
  const onClick = (event: MouseEvent) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-graph]') : null
    if (!found?.dataset.graph) return
    event.preventDefault()
    setLines(found.dataset.graph)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button answers to keys by itself
    <div onClick={onClick}>
      {children}
      {lines === null
        ? null
        : createPortal(
            <Panel title="Graph" onClose={() => setLines(null)}>
              <CalculatorFrame title="Graph" lines={lines} />
            </Panel>,
            document.querySelector('dialog[open]') ?? document.body,
          )}
    </div>
  )
}
