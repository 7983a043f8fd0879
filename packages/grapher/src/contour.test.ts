import { describe, expect, test } from 'vitest'
import { shade } from './contour.ts'
import { strokesOf } from './draw.ts'
import { readSheet } from './sheet.ts'
import { IMPLICIT } from './testing/implicit.ts'

const VIEW = { x: -10, y: -10, width: 20, height: 20 }
const SIZE = { width: 400, height: 400 }
/** Cells of the brute-force grid along one side: one for each pixel in a deep run. */
const CELLS = process.env.DEEP === '1' ? 400 : 160
const at = (i: number): number => -10 + (20 * (i + 0.31)) / CELLS

/** Pixels within two of a stroke. */
function drawnPixels(strokes: readonly (readonly number[])[]): Uint8Array {
  const pixels = new Uint8Array(SIZE.width * SIZE.height)
  const mark = (x: number, y: number) => {
    const [px, py] = [Math.round(((x + 10) / 20) * SIZE.width), Math.round(((y + 10) / 20) * SIZE.height)]
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [cx, cy] = [px + dx, py + dy]
        if (cx >= 0 && cy >= 0 && cx < SIZE.width && cy < SIZE.height) pixels[cy * SIZE.width + cx] = 1
      }
  }
  for (const s of strokes)
    for (let i = 0; i + 3 < s.length; i += 2) {
      const steps = Math.ceil(Math.hypot(s[i + 2]! - s[i]!, s[i + 3]! - s[i + 1]!) * 20) + 1
      for (let k = 0; k <= steps; k++)
        mark(s[i]! + ((s[i + 2]! - s[i]!) * k) / steps, s[i + 1]! + ((s[i + 3]! - s[i + 1]!) * k) / steps)
    }
  return pixels
}

/** The zero between two places of different sign by plain halving; null at a pole. */
function zeroBetween(f: (t: number) => number): number | null {
  let [a, b] = [0, 1]
  const around = Math.max(Math.abs(f(0)), Math.abs(f(1)))
  for (let k = 0; k < 40; k++) {
    const m = (a + b) / 2
    if (f(a) * f(m) <= 0) b = m
    else a = m
  }
  return Math.abs(f((a + b) / 2)) < 0.01 * around ? (a + b) / 2 : null
}

function curveOf(text: string) {
  const [line] = readSheet([text], { angle: 'rad' })
  if (line?.kind !== 'curve') throw new Error(`${text}: ${JSON.stringify(line)}`)
  return line.curve
}

function fieldOf(text: string): (x: number, y: number) => number {
  const curve = curveOf(text)
  if (curve.kind === 'implicit') return curve.f
  if (curve.kind === 'y-of-x') return (x, y) => y - curve.f(x)
  throw new Error(`${text} is ${curve.kind}`)
}

describe('an implicit curve is drawn without gaps at the first zoom', () => {
  test('the list has forty curves', () => expect(new Set(IMPLICIT).size).toBe(40))
  test.each(IMPLICIT)('%s', (text) => {
    const f = fieldOf(text)
    const pixels = drawnPixels(strokesOf(curveOf(text), VIEW, SIZE))
    const missed: string[] = []
    let zeros = 0
    const check = (x: number, y: number) => {
      zeros += 1
      const [px, py] = [Math.floor(((x + 10) / 20) * SIZE.width), Math.floor(((y + 10) / 20) * SIZE.height)]
      if (px < 1 || py < 1 || px >= SIZE.width - 1 || py >= SIZE.height - 1) return
      if (pixels[py * SIZE.width + px] === 0) missed.push(`(${x.toFixed(3)}, ${y.toFixed(3)})`)
    }
    for (let j = 0; j < CELLS; j++)
      for (let i = 0; i < CELLS; i++) {
        const [x, y, value] = [at(i), at(j), f(at(i), at(j))]
        if (value * f(at(i + 1), y) < 0) {
          const t = zeroBetween((s) => f(x + (s * 20) / CELLS, y))
          if (t !== null) check(x + (t * 20) / CELLS, y)
        }
        if (value * f(x, at(j + 1)) < 0) {
          const t = zeroBetween((s) => f(x, y + (s * 20) / CELLS))
          if (t !== null) check(x, y + (t * 20) / CELLS)
        }
      }
    expect(zeros, 'the grid sees the curve').toBeGreaterThan(20)
    expect(missed.slice(0, 5)).toEqual([])
  })
  test('nothing is drawn at a pole, although the sign changes there', () => {
    const strokes = strokesOf(curveOf('1/x + 1/y = 1/2'), VIEW, SIZE)
    const onAxis = strokes.flatMap((s) =>
      s.filter((_, i) => i % 2 === 0).filter((x, i) => Math.abs(x) < 0.02 && Math.abs(s[2 * i + 1]!) > 1),
    )
    expect(onAxis).toEqual([])
  })
  test('a square that is zero is drawn like its base', () =>
    expect(strokesOf(curveOf('(x^2 + y^2 - 9)^2 = 0'), VIEW, SIZE)[0]!.length).toBeGreaterThan(100))
})

describe('an inequality is shaded where it holds', () => {
  test.each(['y > x^2 - 3', 'x^2 + y^2 <= 16', 'x y < 4', '1 < x + y <= 5', '|x| + |y| < 6', 'y >= 1/x'])(
    '%s',
    (text) => {
      const [line] = readSheet([text], { angle: 'rad' })
      if (line?.kind !== 'region') throw new Error(text)
      const { margin } = line.region
      const { columns, rows, cells, x, y, dx, dy } = shade(margin, VIEW, SIZE)
      const wrong: string[] = []
      for (let j = 1; j < rows - 1; j += 3)
        for (let i = 1; i < columns - 1; i += 3) {
          const around = [-1, 0, 1].flatMap((a) =>
            [-1, 0, 1].map((b) => margin(x + (i + a) * dx, y + (j + b) * dy) > 0),
          )
          const clear = around.every((v) => v === around[0])
          if (clear && (cells[j * columns + i] === 1) !== around[0]) wrong.push(`${i},${j}`)
        }
      expect(wrong).toEqual([])
    },
  )
})
