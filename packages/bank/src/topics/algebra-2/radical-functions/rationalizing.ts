import {
  div,
  frac,
  int,
  mul,
  num,
  paren,
  pick,
  signed,
  sub,
  surd,
  surdDiv,
  surdTex,
  surdValue,
  type Template,
  template,
  until,
} from '#kit'
import { outOf } from './operations.ts'
import { binomial } from './products.ts'
import { FREE, lines, mistake, norm, type Rat } from './rationalizing-judge.ts'

const skill = 'a2-radical-operations'
const base = { skill, calculator: false, response: 'choice' } as const

/** What the conjugate is multiplied by once the denominator is rational. */
const factorOf = (e: Rat) => e.k / norm(e)

const rationalize = template({
  ...base,
  id: 'algebra-2/rationalize-with-conjugate',
  difficulty: 'High',
  b: 0.5,
  seconds: 90,
  draw: (rng): Rat =>
    until(
      () => {
        const e = { k: 1, a: int(rng, 1, 7), b: pick(rng, [1, -1]), n: pick(rng, FREE) }
        return { ...e, k: Math.abs(norm(e)) * int(rng, 2, 4) }
      },
      (e) => Math.abs(norm(e)) > 1 && e.k <= 90 && norm(e) !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ k, a, b, n }) => `Which is equal to $\\frac{${k}}{${binomial(a, b, n)}}$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => surdValue(surdDiv(surd(e.k, 0, 1), surd(e.a, e.b, e.n))),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-same-binomial',
      classic: true,
      rule: (e) => surdValue(surd(factorOf(e) * e.a, factorOf(e) * e.b, e.n)),
      why: () => 'has the wrong sign at the root: the numerator must be multiplied by the conjugate.',
      says: () => 'In the numerator I kept the sign of the root instead of changing it for the conjugate.',
    },
    {
      misconception: 'a2-multiplies-the-first-term-only',
      classic: true,
      rule: (e) => surdValue(surd(factorOf(e) * e.a, -e.b, e.n)),
      why: (e) => `multiplies only the first term of the conjugate by $${factorOf(e)}$.`,
    },
    {
      misconception: 'a2-adds-in-the-conjugate-product',
      rule: (e) => surdValue(surd(frac(e.k * e.a, e.a * e.a + e.n), frac(-e.k * e.b, e.a * e.a + e.n), e.n)),
      why: ({ a, n }) => `takes $${a * a} + ${n}$ for the new denominator.`,
    },
    {
      misconception: 'a2-multiplies-the-first-term-only',
      twoSlips: true,
      rule: (e) => surdValue(surd(factorOf(e) * e.a, e.b, e.n)),
      says: () => 'I multiplied only the first term in the parentheses, and did not use the conjugate.',
      why: (e) => `multiplies only the first term by $${factorOf(e)}$, and does not use the conjugate.`,
    },
  ],
  explain: (e) => ({
    plan: 'A root in the denominator goes away when numerator and denominator are multiplied by the conjugate: sum times difference has no root.',
    steps: [
      {
        do: `Multiply top and bottom by the conjugate $${binomial(e.a, -e.b, e.n)}$.`,
        why: 'Sum times difference leaves no root below.',
      },
      {
        do: `The bottom becomes $${e.a * e.a} - ${e.n} = ${norm(e)}$, and $${e.k} \\div ${norm(e) < 0 ? `(${norm(e)})` : norm(e)} = ${e.k / norm(e)}$.`,
        why: '$(u + v)(u - v) = u^{2} - v^{2}$, and the square of the root is the number under it.',
      },
      {
        do: `$${e.k / norm(e)}(${binomial(e.a, -e.b, e.n)}) = ${surdTex(surdDiv(surd(e.k, 0, 1), surd(e.a, e.b, e.n)))}$`,
        why: 'The factor multiplies both terms of the conjugate.',
      },
    ],
    check: `In decimals the fraction and the result are both about $${(e.k / (e.a + e.b * Math.sqrt(e.n))).toFixed(2)}$.`,
    faster: `Try the options by multiplying back: times $${binomial(e.a, e.b, e.n)}$, the terms with the root must cancel. Here they do: $${e.a} \\cdot ${paren((-e.k * e.b) / norm(e))}${signed((e.b * e.k * e.a) / norm(e))} = 0$.`,
  }),
  check: (e) => {
    const x = e.k / (e.a + e.b * Math.sqrt(e.n))
    for (let q = -80; q <= 80; q++) {
      const p = x - q * Math.sqrt(e.n)
      if (Math.abs(p - Math.round(p)) < 1e-9 && Math.abs(p) < 200) return surdValue(surd(Math.round(p), q, e.n))
    }
    return num(0)
  },
})

const constants = template({
  ...base,
  id: 'algebra-2/constants-after-rationalizing',
  difficulty: 'High',
  b: 0.8,
  seconds: 105,
  draw: (rng): Rat =>
    until(
      () => {
        const e = { k: 1, a: int(rng, 1, 8), b: pick(rng, [1, -1]), n: pick(rng, FREE) }
        return { ...e, k: Math.abs(norm(e)) * int(rng, 1, 4) }
      },
      (e) => Math.abs(norm(e)) > 1 && e.k <= 80,
    ),
  frames: [
    {
      id: 'difference',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: ({ k, a, b, n }) =>
        `The number $\\frac{${k}}{${binomial(a, b, n)}}$ can be written as $p + q\\sqrt{${n}}$ with integers $p$ and $q$. What is the value of $p - q$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(frac(e.k * (e.a + e.b), norm(e))),
  traps: [
    {
      misconception: 'a2-multiplies-by-the-same-binomial',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b }) => [-b],
      after: (got, { k, b, a, n }) => div(mul(k, sub(a, got)), a * a - b * b * n),
      says: () => 'In the numerator I kept the sign of the root instead of changing it for the conjugate.',
      rule: (e) => num(frac(e.k * (e.a - e.b), norm(e))),
      why: () => 'has $q$ with the wrong sign.',
    },
    {
      misconception: 'a2-forgets-the-top',
      operation: 'factor-left-out',
      operands: ({ a, b, n }) => [div(a + b, a * a - b * b * n)],
      rule: (e) => num(frac(e.a + e.b, norm(e))),
      why: ({ k }) => `loses the factor ${k} of the numerator.`,
    },
    {
      misconception: 'a2-adds-in-the-conjugate-product',
      operation: 'added-instead-of-subtracted',
      operands: ({ a, b, n }) => [a * a, b * b * n],
      after: (got, { a, b, k }) => div(k * (a + b), got),
      rule: (e) => num(frac(e.k * (e.a + e.b), e.a * e.a + e.n)),
      why: ({ a, n }) => `takes $${a * a} + ${n}$ for the new denominator.`,
    },
  ],
  explain: (e) => ({
    plan: 'Rationalize the denominator with the conjugate, then compare the number and the root with the form that is asked for.',
    steps: [
      {
        do: `Multiply top and bottom by $${binomial(e.a, -e.b, e.n)}$: the bottom becomes $${e.a * e.a} - ${e.n} = ${norm(e)}$.`,
        why: 'Sum times difference leaves no root below.',
      },
      {
        do: `$${e.k} \\div ${paren(norm(e))} = ${e.k / norm(e)}$, so the number is $${e.k === norm(e) ? '' : `${e.k / norm(e)}(${binomial(e.a, -e.b, e.n)}) = `}${surdTex(surdDiv(surd(e.k, 0, 1), surd(e.a, e.b, e.n)))}$. This gives $p = ${(e.k * e.a) / norm(e)}$ and $q = ${(-e.k * e.b) / norm(e)}$.`,
        why: 'Read the two parts off.',
      },
      {
        do: `$p - q = ${(e.k * e.a) / norm(e)} - ${paren((-e.k * e.b) / norm(e))} = ${(e.k * (e.a + e.b)) / norm(e)}$`,
        why: 'The question asks for the difference.',
      },
    ],
    check: `In decimals the fraction is about $${(e.k / (e.a + e.b * Math.sqrt(e.n))).toFixed(2)}$, and so is $p + q\\sqrt{${e.n}}$ with these values.`,
    faster: `Both parts have the factor $${e.k} \\div ${paren(norm(e))} = ${e.k / norm(e)}$, so the difference has it, too: $p - q = ${e.k / norm(e)} \\cdot (${e.a} - ${paren(-e.b)}) = ${(e.k * (e.a + e.b)) / norm(e)}$, without $p$ and $q$ one by one.`,
  }),
  check: (e) => {
    const x = e.k / (e.a + e.b * Math.sqrt(e.n))
    for (let q = -80; q <= 80; q++) {
      const p = x - q * Math.sqrt(e.n)
      if (Math.abs(p - Math.round(p)) < 1e-9 && Math.abs(p) < 400) return num(Math.round(p) - q)
    }
    return num(0)
  },
})

