import { add, div, int, linear, mul, nonZero, num, paren, signed, signedTerm, sub, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-equations'

/** b is a multiple of a, so that slips end in whole numbers too. */
const derived = template({
  id: 'sat-math/linear-derived-value',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 9)
        const [b, x] = [a * nonZero(rng, -6, 6), nonZero(rng, -8, 12)]
        return { a, b, c: a * x + b, k: int(rng, 2, 8), m: nonZero(rng, -9, 9) }
      },
      ({ a, b, c, k, m }) => k !== a && c !== 0 && Math.abs(c) < 100 && (k * (c - b)) / a + m !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, k, m }) => `If $${linear(a, b)} = ${c}$, what is the value of $${linear(k, m)}$?`,
    },
    {
      id: 'defined',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, k, m }) =>
        `<p>The number $x$ satisfies $${c} = ${linear(a, b)}$, and $y = ${linear(k, m)}$.</p><p>What is the value of $y$?</p>`,
    },
  ],
  given: ({ a, b, c, k, m }) => ({ a, b, c, k, m }),
  answer: ({ a, b, c, k, m }) => num((k * (c - b)) / a + m),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c }) => [div(c - b, a)],
      rule: ({ a, b, c }) => num((c - b) / a),
      why: () => 'is the value of $x$ itself.',
    },
    {
      misconception: 'sm-repeats-the-operation',
      says: ({ b }) => `I moved the $${b}$ to the other side without changing its sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, c }) => [c, b],
      after: (side, { a, k, m }) => add(mul(k, div(side, a)), m),
      rule: ({ a, b, c, k, m }) => num((k * (c + b)) / a + m),
      why: ({ b, c }) => `takes the term with $x$ as $${c}${signed(b)}$ instead of $${c}${signed(-b)}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ m }) => `I left out the $${m}$ at the end.`,
      operation: 'part-left-out',
      operands: ({ a, b, c, k }) => [mul(k, div(c - b, a))],
      rule: ({ a, b, c, k }) => num((k * (c - b)) / a),
      why: ({ k, m }) => `is $${linear(k, 0)}$ and leaves out the $${m}$.`,
    },
    {
      misconception: 'sm-scales-the-whole-side',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { a, k, m }) => add(mul(k, div(x, a)), m),
      rule: ({ a, c, k, m }) => num((k * c) / a + m),
      why: ({ a, c }) => `takes $x$ as $\\frac{${c}}{${a}}$.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: ({ m }) => `I used the $${m}$ of the second expression with the wrong sign.`,
      operation: 'sign-reversed',
      operands: ({ m }) => [m],
      after: (x, { a, b, c, k }) => add(mul(k, div(c - b, a)), x),
      rule: ({ a, b, c, k, m }) => num((k * (c - b)) / a - m),
      why: ({ k, m }) => `is $${linear(k, -m)}$.`,
    },
  ],
  explain: ({ a, b, c, k, m }) => ({
    plan: 'Solve the equation for $x$ first, because the expression that is asked for is made of $x$. Then substitute the value into that expression.',
    steps: [
      {
        do: `$${linear(a, 0)} = ${c}${signed(-b)} = ${c - b}$, so $x = ${c - b} \\div ${paren(a)} = ${(c - b) / a}$.`,
        why: 'Undo the constant first, then the factor.',
      },
      {
        do: `$${linear(k, m)} = ${(k * (c - b)) / a}${signed(m)} = ${(k * (c - b)) / a + m}$`,
        why: 'The question asks for this expression, not for $x$.',
      },
    ],
    check: `Put $x$ back in: $${a} \\cdot ${paren((c - b) / a)}${signed(b)} = ${c}$.`,
  }),
  check: ({ a, b, c, k, m }) => num(k * search((x) => a * x + b === c) + m),
})

const group = template({
  id: 'sat-math/linear-value-of-group',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [d, r] = [int(rng, 2, 4), int(rng, 2, 6)]
        const [q, x] = [d * nonZero(rng, -3, 3), nonZero(rng, -9, 12)]
        return { p: r + d, q, r, s: d * x - (r + d) * q, x }
      },
      ({ q, s, x }) => s !== 0 && Math.abs(s) < 90 && x !== q && x !== 2 * q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ p, q, r, s }) => `If $${p}(x${signed(-q)}) = ${linear(r, s)}$, what is the value of $x${signed(-q)}$?`,
    },
    {
      id: 'turned',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ p, q, r, s }) =>
        `<p>$${linear(r, s)} = ${p}(x${signed(-q)})$</p><p>In the equation above, what is the value of $x${signed(-q)}$?</p>`,
    },
  ],
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  answer: ({ q, x }) => num(x - q),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, q, r, s }) => [div(s + p * q, p - r)],
      rule: ({ p, q, r, s }) => num((s + p * q) / (p - r)),
      why: () => 'is the value of $x$, not of the expression in parentheses.',
    },
    {
      misconception: 'sm-multiplies-the-first-term-only',
      operation: 'distributed-to-first-term-only',
      rule: ({ p, q, r, s }) => num((s + q) / (p - r) - q),
      why: ({ p, q }) => `takes $${p}(x${signed(-q)})$ as $${linear(p, -q)}$.`,
    },
    {
      misconception: 'sm-repeats-the-operation',
      says: ({ p, q }) => `I moved the $${-p * q}$ to the other side without changing its sign.`,
      operation: 'subtracted-instead-of-added',
      operands: ({ p, q, s }) => [s, p * q],
      after: (x, { p, q, r }) => sub(div(x, p - r), q),
      rule: ({ p, q, r, s }) => num((s - p * q) / (p - r) - q),
      why: ({ p, q }) => `moves the $${-p * q}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: ({ q }) => `I found $x$ correctly, but then used the $${-q}$ with the wrong sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ p, q, r, s }) => [div(s + p * q, p - r), q],
      rule: ({ p, q, r, s }) => num((s + p * q) / (p - r) + q),
      why: ({ q }) => `is the value of $x${signed(q)}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ r, s }) => `I left out the constant term $${s}$ that stands with $${linear(r, 0)}$.`,
      operation: 'part-left-out',
      operands: ({ p, q }) => [p * q],
      after: (x, { p, q, r }) => sub(div(x, p - r), q),
      rule: ({ p, r, q }) => num((p * q) / (p - r) - q),
      why: ({ s }) => `leaves the $${s}$ out of the equation.`,
    },
  ],
  explain: ({ p, q, r, s, x }) => ({
    plan: 'Solve the equation for $x$ by distributing, then substitute the value into the expression in parentheses.',
    steps: [
      { do: `$${linear(p, -p * q)} = ${linear(r, s)}$`, why: 'The factor multiplies both terms in the parentheses.' },
      {
        do: `$${linear(p, 0)}${signedTerm(-r, 'x')} = ${s}${signed(p * q)}$, so $${linear(p - r, 0)} = ${s + p * q}$${p - r === 1 ? '' : ` and $x = \\frac{${s + p * q}}{${p - r}} = ${x}$`}.`,
        why: 'Bring the terms with $x$ to one side and the constant terms to the other.',
      },
      { do: `$${x}${signed(-q)} = ${x - q}$`, why: 'The question asks for the expression in parentheses.' },
    ],
    check: `Both sides agree: $${p} \\cdot ${x - q < 0 ? `(${x - q})` : x - q} = ${p * (x - q)}$ and $${r} \\cdot ${x < 0 ? `(${x})` : x}${signed(s)} = ${r * x + s}$.`,
    faster: `Call the group $g$. Then $x = ${linear(1, q, 'g')}$ and $${linear(r, s)} = ${r}(${linear(1, q, 'g')})${signed(s)} = ${linear(r, s + r * q, 'g')}$, so $${linear(p, 0, 'g')} = ${linear(r, s + r * q, 'g')}$, $${linear(p - r, 0, 'g')} = ${s + r * q}$, and $g = ${x - q}$.`,
  }),
  check: ({ p, q, r, s }) => num(search((x) => p * (x - q) === r * x + s) - q),
})

