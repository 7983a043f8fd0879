import { int, linear, money, nonZero, num, person, pick, signed, type Template, until } from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-linear-equations'

/** b is a multiple of a, so that slips end in whole numbers too. */
const derived = ask({
  id: 'linear-derived-value',
  skill,
  difficulty: 'Low',
  b: -1,
  seconds: 60,
  items: 8,
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 9)
        const [b, x] = [a * nonZero(rng, -6, 6), nonZero(rng, -8, 12)]
        return { a, b, c: a * x + b, k: int(rng, 2, 8), m: nonZero(rng, -9, 9) }
      },
      ({ a, b, c, k, m }) => k !== a && c !== 0 && Math.abs(c) < 100 && (k * (c - b)) / a + m !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ a, b, c, k, m }) => `If $${linear(a, b)} = ${c}$, what is the value of $${linear(k, m)}$?`,
    },
    {
      id: 'defined',
      kind: 'multi-step',
      response: 'grid',
      stem: ({ a, b, c, k, m }) =>
        `<p>The number $x$ satisfies $${c} = ${linear(a, b)}$, and $y = ${linear(k, m)}$.</p><p>What is the value of $y$?</p>`,
    },
  ],
  answer: ({ a, b, c, k, m }) => num((k * (c - b)) / a + m),
  traps: [
    ['sm-stops-at-x', ({ a, b, c }) => num((c - b) / a), () => 'is the value of $x$ itself.'],
    ['sm-drops-a-constant', ({ a, b, c, k }) => num((k * (c - b)) / a)],
    ['sm-repeats-the-operation', ({ a, b, c, k, m }) => num((k * (c + b)) / a + m)],
    ['sm-scales-the-whole-side', ({ a, c, k, m }) => num((k * c) / a + m)],
    ['sm-sign-of-a-constant', ({ a, b, c, k, m }) => num((k * (c - b)) / a - m)],
  ],
  explain: ({ a, b, c, k, m }) => [
    [`$${linear(a, 0)} = ${c - b}$, so $x = ${(c - b) / a}$.`, 'Undo the constant first, then the factor.'],
    [
      `$${linear(k, m)} = ${(k * (c - b)) / a}${signed(m)} = ${(k * (c - b)) / a + m}$`,
      'The question asks for this expression, not for $x$.',
    ],
  ],
  given: ({ a, b, c, k, m }) => ({ a, b, c, k, m }),
  check: ({ a, b, c, k, m }) => num(k * search((x) => a * x + b === c) + m),
})

const group = ask({
  id: 'linear-value-of-group',
  skill,
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  items: 8,
  draw: (rng) =>
    until(
      () => {
        const [d, r] = [int(rng, 2, 4), int(rng, 2, 6)]
        const [q, x] = [d * nonZero(rng, -3, 3), nonZero(rng, -9, 12)]
        return { p: r + d, q, r, s: d * x - (r + d) * q, x }
      },
      ({ q, s, x }) => s !== 0 && Math.abs(s) < 90 && x !== q && x !== 2 * q,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ p, q, r, s }) => `If $${p}(x${signed(-q)}) = ${linear(r, s)}$, what is the value of $x${signed(-q)}$?`,
    },
    {
      id: 'turned',
      kind: 'bare',
      response: 'grid',
      stem: ({ p, q, r, s }) =>
        `<p>$${linear(r, s)} = ${p}(x${signed(-q)})$</p><p>In the equation above, what is the value of $x${signed(-q)}$?</p>`,
    },
  ],
  answer: ({ q, x }) => num(x - q),
  traps: [
    ['sm-stops-at-x', ({ x }) => num(x), () => 'is the value of $x$, not of the expression in parentheses.'],
    ['sm-multiplies-the-first-term-only', ({ p, q, r, s }) => num((s + q) / (p - r) - q)],
    ['sm-repeats-the-operation', ({ p, q, r, s }) => num((s - p * q) / (p - r) - q)],
    ['sm-sign-of-a-constant', ({ q, x }) => num(x + q)],
    ['sm-drops-a-constant', ({ p, r, q }) => num((p * q) / (p - r) - q)],
  ],
  explain: ({ p, q, r, s, x }) => [
    [
      `$${linear(p, -p * q)} = ${linear(r, s)}$, so $${linear(p - r, 0)} = ${s + p * q}$ and $x = ${x}$.`,
      'Multiply out, then bring the letter to one side and the numbers to the other.',
    ],
    [`$${x}${signed(-q)} = ${x - q}$`, 'The question asks for the expression in parentheses.'],
  ],
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  check: ({ p, q, r, s }) => num(search((x) => p * (x - q) === r * x + s) - q),
})

