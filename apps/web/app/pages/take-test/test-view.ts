/** How a student likes to see a test, kept in this browser: size of the text, and how passage and question share the width. */
export type TestView = Readonly<{ zoom: number; split: number }>

export const ZOOMS = [0.8, 1, 1.25, 1.5, 1.75, 2] as const
export const SPLIT = { least: 30, most: 70, even: 50 } as const

const DEFAULT: TestView = { zoom: 1, split: SPLIT.even }
const KEY = 'test-view'

export const clampSplit = (percent: number): number =>
  Math.round(Math.min(SPLIT.most, Math.max(SPLIT.least, percent)) * 10) / 10

/** The next size up or down; the same at the ends. */
export function nextZoom(zoom: number, step: 1 | -1): number {
  const sizes = step === 1 ? ZOOMS : ZOOMS.toReversed()
  return sizes.find((size) => (step === 1 ? size > zoom : size < zoom)) ?? zoom
}

export function readView(text: string | null): TestView {
  try {
    const { zoom, split } = JSON.parse(text ?? '{}') as Partial<Record<keyof TestView, unknown>>
    return {
      zoom: ZOOMS.find((size) => size === zoom) ?? DEFAULT.zoom,
      split: typeof split === 'number' && Number.isFinite(split) ? clampSplit(split) : DEFAULT.split,
    }
  } catch {
    return DEFAULT
  }
}

export function storedView(): TestView {
  try {
    return readView(localStorage.getItem(KEY))
  } catch {
    return DEFAULT
  }
}

export function storeView(view: TestView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(view))
  } catch {
    // Without storage it lasts for this page.
  }
}

/** Where a key moves the divider to; null for other keys. */
export function splitByKey(key: string, split: number): number | null {
  const ways: Record<string, number> = {
    ArrowLeft: split - 2,
    ArrowRight: split + 2,
    Home: SPLIT.least,
    End: SPLIT.most,
    Enter: SPLIT.even,
  }
  const to = ways[key]
  return to === undefined ? null : clampSplit(to)
}
