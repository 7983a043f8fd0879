import {
  abs,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  linear,
  num,
  pick,
  type Rng,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { enoughTraps, equationTraps } from '../equation-traps.ts'
import { gather, inOneGo, inOneGoTo180 } from '../gather.ts'
import { angleLabel } from '../linear-label.ts'
import { inWords, onALine } from './pairs-in-words.ts'

export const skill = 'geo-angle-pairs'

export const SETS = ['ABCDE', 'PQRST', 'JKLMN', 'WXYZV', 'FGHIK'] as const

/** Two lines through the fifth letter: the first and third letter on one, the second and fourth on the other. */
export const cross = (
  n: number,
  rot: number,
  set: string,
  labels: readonly (readonly [number, string])[],
  vary = false,
): Html => {
  const [a, b, c, d, e] = [...set] as [string, string, string, string, string]
  const dir = (t: number) => xy.polar([0, 0], 5, rot + t)
  const at = { [a]: dir(0), [b]: dir(n), [c]: dir(180), [d]: dir(180 + n), [e]: [0, 0] as const }
  const ring = [a, b, c, d, a]
  return drawing({ alt: `Lines ${a}${c} and ${b}${d} cross at ${e}`, at, height: 220 }, [
    g.line(a + c, { past: 8 }),
    g.line(b + d, { past: 8 }),
    g.dots(e),
    ...labels.map(([k, label]) =>
      g.angle(`${ring[k]}${e}${ring[k + 1]}`, label, { ...(vary ? { arcs: 0, r: 6, loose: true } : {}) }),
    ),
  ])
}

/** One angle known, another asked: opposite or neighbor. */
export const turn = (rng: Rng, n: number) =>
  until(
    () => int(rng, -30, 60),
    (r) => [0, n].every((t) => Math.abs(((r + t + 360) % 90) - 45) < 41 || r + t === 0),
  )

const known = template({
  id: 'geometry/angle-pairs-crossing',
  skill,
  difficulty: 'Low',
  b: -1.5,
  calculator: false,
  seconds: 45,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const n = until(
      () => int(rng, 34, 146),
      (x) => Math.abs(x - 90) > 12 && x % 2 === 0 && x % 10 !== 0,
    )
    return { n, k: pick(rng, [1, 2, 3]), rot: turn(rng, n), set: pick(rng, SETS) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `<p>In the figure, two lines cross at $${p.set[4]}$.</p>${cross(p.n, p.rot, p.set, [
          [0, `${p.n}°`],
          [p.k, 'x°'],
        ])}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'scissors',
      kind: 'words',
      items: 4,
      stem: (p, rng) =>
        `The two legs of a folding ${pick(rng, ['chair', 'table', 'stool', 'ironing board'])} cross like the letter X. One of the four angles at the crossing measures $${p.n}^\\circ$. What is the measure of the angle ${p.k === 2 ? 'opposite to it' : 'next to it'}, in degrees?`,
    },
  ],
  given: ({ n, k }) => ({ n, opposite: k === 2 }),
  answer: ({ n, k }) => num(k === 2 ? n : 180 - n),
  traps: [
    {
      misconception: 'geo-adds-equal-angles-to-180',
      classic: true,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ n }) => [n, 180],
      rule: ({ n, opposite }) => (opposite ? num(180 - n) : null),
      why: ({ n }) => `is $180 - ${n}$, but the two angles are opposite and so equal.`,
    },
    {
      misconception: 'geo-sets-supplements-equal',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      rule: ({ n, opposite }) => (opposite ? null : num(n)),
      why: ({ n }) => `repeats $${n}$, but the two angles lie side by side on a straight line.`,
    },
    {
      misconception: 'geo-uses-90-for-a-straight-line',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ n }) => [n, 90],
      after: (x) => abs(x),
      rule: ({ n }) => num(Math.abs(90 - n)),
      says: ({ n }) => `I took the difference between ${n}° and 90°.`,
      why: ({ n }) => `is the difference between $${n}$ and $90$, but there is no right angle here.`,
    },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      operation: 'parts-taken-as-equal',
      operands: ({ n }) => [360 - n, 2],
      rule: ({ n }) => num(frac(360 - n, 2)),
      says: () => 'I shared the rest of the full turn between two angles.',
      why: ({ n }) => `shares the rest of the full turn, $360 - ${n}$, between two angles as if they were equal.`,
    },
    {
      misconception: 'geo-uses-360-for-a-straight-line',
      operation: 'parts-taken-as-equal',
      operands: ({ n }) => [360 - n, 3],
      rule: ({ n }) => whole(frac(360 - n, 3)),
      says: () => 'I shared the rest of the full turn equally among the other three angles.',
      why: ({ n }) => `shares the rest of the full turn, $360 - ${n}$, equally among the other three angles.`,
    },
    {
      misconception: 'geo-assumes-a-right-angle',
      operation: 'wrong-number-used',
      operands: () => [90],
      rule: () => num(90),
      says: () => 'I took the angle that is asked for as a right angle.',
      why: ({ n }) => `would need lines that cross at right angles, but one angle is $${n}^\\circ$.`,
    },
  ],
  explain: ({ n, k, rot, set }, frame) => ({
    plan: 'Look where the two angles lie: opposite angles at a crossing are equal, neighbors make a straight line.',
    steps: [
      {
        do: k === 2 ? 'The two angles are vertical angles.' : 'The two angles form a linear pair.',
        why:
          k === 2 ? 'They lie opposite each other where two lines cross.' : 'They lie side by side on a straight line.',
      },
      k === 2
        ? { do: `The angle measures $${n}^\\circ$ as well.`, why: 'Vertical angles are equal.' }
        : { do: `$180 - ${n} = ${180 - n}$`, why: 'The angles of a linear pair add up to $180^\\circ$.' },
    ],
    check: `$${n} + ${180 - n} = 180$${k === 2 ? ': each of the two angles makes a straight line with the angle between them.' : ', a straight line.'}`,
    figure:
      frame === 'figure'
        ? cross(n, rot, set, [
            [0, `${n}°`],
            [k, `${k === 2 ? n : 180 - n}°`],
          ])
        : '',
  }),
  // Three of the four angles at the crossing and the fourth make a full turn.
  check: ({ n, opposite }) => num(opposite ? 360 - 2 * (180 - n) - n : (360 - 2 * n) / 2),
})

/** (ax + b)° and (cx + d)°, opposite or neighbors. */
const drawPair = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 8, 32)
      const [a, c] = [int(rng, 2, 5), int(rng, 1, 6)]
      const n = until(
        () => int(rng, 40, 140),
        (v) => Math.abs(v - 90) > 12,
      )
      const k = pick(rng, [1, 2])
      return { a, b: n - a * x, c, d: (k === 2 ? n : 180 - n) - c * x, k, rot: turn(rng, n), set: pick(rng, SETS) }
    },
    ({ a, b, c, d, k }) =>
      Math.abs(a - c) > 1 &&
      b !== 0 &&
      d !== 0 &&
      Math.abs(b) <= 60 &&
      Math.abs(d) <= 60 &&
      b !== d &&
      b + d !== 0 &&
      (k === 1 || (d - b) / (a - c) > 3),
  )

type Pair = ReturnType<typeof drawPair>

const solvePair = ({ a, b, c, d, k }: Pick<Pair, 'a' | 'b' | 'c' | 'd' | 'k'>) =>
  k === 2 ? div(d - b, a - c) : div(180 - b - d, a + c)

const pairFigure = (p: Pair): Html => {
  const x = solvePair(p)
  const n = (p.a * x.n) / x.d + p.b
  return cross(n, p.rot, p.set, [
    [0, angleLabel(p.a, p.b)],
    [p.k, angleLabel(p.c, p.d)],
  ])
}

const pairTraps = equationTraps<Pair>(({ k }) => k === 2)

const fits = (p: Pair) => enoughTraps(pairTraps, { ...p, opposite: p.k === 2 }, solvePair(p).n)

const algebra = template({
  id: 'geometry/angle-pairs-algebra',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) => until(() => drawPair(rng), fits),
  frames: [
    {
      id: 'choice',
      kind: 'figure',
      items: 6,
      stem: (p) => `${pairFigure(p)}<p>In the figure, two lines cross at $${p.set[4]}$. What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: (p) =>
        `<p>Two lines cross at point $${p.set[4]}$, as shown.</p>${pairFigure(p)}<p>Find the value of $x$.</p>`,
    },
  ],
  given: ({ a, b, c, d, k }) => ({ a, b, c, d, opposite: k === 2 }),
  answer: (p) => num(solvePair(p)),
  traps: pairTraps,
  explain: (p, frame) => {
    const { a, b, c, d, k } = p
    const x = solvePair(p).n
    return {
      plan: 'Look where the two angles lie: opposite angles are equal, neighbors add up to a straight angle. Write this as an equation.',
      steps:
        k === 2
          ? [
              {
                do: `$${linear(a, b)} = ${linear(c, d)}$`,
                why: 'The angles are opposite each other, and vertical angles are equal.',
              },
              { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
              { do: `$x = ${x}$`, why: 'Divide by the coefficient of $x$.' },
            ]
          : [
              {
                do: `$(${linear(a, b)}) + (${linear(c, d)}) = 180$`,
                why: 'The angles lie side by side on a straight line.',
              },
              { do: `$${linear(a + c, b + d)} = 180$`, why: 'Like terms are combined.' },
              {
                do: `$${linear(a + c, 0)} = ${180 - b - d}$, so $x = ${x}$.`,
                why: 'Solve for $x$ as in any equation.',
              },
            ],
      check:
        k === 2
          ? `Both angles measure $${a * x + b}^\\circ$.`
          : `The angles measure $${a * x + b}^\\circ$ and $${c * x + d}^\\circ$: together $180^\\circ$.`,
      ...(frame === 'choice'
        ? {
            faster: `Try the options: put each in for $x$ in both labels. With $${x}$, ${
              k === 2
                ? `both angles measure $${a * x + b}^\\circ$; with any other number they are not equal.`
                : `the angles measure $${a * x + b}^\\circ$ and $${c * x + d}^\\circ$, together $180^\\circ$; any other number gives another sum.`
            }`,
          }
        : k === 2
          ? { faster: `${inOneGo(a, b, c, d)}.` }
          : { faster: `${inOneGoTo180(a, b, c, d)}.` }),
      figure: cross(a * x + b, p.rot, p.set, [
        [0, `${a * x + b}°`],
        [k, `${c * x + d}°`],
      ]),
    }
  },
  // Tries every x until the two angles fit.
  check: ({ a, b, c, d, opposite }) =>
    num(
      Array.from({ length: 200 }, (_, x) => x).find(
        (x) => a * x + b > 0 && (opposite ? a * x + b === c * x + d : a * x + b + c * x + d === 180),
      ) ?? -1,
    ),
})

export const templates: readonly Template[] = [known, algebra, inWords, onALine]
