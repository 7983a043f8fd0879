import { coef, div, frac, int, mul, num, type Template, template, toTex, until, whole } from '#kit'

const skill = 'a1-direct-variation'

const change = template({
  id: 'algebra-1/direct-variation-change',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [k2, dx, x] = [int(rng, 3, 19), 2 * int(rng, 1, 5), 2 * int(rng, 2, 12)]
        return { dx, dy: (k2 * dx) / 2, x }
      },
      ({ dx, dy, x }) => x !== dx && dy !== dx && x !== dy && x > dx,
    ),
  frames: [
    {
      id: 'rise',
      kind: 'multi-step',
      items: 6,
      stem: ({ dx, dy, x }) =>
        `The variable $y$ varies directly with $x$. When $x$ increases by ${dx}, $y$ increases by ${dy}. What is $y$ when $x = ${x}$?`,
    },
    {
      id: 'labels',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ dx, dy, x }) =>
        `The number of labels that a machine has printed varies directly with the time. In every ${dx} seconds it prints ${dy} more labels. How many labels has it printed after ${x} seconds?`,
    },
  ],
  given: (p) => p,
  answer: ({ dx, dy, x }) => num((dy * x) / dx),
  traps: [
    {
      misconception: 'a1-dv-adds-the-difference',
      says: ({ dx, dy }) =>
        `I added the difference of ${dy} and ${dx} to $x$, as if $y$ were always that much greater.`,
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ x, dy, dx }) => [x, dy - dx],
      rule: ({ dx, dy, x }) => num(x + dy - dx),
      why: ({ dx, dy }) => `takes the difference of ${dy} and ${dx} as an amount that is always added to $x$.`,
    },
    {
      misconception: 'a1-dv-takes-the-change-for-the-constant',
      operation: 'wrong-number-used',
      operands: ({ dy }) => [dy],
      after: (got, { x }) => mul(got, x),
      rule: ({ dy, x }) => num(dy * x),
      why: ({ dx, dy }) => `takes ${dy} for the constant, but it belongs to a change of ${dx} in $x$.`,
    },
    {
      misconception: 'a1-dv-divides-the-wrong-way',
      operation: 'reciprocal-taken',
      operands: ({ dy, dx }) => [dy, dx],
      after: (got, { x }) => mul(got, x),
      rule: ({ dx, dy, x }) => whole(frac(dx * x, dy)),
      why: ({ dx, dy }) => `uses $\\frac{${dx}}{${dy}}$ as the constant.`,
    },
    {
      misconception: 'a1-dv-adds-the-change-to-x',
      operation: 'added-instead-of-multiplied',
      operands: ({ x, dy }) => [x, dy],
      rule: ({ dy, x }) => num(x + dy),
      why: ({ dy, x }) => `adds ${dy} to ${x}.`,
    },
    {
      misconception: 'a1-dv-changes-once-too-often',
      says: ({ dy, x }) => `I started at ${dy} instead of at 0 and then added the right amount for ${x}.`,
      operation: 'off-by-one',
      operands: ({ x, dx }) => [div(x, dx)],
      after: (got, { dy }) => mul(got, dy),
      rule: ({ dx, dy, x }) => num((dy * x) / dx + dy),
      why: ({ dy }) => `adds one more change of ${dy}; at $x = 0$ a direct variation starts with 0.`,
    },
  ],
  explain: ({ dx, dy, x }) => ({
    plan: 'The constant of variation is also the rate of change. Find it from the two changes, then put the value in.',
    steps: [
      {
        do: `$k = \\frac{${dy}}{${dx}}${frac(dy, dx).d === dx ? '' : ` = ${toTex(frac(dy, dx))}`}$`,
        why: 'In $y = kx$ the slope of the line is $k$.',
      },
      { do: `So $y = ${coef(frac(dy, dx))}x$.`, why: 'The line starts at $(0, 0)$, so nothing is added.' },
      { do: `For $x = ${x}$: $y = ${toTex(frac(dy, dx))} \\cdot ${x} = ${(dy * x) / dx}$.`, why: 'Put the value in.' },
    ],
    check: `${x} is $${toTex(frac(x, dx))}$ times ${dx}, and $${toTex(frac(x, dx))}$ times ${dy} is $${(dy * x) / dx}$.`,
    faster: `In one line on a calculator: $${dy} \\div ${dx} \\cdot ${x} = ${(dy * x) / dx}$.`,
  }),
  check: ({ dx, dy, x }) => num(mul(div(x, dx), dy)),
})

export const templates: readonly Template[] = [change]
