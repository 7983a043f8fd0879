import type { Page } from '@playwright/test'
import { examCalls } from './support/exams.ts'
import { buy, enter, expect, newMember, test } from './support/people.ts'

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** Prints the report as a browser does by itself, on paper of both sizes. */
async function isPrinted(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/exams/${id}`)
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ media: 'print' })
  const band = page.getByRole('img', { name: /most likely between/ }).first()
  await expect(band).toHaveCSS('print-color-adjust', 'exact')
  await expect(band.locator('span')).toHaveCSS('print-color-adjust', 'exact')
  // The margin that browsers leave by themselves.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  for (const format of ['A4', 'Letter'] as const) {
    const path = process.env.PICTURES ? `${process.env.PICTURES}/${name}-${format}.pdf` : undefined
    expect(pages(await page.pdf({ format, margin, ...(path ? { path } : {}) })), format).toBeLessThanOrEqual(2)
  }
}

/** The deep run alone takes these journeys, of every exam. Asked for by name, the file has the longest report and one of a course. */
const EXAMS =
  process.env.DEEP === '1'
    ? (['sat', 'final', 'sat-math', 'sat-reading-writing', 'act-reading'] as const)
    : (['sat', 'final'] as const)
const TOPICS = {
  sat: ['SAT Reading and Writing', 'SAT Math'],
  'sat-math': ['SAT Math'],
  'sat-reading-writing': ['SAT Reading and Writing'],
  'act-reading': ['ACT Reading'],
  final: ['Algebra 1'],
} as const

for (const kind of EXAMS) {
  test(`the report of an exam (${kind}) is printed on at most two pages, on paper of both sizes, with its band`, {
    tag: '@deep',
  }, async ({ page }) => {
    const person = await newMember(page.request)
    const [topic, ...more] = TOPICS[kind]
    for (const each of [topic, ...more]) if (each !== 'Algebra 1') await buy(page, person, each)
    await enter(page, person, topic)
    const id = await examCalls(page.request, person).takeWhole(kind)
    await isPrinted(page, id, kind)
  })
}

test('the fullest report of a whole SAT is printed on two pages: every list has its entries, time ran out, answers came late, and there is a record', {
  tag: ['@alone', '@deep'],
}, async ({ page }) => {
  test.setTimeout(300_000)
  const person = await newMember(page.request)
  for (const topic of TOPICS.sat) await buy(page, person, topic)
  await enter(page, person, TOPICS.sat[0])
  const exams = examCalls(page.request, person)
  // The first exam has no prediction, so that the third is the second of the record.
  for (let before = 0; before < 2; before += 1) await exams.takeWhole('sat')
  const id = await exams.takeWhole('sat', exams.takeToTheEnd)
  const { sections, record } = await exams.report(id)
  expect(record.of).toBe(2)
  for (const { modules, predicted, costly, sure_but_wrong, lucky } of sections) {
    expect(modules.map((m) => [m.closed_by, m.late, m.empty])).toEqual([
      ['time', 2, 2],
      ['time', 2, 2],
    ])
    expect([predicted !== null, costly.length, sure_but_wrong.length > 5, lucky.length > 0]).toEqual([
      true,
      5,
      true,
      true,
    ])
  }
  await isPrinted(page, id, 'fullest')
})
