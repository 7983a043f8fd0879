import { expect, test } from 'vitest'
import { codeHash } from './code-hash.ts'
import { mutantsOf, mutated, spread } from './mutants.ts'
import { report, rowOf, rowsIn, toTry } from './report.ts'

const all = (source: string) => mutantsOf(source).map((m) => mutated(source, m))

test('operators, conditions, numbers and returns are changed one at a time', () => {
  expect(all('if (a < 2) b()')).toEqual(
    expect.arrayContaining(['if (a <= 2) b()', 'if (a >= 2) b()', 'if (true) b()', 'if (false) b()', 'if (a < 3) b()']),
  )
  expect(all('const f = (x: number) => { return x }')).toEqual(['const f = (x: number) => { return undefined }'])
  expect(all('x = !y && z')).toEqual(expect.arrayContaining(['x = y && z', 'x = !y || z', ';']))
  expect(all('m = Math.min(a, b)')).toContain('m = Math.max(a, b)')
})

test('types and imports are no decisions: they are left alone', () => {
  expect(mutantsOf("import { a } from './a.ts'\ntype T = { n: 1 | 2; ok: true }\n")).toEqual([])
  expect(all('const n = (1 as number) satisfies number')).toEqual(['const n = (2 as number) satisfies number'])
})

test('of many the same few are tried every time, from the first on', () => {
  expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3])
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7])
})

test('a part below the mark, and a survivor without a reason, fail the run; what is written is read again as it was', () => {
  const tried = [
    { line: 1, was: '<', put: '<=', killed: false },
    { line: 1, was: '1', put: '2', killed: true },
  ]
  const result = { part: 'scoring', file: 'a.ts', tests: [], tried, all: 2 }
  const read = () => 'a < 1'
  const bare = rowOf(result, [], read)
  expect(report([bare], read).failed).toEqual(['scoring: 50 % killed, 85 % wanted', 'a.ts:1: no reason for < -> <='])
  const accepted = { file: 'a.ts', code: 'a < 1', was: '<', put: '<=', reason: 'the same for whole numbers' }
  const row = rowOf(result, [accepted], read)
  const { text, failed } = report([row], read)
  expect(failed).toEqual(['scoring: 50 % killed, 85 % wanted'])
  expect(text).toContain('the same for whole numbers')
  expect(rowsIn(text).get('a.ts')).toEqual(row)
})

test('the hash of a file stays through comments, layout, types and imports, and changes with its code', () => {
  const plain = codeHash('export const f = (a) => { return a.b < 1 }')
  const typed = `import type { A } from './a.ts'
    type B = 1
    /** Why. */
    export const f = (a: A): boolean => {
      return (a!.b as number) < 1 // so
    }`
  expect(codeHash(typed)).toBe(plain)
  for (const other of ['a.b <= 1', 'a.c < 1', 'a.b < 2', '!(a.b < 1)', 'b.b < 1'])
    expect(codeHash(`export const f = (a) => { return ${other} }`)).not.toBe(plain)
})

test('a file that has changed since it was tried, or never was, is named with the command, and its row says so', () => {
  const tried = [{ line: 1, was: '<', put: '<=', killed: true }]
  const target = { part: 'scoring', file: 'a.ts', tests: [] }
  const row = rowOf({ ...target, tried, all: 1 }, [], () => 'a < 1')
  const rows = new Map([['a.ts', row]])
  expect(toTry([target], rows, () => 'a < 1 // the same')).toEqual([])
  const [said] = toTry([target], rows, () => 'a < 2')
  expect(said).toBe('a.ts has changed since it was tried: npm run test:mutation -- a.ts --write')
  expect(toTry([{ ...target, file: 'new.ts' }], rows, () => 'a < 2')[0]).toContain('new.ts was never tried')
  const { text, failed } = report([row], () => 'a < 2')
  expect(text).toContain(`| a.ts | ${row.code}, changed since | 1 |`)
  expect(failed).toEqual([])
  expect(rowsIn(text).get('a.ts')).toEqual(row)
})
