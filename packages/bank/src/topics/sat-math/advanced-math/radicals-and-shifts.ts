import { div, frac, int, linear, nonZero, num, pick, signed, sub, type Template, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-polynomial-rational-radical'

/** The letter whose value is asked for. */
const asked = (frame: string): string => (frame === 'grid' ? 'n' : 'x')

const root = template({
  id: 'sat-math/radical-function-input',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, v, x] = [int(rng, 2, 6), int(rng, 2, 9), int(rng, 2, 20)]
        return { a, b: v * v - a * x, c: nonZero(rng, -6, 8), v, x }
      },
      ({ b, c, v, x }) => b !== 0 && Math.abs(b) < 60 && c + v !== 0 && c !== -2 * v && v !== x,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c, v }) =>
        `The function $f$ is defined by $f(x) = \\sqrt{${linear(a, b)}}${signed(c)}$. For what value of $x$ is $f(x) = ${v + c}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, v }) =>
        `If $g(x) = ${c} + \\sqrt{${linear(a, b)}}$ and $g(n) = ${v + c}$, what is the value of $n$?`,
    },
  ],
  given: ({ a, b, c, v }) => ({ a, b, c, y: v + c }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'sm-forgets-to-square',
      classic: true,
      operation: 'part-left-out',
      operands: ({ c, y }) => [y - c],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, c, y }) => num(frac(y - c - b, a)),
      says: () => 'I left out the root and did not square the other side.',
      why: ({ a, b, v }) => `solves $${linear(a, b)} = ${v}$.`,
    },
    {
      misconception: 'sm-squares-before-isolating',
      operation: 'part-left-out',
      operands: ({ y }) => [y * y],
      after: (x, { a, b }) => div(sub(x, b), a),
      rule: ({ a, b, y }) => num(frac(y * y - b, a)),
      says: ({ c, v }) => `I squared $${v + c}$ and left the $${c}$ out.`,
      why: ({ a, b, c, v }) => `solves $${linear(a, b)} = ${(v + c) ** 2}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, c, y }) => [(y - c) ** 2, b],
      after: (x, { a }) => div(x, a),
      rule: ({ a, b, c, y }) => num(frac((y - c) ** 2 + b, a)),
      says: ({ b }) => `I moved the $${b}$ to the other side without changing its sign.`,
      why: ({ a, b, v }) => `solves $${linear(a, 0)} = ${v * v}${signed(b)}$.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ b, c, y }) => [(y - c) ** 2 - b],
      rule: ({ b, c, y }) => num((y - c) ** 2 - b),
      says: ({ a }) => `I stopped before dividing by $${a}$.`,
      why: ({ a }) => `is the value before the division by $${a}$.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ c, y }) => [(y - c) ** 2],
      rule: ({ c, y }) => num((y - c) ** 2),
      says: () => 'I gave the number under the root.',
      why: () => 'is the number under the root.',
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ c, y }) => [y - c],
      rule: ({ c, y }) => num(y - c),
      says: () => 'I gave the value of the root.',
      why: () => 'is the value of the root.',
    },
  ],
  explain: ({ a, b, v, x, c }, frame) => ({
    plan: 'Undo the operations from the outside in: let the root stand alone, square both sides, then solve the linear equation.',
    steps: [
      { do: `The root must be $${v + c}${signed(-c)} = ${v}$.`, why: 'Isolate the root.' },
      {
        do: `Square both sides: $${linear(a, b, asked(frame))} = ${v}^2 = ${v * v}$.`,
        why: 'Squaring removes the root.',
      },
      {
        do: `$${a}${asked(frame)} = ${v * v}${signed(-b)} = ${v * v - b}$, so $${asked(frame)} = ${v * v - b} \\div ${a} = ${x}$.`,
        why: 'Solve the linear equation.',
      },
    ],
    check: `$\\sqrt{${a * x}${signed(b)}}${signed(c)} = \\sqrt{${v * v}}${signed(c)} = ${v + c}$.`,
    faster: `On a graphing calculator, $y = \\sqrt{${linear(a, b)}}${signed(c)}$ and $y = ${v + c}$ cross at $x = ${x}$.`,
  }),
  check: ({ a, b, c, y }) => num(search((x) => a * x + b >= 0 && Math.sqrt(a * x + b) + c === y)),
})

