import {
  expr,
  int,
  linear,
  nonZero,
  pick,
  polyMul,
  polynomial,
  type Rng,
  shuffle,
  type Template,
  template,
  terms,
  text,
  until,
  type Value,
} from '#kit'
import { zerosGraph } from './zeros.ts'

const skill = 'a2-polynomial-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

const ends = (left: boolean, right: boolean): Value =>
  text(
    `$f(x) \\to ${left ? '' : '-'}\\infty$ as $x \\to -\\infty$, and $f(x) \\to ${right ? '' : '-'}\\infty$ as $x \\to \\infty$`,
  )

const leftUp = ({ degree, lead }: { degree: number; lead: number }) => (degree % 2 === 0 ? lead > 0 : lead < 0)

const endBehavior = template({
  ...base,
  id: 'algebra-2/end-behavior',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 65,
  draw: (rng) => {
    const degree = int(rng, 3, 6)
    return {
      degree,
      lead: nonZero(rng, -6, 6),
      second: nonZero(rng, -9, 9),
      low: int(rng, 1, 2),
      constant: nonZero(rng, -9, 9),
      order: shuffle(rng, [0, 1, 2]),
    }
  },
  frames: [
    {
      id: 'standard',
      kind: 'bare',
      items: 6,
      stem: ({ degree, lead, second, low, constant }) =>
        `Which describes the end behavior of $f(x) = ${terms([lead, `x^{${degree}}`], [second, low === 1 ? 'x' : `x^{${low}}`], [constant, ''])}$?`,
    },
    {
      id: 'mixed-order',
      kind: 'bare',
      items: 6,
      b: 0,
      stem: ({ degree, lead, second, low, constant, order }) => {
        const parts = [
          [lead, `x^{${degree}}`],
          [second, low === 1 ? 'x' : `x^{${low}}`],
          [constant, ''],
        ] as const
        return `How does the graph of $f(x) = ${terms(...order.map((i) => parts[i] as (typeof parts)[0]))}$ behave far out to the left and to the right?`
      },
    },
  ],
  given: ({ order, ...e }) => e,
  answer: (e) => ends(leftUp(e), e.lead > 0),
  traps: [
    {
      misconception: 'a2-ignores-the-degree-at-the-ends',
      classic: true,
      rule: (e) => ends(!leftUp(e), e.lead > 0),
      why: ({ degree }) => `treats the degree $${degree}$ as if it were ${degree % 2 === 0 ? 'odd' : 'even'}.`,
    },
    {
      misconception: 'a2-ignores-the-leading-sign',
      rule: (e) => ends(!leftUp(e), e.lead < 0),
      why: ({ lead }) => `takes the leading coefficient $${lead}$ with the wrong sign.`,
      says: ({ lead }) =>
        lead < 0
          ? 'I overlooked the minus of the leading coefficient.'
          : 'I took the leading coefficient for negative.',
    },
    {
      misconception: 'a2-mixes-up-left-and-right',
      rule: (e) => ends(leftUp(e), e.lead < 0),
      why: () => 'has the right end pointing the wrong way.',
    },
  ],
  explain: ({ degree, lead, second, low, constant }) => {
    const left = leftUp({ degree, lead })
    const f = (x: number) => lead * x ** degree + second * x ** low + constant
    return {
      plan: 'Far out only the term with the highest power counts: its sign decides about the right end, even or odd decides about the left one.',
      steps: [
        {
          do: `The term with the highest power is $${terms([lead, `x^{${degree}}`])}$.`,
          why: 'Far out the highest power outgrows all others, wherever it stands.',
        },
        {
          do: `Right end: for large positive $x$ the power is positive and the coefficient is ${lead > 0 ? 'positive' : 'negative'}, so $f(x) \\to ${lead > 0 ? '' : '-'}\\infty$ as $x \\to \\infty$.`,
          why: 'The sign of the leading coefficient decides about the right end.',
        },
        {
          do: `Left end: the exponent $${degree}$ is ${degree % 2 === 0 ? 'even' : 'odd'}, so $f(x) \\to ${left ? '' : '-'}\\infty$ as $x \\to -\\infty$.`,
          why: `An ${degree % 2 === 0 ? 'even power is positive on both sides, so both ends point the same way' : 'odd power changes its sign, so the ends point in opposite directions'}.`,
        },
        { do: `Together: ${ends(left, lead > 0).html}.`, why: 'First the left end, then the right one.' },
      ],
      check: `Test with $x = -10$ and $x = 10$: $f(-10) = ${f(-10)}$ and $f(10) = ${f(10)}$ have these signs.`,
      faster: `The exponent $${degree}$ is ${degree % 2 === 0 ? 'even, so both ends point the same way' : 'odd, so the ends point in opposite directions'}, and two of the four options are out. The ${lead > 0 ? 'positive' : 'negative'} $${lead}$ sends the right end ${lead > 0 ? 'up' : 'down'}, which leaves one.`,
    }
  },
  check: ({ degree, lead, second, low, constant }) => {
    const f = (x: number) => lead * x ** degree + second * x ** low + constant
    return ends(f(-1000) > 0, f(1000) > 0)
  },
})

