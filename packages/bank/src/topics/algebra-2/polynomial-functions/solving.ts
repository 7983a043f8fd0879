import {
  frac,
  gcd,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  polyAdd,
  polyEval,
  polyFromRoots,
  polynomial,
  polyRationalRoots,
  polyTex,
  solutions,
  type Template,
  template,
  toNumber,
  toTex,
  toText,
  until,
  type Value,
} from '#kit'
import { columnsTo } from './division.ts'
import { threeZeros } from './zeros.ts'

const skill = 'a2-solving-polynomial-equations'
export const base = { skill, calculator: false, response: 'choice' } as const

type Ends = Readonly<{
  a: number
  b: number
  c: number
  d: number
  top: number
  bottom: number
  no: number
  nob: number
}>

type Candidates = Readonly<{ a: number; d: number; offers: readonly string[] }>

/** The fraction on offer whose numerator and denominator are like this. */
const among = ({ offers }: Candidates, fits: (top: number, bottom: number) => boolean): Value | null => {
  const found = offers.map((f) => f.split('/').map(Number)).find(([n = 0, m = 1]) => fits(n, m))
  return found ? num(frac(found[0] ?? 0, found[1] ?? 1)) : null
}

const candidate = template({
  ...base,
  id: 'algebra-2/possible-rational-zero',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  // `no` does not divide the constant term, `nob` does not divide the leading coefficient.
  draw: (rng): Ends =>
    until(
      () => ({
        a: int(rng, 2, 6),
        b: nonZero(rng, -9, 9),
        c: nonZero(rng, -9, 9),
        d: pick(rng, [3, 5, 7, 9, 10, 14, 15, 21, -3, -5, -7, -9, -10, -14, -15]),
        top: int(rng, 2, 9),
        bottom: int(rng, 2, 6),
        no: int(rng, 2, 9),
        nob: int(rng, 2, 9),
      }),
      ({ a, d, top, bottom, no, nob }) =>
        gcd(a, d) === 1 &&
        d % top === 0 &&
        a % bottom === 0 &&
        d % no !== 0 &&
        gcd(no, bottom) === 1 &&
        a % nob !== 0 &&
        gcd(nob, top) === 1 &&
        new Set([top, bottom, no, nob]).size === 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d }) =>
        `According to the rational root theorem, which of these numbers could be a zero of $p(x) = ${polyTex(polynomial([a, b, c, d]))}$?`,
    },
  ],
  // The numbers on offer stand in the options, so they come as text.
  given: ({ a, b, c, d, top, bottom, no, nob }) => ({
    a,
    b,
    c,
    d,
    offers: [frac(top, bottom), frac(bottom, top), frac(no, bottom), frac(top, nob)].map(toText).sort(),
  }),
  answer: ({ top, bottom }) => num(frac(top, bottom)),
  traps: [
    {
      misconception: 'a2-inverts-the-rational-candidates',
      says: ({ top, bottom }) =>
        `I put $${bottom}$, a divisor of the leading coefficient, in the numerator and $${top}$, a divisor of the constant term, below.`,
      classic: true,
      rule: (g) => among(g, (n, m) => g.a % n === 0 && g.d % m === 0),
      why: () => 'has a divisor of the leading coefficient in the numerator and a divisor of the constant term below.',
    },
    {
      misconception: 'a2-uses-any-denominator',
      says: ({ nob }) =>
        `I chose a number with the denominator $${nob}$, which does not divide the leading coefficient.`,
      rule: (g) => among(g, (n, m) => g.d % n === 0 && g.a % m !== 0),
      why: ({ nob, a }) => `has the denominator $${nob}$, which does not divide the leading coefficient $${a}$.`,
    },
    {
      misconception: 'a2-uses-any-numerator',
      says: ({ no }) => `I chose a number with the numerator $${no}$, which does not divide the constant term.`,
      rule: (g) => among(g, (n, m) => g.d % n !== 0 && g.a % m === 0),
      why: ({ no, d }) => `has the numerator $${no}$, which does not divide the constant term $${d}$.`,
    },
  ],
  explain: ({ a, b, c, d, top, bottom, no, nob }) => ({
    plan: 'By the rational root theorem the numerator divides the constant term and the denominator divides the leading coefficient: test both.',
    steps: [
      {
        do: `A rational zero $\\frac{p}{q}$ in lowest terms needs $p$ to divide $${d}$ and $q$ to divide $${a}$.`,
        why: 'Numerators come from the constant term, denominators from the leading coefficient.',
      },
      {
        do: `$${toTex(frac(top, bottom))}$ fits: $${top}$ divides $${d}$, and $${bottom}$ divides $${a}$.`,
        why: `The theorem only lists candidates; whether one is a zero must be tested. ${[a, b, c, d].every((n) => n > 0) ? 'Here all coefficients are positive, so no positive number is a zero, but this was not asked.' : 'This was not asked.'}`,
      },
      {
        do: `The others do not: $${no}$ does not divide $${d}$, and $${nob}$ does not divide $${a}$.`,
        why: 'The reciprocal of a fraction that fits no longer fits.',
      },
    ],
    check: `A polynomial with the zero $${toTex(frac(top, bottom))}$ has the factor $${linear(bottom, -top)}$, and with it the first and last coefficients here are possible: $${a} = ${bottom} \\cdot ${a / bottom}$ and $${d} = -${top} \\cdot ${paren(-d / top)}$.`,
    faster: `Look at the denominators first: $${top}$ and $${nob}$ do not divide $${a}$, so $${toTex(frac(bottom, top))}$ and $${toTex(frac(top, nob))}$ are out. Of the other two only $${toTex(frac(top, bottom))}$ has a numerator that divides $${d}$.`,
  }),
  // Lists every quotient of a divisor of the constant by a divisor of the leading coefficient.
  check: ({ a, d, offers }) => {
    const divisors = (n: number) => Array.from({ length: Math.abs(n) }, (_, i) => i + 1).filter((k) => n % k === 0)
    const list = divisors(d).flatMap((p) => divisors(a).map((q) => frac(p, q)))
    const found = list.filter((f) => offers.includes(toText(f)))
    return new Set(found.map(toText)).size === 1 ? num(found[0] ?? 0) : num(0)
  },
})

