import {
  add,
  complex,
  div,
  frac,
  type Html,
  int,
  judgeTwoWays,
  mul,
  nonZero,
  num,
  paren,
  signed,
  sub,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { c, JUDGING, pc, timesByRemainder } from './common.ts'

const skill = 'a2-complex-divide-and-powers'

/** The two parts of (q + ri)(d + ei). */
const timesBack = (q: number, r: number, d: number, e: number): Html =>
  `With $${c(q, r)}$ it is $${d} \\cdot ${paren(q)} - ${paren(e)} \\cdot ${paren(r)} = ${d * q - e * r}$; the factor of $i$ is $${d} \\cdot ${paren(r)} + ${paren(e)} \\cdot ${paren(q)} = ${d * r + e * q}$.`

const quotient = template({
  id: 'algebra-2/complex-quotient',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [q, r, d, e] = [nonZero(rng, -7, 7), nonZero(rng, -6, 6), int(rng, 1, 4), nonZero(rng, -4, 4)]
        return { a: q * d - r * e, b: q * e + r * d, d, e }
      },
      // Part by part, the mistake that most make, must come out as even as the right way.
      ({ a, b, d, e }) => a !== 0 && b !== 0 && d !== Math.abs(e) && Math.abs(a) < 40 && a % d === 0 && b % e === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, d, e }) => `Which number is equal to $\\frac{${c(a, b)}}{${c(d, e)}}$?`,
    },
  ],
  given: ({ a, b, d, e }) => ({ a, b, d, e }),
  answer: ({ a, b, d, e }) => complex(frac(a * d + b * e, d * d + e * e), frac(b * d - a * e, d * d + e * e)),
  traps: [
    {
      misconception: 'a2-cq-divides-part-by-part',
      classic: true,
      rule: ({ a, b, d, e }) => complex(frac(a, d), frac(b, e)),
      why: () => 'divides real by real and imaginary by imaginary.',
    },
    {
      misconception: 'a2-cq-forgets-the-denominator',
      rule: ({ a, b, d, e }) => complex(a * d + b * e, b * d - a * e),
      why: ({ d, e }) => `does not divide by $${d * d + e * e}$ at the end.`,
    },
    {
      misconception: 'a2-cq-divides-the-real-part-only',
      rule: ({ a, b, d, e }) => complex(frac(a * d + b * e, d * d + e * e), b * d - a * e),
      why: ({ d, e }) => `divides only the real part by $${d * d + e * e}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b, d, e }) => complex(frac(a * d - b * e, d * d + e * e), frac(b * d - a * e, d * d + e * e)),
      why: () => 'takes $i^2$ for $1$ in the numerator.',
      says: () => 'I took $i^2$ for $1$ when I multiplied the numerators.',
    },
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ a, b, d, e }) => complex(frac(a * d - b * e, d * d + e * e), frac(a * e + b * d, d * d + e * e)),
      why: ({ d, e }) => `multiplies the numerator by $${c(d, e)}$ instead of its conjugate.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b, d, e }) => complex(frac(a * d + b * e, d * d - e * e), frac(b * d - a * e, d * d - e * e)),
      why: ({ d, e }) => `divides by $${d * d} - ${e * e}$ instead of $${d * d} + ${e * e}$.`,
      says: () => 'I took $i^2$ for $1$ when I multiplied the denominators.',
    },
  ],
  explain: ({ a, b, d, e }) => ({
    plan: 'Multiply numerator and denominator by the conjugate of the denominator: then the denominator is a real number.',
    steps: [
      {
        do: `The conjugate of $${c(d, e)}$ is $${c(d, -e)}$: $\\frac{${pc(a, b)}${pc(d, -e)}}{${pc(d, e)}${pc(d, -e)}}$.`,
        why: 'A number times its conjugate is real.',
      },
      { do: `Denominator: $${d * d} + ${e * e} = ${d * d + e * e}$.`, why: 'It is the sum of the two squares.' },
      {
        do: `Numerator: $${a * d}${signed(b * e)} = ${a * d + b * e}$ for the real part, $${b * d}${signed(-a * e)} = ${b * d - a * e}$ for the imaginary part.`,
        why: 'Multiply each part by each, and use $i^2 = -1$.',
      },
      {
        do: `$\\frac{${c(a * d + b * e, b * d - a * e)}}{${d * d + e * e}} = ${c((a * d + b * e) / (d * d + e * e), (b * d - a * e) / (d * d + e * e))}$`,
        why: 'Divide both parts.',
      },
    ],
    check: `$${pc(d, e)} \\cdot ${pc((a * d + b * e) / (d * d + e * e), (b * d - a * e) / (d * d + e * e))} = ${c(a, b)}$`,
    faster: `Try the options: multiply each by $${c(d, e)}$, the real part first, and compare with $${c(a, b)}$. ${timesBack((a * d + b * e) / (d * d + e * e), (b * d - a * e) / (d * d + e * e), d, e)}`,
  }),
  // Looks for the number that, times the denominator, gives the numerator.
  check: ({ a, b, d, e }) => {
    for (let q = -8; q <= 8; q++) {
      for (let r = -8; r <= 8; r++) if (q * d - r * e === a && q * e + r * d === b) return complex(q, r)
    }
    return complex(99, 99)
  },
})

