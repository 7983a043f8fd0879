import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { buy, enter, expect, newMember, test } from './support/people.ts'
import { picture } from './support/pictures.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Highlight', exact: true })

/** The words that the browser has painted blue. */
const blue = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('mark-blue') ?? [])].map((range) => (range as Range).toString()).join('|'),
  )

/** Selects words of the text and of what is asked about it, as a pointer would that is dragged over both. */
const selectFromTextToQuestion = (page: Page) =>
  page.evaluate(() => {
    const [text, ask] = [...document.querySelectorAll('[data-part^="stem:"]')].map((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      let last = texts.nextNode() as Text
      const first = last
      while (texts.nextNode()) last = texts.currentNode as Text
      return { first, last }
    })
    if (!text || !ask) throw new Error('the text is not beside the question')
    document.getSelection()?.setBaseAndExtent(text.last, Math.max(0, text.last.length - 12), ask.first, 5)
  })

test('in an exam a short text stands beside its question, with a divider; what was marked is there after a reload and in the review', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await newMember(page.request)
  await buy(page, person, 'SAT Reading and Writing')
  await enter(page, person, 'SAT Reading and Writing')
  const exams = examCalls(page.request, person)
  await page.goto('/exams/start/sat-reading-writing')
  await page.getByRole('button', { name: 'Begin the first module' }).click()
  const text = page.getByRole('article', { name: 'Text' })
  const divider = page.getByRole('separator', { name: 'Width of the text' })
  const width = async () => (await text.boundingBox())!.width
  await expect(text).toBeVisible()
  const before = await width()
  await divider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '54')
  expect(await width()).toBeGreaterThan(before)
  const grip = (await divider.boundingBox())!
  await page.mouse.move(grip.x, grip.y + 40)
  await page.mouse.down()
  await page.mouse.move(grip.x - 200, grip.y + 40, { steps: 4 })
  await page.mouse.up()
  expect(await width()).toBeLessThan(before)

  await selectFromTextToQuestion(page)
  await bar(page).getByRole('button', { name: 'Highlight blue' }).click()
  const words = await blue(page)
  expect(words.length).toBeGreaterThan(10)
  await page.evaluate(() => {
    const first = document
      .createTreeWalker(document.querySelector('[data-part^="stem:"]') as Element, NodeFilter.SHOW_TEXT)
      .nextNode() as Text
    document.getSelection()?.setBaseAndExtent(first, 0, first, 4)
  })
  await bar(page).getByRole('button', { name: 'Note', exact: true }).click()
  await bar(page).getByLabel('Note').fill('Who says this?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Strike out option C' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await clean(page, 'a text beside its question')
  await picture(page, 'text-beside')

  await page.reload()
  await expect.poll(() => blue(page)).toBe(words)
  await expect(page.getByRole('button', { name: 'Note: Who says this?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore option C' })).toBeVisible()
  await expect(divider).not.toHaveAttribute('aria-valuenow', '50')
  // On a narrow screen the question is one piece again, with the same words marked.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(divider).toBeHidden()
  await expect.poll(() => blue(page)).toBe(words)
  await picture(page, 'text-above')
  await page.setViewportSize({ width: 1440, height: 900 })

  const id = await exams.running()
  const first = Number(page.url().split('/').at(-1))
  await page.goto('/today')
  for (const part of [0, 1]) await exams.takeModule(id, part)
  await exams.finish(id)
  await page.goto(`/tests/${first}`)
  await expect.poll(() => blue(page)).toBe(words)
  await expect(page.getByRole('button', { name: 'Note: Who says this?' })).toBeVisible()
  await page.goto(`/tests/${first}/result`)
  await page.getByRole('button', { name: /^1\. / }).first().click()
  await expect(page.getByRole('dialog').getByText('Who says this?')).toBeVisible()
  await expect.poll(() => blue(page)).toBe(words)
})

const THEMES = ['light', 'dark', 'contrast-light', 'contrast-dark'] as const

/** What stands behind words that are selected, and behind those that are highlighted. */
const behindWords = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-part^="stem:"]') as Element
    const behind = (pseudo: string) => getComputedStyle(root, pseudo).backgroundColor
    const kept = ['yellow', 'blue', 'pink'].map((tint) => behind(`::highlight(mark-${tint})`))
    return { selected: behind('::selection'), kept }
  })

const numbers = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
/** How far two colors lie apart, of 441. */
const apart = (one: string, other: string): number =>
  Math.hypot(
    ...numbers(one)
      .slice(0, 3)
      .map((value, i) => value - (numbers(other)[i] ?? 0)),
  )

for (const width of [390, 1440])
  test(`at ${width} px words that are only selected look unlike every highlight, in every theme, and leave nothing behind`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = await newMember(page.request)
    await buy(page, person, 'SAT Reading and Writing')
    await enter(page, person, 'SAT Reading and Writing')
    await page.goto('/exams/start/sat-reading-writing')
    await page.getByRole('button', { name: 'Begin the first module' }).click()
    await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
    /** A quarter of the longest line: lines of a poem are short. */
    const select = (quarter: number) =>
      page.evaluate((which) => {
        const texts = document.createTreeWalker(document.querySelector('[data-part^="stem:"]')!, NodeFilter.SHOW_TEXT)
        let longest = texts.nextNode() as Text
        while (texts.nextNode())
          if ((texts.currentNode as Text).length > longest.length) longest = texts.currentNode as Text
        const length = Math.floor(longest.length / 4)
        document.getSelection()?.setBaseAndExtent(longest, which * length, longest, (which + 1) * length - 1)
      }, quarter)
    for (const [i, tint] of ['yellow', 'blue', 'pink'].entries()) {
      await select(i)
      await bar(page)
        .getByRole('button', { name: `Highlight ${tint}` })
        .click()
    }
    await select(3)
    await expect(bar(page)).toBeVisible()
    for (const theme of THEMES) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value
      }, theme)
      // Another width would lay the words anew, and nothing would be selected.
      const folder = process.env.PICTURES
      if (folder) await page.screenshot({ path: `${folder}/selected-${width}-${theme}.png` })
      const { selected, kept } = await behindWords(page)
      for (const tint of kept) expect([theme, tint, apart(selected, tint) > 60]).toEqual([theme, tint, true])
    }
    // Going on without a choice: the words are as they were.
    await page.evaluate(() => document.getSelection()?.removeAllRanges())
    await expect(bar(page)).toBeHidden()
    const painted = await page.evaluate(() =>
      [...CSS.highlights.values()].reduce((sum, ranges) => sum + ranges.size, 0),
    )
    expect(painted).toBe(3)
  })
