import {
  add,
  div,
  expr,
  frac,
  int,
  judgeStatements,
  linear,
  mul,
  nonZero,
  num,
  paren,
  pick,
  signed,
  type Template,
  table,
  template,
  toTex,
  until,
  type Value,
  withFaster,
} from '#kit'
import { draw, rootTex } from './graphs.ts'

const skill = 'a2-radical-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

type Table = Readonly<{ a: number; h: number; k: number; d: number }>

const fromTable = template({
  ...base,
  id: 'algebra-2/root-function-from-table',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 85,
  draw: (rng): Table => ({
    a: pick(rng, [-3, -2, 2, 3, 4]),
    h: int(rng, -5, 6),
    k: nonZero(rng, -8, 8),
    d: pick(rng, [3, 4, 5, 6]),
  }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      response: 'grid',
      stem: ({ a, h, k, d }) =>
        `<p>The table shows values of a function of the form $f(x) = a\\sqrt{x - h} + k$. Its graph starts at $x = ${h}$.</p>${table(
          ['$x$', '$f(x)$'],
          [
            [`$${h}$`, `$${k}$`],
            [`$${h + 1}$`, `$${a + k}$`],
            [`$${h + 4}$`, `$${2 * a + k}$`],
          ],
        )}<p>What is $f(${h + d * d})$?</p>`,
    },
  ],
  given: ({ a, h, k, d }) => ({ h, k, one: a + k, x: h + d * d }),
  answer: ({ a, k, d }) => num(a * d + k),
  traps: [
    {
      misconception: 'a2-continues-like-a-line',
      says: () => 'I continued with the first step of the table as if the graph were a straight line.',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ k, one, x, h }) => [k, one - k, x - h],
      rule: ({ h, k, one, x }) => num((one - k) * (x - h) + k),
      why: () => 'continues with the first step as if the graph were a line.',
    },
    {
      misconception: 'a2-forgets-the-vertical-shift',
      operation: 'term-left-out',
      operands: ({ one, k, x, h }) => [(one - k) * Math.sqrt(x - h)],
      rule: ({ h, k, one, x }) => num((one - k) * Math.sqrt(x - h)),
      why: ({ k }) => `forgets to add $${k}$.`,
    },
    {
      misconception: 'a2-takes-the-value-for-the-factor',
      says: () => 'I took the value in the second row for the factor before the root.',
      operation: 'wrong-number-used',
      operands: ({ one }) => [one],
      after: (got, { x, h, k }) => add(mul(got, Math.sqrt(x - h)), k),
      rule: ({ h, k, one, x }) => num(one * Math.sqrt(x - h) + k),
      why: ({ a, k }) => `uses $a = ${a + k}$, the value in the second row, instead of the change $${a}$.`,
    },
  ],
  explain: ({ a, h, k, d }) => ({
    plan: 'The first row gives the starting value. The change one step further is the factor, since the root of one is one. Then put in the distance from the start.',
    steps: [
      {
        do: `The start gives $h = ${h}$ and $k = f(${h}) = ${k}$.`,
        why: 'At the start the number under the root is $0$, so only $k$ is left.',
      },
      {
        do: `One step further: $f(${h + 1}) = a \\cdot \\sqrt{1}${signed(k)} = ${a + k}$, so $a = ${a + k} - ${paren(k)} = ${a}$.`,
        why: 'The root of $1$ is $1$, so the change of the value is the factor.',
      },
      {
        do: `At $x = ${h + d * d}$ the root is $${h === 0 ? '' : `\\sqrt{${h + d * d} - ${paren(h)}} = `}\\sqrt{${d * d}} = ${d}$.`,
        why: 'Under the root stands the distance from the start.',
      },
      {
        do: `$f(${h + d * d}) = ${a} \\cdot ${d}${signed(k)} = ${a * d + k}$`,
        why: 'Multiply by the factor, then add the starting value.',
      },
    ],
    check: `The row that was not used fits too: $f(${h + 4}) = ${a} \\cdot \\sqrt{4}${signed(k)} = ${2 * a + k}$.`,
    faster: `No formula is needed: 1 unit from the start the value has changed by $${a}$. The distance ${d * d} has the root ${d}, so there it has changed ${d} times as much, by $${a * d}$: from $${k}$ to $${a * d + k}$.`,
  }),
  check: ({ h, k, one, x }) => num(Math.round((one - k) * Math.sqrt(x - h) + k)),
})

