import { readSheet, shade, strokesOf, type View } from '@fourfold/grapher'
import { LINES } from './lines.ts'

/**
 * What one frame costs while the plane moves and while a slider moves, with six curves of all kinds, without the canvas:
 * reading, sampling and shading. A frame at 60 a second has 16.7 ms. Time of the processor, not of the clock: a machine
 * that does other work at once gives the same figure. `--browser` measures the built calculator in Chromium instead.
 */
const SIZE = { width: 900, height: 700 }
const FRAMES = 240

function frame(a: number, view: View): number {
  const started = process.threadCpuUsage()
  for (const line of readSheet([`a = ${a}`, ...LINES], { angle: 'rad' })) {
    if (line.kind === 'curve') strokesOf(line.curve, view, SIZE, 'coarse')
    if (line.kind === 'region') {
      shade(line.region.margin, view, SIZE, 6)
      for (const { curve } of line.region.edges) strokesOf(curve, view, SIZE, 'coarse')
    }
  }
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

const middle = (values: number[], share: number): number =>
  values.sort((p, q) => p - q)[Math.floor(values.length * share)] ?? 0

function measure(name: string, at: (i: number) => number): void {
  for (let i = 0; i < 40; i++) frame(at(i), { x: -10, y: -8, width: 20, height: 16 })
  const times = Array.from({ length: FRAMES }, (_, i) =>
    frame(at(i), { x: -10 + i / 40, y: -8, width: 20, height: 16 }),
  )
  const [typical, slow] = [middle(times, 0.5), middle(times, 0.95)]
  console.log(
    `${name}: ${typical.toFixed(1)} ms a frame, the slowest twentieth ${slow.toFixed(1)} ms or more; ${Math.floor(1000 / typical)} frames a second, ${Math.floor(1000 / (4 * typical))} on a processor four times slower.`,
  )
}

if (process.argv.includes('--browser')) {
  const { measureFrames } = await import('./frames.ts')
  await measureFrames()
} else {
  measure('Moving the plane', () => 1)
  measure('Moving a slider', (i) => 0.5 + (i % 30) / 20)
}
