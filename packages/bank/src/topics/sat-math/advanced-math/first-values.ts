import { add, group, int, linear, mul, num, pick, pow, signed, type Template, template, toNumber, until } from '#kit'

/** Questions as the first ones of a module: one idea, small numbers. */

const power = template({
  id: 'sat-math/exponential-at-a-number',
  skill: 'sm-exponential-functions',
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 2, 5), n: int(rng, 2, 4), k: int(rng, 0, 2) }),
      ({ a, b, n }) => b ** n !== b * n && a * b ** n < 1000 && a !== b && a * b !== b ** n,
    ),
  frames: [
    {
      id: 'model',
      kind: 'words',
      items: 5,
      stem: ({ a, b, n, k }) => {
        const start = 10 * a
        return [
          `The function $p(t) = ${start}(${b})^t$ gives the number of bacteria in a dish $t$ hours after a test began. How many bacteria are there after ${n} hours?`,
          `The function $v(t) = ${start}(${b})^t$ models the number of views of a video $t$ days after it was posted. What number of views does the model give for day ${n}?`,
          `A game starts with ${start} points, and each level multiplies the points by ${b}. How many points does a player have after ${n} levels?`,
        ][k] as string
      },
    },
    {
      id: 'bare',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, n }) =>
        `The function $f$ is defined by $f(x) = ${10 * a} \\cdot ${b}^x$. What is the value of $f(${n})$?`,
    },
  ],
  given: ({ a, b, n }) => ({ start: 10 * a, b, n }),
  answer: ({ a, b, n }) => num(10 * a * b ** n),
  traps: [
    {
      misconception: 'sm-linear-for-exponential',
      classic: true,
      operation: 'power-as-product',
      operands: ({ b, n }) => [b, n],
      after: (product, { start }) => ({ n: product.n * start, d: product.d }),
      rule: ({ start, b, n }) => num(start * b * n),
      says: ({ b, n }) => `I multiplied ${b} by ${n} instead of taking a power.`,
      why: ({ a, b, n }) => `is $${10 * a} \\cdot ${b} \\cdot ${n}$: $${b}^${n}$ is not $${b} \\cdot ${n}$.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (x, { start, b }) => mul(start, pow(b, x.n)),
      rule: ({ start, b, n }) => num(start * b ** (n - 1)),
      says: ({ b, n }) => `I multiplied by ${b} only ${n - 1 === 1 ? 'once' : `${n - 1} times`}.`,
      why: ({ b, n }) =>
        `uses $${b === 1 ? '' : b}$ as a factor ${n - 1 === 1 ? 'once' : `${n - 1} times`} instead of ${n} times.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (x, { start, b }) => mul(start, pow(b, x.n)),
      rule: ({ start, b, n }) => (start * b ** (n + 1) < 100000 ? num(start * b ** (n + 1)) : null),
      says: ({ b, n }) => `I multiplied by ${b} one time too often, ${n + 1} times.`,
      why: ({ n }) => `multiplies ${n + 1} times instead of ${n} times.`,
    },
    {
      misconception: 'sm-exponent-and-base-swapped',
      rule: ({ start, b, n }) => (b === n ? null : num(start * n ** b)),
      says: ({ b, n }) => `I used ${n} as the base and ${b} as the exponent.`,
      why: ({ a, b, n }) => `is $${10 * a} \\cdot ${n}^${b}$, with base and exponent swapped.`,
    },
    {
      misconception: 'sm-linear-for-exponential',
      operation: 'added-instead-of-multiplied',
      operands: ({ start, b, n }) => [start, b ** n],
      rule: ({ start, b, n }) => num(start + b ** n),
      says: () => 'I added the power to the starting value.',
      why: ({ a, b, n }) => `is $${10 * a} + ${b}^${n}$.`,
    },
  ],
  explain: ({ a, b, n }) => ({
    plan: 'Put the number in for the variable in the exponent. Work out the power first, then multiply by the starting value.',
    steps: [
      {
        do: `Put in ${n}: $${10 * a} \\cdot ${b}^${n}$.`,
        why: 'The starting value is multiplied by the same factor again and again.',
      },
      {
        do: `$${b}^${n} = ${Array.from({ length: n }, () => b).join(' \\cdot ')} = ${b ** n}$`,
        why: 'A power comes before a product.',
      },
      { do: `$${10 * a} \\cdot ${b ** n} = ${10 * a * b ** n}$`, why: 'Multiply by the starting value.' },
    ],
    check: `Step by step: ${Array.from({ length: n + 1 }, (_, i) => group(10 * a * b ** i)).join(', ')}.`,
    faster: `A calculator does it in one line: $${10 * a} \\cdot ${b}^${n} = ${10 * a * b ** n}$.`,
  }),
  check: ({ start, b, n }) => num(Array.from({ length: n }, () => b).reduce((x, factor) => x * factor, start)),
})

