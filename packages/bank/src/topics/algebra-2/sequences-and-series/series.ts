import {
  div,
  type Frac,
  frac,
  int,
  mul,
  num,
  paren,
  person,
  pick,
  pow,
  sub,
  type Template,
  table,
  template,
  toNumber,
  until,
  whole,
} from '#kit'

export const skill = 'a2-geometric-series'
const base = { skill, calculator: true, response: 'choice' } as const

export type Ser = Readonly<{ a: number; r: number; n: number }>
export const sum = ({ a, r, n }: Ser) => (a * (r ** n - 1)) / (r - 1)
const start = ({ a, r }: Ser) => `${a} + ${a * r} + ${a * r * r}`
/** What is shown of a series: its first terms or, in a story, the first one and the ratio. */
type Shown = Readonly<{ terms: readonly number[] } | { first: number; ratio: Frac }>
export const told = (byTerms: boolean, first: number, ratio: Frac): Shown =>
  byTerms ? { terms: [0, 1, 2].map((k) => (first * ratio.n ** k) / ratio.d ** k) } : { first, ratio }

/** Goes on with a series term by term. */
export const goOn = (shown: Shown, n: number): number[] => {
  const list = 'terms' in shown ? [...shown.terms] : [shown.first, (shown.first * shown.ratio.n) / shown.ratio.d]
  while (list.length < n) list.push((list.at(-1) ?? 0) ** 2 / (list.at(-2) ?? 1))
  return list.slice(0, n)
}
/** The first term and the ratio that are shown. */
export const readSeries = (shown: Shown): Readonly<{ a: number; r: Frac }> =>
  'terms' in shown
    ? { a: shown.terms[0] ?? 1, r: frac(shown.terms[1] ?? 1, shown.terms[0] ?? 1) }
    : { a: shown.first, r: shown.ratio }

/** The sum of n terms of a rising series. */
export const rising = (shown: Shown, n: number): number => goOn(shown, n).reduce((total, t) => total + t, 0)

export const draw = (rng: () => number): Ser =>
  until(
    () => ({ a: int(rng, 2, 9), r: pick(rng, [2, 3, 4, 5]), n: int(rng, 4, 8) }),
    (e) => sum(e) < 12000,
  )

