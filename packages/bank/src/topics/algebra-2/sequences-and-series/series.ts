import { type Frac, frac, int, num, person, pick, type Template, table, template, toTex, until, whole } from '#kit'

export const skill = 'a2-geometric-series'
const base = { skill, calculator: true, response: 'choice' } as const

export type Ser = Readonly<{ a: number; r: number; n: number }>
export const sum = ({ a, r, n }: Ser) => (a * (r ** n - 1)) / (r - 1)
const start = ({ a, r }: Ser) => `${a} + ${a * r} + ${a * r * r}`
/** What is shown of a series: its first terms or, in a story, the first one and the ratio. */
type Shown = Readonly<{ terms: readonly number[] } | { first: number; ratio: Frac }>
const told = (byTerms: boolean, first: number, ratio: Frac): Shown =>
  byTerms ? { terms: [0, 1, 2].map((k) => (first * ratio.n ** k) / ratio.d ** k) } : { first, ratio }

/** Goes on with a series term by term. */
const goOn = (shown: Shown, n: number): number[] => {
  const list = 'terms' in shown ? [...shown.terms] : [shown.first, (shown.first * shown.ratio.n) / shown.ratio.d]
  while (list.length < n) list.push((list.at(-1) ?? 0) ** 2 / (list.at(-2) ?? 1))
  return list.slice(0, n)
}
/** The first term and the ratio that are shown. */
const readSeries = (shown: Shown): Readonly<{ a: number; r: Frac }> =>
  'terms' in shown
    ? { a: shown.terms[0] ?? 1, r: frac(shown.terms[1] ?? 1, shown.terms[0] ?? 1) }
    : { a: shown.first, r: shown.ratio }

/** The sum of n terms of a rising series. */
const rising = (shown: Shown, n: number): number => goOn(shown, n).reduce((total, t) => total + t, 0)

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
      rule: ({ n, shown }) => num(rising(shown, n - 1)),
      says: ({ n }) => `I used the exponent ${n - 1} in the formula for the sum.`,
      why: ({ n }) => `adds up only ${n - 1} terms.`,
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      rule: ({ n, shown }) => {
        const { a, r } = readSeries(shown)
        return r.n === 2 ? null : num(a * (r.n ** n - 1))
      },
      why: ({ r }) => `forgets to divide by $${r} - 1$.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      rule: ({ n, shown }) => whole(frac(n * (readSeries(shown).a + (goOn(shown, n).at(-1) ?? 0)), 2)),
      why: () => 'takes the mean of the first and the last term, as in an arithmetic series.',
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      rule: ({ n, shown }) => num(rising(shown, n + 1)),
      says: ({ n }) => `I used the exponent ${n + 1} in the formula for the sum.`,
      why: ({ n }) => `adds up ${n + 1} terms.`,
    },
    {
      misconception: 'a2-leaves-out-the-first-term',
      rule: ({ n, shown }) => num(rising(shown, n) - readSeries(shown).a),
      why: ({ a }) => `leaves out the first term $${a}$.`,
    },
    {
      misconception: 'a2-forgets-the-minus-one',
      rule: ({ n, shown }) => {
        const { a, r } = readSeries(shown)
        return num(frac(a * r.n ** n, r.n - 1))
      },
      why: ({ r, n }) => `uses $${r}^{${n}}$ instead of $${r}^{${n}} - 1$.`,
    },
  ],
  explain: (e) => ({
    plan: 'The terms are multiplied by the same number each time, and their sum is asked for: use the formula for a finite geometric series.',
    steps: [
      {
        do: `First term $${e.a}$, common ratio $${e.r}$, ${e.n} terms: $S = \\frac{${e.a}(${e.r}^{${e.n}} - 1)}{${e.r} - 1}$.`,
        why: 'Multiplying the sum by the ratio and subtracting leaves only the first and the last power.',
      },
      {
        do: `$S = ${e.a} \\cdot ${e.r ** e.n - 1} \\div ${e.r - 1} = ${sum(e)}$`,
        why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.`,
      },
    ],
    check: `Added one by one: ${Array.from({ length: e.n }, (_, k) => `$${e.a * e.r ** k}$`).join(', ')} make $${sum(e)}$.`,
  }),
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

