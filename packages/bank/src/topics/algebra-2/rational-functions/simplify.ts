import {
  expr,
  frac,
  int,
  linear,
  num,
  paren,
  polyEval,
  polyMul,
  polyNumber,
  polynomial,
  polyRationalRoots,
  polyTex,
  signed,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  until,
} from '#kit'
import { differs, distinct, factors, over, product, quotient, sharing } from './forms.ts'
import { oppositeTested, quadraticsTested } from './tested-at-a-number.ts'

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
      ({ a, b, c }) => a + b !== 0 && a + c > 0,
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
      classic: true,
      rule: ({ s, p, t, q }) => quotient(polynomial([s, p]), polynomial([t, q])),
      why: () => 'crosses out $x^{2}$ on top and below, although it is only one term of each sum.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      rule: (e) => quotient(lin(-sharing(e).b), lin(-sharing(e).c)),
      says: () => 'I wrote the numbers in the factors with the opposite signs.',
      why: ({ a, b, c }) =>
        `factors into $${over(factors(-a, -b), factors(-a, -c))}$; multiplied out, the terms with $x$ have the wrong sign.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      says: ({ a, b }) =>
        `I crossed out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
      rule: (e) => quotient(lin(sharing(e).a), lin(sharing(e).c)),
      why: ({ a, b }) => `crosses out $${linear(1, b)}$ on top against $${linear(1, a)}$ below, which are not equal.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      says: ({ a, c }) =>
        `I crossed out $${linear(1, a)}$ on top against $${linear(1, c)}$ below, which are not equal.`,
      rule: (e) => quotient(lin(sharing(e).b), lin(sharing(e).a)),
      why: ({ a, c }) => `crosses out $${linear(1, a)}$ on top against $${linear(1, c)}$ below, which are not equal.`,
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: (e) => quotient(lin(sharing(e).c), lin(sharing(e).b)),
      why: ({ a, b, c }) => differs({ top: [a, b], bottom: [a, c] }, { top: [c], bottom: [b] }),
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'A fraction of polynomials is simplified by factors: factor the numerator and the denominator, then cancel what both have.',
    steps: [
      {
        do: `Factor the top: $${polyTex(product(a, b))} = ${factors(a, b)}$.`,
        why: `The numbers $${a}$ and $${b}$ have the product $${a * b}$ and the sum $${a + b}$.`,
      },
      {
        do: `Factor the bottom: $${polyTex(product(a, c))} = ${factors(a, c)}$.`,
        why: `The numbers $${a}$ and $${c}$ have the product $${a * c}$ and the sum $${a + c}$.`,
      },
      {
        do: `Cancel the common factor $${linear(1, a)}$: ${quotient(lin(b), lin(c)).html}.`,
        why: 'Only factors can be canceled, never terms of a sum.',
      },
    ],
    check: `At $x = 0$ the original is $${a * b} \\div ${paren(a * c)} = ${toTex(frac(b, c))}$, and so is the result.`,
    faster: quadraticsTested({ a, b, c }),
  }),
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
  given: coefficients,
  answer: ({ a, c }) => solutions([-a, -c]),
  traps: [
    {
      misconception: 'a2-excludes-only-what-is-left',
      classic: true,
      rule: (e) => solutions([-sharing(e).c]),
      why: ({ a }) => `forgets that the original denominator is also 0 at $x = ${-a}$.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      classic: true,
      rule: (e) => solutions([sharing(e).a, sharing(e).c]),
      why: ({ a }) => `has the wrong signs: the factor $${linear(1, a)}$ is 0 at $x = ${-a}$.`,
    },
    {
      misconception: 'a2-excludes-zeros-of-the-top',
      rule: (e) => solutions([-sharing(e).a, -sharing(e).b]),
      says: () => 'I set the numerator equal to 0 instead of the denominator.',
      why: () => 'gives the zeros of the numerator.',
    },
    {
      misconception: 'a2-excludes-zeros-of-the-top',
      rule: (e) => solutions([-sharing(e).a, -sharing(e).b, -sharing(e).c]),
      says: () => 'I excluded the zeros of the numerator as well as those of the denominator.',
      why: ({ b }) => `also excludes $x = ${-b}$, where only the numerator is 0 and the fraction has the value 0.`,
    },
  ],
  explain: ({ a, c }, frame) => ({
    plan: 'A fraction is not defined where its denominator is zero. Use the original denominator, before anything is canceled, and find all its zeros.',
    steps: [
      {
        do: `Set the denominator as it was given equal to $0$: $${polyTex(product(a, c))} = 0$.`,
        why: 'Division by $0$ is not defined. A factor that is canceled later still had to be different from $0$.',
      },
      {
        do: `Factor: $${factors(a, c)} = 0$.`,
        why: `The numbers $${a}$ and $${c}$ have the product $${a * c}$ and the sum $${a + c}$.`,
      },
      {
        do: `$${linear(1, a)} = 0$ or $${linear(1, c)} = 0$, so ${solutions([-a, -c]).html}.`,
        why: 'A product is $0$ when one of its factors is.',
      },
    ],
    check: `Put them in: $${paren(-a)}^{2}${signed(a + c)} \\cdot ${paren(-a)}${signed(a * c)} = 0$ and $${paren(-c)}^{2}${signed(a + c)} \\cdot ${paren(-c)}${signed(a * c)} = 0$.`,
    faster:
      frame === 'simplified'
        ? `The denominator that is left, $${linear(1, c)}$, gives $x = ${-c}$. The product of the two zeros of $${polyTex(product(a, c))}$ is $${a * c}$, so the other one is $${a * c} \\div ${paren(-c)} = ${-a}$.`
        : `The two zeros of $${polyTex(product(a, c))}$ have the product $${a * c}$ and the sum $${-a - c}$, the opposite of the coefficient of $x$. Only one of the options has two numbers with both.`,
  }),
  check: ({ t, q }) => solutions(polyRationalRoots(polynomial([1, t, q]))),
})

