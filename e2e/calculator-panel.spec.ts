import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openInTest } from './support/calculator.ts'
import { expect, test } from './support/people.ts'

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`),
    what,
  ).toEqual([])
}

test('numbers of the number line are as large on the narrowest phone as on a desk', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Number line' }).click()
  await page.getByLabel('Inequality').fill('x >= 1000')
  const picture = page.getByRole('img', { name: /^Number line/ })
  const heights = () =>
    picture.locator('text').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height))
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(14)
  // And no two of them lie on each other.
  const apart = await picture.locator('g > line + text').evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect())
    return boxes.every((box, i) => i === 0 || box.left > boxes[i - 1]!.right)
  })
  expect(apart).toBe(true)
})

test('on a desk the panel does not lie on the answer; on a phone it has the lower half', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openInTest(page)
  const panel = page.getByRole('region', { name: 'Calculator' })
  const place = page
    .getByRole('button', { name: /^Option A/ })
    .or(page.getByLabel('Your answer'))
    .first()
  const [a, p] = [await place.boundingBox(), await panel.boundingBox()]
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual(p?.x ?? 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    const [half, heading] = [
      await panel.boundingBox(),
      await page.getByRole('heading', { name: /^Question 1/ }).boundingBox(),
    ]
    expect(half?.y).toBeCloseTo(422, 0)
    expect((heading?.y ?? 844) + (heading?.height ?? 0)).toBeLessThan(422)
  }).toPass()
})

test('the panel moves by the arrow keys', { tag: '@deep' }, async ({ page }) => {
  await openInTest(page)
  const panel = page.getByRole('region', { name: 'Calculator' })
  const before = await panel.boundingBox()
  await page.getByRole('button', { name: 'Move Calculator with the arrow keys' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(async () => {
    const after = await panel.boundingBox()
    expect([after?.x, after?.y]).toEqual([(before?.x ?? 0) - 20, (before?.y ?? 0) + 20])
  }).toPass()
})

test('on a tablet it opens in the lower half, and is moved and resized by pointer and by keys', {
  tag: '@deep',
}, async ({ page }) => {
  await openInTest(page)
  await page.setViewportSize({ width: 900, height: 1000 })
  const panel = page.getByRole('region', { name: 'Calculator' })
  const grip = page.getByRole('button', { name: 'Move Calculator with the arrow keys' })
  const box = async () => (await panel.boundingBox())!
  await expect.poll(async () => (await box()).y).toBeGreaterThan(500)
  const opened = await box()
  expect(opened.y + opened.height).toBeLessThanOrEqual(1000)
  /** How far place and size are from where it opened. */
  const changed = async () => {
    const { x, y, width, height } = await box()
    return [x - opened.x, y - opened.y, width - opened.width, height - opened.height].map(Math.round)
  }
  const drag = async (x: number, y: number, dx: number, dy: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + dy, { steps: 4 })
    await page.mouse.up()
  }
  await drag(opened.x + opened.width - 8, opened.y + opened.height - 8, -200, -100)
  await expect.poll(changed).toEqual([0, 0, -200, -100])
  await grip.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(changed).toEqual([0, 0, -220, -80])
  const bar = (await grip.boundingBox())!
  await drag(bar.x + 100, bar.y + 10, 60, -100)
  await expect.poll(changed).toEqual([60, -100, -220, -80])
})

for (const theme of ['light', 'dark', 'contrast'] as const)
  test(`axe finds nothing in the calculator in the ${theme} theme, down to a width of 280`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.addInitScript((t) => localStorage.setItem('theme', t), theme)
    await page.setViewportSize({ width: 280, height: 640 })
    await page.goto('/calculator.html')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'contrast' ? 'contrast-light' : theme)
    await page.getByLabel('Calculation').fill('7×6')
    await page.getByLabel('Calculation').press('Enter')
    await clean(page, 'calculation')
    await page.getByLabel('Calculation').fill('√(−1')
    await page.getByRole('button', { name: 'Equals' }).click()
    await clean(page, 'error')
    await page.getByRole('tab', { name: 'Graph' }).click()
    await page.getByLabel('Line 1', { exact: true }).fill('y = x^2')
    await page.getByLabel('Line 1', { exact: true }).press('Enter')
    await page.getByLabel('Line 2', { exact: true }).fill('1/')
    await page.getByRole('button', { name: 'Add a table' }).click()
    for (const fold of ['Table of values', 'Axes and angles', 'The graph in words']) await page.getByText(fold).click()
    await expect(page.getByText(/^Parabola that opens up\./).first()).toBeAttached()
    await clean(page, 'graph')
    await page.getByRole('tab', { name: 'Number line' }).click()
    await page.getByLabel('Inequality').fill('|x| ≥ 2')
    await clean(page, 'number line')
    for (const tab of ['Calculate', 'Graph', 'Number line']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280)
    }
  })

test('a theme chosen in the application reaches the open calculator', { tag: '@deep' }, async ({ page, context }) => {
  await page.goto('/calculator.html')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
