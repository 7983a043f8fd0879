import {
  eq,
  frac,
  int,
  judgeTwoClaims,
  mul,
  nonZero,
  paren,
  pick,
  type Rng,
  type Template,
  table,
  template,
  terms,
  text,
  toTex,
  until,
} from '#kit'
import { quotient } from '../undoing.ts'
import { det, type Line, lineTex, pairHtml, solve } from './lines.ts'

const skill = 'a1-systems-number-of-solutions'

type Pair = Readonly<{ p: Line; q: Line }>

const COUNT = ['No solution', 'Exactly one solution', 'Infinitely many solutions', 'Exactly two solutions'] as const

const show = ({ p, q }: Pair): string => pairHtml(lineTex(p), lineTex(q))

/** 0: parallel, 1: crossing, 2: the same line. */
const count = ({ p, q }: Pair): number =>
  det(p, q) !== 0 ? 1 : p.a * q.c === q.a * p.c && p.b * q.c === q.b * p.c ? 2 : 0

const drawPair = (kind: number, rng: Rng): Pair =>
  until(
    () => {
      const p = { a: nonZero(rng, -6, 6), b: nonZero(rng, -6, 6), c: nonZero(rng, -9, 9) }
      const k = pick(rng, [-3, -2, 2, 3])
      const q =
        kind === 1
          ? pick(rng, [
              { a: k * p.a, b: -k * p.b, c: k * p.c },
              { a: k * p.b, b: k * p.a, c: k * p.c },
              { a: p.a, b: k * p.b, c: p.c },
            ])
          : { a: k * p.a, b: k * p.b, c: kind === 2 ? k * p.c : k * p.c + nonZero(rng, -6, 6) }
      return { p, q }
    },
    (e) => count(e) === kind && Math.abs(e.p.a) !== Math.abs(e.p.b) && e.q.c !== 0,
  )

/** Points of one line tested on the other: the second road to the number of solutions. */
export function tested({ p, q }: Pair): number {
  // Two points of the first line, with coordinates multiplied by b.
  const on = [0, 1].map((x) => q.a * x * p.b + q.b * (p.c - p.a * x) - q.c * p.b)
  if (on[0] === 0 && on[1] === 0) return 2
  return on[0] === on[1] ? 0 : 1
}

