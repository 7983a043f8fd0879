import {
  div,
  frac,
  int,
  linear,
  nonZero,
  num,
  quadraticRoots,
  signed,
  surdNumber,
  type Template,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'
import { quad } from './equations.ts'

const skill = 'sm-nonlinear-equations'

/** The two solutions of x + a = (x − b)², the larger one first. */
const squared = ({ a, b }: Readonly<{ a: number; b: number }>): readonly [number, number] => {
  const d = Math.sqrt((2 * b + 1) ** 2 - 4 * (b * b - a))
  return [(2 * b + 1 + d) / 2, (2 * b + 1 - d) / 2]
}

const radical = template({
  id: 'sat-math/radical-equation',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [x, b] = [int(rng, 4, 16), int(rng, 1, 8)]
        const other = 2 * b + 1 - x
        return { x, b, a: (x - b) ** 2 - x, other }
      },
      ({ x, b, a, other }) => x > b + 1 && a !== 0 && other > 0 && other < b && Math.abs(a) < 60,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) => `Which value of $x$ satisfies $\\sqrt{x${signed(a)}} = x - ${b}$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b }) => `<p>$x - \\sqrt{x${signed(a)}} = ${b}$</p><p>What is the solution of the equation?</p>`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'sm-keeps-an-extraneous-solution',
      classic: true,
      operation: 'false-root-kept',
      rule: (g) => num(squared(g)[1]),
      why: ({ other, b }) => `makes the right side negative ($${other} - ${b}$), and a square root is never negative.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      rule: (g) => num(squared(g)[0] - g.b),
      says: () => 'I gave the value of the root instead of $x$.',
      why: () => 'is the value of the root, not of $x$.',
    },
    {
      misconception: 'sm-squares-term-by-term',
      operation: 'power-of-sum-as-sum-of-powers',
      rule: ({ a, b }) => {
        const d = Math.sqrt(1 + 4 * (a + b * b))
        return d > 1 && Number.isInteger((1 + d) / 2) ? num((1 + d) / 2) : null
      },
      says: ({ b }) => `I squared $x - ${b}$ as $x^2 - ${b * b}$.`,
      why: ({ b }) => `solves an equation with $x^2 - ${b * b}$ on the right side.`,
    },
    {
      misconception: 'sm-squares-term-by-term',
      operation: 'power-of-sum-as-sum-of-powers',
      rule: ({ a, b }) => {
        const d = Math.sqrt(1 + 4 * (a - b * b))
        return d > 1 && Number.isInteger((1 + d) / 2) ? num((1 + d) / 2) : null
      },
      says: ({ b }) => `I squared $x - ${b}$ as $x^2 + ${b * b}$.`,
      why: ({ b }) => `solves an equation with $x^2 + ${b * b}$ on the right side.`,
    },
    {
      misconception: 'sm-keeps-an-extraneous-solution',
      rule: (g) => num(squared(g)[0] + squared(g)[1]),
      says: () => 'I added both solutions of the squared equation.',
      why: () => 'adds both solutions of the squared equation.',
    },
  ],
  explain: ({ a, b, x, other }, frame) => ({
    plan: 'Isolate the square root and square both sides. Squaring may bring in a false solution, so test each solution in the equation with the square root.',
    steps: [
      ...(frame === 'grid'
        ? [{ do: `$\\sqrt{x${signed(a)}} = x - ${b}$`, why: 'Isolate the square root before you square.' }]
        : []),
      { do: `$x${signed(a)} = (x - ${b})^2 = x^2 - ${2 * b}x + ${b * b}$`, why: 'Squaring removes the square root.' },
      {
        do: `$x^2 - ${2 * b + 1}x${signed(b * b - a)} = 0$, so $(x - ${x})(x - ${other}) = 0$.`,
        why: 'Bring everything to one side and factor.',
      },
      {
        do: `For $x = ${other}$ the right side would be $${other} - ${b} = ${other - b}$, but a square root is never negative. The solution is $${x}$.`,
        why: 'Squaring may add solutions.',
      },
    ],
    check: `$\\sqrt{${x}${signed(a)}} = ${x - b}$ and $${x} - ${b} = ${x - b}$.`,
    faster:
      frame === 'grid'
        ? `Graph $y = x - \\sqrt{x${signed(a)}}$ and $y = ${b}$ on a calculator: they cross only at $x = ${x}$, so no false solution appears.`
        : `Test the options in the equation itself, without squaring: only $${x}$ makes both sides equal, $\\sqrt{${x + a}} = ${x - b}$.`,
  }),
  check: ({ a, b }) => num(search((x) => x + a >= 0 && Math.sqrt(x + a) === x - b)),
})

