import { describe, expect, test } from 'vitest'
import { exactText, numberText } from './exact.ts'
import { intervalNotation, solveOnLine } from './number-line.ts'
import { readSheet } from './sheet.ts'
import { summary } from './statistics.ts'
import { desk } from './testing/desk.ts'

describe('a value is shown in its exact form where it has one', () => {
  test.each([
    [2 / 3, '2/3'],
    [-7 / 12, '−7/12'],
    [Math.SQRT2, '√2'],
    [Math.sqrt(3) / 2, '√3/2'],
    [-2 * Math.sqrt(5), '−2√5'],
    [Math.PI / 4, 'π/4'],
    [-3 * Math.PI, '−3π'],
    [(1 + Math.sqrt(5)) / 2, '(1 + √5)/2'],
    [3 - Math.sqrt(2), '3 − √2'],
    [0.125, '1/8'],
  ])('%d', (value, text) => expect(exactText(value)).toBe(text))
  test('and never where it is merely near', () => {
    for (const value of ['0.6667', '1.41421', '3.14159', '0.333333333', '2.718281828'])
      expect([value, exactText(Number(value))]).toEqual([value, null])
    expect(numberText(1.2345678)).toBe('1.23457')
  })
})

describe('lines', () => {
  const kinds = (lines: string[]) =>
    readSheet(lines, { angle: 'rad' }).map((line) => (line.kind === 'curve' ? line.curve.kind : line.kind))
  test('each is known for what it is', () => {
    expect(kinds(['', 'y = x^2', 'x = y^2', 'x^2 + y^2 = 1', 'x + 1', '2x + 3y = 6', '3x = 6', 'y^2 = 4'])).toEqual([
      'empty',
      'y-of-x',
      'x-of-y',
      'implicit',
      'y-of-x',
      'y-of-x',
      'x-at',
      'y-at',
    ])
    expect(
      kinds([
        'y > x',
        '1 < x < 2',
        '(1, 2)',
        '(1, 2), (3, 4)',
        '(cos t, sin t)',
        'r = 2θ',
        'f(x) = x',
        'a = 5',
        '2 + 3',
        '2 = 2',
      ]),
    ).toEqual([
      'region',
      'region',
      'points',
      'points',
      'parametric',
      'parametric',
      'function',
      'constant',
      'value',
      'truth',
    ])
  })
  test('r is a number where another line reckons with it', () => {
    expect(kinds(['r = 3'])).toEqual(['parametric'])
    expect(kinds(['r = 3', 'x^2 + y^2 = r^2'])).toEqual(['constant', 'implicit'])
  })
  test('the order of lines does not matter', () => expect(desk(['f(a)', 'a = 3', 'f(x) = x^2 + a']).value(0)).toBe(12))
  test('points of two lists', () =>
    expect(readSheet(['([1, 2], [3, 4])'], { angle: 'rad' })[0]).toEqual({
      kind: 'points',
      points: [
        { x: 1, y: 3 },
        { x: 2, y: 4 },
      ],
    }))
  test('a name is given once', () =>
    expect(readSheet(['a = 1', 'a = 2'], { angle: 'rad' })[1]).toMatchObject({
      kind: 'error',
      message: 'a is defined in line 1 already.',
    }))
  test('a plain number under a name can slide, a formula cannot', () => {
    expect(
      readSheet(['a = 2', 'b = a + 1', 'c = -4'], { angle: 'rad' }).map((l) => l.kind === 'constant' && l.slider),
    ).toEqual([true, false, true])
  })
  test('a regression that the rows do not settle says so', () => {
    const columns = [
      { name: 'x_1', values: [2, 2, 2] },
      { name: 'y_1', values: [1, 2, 3] },
    ]
    expect(readSheet(['y1 ~ m x1 + b'], { angle: 'rad', columns })[0]).toMatchObject({
      kind: 'error',
      message: 'The rows do not settle these letters.',
    })
    expect(readSheet(['y2 ~ m x1 + b'], { angle: 'rad', columns })[0]).toMatchObject({ kind: 'error' })
  })
  test('a wave is found without a first guess', () => {
    const x = Array.from({ length: 12 }, (_, i) => i)
    const columns = { x_1: x, y_1: x.map((v) => 4 * Math.sin(0.9 * v + 1) + 10) }
    const { a, b, d } = desk(['y1 ~ a sin(b x1 + c) + d'], { columns }).letters(0)
    expect([Math.abs(a!), Math.abs(b!), d]).toEqual([
      expect.closeTo(4, 6),
      expect.closeTo(0.9, 6),
      expect.closeTo(10, 6),
    ])
  })
})

describe('curves in words', () => {
  test.each([
    [
      'y = x^2 - 4x + 3',
      'Parabola that opens up. It meets the x-axis at (1, 0) and (3, 0). It meets the y-axis at (0, 3). Its minimum is (2, −1). It rises to both sides.',
    ],
    [
      'y = 2x + 1',
      'Straight line with slope 2. It meets the x-axis at (−1/2, 0). It meets the y-axis at (0, 1). It falls to the left and rises to the right.',
    ],
    ['x = 3', 'Vertical line at x = 3. It meets the x-axis at (3, 0).'],
    [
      'y = 1/(x - 2) + 3',
      'Rational curve. It meets the x-axis at (5/3, 0). It meets the y-axis at (0, 5/2). Vertical asymptote at x = 2. Horizontal asymptote at y = 3.',
    ],
    [
      'y = 2^x',
      'Exponential curve. It meets the y-axis at (0, 1). Horizontal asymptote at y = 0, to the left. It rises to the right.',
    ],
    ['|x - 2| = 3', 'Solutions x = −1 and x = 5.'],
    [
      'y = √x',
      'Root curve. It meets the x-axis at (0, 0). It meets the y-axis at (0, 0). It has a closed end at (0, 0). It rises to the right.',
    ],
    ['x^2 + y^2 = -1', 'No point fits this equation.'],
    [
      'y < 2x',
      'Everything below the edge, without the edge. The edge: Straight line with slope 2. It meets the x-axis at (0, 0). It meets the y-axis at (0, 0). It falls to the left and rises to the right.',
    ],
  ])('%s', (line, words) => expect(desk([line]).words(0)).toBe(words))
})

describe('the number line', () => {
  test.each([
    ['x^2 >= 9', '(−∞, −3] ∪ [3, ∞)'],
    ['1/x > 2', '(0, 1/2)'],
    ['√(x) < 2', '[0, 4)'],
    ['x^2 <= 0', '{0}'],
    ['x > 1, x < 4', '(1, 4)'],
    ['x^2 < -1', '∅'],
  ])('%s', (line, notation) => {
    const found = solveOnLine(line, 'rad')
    expect(found.ok ? intervalNotation(found.intervals) : found.error).toBe(notation)
  })
  test('two letters are refused', () =>
    expect(solveOnLine('x + y < 2', 'rad')).toMatchObject({
      ok: false,
      error: 'The number line takes one letter only.',
    }))
})

test('a list has its statistics', () => {
  expect(summary([2, 4, 4, 4, 5, 5, 7, 9])).toMatchObject({
    count: 8,
    mean: 5,
    min: 2,
    q1: 4,
    median: 4.5,
    q3: 6,
    max: 9,
    total: 40,
  })
  expect(summary([])).toBeNull()
})
