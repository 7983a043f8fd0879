import {
  expr,
  int,
  judgeStatements,
  linear,
  num,
  polyEval,
  polyMul,
  polyNumber,
  polynomial,
  polyRationalRoots,
  polyTex,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  until,
} from '#kit'
import { differs, distinct, factors, over, product, quotient } from './forms.ts'

const skill = 'a2-simplify-rational-expressions'
const base = { skill, calculator: false, response: 'choice' } as const

type Three = Readonly<{ a: number; b: number; c: number }>
const draw = (rng: () => number): Three => {
  const [a = 1, b = 2, c = 3] = distinct(rng, 3, 7)
  return { a, b, c }
}
const coefficients = ({ a, b, c }: Three) => ({ s: a + b, p: a * b, t: a + c, q: a * c })
const shown = ({ a, b, c }: Three) => over(polyTex(product(a, b)), polyTex(product(a, c)))
const lin = (n: number) => polynomial([1, n])

const lowest = template({
  ...base,
  id: 'algebra-2/simplify-two-quadratics',
  difficulty: 'Medium',
  b: -0.5,
  seconds: 75,
  draw: (rng) =>
    until(
      () => draw(rng),
      ({ a, b, c }) => a + b !== 0 && a + c !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (e) => `Which expression is equivalent to $${shown(e)}$, wherever it is defined?`,
    },
    {
      id: 'panels',
      kind: 'words',
      items: 5,
      stem: (e) =>
        `Two rectangular solar panels are equally long. One has an area of $${polyTex(product(e.a, e.b))}$ square feet, the other $${polyTex(product(e.a, e.c))}$ square feet. Which expression gives the area of the first panel divided by the area of the second, in lowest terms?`,
    },
  ],
  given: coefficients,
  answer: ({ b, c }) => quotient(lin(b), lin(c)),
  traps: [
    {
      misconception: 'a2-cancels-terms-of-a-sum',
      shortcut: (e) => {
        const k = coefficients(e)
        return k.t < 0 ? null : quotient(polynomial([k.s, k.p]), polynomial([k.t, k.q]))
      },
      why: () => 'crosses out $x^{2}$ on top and below, although it is only one term of each sum.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ b, c }) => quotient(lin(-b), lin(-c)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [-b], bottom: [-c] }),
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, c }) => quotient(lin(a), lin(c)),
      why: ({ b }) => `crosses out $${linear(1, b)}$, which is not a factor of the denominator.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, b }) => quotient(lin(b), lin(a)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [b], bottom: [a] }),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ b, c }) => quotient(lin(c), lin(b)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [c], bottom: [b] }),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ b, c }) => quotient(lin(-c), lin(-b)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [-c], bottom: [-b] }),
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ a, c }) => quotient(lin(c), lin(a)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [c], bottom: [a] }),
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `Factor both: $${over(factors(a, b), factors(a, c))}$.`,
      why: 'Only factors can be cancelled, never terms of a sum.',
    },
    {
      do: `Cancel $${linear(1, a)}$: ${quotient(lin(b), lin(c)).html}.`,
      why: 'It is a factor of the top and of the bottom.',
    },
  ],
  check: ({ s, p, t, q }) => expr('c', ({ x }) => (x * x + s * x + p) / (x * x + t * x + q)),
})

const undefinedAt = template({
  ...base,
  id: 'algebra-2/excluded-values',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 65,
  draw,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `For which values of $x$ is $${shown(e)}$ not defined?` },
    {
      id: 'simplified',
      kind: 'multi-step',
      items: 5,
      b: 0.2,
      stem: (e) =>
        `The fraction $${shown(e)}$ is simplified to $${over(linear(1, e.b), linear(1, e.c))}$. Which values of $x$ must be excluded so that the two are equal?`,
    },
  ],
  given: (e) => ({ t: coefficients(e).t, q: coefficients(e).q }),
  answer: ({ a, c }) => solutions([-a, -c]),
  traps: [
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ a, c }) => solutions([a, c]) },
    {
      misconception: 'a2-excludes-zeros-of-the-top',
      shortcut: ({ a, b }) => solutions([-a, -b]),
      why: () => 'gives the zeros of the numerator.',
    },
    {
      misconception: 'a2-excludes-zeros-of-the-top',
      shortcut: ({ a, b }) => solutions([a, b]),
      why: () => 'looks at the numerator, and has the wrong signs.',
    },
    {
      misconception: 'a2-excludes-only-what-is-left',
      shortcut: ({ c }) => solutions([-c]),
      why: ({ a }) => `forgets that the original denominator is also 0 at $x = ${-a}$.`,
    },
    {
      misconception: 'a2-excludes-only-what-is-left',
      shortcut: ({ c }) => solutions([c]),
      why: () => 'looks only at the factor that is left, and has the wrong sign.',
    },
  ],
  explain: ({ a, c }) => [
    {
      do: `Factor the denominator as it was given: $${factors(a, c)}$.`,
      why: 'A fraction is not defined where its denominator is 0.',
    },
    {
      do: `It is 0 at $x = ${-a}$ and at $x = ${-c}$: ${solutions([-a, -c]).html}.`,
      why: 'A factor that is cancelled later still had to be different from 0.',
    },
  ],
  check: ({ t, q }) => solutions(polyRationalRoots(polynomial([1, t, q]))),
})

const opposite = template({
  ...base,
  id: 'algebra-2/simplify-opposite-factors',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 9), c: int(rng, -8, 8) }),
      ({ a, c }) => c !== 0 && Math.abs(c) !== a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, c }) =>
        `Which expression is equivalent to $\\frac{${a * a} - x^{2}}{${polyTex(product(-a, c))}}$ for all $x$ for which it is defined?`,
    },
  ],
  given: ({ a, c }) => ({ square: a * a, t: c - a, q: -a * c }),
  answer: ({ a, c }) => expr(`-${over(linear(1, a), linear(1, c))}`, ({ x }) => -(x + a) / (x + c)),
  traps: [
    {
      misconception: 'a2-cancels-opposites-to-one',
      shortcut: ({ a, c }) => expr(over(linear(1, a), linear(1, c)), ({ x }) => (x + a) / (x + c)),
      why: ({ a }) => `treats $${a} - x$ and $x - ${a}$ as equal; their quotient is $-1$.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, c }) => expr(over(linear(1, -a), linear(1, c)), ({ x }) => (x - a) / (x + c)),
      why: ({ a }) => `keeps $x - ${a}$, which cancels, and loses the minus sign.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      shortcut: ({ a, c }) => expr(`-${over(linear(1, -a), linear(1, c))}`, ({ x }) => -(x - a) / (x + c)),
      why: ({ a }) => `keeps $x - ${a}$, which cancels, instead of $x + ${a}$.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ a, c }) => expr(`-${over(linear(1, a), linear(1, -c))}`, ({ x }) => -(x + a) / (x - c)),
      why: ({ c }) => `has $${linear(1, -c)}$ below; the factor is $${linear(1, c)}$.`,
    },
  ],
  explain: ({ a, c }) => [
    {
      do: `$${a * a} - x^{2} = (${a} - x)(${a} + x) = -(x - ${a})(x + ${a})$`,
      why: `$${a} - x$ is the opposite of $x - ${a}$.`,
    },
    {
      do: `The denominator is $${factors(-a, c)}$. Cancel $x - ${a}$: $-${over(linear(1, a), linear(1, c))}$.`,
      why: 'The minus sign stays.',
    },
  ],
  check: ({ square, t, q }) => expr('c', ({ x }) => (square - x * x) / (x * x + t * x + q)),
})

