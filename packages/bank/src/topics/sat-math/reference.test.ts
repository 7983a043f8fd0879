import { expect, test } from 'vitest'
import { reference } from './reference.ts'

test('the reference sheet is drawn: every shape and solid that it has a formula for, each told in words too', () => {
  const figures = reference.match(/<svg[\s\S]*?<\/svg>/g) ?? []
  expect(figures).toHaveLength(11)
  for (const figure of figures) expect(figure).toMatch(/aria-label="[^"]+"|<title>[^<]+/)
})
