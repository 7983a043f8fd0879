import { expect, test } from 'vitest'
import { AGAIN, FIRST, told } from './try-it'

const value = (text: string, name: string, x: number): number => {
  const code = text
    .replaceAll('²', '**2')
    .replaceAll('−', '-')
    .replace(/(\d)([xy])/g, '$1*$2')
  return new Function(name, `return ${code}`)(x) as number
}

test('each question has one right option, and every wrong one bears a name', () => {
  for (const question of [FIRST, AGAIN]) expect(question.options.filter((o) => !o.slip)).toHaveLength(1)
  const right = (of: typeof FIRST) => of.options.find((o) => !o.slip)?.text ?? ''
  for (const x of [-2, 0, 1, 4]) {
    expect(value(right(FIRST), 'x', x)).toBe((x + 3) ** 2)
    expect(value(right(AGAIN), 'y', x)).toBe((x - 5) ** 2)
  }
})

test('the second question can show each slip of the first again', () => {
  const slips = (of: typeof FIRST) => new Set(of.options.map((o) => o.slip?.sentence))
  expect(slips(AGAIN)).toEqual(slips(FIRST))
})

test('a wrong answer is named, and mended by the next one or named again', () => {
  expect(told({ first: null, again: null }).stage).toBe('ask')
  expect(told({ first: 'C', again: null }).stage).toBe('right')
  expect(told({ first: 'A', again: null })).toMatchObject({ stage: 'named', slip: FIRST.options[0]?.slip })
  expect(told({ first: 'A', again: 'A' }).stage).toBe('mended')
  expect(told({ first: 'A', again: 'D' })).toMatchObject({ stage: 'repeated', slip: AGAIN.options[3]?.slip })
})
