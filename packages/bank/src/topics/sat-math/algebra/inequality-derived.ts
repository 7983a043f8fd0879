import { add, int, linear, mul, nearly, nonZero, num, signed, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-inequalities'

const derived = template({
  id: 'sat-math/inequality-derived-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 2, 30), c: int(rng, 10, 60), p: int(rng, 2, 5), q: nonZero(rng, -9, 9) }),
      ({ a, b, c, p, q }) => {
        const n = Math.ceil((c - b) / a)
        return (c - b) % a !== 0 && c > b + 2 * a && p * n + q !== n && Math.floor((c - 3 * b) / a) + 1 !== n
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, c, p, q }) =>
        `If $n$ is an integer and $${b} - ${a}n \\lt ${-c + 2 * b}$, what is the least possible value of $${linear(p, q, 'n')}$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c, p, q }) =>
        `<p>$${b} - ${a}n \\lt ${-c + 2 * b}$</p><p>The integer $n$ satisfies the given inequality. What is the least possible value of $${linear(p, q, 'n')}$?</p>`,
    },
  ],
  given: ({ a, b, c, p, q }) => ({ a, b, e: 2 * b - c, p, q }),
  answer: ({ a, b, c, p, q }) => num(p * Math.ceil((c - b) / a) + q),
  traps: [
    {
      misconception: 'sm-rounds-the-wrong-way',
      says: () => 'I rounded $n$ down, although it must be greater than the bound.',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a, b, e }) => [Math.floor((b - e) / a)],
      after: (x, { p, q }) => add(mul(p, x), q),
      rule: ({ a, b, e, p, q }) => num(p * Math.floor((b - e) / a) + q),
      why: ({ a, b, c }) => `uses $n = ${Math.floor((c - b) / a)}$, which is less than $\\frac{${c - b}}{${a}}$.`,
    },
    {
      misconception: 'sm-stops-at-x',
      says: () => 'I gave the least value of $n$ itself.',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, e }) => [Math.floor((b - e) / a) + 1],
      rule: ({ a, b, e }) => num(Math.ceil((b - e) / a)),
      why: () => 'is the least value of $n$ itself.',
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      says: ({ a }) => `I divided by $${a}$ instead of $-${a}$ and kept the greater-than sign.`,
      operation: 'wrong-number-used',
      operands: ({ a, b, e }) => [Math.floor((e - b) / a) + 1],
      after: (x, { p, q }) => add(mul(p, x), q),
      rule: ({ a, b, e, p, q }) => num(p * Math.ceil((e - b) / a) + q),
      why: ({ a, b, c }) => `divides $${b - c}$ by $${a}$ instead of $-${a}$.`,
    },
    {
      misconception: 'sm-repeats-the-operation',
      says: ({ b }) => `I added the $${b}$ on the right side instead of subtracting it.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, e }) => [e, b],
      after: (x, { a, p, q }) => add(mul(p, Math.floor(-x.n / a) + 1), q),
      rule: ({ a, b, e, p, q }) => num(p * (Math.floor(-(e + b) / a) + 1) + q),
      why: ({ b, c }) => `moves the $${b}$ to the other side as $${2 * b - c} + ${b}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ q }) => `I left out the $${q}$ at the end.`,
      operation: 'part-left-out',
      operands: ({ a, b, e, p }) => [p * (Math.floor((b - e) / a) + 1)],
      rule: ({ a, b, e, p }) => num(p * Math.ceil((b - e) / a)),
      why: ({ q }) => `leaves out the $${q}$ at the end.`,
    },
    {
      misconception: 'sm-sign-of-a-constant',
      says: ({ q }) => `I used the $${q}$ at the end with the wrong sign.`,
      operation: 'sign-reversed',
      operands: ({ q }) => [q],
      after: (x, { a, b, e, p }) => add(x, p * (Math.floor((b - e) / a) + 1)),
      rule: ({ a, b, e, p, q }) => num(p * Math.ceil((b - e) / a) - q),
      why: ({ p, q }) => `is $${linear(p, -q, 'n')}$.`,
    },
  ],
  explain: ({ a, b, c, p, q }) => {
    const n = Math.ceil((c - b) / a)
    return {
      plan: 'Solve the inequality for $n$, and reverse the inequality sign when you divide by a negative number. Take the least integer that fits, then substitute it into the expression.',
      steps: [
        {
          do: `Subtract $${b}$ on both sides: $-${a}n \\lt ${b - c}$.`,
          why: 'Only the term with $n$ stays on the left.',
        },
        {
          do: `Divide by $-${a}$: $n \\gt \\frac{${c - b}}{${a}}$.`,
          why: 'Dividing by a negative number reverses the inequality sign.',
        },
        {
          do: `$\\frac{${c - b}}{${a}}$ lies between $${n - 1}$ and $${n}$, so the least integer is $n = ${n}$.`,
          why: `$${a} \\cdot ${n - 1} = ${a * (n - 1)}$ is less than $${c - b}$, and $${a} \\cdot ${n} = ${a * n}$ is greater.`,
        },
        {
          do: `$${p} \\cdot ${n}${signed(q)} = ${p * n}${signed(q)} = ${p * n + q}$`,
          why: 'The expression is least when $n$ is least.',
        },
      ],
      check: `$n = ${n}$ gives $${b} - ${a} \\cdot ${n} = ${b - a * n}$, less than $${2 * b - c}$; one less gives $${b - a * (n - 1)}$, which is not.`,
      faster: `On a graphing calculator, $y = ${b} - ${a}x$ and $y = ${2 * b - c}$ cross at $x ${nearly((c - b) / a, 2)}$; the next integer above is $n = ${n}$, and $${p} \\cdot ${n}${signed(q)} = ${p * n + q}$.`,
    }
  },
  check: ({ a, b, e, p, q }) => num(p * search((n) => b - a * n < e) + q),
})

export const templates = [derived]
