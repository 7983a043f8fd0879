import { int, linear, money, nonZero, num, person, pick, signed, type Template, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-equations'

/** b is a multiple of a, so that slips end in whole numbers too. */
const derived = template({
  id: 'sat-math/linear-derived-value',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
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
      items: 8,
      stem: ({ a, b, c, k, m }) => `If $${linear(a, b)} = ${c}$, what is the value of $${linear(k, m)}$?`,
    },
    {
      id: 'defined',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, k, m }) =>
        `<p>The number $x$ satisfies $${c} = ${linear(a, b)}$, and $y = ${linear(k, m)}$.</p><p>What is the value of $y$?</p>`,
    },
  ],
  given: ({ a, b, c, k, m }) => ({ a, b, c, k, m }),
  answer: ({ a, b, c, k, m }) => num((k * (c - b)) / a + m),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      rule: ({ a, b, c }) => num((c - b) / a),
      why: () => 'is the value of $x$ itself.',
    },
    { misconception: 'sm-drops-a-constant', rule: ({ a, b, c, k }) => num((k * (c - b)) / a) },
    { misconception: 'sm-repeats-the-operation', rule: ({ a, b, c, k, m }) => num((k * (c + b)) / a + m) },
    { misconception: 'sm-scales-the-whole-side', rule: ({ a, c, k, m }) => num((k * c) / a + m) },
    { misconception: 'sm-sign-of-a-constant', rule: ({ a, b, c, k, m }) => num((k * (c - b)) / a - m) },
  ],
  explain: ({ a, b, c, k, m }) => [
    { do: `$${linear(a, 0)} = ${c - b}$, so $x = ${(c - b) / a}$.`, why: 'Undo the constant first, then the factor.' },
    {
      do: `$${linear(k, m)} = ${(k * (c - b)) / a}${signed(m)} = ${(k * (c - b)) / a + m}$`,
      why: 'The question asks for this expression, not for $x$.',
    },
  ],
  check: ({ a, b, c, k, m }) => num(k * search((x) => a * x + b === c) + m),
})

const group = template({
  id: 'sat-math/linear-value-of-group',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
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
      items: 8,
      stem: ({ p, q, r, s }) => `If $${p}(x${signed(-q)}) = ${linear(r, s)}$, what is the value of $x${signed(-q)}$?`,
    },
    {
      id: 'turned',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ p, q, r, s }) =>
        `<p>$${linear(r, s)} = ${p}(x${signed(-q)})$</p><p>In the equation above, what is the value of $x${signed(-q)}$?</p>`,
    },
  ],
  given: ({ p, q, r, s }) => ({ p, q, r, s }),
  answer: ({ q, x }) => num(x - q),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      shortcut: ({ x }) => num(x),
      why: () => 'is the value of $x$, not of the expression in parentheses.',
    },
    { misconception: 'sm-multiplies-the-first-term-only', rule: ({ p, q, r, s }) => num((s + q) / (p - r) - q) },
    { misconception: 'sm-repeats-the-operation', rule: ({ p, q, r, s }) => num((s - p * q) / (p - r) - q) },
    { misconception: 'sm-sign-of-a-constant', shortcut: ({ q, x }) => num(x + q) },
    { misconception: 'sm-drops-a-constant', rule: ({ p, r, q }) => num((p * q) / (p - r) - q) },
  ],
  explain: ({ p, q, r, s, x }) => [
    {
      do: `$${linear(p, -p * q)} = ${linear(r, s)}$, so $${linear(p - r, 0)} = ${s + p * q}$ and $x = ${x}$.`,
      why: 'Multiply out, then bring the letter to one side and the numbers to the other.',
    },
    { do: `$${x}${signed(-q)} = ${x - q}$`, why: 'The question asks for the expression in parentheses.' },
  ],
  check: ({ p, q, r, s }) => num(search((x) => p * (x - q) === r * x + s) - q),
})

