/** Compositions with numbers: sums and double angles. */

import {
  add,
  type Frac,
  frac,
  int,
  mul,
  num,
  pick,
  rightTriangle,
  sub,
  type Template,
  template,
  toNumber,
  toTex,
  tripleSays,
  until,
} from '#kit'
import { type Fn, rational, WORD } from '../common.ts'
import { ratioOf, sidesOf, TRIPLES } from './composition-tools.ts'
import { angleOf, RATIO, skill } from './composition-values.ts'

const ADDS = 'trig-adds-the-values-of-two-inverses'

const DOUBLES = 'trig-doubles-the-value-of-an-inverse'

const FORMULA = 'trig-uses-the-formula-with-a-wrong-part'
const OTHER = 'trig-takes-the-sum-formula-of-the-other-function'

type Summed = Readonly<{
  f: 'sin' | 'cos'
  plus: boolean
  h: 'sin' | 'cos' | 'tan'
  k: Frac
  i: 'sin' | 'cos' | 'tan'
  l: Frac
}>

const parts = ({ h, k, i, l }: Summed) => {
  const [a, b] = [sidesOf(h, k), sidesOf(i, l)]
  return { sa: ratioOf('sin', a), ca: ratioOf('cos', a), sb: ratioOf('sin', b), cb: ratioOf('cos', b), a, b }
}

const mixed = (s: Summed, sign: 1 | -1): Frac => {
  const { sa, ca, sb, cb } = parts(s)
  return add(mul(sa, cb), mul(sign, mul(ca, sb)))
}

const equal = (s: Summed, sign: 1 | -1): Frac => {
  const { sa, ca, sb, cb } = parts(s)
  return add(mul(ca, cb), mul(sign, mul(sa, sb)))
}

const valueOfSum = (s: Summed): Frac => (s.f === 'sin' ? mixed(s, s.plus ? 1 : -1) : equal(s, s.plus ? -1 : 1))

/** The two products of the formula for the sine, or for the cosine. */
const productsOf = (s: Summed, f: 'sin' | 'cos'): readonly [Frac, Frac] => {
  const { sa, ca, sb, cb } = parts(s)
  return f === 'sin' ? [mul(sa, cb), mul(ca, sb)] : [mul(ca, cb), mul(sa, sb)]
}

const inverseTex = (h: Fn, k: Frac): string => `\\${h}^{-1} ${toTex(k)}`

/** A right triangle with its three sides and the angle at its first corner. */
const sided = (set: string, [o, d, r]: readonly [number, number, number], angle: string) =>
  rightTriangle(set, o, d, { a: `${o}`, b: `${d}`, c: `${r}`, A: angle })