const absolute = template({
  id: 'sat-math/absolute-value-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, m, d] = [int(rng, 2, 5), nonZero(rng, -9, 9), int(rng, 2, 9)]
        return { a, b: a * m, c: a * d }
      },
      ({ b, c }) => Math.abs(b) !== c,
    ),
  frames: [
    {
      id: 'least',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `What is the least solution of $|${linear(a, b)}| = ${c}$?`,
    },
    {
      id: 'sum',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c }) =>
        `The equation $|${linear(a, b)}| = ${c}$ has two solutions. What is the smaller of the two?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num((-c - b) / a),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-root',
      classic: true,
      operation: 'root-lost',
      rule: ({ a, b, c }) => num((c - b) / a),
      says: () => 'I gave the larger solution.',
      why: () => 'is the larger of the two solutions.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ a, b, c }) => num(-(c - b) / a),
      says: () => 'I solved the equation without the bars and put a minus sign before the solution.',
      why: ({ a, b, c }) => `is the opposite of the other solution $${(c - b) / a}$.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      rule: ({ b, c }) => num(-c - b),
      says: ({ a }) => `I stopped before dividing by $${a}$.`,
      why: ({ a }) => `is the value of $${a}x$.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: ({ a, b, c }) => num(-c / a - b),
      says: ({ a, b, c }) => `I divided only the $${-c}$ by $${a}$ and not the $${-b}$.`,
      why: ({ a, b, c }) => `is $${-c / a}${signed(-b)}$: only one of the two numbers was divided by $${a}$.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Two numbers have the same absolute value, one positive and one negative. Write one equation for each, solve both, and compare.',
    steps: [
      {
        do: `Either $${linear(a, b)} = ${c}$ or $${linear(a, b)} = ${-c}$.`,
        why: 'Two numbers have this absolute value.',
      },
      {
        do: `$${linear(a, 0)} = ${c}${signed(-b)} = ${c - b}$ gives $x = ${(c - b) / a}$.`,
        why: 'Solve the first equation.',
      },
      {
        do: `$${linear(a, 0)} = ${-c}${signed(-b)} = ${-c - b}$ gives $x = ${(-c - b) / a}$, the smaller one.`,
        why: 'Solve the second equation.',
      },
    ],
    check: `$${a} \\cdot ${(-c - b) / a < 0 ? `(${(-c - b) / a})` : (-c - b) / a}${signed(b)} = ${-c}$, and the absolute value of $${-c}$ is $${c}$.`,
    faster: `On a graphing calculator, $y = |${linear(a, b)}|$ and $y = ${c}$ cross at $x = ${(-c - b) / a}$ and at $x = ${(c - b) / a}$.`,
  }),
  check: ({ a, b, c }) => num(search((x) => Math.abs(a * x + b) === c)),
})

const rootsForm = template({
  id: 'sat-math/quadratic-solution-form',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -7, 8), n: int(rng, 2, 30) }),
      ({ h, n }) => [2, 3, 4, 5].every((k) => n % (k * k) !== 0) && h * h !== n && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'form',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, n }) =>
        `One solution of $${quad(1, -2 * h, h * h - n)} = 0$ can be written as $${h} + \\sqrt{k}$, where $k$ is a constant. What is the value of $k$?`,
    },
    {
      id: 'both',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ h, n }) =>
        `<p>$${quad(1, -2 * h, h * h - n)} = 0$</p><p>The solutions of the given equation are $${h} + \\sqrt{k}$ and $${h} - \\sqrt{k}$, where $k$ is a constant. What is the value of $k$?</p>`,
    },
  ],
  given: ({ h, n }) => ({ h, p: -2 * h, q: h * h - n }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'sm-forgets-the-four',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, q }) => [p * p - 4 * q],
      rule: ({ p, q }) => num(p * p - 4 * q),
      says: () => 'I gave the discriminant itself, although the root is still divided by 2.',
      why: () => 'is the discriminant, before the root is divided by 2.',
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'wrong-number-used',
      operands: () => [2],
      after: (x, { p, q }) => div(p * p - 4 * q, x),
      rule: ({ p, q }) => num((p * p - 4 * q) / 2),
      says: () => 'I divided the discriminant by 2 under the root instead of by 4.',
      why: ({ n }) => `takes half of $\\sqrt{${4 * n}}$ as $\\sqrt{${2 * n}}$.`,
    },
    {
      misconception: 'sm-adds-the-square-back',
      operation: 'added-instead-of-subtracted',
      operands: ({ p, q }) => [frac(p * p, 4), q],
      rule: ({ h, q }) => (h * h + q > 1 ? num(h * h + q) : null),
      says: ({ h, n }) => `I moved the constant term $${h * h - n}$ to the other side without changing its sign.`,
      why: ({ h, n }) => `is $${h * h}${signed(h * h - n)}$.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'part-left-out',
      operands: ({ p }) => [frac(p * p, 4)],
      rule: ({ h }) => num(h * h),
      says: () => 'I completed the square, but left out the constant term.',
      why: ({ h }) => `is $${h < 0 ? `(${h})` : h}^2$ alone.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      rule: ({ q }) => (q > 1 ? num(q) : null),
      says: () => 'I gave the constant term of the equation.',
      why: () => 'is the constant term of the equation.',
    },
  ],
  explain: ({ h, n }) => ({
    plan: 'The form with a root comes from completing the square: move the constant term, add the square of half the coefficient of $x$, and take the square root.',
    steps: [
      { do: `$${quad(1, -2 * h, 0)} = ${-(h * h - n)}$`, why: 'Move the constant term to the other side.' },
      {
        do: `$(x${signed(-h)})^2 = ${h * h}${signed(-(h * h - n))} = ${n}$`,
        why: `Half of $${-2 * h}$ is $${-h}$; add its square on both sides.`,
      },
      { do: `So $x = ${h} \\pm \\sqrt{${n}}$ and $k = ${n}$.`, why: 'Take the square root of both sides.' },
    ],
    check: `The two solutions multiply to the constant term: $(${h} + \\sqrt{${n}})(${h} - \\sqrt{${n}}) = ${h * h} - ${n} = ${h * h - n}$.`,
    faster: `A calculator gives the greater zero as about $${(h + Math.sqrt(n)).toFixed(3)}$. $${(h + Math.sqrt(n)).toFixed(3)}${signed(-h)} = ${Math.sqrt(n).toFixed(3)}$, and the square of that is about ${n}.`,
  }),
  check: ({ h, p, q }) => {
    const top = quadraticRoots(1, p, q).reduce((m, s) => Math.max(m, surdNumber(s)), -1e9)
    return num(Math.round((top - h) ** 2))
  },
})

export const templates: readonly Template[] = [radical, absolute, rootsForm]
