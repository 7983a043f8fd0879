/** Opposite sides of a parallelogram are equal. */

import {
  add,
  div,
  drawing,
  type Frac,
  g,
  type Html,
  int,
  linear,
  mul,
  num,
  pick,
  signed,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { gather, inOneGo } from '../gather.ts'
import { linearLabel } from '../linear-label.ts'
import { corners, parallelMarks, SETS } from './parallelogram-measures.ts'

const skill = 'geo-parallelograms'

type Sides = Readonly<{ a: number; b: number; c: number; d: number; e: number; f: number }>

type Drawn = Sides & Readonly<{ x: number; t: number; set: string }>

const first = ({ a, b }: Sides, x: number): number => a * x + b

const next = ({ e, f }: Sides, x: number): number => e * x + f

/** x, when the first and the third side are equal. */
const solved = ({ a, b, c, d }: Sides): Frac => div(d - b, a - c)

/** The perimeter when x has this value, both sides put in. */
const around = (s: Sides, x: Frac) => mul(2, add(add(mul(s.a, x), s.b), add(mul(s.e, x), s.f)))

const sidesFigure = (p: Drawn, labels: readonly [string, string, string]): Html => {
  const [A, B, C, D] = [...p.set] as [string, string, string, string]
  return drawing(
    { alt: `Parallelogram ${p.set}`, at: xy.turned(corners(p.set, p.t, first(p, p.x), next(p, p.x)), 0), height: 220 },
    [
      g.polygon(p.set),
      g.side(A + B, labels[0]),
      g.side(B + C, labels[1]),
      g.side(C + D, labels[2]),
      ...parallelMarks(p.set, 0.2),
    ],
  )
}

const perimeter = template({
  id: 'geometry/parallelogram-sides',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng): Drawn =>
    until(
      () => {
        const x = int(rng, 3, 9)
        const [a, c, e] = [int(rng, 3, 7), int(rng, 1, 4), int(rng, 1, 4)]
        const [one, two] = [int(rng, 9, 34), int(rng, 7, 24)]
        return {
          a,
          b: one - a * x,
          c,
          d: one - c * x,
          e,
          f: two - e * x,
          x,
          t: pick(rng, [62, 66, 70, 112, 116]),
          set: pick(rng, SETS),
        }
      },
      (p) => {
        const [one, two] = [first(p, p.x), next(p, p.x)]
        return (
          p.a > p.c + 1 &&
          [p.b, p.d, p.f].every((n) => n !== 0 && Math.abs(n) < 20) &&
          two < 0.8 * one &&
          two > 0.45 * one
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${sidesFigure(p, [linearLabel(p.a, p.b), linearLabel(p.e, p.f), linearLabel(p.c, p.d)])}<p>$${p.set}$ is a parallelogram. What is its perimeter?</p>`,
    },
    {
      id: 'edging',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: (p, rng) => {
        const [A, B, C, D] = [...p.set] as [string, string, string, string]
        return `A ${pick(rng, ['flower bed', 'patio', 'sandbox', 'vegetable garden'])} has the shape of parallelogram $${p.set}$. Its sides, in feet, are $${A}${B} = ${linear(p.a, p.b)}$, $${B}${C} = ${linear(p.e, p.f)}$ and $${C}${D} = ${linear(p.c, p.d)}$. How many feet of edging are needed to go all the way around it?`
      },
    },
  ],
  given: ({ a, b, c, d, e, f }): Sides => ({ a, b, c, d, e, f }),
  answer: (p) => num(2 * (first(p, p.x) + next(p, p.x))),
  traps: [
    {
      misconception: 'geo-goes-halfway-around',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d, e, f }) => [add(mul(a + e, div(d - b, a - c)), b + f)],
      rule: (s) => whole(div(around(s, solved(s)), 2)),
      says: ({ set }) => `I added $${set[0]}${set[1]}$ and $${set[1]}${set[2]}$ and did not double the sum.`,
      why: () => 'is half of the perimeter: two neighboring sides.',
    },
    {
      misconception: 'geo-goes-halfway-around',
      operation: 'term-left-out',
      operands: ({ a, b, c, d, e, f }) => {
        const x = div(d - b, a - c)
        return [add(mul(a, x), b), add(mul(e, x), f), add(mul(c, x), d)]
      },
      rule: (s) => whole(add(div(around(s, solved(s)), 2), add(mul(s.c, solved(s)), s.d))),
      says: () => 'I added only the three sides that are given.',
      why: () => 'leaves out the fourth side.',
    },
    {
      misconception: 'geo-takes-all-four-sides-to-be-equal',
      operation: 'wrong-number-used',
      operands: ({ a, b, c, d }) => [add(mul(a, div(d - b, a - c)), b)],
      after: (x) => mul(4, x),
      rule: (s) => whole(mul(4, add(mul(s.a, solved(s)), s.b))),
      says: ({ set }) => `I multiplied the length of $${set[0]}${set[1]}$ by 4, as if all four sides were equal.`,
      why: () => 'takes all four sides to be equal, as in a rhombus.',
    },
    {
      misconception: 'geo-quad-gives-another-quantity',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(d - b, a - c)],
      rule: (s) => whole(solved(s)),
      says: () => 'I gave the value of $x$ instead of the perimeter.',
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'geo-loses-a-term-of-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, d }) => [d, b],
      after: (x, { a, b, c, e, f }) => mul(2, add(mul(a + e, div(x, a - c)), b + f)),
      rule: (s) => whole(around(s, div(s.d + s.b, s.a - s.c)), 4, 140),
      says: ({ b, d }) =>
        `I added $${b}$ to $${d}$ on the other side of the equation instead of subtracting it; the other steps were right.`,
      why: ({ b }) => `moves $${b}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'geo-takes-all-four-sides-to-be-equal',
      operation: 'wrong-number-used',
      operands: ({ a, b, c, d, e, f }) => [add(mul(e, div(d - b, a - c)), f)],
      after: (x) => mul(4, x),
      rule: (s) => whole(mul(4, add(mul(s.e, solved(s)), s.f))),
      says: ({ set }) => `I multiplied the length of $${set[1]}${set[2]}$ by 4, as if all four sides were equal.`,
      why: () => 'takes all four sides to be equal, as in a rhombus.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, c, d, e, f, x, set } = p
    const [A, B, C, D] = [...set] as [string, string, string, string]
    const [one, two] = [first(p, x), next(p, x)]
    return {
      plan: 'Opposite sides of a parallelogram are equal: set them equal, solve for the variable, and add all four sides.',
      steps: [
        {
          do: `$${A}${B}$ and $${C}${D}$ lie opposite each other: $${linear(a, b)} = ${linear(c, d)}$`,
          why: 'Opposite sides of a parallelogram are equal.',
        },
        { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
        { do: `$x = ${d - b} \\div ${a - c} = ${x}$`, why: `Divide both sides by ${a - c}.` },
        {
          do: `$${A}${B} = ${a} \\cdot ${x}${signed(b)} = ${one}$ and $${B}${C} = ${e === 1 ? x : `${e} \\cdot ${x}`}${signed(f)} = ${two}$`,
          why: 'Put $x$ into the expressions.',
        },
        { do: `$2 \\cdot (${one} + ${two}) = ${2 * (one + two)}$`, why: 'Each length occurs twice.' },
      ],
      faster: `${inOneGo(a, b, c, d)}. The sides are then ${one} and ${two}, and the perimeter is $2 \\cdot ${one + two} = ${2 * (one + two)}$.`,
      check: `$${C}${D} = ${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${one}$, as long as $${A}${B}$.`,
      figure: frame === 'figure' ? sidesFigure(p, [`${one}`, `${two}`, `${one}`]) : '',
    }
  },
  // Tries values of x until opposite sides agree, and goes around.
  check: (s) => {
    const x = Array.from({ length: 60 }, (_, i) => i).find((i) => s.a * i + s.b === s.c * i + s.d) ?? -1
    return num([first(s, x), next(s, x), s.c * x + s.d, next(s, x)].reduce((sum, side) => sum + side, 0))
  },
})

export const templates: readonly Template[] = [perimeter]
