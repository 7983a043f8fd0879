import type { Page } from '@playwright/test'

/** What a thumb can hit, how small the words are, and how much moved, measured in the page as it stands. */

const TAP = 44
const WORDS = 13

/** Names and sizes of what is smaller than a thumb; a link inside a sentence is part of the text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const wanted = 'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=tab], [role=menuitem]'
    const shown = (el: Element) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const inText = (el: Element) => {
      if (el.tagName !== 'A' || getComputedStyle(el).display !== 'inline') return false
      const around = el.closest('p, li, dd, td, small, figcaption, label, blockquote')
      return around !== null && (around.textContent ?? '').trim().length > (el.textContent ?? '').trim().length
    }
    const boxOf = (el: Element): { width: number; height: number } => {
      const boxes = [el.getBoundingClientRect()]
      // A box or switch is hit by its label too.
      if (el instanceof HTMLInputElement) for (const label of el.labels ?? []) boxes.push(label.getBoundingClientRect())
      const left = Math.min(...boxes.map((b) => b.left))
      const top = Math.min(...boxes.map((b) => b.top))
      return {
        width: Math.max(...boxes.map((b) => b.right)) - left,
        height: Math.max(...boxes.map((b) => b.bottom)) - top,
      }
    }
    return [...document.querySelectorAll(wanted)].flatMap((el) => {
      if (!shown(el) || inText(el) || el.closest('.skip-link, .visually-hidden, [aria-hidden=true]')) return []
      if (el.matches('.skip-link, :disabled, [tabindex="-1"]')) return []
      const { width, height } = boxOf(el)
      if (width === 0 || height === 0 || (width >= least - 0.5 && height >= least - 0.5)) return []
      const name = (el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)
      return [`${el.tagName.toLowerCase()} “${name}” ${Math.round(width)}×${Math.round(height)}`]
    })
  }, TAP)

/** Words under 13 px; scripts of formulas and what is written inside figures are drawn, not set. */
export const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim() ?? ''
      const el = walk.currentNode.parentElement
      if (!text || !el || el.closest('.katex, svg, script, style, .visually-hidden')) continue
      if (!el.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(el).fontSize)
      if (size < least - 0.01) found.add(`“${text.slice(0, 40)}” ${size}px`)
    }
    return [...found]
  }, WORDS)

/** Before a page is opened: keeps the sum of what moved without a touch. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = { sum: 0, what: [] as string[] }
    Object.assign(window, { shifts: kept })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        kept.sum += entry.value
        for (const { node } of entry.sources ?? [])
          kept.what.push(`${entry.value.toFixed(3)} ${(node as Element | null)?.textContent?.slice(0, 40) ?? ''}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifts = (page: Page): Promise<{ sum: number; what: string[] }> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number; what: string[] } }).shifts)