const sums = template({
  id: 'trigonometry/function-of-a-sum-of-inverses',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: false,
  seconds: 130,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        f: pick(rng, ['sin', 'cos'] as const),
        plus: int(rng, 0, 1) === 1,
        h: pick(rng, ['sin', 'cos', 'tan'] as const),
        i: pick(rng, ['sin', 'cos', 'tan'] as const),
        one: pick(rng, [0, 1]),
        two: pick(rng, [2, 3, 4, 5]),
      }),
      (p) => Math.abs(valueOfSum(summed(p)).n) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 4,
      stem: (p) => `What is the exact value of $${sumTex(summed(p))}$?`,
    },
    {
      id: 'triangles',
      kind: 'figure',
      items: 7,
      stem: (p) => {
        const { a, b } = parts(summed(p))
        const s = summed(p)
        return `${sided('ABC', a, 'α')}${sided('DEF', b, 'β')}<p>In the figures, $\\alpha = ${inverseTex(s.h, s.k)}$ and $\\beta = ${inverseTex(s.i, s.l)}$. What is $\\${s.f}(\\alpha ${s.plus ? '+' : '-'} \\beta)$?</p>`
      },
    },
  ],
  given: (p): Summed => summed(p),
  answer: (p) => num(valueOfSum(summed(p))),
  traps: [
    {
      misconception: FORMULA,
      classic: true,
      operation: 'sign-between-two-products',
      operands: (s) => [...productsOf(s, s.f), (s.f === 'sin') === s.plus ? -1 : 1],
      rule: (s) => num(s.f === 'sin' ? mixed(s, s.plus ? -1 : 1) : equal(s, s.plus ? 1 : -1)),
      says: () => 'I put the wrong sign between the two products.',
      why: () => 'has the wrong sign between the two products.',
    },
    {
      misconception: OTHER,
      operation: 'formula-of-the-other-function',
      operands: (s) =>
        s.f === 'sin' ? [...productsOf(s, 'cos'), s.plus ? -1 : 1] : [...productsOf(s, 'sin'), s.plus ? 1 : -1],
      rule: (s) => num(s.f === 'sin' ? equal(s, s.plus ? -1 : 1) : mixed(s, s.plus ? 1 : -1)),
      says: ({ f }) => `I used the formula of the ${f === 'sin' ? 'cosine' : 'sine'}.`,
      why: ({ f }) => `is the ${f === 'sin' ? 'cosine' : 'sine'} of the angle.`,
    },
    {
      misconception: ADDS,
      says: ({ f, plus }) =>
        `I took the ${WORD[f]} of each angle by itself and ${plus ? 'added the two values' : 'subtracted the second value from the first'}.`,
      operation: 'function-of-each-part',
      operands: (s) => {
        const { sa, ca, sb, cb } = parts(s)
        return s.f === 'sin' ? [sa, sb, s.plus ? 1 : -1] : [ca, cb, s.plus ? 1 : -1]
      },
      rule: (s) => {
        const { sa, ca, sb, cb } = parts(s)
        const [u, v] = s.f === 'sin' ? [sa, sb] : [ca, cb]
        return num(s.plus ? add(u, v) : sub(u, v))
      },
      why: ({ f, plus }) => `${plus ? 'adds' : 'subtracts'} the two ${f === 'sin' ? 'sines' : 'cosines'}.`,
    },
    {
      misconception: OTHER,
      twoSlips: true,
      operation: 'formula-of-the-other-function',
      operands: (s) =>
        s.f === 'sin' ? [...productsOf(s, 'cos'), s.plus ? 1 : -1] : [...productsOf(s, 'sin'), s.plus ? -1 : 1],
      rule: (s) => num(s.f === 'sin' ? equal(s, s.plus ? 1 : -1) : mixed(s, s.plus ? -1 : 1)),
      says: () => 'I used the formula of the other function, with the wrong sign.',
      why: () => 'uses the formula of the other function, with the wrong sign.',
    },
  ],
  explain: (p, frame) => {
    const s = summed(p)
    const { sa, ca, sb, cb, a, b } = parts(s)
    const v = valueOfSum(s)
    const [one, two] = s.f === 'sin' ? [mul(sa, cb), mul(ca, sb)] : [mul(ca, cb), mul(sa, sb)]
    const sign = (s.f === 'sin') === s.plus ? '+' : '-'
    return {
      ...(frame === 'triangles'
        ? {
            figure: sided('ABC', a, `α ≈ ${degrees(sa, ca)}°`) + sided('DEF', b, `β ≈ ${degrees(sb, cb)}°`),
          }
        : {}),
      plan: 'Name the two inner angles, read their sines and cosines off right triangles, and put them into the formula for a sum or difference.',
      steps: [
        {
          do: `${frame === 'triangles' ? '' : `Let $\\alpha = ${inverseTex(s.h, s.k)}$ and $\\beta = ${inverseTex(s.i, s.l)}$. `}The sides ${a[0]}, ${a[1]}, ${a[2]} give $\\sin \\alpha = ${toTex(sa)}$ and $\\cos \\alpha = ${toTex(ca)}$.`,
          why: `$${a[0]}^2 + ${a[1]}^2 = ${a[2]}^2$`,
        },
        {
          do: `The sides ${b[0]}, ${b[1]}, ${b[2]} give $\\sin \\beta = ${toTex(sb)}$ and $\\cos \\beta = ${toTex(cb)}$.`,
          why: `$${b[0]}^2 + ${b[1]}^2 = ${b[2]}^2$`,
        },
        {
          do:
            s.f === 'sin'
              ? `$\\sin(\\alpha ${s.plus ? '+' : '-'} \\beta) = \\sin \\alpha \\cos \\beta ${sign} \\cos \\alpha \\sin \\beta$`
              : `$\\cos(\\alpha ${s.plus ? '+' : '-'} \\beta) = \\cos \\alpha \\cos \\beta ${sign} \\sin \\alpha \\sin \\beta$`,
          why: s.f === 'sin' ? 'Mixed pairs, and the sign stays.' : 'Equal pairs, and the sign turns around.',
        },
        {
          do: `$${toTex(one)} ${sign} ${toTex(two)} = ${toTex(v)}$`,
          why: 'Multiply the fractions, then combine them.',
        },
      ],
      faster: `Both products have the denominator $${a[2]} \\cdot ${b[2]} = ${a[2] * b[2]}$, so work with the numerators alone: $${s.f === 'sin' ? `${a[0]} \\cdot ${b[1]} ${sign} ${a[1]} \\cdot ${b[0]}` : `${a[1]} \\cdot ${b[1]} ${sign} ${a[0]} \\cdot ${b[0]}`} = ${toTex(mul(v, a[2] * b[2]))}$ over $${a[2] * b[2]}$.`,
      check: `With a calculator: $\\alpha$ is about $${degrees(sa, ca)}^\\circ$ and $\\beta$ about $${degrees(sb, cb)}^\\circ$; the result is about $${toNumber(v).toFixed(2)}$.`,
    }
  },
  check: ({ f, plus, h, k, i, l }) => {
    const angle = angleOf(h, toNumber(k)) + (plus ? 1 : -1) * angleOf(i, toNumber(l))
    return num(rational(Math[f](angle), 2000) ?? 0)
  },
})

