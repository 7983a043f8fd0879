import {
  add,
  div,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  polynomial,
  polyTex,
  polyValue,
  signed,
  signedTerm,
  sub,
  type Template,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-equivalent-expressions'

const product = template({
  id: 'sat-math/expression-middle-coefficient',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: nonZero(rng, -9, 9), c: int(rng, 2, 6), d: nonZero(rng, -9, 9) }),
      ({ a, b, c, d }) => a * d + b * c !== 0 && Math.abs(b) > 1 && Math.abs(d) > 1 && a !== c && b !== d,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `The expression $(${linear(a, b)})(${linear(c, d)})$ is rewritten as $px^2 + qx + r$, where $p$, $q$, and $r$ are constants. What is the value of $q$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, d }) =>
        `What is the coefficient of $x$ when $(${linear(a, b)})(${linear(c, d)})$ is multiplied out and like terms are collected?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => num(a * d + b * c),
  traps: [
    {
      misconception: 'sm-forgets-the-cross-terms',
      classic: true,
      operation: 'part-left-out',
      operands: ({ a, d }) => [a * d],
      rule: ({ a, d }) => num(a * d),
      says: () => 'I multiplied only the outer terms and left out the product of the inner terms.',
      why: () => 'is only one of the two products that contain $x$.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'wrong-number-used',
      operands: ({ b, d }) => [b * d],
      rule: ({ b, d }) => num(b * d),
      says: () => 'I gave the constant term of the product.',
      why: () => 'is the constant term.',
    },
    {
      misconception: 'sm-forgets-the-cross-terms',
      operation: 'part-left-out',
      operands: ({ b, c }) => [b * c],
      rule: ({ b, c }) => num(b * c),
      says: () => 'I multiplied only the inner terms and left out the product of the outer terms.',
      why: () => 'is only one of the two products that contain $x$.',
    },
    {
      misconception: 'sm-pairs-the-wrong-terms',
      rule: ({ a, b, c, d }) => num(a * b + c * d),
      says: () => 'I multiplied the two terms within each pair of parentheses and added the products.',
      why: ({ a, b, c, d }) => `is $${a} \\cdot ${pa(b)} + ${c} \\cdot ${pa(d)}$: terms of the same parentheses.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ a, b, c, d }) => (b < 0 ? num(a * d - b * c) : d < 0 ? num(b * c - a * d) : null),
      says: ({ b, d }) => `I lost the minus sign of $${b < 0 ? b : d}$.`,
      why: ({ b, d }) => `takes $${b < 0 ? b : d}$ as positive.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'wrong-number-used',
      operands: ({ a, c }) => [a * c],
      rule: ({ a, c }) => num(a * c),
      says: () => 'I gave the coefficient of $x^2$.',
      why: () => 'is the coefficient of $x^2$.',
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Only two of the four products contain $x$ to the first power: the outer terms and the inner terms. Find both, and add their coefficients.',
    steps: [
      {
        do: `The terms with $x$ are $${a}x \\cdot ${pa(d)}$ and $${pa(b)} \\cdot ${c}x$.`,
        why: 'Every term of the first factor meets every term of the second.',
      },
      {
        do: `Their coefficients add up to $${a * d}${signed(b * c)} = ${a * d + b * c}$.`,
        why: 'Like terms are collected.',
      },
    ],
    check: `Try $x = 1$: the product is $${pa(a + b)} \\cdot ${pa(c + d)} = ${(a + b) * (c + d)}$, and the coefficients must add up to it: $${a * c}${signed(a * d + b * c)}${signed(b * d)} = ${(a + b) * (c + d)}$.`,
  }),
  // Half the difference of the values at 1 and −1.
  check: ({ a, b, c, d }) => num(div((a + b) * (c + d) - (b - a) * (d - c), 2)),
})

export const pa = (n: number): string => (n < 0 ? `(${n})` : String(n))

