import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { MOST_PARTS } from './compile.ts'
import { contour } from './contour.ts'
import { strokesOf } from './draw.ts'
import { MathError } from './errors.ts'
import { explore } from './explore.ts'
import { solveOnLine } from './number-line.ts'
import { parseLine } from './parse.ts'
import { MOST_VALUES, sampleAcross, sampleAlong } from './sample.ts'
import { readSheet } from './sheet.ts'
import { describe as inWords } from './words.ts'

const DEEP = process.env.DEEP === '1'
const RUNS = DEEP ? 3000 : 600
const VIEW = { x: -10, y: -10, width: 20, height: 20 }
const SIZE = { width: 400, height: 400 }

const piece = fc.constantFrom(
  ...['sin(', 'cos ', 'log_2', 'ln', '√', '|', '(', ')', '[', ']', '{', '}', '^', '!', '%', "'", '...', ',', ':', '~'],
  ...[
    '=',
    '<',
    '≥',
    'x',
    'y',
    't',
    'θ',
    'r',
    'a',
    'f(',
    'f(x)=',
    'x_1',
    'y1',
    'π',
    'e',
    '2',
    '.5',
    '1e9',
    '-',
    '+',
    '*',
    '/',
  ],
  ...[' ', '²', '⁻¹', 'mean(', 'nCr(', 'of', '∞', 'ans', '9999999999'],
)
const text = fc.oneof(
  fc.string({ maxLength: 500 }),
  fc.array(piece, { maxLength: 120 }).map((p) => p.join('').slice(0, 500)),
)

/** Reading a text takes a number of steps that grows with its length alone. 500 characters: some thousand steps. */
const STEPS_PER_CHARACTER = 8
const stepsOf = (line: string): number => {
  try {
    return parseLine(line, { functions: new Set(['f']) }).steps
  } catch (error) {
    if (error instanceof MathError) return 0
    throw error
  }
}

describe('any text is read or refused', () => {
  test('in steps that grow with its length alone', () => {
    fc.assert(
      fc.property(text, (line) => {
        expect(stepsOf(line)).toBeLessThanOrEqual(STEPS_PER_CHARACTER * (line.length + 2))
      }),
      { numRuns: RUNS },
    )
  })
  test.each([
    ['brackets', '('.repeat(500)],
    ['closed brackets', `${'('.repeat(250)}1${')'.repeat(249)}`],
    ['bars', '|'.repeat(500)],
    ['signs', '-'.repeat(500)],
    ['powers', `2${'^2'.repeat(249)}`],
    ['roots', '√'.repeat(500)],
    ['functions', 'sin '.repeat(125)],
    ['braces', '{'.repeat(500)],
    ['lists', '['.repeat(500)],
    ['letters', 'x'.repeat(500)],
    ['factorials', `9${'!'.repeat(499)}`],
    ['strokes', `f${"'".repeat(498)}(x)`],
    ['sums', `${'1+'.repeat(249)}1`],
    ['conditions', `x${'{x>0}'.repeat(99)}`],
  ])('however deep: %s', (_, line) => {
    expect(stepsOf(line)).toBeLessThanOrEqual(STEPS_PER_CHARACTER * (line.length + 2))
    expect(() => readSheet([line, 'f(x)=x^2'], { angle: 'rad' })).not.toThrow()
  })
  test('with a finite value or a few words, and never by an exception', () => {
    fc.assert(
      fc.property(text, (line) => {
        const outcome = calculate(line, 'deg')
        if (outcome.ok && outcome.value.kind === 'number') expect(Number.isFinite(outcome.value.value)).toBe(true)
        if (!outcome.ok) expect(outcome.error).toMatch(/\.$/)
        expect(() => solveOnLine(line, 'rad')).not.toThrow()
      }),
      { numRuns: RUNS / 4 },
    )
  })
  test('several lines at once, each with its own fate', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (lines) => {
        expect(readSheet(lines, { angle: 'rad' })).toHaveLength(lines.length)
      }),
      { numRuns: RUNS / 4 },
    )
  })
})

