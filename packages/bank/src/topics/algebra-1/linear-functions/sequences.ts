import {
  dot,
  expr,
  int,
  linear,
  nameTheMistake,
  nonZero,
  num,
  paren,
  pick,
  plane,
  type Rng,
  type Template,
  table,
  template,
  until,
  type Value,
} from '../../../kit.ts'

const skill = 'a1-arithmetic-sequences'

type Seq = Readonly<{ a: number; d: number; n: number }>
const first = ({ a, d }: Seq, count = 4): number[] => Array.from({ length: count }, (_, k) => a + k * d)
const listed = (p: Seq): string =>
  first(p)
    .map((x) => `$${x}$`)
    .join(', ')
const term = ({ a, d, n }: Seq): number => a + (n - 1) * d
/** Adds the difference again and again. */
const walk = (terms: readonly number[], n: number): number => {
  let x = terms[0] as number
  for (let k = 1; k < n; k++) x += (terms[1] as number) - (terms[0] as number)
  return x
}
const drawSeq = (rng: Rng): Seq =>
  until(
    () => ({ a: nonZero(rng, -20, 30), d: nonZero(rng, -9, 9), n: int(rng, 12, 40) }),
    ({ a, d }) => Math.abs(d) > 1 && a !== d && Math.abs(a) > 2 && ![0, 1, 2, 3].some((k) => a + k * d === 0),
  )

const nth = template({
  id: 'algebra-1/arithmetic-nth-term',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawSeq,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `What is term number ${p.n} of the arithmetic sequence ${listed(p)}, …?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: (p) => `The sequence ${listed(p)}, … is arithmetic, and $a_1 = ${p.a}$. What is $a_{${p.n}}$?`,
    },
  ],
  answer: (p) => num(term(p)),
  traps: [
    {
      misconception: 'a1-sequence-one-step-too-many',
      rule: (p) => num(term(p) + p.d),
      why: ({ n }) => `takes ${n} steps from the first term; there are only ${n - 1}.`,
    },
    {
      misconception: 'a1-sequence-one-step-too-few',
      rule: (p) => num(term(p) - p.d),
      why: ({ n }) => `takes one step too few: from term 1 to term ${n} there are ${n - 1} steps.`,
    },
    {
      misconception: 'a1-sequence-forgets-first-term',
      rule: (p) => num(p.d * p.n),
      why: () => 'multiplies the difference and leaves out where the sequence starts.',
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      rule: (p) => num(p.a - (p.n - 1) * p.d),
      why: ({ d }) => `goes ${d > 0 ? 'down' : 'up'} instead of ${d > 0 ? 'up' : 'down'}.`,
    },
    {
      misconception: 'a1-sequence-counts-from-last-shown',
      rule: (p) => num(p.a + 3 * p.d + (p.n - 1) * p.d),
      why: () => 'starts to count at the last term that is shown.',
    },
  ],
  explain: (p) => [
    { do: `The difference from term to term is $${p.d}$.`, why: 'Subtract any term from the next one.' },
    {
      do: `From term 1 to term ${p.n} there are ${p.n - 1} steps: $${p.a}${p.d < 0 ? ' - ' : ' + '}${p.n - 1} \\cdot ${Math.abs(p.d)} = ${term(p)}$.`,
      why: '$a_n = a_1 + (n - 1)d$',
    },
  ],
  given: (p) => ({ terms: first(p), n: p.n }),
  check: ({ terms, n }) => num(walk(terms, n)),
})

const formula = (d: number, c: number): Value => expr(`a_n = ${linear(d, c, 'n')}`, ({ n }) => d * n + c)
const rule = template({
  id: 'algebra-1/arithmetic-formula',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawSeq(rng), n: 0 }),
      ({ a, d }) => a - d !== 0 && Math.abs(a - d) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `Which formula gives the terms of the arithmetic sequence ${listed(p)}, … for $n = 1, 2, 3, 4, …$?`,
    },
    {
      id: 'recursive',
      kind: 'methods',
      difficulty: 'High',
      b: 0.6,
      items: 6,
      stem: (p) =>
        `A sequence starts with the terms ${listed(p)}, and every further term follows from the rule $a_{n+1} = a_n${p.d < 0 ? ' - ' : ' + '}${Math.abs(p.d)}$. Which formula gives $a_n$ directly?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: (p) =>
        `<p>The table shows the beginning of an arithmetic sequence.</p>${table(
          ['$n$', '$a_n$'],
          first(p).map((x, k) => [`$${k + 1}$`, `$${x}$`]),
        )}<p>Which formula fits?</p>`,
    },
  ],
  answer: ({ a, d }) => formula(d, a - d),
  traps: [
    {
      misconception: 'a1-sequence-first-term-as-constant',
      rule: ({ a, d }) => formula(d, a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      rule: ({ a, d }) => formula(a, d),
      why: ({ a, d }) => `has the difference $${a}$ instead of $${d}$.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      rule: ({ a, d }) => formula(a, d - a),
      why: ({ a, d }) => `starts with $${d}$ and has the difference $${a}$.`,
    },
    {
      misconception: 'a1-sequence-adds-difference',
      rule: ({ a, d }) => (a + d === 0 ? null : formula(d, a + d)),
      why: ({ a, d }) => `gives $${a + 2 * d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      rule: ({ a, d }) => formula(-d, a + d),
      why: ({ a }) => `starts with $${a}$, but then goes the wrong way.`,
    },
    { misconception: 'a1-sequence-wrong-sign', rule: ({ a, d }) => formula(-d, a) },
  ],
  explain: ({ a, d }) => [
    {
      do: `The difference is $${d}$, so the formula starts with $${linear(d, 0, 'n')}$.`,
      why: 'The difference is the slope.',
    },
    {
      do: `For $n = 1$ it must give $${a}$: the constant is $${a} - ${d < 0 ? `(${d})` : d} = ${a - d}$, so ${formula(d, a - d).html}.`,
      why: 'The constant is the term before the first one.',
    },
  ],
  given: (p) => ({ terms: first(p) }),
  check: ({ terms }) => {
    const [x, y] = terms as [number, number]
    for (let c = -60; c <= 60; c++) if (y - x + c === x) return formula(y - x, c)
    return num(0)
  },
})

