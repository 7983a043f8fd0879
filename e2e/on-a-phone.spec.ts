import type { Locator } from '@playwright/test'
import { answer, buy, enter, expect, makeTest, newGuest, newMember, submitStep, test } from './support/people.ts'

const PHONE = { width: 390, height: 844 }

/** What is written in it stays inside its own border. */
const overflows = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) =>
    all.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent ?? ''),
  )

test('a guest on a phone: the welcome fits the screen with its last button, and once put away it comes back at the next visit', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await enter(page, await newGuest(page.request))
  await page.goto('/dashboard')
  const last = page.getByRole('button', { name: 'Look around first' })
  await expect(page.getByRole('dialog').getByText('Test date and goal')).toBeVisible()
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  // One slim line, and the page's own button is the only one that calls.
  const banner = page.getByRole('complementary', { name: 'Guest' })
  await expect(banner.getByRole('link', { name: 'Become a Member' })).toBeVisible()
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(44)
  const bar = page.getByRole('navigation', { name: 'Quick' })
  await bar.getByRole('link', { name: /^Today/ }).click()
  await expect(page).toHaveURL(/\/today/)
  await expect(page.getByRole('radio', { name: '10 minutes' })).toBeVisible()
  expect(await overflows(page.locator('fieldset label'))).toEqual([])
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('button', { name: 'Test date and goal' })).toBeVisible()
  await expect(last).toBeHidden()
  // As long as the diagnostic is not started (spec §2).
  const visit = await page.context().newPage()
  await visit.goto('/dashboard')
  await expect(visit.getByRole('button', { name: 'Look around first' })).toBeVisible()
})

test('Escape closes the menu wherever the focus is, and gives it back', { tag: '@deep' }, async ({ page, student }) => {
  await page.setViewportSize(PHONE)
  await enter(page, student)
  await page.goto('/flashcards')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  // On a public page too, where the application may not be there yet.
  await page.goto('/about', { waitUntil: 'commit' })
  const details = page.locator('header details')
  await details.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(details).not.toHaveAttribute('open')
})

test('the foot of a page leads a member on and a visitor in', { tag: '@deep' }, async ({ page, student }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  const start = page.getByRole('navigation', { name: 'Start' })
  await expect(start.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await enter(page, student)
  await page.goto('/about')
  await expect(start.getByRole('link', { name: 'Sign Up' })).toBeHidden()
  await expect(start.getByRole('button', { name: 'Try now' })).toBeHidden()
  await expect(start.getByRole('link', { name: 'Today' })).toBeVisible()
})

test('nothing moves under the finger while a guest is made', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
  await page.goto('/')
  const main = page.getByRole('main')
  const beside = main.getByRole('link', { name: 'Log In' })
  const button = main.getByRole('button', { name: 'Try It Now' }).first()
  await expect(beside).toBeVisible()
  const before = await beside.boundingBox()
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/api/v1/users', async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await expect(main.getByRole('button', { name: 'One moment…' })).toBeDisabled()
  expect(await beside.boundingBox()).toEqual(before)
  go()
  await expect(page).toHaveURL(/for-students/)
})