const noSolution = template({
  id: 'sat-math/linear-no-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 12), b: nonZero(rng, -6, 7), c: int(rng, 2, 9), d: nonZero(rng, -15, 20) }),
      ({ a, b, c, d }) => a !== c && a * b !== d && a - c !== b && Math.abs(a - c) > 1,
    ),
  frames: [
    {
      id: 'none',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(x${signed(b)}) - ${c}x = kx${signed(d)}$</p><p>In the given equation, $k$ is a constant. The equation has no solution. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `The equation $kx${signed(d)} = ${a}(x${signed(b)}) - ${c}x$, where $k$ is a constant, is true for no value of $x$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, c }) => num(a - c),
  traps: [
    {
      misconception: 'sm-adds-unlike-coefficients',
      rule: ({ a, c }) => num(a + c),
      why: ({ c }) => `adds the $${c}$ instead of subtracting it.`,
    },
    { misconception: 'sm-swaps-the-order', rule: ({ a, c }) => num(c - a) },
    { misconception: 'sm-forgets-a-term', rule: ({ a }) => num(a), why: ({ c }) => `leaves out the term with $${c}$.` },
    { misconception: 'sm-matches-the-constants', rule: ({ a, b, d }) => num(a * b - d) },
    { misconception: 'sm-forgets-a-term', rule: ({ c }) => num(-c), why: ({ c }) => `uses only the term with $${c}$.` },
    {
      misconception: 'sm-matches-the-constants',
      rule: ({ a, b }) => num(a * b),
      why: () => 'is the constant on that side, not the coefficient.',
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `The side without $k$ is $${linear(a - c, a * b)}$ when it is simplified.`,
      why: 'Multiply out and collect like terms.',
    },
    {
      do: `There is no solution when the coefficients are equal and the constants differ, so $k = ${a - c}$.`,
      why: 'Then the terms with the letter cancel, and a false statement is left.',
    },
  ],
  // The two sides have the same difference at 0 and at 1 exactly when the lines are parallel.
  check: ({ a, b, c, d }) => num(search((k) => a * (1 + b) - c - (k + d) === a * b - d, 60)),
})

const identity = template({
  id: 'sat-math/linear-identity-constant',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 8), b: int(rng, 2, 6), c: nonZero(rng, -7, 9), d: int(rng, 2, 15) }),
      ({ a, b, c, d }) => a * b - d > 1 && Math.abs(c) > 1 && a * b - d !== a * c,
    ),
  frames: [
    {
      id: 'infinitely-many',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, d }) =>
        `<p>$${a}(${linear(b, c)}) - ${d}x = ${a * b - d}x + k$</p><p>In the given equation, $k$ is a constant. The equation has infinitely many solutions. What is the value of $k$?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, c }) => num(a * c),
  traps: [
    { misconception: 'sm-multiplies-the-first-term-only', rule: ({ c }) => num(c) },
    { misconception: 'sm-loses-a-minus-sign', rule: ({ a, c }) => num(-a * c) },
    { misconception: 'sm-adds-instead-of-multiplying', rule: ({ a, c }) => num(a + c) },
    { misconception: 'sm-mixes-unlike-terms', rule: ({ a, c, d }) => num(a * c - d) },
    { misconception: 'sm-matches-the-coefficients', rule: ({ a, b }) => num(a * b) },
  ],
  explain: ({ a, b, c, d }) => [
    { do: `The left side is $${linear(a * b - d, a * c)}$.`, why: 'Multiply out and collect like terms.' },
    {
      do: `Both sides must be the same expression, so $k = ${a * c}$.`,
      why: 'Every value of $x$ is a solution only if coefficients and constants both agree.',
    },
  ],
  check: ({ a, b, c, d }) => num(a * (b * 2 + c) - d * 2 - (a * b - d) * 2),
})

const settings = [
  (who: string, f: number, r: number, t: number, e: number) =>
    `A climbing gym charges a yearly fee of ${money(f)} and ${money(r)} for each visit. Last year ${who} paid ${money(t)} in all. If each visit had cost ${money(e)} less, how much would ${who} have paid in all, in dollars?`,
  (who: string, f: number, r: number, t: number, e: number) =>
    `A printer charges ${money(f)} for a design and ${money(r)} for each T-shirt. ${who} paid ${money(t)} for the design and some shirts. A second printer charges the same for the design and ${money(e)} less for each shirt. What would ${who} have paid there for the same order, in dollars?`,
]

const plan = template({
  id: 'sat-math/linear-changed-price',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
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
      items: 7,
      stem: ({ f, r, t, e }, rng) => pick(rng, settings)(person(rng), f, r, t, e),
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ f, r, t, e }, rng) =>
        `${person(rng)} paid a music school a one-time fee of ${money(f)} plus ${money(r)} for each lesson, for a total of ${money(t)}. Before a price increase, the fee was the same, but each lesson cost ${money(e)} less. What would the total for the fee and the same number of lessons have been at the earlier price, in dollars?`,
    },
  ],
  given: ({ f, r, t, e }) => ({ f, r, t, e }),
  answer: ({ f, r, t, e }) => num(f + ((t - f) / r) * (r - e)),
  traps: [
    { misconception: 'sm-reduces-the-total-once', rule: ({ t, e }) => num(t - e) },
    {
      misconception: 'sm-drops-a-constant',
      rule: ({ f, r, t, e }) => num(((t - f) / r) * (r - e)),
      why: ({ f }) => `leaves out the $${f}$ dollars.`,
    },
    { misconception: 'sm-answers-the-difference', rule: ({ f, r, t, e }) => num(((t - f) / r) * e) },
    { misconception: 'sm-changes-up-instead-of-down', rule: ({ f, r, t, e }) => num(f + ((t - f) / r) * (r + e)) },
    {
      misconception: 'sm-drops-a-constant',
      rule: ({ f, t }) => num(t - f),
      why: ({ f }) => `only takes the $${f}$ dollars off the total.`,
    },
  ],
  explain: ({ f, r, t, e }) => [
    {
      do: `$\\frac{${t} - ${f}}{${r}} = ${(t - f) / r}$ of them were paid for.`,
      why: 'Take off the fixed part, then divide by the price of one.',
    },
    {
      do: `At the lower price: $${f} + ${(t - f) / r} \\cdot ${r - e} = ${f + ((t - f) / r) * (r - e)}$.`,
      why: 'The fixed part stays; each one costs less.',
    },
  ],
  check: ({ f, r, t, e }) => num(t - e * search((n) => f + r * n === t)),
})

export const templates: readonly Template[] = [derived, group, noSolution, identity, plan]
