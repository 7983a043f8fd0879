import { expr, frac, int, linear, nonZero, num, person, pick, type Template, table, template, toTex, until } from '#kit'

const skill = 'sm-linear-two-variables'

type Two = Readonly<{ d: number; y1: number; y2: number }>

const inK = (m: number, b: number) => expr(linear(m, b, 'k'), ({ k }) => m * k + b)
const slopeOf = ({ d, y1, y2 }: Two): number => (y2 - y1) / d

const intercept = template({
  id: 'sat-math/line-intercept-in-terms',
  skill,
  difficulty: 'High',
  b: 1.5,
  calculator: true,
  seconds: 105,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -7, 7), d: int(rng, 2, 9), y1: int(rng, 12, 80) }),
      ({ m, d, y1 }) => Math.abs(m) > 1 && y1 + m * d > 4,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ m, d, y1 }) =>
        `<p>The table shows two values of $x$ and the corresponding values of $y$, where $k$ is a constant. There is a linear relationship between $x$ and $y$.</p>${table(
          ['$x$', '$y$'],
          [
            ['$k$', y1],
            [`$k + ${d}$`, y1 + m * d],
          ],
        )}<p>Which expression gives the $y$-coordinate of the $y$-intercept of the graph of this relationship in the $xy$-plane?</p>`,
    },
    {
      id: 'points',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, d, y1 }) =>
        `In the $xy$-plane, a line passes through the points $(k, ${y1})$ and $(k + ${d}, ${y1 + m * d})$, where $k$ is a constant, and through the point $(0, b)$. Which expression is equal to $b$?`,
    },
    {
      id: 'tank',
      kind: 'words',
      items: 7,
      stem: ({ m, d, y1 }) =>
        `Water ${m > 0 ? 'flows into' : 'drains out of'} a tank at a constant rate. The tank holds ${y1} gallons after $k$ minutes and ${y1 + m * d} gallons after $k + ${d}$ minutes, where $k$ is a constant. Which expression gives the number of gallons in the tank at the start?`,
    },
  ],
  given: ({ m, d, y1 }) => ({ d, y1, y2: y1 + m * d }),
  answer: ({ m, y1 }) => inK(-m, y1),
  traps: [
    {
      misconception: 'sm-walks-back-with-the-wrong-sign',
      classic: true,
      rule: (g) => inK(slopeOf(g), g.y1),
      why: ({ m }) => `adds $${m}k$ where it must be subtracted to get back to 0.`,
    },
    {
      misconception: 'sm-mixes-the-two-points',
      rule: (g) => inK(-slopeOf(g), g.y2),
      says: ({ d, y1, m }) => `I used $k$ together with ${y1 + m * d}, which belongs to $k + ${d}$.`,
      why: ({ d, y1, m }) => `takes ${y1 + m * d}, which belongs to $k + ${d}$, not to $k$.`,
    },
    {
      misconception: 'sm-walks-back-with-the-wrong-sign',
      twoSlips: true,
      rule: (g) => inK(slopeOf(g), g.y2),
      says: ({ m, y1, d }) =>
        `I added slope times $k$ instead of subtracting it, and used ${y1 + m * d}, which belongs to $k + ${d}$.`,
      why: ({ m, y1, d }) => `adds $${m}k$, and takes ${y1 + m * d} from the other point.`,
    },
  ],
  explain: ({ m, d, y1 }) => ({
    plan: 'Find the slope from the two pairs; the unknown constant cancels there. Then go back from the first pair to the start.',
    steps: [
      {
        do: `$\\frac{${y1 + m * d} - ${y1}}{(k + ${d}) - k} = \\frac{${m * d}}{${d}} = ${m}$`,
        why: 'Change in $y$ divided by change in $x$.',
      },
      {
        do: `From $x = k$ back to $x = 0$ the value changes by $${-m}k$.`,
        why: `Each step to the left changes it by $${-m}$.`,
      },
      { do: `$${y1}${m > 0 ? ' - ' : ' + '}${Math.abs(m)}k$, or ${inK(-m, y1).html}`, why: `Start at ${y1}.` },
    ],
    check: `Take $k = 1$: the value at 0 is $${y1} - ${m < 0 ? `(${m})` : m} = ${y1 - m}$, and the expression gives the same.`,
    faster: `Point-slope form has it at once: $y = ${m}(x - k) + ${y1}$, and at $x = 0$ that is ${inK(-m, y1).html}.`,
  }),
  // From the values at k = 0 and k = 1: the start is a linear expression in k.
  check: ({ d, y1, y2 }) => expr('', ({ k }) => y1 + ((y1 - y2) * k) / d),
})

