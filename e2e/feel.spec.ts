import type { Page } from '@playwright/test'
import { publicPageList } from '../apps/web/app/routing/public-pages.ts'
import { shifts, smallTargets, smallWords, watchShifts } from './support/feel.ts'
import { answer, enter, expect, makeTest, newMember, type Person, submitStep, test } from './support/people.ts'
import { api, makeCards, missSomething } from './support/reviews.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const MOST_SHIFT = 0.02
/** The narrow one has all of it; the wide one is looked at in the deep run. */
const SIZES = process.env.DEEP === '1' ? [PHONE, DESK] : [PHONE]

/** Nothing too small for a thumb or for the eye on a phone, and nothing that moves by itself, there or on a desk. */
async function feels(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const moved = await shifts(page)
    expect.soft(moved.sum, `${path} at ${size.width}: ${moved.what.join('; ')}`).toBeLessThan(MOST_SHIFT)
    if (size === DESK) continue
    expect.soft(await smallTargets(page), `${path}: too small for a thumb`).toEqual([])
    expect.soft(await smallWords(page), `${path}: too small to read`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `${path}: wider than the phone`).toBeLessThanOrEqual(0)
  }
}

test('public pages fit a thumb and an eye on a phone, and nothing moves by itself', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(240_000)
  await watchShifts(page)
  const paths = publicPageList.filter((each) => !each.passing).map((each) => each.path)
  for (const path of [...paths, '/cart', '/orders', '/no-such-page']) await feels(page, path)
})

/** A member with a scored test, an open one, cards and mistakes, logged and to log. */
async function practiced(page: Page): Promise<{ person: Person; paths: string[] }> {
  const person = await newMember(page.request)
  await enter(page, person)
  const { id: user } = await api(page, person, 'get', '/users/current')
  await makeCards(page, person, ['slope', 'vertex'])
  const scored = await missSomething(page, person)
  const again = await missSomething(page, person)
  const open = await makeTest(page, person, { number_of_questions: 3, tutor: true })
  type Index = { mistakes_to_log: { question_id: number }[] }
  const { mistakes_to_log: toLog } = (await api(page, person, 'get', '/mistakes/index')) as unknown as Index
  const question_id = toLog[0]?.question_id
  const { id: mistake } = await api(page, person, 'post', '/mistakes/create', { question_id, identify: 'sign' })
  const cards = (await api(page, person, 'get', '/flashcards/index')) as { user_flashcards: { id: number }[] }
  const card = cards.user_flashcards[0]?.id
  return {
    person,
    paths: [
      ...['/dashboard', '/today', '/tests', '/tests/new', `/tests/${scored}/result`, `/tests/${again}/analysis`],
      ...['/mistakes', `/mistakes/new?question_id=${toLog.at(-1)?.question_id}`, `/mistakes/${mistake}`],
      ...[`/mistakes/${mistake}/edit`, '/flashcards', '/flashcards/new', `/flashcards/${card}/edit`],
      ...['/lessons', '/upgrade', '/checkout', `/users/${user}`, `/tests/${open}`, '/for-students'],
    ],
  }
}

test('the pages of a student fit a thumb and an eye on a phone, and nothing moves by itself', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(300_000)
  await watchShifts(page)
  const { paths } = await practiced(page)
  // The welcome of a new student lies over the page it is about.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const look = [...document.querySelectorAll('dialog button')].find((b) => b.textContent === 'Look around first')
        ;(look as HTMLButtonElement | undefined)?.click()
      }).observe(document.body, { childList: true, subtree: true }),
    ),
  )
  for (const path of paths) await feels(page, path)
})

