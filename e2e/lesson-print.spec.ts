import { enter, expect, newMember, test } from './support/people.ts'
import { api } from './support/reviews.ts'

type Whole = {
  examples: { steps: unknown[] }[]
  try_it: { steps: { choices: string[] }[] }
}

/** Sheets of both sizes without their margins, in CSS pixels: A4, and Letter. */
const SHEETS = [
  { width: 673, height: 987 },
  { width: 695, height: 920 },
]

const PRINTED = [
  { with: 'a figure', id: 'a1-slope', topic: 'Algebra 1', dark: false },
  { with: 'a table', id: 'a1-systems-by-elimination', topic: 'Algebra 1', dark: false },
  { with: 'a figure, from a dark screen', id: 'geo-parallel-lines', topic: 'Geometry', dark: true },
]

for (const { with: what, id, topic, dark } of PRINTED)
  test(`a lesson with ${what} prints its idea, every step with its reason, the try-it to write on, and nothing to press`, {
    tag: '@deep',
  }, async ({ page }) => {
    const person = await newMember(page.request)
    await enter(page, person, topic)
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.goto(`/lessons/${id}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
    const whole = (await api(page, person, 'get', `/lessons/${id}`)).whole as Whole
    const onPaper = article.locator('[data-paper-only]')
    await expect(onPaper).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await expect(article.getByRole('heading', { name: 'The idea' })).toBeVisible()
    await expect(article.locator('svg.fig, table').first()).toBeVisible()
    for (const [i, { steps }] of whole.examples.entries())
      for (const nth of steps.keys()) {
        const step = article.locator(`#example-${i + 1}-step-${nth + 1}`)
        await expect(step).toBeVisible()
        // The step, and its reason below.
        await expect(step.locator('> div')).toHaveCount(2)
        await expect(step.locator('> div').last()).toBeVisible()
      }
    // To be done with a pen: every question, boxes for its choices or lines, and no answer.
    await expect(article.getByRole('heading', { name: 'Try it' })).toBeVisible()
    await expect(onPaper.locator('> li')).toHaveCount(whole.try_it.steps.length)
    for (const [nth, { choices }] of whole.try_it.steps.entries()) {
      const step = onPaper.locator('> li').nth(nth)
      await expect(step).toBeVisible()
      await expect(step.locator('li')).toHaveCount(choices.length)
      await expect(step.getByText('Your answer:')).toHaveCount(choices.length > 0 ? 0 : 1)
    }
    await expect(page.locator('button:visible, input:visible, [role="status"]:visible')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

    // In ink, whatever the theme of the screen; and no sheet cuts anything off.
    const pale = await article.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = node.parentElement
        if (!box?.checkVisibility() || node.textContent?.trim() === '') continue
        const [r = 0, g = 0, b = 0] = (getComputedStyle(box).color.match(/[\d.]+/g) ?? []).map(Number)
        if (0.2126 * r + 0.7152 * g + 0.0722 * b > 110) found.push(node.textContent ?? '')
      }
      return found
    })
    expect(pale).toEqual([])
    for (const sheet of SHEETS) {
      await page.setViewportSize(sheet)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width)
    }
    expect((await page.pdf()).length).toBeGreaterThan(20_000)
  })