const finite = template({
  ...base,
  id: 'algebra-2/finite-geometric-series',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is the sum of the first ${e.n} terms of the geometric series $${start(e)} + \\dots$?`,
    },
    {
      id: 'messages',
      kind: 'words',
      items: 6,
      stem: (e, rng) =>
        `${person(rng)} starts a chain of kind messages: on day 1, ${e.a} messages are sent, and on every following day ${e.r} times as many as on the day before. How many messages are sent in the first ${e.n} days altogether?`,
    },
    {
      id: 'levels',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>In a game, the points for each level form a geometric sequence.</p>${table(
          ['Level', 'Points'],
          [1, 2, 3].map((k) => [`${k}`, `${e.a * e.r ** (k - 1)}`]),
        )}<p>How many points can be won in levels 1 to ${e.n} together?</p>`,
    },
  ],
  given: (e, frame) => ({ n: e.n, shown: told(frame !== 'messages', e.a, frac(e.r)) }),
  answer: (e) => num(sum(e)),
  traps: [
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      says: ({ n }) => `I gave term number ${n} instead of the sum.`,
      classic: true,
      rule: ({ n, shown }) => num(goOn(shown, n).at(-1) ?? 0),
      why: ({ n }) => `is only term number ${n}.`,
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      operation: 'off-by-one',
      operands: ({ n }) => [n, -1],
      after: (got, { shown }) => rising(shown, toNumber(got)),
      rule: ({ n, shown }) => num(rising(shown, n - 1)),
      says: ({ n }) => `I used the exponent ${n - 1} in the formula for the sum.`,
      why: ({ n }) => `adds up only ${n - 1} terms.`,
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      operation: 'factor-left-out',
      operands: ({ n, shown }) => [readSeries(shown).a, sub(pow(readSeries(shown).r, n), 1)],
      rule: ({ n, shown }) => {
        const { a, r } = readSeries(shown)
        return r.n === 2 ? null : num(a * (r.n ** n - 1))
      },
      why: ({ r }) => `forgets to divide by $${r} - 1$.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      operation: 'plain-mean',
      operands: ({ n, shown }) => [readSeries(shown).a, goOn(shown, n).at(-1) ?? 0],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, shown }) => whole(frac(n * (readSeries(shown).a + (goOn(shown, n).at(-1) ?? 0)), 2)),
      why: () => 'takes the mean of the first and the last term, as in an arithmetic series.',
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { shown }) => rising(shown, toNumber(got)),
      rule: ({ n, shown }) => num(rising(shown, n + 1)),
      says: ({ n }) => `I used the exponent ${n + 1} in the formula for the sum.`,
      why: ({ n }) => `adds up ${n + 1} terms.`,
    },
    {
      misconception: 'a2-leaves-out-the-first-term',
      operation: 'term-left-out',
      operands: ({ n, shown }) => goOn(shown, n).slice(1),
      rule: ({ n, shown }) => num(rising(shown, n) - readSeries(shown).a),
      why: ({ a }) => `leaves out the first term $${a}$.`,
    },
    {
      misconception: 'a2-forgets-the-minus-one',
      operation: 'term-left-out',
      operands: ({ n, shown }) => [pow(readSeries(shown).r, n)],
      after: (got, { shown }) => div(mul(readSeries(shown).a, got), sub(readSeries(shown).r, 1)),
      rule: ({ n, shown }) => {
        const { a, r } = readSeries(shown)
        // As a count of what is added term by term it is whole.
        return whole(frac(a * r.n ** n, r.n - 1))
      },
      why: ({ r, n }) => `uses $${r}^{${n}}$ instead of $${r}^{${n}} - 1$.`,
    },
  ],
  explain: (e) => ({
    plan: 'The terms are multiplied by the same number each time, and their sum is asked for: use the formula for a finite geometric series.',
    steps: [
      {
        do: `The first term is $${e.a}$, the common ratio is $${e.r}$, and there are ${e.n} terms.`,
        why: 'These three numbers go into the formula for the sum.',
      },
      {
        do: `$S = \\frac{a_1(r^{n} - 1)}{r - 1} = \\frac{${e.a}(${e.r}^{${e.n}} - 1)}{${e.r} - 1}$`,
        why: 'Multiplying the sum by the ratio and subtracting the sum leaves only the first and the last power.',
      },
      {
        do: `The power is $${e.r}^{${e.n}} = ${e.r ** e.n}$, so the numerator is $${e.a} \\cdot ${e.r ** e.n - 1} = ${e.a * (e.r ** e.n - 1)}$.`,
        why: 'Powers first, then the difference, then the product.',
      },
      {
        do:
          e.r === 2
            ? `The denominator is $1$, so $S = ${sum(e)}$.`
            : `$S = ${e.a * (e.r ** e.n - 1)} \\div ${e.r - 1} = ${sum(e)}$`,
        why: 'The denominator is the ratio minus one.',
      },
    ],
    faster: `A graphing calculator adds the terms by itself: $\\sum_{k=1}^{${e.n}} ${e.a} \\cdot ${paren(e.r)}^{k - 1} = ${sum(e)}$.`,
    check: `Added one by one: $${Array.from({ length: e.n }, (_, k) => e.a * e.r ** k).join(' + ')} = ${sum(e)}$.`,
  }),
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

/** How many terms are added to the first `from` of them until a sum is reached. */
const addedTo = (shown: Shown, from: number, goal: number): number => {
  let added = 0
  while (added < 40 && rising(shown, from + added) < goal) added++
  return added
}
/** The exponent in the formula for the sum. */
const exponentIn = (shown: Shown, goal: number): number => {
  const { a, r } = readSeries(shown)
  const ratio = toNumber(r)
  return Math.round(Math.log((goal * (ratio - 1)) / a + 1) / Math.log(ratio))
}

const howMany = template({
  ...base,
  id: 'algebra-2/terms-of-a-geometric-series',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  draw: (rng) =>
    until(
      () => draw(rng),
      (e) => e.n > 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `How many terms of the geometric series $${start(e)} + \\dots$ must be added to get the sum $${sum(e)}$?`,
    },
    {
      id: 'rumor',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: (e, rng) =>
        `${person(rng)} saves ${e.a} tokens in week 1 of a game and ${e.r} times as many in each week as in the week before. After how many weeks are exactly ${sum(e)} tokens saved in all?`,
    },
  ],
  given: (e, frame) => ({ shown: told(frame === 'bare', e.a, frac(e.r)), sum: sum(e) }),
  answer: (e) => num(e.n),
  traps: [
    {
      misconception: 'a2-counts-multiplications',
      classic: true,
      // The first term is there before anything is multiplied.
      rule: ({ shown, sum: goal }) => num(addedTo(shown, 1, goal)),
      why: ({ n }) => `is the number of multiplications; ${n} terms have ${n - 1} of them.`,
    },
    {
      misconception: 'a2-takes-the-exponent-for-one-less',
      rule: ({ shown, sum: goal }) => num(exponentIn(shown, goal) + 1),
      why: ({ r, n }) =>
        `adds 1 to the exponent, but in the formula for the sum the exponent of $${r}$ is already the number of terms, ${n}.`,
    },
    {
      misconception: 'a2-divides-the-sum-by-the-first-term',
      rule: ({ shown, sum: goal }) => whole(frac(goal, readSeries(shown).a), 1, 400),
      why: ({ a }) => `divides the sum by $${a}$, as if all terms were equal.`,
    },
    {
      misconception: 'a2-counts-new-terms-only',
      rule: ({ shown, sum: goal }, frame) => (frame === 'bare' ? num(addedTo(shown, 3, goal)) : null),
      why: () => 'counts only the terms after the three that are shown.',
    },
  ],
  explain: (e) => {
    const top = e.r ** e.n
    return {
      plan: 'The sum is known and the number of terms is not. Put the numbers into the formula for the sum and solve for the power.',
      steps: [
        {
          do: `Put the first term $${e.a}$ and the ratio $${e.r}$ into the formula: $\\frac{${e.a}(${e.r}^{n} - 1)}{${e.r} - 1} = ${sum(e)}$.`,
          why: 'The sum is known; the number of terms is the unknown exponent.',
        },
        {
          do: `${e.r === 2 ? 'The denominator is $1$.' : `Multiply by $${e.r - 1}$: $${e.a}(${e.r}^{n} - 1) = ${sum(e) * (e.r - 1)}$.`} Divide by $${e.a}$: $${e.r}^{n} - 1 = ${top - 1}$.`,
          why: 'Undo what was done to the power, from the outside in.',
        },
        { do: `Add $1$: $${e.r}^{n} = ${top}$.`, why: 'Now the power is alone.' },
        {
          do: `$${e.r}^{${e.n}} = ${top}$, so $n = ${e.n}$.`,
          why: `Multiply $${e.r}$ by itself until $${top}$ is reached.`,
        },
      ],
      faster: `Let a calculator add term by term: the sums are $${Array.from({ length: e.n }, (_, k) => sum({ ...e, n: k + 1 })).join(',\\ ')}$, and number ${e.n} is the given one.`,
      check: `Added one by one: $${Array.from({ length: e.n }, (_, k) => e.a * e.r ** k).join(' + ')} = ${sum(e)}$, with ${e.n} terms.`,
    }
  },
  check: ({ shown, sum: goal }) => {
    const totals = [...Array(20).keys()].map((n) => goOn(shown, n).reduce((total, t) => total + t, 0))
    return num(totals.indexOf(goal))
  },
})

export const first = template({
  ...base,
  id: 'algebra-2/first-term-from-sum',
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  // The first term can be divided by r and by r − 1, so that wrong ways end at whole numbers too.
  draw: (rng) =>
    until(
      () => {
        const e = draw(rng)
        return { ...e, a: e.r * (e.r - 1) * int(rng, 1, e.r === 2 ? 18 : 5) }
      },
      (e) => sum(e) < 60000,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `A geometric series with ${e.n} terms and common ratio $${e.r}$ has sum $${sum(e)}$. What is its first term?`,
    },
  ],
  given: (e) => ({ r: e.r, n: e.n, sum: sum(e) }),
  answer: (e) => num(e.a),
  traps: [
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ sum: total, r, n }) => [total, frac(1, r ** n - 1)],
      rule: ({ r, n, sum: total }) => (r === 2 ? null : num(frac(total, r ** n - 1))),
      why: ({ r, n }) => `divides the sum by $${r}^{${n}} - 1$ and forgets the denominator $${r} - 1$ of the formula.`,
    },
    {
      misconception: 'a2-starts-the-powers-at-one',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ r }) => [r],
      after: (got, { r, n, sum: total }) => div(total, mul(got, div(r ** n - 1, r - 1))),
      rule: ({ r, n, sum: total }) => num(frac(total * (r - 1), r * (r ** n - 1))),
      why: ({ r, n }) => `divides by $${r} + \\dots + ${r}^{${n}}$; the first term is not multiplied by ${r}.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      operation: 'parts-taken-as-equal',
      operands: ({ sum, n }) => [sum, n],
      rule: ({ n, sum: total }) => whole(frac(total, n)),
      says: () => 'I divided the sum by the number of terms, as if all of them were equal.',
      why: ({ n }) => `divides the sum by ${n}, as if all terms were equal.`,
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      operation: 'solved-for-the-other',
      operands: ({ sum, r, n }) => [mul(div(sum * (r - 1), r ** n - 1), r ** (n - 1))],
      rule: ({ r, n, sum: total }) => num((total * (r - 1) * r ** (n - 1)) / (r ** n - 1)),
      says: () => 'I gave the last term instead of the first.',
      why: () => 'is the last term.',
    },
    {
      misconception: 'a2-gives-the-second-term',
      operation: 'solved-for-the-other',
      operands: ({ sum, r, n }) => [mul(div(sum * (r - 1), r ** n - 1), r)],
      rule: ({ r, n, sum: total }) => num((total * (r - 1) * r) / (r ** n - 1)),
      why: () => 'is the second term.',
    },
  ],
  explain: (e) => {
    const factor = (e.r ** e.n - 1) / (e.r - 1)
    return {
      plan: 'The sum is the first term times a factor that depends on the ratio and the number of terms. Work the factor out and divide by it.',
      steps: [
        {
          do: `Put the numbers into the formula: $${sum(e)} = a_1 \\cdot \\frac{${e.r}^{${e.n}} - 1}{${e.r} - 1}$.`,
          why: 'The sum, the ratio, and the number of terms are known.',
        },
        {
          do: `The factor is $${e.r === 2 ? `${e.r ** e.n} - 1` : `(${e.r ** e.n} - 1) \\div ${e.r - 1}`} = ${factor}$.`,
          why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.`,
        },
        {
          do: `$${sum(e)} = a_1 \\cdot ${factor}$, so $a_1 = ${sum(e)} \\div ${factor} = ${e.a}$.`,
          why: 'Divide both sides by the factor.',
        },
      ],
      check: `$${Array.from({ length: e.n }, (_, k) => e.a * e.r ** k).join(' + ')} = ${sum(e)}$`,
      faster: `No formula is needed: with the first term 1 the sum would be $${Array.from({ length: e.n }, (_, k) => e.r ** k).join(' + ')} = ${factor}$, and $${sum(e)} \\div ${factor} = ${e.a}$.`,
    }
  },
  check: ({ r, n, sum: total }) => {
    let weights = 0
    for (let k = 0; k < n; k++) weights += r ** k
    return num(total / weights)
  },
})

export const templates: readonly Template[] = [finite, howMany, first]
