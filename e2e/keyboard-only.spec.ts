import type { Page } from '@playwright/test'
import { enter, expect, makeTest, test } from './support/people.ts'

const MOST_TABS = 60

/** The name of what has the focus, as somebody hears it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const el = document.activeElement
    if (!el || el === document.body) return ''
    return (el.getAttribute('aria-label') ?? el.textContent ?? '').replace(/\s+/g, ' ').trim()
  })

/** Whether what has the focus shows it: an outline or a shadow that it has not without. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const el = document.activeElement as HTMLElement | null
    if (!el || el === document.body) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(el)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })

/** Goes on by Tab until something of this name has the focus, and sees that the focus is shown there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = []
  for (let n = 0; n < MOST_TABS; n++) {
    const here = await focused(page)
    if (name.test(here)) {
      expect(await showsFocus(page), `the focus is seen on ${here}`).toBe(true)
      return
    }
    met.push(here.slice(0, 30))
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by Tab to ${name}; met: ${met.join(' | ')}`)
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** After a change of pages the focus is at the start of the new one, never lost. */
const atStart = (page: Page) => expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')

async function tabToField(page: Page): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'INPUT')) return
    await page.keyboard.press('Tab')
  }
  throw new Error('No way by Tab to the field for the answer')
}

async function answerByKey(page: Page, letter: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Question \d/ })).toBeVisible()
  const grid = page.getByLabel('Your answer')
  if (await grid.isVisible()) {
    await tabToField(page)
    await page.keyboard.type('98')
  } else {
    await page.keyboard.press(letter)
    await expect(page.locator('ul[aria-label=Options] [aria-pressed=true]')).toHaveCount(1)
  }
}

test('without a pointer: from the home page over the first questions and the result to Today and a logged mistake', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
  await page.goto('/')
  await press(page, /^Try It Now$/)
  await expect(page).toHaveURL(/for-students/)
  await atStart(page)
  await press(page, /^Algebra 1/)
  const welcome = page.getByRole('dialog', { name: /Welcome/ })
  await expect(welcome).toBeVisible()
  await press(page, /^5 questions first/)
  await expect(page).toHaveURL(/\/tests\/\d+$/)

  for (let n = 1; n <= 5; n++) {
    await expect(page.getByRole('heading', { name: `Question ${n}` })).toBeVisible()
    await answerByKey(page, 'b')
    await press(page, /^Submit$/)
    const explained = page.getByRole('heading', { name: 'Explanation' })
    const show = page.getByRole('button', { name: 'Show the solution' })
    await expect(explained.or(show).first()).toBeVisible()
    if (await show.isVisible()) await press(page, /^Show the solution$/)
    await expect(explained).toBeVisible()
    await press(page, n < 5 ? /^Next$/ : /^Finish$/)
  }

  // Each is answered and explained: nothing is left to decide.
  await expect(page).toHaveURL(/\/result$/)
  await atStart(page)

  const row = page.getByRole('button', { name: /^3\. / })
  await press(page, /^3\. /)
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, /^Next$/)
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Question 4: / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toBeFocused()

  await press(page, /^Log Question$/)
  await expect(page).toHaveURL(/\/mistakes\/new/)
  await atStart(page)
  const logged = page.url()
  await press(page, /^(Yes, that’s it|Log it)$/)
  // The next one of the row, or the dashboard after the last.
  await expect(page).not.toHaveURL(logged)
  await atStart(page)

  await page.goto('/tests')
  await press(page, /^Today/)
  await expect(page).toHaveURL(/\/today$/)
  await atStart(page)
  await press(page, /^Start$/)
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible()
})

test('a tutor question by keys alone: how sure, a hint, Submit; nothing is given away by a slip', {
  tag: '@deep',
}, async ({ page, student }) => {
  await enter(page, student)
  const id = await makeTest(page, student, { number_of_questions: 3, tutor: true })
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  // The sheet of keys gives the focus back.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No answer yet. Give one, or submit again to leave it blank.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Unsure' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('t')
  await expect(page.getByText('What to look for:')).toBeInViewport({ ratio: 1 })
  await answerByKey(page, 'b')
  await page.keyboard.press('Enter')
  const solution = page.getByRole('heading', { name: 'Explanation' })
  await expect(solution.or(page.getByText('Not right yet.')).first()).toBeVisible()
})

test('after Submit the focus goes to what comes next: the next try, its answer, the explanation', {
  tag: '@deep',
}, async ({ page, student }) => {
  await enter(page, student)
  const id = await makeTest(page, student, { number_of_questions: 1, tutor: true })
  // Whatever is answered, it is wrong: what is looked at here is where the focus goes.
  await page.route('**/first_try', (route) => route.fulfill({ json: { right: false, happened: null } }))
  await page.goto(`/tests/${id}`)
  await answerByKey(page, 'b')
  await page.getByRole('button', { name: 'Submit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your answer').or(page.getByRole('button', { name: /^Option A/ }))).toBeFocused()
  await page.reload()
  await answerByKey(page, 'c')
  await page.getByRole('button', { name: 'Submit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeFocused()
})
