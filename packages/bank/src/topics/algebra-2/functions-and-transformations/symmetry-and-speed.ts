import {
  expr,
  frac,
  int,
  nonZero,
  num,
  person,
  pick,
  polynomial,
  polyTex,
  polyValue,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { onlyFitting, readPolynomial } from '../read.ts'

const rate = { skill: 'a2-symmetry-and-average-rate', calculator: false, response: 'choice' } as const

type Sym = Readonly<{ kind: 'even' | 'odd'; a: number; b: number; c: number }>

const poly = (cs: readonly number[]) => {
  const v = polyValue(polynomial(cs))
  return { ...v, html: `$f(x) = ${v.html.slice(1)}` }
}

const symmetry = template({
  ...rate,
  id: 'algebra-2/even-or-odd-function',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 55,
  draw: (rng): Sym =>
    until(
      () => ({
        kind: pick(rng, ['even', 'odd'] as const),
        a: nonZero(rng, -5, 5),
        b: nonZero(rng, -7, 7),
        c: nonZero(rng, -9, 9),
      }),
      ({ a, b, c }) => Math.abs(a) > 1 && new Set([a, b, c].map(Math.abs)).size === 3,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ kind, a, b, c }) =>
        `Which of these functions, all with the coefficients $${a}$, $${b}$ and $${c}$, is ${kind}?`,
    },
    {
      id: 'graph',
      kind: 'words',
      items: 5,
      stem: ({ kind, a, b, c }) =>
        `The functions below all have the coefficients $${a}$, $${b}$ and $${c}$. Which of them has a graph that is symmetric about ${kind === 'even' ? 'the $y$-axis' : 'the origin'}?`,
    },
  ],
  given: ({ kind, a, b, c }) => ({
    kind,
    offers: [
      [a, 0, b, 0, c],
      [a, 0, b, 0, c, 0],
      [a, 0, b, 0, 0, c],
      [a, 0, b, c, 0],
      [a, b, 0, c],
    ]
      .map((cs) => polyTex(polynomial(cs)))
      .sort(),
  }),
  answer: ({ kind, a, b, c }) => (kind === 'even' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])),
  traps: [
    {
      misconception: 'a2-fn-mixes-up-even-and-odd',
      shortcut: ({ kind, a, b, c }) => (kind === 'odd' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])),
      why: ({ kind }) => `is ${kind === 'odd' ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      shortcut: ({ a, b, c }) => poly([a, 0, b, 0, 0, c]),
      why: () => 'has odd powers and a constant, which is an even term.',
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      shortcut: ({ a, b, c }) => poly([a, 0, b, c, 0]),
      why: () => 'has even powers and a term with $x$.',
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      shortcut: ({ a, b, c }) => poly([a, b, 0, c]),
      why: () => 'mixes even and odd powers.',
    },
  ],
  explain: ({ kind, a, b, c }) => [
    {
      do: `${kind === 'even' ? 'Even' : 'Odd'} functions have $f(-x) = ${kind === 'even' ? 'f(x)' : '-f(x)'}$; a polynomial is ${kind} when all its exponents are ${kind}.`,
      why: 'A constant counts as an even power.',
    },
    {
      do: `So the function is ${(kind === 'even' ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])).html}.`,
      why: 'The others contain a term of the wrong kind.',
    },
  ],
  // Compares the values at x and −x, for each of the offered functions.
  check: ({ kind, offers }) => {
    const found = onlyFitting(offers, (offer) => {
      const f = readPolynomial(offer)
      return [1, 2, 3].every((x) => f(-x) === (kind === 'even' ? f(x) : -f(x)))
    })
    return expr('c', ({ x }) => readPolynomial(found ?? '0')(x))
  },
})

type Use = Readonly<{ odd: boolean; p: number; y: number; m: number; r: number; z: number }>

const useIt = template({
  ...rate,
  id: 'algebra-2/use-even-or-odd',
  difficulty: 'High',
  b: 0.5,
  seconds: 70,
  balance: 'place',
  draw: (rng): Use =>
    until(
      () => ({
        odd: int(rng, 0, 1) === 1,
        p: int(rng, 2, 9),
        y: nonZero(rng, -9, 9),
        m: int(rng, 2, 4),
        r: int(rng, 2, 9),
        z: nonZero(rng, -9, 9),
      }),
      ({ p, r, y, z, m }) => p !== r && m * y !== z && m * y !== -z,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ odd, p, y, m, r, z }) =>
        `The function $f$ is ${odd ? 'odd' : 'even'}, with $f(${p}) = ${y}$ and $f(-${r}) = ${z}$. What is $${m}f(-${p}) + f(${r})$?`,
    },
  ],
  given: ({ odd, p, y, m, r, z }) => ({ odd, p, y, m, r, z }),
  answer: ({ odd, y, m, z }) => num((odd ? -1 : 1) * (m * y + z)),
  traps: [
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * (y + m * z)),
      why: ({ m }) => `multiplies the second value by ${m} instead of the first one.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, z }) => num((odd ? -1 : 1) * (y + z)),
      why: ({ m }) => `leaves out the factor ${m}.`,
    },
    {
      misconception: 'a2-fn-mixes-up-even-and-odd',
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * (m * y + z)),
      why: ({ odd }) => `treats the function as if it were ${odd ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ y, m, z }) => num(m * y - z),
      why: ({ odd }) => `has the wrong sign in the ${odd ? 'first' : 'second'} value.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      rule: ({ y, m, z }) => num(z - m * y),
      why: ({ odd }) => `has the wrong sign in the ${odd ? 'second' : 'first'} value.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * m * (y + z)),
      why: ({ m }) => `multiplies both values by ${m}.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * m * (y + z)),
      why: ({ odd, m }) => `multiplies both values by ${m}, and treats the function as ${odd ? 'even' : 'odd'}.`,
    },
  ],
  explain: ({ odd, p, y, m, r, z }) => [
    {
      do: `$f(-${p}) = ${odd ? -y : y}$ and $f(${r}) = ${odd ? -z : z}$.`,
      why: odd
        ? 'For an odd function opposite inputs have opposite values.'
        : 'For an even function opposite inputs have the same value.',
    },
    {
      do: `$${m} \\cdot ${odd ? (y > 0 ? `(${-y})` : -y) : y < 0 ? `(${y})` : y}${signed(odd ? -z : z)} = ${(odd ? -1 : 1) * (m * y + z)}$`,
      why: 'Put in both values.',
    },
  ],
  check: ({ odd, p, y, m, r, z }) => {
    // A function of the right kind through both points: values on both sides of the axis.
    const at = new Map([
      [p, y],
      [-p, odd ? -y : y],
      [-r, z],
      [r, odd ? -z : z],
    ])
    return num(m * (at.get(-p) ?? 0) + (at.get(r) ?? 0))
  },
})

