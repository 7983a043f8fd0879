/** Pythagorean identities: values of sums and products. */

import { add, div, frac, int, mul, num, pick, sub, type Template, template, toTex, unitCircle, until } from '#kit'
import { real, realText } from '../common.ts'
import { cos, PART, SIGN, SWAP, sin, skill } from './pythagorean.ts'

const SQUARE = 'trig-squares-a-sum-term-by-term'
const BOTH = 'trig-gives-both-squares-one-value'

/** sin x + cos x is known. */
const product = template({
  id: 'trigonometry/product-from-sum',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 1, 9), q: int(rng, 2, 7), minus: int(rng, 0, 1) === 1 }),
      ({ p, q }) => p !== q && p / q < 1.41 && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 3,
      stem: ({ p, q, minus }) =>
        `If $\\sin x ${minus ? '-' : '+'} \\cos x = ${toTex(frac(p, q))}$, what is $\\sin x \\cos x$?`,
    },
  ],
  given: ({ p, q, minus }) => ({ r: frac(p, q), minus }),
  answer: ({ p, q, minus }) => num(frac((minus ? -1 : 1) * (p * p - q * q), 2 * q * q)),
  traps: [
    {
      misconception: SQUARE,
      classic: true,
      operation: 'part-left-out',
      operands: ({ r, minus }) => [minus ? sub(1, mul(r, r)) : sub(mul(r, r), 1)],
      rule: ({ r, minus }) => num(frac((minus ? -1 : 1) * (r.n ** 2 - r.d ** 2), r.d ** 2)),
      says: () => 'I forgot the factor 2 of the middle term.',
      why: () => 'forgets the factor 2 of the middle term.',
    },
    {
      misconception: SIGN,
      operation: 'difference-turned-round',
      operands: ({ r, minus }) => [minus ? 1 : mul(r, r), minus ? mul(r, r) : 1],
      after: (x) => div(x, 2),
      rule: ({ r, minus }) => num(frac((minus ? 1 : -1) * (r.n ** 2 - r.d ** 2), 2 * r.d ** 2)),
      says: () => 'I turned the difference with 1 around.',
      why: () => 'has the opposite sign.',
    },
    {
      misconception: PART,
      operation: 'term-left-out',
      operands: ({ r, minus }) => [mul(minus ? -1 : 1, mul(r, r))],
      after: (x) => div(x, 2),
      rule: ({ r, minus }) => num(frac((minus ? -1 : 1) * r.n ** 2, 2 * r.d ** 2)),
      says: () => 'I left out the 1 that the squares add up to.',
      why: () => 'leaves out the 1 that the squares add up to.',
    },
    {
      misconception: SQUARE,
      twoSlips: true,
      rule: ({ r, minus }) => num(frac((minus ? 1 : -1) * (r.n ** 2 - r.d ** 2), r.d ** 2)),
      says: () => 'I forgot the factor 2 of the middle term and turned the difference around.',
      why: () => 'forgets the factor 2, and the sign is wrong.',
    },
  ],
  explain: ({ p, q, minus }) => {
    const twice = frac((minus ? -1 : 1) * (p * p - q * q), q * q)
    const value = frac((minus ? -1 : 1) * (p * p - q * q), 2 * q * q)
    const t = Math.asin(p / q / Math.SQRT2)
    const x = minus ? t + Math.PI / 4 : t - Math.PI / 4
    const deg = (x * 180) / Math.PI
    return {
      plan: 'The product stands in the middle term of a square. Square both sides; the squares of sine and cosine add up to one, and the product can be solved for.',
      steps: [
        {
          do: `Square both sides: $\\sin^2 x ${minus ? '-' : '+'} 2\\sin x\\cos x + \\cos^2 x = \\frac{${p * p}}{${q * q}}$`,
          why: 'The square of a sum has a middle term.',
        },
        {
          do: `$1 ${minus ? '-' : '+'} 2\\sin x\\cos x = \\frac{${p * p}}{${q * q}}$`,
          why: 'The two squares add up to 1.',
        },
        {
          do: `$2\\sin x\\cos x = ${minus ? `1 - \\frac{${p * p}}{${q * q}}` : `\\frac{${p * p}}{${q * q}} - 1`} = ${toTex(twice)}$`,
          why: 'Bring the product to one side.',
        },
        { do: `$\\sin x\\cos x = ${toTex(value)}$`, why: 'Divide by 2.' },
      ],
      faster: `As a formula for next time: $\\sin x \\cos x = \\frac{${minus ? '1 - s^2' : 's^2 - 1'}}{2}$, where $s$ is the ${minus ? 'difference' : 'sum'}. Here that is $${toTex(twice)} \\div 2 = ${toTex(value)}$.`,
      check: `Such an angle is $x \\approx ${deg.toFixed(1)}^\\circ$: $\\sin x \\approx ${sin(x).toFixed(3)}$ and $\\cos x \\approx ${cos(x).toFixed(3)}$. Their ${minus ? 'difference' : 'sum'} is about $${(p / q).toFixed(2)}$, and their product about $${(sin(x) * cos(x)).toFixed(2)}$, like $${toTex(value)}$.`,
    }
  },
  // Solves for the angle first.
  check: ({ r, minus }) => {
    const t = Math.asin(r.n / r.d / Math.SQRT2)
    const x = minus ? t + Math.PI / 4 : t - Math.PI / 4
    return num(rationalOf(sin(x) * cos(x)))
  },
})