/** q : p as it first stands, and reduced where it can be. */
const ratioTex = (a: number, b: number): string =>
  `\\frac{${b}}{${a}}${frac(b, a).d === a ? '' : ` = ${toTex(frac(b, a))}`}`

const ratio = template({
  id: 'sat-math/intercepts-ratio',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 19), b: int(rng, 2, 19), s: pick(rng, [0, 1, 2]) }),
      ({ a, b }) => a % b !== 0 && b % a !== 0,
    ),
  frames: [
    {
      id: 'line',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b }) =>
        `In the $xy$-plane, the graph of $${a}x + ${b}y = c$, where $c$ is a positive constant, has the $x$-intercept $(p, 0)$ and the $y$-intercept $(0, q)$. What is the value of $\\frac{p}{q}$?`,
    },
    {
      id: 'budget',
      kind: 'words',
      response: 'grid',
      items: 7,
      stem: ({ a, b, s }, rng) => {
        const [one, two] = [
          ['notebooks', 'binders'],
          ['plants', 'planters'],
          ['posters', 'frames'],
        ][s] as [string, string]
        return `${person(rng)} has $c$ dollars for $x$ ${one} and $y$ ${two}, where $${a}x + ${b}y = c$. The whole amount would pay for $p$ ${one} and no ${two}, or for $q$ ${two} and no ${one}. What is the value of $\\frac{p}{q}$?`
      },
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b }) =>
        `The line with equation $${a}x + ${b}y = c$, where $c$ is a positive constant, crosses the $x$-axis at $x = p$ and the $y$-axis at $y = q$. What is the value of $\\frac{p}{q}$?`,
    },
  ],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num(frac(b, a)),
  traps: [
    {
      misconception: 'sm-ratio-of-intercepts-upside-down',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ a, b }) => [b, a],
      rule: ({ a, b }) => num(frac(a, b)),
      why: ({ a, b }) => `is the ratio of the coefficients ${a} and ${b}; that of the intercepts is its reciprocal.`,
    },
    {
      misconception: 'sm-slope-for-the-ratio',
      rule: ({ a, b }, frame) => (frame === 'grid' ? num(frac(-a, b)) : null),
      why: () => 'is the slope of the line.',
    },
    {
      misconception: 'sm-reciprocal-of-the-slope',
      rule: ({ a, b }, frame) => (frame === 'grid' ? num(frac(-b, a)) : null),
      says: () => 'I took the reciprocal of the slope and kept its minus sign.',
      why: () => 'has the minus sign of the slope; both intercepts are positive.',
    },
    {
      misconception: 'sm-compares-with-the-sum',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [b, a + b],
      rule: ({ a, b }) => num(frac(b, a + b)),
      says: () => 'I divided the second coefficient by the sum of both.',
      why: ({ a, b }) => `divides ${b} by the sum $${a} + ${b}$.`,
    },
    {
      misconception: 'sm-compares-with-the-sum',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [a, a + b],
      rule: ({ a, b }) => num(frac(a, a + b)),
      says: () => 'I divided the first coefficient by the sum of both.',
      why: ({ a, b }) => `divides ${a} by the sum $${a} + ${b}$.`,
    },
  ],
  explain: ({ a, b }, frame) => ({
    plan: 'Write $p$ and $q$ in terms of the constant $c$. When you divide them, the constant cancels.',
    steps: [
      {
        do: `$${a}p = c$, so $p = \\frac{c}{${a}}$`,
        why: frame === 'budget' ? 'With nothing of the second kind, $y$ is 0.' : 'On the $x$-axis $y$ is 0.',
      },
      {
        do: `$${b}q = c$, so $q = \\frac{c}{${b}}$`,
        why: frame === 'budget' ? 'With nothing of the first kind, $x$ is 0.' : 'On the $y$-axis $x$ is 0.',
      },
      {
        do: `$\\frac{p}{q} = \\frac{c}{${a}} \\cdot \\frac{${b}}{c} = ${num(frac(b, a)).html.slice(1, -1)}$`,
        why: 'Dividing by a fraction is multiplying by its reciprocal; $c$ cancels.',
      },
    ],
    check: `Try $c = ${a * b}$: $p = ${b}$ and $q = ${a}$, so $\\frac{p}{q} = ${ratioTex(a, b)}$.`,
    faster: `$${a}p$ and $${b}q$ are both $c$, so $${a}p = ${b}q$ and $\\frac{p}{q} = ${ratioTex(a, b)}$.`,
  }),
  // With c = ab, counted up to the intercepts.
  check: ({ a, b }) => {
    const at = (step: number) => Array.from({ length: a * b + 1 }, (_, i) => i).find((x) => step * x === a * b) ?? 0
    return num(frac(at(a), at(b)))
  },
})

export const templates: readonly Template[] = [intercept, ratio]