/** (x − r)^m (x − s)^n with its sign. */
type Multi = Readonly<{ r: number; s: number; m: number; n: number; sign: number }>
const power = (r: number, m: number) => `${r === 0 ? 'x' : `(${linear(1, -r)})`}${m === 1 ? '' : `^{${m}}`}`
const factored = ({ r, s, m, n, sign }: Multi) => {
  const parts = [power(r, m), power(s, n)]
  return (sign < 0 ? '-' : '') + (s === 0 ? parts.reverse() : parts).join('')
}

const at = ({ r, s, m, n, sign }: Multi, x: number) => sign * (x - r) ** m * (x - s) ** n
const option = (e: Multi): Value => expr(`f(x) = ${factored(e)}`, ({ x }) => at(e, x))

const drawMulti = (rng: Rng): Multi =>
  until(
    () => {
      const [m = 1, n = 2] = pick(rng, [
        [1, 2],
        [2, 1],
        [1, 2],
        [2, 1],
        [2, 2],
        [1, 3],
        [3, 1],
      ])
      return { r: int(rng, -4, 0), s: int(rng, 0, 4), m, n, sign: pick(rng, [1, -1]) }
    },
    ({ r, s }) => s - r >= 2 && s - r <= 5 && r !== -s,
  )

/** How the graph meets the axis at a zero of this order, for those who do not see it. */
export const meets = (order: number) =>
  order === 2
    ? 'touches the x-axis without crossing it at'
    : `crosses the x-axis${order === 3 ? ', running flat for a moment,' : ''} at`

const orderSays = (order: number) =>
  order === 2
    ? 'touches the axis and turns back, so the power is even'
    : order === 3
      ? 'crosses the axis but runs flat there, so the power is 3'
      : 'crosses the axis at an angle, so the power is 1'

type Look = Readonly<{ zeros: readonly number[]; look: readonly string[]; up: boolean }>

/** What is seen, as zeros with their exponents and the sign in front. */
const lookedAt = ({ zeros: [r = 0, s = 0], look, up }: Look): Multi => {
  const [m = 1, n = 1] = look.map((how) => (how === 'touches' ? 2 : how === 'crosses flat' ? 3 : 1))
  return { r, s, m, n, sign: up ? 1 : -1 }
}

/** What somebody took a zero for who wrote this exponent. */
const tookFor = (x: number, order: number) =>
  `I took the graph to ${order === 1 ? 'cross the axis at an angle' : 'touch the axis'} at $x = ${x}$.`