/** What the polynomial is at a number that is none of its zeros. */
const notZero = (z: readonly number[], x: number) =>
  `contains $${x}$, but there the polynomial is $${toNumber(polyEval(polyFromRoots(z), x))}$ and not 0.`

export type Coefs = Readonly<{ p: readonly number[] }>

/** The solutions by size, as they are found by trying small numbers first. */
const tried = ({ p }: Coefs): readonly [r: number, s: number, t: number] => {
  const [r = 0, s = 0, t = 0] = polyRationalRoots(polynomial(p))
    .map(toNumber)
    .sort((x, y) => Math.abs(x) - Math.abs(y))
  return [r, s, t]
}

const bySize = (z: readonly number[]): readonly number[] => [...z].sort((x, y) => Math.abs(x) - Math.abs(y))

const cubic = template({
  ...base,
  id: 'algebra-2/solve-a-cubic',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 110,
  draw: (rng) => ({ z: threeZeros(rng, 5) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ z }) => `What are the solutions of $${polyTex(polyFromRoots(z))} = 0$?`,
    },
    {
      id: 'two-graphs',
      kind: 'multi-step',
      items: 5,
      b: 0.6,
      stem: ({ z }) => {
        const p = polyFromRoots(z)
        const [, c = frac(0)] = p
        const line = polynomial([-c.n, -toNumber(p[0] ?? 0)])
        return `At which values of $x$ do the graphs of $y = ${polyTex(polyAdd(p, line))}$ and $y = ${polyTex(line)}$ intersect?`
      },
    },
  ],
  given: ({ z }) => ({ p: [3, 2, 1, 0].map((i) => toNumber(polyFromRoots(z)[i] ?? 0)) }),
  answer: ({ z }) => solutions(z),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: () => 'I found the factors, and took the numbers in them for the solutions, with the same signs.',
      classic: true,
      rule: (g) => solutions(tried(g).map((r) => -r)),
      why: () => 'turns every sign around: these are the numbers in the factors.',
    },
    {
      misconception: 'a2-reads-the-quadratic-backwards',
      says: ({ z }) =>
        `I found $x = ${bySize(z)[0]}$, and read the two solutions of the quadratic that is left with the wrong signs.`,
      rule: (g) => {
        const [r, s, t] = tried(g)
        return solutions([r, -s, -t])
      },
      why: ({ z }) => notZero(z, -(bySize(z)[1] ?? 0)),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => {
        const [r, s, t] = tried(g)
        return solutions([r, s, -t])
      },
      why: ({ z }) => notZero(z, -(bySize(z)[2] ?? 0)),
      says: ({ z }) => `I took the sign of $${bySize(z)[2]}$ wrong when I factored the quadratic.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => {
        const [r, s, t] = tried(g)
        return solutions([r, -s, t])
      },
      why: ({ z }) => notZero(z, -(bySize(z)[1] ?? 0)),
      says: ({ z }) => `I took the sign of $${bySize(z)[1]}$ wrong when I factored the quadratic.`,
    },
    {
      misconception: 'a2-forgets-the-first-solution',
      says: ({ z }) => `I divided by the factor of the solution $${bySize(z)[0]}$, and then left this solution out.`,
      rule: (g) => {
        const [, s, t] = tried(g)
        return solutions([s, t])
      },
      why: ({ z }) => `leaves out $${bySize(z)[0]}$, the solution that was divided out.`,
    },
  ],
  explain: ({ z }) => {
    const [r = 0, s = 0, t = 0] = [...z].sort((a, b) => Math.abs(a) - Math.abs(b))
    return {
      plan: 'Find one solution among the divisors of the constant term, divide it out, and solve the quadratic that is left.',
      steps: [
        {
          do: `With 0 on one side the equation is $${polyTex(polyFromRoots(z))} = 0$. Among the divisors of the constant, $x = ${r}$ is a solution.`,
          why: 'Rational solutions divide the constant when the leading coefficient is 1.',
        },
        {
          do: `Divide by $${linear(1, -r)}$, synthetically with $${r}$: ${columnsTo([1, -s - t, s * t, 0], r)}. What is left is $${polyTex(polyFromRoots([s, t]))} = (${linear(1, -s)})(${linear(1, -t)})$.`,
          why: 'A solution leaves no remainder, so the quadratic factor is found.',
        },
        { do: `The solutions are ${solutions(z).html}.`, why: 'A product is 0 when one of its factors is 0.' },
      ],
      check: `The product of the three solutions is $${z.reduce((x, y) => x * y, 1)}$, the opposite of the constant term.`,
      faster: `No division is needed after $x = ${r}$: all three solutions add up to $${r + s + t}$, the opposite of the coefficient of $x^{2}$, and have the product $${r * s * t}$. So the other two have the sum $${s + t}$ and the product $${s * t}$.`,
    }
  },
  check: ({ p }) => solutions(polyRationalRoots(polynomial(p))),
})

export const templates: readonly Template[] = [candidate, cubic]