const shifted = template({
  id: 'sat-math/function-translated-value',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        h: int(rng, 1, 5),
        k: nonZero(rng, -9, 9),
        x: int(rng, -2, 7),
        n: pick(rng, [2, 3]),
        m: int(rng, 2, 6),
      }),
      ({ h, k, x, n, m }) =>
        Math.abs(x - h) > 1 && Math.abs(x - h) < 5 && (x - h) ** n - m + k !== 0 && m !== Math.abs(k) && x !== 0,
    ),
  frames: [
    {
      id: 'define',
      kind: 'bare',
      items: 5,
      stem: ({ h, k, x, n, m }) =>
        `The function $f$ is defined by $f(x) = x^${n} - ${m}$, and $g(x) = f(x - ${h})${signed(k)}$. What is the value of $g(${x})$?`,
    },
    {
      id: 'moved',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ h, k, x, n, m }) =>
        `The graph of $y = x^${n} - ${m}$ is translated ${h} ${h === 1 ? 'unit' : 'units'} to the right and ${Math.abs(k)} ${Math.abs(k) === 1 ? 'unit' : 'units'} ${k > 0 ? 'up' : 'down'}. The new graph is the graph of the function $g$. What is the value of $g(${x})$?`,
    },
  ],
  given: ({ h, k, x, n, m }) => ({ h, k, x, n, m }),
  answer: ({ h, k, x, n, m }) => num((x - h) ** n - m + k),
  traps: [
    {
      misconception: 'sm-shifts-the-other-way',
      classic: true,
      rule: ({ h, k, x, n, m }) => num((x + h) ** n - m + k),
      why: ({ h, x }) => `uses $${x} + ${h} = ${x + h}$ instead of $${x} - ${h} = ${x - h}$.`,
    },
    {
      misconception: 'sm-subtracts-after-the-function',
      rule: ({ h, k, x, n, m }) => num(x ** n - m - h + k),
      says: ({ h }) => `I took the $${h}$ off the result instead of the input.`,
      why: ({ h, x }) => `uses $${x}$ as the input and takes off $${h}$ afterward.`,
    },
    {
      misconception: 'sm-forgets-the-shift',
      rule: ({ k, x, n, m }) => num(x ** n - m + k),
      says: ({ h }) => `I left out the $${h}$ and used $x$ itself as the input.`,
      why: ({ x }) => `uses $${x}$ itself as the input.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ h, k, x, n, m }) => num((x - h) ** n - m - k),
      says: ({ k }) =>
        `I ${k > 0 ? `subtracted the $${k}$ at the end instead of adding it` : `added the $${-k}$ at the end instead of subtracting it`}.`,
      why: ({ k }) => `ends with $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'sm-forgets-the-constant-term',
      rule: ({ h, k, x, n }) => num((x - h) ** n + k),
      says: ({ m }) => `I left out the $-${m}$ of the first function.`,
      why: ({ m }) => `leaves out the $-${m}$.`,
    },
  ],
  explain: ({ h, k, x, n, m }) => ({
    plan: 'A shift to the right replaces $x$ by $x$ minus the shift; a shift up or down is added at the end. Write the new rule first, then put the number in.',
    steps: [
      {
        do: `The new rule is $g(x) = (x - ${h})^${n} - ${m}${signed(k)}$.`,
        why: `Moving right by ${h} puts $x - ${h}$ in the place of $x$.`,
      },
      {
        do: `$g(${x}) = (${x} - ${h})^${n} - ${m}${signed(k)} = ${x - h < 0 ? `(${x - h})` : x - h}^${n} - ${m}${signed(k)}$`,
        why: 'Put the number in and do the parentheses first.',
      },
      {
        do: `$${(x - h) ** n} - ${m}${signed(k)} = ${(x - h) ** n - m + k}$`,
        why: `$${x - h < 0 ? `(${x - h})` : x - h}^${n} = ${(x - h) ** n}$.`,
      },
    ],
    check: `On the first graph, $x = ${x - h}$ has the value $${(x - h) ** n} - ${m} = ${(x - h) ** n - m}$. That point goes ${h} right, to $x = ${x}$, and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}, to $${(x - h) ** n - m + k}$.`,
    faster: `A graphing calculator takes $f(x) = x^${n} - ${m}$ and $g(x) = f(x - ${h})${signed(k)}$ as they stand; $g(${x})$ is then $${(x - h) ** n - m + k}$.`,
  }),
  // Moves points of the first graph, and takes the one that lands above x.
  check: ({ h, k, x, n, m }) => {
    const moved = Array.from({ length: 41 }, (_, i) => i - 20).map((u) => [u + h, u ** n - m + k] as const)
    return num(moved.find(([u]) => u === x)?.[1] ?? 9999)
  },
})

export const templates: readonly Template[] = [root, shifted]
