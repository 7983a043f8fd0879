import { useCallback, useEffect, useState } from 'react'
import { storedParts, storeParts } from './open-parts'
import type { Side } from './PassageTabs'
import type { OpenPanel } from './tool-list'
import type { View } from './use-test-view'

/** What stands beside the question: the panel of a tool, and of a passage the side that a phone shows and the lines that are marked. */
export function useBeside(test: number, { notes, reader }: View) {
  const [panel, setPanel] = useState<OpenPanel>(() => storedParts(test).panel)
  const [lines, setLines] = useState<readonly [number, number] | null>(null)
  const [side, setSide] = useState<Side>('passage')
  // Whoever leaves the test and comes back finds beside it what was open.
  useEffect(() => {
    storeParts(test, { panel, notes, reader })
  }, [test, panel, notes, reader])
  return {
    panel,
    setPanel,
    side,
    setSide,
    lines,
    clearLines: useCallback(() => setLines(null), []),
    showLines: (marked: readonly [number, number]) => {
      setLines(marked)
      setSide('passage')
    },
  }
}

export type Beside = ReturnType<typeof useBeside>