const fromGraph = template({
  ...base,
  id: 'algebra-2/function-from-graph',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  balance: 'parts',
  draw: drawMulti,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (e) =>
        `<p>Which function could have this graph?</p>${zerosGraph((x) => at(e, x), e.r, e.s, `Graph of a polynomial function. It comes from the ${at(e, e.r - 9) > 0 ? 'upper' : 'lower'} left, ${meets(e.m)} ${e.r}, ${meets(e.n)} ${e.s}, and leaves to the ${e.sign > 0 ? 'upper' : 'lower'} right.`)}`,
    },
  ],
  given: ({ r, s, m, n, sign }) => ({
    zeros: [r, s],
    look: [m, n].map((k) => (k === 2 ? 'touches' : k === 3 ? 'crosses flat' : 'crosses')),
    up: sign > 0,
  }),
  answer: option,
  traps: [
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      classic: true,
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, r: -e.r, s: -e.s })
      },
      why: () => 'has the opposite numbers as its zeros.',
    },
    {
      misconception: 'a2-confuses-touching-and-crossing',
      rule: (g) => {
        const e = lookedAt(g)
        return e.m === e.n ? null : option({ ...e, m: e.n, n: e.m })
      },
      why: ({ r, s }) => `has the exponents of the zeros $${r}$ and $${s}$ swapped.`,
      says: () => 'I swapped what the graph does at its two zeros.',
    },
    {
      misconception: 'a2-ignores-the-leading-sign',
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, sign: -e.sign })
      },
      why: () => 'has the opposite leading sign, so its right end points the other way.',
      says: () => 'I took the leading sign the wrong way around.',
    },
    {
      misconception: 'a2-counts-every-zero-once',
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, m: 1, n: 1 })
      },
      why: () => 'crosses the axis at an angle at both zeros.',
    },
    {
      misconception: 'a2-confuses-touching-and-crossing',
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, m: e.m === 1 ? 2 : 1 })
      },
      why: ({ r, m }) =>
        `would ${m === 1 ? 'touch the axis without crossing it' : 'cross the axis at an angle'} at $x = ${r}$.`,
      says: ({ r, m }) => tookFor(r, m === 1 ? 2 : 1),
    },
    {
      misconception: 'a2-confuses-touching-and-crossing',
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, n: e.n === 1 ? 2 : 1 })
      },
      why: ({ s, n }) =>
        `would ${n === 1 ? 'touch the axis without crossing it' : 'cross the axis at an angle'} at $x = ${s}$.`,
      says: ({ s, n }) => tookFor(s, n === 1 ? 2 : 1),
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      twoSlips: true,
      rule: (g) => {
        const e = lookedAt(g)
        return option({ ...e, r: -e.r, s: -e.s, sign: -e.sign })
      },
      why: () => 'has the opposite numbers as its zeros, and the opposite sign in front.',
      says: () => 'I took the numbers in the factors with the signs of the zeros, and the wrong sign in front.',
    },
  ],
  explain: (e) => ({
    plan: 'Read the zeros, see whether the graph crosses or touches there, and look at the right end for the sign in front.',
    steps: [
      {
        do: `The zeros are $${e.r}$ and $${e.s}$.`,
        why: 'There the graph meets the $x$-axis; a zero $c$ belongs to the factor $x - c$.',
      },
      {
        do: `At $x = ${e.r}$ the graph ${orderSays(e.m)}.`,
        why: 'An even power does not change its sign; a single factor crosses at an angle, a third power runs flat.',
      },
      { do: `At $x = ${e.s}$ the graph ${orderSays(e.n)}.`, why: 'The same for the second zero.' },
      {
        do: `The right end points ${e.sign > 0 ? 'up' : 'down'}, so ${option(e).html}.`,
        why: 'The sign in front decides about the right end.',
      },
    ],
    check: `Outside of the zeros: $f(${Math.min(e.r, e.s) - 1}) = ${at(e, Math.min(e.r, e.s) - 1)}$ and $f(${Math.max(e.r, e.s) + 1}) = ${at(e, Math.max(e.r, e.s) + 1)}$. With these signs the ends point ${(e.m + e.n) % 2 === 0 ? 'the same way' : 'in opposite directions'}, as in the graph.`,
    figure: zerosGraph((x) => at(e, x), e.r, e.s, `The same graph with its zeros ${e.r} and ${e.s} marked.`, [
      [e.r, 0],
      [e.s, 0],
    ]),
    faster: `Strike out options. The right end points ${e.sign > 0 ? 'up, so none with a minus sign in front' : 'down, so only those with a minus sign in front'} can be right; the zero $${e.r}$ belongs to $(${linear(1, -e.r)})$, so one without this factor is out. Where two are left, the exponents decide.`,
  }),
  // Built from what is seen, and multiplied out.
  check: ({ zeros, look, up }) => {
    let p = polynomial([up ? 1 : -1])
    zeros.forEach((z, i) => {
      const order = look[i] === 'touches' ? 2 : look[i] === 'crosses flat' ? 3 : 1
      for (let k = 0; k < order; k++) p = polyMul(p, polynomial([1, -z]))
    })
    return expr('c', ({ x }) => p.reduceRight((acc, c) => acc * x + c.n / c.d, 0))
  },
})

const behave = (r: number, one: boolean, s: number, two: boolean): Value =>
  text(
    one === two
      ? `It ${one ? 'crosses' : 'touches but does not cross'} the $x$-axis at both $x = ${r}$ and $x = ${s}$`
      : one
        ? `It crosses the $x$-axis at $x = ${r}$ and touches it at $x = ${s}$`
        : `It touches the $x$-axis at $x = ${r}$ and crosses it at $x = ${s}$`,
  )

