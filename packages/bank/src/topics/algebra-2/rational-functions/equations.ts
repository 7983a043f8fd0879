import {
  div,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  polynomial,
  polyRationalRoots,
  polyTex,
  signed,
  solutions,
  sub,
  type Template,
  table,
  template,
  term,
  terms,
  toNumber,
  toTex,
  until,
} from '#kit'
import { distinct, numbersOf, over, product } from './forms.ts'

const skill = 'a2-rational-equations'
const base = { skill, calculator: false, response: 'choice' } as const

/** p/(x + a) = q/(x + b). */
export type Prop = Readonly<{ p: number; q: number; a: number; b: number }>
export const root = ({ p, q, a, b }: Prop) => frac(q * a - p * b, p - q)

export const drawProp = (rng: () => number): Prop =>
  until(
    () => {
      const [a = 1, b = 2] = distinct(rng, 2, 7)
      return { p: int(rng, 2, 9), q: int(rng, 2, 9), a, b }
    },
    (e) =>
      e.p !== e.q &&
      Math.abs(e.p - e.q) <= 2 &&
      root(e).d === 1 &&
      root(e).n !== 0 &&
      root(e).n !== -e.a &&
      root(e).n !== -e.b &&
      Math.abs(root(e).n) < 40,
  )

export const propTex = ({ p, q, a, b }: Prop) => `${over(`${p}`, linear(1, a))} = ${over(`${q}`, linear(1, b))}`

/** The denominators of equal fractions are as the numerators: from their difference to one part, and to x. */
const byRatio = ({ p, q, a, b }: Prop): string => {
  const [[more, c], [fewer, d]] =
    p > q
      ? ([
          [p, a],
          [q, b],
        ] as const)
      : ([
          [q, b],
          [p, a],
        ] as const)
  const part = frac(c - d, more - fewer)
  return `In equal fractions the denominators are to each other as the numerators: $${linear(1, c)}$ is ${more} parts and $${linear(1, d)}$ is ${fewer}. Their difference $${c}${signed(-d)} = ${c - d}$ is ${more - fewer === 1 ? 'one part' : `${more - fewer} parts, so one part is $${toTex(part)}$`}. So $${linear(1, c)} = ${more} \\cdot ${paren(part)} = ${toTex(mul(more, part))}$, and $x = ${toTex(sub(mul(more, part), c))}$.`
}

