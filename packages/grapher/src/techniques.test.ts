import { describe, expect, test } from 'vitest'
import { intervalWords, solveOnLine } from './number-line.ts'
import { desk, within } from './testing/desk.ts'

/**
 * What tutors teach for the graphing calculator of the exam, each with its result as worked out by hand. A row is: the
 * technique, what the calculator shows, what must be there.
 */
type Row = readonly [string, () => unknown, unknown]

const at = (x: number, y: number) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) })
const near = (v: number) => expect.closeTo(v, 9)
const onLine = (text: string): string => {
  const found = solveOnLine(text, 'rad')
  return found.ok ? intervalWords(found.letter, found.intervals) : found.error
}
const table = (x: readonly number[], y: readonly number[]) => ({ columns: { x_1: x, y_1: y } })
const wide = { view: within(100, 100) }

const EQUATIONS: readonly Row[] = [
  ['solve a linear equation as it stands', () => desk(['3x - 7 = 11']).solutions(0), [6]],
  ['letters on both sides', () => desk(['5(x - 2) = 3x + 4']).solutions(0), [7]],
  ['solve by drawing both sides', () => desk(['y = 5(x - 2)', 'y = 3x + 4'], wide).meet(0, 1), [at(7, 25)]],
  ['fractions in an equation', () => desk(['x/3 + 2 = x/2 - 1'], wide).solutions(0), [near(18)]],
  ['no solution: parallel lines', () => desk(['y = 2x + 3', 'y = 2x - 5']).meet(0, 1), []],
  ['endless solutions: the same line twice', () => desk(['2x + 4y = 8', 'y = -x/2 + 2']).meet(0, 1), []],
  ['a quadratic equation as it stands', () => desk(['x^2 - 5x + 6 = 0']).solutions(0), [2, 3]],
  [
    'sum of the solutions',
    () =>
      desk(['2x^2 - 9x - 5 = 0'])
        .solutions(0)
        .reduce((a, b) => a + b),
    near(4.5),
  ],
  [
    'product of the solutions',
    () =>
      desk(['2x^2 - 9x - 5 = 0'])
        .solutions(0)
        .reduce((a, b) => a * b),
    near(-2.5),
  ],
  ['an irrational solution', () => desk(['x^2 = 2']).solutions(0), [near(-Math.SQRT2), near(Math.SQRT2)]],
  ['absolute value equation', () => desk(['|2x - 3| = 7']).solutions(0), [-2, 5]],
  ['absolute value without a solution', () => desk(['|x + 1| = -4']).solutions(0), []],
  ['radical equation and its false solution', () => desk(['√(x + 6) = x']).solutions(0), [3]],
  [
    'rational equation',
    () => desk(['2/x + 1/(x + 1) = 1']).solutions(0),
    [near(1 - Math.sqrt(3)), near(1 + Math.sqrt(3))],
  ],
  ['a letter in the exponent', () => desk(['3^(x - 1) = 81']).solutions(0), [5]],
  ['a letter in both exponents', () => desk(['4^x = 8^(x - 2)']).solutions(0), [6]],
  ['a logarithmic equation', () => desk(['log_2(x) + log_2(x - 2) = 3']).solutions(0), [4]],
  ['doubling time', () => desk(['1000 * 1.07^x = 2000'], wide).solutions(0), [near(Math.log(2) / Math.log(1.07))]],
  ['cubic with one whole zero', () => desk(['x^3 - 2x^2 + x - 2 = 0']).solutions(0), [2]],
  ['a double solution', () => desk(['x^2 - 6x + 9 = 0']).solutions(0), [3]],
  ['no real solution', () => desk(['x^2 + 4x + 5 = 0']).solutions(0), []],
  ['an equation in another letter, by x', () => desk(['-16x^2 + 64x + 80 = 0']).solutions(0), [-1, 5]],
  [
    'a trigonometric equation in degrees',
    () => desk(['2sin(x) = 1'], { angle: 'deg', view: { x: 0, y: -2, width: 180, height: 4 } }).solutions(0),
    [near(30), near(150)],
  ],
  [
    'cosine in radians',
    () => desk(['cos(x) = 0'], { view: { x: 0, y: -2, width: 5, height: 4 } }).solutions(0),
    [near(Math.PI / 2), near((3 * Math.PI) / 2)],
  ],
]

