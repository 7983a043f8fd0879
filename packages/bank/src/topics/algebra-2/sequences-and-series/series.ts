import { type Frac, frac, int, num, person, pick, type Template, table, template, toTex, until } from '#kit'

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
      shortcut: (e) => num(e.a * e.r ** (e.n - 1)),
      why: ({ n }) => `is only term number ${n}.`,
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      shortcut: (e) => num(sum({ ...e, n: e.n + 1 })),
      why: ({ n }) => `adds up ${n + 1} terms.`,
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(sum({ ...e, n: e.n - 1 })),
      why: ({ n }) => `adds up only ${n - 1} terms.`,
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      shortcut: (e) => (e.r > 2 ? num(e.a * (e.r ** e.n - 1)) : null),
      why: ({ r }) => `forgets to divide by $${r} - 1$.`,
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      shortcut: (e) => num(e.a * e.r ** e.n),
      why: ({ n }) => `is term number ${n + 1}.`,
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      shortcut: (e) =>
        (e.n * (e.a + e.a * e.r ** (e.n - 1))) % 2 === 0 ? num((e.n * (e.a + e.a * e.r ** (e.n - 1))) / 2) : null,
      why: () => 'uses the formula for arithmetic series.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(sum(e) - e.a),
      why: () => 'leaves out the first term.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(sum({ ...e, n: e.n - 2 })),
      why: ({ n }) => `adds up only ${n - 2} terms.`,
    },
  ],
  explain: (e) => [
    {
      do: `First term $${e.a}$, common ratio $${e.r}$, ${e.n} terms: $S = \\frac{${e.a}(${e.r}^{${e.n}} - 1)}{${e.r} - 1}$.`,
      why: 'Multiplying the sum by the ratio and subtracting leaves only the first and the last power.',
    },
    {
      do: `$S = ${e.a} \\cdot ${e.r ** e.n - 1} \\div ${e.r - 1} = ${sum(e)}$`,
      why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.`,
    },
  ],
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

const howMany = template({
  ...base,
  id: 'algebra-2/terms-of-a-geometric-series',
  difficulty: 'High',
  b: 0.7,
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
    { misconception: 'a2-sums-one-term-too-many', shortcut: (e) => num(e.n + 1), why: () => 'adds one term too many.' },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(e.n - 1),
      why: () => 'stops one term too early.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(e.n - 2),
      why: () => 'stops two terms too early.',
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      shortcut: (e) => num(e.n + 2),
      why: () => 'goes on for two terms too many.',
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      shortcut: (e) => num(e.n + 3),
      why: () => 'goes on for three terms too many.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: (e) => num(e.n - 3),
      why: () => 'stops three terms too early.',
    },
  ],
  explain: (e) => [
    {
      do: `$\\frac{${e.a}(${e.r}^{n} - 1)}{${e.r} - 1} = ${sum(e)}$, so $${e.r}^{n} - 1 = ${e.r ** e.n - 1}$.`,
      why: 'Put the numbers into the formula for the sum and solve for the power.',
    },
    { do: `$${e.r}^{n} = ${e.r ** e.n}$, so $n = ${e.n}$.`, why: `$${e.r}^{${e.n}} = ${e.r ** e.n}$.` },
  ],
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
    return { q, n, a: q ** (n - 1) * int(rng, 1, 3) }
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
      misconception: 'a2-sums-one-term-too-few',
      shortcut: ({ a, q, n }) => num(frac(a * (q ** (n - 1) - 1), q ** (n - 2) * (q - 1))),
      why: () => 'leaves out the last term.',
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      shortcut: ({ a, q, n }) => num(frac(a * (q ** n - 1), q ** (n - 1))),
      why: () => 'forgets a factor in the denominator of the formula.',
    },
    {
      misconception: 'a2-sums-one-term-too-few',
      shortcut: ({ a, q, n }) => num(sub(shrink({ a, q, n }), a)),
      why: () => 'leaves out the first term.',
    },
    {
      misconception: 'a2-sums-forever',
      shortcut: ({ a, q }) => ((a * q) % (q - 1) === 0 ? num((a * q) / (q - 1)) : null),
      why: () => 'is the sum of infinitely many terms.',
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      shortcut: ({ a, q, n }) => num(frac(n * (a + a / q ** (n - 1)), 2)),
      why: () => 'uses the formula for arithmetic series.',
    },
    {
      misconception: 'a2-sums-one-term-too-many',
      shortcut: ({ a, q, n }) => num(shrink({ a, q, n }).n + a / q ** (n - 1)),
      why: () => 'counts the last term twice.',
    },
    {
      misconception: 'a2-gives-the-last-term-of-a-series',
      shortcut: ({ a, q }) => num(a + a / q),
      why: () => 'is the sum of only two terms.',
    },
  ],
  explain: (e) => [
    {
      do: `The terms are ${Array.from({ length: e.n }, (_, k) => `$${e.a / e.q ** k}$`).join(', ')}.`,
      why: `Each is $\\frac{1}{${e.q}}$ of the one before.`,
    },
    {
      do: `Their sum is $${toTex(shrink(e))}$.`,
      why: `The formula $\\frac{a_1(1 - r^{n})}{1 - r}$ with $r = \\frac{1}{${e.q}}$ gives the same.`,
    },
  ],
  check: ({ n, shown }) => num(goOn(shown, n).reduce((total, t) => total + t, 0)),
})

function sub(f: { n: number; d: number }, x: number) {
  return frac(f.n - x * f.d, f.d)
}

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
    { misconception: 'a2-gives-the-second-term', shortcut: (e) => num(e.a * e.r), why: () => 'is the second term.' },
    {
      misconception: 'a2-counts-one-off-in-a-series',
      shortcut: (e) => (e.a % e.r === 0 ? num(e.a / e.r) : null),
      why: (e) => `divides by ${e.r} once too often.`,
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      shortcut: (e) => (e.r > 2 && e.a % (e.r - 1) === 0 ? num(e.a / (e.r - 1)) : null),
      why: (e) => `forgets to divide by $${e.r} - 1$ in the formula.`,
    },
    {
      misconception: 'a2-forgets-to-divide-in-the-formula',
      shortcut: (e) => (e.r > 2 ? num(e.a * (e.r - 1)) : null),
      why: (e) => `uses the factor $${e.r} - 1$ once too often.`,
    },
    {
      misconception: 'a2-gives-the-second-term',
      shortcut: (e) => num(e.a * e.r * e.r),
      why: () => 'is the third term.',
    },
    {
      misconception: 'a2-sums-like-an-arithmetic-series',
      shortcut: (e) => (sum(e) % e.n === 0 ? num(sum(e) / e.n) : null),
      why: (e) => `divides the sum by ${e.n}, as if all terms were equal.`,
    },
    {
      misconception: 'a2-counts-one-off-in-a-series',
      shortcut: (e) => (e.a % (e.r * e.r) === 0 ? num(e.a / (e.r * e.r)) : null),
      why: (e) => `divides by ${e.r} twice too often.`,
    },
  ],
  explain: (e) => [
    {
      do: `$${sum(e)} = a_1 \\cdot \\frac{${e.r}^{${e.n}} - 1}{${e.r} - 1} = a_1 \\cdot ${(e.r ** e.n - 1) / (e.r - 1)}$`,
      why: 'Put the numbers into the formula for the sum.',
    },
    { do: `$a_1 = ${sum(e)} \\div ${(e.r ** e.n - 1) / (e.r - 1)} = ${e.a}$`, why: 'Divide by the factor.' },
  ],
  check: ({ r, n, sum: total }) => {
    let weights = 0
    for (let k = 0; k < n; k++) weights += r ** k
    return num(total / weights)
  },
})

export const templates: readonly Template[] = [finite, howMany, falling, first]
