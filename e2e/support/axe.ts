import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Themes differ in colours alone, so the other ones are asked about colours alone. */
const OTHER_THEMES = ['dark', 'contrast-light', 'contrast-dark']

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
    // Colours may take a moment to turn, and what inherits them turns after them: what is measured is where they end.
    // Transitions only: an animation without end (a spinner, a caret) would never be over.
    for (let round = 0; round < 10; round++) {
      // A busy browser may owe a frame for long when nothing on the page asks for one.
      await new Promise((go) => {
        requestAnimationFrame(go)
        setTimeout(go, 250)
      })
      const turning = document.getAnimations().filter((a) => a instanceof CSSTransition && a.playState === 'running')
      if (turning.length === 0) return
      const over = Promise.allSettled(turning.map((animation) => animation.finished))
      await Promise.race([over, new Promise((go) => setTimeout(go, 1_000))])
    }
  }, theme)

type Axe = { run: (what: Document, options: object) => Promise<{ violations: Found }> }

/** Colours as they stand now. The full look has left axe in the page, so it need not be brought in for every theme. */
const colours = (page: Page): Promise<Found> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })).violations
  })

/** Nothing to find on the page as it stands, in any theme. */
export async function clean(page: Page, what: string): Promise<void> {
  await setTheme(page, 'light')
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(named(violations), what).toEqual([])
  for (const theme of OTHER_THEMES) {
    await setTheme(page, theme)
    expect(named(await colours(page)), `${what}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}
