/** Parts that are given as expressions and add up to the whole. */

import { add, deg, div, type Frac, frac, int, linear, mul, num, pick, template, until } from '#kit'
import { fan, NAMES, row } from './addition-figures.ts'

const skill = 'geo-segment-angle-addition'

export const at = (set: string, ...k: number[]): string => k.map((i) => set[i]).join('')

type Sum = { a: number; b: number; c: number; d: number; n: number }

/** What the segment and the angle have in common: ax + b and cx + d make n, and the first part is asked for. */
const sumTraps = (noun: 'length' | 'measure', show: (x: number) => ReturnType<typeof num>) => {
  const fits = (x: { n: number; d: number }, then: (x: number) => number) =>
    x.d === 1 && x.n > 0 && then(x.n) > 0 ? show(then(x.n)) : null
  return [
    {
      misconception: 'geo-add-stops-at-x',
      classic: true as const,
      operation: 'stopped-at-a-step' as const,
      operands: ({ a, b, c, d, n }: Sum) => [div(n - b - d, a + c)],
      rule: ({ a, b, c, d, n }: Sum) => fits(frac(n - b - d, a + c), (x) => x),
      says: () => `I gave the value of $x$ instead of the ${noun}.`,
      why: () => `is the value of $x$, not the ${noun}.`,
    },
    {
      misconception: 'geo-add-gives-the-other-part',
      operation: 'solved-for-the-other' as const,
      operands: ({ a, b, c, d, n }: Sum) => [add(mul(c, div(n - b - d, a + c)), d)],
      rule: ({ a, b, c, d, n }: Sum) => fits(frac(n - b - d, a + c), (x) => c * x + d),
      why: () => 'is the other part.',
    },
    {
      misconception: 'geo-add-sets-the-parts-equal',
      operation: 'unequal-set-equal' as const,
      operands: ({ a, b, c, d }: Sum) => [a, b, c, d],
      after: (x: Frac, { a, b }: Sum) => add(mul(a, x), b),
      rule: ({ a, b, c, d }: Sum) => (a === c ? null : fits(frac(d - b, a - c), (x) => a * x + b)),
      why: () => 'sets the two parts equal; nothing says that they are.',
    },
    {
      misconception: 'geo-add-loses-a-constant',
      says: ({ a, b, c, d, n }: Sum) =>
        `I left the ${fits(frac(n - b, a + c), (x) => a * x + b) ? d : b} out when I solved for $x$.`,
      rule: ({ a, b, c, d, n }: Sum) =>
        fits(frac(n - b, a + c), (x) => a * x + b) ?? fits(frac(n - d, a + c), (x) => a * x + b),
      why: () => 'leaves one of the constant terms out of the sum.',
    },
    {
      misconception: 'geo-add-loses-a-constant',
      operation: 'added-instead-of-subtracted' as const,
      operands: ({ b, d, n }: Sum) => [n, b + d],
      after: (x: Frac, { a, b, c }: Sum) => add(mul(a, div(x, a + c)), b),
      rule: ({ a, b, c, d, n }: Sum) => fits(frac(n + b + d, a + c), (x) => a * x + b),
      says: () => 'I added the constant terms to the whole instead of subtracting them.',
      why: () => 'adds the constant terms to the whole instead of subtracting them.',
    },
    {
      misconception: 'geo-add-forgets-to-add-the-constant',
      operation: 'part-left-out' as const,
      operands: ({ a, b, c, d, n }: Sum) => [mul(a, div(n - b - d, a + c))],
      rule: ({ a, b, c, d, n }: Sum) => fits(frac(n - b - d, a + c), (x) => a * x),
      why: () => 'leaves the constant term out when $x$ is put in.',
    },
    {
      misconception: 'geo-add-assumes-a-midpoint',
      operation: 'halved-wrongly' as const,
      operands: ({ n }: Sum) => [n],
      rule: ({ n }: Sum) => (n % 2 === 0 ? show(n / 2) : null),
      says: () => 'I took half of the whole.',
      why: () => 'is half of the whole; the parts need not be equal.',
    },
  ]
}

const sumSteps = (p: Sum & { x: number }, one: string, two: string, all: string) => ({
  plan: 'The two parts add up to the whole: write this as an equation in $x$, solve it, and put $x$ back into the part that is asked for.',
  steps: [
    {
      do: `$${one} + ${two} = ${all}$, so $${linear(p.a, p.b)} + ${linear(p.c, p.d)} = ${p.n}$.`,
      why: 'Part plus part is the whole.',
    },
    { do: `$${linear(p.a + p.c, p.b + p.d)} = ${p.n}$`, why: 'Combine like terms.' },
    {
      do: `$${p.a + p.c}x = ${p.n - p.b - p.d}$, so $x = ${p.x}$.`,
      why: `Subtract ${p.b + p.d} from both sides, then divide by ${p.a + p.c}.`,
    },
    { do: `$${one} = ${p.a} \\cdot ${p.x} + ${p.b} = ${p.a * p.x + p.b}$`, why: 'This is what is asked for.' },
  ],
  faster: `In one line on a calculator: $(${p.n} - ${p.b} - ${p.d}) \\div (${p.a} + ${p.c}) = ${p.x}$ is $x$, so the part is $${p.a} \\cdot ${p.x} + ${p.b} = ${p.a * p.x + p.b}$.`,
  check: `The other part is $${p.c} \\cdot ${p.x} + ${p.d} = ${p.c * p.x + p.d}$, and $${p.a * p.x + p.b} + ${p.c * p.x + p.d} = ${p.n}$.`,
})

