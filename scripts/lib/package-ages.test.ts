import { expect, test } from 'vitest'
import { overdue, ownPackages, servedPackages } from './package-ages.ts'

const NOW = new Date('2026-11-18T00:00:00Z')
const told = (times: Record<string, string>, deprecated?: string) => ({
  versions: Object.fromEntries(Object.keys(times).map((v) => [v, v === '1.2.0' && deprecated ? { deprecated } : {}])),
  time: times,
})
const of = (times: Record<string, string>, deprecated?: string) =>
  overdue({ name: 'pack', version: '1.2.0', own: true }, told({ '1.2.0': '2025-01-01', ...times }, deprecated), NOW)

test('a package is over its time when a newer one of its major version is out for more than six months', () => {
  expect(of({ '1.3.0': '2026-05-01', '1.10.0': '2026-11-01' })).toBe('pack 1.2.0: 1.3.0 is out since 2026-05-01')
  expect(of({ '1.2.1': '2026-06-01' })).toBeNull()
  expect(of({ '1.1.9': '2026-01-01', '2.0.0': '2026-01-01', '1.3.0-beta.1': '2026-01-01' })).toBeNull()
  expect(of({})).toBeNull()
})

test('a step that breaks has a year, and is asked only of packages that we name ourselves; below 1.0.0 each minor one breaks', () => {
  const small = (own: boolean, times: Record<string, string>) =>
    overdue({ name: 'pack', version: '0.5.0', own }, told({ '0.5.0': '2024-01-01', ...times }), NOW)
  expect(of({ '2.0.0': '2025-11-01' })).toBe('pack 1.2.0: 2.0.0 is out since 2025-11-01')
  expect(of({ '2.0.0': '2025-12-01' })).toBeNull()
  expect(small(true, { '0.6.0': '2025-11-01' })).toBe('pack 0.5.0: 0.6.0 is out since 2025-11-01')
  expect(small(false, { '0.6.0': '2025-11-01' })).toBeNull()
  expect(small(false, { '0.5.1': '2025-11-01' })).toBe('pack 0.5.0: 0.5.1 is out since 2025-11-01')
  const packages = { 'apps/web': { dependencies: { react: '19' } }, 'node_modules/a': { dependencies: { b: '1' } } }
  expect([...ownPackages({ packages })]).toEqual(['react'])
})

test('one that its makers have given up is over its time at once', () => {
  expect(of({}, 'use another')).toBe('pack 1.2.0 is given up: use another')
})

test('what only tests and builds use is not asked for, nor our own packages; one that is installed twice is asked once', () => {
  const packages = {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@fourfold/web': { link: true },
    'node_modules/@a/one': { version: '1.0.0' },
    'node_modules/two/node_modules/@a/one': { version: '1.0.0' },
    'node_modules/two/node_modules/three': { version: '3.0.0' },
    'node_modules/renamed': { name: 'real', version: '4.0.0' },
    'node_modules/tests': { version: '1.0.0', dev: true },
    'node_modules/builds': { version: '1.0.0', devOptional: true },
  }
  expect(servedPackages({ packages })).toEqual([
    ['@a/one', '1.0.0'],
    ['real', '4.0.0'],
    ['three', '3.0.0'],
  ])
})
