/** The last linear factor when two are known, for the skill of `zeros.ts`. */

import {
  expr,
  gcd,
  linear,
  nonZero,
  paren,
  pick,
  polyDivmod,
  polyMul,
  polynomial,
  polyTex,
  polyValue,
  type Template,
  template,
  toNumber,
  until,
  type Value,
} from '#kit'
import { base } from './zeros.ts'

/** (kx + p)(x + q)(mx + n). */
type Three = Readonly<{ k: number; p: number; q: number; m: number; n: number }>

const known = ({ k, p, q }: Readonly<{ k: number; p: number; q: number }>) =>
  polyMul(polynomial([k, p]), polynomial([1, q]))
const cubic = (e: Three) => polyMul(known(e), polynomial([e.m, e.n]))

/** What the question shows: two factors, and the coefficients of the polynomial. */
type Shown = Readonly<{ k: number; p: number; q: number; c: readonly number[] }>

const lead = ({ c }: Shown): number => c[0] ?? 0
const last = ({ c }: Shown): number => c[3] ?? 0
const line = (m: number, n: number): Value => expr(linear(m, n), ({ x }) => m * x + n)

const third = template({
  ...base,
  id: 'algebra-2/third-factor-of-a-cubic',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 95,
  draw: (rng): Three =>
    until(
      () => ({
        k: pick(rng, [2, 3]),
        p: nonZero(rng, -7, 7),
        q: nonZero(rng, -7, 7),
        m: pick(rng, [2, 3, 4, 5]),
        n: nonZero(rng, -9, 9),
      }),
      (e) =>
        Math.abs(e.p) > 1 &&
        Math.abs(e.q) > 1 &&
        Math.abs(e.p) !== Math.abs(e.q) &&
        gcd(e.k, e.p) === 1 &&
        gcd(e.m, e.n) === 1 &&
        cubic(e).every((c) => toNumber(c) !== 0),
    ),
  frames: [
    {
      id: 'box',
      kind: 'words',
      items: 6,
      stem: (e) =>
        `A packing company makes boxes with a volume of $${polyTex(cubic(e))}$ cubic inches, where $x \\gt 10$. The length of such a box is $${linear(e.k, e.p)}$ inches and its width is $${linear(1, e.q)}$ inches. Which expression gives its height, in inches?`,
    },
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      b: 0.5,
      stem: (e) =>
        `The polynomial $${polyTex(cubic(e))}$ is the product of three linear factors. Two of them are $${linear(e.k, e.p)}$ and $${linear(1, e.q)}$. What is the third factor?`,
    },
  ],
  given: (e): Shown => ({ k: e.k, p: e.p, q: e.q, c: [3, 2, 1, 0].map((i) => toNumber(cubic(e)[i] ?? 0)) }),
  answer: ({ m, n }) => polyValue(polynomial([m, n])),
  traps: [
    {
      misconception: 'a2-copies-the-leading-coefficient-to-a-factor',
      classic: true,
      rule: (g) => line(lead(g), last(g) / (g.p * g.q)),
      why: ({ k, m }) => `makes the leading term $${k}x \\cdot x \\cdot ${k * m}x = ${k * k * m}x^{3}$.`,
    },
    {
      misconception: 'a2-takes-one-for-the-last-leading-coefficient',
      rule: (g) => line(1, last(g) / (g.p * g.q)),
      why: ({ k, m }) => `makes the leading term $${k}x^{3}$ instead of $${k * m}x^{3}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => line(lead(g) / g.k, -last(g) / (g.p * g.q)),
      says: () =>
        'I found the leading coefficient and the size of the constant, but gave the constant the opposite sign.',
      why: ({ p, q, n }) =>
        `makes the constant term $${p} \\cdot ${paren(q)} \\cdot ${paren(-n)} = ${-p * q * n}$, which has the wrong sign.`,
    },
    {
      misconception: 'a2-copies-the-leading-coefficient-to-a-factor',
      twoSlips: true,
      rule: (g) => line(lead(g), -last(g) / (g.p * g.q)),
      says: () =>
        'I took the leading coefficient of the polynomial for that of the last factor, and gave the constant the opposite sign.',
      why: ({ m, n }) => `has neither the leading coefficient $${m}$ nor the constant $${n}$.`,
    },
    {
      misconception: 'a2-takes-one-for-the-last-leading-coefficient',
      twoSlips: true,
      rule: (g) => line(1, -last(g) / (g.p * g.q)),
      says: () => 'I gave the last factor the leading coefficient 1, and its constant the opposite sign.',
      why: ({ m, n }) => `has neither the leading coefficient $${m}$ nor the constant $${n}$.`,
    },
    {
      misconception: 'a2-divides-by-one-known-factor',
      rule: (g) => line(lead(g) / g.k, last(g) / g.p),
      says: ({ p, m }) =>
        `I found the leading coefficient $${m}$, but divided the constant term of the polynomial by $${p}$ only.`,
      why: ({ p, q }) => `divides the constant term by $${p}$ and not by $${q}$ as well.`,
    },
  ],
  explain: (e, frame) => {
    const [constant, x2] = [e.p * e.q * e.n, toNumber(cubic(e)[2] ?? 0)]
    return {
      plan: 'Two linear factors are known, so the polynomial is their product times one more. Compare the leading terms and the constant terms to find it.',
      steps: [
        {
          do: `${frame === 'box' ? 'Volume is length times width times height: ' : 'Call the third factor $ax + b$: '}$(${linear(e.k, e.p)})(${linear(1, e.q)})(ax + b) = ${polyTex(cubic(e))}$.`,
          why: 'A cubic divided by two linear factors leaves a linear one.',
        },
        {
          do: `Leading terms: $${e.k}x \\cdot x \\cdot ax = ${e.k * e.m}x^{3}$, so $a = ${e.k * e.m} \\div ${e.k} = ${e.m}$.`,
          why: 'Only these give $x^{3}$.',
        },
        {
          do: `Constant terms: $${e.p} \\cdot ${paren(e.q)} \\cdot b = ${constant}$, so $b = ${constant} \\div ${paren(e.p * e.q)} = ${e.n}$.`,
          why: 'The constant term of a product is the product of the constants.',
        },
        {
          do: `The ${frame === 'box' ? 'height' : 'third factor'} is $${linear(e.m, e.n)}$.`,
          why: 'It has the coefficients $a$ and $b$.',
        },
      ],
      check: `The coefficient of $x^{2}$ fits too: $${e.k} \\cdot 1 \\cdot ${paren(e.n)} + ${e.k} \\cdot ${paren(e.q)} \\cdot ${e.m} + ${paren(e.p)} \\cdot 1 \\cdot ${e.m} = ${x2}$.`,
      faster: `Divide at the two ends, without $a$ and $b$: $${polyTex(polynomial([e.k * e.m, 0, 0, 0]))} \\div ${polyTex(polynomial([e.k, 0, 0]))} = ${linear(e.m, 0)}$ in front, and $${constant} \\div ${paren(e.p * e.q)} = ${e.n}$ at the end.`,
    }
  },
  check: (g) => polyValue(polyDivmod(polynomial(g.c), known(g)).quotient),
})

export const templates: readonly Template[] = [third]
