import {
  add,
  div,
  expr,
  frac,
  int,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  polynomial,
  polyTex,
  polyValue,
  pow,
  signed,
  sub,
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

/** The coefficients of a shown polynomial, from its highest power down. */
const coefficients = (tex: string): number[] => {
  const parts = [...tex.replaceAll(' ', '').matchAll(/([+-]?)(\d*)(x?)(?:\^\{(\d+)\})?/g)].filter(([all]) => all !== '')
  const found = parts.map(([, sign, size, variable, power]) => ({
    power: variable ? Number(power ?? 1) : 0,
    factor: (sign === '-' ? -1 : 1) * (size === '' ? 1 : Number(size)),
  }))
  const top = Math.max(...found.map((t) => t.power))
  return Array.from({ length: top + 1 }, (_, i) => found.find((t) => t.power === top - i)?.factor ?? 0)
}

/** The offered function whose exponents are like this. */
const offered = (offers: readonly string[], fits: (exponents: readonly number[]) => boolean) => {
  const found = offers.map(coefficients).find((cs) => fits(cs.flatMap((c, i) => (c === 0 ? [] : [cs.length - 1 - i]))))
  return found ? poly(found) : null
}

/** Whether an exponent is of the kind that is asked for. */
const right = (kind: Sym['kind'], exponent: number): boolean => (exponent % 2 === 0) === (kind === 'even')

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
      classic: true,
      rule: ({ kind, offers }) => offered(offers, (es) => es.every((e) => !right(kind, e))),
      why: ({ kind }) => `is ${kind === 'odd' ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-overlooks-a-term',
      rule: ({ kind, offers }) =>
        offered(offers, (es) => es.slice(0, 2).every((e) => right(kind, e)) && !right(kind, es[2] ?? 0)),
      why: ({ kind }) =>
        kind === 'even' ? 'has even powers and a term with $x$.' : 'has odd powers and a constant term, which is even.',
      says: ({ kind }) => (kind === 'even' ? 'I overlooked the term with $x$.' : 'I overlooked the constant term.'),
    },
    {
      misconception: 'a2-fn-judges-by-the-last-term',
      says: ({ kind }) =>
        kind === 'even'
          ? 'I overlooked the first term, the only one with an odd power.'
          : 'I looked at the last term only.',
      rule: ({ kind, offers }) =>
        offered(offers, (es) =>
          kind === 'even'
            ? !right(kind, es[0] ?? 0) && right(kind, es[1] ?? 0) && right(kind, es[2] ?? 0)
            : !right(kind, es[0] ?? 0) && right(kind, es[2] ?? 0),
        ),
      why: ({ kind }) => `starts with ${kind === 'even' ? 'an odd' : 'an even'} power.`,
    },
    {
      misconception: 'a2-fn-judges-by-the-first-term',
      rule: ({ kind, offers }) => offered(offers, (es) => right(kind, es[0] ?? 0) && !right(kind, es[1] ?? 0)),
      why: ({ kind }) => `has ${kind === 'even' ? 'odd' : 'even'} powers after the first term.`,
    },
  ],
  explain: ({ kind, a, b, c }) => {
    const even = kind === 'even'
    const f = even ? poly([a, 0, b, 0, c]) : poly([a, 0, b, 0, c, 0])
    return {
      plan: 'Look at every exponent: a polynomial is even when all of them are even, odd when all of them are odd.',
      steps: [
        {
          do: `${even ? 'Symmetry about the $y$-axis' : 'Symmetry about the origin'} belongs to ${even ? 'an even' : 'an odd'} function: $f(-x) = ${even ? 'f(x)' : '-f(x)'}$.`,
          why: even ? 'Opposite inputs have the same height.' : 'Opposite inputs have opposite heights.',
        },
        {
          do: `So all exponents must be ${kind}.`,
          why: 'An even power keeps its value when $x$ changes its sign, an odd power changes its sign too. A constant counts as an even power.',
        },
        {
          do: `Only ${f.html} has the exponents ${even ? '4 and 2 and a constant' : '5, 3, and 1'}.`,
          why: 'The others contain a term of the wrong kind.',
        },
      ],
      check: `$f(1) = ${a}${signed(b)}${signed(c)} = ${a + b + c}$ and $f(-1) = ${even ? `${a}${signed(b)}${signed(c)} = ${a + b + c}` : `${-a}${signed(-b)}${signed(-c)} = ${-(a + b + c)}`}$ are ${even ? 'equal' : 'opposite'}.`,
      faster: even
        ? 'Strike out every option that ends in a term with $x$: such a term changes its sign. Of the rest, only the right one starts with an even exponent.'
        : 'An odd function has $f(0) = 0$, so every option that ends in a constant is out. Of the rest, only the right one starts with an odd exponent.',
    }
  },
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
      misconception: 'a2-fn-mixes-up-even-and-odd',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ odd, m, y, z }) => [odd ? -m * y - z : m * y + z],
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * (m * y + z)),
      why: ({ odd }) => `treats the function as if it were ${odd ? 'even' : 'odd'}.`,
      says: ({ odd }) => `I treated the function as if it were ${odd ? 'even' : 'odd'}.`,
    },
    {
      misconception: 'a2-fn-changes-one-value-wrongly',
      operation: 'sign-reversed',
      operands: ({ odd, z }) => [odd ? -z : z],
      after: (got, { odd, m, y }) => add(odd ? -m * y : m * y, got),
      rule: ({ odd, y, m, z }) => num(odd ? -m * y + z : m * y - z),
      why: ({ odd, r, z }) => `takes $f(${r})$ for $${odd ? z : -z}$.`,
      says: ({ odd, r, z }) => `I took $f(${r})$ for $${odd ? z : -z}$.`,
    },
    {
      misconception: 'a2-fn-changes-one-value-wrongly',
      operation: 'sign-reversed',
      operands: ({ odd, y }) => [odd ? -y : y],
      after: (got, { odd, m, z }) => add(mul(m, got), odd ? -z : z),
      rule: ({ odd, y, m, z }) => num(odd ? m * y - z : -m * y + z),
      why: ({ odd, p, y }) => `takes $f(-${p})$ for $${odd ? y : -y}$.`,
      says: ({ odd, p, y }) => `I took $f(-${p})$ for $${odd ? y : -y}$.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * m * (y + z)),
      why: ({ m }) => `multiplies both values by ${m}.`,
      says: ({ m }) => `I multiplied both values by ${m}.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      operation: 'factor-left-out',
      operands: ({ odd, y }) => [odd ? -y : y],
      after: (got, { odd, z }) => add(got, odd ? -z : z),
      rule: ({ odd, y, z }) => num((odd ? -1 : 1) * (y + z)),
      why: ({ m }) => `leaves out the factor ${m}.`,
      says: ({ m }) => `I left out the factor ${m}.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      rule: ({ odd, y, m, z }) => num((odd ? -1 : 1) * (y + m * z)),
      why: ({ m }) => `multiplies the second value by ${m} instead of the first one.`,
      says: ({ m }) => `I multiplied the second value by ${m} instead of the first one.`,
    },
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      twoSlips: true,
      rule: ({ odd, y, m, z }) => num((odd ? 1 : -1) * m * (y + z)),
      why: ({ odd, m }) => `multiplies both values by ${m}, and treats the function as ${odd ? 'even' : 'odd'}.`,
      says: ({ odd, m }) =>
        `I multiplied both values by ${m}, and treated the function as if it were ${odd ? 'even' : 'odd'}.`,
    },
  ],
  explain: ({ odd, p, y, m, r, z }) => ({
    plan: 'Even and odd tell how the values at opposite inputs belong together; find the two values that are needed, then combine them.',
    steps: [
      {
        do: `$f(-${p}) = ${odd ? -y : y}$, because $f(${p}) = ${y}$.`,
        why: odd
          ? 'For an odd function opposite inputs have opposite values.'
          : 'For an even function opposite inputs have the same value.',
      },
      { do: `$f(${r}) = ${odd ? -z : z}$, because $f(-${r}) = ${z}$.`, why: 'The same rule.' },
      {
        do: `$${m} \\cdot ${paren(odd ? -y : y)}${signed(odd ? -z : z)} = ${(odd ? -1 : 1) * (m * y + z)}$`,
        why: 'Put in both values; the factor belongs to the first one only.',
      },
    ],
    check: odd
      ? `Opposite inputs cancel: $f(${p}) + f(-${p}) = ${y}${signed(-y)} = 0$ and $f(-${r}) + f(${r}) = ${z}${signed(-z)} = 0$.`
      : `Opposite inputs have equal heights: $f(-${p}) = f(${p}) = ${y}$ and $f(${r}) = f(-${r}) = ${z}$, and $${m} \\cdot ${paren(y)}${signed(z)} = ${m * y + z}$.`,
    faster: `Take the inputs that are given: $${m}f(${p}) + f(-${r}) = ${m} \\cdot ${paren(y)}${signed(z)} = ${m * y + z}$. ${odd ? 'Both values change their sign at the opposite inputs, so the answer is the opposite of this' : 'Both values are the same at the opposite inputs, so this is the answer'}.`,
  }),
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

