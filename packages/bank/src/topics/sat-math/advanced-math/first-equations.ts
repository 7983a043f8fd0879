import { add, frac, int, mul, num, pick, signed, type Template, template, until } from '#kit'
import { search } from '../common.ts'

/** Questions as the first ones of a module: one idea, small numbers. */

const equations = 'sm-nonlinear-equations'

const root = template({
  id: 'sat-math/square-equals-a-number',
  skill: equations,
  difficulty: 'Low',
  b: -1.1,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 4, 12), c: pick(rng, [-1, 1]) * int(rng, 3, 40), least: int(rng, 0, 1) === 1 }),
      ({ r, c }) => r * r + c > 10 && Math.abs(c) !== r && r % 2 === 0,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'bare',
      items: 5,
      stem: ({ r, c, least }) =>
        `What is the ${least ? 'negative' : 'positive'} solution of $x^2${signed(c)} = ${r * r + c}$?`,
    },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ r, c, least }) =>
        `The equation $${r * r + c} = x^2${signed(c)}$ has two solutions. What is the ${least ? 'lesser' : 'greater'} of the two?`,
    },
  ],
  given: ({ r, c, least }) => ({ c, d: r * r + c, least }),
  answer: ({ r, least }) => num(least ? -r : r),
  traps: [
    {
      misconception: 'sm-halves-instead-of-the-root',
      classic: true,
      operation: 'root-as-half',
      rule: ({ c, d, least }) => num(frac((least ? -1 : 1) * (d - c), 2)),
      why: ({ r, least }) => `is half of ${r * r}${least ? ' with a minus sign' : ''}; its square is not ${r * r}.`,
    },
    {
      misconception: 'sm-reads-the-wrong-root',
      operation: 'root-lost',
      rule: ({ c, d, least }) => num((least ? 1 : -1) * Math.round(Math.sqrt(d - c))),
      says: ({ least }) => `I gave the ${least ? 'positive' : 'negative'} solution.`,
      why: ({ least }) => `is the other solution, the ${least ? 'positive' : 'negative'} one.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      rule: ({ c, d, least }) => num((least ? -1 : 1) * (d - c)),
      says: ({ least }) => `I stopped at the value of $x^2$${least ? ' and put a minus sign before it' : ''}.`,
      why: ({ r, least }) => `is ${least ? 'the opposite of ' : ''}the value of $x^2$, ${r * r}.`,
    },
    {
      misconception: 'sm-halves-instead-of-the-root',
      rule: ({ c, d, least }) => num(frac((least ? 1 : -1) * (d - c), 2)),
      says: ({ r, least }) => `I halved ${r * r} and gave the result the ${least ? 'positive' : 'negative'} sign.`,
      why: ({ r }) => `comes from halving ${r * r}.`,
    },
  ],
  explain: ({ r, c, least }) => ({
    plan: 'Get the square alone, then undo it: two numbers, one positive and one negative, have the same square.',
    steps: [
      {
        do: `$x^2 = ${r * r + c}${signed(-c)} = ${r * r}$`,
        why: `${c > 0 ? `Subtract ${c}` : `Add ${-c}`} on both sides.`,
      },
      { do: `$x = ${r}$ or $x = -${r}$`, why: `$${r}^2 = ${r * r}$ and $(-${r})^2 = ${r * r}$.` },
      { do: `The one asked for is $${least ? -r : r}$.`, why: 'Read which of the two solutions is wanted.' },
    ],
    check: `$${least ? `(-${r})` : r}^2${signed(c)} = ${r * r}${signed(c)} = ${r * r + c}$.`,
    faster: `On a graphing calculator, $y = x^2${signed(c)}$ and $y = ${r * r + c}$ cross at $x = ${r}$ and at $x = ${-r}$.`,
  }),
  check: ({ c, d, least }) => {
    const first = search((x) => x * x + c === d, 60)
    return num(least ? first : -first)
  },
})

const factors = template({
  id: 'sat-math/product-equals-zero',
  skill: equations,
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 14), b: int(rng, 2, 14), flip: int(rng, 0, 1) === 1, positive: int(rng, 0, 1) === 1 }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'bare',
      items: 5,
      stem: (p) => `What is the ${p.positive ? 'positive' : 'negative'} solution of $${product(p)} = 0$?`,
    },
    {
      id: 'zero',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: (p) =>
        `The function $f$ is defined by $f(x) = ${product(p)}$. For what ${p.positive ? 'positive' : 'negative'} value of $x$ is $f(x) = 0$?`,
    },
  ],
  given: ({ a, b, positive }) => ({ minus: a, plus: b, positive }),
  answer: ({ a, b, positive }) => num(positive ? a : -b),
  traps: [
    {
      misconception: 'sm-sign-of-the-factor-for-the-solution',
      classic: true,
      rule: ({ minus, plus, positive }) => num(positive ? plus : -minus),
      says: ({ a, b, positive }) =>
        `I took the number in the factor $x ${positive ? `+ ${b}` : `- ${a}`}$ with the sign that stands there.`,
      why: ({ a, b, positive }) =>
        `takes the sign that stands in the factor: at this number the factor $x ${positive ? `+ ${b}` : `- ${a}`}$ is not 0.`,
    },
    {
      misconception: 'sm-reads-the-wrong-root',
      rule: ({ minus, plus, positive }) => num(positive ? -plus : minus),
      says: ({ positive }) => `I gave the ${positive ? 'negative' : 'positive'} solution.`,
      why: ({ positive }) => `is a solution, but the ${positive ? 'negative' : 'positive'} one.`,
    },
    {
      misconception: 'sm-sign-of-the-factor-for-the-solution',
      rule: ({ minus, plus, positive }) => num(positive ? -minus : plus),
      says: ({ positive }) =>
        `I took the right factor, but with the sign that stands in it, and so I got a ${positive ? 'negative' : 'positive'} number.`,
      why: ({ a, b, positive }) =>
        `is the number in the factor with its sign: $x ${positive ? `- ${a}` : `+ ${b}`}$ is not 0 there.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      rule: ({ minus, plus, positive }) => num(positive ? minus * plus : -minus * plus),
      says: () => 'I multiplied the two numbers.',
      why: ({ a, b }) => `comes from the product of ${a} and ${b}.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      rule: ({ minus, plus }) => num(minus - plus),
      says: () => 'I added the two solutions.',
      why: () => 'is the sum of both solutions.',
    },
  ],
  explain: ({ a, b, positive }) => ({
    plan: 'A product is zero exactly when one of its factors is zero. Set each factor equal to zero and solve.',
    steps: [
      { do: `$x - ${a} = 0$ gives $x = ${a}$.`, why: `At ${a} this factor is 0.` },
      { do: `$x + ${b} = 0$ gives $x = -${b}$.`, why: `At $-${b}$ the other factor is 0.` },
      {
        do: `The ${positive ? 'positive' : 'negative'} one is $${positive ? a : -b}$.`,
        why: 'Read which solution is asked for.',
      },
    ],
    check: positive
      ? `$(${a} - ${a})(${a} + ${b}) = 0 \\cdot ${a + b} = 0$.`
      : `$(-${b} - ${a})(-${b} + ${b}) = ${-b - a} \\cdot 0 = 0$.`,
  }),
  check: ({ minus, plus, positive }) => num(search((x) => x > 0 === positive && (x - minus) * (x + plus) === 0, 60)),
})

function product({ a, b, flip }: Readonly<{ a: number; b: number; flip: boolean }>): string {
  return flip ? `(x + ${b})(x - ${a})` : `(x - ${a})(x + ${b})`
}

const meet = template({
  id: 'sat-math/curve-at-a-vertical-line',
  skill: 'sm-nonlinear-systems',
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ x: pick(rng, [-1, 1]) * int(rng, 3, 9), c: pick(rng, [-1, 1]) * int(rng, 2, 20) }),
      ({ x, c }) => x * x + c > 0 && 2 * x + c !== 0 && Math.abs(c) !== Math.abs(x),
    ),
  frames: [
    {
      id: 'system',
      kind: 'bare',
      items: 5,
      stem: ({ x, c }) =>
        `<p>$x = ${x}$</p><p>$y = x^2${signed(c)}$</p><p>The graphs of these equations in the $xy$-plane meet at the point $(x, y)$. What is the value of $y$?</p>`,
    },
    {
      id: 'line',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ x, c }) =>
        `In the $xy$-plane, the graph of $y = x^2${signed(c)}$ intersects the line $x = ${x}$ at one point. What is the $y$-coordinate of this point?`,
    },
  ],
  given: ({ x, c }) => ({ x, c }),
  answer: ({ x, c }) => num(x * x + c),
  traps: [
    {
      misconception: 'sm-doubles-for-squares',
      classic: true,
      operation: 'power-as-product',
      operands: ({ x }) => [x, 2],
      after: (x, { c }) => add(x, c),
      rule: ({ x, c }) => num(2 * x + c),
      says: () => 'I doubled $x$ instead of squaring it.',
      why: ({ x, c }) => `is $2 \\cdot ${x < 0 ? `(${x})` : x}${signed(c)}$: $x^2$ means $x \\cdot x$.`,
    },
    {
      misconception: 'sm-keeps-the-constant',
      operation: 'part-left-out',
      operands: ({ x }) => [x * x],
      rule: ({ x }) => num(x * x),
      says: () => 'I squared and left out the constant term.',
      why: ({ x }) => `is $${x < 0 ? `(${x})` : x}^2$ alone.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'subtracted-instead-of-added',
      operands: ({ x, c }) => [x * x, c],
      rule: ({ x, c }) => num(x * x - c),
      says: () => 'I used the constant term with the wrong sign.',
      why: ({ x, c }) => `is $${x * x}${signed(-c)}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-added',
      operands: ({ x }) => [x * x],
      after: (x, { c }) => add(x, c),
      rule: ({ x, c }) => (x < 0 ? num(-x * x + c) : null),
      says: ({ x }) => `I took the square of $${x}$ as a negative number.`,
      why: ({ x, c }) => `is $-${x * x}${signed(c)}$; the square of a negative number is positive.`,
    },
    {
      misconception: 'sm-doubles-for-squares',
      operation: 'wrong-number-used',
      operands: ({ x, c }) => [x + c],
      after: (x) => mul(x, x),
      rule: ({ x, c }) => num((x + c) ** 2),
      says: () => 'I put the constant term into the square.',
      why: ({ x, c }) => `is $(${x}${signed(c)})^2$; only $x$ is squared.`,
    },
  ],
  explain: ({ x, c }) => ({
    plan: 'A common point satisfies both equations. The first one tells its $x$-coordinate; put it into the second.',
    steps: [
      { do: `At the common point $x = ${x}$.`, why: 'Every point of the line has this $x$-coordinate.' },
      {
        do: `$y = ${x < 0 ? `(${x})` : x}^2${signed(c)} = ${x * x}${signed(c)}$`,
        why: 'Put it into the equation of the curve; square first.',
      },
      { do: `$y = ${x * x + c}$`, why: 'Then add or subtract the constant term.' },
    ],
    check: `The point $(${x}, ${x * x + c})$ lies on both graphs.`,
  }),
  check: ({ x, c }) => num(Array.from({ length: Math.abs(x) }, () => Math.abs(x)).reduce((a, b) => a + b, c)),
})

export const templates: readonly Template[] = [root, factors, meet]