type Rate = Readonly<{ a: number; h: number; k: number; p: number; q: number }>

type Between = Readonly<{ a: number; h: number; k: number; x: number; z: number }>
const rise = ({ a, h, x, z }: Between): number => a * (Math.sqrt(z - h) - Math.sqrt(x - h))

const rate = template({
  ...base,
  id: 'algebra-2/average-rate-of-a-root',
  difficulty: 'High',
  b: 0.7,
  seconds: 95,
  draw: (rng): Rate =>
    until(
      () => ({
        a: pick(rng, [1, 2, 3, 4, 6]),
        h: nonZero(rng, -5, 5),
        k: nonZero(rng, -6, 6),
        p: int(rng, 0, 4),
        q: int(rng, 2, 7),
      }),
      ({ p, q }) => q > p && q + p > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `What is the average rate of change of $f(x) = ${rootTex(e)}$ from $x = ${e.h + e.p * e.p}$ to $x = ${e.h + e.q * e.q}$?`,
    },
  ],
  given: (e) => ({ a: e.a, h: e.h, k: e.k, x: e.h + e.p * e.p, z: e.h + e.q * e.q }),
  answer: ({ a, p, q }) => num(frac(a, p + q)),
  traps: [
    {
      misconception: 'a2-turns-the-rate-over',
      classic: true,
      operation: 'rise-and-run-swapped',
      operands: (g) => [rise(g), g.z - g.x],
      rule: (g) => num(frac(g.z - g.x, rise(g))),
      why: () => 'divides the change of $x$ by the change of the value.',
    },
    {
      misconception: 'a2-gives-the-change-only',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ a, z, h, x }) => [a, Math.sqrt(z - h) - Math.sqrt(x - h)],
      rule: (g) => num(rise(g)),
      why: () => 'is the change of the value, not yet divided by the change of $x$.',
    },
    {
      misconception: 'a2-takes-the-mean-value',
      operation: 'plain-mean',
      operands: ({ a, x, h, k, z }) => [a * Math.sqrt(x - h) + k, a * Math.sqrt(z - h) + k],
      rule: ({ a, h, k, x, z }) => num(frac(a * (Math.sqrt(x - h) + Math.sqrt(z - h)) + 2 * k, 2)),
      why: () => 'is the mean of the two values.',
    },
    {
      misconception: 'a2-forgets-the-factor',
      operation: 'factor-left-out',
      operands: ({ z, h, x }) => [Math.sqrt(z - h) - Math.sqrt(x - h), div(1, z - x)],
      rule: (g) => (g.a === 1 ? null : num(frac(rise(g) / g.a, g.z - g.x))),
      why: ({ a }) => `leaves out the factor $${a}$ before the root.`,
    },
  ],
  explain: (e) => {
    const [x, z] = [e.h + e.p * e.p, e.h + e.q * e.q]
    const minus = (to: number, from: number) => (from === 0 ? `${to}` : `${to} - ${paren(from)} = ${to - from}`)
    const value = (at: number, root: number) =>
      `$f(${at}) = ${e.a === 1 ? '' : `${e.a} \\cdot `}\\sqrt{${root * root}}${signed(e.k)} = ${e.a * root}${signed(e.k)} = ${e.a * root + e.k}$`
    return {
      plan: 'The average rate of change is a slope: the change of the value divided by the change of the input.',
      steps: [
        {
          do: `At the beginning: ${value(x, e.p)}.`,
          why: `The number under the root is $${x}${signed(-e.h)} = ${e.p * e.p}$.`,
        },
        {
          do: `At the end: ${value(z, e.q)}.`,
          why: `The number under the root is $${z}${signed(-e.h)} = ${e.q * e.q}$.`,
        },
        {
          do: `The value changes by $${minus(e.a * e.q + e.k, e.a * e.p + e.k)}$ while $x$ changes by $${minus(z, x)}$.`,
          why: 'Always end minus beginning.',
        },
        {
          do: `The rate is $${e.a * (e.q - e.p)} \\div ${z - x} = ${toTex(frac(e.a, e.p + e.q))}$.`,
          why: 'Rate of change is the change of the value divided by the change of $x$.',
        },
      ],
      check: `From the first value, ${z - x} steps of $${toTex(frac(e.a, e.p + e.q))}$ lead to $${e.a * e.p + e.k} + ${e.a * (e.q - e.p)} = ${e.a * e.q + e.k}$, the second value.`,
      faster: `The number beside the root cancels, so only the roots count: $${e.a === 1 ? '' : `${e.a} \\cdot `}${e.p === 0 ? e.q : `(${e.q} - ${e.p})`} \\div ${z - x} = ${toTex(frac(e.a, e.p + e.q))}$.`,
    }
  },
  check: ({ a, h, k, x, z }) => {
    const f = (t: number) => Math.round(a * Math.sqrt(t - h) + k)
    return num(frac(f(z) - f(x), z - x))
  },
})