const SYSTEMS: readonly Row[] = [
  ['two lines in standard form', () => desk(['2x + 3y = 12', 'x - y = 1']).meet(0, 1), [at(3, 2)]],
  [
    'what is x + y at the intersection',
    () =>
      desk(['3x + y = 11', 'x + 2y = 7'])
        .meet(0, 1)
        .map((p) => p.x + p.y),
    [near(5)],
  ],
  ['a line and a parabola', () => desk(['y = x^2 - 4x + 3', 'y = x - 1']).meet(0, 1), [at(1, 0), at(4, 3)]],
  ['a line and a circle', () => desk(['x^2 + y^2 = 25', 'y = x + 1']).meet(0, 1), [at(-4, -3), at(3, 4)]],
  ['a circle and a parabola', () => desk(['x^2 + y^2 = 20', 'y = x^2']).meet(0, 1), [at(-2, 4), at(2, 4)]],
  ['two circles', () => desk(['x^2 + y^2 = 25', '(x - 6)^2 + y^2 = 25']).meet(0, 1), [at(3, -4), at(3, 4)]],
  ['two parabolas', () => desk(['y = x^2', 'y = 8 - x^2']).meet(0, 1), [at(-2, 4), at(2, 4)]],
  ['an exponential and a line', () => desk(['y = 2^x', 'y = 4']).meet(0, 1), [at(2, 4)]],
  ['where a vertical line meets a curve', () => desk(['y = x^2 - 2x', 'x = 3']).meet(0, 1), [at(3, 3)]],
  ['a horizontal parabola and a line', () => desk(['x = y^2', 'y = x - 2']).meet(0, 1), [at(1, -1), at(4, 2)]],
  ['how many solutions a system has', () => desk(['y = x^2 + 2', 'y = x']).meet(0, 1).length, 0],
  ['a tangent meets once', () => desk(['y = x^2', 'y = 6x - 9']).meet(0, 1), [at(3, 9)]],
  [
    'three lines through one point',
    () => [desk(['y = x + 1', 'y = -x + 5']).meet(0, 1), desk(['y = 3', 'x = 2']).meet(0, 1)],
    [[at(2, 3)], [at(2, 3)]],
  ],
  ['a hyperbola and a line', () => desk(['xy = 6', 'y = x + 1']).meet(0, 1), [at(-3, -2), at(2, 3)]],
]

