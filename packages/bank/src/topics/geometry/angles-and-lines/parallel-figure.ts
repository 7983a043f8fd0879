/** Two lines crossed by a third: the figure, its eight angles and their names. */

import { drawing, g, type Html, int, type Part, type Rng, until, xy } from '#kit'

export const skill = 'geo-parallel-lines'

/** Angles 1 to 4 at the upper line (upper left, upper right, lower left, lower right), 5 to 8 at the lower one. */
const CORNER = ['', 'cqf', 'dqf', 'cqp', 'dqp', 'apq', 'bpq', 'ape', 'bpe'] as const

export const WHERE = ['upper left', 'upper right', 'lower left', 'lower right'] as const

const placeOf = (pos: number, lines: readonly [string, string]): string =>
  `The ${WHERE[(pos - 1) % 4]} angle at line ${pos < 5 ? lines[0] : lines[1]}`

/** Whether the corner is as wide as the angle between the right half of a line and the upper half of the transversal. */
export const likeTwo = (pos: number): boolean => [2, 3, 6, 7].includes(pos)

type Where = Readonly<{ theta: number; names: readonly [string, string, string] }>

export const NAMES3 = [
  ['k', 'm', 't'],
  ['p', 'q', 's'],
  ['a', 'b', 'c'],
  ['r', 's', 't'],
] as const

export const lines = (
  w: Where,
  labels: readonly (readonly [number, string])[],
  o: { bare?: boolean; loose?: boolean; marks?: boolean } = {},
): Html => {
  const s = Math.sin((w.theta * Math.PI) / 180)
  // Two labels on one side between the lines need more room, or it is not seen which belongs where.
  const inside = (side: number) => labels.filter(([pos]) => pos > 2 && pos < 7 && pos % 2 === side).length
  const half = !o.bare && (inside(0) > 1 || inside(1) > 1) ? 2.3 : 1.7
  const at = {
    a: [-5.4, 0],
    b: [5.4, 0],
    c: [-5.4, 2 * half],
    d: [5.4, 2 * half],
    p: xy.polar([0, half], half / s, w.theta + 180),
    q: xy.polar([0, half], half / s, w.theta),
    e: xy.polar([0, half], half / s + 2.2, w.theta + 180),
    f: xy.polar([0, half], half / s + 2.2, w.theta),
  } as const
  const [upper, lower, cross] = w.names
  const marks: Part[] = o.marks === false ? [] : [g.parallel('ab', 1, 0.12), g.parallel('cd', 1, 0.12)]
  return drawing(
    {
      alt: `Lines ${upper} and ${lower}${o.marks === false ? '' : ' are parallel; they'} are crossed by line ${cross}`.replace(
        '; they are',
        ', and both are',
      ),
      at,
      height: 240,
    },
    [
      g.line('ab'),
      g.line('cd'),
      g.line('ef'),
      ...marks,
      ...labels.map(([pos, label]) =>
        g.angle(CORNER[pos] as string, label, {
          as: placeOf(pos, [upper, lower]),
          ...(o.bare ? { arcs: 0, r: 7, loose: true } : o.loose ? { loose: true } : {}),
        }),
      ),
      g.tag('d', upper, { towards: 0, as: 'The upper line' }),
      g.tag('b', lower, { towards: 0, as: 'The lower line' }),
      g.tag('f', cross, { towards: w.theta, as: 'The crossing line' }),
    ],
  )
}

export const theta = (rng: Rng) =>
  until(
    () => int(rng, 48, 132),
    (x) => Math.abs(x - 90) > 12,
  )

/** Name of the pair of corners, for explanations. */
export function pairName(i: number, j: number): string {
  const [a, b] = i < j ? [i, j] : [j, i]
  if (b - a === 4) return 'corresponding angles'
  if ((a === 3 && b === 6) || (a === 4 && b === 5)) return 'alternate interior angles'
  if ((a === 1 && b === 8) || (a === 2 && b === 7)) return 'alternate exterior angles'
  if ((a === 3 && b === 5) || (a === 4 && b === 6)) return 'same-side interior angles'
  if ((a === 1 && b === 7) || (a === 2 && b === 8)) return 'same-side exterior angles'
  return 'other'
}