/** What a² − x² over x² + tx + q is made of: (a − x)(a + x) over (x − a)(x + c). */
const opposites = ({ square, t }: Readonly<{ square: number; t: number }>) => {
  const a = Math.sqrt(square)
  return { a, c: t + a }
}

const opposite = template({
  ...base,
  id: 'algebra-2/simplify-opposite-factors',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  balance: 'parts',
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
      classic: true,
      rule: (e) => {
        const { a, c } = opposites(e)
        return expr(over(linear(1, a), linear(1, c)), ({ x }) => (x + a) / (x + c))
      },
      why: ({ a }) => `treats $${a} - x$ and $x - ${a}$ as equal; their quotient is $-1$.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ c }) => `I wrote $${linear(1, -c)}$ instead of $${linear(1, c)}$ below.`,
      rule: (e) => {
        const { a, c } = opposites(e)
        return expr(`-${over(linear(1, a), linear(1, -c))}`, ({ x }) => -(x + a) / (x - c))
      },
      why: ({ c }) => `has $${linear(1, -c)}$ below; the factor is $${linear(1, c)}$.`,
    },
    {
      misconception: 'a2-cancels-the-wrong-factor',
      says: ({ a }) => `I crossed out $x + ${a}$ on top against $x - ${a}$ below, which are not equal.`,
      rule: (e) => {
        const { a, c } = opposites(e)
        return expr(`-${over(linear(1, -a), linear(1, c))}`, ({ x }) => -(x - a) / (x + c))
      },
      why: ({ a }) => `crosses out $x + ${a}$ on top against $x - ${a}$ below, which are not equal.`,
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: (e) => {
        const { a, c } = opposites(e)
        return expr(`-${over(linear(1, c), linear(1, a))}`, ({ x }) => -(x + c) / (x + a))
      },
    },
    {
      misconception: 'a2-cancels-opposites-to-one',
      twoSlips: true,
      rule: (e) => {
        const { a, c } = opposites(e)
        return expr(over(linear(1, a), linear(1, -c)), ({ x }) => (x + a) / (x - c))
      },
      says: ({ a, c }) =>
        `I canceled $${a} - x$ and $x - ${a}$ to $1$, and wrote $${linear(1, -c)}$ instead of $${linear(1, c)}$ below.`,
      why: ({ a, c }) =>
        `treats $${a} - x$ and $x - ${a}$ as equal, and has $${linear(1, -c)}$ below; the factor is $${linear(1, c)}$.`,
    },
  ],
  explain: ({ a, c }) => ({
    plan: 'Factor the numerator and the denominator, and look for factors that are opposites: their quotient is negative one.',
    steps: [
      {
        do: `Factor the top: $${a * a} - x^{2} = (${a} - x)(${a} + x)$.`,
        why: 'It is a difference of two squares.',
      },
      {
        do: `Factor the bottom: $${polyTex(product(-a, c))} = ${factors(-a, c)}$.`,
        why: `The numbers $${-a}$ and $${c}$ have the product $${-a * c}$ and the sum $${c - a}$.`,
      },
      {
        do: `Turn one factor around: $${a} - x = -(x - ${a})$, so the top is $-(x - ${a})(x + ${a})$.`,
        why: `$${a} - x$ is the opposite of $x - ${a}$.`,
      },
      {
        do: `Cancel $x - ${a}$: $-${over(linear(1, a), linear(1, c))}$.`,
        why: 'It is now a factor of the top and of the bottom; the minus sign stays.',
      },
    ],
    check: `At $x = 0$ the original is $${a * a} \\div ${paren(-a * c)} = ${toTex(frac(-a, c))}$, and the result is $-(${a} \\div ${paren(c)})$, the same number.`,
    faster: oppositeTested(a, c),
  }),
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
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ b }) => `I wrote the other factor of the numerator as $${linear(1, -b)}$ instead of $${linear(1, b)}$.`,
      classic: true,
      rule: ({ r, top: [k = 1, m = 0] }) => num(k * (r - (m / k + r))),
      why: ({ b }) => `uses the factor $${linear(1, -b)}$ instead of $${linear(1, b)}$.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      rule: ({ r, top: [k = 1, m = 0] }) => num(k * (-r + m / k + r)),
      says: ({ r }) => `I put $${-r}$ instead of $${r}$ into the linear expression.`,
      why: ({ r }) => `is the value of the linear expression at $x = ${-r}$.`,
    },
    {
      misconception: 'a2-drops-the-common-number',
      says: ({ k }) => `I left out the common factor $${k}$ of the numerator.`,
      rule: ({ r, top: [k = 1, m = 0] }) => (k === 1 ? null : num(r + m / k + r)),
      why: ({ k }) => `leaves out the common factor $${k}$ of the numerator.`,
    },
  ],
  explain: ({ r, b, k }, frame) => ({
    plan: 'The fraction has a gap where its denominator is zero. Factor and cancel to get the linear expression, and put the number into that.',
    steps: [
      {
        do: `Factor the top: $${polyTex(polyMul(polynomial([k]), product(-r, b)))} = ${k === 1 ? '' : `${k}(${polyTex(product(-r, b))}) = ${k}`}${factors(-r, b)}$.`,
        why: `The numbers $${-r}$ and $${b}$ have the product $${-r * b}$ and the sum $${b - r}$.`,
      },
      {
        do: `Cancel $${linear(1, -r)}$: the linear expression is $${k === 1 ? '' : `${k}(${linear(1, b)}) = `}${linear(k, k * b)}$.`,
        why: 'It is a factor of the top and of the bottom.',
      },
      ...(frame === 'bare'
        ? [
            {
              do: `So $m = ${k}$ and $n = ${k * b}$.`,
              why: 'Compare the coefficient of $x$ and the constant term.',
            },
          ]
        : []),
      {
        do: `${frame === 'bare' ? 'The value asked for is' : `At $x = ${r}$ this is`} $${k === 1 ? r : `${frame === 'bare' ? r : k} \\cdot ${paren(frame === 'bare' ? k : r)}`}${signed(k * b)} = ${k * (r + b)}$.`,
        why:
          frame === 'bare'
            ? `It is what $mx + n$ is at $x = ${r}$.`
            : 'The linear expression is defined there, although the fraction is not.',
      },
    ],
    check:
      frame === 'table'
        ? `Multiply back: $(${linear(1, -r)})(${linear(k, k * b)}) = ${polyTex(polyMul(polynomial([k]), product(-r, b)))}$, the numerator.`
        : `One step to either side of $x = ${r}$ the fraction has the values $${k * (r - 1 + b)}$ and $${k * (r + 1 + b)}$; their mean is $${k * (r + b)}$, as it must be on a line.`,
    faster:
      frame === 'table'
        ? `The linear expression has the values of the other rows, and on a line the middle value is the mean of its neighbors: $(${k * (r - 1 + b)}${signed(k * (r + 1 + b))}) \\div 2 = ${k * (r + b)}$.`
        : `No factoring is needed: $(${linear(1, -r)})(mx + n)$ begins with $mx^{2}$ and ends with $${-r} \\cdot n$. So $m = ${k}$ and $n = ${-k * r * b} \\div ${paren(-r)} = ${k * b}$.`,
  }),
  // The average of the two neighboring values lies on the same line.
  check: ({ r, top }) => {
    const f = (x: number) => polyNumber(polynomial(top), x) / (x - r)
    return num(Math.round((f(r - 1) + f(r + 1)) / 2))
  },
})

export const templates: readonly Template[] = [lowest, undefinedAt, opposite, gap]
