import {
  frac,
  gcd,
  int,
  linear,
  nonZero,
  num,
  pick,
  polyAdd,
  polyEval,
  polyFromRoots,
  polyMul,
  polynomial,
  polyRationalRoots,
  polyTex,
  sample,
  solutions,
  type Template,
  template,
  toNumber,
  toTex,
  toText,
  until,
} from '#kit'
import { threeZeros } from './zeros.ts'

const skill = 'a2-solving-polynomial-equations'
const base = { skill, calculator: false, response: 'choice' } as const

type Ends = Readonly<{ a: number; b: number; c: number; d: number; top: number; bottom: number; no: number }>

const candidate = template({
  ...base,
  id: 'algebra-2/possible-rational-zero',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  // `no` has nothing in common with the denominator and does not divide the constant.
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
      }),
      ({ a, d, top, bottom, no }) =>
        gcd(a, d) === 1 && d % top === 0 && a % bottom === 0 && d % no !== 0 && no !== top && gcd(no, bottom) === 1,
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
  given: ({ a, b, c, d, top, bottom, no }) => ({
    a,
    b,
    c,
    d,
    offers: [frac(top, bottom), frac(bottom, top), frac(no, bottom), frac(bottom, no)].map(toText).sort(),
  }),
  answer: ({ top, bottom }) => num(frac(top, bottom)),
  traps: [
    {
      misconception: 'a2-inverts-the-rational-candidates',
      shortcut: ({ top, bottom }) => num(frac(bottom, top)),
      why: () => 'has a divisor of the leading coefficient on top and a divisor of the constant below.',
    },
    {
      misconception: 'a2-uses-any-denominator',
      shortcut: ({ no, bottom }) => num(frac(no, bottom)),
      why: ({ no, d }) => `has the numerator $${no}$, which does not divide the constant $${d}$.`,
    },
    {
      misconception: 'a2-inverts-the-rational-candidates',
      shortcut: ({ no, bottom }) => num(frac(bottom, no)),
      why: ({ bottom, d }) => `has the numerator $${bottom}$, which does not divide the constant $${d}$.`,
    },
  ],
  explain: ({ a, d, top, bottom }) => [
    {
      do: `A rational zero $\\frac{p}{q}$ in lowest terms needs $p$ to divide $${d}$ and $q$ to divide $${a}$.`,
      why: 'Numerators come from the constant, denominators from the leading coefficient.',
    },
    {
      do: `$${toTex(frac(top, bottom))}$ fits: $${top}$ divides $${d}$, and $${bottom}$ divides $${a}$.`,
      why: 'The theorem only lists candidates; whether one is a zero must be tested.',
    },
  ],
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
      shortcut: ({ z }) => solutions(z.map((r) => -r)),
      why: () => 'turns every sign around: these are the numbers in the factors.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [r = 0, s = 0, t = 0] }) => solutions([r, -s, -t]),
      why: ({ z: [r = 0, s = 0, t = 0] }) => notZero([r, s, t], -s),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [r = 0, s = 0, t = 0] }) => solutions([-r, s, t]),
      why: ({ z: [r = 0, s = 0, t = 0] }) => notZero([r, s, t], -r),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [r = 0, s = 0, t = 0] }) => solutions([r, s, -t]),
      why: ({ z: [r = 0, s = 0, t = 0] }) => notZero([r, s, t], -t),
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      shortcut: ({ z: [r = 0, s = 0, t = 0] }) => solutions([-r, -s, t]),
      why: ({ z: [r = 0, s = 0, t = 0] }) => notZero([r, s, t], -r),
    },
  ],
  explain: ({ z }) => {
    const [r = 0, s = 0, t = 0] = [...z].sort((a, b) => Math.abs(a) - Math.abs(b))
    return [
      {
        do: `With 0 on one side the equation is $${polyTex(polyFromRoots(z))} = 0$. Among the divisors of the constant, $x = ${r}$ is a solution.`,
        why: 'Rational solutions divide the constant when the leading coefficient is 1.',
      },
      {
        do: `Divide by $${linear(1, -r)}$: $${polyTex(polyFromRoots([s, t]))} = (${linear(1, -s)})(${linear(1, -t)})$.`,
        why: 'What is left is a quadratic.',
      },
      { do: `The solutions are ${solutions(z).html}.`, why: 'A product is 0 when one of its factors is 0.' },
    ]
  },
  check: ({ p }) => solutions(polyRationalRoots(polynomial(p))),
})

