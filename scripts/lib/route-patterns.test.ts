import { expect, test } from 'vitest'
import routes from '../../apps/web/app/routes.ts'
import { paths } from '../../apps/web/app/routing/paths.ts'
import { publicPageList } from '../../apps/web/app/routing/public-pages.ts'
import { routePatterns } from './route-patterns.ts'

test('layouts add no part of their own, children stand below their parent, and the page for the rest is left out', () => {
  const table = [
    { children: [{ index: true }, { path: 'about' }, { path: '*' }] },
    { path: 'tests', children: [{ index: true }, { path: ':id' }] },
  ]
  expect(routePatterns(table)).toEqual(['/', '/about', '/tests', '/tests', '/tests/:id'])
})

test('every link of the product leads to an address of the route table, and none is left without a link', () => {
  const patterns = routePatterns(routes)
  const links = Object.values(paths).map((link) => (link as (id: number) => string)(7).split('?')[0] ?? '')
  const shapes = links.map((link) => link.replaceAll('/7', '/:id'))
  expect(new Set(shapes)).toEqual(new Set(patterns.map((pattern) => pattern.replace(/:\w+/g, ':id'))))
})

test('every prerendered page is an address of the route table', () => {
  expect(routePatterns(routes)).toEqual(expect.arrayContaining(publicPageList.map((page) => page.path)))
})
