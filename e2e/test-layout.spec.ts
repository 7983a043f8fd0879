import { buy, enter, expect, makeTest, newGuest, newMember, test } from './support/people.ts'

type Box = { x: number; y: number; width: number; height: number }

test('on the narrowest phone the bar keeps title, clock, tools and the way out apart', { tag: '@deep' }, async ({
  page,
}) => {
  const guest = await newGuest(page.request)
  await enter(page, guest)
  const id = await makeTest(page, guest, { timed: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/tests/${id}`)
  await page.getByRole('button', { name: 'Star', exact: true }).click()
  const parts = [
    page.getByText('Algebra 1', { exact: true }),
    page.getByText('Practice test', { exact: true }),
    page.getByRole('timer'),
    page.getByRole('button', { name: 'Hide' }),
    page.getByRole('button', { name: 'Starred' }),
    page.getByRole('button', { name: 'More', exact: true }),
    page.getByRole('button', { name: 'EXIT' }),
  ]
  // What is seen: a place to tap may be larger than its word.
  const seen = (element: Element): Box => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  }
  const boxes = await Promise.all(parts.map((part) => part.evaluate(seen)))
  for (const [i, a] of boxes.entries()) {
    expect(a.x >= 0 && a.x + a.width <= 320, `part ${i} lies on the screen`).toBe(true)
    for (const [j, b] of boxes.entries()) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      if (i < j) expect(apart, `parts ${i} and ${j} are apart`).toBe(true)
    }
  }
})

test('a passage test shows numbered lines beside the question, and two tabs on a phone', { tag: '@deep' }, async ({
  page,
}) => {
  const member = await newMember(page.request)
  await buy(page, member, 'ACT Reading')
  await enter(page, member, 'ACT Reading')
  await page.goto('/tests/new')
  await page.getByLabel('Number of passages').fill('9')
  await expect(page.getByText(/The max is \d passages\./)).toBeVisible()
  await page.getByLabel('Number of passages').fill('1')
  await page.getByRole('button', { name: 'Create Test' }).click()
  await expect(page.getByRole('article', { name: 'Passage' })).toBeVisible()
  await expect(page.getByText('Line', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Written for practice: authors, studies/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculator' })).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Question' }).click()
  await expect(page.getByRole('button', { name: /^Option A/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Passage' }).click()
  await expect(page.getByRole('article', { name: 'Passage' })).toBeVisible()
  // On the phone the lines flow as one text, which keeps every fifth number.
  await expect(page.getByText('Line', { exact: true })).toBeHidden()
  await expect(page.locator('[data-line="5"]')).toBeVisible()
  const goingOn = await page.evaluate(() => {
    const boxes = (n: number) => [...(document.querySelector(`[data-line="${n}"] + span`)?.getClientRects() ?? [])]
    return [1, 2, 3, 4, 5, 6].filter((n) => boxes(n).at(-1)?.bottom === boxes(n + 1)[0]?.bottom).length
  })
  expect(goingOn).toBeGreaterThan(2)
  // In the margin, where no number is read as a word of the text.
  const apart = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-line] + span')].flatMap((span) => [...span.getClientRects()])
    const right = Math.max(...texts.map((box) => box.right))
    return (document.querySelector('[data-line="5"]')?.getBoundingClientRect().left ?? 0) - right
  })
  expect(apart).toBeGreaterThanOrEqual(0)
})
