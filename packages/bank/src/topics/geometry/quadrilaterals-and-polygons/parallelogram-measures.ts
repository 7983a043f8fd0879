import {
  add,
  div,
  drawing,
  g,
  type Html,
  int,
  linear,
  mul,
  num,
  pick,
  type Rng,
  signed,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { enoughTraps, equationTraps } from '../equation-traps.ts'
import { gather, gatherTo180, inOneGo, inOneGoTo180 } from '../gather.ts'
import { linearLabel } from '../linear-label.ts'

const skill = 'geo-parallelograms'

export const SETS = ['ABCD', 'PQRS', 'KLMN', 'WXYZ', 'EFGH', 'JKLM'] as const

/** A parallelogram with angle t at the first letter. */
export const corners = (set: string, t: number, w = 7, h = 4.4) => {
  const slant = xy.polar([0, 0], h, t)
  return {
    [set[0] as string]: [0, 0],
    [set[1] as string]: [w, 0],
    [set[2] as string]: [w + slant[0], slant[1]],
    [set[3] as string]: slant,
  } as Record<string, readonly [number, number]>
}

/** Marks for the two pairs of parallel sides; labels of sides move them away from the middle. */
export const parallelMarks = (set: string, place?: number) => [
  g.parallel(`${set[0]}${set[1]}`, 1, place),
  g.parallel(`${set[3]}${set[2]}`, 1, place),
  g.parallel(`${set[0]}${set[3]}`, 2),
  g.parallel(`${set[1]}${set[2]}`, 2, place),
]

const at = (s: string, k: number) => [s[(k + 3) % 4], s[k % 4], s[(k + 1) % 4]].join('')

const shape = (set: string, t: number, labels: readonly (readonly [number, string])[], rot: number): Html =>
  drawing({ alt: `Parallelogram ${set}`, at: xy.turned(corners(set, t), rot), height: 220 }, [
    g.polygon(set),
    ...parallelMarks(set),
    ...labels.map(([k, label]) => g.angle(at(set, k), label)),
  ])

const drawAngles = (rng: Rng) =>
  until(
    () => {
      const t = int(rng, 50, 130)
      const [i, j] = [int(rng, 0, 3), int(rng, 1, 3)]
      const x = int(rng, 6, 28)
      const [a, c] = [int(rng, 2, 6), int(rng, 1, 6)]
      const first = i % 2 === 0 ? t : 180 - t
      const second = j === 2 ? first : 180 - first
      return {
        t,
        i,
        j,
        a,
        b: first - a * x,
        c,
        d: second - c * x,
        x,
        set: pick(rng, SETS),
        rot: pick(rng, [0, 0, 12, -14]),
      }
    },
    ({ t, a, b, c, d }) =>
      Math.abs(t - 90) > 12 &&
      Math.abs(a - c) !== 1 &&
      a !== c &&
      b !== 0 &&
      d !== 0 &&
      Math.abs(b) < 60 &&
      Math.abs(d) < 60,
  )

type Angles = ReturnType<typeof drawAngles>

const twoAngles = (p: Angles): Html =>
  shape(
    p.set,
    p.t,
    [
      [p.i, `(${linearLabel(p.a, p.b)})°`],
      [(p.i + p.j) % 4, `(${linearLabel(p.c, p.d)})°`],
    ],
    p.rot,
  )

const angleTraps = equationTraps<Angles>(({ j }) => j === 2, {
  equal: 'geo-mixes-opposite-and-neighboring-angles',
  sum: 'geo-mixes-opposite-and-neighboring-angles',
  term: 'geo-loses-a-term-of-the-equation',
  angle: 'geo-quad-gives-another-quantity',
  right: 'geo-takes-90-for-neighboring-angles',
  full: 'geo-uses-360-for-two-angles',
})

const angleFits = (p: Angles) => enoughTraps(angleTraps, { ...p, opposite: p.j === 2 }, p.x)

const angles = template({
  id: 'geometry/parallelogram-angles',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) => until(() => drawAngles(rng), angleFits),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) => `${twoAngles(p)}<p>In parallelogram $${p.set}$, what is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) => `<p>$${p.set}$ is a parallelogram.</p>${twoAngles(p)}<p>Find the value of $x$.</p>`,
    },
  ],
  given: ({ a, b, c, d, j }) => ({ a, b, c, d, opposite: j === 2 }),
  answer: ({ x }) => num(x),
  traps: angleTraps,
  explain: (p, frame) => {
    const { a, b, c, d, j, x } = p
    return {
      plan: 'See where the two angles lie: opposite angles of a parallelogram are equal, neighboring ones are supplementary.',
      steps: [
        j === 2
          ? {
              do: `$${linear(a, b)} = ${linear(c, d)}$`,
              why: 'The angles lie opposite each other, and opposite angles of a parallelogram are equal.',
            }
          : {
              do: `$(${linear(a, b)}) + (${linear(c, d)}) = 180$`,
              why: 'The angles lie at the ends of one side, and neighboring angles add up to $180^\\circ$.',
            },
        {
          do: j === 2 ? gather(a, b, c, d) : gatherTo180(a, b, c, d),
          why:
            j === 2
              ? 'Bring the variable terms to one side, then the constants to the other.'
              : 'Combine like terms, then bring the constants to one side.',
        },
        { do: `$x = ${x}$`, why: 'Divide by the coefficient of $x$.' },
      ],
      ...(frame === 'grid'
        ? j === 2
          ? { faster: `${inOneGo(a, b, c, d)}.` }
          : { faster: `${inOneGoTo180(a, b, c, d)}.` }
        : {
            faster: `Try the options: put each in for $x$ in both labels. With $${x}$, the angles measure $${a * x + b}^\\circ$ and $${c * x + d}^\\circ$, ${j === 2 ? 'which are equal; with any other number they are not.' : 'together $180^\\circ$; any other number gives another sum.'}`,
          }),
      check: `The angles are $${a * x + b}^\\circ$ and $${c * x + d}^\\circ$${j === 2 ? '.' : ': together $180^\\circ$.'}`,
      figure: shape(
        p.set,
        p.t,
        [
          [p.i, `${p.a * p.x + p.b}°`],
          [(p.i + p.j) % 4, `${p.c * p.x + p.d}°`],
        ],
        p.rot,
      ),
    }
  },
  check: ({ a, b, c, d, opposite }) =>
    num(
      Array.from({ length: 100 }, (_, x) => x).find((x) =>
        opposite ? a * x + b === c * x + d : a * x + b + c * x + d === 180,
      ) ?? -1,
    ),
})

/** The diagonals bisect each other. */
const drawDiag = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 2, 12)
      const [a, c] = [int(rng, 2, 6), int(rng, 1, 5)]
      const half = int(rng, 5, 30)
      return { a, b: half - a * x, c, d: half - c * x, x, half, set: pick(rng, SETS), other: int(rng, 4, 24) }
    },
    ({ a, b, c, d, half, other }) =>
      a > c + 1 &&
      b !== 0 &&
      d !== 0 &&
      Math.abs(b) < 20 &&
      Math.abs(d) < 30 &&
      other !== half &&
      other > 0.45 * half &&
      other < 0.85 * half,
  )

/** Half of the diagonal, when its two halves are ax + b and cx + d. */
const halfOf = ({ a, b, c, d }: Readonly<{ a: number; b: number; c: number; d: number }>) =>
  add(mul(a, div(d - b, a - c)), b)

/** The name of the point where the diagonals meet. */
const middle = (set: string): string => [...'ETOXM'].find((l) => !set.includes(l)) as string

const diagonalsFigure = (p: ReturnType<typeof drawDiag>, [one, two]: readonly [string, string]): Html => {
  const [A, B, C, D] = [...p.set] as [string, string, string, string]
  const e = middle(p.set)
  const dir = (r: number, t: number) => xy.polar([0, 0], r, t)
  const points = {
    [A]: dir(p.half, 205),
    [C]: dir(p.half, 25),
    [B]: dir(p.other, -38),
    [D]: dir(p.other, 142),
    [e]: [0, 0] as const,
  }
  return drawing({ alt: `Parallelogram ${p.set} with its diagonals, which meet at ${e}`, at: points, height: 220 }, [
    g.polygon(p.set),
    g.seg(A + e),
    g.seg(e + C),
    g.seg(B + e),
    g.seg(e + D),
    g.side(A + e, one, { from: B }),
    g.side(e + C, two, { from: B }),
    g.side(B + e, `${p.other}`, { from: A }),
  ])
}

const diagonals = template({
  id: 'geometry/parallelogram-diagonals',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: drawDiag,
  frames: [
    {
      id: 'whole-diagonal',
      kind: 'multi-step',
      items: 7,
      stem: (p) => {
        const e = middle(p.set)
        return `<p>The diagonals of parallelogram $${p.set}$ meet at $${e}$.</p>${diagonalsFigure(p, [linearLabel(p.a, p.b), linearLabel(p.c, p.d)])}<p>What is the length of diagonal $${p.set[0]}${p.set[2]}$?</p>`
      },
    },
  ],
  given: ({ a, b, c, d, other }) => ({ a, b, c, d, other }),
  answer: ({ half }) => num(2 * half),
  traps: [
    {
      misconception: 'geo-forgets-that-diagonals-are-halved',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [add(mul(a, div(d - b, a - c)), b)],
      rule: (g) => whole(halfOf(g)),
      says: () => 'I gave half of the diagonal.',
      why: () => 'is only half of the diagonal.',
    },
    {
      misconception: 'geo-takes-the-diagonals-to-be-equal',
      operation: 'wrong-number-used',
      operands: ({ other }) => [other],
      after: (x) => mul(2, x),
      rule: ({ other }) => num(2 * other),
      why: () => 'is the length of the other diagonal.',
    },
    {
      misconception: 'geo-quad-gives-another-quantity',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(d - b, a - c)],
      rule: ({ a, b, c, d }) => whole(div(d - b, a - c)),
      says: () => 'I gave the value of $x$ instead of a length.',
      why: () => 'is the value of $x$, not a length.',
    },
    {
      misconception: 'geo-takes-the-diagonals-to-be-equal',
      operation: 'wrong-number-used',
      operands: ({ other }) => [other],
      after: (x, { a, b, c, d }) => add(x, add(mul(a, div(d - b, a - c)), b)),
      rule: (g) => whole(add(halfOf(g), g.other)),
      says: () => 'I added halves of two different diagonals.',
      why: () => 'adds halves of two different diagonals.',
    },
    {
      misconception: 'geo-loses-a-term-of-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, d }) => [d, b],
      after: (x, { a, b, c }) => mul(2, add(mul(a, div(x, a - c)), b)),
      rule: ({ a, b, c, d }) => whole(mul(2, add(mul(a, div(d + b, a - c)), b)), 2, 200),
      says: ({ b }) => `I moved the $${b}$ to the other side and did not change its sign.`,
      why: ({ b }) => `moves $${b}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'geo-loses-a-term-of-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      after: (x, { a, b, d }) => mul(2, add(mul(a, div(d - b, x)), b)),
      rule: ({ a, b, c, d }) => whole(mul(2, add(mul(a, div(d - b, a + c)), b)), 2, 200),
      says: () => 'I moved the variable term to the other side and did not change its sign.',
      why: () => 'adds the terms with $x$, although they stand on different sides.',
    },
  ],
  explain: (p) => {
    const { a, b, c, d, x, half } = p
    return {
      plan: 'The diagonals of a parallelogram bisect each other: set the two halves equal, solve, and take both halves.',
      steps: [
        { do: `$${linear(a, b)} = ${linear(c, d)}$`, why: 'The diagonals of a parallelogram bisect each other.' },
        { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
        { do: `$x = ${d - b} \\div ${a - c} = ${x}$`, why: `Divide both sides by ${a - c}.` },
        { do: `One half is $${a} \\cdot ${x}${signed(b)} = ${half}$.`, why: 'Put $x$ back into the first expression.' },
        { do: `The whole diagonal is $2 \\cdot ${half} = ${2 * half}$.`, why: 'Take both halves.' },
      ],
      faster: `${inOneGo(a, b, c, d)}. One half is then ${half}, and the whole diagonal ${2 * half}.`,
      check: `The other half is $${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${half}$, as long as the first.`,
      figure: diagonalsFigure(p, [`${half}`, `${half}`]),
    }
  },
  check: ({ a, b, c, d }) => num(div(2 * (a * d - b * c), a - c)),
})

export const templates: readonly Template[] = [angles, diagonals]