/** How many terms it takes to reach a sum. */
const countTo = (shown: Shown, goal: number): number => {
  let n = 1
  while (n < 40 && rising(shown, n) < goal) n++
  return n
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
      rule: ({ shown, sum: goal }) => num(countTo(shown, goal) - 1),
      why: ({ n }) => `is the number of multiplications; ${n} terms have ${n - 1} of them.`,
    },
    {
      misconception: 'a2-takes-the-exponent-for-one-less',
      rule: ({ shown, sum: goal }) => num(countTo(shown, goal) + 1),
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
      rule: ({ shown, sum: goal }, frame) => (frame === 'bare' ? num(countTo(shown, goal) - 3) : null),
      why: () => 'counts only the terms after the three that are shown.',
    },
  ],
  explain: (e) => ({
    plan: 'The sum is known and the number of terms is not. Put the numbers into the formula for the sum and solve for the power.',
    steps: [
      {
        do: `$\\frac{${e.a}(${e.r}^{n} - 1)}{${e.r} - 1} = ${sum(e)}$, so $${e.r}^{n} - 1 = ${e.r ** e.n - 1}$.`,
        why: 'Put the numbers into the formula for the sum and solve for the power.',
      },
      { do: `$${e.r}^{n} = ${e.r ** e.n}$, so $n = ${e.n}$.`, why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.` },
    ],
    check: `Added one by one: ${Array.from({ length: e.n }, (_, k) => `$${e.a * e.r ** k}$`).join(', ')} make $${sum(e)}$.`,
  }),
  check: ({ shown, sum: goal }) => {
    const totals = [...Array(20).keys()].map((n) => goOn(shown, n).reduce((total, t) => total + t, 0))
    return num(totals.indexOf(goal))
  },
})

/** Ratio 1/q: the sum is a·(q^n − 1)/(q^(n−1)(q − 1)). */
type Half = Readonly<{ a: number; q: number; n: number }>
const shrink = ({ a, q, n }: Half) => frac(a * (q ** n - 1), q ** (n - 1) * (q - 1))
const falling = template({
  ...base,
  id: 'algebra-2/falling-geometric-series',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  draw: (rng): Half => {
    const q = pick(rng, [2, 3, 4])
    const n = int(rng, 4, 6)
    return { q, n, a: q ** (n - 1) * (q - 1) * int(rng, 1, 3) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, q, n }) =>
        `What is the sum of the first ${n} terms of the geometric series $${a} + ${a / q} + ${a / q / q} + \\dots$?`,
    },
    {
      id: 'hike',
      kind: 'words',
      items: 5,
      stem: ({ a, q, n }, rng) =>
        `${person(rng)} finds ${a} shells on the first day at the beach, and each day only $\\frac{1}{${q}}$ as many as on the day before. How many shells are found in ${n} days altogether?`,
    },
  ],
  given: ({ a, q, n }, frame) => ({ n, shown: told(frame === 'bare', a, frac(1, q)) }),
  answer: (e) => num(shrink(e)),
  traps: [
    {
      misconception: 'a2-sums-forever',
      classic: true,
      rule: ({ shown }) => {
        const { a, r } = readSeries(shown)
        return num(frac(a * r.d, r.d - r.n))
      },
      why: () => 'is the sum of infinitely many terms.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      rule: ({ n, shown }) => num(rising(shown, n - 1)),
      says: ({ n }) => `I used the exponent ${n - 1} in the formula for the sum.`,
      why: ({ n }) => `adds up only ${n - 1} terms.`,
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      says: ({ n }) => `I gave term number ${n} instead of the sum.`,
      rule: ({ n, shown }) => num(goOn(shown, n).at(-1) ?? 0),
      why: ({ n }) => `is only term number ${n}.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      rule: ({ n, shown }) => whole(frac(n * (readSeries(shown).a + (goOn(shown, n).at(-1) ?? 0)), 2)),
      why: () => 'takes the mean of the first and the last term, as in an arithmetic series.',
    },
    {
      misconception: 'a2-leaves-out-the-first-term',
      rule: ({ n, shown }) => num(rising(shown, n) - readSeries(shown).a),
      why: ({ a }) => `leaves out the first term $${a}$.`,
    },
    {
      misconception: 'a2-multiplies-the-first-term',
      rule: ({ n, shown }) => num(n * readSeries(shown).a),
      why: ({ a, n }) => `multiplies the first term $${a}$ by ${n}, as if all terms were equal.`,
    },
  ],
  explain: (e) => ({
    plan: 'Each term is the same fraction of the one before, and the sum is asked for. For few terms, write them down and add; the formula does the same.',
    steps: [
      {
        do: `The terms are ${Array.from({ length: e.n }, (_, k) => `$${e.a / e.q ** k}$`).join(', ')}.`,
        why: `Each is $\\frac{1}{${e.q}}$ of the one before.`,
      },
      {
        do: `Their sum is $${toTex(shrink(e))}$.`,
        why: `The formula $\\frac{a_1(1 - r^{n})}{1 - r}$ with $r = \\frac{1}{${e.q}}$ gives the same.`,
      },
    ],
  }),
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

const first = template({
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
        `A geometric series with ${e.n} terms and the common ratio $${e.r}$ has the sum $${sum(e)}$. What is its first term?`,
    },
  ],
  given: (e) => ({ r: e.r, n: e.n, sum: sum(e) }),
  answer: (e) => num(e.a),
  traps: [
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      classic: true,
      rule: ({ r, n, sum: total }) => (r === 2 ? null : num(frac(total, r ** n - 1))),
      why: ({ r, n }) => `divides the sum by $${r}^{${n}} - 1$ and forgets the denominator $${r} - 1$ of the formula.`,
    },
    {
      misconception: 'a2-starts-the-powers-at-one',
      classic: true,
      rule: ({ r, n, sum: total }) => num(frac(total * (r - 1), r * (r ** n - 1))),
      why: ({ r, n }) => `divides by $${r} + \\dots + ${r}^{${n}}$; the first term is not multiplied by ${r}.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      rule: ({ n, sum: total }) => whole(frac(total, n)),
      says: () => 'I divided the sum by the number of terms, as if all of them were equal.',
      why: ({ n }) => `divides the sum by ${n}, as if all terms were equal.`,
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      rule: ({ r, n, sum: total }) => num((total * (r - 1) * r ** (n - 1)) / (r ** n - 1)),
      says: () => 'I gave the last term instead of the first.',
      why: () => 'is the last term.',
    },
    {
      misconception: 'a2-gives-the-second-term',
      rule: ({ r, n, sum: total }) => num((total * (r - 1) * r) / (r ** n - 1)),
      why: () => 'is the second term.',
    },
  ],
  explain: (e) => ({
    plan: 'The sum is the first term times a factor that depends on the ratio and the number of terms. Work the factor out and divide by it.',
    steps: [
      {
        do: `$${sum(e)} = a_1 \\cdot \\frac{${e.r}^{${e.n}} - 1}{${e.r} - 1} = a_1 \\cdot ${(e.r ** e.n - 1) / (e.r - 1)}$`,
        why: 'Put the numbers into the formula for the sum.',
      },
      { do: `$a_1 = ${sum(e)} \\div ${(e.r ** e.n - 1) / (e.r - 1)} = ${e.a}$`, why: 'Divide by the factor.' },
    ],
    check: `${Array.from({ length: e.n }, (_, k) => `$${e.a * e.r ** k}$`).join(', ')} add up to $${sum(e)}$.`,
  }),
  check: ({ r, n, sum: total }) => {
    let weights = 0
    for (let k = 0; k < n; k++) weights += r ** k
    return num(total / weights)
  },
})

export const templates: readonly Template[] = [finite, howMany, falling, first]
