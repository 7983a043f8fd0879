import {
  div,
  frac,
  int,
  judgeStatements,
  mul,
  num,
  pick,
  pow,
  sub,
  type Template,
  template,
  until,
  whole,
  withFaster,
} from '#kit'
import { sigma } from './sigma.ts'

const skill = 'a2-sigma-and-recursive-rules'
const base = { skill, calculator: false, response: 'choice' } as const

type Power = Readonly<{ a: number; r: number; n: number }>

const powers = template({
  ...base,
  id: 'algebra-2/sigma-with-powers',
  difficulty: 'High',
  b: 0.6,
  seconds: 90,
  draw: (rng): Power => ({ a: int(rng, 2, 9), r: pick(rng, [2, 3]), n: int(rng, 4, 6) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, r, n }) => `What is the value of $\\displaystyle ${sigma(0, n, `${a} \\cdot ${r}^{k}`)}$?`,
    },
  ],
  given: ({ a, r, n }) => ({ a, r, n }),
  answer: ({ a, r, n }) => num((a * (r ** (n + 1) - 1)) / (r - 1)),
  traps: [
    {
      misconception: 'a2-sigma-drops-a-term',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { a, r }) => div(mul(a, sub(pow(r, got.n + 1), 1)), r - 1),
      rule: ({ a, r, n }) => num((a * (r ** n - 1)) / (r - 1)),
      says: ({ n }) => `I added only the first ${n} terms.`,
      why: ({ n }) => `adds up only ${n} terms; from 0 to ${n} there are ${n + 1}.`,
    },
    {
      misconception: 'a2-sigma-drops-a-term',
      operation: 'term-left-out',
      operands: ({ a, r, n }) => Array.from({ length: n }, (_, i) => a * r ** (i + 1)),
      rule: ({ a, r, n }) => num((a * (r ** (n + 1) - 1)) / (r - 1) - a),
      says: () => 'I started the sum at $k = 1$.',
      why: () => 'leaves out the term with $k = 0$.',
    },
    {
      misconception: 'a2-adds-only-the-ends',
      operation: 'term-left-out',
      operands: ({ a, r, n }) => [a * r ** n],
      rule: ({ a, r, n }) => num(a * r ** n),
      says: () => 'I put in only the upper limit.',
      why: () => 'is only the last term.',
    },
    {
      misconception: 'a2-adds-only-the-ends',
      operation: 'term-left-out',
      operands: ({ a, r, n }) => [a, a * r ** n],
      rule: ({ a, r, n }) => num(a + a * r ** n),
      says: () => 'I added only the first and the last term.',
      why: () => 'adds only the first and the last term.',
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      operation: 'factor-left-out',
      operands: ({ a, r, n }) => [a, r ** (n + 1) - 1],
      rule: ({ a, r, n }) => (r > 2 ? num(a * (r ** (n + 1) - 1)) : null),
      why: ({ r }) => `forgets to divide by $${r} - 1$ in the formula for the sum.`,
    },
    {
      misconception: 'a2-forgets-the-minus-one',
      operation: 'term-left-out',
      operands: ({ r, n }) => [r ** (n + 1)],
      after: (got, { r, a }) => div(mul(a, got), r - 1),
      rule: ({ a, r, n }) => whole(frac(a * r ** (n + 1), r - 1)),
      why: ({ r, n }) => `uses $${r}^{${n + 1}}$ instead of $${r}^{${n + 1}} - 1$.`,
    },
  ],
  explain: ({ a, r, n }) => {
    const value = (a * (r ** (n + 1) - 1)) / (r - 1)
    return {
      plan: 'The sigma stands for a sum of powers, a finite geometric series. Count the terms: the lower limit counts as well.',
      steps: [
        {
          do: `From $k = 0$ to $k = ${n}$ there are $${n} + 1 = ${n + 1}$ terms.`,
          why: 'The term for $k = 0$ counts as well.',
        },
        {
          do: `The first term is $${a} \\cdot 1 = ${a}$, and each term is $${r}$ times the one before.`,
          why: 'For $k = 0$ the power is $1$.',
        },
        {
          do: `The sum is $\\frac{${a}(${r}^{${n + 1}} - 1)}{${r} - 1} = \\frac{${a}(${r ** (n + 1)} - 1)}{${r - 1 === 1 ? `${r} - 1` : r - 1}}$.`,
          why: 'This is the formula for a finite geometric series.',
        },
        {
          do: `$${a} \\cdot ${r ** (n + 1) - 1}${r === 2 ? '' : ` \\div ${r - 1}`} = ${value}$`,
          why: r === 2 ? 'The denominator is $1$.' : 'The product is divided by the denominator.',
        },
      ],
      check: `Added one by one: $${Array.from({ length: n + 1 }, (_, k) => a * r ** k).join(' + ')} = ${value}$.`,
      faster: `The term that would come next is $${a * r ** (n + 1)}$. The sum is this term minus the first one${r === 2 ? '' : `, divided by $${r} - 1$`}: $${r === 2 ? `${a * r ** (n + 1)} - ${a}` : `(${a * r ** (n + 1)} - ${a}) \\div ${r - 1}`} = ${value}$.`,
    }
  },
  check: ({ a, r, n }) => {
    let s = 0
    for (let k = 0; k <= n; k++) s += a * r ** k
    return num(s)
  },
})

