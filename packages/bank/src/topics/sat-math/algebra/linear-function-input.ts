import { add, div, int, linear, mul, nonZero, num, paren, signed, sub, template, until } from '#kit'

const skill = 'sm-linear-functions'

export const solveFor = template({
  id: 'sat-math/linear-function-input',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [m, c, p, x] = [nonZero(rng, -6, 7), nonZero(rng, -12, 18), int(rng, 2, 5), nonZero(rng, -9, 14)]
        return { m, c: c * Math.abs(m), p, q: m * p + c * Math.abs(m), r: m * x + c * Math.abs(m) }
      },
      ({ m, c, p, q, r }) =>
        Math.abs(m) > 1 && Math.abs(c) < 50 && q !== 0 && r !== q && r !== c && ![p, m].includes((r - c) / m),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ c, p, q, r }) =>
        `The function $f$ is linear, with $f(0) = ${c}$ and $f(${p}) = ${q}$. For what value of $x$ is $f(x) = ${r}$?`,
    },
    {
      id: 'form',
      kind: 'multi-step',
      response: 'grid',
      difficulty: 'High',
      b: 0.7,
      items: 6,
      stem: ({ c, p, q, r }) =>
        `The function $g$ is defined by $g(x) = kx${c < 0 ? ' - ' : ' + '}${Math.abs(c)}$, where $k$ is a constant, and $g(${p}) = ${q}$. If $g(a) = ${r}$, what is the value of $a$?`,
    },
  ],
  given: ({ c, p, q, r }) => ({ c, p, q, r }),
  answer: ({ m, c, r }) => num((r - c) / m),
  traps: [
    {
      misconception: 'sm-puts-in-instead-of-solving',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (x, { c, p, q }) => add(mul(div(q - c, p), x), c),
      rule: ({ c, p, q, r }) => {
        const y = ((q - c) / p) * r + c
        return Math.abs(y) < 100 ? num(y) : null
      },
      why: ({ r }) => `is the value of the function at $${r}$.`,
    },
    {
      misconception: 'sm-repeats-the-operation',
      says: ({ c }) => `When I solved for the input, I moved the constant term $${c}$ without changing its sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, r }) => [r, c],
      after: (sum, { c, p, q }) => div(sum, div(q - c, p)),
      rule: ({ c, p, q, r }) => num(((r + c) * p) / (q - c)),
      why: ({ c, r }) => `uses $${r}${signed(c)}$ instead of $${r}${signed(-c)}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ c }) => `I left out the constant term $${c}$ and divided by the slope.`,
      operation: 'part-left-out',
      operands: ({ r }) => [r],
      after: (x, { c, p, q }) => div(x, div(q - c, p)),
      rule: ({ c, p, q, r }) => num((r * p) / (q - c)),
      why: ({ c }) => `leaves out the constant term $${c}$.`,
    },
    {
      misconception: 'sm-first-value-is-the-intercept',
      says: ({ q }) => `I used $${q}$ as if it were the constant term.`,
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      after: (x, { c, p, q, r }) => div(sub(r, x), div(q - c, p)),
      rule: ({ c, p, q, r }) => num(((r - q) * p) / (q - c)),
      why: ({ p, q }) => `uses $${q}$ as the value at $0$, but it is the value at $${p}$.`,
    },
    {
      misconception: 'sm-swaps-the-order',
      says: ({ c, r }) => `I subtracted $${r}$ from $${c}$ instead of the other way around.`,
      operation: 'difference-turned-round',
      operands: ({ c, r }) => [r, c],
      after: (gap, { c, p, q }) => div(gap, div(q - c, p)),
      rule: ({ c, p, q, r }) => num(((c - r) * p) / (q - c)),
      why: ({ c, r }) => `uses $${c} - ${paren(r)}$ instead of $${r} - ${paren(c)}$.`,
    },
    {
      misconception: 'sm-stops-at-the-slope',
      operation: 'stopped-at-a-step',
      operands: ({ c, p, q }) => [div(q - c, p)],
      rule: ({ c, p, q }) => num((q - c) / p),
      why: () => 'is the slope.',
    },
  ],
  explain: ({ m, c, p, q, r }) => ({
    plan: 'Find the slope from the known value at zero and the other known value. Then set the function equal to the given output and solve for the input.',
    steps: [
      {
        do: `The slope is $\\frac{${q} - ${paren(c)}}{${p}} = ${m}$.`,
        why: 'Change in value divided by change in $x$.',
      },
      { do: `The function is $${linear(m, c)}$, and it must be $${r}$.`, why: 'The given number is the output.' },
      {
        do: `$${linear(m, 0)} = ${r}${signed(-c)} = ${r - c}$, so the value is $${r - c} \\div ${paren(m)} = ${(r - c) / m}$.`,
        why: 'Take the constant term away, then divide by the slope.',
      },
    ],
    check: `$${m} \\cdot ${paren((r - c) / m)}${signed(c)} = ${r}$.`,
    faster: `The value changes by $${q - c}$ while the input changes by ${p}. It must change by $${r - c}$, so the input is $${p} \\cdot ${paren(r - c)} \\div ${paren(q - c)} = ${(r - c) / m}$.`,
  }),
  // Similar triangles: the inputs grow in the same ratio as the rises.
  check: ({ c, p, q, r }) => num(div(p * (r - c), q - c)),
})