const proportion = template({
  ...base,
  id: 'algebra-2/equation-of-two-fractions',
  difficulty: 'Medium',
  b: -0.4,
  seconds: 75,
  draw: drawProp,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Solve $${propTex(e)}$ for $x$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `What value of $x$ makes the equation $${propTex(e)}$ true?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(root(e)),
  traps: [
    {
      misconception: 'a2-distributes-to-first-term-of-top',
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ p, b }) => [p, 0, b],
      after: (got, { p, a, q }) => div(sub(a, got), p - q),
      rule: ({ p, q, a, b }) => num(frac(a - b, p - q)),
      why: ({ p, q }) => `multiplies only the $x$ in the parentheses by $${p}$ and by $${q}$.`,
    },
    {
      misconception: 'a2-multiplies-straight-across',
      classic: true,
      rule: ({ p, q, a, b }) => num(frac(q * b - p * a, p - q)),
      why: () => 'multiplies each numerator by its own denominator.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      operation: 'added-instead-of-subtracted',
      operands: ({ q, a, p, b }) => [q * a, p * b],
      after: (got, { q, p }) => div(got, p - q),
      rule: ({ p, q, a, b }) => num(frac(q * a + p * b, p - q)),
      says: ({ p, b }) => `I moved $${p * b}$ to the other side without changing its sign.`,
      why: ({ p, b }) => `moves $${p * b}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      operation: 'difference-turned-round',
      operands: ({ q, a, p, b }) => [q * a, p * b],
      after: (got, { q, p }) => div(got, p - q),
      rule: ({ p, q, a, b }) => num(frac(p * b - q * a, p - q)),
      says: () => 'I subtracted the constant terms in the wrong order.',
      why: ({ p, q, a, b }) => `subtracts $${q * a}$ from $${p * b}$ instead of the other way around.`,
    },
    {
      misconception: 'a2-adds-letters-across-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ p, q }) => [p, q],
      after: (got, { p, q, a, b }) => div(q * a - p * b, got),
      rule: ({ p, q, a, b }) => num(frac(q * a - p * b, p + q)),
      why: () => 'adds the terms with $x$ of the two sides.',
    },
  ],
  explain: (e) => {
    const [d, r, x] = [e.p - e.q, e.q * e.a - e.p * e.b, root(e).n]
    return {
      plan: 'An equation between two fractions is cleared by multiplying by both denominators. Then solve the linear equation and test the solution.',
      steps: [
        {
          do: `Multiply both sides by both denominators: $${e.p}(${linear(1, e.b)}) = ${e.q}(${linear(1, e.a)})$.`,
          why: 'On each side its own denominator cancels, and the other one is left.',
        },
        {
          do: `Multiply out: $${linear(e.p, e.p * e.b)} = ${linear(e.q, e.q * e.a)}$.`,
          why: 'The factor in front of the parentheses multiplies both terms.',
        },
        {
          do: `Subtract $${e.q}x$ on both sides: $${linear(d, e.p * e.b)} = ${e.q * e.a}$. Then ${e.b < 0 ? 'add' : 'subtract'} $${Math.abs(e.p * e.b)}$: $${term(d, 'x')} = ${r}$.`,
          why: 'Now the terms with $x$ stand on one side and the numbers on the other.',
        },
        ...(d === 1 ? [] : [{ do: `Divide both sides by $${d}$: $x = ${x}$.`, why: 'This leaves $x$ alone.' }]),
      ],
      check: `At $x = ${x}$ the left side is $${e.p} \\div ${paren(x + e.a)}$ and the right side is $${e.q} \\div ${paren(x + e.b)}$. Both are $${toTex(frac(e.p, x + e.a))}$, and no denominator is $0$.`,
      faster: byRatio(e),
    }
  },
  check: ({ p, q, a, b }) => {
    for (let x = -60; x <= 60; x++) if (x !== -a && x !== -b && p * (x + b) === q * (x + a)) return num(x)
    return num(0)
  },
})

/** x/(x − a) − m/x = n/(x(x − a)), with candidates s and t. */
type Cand = Readonly<{ a: number; s: number; t: number }>
const parts = ({ a, s, t }: Cand) => ({ a, m: s + t, n: (s + t) * a - s * t })

const valid = ({ a, s, t }: Cand) => [s, t].filter((x) => x !== 0 && x !== a)

/** The zeros of x² − mx + ma − n, from the smaller up. */
function candidates({ a, m, n }: Readonly<{ a: number; m: number; n: number }>): number[] {
  const [u, v] = numbersOf(-m, m * a - n)
  return [-v, -u]
}

