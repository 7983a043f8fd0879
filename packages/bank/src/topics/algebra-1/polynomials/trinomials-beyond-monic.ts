import {
  gcd,
  int,
  linear,
  nonZero,
  paren,
  polyFactoredTex,
  polynomial,
  signed,
  signedTerm,
  template,
  term,
  terms,
  text,
  until,
} from '#kit'
import { factors, pv, px, times } from './forms.ts'
import { pairOf } from './trinomials-monic.ts'

export const skill = 'a1-factoring-trinomials'

/** a, b and d of (ax + b)(x + d). */
const leadingOf = ({ coefficients: [a = 1, m = 0, c = 0] }: Readonly<{ coefficients: readonly number[] }>) => {
  const reach = Math.abs(c)
  const d = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach).find((x) => x * (m - a * x) === c) ?? 0
  return { a, b: m - a * d, d }
}

const leading = template({
  id: 'algebra-1/trinomial-leading',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: nonZero(rng, -7, 7), d: nonZero(rng, -7, 7) }),
      ({ a, b, d }) =>
        gcd(a, b) === 1 &&
        a * d + b !== 0 &&
        b !== d &&
        Math.abs(b) > 1 &&
        Math.abs(d) > 1 &&
        Math.abs(b) !== Math.abs(d),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, d }) => `Which product is equal to $${px(times(a, b, 1, d))}$?`,
    },
  ],
  given: ({ a, b, d }) => ({ coefficients: times(a, b, 1, d) }),
  answer: ({ a, b, d }) => factors(a, b, 1, d),
  traps: [
    {
      misconception: 'a1-poly-swaps-the-constants',
      classic: true,
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return gcd(a, d) === 1 ? factors(a, d, 1, b) : null
      },
      why: ({ a, b, d }) => `gives the middle term $${px([a * b + d, 0])}$.`,
    },
    {
      misconception: 'a1-poly-changes-one-sign',
      says: ({ d }) => `I wrote the factor $${px([1, -d])}$ instead of $${px([1, d])}$.`,
      classic: true,
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return factors(a, b, 1, -d)
      },
      why: ({ b, d }) => `gives the last term $${-b * d}$.`,
    },
    {
      misconception: 'a1-poly-changes-both-signs',
      says: () => 'I got the signs in both factors wrong.',
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return factors(a, -b, 1, -d)
      },
      why: ({ a, b, d }) => `gives the middle term $${px([-a * d - b, 0])}$.`,
    },
    {
      misconception: 'a1-poly-changes-one-sign',
      says: ({ a, b }) => `I wrote the factor $${px([a, -b])}$ instead of $${px([a, b])}$.`,
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return factors(a, -b, 1, d)
      },
      why: ({ b, d }) => `gives the last term $${-b * d}$.`,
    },
    {
      misconception: 'a1-poly-swaps-the-constants',
      says: () => 'I put the right numbers into the wrong factors, with both signs wrong.',
      twoSlips: true,
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return gcd(a, d) === 1 ? factors(a, -d, 1, -b) : null
      },
      why: () => 'exchanges the constants and changes their signs.',
    },
    {
      misconception: 'a1-poly-changes-both-signs',
      says: ({ a }) =>
        `I put the right numbers into the wrong factors, and got the sign in the factor with $${a}x$ wrong.`,
      twoSlips: true,
      rule: (shown) => {
        const { a, b, d } = leadingOf(shown)
        return gcd(a, d) === 1 ? factors(a, -d, 1, b) : null
      },
      why: () => 'exchanges the constants, with one wrong sign.',
    },
  ],
  explain: ({ a, b, d }) => ({
    plan: 'The coefficient of $x^2$ is not one, so split the middle term into two terms that can be factored in pairs.',
    steps: [
      {
        do: `Multiply the first coefficient by the constant term: $${a} \\cdot ${paren(b * d)} = ${a * b * d}$. Two numbers with this product and the sum $${a * d + b}$ are $${a * d}$ and $${b}$.`,
        why: `$${paren(a * d)} \\cdot ${paren(b)} = ${a * b * d}$ and $${a * d}${signed(b)} = ${a * d + b}$.`,
      },
      {
        do: `Split the middle term: $${terms([a, 'x^2'], [a * d, 'x'], [b, 'x'], [b * d, ''])}$.`,
        why: `$${term(a * d, 'x')}${signedTerm(b, 'x')} = ${term(a * d + b, 'x')}$.`,
      },
      {
        do: `Factor in pairs: $${a}x(${linear(1, d)})${b < 0 ? ' - ' : ' + '}${Math.abs(b)}(${linear(1, d)})$.`,
        why: `Take $${a}x$ out of the first two terms and $${b}$ out of the last two.`,
      },
      { do: `Take out $(${linear(1, d)})$: ${factors(a, b, 1, d).html}.`, why: 'Both parts have this factor.' },
    ],
    check: `For $x = 1$: $${paren(a + b)} \\cdot ${paren(1 + d)} = ${(a + b) * (1 + d)}$, and the trinomial gives $${a}${signed(a * d + b)}${signed(b * d)} = ${(a + b) * (1 + d)}$.`,
    faster: `Test the options with $x = 1$ and $x = 2$: of the products only ${factors(a, b, 1, d).html} has the values of the trinomial, $${(a + b) * (1 + d)}$ and $${(2 * a + b) * (2 + d)}$.`,
  }),
  check: ({ coefficients }) => pv(coefficients),
})

const completely = ({ coefficients: [k = 1, b = 0, c = 0] }: Readonly<{ coefficients: readonly number[] }>) => ({
  k,
  ...pairOf({ b: b / k, c: c / k }),
})