const noSolution = template({
  id: 'sat-math/linear-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 12), b: nonZero(rng, -6, 7), c: int(rng, 2, 9), d: nonZero(rng, -15, 20) }),
      ({ a, b, c, d }) => a !== c && a * b !== d && a - c !== b && Math.abs(a - c) > 1,
    ),
  frames: [
    {
      id: 'none',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(x${signed(b)}) - ${c}x = kx${signed(d)}$</p><p>In the given equation, $k$ is a constant. The equation has no solution. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `The equation $kx${signed(d)} = ${a}(x${signed(b)}) - ${c}x$, where $k$ is a constant, is true for no value of $x$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, c }) => num(a - c),
  traps: [
    {
      misconception: 'sm-forgets-a-term',
      classic: true,
      operation: 'part-left-out',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: ({ c }) => `I left out the term $-${c}x$.`,
      why: ({ c }) => `leaves out the term $-${c}x$.`,
    },
    {
      misconception: 'sm-adds-unlike-coefficients',
      says: ({ a, c }) => `I added the coefficients $${a}$ and $${c}$, although one term is subtracted.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c],
      rule: ({ a, c }) => num(a + c),
      why: ({ c }) => `adds the $${c}$ instead of subtracting it.`,
    },
    {
      misconception: 'sm-matches-the-constants',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [a * b],
      rule: ({ a, b }) => num(a * b),
      says: () => 'I gave the constant term of the simplified side instead of the coefficient of $x$.',
      why: ({ a, b }) =>
        `is $${a} \\cdot ${b < 0 ? `(${b})` : b}$, the constant term on that side, not the coefficient of $x$.`,
    },
    {
      misconception: 'sm-swaps-the-order',
      says: ({ a, c }) => `I subtracted $${a}$ from $${c}$ instead of the other way around.`,
      operation: 'difference-turned-round',
      operands: ({ a, c }) => [a, c],
      rule: ({ a, c }) => num(c - a),
      why: ({ a, c }) => `is $${c} - ${a}$ instead of $${a} - ${c}$.`,
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Simplify both sides. A linear equation has no solution when the coefficients of $x$ are equal and the constant terms are not, so compare the coefficients.',
    steps: [
      {
        do: `$${a}(x${signed(b)}) = ${linear(a, a * b)}$`,
        why: 'The factor multiplies both terms in the parentheses.',
      },
      {
        do: `The side without $k$ is $${a}x - ${c}x${signed(a * b)} = ${linear(a - c, a * b)}$.`,
        why: 'Collect the terms with $x$.',
      },
      {
        do: `The coefficients of $x$ must be equal, so $k = ${a - c}$.`,
        why: 'Then the terms with $x$ cancel, and a false statement is left.',
      },
    ],
    check: `With $k = ${a - c}$ the terms with $x$ cancel and $${a * b} = ${d}$ is left, which is false.`,
    faster: `Only the terms with $x$ count: $${a}x - ${linear(c, 0)} = ${linear(a - c, 0)}$, so $k = ${a - c}$; the constant terms $${a * b}$ and $${d}$ only have to differ.`,
  }),
  // The two sides have the same difference at 0 and at 1 exactly when the lines are parallel.
  check: ({ a, b, c, d }) => num(search((k) => a * (1 + b) - c - (k + d) === a * b - d, 60)),
})