const FUNCTIONS: readonly Row[] = [
  ['vertex of a parabola', () => desk(['y = 2x^2 - 12x + 7'], wide).points(0, 'minimum'), [at(3, -11)]],
  ['largest height of a ball', () => desk(['y = -16x^2 + 64x + 5'], wide).points(0, 'maximum'), [at(2, 69)]],
  ['when the ball lands', () => desk(['y = -16x^2 + 64x + 80'], wide).points(0, 'x-intercept').at(-1), at(5, 0)],
  ['y-intercept', () => desk(['y = 3(x - 1)(x + 4)'], wide).points(0, 'y-intercept'), [at(0, -12)]],
  [
    'factors from zeros',
    () =>
      desk(['y = x^3 - x^2 - 6x'])
        .points(0, 'x-intercept')
        .map((p) => p.x),
    [-2, 0, 3],
  ],
  ['a function at a number', () => desk(['f(x) = x^2 - 3x', 'f(-2)']).value(1), 10],
  ['composition inside out', () => desk(['f(x) = 2x + 1', 'g(x) = x^2', 'f(g(3))', 'g(f(3))']).value(2), 19],
  ['composition the other way round', () => desk(['f(x) = 2x + 1', 'g(x) = x^2', 'g(f(3))']).value(2), 49],
  [
    'a composed function as a curve',
    () => desk(['f(x) = x + 2', 'g(x) = x^2', 'y = g(f(x))']).points(2, 'minimum'),
    [at(-2, 0)],
  ],
  ['find x from f(x)', () => desk(['f(x) = 3x - 5', 'f(x) = 16']).solutions(1), [7]],
  [
    'an inverse by exchanging letters',
    () => desk(['f(x) = x^3 + 2', 'x = f(y)', 'y = 1'], wide).meet(1, 2),
    [at(3, 1)],
  ],
  ['shift right and up', () => desk(['f(x) = x^2', 'y = f(x - 3) + 4']).points(1, 'minimum'), [at(3, 4)]],
  ['reflection in the x-axis', () => desk(['f(x) = x^2 - 4', 'y = -f(x)']).points(1, 'maximum'), [at(0, 4)]],
  ['average rate of change', () => desk(['f(x) = x^2 + x', '(f(5) - f(1))/(5 - 1)']).value(1), 7],
  ['slope of a tangent', () => desk(['f(x) = x^3', "f'(2)"]).value(1), 12],
  [
    'piecewise value on each side',
    () => [
      desk(['f(x) = {x < 2: x^2, x >= 2: 10 - x}', 'f(1)', 'f(2)']).value(1),
      desk(['f(x) = {x < 2: x^2, x >= 2: 10 - x}', 'f(2)']).value(1),
    ],
    [1, 8],
  ],
  ['a hole in a rational function', () => desk(['y = (x^2 - 9)/(x - 3)']).points(0, 'hole'), [at(3, 6)]],
  [
    'a vertical asymptote',
    () => desk(['y = (x + 1)/(x - 4)']).words(0),
    expect.stringContaining('Vertical asymptote at x = 4.'),
  ],
  [
    'a horizontal asymptote',
    () => desk(['y = (2x + 1)/(x - 4)']).words(0),
    expect.stringContaining('Horizontal asymptote at y = 2.'),
  ],
  ['domain of a root', () => desk(['y = √(x - 2)']).points(0, 'closed end'), [at(2, 0)]],
  ['range of an absolute value', () => desk(['y = |x - 1| + 3']).points(0, 'minimum'), [at(1, 3)]],
  [
    'amplitude and midline of a wave',
    () => [
      desk(['y = 3sin(2x) + 1']).points(0, 'maximum')[0]!.y,
      desk(['y = 3sin(2x) + 1']).points(0, 'minimum')[0]!.y,
    ],
    [near(4), near(-2)],
  ],
  [
    'period of a wave by its maxima',
    () => {
      const [a, b] = desk(['y = 3sin(2x) + 1']).points(0, 'maximum')
      return b!.x - a!.x
    },
    near(Math.PI),
  ],
  ['a restricted piece only', () => desk(['y = x + 1 {0 <= x < 4}']).points(0, 'open end'), [at(4, 5)]],
  [
    'compare growth: where an exponential passes a line',
    () =>
      desk(['y = 2^x', 'y = 10x'], { view: within(10, 200) })
        .meet(0, 1)
        .at(-1)!.x,
    expect.closeTo(5.8770105937921375, 9),
  ],
]

const LETTERS: readonly Row[] = [
  ['discriminant by a slider: two zeros', () => desk(['k = 3', 'x^2 + k x + 1 = 0']).solutions(1).length, 2],
  ['discriminant by a slider: one zero', () => desk(['k = 2', 'x^2 + k x + 1 = 0']).solutions(1), [-1]],
  ['discriminant by a slider: none', () => desk(['k = 1', 'x^2 + k x + 1 = 0']).solutions(1), []],
  [
    'the letter itself as x: one solution in all',
    () =>
      desk(['y = x^2 - 4 * 1 * 9'])
        .points(0, 'x-intercept')
        .map((p) => p.x),
    [-6, 6],
  ],
  ['tangent by a slider', () => desk(['c = -4', 'y = x^2', 'y = 4x + c']).meet(1, 2), [at(2, 4)]],
  ['a point that must lie on a curve', () => desk(['a = 3', 'y = a x^2', 'x = 2'], wide).meet(1, 2), [at(2, 12)]],
  ['no solution by a slider: equal slopes', () => desk(['k = 6', '3x + 2y = 5', '9x + k y = 1']).meet(1, 2), []],
  [
    'letters ask for sliders',
    () => desk(['y = m x + b']).lines[0],
    expect.objectContaining({ kind: 'error', unknown: ['m', 'b'] }),
  ],
  ['a letter that hangs on another', () => desk(['a = 4', 'b = a^2 - 1', 'b']).value(2), 15],
  ['the coefficient that makes every x fit', () => desk(['a(x + 2) = 3x + 6', 'a = 3']).words(0), 'Every x fits.'],
]

