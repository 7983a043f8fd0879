import {
  balanced,
  complex,
  div,
  frac,
  int,
  judgeTwoWays,
  mul,
  nonZero,
  num,
  person,
  sub,
  type Template,
  table,
  template,
  text,
  until,
} from '../../../kit.ts'
import { onlyFitting } from '../read.ts'
import { c, JUDGING, pc, timesByRemainder } from './common.ts'

const skill = 'a2-complex-divide-and-powers'

/** The parts of iⁿ, for checks: multiplies 1 by i again and again. */
function turned(n: number): readonly [re: number, im: number] {
  let [re, im] = [1, 0]
  for (let k = 0; k < n; k++) [re, im] = [0 - im, re]
  return [re, im]
}

const POWERS = [complex(1, 0), complex(0, 1), complex(-1, 0), complex(0, -1)] as const
const power = (n: number) => POWERS[((n % 4) + 4) % 4] as ReturnType<typeof complex>

/** Why i to the power n + k is not i to the power n. */
const leaves = (n: number, k: number) =>
  `belongs to exponents with the remainder ${(n + k) % 4}; ${n} leaves the remainder ${n % 4}.`
const single = template({
  id: 'algebra-2/power-of-i',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng) => ({ n: int(rng, 10, 150) }),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ n }) => `What is the value of $i^{${n}}$?` },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ n }, rng) =>
        `<p>${person(rng)} starts a table of the powers of $i$.</p>${table(
          ['Power', 'Value'],
          [
            ['$i$', '$i$'],
            ['$i^2$', '$-1$'],
            ['$i^3$', '$-i$'],
            ['$i^4$', '$1$'],
          ],
        )}<p>Which value belongs to $i^{${n}}$?</p>`,
    },
  ],
  answer: ({ n }) => power(n),
  traps: [
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 1), why: ({ n }) => leaves(n, 1) },
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 2), why: ({ n }) => leaves(n, 2) },
    { misconception: 'a2-cq-miscounts-the-cycle', rule: ({ n }) => power(n + 3), why: ({ n }) => leaves(n, 3) },
  ],
  explain: ({ n }) => [
    {
      do: `$${n} = 4 \\cdot ${Math.floor(n / 4)}${n % 4 === 0 ? '' : ` + ${n % 4}`}$`,
      why: 'The powers of $i$ repeat every four steps, because $i^4 = 1$.',
    },
    {
      do: `So $i^{${n}}$ is ${n % 4 === 0 ? '$1$' : n % 4 === 1 ? '$i$' : `$i^${n % 4} = ${c(n % 4 === 2 ? -1 : 0, n % 4 === 3 ? -1 : 0)}$`}.`,
      why: 'Only the remainder counts.',
    },
  ],
  given: ({ n }) => ({ n }),
  check: ({ n }) => complex(...turned(n)),
})

const combine = balanced({
  id: 'algebra-2/powers-of-i-combined',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), m: 2 * int(rng, 5, 30), b: int(rng, 2, 12), n: 2 * int(rng, 5, 30) }),
      ({ a, b, m, n }) => a !== b && m !== n,
    ),
  frames: [
    {
      id: 'value',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, m, b, n }) => `What is the value of $${a}i^{${m}} - ${b}i^{${n}}$?`,
    },
  ],
  answer: ({ a, m, b, n }) => num((m % 4 === 0 ? a : -a) - (n % 4 === 0 ? b : -b)),
  traps: [
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? -a : a) - (n % 4 === 0 ? b : -b)),
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ a, m, b, n }) => num((m % 4 === 0 ? a : -a) + (n % 4 === 0 ? b : -b)),
    },
    { misconception: 'a2-cq-takes-i-squared-for-one', rule: ({ a, b }) => num(a - b) },
  ],
  explain: ({ a, m, b, n }) => [
    {
      do: `$i^{${m}} = ${m % 4 === 0 ? 1 : -1}$ and $i^{${n}} = ${n % 4 === 0 ? 1 : -1}$.`,
      why: 'Divide each exponent by 4: remainder 0 gives $1$, remainder 2 gives $-1$.',
    },
    {
      do: `$${a} \\cdot ${m % 4 === 0 ? '1' : '(-1)'} - ${b} \\cdot ${n % 4 === 0 ? '1' : '(-1)'} = ${(m % 4 === 0 ? a : -a) - (n % 4 === 0 ? b : -b)}$`,
      why: 'Put the values in.',
    },
  ],
  given: ({ a, m, b, n }) => ({ a, m, b, n }),
  check: ({ a, m, b, n }) => {
    const [[p, q], [r, s]] = [turned(m), turned(n)]
    return complex(a * p - b * r, a * q - b * s)
  },
})