const twoTerms = template({
  id: 'algebra-1/arithmetic-two-terms',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, d, p] = [nonZero(rng, -15, 25), nonZero(rng, -7, 7), int(rng, 3, 6)]
        const q = p + int(rng, 3, 7)
        return { p, ap: a + (p - 1) * d, q, aq: a + (q - 1) * d }
      },
      ({ ap, aq }) => ap !== 0 && aq !== 0 && Math.abs(aq - ap) > 5,
    ),
  frames: [
    {
      id: 'first-term',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, ap, q, aq }) =>
        `In an arithmetic sequence $a_{${p}} = ${ap}$ and $a_{${q}} = ${aq}$. What is the first term $a_1$?`,
    },
  ],
  answer: ({ p, ap, q, aq }) => num(ap - ((p - 1) * (aq - ap)) / (q - p)),
  traps: [
    {
      misconception: 'a1-sequence-starts-from-wrong-term',
      rule: ({ p, ap, q, aq }) => num(aq - ((p - 1) * (aq - ap)) / (q - p)),
      why: ({ p, q }) => `goes back ${p - 1} steps, but from term ${q}.`,
    },
    {
      misconception: 'a1-sequence-starts-from-wrong-term',
      rule: ({ p, ap, q, aq }) => num(ap - ((q - 1) * (aq - ap)) / (q - p)),
      why: ({ p, q }) => `goes back ${q - 1} steps, but from term ${p}.`,
    },

    {
      misconception: 'a1-sequence-one-step-too-many',
      rule: ({ p, ap, q, aq }) => num(ap - (p * (aq - ap)) / (q - p)),
      why: ({ p }) => `goes back ${p} steps from term ${p} instead of ${p - 1}.`,
    },
    {
      misconception: 'a1-sequence-gives-difference',
      rule: ({ p, ap, q, aq }) => num((aq - ap) / (q - p)),
      why: () => 'is the difference between neighbors.',
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      rule: ({ p, ap, q, aq }) => num(ap + ((p - 1) * (aq - ap)) / (q - p)),
      why: ({ p }) => `goes on from term ${p} instead of back.`,
    },
    {
      misconception: 'a1-sequence-one-step-too-few',
      rule: ({ p, ap, q, aq }) => num(ap - ((p - 2) * (aq - ap)) / (q - p)),
      why: () => 'is the second term.',
    },
    {
      misconception: 'a1-sequence-takes-gap-as-difference',
      rule: ({ ap, aq }) => num(2 * ap - aq),
      why: ({ p, q }) => `goes back once by the whole gap between term ${p} and term ${q}.`,
    },
  ],
  explain: ({ p, ap, q, aq }) => [
    {
      do: `From term ${p} to term ${q} there are ${q - p} steps and the change is $${aq - ap}$, so $d = ${(aq - ap) / (q - p)}$.`,
      why: 'All steps are equal.',
    },
    {
      do: `Go back ${p - 1} steps from $${ap}$: $a_1 = ${ap - ((p - 1) * (aq - ap)) / (q - p)}$.`,
      why: `From term 1 to term ${p} there are ${p - 1} steps.`,
    },
  ],
  given: (e) => e,
  // Tries first terms and differences.
  check: ({ p, ap, q, aq }) => {
    for (let d = -7; d <= 7; d++) if (ap + (q - p) * d === aq) return num(ap - (p - 1) * d)
    return num(999)
  },
})

