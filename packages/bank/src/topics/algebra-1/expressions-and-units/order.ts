import {
  add,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  polyEval,
  polynomial,
  polyTex,
  pow,
  signed,
  signedTerm,
  sub,
  table,
  template,
  until,
} from '#kit'

export const skill = 'a1-order-of-operations'

const numbers = template({
  id: 'algebra-1/order-with-a-square',
  skill,
  difficulty: 'Low',
  b: -1.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 12, 60), b: int(rng, 2, 5), c: int(rng, 1, 9), d: int(rng, 1, 9) }),
      ({ a, b, c, d }) => Math.abs(c - d) >= 3 && Math.abs(c - d) <= 5 && a !== b * (c - d) ** 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) => `What is the value of $${a} - ${b}(${c} - ${d})^2$?`,
    },
    {
      id: 'bare-grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d }) => `Evaluate $${a} - ${b} \\cdot (${c} - ${d})^2$.`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, d }) => num(a - b * (c - d) ** 2),
  traps: [
    {
      misconception: 'a1-eu-goes-left-to-right',
      says: ({ a, b }) => `I worked from left to right and subtracted $${a} - ${b}$ before I multiplied.`,
      classic: true,
      operation: 'left-to-right',
      operands: ({ a, b, c, d }) => [a, -b, (c - d) ** 2],
      rule: ({ a, b, c, d }) => num((a - b) * (c - d) ** 2),
      why: ({ a, b }) => `subtracts $${a} - ${b}$ first, but the multiplication comes before the subtraction.`,
    },
    {
      misconception: 'a1-eu-squares-each-part',
      classic: true,
      operation: 'difference-squared-term-by-term',
      operands: ({ c, d }) => [c, d],
      after: (got, { a, b }) => sub(a, mul(b, got)),
      rule: ({ a, b, c, d }) => num(a - b * (c * c - d * d)),
      why: ({ c, d }) => `uses $${c}^2 - ${d}^2$ for $(${c} - ${d})^2$.`,
    },
    {
      misconception: 'a1-eu-multiplies-before-squaring',
      operation: 'product-raised',
      operands: ({ b, c, d }) => [b, c - d, 2],
      after: (got, { a }) => sub(a, got),
      rule: ({ a, b, c, d }) => num(a - (b * (c - d)) ** 2),
      why: ({ b, c, d }) => `squares $${b} \\cdot ${paren(c - d)}$, but the exponent belongs to the parentheses only.`,
    },
    {
      misconception: 'a1-eu-square-stays-negative',
      operation: 'product-of-negatives-negative',
      operands: ({ c, d }) => [c - d, c - d],
      after: (got, { a, b }) => sub(a, mul(b, got)),
      rule: ({ a, b, c, d }) => (c < d ? num(a + b * (c - d) ** 2) : null),
      why: ({ c, d }) => `takes $(${c - d})^2$ for $-${(c - d) ** 2}$.`,
    },
    {
      misconception: 'a1-eu-doubles-for-a-square',
      operation: 'power-as-product',
      operands: ({ c, d }) => [c - d, 2],
      after: (got, { a, b }) => sub(a, mul(b, got)),
      rule: ({ a, b, c, d }) => num(a - 2 * b * (c - d)),
      why: ({ c, d }) => `takes $${paren(c - d)}^2$ for $${2 * (c - d)}$; the square is $${(c - d) ** 2}$.`,
    },
    {
      misconception: 'a1-eu-ignores-the-exponent',
      operation: 'exponent-left-out',
      operands: ({ c, d }) => [c - d],
      after: (got, { a, b }) => sub(a, mul(b, got)),
      rule: ({ a, b, c, d }) => num(a - b * (c - d)),
      why: ({ c, d }) => `uses $${c - d}$ where its square is meant.`,
    },
    {
      misconception: 'a1-eu-ignores-the-parentheses',
      says: ({ c, d }) =>
        `I worked as if there were no parentheses: I multiplied by $${c}$ only and squared $${d}$ only.`,
      operation: 'distributed-to-first-term-only',
      operands: ({ b, c, d }) => [-b, c, -d * d],
      after: (got, { a }) => add(a, got),
      rule: ({ a, b, c, d }) => num(a - b * c - d * d),
      why: ({ d }) => `works as if there were no parentheses, so that only the $${d}$ is squared.`,
    },
  ],
  explain: ({ a, b, c, d }) => {
    const square = (c - d) ** 2
    return {
      plan: 'Several operations stand in one expression: go by the order of operations, parentheses first, then powers, then products, then differences.',
      steps: [
        { do: `Parentheses: $${c} - ${d} = ${c - d}$.`, why: 'What stands in parentheses is one number.' },
        {
          do: `Power: $${paren(c - d)}^2 = ${paren(c - d)} \\cdot ${paren(c - d)} = ${square}$.`,
          why: `The exponent belongs to the parentheses${c < d ? ', and a negative number times itself is positive' : ''}.`,
        },
        {
          do: `Product: $${b} \\cdot ${square} = ${b * square}$.`,
          why: 'Multiplication comes before subtraction.',
        },
        { do: `Difference: $${a} - ${b * square} = ${a - b * square}$.`, why: 'It comes last.' },
      ],
      check: `Undo it from the end: $${a - b * square} + ${b * square} = ${a}$, and $${b * square} \\div ${b} = ${square}$, the square of $${c - d}$.`,
    }
  },
  // Takes the square away again and again.
  check: ({ a, b, c, d }) => num(Array.from({ length: b }).reduce<number>((s) => s - (c - d) * (c - d), a)),
})