const identity = template({
  id: 'sat-math/linear-identity-constant',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 8), b: int(rng, 2, 6), c: nonZero(rng, -7, 9), d: int(rng, 2, 15) }),
      ({ a, b, c, d }) => a * b - d > 1 && Math.abs(c) > 1 && a * b - d !== a * c,
    ),
  frames: [
    {
      id: 'infinitely-many',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(${linear(b, c)}) - ${d}x = ${a * b - d}x + k$</p><p>In the given equation, $k$ is a constant. The equation has infinitely many solutions. What is the value of $k$?</p>`,
    },
    {
      id: 'every-value',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c, d }) =>
        `The equation $${a}(${linear(b, c)}) - ${d}x = ${a * b - d}x + k$, where $k$ is a constant, is true for every value of $x$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, c }) => num(a * c),
  traps: [
    {
      misconception: 'sm-multiplies-the-first-term-only',
      classic: true,
      operation: 'distributed-to-first-term-only',
      rule: ({ c }) => num(c),
      why: ({ a, b, c }) => `takes $${a}(${linear(b, c)})$ as $${linear(a * b, c)}$.`,
    },
    {
      misconception: 'sm-matches-the-coefficients',
      says: () => 'I gave the coefficient of $x$ on the right side instead of the constant term.',
      operation: 'wrong-number-used',
      operands: ({ a, b, d }) => [a * b - d],
      rule: ({ a, b, d }) => num(a * b - d),
      why: () => 'is the coefficient of $x$ on both sides.',
    },
    {
      misconception: 'sm-adds-instead-of-multiplying',
      operation: 'added-instead-of-multiplied',
      operands: ({ a, c }) => [a, c],
      rule: ({ a, c }) => num(a + c),
      why: ({ a, c }) => `is $${a}${signed(c)}$ instead of the product.`,
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      says: ({ c }) => `I took the $${c}$ in the parentheses as positive.`,
      operation: 'sign-dropped',
      operands: ({ a, c }) => [a * c],
      rule: ({ a, c }) => (c < 0 ? num(-a * c) : null),
      why: ({ a, c }) => `takes $${a} \\cdot (${c})$ as positive.`,
    },
    {
      misconception: 'sm-mixes-unlike-terms',
      says: ({ d }) => `I combined the coefficient of $-${d}x$ with the constant term.`,
      operation: 'unlike-terms-combined',
      operands: ({ a, c, d }) => [a * c, -d],
      rule: ({ a, c, d }) => num(a * c - d),
      why: ({ d }) => `subtracts the $${d}$ of $-${d}x$ from the constant term.`,
    },
    {
      misconception: 'sm-matches-the-coefficients',
      says: ({ a, b }) => `I gave the product $${a} \\cdot ${b}$, which belongs to $x$.`,
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [a * b],
      rule: ({ a, b }) => num(a * b),
      why: ({ a, b }) => `is $${a} \\cdot ${b}$, which belongs to $x$.`,
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'An equation is true for every $x$ only if both sides are the same expression. Simplify the left side, then compare the constant terms.',
    steps: [
      {
        do: `$${a}(${linear(b, c)}) = ${linear(a * b, a * c)}$`,
        why: 'The factor multiplies both terms in the parentheses.',
      },
      {
        do: `The left side is $${a * b}x - ${d}x${signed(a * c)} = ${linear(a * b - d, a * c)}$.`,
        why: 'Collect the terms with $x$.',
      },
      {
        do: `Both sides must be the same expression, so $k = ${a * c}$.`,
        why: 'Every value of $x$ is a solution only if coefficients and constants both agree.',
      },
    ],
    check: `At $x = 0$ the left side is $${a} \\cdot ${c < 0 ? `(${c})` : c} = ${a * c}$ and the right side is $k$.`,
    faster: `The terms with $x$ agree on both sides already, so only the constants count: $k = ${a} \\cdot ${paren(c)} = ${a * c}$.`,
  }),
  check: ({ a, b, c, d }) => num(a * (b * 2 + c) - d * 2 - (a * b - d) * 2),
})

export const templates = [derived, group, noSolution, identity]