const classify = template({
  id: 'algebra-1/system-count',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => drawPair(int(rng, 0, 2), rng),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: (e) => `<p>How many solutions does this system have?</p>${show(e)}` },
  ],
  given: (e) => e,
  answer: (e) => text(COUNT[count(e)] as string),
  traps: [
    {
      misconception: 'a1-system-sees-parallel',
      unlessRight: true,
      rule: () => text(COUNT[0]),
      why: () => 'would mean that the lines are parallel and different.',
    },
    {
      misconception: 'a1-system-expects-one',
      unlessRight: true,
      rule: () => text(COUNT[1]),
      why: () => 'would mean that the lines have different slopes.',
    },
    {
      misconception: 'a1-system-sees-same',
      unlessRight: true,
      rule: () => text(COUNT[2]),
      why: () => 'would mean that one equation is a multiple of the other.',
    },
    {
      misconception: 'a1-system-thinks-two',
      unlessRight: true,
      rule: () => text(COUNT[3]),
      why: () => 'is impossible: two straight lines cannot cross twice.',
    },
  ],
  explain: (e) => {
    const { p, q } = e
    const kind = count(e)
    const [byX, byY, byC] = [frac(q.a, p.a), frac(q.b, p.b), frac(q.c, p.c)]
    const { x, y } = kind === 1 ? solve(p, q) : { x: byX, y: byX }
    return {
      plan: 'Compare the two equations term by term: the ratios of the coefficients tell whether the lines cross, are parallel, or are the same.',
      steps: [
        {
          do: `Coefficients of $x$: second divided by first is $${quotient(q.a, p.a)}$.`,
          why: 'The ratio says by what the $x$-term was multiplied.',
        },
        {
          do: `Coefficients of $y$: second divided by first is $${quotient(q.b, p.b)}$. The two ratios are ${kind === 1 ? 'different' : 'equal'}.`,
          why: 'Lines have the same slope exactly when these two ratios are equal.',
        },
        kind === 1
          ? {
              do: `So the slopes are different: $${toTex(frac(-p.a, p.b))}$ for the first line and $${toTex(frac(-q.a, q.b))}$ for the second.`,
              why: 'Solved for $y$, the slope is minus the coefficient of $x$ over the coefficient of $y$.',
            }
          : {
              do: `Right sides: second divided by first is $${quotient(q.c, p.c)}$, which is ${eq(byC, byX) ? 'the same ratio' : 'another ratio'}.`,
              why: 'The slopes are equal, so the right sides decide whether it is one line or two.',
            },
        {
          do: [
            'The lines are parallel and different: no solution.',
            'The lines cross in one point: exactly one solution.',
            'One equation is a multiple of the other, so they describe the same line: infinitely many solutions.',
          ][kind] as string,
          why: [
            'Parallel lines have no point in common.',
            'Two lines with different slopes always meet, and only once.',
            'Every point of the line makes both equations true.',
          ][kind] as string,
        },
      ],
      check: [
        `Multiply the first equation by $${toTex(byX)}$: $${terms([q.a, 'x'], [q.b, 'y'])} = ${toTex(mul(byX, p.c))}$. The second equation says that the same left side is $${q.c}$; both cannot be true.`,
        `The point $(${toTex(x)}, ${toTex(y)})$ makes both equations true, and no other point does.`,
        `Multiply the first equation by $${toTex(byY)}$: it becomes $${lineTex(q)}$, the second equation.`,
      ][kind] as string,
      faster: `Cross-multiply instead of dividing: $${p.a} \\cdot ${paren(q.b)} = ${p.a * q.b}$ and $${q.a} \\cdot ${paren(p.b)} = ${q.a * p.b}$ are ${kind === 1 ? 'different, so the lines cross once' : `equal, so the slopes are equal. With the right sides, $${p.c} \\cdot ${paren(q.b)} = ${p.c * q.b}$ and $${q.c} \\cdot ${paren(p.b)} = ${q.c * p.b}$ are ${kind === 2 ? 'equal too, so it is one line' : 'different, so the lines are parallel'}`}.`,
    }
  },
  check: (e) => text(COUNT[tested(e)] as string),
})

type Said = 0 | 1 | 2

const SAYS = [
  'says: “The two lines never meet.”',
  'says: “The two lines cross in exactly one point.”',
  'says: “Every solution of one equation also solves the other.”',
] as const

/** What each statement asks of the lines. */
const MEANS = [
  'Lines that never meet are parallel and different: the ratios for $x$ and $y$ are equal, and that for the right sides is another.',
  'Lines that cross in one point have different slopes: the ratios for $x$ and $y$ differ.',
  'All solutions in common means that both equations describe one line: all three ratios are equal.',
] as const

const ALSO_MEANS = [
  'A solution is a point of both lines. There is none where the slopes are equal and the lines differ.',
  'A solution is a point of both lines. There is just one where the slopes differ.',
  'A solution is a point of both lines. There are infinitely many where one equation is a multiple of the other.',
] as const

const WHY = [
  'The lines are parallel and different.',
  'The lines have different slopes.',
  'The equations describe the same line.',
] as const

/** What the ratios have shown, in the words of a test: the verdict on the claim comes later. */
const FOUND = [
  'Here the ratios for $x$ and $y$ are equal, and that for the right sides is another.',
  'Here the ratios for $x$ and $y$ differ.',
  'Here all three ratios are equal.',
] as const

const ALSO = [
  'says: “The system has no solution.”',
  'says: “The system has one solution.”',
  'says: “The system has infinitely many solutions.”',
] as const