const difference = template({
  id: 'sat-math/expression-difference',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 3, 9),
        b: nonZero(rng, -8, 9),
        c: nonZero(rng, -9, 9),
        d: int(rng, 1, 6),
        e: nonZero(rng, -8, 9),
        f: nonZero(rng, -9, 9),
      }),
      ({ a, b, c, d, e, f }) => a > d && b !== e && c !== f && b !== -e && c !== -f,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, d, e, f }) =>
        `Which expression is equivalent to $(${polyTex(polynomial([a, b, c]))}) - (${polyTex(polynomial([d, e, f]))})$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ a, b, c, d, e, f }) =>
        `A sheet of metal has an area of $${polyTex(polynomial([a, b, c]))}$ square centimeters, where $x \\gt 10$. A piece with an area of $${polyTex(polynomial([d, e, f]))}$ square centimeters is cut out of it. Which expression gives the area of the sheet that is left, in square centimeters?`,
    },
  ],
  given: ({ a, b, c, d, e, f }) => ({ a, b, c, d, e, f }),
  answer: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c - f])),
  traps: [
    {
      misconception: 'sm-subtracts-the-first-term-only',
      classic: true,
      operation: 'minus-not-distributed',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c + f])),
      says: () => 'I subtracted only the first term of the second expression and added the others.',
      why: () => 'changes the sign of the first term only.',
    },
    {
      misconception: 'sm-adds-instead-of-subtracting',
      classic: true,
      operation: 'added-instead-of-subtracted',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b + e, c + f])),
      why: () => 'adds all three terms.',
    },
    {
      misconception: 'sm-subtracts-the-first-term-only',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c + f])),
      says: () => 'I did not apply the minus sign to the last term.',
      why: () => 'adds the last term.',
    },
    {
      misconception: 'sm-subtracts-the-first-term-only',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c - f])),
      says: () => 'I did not apply the minus sign to the term with $x$.',
      why: () => 'adds the term with $x$.',
    },
    {
      misconception: 'sm-adds-instead-of-subtracting',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b - e, c - f])),
      says: () => 'I did not apply the minus sign to the term with $x^2$.',
      why: () => 'adds the term with $x^2$.',
    },
  ],
  explain: ({ a, b, c, d, e, f }, frame) => {
    // At 10 and beyond, no slip in the signs of dx² + ex + f can cancel another: every wrong option shows.
    const trial = frame === 'words' ? 20 : 10
    const [first, second] = [(a * trial + b) * trial + c, (d * trial + e) * trial + f]
    return {
      plan: 'Subtracting an expression subtracts each of its terms. Change every sign in the second expression, then combine like terms.',
      steps: [
        {
          do: `The minus sign changes every sign in the second parentheses: $${polyTex(polynomial([-d, -e, -f]))}$.`,
          why: 'Subtracting a sum subtracts each of its terms.',
        },
        {
          do: `Combined with $${polyTex(polynomial([a, b, c]))}$ this gives $${polyTex(polynomial([a - d, b - e, c - f]))}$.`,
          why: 'Terms with the same power of $x$ are added.',
        },
      ],
      check: `Try $x = ${trial}$: the difference is $${first} - ${paren(second)} = ${first - second}$, and so is the result: $${(a - d) * trial ** 2}${signed((b - e) * trial)}${signed(c - f)} = ${first - second}$.`,
      faster: `Test the options with one number: at $x = ${trial}$ the expression is $${first} - ${paren(second)} = ${first - second}$, and of the four options only $${polyTex(polynomial([a - d, b - e, c - f]))}$ has this value there.`,
    }
  },
  // The parabola through the differences of the values at −1, 0 and 1.
  check: ({ a, b, c, d, e, f }) => {
    const at = (x: number) => a * x ** 2 + b * x + c - (d * x ** 2 + e * x + f)
    const [low, middle, high] = [at(-1), at(0), at(1)]
    return polyValue(polynomial([(low + high) / 2 - middle, (high - low) / 2, middle]))
  },
})

const square = template({
  id: 'sat-math/expression-completed-square',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -9, 9), c: nonZero(rng, -30, 40) }),
      ({ h, c }) => Math.abs(h) > 1 && c - h * h !== 0 && h + c - h * h !== 0,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, c }) =>
        `The expression $x^2${signed(2 * h)}x${signed(c)}$ can be written as $(x + h)^2 + k$, where $h$ and $k$ are constants. What is the value of $h + k$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ h, c }) =>
        `For all $x$, $x^2${signed(2 * h)}x${signed(c)} = (x + a)^2 + b$, where $a$ and $b$ are constants. What is the value of $a + b$?`,
    },
  ],
  given: ({ h, c }) => ({ p: 2 * h, c }),
  answer: ({ h, c }) => num(h + c - h * h),
  traps: [
    {
      misconception: 'sm-adds-the-square-back',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ p, c }) => [c, frac(p * p, 4)],
      after: (x, { p }) => add(x, frac(p, 2)),
      rule: ({ p, c }) => num(p / 2 + c + (p * p) / 4),
      says: () => 'I added the square to the constant term instead of taking it away.',
      why: ({ c, h }) => `takes the constant outside the square as $${c} + ${h * h}$.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ p, c }) => [sub(c, frac(p * p, 4))],
      rule: ({ p, c }) => num(c - (p * p) / 4),
      says: () => 'I gave the constant outside the square alone.',
      why: () => 'is the constant outside the square alone.',
    },
    {
      misconception: 'sm-keeps-the-constant',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { p }) => add(x, frac(p, 2)),
      rule: ({ p, c }) => num(p / 2 + c),
      says: ({ c }) => `I left the constant $${c}$ unchanged outside the square.`,
      why: ({ c }) => `leaves $${c}$ unchanged, although the square brings a number of its own.`,
    },
    {
      misconception: 'sm-forgets-to-halve',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x, { c }) => add(x, sub(c, mul(x, x))),
      rule: ({ p, c }) => num(p + c - p * p),
      why: ({ h }) => `uses $${2 * h}$ for the number in the square.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ p }) => [frac(p, 2)],
      after: (x, { c }) => add(x, sub(c, mul(x, x))),
      rule: ({ p, c }) => num(-p / 2 + c - (p * p) / 4),
      says: () => 'I used the number in the square with the wrong sign.',
      why: ({ h }) => `uses $${-h}$ for the number in the square.`,
    },
  ],
  explain: ({ h, c }, frame) => ({
    plan: 'Complete the square: half the coefficient of $x$ stands in the square, and what the square adds is taken off the constant term again.',
    steps: [
      { do: `Half of $${2 * h}$ is $${h}$.`, why: 'The middle coefficient is twice the number in the square.' },
      {
        do: `$(x${signed(h)})^2 = x^2${signed(2 * h)}x + ${h * h}$`,
        why: 'This gives the first two terms, and a number besides.',
      },
      { do: `The constant outside is $${c} - ${h * h} = ${c - h * h}$.`, why: 'Take away what the square adds.' },
      {
        do: `The sum is $${h}${signed(c - h * h)} = ${h + c - h * h}$.`,
        why: 'The question asks for both constants together.',
      },
    ],
    check: `Try $x = 1$: the expression is $1${signed(2 * h)}${signed(c)} = ${1 + 2 * h + c}$, and the new form is $${pa(1 + h)}^2${signed(c - h * h)} = ${(1 + h) ** 2}${signed(c - h * h)} = ${1 + 2 * h + c}$.`,
    faster: `The vertex of $y = x^2${signedTerm(2 * h, 'x')}${signed(c)}$, which a graphing calculator marks, is $(${-h}, ${c - h * h})$, so $${frame === 'grid' ? 'a' : 'h'} = ${h}$ and $${frame === 'grid' ? 'b' : 'k'} = ${c - h * h}$, and their sum is $${h + c - h * h}$.`,
  }),
  check: ({ p, c }) => {
    const h = search((n) => 2 * n === p)
    return num(h + search((k) => (1 + h) ** 2 + k === 1 + p + c))
  },
})

export const templates: readonly Template[] = [product, difference, square]
