import type { Page } from '@playwright/test'
import { clean } from './support/axe.ts'
import { examCalls } from './support/exams.ts'
import { buy, enter, expect, newMember, test } from './support/people.ts'

const MINUTE = 60_000
/** The deep run alone takes these journeys: at a desk and on a phone. Asked for by name, the file has the desk. */
const WIDTHS = process.env.DEEP === '1' ? [1440, 390] : [1440]

/** Time passes for the server and for the page. */
async function wait(page: Page, ms: number): Promise<void> {
  await page.request.post('/dev/clock', { data: { advance_ms: ms } })
  await page.clock.fastForward(ms)
}

/** On a phone some tools lie under "More". */
async function tool(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Tools' })
  const button = bar.getByRole('button', { name, exact: true })
  if (await button.isHidden()) await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
}

for (const width of WIDTHS) {
  test(`an ACT Reading exam at ${width} px: a hidden clock is back for five minutes, and what was struck out stays`, {
    tag: ['@alone', '@deep'],
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const person = await newMember(page.request)
    await buy(page, person, 'ACT Reading')
    await enter(page, person, 'ACT Reading')
    const exams = examCalls(page.request, person)
    await page.clock.install()
    await page.goto('/exams/start/act-reading')
    await expect(page.getByText('36 questions, 40 minutes')).toBeVisible()
    await page.getByRole('button', { name: 'Begin the exam' }).click()
    const timer = page.getByRole('timer')
    await expect(timer).toContainText(/39:|40:/)
    const id = await exams.running()

    if (width === 390) await page.getByRole('tab', { name: /Question/ }).click()
    await page.getByRole('button', { name: 'Strike out option B' }).click()
    await page.getByRole('button', { name: /^Option A/ }).click()
    await tool(page, 'Mark for review')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await clean(page, `an exam with a passage at ${width} px`)

    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(timer).toHaveText('Hidden')
    await wait(page, 34 * MINUTE)
    await expect(timer).toHaveText('Hidden')
    await wait(page, MINUTE + 5000)
    await expect(timer).toHaveText(/^0?4:/)
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeDisabled()

    await page.reload()
    if (width === 390) await page.getByRole('tab', { name: /Question/ }).click()
    await expect(page.getByRole('button', { name: 'Restore option B' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Option A/ })).toHaveAttribute('aria-pressed', 'true')
    await tool(page, 'Review')
    await expect(page.getByText('35 questions have no answer yet')).toBeVisible()
    await expect(page.getByText('1 marked for review')).toBeVisible()

    // Nobody hands it in: the time does.
    await wait(page, 5 * MINUTE)
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    const { sections } = await exams.report(id)
    expect(sections.map((s) => [s.topic, s.modules.map((m) => [m.questions, m.minutes, m.closed_by])])).toEqual([
      ['ACT Reading', [[36, 40, 'time']]],
    ])
    await expect(page.getByText(/handed in when its time was over/)).toBeVisible()
  })
}
