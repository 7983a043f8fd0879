import { expect, test } from 'vitest'
import { stylesFirst } from './styles-first.ts'

test('fonts and scripts that are fetched ahead stand behind the styles, in their order, and none is lost', () => {
  const page =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>x</body>'
  expect(stylesFirst(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/a.js"/></head><body>x</body>',
  )
})
