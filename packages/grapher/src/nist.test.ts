import { describe, expect, test } from 'vitest'
import { readSheet } from './sheet.ts'
import { CURVED, LINEAR, type Reference } from './testing/nist.ts'

const DIGITS = 1e-9

function fitOf({ model, columns }: Reference) {
  const [line] = readSheet([model], {
    angle: 'rad',
    columns: Object.entries(columns).map(([name, values]) => ({ name, values })),
  })
  if (line?.kind !== 'fit') throw new Error(JSON.stringify(line))
  return line.fit
}

const off = (value: number, certified: number): number => Math.abs(value - certified) / Math.abs(certified)

describe.each([
  ['linear', LINEAR],
  ['nonlinear', CURVED],
] as const)('%s regressions agree with the values that NIST certifies to 9 digits', (_, sets) => {
  test.each(sets.map((set) => [set.name, set] as const))('%s', (_name, set) => {
    const fit = fitOf(set)
    const found = Object.fromEntries(fit.parameters.map((p) => [p.name, p.value]))
    for (const [name, certified] of Object.entries(set.certified))
      expect(off(found[name]!, certified), name).toBeLessThan(DIGITS)
    if (set.sd === 0) expect(fit.sd).toBeLessThan(1e-6)
    else expect(off(fit.sd, set.sd), 'residual standard deviation').toBeLessThan(DIGITS)
    if (set.r2 !== null) expect(off(fit.r2, set.r2), 'r²').toBeLessThan(DIGITS)
  })
})
