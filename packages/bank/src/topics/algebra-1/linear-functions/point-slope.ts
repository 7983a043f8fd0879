import {
  div,
  frac,
  gcd,
  int,
  nonZero,
  num,
  paren,
  point,
  signed,
  type Template,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { pointSlope, side } from './point-slope-tex.ts'

const skill = 'a1-point-slope-and-standard-form'

const write = template({
  id: 'algebra-1/point-slope-write',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -7, 7), q: int(rng, 1, 4), h: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9) }),
      ({ p, q, h, k }) => gcd(p, q) === 1 && Math.abs(h) !== Math.abs(k) && Math.abs(p) !== q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, q, h, k }) =>
        `Which equation describes the line with slope ${num(frac(p, q)).html} through $(${h}, ${k})$?`,
    },
  ],
  given: ({ p, q, h, k }) => ({ m: frac(p, q), h, k }),
  answer: ({ p, q, h, k }) => pointSlope(frac(p, q), h, k),
  traps: [
    {
      misconception: 'a1-point-slope-signs',
      classic: true,
      rule: ({ m, h, k }) => pointSlope(m, -h, -k),
      why: ({ h, k }) => `passes through $(${-h}, ${-k})$: the coordinates are subtracted in this form.`,
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      rule: ({ m, h, k }) => pointSlope(m, k, h),
      why: () => 'puts the $x$-coordinate beside $y$ and the $y$-coordinate beside $x$.',
    },
    {
      misconception: 'a1-point-slope-one-sign',
      says: () => 'I took $y$ with the wrong sign.',
      rule: ({ m, h, k }) => pointSlope(m, h, -k),
      why: ({ h, k }) => `passes through $(${h}, ${-k})$.`,
    },
    {
      misconception: 'a1-point-slope-one-sign',
      says: () => 'I took $x$ with the wrong sign.',
      rule: ({ m, h, k }) => pointSlope(m, -h, k),
      why: ({ h, k }) => `passes through $(${-h}, ${k})$.`,
    },
    {
      misconception: 'a1-slope-run-over-rise',
      rule: ({ m, h, k }) => (m.d === 1 ? null : pointSlope(div(1, m), h, k)),
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      says: () => 'I exchanged the two coordinates, and took the one that stands with $y$ with the wrong sign.',
      twoSlips: true,
      rule: ({ m, h, k }) => pointSlope(m, k, -h),
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      says: () => 'I exchanged the two coordinates, and took the one that stands with $x$ with the wrong sign.',
      twoSlips: true,
      rule: ({ m, h, k }) => pointSlope(m, -k, h),
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      says: () => 'I exchanged the two coordinates, and took both with the wrong sign.',
      twoSlips: true,
      rule: ({ m, h, k }) => pointSlope(m, -k, -h),
    },
  ],
  explain: ({ p, q, h, k }) => ({
    plan: 'Slope and one point are given, and that is exactly what point-slope form needs.',
    steps: [
      {
        do: 'The form is $y - k = m(x - h)$ for a line with slope $m$ through the point $(h, k)$.',
        why: 'At the point itself both sides are 0, so the point always fits.',
      },
      {
        do: `Here $m = ${toTex(frac(p, q))}$, $h = ${h}$, and $k = ${k}$.`,
        why: 'The first coordinate belongs to $x$, the second one to $y$.',
      },
      {
        do: `Put them in: ${pointSlope(frac(p, q), h, k).html}.`,
        why:
          h < 0 || k < 0
            ? 'Subtracting a negative number is the same as adding, so it is written with a plus.'
            : 'Both coordinates are positive, so both are written with a minus.',
      },
    ],
    check: `At $(${h}, ${k})$ both sides are $0$. For $x = ${h + q}$ the right side is $${toTex(frac(p, q))} \\cdot ${q} = ${p}$, so $y = ${k + p}$: $${q}$ to the right and $${Math.abs(p)}$ ${p > 0 ? 'up' : 'down'}, as the slope says.`,
  }),
  // Of the eight sign and order variants, the one that holds at the point and one step further.
  check: ({ m, h, k }) => {
    const all = [h, -h, k, -k].flatMap((a) => [h, -h, k, -k].map((b) => [a, b] as const))
    const [a, b] = all.find(([u, v]) => k - v === toNumber(m) * (h - u)) ?? [0, 0]
    return pointSlope(m, a, b)
  },
})

const read = template({
  id: 'algebra-1/point-slope-read',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -6, 6), h: nonZero(rng, -9, 9), k: nonZero(rng, -9, 9) }),
      ({ m, h, k }) =>
        Math.abs(m) > 1 &&
        Math.abs(h) !== Math.abs(k) &&
        k + h !== -2 * m * h &&
        h - k !== m * (k - h) &&
        -h - k !== m * (-k - h) &&
        2 * k !== 0,
    ),
  frames: [
    {
      id: 'point',
      kind: 'bare',
      items: 6,
      stem: ({ m, h, k }) => `Which of these points lies on the line ${pointSlope(m, h, k).html}?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'a1-point-slope-signs',
      classic: true,
      rule: ({ m, h, k }) => (k === m * h ? null : point(-h, -k)),
      why: () => 'takes the signs as they stand in the equation, where the coordinates are subtracted.',
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      rule: ({ m, h, k }) => (onLine(m, h, k, k, h) ? null : point(k, h)),
    },
    {
      misconception: 'a1-point-slope-one-sign',
      says: () => 'I took $y$ with the wrong sign.',
      rule: ({ h, k }) => point(h, -k),
    },
    {
      misconception: 'a1-point-slope-one-sign',
      says: () => 'I took $x$ with the wrong sign.',
      rule: ({ h, k }) => point(-h, k),
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      says: () => 'I exchanged the two coordinates, and took both with the wrong sign.',
      twoSlips: true,
      rule: ({ m, h, k }) => (onLine(m, h, k, -k, -h) ? null : point(-k, -h)),
    },
  ],
  explain: ({ m, h, k }) => ({
    plan: 'An equation in point-slope form shows one point of its line: the one for which both sides are zero.',
    steps: [
      {
        do: `The right side, $${m}(${side('x', h)})$, is 0 when $${side('x', h)} = 0$, so $x = ${h}$.`,
        why: 'A product is 0 when one of its factors is 0.',
      },
      {
        do: `The left side must be 0 as well: $${side('y', k)} = 0$, so $y = ${k}$.`,
        why: 'The two sides have to be equal.',
      },
      {
        do: `So the point $(${h}, ${k})$ lies on the line.`,
        why: 'It makes the equation true. A plus in the equation belongs to a negative coordinate.',
      },
    ],
    check: `Left side: $${k} - ${paren(k)} = 0$. Right side: $${m} \\cdot (${h} - ${paren(h)}) = ${m} \\cdot 0 = 0$.`,
    faster: `Read the two numbers with the opposite signs: $${signed(-k).trim()}$ beside $y$ and $${signed(-h).trim()}$ beside $x$ belong to the point $(${h}, ${k})$.`,
  }),
  check: ({ m, h, k }) => {
    const list = [
      [-h, -k],
      [k, h],
      [-k, -h],
      [h, -k],
      [-h, k],
      [h, k],
    ] as const
    const [x, y] = list.find(([a, b]) => onLine(m, h, k, a, b)) ?? [99, 99]
    return point(x, y)
  },
})

function onLine(m: number, h: number, k: number, x: number, y: number): boolean {
  return y === m * x + (k - m * h)
}

export const templates: readonly Template[] = [write, read]