const quotient = balanced({
  id: 'algebra-2/complex-quotient',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [q, r, d, e] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), int(rng, 1, 5), nonZero(rng, -4, 4)]
        return { a: q * d - r * e, b: q * e + r * d, d, e }
      },
      ({ a, b, d, e }) => a !== 0 && b !== 0 && d !== Math.abs(e) && Math.abs(a) < 40,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, d, e }) => `Which number is equal to $\\frac{${c(a, b)}}{${c(d, e)}}$?`,
    },
  ],
  answer: ({ a, b, d, e }) => complex(frac(a * d + b * e, d * d + e * e), frac(b * d - a * e, d * d + e * e)),
  traps: [
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ a, b, d, e }) => complex(frac(a * d + b * e, d * d + e * e), frac(a * e - b * d, d * d + e * e)),
      why: () => 'has the wrong sign in the imaginary part.',
    },
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ a, b, d, e }) => complex(frac(-a * d - b * e, d * d + e * e), frac(b * d - a * e, d * d + e * e)),
      why: () => 'has the wrong sign in the real part.',
    },
    {
      misconception: 'a2-cq-divides-part-by-part',
      rule: ({ a, b, d, e }) => (a % d === 0 && b % e === 0 ? complex(a / d, b / e) : null),
      why: () => 'divides real by real and imaginary by imaginary.',
    },
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ a, b, d, e }) => complex(frac(b * d - a * e, d * d + e * e), frac(a * d + b * e, d * d + e * e)),
      why: () => 'has real and imaginary parts exchanged.',
    },
    {
      misconception: 'a2-cq-forgets-the-denominator',
      rule: ({ a, b, d, e }) => complex(a * d + b * e, b * d - a * e),
      why: ({ d, e }) => `does not divide by $${d * d + e * e}$ at the end.`,
    },
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ a, b, d, e }) => complex(frac(-a * d - b * e, d * d + e * e), frac(a * e - b * d, d * d + e * e)),
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'a2-cq-divides-part-by-part',
      rule: ({ a, b, d, e }) => complex(a - d, b - e),
      why: () => 'subtracts instead of dividing.',
    },
  ],
  explain: ({ a, b, d, e }) => [
    {
      do: `Multiply above and below by $${c(d, -e)}$: $\\frac{${pc(a, b)}${pc(d, -e)}}{${d * d} + ${e * e}}$.`,
      why: 'A number times its conjugate is real.',
    },
    {
      do: `$= \\frac{${c(a * d + b * e, b * d - a * e)}}{${d * d + e * e}} = ${c((a * d + b * e) / (d * d + e * e), (b * d - a * e) / (d * d + e * e))}$`,
      why: 'Divide both parts.',
    },
  ],
  given: ({ a, b, d, e }) => ({ a, b, d, e }),
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
  answer: ({ d, e }) => complex(frac(d, d * d + e * e), frac(-e, d * d + e * e)),
  traps: [
    {
      misconception: 'a2-cq-flips-the-conjugate',
      rule: ({ d, e }) => complex(frac(d, d * d + e * e), frac(e, d * d + e * e)),
      why: () => 'does not use the conjugate above.',
    },
    {
      misconception: 'a2-cq-divides-part-by-part',
      rule: ({ d, e }) => complex(frac(1, d), frac(1, e)),
      why: () => 'turns each part over by itself.',
    },
    {
      misconception: 'a2-cq-divides-part-by-part',
      rule: ({ d, e }) => complex(frac(1, d), frac(-1, e)),
      why: () => 'turns each part over by itself.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ d, e }) => complex(frac(d, d * d - e * e), frac(-e, d * d - e * e)),
      why: ({ d, e }) => `divides by $${d * d} - ${e * e}$ instead of $${d * d} + ${e * e}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ d, e }) => complex(frac(d, d * d - e * e), frac(e, d * d - e * e)),
      why: () => 'takes $i^2$ for $1$ below, and does not use the conjugate above.',
    },
  ],
  explain: ({ d, e }) => [
    {
      do: `$\\frac{1}{${c(d, e)}} = \\frac{${c(d, -e)}}{${pc(d, e)}${pc(d, -e)}}$`,
      why: 'Multiply above and below by the conjugate.',
    },
    {
      do: `The denominator is $${d * d} + ${e * e} = ${d * d + e * e}$, so it is $${c(frac(d, d * d + e * e), frac(-e, d * d + e * e))}$.`,
      why: 'A number times its conjugate is the sum of the two squares.',
    },
  ],
  given: (p) => p,
  // Times the number itself it must be 1: two linear equations, solved by elimination.
  check: ({ d, e }) => {
    // d·p − e·q = 1 and e·p + d·q = 0, so q = −(e/d)·p.
    const ratio = frac(-e, d)
    const p = div(1, sub(d, mul(e, ratio)))
    return complex(p, mul(ratio, p))
  },
})

const conjugate = balanced({
  id: 'algebra-2/complex-times-conjugate',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
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
  answer: ({ a, b }) => num(a * a + b * b),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b }) => num(a * a - b * b),
      why: ({ b }) => `subtracts $${b * b}$, but $-i^2$ is $+1$.`,
    },
    {
      misconception: 'a2-cq-adds-instead-of-multiplying',
      rule: ({ a }) => num(2 * a),
      why: () => 'is the sum of the two, not the product.',
    },
    {
      misconception: 'a2-cq-forgets-to-square',
      rule: ({ a, b }) => num(Math.abs(a) + Math.abs(b)),
      why: () => 'adds the parts without squaring them.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b }) => num(b * b - a * a),
      why: () => 'has the wrong sign before one of the squares.',
    },
    {
      misconception: 'a2-cq-forgets-to-square',
      rule: ({ a, b }) => num((Math.abs(a) + Math.abs(b)) ** 2),
      why: () => 'squares the sum of the parts instead of each part.',
    },
    {
      misconception: 'a2-cq-forgets-to-square',
      rule: ({ a, b }) => num(2 * (a * a + b * b)),
      why: () => 'counts everything twice.',
    },
  ],
  explain: ({ a, b }) => [
    { do: `The conjugate is $${c(a, -b)}$.`, why: 'Only the sign of the imaginary part changes.' },
    {
      do: `$${pc(a, b)}${pc(a, -b)} = ${a * a} + ${b * b} = ${a * a + b * b}$`,
      why: 'The middle products cancel, and $-i^2 = 1$.',
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  check: ({ a, b }) => {
    const [re, im] = timesByRemainder(a, b, a, -b)
    return complex(re, im)
  },
})

const judge = judgeTwoWays({
  id: 'algebra-2/complex-division-judge',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  seconds: 90,
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
    const claim = (tex: string, re: number, im: number, fine: boolean, because: string) => ({
      says: `writes $${tex}$`,
      fine,
      // Times the denominator, a right value gives the numerator.
      test: () => Math.abs(re * d - im * e - a) < 1e-9 && Math.abs(re * e + im * d) < 1e-9,
      because,
    })
    const rule = `Above and below are multiplied by $${c(d, -e)}$, and $${pc(d, e)}${pc(d, -e)} = ${d * d} + ${e * e}$.`
    return [
      claim(`\\frac{${c(a * d, -a * e)}}{${n}}`, (a * d) / n, (-a * e) / n, true, rule),
      claim(`\\frac{${a}${pc(d, -e)}}{${d * d} + ${e * e}}`, (a * d) / n, (-a * e) / n, true, rule),
      claim(`\\frac{${c(a * d, a * e)}}{${n}}`, (a * d) / n, (a * e) / n, false, `${rule} The sign above is wrong.`),
      claim(
        `\\frac{${a}${pc(d, -e)}}{${d * d} - ${e * e}}`,
        (a * d) / (d * d - e * e),
        (-a * e) / (d * d - e * e),
        false,
        `${rule} The sign below is wrong.`,
      ),
      claim(
        `\\frac{${a}}{${d}} + \\frac{${a}}{${e}}i`,
        a / d,
        a / e,
        false,
        'A fraction cannot be split at a sum in its denominator.',
      ),
    ]
  },
  ask: 'Whose result is equal to the given number?',
})

const which = template({
  id: 'algebra-2/which-power-is-equal',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 20, 90), key: 4 * int(rng, 2, 30), off: [1, 2, 3].map((k) => 4 * int(rng, 2, 30) + k) }),
      ({ n, key }) => key + (n % 4) !== n && key > 4,
    ),
  frames: [
    { id: 'equal', kind: 'methods', items: 5, stem: ({ n }) => `Which power of $i$ has the same value as $i^{${n}}$?` },
  ],
  answer: ({ n, key }) => text(`$i^{${key + (n % 4)}}$`),
  traps: [
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ n, off }) => text(`$i^{${(off[0] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[0] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ n, off }) => text(`$i^{${(off[1] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[1] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
    {
      misconception: 'a2-cq-miscounts-the-cycle',
      rule: ({ n, off }) => text(`$i^{${(off[2] as number) + (n % 4)}}$`),
      why: ({ n, off }) =>
        `has an exponent with the remainder ${((off[2] as number) + n) % 4}; ${n} leaves the remainder ${n % 4}.`,
    },
  ],
  explain: ({ n, key }) => [
    { do: `$${n}$ leaves the remainder $${n % 4}$ when divided by 4.`, why: 'Powers of $i$ repeat every four steps.' },
    {
      do: `So does $${key + (n % 4)}$, and $i^{${key + (n % 4)}} = i^{${n}}$.`,
      why: 'The difference of the exponents is a multiple of 4.',
    },
  ],
  given: ({ n, key, off }) => ({ n, offers: [key, ...off].map((k) => String(k + (n % 4))).sort() }),
  check: ({ n, offers }) => {
    const same = onlyFitting(offers, (k) => turned(Number(k)).join() === turned(n).join())
    return text(`$i^{${same}}$`)
  },
})

export const templates: readonly Template[] = [single, combine, quotient, fractional, conjugate, judge, which]
