import { add, div, int, money, mul, num, person, pick, sub, type Template, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-equations'

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
    {
      misconception: 'sm-reduces-the-total-once',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ e }) => [e],
      after: (x, { t }) => sub(t, x),
      rule: ({ t, e }) => num(t - e),
      why: ({ t, e }) => `is $${t} - ${e}$.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      says: ({ f }) => `I left out the ${money(f)} that is paid once.`,
      operation: 'part-left-out',
      operands: ({ f, r, t, e }) => [mul(r - e, div(t - f, r))],
      rule: ({ f, r, t, e }) => num(((t - f) / r) * (r - e)),
      why: ({ f }) => `leaves out the ${money(f)} that is paid once.`,
    },
    {
      misconception: 'sm-answers-the-difference',
      says: () => 'I gave how much less would be paid instead of what would be paid.',
      operation: 'solved-for-the-other',
      operands: ({ f, r, t, e }) => [mul(e, div(t - f, r))],
      rule: ({ f, r, t, e }) => num(((t - f) / r) * e),
      why: () => 'is how much less would have been paid.',
    },
    {
      misconception: 'sm-changes-up-instead-of-down',
      operation: 'added-instead-of-subtracted',
      operands: ({ r, e }) => [r, e],
      after: (x, { f, r, t }) => add(f, mul(x, div(t - f, r))),
      rule: ({ f, r, t, e }) => num(f + ((t - f) / r) * (r + e)),
      why: ({ r, e }) => `uses $${r} + ${e} = ${r + e}$ as the new price.`,
    },
    {
      misconception: 'sm-drops-a-constant',
      operation: 'stopped-at-a-step',
      operands: ({ f, t }) => [t - f],
      rule: ({ f, t }) => num(t - f),
      says: () => 'I took off the part that is paid once and stopped there.',
      why: ({ f }) => `only takes the ${money(f)} off the total.`,
    },
  ],
  explain: ({ f, r, t, e }) => {
    const n = (t - f) / r
    return {
      plan: 'Find how many of them were paid for, by taking off the part that is paid once and dividing by the price of one. Then work out the total at the lower price.',
      steps: [
        {
          do: `Without the part that is paid once, $${t} - ${f} = ${t - f}$ dollars are left.`,
          why: 'This part does not depend on the number.',
        },
        { do: `$\\frac{${t - f}}{${r}} = ${n}$ of them were paid for.`, why: 'Divide by the price of one.' },
        {
          do: `At the lower price of $${r} - ${e} = ${r - e}$ dollars they cost $${n} \\cdot ${r - e} = ${n * (r - e)}$ dollars.`,
          why: 'The number of them stays the same.',
        },
        {
          do: `The total is $${f} + ${n * (r - e)} = ${f + n * (r - e)}$ dollars.`,
          why: 'The part that is paid once comes back in.',
        },
      ],
      check: `With ${n} of them the first total is right: $${f} + ${n} \\cdot ${r} = ${f} + ${n * r} = ${t}$.`,
      faster: `Only the difference matters: each of the ${n} costs ${e} dollars less, so the total is $${t} - ${n} \\cdot ${e} = ${f + n * (r - e)}$ dollars.`,
    }
  },
  check: ({ f, r, t, e }) => num(t - e * search((n) => f + r * n === t)),
})

export const templates: readonly Template[] = [plan]
