import {
  add,
  int,
  judgeStatements,
  money,
  mul,
  num,
  person,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'

const piece = { skill: 'a2-piecewise-and-absolute-value', calculator: false, response: 'choice' } as const

type Tier = Readonly<{ p: number; q: number; t: number; x: number }>

const tiers = template({
  ...piece,
  calculator: true,
  id: 'algebra-2/price-in-two-tiers',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  balance: 'place',
  draw: (rng): Tier =>
    until(
      () => ({ p: int(rng, 4, 12), q: int(rng, 2, 9), t: int(rng, 3, 10), x: int(rng, 6, 24) }),
      ({ p, q, t, x }) => q < p && x > t + 1 && x !== 2 * t,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ p, q, t, x }, rng) =>
        `<p>A print shop has these prices for posters.</p>${table(
          ['Posters', 'Price for each'],
          [
            [`the first ${t}`, money(p)],
            [`every further one`, money(q)],
          ],
        )}<p>${person(rng)} orders ${x} posters. What is the price, in dollars?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ p, q, t, x }) =>
        `The cost of renting a boat for $x$ hours is $${p}x$ dollars for $x \\le ${t}$, and $${p * t} + ${q}(x - ${t})$ dollars for $x \\gt ${t}$. What does it cost, in dollars, to rent the boat for ${x} hours?`,
    },
  ],
  given: (e) => ({ p: e.p, q: e.q, t: e.t, x: e.x }),
  answer: ({ p, q, t, x }) => num(p * t + q * (x - t)),
  traps: [
    {
      misconception: 'a2-fn-second-price-for-all',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ x }) => [x],
      after: (got, { q }) => mul(q, got),
      rule: ({ q, x }, frame) => (frame === 'table' ? num(q * x) : null),
      why: () => 'uses the lower price for all of them.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ x }) => [x],
      after: (got, { p }) => mul(p, got),
      rule: ({ p, x }) => num(p * x),
      why: ({ t }) => `uses the first price also beyond ${t}.`,
      says: () => 'I used the first price for everything.',
    },
    {
      misconception: 'a2-fn-forgets-the-joining-point',
      operation: 'term-left-out',
      operands: ({ q, x, t }) => [q * (x - t)],
      rule: ({ q, t, x }) => num(q * (x - t)),
      why: ({ t }) => `leaves out the first ${t}.`,
      says: ({ t }) => `I left out the first ${t}.`,
    },
    {
      misconception: 'a2-fn-counts-the-first-part-twice',
      operation: 'whole-for-part',
      operands: ({ x }) => [x],
      after: (got, { p, t, q }) => add(p * t, mul(q, got)),
      rule: ({ p, q, t, x }) => num(p * t + q * x),
      why: ({ t }) => `counts the first ${t} twice.`,
    },
    {
      misconception: 'a2-fn-swaps-the-two-prices',
      rule: ({ p, q, t, x }, frame) => (frame === 'table' ? num(q * t + p * (x - t)) : null),
      why: () => 'swaps the two prices.',
    },
  ],
  explain: ({ p, q, t, x }, frame) => ({
    plan: 'See which part falls under the first price and which under the second, work them out one by one, and add.',
    steps: [
      {
        do: `The first ${t} cost $${t} \\cdot ${p} = ${p * t}$ dollars.`,
        why: `${x} is more than ${t}, so both prices are needed.`,
      },
      {
        do: `The other $${x} - ${t} = ${x - t}$ cost $${x - t} \\cdot ${q} = ${q * (x - t)}$ dollars.`,
        why: 'Only what goes beyond the limit has the lower price.',
      },
      { do: `Together: $${p * t} + ${q * (x - t)} = ${p * t + q * (x - t)}$ dollars.`, why: 'Add both parts.' },
    ],
    check: `Back from the price: without the first ${t}, $${p * t + q * (x - t)} - ${p * t} = ${q * (x - t)}$ dollars are left, which pay for $${q * (x - t)} \\div ${q} = ${x - t}$ more, and $${t} + ${x - t} = ${x}$.`,
    faster:
      frame === 'table'
        ? `Take all ${x} at the lower price and add what the first ${t} cost more: $${x} \\cdot ${q} + ${t} \\cdot ${p - q} = ${x * q + t * (p - q)}$.`
        : `$${x} \\gt ${t}$, so put $${x}$ into the second expression: $${p * t} + ${q}(${x} - ${t}) = ${p * t + q * (x - t)}$.`,
  }),
  check: ({ p, q, t, x }) => num(Array.from({ length: x }, (_, i) => (i < t ? p : q)).reduce((s, v) => s + v, 0)),
})

const claims = template({
  id: 'algebra-2/absolute-value-claims',
  skill: piece.skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-fn',
      items: 6,
      draw: (rng): { h: number; k: number } =>
        until(
          () => ({ h: int(rng, 2, 9), k: int(rng, 2, 9) }),
          ({ h, k }) => h !== k,
        ),
      setup: ({ h, k }) => `Two students talk about the function $f(x) = |x - ${h}| + ${k}$.`,
      plan: 'Find the vertex: it lies where the inside of the bars is zero. To the left of it the bars change the sign of what is inside, and an absolute value is never negative.',
      claims: ({ h, k }) => [
        {
          id: 'left',
          says: `for $x \\lt ${h}$ one can write $f(x) = ${h + k} - x$.`,
          holds: true,
          tested: `For $x \\lt ${h}$ the inside $x - ${h}$ is negative, so $|x - ${h}| = ${h} - x$. Add ${k}: $${h} - x + ${k} = ${h + k} - x$.`,
        },
        {
          id: 'sym',
          says: `the graph is symmetric about the line $x = ${h}$.`,
          holds: true,
          tested: `$|x - ${h}|$ is the distance of $x$ from ${h}. Go the same distance $d$ to both sides: $f(${h} - d) = d + ${k}$ and $f(${h} + d) = d + ${k}$.`,
        },
        {
          id: 'never',
          says: `$f(x)$ is never less than ${k}.`,
          holds: true,
          tested: `$|x - ${h}| \\ge 0$ for every $x$. Add ${k} on both sides: $f(x) \\ge ${k}$.`,
        },
        {
          id: 'plus',
          says: `$f(x) = |x| + ${Math.abs(k - h)}$ for all $x$.`,
          holds: false,
          tested: `Try $x = 0$: $f(0) = |0 - ${h}| + ${k} = ${h} + ${k} = ${h + k}$, and the other expression gives $0 + ${Math.abs(k - h)} = ${Math.abs(k - h)}$.`,
          because: 'The bars cannot be moved past the subtraction.',
        },
        {
          id: 'origin',
          says: 'the graph is symmetric about the $y$-axis.',
          holds: false,
          tested: `Compare two places at the same distance from the $y$-axis: $f(${h}) = 0 + ${k} = ${k}$ and $f(${-h}) = |${-2 * h}| + ${k} = ${2 * h + k}$.`,
          because: `The axis of symmetry goes through the vertex, at $x = ${h}$.`,
        },
        {
          id: 'zero',
          says: 'the graph crosses the $x$-axis twice.',
          holds: false,
          tested: `The lowest point is the vertex, at $x = ${h}$: $f(${h}) = 0 + ${k} = ${k}$. On the $x$-axis the height is 0.`,
          because: 'The whole graph lies above the axis.',
        },
      ],
      verify: ({ h, k }, id) => {
        const f = (x: number) => Math.abs(x - h) + k
        const xs = [-7, -3, 0, 1, 4, 11]
        if (id === 'left') return xs.filter((x) => x < h).every((x) => f(x) === h + k - x)
        if (id === 'sym') return xs.every((d) => f(h + d) === f(h - d))
        if (id === 'never') return xs.every((x) => f(x) >= k)
        if (id === 'plus') return xs.every((x) => f(x) === Math.abs(x) + Math.abs(k - h))
        if (id === 'origin') return xs.every((x) => f(x) === f(-x))
        return f(h) < 0
      },
      checked: ({ h, k }) =>
        `Put in numbers: $f(${h}) = ${k}$, $f(${h - 1}) = f(${h + 1}) = ${k + 1}$, $f(0) = f(${2 * h}) = ${h + k}$, and $f(${-h}) = ${2 * h + k}$.`,
    }),
    ({ e: { h, k } }) =>
      `Picture the V: its lowest point is $(${h}, ${k})$, the line of symmetry is $x = ${h}$, and the left side falls with slope $-1$ from $(0, ${h + k})$. Every claim is read off from this.`,
  ),
})

export const templates: readonly Template[] = [tiers, claims]