const ASKS = { value: 'value', place: 'place' } as const

const vertex = template({
  id: 'sat-math/vertex-form-read',
  skill: 'sm-quadratic-functions',
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        up: int(rng, 0, 1) === 1,
        h: pick(rng, [-1, 1]) * int(rng, 2, 9),
        k: pick(rng, [-1, 1]) * int(rng, 2, 15),
        ask: pick(rng, [ASKS.value, ASKS.place]),
      }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'extreme',
      kind: 'bare',
      items: 6,
      stem: ({ up, h, k, ask }) =>
        ask === 'value'
          ? `The function $f$ is defined by $f(x) = ${up ? '' : '-'}(x${signed(-h)})^2${signed(k)}$. What is the ${up ? 'minimum' : 'maximum'} value of $f(x)$?`
          : `The function $f$ is defined by $f(x) = ${up ? '' : '-'}(x${signed(-h)})^2${signed(k)}$. For what value of $x$ does $f(x)$ reach its ${up ? 'minimum' : 'maximum'}?`,
    },
    {
      id: 'vertex',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ up, h, k, ask }) =>
        `The graph of $y = ${up ? '' : '-'}(x${signed(-h)})^2${signed(k)}$ in the $xy$-plane is a parabola. What is the $${ask === 'value' ? 'y' : 'x'}$-coordinate of its vertex?`,
    },
  ],
  given: ({ up, h, k, ask }) => ({ up, inside: -h, k, ask }),
  answer: ({ h, k, ask }) => num(ask === 'value' ? k : h),
  traps: [
    {
      misconception: 'sm-vertex-coordinates-mixed-up',
      classic: true,
      rule: ({ inside, ask }) => num(ask === 'value' ? -inside : inside),
      says: ({ ask }) =>
        ask === 'value'
          ? 'I gave the place of the vertex instead of the value there.'
          : 'I took the number in the square with the sign that stands before it.',
      why: ({ h, ask }) =>
        ask === 'value'
          ? `is the value of $x$ at the vertex, not the value of the function there.`
          : `is the number in the parentheses as it stands; the square is 0 where $x${signed(-h)} = 0$.`,
    },
    {
      misconception: 'sm-vertex-coordinates-mixed-up',
      rule: ({ inside, k, ask }) => num(ask === 'value' ? inside : k),
      says: ({ ask }) =>
        ask === 'value' ? 'I gave the number in the square.' : 'I gave the value at the vertex instead of its place.',
      why: ({ ask }) =>
        ask === 'value' ? 'is the number in the parentheses.' : 'is the value of the function at the vertex.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ k }) => num(-k),
      says: () => 'I changed the sign of the constant outside the square.',
      why: () => 'is the constant outside the square with the other sign.',
    },
    {
      misconception: 'sm-mixes-up-vertex-and-start',
      rule: ({ up, inside, k }) => num((up ? 1 : -1) * inside * inside + k),
      says: () => 'I gave the value at $x = 0$.',
      why: () => 'is the value of the function at $x = 0$.',
    },
  ],
  explain: ({ up, h, k, ask }) => ({
    plan: 'In this form the square is never negative and is zero at one place only. That place is where the vertex is, and the constant outside is the value there.',
    steps: [
      {
        do: `$(x${signed(-h)})^2$ is 0 at $x = ${h}$ and positive everywhere else.`,
        why: 'A square is never negative.',
      },
      {
        do: `At $x = ${h}$ the value is $${k}$, and everywhere else it is ${up ? 'greater' : 'less'}.`,
        why: `The square is ${up ? 'added to' : 'subtracted from'} $${k}$.`,
      },
      {
        do: `So the vertex is $(${h}, ${k})$, and the answer is $${ask === 'value' ? k : h}$.`,
        why: ask === 'value' ? 'The value is asked for.' : 'The place is asked for.',
      },
    ],
    check: `At $x = ${h + 1}$ and at $x = ${h - 1}$ the value is $${k + (up ? 1 : -1)}$, ${up ? 'more' : 'less'} than $${k}$.`,
    faster: `A graphing calculator marks the vertex of the graph: $(${h}, ${k})$.`,
  }),
  // The least or greatest value among whole numbers, and where it is taken.
  check: ({ up, inside, k, ask }) => {
    const f = (x: number) => (up ? 1 : -1) * (x + inside) ** 2 + k
    const xs = Array.from({ length: 41 }, (_, i) => i - 20)
    const best = xs.reduce((x, y) => ((up ? f(y) < f(x) : f(y) > f(x)) ? y : x))
    return num(ask === 'value' ? f(best) : best)
  },
})