test('the reference lies below the question on a phone, and Escape closes it from anywhere', { tag: '@deep' }, async ({
  page,
  student,
}) => {
  await page.setViewportSize(PHONE)
  await enter(page, student)
  const id = await makeTest(page, student, { number_of_questions: 3 })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Reference', exact: true }).click()
  const sheet = page.getByRole('region', { name: 'Reference', exact: true })
  await expect(sheet).toBeVisible()
  const next = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox()
  const top = (await sheet.boundingBox())?.y ?? 0
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(top + 1)
  await page.locator('#question').focus()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: PHONE })
  test('the reference sheet is brought nearer by its buttons, by the keyboard and by two fingers, and the page is not', {
    tag: '@deep',
  }, async ({ page, student }) => {
    await enter(page, student)
    const id = await makeTest(page, student, { number_of_questions: 3 })
    await page.goto(`/tests/${id}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Reference', exact: true }).click()
    const sheet = page.getByRole('region', { name: /^Reference sheet of/ })
    const drawn = sheet.locator('h2')
    const size = async () => (await drawn.boundingBox())?.height ?? 0
    const width = async () => (await drawn.boundingBox())?.width ?? 0
    const narrow = await width()
    const said = page.getByRole('status', { name: 'Zoom' })
    const whole = await size()

    const [nearer, farther] = ['Zoom in', 'Zoom out'].map((name) => page.getByRole('button', { name }))
    for (const percent of [125, 150, 175, 200, 225, 250]) {
      await nearer?.tap()
      await expect(said).toHaveText(`${percent}%`)
    }
    await expect(nearer!).toBeDisabled()
    expect(await size()).toBeGreaterThan(whole * 2)
    // Like a picture: no line of it breaks anew.
    expect(await width()).toBeGreaterThan(narrow * 2.2)
    // The sheet is moved within its frame; the page stays as wide as the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

    await sheet.focus()
    await page.keyboard.press('0')
    await expect(said).toHaveText('100%')
    await page.keyboard.press('+')
    await expect(said).toHaveText('125%')
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expect(said).toHaveText('75%')
    await expect(farther!).toBeDisabled()
    expect(await size()).toBeLessThan(whole)
    // The same keys zoom the question elsewhere: here they do not.
    expect(await page.locator('#main').evaluate((main) => getComputedStyle(main).zoom)).toBe('1')
    await page.keyboard.press('0')

    const box = (await sheet.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart / 2, y, id: 0 },
                { x: x + apart / 2, y, id: 1 },
              ],
      })
    await touch('touchStart', 80)
    for (const apart of [100, 120, 140, 160]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await expect(said).toHaveText('200%')
    expect(await size()).toBeGreaterThan(whole * 1.7)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  test('the calculator’s tabs, switches and keys fit it', { tag: '@deep' }, async ({ page, student }) => {
    await enter(page, student)
    const id = await makeTest(page, student, { number_of_questions: 3 })
    await page.goto(`/tests/${id}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Calculator', exact: true }).click()
    const calculator = page.frameLocator('iframe[title="Calculator"]')
    await calculator.getByRole('button', { name: '5', exact: true }).click()
    await calculator.getByRole('button', { name: 'Equals' }).click()
    const small = await calculator
      .locator('[role=tabpanel]:not([hidden]) :is(button, label), [role=tab]')
      .evaluateAll((all) =>
        all.flatMap((el) => {
          const { height } = el.getBoundingClientRect()
          return height > 0 && height < 43.5 ? [`${el.getAttribute('aria-label') ?? el.textContent} ${height}`] : []
        }),
      )
    expect(small).toEqual([])
  })

  test('after Submit the header says how it went, where the clock was', { tag: '@deep' }, async ({ page, student }) => {
    await enter(page, student)
    const id = await makeTest(page, student, { number_of_questions: 3, tutor: true })
    await page.goto(`/tests/${id}`)
    const clock = page.getByRole('group', { name: 'Time used' })
    await expect(clock).toBeVisible()
    const place = await page.getByRole('banner').boundingBox()
    await answer(page, 'B', '-99')
    await submitStep(page)
    await expect(clock).toBeHidden()
    await expect(page.getByRole('group', { name: 'This question' })).toContainText(/Right|Not right/)
    expect(await page.getByRole('banner').boundingBox()).toEqual(place)
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a page that is loaded without a connection says so, and opens by itself', { tag: '@deep' }, async ({
    page,
    context,
    student,
  }) => {
    await enter(page, student)
    await page.goto('/tests')
    await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible()
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
    await context.setOffline(true)
    await page.goto('/lessons')
    // Chromium 150 tells a page that the worker brought that it is online: such a page can only say that the connection failed.
    const said =
      /You are offline\. This page opens by itself when you are back online\.|The connection failed\. This page tries again by itself/
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  })
})

test('a passage leads to its question before anything can be submitted, and what is said leaves title and EXIT free', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  await page.goto(`/tests/${await makeTest(page, member, { number_of_questions: 1, tutor: true })}`)
  await expect(page.getByRole('tab', { name: 'Passage' })).toHaveAttribute('aria-selected', 'true')
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await expect(submit).toBeHidden()
  await page.getByRole('button', { name: 'To question' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await submit.click()
  const said = page.getByText('No answer yet.')
  await expect(said).toBeVisible()
  const bar = await page.getByRole('contentinfo').boundingBox()
  const line = await said.boundingBox()
  expect(line?.y).toBeGreaterThan(PHONE.height / 2)
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  // Without a tutor as well: Next would pass over a question that was not seen.
  await page.goto(`/tests/${await makeTest(page, member, { number_of_questions: 1 })}`)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(page.getByRole('tab', { name: 'Passage' })).toHaveAttribute('aria-selected', 'true')
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: 'To question' }).click()
  await page.getByRole('button', { name: /^Option A/ }).click()
  await page.getByRole('tab', { name: 'Passage' }).click()
  await expect(next).toBeVisible()
})

test('the number of a step stands beside the first line of a formula that takes two', { tag: '@deep' }, async ({
  page,
  student,
}) => {
  await page.setViewportSize(PHONE)
  await enter(page, student)
  await page.goto('/lessons/trig-law-of-cosines')
  const all = page.getByRole('button', { name: 'Show all steps' })
  await expect(all.first()).toBeVisible()
  const examples = page.getByRole('button', { name: /^Open example/ })
  while ((await examples.count()) > 0) await examples.first().click()
  while ((await all.count()) > 0) await all.first().click()
  // A mark without a size, put before a formula, lies on the line of writing that the number of the list takes.
  const lines = await page.locator('ol > li .katex').evaluateAll((formulas) =>
    formulas.flatMap((formula) => {
      const bases = [...formula.querySelectorAll('.katex-base')].map((base) => base.getBoundingClientRect())
      const [first, last] = [bases[0], bases.at(-1)]
      if (!first || !last || last.top < first.bottom) return []
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      formula.before(mark)
      const at = mark.getBoundingClientRect().bottom
      mark.remove()
      return [at >= first.top && at <= first.bottom ? 'first line' : `lower: ${formula.textContent}`]
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines)).toEqual(new Set(['first line']))
})