type Gap = Readonly<{ r: number; b: number; k: number }>
const gap = template({
  ...base,
  id: 'algebra-2/value-filling-the-gap',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  draw: (rng): Gap =>
    until(
      () => ({ r: int(rng, -5, 6), b: int(rng, -8, 8), k: int(rng, 1, 4) }),
      ({ r, b, k }) => r !== 0 && b !== 0 && r + b !== 0 && (k > 1 || Math.abs(b) !== Math.abs(r)),
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ r, b, k }) => {
        const top = polyMul(polynomial([k]), product(-r, b))
        const xs = [-2, -1, 0, 1, 2].map((d) => r + d)
        return `<p>The table shows values of $f(x) = ${over(polyTex(top), linear(1, -r))}$.</p>${table(
          ['$x$', '$f(x)$'],
          xs.map((x) => [`$${x}$`, x === r ? 'not defined' : `$${toNumber(polyEval(top, x)) / (x - r)}$`]),
        )}<p>The expression for $f(x)$ can be simplified to a linear expression. What is the value of that linear expression at $x = ${r}$?</p>`
      },
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: ({ r, b, k }) =>
        `For all $x \\ne ${r}$, $${over(polyTex(polyMul(polynomial([k]), product(-r, b))), linear(1, -r))} = mx + n$, where $m$ and $n$ are constants. What is the value of $${r === 1 ? '' : r === -1 ? '-' : r}m + n$?`,
    },
  ],
  given: ({ r, b, k }) => ({ r, top: [k, k * (b - r), -k * r * b] }),
  answer: ({ r, b, k }) => num(k * (r + b)),
  traps: [
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ r, b, k }) => num(k * (r - b)) },
    { misconception: 'a2-drops-the-common-number', shortcut: ({ r, b, k }) => (k === 1 ? null : num(r + b)) },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ r, b, k }) => num(k * (b - r)) },
  ],
  explain: ({ r, b, k }) => [
    {
      do: `Factor the top: $${k === 1 ? '' : k}${factors(-r, b)}$, and cancel $${linear(1, -r)}$: $${k === 1 ? linear(1, b) : `${k}(${linear(1, b)}) = ${linear(k, k * b)}`}$.`,
      why: 'It is a factor of the top and of the bottom.',
    },
    {
      do: `At $x = ${r}$ this is $${k === 1 ? '' : `${k} \\cdot `}${k === 1 ? `${r} ${b < 0 ? '-' : '+'} ${Math.abs(b)}` : r + b < 0 ? `(${r + b})` : r + b} = ${k * (r + b)}$.`,
      why: 'The linear expression is defined there, although the fraction is not.',
    },
  ],
  // The average of the two neighboring values lies on the same line.
  check: ({ r, top }) => {
    const f = (x: number) => polyNumber(polynomial(top), x) / (x - r)
    return num(Math.round((f(r - 1) + f(r + 1)) / 2))
  },
})

