import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { enter, expect, makeTest, newGuest, test } from './support/people.ts'

/** Opens a test and its calculator by the toolbar. */
async function openInTest(page: Page): Promise<FrameLocator> {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  return page.frameLocator('iframe[title="Calculator"]')
}

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`),
    what,
  ).toEqual([])
}

test('the calculator opens in a test, calculates, and the timer keeps running', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  const calculator = await openInTest(page)
  const line = calculator.getByLabel('Calculation')
  const result = calculator.locator('#result')
  await line.fill('2+3*4')
  await line.press('Enter')
  await expect(result).toHaveText('= 14')
  for (const name of ['sin, sine', '3', '0', 'close bracket', 'Equals'])
    await calculator.getByRole('button', { name, exact: true }).click()
  await expect(result).toHaveText('= 0.5')
  await calculator.getByRole('button', { name: 'times', exact: true }).click()
  await line.focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(result).toHaveText('= 2')
  await expect(line).toHaveValue('ANS×4')
  await calculator.getByRole('radio', { name: 'Radians' }).check()
  await line.fill('sin(30)')
  await line.press('Enter')
  await expect(result).toHaveText('= −0.988031624093')
  await line.fill('1/0')
  await line.press('Enter')
  await expect(result).toHaveText('Division by zero has no value.')
  await calculator.getByRole('button', { name: 'Use again: 2+3*4' }).click()
  await expect(line).toHaveValue('2+3*4')
  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  expect(refused).toEqual([])
})

test('a parabola is drawn, moved by keys, traced and listed', async ({ page }) => {
  const calculator = await openInTest(page)
  await calculator.getByRole('tab', { name: 'Graph' }).click()
  await calculator.getByLabel('f(x) =').fill('y = x^2')
  const curve = calculator.locator('[data-curve="f"]')
  await expect(curve).toHaveAttribute('d', /^M[\d. -]+L/)
  const plane = calculator.getByRole('application')
  await expect(plane).toHaveAccessibleName(/x from −10 to 10/)
  await plane.focus()
  await page.keyboard.press('ArrowRight')
  await expect(plane).toHaveAccessibleName(/x from −8 to 12/)
  await page.keyboard.press('+')
  await expect(plane).toHaveAccessibleName(/x from −6 to 10/)
  await page.keyboard.press('0')
  await expect(plane).toHaveAccessibleName(/x from −10 to 10/)
  await calculator.getByRole('slider', { name: 'Trace' }).focus()
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight')
  await expect(calculator.getByText('x = 2, f(x) = 4')).toBeVisible()
  await calculator.getByText('Table of values').click()
  await expect(calculator.getByRole('row', { name: '−3 9' })).toBeVisible()
  await calculator.getByRole('button', { name: 'Add a function' }).click()
  await calculator.getByLabel('g(x) =').fill('x+t')
  await expect(calculator.getByText('“t” is not known here; the variable is x.')).toBeVisible()
})

test('dragging moves the plane, and a tap reads a value', async ({ page }) => {
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Graph' }).click()
  await page.getByLabel('f(x) =').fill('2')
  const plane = page.getByRole('application')
  const box = await plane.boundingBox()
  if (!box) throw new Error('The plane is not on the screen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect(page.getByText(/^x = .*, f\(x\) = 2$/)).toBeVisible()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width / 4, y, { steps: 4 })
  await page.mouse.up()
  await expect(plane).toHaveAccessibleName(/x from −1[45]/)
})

test('the panel moves by the arrow keys', async ({ page }) => {
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

for (const theme of ['light', 'dark', 'contrast'] as const)
  test(`axe finds nothing in the calculator in the ${theme} theme, down to a width of 280`, async ({ page }) => {
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
    await page.getByLabel('f(x) =').fill('x^2')
    await page.getByRole('button', { name: 'Add a function' }).click()
    await page.getByLabel('g(x) =').fill('1/')
    await page.getByText('Table of values').click()
    await clean(page, 'graph')
    for (const tab of ['Calculate', 'Graph']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(280)
    }
  })

test('a theme chosen in the application reaches the open calculator', async ({ page, context }) => {
  await page.goto('/calculator.html')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
