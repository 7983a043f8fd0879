import type { OpenPanel } from './tool-list'

/** What was open beside the question of the last test, kept in this browser: who comes back finds it as it was. */
export type OpenParts = Readonly<{ panel: OpenPanel; notes: boolean; reader: boolean }>

const CLOSED: OpenParts = { panel: null, notes: false, reader: false }
const KEY = 'test-open'

export function readParts(text: string | null, test: number): OpenParts {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<string, unknown> | null
    if (kept?.test !== test) return CLOSED
    const panel = kept.panel === 'calculator' || kept.panel === 'reference' ? kept.panel : null
    return { panel, notes: kept.notes === true, reader: kept.reader === true }
  } catch {
    return CLOSED
  }
}

export function storedParts(test: number): OpenParts {
  try {
    return readParts(localStorage.getItem(KEY), test)
  } catch {
    return CLOSED
  }
}

export function storeParts(test: number, parts: OpenParts): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ test, ...parts }))
  } catch {
    // Without storage it lasts for this page.
  }
}