const noSolution = ask({
  id: 'linear-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.9,
  seconds: 95,
  items: 8,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 12), b: nonZero(rng, -6, 7), c: int(rng, 2, 9), d: nonZero(rng, -15, 20) }),
      ({ a, b, c, d }) => a !== c && a * b !== d && a - c !== b && Math.abs(a - c) > 1,
    ),
  frames: [
    {
      id: 'none',
      kind: 'bare',
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(x${signed(b)}) - ${c}x = kx${signed(d)}$</p><p>In the given equation, $k$ is a constant. The equation has no solution. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      stem: ({ a, b, c, d }) =>
        `The equation $kx${signed(d)} = ${a}(x${signed(b)}) - ${c}x$, where $k$ is a constant, is true for no value of $x$. What is the value of $k$?`,
    },
  ],
  answer: ({ a, c }) => num(a - c),
  traps: [
    ['sm-adds-unlike-coefficients', ({ a, c }) => num(a + c), ({ c }) => `adds the $${c}$ instead of subtracting it.`],
    ['sm-swaps-the-order', ({ a, c }) => num(c - a)],
    ['sm-forgets-a-term', ({ a }) => num(a), ({ c }) => `leaves out the term with $${c}$.`],
    ['sm-matches-the-constants', ({ a, b, d }) => num(a * b - d)],
    ['sm-forgets-a-term', ({ c }) => num(-c), ({ c }) => `uses only the term with $${c}$.`],
    ['sm-matches-the-constants', ({ a, b }) => num(a * b), () => 'is the constant on that side, not the coefficient.'],
  ],
  explain: ({ a, b, c }) => [
    [
      `The side without $k$ is $${linear(a - c, a * b)}$ when it is simplified.`,
      'Multiply out and collect like terms.',
    ],
    [
      `There is no solution when the coefficients are equal and the constants differ, so $k = ${a - c}$.`,
      'Then the terms with the letter cancel, and a false statement is left.',
    ],
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  // The two sides have the same difference at 0 and at 1 exactly when the lines are parallel.
  check: ({ a, b, c, d }) => num(search((k) => a * (1 + b) - c - (k + d) === a * b - d, 60)),
})

const identity = ask({
  id: 'linear-identity-constant',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  seconds: 85,
  items: 8,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 8), b: int(rng, 2, 6), c: nonZero(rng, -7, 9), d: int(rng, 2, 15) }),
      ({ a, b, c, d }) => a * b - d > 1 && Math.abs(c) > 1 && a * b - d !== a * c,
    ),
  frames: [
    {
      id: 'infinitely-many',
      kind: 'bare',
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(${linear(b, c)}) - ${d}x = ${a * b - d}x + k$</p><p>In the given equation, $k$ is a constant. The equation has infinitely many solutions. What is the value of $k$?</p>`,
    },
  ],
  answer: ({ a, c }) => num(a * c),
  traps: [
    ['sm-multiplies-the-first-term-only', ({ c }) => num(c)],
    ['sm-loses-a-minus-sign', ({ a, c }) => num(-a * c)],
    ['sm-adds-instead-of-multiplying', ({ a, c }) => num(a + c)],
    ['sm-mixes-unlike-terms', ({ a, c, d }) => num(a * c - d)],
    ['sm-matches-the-coefficients', ({ a, b }) => num(a * b)],
  ],
  explain: ({ a, b, c, d }) => [
    [`The left side is $${linear(a * b - d, a * c)}$.`, 'Multiply out and collect like terms.'],
    [
      `Both sides must be the same expression, so $k = ${a * c}$.`,
      'Every value of $x$ is a solution only if coefficients and constants both agree.',
    ],
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  check: ({ a, b, c, d }) => num(a * (b * 2 + c) - d * 2 - (a * b - d) * 2),
})

const settings = [
  (who: string, f: number, r: number, t: number, e: number) =>
    `A climbing gym charges a yearly fee of ${money(f)} and ${money(r)} for each visit. Last year ${who} paid ${money(t)} in all. If each visit had cost ${money(e)} less, how much would ${who} have paid in all, in dollars?`,
  (who: string, f: number, r: number, t: number, e: number) =>
    `A printer charges ${money(f)} for a design and ${money(r)} for each T-shirt. ${who} paid ${money(t)} for the design and some shirts. A second printer charges the same for the design and ${money(e)} less for each shirt. What would ${who} have paid there for the same order, in dollars?`,
]

const plan = ask({
  id: 'linear-changed-price',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  items: 7,
  draw: (rng) =>
    until(
      () => {
        const [r, e, n] = [int(rng, 6, 15), int(rng, 2, 4), int(rng, 8, 30)]
        const f = 5 * int(rng, 4, 15)
        return { f, r, t: f + r * n, e }
      },
      ({ f, r, t }) => f !== r && t !== f,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      stem: ({ f, r, t, e }, rng) => pick(rng, settings)(person(rng), f, r, t, e),
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      stem: ({ f, r, t, e }, rng) =>
        `${person(rng)} paid a music school a one-time fee of ${money(f)} plus ${money(r)} for each lesson, for a total of ${money(t)}. Before a price increase, the fee was the same, but each lesson cost ${money(e)} less. What would the total for the fee and the same number of lessons have been at the earlier price, in dollars?`,
    },
  ],
  answer: ({ f, r, t, e }) => num(f + ((t - f) / r) * (r - e)),
  traps: [
    ['sm-reduces-the-total-once', ({ t, e }) => num(t - e)],
    [
      'sm-drops-a-constant',
      ({ f, r, t, e }) => num(((t - f) / r) * (r - e)),
      ({ f }) => `leaves out the $${f}$ dollars.`,
    ],
    ['sm-answers-the-difference', ({ f, r, t, e }) => num(((t - f) / r) * e)],
    ['sm-changes-up-instead-of-down', ({ f, r, t, e }) => num(f + ((t - f) / r) * (r + e))],
    ['sm-drops-a-constant', ({ f, t }) => num(t - f), ({ f }) => `only takes the $${f}$ dollars off the total.`],
  ],
  explain: ({ f, r, t, e }) => [
    [
      `$\\frac{${t} - ${f}}{${r}} = ${(t - f) / r}$ of them were paid for.`,
      'Take off the fixed part, then divide by the price of one.',
    ],
    [
      `At the lower price: $${f} + ${(t - f) / r} \\cdot ${r - e} = ${f + ((t - f) / r) * (r - e)}$.`,
      'The fixed part stays; each one costs less.',
    ],
  ],
  given: ({ f, r, t, e }) => ({ f, r, t, e }),
  check: ({ f, r, t, e }) => num(t - e * search((n) => f + r * n === t)),
})

export const templates: readonly Template[] = [derived, group, noSolution, identity, plan]