type Inv = Readonly<{ h: number; k: number }>
const square = (h: number, k: number): Value =>
  expr(`y = (${linear(1, -h)})^{2}${signed(k)}`, ({ x }) => (x - h) ** 2 + k)

const inverse = template({
  ...base,
  id: 'algebra-2/inverse-of-a-root-function',
  difficulty: 'High',
  b: 0.6,
  seconds: 80,
  draw: (rng): Inv =>
    until(
      () => ({ h: nonZero(rng, -8, 8), k: nonZero(rng, -8, 8) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k }) =>
        `Which equation describes the inverse of the function $y = \\sqrt{${linear(1, -h)}}${signed(k)}$, for $x \\ge ${k}$?`,
    },
  ],
  given: (e) => e,
  answer: ({ h, k }) => square(k, h),
  traps: [
    {
      misconception: 'a2-keeps-the-shifts-in-the-inverse',
      classic: true,
      rule: ({ h, k }) => square(h, k),
      why: () => 'keeps the numbers where they were; in the inverse they change places.',
    },
    {
      misconception: 'a2-repeats-instead-of-undoing',
      rule: ({ h, k }) => square(-k, -h),
      says: () => 'I repeated both additions instead of undoing them.',
      why: () => 'repeats both additions instead of undoing them.',
    },
    {
      misconception: 'a2-repeats-instead-of-undoing',
      rule: ({ h, k }) => square(-k, h),
      says: ({ k }) => `I did not undo the $${k}$ beside the root, but repeated it.`,
      why: ({ k }) => `does not undo the $${k}$ beside the root.`,
    },
    {
      misconception: 'a2-repeats-instead-of-undoing',
      rule: ({ h, k }) => square(k, -h),
      says: ({ h }) => `I did not undo the $${-h}$ under the root, but repeated it.`,
      why: ({ h }) => `does not undo the $${-h}$ under the root.`,
    },
  ],
  explain: ({ h, k }) => ({
    plan: 'Swap the two variables and solve for the output: undo the steps of the function in the opposite order.',
    steps: [
      {
        do: `Swap $x$ and $y$: $x = \\sqrt{y${signed(-h)}}${signed(k)}$.`,
        why: 'The inverse takes the result back to the start.',
      },
      {
        do: `${k < 0 ? 'Add' : 'Subtract'} $${Math.abs(k)}$: $${linear(1, -k)} = \\sqrt{y${signed(-h)}}$.`,
        why: 'What was done last is undone first; now the root is alone.',
      },
      {
        do: `Square both sides: $(${linear(1, -k)})^{2} = y${signed(-h)}$.`,
        why: `Squaring undoes the root. The restriction $x \\ge ${k}$ makes sure that $${linear(1, -k)}$ is not negative, like the root.`,
      },
      {
        do: `${h < 0 ? 'Subtract' : 'Add'} $${Math.abs(h)}$: ${square(k, h).html}.`,
        why: 'This leaves $y$ alone.',
      },
    ],
    check: `The function takes $${h + 1}$ to $\\sqrt{1}${signed(k)} = ${k + 1}$; the inverse takes $${k + 1}$ back: $(${k + 1}${signed(-k)})^{2}${signed(h)} = 1${signed(h)} = ${h + 1}$.`,
    faster: `The graph starts at $(${h}, ${k})$. The inverse exchanges the coordinates, so its parabola has the vertex $(${k}, ${h})$: ${square(k, h).html}.`,
  }),
  // Swaps the coordinates of three points of the graph; one parabola passes through them.
  check: ({ h, k }) => {
    const [[a = 0, u = 0] = [], [b = 0, v = 0] = [], [c = 0, w = 0] = []] = [h, h + 1, h + 4].map((x) => [
      Math.sqrt(x - h) + k,
      x,
    ])
    return expr('c', ({ x }) => {
      const first = (u * (x - b) * (x - c)) / ((a - b) * (a - c))
      const second = (v * (x - a) * (x - c)) / ((b - a) * (b - c))
      return first + second + (w * (x - a) * (x - b)) / ((c - a) * (c - b))
    })
  },
})

