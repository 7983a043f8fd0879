import {
  g,
  hypot,
  int,
  nameTheNumberMistake,
  num,
  person,
  pick,
  type Rng,
  surdSqrt,
  surdTex,
  surdValue,
  type Template,
  template,
  tripleSays,
  until,
  type Value,
  whole,
  withCheck,
} from '#kit'
import { onGrid, pt, withSteps, type XY } from '../on-grid.ts'
import { surdText } from '../surd-text.ts'
import { withFigure } from '../with-figure.ts'

export const skill = 'geo-distance-and-midpoint'

type Two = Readonly<{ a: XY; b: XY }>

export const two = (rng: Rng): Two => ({ a: [int(rng, -6, 6), int(rng, -6, 6)], b: [int(rng, -6, 6), int(rng, -6, 6)] })

const steps = ({ a, b }: Two) => [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])] as const

export const figure = ({ a, b }: Two) =>
  onGrid('Segment AB', { A: a, B: b }, [g.seg('AB', '', { accent: true }), g.dots('AB')])

export const apart = (p: Two) =>
  Math.min(...steps(p)) > 1 && hypot(...steps(p)) > 3 && p.a[0] !== 0 && p.b[0] !== 0 && p.a[1] !== 0 && p.b[1] !== 0

const distance = template({
  id: 'geometry/coordinate-distance',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => two(rng),
      (p) => {
        const [u, v] = steps(p)
        return apart(p) && u !== v && !Number.isInteger(hypot(u, v))
      },
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) => `${figure(p)}<p>What is the distance between $A${pt(p.a)}$ and $B${pt(p.b)}$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 4,
      stem: ({ a, b }) => `What is the distance between the points $${pt(a)}$ and $${pt(b)}$ on the coordinate plane?`,
    },
  ],
  given: (p) => p,
  answer: (p) => surdValue(surdSqrt(steps(p)[0] ** 2 + steps(p)[1] ** 2)),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      classic: true,
      operation: 'sides-not-squared',
      operands: ({ a, b }) => [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])],
      rule: (p) => num(steps(p)[0] + steps(p)[1]),
      why: (p) => `adds the steps, $${steps(p)[0]} + ${steps(p)[1]}$: that is the way along the grid.`,
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      classic: true,
      rule: ({ a, b }) => (a[0] * b[0] < 0 ? root((a[0] + b[0]) ** 2 + (a[1] - b[1]) ** 2) : null),
      says: ({ a, b }) =>
        `I lost a minus sign in $x$ and took $${larger(a[0], b[0])} - ${smaller(a[0], b[0])}$ as the step.`,
      why: ({ a, b }) =>
        `drops a minus in $x$: the step is $${Math.abs(a[0] - b[0])}$, not $${larger(a[0], b[0])} - ${smaller(a[0], b[0])}$.`,
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => (a[1] * b[1] < 0 ? root((a[0] - b[0]) ** 2 + (a[1] + b[1]) ** 2) : null),
      says: ({ a, b }) =>
        `I lost a minus sign in $y$ and took $${larger(a[1], b[1])} - ${smaller(a[1], b[1])}$ as the step.`,
      why: ({ a, b }) =>
        `drops a minus in $y$: the step is $${Math.abs(a[1] - b[1])}$, not $${larger(a[1], b[1])} - ${smaller(a[1], b[1])}$.`,
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      operation: 'root-left-out',
      operands: ({ a, b }) => [b[0] - a[0], b[1] - a[1]],
      rule: (p) => num(steps(p)[0] ** 2 + steps(p)[1] ** 2),
      why: () => 'is the square of the distance: the root is missing.',
    },
    {
      misconception: 'geo-coord-subtracts-the-squares',
      rule: (p) => root(Math.abs(steps(p)[0] ** 2 - steps(p)[1] ** 2)),
      why: () => 'subtracts the squares of the steps instead of adding them.',
    },
    {
      misconception: 'geo-coord-doubles-the-steps',
      rule: (p) => root(2 * steps(p)[0] + 2 * steps(p)[1]),
      why: (p) =>
        `takes $${steps(p)[0]}^2$ as $2 \\cdot ${steps(p)[0]}$ and $${steps(p)[1]}^2$ as $2 \\cdot ${steps(p)[1]}$.`,
    },
  ],
  explain: (p, frame) => {
    const [u, v] = steps(p)
    return {
      plan: 'Find how far the points lie apart in each direction; these steps are the legs of a right triangle.',
      steps: [
        { do: `The steps are ${u} in $x$ and ${v} in $y$.`, why: 'They are the legs of a right triangle.' },
        {
          do: `$\\sqrt{${u}^2 + ${v}^2} = \\sqrt{${u * u + v * v}}${surdTex(surdSqrt(u * u + v * v)) === `\\sqrt{${u * u + v * v}}` ? '' : ` = ${surdTex(surdSqrt(u * u + v * v))}`}$`,
          why: 'The distance is the hypotenuse.',
        },
      ],
      check: `A distance lies between the longer step, $${Math.max(u, v)}$, and the sum of the steps, $${u + v}$.`,
      figure: frame === 'graph' ? withSteps(p.a, p.b, surdText(surdSqrt(u * u + v * v))) : '',
    }
  },
  check: ({ a, b }) =>
    surdValue(surdSqrt(a[0] * a[0] + b[0] * b[0] - 2 * a[0] * b[0] + a[1] * a[1] + b[1] * b[1] - 2 * a[1] * b[1])),
})

const larger = (a: number, b: number) => Math.max(Math.abs(a), Math.abs(b))

const smaller = (a: number, b: number) => Math.min(Math.abs(a), Math.abs(b))

function root(n: number): Value | null {
  return n > 0 ? surdValue(surdSqrt(n)) : null
}

const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
] as const

const map = template({
  id: 'geometry/coordinate-distance-map',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [u, v, c] = pick(rng, TRIPLES)
    const flip = int(rng, 0, 1) === 1
    return { a: [int(rng, -9, 2), int(rng, -9, 2)] as XY, u: flip ? v : u, v: (flip ? u : v) * pick(rng, [1, -1]), c }
  },
  frames: [
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, u, v }, rng) =>
        `On a map with one unit for one mile, ${person(rng)} lives at $${pt(a)}$ and works at $${pt([a[0] + u, a[1] + v])}$. How many miles is it in a straight line from home to work?`,
    },
  ],
  given: ({ a, u, v }) => ({ a, b: [a[0] + u, a[1] + v] as XY }),
  answer: ({ c }) => num(c),
  traps: [
    {
      misconception: 'geo-coord-adds-the-steps',
      classic: true,
      operation: 'sides-not-squared',
      operands: (p) => steps(p),
      rule: (p) => num(steps(p)[0] + steps(p)[1]),
      why: () => 'is the way along the streets of the grid, not the straight line.',
    },
    {
      misconception: 'geo-coord-forgets-the-root',
      operation: 'squares-not-rooted',
      operands: (p) => steps(p),
      rule: (p) => num(steps(p)[0] ** 2 + steps(p)[1] ** 2),
      why: () => 'is the square of the distance: the root is missing.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => (a[0] * b[0] < 0 ? whole(hypot(a[0] + b[0], a[1] - b[1])) : null),
      says: () => 'I lost a minus sign when I subtracted the $x$-coordinates.',
      why: () => 'drops a minus when subtracting the $x$-coordinates.',
    },
    {
      misconception: 'geo-coord-wrong-sign-of-a-step',
      rule: ({ a, b }) => (a[1] * b[1] < 0 ? whole(hypot(a[0] - b[0], a[1] + b[1])) : null),
      says: () => 'I lost a minus sign when I subtracted the $y$-coordinates.',
      why: () => 'drops a minus when subtracting the $y$-coordinates.',
    },
    {
      misconception: 'geo-coord-doubles-the-steps',
      rule: (p) => whole(Math.sqrt(2 * steps(p)[0] + 2 * steps(p)[1])),
      why: () => 'doubles the steps instead of squaring them.',
    },
  ],
  explain: ({ u, v, c }) => ({
    plan: 'The straight line between two points is the hypotenuse of a right triangle whose legs follow the grid.',
    steps: [
      { do: `The steps are ${u} in $x$ and ${Math.abs(v)} in $y$.`, why: 'Subtract the coordinates.' },
      {
        do: `$${u}^2 + ${Math.abs(v)}^2 = ${u * u} + ${v * v} = ${c * c}$`,
        why: 'The straight way is the longest side of a right triangle with these legs.',
      },
      { do: `$\\sqrt{${c * c}} = ${c}$`, why: 'The distance is the root of the sum of the squares.' },
    ],
    faster: `${tripleSays(u, Math.abs(v), c)}, so the distance is $${c}$ without any squares.`,
    check: `$${c}$ is more than the longer step and less than $${u} + ${Math.abs(v)} = ${u + Math.abs(v)}$.`,
  }),
  check: ({ a, b }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => x * x === (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ?? -1),
})

const mistake = template({
  id: 'geometry/coordinate-distance-mistake',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    withFigure(
      nameTheNumberMistake({
        slip: 'geo-coord',
        items: 5,
        draw: (rng) =>
          until(
            () => {
              const [u, v] = pick(rng, [
                [3, 4],
                [4, 3],
                [6, 8],
                [8, 6],
              ] as const)
              const a: XY = [int(rng, -6, -1), int(rng, -6, -1)]
              return { a, b: [a[0] + u, a[1] + v] as XY }
            },
            ({ b }) => b[0] <= 6 && b[1] <= 6 && b[0] !== 0 && b[1] !== 0,
          ),
        ask: (p, name, got) =>
          `${figure(p)}<p>${name} looks for the distance between $A${pt(p.a)}$ and $B${pt(p.b)}$ and gets ${got}.</p>`,
        show: (x) => num(x).html,
        solution: (p) => hypot(...steps(p)),
        how: (p) => {
          const [u, v] = steps(p)
          return `from $A$ to $B$ it is $${u}$ to the right and $${v}$ up, so the distance is $\\sqrt{${u}^2 + ${v}^2} = \\sqrt{${u * u} + ${v * v}} = \\sqrt{${u * u + v * v}} = ${Math.round(hypot(u, v))}$.`
        },
        mistakes: (p) => {
          const [u, v] = steps(p)
          return [
            { says: 'The two steps were added.', result: u + v, work: `$${u} + ${v} = ${u + v}$` },
            {
              says: 'The root was forgotten.',
              result: u ** 2 + v ** 2,
              work: `$${u}^2 + ${v}^2 = ${u * u} + ${v * v} = ${u * u + v * v}$`,
            },
            {
              says: 'The smaller step was subtracted from the larger one.',
              result: Math.abs(u - v),
              work: `$${Math.max(u, v)} - ${Math.min(u, v)} = ${Math.abs(u - v)}$`,
            },
            {
              says: 'The steps were doubled instead of squared, then added.',
              result: 2 * (u + v),
              work: `$2 \\cdot ${u} + 2 \\cdot ${v} = ${2 * u} + ${2 * v} = ${2 * (u + v)}$`,
            },
          ]
        },
      }),
      ({ e }) => withSteps(e.a, e.b, `${Math.round(hypot(...steps(e)))}`),
    ),
    ({ e, which, name }) => {
      const [u, v] = steps(e)
      return [
        `Go back from ${name}’s answer: $${u + v} - ${u} = ${v}$. That is the way along the grid, and the straight way is shorter.`,
        `Go back from ${name}’s answer: $\\sqrt{${u * u + v * v}} = ${Math.round(hypot(u, v))}$, the correct distance. Only the root is missing.`,
        `Go back from ${name}’s answer: $${Math.abs(u - v)} + ${Math.min(u, v)} = ${Math.max(u, v)}$. The distance cannot be less than the larger step.`,
        `Go back from ${name}’s answer: half of it is $${u + v} = ${u} + ${v}$. The straight way cannot be longer than the way along the grid.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [distance, map, mistake]