type AB = Readonly<{ a: number; b: number }>
const claims = template({
  id: 'algebra-2/cancelling-claims',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeStatements({
    slip: 'a2-rat',
    items: 7,
    draw: (rng): AB =>
      until(
        () => ({ a: int(rng, 2, 9), b: int(rng, 2, 9) }),
        ({ a, b }) => a !== b && a % b !== 0 && b % a !== 0,
      ),
    setup: ({ a, b }) => `Two students simplify fractions with the numbers $${a}$ and $${b}$.`,
    ask: 'Whose equation is true for all $x$ for which both sides are defined?',
    claims: ({ a, b }) => [
      {
        id: 'squares',
        says: `$\\frac{x^{2} - ${a * a}}{x - ${a}} = x + ${a}$`,
        holds: true,
        because: `$x^{2} - ${a * a} = (x - ${a})(x + ${a})$, and $x - ${a}$ cancels.`,
      },
      {
        id: 'opposite',
        says: `$\\frac{${b} - x}{x - ${b}} = -1$`,
        holds: true,
        because: 'Top and bottom are opposites.',
      },
      {
        id: 'common',
        says: `$\\frac{${a}x + ${a * b}}{${a}} = x + ${b}$`,
        holds: true,
        because: `Both terms on top contain the factor $${a}$.`,
      },
      {
        id: 'terms',
        says: `$\\frac{x + ${a}}{x + ${b}} = \\frac{${a}}{${b}}$`,
        holds: false,
        because: 'The $x$ is a term on top and below, not a factor; try $x = 1$.',
      },
      {
        id: 'sum',
        says: `$\\frac{x^{2} + ${a * a}}{x + ${a}} = x + ${a}$`,
        holds: false,
        because: `$(x + ${a})^{2}$ has a middle term, so a sum of squares does not factor like this.`,
      },
      {
        id: 'half',
        says: `$\\frac{${b}x + ${a}}{${b}} = x + ${a}$`,
        holds: false,
        because: `Only one of the two terms on top was divided by $${b}$.`,
      },
    ],
    verify: ({ a, b }, id) =>
      [0.5, 11].every((x) => {
        const sides: Record<string, readonly [number, number]> = {
          squares: [(x * x - a * a) / (x - a), x + a],
          opposite: [(b - x) / (x - b), -1],
          common: [(a * x + a * b) / a, x + b],
          terms: [(x + a) / (x + b), a / b],
          sum: [(x * x + a * a) / (x + a), x + a],
          half: [(b * x + a) / b, x + a],
        }
        const [l, r] = sides[id] ?? [0, 1]
        return Math.abs(l - r) < 1e-9
      }),
  }),
})

export const templates: readonly Template[] = [lowest, undefinedAt, opposite, gap, claims]