/** How high the ball is after t seconds. */
const heightAt = (v: number, t: number): number => v * t - 5 * t * t

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
      ({ v, u, w }) => w > u + 1 && v - 5 * (u + w) > 0,
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
      misconception: 'a2-fn-gives-the-change-only',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ v, w, u }) => [v * (w - u) - 5 * (w * w - u * u)],
      rule: ({ v, u, w }) => num(heightAt(v, w) - heightAt(v, u)),
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      operation: 'plain-mean',
      operands: ({ v, u, w }) => [v * u - 5 * u * u, v * w - 5 * w * w],
      rule: ({ v, u, w }) => num(frac(heightAt(v, u) + heightAt(v, w), 2)),
      why: () => 'is the mean of the two heights.',
      says: () => 'I took the mean of the two heights.',
    },
    {
      misconception: 'a2-fn-divides-one-term-only',
      says: ({ v }) =>
        `I divided the change of $${v}t$ by the time, and then subtracted the change of $5t^2$ undivided.`,
      operation: 'divided-one-term-only',
      operands: ({ w, u, v }) => [-5 * (w * w - u * u), v * (w - u), w - u],
      rule: ({ v, u, w }) => num(v - 5 * (w * w - u * u)),
      why: ({ v, u, w }) => `divides only $${v * (w - u)}$ by the time, and not the part with the squares.`,
    },
    {
      misconception: 'a2-fn-divides-by-the-end',
      operation: 'wrong-whole',
      operands: ({ v, w, u }) => [v * (w - u) - 5 * (w * w - u * u), w],
      rule: ({ v, u, w }) => (u === 0 ? null : num(frac(heightAt(v, w) - heightAt(v, u), w))),
      why: ({ u, w }) => `divides by ${w} seconds; the interval starts at $t = ${u}$.`,
    },
    {
      misconception: 'a2-fn-uses-the-length-as-time',
      says: ({ u, w }) =>
        `I put the length ${w - u} of the interval into the formula, and divided the result by ${w - u}.`,
      operation: 'wrong-number-used',
      operands: ({ w, u }) => [w - u],
      after: (got, { v }) => div(sub(mul(v, got), mul(5, pow(got, 2))), got),
      rule: ({ v, u, w }) => (u === 0 ? null : num(frac(heightAt(v, w - u), w - u))),
      why: ({ v, u, w }) =>
        `divides $h(${w - u}) = ${heightAt(v, w - u)}$ by ${w - u}: it puts the length of the interval into the formula instead of its two ends.`,
    },
  ],
  explain: ({ v, u, w }) => ({
    plan: 'Find the heights at both times; the average rate is the change of height divided by the change of time.',
    steps: [
      {
        do: `$h(${u}) = ${v} \\cdot ${u} - 5 \\cdot ${u * u} = ${heightAt(v, u)}$ and $h(${w}) = ${v} \\cdot ${w} - 5 \\cdot ${w * w} = ${heightAt(v, w)}$.`,
        why: 'Put both times into the formula.',
      },
      {
        do: `The height changes from ${heightAt(v, u)} to ${heightAt(v, w)} meters, by $${heightAt(v, w) - heightAt(v, u)}$ meters, in ${w - u} seconds.`,
        why: 'Last height minus first height.',
      },
      {
        do: `$\\frac{${heightAt(v, w) - heightAt(v, u)}}{${w - u}} = ${v - 5 * (u + w)}$ meters per second`,
        why: 'Divide the change of height by the change of time.',
      },
    ],
    check: `From ${heightAt(v, u)} meters, ${w - u} seconds at $${v - 5 * (u + w)}$ meters per second lead to $${heightAt(v, u)} + ${(w - u) * (v - 5 * (u + w))} = ${heightAt(v, w)}$ meters, the height at the end.`,
    faster: `For $h(t) = ${v}t - 5t^2$ the average rate between two times is $${v}$ minus $5$ times their sum: $${v} - 5 \\cdot (${u} + ${w}) = ${v - 5 * (u + w)}$.`,
  }),
  check: ({ v, u, w }) => {
    const h = (t: number) => v * t - 5 * t * t
    return num(frac(h(w) - h(u), w - u))
  },
})

export const templates: readonly Template[] = [symmetry, useIt, ball]
