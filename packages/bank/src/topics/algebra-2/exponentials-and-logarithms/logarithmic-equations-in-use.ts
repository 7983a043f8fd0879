import {
  expr,
  int,
  judgeStatements,
  linear,
  nonZero,
  num,
  person,
  pick,
  pow,
  signed,
  sub,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'

const log = { skill: 'a2-logarithmic-equations', calculator: false, response: 'choice' } as const

type Nat = Readonly<{ m: number; c: number; k: number }>

const eValue = (tex: string, v: number) => expr(`x = ${tex}`, () => v)

const natural = template({
  ...log,
  id: 'algebra-2/natural-log-equation',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  draw: (rng): Nat =>
    until(
      () => ({ m: int(rng, 2, 6), c: nonZero(rng, -9, 9), k: int(rng, 2, 7) }),
      ({ m, c, k }) => m * k + c !== 0 && Math.abs(c) !== k,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: ({ m, c, k }) => `Solve $${m}\\ln x${signed(c)} = ${m * k + c}$.` },
  ],
  given: ({ m, c, k }) => ({ m, c, y: m * k + c }),
  answer: ({ k }) => eValue(`e^{${k}}`, Math.exp(k)),
  traps: [
    {
      misconception: 'a2-log-drops-the-logarithm',
      classic: true,
      rule: ({ m, c, y }) => eValue(`${(y - c) / m}`, (y - c) / m),
      why: () => 'stops at the value of $\\ln x$.',
      says: () => 'I gave the value of $\\ln x$ for $x$.',
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      rule: ({ m, c, y }) => eValue(`\\frac{e^{${y - c}}}{${m}}`, Math.exp(y - c) / m),
      why: ({ m }) => `divides by ${m} after removing the logarithm; it stands before it.`,
      says: ({ m }) => `I removed the logarithm first and divided by ${m} after that.`,
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      operation: 'power-as-product',
      rule: ({ m, c, y }) => eValue(`${(y - c) / m}e`, ((y - c) / m) * Math.E),
      why: () => 'multiplies by $e$ instead of raising $e$ to a power.',
      says: () => 'I multiplied by $e$ instead of raising $e$ to a power.',
    },
    {
      misconception: 'a2-log-forgets-to-divide',
      rule: ({ c, y }) => eValue(`e^{${y - c}}`, Math.exp(y - c)),
      why: ({ m }) => `forgets to divide by ${m}.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ m, c, y }) =>
        (y + c) % m === 0 && y + c > 0 ? eValue(`e^{${(y + c) / m}}`, Math.exp((y + c) / m)) : null,
      why: ({ c }) => `brings $${c}$ to the other side without changing its sign.`,
      says: ({ c }) => `I brought $${c}$ to the other side without changing its sign.`,
    },
  ],
  explain: ({ m, c, k }) => ({
    plan: 'Get the logarithm alone, then undo it with a power of $e$.',
    steps: [
      {
        do: `$${m}\\ln x = ${m * k + c}${signed(-c)} = ${m * k}$`,
        why: `${c > 0 ? 'Subtract' : 'Add'} ${Math.abs(c)}.`,
      },
      { do: `$\\ln x = ${k}$`, why: `Divide by ${m}.` },
      { do: `So $x = e^{${k}}$.`, why: 'The natural logarithm is undone by a power of $e$.' },
    ],
    check: `$\\ln e^{${k}} = ${k}$, and $${m} \\cdot ${k}${signed(c)} = ${m * k + c}$.`,
    faster: `Cover $\\ln x$ with a finger: $${m}$ times what${c > 0 ? `, plus ${c},` : `, minus ${-c},`} is $${m * k + c}$? It is $${k}$, and $\\ln x = ${k}$ means $x = e^{${k}}$.`,
  }),
  check: ({ m, c, y }) => expr('c', () => Math.exp((y - c) / m)),
})

type Learn = Readonly<{ a: number; m: number; k: number }>

/** The value of the logarithm. */
const logOf = ({ a, m, y }: Readonly<{ a: number; m: number; y: number }>): number => (y - a) / m

const learning = template({
  ...log,
  id: 'algebra-2/logarithmic-learning-model',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  // With k = 4 it would not matter which of 2 and 4 is the base.
  draw: (rng): Learn => ({ a: int(rng, 15, 40), m: int(rng, 4, 12), k: pick(rng, [3, 5, 6]) }),
  frames: [
    {
      id: 'typing',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: ({ a, m, k }, rng) =>
        `After $t$ weeks of practice, ${person(rng)} can type about $N(t) = ${a} + ${m}\\log_2 (t + 1)$ words per minute. After how many weeks will the speed be ${a + m * k} words per minute?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ a, m, k }) =>
        `<p>The height of a plant, in centimeters, follows $H(t) = ${a} + ${m}\\log_2 (t + 1)$, where $t$ is the time in days.</p>${table(
          ['Day', 'Height (cm)'],
          [
            [0, a],
            [1, a + m],
            [3, a + 2 * m],
          ],
        )}<p>On which day does the plant reach ${a + m * k} cm?</p>`,
    },
  ],
  given: ({ a, m, k }) => ({ a, m, y: a + m * k }),
  answer: ({ k }) => num(2 ** k - 1),
  traps: [
    {
      misconception: 'a2-log-is-one-off',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ y, a, m }) => [pow(2, (y - a) / m)],
      rule: (g) => num(2 ** logOf(g)),
      why: () => 'is $t + 1$; the 1 must still be subtracted.',
      says: () => 'I gave the value of $t + 1$ and did not subtract the 1.',
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      operation: 'power-as-product',
      operands: (g) => [2, logOf(g)],
      after: (x) => sub(x, 1),
      rule: (g) => num(2 * logOf(g) - 1),
      why: ({ k }) => `uses $2 \\cdot ${k}$ instead of $2^${k}$.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      operation: 'power-turned-round',
      operands: (g) => [2, logOf(g)],
      after: (got) => sub(got, 1),
      rule: (g) => num(logOf(g) ** 2 - 1),
      why: ({ k }) => `uses $${k}^2$ instead of $2^${k}$.`,
      says: () => 'I swapped base and exponent.',
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      operation: 'part-left-out',
      operands: (g) => [logOf(g)],
      after: (got) => sub(got, 1),
      rule: (g) => num(logOf(g) - 1),
      why: ({ k }) => `leaves the logarithm out and solves $t + 1 = ${k}$.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ y, a, m }) => [pow(2, (y - a) / m), 1],
      rule: (g) => num(2 ** logOf(g) + 1),
      why: () => 'adds the 1 instead of subtracting it.',
      says: () => 'I added the 1 instead of subtracting it.',
    },
  ],
  explain: ({ a, m, k }) => ({
    plan: 'Set the formula equal to the value, get the logarithm alone, and write the equation as a power.',
    steps: [
      {
        do: `$${a} + ${m}\\log_2 (t + 1) = ${a + m * k}$ gives $${m}\\log_2 (t + 1) = ${m * k}$.`,
        why: `Subtract ${a}.`,
      },
      { do: `$\\log_2 (t + 1) = ${k}$`, why: `Divide by ${m}.` },
      {
        do: `$t + 1 = 2^${k} = ${2 ** k}$, so $t = ${2 ** k - 1}$.`,
        why: `A logarithm with base 2 is ${k} when its argument is $2^${k}$.`,
      },
    ],
    check: `$${a} + ${m} \\cdot \\log_2 ${2 ** k} = ${a} + ${m} \\cdot ${k} = ${a + m * k}$`,
    faster: `Each time $t + 1$ doubles, the value grows by $${m}$. From $${a}$ to $${a + m * k}$ it grows by $${m * k}$, that is ${k} times, so $t + 1$ has doubled ${k} times from $1$: it is $${2 ** k}$, and $t = ${2 ** k - 1}$.`,
  }),
  check: ({ a, m, y }) =>
    num(Array.from({ length: 200 }, (_, t) => t).find((t) => Math.abs(a + m * Math.log2(t + 1) - y) < 1e-9) ?? 999),
})