for (const size of [PHONE, DESK])
  test(`neither choosing nor submitting moves the question or its options at ${size.width}`, { tag: '@deep' }, async ({
    page,
    student,
  }) => {
    await page.setViewportSize(size)
    await enter(page, student)
    const id = await makeTest(page, student, { number_of_questions: 8, tutor: true })
    await page.goto(`/tests/${id}`)
    await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
    // The first question with options.
    while (await page.getByLabel('Your answer').isVisible()) {
      await answer(page)
      await submitStep(page)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    const places = () =>
      page.evaluate(() => {
        // A solution may be brought into view, by the page or by a part of it that scrolls.
        for (let part = document.querySelector('#question'); part; part = part.parentElement) part.scrollTo(0, 0)
        const found = document.querySelectorAll('#question h1, ul[aria-label=Options] > li > button:first-child')
        return [...found].map((el) => {
          const { left, top, width, height } = el.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join(' ')
        })
      })
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    expect(before).toHaveLength(5)
    await page.getByRole('button', { name: /^Option B/ }).click()
    await expect(page.getByRole('button', { name: /^Option B/ })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(places).toEqual(before)
    await submitStep(page)
    await expect.poll(places).toEqual(before)
  })

test('a change of pages shows at once that something happens', { tag: '@deep' }, async ({ page, student }) => {
  await enter(page, student)
  await page.goto('/tests')
  await expect(page.getByRole('heading', { name: 'Previous Tests' })).toBeVisible()
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/api/v1/lessons/index', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lessons' }).click()
  const bar = page.locator('[data-busy=true]')
  await expect(bar).toBeAttached()
  const { height, opacity } = await bar.evaluate((el) => ({
    height: el.getBoundingClientRect().height,
    opacity: getComputedStyle(el).opacity,
  }))
  expect(height).toBeGreaterThanOrEqual(3)
  expect(opacity).toBe('1')
  go()
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeVisible()
  await expect(page.locator('[data-busy=true]')).toHaveCount(0)
})

test('a finding of a result opens its questions, goes through them, and can be shared as a picture', {
  tag: '@deep',
}, async ({ page }) => {
  const person = await newMember(page.request)
  await enter(page, person)
  const id = await missSomething(page, person)
  await page.goto(`/tests/${id}/result`)
  const findings = page.getByRole('list', { name: 'What this test says' })
  await expect(findings.getByRole('listitem').first()).toBeVisible()
  await findings
    .getByRole('button', { name: /Open the/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Explanation')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^1\. / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Question 2: / })).toBeVisible()
  await page.keyboard.press('Escape')
  const share = findings.getByRole('button', { name: /^Share a picture/ }).first()
  if ((await share.count()) === 0) return
  const download = page.waitForEvent('download')
  await share.click()
  expect((await download).suggestedFilename()).toBe('finding.png')
})

test('on a phone a wrong answer of a tutor test is marked, and what to do next is in sight', { tag: '@deep' }, async ({
  page,
  student,
}) => {
  await page.setViewportSize(PHONE)
  await enter(page, student)
  const id = await makeTest(page, student, { number_of_questions: 12, tutor: true })
  await page.goto(`/tests/${id}`)
  const missed = page.getByText('Not right yet.')
  const solution = page.getByRole('heading', { name: 'Explanation' })
  for (;;) {
    await answer(page, 'B', '-99')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(missed.or(solution).first()).toBeVisible()
    if ((await missed.isVisible()) && !(await page.getByLabel('Your answer').isVisible())) break
    if (await missed.isVisible()) await page.getByRole('button', { name: 'Show the solution' }).click()
    await expect(solution).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(solution).toBeHidden()
  }
  const chosen = page.getByRole('button', { name: /^Option B/ })
  await expect(chosen).toHaveAttribute('data-verdict', 'wrong')
  await expect(chosen.getByText('Not right')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Show the solution' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Show the solution' }).click()
  await expect(solution).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-verdict=right]').getByText('Correct answer')).toBeAttached()
})

test('of the pages of the application only Create Test asks for the component library at its start', async ({
  request,
}) => {
  const asks = async (path: string) => /\/assets\/mantine-/.test(await (await request.get(path)).text())
  const others = ['/dashboard', '/today', '/tests', '/tests/1', '/tests/1/result', '/tests/1/analysis', '/mistakes']
  for (const path of [...others, '/flashcards', '/lessons', '/lessons/a1-slope', '/users/1'])
    expect(await asks(path), path).toBe(false)
  expect(await asks('/tests/new')).toBe(true)
})
