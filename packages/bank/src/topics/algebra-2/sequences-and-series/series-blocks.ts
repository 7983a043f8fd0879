/** A block of terms from the middle of a geometric series, for the skill of `series.ts`. */

import { frac, int, num, paren, person, pick, type Template, template, toNumber, until } from '#kit'
import { goOn, readSeries, rising, type Ser, skill, sum, told } from './series.ts'

/** Terms number k to n. */
type Block = Ser & Readonly<{ k: number }>

const block = template({
  id: 'algebra-2/part-of-a-geometric-series',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng): Block =>
    until(
      () => {
        const k = int(rng, 3, 5)
        return { a: int(rng, 2, 12), r: pick(rng, [2, 2, 3, 4]), k, n: k + int(rng, 2, 4) }
      },
      (e) => sum(e) < 12000 && e.k !== e.r && e.a !== e.r,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, r, k, n }) =>
        `In the geometric series $${a} + ${a * r} + ${a * r * r} + \\dots$, what is the sum of term number ${k} through term number ${n}?`,
    },
    {
      id: 'views',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, r, k, n }, rng) =>
        `A video by ${person(rng)} had ${a} views on day 1. On each of the next days it had ${r === 2 ? 'twice' : `${r} times`} as many views as on the day before. How many views did it have from day ${k} through day ${n} altogether?`,
    },
  ],
  given: ({ a, r, k, n }, frame) => ({ k, n, shown: told(frame === 'bare', a, frac(r)) }),
  answer: (e) => num(sum(e) - sum({ ...e, n: e.k - 1 })),
  traps: [
    {
      misconception: 'a2-sums-one-term-too-few',
      classic: true,
      operation: 'off-by-one',
      operands: ({ k }) => [k - 1],
      after: (got, { n, shown }) => rising(shown, n) - rising(shown, toNumber(got)),
      rule: ({ k, n, shown }) => num(rising(shown, n) - rising(shown, k)),
      says: ({ k, n }) => `I subtracted the sum of the first ${k} terms from the sum of the first ${n}.`,
      why: ({ k }) => `also takes away term number ${k}, which belongs to the block.`,
    },
    {
      misconception: 'a2-sums-from-the-beginning',
      rule: ({ n, shown }) => num(rising(shown, n)),
      says: ({ n }) => `I gave the sum of all of the first ${n} terms.`,
      why: ({ k }) => `still contains the first ${k - 1} terms.`,
    },
    {
      misconception: 'a2-sums-from-the-beginning',
      rule: ({ k, n, shown }) => num(rising(shown, n - k + 1)),
      says: ({ k, n }) => `I counted ${n - k + 1} terms and added the first ${n - k + 1} of the series.`,
      why: ({ k, n }) => `has the right number of terms, ${n - k + 1}, but starts at term number 1 instead of ${k}.`,
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { k, shown }) => rising(shown, toNumber(got)) - rising(shown, k - 1),
      rule: ({ k, n, shown }) => num(rising(shown, n - 1) - rising(shown, k - 1)),
      says: ({ k, n }) =>
        `I counted ${n} minus ${k} terms, so I started with term number ${k} but left out term number ${n}.`,
      why: ({ n }) => `leaves out term number ${n}.`,
    },
    {
      misconception: 'a2-starts-the-powers-at-one',
      rule: ({ k, n, shown }) => num((rising(shown, n) - rising(shown, k - 1)) * readSeries(shown).r.n),
      says: ({ r, k }) =>
        `I took $${r}^{${k}}$ instead of $${r}^{${k - 1}}$ for term number ${k}, and one power too many for every later term.`,
      why: ({ r, k, n }) => `is ${r} times too large: it adds terms number ${k + 1} through ${n + 1}.`,
    },
    {
      misconception: 'a2-sums-only-the-ends',
      operation: 'term-left-out',
      operands: ({ k, n, shown }) => [goOn(shown, k).at(-1) ?? 0, goOn(shown, n).at(-1) ?? 0],
      rule: ({ k, n, shown }) => num((goOn(shown, k).at(-1) ?? 0) + (goOn(shown, n).at(-1) ?? 0)),
      says: ({ k, n }) => `I added only term number ${k} and term number ${n}.`,
      why: () => 'leaves out the terms in between.',
    },
  ],
  explain: (e) => {
    const all = Array.from({ length: e.n }, (_, i) => e.a * e.r ** i)
    const [upTo, before] = [sum(e), sum({ ...e, n: e.k - 1 })]
    const by = e.r === 2 ? '' : ` \\div ${e.r - 1}`
    return {
      plan: 'Add the whole series up to the last term of the block, and take away the terms that come before the block.',
      steps: [
        {
          do: `The first term is $${e.a}$ and the common ratio is $${e.r}$. The sum of the first $n$ terms is $${e.a}(${e.r}^{n} - 1)${by}$.`,
          why: 'This is the formula for a finite geometric series.',
        },
        {
          do: `First ${e.n} terms: $${e.a} \\cdot (${e.r ** e.n} - 1)${by} = ${upTo}$.`,
          why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.`,
        },
        {
          do: `First ${e.k - 1} terms: $${e.a} \\cdot (${e.r ** (e.k - 1)} - 1)${by} = ${before}$.`,
          why: `Term number ${e.k} itself belongs to the block, so only ${e.k - 1} terms are taken away.`,
        },
        { do: `The block: $${upTo} - ${before} = ${upTo - before}$.`, why: 'What is left are the terms asked for.' },
      ],
      faster: `A graphing calculator adds just these terms: $\\sum_{k=${e.k}}^{${e.n}} ${e.a} \\cdot ${paren(e.r)}^{k - 1} = ${upTo - before}$.`,
      check: `Added one by one: $${all.slice(e.k - 1).join(' + ')} = ${upTo - before}$.`,
    }
  },
  // The block is a series of its own, which starts at term number k.
  check: ({ k, n, shown }) => num(goOn(shown, n).reduce((total, t, i) => (i + 1 < k ? total : total + t), 0)),
})

export const templates: readonly Template[] = [block]
