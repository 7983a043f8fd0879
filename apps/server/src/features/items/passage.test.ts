import { htmlText, Passage } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passages } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { passageText } from './passage-text.ts'
import { passageView } from './view.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the table of a passage reaches the student after its last line, and is no heading', async () => {
  const [row] = await t.db.select().from(passages).where(eq(passages.slug, 'act-reading/the-day-of-two-noons'))
  const last = Passage.parse(row && passageView(row)).lines.at(-1)
  expect(last).toMatchObject({ text: '', heading: false, figure: expect.stringContaining('<table>') })
})

test('the content of every passage is its text, with all words of its lines and without the title', async () => {
  const words = (text: string) => htmlText(text, '[figure]').replace(/[*\s]/g, '')
  for (const row of await t.db.select().from(passages)) {
    const { content, title } = passageView(row)
    const plain = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(words(plain)).toBe(words(row.lines.map((line) => line.figure ?? line.text).join('')))
    expect([title, content.startsWith('<')]).toEqual([row.title, true])
  }
})

test('a text that looks like HTML is shown as it was written', () => {
  const line = (text: string, begins: boolean) => ({ text, paragraph: begins, heading: false })
  const lines = [line('If a < b, *then*', true), line('& only then.', false), line('Next.', true)]
  expect(passageText(lines)).toBe('<p>If a &#60; b, <em>then</em> &#38; only then.</p><p>Next.</p>')
})
