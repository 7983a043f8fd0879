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
import { gather, inOneGo } from '../gather.ts'
import { linearLabel } from '../linear-label.ts'
import { ch, ROTS, SETS } from './isosceles-angles.ts'

const skill = 'geo-isosceles-triangles'

const drawSides = (rng: Rng) =>
  until(
    () => {
      const x = int(rng, 2, 12)
      const [a, c] = [int(rng, 2, 6), int(rng, 1, 5)]
      const side = int(rng, 8, 40)
      return {
        a,
        b: side - a * x,
        c,
        d: side - c * x,
        base: int(rng, 4, 30),
        set: pick(rng, SETS),
        rot: pick(rng, ROTS),
        x,
      }
    },
    ({ a, b, c, d, base, x }) =>
      Math.abs(a - c) > 1 &&
      b !== 0 &&
      d !== 0 &&
      Math.abs(b) < 16 &&
      Math.abs(d) < 25 &&
      base < 1.7 * (a * x + b) &&
      base > 0.45 * (a * x + b) &&
      (d - b) / (a - c) === x,
  )

type Sides = ReturnType<typeof drawSides>

const sidesFigure = ({ a, b, c, d, base, set, rot, x }: Sides, found = false): Html => {
  const side = a * x + b
  const [A, B, C] = xy.sss(side, side, base)
  const at = xy.turned({ [ch(set, 0)]: A, [ch(set, 1)]: B, [ch(set, 2)]: C }, rot)
  const lin = (m: number, k: number) => (found ? `${side}` : linearLabel(m, k))
  return drawing({ alt: `Triangle ${set}`, at, height: 230 }, [
    g.polygon(set),
    g.angle(ch(set, 2, 0, 1)),
    g.angle(ch(set, 2, 1, 0)),
    g.side(ch(set, 0, 2), lin(a, b), { from: ch(set, 1) }),
    g.side(ch(set, 1, 2), lin(c, d), { from: ch(set, 0) }),
    g.side(ch(set, 0, 1), `${base}`, { from: ch(set, 2) }),
  ])
}

/** The length of the equal sides ax + b and cx + d. */
const sideOf = ({ a, b, c, d }: Readonly<{ a: number; b: number; c: number; d: number }>) => div(a * d - b * c, a - c)

const equalSides = template({
  id: 'geometry/isosceles-sides',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const p = drawSides(rng)
    return { ...p, perimeter: 2 * (p.a * p.x + p.b) + p.base }
  },
  frames: [
    {
      id: 'perimeter',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `<p>In triangle $${p.set}$, the two marked angles are equal.</p>${sidesFigure(p)}<p>What is the perimeter of the triangle?</p>`,
    },
    {
      id: 'perimeter-grid',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: (p) =>
        `${sidesFigure(p)}<p>The angles with the same mark are equal. Find the perimeter of triangle $${p.set}$.</p>`,
    },
  ],
  given: ({ a, b, c, d, base }) => ({ a, b, c, d, base }),
  answer: ({ perimeter }) => num(perimeter),
  traps: [
    {
      misconception: 'geo-matches-then-adds',
      classic: true,
      operation: 'term-left-out',
      operands: ({ a, b, c, d }) => {
        const x = div(d - b, a - c)
        return [add(mul(a, x), b), add(mul(c, x), d)]
      },
      rule: (g) => whole(mul(2, sideOf(g))),
      says: () => 'I left out the base.',
      why: () => 'leaves out the base.',
    },
    {
      misconception: 'geo-matches-then-adds',
      operation: 'term-left-out',
      operands: ({ a, b, c, d, base }) => [add(mul(a, div(d - b, a - c)), b), base],
      rule: (g) => whole(add(sideOf(g), g.base)),
      says: () => 'I counted only one of the two equal sides.',
      why: () => 'counts only one of the two equal sides.',
    },
    {
      misconception: 'geo-takes-vertex-for-base-angle',
      operation: 'wrong-number-used',
      operands: ({ base }) => [base],
      after: (x, { a, b, c, d }) => add(mul(2, x), add(mul(a, div(d - b, a - c)), b)),
      rule: (g) => whole(add(sideOf(g), 2 * g.base)),
      says: () => 'I took the base for one of the equal sides.',
      why: () => 'takes the base to be one of the equal sides.',
    },
    {
      misconception: 'geo-takes-every-triangle-as-equilateral',
      operation: 'wrong-number-used',
      operands: ({ a, b, c, d }) => [add(mul(a, div(d - b, a - c)), b)],
      after: (x) => mul(3, x),
      rule: (g) => whole(mul(3, sideOf(g))),
      says: () => 'I took the base to be as long as the two equal sides.',
      why: () => 'takes all three sides to be equal.',
    },
    {
      misconception: 'geo-takes-every-triangle-as-equilateral',
      operation: 'wrong-number-used',
      operands: ({ base }) => [base],
      after: (x) => mul(3, x),
      rule: ({ base }) => num(3 * base),
      says: () => 'I took all three sides to be as long as the base.',
      why: () => 'takes all three sides to be as long as the base.',
    },
  ],
  explain: (p) => {
    const { a, b, c, d, base, x } = p
    const side = a * x + b
    return {
      plan: 'Equal angles lie opposite equal sides: set these sides equal, solve for x, and add all three sides.',
      steps: [
        { do: `$${linear(a, b)} = ${linear(c, d)}$`, why: 'Equal angles lie opposite equal sides.' },
        { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
        {
          do: `$x = ${Math.abs(d - b)} \\div ${Math.abs(a - c)} = ${x}$`,
          why: `Divide both sides by ${Math.abs(a - c)}.`,
        },
        {
          do: `Each of these sides is $${a} \\cdot ${x}${signed(b)} = ${side}$.`,
          why: 'Put $x$ back into the first expression.',
        },
        {
          do: `$${side} + ${side} + ${base} = ${2 * side + base}$`,
          why: 'The perimeter is the sum of all three sides.',
        },
      ],
      faster: `${inOneGo(a, b, c, d)}. Each of the equal sides is then ${side}, and the perimeter $2 \\cdot ${side} + ${base} = ${2 * side + base}$.`,
      check: `The other expression gives the same side: $${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${side}$.`,
      figure: sidesFigure(p, true),
    }
  },
  check: ({ a, b, c, d, base }) => num(add(div(2 * (a * d - b * c), a - c), base)),
})

export const templates: readonly Template[] = [equalSides]
