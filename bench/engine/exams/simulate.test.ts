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
  const row = examRun(section, sets, worlds, 40, 31)
  expect(Math.abs(row.bias)).toBeLessThan(40)
  expect(row.error).toBeLessThan(60)
  expect(row.coverage).toBeGreaterThan(0.6)
  expect(row.agree).toBeGreaterThan(0.7)
})

test('the linear form beside an exam has its first module and its length, and two exams of a student share no question', async () => {
  const section = sectionOf('SAT Math')
  const [set] = await formSets(section, 1, 7)
  const ids = (items: readonly { id: number }[] = []) => items.map(({ id }) => id)
  for (const { exam, linear } of set ?? []) {
    expect(ids(linear?.first)).toEqual(ids(exam.first))
    expect(linear?.only).toHaveLength(22)
    expect(new Set([...ids(linear?.first), ...ids(linear?.only)]).size).toBe(44)
  }
  const asked = (set ?? []).flatMap(({ exam }) => Object.values(exam).flatMap(ids))
  expect(new Set(asked).size).toBe(2 * 66)
})

test('an exam whose second modules are the one of the linear form has its error: both meet the same luck', async () => {
  const section = sectionOf('SAT Math')
  const [family] = FAMILIES
  if (!family) throw new Error('there must be a family')
  const same = (await formSets(section, 1, 8)).map(([one, two]) => {
    const level = ({ linear }: typeof one) => {
      const { first = [], only = [] } = linear ?? {}
      return { exam: { first, easier: only, harder: only }, linear }
    }
    return [level(one), level(two)] as const
  })
  const row = examRun(section, same, [makeWorld(examTaxonomy(section), family, 3)], 3, 3)
  expect(row.beside).toMatchObject({ ratio: 1, low: 1, high: 1 })
  expect(row.beside?.linear).toBe(row.error)
})
