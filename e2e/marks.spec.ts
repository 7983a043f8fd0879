import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { buy, enter, expect, makeTest, newGuest, newMember, type Person, test } from './support/people.ts'

type Kept = { version: number; marks: { part: string; quote: string; look: string; note: string }[] }

const marksOf = async (page: Page, person: Person, id: number): Promise<Kept> => {
  const headers = { authorization: `Bearer ${person.token}` }
  return (await (await page.request.get(`/api/v1/tests/${id}/marks`, { headers })).json()) as Kept
}

/** Selects characters of a part as a pointer would, formulas counting as one. */
const selectIn = (page: Page, part: string, from: number, to: number) =>
  page.evaluate(
    ([name, start, end]) => {
      const root = [...document.querySelectorAll(`[data-part^="${name}:"]`)].at(0)
      if (!root) throw new Error(`there is no ${name}`)
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const first = texts.nextNode() as Text
      document.getSelection()?.setBaseAndExtent(first, start as number, first, Math.min(first.length, end as number))
    },
    [part, from, to] as const,
  )

/** What the browser has painted, by look. */
const painted = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...CSS.highlights].map(([name, ranges]) => [
        name,
        [...ranges].map((range) => (range as Range).toString()).join('|'),
      ]),
    ),
  )

const bar = (page: Page) => page.getByRole('region', { name: 'Highlight', exact: true })

/** A test whose first question has options, none of them drawn or as narrow as one sign, begins with words and has no table. */
async function opened(page: Page): Promise<{ person: Person; id: number }> {
  const person = await newGuest(page.request)
  await enter(page, person)
  const headers = { authorization: `Bearer ${person.token}` }
  type Shown = { questions_attributes: { content: string; options: { content: string }[] }[] }
  let id = 0
  await expect(async () => {
    id = await makeTest(page, person, { number_of_questions: 3 })
    const shown = (await (await page.request.get(`/api/v1/tests/${id}`, { headers })).json()) as Shown
    const [first] = shown.questions_attributes
    expect(first?.options.every(({ content }) => content.length > 3 && !content.includes('<svg'))).toBe(true)
    expect([first?.options.length, /^(<p>)?[A-Z][a-z ]{8}(?!.*<table)/s.test(first?.content ?? '')]).toEqual([4, true])
  }).toPass()
  await page.goto(`/tests/${id}`)
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  return { person, id }
}