const claims = template({
  id: 'algebra-2/sigma-claims',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-seq',
      items: 6,
      draw: (rng): { c: number; n: number } =>
        until(
          () => ({ c: int(rng, 3, 9), n: int(rng, 5, 20) }),
          ({ c, n }) => c !== n,
        ),
      setup: ({ c, n }) => `Two students talk about sums with $k$ from $1$ to $${n}$ and the number $${c}$.`,
      plan: 'Write out the first terms of each sum and the last. Then reorder: what is added how often, and what is common to all terms?',
      claims: ({ c, n }) => [
        {
          id: 'constant',
          says: `“$${sigma(1, n, `${c}`)} = ${c * n}$.”`,
          holds: true,
          tested: `Write it out: $${c} + ${c} + \\dots + ${c}$, one ${c} for each $k$ from 1 to ${n}. That is $${n} \\cdot ${c} = ${c * n}$.`,
        },
        {
          id: 'factor',
          says: `“$${sigma(1, n, `${c}k`)} = ${c} ${sigma(1, n, 'k')}$.”`,
          holds: true,
          tested: `Write it out: $${c} \\cdot 1 + ${c} \\cdot 2 + \\dots + ${c} \\cdot ${n}$. Every term has the factor ${c}: $${c}(1 + 2 + \\dots + ${n})$.`,
        },
        {
          id: 'split',
          says: `“$${sigma(1, n, `(k + ${c})`)} = ${c * n} + ${sigma(1, n, 'k')}$.”`,
          holds: true,
          tested: `Write it out: $(1 + ${c}) + (2 + ${c}) + \\dots + (${n} + ${c})$. Collect the numbers ${c}: there are ${n} of them, $${n} \\cdot ${c} = ${c * n}$, beside $1 + 2 + \\dots + ${n}$.`,
        },
        {
          id: 'once',
          says: `“$${sigma(1, n, `${c}`)} = ${c}$.”`,
          holds: false,
          tested: `Count the terms: $k$ runs from 1 to ${n}, so there are ${n} of them, and each is ${c}. The sum is $${n} \\cdot ${c} = ${c * n}$.`,
          because: 'The sum sign repeats a term that does not contain $k$, too.',
        },
        {
          id: 'plus',
          says: `“$${sigma(1, n, `(k + ${c})`)} = ${c} + ${sigma(1, n, 'k')}$.”`,
          holds: false,
          tested: `Write it out: $(1 + ${c}) + (2 + ${c}) + \\dots + (${n} + ${c})$. The ${c} stands in each of the ${n} terms, $${n} \\cdot ${c} = ${c * n}$ in all.`,
          because: 'The parentheses belong to every term, not only to one.',
        },
        {
          id: 'square',
          says: `“$${sigma(1, n, 'k^{2}')} = \\left(${sigma(1, n, 'k')}\\right)^{2}$.”`,
          holds: false,
          tested:
            'Try a short sum, with $k = 1$ and $k = 2$ only: $1^2 + 2^2 = 5$, and $(1 + 2)^2 = 9$. With more terms the square of the sum has even more products.',
          because: 'The square of a sum is more than the sum of the squares.',
        },
      ],
      verify: ({ c, n }, id) => {
        const sum = (f: (k: number) => number) =>
          Array.from({ length: n }, (_, i) => f(i + 1)).reduce((s, x) => s + x, 0)
        if (id === 'constant') return sum(() => c) === c * n
        if (id === 'factor') return sum((k) => c * k) === c * sum((k) => k)
        if (id === 'split') return sum((k) => k + c) === sum((k) => k) + c * n
        return id === 'once'
          ? sum(() => c) === c
          : id === 'plus'
            ? sum((k) => k + c) === sum((k) => k) + c
            : sum((k) => k * k) === sum((k) => k) ** 2
      },
      checked: ({ c }, ids) => {
        const tried: Record<string, string> = {
          constant: `$${c} + ${c} = 2 \\cdot ${c}$`,
          factor: `$${c} + ${2 * c} = ${c}(1 + 2)$`,
          split: `$(1 + ${c}) + (2 + ${c}) = 2 \\cdot ${c} + (1 + 2)$`,
          square: '$1 + 4 = 5$, but $(1 + 2)^2 = 9$',
        }
        const same: Record<string, string> = { once: 'constant', plus: 'split' }
        const shown = new Set(ids.map((id) => tried[same[id] ?? id]))
        return `Try it with two terms only, $k = 1$ and $k = 2$: ${[...shown].join('; ')}.`
      },
    }),
    ({ e: { c, n }, ids }) => {
      const times = `the ${c} stands in each of the ${n} terms, so it adds up to $${n} \\cdot ${c} = ${c * n}$`
      const seen: Readonly<Record<string, string>> = {
        constant: times,
        once: times,
        split: times,
        plus: times,
        factor: `every term has the factor ${c}, so it may stand in front once`,
        square: 'two terms, $1^2 + 2^2 = 5$ and $(1 + 2)^2 = 9$, already show the difference',
      }
      return `Nothing has to be written out: ${[...new Set(ids.map((id) => seen[id]))].join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [powers, claims]