const grouping = template({
  ...base,
  id: 'algebra-2/solve-by-grouping',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 90,
  draw: (rng) =>
    until(
      () => ({
        r: nonZero(rng, -7, 7),
        m: int(rng, 2, 6),
        a: pick(rng, [1, 1, 2, 3]),
        // Which slip the wrong options share.
        slip: pick(rng, ['square', 'negative']),
      }),
      ({ r, m }) => Math.abs(r) !== m && Math.abs(r) !== m * m,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ r, m, a }) => `Solve $${polyTex(polyMul(polynomial([a, -a * r]), polynomial([1, 0, -m * m])))} = 0$.`,
    },
  ],
  given: ({ r, m, a }) => ({ p: [a, -a * r, -a * m * m, a * r * m * m] }),
  answer: ({ r, m }) => solutions([r, m, -m]),
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      shortcut: ({ r, m }) => solutions([-r, m, -m]),
      why: ({ r }) => `has $${-r}$ instead of $${r}$: the factor $${linear(1, -r)}$ is 0 at $x = ${r}$.`,
    },
    {
      misconception: 'a2-forgets-the-negative-root',
      shortcut: ({ r, m, slip }) => (slip === 'negative' ? solutions([r, m]) : null),
      why: ({ m }) => `forgets that $x^{2} = ${m * m}$ has two solutions.`,
    },
    {
      misconception: 'a2-forgets-the-negative-root',
      shortcut: ({ r, m, slip }) => (slip === 'negative' ? solutions([-r, m]) : null),
      why: ({ r, m }) => `forgets that $x^{2} = ${m * m}$ has two solutions, and has $${-r}$ instead of $${r}$.`,
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      shortcut: ({ r, m, slip }) => (slip === 'square' ? solutions([r, m * m, -m * m]) : null),
      why: ({ m }) => `does not take the root of $${m * m}$.`,
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      shortcut: ({ r, m, slip }) => (slip === 'square' ? solutions([-r, m * m, -m * m]) : null),
      why: ({ r, m }) => `does not take the root of $${m * m}$, and has $${-r}$ instead of $${r}$.`,
    },
  ],
  explain: ({ r, m, a }) => [
    {
      do: `Group the first two and the last two terms: $${a === 1 ? '' : a}(x^{2} - ${m * m})(${linear(1, -r)}) = 0$.`,
      why: `Both groups contain $${linear(1, -r)}$.`,
    },
    {
      do: `$${linear(1, -r)} = 0$ gives $x = ${r}$; $x^{2} = ${m * m}$ gives $x = ${m}$ and $x = ${-m}$. So ${solutions([r, m, -m]).html}.`,
      why: 'A product is 0 when one of its factors is 0.',
    },
  ],
  check: ({ p }) => solutions(polyRationalRoots(polynomial(p))),
})

const biquadratic = template({
  ...base,
  id: 'algebra-2/quadratic-in-form',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 90,
  draw: (rng) => {
    const [p = 1, q = 2] = sample(rng, [1, 2, 3, 4, 5, 6], 2)
    return { p: Math.max(p, q), q: Math.min(p, q), plus: pick(rng, [1, -1]) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, plus }) =>
        `What are all the real solutions of $${polyTex(polynomial([1, 0, -(p * p + plus * q * q), 0, plus * p * p * q * q]))} = 0$?`,
    },
  ],
  given: ({ p, q, plus }) => ({ s: p * p + plus * q * q, t: plus * p * p * q * q }),
  answer: ({ p, q, plus }) => solutions(plus === 1 ? [p, -p, q, -q] : [p, -p]),
  traps: [
    {
      misconception: 'a2-forgets-the-negative-root',
      shortcut: ({ p, q, plus }) => solutions(plus === 1 ? [p, q] : [p]),
      why: () => 'leaves out the negative square roots.',
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      shortcut: ({ p, q, plus }) => solutions([p * p, plus * q * q]),
      why: () => 'gives the values of $x^{2}$, not of $x$.',
    },
    {
      misconception: 'a2-takes-a-root-of-a-negative-number',
      shortcut: ({ p, q, plus }) => (plus === 1 ? solutions([p, -p]) : solutions([p, -p, q, -q])),
      why: ({ plus }) =>
        plus === 1 ? 'uses only one of the two values of $x^{2}$.' : 'takes square roots of a negative number.',
    },
    { misconception: 'a2-forgets-the-negative-root', shortcut: ({ p, q, plus }) => solutions([p, plus * q]) },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      shortcut: ({ p, q }) => solutions([p * p, q * q, -p * p, -q * q]),
    },
  ],
  explain: ({ p, q, plus }) => [
    {
      do: `With $u = x^{2}$: $(u - ${p * p})(u ${plus === 1 ? '-' : '+'} ${q * q}) = 0$.`,
      why: 'The equation is quadratic in $x^{2}$.',
    },
    {
      do: `$x^{2} = ${p * p}$ gives $x = ${p}$ and $x = ${-p}$; $x^{2} = ${plus * q * q}$ gives ${plus === 1 ? `$x = ${q}$ and $x = ${-q}$` : 'no real solution'}.`,
      why: plus === 1 ? 'Each positive value of $x^{2}$ has two square roots.' : 'A square is never negative.',
    },
  ],
  check: ({ s, t }) => solutions(polyRationalRoots(polynomial([1, 0, -s, 0, t]))),
})

export const templates: readonly Template[] = [candidate, cubic, grouping, biquadratic]