const rows = template({
  id: 'algebra-1/arithmetic-rows',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng): Seq =>
    until(
      () => ({ a: int(rng, 8, 30), d: int(rng, 2, 6), n: int(rng, 9, 25) }),
      ({ a, d, n }) => a % d !== 0 && n !== a,
    ),
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 6,
      stem: ({ a, d, n }, rng) =>
        pick(rng, [
          `In an open-air theater the first row has ${a} seats, and each row behind it has ${d} more seats than the row in front. How many seats does row ${n} have?`,
          `A runner trains for ${a} minutes on the first day and for ${d} minutes more each day after that. How many minutes does the runner train on day ${n}?`,
          `A mosaic pattern has ${a} tiles in stage 1, and each stage has ${d} tiles more than the stage before. How many tiles does stage ${n} have?`,
        ]),
    },
  ],
  answer: (p) => num(term(p)),
  traps: [
    {
      misconception: 'a1-sequence-one-step-too-many',
      rule: (p) => num(term(p) + p.d),
      why: ({ n }) => `counts ${n} increases; there are only ${n - 1}.`,
    },
    { misconception: 'a1-sequence-one-step-too-few', rule: (p) => num(term(p) - p.d) },
    {
      misconception: 'a1-sequence-forgets-first-term',
      rule: (p) => num(p.d * p.n),
      why: ({ a }) => `leaves out the ${a} at the start.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      rule: (p) => num(p.d + p.a * (p.n - 1)),
      why: () => 'exchanges the start and the increase.',
    },
    {
      misconception: 'a1-sequence-forgets-first-term',
      rule: (p) => num(p.d * (p.n - 1)),
      why: () => 'is the increase alone.',
    },
    {
      misconception: 'a1-sequence-multiplies-everything',
      rule: (p) => num((p.a + p.d) * p.n),
      why: () => 'multiplies the start as well.',
    },
  ],
  explain: (p) => [
    {
      do: `From number 1 to number ${p.n} there are ${p.n - 1} increases of ${p.d}.`,
      why: 'The first one has no increase before it.',
    },
    { do: `$${p.a} + ${p.n - 1} \\cdot ${p.d} = ${term(p)}$`, why: 'Start plus all increases.' },
  ],
  given: (p) => p,
  check: ({ a, d, n }) => num(walk([a, a + d], n)),
})

const position = template({
  id: 'algebra-1/arithmetic-position',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: drawSeq,
  frames: [
    {
      id: 'which',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `In the arithmetic sequence ${listed(p)}, …, which term has the value $${term(p)}$? Give its number $n$.`,
    },
  ],
  answer: ({ n }) => num(n),
  traps: [
    { misconception: 'a1-sequence-counts-steps-not-terms', rule: ({ n }) => num(n - 1) },
    { misconception: 'a1-sequence-one-step-too-many', rule: ({ n }) => num(n + 1) },
    { misconception: 'a1-sequence-counts-from-last-shown', rule: ({ n }) => num(n - 4) },
  ],
  explain: (p) => [
    {
      do: `From $${p.a}$ to $${term(p)}$ the change is $${term(p) - p.a}$, which is $${p.n - 1}$ steps of $${p.d}$.`,
      why: 'Divide the change by the difference.',
    },
    { do: `One more than the steps: term number $${p.n}$.`, why: 'The first term needs no step.' },
  ],
  given: (p) => ({ terms: first(p), value: term(p) }),
  check: ({ terms, value }) => {
    let n = 1
    while (walk(terms, n) !== value && n < 100) n++
    return num(n)
  },
})

/** Points (n, a_n) for n = 1 to 5. */
const plotted = template({
  id: 'algebra-1/arithmetic-graph',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng): Seq =>
    until(
      () => ({ a: int(rng, -7, 8), d: pick(rng, [-3, -2, 2, 3]), n: 0 }),
      (p) => first(p, 5).every((y) => Math.abs(y) <= 8) && p.a !== p.d && Math.abs(p.a - p.d) > 1 && p.a !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) => {
        const ys = first(p, 5)
        const [low, high] = [Math.min(0, ...ys) - 1, Math.max(0, ...ys) + 1]
        const fig = plane(
          {
            alt: `Points of a sequence: ${ys.map((y, k) => `(${k + 1}, ${y})`).join(', ')}.`.replace(/-/g, '−'),
            x: [0, 6],
            y: [low, high],
            // A row is higher than a number, so that no point hides one.
            height: Math.max(320, 25 * (high - low) + 26),
            xStep: 1,
            yStep: 1,
            xEvery: 1,
            yEvery: 1,
            xLabel: 'n',
            yLabel: 'aₙ',
          },
          ys.map((y, k) => dot(k + 1, y)),
        )
        return `<p>The graph shows the first five terms of an arithmetic sequence.</p>${fig}<p>Which formula gives the terms?</p>`
      },
    },
  ],
  answer: ({ a, d }) => formula(d, a - d),
  traps: [
    {
      misconception: 'a1-sequence-first-term-as-constant',
      rule: ({ a, d }) => formula(d, a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      rule: ({ a, d }) => formula(-d, a),
      why: ({ d }) => `${d > 0 ? 'falls' : 'rises'}, and the points do not.`,
    },
    { misconception: 'a1-sequence-wrong-sign', rule: ({ a, d }) => (a + d === 0 ? null : formula(-d, a + d)) },
    { misconception: 'a1-sequence-swaps-first-and-difference', rule: ({ a, d }) => formula(a, d) },
    { misconception: 'a1-sequence-adds-difference', rule: ({ a, d }) => (a + d === 0 ? null : formula(d, a + d)) },
    { misconception: 'a1-sequence-swaps-first-and-difference', rule: ({ a, d }) => formula(a - d, d) },
  ],
  explain: ({ a, d }) => [
    { do: `From point to point the value changes by $${d}$.`, why: 'The points lie on a line with this slope.' },
    {
      do: `Go one step back from $(1, ${a})$: for $n = 0$ the line is at $${a - d}$, so ${formula(d, a - d).html}.`,
      why: 'The constant belongs to $n = 0$.',
    },
  ],
  given: (p) => ({ terms: first(p, 5) }),
  check: ({ terms }) => {
    const [x, , , , y] = terms as [number, number, number, number, number]
    const d = (y - x) / 4
    return formula(d, x - d)
  },
})

type Shown = Readonly<{ terms: readonly number[]; n: number }>
const seqOf = ({ terms: [a = 0, b = 0], n }: Shown): Seq => ({ a, d: b - a, n })
const mistake = nameTheMistake<Shown>({
  id: 'algebra-1/arithmetic-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  items: 6,
  misconception: 'a1-line-slip-untested',
  draw: (rng) => {
    const p = drawSeq(rng)
    return { terms: first(p), n: p.n }
  },
  task: (e) => `looked for term number ${e.n} of the arithmetic sequence ${listed(seqOf(e))}, …`,
  solution: (e) => num(term(seqOf(e))),
  work: (e) => {
    const { a, d, n } = seqOf(e)
    return `The difference is $${d}$, and from term 1 to term ${n} there are ${n - 1} steps: $${a} + ${n - 1} \\cdot ${paren(d)}$.`
  },
  mistakes: (e) => {
    const { a, d, n } = seqOf(e)
    const back = e.terms.map((x) => 2 * a - x)
    return [
      {
        says: `Adding the difference ${n} times to the first term`,
        result: num(a + n * d),
        how: `$${a} + ${n} \\cdot ${paren(d)} = ${a + n * d}$, the term after the one asked for`,
        again: num(walk(e.terms, n + 1)),
      },
      {
        says: `Multiplying ${n} by the difference and leaving out the first term`,
        result: num(n * d),
        how: `$${n} \\cdot ${paren(d)} = ${n * d}$`,
        again: num(walk(e.terms, n + 1) - a),
      },
      {
        says: 'Using the difference with the opposite sign',
        result: num(a - (n - 1) * d),
        how: `$${a} + ${n - 1} \\cdot ${paren(-d)} = ${a - (n - 1) * d}$`,
        again: num(walk(back, n)),
      },
      {
        says: `Adding the difference ${n - 1} times to the last term shown`,
        result: num(a + 3 * d + (n - 1) * d),
        how: `$${a + 3 * d} + ${n - 1} \\cdot ${paren(d)} = ${a + 3 * d + (n - 1) * d}$`,
        again: num(walk(e.terms, n + 3)),
      },
    ]
  },
})

export const templates: readonly Template[] = [nth, rule, twoTerms, rows, position, plotted, mistake]