export const segmentSum = template({
  id: 'geometry/segment-addition-expression',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, d, x] = [int(rng, 2, 6), int(rng, 1, 12), int(rng, 2, 6), int(rng, 1, 12), int(rng, 2, 9)]
        return { a, b, c, d, x, n: (a + c) * x + b + d, set: pick(rng, NAMES) }
      },
      ({ a, b, c, d, x }) =>
        a !== c &&
        b !== d &&
        Math.abs(a * x + b - c * x - d) > 3 &&
        (a * x + b) / (c * x + d) < 3 &&
        (c * x + d) / (a * x + b) < 3,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, c, d, x, n, set }) =>
        `${row(set, [0, a * x + b, n], [`${a}x + ${b}`, `${c}x + ${d}`], `${n}`)}<p>What is the length of $${at(set, 0, 1)}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d, n, set }) =>
        `Point $${set[1]}$ lies on segment $${at(set, 0, 2)}$. If $${at(set, 0, 1)} = ${linear(a, b)}$, $${at(set, 1, 2)} = ${linear(c, d)}$ and $${at(set, 0, 2)} = ${n}$, what is the length of $${at(set, 0, 1)}$?`,
    },
  ],
  given: ({ a, b, c, d, n }): Sum => ({ a, b, c, d, n }),
  answer: ({ a, b, x }) => num(a * x + b),
  traps: sumTraps('length', num),
  explain: (p, frame) => ({
    ...sumSteps(p, at(p.set, 0, 1), at(p.set, 1, 2), at(p.set, 0, 2)),
    figure:
      frame === 'figure'
        ? row(p.set, [0, p.a * p.x + p.b, p.n], [`${p.a * p.x + p.b}`, `${p.c * p.x + p.d}`], `${p.n}`)
        : '',
  }),
  // Tries whole numbers.
  check: ({ a, b, c, d, n }) =>
    num(a * (Array.from({ length: 60 }, (_, i) => i).find((i) => a * i + b + c * i + d === n) ?? -99) + b),
})

export const angleSum = template({
  id: 'geometry/angle-addition-expression',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, d, x] = [int(rng, 2, 7), int(rng, 2, 20), int(rng, 2, 7), int(rng, 2, 20), int(rng, 5, 14)]
        return { a, b, c, d, x, n: (a + c) * x + b + d, set: pick(rng, NAMES), rot: int(rng, -12, 20) }
      },
      ({ a, b, c, d, x, n }) =>
        a !== c &&
        b !== d &&
        n < 150 &&
        n !== 90 &&
        a * x + b > 38 &&
        c * x + d > 38 &&
        Math.abs(a * x + b - c * x - d) > 3,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, c, d, x, n, set, rot }) =>
        `${fan(set, rot, [0, a * x + b, n], [`(${a}x + ${b})°`, `(${c}x + ${d})°`])}<p>In the figure, the measure of $\\angle ${at(set, 0, 4, 2)}$ is $${n}^\\circ$. What is the measure of $\\angle ${at(set, 0, 4, 1)}$?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c, d, n, set }) =>
        `Ray $${at(set, 4, 1)}$ lies inside $\\angle ${at(set, 0, 4, 2)}$, which measures $${n}^\\circ$. If $\\angle ${at(set, 0, 4, 1)}$ measures $(${linear(a, b)})^\\circ$ and $\\angle ${at(set, 1, 4, 2)}$ measures $(${linear(c, d)})^\\circ$, what is the measure of $\\angle ${at(set, 0, 4, 1)}$, in degrees?`,
    },
  ],
  given: ({ a, b, c, d, n }): Sum => ({ a, b, c, d, n }),
  answer: ({ a, b, x }) => deg(a * x + b),
  traps: sumTraps('measure', deg),
  explain: (p, frame) => {
    const e = sumSteps(
      p,
      `m\\angle ${at(p.set, 0, 4, 1)}`,
      `m\\angle ${at(p.set, 1, 4, 2)}`,
      `m\\angle ${at(p.set, 0, 4, 2)}`,
    )
    return {
      ...e,
      steps: [
        ...e.steps,
        { do: `So the angle measures $${p.a * p.x + p.b}^\\circ$.`, why: 'The numbers in the equation are degrees.' },
      ],
      figure:
        frame === 'figure'
          ? fan(p.set, p.rot, [0, p.a * p.x + p.b, p.n], [`${p.a * p.x + p.b}°`, `${p.c * p.x + p.d}°`])
          : '',
    }
  },
  check: ({ a, b, c, d, n }) =>
    deg(a * (Array.from({ length: 60 }, (_, i) => i).find((i) => a * i + b + c * i + d === n) ?? -99) + b),
})