type Fall = Readonly<{ v: number; u: number; w: number }>

const ball = template({
  ...rate,
  calculator: true,
  id: 'algebra-2/average-speed-of-a-ball',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  balance: 'place',
  draw: (rng): Fall =>
    until(
      () => ({ v: int(rng, 20, 45), u: int(rng, 0, 2), w: int(rng, 2, 4) }),
      ({ v, u, w }) => w > u && v - 5 * (u + w) > 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ v, u, w }, rng) =>
        `${person(rng)} throws a ball straight up. Its height after $t$ seconds is $h(t) = ${v}t - 5t^2$ meters. What is its average rate of change of height between $t = ${u}$ and $t = ${w}$, in meters per second?`,
    },
  ],
  given: ({ v, u, w }) => ({ v, u, w }),
  answer: ({ v, u, w }) => num(v - 5 * (u + w)),
  traps: [
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u, w }) => num(v - 5 * (u * u + w * w)),
      why: () => 'adds the squares of the times; the heights must be subtracted.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ v, u, w }) => num(v - 5 * (w * w - u * u)),
      why: () => 'divides only a part of the change by the time.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      rule: ({ v, u, w }) => num(v * (w - u) - 5 * (w * w - u * u)),
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u, w }) => num(v - 5 * (w - u)),
      why: ({ u, w }) => `puts the length ${w - u} of the interval into the formula instead of its two ends.`,
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      rule: ({ v, w }) => num(v - 5 * w),
      why: ({ w }) => `divides the height at $t = ${w}$ by ${w} and leaves out the start of the interval.`,
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, u }) => num(v - 10 * u),
      why: ({ u }) => `is the speed at the moment $t = ${u}$ only.`,
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      rule: ({ v, w }) => num(v - 10 * w),
      why: ({ w }) => `is the speed at the moment $t = ${w}$ only.`,
    },
  ],
  explain: ({ v, u, w }) => [
    {
      do: `$h(${u}) = ${v * u - 5 * u * u}$ and $h(${w}) = ${v * w - 5 * w * w}$.`,
      why: 'Put both times into the formula.',
    },
    {
      do: `The change is $${v * (w - u) - 5 * (w * w - u * u)}$ meters in ${w - u} ${w - u === 1 ? 'second' : 'seconds'}: $${v - 5 * (u + w)}$ meters per second.`,
      why: 'Divide the change of height by the change of time.',
    },
  ],
  check: ({ v, u, w }) => {
    const h = (t: number) => v * t - 5 * t * t
    return num(frac(h(w) - h(u), w - u))
  },
})

export const templates: readonly Template[] = [symmetry, useIt, ball]
