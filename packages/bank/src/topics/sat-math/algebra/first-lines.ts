import { add, div, frac, int, linear, money, num, person, pick, type Template, template, terms, until } from '#kit'

/** Questions as the first ones of a module: one idea, small numbers. */

const solve = template({
  id: 'sat-math/linear-two-steps',
  skill: 'sm-linear-equations',
  difficulty: 'Low',
  b: -1.3,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 9), b: int(rng, 4, 30), x: int(rng, 3, 14), k: int(rng, 0, 2) }),
      ({ a, b, x }) => a !== x && b !== x && b % a === 0 && b !== a && a * x > 2 * b - 20,
    ),
  frames: [
    {
      id: 'fee',
      kind: 'words',
      items: 4,
      stem: ({ a, b, x, k }, rng) =>
        [
          `A bike shop charges a fee of ${money(b)} plus ${money(a)} for each hour that a bike is rented. ${person(rng)} paid a total of ${money(a * x + b)}. For how many hours was the bike rented?`,
          `A tank held ${b} gallons of water when a pump was turned on. The pump adds ${a} gallons each minute, and now the tank holds ${a * x + b} gallons. For how many minutes has the pump been on?`,
          `A gym charges ${money(b)} once for registration and ${money(a)} for each week. After how many weeks is the total cost ${money(a * x + b)}?`,
        ][k] as string,
    },
    {
      id: 'equation',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, x }) => `If $${linear(a, b)} = ${a * x + b}$, what is the value of $x$?`,
    },
    {
      id: 'number',
      kind: 'words',
      response: 'grid',
      items: 2,
      stem: ({ a, b, x }) =>
        `When a number is multiplied by ${a} and ${b} is added to the product, the result is ${a * x + b}. What is the number?`,
    },
  ],
  given: ({ a, b, x }) => ({ a, b, total: a * x + b }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'sm-repeats-the-operation',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, total }) => [total, b],
      after: (sum, { a }) => frac(sum.n, sum.d * a),
      rule: ({ a, b, total }) => num(frac(total + b, a)),
      says: ({ b }) => `I added the ${b} to the total instead of subtracting it.`,
      why: ({ a, b, x }) => `is $\\frac{${a * x + b} + ${b}}{${a}}$: the ${b} was added, not subtracted.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      operation: 'part-left-out',
      operands: ({ total }) => [total],
      after: (x, { a }) => div(x, a),
      rule: ({ a, total }) => num(frac(total, a)),
      says: ({ a, b, x }) => `I divided the whole ${a * x + b} by ${a} and left out the ${b}.`,
      why: ({ a, b, x }) => `comes from $${a * x + b} \\div ${a}$, without subtracting the ${b} first.`,
    },
    {
      misconception: 'sm-scales-the-whole-side',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ a, b, total }) => [a, b, total],
      rule: ({ a, b, total }) => (total / a > b ? num(frac(total - a * b, a)) : null),
      says: ({ a, b }) => `I divided the total by ${a} first and subtracted the whole ${b} then.`,
      why: ({ a, b, x }) => `is $\\frac{${a * x + b}}{${a}} - ${b}$: the ${b} was not divided.`,
    },
    {
      misconception: 'sm-adds-instead-of-multiplying',
      rule: ({ a, b, total }) => (total - b - a > 0 ? num(total - b - a) : null),
      says: ({ a, b }) => `I subtracted the ${b} and then the ${a} instead of dividing by ${a}.`,
      why: ({ a, b, x }) => `is $${a * x + b} - ${b} - ${a}$: the ${a} is a factor and must be divided by.`,
    },
    {
      misconception: 'sm-mixes-unlike-terms',
      operation: 'unlike-terms-combined',
      operands: ({ a, b }) => [a, b],
      after: (x, { total }) => div(total, x),
      rule: ({ a, b, total }) => (total % (a + b) === 0 ? num(total / (a + b)) : null),
      says: ({ a, b }) => `I added ${a} and ${b} and divided the total by the sum.`,
      why: ({ a, b, x }) => `is $\\frac{${a * x + b}}{${a + b}}$: the ${b} does not come with each one.`,
    },
  ],
  explain: ({ a, b, x }, frame) => ({
    plan: 'Have the equation before you, with $x$ for the unknown. Undo its operations in reverse order: first subtract what is added, then divide by the coefficient of $x$.',
    steps: [
      {
        do: `$${linear(a, b)} = ${a * x + b}$`,
        why:
          frame === 'fee'
            ? 'The fixed part comes once, the other part $x$ times.'
            : frame === 'number'
              ? 'With $x$ for the number.'
              : 'This is the given equation.',
      },
      { do: `$${a}x = ${a * x + b} - ${b} = ${a * x}$`, why: `Subtract ${b} from both sides.` },
      { do: `$x = \\frac{${a * x}}{${a}} = ${x}$`, why: `Divide both sides by ${a}.` },
    ],
    check: `$${a} \\cdot ${x} + ${b} = ${a * x} + ${b} = ${a * x + b}$.`,
    faster: `Undo both operations in one line: $(${a * x + b} - ${b}) \\div ${a} = ${x}$.`,
  }),
  check: ({ a, b, total }) => num(Array.from({ length: 60 }, (_, x) => x).find((x) => b + a * x === total) ?? 0),
})

const evaluate = template({
  id: 'sat-math/linear-function-at-a-number',
  skill: 'sm-linear-functions',
  difficulty: 'Low',
  b: -1.4,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: int(rng, 3, 12), b: int(rng, 10, 45), n: int(rng, 3, 12), k: int(rng, 0, 2) }),
      ({ m, b, n }) => m !== n && b !== m && b !== n && m + n !== b,
    ),
  frames: [
    {
      id: 'model',
      kind: 'words',
      items: 5,
      stem: ({ m, b, n, k }) =>
        [
          `The function $c(h) = ${m}h + ${b}$ gives the cost, in dollars, of renting a kayak for $h$ hours. What is the cost, in dollars, of renting it for ${n} hours?`,
          `The function $w(t) = ${m}t + ${b}$ gives the amount of water, in gallons, in a tank $t$ minutes after a pump is turned on. How many gallons are in the tank after ${n} minutes?`,
          `The function $p(s) = ${m}s + ${b}$ models the number of points of a player after $s$ rounds of a game. How many points does the model give after ${n} rounds?`,
        ][k] as string,
    },
    {
      id: 'bare',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ m, b, n }) => `The function $f$ is defined by $f(x) = ${linear(m, b)}$. What is the value of $f(${n})$?`,
    },
  ],
  given: ({ m, b, n }) => ({ m, b, n }),
  answer: ({ m, b, n }) => num(m * n + b),
  traps: [
    {
      misconception: 'sm-slope-times-x-only',
      classic: true,
      operation: 'part-left-out',
      operands: ({ m, n }) => [m * n],
      rule: ({ m, n }) => num(m * n),
      says: ({ m, b, n }) => `I multiplied ${m} by ${n} and left out the ${b}.`,
      why: ({ m, b, n }) => `is $${m} \\cdot ${n}$ without the ${b}.`,
    },
    {
      misconception: 'sm-swaps-slope-and-start',
      operation: 'factor-and-term-swapped',
      operands: ({ m, b, n }) => [m, b, n],
      rule: ({ m, b, n }) => num(b * n + m),
      says: ({ m, b, n }) => `I multiplied the ${b} by ${n} and added the ${m}.`,
      why: ({ m, b, n }) => `is $${b} \\cdot ${n} + ${m}$: the numbers changed places.`,
    },
    {
      misconception: 'sm-adds-instead-of-multiplying',
      operation: 'added-instead-of-multiplied',
      operands: ({ m, n }) => [m, n],
      after: (x, { b }) => add(x, b),
      rule: ({ m, b, n }) => num(m + n + b),
      says: ({ m, b, n }) => `I added ${m}, ${n}, and ${b}.`,
      why: ({ m, b, n }) => `is $${m} + ${n} + ${b}$: a coefficient multiplies its variable.`,
    },
    {
      misconception: 'sm-scales-the-whole-side',
      operation: 'left-to-right',
      operands: ({ m, b, n }) => [m, b, n],
      rule: ({ m, b, n }) => num((m + b) * n),
      says: ({ m, b, n }) => `I added ${m} and ${b} first and multiplied the sum by ${n}.`,
      why: ({ m, b, n }) => `is $(${m} + ${b}) \\cdot ${n}$.`,
    },
  ],
  explain: ({ m, b, n }) => ({
    plan: 'The value of a function at a number is found by substituting the number for the variable. Multiply first, then add.',
    steps: [
      { do: `Substitute ${n}: $${m} \\cdot ${n} + ${b}$.`, why: `The ${n} takes the place of the variable.` },
      { do: `$${m} \\cdot ${n} = ${m * n}$`, why: 'Multiplication comes before addition.' },
      { do: `$${m * n} + ${b} = ${m * n + b}$`, why: 'Add the constant term.' },
    ],
    check: `Going back: $${m * n + b} - ${b} = ${m * n}$, and $${m * n} \\div ${m} = ${n}$.`,
  }),
  check: ({ m, b, n }) => num(Array.from({ length: n }, () => m).reduce((sum, step) => sum + step, b)),
})

/** What is asked about the line y = mx + b. */
const PARTS = { slope: 'slope', start: '$y$-intercept' } as const
type Part = keyof typeof PARTS

const other = (part: Part): Part => (part === 'slope' ? 'start' : 'slope')

const read = template({
  id: 'sat-math/line-slope-or-intercept',
  skill: 'sm-linear-two-variables',
  difficulty: 'Low',
  b: -1.1,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 8),
        b: int(rng, 2, 6),
        m: int(rng, 2, 7),
        c: int(rng, 2, 9),
        part: pick(rng, ['slope', 'slope', 'start'] as const),
      }),
      ({ a, b, m, c }) => a === b * m && m !== c && b !== c && b !== m,
    ),
  frames: [
    {
      id: 'standard',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c, part }) =>
        part === 'slope'
          ? `What is the slope of the graph of $${terms([b, 'y'])} = ${terms([a, 'x'], [b * c, ''])}$ in the $xy$-plane?`
          : `The graph of $${terms([b, 'y'])} = ${terms([a, 'x'], [b * c, ''])}$ in the $xy$-plane crosses the $y$-axis at the point $(0, k)$. What is the value of $k$?`,
    },
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 3,
      stem: ({ a, b, c, part }) =>
        `A line in the $xy$-plane has the equation $${terms([b, 'y'], [-a, 'x'])} = ${b * c}$. What is the ${part === 'slope' ? 'slope of the line' : '$y$-coordinate of the $y$-intercept of the line'}?`,
    },
  ],
  given: ({ a, b, c, part }) => ({ a, b, d: b * c, part }),
  answer: ({ m, c, part }) => num(part === 'slope' ? m : c),
  traps: [
    {
      misconception: 'sm-does-not-divide-by-the-coefficient-of-y',
      classic: true,
      operation: 'part-left-out',
      operands: ({ a, d, part }) => [part === 'slope' ? a : d],
      rule: ({ a, d, part }) => num(part === 'slope' ? a : d),
      says: ({ a, b, c, part }) => `I read off ${part === 'slope' ? a : b * c} although $y$ has the coefficient ${b}.`,
      why: ({ b }) => `forgets to divide by ${b}, the coefficient of $y$.`,
    },
    {
      misconception: 'sm-takes-the-intercept',
      operation: 'solved-for-the-other',
      operands: ({ a, b, d, part }) => [div(part === 'slope' ? d : a, b)],
      rule: ({ a, b, d, part }) => num(frac(part === 'slope' ? d : a, b)),
      says: ({ part }) =>
        part === 'slope'
          ? 'I gave the $y$-intercept instead of the slope.'
          : 'I gave the slope instead of the $y$-intercept.',
      why: ({ part }) => `is the ${PARTS[other(part)]} of the line.`,
    },
    {
      misconception: 'sm-takes-another-number-of-the-equation',
      operation: 'wrong-number-used',
      operands: ({ a, d, part }) => [part === 'slope' ? d : a],
      rule: ({ a, d, part }) => num(part === 'slope' ? d : a),
      says: ({ a, b, c, part }) =>
        part === 'slope' ? `I gave the constant term, ${b * c}.` : `I gave ${a}, which belongs to $x$.`,
      why: ({ part }) => (part === 'slope' ? 'is the constant term.' : 'is the coefficient of $x$.'),
    },
    {
      misconception: 'sm-takes-another-number-of-the-equation',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      says: ({ b }) => `I took the coefficient of $y$, ${b}.`,
      why: () => 'is the coefficient of $y$.',
    },
  ],
  explain: ({ a, b, m, c, part }, frame) => ({
    plan: 'Bring the equation to slope-intercept form: get $y$ alone, then read off the coefficient of $x$ and the constant term.',
    steps: [
      ...(frame === 'typed'
        ? [{ do: `$${terms([b, 'y'])} = ${terms([a, 'x'], [b * c, ''])}$`, why: `Add $${a}x$ to both sides.` }]
        : [
            {
              do: `The equation is not solved for $y$: it has $${b}y$.`,
              why: 'Slope-intercept form has $y$ alone on one side.',
            },
          ]),
      {
        do: `Divide every term by ${b}: $y = ${terms([m, 'x'], [c, ''])}$.`,
        why: `$\\frac{${a}}{${b}} = ${m}$ and $\\frac{${b * c}}{${b}} = ${c}$.`,
      },
      {
        do: `The ${PARTS[part]} is $${part === 'slope' ? m : c}$.`,
        why: 'In $y = mx + b$ the slope is $m$ and the $y$-intercept is $b$.',
      },
    ],
    check: `At $x = 0$ the line is at height ${c}, and at $x = 1$ at height ${m + c}: one step right is ${m} up.`,
    faster:
      part === 'slope'
        ? `For the slope only the coefficients of $x$ and $y$ count: once $y$ stands alone, it is $${a} \\div ${b} = ${m}$.`
        : `On the $y$-axis $x$ is 0, so $${terms([b, 'y'])} = ${b * c}$ and $y = ${c}$.`,
  }),
  // Two points of the line: at x = 0 and at x = 1.
  check: ({ a, b, d, part }) => {
    const at = (x: number) => frac(a * x + d, b)
    return num(part === 'start' ? at(0) : frac(at(1).n * at(0).d - at(0).n * at(1).d, at(1).d * at(0).d))
  },
})

export const templates: readonly Template[] = [solve, evaluate, read]
