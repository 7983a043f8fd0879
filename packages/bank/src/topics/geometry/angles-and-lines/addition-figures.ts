import { drawing, g, type Html, xy } from '#kit'
import { namesBelow } from '../names-below.ts'

export const NAMES = ['ABCDO', 'PQRST', 'JKLMN', 'WXYZV', 'EFGHK'] as const

const letters = (set: string): readonly string[] => [...set]

/** Points on a line at the given distances from the first, with a label for each part and one below for the whole. */
export function row(set: string, ends: readonly number[], parts: readonly string[], below = ''): Html {
  const names = letters(set).slice(0, ends.length)
  const total = ends.at(-1) as number
  const at = {
    ...Object.fromEntries(names.map((n, i) => [n, [ends[i] as number, 0] as const])),
    z: [total / 2, -0.08 * total] as const,
    ...(below ? { u: [0, -0.16 * total] as const, v: [total, -0.16 * total] as const } : {}),
  }
  const all = names.join('')
  return drawing(
    {
      alt: `The points ${names.slice(0, -1).join(', ')} and ${names.at(-1)} in this order on a line`,
      at,
      show: '',
      height: below ? 120 : 90,
    },
    [
      ...names.slice(1).map((n, i) => g.seg(`${names[i]}${n}`, parts[i] ?? '', { from: 'z' })),
      g.dots(all),
      namesBelow(names),
      ...(below
        ? [
            g.line('uv', { thin: true }),
            g.side('uv', below, { as: `The whole segment ${names[0]}${names.at(-1)}`, from: names[0] as string }),
          ]
        : []),
    ],
  )
}

/** Rays from the fifth point, at the given turns, with a label in each angle between neighbors and one for the whole. */
export function fan(set: string, rot: number, turns: readonly number[], labels: readonly string[], whole = ''): Html {
  const names = letters(set).slice(0, turns.length)
  const o = letters(set)[4] as string
  const at = {
    [o]: [0, 0] as const,
    ...Object.fromEntries(names.map((n, i) => [n, xy.polar([0, 0], 5, rot + (turns[i] as number))])),
  }
  return drawing({ alt: `Rays ${names.map((n) => o + n).join(', ')} from the point ${o}`, at, height: 220 }, [
    ...names.map((n) => g.ray(o + n, { past: 8 })),
    g.dots(o),
    ...names.slice(1).flatMap((n, i) => (labels[i] ? [g.angle(`${names[i]}${o}${n}`, labels[i] as string)] : [])),
    ...(whole ? [g.angle(`${names[0]}${o}${names.at(-1)}`, whole, { r: 58 })] : []),
  ])
}