function rationalOf(x: number) {
  return real(x).number ?? frac(0)
}

/** A weighted sum of the squares. */
const weighted = template({
  id: 'trigonometry/weighted-squares',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 12),
        b: int(rng, 2, 12),
        p: int(rng, 1, 4),
        q: int(rng, 2, 6),
        fn: pick(rng, ['sin', 'cos'] as const),
      }),
      ({ a, b, p, q }) => p < q && a !== b && frac(p, q).d === q,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, p, q, fn }) =>
        `If $\\${fn}^2 x = ${toTex(frac(p, q))}$, what is the value of $${a}\\sin^2 x + ${b}\\cos^2 x$?`,
    },
    {
      id: 'circle',
      kind: 'figure',
      items: 7,
      response: 'choice',
      stem: ({ a, b, p, q, fn }) => {
        const v = Math.sqrt(p / q)
        const t = ((fn === 'sin' ? Math.asin(v) : Math.acos(v)) * 180) / Math.PI
        return `${unitCircle({ alt: 'The unit circle with a right triangle under the terminal side of an acute angle', angle: t, label: 'x', triangle: true, legs: ['cos x', 'sin x'] })}<p>In the figure, $\\${fn}^2 x = ${toTex(frac(p, q))}$. What is $${a}\\sin^2 x + ${b}\\cos^2 x$?</p>`
      },
    },
  ],
  given: ({ a, b, p, q, fn }) => ({ a, b, r: frac(p, q), fn }),
  answer: ({ a, b, p, q, fn }) => num(frac(fn === 'sin' ? a * p + b * (q - p) : a * (q - p) + b * p, q)),
  traps: [
    {
      misconception: SWAP,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x, { a, r, fn }) =>
        fn === 'cos' ? add(mul(x, sub(1, r)), mul(a, r)) : add(mul(x, r), mul(a, sub(1, r))),
      rule: ({ a, b, r: { n, d }, fn }) => num(frac(fn === 'sin' ? b * n + a * (d - n) : b * (d - n) + a * n, d)),
      says: () => 'I gave each square the factor of the other one.',
      why: () => 'gives each square the factor of the other one.',
    },
    {
      misconception: BOTH,
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (x, { a, b }) => mul(a + b, x),
      rule: ({ a, b, r: { n, d } }) => num(frac((a + b) * n, d)),
      says: () => 'I used the given value for both squares.',
      why: () => 'uses the given value for both squares.',
    },
    {
      misconception: SIGN,
      operation: 'added-instead-of-subtracted',
      operands: ({ r }) => [1, r],
      after: (x, { a, b, r, fn }) => (fn === 'cos' ? add(mul(a, x), mul(b, r)) : add(mul(a, r), mul(b, x))),
      rule: ({ a, b, r: { n, d }, fn }) => num(frac(fn === 'sin' ? a * n + b * (d + n) : a * (d + n) + b * n, d)),
      says: () => 'I added the given value to 1 instead of subtracting it.',
      why: () => 'adds to 1 where it should subtract.',
    },
    {
      misconception: BOTH,
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (x, { a, b }) => mul(a + b, x),
      rule: ({ a, b }) => num(a + b),
      says: () => 'I took each of the squares for 1.',
      why: () => 'takes each of the squares for 1.',
    },
    {
      misconception: SWAP,
      operation: 'wrong-number-used',
      operands: ({ r }) => [sub(1, r)],
      after: (x, { a, b }) => mul(a + b, x),
      rule: ({ a, b, r: { n, d } }) => num(frac((a + b) * (d - n), d)),
      says: () => 'I used 1 minus the given value for both squares.',
      why: () => 'uses the same value for both squares.',
    },
  ],
  explain: ({ a, b, p, q, fn }, frame) => {
    const [s, c] = fn === 'sin' ? [frac(p, q), frac(q - p, q)] : [frac(q - p, q), frac(p, q)]
    const [one, two] = [frac(a * s.n, s.d), frac(b * c.n, c.d)]
    const [base, more] = fn === 'sin' ? [b, a - b] : [a, b - a]
    const v = Math.sqrt(p / q)
    const t = ((fn === 'sin' ? Math.asin(v) : Math.acos(v)) * 180) / Math.PI
    return {
      plan: 'The squares of sine and cosine add up to one. So one of them gives the other; then put both in and work the expression out.',
      steps: [
        {
          do: `$\\${fn === 'sin' ? 'cos' : 'sin'}^2 x = 1 - ${toTex(frac(p, q))} = ${toTex(frac(q - p, q))}$`,
          why: 'The two squares add up to 1.',
        },
        {
          do: `$${a}\\sin^2 x = ${a} \\cdot ${toTex(s)} = ${toTex(one)}$ and $${b}\\cos^2 x = ${b} \\cdot ${toTex(c)} = ${toTex(two)}$`,
          why: 'Put in both values.',
        },
        { do: `$${toTex(one)} + ${toTex(two)} = ${toTex(add(one, two))}$`, why: 'Add the two terms.' },
      ],
      check: `The value $${toTex(add(one, two))}$ lies between $${Math.min(a, b)}$ and $${Math.max(a, b)}$, as a weighted mean must.`,
      faster: `Take $${base}$ of each square: that makes $${base}$ together. Then ${more > 0 ? 'add what is left' : 'take away what is too much'}, $${Math.abs(more) === 1 ? '' : Math.abs(more)}\\${fn}^2 x$: $${base} ${more > 0 ? '+' : '-'} ${Math.abs(more)} \\cdot ${toTex(frac(p, q))} = ${toTex(add(one, two))}$.`,
      ...(frame === 'circle'
        ? {
            figure: unitCircle({
              alt: 'The unit circle with a right triangle under the terminal side of an acute angle',
              angle: t,
              label: 'x',
              triangle: true,
              legs: [realText(Math.sqrt(c.n / c.d)), realText(Math.sqrt(s.n / s.d))],
            }),
          }
        : {}),
    }
  },
  check: ({ a, b, r, fn }) => {
    const v = Math.sqrt(r.n / r.d)
    const x = fn === 'sin' ? Math.asin(v) : Math.acos(v)
    return num(rationalOf(a * sin(x) ** 2 + b * cos(x) ** 2))
  },
})

export const templates: readonly Template[] = [product, weighted]