const fractional = template({
  id: 'algebra-2/complex-reciprocal',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ d: int(rng, 2, 7), e: nonZero(rng, -7, 7) }),
      ({ d, e }) => d !== Math.abs(e) && Math.abs(e) > 1,
    ),
  frames: [
    {
      id: 'reciprocal',
      kind: 'bare',
      items: 6,
      stem: ({ d, e }) => `What is the reciprocal of $${c(d, e)}$ in the form $p + qi$?`,
    },
  ],
  given: (p) => p,
  answer: ({ d, e }) => complex(frac(d, d * d + e * e), frac(-e, d * d + e * e)),
  traps: [
    {
      misconception: 'a2-cq-divides-part-by-part',
      classic: true,
      rule: ({ d, e }) => complex(frac(1, d), frac(1, e)),
      why: () => 'takes the reciprocal of each part by itself.',
      says: () => 'I took the reciprocal of each part by itself.',
    },
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ d, e }) => complex(frac(d, d * d + e * e), frac(e, d * d + e * e)),
      why: () => 'does not have the conjugate in the numerator.',
      says: () => 'I kept the number itself in the numerator instead of its conjugate.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ d, e }) => complex(frac(d, d * d - e * e), frac(-e, d * d - e * e)),
      why: ({ d, e }) => `divides by $${d * d} - ${e * e}$ instead of $${d * d} + ${e * e}$.`,
    },
    {
      misconception: 'a2-cq-divides-part-by-part',
      rule: ({ d, e }) => complex(frac(1, d), frac(-1, e)),
      why: () => 'takes the reciprocal of each part of the conjugate.',
      says: () => 'I took the conjugate, and then the reciprocal of each part by itself.',
    },
    {
      misconception: 'a2-cq-forgets-the-denominator',
      rule: ({ d, e }) => complex(d, -e),
      why: ({ d, e }) => `is the conjugate; it is not divided by $${d * d + e * e}$.`,
    },
  ],
  explain: ({ d, e }) => ({
    plan: 'Write the reciprocal as one over the number, and multiply numerator and denominator by the conjugate.',
    steps: [
      {
        do: `$\\frac{1}{${c(d, e)}} = \\frac{${c(d, -e)}}{${pc(d, e)}${pc(d, -e)}}$`,
        why: 'Multiply numerator and denominator by the conjugate.',
      },
      {
        do: `$${pc(d, e)}${pc(d, -e)} = ${d * d} + ${e * e} = ${d * d + e * e}$`,
        why: 'A number times its conjugate is the sum of the two squares.',
      },
      {
        do: `$\\frac{${c(d, -e)}}{${d * d + e * e}} = ${c(frac(d, d * d + e * e), frac(-e, d * d + e * e))}$`,
        why: 'Divide both parts.',
      },
    ],
    faster: `At once: $\\frac{1}{a + bi} = \\frac{a - bi}{a^2 + b^2}$, here with $a^2 + b^2 = ${d * d} + ${e * e} = ${d * d + e * e}$.`,
    check: `$${pc(d, e)}${pc(d, -e)} = ${d * d + e * e}$, so the product of the number and the answer is $1$.`,
  }),
  // Times the number itself it must be 1: two linear equations, solved by elimination.
  check: ({ d, e }) => {
    // d·p − e·q = 1 and e·p + d·q = 0, so q = −(e/d)·p.
    const ratio = frac(-e, d)
    const p = div(1, sub(d, mul(e, ratio)))
    return complex(p, mul(ratio, p))
  },
})