const logClaims = template({
  id: 'algebra-2/claims-about-candidates',
  skill: log.skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-log',
      draw: (rng): { p: number; q: number } =>
        until(
          () => ({ p: int(rng, 3, 12), q: int(rng, 2, 9) }),
          ({ p, q }) => p !== q && p - q !== 1 && q - p !== 1,
        ),
      setup: ({ p, q }) =>
        `Two students study the equation $\\log x + \\log (${linear(1, q - p)}) = \\log ${p * q}$. It leads to the candidates ${p} and $${-q}$.`,
      plan: 'Put each candidate into the original equation. Every argument must be positive, and the product of the arguments must give the number on the right.',
      claims: ({ p, q }) => [
        {
          id: 'pos',
          says: `$x = ${p}$ is a solution.`,
          holds: true,
          tested: `Put $x = ${p}$ in: the arguments are $${p}$ and $${p}${signed(q - p)} = ${q}$, both positive, and $\\log ${p} + \\log ${q} = \\log ${p * q}$.`,
        },
        {
          id: 'neg',
          says: `$x = ${-q}$ must be rejected.`,
          holds: true,
          tested: `Put $x = ${-q}$ in: the first logarithm is $\\log (${-q})$, and a logarithm of a negative number does not exist.`,
        },
        {
          id: 'one',
          says: 'the equation has exactly one solution.',
          holds: true,
          tested: `$x = ${p}$ gives the arguments ${p} and ${q}, with the product ${p * q}. $x = ${-q}$ gives the arguments $${-q}$ and $${-p}$, which have no logarithms.`,
        },
        {
          id: 'both',
          says: 'both candidates are solutions.',
          holds: false,
          tested: `For $x = ${p}$ the arguments are ${p} and ${q}. For $x = ${-q}$ they are $${-q}$ and $${-q}${signed(q - p)} = ${-p}$.`,
          because: `Negative numbers have no logarithms, so $${-q}$ drops out.`,
        },
        {
          id: 'none',
          says: 'the equation has no solution.',
          holds: false,
          tested: `Put $x = ${p}$ in: $\\log ${p} + \\log ${q} = \\log (${p} \\cdot ${q}) = \\log ${p * q}$, the right side.`,
          because: `$x = ${p}$ is a solution.`,
        },
        {
          id: 'sum',
          says: `the equation means the same as $x + (${linear(1, q - p)}) = ${p * q}$.`,
          holds: false,
          tested: `A sum of logarithms is the logarithm of a product: $\\log x + \\log (${linear(1, q - p)}) = \\log \\left(x(${linear(1, q - p)})\\right)$. So the arguments are multiplied.`,
          because: 'Adding the arguments is not what adding logarithms does.',
        },
      ],
      verify: ({ p, q }, id) => {
        const fits = (x: number) => x > 0 && x + q - p > 0 && x * (x + q - p) === p * q
        const found = [p, -q].filter(fits)
        if (id === 'pos') return found.includes(p)
        if (id === 'neg') return !found.includes(-q)
        if (id === 'one') return found.length === 1
        if (id === 'both') return found.length === 2
        if (id === 'none') return found.length === 0
        return 2 * p + q - p === p * q
      },
      checked: ({ p, q }) =>
        `Put both in: for $x = ${p}$ the arguments are $${p}$ and $${q}$, for $x = ${-q}$ they are $${-q}$ and $${-p}$. Both pairs have the product $${p * q}$, but only the first has logarithms; and its sum is $${p + q}$.`,
    }),
    ({ e: { p, q }, ids }) =>
      `Look at signs and factors only: $${p} \\cdot ${q}$ is $${p * q}$, so $${p}$ fits, and for $${-q}$ the first argument is $x$ itself and negative. So there is just one solution${ids.includes('sum') ? ', and the arguments are multiplied, not added' : ''}.`,
  ),
})

export const templates: readonly Template[] = [natural, learning, logClaims]
