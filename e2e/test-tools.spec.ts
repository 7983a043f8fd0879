import type { Page } from '@playwright/test'
import { buy, enter, expect, makeTest, newMember, type Person, test } from './support/people.ts'

const MINUTE = 60_000
const LOOKS = { yellow: 'Highlight yellow', blue: 'Highlight blue', pink: 'Highlight pink', underline: 'Underline' }

/** The longest run of words of the question, from one letter to another. */
const pick = (page: Page, from: number, to: number): Promise<string> =>
  page.evaluate(
    ([start, end]) => {
      let longest: Text | undefined
      for (const root of document.querySelectorAll('[data-part^="stem:"]')) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const at = texts.currentNode as Text
          if (!at.parentElement?.closest('svg, .katex') && at.length > (longest?.length ?? 0)) longest = at
        }
      }
      if (!longest || longest.length < end) return ''
      document.getSelection()?.setBaseAndExtent(longest, start, longest, end)
      // A highlight ends with the word, not with the space behind it.
      return longest.data.slice(start, end).trim()
    },
    [from, to] as const,
  )

const painted = (page: Page, look: string): Promise<string> =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(`mark-${name}`) ?? [])].map((range) => (range as Range).toString()).join('|'),
    look,
  )

/** On a phone, and on a desk with the seldom ones, tools lie under "More". */
async function tool(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Tools' })
  if (await bar.getByRole('button', { name, exact: true }).isHidden())
    await bar.getByRole('button', { name: 'More', exact: true }).click()
  await bar.getByRole('button', { name, exact: true }).locator('visible=true').click()
}

/** Time passes for the server and for the page. */
async function wait(page: Page, ms: number): Promise<void> {
  await page.request.post('/dev/clock', { data: { advance_ms: ms } })
  await page.clock.fastForward(ms)
}

/** Opens a test and says how many minutes it has. */
const KINDS: Readonly<Record<string, (page: Page, person: Person) => Promise<number>>> = {
  'a practice test': async (page, person) => {
    const id = await makeTest(page, person, { timed: true, number_of_questions: 20 })
    await page.goto(`/tests/${id}`)
    return 20 * (95 / 60)
  },
  'an exam': async (page) => {
    await page.goto('/exams/start/sat-math')
    await page.getByRole('button', { name: 'Begin the first module' }).click()
    return 35
  },
}

for (const [kind, open] of Object.entries(KINDS))
  for (const width of [390, 1440])
    test(`every tool of the real exam works in ${kind} at ${width} px, and what it leaves is there after a reload`, {
      tag: ['@alone', '@deep'],
    }, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      const person = await newMember(page.request)
      await buy(page, person, 'SAT Math')
      await enter(page, person, 'SAT Math')
      await page.clock.install()
      const minutes = await open(page, person)
      const heading = page.getByRole('heading', { name: /^Question \d/ })
      await expect(heading).toBeVisible()
      const strike = page.getByRole('button', { name: 'Strike out option B' })
      while (!(await strike.isVisible()) || (await pick(page, 0, 32)) === '') {
        const before = (await heading.textContent()) ?? ''
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await expect(heading).not.toHaveText(before)
      }
      const star = kind === 'an exam' ? 'Mark for review' : /^Star/
      const starred = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: star }).first()
      await starred.click()
      await expect(starred).toHaveAttribute('aria-pressed', 'true')
      await strike.click()
      await expect(page.getByRole('button', { name: 'Restore option B' })).toBeVisible()

      const bar = page.getByRole('region', { name: 'Highlight', exact: true })
      const words: Record<string, string> = {}
      for (const [i, [look, label]] of Object.entries(LOOKS).entries()) {
        words[look] = await pick(page, 8 * i, 8 * i + 6)
        await bar.getByRole('button', { name: label }).click()
        await expect.poll(() => painted(page, look)).toBe(words[look])
      }
      await pick(page, 1, 4)
      await bar.getByRole('button', { name: 'Note', exact: true }).click()
      await bar.getByLabel('Note').fill('Check the sign')
      await page.keyboard.press('Escape')

      await tool(page, 'Line Reader')
      await expect(page.getByRole('slider', { name: /^Line reader/ })).toBeVisible()
      await tool(page, 'Line Reader')
      await expect(page.getByRole('slider', { name: /^Line reader/ })).toBeHidden()
      await tool(page, 'Zoom')
      await page.getByRole('button', { name: 'Larger', exact: true }).click()
      await expect.poll(() => page.locator('#main').evaluate((el) => getComputedStyle(el).zoom)).toBe('1.25')
      await page.getByRole('button', { name: 'Smaller', exact: true }).click()
      await page.getByRole('button', { name: 'Close zoom' }).click()
      for (const [name, inside] of [
        ['Calculator', page.getByRole('button', { name: 'Close Calculator' })],
        ['Reference', page.getByRole('region', { name: 'Reference sheet of SAT Math' })],
      ] as const) {
        await tool(page, name)
        await expect(inside).toBeVisible()
        await page.getByRole('button', { name: `Close ${name}` }).click()
        await expect(inside).toBeHidden()
      }

      const timer = page.getByRole('timer')
      await page.getByRole('button', { name: 'Hide', exact: true }).click()
      await expect(timer).toHaveText('Hidden')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Restore option B' })).toBeVisible()
      await expect(starred).toHaveAttribute('aria-pressed', 'true')
      for (const look of Object.keys(LOOKS)) await expect.poll(() => painted(page, look)).toContain(words[look])
      await expect(page.getByRole('button', { name: 'Note: Check the sign' })).toBeVisible()
      await page.getByRole('button', { name: 'Hide', exact: true }).click()
      await expect(timer).toHaveText('Hidden')
      await wait(page, (minutes - 4.5) * MINUTE)
      await expect(timer).toHaveText(/^0?[34]:/)
    })