const REGIONS: readonly Row[] = [
  ['a point in a region', () => desk(['y > 2x - 1']).inside(0, 0, 0), true],
  ['a point outside a region', () => desk(['y > 2x - 1']).inside(0, 3, 0), false],
  ['a corner of a feasible region', () => desk(['y <= 6 - x', 'y >= 2x']).meet(0, 1), [at(2, 4)]],
  [
    'which point fits both',
    () =>
      [
        [1, 3],
        [4, 1],
        [0, 7],
      ].map(([x, y]) => {
        const d = desk(['y <= 6 - x', 'y >= 2x'])
        return d.inside(0, x!, y!) && d.inside(1, x!, y!)
      }),
    [true, false, false],
  ],
  [
    'a strict edge is dashed',
    () => desk(['y < x^2']).lines[0],
    expect.objectContaining({
      region: expect.objectContaining({ edges: [expect.objectContaining({ strict: true })] }),
    }),
  ],
  [
    'inside a circle',
    () => [desk(['x^2 + y^2 < 9']).inside(0, 2, 2), desk(['x^2 + y^2 < 9']).inside(0, 3, 3)],
    [true, false],
  ],
  ['a band between two lines', () => desk(['1 < x <= 5']).inside(0, 3, 100), true],
  ['an inequality on the number line', () => onLine('-3x + 4 <= 10'), 'x ≥ −2'],
  ['a quadratic inequality', () => onLine('x^2 - x - 6 > 0'), 'x < −2 or x > 3'],
  ['an absolute value inequality', () => onLine('|x - 4| < 3'), '1 < x < 7'],
  ['a double inequality', () => onLine('-1 <= 2x + 3 < 9'), '−2 ≤ x < 3'],
  ['a rational inequality', () => onLine('(x - 1)/(x + 2) >= 0'), 'x < −2 or x ≥ 1'],
]

const CIRCLES: readonly Row[] = [
  [
    'circle from its general form',
    () => desk(['x^2 + y^2 - 6x + 8y = 0']).words(0),
    expect.stringContaining('center (3, −4) and radius 5'),
  ],
  [
    'radius that is a root',
    () => desk(['x^2 + y^2 + 4x = 8']).words(0),
    expect.stringContaining('center (−2, 0) and radius 2√3'),
  ],
  ['tangent to an axis', () => desk(['(x - 3)^2 + (y - 2)^2 = 4']).points(0, 'minimum'), [at(3, 0)]],
  ['is a point on the circle', () => desk(['(5 - 2)^2 + (3 + 1)^2 = 25']).lines[0], { kind: 'truth', holds: true }],
  ['an ellipse', () => desk(['x^2/9 + y^2/4 = 1']).points(0, 'rightmost'), [at(3, 0)]],
  ['vertex of a sideways parabola', () => desk(['x = (y - 2)^2 + 1']).points(0, 'leftmost'), [at(1, 2)]],
]

