import { openInTest } from './support/calculator.ts'
import { answer, enter, expect, makeTest, newGuest, submitStep, test } from './support/people.ts'

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

test('a result turns into a fraction and back, and the history is kept in the test', { tag: '@deep' }, async ({
  page,
}) => {
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

test('the number line shows what fits an inequality', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/calculator.html')
  await page.getByRole('tab', { name: 'Number line' }).click()
  await page.getByLabel('Inequality').fill('x^2 - x - 6 > 0')
  await expect(page.getByText('x < −2 or x > 3')).toBeVisible()
  await expect(page.getByText('(−∞, −2) ∪ (3, ∞)')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Number line: x < −2 or x > 3' })).toBeVisible()
})

test('what was written stays in its test, and another test begins empty', { tag: '@deep' }, async ({ page }) => {
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

test('nothing of it is loaded before it opens, and at most 180 KB then', { tag: '@deep' }, async ({ page }) => {
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
  // What the page itself brings late on a busy machine is not the calculator's: calls, fonts of formulas, the worker.
  const late = /^\/api\/|KaTeX|sw-register/
  const opened = [...sizes].filter(([path]) => !before.has(path) && !late.test(path))
  const total = opened.reduce((n, [, size]) => n + size, 0)
  expect(total, JSON.stringify(opened)).toBeGreaterThan(50_000)
  expect(total, JSON.stringify(opened)).toBeLessThanOrEqual(180 * 1024)
})

test('an explanation opens the grapher with the lines of its question', { tag: '@deep' }, async ({ page }) => {
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
