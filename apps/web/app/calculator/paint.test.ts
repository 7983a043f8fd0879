import { expect, test } from 'vitest'
import { type Palette, paint, type Scene } from './paint'

const palette: Palette = {
  line: 'gray',
  axis: 'black',
  ink: 'black',
  paper: 'white',
  colours: ['blue'],
  font: '13px sans',
  thick: false,
}
const nothing: Scene = { curves: [], regions: [], points: [], interests: [], asymptotes: [], traced: null }

/** What a pen is told, in order: lines with their color, and what is written. */
function painted(scene: Partial<Scene>): string[] {
  const told: string[] = []
  const state: Record<string, unknown> = {}
  const pen = new Proxy(state, {
    get: (own, name) => {
      if (name in own) return own[String(name)]
      return (...args: unknown[]) => {
        if (name === 'stroke') told.push(`line ${own.strokeStyle}`)
        if (name === 'strokeText' || name === 'fillText') told.push(`${String(name)} ${args[0]}`)
      }
    },
  }) as unknown as CanvasRenderingContext2D
  const view = { x: -5, y: -5, width: 10, height: 10 }
  paint(pen, view, { width: 400, height: 400 }, { ...nothing, ...scene }, palette, 'fine')
  return told
}

test('numbers of the axes are written over the lines, each with its halo first', () => {
  const told = painted({ asymptotes: [{ axis: 'x', at: 2, colour: 0 }] })
  const firstNumber = told.findIndex((each) => each.startsWith('strokeText'))
  expect(told.lastIndexOf('line blue')).toBeGreaterThan(-1)
  expect(firstNumber).toBeGreaterThan(told.lastIndexOf('line blue'))
  expect(told[firstNumber + 1]).toBe(told[firstNumber]?.replace('strokeText', 'fillText'))
})
