import { expect, test } from 'vitest'
import { routeHints } from './route-hints.ts'

const routes = {
  root: {
    id: 'root',
    path: '',
    module: '/assets/root.js',
    imports: ['/assets/framework.js'],
    css: ['/assets/root.css'],
  },
  layout: { id: 'layout', parentId: 'root', module: '/assets/layout.js', imports: ['/assets/parts.js'], css: [] },
  tests: {
    id: 'tests',
    parentId: 'layout',
    path: 'tests/:id',
    module: '/assets/tests.js',
    clientLoaderModule: '/assets/tests-loader.js',
    imports: ['/assets/parts.js'],
    css: ['/assets/tests.css#'],
  },
  rest: { id: 'rest', parentId: 'root', path: '*', module: '/assets/rest.js' },
}

test('an address names each file of its page and of the layout around it once, and those of the root not again', () => {
  const hints = routeHints({ routes })
  expect(Object.keys(hints)).toEqual(['/tests/:id'])
  expect(hints['/tests/:id']?.match(/href="[^"]+"/g)).toEqual([
    'href="/assets/tests.css#"',
    'href="/assets/parts.js"',
    'href="/assets/layout.js"',
    'href="/assets/tests-loader.js"',
    'href="/assets/tests.js"',
  ])
})