const poly = ({ p, q, r }: { p: number; q: number; r: number }) => polynomial([p, q, r])

const negative = template({
  id: 'algebra-1/order-at-a-negative-number',
  skill,
  difficulty: 'Medium',
  b: -0.5,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 5), q: nonZero(rng, -8, 8), r: nonZero(rng, -9, 12), n: int(rng, 2, 6) }),
      ({ p, q, n }) => p * n !== 2 * Math.abs(q) && n !== 2,
    ),
  frames: [
    {
      id: 'at',
      kind: 'bare',
      items: 8,
      stem: (p) => `What is the value of $${polyTex(poly(p))}$ when $x = -${p.n}$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      b: -0.2,
      stem: (p) => {
        const rows = [-p.n, 0, 1, 2].map((x) => [`$${x}$`, x === -p.n ? '?' : `$${polyEval(poly(p), x).n}$`])
        return `<p>The table shows values of $${polyTex(poly(p))}$.</p>${table(['$x$', 'Value'], rows)}<p>Which number belongs in place of the question mark?</p>`
      },
    },
  ],
  given: (p) => p,
  answer: ({ p, q, r, n }) => num(p * n * n - q * n + r),
  traps: [
    {
      misconception: 'a1-eu-square-stays-negative',
      classic: true,
      operation: 'product-of-negatives-negative',
      operands: ({ n }) => [-n, -n],
      after: (got, { n, p, r, q }) => add(mul(p, got), r - q * n),
      rule: ({ p, q, r, n }) => num(-p * n * n - q * n + r),
      why: ({ n }) => `takes $(-${n})^2$ for $-${n * n}$.`,
    },
    {
      misconception: 'a1-eu-drops-the-sign-of-the-number',
      classic: true,
      operation: 'sign-dropped',
      operands: ({ n }) => [-n],
      after: (got, { p, q, r }) => add(mul(p, pow(got, 2)), add(mul(q, got), r)),
      rule: ({ p, q, r, n }) => num(p * n * n + q * n + r),
      why: ({ n }) => `puts in $${n}$ instead of $-${n}$.`,
    },
    {
      misconception: 'a1-eu-multiplies-before-squaring',
      operation: 'product-raised',
      operands: ({ p, n }) => [p, -n, 2],
      after: (got, { n, r, q }) => add(got, r - q * n),
      rule: ({ p, q, r, n }) => num(p * p * n * n - q * n + r),
      why: ({ p, n }) => `squares $${p} \\cdot (-${n})$, but the exponent belongs to $x$ only.`,
    },
    {
      misconception: 'a1-eu-doubles-for-a-square',
      operation: 'power-as-product',
      operands: ({ n }) => [-n, 2],
      after: (got, { n, p, r, q }) => add(mul(p, got), r - q * n),
      rule: ({ p, q, r, n }) => num(-2 * p * n - q * n + r),
      why: ({ n }) => `takes $(-${n})^2$ for $2 \\cdot (-${n})$.`,
    },
    {
      misconception: 'a1-eu-leaves-a-term-out',
      says: () => 'I left out the last term.',
      operation: 'term-left-out',
      operands: ({ p, n, q }) => [p * n * n, -q * n],
      rule: ({ p, q, n }) => num(p * n * n - q * n),
      why: ({ r }) => `leaves out the last term, $${r}$.`,
    },
    {
      misconception: 'a1-eu-leaves-a-term-out',
      says: () => 'I left out the term with $x$.',
      operation: 'term-left-out',
      operands: ({ p, n, r }) => [p * n * n, r],
      rule: ({ p, r, n }) => num(p * n * n + r),
      why: () => 'leaves out the term with $x$.',
    },
  ],
  explain: ({ p, q, r, n }) => {
    const [first, second] = [p * n * n, -q * n]
    const inner = -p * n + q
    return {
      plan: 'A negative number is put in for the variable: write it in parentheses, then work in the order of operations, powers first, then products, then sums.',
      steps: [
        {
          do: `Write $-${n}$ in parentheses in place of $x$: $${p}(-${n})^2${signedTerm(q, `(-${n})`)}${signed(r)}$.`,
          why: 'So its sign cannot get lost.',
        },
        {
          do: `First term: $(-${n})^2 = (-${n}) \\cdot (-${n}) = ${n * n}$, so it is $${p} \\cdot ${n * n} = ${first}$.`,
          why: 'The power comes before the product, and a negative number times itself is positive.',
        },
        {
          do: `Second term: $${paren(q)} \\cdot (-${n}) = ${second}$.`,
          why: `${q > 0 ? 'A positive times a negative number is negative.' : 'A negative times a negative number is positive.'}`,
        },
        {
          do: `Add the terms: $${first}${signed(second)}${signed(r)} = ${first + second}${signed(r)} = ${first + second + r}$.`,
          why: 'Sums and differences come last, from left to right.',
        },
      ],
      check: `The expression is also $x(${linear(p, q)})${signed(r)}$: in the parentheses $${p} \\cdot (-${n})${signed(q)} = ${inner}$, and $-${n} \\cdot ${paren(inner)}${signed(r)} = ${first + second + r}$.`,
      faster: `Only the term with $x$ to the first power notices the minus sign. Put in $${n}$ and change the sign of that term: $${first}${signed(second)}${signed(r)} = ${first + second + r}$.`,
    }
  },
  check: ({ p, q, r, n }) => num(polyEval(polynomial([p, q, r]), -n)),
})

const height = template({
  id: 'algebra-1/order-formula-height',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, 2, 9), v: int(rng, 15, 40), t: int(rng, 2, 5) }),
      ({ h, v, t }) => h + v * t - 5 * t * t > 4,
    ),
  frames: [
    {
      id: 'ball',
      kind: 'words',
      items: 7,
      stem: ({ h, v, t }, rng) =>
        `${person(rng)} hits a ball straight up from ${pick(rng, ['a roof', 'a balcony', 'a platform', 'the top of a wall'])}. Its height in meters after $t$ seconds is $${h} + ${v}t - 5t^2$. How high, in meters, is the ball after ${t} seconds?`,
    },
    {
      id: 'rocket-grid',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ h, v, t }, rng) =>
        `A model rocket of ${person(rng)}’s science club starts from a stand. After $t$ seconds it is $h = ${h} + ${v}t - 5t^2$ meters above the ground. What is $h$ for $t = ${t}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, v, t }) => num(h + v * t - 5 * t * t),
  traps: [
    {
      misconception: 'a1-eu-ignores-the-exponent',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ t }) => [t],
      after: (got, { t, h, v }) => sub(h + v * t, mul(5, got)),
      rule: ({ h, v, t }) => num(h + v * t - 5 * t),
      why: ({ t }) => `multiplies the $5$ by $${t}$ instead of $${t}^2$.`,
    },
    {
      misconception: 'a1-eu-doubles-for-a-square',
      classic: true,
      operation: 'power-as-product',
      operands: ({ t }) => [t, 2],
      after: (got, { t, h, v }) => sub(h + v * t, mul(5, got)),
      rule: ({ h, v, t }) => (t === 2 ? null : num(h + v * t - 10 * t)),
      why: ({ t }) => `uses $2 \\cdot ${t}$ for $${t}^2$.`,
    },
    {
      misconception: 'a1-eu-multiplies-before-squaring',
      rule: ({ h, v, t }) => (h + v * t > 25 * t * t ? num(h + v * t - 25 * t * t) : null),
      why: () => 'squares the $5$ as well.',
    },
    {
      misconception: 'a1-eu-goes-left-to-right',
      says: ({ h, v }) => `I worked from left to right and added $${h} + ${v}$ before I multiplied.`,
      operation: 'left-to-right',
      operands: ({ h, v, t }) => [h, v, t],
      after: (got, { t }) => sub(got, 5 * t * t),
      rule: ({ h, v, t }) => num((h + v) * t - 5 * t * t),
      why: ({ h, v }) => `adds $${h} + ${v}$ before multiplying.`,
    },
    {
      misconception: 'a1-eu-changes-a-sign',
      says: () => 'I added the last term instead of subtracting it.',
      operation: 'added-instead-of-subtracted',
      operands: ({ h, v, t }) => [h + v * t, 5 * t * t],
      rule: ({ h, v, t }) => num(h + v * t + 5 * t * t),
      why: () => 'adds the last term instead of subtracting it.',
    },
    {
      misconception: 'a1-eu-leaves-a-term-out',
      says: ({ h }) => `I left out the $${h}$ at the start.`,
      operation: 'term-left-out',
      operands: ({ v, t }) => [v * t, -5 * t * t],
      rule: ({ v, t, h }) => (v * t - 5 * t * t > 0 && h > 0 ? num(v * t - 5 * t * t) : null),
      why: ({ h }) => `leaves out the $${h}$ at the start.`,
    },
    {
      misconception: 'a1-eu-reads-a-product-as-a-sum',
      says: ({ v }) => `I added $${v}$ and $t$, although $${v}t$ is a product.`,
      operation: 'added-instead-of-multiplied',
      operands: ({ v, t }) => [v, t],
      after: (got, { t, h }) => add(h - 5 * t * t, got),
      rule: ({ h, v, t }) => (h + v + t > 5 * t * t ? num(h + v + t - 5 * t * t) : null),
      why: ({ v, t }) => `adds $${v} + ${t}$, but $${v}t$ is a product.`,
    },
  ],
  explain: ({ h, v, t }) => ({
    plan: 'A formula is evaluated: replace the variable everywhere, then work in the order of operations, powers first, then products, then sums and differences.',
    steps: [
      {
        do: `Put in $t = ${t}$: $${h} + ${v} \\cdot ${t} - 5 \\cdot ${t}^2$.`,
        why: `A number next to a variable means a product: $${v}t$ is $${v} \\cdot t$.`,
      },
      {
        do: `Last term: $${t}^2 = ${t * t}$, so it is $5 \\cdot ${t * t} = ${5 * t * t}$.`,
        why: 'The exponent belongs to $t$ alone, so the power comes before the product.',
      },
      { do: `Middle term: $${v} \\cdot ${t} = ${v * t}$.`, why: 'Products come before sums.' },
      {
        do: `$${h} + ${v * t} - ${5 * t * t} = ${h + v * t} - ${5 * t * t} = ${h + v * t - 5 * t * t}$ meters.`,
        why: 'Add and subtract from left to right.',
      },
    ],
    faster: `A calculator keeps the order of operations: type $${h} + ${v} \\cdot ${t} - 5 \\cdot ${t}^2$ in one line, and it shows $${h + v * t - 5 * t * t}$.`,
    check: `The formula is also $${h} + t(${v} - 5t)$: in the parentheses $${v} - ${5 * t} = ${v - 5 * t}$, and $${h} + ${t} \\cdot ${paren(v - 5 * t)} = ${h + v * t - 5 * t * t}$.`,
  }),
  // Distance by distance: in second number k the ball gains v and loses 5(2k − 1).
  check: ({ h, v, t }) =>
    num(Array.from({ length: t }, (_, i) => v - 5 * (2 * i + 1)).reduce((sum, gain) => sum + gain, h)),
})

export type Four = { a: number; b: number; c: number; d: number }

export const templates = [numbers, negative, height]
