import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Themes differ in colours alone, so the other ones are asked about colours alone. */
const OTHER_THEMES = ['dark', 'contrast-light'] as const

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const named = (violations: Found): string[] =>
  violations.map((v) => {
    const places = v.nodes.map((node) => node.target.join(' ')).slice(0, 3)
    return `${v.id}: ${places.join(' | ')}`
  })

const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    const { dataset } = document.documentElement
    dataset.theme = name
    if (dataset.mantineColorScheme) dataset.mantineColorScheme = name.endsWith('dark') ? 'dark' : 'light'
    // Colours may take a moment to turn: what is measured is where they end.
    await new Promise((frame) => requestAnimationFrame(frame))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  }, theme)

/** Nothing to find on the page as it stands, in any theme. */
export async function clean(page: Page, what: string): Promise<void> {
  await setTheme(page, 'light')
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(named(violations), what).toEqual([])
  for (const theme of OTHER_THEMES) {
    await setTheme(page, theme)
    const other = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect(named(other.violations), `${what}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}