const conjugate = template({
  id: 'algebra-2/complex-times-conjugate',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -9, 9), b: nonZero(rng, -9, 9) }),
      ({ a, b }) => Math.abs(a) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'product',
      kind: 'bare',
      items: 5,
      stem: ({ a, b }) => `What is the product of $${c(a, b)}$ and its conjugate?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num(a * a + b * b),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b }) => [b * b],
      after: (got, { a }) => add(a * a, got),
      rule: ({ a, b }) => num(a * a - b * b),
      why: ({ b }) => `subtracts $${b * b}$, but $-i^2$ is $+1$.`,
    },
    {
      misconception: 'a2-cq-adds-instead-of-multiplying',
      operation: 'added-instead-of-multiplied',
      operands: ({ a }) => [a, a],
      rule: ({ a }) => num(2 * a),
      why: () => 'is the sum of the two, not the product.',
    },
    {
      misconception: 'a2-cq-forgets-to-square',
      rule: ({ a, b }) => num((a + b) ** 2),
      why: ({ a, b }) => `is $(${a}${signed(b)})^2$.`,
      says: () => 'I added the two parts and squared the sum.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Write down the conjugate, multiply, and replace $i^2$ by its value: the middle products cancel.',
    steps: [
      { do: `The conjugate is $${c(a, -b)}$.`, why: 'Only the sign of the imaginary part changes.' },
      {
        do: `The middle products $${c(0, -a * b)}$ and $${c(0, a * b)}$ add up to $0$.`,
        why: 'They have opposite signs.',
      },
      {
        do: `$${paren(a)}^2 = ${a * a}$ and $-${b * b === 1 ? '' : b * b}i^2 = ${b * b}$, so the product is $${a * a} + ${b * b} = ${a * a + b * b}$.`,
        why: '$-i^2 = 1$',
      },
    ],
    faster: `At once: $(a + bi)(a - bi) = a^2 + b^2$, here $${a * a} + ${b * b} = ${a * a + b * b}$.`,
    check: `In the complex plane the number lies $${Math.abs(a)}$ across and $${Math.abs(b)}$ up or down from $0$, so its distance is $\\sqrt{${a * a + b * b}}$. The product is the square of this distance: real and positive.`,
  }),
  check: ({ a, b }) => {
    const [re, im] = timesByRemainder(a, b, a, -b)
    return complex(re, im)
  },
})

const judge = template({
  id: 'algebra-2/complex-division-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    judgeTwoWays({
      items: 6,
      misconceptions: JUDGING,
      draw: (rng): { a: number; d: number; e: number } =>
        until(
          () => ({ a: int(rng, 2, 9), d: int(rng, 2, 6), e: int(rng, 2, 6) }),
          ({ d, e }) => d !== e,
        ),
      task: ({ a, d, e }) => `want to write $\\frac{${a}}{${c(d, e)}}$ without $i$ in the denominator`,
      claims: ({ a, d, e }) => {
        const n = d * d + e * e
        const claim = (tex: string, re: number, im: number, fine: boolean, tested: string) => ({
          says: `writes $${tex}$`,
          fine,
          // Times the denominator, a right value gives the numerator.
          test: () => Math.abs(re * d - im * e - a) < 1e-9 && Math.abs(re * e + im * d) < 1e-9,
          tested,
        })
        const below = `Below, $${pc(d, e)}${pc(d, -e)} = ${d * d} - ${e * e}i^2 = ${d * d} + ${e * e} = ${n}$.`
        const above = `Above, $${a}${pc(d, -e)} = ${c(a * d, -a * e)}$.`
        return [
          claim(`\\frac{${c(a * d, -a * e)}}{${n}}`, (a * d) / n, (-a * e) / n, true, `${above} ${below}`),
          claim(
            `\\frac{${a}${pc(d, -e)}}{${d * d} + ${e * e}}`,
            (a * d) / n,
            (-a * e) / n,
            true,
            `${above} ${below} Compare both with this fraction.`,
          ),
          claim(
            `\\frac{${c(a * d, a * e)}}{${n}}`,
            (a * d) / n,
            (a * e) / n,
            false,
            `${above} ${below} Compare the sign of $i$.`,
          ),
          claim(
            `\\frac{${a}${pc(d, -e)}}{${d * d} - ${e * e}}`,
            (a * d) / (d * d - e * e),
            (-a * e) / (d * d - e * e),
            false,
            `${above} ${below} Compare the denominators.`,
          ),
          claim(
            `\\frac{${a}}{${d}} + \\frac{${a}}{${e}}i`,
            a / d,
            a / e,
            false,
            `Multiply it by the denominator: $\\left(\\frac{${a}}{${d}} + \\frac{${a}}{${e}}i\\right)${pc(d, e)}$ has the real part $${a} - ${a} = 0$. A right result would give $${a}$.`,
          ),
        ]
      },
      ask: 'Whose result is equal to the given number?',
      plan: 'Multiply above and below by the conjugate of the denominator. Below, the product of a number and its conjugate is the sum of two squares; above, watch the sign of $i$.',
      checked: ({ a, d, e }) =>
        `Multiply each result by $${c(d, e)}$: a right one gives $${a}$ again, as $\\frac{${a}${pc(d, -e)}${pc(d, e)}}{${d * d + e * e}} = \\frac{${a} \\cdot ${d * d + e * e}}{${d * d + e * e}} = ${a}$.`,
    }),
    ({ e: { a, d, e } }) =>
      `Look at two signs only: the conjugate puts $${d} - ${e}i$ above, so the term with $i$ has a minus, and the sum $${d * d} + ${e * e} = ${d * d + e * e}$ below. A result that says anything else there is not equal to $\\frac{${a}}{${c(d, e)}}$.`,
  ),
})

export const templates: readonly Template[] = [quotient, fractional, conjugate, judge]