const whole = template({
  id: 'algebra-1/trinomial-completely',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 5), p: nonZero(rng, -7, 7), q: nonZero(rng, -7, 7) }),
      ({ p, q, k }) =>
        p < q && p + q !== 0 && Math.abs(p) > 1 && Math.abs(q) > 1 && k !== Math.abs(p) && k !== Math.abs(q),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ k, p, q }) => `Factor $${px([k, k * (p + q), k * p * q])}$ completely.`,
    },
  ],
  given: ({ k, p, q }) => ({ coefficients: [k, k * (p + q), k * p * q] }),
  answer: ({ k, p, q }) => written(k, 1, p, 1, q),
  traps: [
    {
      misconception: 'a1-poly-stops-before-the-end',
      says: () => 'I took out the common factor and stopped.',
      classic: true,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return text(`$${k}(${px([1, p + q, p * q])})$`)
      },
      why: () => 'is equal, but the trinomial inside can be factored as well.',
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      classic: true,
      rule: (shown) => {
        const { p, q } = completely(shown)
        return written(1, 1, p, 1, q)
      },
      why: ({ k }) => `loses the factor $${k}$.`,
    },
    {
      misconception: 'a1-poly-leaves-a-factor-inside',
      says: ({ k, p }) => `I multiplied the factor $${k}$ into $${px([1, p])}$ and left it there.`,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return written(1, k, k * p, 1, q)
      },
      why: ({ k }) => `is equal, but the first factor still contains the factor $${k}$.`,
    },
    {
      misconception: 'a1-poly-changes-both-signs',
      says: () => 'I got the signs in both factors wrong.',
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return written(k, 1, -q, 1, -p)
      },
      why: () => 'has the wrong sign in both factors.',
    },
    {
      misconception: 'a1-poly-changes-one-sign',
      says: ({ q }) => `I wrote $${-q}$ instead of $${q}$ in a factor.`,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return written(k, 1, p, 1, -q)
      },
      why: () => 'has a wrong sign in one factor.',
    },
    {
      misconception: 'a1-poly-leaves-a-factor-inside',
      says: ({ k, p }) => `I wrote the factor $${k}$ before the $x$ of $${px([1, p])}$ only.`,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return written(1, k, p, 1, q)
      },
      why: ({ k, p, q }) =>
        `does not give $${px([k, 0])}$ times $${q}$ and $${k}$ times $${p}$ in the middle and at the end.`,
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      says: () => 'I lost the common factor, and got the signs in both factors wrong.',
      twoSlips: true,
      rule: (shown) => {
        const { p, q } = completely(shown)
        return written(1, 1, -q, 1, -p)
      },
      why: ({ k }) => `loses the factor $${k}$, and has wrong signs.`,
    },
    {
      misconception: 'a1-poly-stops-before-the-end',
      says: () => 'I took out the common factor and stopped, and I got the sign of the middle term wrong.',
      twoSlips: true,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return text(`$${k}(${px([1, -p - q, p * q])})$`)
      },
      why: () => 'has a wrong sign in the middle, and is not factored to the end.',
    },
    {
      misconception: 'a1-poly-leaves-a-factor-inside',
      says: ({ k, q }) =>
        `I got the signs in both factors wrong, and multiplied the factor $${k}$ into $${px([1, -q])}$.`,
      twoSlips: true,
      rule: (shown) => {
        const { k, p, q } = completely(shown)
        return written(1, k, -k * q, 1, -p)
      },
      why: () => 'has wrong signs, and a common factor in the first parentheses.',
    },
  ],
  explain: ({ k, p, q }) => ({
    plan: 'Look for a common factor first; then factor the trinomial that is left with two numbers of the right product and sum.',
    steps: [
      {
        do: `All coefficients are divisible by $${k}$: $${k}(${px([1, p + q, p * q])})$.`,
        why: `$${k * (p + q)} \\div ${k} = ${p + q}$ and $${k * p * q} \\div ${k} = ${p * q}$.`,
      },
      {
        do: `Two numbers with the product $${p * q}$ and the sum $${p + q}$ are $${p}$ and $${q}$.`,
        why: `$${paren(p)} \\cdot ${paren(q)} = ${p * q}$ and $${p}${signed(q)} = ${p + q}$.`,
      },
      {
        do: `The result is ${written(k, 1, p, 1, q).html}.`,
        why: 'The common factor stays in front, and no factor can be split further.',
      },
    ],
    check: `For $x = 1$: $${k} \\cdot ${paren(1 + p)} \\cdot ${paren(1 + q)} = ${k * (1 + p) * (1 + q)}$, and the given trinomial is $${k}${signed(k * (p + q))}${signed(k * p * q)} = ${k * (1 + p) * (1 + q)}$.`,
    faster: `Sort the options by looking: $${k}$ must stand in front, and no $x^2$ may be left. Of those that remain, take the one whose two numbers add up to $${k * (p + q)} \\div ${k} = ${p + q}$: $${p}$ and $${q}$.`,
  }),
  check: ({ coefficients }) => {
    const tex = polyFactoredTex(polynomial(coefficients)) ?? ''
    const [, front = '', one = '', two = ''] = /^(\d*)(\(.*?\))(\(.*?\))$/.exec(tex) ?? []
    const order = (f: string) => Number(/([+-]) (\d+)/.exec(f)?.slice(1).join('') ?? 0)
    return text(`$${front}${[one, two].sort((f, g) => order(f) - order(g)).join('')}$`)
  },
})

/** k(ax + b)(cx + d), compared as written. */
const written = (k: number, a: number, b: number, c: number, d: number) =>
  text(`$${k === 1 ? '' : k}(${linear(a, b)})(${linear(c, d)})$`)

export const templates = [leading, whole]
