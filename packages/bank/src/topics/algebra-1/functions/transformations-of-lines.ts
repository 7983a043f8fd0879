import { add, asWritten, linear, mul, nonZero, num, paren, pick, signed, template, until, type Value } from '#kit'
import { inside, way } from './transformations-values.ts'

const skill = 'a1-transformations-of-functions'

const ofLine = template({
  id: 'algebra-1/transformation-of-line',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        m: pick(rng, [-4, -3, -2, 2, 3, 4]),
        b: nonZero(rng, -9, 9),
        h: pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5]),
        k: nonZero(rng, -8, 8),
      }),
      ({ m, b, h, k }) => b - m * h + k !== 0 && b + m * h + k !== 0 && Math.abs(k) > 1 && Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'equation',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, b, h, k }) =>
        `Let $f(x) = ${linear(m, b)}$ and $g(x) = f(${inside(h)})${signed(k)}$. Which rule does $g$ have?`,
    },
    {
      id: 'moved',
      kind: 'multi-step',
      items: 5,
      stem: ({ m, b, h, k }) =>
        `The line $y = ${linear(m, b)}$ is moved ${way({ h, k })}. Which rule $g(x)$ does the moved line have?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, b, h, k }) => ruleG(m, b - m * h + k),
  traps: [
    {
      misconception: 'a1-tr-moves-with-the-sign-inside',
      says: ({ h }) => `I moved ${h > 0 ? 'left instead of right' : 'right instead of left'}.`,
      classic: true,
      rule: ({ m, b, h, k }) => ruleG(m, b + m * h + k),
      why: ({ h }) => `moves the line ${h > 0 ? 'left' : 'right'}.`,
    },
    {
      misconception: 'a1-tr-does-not-multiply-the-shift',
      rule: ({ m, b, h, k }) => ruleG(m, b - h + k),
      why: ({ m, h }) => `adds $${-h}$ without multiplying it by the slope $${m}$.`,
    },
    {
      misconception: 'a1-tr-ignores-the-inside',
      says: ({ h }) => `I left out the move to the ${h > 0 ? 'right' : 'left'}.`,
      rule: ({ m, b, k }) => ruleG(m, b + k),
      why: () => 'moves the line up or down only.',
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      rule: ({ m, b, h, k }) => ruleG(m, b - m * h - k),
      why: ({ k }) => `moves the line ${k > 0 ? 'down' : 'up'}.`,
    },
  ],
  explain: ({ m, b, h, k }) => ({
    plan: 'Put the moved input into the rule of $f$, multiply out, and add what stands outside.',
    steps: [
      {
        do: `Moved sideways: $f(${inside(h)}) = ${m}(${inside(h)})${signed(b)}$.`,
        why: 'Everywhere in the rule $x$ is replaced by the inside.',
      },
      {
        do: `Multiply out: $${m}x${signed(-m * h)}${signed(b)} = ${linear(m, b - m * h)}$.`,
        why: 'The slope multiplies both terms.',
      },
      {
        do: `Add what is outside: ${ruleG(m, b - m * h + k).html}.`,
        why: 'The slope has not changed; only the constant has.',
      },
    ],
    check: `The point $(0, ${b})$ of $f$ must go to $(${h}, ${b + k})$: $${m} \\cdot ${paren(h)}${signed(b - m * h + k)} = ${b + k}$.`,
    faster: `The slope stays $${m}$; only the constant changes, by minus the slope times the move to the right and by the move up: $${b} - ${paren(m)} \\cdot ${paren(h)}${signed(k)} = ${b - m * h + k}$.`,
  }),
  check: ({ m, b, h, k }) => {
    const g = (x: number) => m * (x - h) + b + k
    return ruleG(g(1) - g(0), g(0))
  },
})

function ruleG(m: number, b: number): Value {
  return asWritten(`g(x) = ${linear(m, b)}`)
}

const yIntercept = template({
  id: 'algebra-1/transformation-y-intercept',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -9, 9), a: pick(rng, [-3, -2, 2, 3]) }),
      ({ h, k, a }) => Math.abs(h) > 1 && a * h * h + k !== 0 && Math.abs(k) > 1,
    ),
  frames: [
    {
      id: 'square',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, a }) =>
        `The graph of $f(x) = ${a}x^2$ is moved ${way({ h, k })}. At which value of $y$ does the new graph cross the $y$-axis?`,
    },
    {
      id: 'notation',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, a }) =>
        `Let $f(x) = ${a}x^2$ and $g(x) = f(${inside(h)})${signed(k)}$. What is the $y$-coordinate of the point where the graph of $g$ meets the $y$-axis?`,
    },
  ],
  given: (p) => p,
  answer: ({ h, k, a }) => num(a * h * h + k),
  traps: [
    {
      misconception: 'a1-tr-takes-the-vertex-for-the-intercept',
      classic: true,
      rule: ({ k }) => num(k),
      why: ({ h, k }) => `is the height of the vertex $(${h}, ${k})$, which no longer lies on the $y$-axis.`,
    },
    {
      misconception: 'a1-tr-forgets-the-factor',
      operation: 'factor-left-out',
      operands: ({ h }) => [h * h],
      after: (got, { k }) => add(got, k),
      rule: ({ h, k }) => num(h * h + k),
      why: ({ a }) => `leaves out the factor $${a}$.`,
    },
    {
      misconception: 'a1-tr-turns-the-sign-outside',
      says: ({ k }) => `I moved ${k > 0 ? 'down instead of up' : 'up instead of down'}.`,
      operation: 'sign-reversed',
      operands: ({ k }) => [k],
      after: (got, { a, h }) => add(a * h * h, got),
      rule: ({ h, k, a }) => num(a * h * h - k),
      why: ({ k }) => `moves the graph ${k > 0 ? 'down' : 'up'}.`,
    },
    {
      misconception: 'a1-tr-does-not-square-the-inside',
      says: ({ h }) => `I used $${-h}$ without squaring it.`,
      operation: 'exponent-left-out',
      operands: ({ h }) => [-h],
      after: (got, { a, k }) => add(mul(a, got), k),
      rule: ({ h, k, a }) => num(-a * h + k),
      why: ({ h }) => `uses $${-h}$ without squaring it.`,
    },
    {
      misconception: 'a1-tr-squares-the-factor-too',
      operation: 'product-raised',
      operands: ({ a, h }) => [a, h, 2],
      after: (got, { k }) => add(got, k),
      rule: ({ h, k, a }) => num((a * h) ** 2 + k),
      why: ({ a }) => `squares the factor $${a}$ as well.`,
    },
  ],
  explain: ({ h, k, a }, frame) => ({
    plan: 'Write the rule of the new graph and put in zero for $x$.',
    steps: [
      {
        do: `The new rule is $${a}(${inside(h)})^2${signed(k)}$.`,
        why: 'Inside the sideways move, outside the move up or down.',
      },
      {
        do: `For $x = 0$: $${a} \\cdot (${-h})^2${signed(k)} = ${a} \\cdot ${h * h}${signed(k)}$.`,
        why: 'On the $y$-axis $x$ is zero.',
      },
      { do: `$${a * h * h}${signed(k)} = ${a * h * h + k}$`, why: 'Square first, then multiply, then add.' },
    ],
    check: `The point of $y = ${a}x^2$ at $x = ${-h}$ has the height $${a * h * h}$; it is the one that is moved onto the $y$-axis.`,
    faster:
      frame === 'notation'
        ? `No rule is needed: $g(0) = f(${-h})${signed(k)} = ${a * h * h}${signed(k)} = ${a * h * h + k}$.`
        : `No rule is needed: the point that comes to the $y$-axis stood at $x = ${-h}$, so the new height is $f(${-h})${signed(k)} = ${a * h * h}${signed(k)} = ${a * h * h + k}$.`,
  }),
  check: ({ h, k, a }) => {
    // Moves the point of the old graph that arrives on the y-axis.
    const x = 0 - h
    return num(a * x * x + k)
  },
})

export const templates = [ofLine, yIntercept]