const DATA: readonly Row[] = [
  ['median of a list', () => desk(['median(3, 9, 4, 12, 7)']).value(0), 7],
  ['mean of a list', () => desk(['L = [4, 8, 15, 16, 23, 42]', 'mean(L)']).value(1), 18],
  ['mean after one more number', () => desk(['a = [80, 90, 85]', 'x = 0', '(total(a) + 97)/4']).value(2), 88],
  ['the number that makes a mean', () => desk(['(80 + 90 + 85 + x)/4 = 88'], wide).solutions(0), [near(97)]],
  ['standard deviation', () => desk(['stdevp(2, 4, 4, 4, 5, 5, 7, 9)']).value(0), 2],
  ['range of a list', () => desk(['range([3, 11, 6])']).value(0), 8],
  ['interquartile range', () => desk(['iqr([1, 2, 3, 4, 5, 6, 7, 8])']).value(0), 4],
  ['a frequency table as a list', () => desk(['(3*2 + 5*4 + 10*1)/(3 + 5 + 10)']).value(0), near(2)],
  [
    'line of best fit',
    () => desk(['y1 ~ m x1 + b'], table([1, 2, 3, 4], [5, 7, 9, 11])).letters(0),
    { m: near(2), b: near(3) },
  ],
  [
    'line through two points',
    () => desk(['y1 ~ m x1 + b'], table([2, 6], [1, 9])).letters(0),
    { m: near(2), b: near(-3) },
  ],
  [
    'parabola through three points',
    () => desk(['y1 ~ a x1^2 + b x1 + c'], table([0, 1, 2], [1, 4, 11])).letters(0),
    { a: near(2), b: near(1), c: near(1) },
  ],
  [
    'parabola from its vertex and a point',
    () => desk(['y1 ~ a (x1 - 3)^2 + 2'], table([5], [10])).letters(0),
    { a: near(2) },
  ],
  [
    'exponential model from a table',
    () => desk(['y1 ~ a b^x1'], table([0, 1, 2, 3], [5, 10, 20, 40])).letters(0),
    { a: near(5), b: near(2) },
  ],
  [
    'prediction by the model',
    () => desk(['y1 ~ m x1 + b', 'm * 10 + b'], table([1, 2, 3, 4], [5, 7, 9, 11])).value(1),
    near(23),
  ],
  [
    'coefficient of correlation',
    () => {
      const [line] = desk(['y1 ~ m x1 + b'], table([1, 2, 3], [6, 4, 2])).lines
      return line?.kind === 'fit' ? line.fit.r : null
    },
    near(-1),
  ],
]

const NUMBERS: readonly Row[] = [
  ['percent of a number', () => desk(['35% of 260']).value(0), 91],
  ['a percent chain', () => desk(['250 * (1 + 20%) * (1 - 15%)']).value(0), near(255)],
  [
    'the price before a discount',
    () => desk(['x * (1 - 30%) = 84'], { view: within(200, 10) }).solutions(0),
    [near(120)],
  ],
  ['compound interest', () => desk(['1500 * (1 + 0.04/4)^(4*3)']).value(0), near(1500 * 1.01 ** 12)],
  ['unit conversion', () => desk(['60 * 5280/3600']).value(0), 88],
  ['combinations', () => desk(['nCr(8, 3)']).value(0), 56],
  ['a remainder', () => desk(['mod(100, 7)']).value(0), 2],
  ['a fractional exponent', () => desk(['8^(2/3)']).value(0), near(4)],
  ['sine of an angle in degrees', () => desk(['sin(30)'], { angle: 'deg' }).value(0), 0.5],
  ['an angle from its sine', () => desk(['sin^-1(0.5)'], { angle: 'deg' }).value(0), 30],
  ['hypotenuse', () => desk(['√(5^2 + 12^2)']).value(0), 13],
  ['distance of two points', () => desk(['√((7 - 1)^2 + (10 - 2)^2)']).value(0), 10],
  ['midpoint', () => desk(['((2, 3) + (8, 11))/2']).lines[0], { kind: 'points', points: [{ x: 5, y: 7 }] }],
  [
    'are two expressions equal: by value',
    () => desk(['f(x) = (x + 3)^2 - 9', 'g(x) = x^2 + 6x', 'f(1.7) - g(1.7)']).value(2),
    expect.closeTo(0, 12),
  ],
  ['are two expressions equal: by the graph', () => desk(['y = (x + 3)^2 - 9', 'y = x(x + 6)']).meet(0, 1), []],
  ['a sequence as a list', () => desk(['3 * 2^[0...4]']).list(0), [3, 6, 12, 24, 48]],
  ['sum of a sequence', () => desk(['total(3 * 2^[0...4])']).value(0), 93],
]

const ALL = [
  ['equations', EQUATIONS],
  ['systems', SYSTEMS],
  ['functions', FUNCTIONS],
  ['sliders', LETTERS],
  ['inequalities', REGIONS],
  ['circles', CIRCLES],
  ['data', DATA],
  ['numbers', NUMBERS],
] as const

test('the list has at least 80 techniques', () =>
  expect(ALL.flatMap(([, rows]) => rows).length).toBeGreaterThanOrEqual(80))
describe.each(ALL)('%s', (_, rows) => {
  test.each(rows)('%s', (_name, shown, expected) => expect(shown()).toEqual(expected))
})