const multiplicity = template({
  ...base,
  id: 'algebra-2/multiplicity-behavior',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  draw: (rng): Multi =>
    until(
      () => ({
        r: nonZero(rng, -7, 7),
        s: nonZero(rng, -7, 7),
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
        sign: pick(rng, [1, -1]),
      }),
      ({ r, s, m, n }) => Math.abs(r) !== Math.abs(s) && m + n > 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (e) => `How does the graph of $f(x) = ${factored(e)}$ meet the $x$-axis?`,
    },
  ],
  given: ({ r, s, m, n }) => ({ r, s, m, n }),
  answer: ({ r, s, m, n }) => behave(r, m % 2 === 1, s, n % 2 === 1),
  traps: [
    {
      misconception: 'a2-confuses-touching-and-crossing',
      classic: true,
      rule: ({ r, s, m, n }) => behave(r, m % 2 === 0, s, n % 2 === 0),
      why: () => 'has touching and crossing the wrong way around.',
    },
    {
      misconception: 'a2-takes-every-zero-as-crossing',
      rule: ({ r, s, m, n }) => (m % 2 === 0 ? behave(r, true, s, n % 2 === 1) : null),
      why: ({ r, m }) => `crosses at $x = ${r}$, although the exponent ${m} is even.`,
      says: ({ r }) => `I thought that the graph crosses the axis at $x = ${r}$.`,
    },
    {
      misconception: 'a2-takes-every-zero-as-crossing',
      rule: ({ r, s, m, n }) => (n % 2 === 0 ? behave(r, m % 2 === 1, s, true) : null),
      why: ({ s, n }) => `crosses at $x = ${s}$, although the exponent ${n} is even.`,
      says: ({ s }) => `I thought that the graph crosses the axis at $x = ${s}$.`,
    },
    {
      misconception: 'a2-takes-any-power-as-touching',
      rule: ({ r, s, m, n }) => (m % 2 === 1 ? behave(r, false, s, n % 2 === 1) : null),
      why: ({ r, m }) => `only touches at $x = ${r}$, although the exponent ${m} is odd.`,
      says: ({ r }) => `I thought that the graph only touches the axis at $x = ${r}$.`,
    },
    {
      misconception: 'a2-takes-any-power-as-touching',
      rule: ({ r, s, m, n }) => (n % 2 === 1 ? behave(r, m % 2 === 1, s, false) : null),
      why: ({ s, n }) => `only touches at $x = ${s}$, although the exponent ${n} is odd.`,
      says: ({ s }) => `I thought that the graph only touches the axis at $x = ${s}$.`,
    },
  ],
  explain: ({ r, s, m, n }) => {
    const one = (x: number, k: number) =>
      `$x = ${x}$ the factor $(${linear(1, -x)})$ has the exponent $${k}$, which is ${k % 2 === 0 ? 'even: the graph touches the axis' : 'odd: the graph crosses the axis'}`
    const why = (k: number) => `An ${k % 2 === 0 ? 'even power does not change' : 'odd power changes'} its sign.`
    return {
      plan: 'Look at the exponent of each factor: even means touching, odd means crossing.',
      steps: [
        {
          do: `The graph meets the $x$-axis where a factor is $0$: at $x = ${r}$ and at $x = ${s}$.`,
          why: 'A product is $0$ when one of its factors is.',
        },
        { do: `At ${one(r, m)}.`, why: why(m) },
        { do: `At ${one(s, n)}.`, why: why(n) },
        {
          do: `${behave(r, m % 2 === 1, s, n % 2 === 1).html}.`,
          why: 'A minus sign in front changes nothing about this.',
        },
      ],
      check: `Just left and just right of $x = ${r}$ the factor $(${linear(1, -r)})$ with the exponent ${m} has ${m % 2 === 0 ? 'the same sign' : 'different signs'}, while the other factor keeps its sign.`,
      faster: `All options name the same two places, so look at the exponents alone: ${m} at $x = ${r}$ is ${m % 2 === 0 ? 'even and touches' : 'odd and crosses'}, ${n} at $x = ${s}$ is ${n % 2 === 0 ? 'even and touches' : 'odd and crosses'}.`,
    }
  },
  check: ({ r, s, m, n }) => {
    const f = (x: number) => (x - r) ** m * (x - s) ** n
    const crosses = (c: number) => f(c - 0.01) * f(c + 0.01) < 0
    return behave(r, crosses(r), s, crosses(s))
  },
})

export const templates: readonly Template[] = [endBehavior, fromGraph, multiplicity]
