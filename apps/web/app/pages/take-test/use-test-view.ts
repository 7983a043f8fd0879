import { type CSSProperties, useMemo, useState } from 'react'
import { Highlighter, ScanLine, ZoomIn } from '../../ui/icons'
import { storedParts } from './open-parts'
import type { Tool } from './Tools'
import { nextZoom, storedView, storeView, type TestView } from './test-view'
import { useKeys } from './use-keys'

/** Zoom, line reader, divider and the list of highlights: what the screen shows, never what the test is. */
export function useTestView(test: number) {
  const [view, setView] = useState<TestView>(storedView)
  const [opened] = useState(() => storedParts(test))
  const [reader, setReader] = useState(opened.reader)
  const [zooming, setZooming] = useState(false)
  const [notes, setNotes] = useState(opened.notes)
  const [picking, setPicking] = useState(false)
  const [openMark, setOpenMark] = useState<string | null>(null)
  const change = (part: Partial<TestView>) => {
    const next = { ...view, ...part }
    setView(next)
    storeView(next)
  }
  const zoomBy = (step: 1 | -1) => change({ zoom: nextZoom(view.zoom, step) })
  const keys = {
    h: () => setPicking(true),
    l: () => setReader(!reader),
    '+': () => zoomBy(1),
    'Shift++': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
  }
  const tools: readonly Tool[] = [
    { key: 'notes', label: 'Highlights', icon: Highlighter, pressed: notes, onClick: () => setNotes(!notes) },
    {
      key: 'reader',
      label: 'Line Reader',
      icon: ScanLine,
      pressed: reader,
      onClick: () => setReader(!reader),
      late: true,
    },
    { key: 'zoom', label: 'Zoom', icon: ZoomIn, pressed: zooming, onClick: () => setZooming(!zooming), late: true },
  ]
  const style = useMemo(
    () => ({ '--test-zoom': view.zoom, '--split': view.split }) as CSSProperties,
    [view.zoom, view.split],
  )
  return {
    ...view,
    style,
    tools,
    keys,
    reader,
    setReader,
    zooming,
    setZooming,
    notes,
    setNotes,
    picking,
    setPicking,
    openMark,
    setOpenMark,
    setSplit: (split: number) => change({ split }),
    zoomBy,
  }
}

export type View = ReturnType<typeof useTestView>

/** The keys of these tools, on the page while it may be used. */
export const useViewKeys = (view: View, active: boolean): void => useKeys(view.keys, active)
