/** Lengths and angles at bisectors. */

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
  sub,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { gather, inOneGo } from '../gather.ts'
import { skill } from './constructions.ts'

const drawEqual = (rng: Rng) =>
  until(
    () => {
      const [x, half] = [int(rng, 2, 12), int(rng, 8, 30)]
      const [a, c] = [int(rng, 2, 6), int(rng, 1, 5)]
      return { x, half, a, b: half - a * x, c, d: half - c * x, rot: pick(rng, [0, 15, -20]) }
    },
    ({ a, b, c, d }) => a > c && b !== 0 && d !== 0 && Math.abs(b) < 25 && Math.abs(d) < 28,
  )

/** The length or angle, when ax + b and cx + d are equal. */
const partOf = ({ a, b, c, d }: Readonly<{ a: number; b: number; c: number; d: number }>) => div(a * d - b * c, a - c)

const equal = template({
  id: 'geometry/construction-perpendicular-bisector',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: drawEqual,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${bisectorFigure(p.half, p.rot)}<p>Line $PM$ is the perpendicular bisector of segment $AB$. $PA = ${linear(p.a, p.b)}$ and $PB = ${linear(p.c, p.d)}$. What is the length of $PA$?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `${bisectorFigure(p.half, p.rot)}<p>$P$ lies on the perpendicular bisector of $AB$, with $PA = ${linear(p.a, p.b)}$ and $PB = ${linear(p.c, p.d)}$. How long is $PB$?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ half }) => num(half),
  traps: [
    {
      misconception: 'geo-cons-gives-a-part',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(d - b, a - c)],
      rule: ({ a, b, c, d }) => whole(div(d - b, a - c)),
      says: () => 'I gave the value of $x$ instead of the length.',
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'geo-cons-gives-the-sum',
      operation: 'counted-twice',
      operands: (g) => [partOf(g)],
      rule: (g) => whole(mul(2, partOf(g))),
      says: () => 'I added $PA$ and $PB$.',
      why: () => 'adds $PA$ and $PB$.',
    },
    {
      misconception: 'geo-cons-wrong-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, d }) => [d, b],
      after: (sum, { a, b, c }) => add(mul(a, div(sum, a - c)), b),
      rule: ({ a, b, c, d }) => whole(add(mul(a, div(d + b, a - c)), b)),
      says: ({ a, b }) =>
        `I moved $${b}$ to the other side and did not change its sign, and put this $x$ into $${linear(a, b)}$.`,
      why: ({ b }) => `moves $${b}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'geo-cons-wrong-equation',
      operation: 'term-left-out',
      operands: ({ a, b, c, d }) => [mul(a, div(d - b, a - c))],
      rule: ({ a, b, c, d }) => whole(mul(a, div(d - b, a - c))),
      says: ({ a, b }) => `I put $x$ back into $${linear(a, b)}$ and left out the constant.`,
      why: ({ b }) => `leaves out the $${b}$ when $x$ is put back.`,
    },
    {
      misconception: 'geo-cons-wrong-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      after: (sum, { a, b, d }) => add(mul(a, div(d - b, sum)), b),
      rule: ({ a, b, c, d }) => whole(add(mul(a, div(d - b, a + c)), b)),
      says: ({ a, b, c }) =>
        `I moved $${linear(c, 0)}$ to the other side and did not change its sign, and put this $x$ into $${linear(a, b)}$.`,
      why: () => 'adds the terms with $x$, although they stand on different sides.',
    },
    {
      misconception: 'geo-cons-wrong-equation',
      operation: 'term-left-out',
      operands: ({ a, b, c, d }) => [mul(c, div(d - b, a - c))],
      rule: ({ a, b, c, d }) => whole(mul(c, div(d - b, a - c))),
      says: ({ c, d }) => `I put $x$ back into $${linear(c, d)}$ and left out the constant.`,
      why: ({ d }) => `leaves out the $${d}$ when $x$ is put back.`,
    },
  ],
  explain: ({ a, b, c, d, x, half, rot }, frame) => ({
    plan: 'Points on the perpendicular bisector are equally far from both ends: set the two lengths equal and solve.',
    steps: [
      {
        do: `$${linear(a, b)} = ${linear(c, d)}$`,
        why: 'Points on the perpendicular bisector are equally far from both ends.',
      },
      { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
      ...(a - c === 1 ? [] : [{ do: `$x = ${d - b} \\div ${a - c} = ${x}$`, why: `Divide both sides by ${a - c}.` }]),
      frame === 'typed'
        ? {
            do: `$PB = ${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${half}$`,
            why: 'Put $x$ back into the expression for $PB$.',
          }
        : { do: `$PA = ${a} \\cdot ${x}${signed(b)} = ${half}$`, why: 'Put $x$ back into the expression for $PA$.' },
    ],
    faster: `${inOneGo(a, b, c, d)}, and the length is ${half}.`,
    check:
      frame === 'typed'
        ? `$PA = ${a} \\cdot ${x}${signed(b)} = ${half}$ is as long, as it must be.`
        : `$PB = ${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${half}$ is as long, as it must be.`,
    figure: bisectorFigure(half, rot, `${half}`),
  }),
  check: ({ a, b, c, d }) => {
    const x = Array.from({ length: 60 }, (_, i) => i).find((i) => a * i + b === c * i + d) ?? -1
    return num(c * x + d)
  },
})

