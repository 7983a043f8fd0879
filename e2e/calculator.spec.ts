import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { answer, enter, expect, makeTest, newGuest, submitStep, test } from './support/people.ts'

/** Opens a test and its calculator by the toolbar. */
async function openInTest(page: Page): Promise<FrameLocator> {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { number_of_questions: 2 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  return page.frameLocator('iframe[title="Calculator"]')
}

/** Pixels of the canvas that have the first curve's colour, or one near to it. */
const inked = (calculator: FrameLocator): Promise<number> =>
  calculator.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4) if (data[i + 2]! > data[i]! + 60 && data[i + 3]! > 200) count += 1
    return count
  })

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

test('a result turns into a fraction and back, and the history is kept in the test', async ({ page }) => {
  const calculator = await openInTest(page)
  const line = calculator.getByLabel('Calculation')
  await line.fill('2/3 + 1/6')
  await line.press('Enter')
  await expect(calculator.locator('#result')).toHaveText('= 0.833333333333')
  await calculator.getByRole('button', { name: 'Fractions', exact: true }).click()
  await expect(calculator.locator('#result')).toHaveText('= 5/6')
  await page.getByRole('button', { name: 'Close Calculator' }).click()
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  await expect(calculator.getByRole('button', { name: 'Use again: 2/3 + 1/6' })).toBeVisible()
})

test('a parabola is drawn, moved by keys, traced and listed', async ({ page }) => {
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

test('a system is solved by its intersection, by keyboard alone, and spoken', async ({ page }) => {
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

test('circles, inequalities, x = 3 and a regression are drawn and told', async ({ page }) => {
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

test('lines are hidden, moved, removed and brought back, and pasted several at once', async ({ page, context }) => {
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

test('the number line shows what fits an inequality', async ({ page }) => {
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Number line' }).click()
  await page.getByLabel('Inequality').fill('x^2 - x - 6 > 0')
  await expect(page.getByText('x < −2 or x > 3')).toBeVisible()
  await expect(page.getByText('(−∞, −2) ∪ (3, ∞)')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Number line: x < −2 or x > 3' })).toBeVisible()
})

test('numbers of the number line are as large on the narrowest phone as on a desk', async ({ page }) => {
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

test('dragging moves the plane, and a tap reads a value', async ({ page }) => {
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

test('axes are set by numbers, brought back, and fitted to the data; sound is there when it is asked for', async ({
  page,
}) => {
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

test('what was written stays in its test, and another test begins empty', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const [one, two] = [await makeTest(page, guest), await makeTest(page, guest)]
  const calculator = page.frameLocator('iframe[title="Calculator"]')
  const open = async (id: number) => {
    await page.goto(`/tests/${id}`)
    await page.getByRole('button', { name: 'Calculator', exact: true }).click()
    await calculator.getByRole('tab', { name: 'Graph' }).click()
  }
  await open(one)
  await calculator.getByLabel('Line 1', { exact: true }).fill('y = 7')
  await expect(calculator.getByText('Horizontal line at y = 7.').first()).toBeAttached()
  // Kept at once when the panel closes, so nothing has to be waited for.
  await page.getByRole('button', { name: 'Close Calculator' }).click()
  await open(two)
  await expect(calculator.getByLabel('Line 1', { exact: true })).toHaveValue('')
  await open(one)
  await expect(calculator.getByLabel('Line 1', { exact: true })).toHaveValue('y = 7')
})

test('on a desk the panel does not lie on the answer; on a phone it has the lower half', async ({ page }) => {
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

test('nothing of it is loaded before it opens, and at most 180 KB then', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest)
  const sizes = new Map<string, number>()
  const log = await page.context().newCDPSession(page)
  await log.send('Network.enable')
  const names = new Map<string, string>()
  log.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, new URL(response.url).pathname))
  log.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(names.get(requestId) ?? requestId, encodedDataLength),
  )
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...sizes.keys()].filter((path) => /calculator|GraphTab|analysis/i.test(path))).toEqual([])
  const before = new Set(sizes.keys())
  await page.getByRole('button', { name: 'Calculator', exact: true }).click()
  const calculator = page.frameLocator('iframe[title="Calculator"]')
  await calculator.getByRole('tab', { name: 'Graph' }).click()
  await calculator.getByLabel('Line 1', { exact: true }).fill('y = x^2')
  await expect(calculator.getByText(/^Parabola that opens up\./)).toBeVisible()
  const opened = [...sizes].filter(([path]) => !before.has(path) && !path.startsWith('/api/'))
  const total = opened.reduce((n, [, size]) => n + size, 0)
  expect(total, JSON.stringify(opened)).toBeGreaterThan(50_000)
  expect(total, JSON.stringify(opened)).toBeLessThanOrEqual(180 * 1024)
})

test('an explanation opens the grapher with the lines of its question', async ({ page }) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { tutor: true, number_of_questions: 1 })
  // Whichever question was drawn, it now asks for this.
  await page.route(/\/api\/v1\/tests\/(save\/)?\d+$/, async (route) => {
    const response = await route.fetch()
    type Shown = { content: string }[]
    const body = (await response.json()) as { questions_attributes?: Shown; questions?: Shown }
    for (const question of [...(body.questions_attributes ?? []), ...(body.questions ?? [])])
      question.content = '<p>Solve $3x - 7 = x + 1$ for $x$.</p>'
    await route.fulfill({ response, json: body })
  })
  await page.goto(`/tests/${id}`)
  await answer(page, 'A', '1')
  await submitStep(page)
  await page.getByRole('button', { name: 'See it on a graph' }).click()
  const grapher = page.frameLocator('iframe[title="Graph"]')
  await expect(grapher.getByLabel('Line 1', { exact: true })).toHaveValue('y=3x-7')
  await expect(grapher.getByLabel('Line 2', { exact: true })).toHaveValue('y=x+1')
  await expect(grapher.getByRole('button', { name: /Lines 1 and 2 meet: \(4, 5\)/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close Graph' }).click()
  await expect(page.locator('iframe[title="Graph"]')).toBeHidden()
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

test('on a tablet it opens in the lower half, and is moved and resized by pointer and by keys', async ({ page }) => {
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

test('two fingers zoom the plane around what lies between them', async ({ browser }) => {
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

test('a theme chosen in the application reaches the open calculator', async ({ page, context }) => {
  await page.goto('/calculator.html')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
