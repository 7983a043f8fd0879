import type { FrameLocator } from '@playwright/test'
import { openInTest } from './support/calculator.ts'
import { expect, test } from './support/people.ts'

/** Pixels of the canvas that have the first curve's colour, or one near to it. */
const inked = (calculator: FrameLocator): Promise<number> =>
  calculator.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4) if (data[i + 2]! > data[i]! + 60 && data[i + 3]! > 200) count += 1
    return count
  })

test('a parabola is drawn, moved by keys, traced and listed', { tag: '@deep' }, async ({ page }) => {
  const calculator = await openInTest(page)
  await calculator.getByRole('tab', { name: 'Graph' }).click()
  const first = calculator.getByLabel('Line 1', { exact: true })
  await first.fill('y = x^2')
  await expect(calculator.getByText(/^Parabola that opens up\./)).toBeVisible()
  expect(await inked(calculator)).toBeGreaterThan(200)
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
  await expect(calculator.getByText('x = 2, y = 4')).toBeVisible()
  await calculator.getByText('Table of values').click()
  await expect(calculator.getByRole('row', { name: '−3 9' })).toBeVisible()
  await first.press('Enter')
  await calculator.getByLabel('Line 2', { exact: true }).fill('y = x + k')
  await expect(calculator.getByText('“k” is not known here.')).toBeVisible()
  await calculator.getByRole('button', { name: 'Add slider k' }).click()
  await calculator.getByRole('slider', { name: 'Slider k' }).press('ArrowRight')
  await expect(calculator.getByLabel('Line 3', { exact: true })).toHaveValue('k = 1.1')
})

test('a system is solved by its intersection, by keyboard alone, and spoken', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Calculate' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Line 1', { exact: true }).focus()
  await page.keyboard.type('2x + 3y = 12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x - y = 1')
  const plane = page.getByRole('application')
  await expect(page.getByRole('button', { name: /Lines 1 and 2 meet: \(3, 2\)/ })).toBeVisible()
  await plane.focus()
  const said = page.getByRole('region', { name: 'Graph' }).getByRole('status')
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(said).toHaveText('Lines 1 and 2 meet: (3, 2)', { timeout: 500 })
  }).toPass()
  await page.getByText('The graph in words').click()
  await expect(page.getByText(/Straight line with slope −2\/3/).last()).toBeVisible()
})

test('circles, inequalities, x = 3 and a regression are drawn and told', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/calculator.html#lines=x^2%2By^2-6x%2B8y%3D0;y<2x;x%3D3')
  for (const [line, words] of [
    ['Line 1', /^Circle with center \(3, −4\) and radius 5\./],
    ['Line 2', /^Everything below the edge, without the edge\./],
    ['Line 3', /^Vertical line at x = 3\./],
  ] as const) {
    await page.getByLabel(line, { exact: true }).focus()
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add a table' }).click()
  const cells = [
    ['x1, row 1', '1'],
    ['y1, row 1', '5'],
    ['x1, row 2', '2'],
    ['y1, row 2', '7'],
    ['x1, row 3', '3'],
    ['y1, row 3', '9'],
  ] as const
  for (const [name, text] of cells) await page.getByLabel(name).fill(text)
  await page.getByRole('button', { name: 'Best-fit line' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '= 2' }).first()).toBeVisible()
  await expect(page.getByText('r²')).toBeVisible()
})

test('lines are hidden, moved, removed and brought back, and pasted several at once', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/calculator.html#lines=y%3Dx;y%3D2x')
  const values = () => page.getByLabel(/^Line \d$/).evaluateAll((all) => all.map((e) => (e as HTMLInputElement).value))
  await page.getByLabel('Line 2', { exact: true }).focus()
  await page.getByRole('button', { name: 'Move up' }).first().click()
  await expect.poll(values).toEqual(['y=2x', 'y=x'])
  await page.getByRole('button', { name: 'Show line 1' }).click()
  await expect(page.getByRole('button', { name: 'Show line 1' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await expect.poll(values).toEqual(['y=2x'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(values).toEqual(['y=2x', 'y=x'])
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('y=2x\ny=x')
  await page.getByLabel('Line 2', { exact: true }).focus()
  await page.keyboard.press('Control+v')
  await expect.poll(values).toEqual(['y=2x', 'y=x', 'y=2x', 'y=x'])
  await page.keyboard.press('Control+z')
  await expect.poll(values).toEqual(['y=2x', 'y=x'])
})

test('dragging moves the plane, and a tap reads a value', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Graph' }).click()
  await page.getByLabel('Line 1', { exact: true }).fill('y = 2')
  const plane = page.getByRole('application')
  const box = await plane.boundingBox()
  if (!box) throw new Error('The plane is not on the screen.')
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect(page.getByText(/^x = .*, y = 2$/)).toBeVisible()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width / 4, y, { steps: 4 })
  await page.mouse.up()
  await expect(plane).toHaveAccessibleName(/x from −1[45]/)
})

test('axes are set by numbers, brought back, and fitted to the data; sound is there when it is asked for', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length)
  await page.goto('/calculator.html#lines=(40,90),(60,10);y%3Dx')
  const plane = page.getByRole('application')
  await expect(plane).toHaveAccessibleName(/x from/)
  await page.getByText('Axes and angles').click()
  await page.getByRole('textbox', { name: 'x from' }).fill('-2')
  await page.getByRole('textbox', { name: 'x from' }).press('Enter')
  await page.getByRole('textbox', { name: 'x to' }).fill('6')
  await page.getByRole('textbox', { name: 'x to' }).press('Enter')
  await expect(plane).toHaveAccessibleName(/x from −2 to 6/)
  await expect(page.getByLabel('Same unit on both axes')).not.toBeChecked()
  await page.getByRole('button', { name: 'Zoom to fit' }).click()
  await expect(plane).not.toHaveAccessibleName(/x from −2 to 6/)
  const ends = /x from (\S+) to (\S+), y from (\S+) to (\S+)\./.exec((await plane.getAttribute('aria-label')) ?? '')
  const [left, right, low, high] = (ends ?? []).slice(1).map((text) => Number(text.replace('−', '-')))
  expect([left! <= 40, right! >= 60, low! <= 10, high! >= 90]).toEqual([true, true, true, true])
  await page.getByLabel('Same unit on both axes').check()
  await page.getByLabel('Line 2', { exact: true }).focus()
  const trace = page.getByRole('slider', { name: 'Trace' })
  await trace.press('ArrowRight')
  expect(await tones()).toBe(0)
  await page.getByLabel('Sound while tracing').check()
  await trace.press('ArrowRight')
  await expect.poll(tones).toBeGreaterThan(0)
})

test('two fingers zoom the plane around what lies between them', { tag: '@deep' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Graph' }).click()
  const plane = page.getByRole('application')
  await expect(plane).toHaveAccessibleName(/x from −10 to 10/)
  const box = (await plane.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await context.newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    })
  await fingers('touchStart', 40)
  for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart)
  await fingers('touchEnd', null)
  await expect(plane).toHaveAccessibleName(/x from −5 to 5/)
  await fingers('touchStart', 80)
  for (const apart of [60, 40, 20]) await fingers('touchMove', apart)
  await fingers('touchEnd', null)
  await expect(plane).toHaveAccessibleName(/x from −20 to 20/)
  // One finger afterwards moves it again.
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 3 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + box.width / 4, y, id: 3 }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(plane).toHaveAccessibleName(/x from −30 to 10/)
  await context.close()
})
