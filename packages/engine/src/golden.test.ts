import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goldenVectors } from './golden.ts'

const FILE = join(import.meta.dirname, 'golden.json')

/** Another CPU may differ in the last places of Math.exp and Math.log: numbers are compared with a tolerance, not by bits. */
function expectClose(got: unknown, want: unknown, path: string): void {
  if (typeof want === 'number') {
    expect(typeof got, path).toBe('number')
    expect(Math.abs((got as number) - want), `${path}: ${got} against ${want}`).toBeLessThan(
      1e-6 * (1 + Math.abs(want)),
    )
  } else if (Array.isArray(want)) {
    expect(Array.isArray(got) && got.length, path).toBe(want.length)
    for (const [i, value] of want.entries()) expectClose((got as unknown[])[i], value, `${path}[${i}]`)
  } else if (want !== null && typeof want === 'object') {
    expect(Object.keys(got as object).sort(), path).toEqual(Object.keys(want).sort())
    for (const [key, value] of Object.entries(want))
      expectClose((got as Record<string, unknown>)[key], value, `${path}.${key}`)
  } else expect(got, path).toEqual(want)
}

/** Written anew by GOLDEN=write, on purpose and with a look at what changed; then `biome check --write` folds its lines. */
const made = JSON.parse(JSON.stringify(goldenVectors())) as Record<string, unknown>
if (process.env.GOLDEN === 'write') writeFileSync(FILE, `${JSON.stringify(made, null, 1)}\n`)

const pinned = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>

test.each(Object.keys(pinned))('%s gives what it gave when it was written down', (name) => {
  expectClose(made[name], pinned[name], name)
})
