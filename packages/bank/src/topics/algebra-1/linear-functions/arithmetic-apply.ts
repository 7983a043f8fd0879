import {
  add,
  coef,
  div,
  dot,
  int,
  type Marks,
  markedPlane,
  mul,
  nameTheMistake,
  num,
  paren,
  pick,
  signed,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { drawSeq, first, formula, listed, type Seq, start, term, walk } from './arithmetic.ts'
import { over } from './work.ts'

const skill = 'a1-arithmetic-sequences'

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
  given: (p) => p,
  answer: (p) => num(term(p)),
  traps: [
    {
      misconception: 'a1-sequence-one-step-too-many',
      classic: true,
      operation: 'off-by-one',
      operands: ({ n }) => [n - 1],
      after: (got, { a, d }) => add(a, mul(got, d)),
      rule: (p) => num(p.a + p.n * p.d),
      why: ({ n }) => `counts ${n} increases; there are only ${n - 1}.`,
    },
    {
      misconception: 'a1-sequence-multiplies-everything',
      says: ({ n }) => `I added the increase to the start and multiplied this sum by ${n}.`,
      operation: 'left-to-right',
      operands: ({ a, d, n }) => [a, d, n],
      rule: (p) => num((p.a + p.d) * p.n),
      why: () => 'multiplies the start as well.',
    },
    {
      misconception: 'a1-sequence-forgets-first-term',
      says: ({ n }) => `I multiplied the increase by ${n} and left out the start.`,
      operation: 'term-left-out',
      operands: ({ d, n }) => [d * n],
      rule: (p) => num(p.d * p.n),
      why: ({ a }) => `leaves out the ${a} at the start.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      operation: 'factor-and-term-swapped',
      operands: ({ d, a, n }) => [d, a, n - 1],
      rule: (p) => num(p.d + p.a * (p.n - 1)),
      why: () => 'exchanges the start and the increase.',
    },
    {
      misconception: 'a1-sequence-forgets-first-term',
      says: ({ n }) => `I multiplied the increase by ${n - 1} and left out the start.`,
      operation: 'term-left-out',
      operands: ({ d, n }) => [d * (n - 1)],
      rule: (p) => num(p.d * (p.n - 1)),
      why: () => 'is the increase alone.',
    },
  ],
  explain: (p) => ({
    plan: 'The same amount is added every time, so count how many times it is added and put it on top of the start.',
    steps: [
      {
        do: `From number 1 to number ${p.n} there are $${p.n} - 1 = ${p.n - 1}$ increases.`,
        why: 'The first one has no increase before it.',
      },
      {
        do: `All increases together: $${p.n - 1} \\cdot ${p.d} = ${(p.n - 1) * p.d}$.`,
        why: `Each of them adds ${p.d}.`,
      },
      { do: `$${p.a} + ${(p.n - 1) * p.d} = ${term(p)}$`, why: `The increases come on top of the start, ${p.a}.` },
    ],
    check: `Count back: number ${p.n - 1} has $${term(p)} - ${p.d} = ${term(p) - p.d}$, and $${p.a} + ${p.n - 2} \\cdot ${p.d} = ${term(p) - p.d}$ as well.`,
    faster: `Imagine one more place before the first, with $${p.a} - ${p.d} = ${p.a - p.d}$. From there it is just ${p.n} increases: $${p.a - p.d} + ${p.n} \\cdot ${p.d} = ${term(p)}$.`,
  }),
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
  given: (p) => ({ terms: first(p), value: term(p) }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'a1-sequence-counts-steps-not-terms',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ terms: [a = 0, b = 0], value }) => [div(value - a, b - a)],
      rule: ({ terms, value }) => num((value - start(terms).a) / start(terms).d),
    },
    {
      misconception: 'a1-sequence-counts-from-last-shown',
      says: () => 'I counted the steps from the last term that is shown, and gave their number.',
      rule: ({ terms, value }) => num((value - (terms.at(-1) as number)) / start(terms).d),
    },
  ],
  explain: (p) => ({
    plan: 'Find how far the value is from the first term, then how many equal steps that takes.',
    steps: [
      {
        do: `The difference from term to term is $d = ${p.a + p.d} - ${paren(p.a)} = ${p.d}$.`,
        why: 'Subtract a term from the next one.',
      },
      {
        do: `From the first term to the value the change is $${term(p)} - ${paren(p.a)} = ${term(p) - p.a}$.`,
        why: 'All steps together make this change.',
      },
      {
        do: `Number of steps: $${over(term(p) - p.a, p.d)} = ${p.n - 1}$.`,
        why: `Every step changes the value by $${p.d}$.`,
      },
      {
        do: `$n = ${p.n - 1} + 1 = ${p.n}$`,
        why: 'The first term needs no step, so there is one term more than steps.',
      },
    ],
    check: `$a_{${p.n}} = ${p.a} + (${p.n} - 1) \\cdot ${paren(p.d)} = ${p.a}${signed((p.n - 1) * p.d)} = ${term(p)}$`,
    faster: `Imagine one more term before the first, $${p.a}${signed(-p.d)} = ${p.a - p.d}$. From there to $${term(p)}$ the change is $${term(p) - p.a + p.d}$, and $${term(p) - p.a + p.d} \\div ${paren(p.d)} = ${p.n}$ is the number of the term.`,
  }),
  check: ({ terms, value }) => {
    let n = 1
    while (walk(terms, n) !== value && n < 100) n++
    return num(n)
  },
})

/** Points (n, a_n) for n = 1 to 5. */
/** The first five terms as points. */
function terms5(p: Seq, found: Marks = {}) {
  const ys = first(p, 5)
  const [low, high] = [Math.min(0, ...ys) - 1, Math.max(0, ...ys) + 1]
  return markedPlane(
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
    found,
  )
}

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
      stem: (p) =>
        `<p>The graph shows the first five terms of an arithmetic sequence.</p>${terms5(p)}<p>Which formula gives the terms?</p>`,
    },
  ],
  given: (p) => ({ terms: first(p, 5) }),
  answer: ({ a, d }) => formula(d, a - d),
  traps: [
    {
      misconception: 'a1-sequence-first-term-as-constant',
      classic: true,
      rule: ({ terms }) => formula(start(terms).d, start(terms).a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$, and not $${a}$.`,
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      says: () => 'I wrote the first term before $n$ and the difference at the end.',
      rule: ({ terms }) => formula(start(terms).a, start(terms).d),
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      says: () => 'I stepped in the wrong direction, and I put the first term as the constant of the formula.',
      twoSlips: true,
      rule: ({ terms }) => formula(-start(terms).d, start(terms).a),
      why: ({ d }) => `${d > 0 ? 'falls' : 'rises'}, and the points do not.`,
    },
    {
      misconception: 'a1-sequence-adds-difference',
      rule: ({ terms }) => {
        const { a, d } = start(terms)
        return a + d === 0 ? null : formula(d, a + d)
      },
    },
    {
      misconception: 'a1-sequence-wrong-sign',
      says: () => 'I started with the right first term, but stepped in the wrong direction.',
      rule: ({ terms }) => {
        const { a, d } = start(terms)
        return a + d === 0 ? null : formula(-d, a + d)
      },
    },
    {
      misconception: 'a1-sequence-swaps-first-and-difference',
      says: () => 'I found the right two numbers of the formula, but exchanged them.',
      twoSlips: true,
      rule: ({ terms }) => formula(start(terms).a - start(terms).d, start(terms).d),
    },
  ],
  explain: ({ a, d, n }) => ({
    figure: terms5(
      { a, d, n },
      {
        points: [
          [1, a],
          [2, a + d],
        ],
        steps: [{ from: [1, a], to: [2, a + d], run: '1', rise: `${d}`.replace('-', '−') }],
      },
    ),
    plan: 'The points of an arithmetic sequence lie on a line: its slope is the difference, and its constant is the height at zero.',
    steps: [
      {
        do: `The first two points are $(1, ${a})$ and $(2, ${a + d})$, so the difference is $${a + d} - ${paren(a)} = ${d}$.`,
        why: 'From one point to the next $n$ goes up by 1, so this is the slope.',
      },
      {
        do: `The formula has the form $a_n = ${coef(d)}n + c$.`,
        why: 'The coefficient of $n$ says how much each step adds.',
      },
      {
        do: `For $n = 1$ it must give $${a}$: $${d} + c = ${a}$, so $c = ${a} - ${paren(d)} = ${a - d}$.`,
        why: 'The first point lies on the line. The constant belongs to $n = 0$, one step before it.',
      },
      { do: `So ${formula(d, a - d).html}.`, why: 'Put the constant into the formula.' },
    ],
    check: `For $n = 5$ the formula gives $${5 * d}${signed(a - d)} = ${a + 4 * d}$, the height of the last point.`,
    faster: `Test the options with the first two points: for $n = 1$ and $n = 2$ they must give $${a}$ and $${a + d}$.`,
  }),
  check: ({ terms }) => {
    const [x, , , , y] = terms as [number, number, number, number, number]
    const d = (y - x) / 4
    return formula(d, x - d)
  },
})

type Shown = Readonly<{ terms: readonly number[]; n: number }>

const seqOf = ({ terms: [a = 0, b = 0], n }: Shown): Seq => ({ a, d: b - a, n })

const mistake = template({
  id: 'algebra-1/arithmetic-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheMistake<Shown>({
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
    }),
    (p) => {
      const { a, d, n } = seqOf(p.e)
      const right = a + (n - 1) * d
      return [
        `Compare with the right term, $${right}$: $${a + n * d} - ${paren(right)} = ${d}$, one difference too many.`,
        `Divide the wrong answer by the difference: $${n * d} \\div ${paren(d)} = ${n}$, so it is made of differences alone, and the first term is missing.`,
        `Look at the direction: the sequence ${d > 0 ? 'rises' : 'falls'}, but $${a - (n - 1) * d}$ lies ${d > 0 ? 'below' : 'above'} the first term, $${a}$.`,
        `Compare with the right term, $${right}$: $${right + 3 * d} - ${paren(right)} = ${3 * d} = 3 \\cdot ${paren(d)}$, three differences too many, as from the fourth term instead of the first.`,
      ][p.which]
    },
  ),
})

export const templates: readonly Template[] = [rows, position, plotted, mistake]