const options = (right: boolean) => (e: Pair) =>
  [0, 1, 2]
    .filter((k) => (k === tested(e)) === right)
    .flatMap((k) =>
      (
        [
          [SAYS, MEANS],
          [ALSO, ALSO_MEANS],
        ] as const
      ).map(([says, means]) => ({
        says: says[k] as string,
        data: k as Said,
        tested: `${means[k]} ${FOUND[count(e)]}`,
        because: WHY[count(e)] as string,
      })),
    )

const judged = judgeTwoClaims<Pair, Said>({
  items: 7,
  misconceptions: {
    accepts: 'a1-system-accepts-untested',
    rejects: 'a1-system-rejects-true',
    oneRight: 'a1-system-judges-one',
  },
  draw: (rng) => drawPair(int(rng, 0, 2), rng),
  intro: (e) => `<p>Two students talk about this system.</p>${show(e)}`,
  question: 'Who is right?',
  plan: 'Find out first how the two lines lie: compare the equations term by term. Then ask what each statement needs; both may be right, or neither.',
  right: options(true),
  wrong: options(false),
  holds: (e, k) => count(e) === k,
})

const claims = template({
  id: 'algebra-1/system-count-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...judged,
  explain: (p, frame) => {
    const told = judged.explain(p, frame)
    const { p: first, q: second } = p.e
    const kind = count(p.e)
    return {
      ...told,
      steps: [
        {
          do: `Divide the coefficients of the second equation by those of the first: $${quotient(second.a, first.a)}$ for $x$ and $${quotient(second.b, first.b)}$ for $y$.`,
          why: 'Lines have the same slope exactly when these two ratios are equal.',
        },
        {
          do:
            kind === 1
              ? `The two ratios, $${toTex(frac(second.a, first.a))}$ and $${toTex(frac(second.b, first.b))}$, are different.`
              : `The two ratios are equal. For the right sides the ratio is $${quotient(second.c, first.c)}$: ${kind === 2 ? 'the same' : 'another one'}.`,
          why: 'The ratio of the right sides tells lines of the same slope apart.',
        },
        ...told.steps,
      ],
      check: `Cross-multiply: $${first.a} \\cdot ${paren(second.b)} = ${first.a * second.b}$ and $${second.a} \\cdot ${paren(first.b)} = ${second.a * first.b}$ ${kind === 1 ? 'differ, so the lines cross once' : `agree: same slope. With the right sides, $${first.c} \\cdot ${paren(second.b)} = ${first.c * second.b}$ and $${second.c} \\cdot ${paren(first.b)} = ${second.c * first.b}$ ${kind === 2 ? 'agree too, so it is one line' : 'differ, so the lines are parallel'}`}.`,
    }
  },
})