const claims = template({
  id: 'algebra-2/radical-graph-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-rad',
      items: 6,
      draw,
      setup: (e) => `Look at the function $f(x) = ${rootTex(e)}$.`,
      plan: 'Find where the number under the root is zero: there the graph starts. Then put in numbers that are easy under the root, and look at the sign of the factor in front of it.',
      claims: ({ a, h, k }) => [
        {
          id: 'start',
          says: `“The graph starts at $(${h}, ${k})$.”`,
          holds: true,
          tested: `Under the root stands 0 at $x = ${h}$, and $f(${h}) = 0${signed(k)} = ${k}$. To the left of it the number under the root is negative.`,
        },
        {
          id: 'run',
          says: `“The graph ${a > 0 ? 'rises' : 'falls'} from left to right.”`,
          holds: true,
          tested: `The root itself grows with $x$, and it is multiplied by $${a}$, a ${a > 0 ? 'positive' : 'negative'} number.`,
        },
        {
          id: 'four',
          says: `“$f(${h + 4}) = ${2 * a + k}$.”`,
          holds: true,
          tested: `At $x = ${h + 4}$ the number under the root is 4, and its root is 2: $${a} \\cdot 2${signed(k)} = ${2 * a + k}$.`,
        },
        {
          id: 'minus',
          says: `“The graph starts at $(${-h}, ${k})$.”`,
          holds: false,
          tested: `The graph starts where the number under the root is 0. Solve for $x$: that happens at $x = ${h}$.`,
          because: 'The sign of the shift is turned around.',
        },
        {
          id: 'all',
          says: '“The domain is all real numbers.”',
          holds: false,
          tested: `Try $x = ${h - 1}$: the number under the root is $-1$, and a negative number has no real square root.`,
          because: `The domain is $x \\ge ${h}$.`,
        },
        {
          id: 'line',
          says: `“From $x = ${h}$ to $x = ${h + 4}$ the value changes by $${4 * a}$.”`,
          holds: false,
          tested: `At $x = ${h}$ the root is $\\sqrt{0} = 0$, at $x = ${h + 4}$ it is $\\sqrt{4} = 2$. Times $${a}$: the value changes by $${a} \\cdot 2 = ${2 * a}$.`,
          because: 'A root does not change in proportion to $x$.',
        },
      ],
      verify: ({ a, h, k }, id) => {
        const f = (x: number) => a * Math.sqrt(x - h) + k
        if (id === 'start') return f(h) === k && Number.isNaN(f(h - 0.1))
        if (id === 'run') return f(h + 9) > f(h + 1) === a > 0
        if (id === 'four') return f(h + 4) === 2 * a + k
        return id === 'minus' ? f(-h) === k : id === 'all' ? !Number.isNaN(f(h - 1)) : f(h + 4) - f(h) === 4 * a
      },
      checked: ({ a, h, k }) =>
        `Put in numbers: at $x = ${h}$, $${h + 1}$ and $${h + 4}$ the roots are $0$, $1$ and $2$, so the values are $${k}$, $${a + k}$ and $${2 * a + k}$; at $x = ${h - 1}$ there is none.`,
    }),
    ({ e: { a, h, k } }) =>
      `Picture the graph from three points: it starts at $(${h}, ${k})$, with nothing to the left, and from there the height changes by $${a}$ after 1 unit to the right and by $${2 * a}$ after 4 units, since $\\sqrt{4} = 2$.`,
  ),
})

export const templates: readonly Template[] = [fromTable, rate, inverse, claims]