function bisectorFigure(half: number, rot: number, found = ''): Html {
  const w = half * 0.75
  return drawing(
    {
      alt: 'Triangle ABP; M is the midpoint of AB, and line PM is perpendicular to AB',
      at: xy.turned(
        {
          A: [-w, 0] as const,
          B: [w, 0] as const,
          M: [0, 0] as const,
          P: [0, Math.sqrt(half * half - w * w)] as const,
        },
        rot,
      ),
      height: 220,
    },
    [
      g.seg('AM'),
      g.seg('MB'),
      g.seg('PA', found),
      g.seg('PB', found),
      g.line('PM', { past: 14, plain: true, accent: true }),
      g.right('PMB'),
      g.ticks('AM'),
      g.ticks('MB'),
    ],
  )
}

const halved = (half: number, rot: number, found = ''): Html =>
  drawing(
    {
      alt: 'Angle BAC with the ray AD, which bisects it',
      at: xy.turned(
        { A: [0, 0] as const, B: [7, 0] as const, D: xy.polar([0, 0], 7, half), C: xy.polar([0, 0], 7, 2 * half) },
        rot,
      ),
      height: 220,
    },
    [
      g.ray('AB'),
      g.ray('AD', { accent: true }),
      g.ray('AC'),
      ...['BAD', 'DAC'].map((spec) => (found ? g.angle(spec, found) : g.angle(spec, '', { r: 28, stroke: true }))),
    ],
  )

const angle = template({
  id: 'geometry/construction-angle-bisector',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => drawEqual(rng),
      ({ half, x }) => half > 17 && half !== 2 * x,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `${halved(p.half, p.rot)}<p>$AD$ bisects angle $BAC$, with $m\\angle BAD = (${linear(p.a, p.b)})^\\circ$ and $m\\angle DAC = (${linear(p.c, p.d)})^\\circ$. What is the measure, in degrees, of $\\angle BAC$?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ half }) => num(2 * half),
  traps: [
    {
      misconception: 'geo-cons-gives-a-part',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: (g) => [partOf(g)],
      rule: (g) => whole(partOf(g)),
      says: () => 'I gave half of the angle.',
      why: () => 'is only half of the angle.',
    },
    {
      misconception: 'geo-cons-stops-at-x',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(d - b, a - c)],
      rule: ({ a, b, c, d }) => whole(div(d - b, a - c)),
      says: () => 'I gave the value of $x$.',
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'geo-cons-wrong-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, d }) => [d, b],
      after: (sum, { a, b, c }) => mul(2, add(mul(a, div(sum, a - c)), b)),
      rule: ({ a, b, c, d }) => whole(mul(2, add(mul(a, div(d + b, a - c)), b)), 2, 178),
      says: ({ a, b }) =>
        `I moved $${b}$ to the other side and did not change its sign, and doubled $${linear(a, b)}$ for this $x$.`,
      why: ({ b }) => `moves $${b}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'geo-cons-stops-at-x',
      rule: ({ a, b, c, d }) => whole(mul(2, div(d - b, a - c))),
      says: () => 'I doubled $x$ instead of the angle.',
      why: () => 'doubles $x$ instead of the angle.',
    },
    {
      misconception: 'geo-cons-takes-the-rest',
      operation: 'rest-of-the-wrong-whole',
      operands: (g) => [mul(2, partOf(g)), 180],
      rule: (g) => whole(sub(180, mul(2, partOf(g)))),
      why: () => 'subtracts the angle from $180^\\circ$.',
    },
    {
      misconception: 'geo-cons-gives-the-sum',
      operation: 'counted-twice',
      operands: (g) => [mul(2, partOf(g))],
      rule: (g) => whole(mul(4, partOf(g)), 2, 178),
      says: () => 'I doubled the whole angle once more.',
      why: () => 'doubles once too often.',
    },
  ],
  explain: ({ a, b, c, d, x, half, rot }) => ({
    plan: 'A bisector makes two equal angles: set them equal, solve for x, and put the two halves together.',
    steps: [
      { do: `$${linear(a, b)} = ${linear(c, d)}$`, why: 'A bisector makes two equal angles.' },
      { do: gather(a, b, c, d), why: 'Bring the variable terms to one side, then the constants to the other.' },
      ...(a - c === 1 ? [] : [{ do: `$x = ${d - b} \\div ${a - c} = ${x}$`, why: `Divide both sides by ${a - c}.` }]),
      {
        do: `Each half measures $${a} \\cdot ${x}${signed(b)} = ${half}$ degrees.`,
        why: 'Put $x$ back into one of the expressions.',
      },
      { do: `$m\\angle BAC = 2 \\cdot ${half}^\\circ = ${2 * half}^\\circ$`, why: 'The whole angle was asked for.' },
    ],
    faster: `${inOneGo(a, b, c, d)}. Each half is then $${half}^\\circ$, and the whole angle $${2 * half}^\\circ$.`,
    check: `The other half measures $${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${half}$ degrees, as it must.`,
    figure: halved(half, rot, `${half}°`),
  }),
  check: ({ a, b, c, d }) => num((2 * (a * d - b * c)) / (a - c)),
})

export const templates: readonly Template[] = [equal, angle]