function degrees(s: Frac, c: Frac): string {
  return ((Math.atan2(toNumber(s), toNumber(c)) * 180) / Math.PI).toFixed(1)
}

type Drawn = Readonly<{ f: 'sin' | 'cos'; plus: boolean; h: Fn; i: Fn; one: number; two: number }>

function summed({ f, plus, h, i, one, two }: Drawn): Summed {
  const [a, b] = [TRIPLES[one] ?? TRIPLES[0], TRIPLES[two] ?? TRIPLES[2]]
  return { f, plus, h, k: ratioOf(h, a), i, l: ratioOf(i, b) }
}

function sumTex(s: Summed): string {
  return `\\${s.f}\\left(${inverseTex(s.h, s.k)} ${s.plus ? '+' : '-'} ${inverseTex(s.i, s.l)}\\right)`
}

type Doubled = Readonly<{ f: 'sin' | 'cos'; h: Fn; k: Frac }>

const doubleOf = ({ f, h, k }: Doubled): Frac => {
  const [s, c] = [ratioOf('sin', sidesOf(h, k)), ratioOf('cos', sidesOf(h, k))]
  return f === 'sin' ? mul(2, mul(s, c)) : sub(mul(c, c), mul(s, s))
}

const doubled = template({
  id: 'trigonometry/double-of-an-inverse',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const h = pick(rng, ['sin', 'cos', 'tan'] as const)
    return { f: pick(rng, ['sin', 'cos'] as const), h, k: ratioOf(h, pick(rng, TRIPLES)) }
  },
  frames: [
    {
      id: 'triangle',
      kind: 'figure',
      items: 5,
      stem: ({ f, h, k }) => {
        return `${sided('ABC', sidesOf(h, k), 'θ')}<p>In the figure, $\\theta = ${inverseTex(h, k)}$. What is $\\${f}\\left(2${inverseTex(h, k)}\\right)$?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ f, h, k }) => `What is the exact value of $\\${f}\\left(2${inverseTex(h, k)}\\right)$?`,
    },
  ],
  given: ({ f, h, k }): Doubled => ({ f, h, k }),
  answer: (p) => num(doubleOf(p)),
  traps: [
    {
      misconception: DOUBLES,
      classic: true,
      operation: 'counted-twice',
      operands: ({ f, h, k }) => [ratioOf(f, sidesOf(h, k))],
      rule: ({ f, h, k }) => num(mul(2, ratioOf(f, sidesOf(h, k)))),
      says: ({ f }) => `I doubled the ${WORD[f]} of the inner angle instead of the angle.`,
      why: ({ f }) => `is twice the ${WORD[f]} of the inner angle.`,
    },
    {
      misconception: FORMULA,
      rule: ({ f, h, k }) => {
        const [s, c] = [ratioOf('sin', sidesOf(h, k)), ratioOf('cos', sidesOf(h, k))]
        return num(f === 'sin' ? mul(s, c) : sub(mul(s, s), mul(c, c)))
      },
      says: ({ f }) => (f === 'sin' ? 'I left out the factor 2.' : 'I subtracted the squares the wrong way around.'),
      why: ({ f }) =>
        f === 'sin' ? 'leaves out the factor 2 of the formula.' : 'subtracts the squares the wrong way around.',
    },
    {
      misconception: FORMULA,
      operation: 'formula-of-the-other-function',
      operands: ({ f, h, k }) => {
        const [s, c] = [ratioOf('sin', sidesOf(h, k)), ratioOf('cos', sidesOf(h, k))]
        return f === 'sin' ? [mul(c, c), mul(s, s), -1] : [mul(s, c), mul(s, c), 1]
      },
      rule: ({ f, h, k }) => num(doubleOf({ f: f === 'sin' ? 'cos' : 'sin', h, k })),
      says: ({ f }) => `I used the formula of the ${f === 'sin' ? 'cosine' : 'sine'}.`,
      why: ({ f }) => `is the ${f === 'sin' ? 'cosine' : 'sine'} of the double angle.`,
    },
    {
      misconception: RATIO,
      rule: ({ f, h, k }) => num(ratioOf(f, sidesOf(h, k))),
      says: () => 'I left out the doubling.',
      why: ({ f }) => `is the ${WORD[f]} of the inner angle, not of its double.`,
    },
    {
      misconception: FORMULA,
      rule: ({ f, h, k }) => {
        const [s, c] = [ratioOf('sin', sidesOf(h, k)), ratioOf('cos', sidesOf(h, k))]
        return f === 'sin' ? num(mul(2, mul(s, s))) : num(mul(2, mul(c, c)))
      },
      says: ({ f }) =>
        f === 'sin'
          ? 'I squared the sine instead of multiplying it by the cosine.'
          : 'I left out the 1 of the formula.',
      why: ({ f }) =>
        f === 'sin'
          ? 'squares the sine instead of multiplying it by the cosine.'
          : 'is twice the square of the cosine; the 1 is missing.',
    },
  ],
  explain: (p, frame) => {
    const [o, d, r] = sidesOf(p.h, p.k)
    const [s, c] = [frac(o, r), frac(d, r)]
    const v = doubleOf(p)
    return {
      ...(frame === 'triangle' ? { figure: sided('ABC', [o, d, r], `θ ≈ ${degrees(s, c)}°`) } : {}),
      plan: 'Name the inner angle and read its sine and cosine off a right triangle. Then use the double-angle formula.',
      steps: [
        {
          do: `With $\\theta = ${inverseTex(p.h, p.k)}$ the triangle has the sides $${o}$ (opposite), $${d}$ (adjacent) and $${r}$ (hypotenuse).`,
          why: `$${o}^2 + ${d}^2 = ${r}^2$`,
        },
        { do: `$\\sin \\theta = ${toTex(s)}$ and $\\cos \\theta = ${toTex(c)}$`, why: 'Read both off the triangle.' },
        p.f === 'sin'
          ? {
              do: `$\\sin 2\\theta = 2\\sin \\theta \\cos \\theta = 2 \\cdot ${toTex(s)} \\cdot ${toTex(c)} = ${toTex(v)}$`,
              why: 'The double-angle formula of the sine.',
            }
          : {
              do: `$\\cos 2\\theta = \\cos^2 \\theta - \\sin^2 \\theta = ${toTex(mul(c, c))} - ${toTex(mul(s, s))} = ${toTex(v)}$`,
              why: 'The double-angle formula of the cosine.',
            },
      ],
      ...(p.f === 'cos' && p.h !== 'tan'
        ? {
            faster: `No triangle is needed: the ${WORD[p.h]} of the angle is given, and ${p.h === 'cos' ? '$\\cos 2\\theta = 2\\cos^2 \\theta - 1$' : '$\\cos 2\\theta = 1 - 2\\sin^2 \\theta$'} needs nothing else: $${p.h === 'cos' ? `2 \\cdot ${toTex(mul(c, c))} - 1` : `1 - 2 \\cdot ${toTex(mul(s, s))}`} = ${toTex(v)}$.`,
          }
        : frame === 'typed'
          ? { faster: `${tripleSays(o, d, r)}, so sine and cosine are known without any squares.` }
          : {
              faster:
                p.f === 'sin'
                  ? `Read the result off the sides at once: twice the product of the legs over the square of the hypotenuse, $\\frac{2 \\cdot ${o} \\cdot ${d}}{${r}^2} = ${toTex(v)}$.`
                  : `Read the result off the sides at once: the difference of the squares of the legs over the square of the hypotenuse, $\\frac{${d}^2 - ${o}^2}{${r}^2} = ${toTex(v)}$.`,
            }),
      check: `With a calculator: $\\theta$ is about $${degrees(s, c)}^\\circ$, and the ${WORD[p.f]} of twice that is about $${toNumber(v).toFixed(2)}$.`,
    }
  },
  check: ({ f, h, k }) => num(rational(Math[f](2 * angleOf(h, toNumber(k))), 1000) ?? 0),
})

export const templates: readonly Template[] = [sums, doubled]