test('highlights and notes are kept: over a reload, on another device, offline, and in the review', {
  tag: '@deep',
}, async ({ page, context, browser }) => {
  const { person, id } = await opened(page)
  await selectIn(page, 'stem', 0, 8)
  // Only selected: nothing is painted yet, and the selection has no tint of a highlight.
  expect(await painted(page)).toEqual({})
  await bar(page).getByRole('button', { name: 'Highlight pink' }).click()
  await expect(bar(page)).toBeHidden()
  const words = (await painted(page))['mark-pink'] ?? ''
  expect(words.length).toBeGreaterThan(2)
  await expect.poll(async () => (await marksOf(page, person, id)).marks.map((m) => m.look)).toEqual(['pink'])

  await context.setOffline(true)
  await selectIn(page, 'A', 0, 3)
  await bar(page).getByRole('button', { name: 'Note', exact: true }).click()
  await bar(page).getByLabel('Note').fill('Not this one: the sign is wrong.')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Note: Not this one: the sign is wrong.' })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await marksOf(page, person, id)).marks.length).toBe(2)

  await page.reload()
  await expect.poll(async () => (await painted(page))['mark-pink']).toBe(words)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
  await enter(phone, person)
  await phone.goto(`/tests/${id}`)
  await phone.getByRole('button', { name: 'Use here' }).or(phone.locator('[data-part^="stem"]')).first().waitFor()
  await expect.poll(async () => (await painted(phone))['mark-pink']).toBe(words)
  await selectIn(phone, 'B', 0, 4)
  await bar(phone).getByRole('button', { name: 'Underline' }).tap()
  await expect.poll(async () => (await marksOf(page, person, id)).marks.length).toBe(3)
  await phone.context().close()

  const { version } = (await (
    await page.request.get(`/api/v1/tests/${id}`, { headers: { authorization: `Bearer ${person.token}` } })
  ).json()) as { version: number }
  await page.request.put(`/api/v1/tests/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { version },
  })
  await page.goto(`/tests/${id}/result`)
  await page.getByRole('button', { name: /^1\. / }).first().click()
  const review = page.getByRole('dialog').first()
  await expect(review.getByText('Not this one: the sign is wrong.')).toBeVisible()
  await expect.poll(async () => (await painted(page))['mark-pink']).toBe(words)
  await expect
    .poll(async () => Object.keys(await painted(page)).sort())
    .toEqual(['mark-pink', 'mark-underline', 'mark-yellow'])
  await clean(page, 'a review with highlights')
})

test('a highlight is opened by a tap on its words, changed, and taken off', { tag: '@deep' }, async ({ page }) => {
  const { person, id } = await opened(page)
  await selectIn(page, 'stem', 0, 6)
  await bar(page).getByRole('button', { name: 'Highlight yellow' }).click()
  const box = await page.evaluate(() => {
    const range = [...(CSS.highlights.get('mark-yellow') ?? [])][0] as Range
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.click(box.x, box.y)
  await expect(bar(page).getByRole('button', { name: 'Highlight yellow' })).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page).getByLabel('Note')).toBeFocused()
  await bar(page).getByRole('button', { name: 'Highlight blue' }).click()
  await clean(page, 'an open highlight')
  await bar(page).getByRole('button', { name: 'Remove' }).click()
  await expect(bar(page)).toBeHidden()
  expect(await painted(page)).toEqual({})
  await expect.poll(async () => (await marksOf(page, person, id)).version).toBeGreaterThan(1)
  await expect.poll(async () => (await marksOf(page, person, id)).marks).toEqual([])
})

test('words are chosen, highlighted and noted by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  const { person, id } = await opened(page)
  await page.keyboard.press('h')
  const words = page.getByRole('slider', { name: 'Words to highlight' })
  await expect(words).toBeFocused()
  const first = await words.getAttribute('aria-valuetext')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(words).not.toHaveAttribute('aria-valuetext', first ?? '')
  const chosen = (await words.getAttribute('aria-valuetext')) ?? ''
  await clean(page, 'choosing words')
  await page.keyboard.press('2')
  await expect
    .poll(async () => (await marksOf(page, person, id)).marks)
    .toMatchObject([{ look: 'blue', quote: chosen }])
  // A browser tells of a selection late, on a busy machine after the next key: what was chosen last is what is noted.
  await page.evaluate(() => {
    const late = (told: Event) => told.stopImmediatePropagation()
    addEventListener('selectionchange', late, true)
    addEventListener('keyup', ({ key }) => key === 'n' && removeEventListener('selectionchange', late, true))
  })
  await page.keyboard.press('PageDown')
  await page.keyboard.press('n')
  await expect(bar(page).getByLabel('Note')).toBeFocused()
  await page.keyboard.type('check me')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect.poll(async () => (await marksOf(page, person, id)).marks.map((m) => m.note)).toEqual(['', 'check me'])
  // The keys that went to the words have chosen no option and turned no page.
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  await expect(page.locator('button[aria-pressed="true"]', { hasText: 'Option' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Highlights' }).click()
  const list = page.getByRole('region', { name: 'Highlights' })
  await expect(list.getByText('check me')).toBeVisible()
  await clean(page, 'the list of highlights')
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('a drag over an option marks it and does not choose it', { tag: '@deep' }, async ({ page }) => {
  await opened(page)
  const option = page.locator('[data-part^="B:"]')
  // The fonts of formulas come after the words and move what is below them; a long question pushes B off the screen.
  await page.evaluate(() => document.fonts.ready)
  await option.scrollIntoViewIfNeeded()
  const box = (await option.boundingBox())!
  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  const end = Math.min(60, box.width - 2)
  // Nobody lets go before words are marked; a busy browser draws them late.
  await expect(async () => {
    await page.mouse.move(box.x + end - 1, box.y + box.height / 2, { steps: 5 })
    await page.mouse.move(box.x + end, box.y + box.height / 2)
    expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false)
  }).toPass()
  await page.mouse.up()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Option B/ })).toHaveAttribute('aria-pressed', 'false')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Option B/ }).click()
  await expect(page.getByRole('button', { name: /^Option B/ })).toHaveAttribute('aria-pressed', 'true')
})

test('zoom, line reader and divider work by pointer and by keyboard, and the size is kept', { tag: '@deep' }, async ({
  page,
}) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  const id = await makeTest(page, member, { number_of_questions: 1 })
  await page.goto(`/tests/${id}`)
  const passage = page.getByRole('article', { name: 'Passage' })
  const divider = page.getByRole('separator', { name: 'Width of the passage' })
  const width = async () => (await passage.boundingBox())!.width
  const before = await width()
  await divider.focus()
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowLeft')
  await expect(divider).toHaveAttribute('aria-valuenow', '40')
  expect(await width()).toBeLessThan(before - 80)
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeVisible()
  const grip = (await divider.boundingBox())!
  await page.mouse.move(grip.x, grip.y + 40)
  await page.mouse.down()
  await page.mouse.move(grip.x + 200, grip.y + 40, { steps: 4 })
  await page.mouse.up()
  expect(await width()).toBeGreaterThan(before)

  await page.getByRole('heading', { name: /^Question 1/ }).click()
  await page.keyboard.press('=')
  await page.keyboard.press('=')
  await expect.poll(() => page.locator('#main').evaluate((el) => getComputedStyle(el).zoom)).toBe('1.5')
  await page.keyboard.press('l')
  const reader = page.getByRole('slider', { name: /^Line reader/ })
  const top = async () => (await reader.boundingBox())!.y
  const at = await top()
  await reader.focus()
  await page.keyboard.press('ArrowDown')
  expect(await top()).toBeGreaterThan(at)
  await clean(page, 'the line reader')
  await page.reload()
  await expect.poll(() => page.locator('#main').evaluate((el) => getComputedStyle(el).zoom)).toBe('1.5')
  await expect(divider).not.toHaveAttribute('aria-valuenow', '50')
  // A passage highlight holds at any size and width.
  await page.evaluate(() => {
    const line = document.querySelectorAll('[data-part^="passage"] [data-line] + span')
    const [from, to] = [line[2]?.firstChild, line[4]?.firstChild]
    if (from && to) document.getSelection()?.setBaseAndExtent(from, 3, to, 5)
  })
  await bar(page).getByRole('button', { name: 'Highlight blue' }).click()
  const words = (await painted(page))['mark-blue']
  expect(words?.length).toBeGreaterThan(20)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect.poll(async () => (await painted(page))['mark-blue']).toBe(words)
})
