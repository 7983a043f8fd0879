import { type CSSProperties, useMemo, useState } from 'react'
import type { Tool } from './Tools'
import { nextZoom, storedView, storeView, type TestView } from './test-view'
import { useKeys } from './use-keys'

const line = (d: string) => (
  <svg
    viewBox="0 0 20 20"
    width="19"
    height="19"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
const ICONS = {
  notes: line('M4 14.5 11.5 7l3 3L7 17.5H4zM10 8.500l3 3M10.500 17.500H17M13.300 5.300l1-1 3 3-1 1'),
  reader: line('M3 4h14M3 16h14M3 8h14v4H3z'),
  zoom: line('M8.500 3a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M12.600 12.600 17 17M6 8.500h5M8.500 6v5'),
}

/** Zoom, line reader, divider and the list of highlights: what the screen shows, never what the test is. */
export function useTestView() {
  const [view, setView] = useState<TestView>(storedView)
  const [reader, setReader] = useState(false)
  const [zooming, setZooming] = useState(false)
  const [notes, setNotes] = useState(false)
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
    { key: 'notes', label: 'Highlights', icon: ICONS.notes, pressed: notes, onClick: () => setNotes(!notes) },
    {
      key: 'reader',
      label: 'Line Reader',
      icon: ICONS.reader,
      pressed: reader,
      onClick: () => setReader(!reader),
      late: true,
    },
    { key: 'zoom', label: 'Zoom', icon: ICONS.zoom, pressed: zooming, onClick: () => setZooming(!zooming), late: true },
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