const extraneous = template({
  ...base,
  id: 'algebra-2/equation-with-extraneous-candidate',
  difficulty: 'High',
  b: 0.7,
  seconds: 120,
  draw: (rng): Cand =>
    until(
      () => {
        const a = nonZero(rng, -6, 6)
        const t = nonZero(rng, -8, 8)
        return { a, s: pick(rng, [a, a, nonZero(rng, -8, 8)]), t }
      },
      (e) => e.t !== e.a && e.s !== -e.t && e.s !== e.t && Math.abs(parts(e).m) > 1 && parts(e).n !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: (e) => {
        const { a, m, n } = parts(e)
        return `What are all solutions of $${over('x', linear(1, -a))} ${m < 0 ? '+' : '-'} ${over(`${Math.abs(m)}`, 'x')} = ${n < 0 ? '-' : ''}${over(`${Math.abs(n)}`, `x(${linear(1, -a)})`)}$?`
      },
    },
  ],
  given: parts,
  answer: (e) => solutions(valid(e)),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-solutions',
      classic: true,
      rule: (g) => (candidates(g).includes(g.a) ? solutions(candidates(g)) : null),
      why: ({ a }) => `keeps $x = ${a}$, which makes a denominator 0.`,
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      classic: true,
      rule: (g) => (candidates(g).includes(g.a) ? null : solutions(candidates(g).slice(0, 1))),
      says: ({ s, t }) => `I threw away $x = ${Math.max(s, t)}$, although it makes no denominator 0.`,
      why: () => 'throws away a candidate that makes no denominator 0.',
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: (g) => solutions(candidates(g).includes(g.a) ? [g.a] : candidates(g).slice(1)),
      says: (e) =>
        e.s === e.a
          ? 'I kept the candidate that makes a denominator 0 and threw away the other one.'
          : `I threw away $x = ${Math.min(e.s, e.t)}$, although it makes no denominator 0.`,
      why: () => 'throws away a candidate that makes no denominator 0.',
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      rule: (g) =>
        solutions(
          candidates(g)
            .map((x) => -x)
            .filter((x) => x !== g.a),
        ),
      why: (e) =>
        `reads the candidates off the factors $(${linear(1, -e.s)})(${linear(1, -e.t)})$ with the wrong signs.`,
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: () => solutions([]),
      says: () => 'I threw away both candidates.',
      why: () => 'throws away every candidate, although not every one makes a denominator 0.',
    },
  ],
  explain: (e) => {
    const { a, m, n } = parts(e)
    const keep = valid(e)
    const quadratic = polyTex(polynomial([1, -m, m * a - n]))
    const put = (x: number) => {
      const sides = toTex(frac(n, x * (x - a)))
      return `At $x = ${x}$ the left side is $${toTex(frac(x, x - a))} ${frac(m, x).n < 0 ? '+' : '-'} ${toTex(frac(Math.abs(m), Math.abs(x)))} = ${sides}$, and so is the right side.`
    }
    return {
      plan: 'Clear the fractions with the common denominator, solve the quadratic equation, and test every candidate in the original denominators.',
      steps: [
        {
          do: `Multiply every term by $x(${linear(1, -a)})$: $x^{2} ${m < 0 ? '+' : '-'} ${Math.abs(m)}(${linear(1, -a)}) = ${n}$.`,
          why: 'It is the common denominator, so all fractions are cleared.',
        },
        {
          do: `Multiply out and bring everything to one side: $${terms([1, 'x^{2}'], [-m, 'x'], [m * a, ''])} = ${n}$, so $${quadratic} = 0$.`,
          why: 'A quadratic equation is solved with $0$ on one side.',
        },
        {
          do: `Factor: $(${linear(1, -e.s)})(${linear(1, -e.t)}) = 0$. The candidates are $x = ${e.s}$ and $x = ${e.t}$.`,
          why: 'A product is $0$ when one of its factors is.',
        },
        {
          do:
            keep.length === 2
              ? `Neither makes a denominator $0$: ${solutions(keep).html}.`
              : `$x = ${a}$ makes the denominator $${linear(1, -a)}$ equal to $0$, so only ${solutions(keep).html} is left.`,
          why: 'A candidate that makes a denominator $0$ is not a solution.',
        },
      ],
      check: keep.map(put).join(' '),
      faster: `Write down first what $x$ cannot be: $0$ and $${a}$. Then it is clear at once which of the candidates $${e.s}$ and $${e.t}$ can stay.`,
    }
  },
  check: ({ a, m, n }) => {
    const list = [...Array(61).keys()].map((i) => i - 30).filter((x) => x !== 0 && x !== a && x * x - m * (x - a) === n)
    return solutions(list)
  },
})

/** x² over the same denominator on both sides: one candidate is always forbidden. */
type Same = Readonly<{ a: number; r: number }>

