import { expect, test } from 'vitest'
import { beginEarly, paintAtOnce } from './paint-at-once.ts'

const PAGE =
  '<head><style>:root{}</style><link rel="stylesheet" href="/assets/a-1.css#"/><link rel="modulepreload" href="/assets/a-1.js"/></head><body>x</body>'

test('a page is painted without another file, and its scripts come after that', () => {
  expect(paintAtOnce(PAGE, (path) => `/* $& ${path} */`)).toBe(
    '<head><style>:root{}</style><style>/* $& /assets/a-1.css */</style><link media="not all" rel="stylesheet" href="/assets/a-1.css#"/><link rel="modulepreload" fetchpriority="low" href="/assets/a-1.js"/></head><body>x</body>',
  )
})

test('its calls are begun before anything that would hold them up', () => {
  expect(beginEarly(PAGE, 'begin()')).toBe(PAGE.replace('<head>', '<head><script>begin()</script>'))
})

test('a build without styles is noticed', () => {
  expect(() => paintAtOnce('<head></head>', () => '')).toThrow('the build has changed')
  expect(() => beginEarly('<head></head>', '')).toThrow('the build has changed')
})