type Area = Readonly<{ p: number; q: number; n: number }>

const rectangle = template({
  ...base,
  id: 'algebra-2/area-with-roots',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  draw: (rng): Area =>
    until(
      () => ({ p: int(rng, 2, 9), q: int(rng, 2, 9), n: pick(rng, FREE) }),
      ({ p, q }) => p !== q,
    ),
  frames: [
    {
      id: 'poster',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ p, q, n }) =>
        `A rectangular tile is $${p}\\sqrt{${n}}$ inches long and $\\sqrt{${q * q * n}}$ inches wide. What is its area, in square inches?`,
    },
  ],
  given: ({ p, q, n }) => ({ p, n, under: q * q * n }),
  answer: ({ p, q, n }) => num(p * q * n),
  traps: [
    {
      misconception: 'a2-leaves-the-power-outside',
      classic: true,
      rule: ({ p, n, under }) => {
        const { k } = outOf(under, 2)
        return num(p * k * k * n)
      },
      why: ({ q }) => `moves $${q * q}$ out of the root without taking its root.`,
    },
    {
      misconception: 'a2-squares-the-radicand',
      rule: ({ p, n, under }) => num(p * outOf(under, 2).k * n * n),
      why: ({ n }) => `takes $\\sqrt{${n}} \\cdot \\sqrt{${n}}$ as $${n * n}$.`,
    },
    {
      misconception: 'a2-ignores-numbers-in-front',
      operation: 'factor-left-out',
      operands: ({ n, under }) => [Math.sqrt(n * under)],
      rule: ({ n, under }) => num(Math.round(Math.sqrt(n * under))),
      says: ({ p }) => `I forgot the ${p} in front of the first root.`,
      why: ({ p }) => `forgets the ${p} in front of the first root.`,
    },
  ],
  explain: ({ p, q, n }) => ({
    plan: 'The area is length times width. Take the square factor out of the root first; then a root is multiplied by itself.',
    steps: [
      {
        do: `The area is $${p}\\sqrt{${n}} \\cdot \\sqrt{${q * q * n}}$.`,
        why: 'The area of a rectangle is length times width.',
      },
      {
        do: `$\\sqrt{${q * q * n}} = \\sqrt{${q * q}} \\cdot \\sqrt{${n}} = ${q}\\sqrt{${n}}$`,
        why: 'Take the square factor out of the root.',
      },
      {
        do: `$${p}\\sqrt{${n}} \\cdot ${q}\\sqrt{${n}} = ${p} \\cdot ${q} \\cdot \\sqrt{${n}} \\cdot \\sqrt{${n}} = ${p * q} \\cdot ${n}$`,
        why: 'The product of two equal roots is the number under the root.',
      },
      {
        do: `$${p * q} \\cdot ${n} = ${p * q * n}$, so the area is $${p * q * n}$ square inches.`,
        why: 'No root is left.',
      },
    ],
    check: `In decimals: about $${(p * Math.sqrt(n)).toFixed(2)} \\cdot ${(q * Math.sqrt(n)).toFixed(2)}$, which is about $${p * q * n}$.`,
    faster: `Put both numbers under one root: $\\sqrt{${n} \\cdot ${q * q * n}} = \\sqrt{${q * q * n * n}} = ${q * n}$, and $${p} \\cdot ${q * n} = ${p * q * n}$.`,
  }),
  check: ({ p, n, under }) => num(Math.round(p * Math.sqrt(n * under))),
})

export const templates: readonly Template[] = [rationalize, constants, lines, mistake, rectangle]