const sameBottom = template({
  ...base,
  id: 'algebra-2/equation-over-one-denominator',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  draw: (rng): Same =>
    until(
      () => ({ a: nonZero(rng, -7, 7), r: nonZero(rng, -8, 8) }),
      ({ a, r }) => Math.abs(a) !== Math.abs(r) && Math.abs(a + r) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, r }) => `Solve $${over('x^{2}', linear(1, -a))} = ${over(linear(a + r, -a * r), linear(1, -a))}$.`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ a, r }, rng) =>
        `<p>${person(rng)} multiplies both sides of $${over('x^{2}', linear(1, -a))} = ${over(linear(a + r, -a * r), linear(1, -a))}$ by $${linear(1, -a)}$ and finds two candidates. The table shows a test of both.</p>${table(
          ['Candidate', `$x^{2}$`, `$${linear(a + r, -a * r)}$`, `$${linear(1, -a)}$`],
          [a, r]
            .sort((s, t) => s - t)
            .map((x) => [`$x = ${x}$`, `$${x * x}$`, `$${(a + r) * x - a * r}$`, `$${x - a}$`]),
          '',
          true,
        )}<p>What is the complete solution of the equation?</p>`,
    },
  ],
  given: ({ a, r }) => ({ a, s: a + r, p: a * r }),
  answer: ({ r }) => solutions([r]),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-solutions',
      classic: true,
      rule: ({ a, s }) => solutions([a, s - a]),
      why: ({ a }) => `keeps $x = ${a}$, where both denominators are 0.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      rule: ({ a, s }, frame) => (frame === 'table' ? null : solutions([-a, a - s])),
      why: ({ a, r }) => `reads the solutions off $(${linear(1, -a)})(${linear(1, -r)}) = 0$ with the wrong signs.`,
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: ({ a }) => solutions([a]),
      says: () => 'I kept the candidate that makes the denominator 0 and threw away the other one.',
      why: () => 'keeps the forbidden candidate and throws the other one away.',
    },
    {
      misconception: 'a2-rejects-a-valid-candidate',
      rule: () => solutions([]),
      says: () => 'I threw away both candidates.',
      why: () => 'throws away both candidates, although only one is forbidden.',
    },
  ],
  explain: ({ a, r }) => ({
    plan: 'Equal denominators mean equal numerators. Solve that equation, and then throw away what makes the denominator zero.',
    steps: [
      {
        do: `The denominators are the same, so $x^{2} = ${linear(a + r, -a * r)}$.`,
        why: 'Two fractions with one denominator are equal only when their numerators are.',
      },
      {
        do: `Bring everything to one side: $${polyTex(product(-a, -r))} = 0$.`,
        why: 'A quadratic equation is solved with $0$ on one side.',
      },
      {
        do: `Factor: $(${linear(1, -a)})(${linear(1, -r)}) = 0$, with the candidates $x = ${a}$ and $x = ${r}$.`,
        why: `The numbers $${-a}$ and $${-r}$ have the product $${a * r}$ and the sum $${-a - r}$.`,
      },
      {
        do: `$x = ${a}$ makes the denominator $${linear(1, -a)}$ equal to $0$, so only ${solutions([r]).html} is left.`,
        why: 'Division by $0$ is not defined.',
      },
    ],
    check: `At $x = ${r}$ the numerators are $${paren(r)}^{2} = ${r * r}$ and $${a + r} \\cdot ${paren(r)}${signed(-a * r)} = ${r * r}$, and the denominator is $${r - a}$, which is not $0$.`,
    faster: `Write down first that $x$ cannot be $${a}$. Both numerators are $${a * a}$ there, so it is one solution of the quadratic equation. The product of the two is $${a * r}$, so the other one is $${a * r} \\div ${paren(a)} = ${r}$.`,
  }),
  check: ({ a, s, p }) => solutions(polyRationalRoots(polynomial([1, -s, p])).filter((x) => toNumber(x) !== a)),
})

export const templates: readonly Template[] = [proportion, extraneous, sameBottom]
