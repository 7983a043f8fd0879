import {
  expr,
  int,
  judgeStatements,
  linear,
  nonZero,
  num,
  person,
  signed,
  type Template,
  table,
  template,
  until,
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
      shortcut: ({ k }) => eValue(`${k}`, k),
      why: () => 'stops at the value of $\\ln x$.',
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      shortcut: ({ k }) => eValue(`${k}^e`, k ** Math.E),
      why: () => 'swaps base and exponent.',
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      shortcut: ({ m, k }) => eValue(`\\frac{e^{${m * k}}}{${m}}`, Math.exp(m * k) / m),
      why: ({ m }) => `divides by ${m} after removing the logarithm; it stands before it.`,
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      shortcut: ({ k }) => eValue(`${k}e`, k * Math.E),
      why: () => 'multiplies by $e$ instead of raising $e$ to a power.',
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      shortcut: ({ m, k }) => eValue(`e^{${m * k}}`, Math.exp(m * k)),
      why: ({ m }) => `forgets to divide by ${m}.`,
    },
    {
      misconception: 'a2-log-loses-a-sign',
      shortcut: ({ k }) => eValue(`e^{-${k}}`, Math.exp(-k)),
      why: ({ k }) => `has the logarithm $-${k}$.`,
    },
  ],
  explain: ({ m, c, k }) => [
    {
      do: `$${m}\\ln x = ${m * k}$, so $\\ln x = ${k}$.`,
      why: `${c > 0 ? 'Subtract' : 'Add'} ${Math.abs(c)}, then divide by ${m}.`,
    },
    { do: `So $x = e^{${k}}$.`, why: 'The natural logarithm is undone by a power of $e$.' },
  ],
  check: ({ m, c, y }) => expr('c', () => Math.exp((y - c) / m)),
})

type Learn = Readonly<{ a: number; m: number; k: number }>

const learning = template({
  ...log,
  id: 'algebra-2/logarithmic-learning-model',
  difficulty: 'High',
  b: 0.6,
  seconds: 95,
  draw: (rng): Learn => ({ a: int(rng, 15, 40), m: int(rng, 4, 12), k: int(rng, 3, 6) }),
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
      shortcut: ({ k }) => num(2 ** k),
      why: () => 'is $t + 1$; the 1 must still be subtracted.',
    },
    {
      misconception: 'a2-log-multiplies-base-and-value',
      shortcut: ({ k }) => num(2 * k - 1),
      why: ({ k }) => `uses $2 \\cdot ${k}$ instead of $2^${k}$.`,
    },
    {
      misconception: 'a2-log-drops-the-logarithm',
      shortcut: ({ k }) => num(k - 1),
      why: ({ k }) => `leaves the logarithm out and solves $t + 1 = ${k}$.`,
    },
    {
      misconception: 'a2-log-is-one-off',
      shortcut: ({ k }) => num(2 ** k + 1),
      why: () => 'adds the 1 instead of subtracting it.',
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      shortcut: ({ k }) => num(2 ** (k + 1) - 1),
      why: ({ k }) => `uses the exponent ${k + 1} instead of ${k}.`,
    },
  ],
  explain: ({ a, m, k }) => [
    {
      do: `$${a} + ${m}\\log_2 (t + 1) = ${a + m * k}$ gives $\\log_2 (t + 1) = ${k}$.`,
      why: `Subtract ${a}, then divide by ${m}.`,
    },
    {
      do: `$t + 1 = 2^${k} = ${2 ** k}$, so $t = ${2 ** k - 1}$.`,
      why: `A logarithm with base 2 is ${k} when its argument is $2^${k}$.`,
    },
  ],
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
  ...judgeStatements({
    slip: 'a2-log',
    draw: (rng): { p: number; q: number } =>
      until(
        () => ({ p: int(rng, 3, 12), q: int(rng, 2, 9) }),
        ({ p, q }) => p !== q && p - q !== 1 && q - p !== 1,
      ),
    setup: ({ p, q }) =>
      `Two students study the equation $\\log x + \\log (${linear(1, q - p)}) = \\log ${p * q}$. It leads to the candidates ${p} and $${-q}$.`,
    claims: ({ p, q }) => [
      {
        id: 'pos',
        says: `$x = ${p}$ is a solution.`,
        holds: true,
        because: `Both arguments, ${p} and ${q}, are positive, and their product is ${p * q}.`,
      },
      {
        id: 'neg',
        says: `$x = ${-q}$ must be rejected.`,
        holds: true,
        because: 'The logarithm of a negative number does not exist.',
      },
      { id: 'one', says: 'the equation has exactly one solution.', holds: true, because: `Only ${p} passes the test.` },
      {
        id: 'both',
        says: 'both candidates are solutions.',
        holds: false,
        because: `The arguments are negative for $x = ${-q}$.`,
      },
      { id: 'none', says: 'the equation has no solution.', holds: false, because: `$x = ${p}$ passes the test.` },
      {
        id: 'sum',
        says: `the equation means the same as $x + (${linear(1, q - p)}) = ${p * q}$.`,
        holds: false,
        because: 'A sum of logarithms belongs to the product of the arguments.',
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
  }),
})

export const templates: readonly Template[] = [natural, learning, logClaims]
