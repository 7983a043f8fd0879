import { expect, test } from 'vitest'
import { FAMILIES } from '../families/index.ts'
import { makeWorld } from '../world.ts'
import { formSets } from './forms.ts'
import { sectionOf } from './pool.ts'
import { examRun } from './simulate.ts'
import { examTaxonomy } from './worlds.ts'

const DEEP = process.env.DEEP === '1'

test('an exam’s score is near the truth, its band holds it about as often as stated, and two exams agree', async () => {
  const section = sectionOf('SAT Math')
  const family = FAMILIES.find(({ id }) => id === 'power')
  if (!family) throw new Error('the family must exist')
  const known = examTaxonomy(section)
  const worlds = Array.from({ length: DEEP ? 8 : 1 }, (_, i) => makeWorld(known, family, 31 + i))
  const sets = await formSets(section, DEEP ? 8 : 1, 31)
  const row = examRun(section, sets, worlds, DEEP ? 40 : 10, 31)
  expect(Math.abs(row.bias)).toBeLessThan(40)
  expect(row.error).toBeLessThan(60)
  expect(row.coverage).toBeGreaterThan(0.6)
  expect(row.agree).toBeGreaterThan(0.7)
})