/** Two steadily growing amounts in a table. */
const tables = template({
  id: 'algebra-1/system-two-tables',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const kind = int(rng, 0, 2)
        const [m, b, t] = [int(rng, 2, 6), int(rng, 3, 15), int(rng, 5, 9)]
        const n = kind === 1 ? m - nonZero(rng, -2, 2) : m
        return { m, b, n, c: kind === 2 ? b : kind === 1 ? b + (m - n) * t : b + nonZero(rng, -6, 6) }
      },
      ({ n, c }) => n > 0 && c > 0,
    ),
  frames: [
    {
      id: 'rows',
      kind: 'table',
      items: 7,
      stem: ({ m, b, n, c }, rng) => {
        const xs =
          m === n && b === c
            ? [
                [0, 1, 2],
                [3, 5, 8],
              ]
            : [
                [0, 1, 2],
                [0, 1, 2],
              ]
        const [one, two] = xs as [number[], number[]]
        const [what, unit, same] = pick(rng, [
          ['The numbers of boxes packed by two machines', 'boxes', 'the two numbers'],
          ['The amounts of water in two tanks', 'gallons', 'the two amounts'],
          ['The scores of two teams in a long quiz', 'points', 'the two scores'],
        ] as const)
        return `<p>${what} grow steadily. The tables show them after some hours.</p>${table(
          ['Hours', `First (${unit})`],
          one.map((k) => [k, m * k + b]),
        )}${table(
          ['Hours', `Second (${unit})`],
          two.map((k) => [k, n * k + c]),
        )}<p>If both go on like this, when are ${same} equal?</p>`
      },
    },
  ],
  given: ({ m, b, n, c }) => ({
    first: [b, m + b],
    second: m === n && b === c ? [3, 3 * n + c, 5, 5 * n + c] : [0, c, 1, n + c],
  }),
  answer: ({ m, b, n, c }) => text(m === n ? (b === c ? 'At all times' : 'Never') : 'Exactly once'),
  traps: [
    { misconception: 'a1-system-sees-parallel', unlessRight: true, rule: () => text('Never') },
    {
      misconception: 'a1-system-expects-one',
      unlessRight: true,
      says: () => 'I took for granted that two steadily growing amounts are equal exactly once.',
      rule: () => text('Exactly once'),
    },
    { misconception: 'a1-system-sees-same', unlessRight: true, rule: () => text('At all times') },
    {
      misconception: 'a1-system-thinks-two',
      unlessRight: true,
      rule: () => text('Exactly twice'),
      why: () => 'is impossible for steady growth.',
    },
  ],
  explain: ({ m, b, n, c }) => {
    const later = m === n && b === c
    return {
      plan: 'Steady growth is a line. Find the rate and the starting value of each, then compare: same rate or not, same start or not.',
      steps: [
        {
          do: `First table: from $${b}$ to $${m + b}$ in one hour, so it gains $${m + b} - ${b} = ${m}$ each hour and starts at $${b}$.`,
          why: 'The row for $0$ hours is the start; the change in one hour is the rate.',
        },
        later
          ? {
              do: `Second table: from $${3 * n + c}$ to $${5 * n + c}$ in $5 - 3 = 2$ hours, so it gains $\\frac{${5 * n + c} - ${3 * n + c}}{2} = ${n}$ each hour. At $0$ hours it was $${3 * n + c} - 3 \\cdot ${n} = ${c}$.`,
              why: 'Divide the change by the hours that it took; going back $3$ hours gives the start.',
            }
          : {
              do: `Second table: from $${c}$ to $${n + c}$ in one hour, so it gains $${n + c} - ${c} = ${n}$ each hour and starts at $${c}$.`,
              why: 'Read it in the same way.',
            },
        {
          do:
            m === n
              ? b === c
                ? 'Same rate and same start, so the two always agree: they are equal at all times.'
                : `Same rate, but different starts: the difference stays $${Math.abs(b - c)}$ for ever: they are never equal.`
              : 'Different rates: the two lines cross, so the two are equal exactly once.',
          why: 'These are two lines: the same, parallel, or crossing.',
        },
      ],
      check:
        m === n
          ? `After $10$ hours the first is at $10 \\cdot ${m} + ${b} = ${10 * m + b}$ and the second at $10 \\cdot ${n} + ${c} = ${10 * n + c}$: ${b === c ? 'the same' : `still $${Math.abs(b - c)}$ apart`}.`
          : `They meet after $${(c - b) / (m - n)}$ hours: $${m} \\cdot ${(c - b) / (m - n)} + ${b} = ${(m * (c - b)) / (m - n) + b}$ and $${n} \\cdot ${(c - b) / (m - n)} + ${c} = ${(n * (c - b)) / (m - n) + c}$. An hour later they differ by $${Math.abs(m - n)}$.`,
    }
  },
  check: ({ first, second }) => {
    const [b, s] = first as [number, number]
    const [x1, y1, x2, y2] = second as [number, number, number, number]
    const n = (y2 - y1) / (x2 - x1)
    return text(n === s - b ? (y1 - n * x1 === b ? 'At all times' : 'Never') : 'Exactly once')
  },
})

export const templates: readonly Template[] = [classify, claims, tables]