describe('nothing dangerous can be called', () => {
  test.each([
    ...['import("fs")', 'evaluate("1+1")', 'constructor("return 1")', 'toString()', '__proto__', 'valueOf(1)', 'this'],
    ...[
      'sin.constructor("return 1")()',
      'cos["constructor"]',
      '"abc"',
      '{a: 1}',
      'a = 5',
      '1;2',
      '1 ? 2 : 3',
      'hasOwnProperty(1)',
    ],
    ...['globalThis', 'x => x', 'new Date()', 'window', '1 == 1', 'random()', 'Infinity'],
  ])('%s is refused with a sentence', (line) => {
    const outcome = calculate(line, 'rad')
    expect(outcome.ok).toBe(false)
    if (!outcome.ok) expect(outcome.error).toMatch(/\.$/)
  })
})

describe('work is bounded', () => {
  test('definitions that double each other are refused before they grow', () => {
    const lines = [
      'f(x) = x + 1',
      ...'ghjklmnopqsuvw'
        .split('')
        .map((c, i) => `${c}(x) = ${'fghjklmnopqsuvw'[i]}(x)^2 + ${'fghjklmnopqsuvw'[i]}(x+1)`),
    ]
    const read = readSheet(lines, { angle: 'rad' })
    expect(read.at(-1)).toMatchObject({ kind: 'error', message: 'This is too long to work out.' })
    expect(MOST_PARTS).toBeLessThan(10_000)
  })
  test('definitions in a circle are named', () => {
    const read = readSheet(['a = b + 1', 'b = a - 1', 'f(x) = g(x)', 'g(x) = f(x)'], { angle: 'rad' })
    expect(read.every((line) => line.kind === 'error' && /is defined by itself/.test(line.message))).toBe(true)
  })
  test('a long list is refused', () => {
    expect(calculate('[1...1e9]', 'rad')).toMatchObject({ ok: false, error: 'A list has at most 2000 numbers.' })
  })
  const wild: readonly (readonly [string, (x: number) => number])[] = [
    ['sin(1/x)', (x) => Math.sin(1 / x)],
    ['tan(50x)', (x) => Math.tan(50 * x)],
    ['noise', (x) => Math.sin(x * 1e9) * 1e6],
    ['steps', (x) => Math.floor(x * 1000)],
    ['holes', (x) => (Math.floor(x * 5000) % 2 === 0 ? x : Number.NaN)],
    ['overflow', (x) => Math.exp(Math.exp(x))],
  ]
  test.each(wild)('drawing %s takes a fixed number of values at most', (_, f) => {
    let count = 0
    const counted = (x: number): number => {
      count += 1
      return f(x)
    }
    sampleAcross(counted, VIEW, SIZE)
    // Each of the first samples may still look for its own edge once the budget is spent.
    expect(count).toBeLessThan(MOST_VALUES + 60 * SIZE.width)
    count = 0
    sampleAlong(counted, counted, 0, 6, VIEW, SIZE)
    expect(count).toBeLessThan(2 * (MOST_VALUES + 60 * SIZE.width))
  })
  test('an implicit curve takes at most some values for each cell', () => {
    let count = 0
    contour(
      (x, y) => {
        count += 1
        return Math.sin(x * 40) * Math.cos(y * 40) - 0.1
      },
      VIEW,
      SIZE,
    )
    expect(count).toBeLessThan(16 * (SIZE.width / 2) * (SIZE.height / 2))
  })
  test('whatever was read can be drawn, explored and told', () => {
    fc.assert(
      fc.property(text, (line) => {
        for (const read of readSheet([line], { angle: 'rad' })) {
          if (read.kind !== 'curve') continue
          expect(() => strokesOf(read.curve, VIEW, SIZE, 'coarse')).not.toThrow()
          expect(inWords(read.curve, VIEW, explore(read.curve, VIEW))).toMatch(/\.$/)
        }
      }),
      { numRuns: RUNS / 3 },
    )
  })
})
