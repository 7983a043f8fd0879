import { expect, test } from 'vitest'
import { finishShell } from './finish-shell.ts'

const SHELL =
  '<head><style>:root{}</style><link rel="stylesheet" href="/assets/a-1.css#"/><link rel="modulepreload" href="/assets/a-1.js"/></head><body>x</body>'

test('the shell is painted and asks for its data without another file', () => {
  const shell = finishShell(SHELL, 'begin()', (path) => `/* ${path} */`)
  expect(shell).toBe(
    '<head><script>begin()</script><style>:root{}</style><style>/* /assets/a-1.css */</style><link media="not all" rel="stylesheet" href="/assets/a-1.css#"/><link rel="modulepreload" fetchpriority="low" href="/assets/a-1.js"/></head><body>x</body>',
  )
})

test('a build whose shell has no styles is noticed', () => {
  expect(() => finishShell('<head></head>', '', () => '')).toThrow('the build has changed')
})