const input = template({
  id: 'sat-math/radical-at-a-number',
  skill: 'sm-polynomial-rational-radical',
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 4, 11), m: int(rng, 2, 4), c: int(rng, 2, 12), x: int(rng, 3, 30) }),
      ({ r, m, c, x }) => r * r - m * x > 1 && r * r - m * x < 40 && r % 2 === 0 && c !== r && r * r - m * x !== c,
    ),
  frames: [
    {
      id: 'root',
      kind: 'bare',
      items: 5,
      stem: ({ r, m, c, x }) =>
        `The function $g$ is defined by $g(x) = \\sqrt{${linear(m, r * r - m * x)}} + ${c}$. What is the value of $g(${x})$?`,
    },
    {
      id: 'speed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ r, m, c, x }) =>
        `The function $w(t) = \\sqrt{${linear(m, r * r - m * x, 't')}} + ${c}$ models the width, in feet, of a pond $t$ hours after a heavy rain began. According to the model, how wide is the pond, in feet, after ${x} hours?`,
    },
  ],
  given: ({ r, m, c, x }) => ({ m, d: r * r - m * x, c, x }),
  answer: ({ r, c }) => num(r + c),
  traps: [
    {
      misconception: 'sm-halves-under-the-root',
      classic: true,
      operation: 'root-as-half',
      operands: ({ m, d, x }) => [m * x + d],
      after: (x, { c }) => add(x, c),
      rule: ({ m, d, c, x }) => num((m * x + d) / 2 + c),
      why: ({ r, c }) => `is $\\frac{${r * r}}{2} + ${c}$: half of ${r * r} instead of its root.`,
    },
    {
      misconception: 'sm-forgets-the-constant-term',
      operation: 'part-left-out',
      operands: ({ m, d, x }) => [Math.sqrt(m * x + d)],
      rule: ({ m, d, x }) => num(Math.round(Math.sqrt(m * x + d))),
      says: ({ c }) => `I left out the ${c} after the root.`,
      why: ({ r }) => `is the root alone, $\\sqrt{${r * r}}$.`,
    },
    {
      misconception: 'sm-ignores-the-root-sign',
      operation: 'part-left-out',
      operands: ({ m, d, x }) => [m * x + d],
      after: (x, { c }) => add(x, c),
      rule: ({ m, d, c, x }) => num(m * x + d + c),
      why: ({ r, c }) => `is $${r * r} + ${c}$, without taking the root.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'subtracted-instead-of-added',
      operands: ({ m, d, c, x }) => [Math.sqrt(m * x + d), c],
      rule: ({ m, d, c, x }) => num(Math.round(Math.sqrt(m * x + d)) - c),
      says: ({ c }) => `I subtracted the ${c} instead of adding it.`,
      why: ({ r, c }) => `is $${r} - ${c}$.`,
    },
  ],
  explain: ({ r, m, c, x }) => ({
    plan: 'Put the number in for the variable. Work out what stands under the root first, take the root, and add the constant term last.',
    steps: [
      {
        do: `Under the root: $${m} \\cdot ${x} + ${r * r - m * x} = ${m * x} + ${r * r - m * x} = ${r * r}$.`,
        why: `Put in ${x}; the root covers all of this.`,
      },
      { do: `$\\sqrt{${r * r}} = ${r}$`, why: `$${r}^2 = ${r * r}$.` },
      { do: `$${r} + ${c} = ${r + c}$`, why: 'The constant term stands outside the root.' },
    ],
    check: `Going back: $${r + c} - ${c} = ${r}$, and $${r}^2 = ${r * r}$.`,
  }),
  check: ({ m, d, c, x }) => {
    const under = m * x + d
    return num(c + (Array.from({ length: 20 }, (_, i) => i).find((i) => toNumber(pow(i, 2)) === under) ?? 0))
  },
})

export const templates: readonly Template[] = [power, vertex, input]
