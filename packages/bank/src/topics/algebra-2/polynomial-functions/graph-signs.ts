import { linear, nonZero, num, pick, sample, type Template, table, template, text, until, type Value } from '#kit'
import { meets } from './graphs.ts'
import { zerosGraph } from './zeros.ts'

const skill = 'a2-polynomial-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

type Shape = Readonly<{ zeros: readonly number[]; powers: readonly number[]; sign: number }>
const value = ({ zeros, powers, sign }: Shape, x: number) =>
  zeros.reduce((v, z, i) => v * (x - z) ** (powers[i] as number), sign)

const degreeOf = (e: Shape) => e.powers.reduce((s, x) => s + x, 0)

/** How far the graph is from the axis between neighboring zeros. */
const bumps = (e: Shape): number[] =>
  e.zeros.slice(1).map((z, i) => {
    const from = e.zeros[i] ?? 0
    return Math.max(...Array.from({ length: 21 }, (_, k) => Math.abs(value(e, from + ((z - from) * k) / 20))))
  })

/** The heights do not matter here, and their numbers would stand under the curve. */
const NO_HEIGHTS = { yEvery: 1000 }

const leastDegree = template({
  ...base,
  id: 'algebra-2/least-degree-from-graph',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  draw: (rng): Shape =>
    until(
      () => {
        const powers = pick(rng, [
          [2, 2],
          [2, 2],
          [1, 1, 2],
          [1, 2, 1],
          [2, 1, 1],
          [1, 2, 2],
          [2, 1, 2],
          [2, 2, 1],
        ])
        return {
          zeros: sample(rng, [-3, -2, -1, 0, 1, 2, 3], powers.length).sort((a, b) => a - b),
          powers,
          sign: pick(rng, [1, -1]),
        }
      },
      // Between two zeros the graph must leave the axis far enough to be seen.
      (e) => Math.min(...bumps(e)) > 0.12 * Math.max(...bumps(e)),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      response: 'grid',
      stem: (e) =>
        `<p>The graph shows a polynomial function. All of its zeros are real and can be seen.</p>${zerosGraph((x) => value(e, x), e.zeros[0] as number, e.zeros.at(-1) as number, `Graph of a polynomial function. From left to right it ${e.zeros.map((z, i) => `${meets(e.powers[i] ?? 1)} ${z}`).join(', then ')}.`, [], NO_HEIGHTS)}<p>What is the least degree that this function can have?</p>`,
    },
  ],
  given: (e) => ({ zeros: e.zeros, crosses: e.powers.map((p) => p === 1) }),
  answer: (e) => num(degreeOf(e)),
  traps: [
    {
      misconception: 'a2-counts-every-zero-once',
      classic: true,
      rule: (e) => num(e.zeros.length),
      why: () => 'counts a zero at which the graph only touches the axis like the others; it counts twice.',
    },
    {
      misconception: 'a2-takes-turning-points-for-the-degree',
      // One turning point between neighboring zeros, and one wherever the graph touches the axis.
      rule: (e) => num(e.zeros.length - 1 + e.crosses.filter((x) => !x).length),
      why: () => 'is the number of turning points; the degree is at least one more.',
    },
    {
      misconception: 'a2-counts-every-zero-twice',
      operation: 'counted-twice',
      operands: ({ zeros }) => [zeros.length],
      // Where the graph touches the axis at every zero, each does count twice.
      rule: (e) => (e.crosses.includes(true) ? num(2 * e.zeros.length) : null),
      why: () => 'counts every zero twice; where the graph crosses, once is enough.',
    },
  ],
  explain: (e) => ({
    plan: 'Give each zero the least exponent that fits: one where the graph crosses, two where it touches. Their sum is the least degree.',
    steps: [
      ...e.zeros.map((z, i) =>
        e.powers[i] === 2
          ? {
              do: `At $x = ${z}$ the graph touches the axis and turns back, so the exponent is at least $2$.`,
              why: 'Touching needs an even exponent: the sign does not change there.',
            }
          : {
              do: `At $x = ${z}$ the graph crosses the axis, so the exponent is at least $1$.`,
              why: 'Crossing needs an odd exponent: the sign changes there.',
            },
      ),
      {
        do: `The degree is at least $${e.powers.join(' + ')} = ${degreeOf(e)}$.`,
        why: 'The exponents of the factors add up to the degree.',
      },
    ],
    check: `Left of $${e.zeros[0]}$ the graph lies ${value(e, -9) > 0 ? 'above' : 'below'} the axis and right of $${e.zeros.at(-1)}$ ${value(e, 9) > 0 ? 'above' : 'below'} it: ${degreeOf(e) % 2 === 0 ? 'the same side, which fits the even' : 'opposite sides, which fits the odd'} degree $${degreeOf(e)}$.`,
    figure: zerosGraph(
      (x) => value(e, x),
      e.zeros[0] as number,
      e.zeros.at(-1) as number,
      `The same graph with its zeros ${e.zeros.join(', ')} marked.`,
      e.zeros.map((z) => [z, 0] as const),
      NO_HEIGHTS,
    ),
    faster: `Count every meeting with the axis once and every touch once more: $${e.zeros.length} + ${degreeOf(e) - e.zeros.length} = ${degreeOf(e)}$.`,
  }),
  // Tries exponents from 1 on until the sign changes where the graph crosses, and only there.
  check: ({ zeros, crosses }) => {
    const least = zeros.map((z, i) => {
      const changes = (order: number) => (z - 0.1 - z) ** order * (z + 0.1 - z) ** order < 0
      return [1, 2, 3, 4].find((order) => changes(order) === crosses[i]) ?? 99
    })
    return num(least.reduce((s, order) => s + order, 0))
  },
})

const turnsIn = (ys: readonly number[]): number =>
  ys.filter((y, i) => i > 0 && i < ys.length - 1 && (y - (ys[i - 1] as number)) * ((ys[i + 1] as number) - y) < 0)
    .length

const fewest = template({
  ...base,
  id: 'algebra-2/zeros-from-table',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng) =>
    until(
      () => Array.from({ length: 7 }, () => nonZero(rng, -14, 14)),
      (ys) => {
        const flips = ys.filter((y, i) => i > 0 && y * (ys[i - 1] as number) < 0).length
        const negatives = ys.filter((y) => y < 0).length
        const turns = turnsIn(ys)
        return flips >= 1 && flips <= 5 && negatives !== flips && turns !== flips && turns !== flips + 1
      },
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: (ys) =>
        `<p>Some values of a polynomial function $f$ are given.</p>${table(['$x$', ...ys.map((_, i) => `$${i - 3}$`)], [['$f(x)$', ...ys.map((y) => `$${y}$`)]], '', true)}<p>What is the least number of zeros that $f$ must have between $x = -3$ and $x = 3$?</p>`,
    },
  ],
  given: (ys) => ys,
  answer: (ys) => num(ys.filter((y, i) => i > 0 && y * (ys[i - 1] as number) < 0).length),
  traps: [
    {
      misconception: 'a2-sees-no-zero-in-the-table',
      classic: true,
      rule: (ys) => num(ys.filter((y) => y === 0).length),
      why: () => 'looks for the value 0 in the table; a zero may lie between two entries.',
    },
    {
      misconception: 'a2-counts-negative-values',
      rule: (ys) => num(ys.filter((y) => y < 0).length),
      why: () => 'is the number of negative values, not of changes of sign.',
      says: () => 'I counted the negative values.',
    },
    {
      misconception: 'a2-counts-turns-in-a-table',
      says: () => 'I counted the entries that are greater, or less, than both of their neighbors.',
      rule: (ys) => num(turnsIn(ys)),
      why: () => 'counts the places where the values turn up or down.',
    },
    {
      misconception: 'a2-counts-one-change-too-many',
      // A block begins at the first entry and at each change.
      rule: (ys) => num(ys.filter((y, i) => i === 0 || y * (ys[i - 1] as number) < 0).length),
      why: () => 'counts the blocks of equal sign instead of the changes between them.',
    },
    {
      misconception: 'a2-overlooks-a-change-of-sign',
      rule: (ys) => num(ys.filter((y, i) => y < 0 && (ys[i - 1] ?? -1) > 0).length),
      why: () => 'counts only the changes from plus to minus.',
    },
    {
      misconception: 'a2-counts-negative-values',
      rule: (ys) => num(ys.filter((y) => y > 0).length),
      why: () => 'is the number of positive values, not of changes of sign.',
      says: () => 'I counted the positive values.',
    },
    {
      misconception: 'a2-counts-the-gaps',
      rule: (ys) => num(ys.length - 1),
      why: () => 'is the number of gaps between the entries.',
    },
  ],
  explain: (ys) => {
    const spots = ys.flatMap((y, i) => (i > 0 && y * (ys[i - 1] as number) < 0 ? [`$${i - 4}$ and $${i - 3}$`] : []))
    const same = (ys[0] as number) * (ys[6] as number) > 0
    return {
      plan: 'A polynomial has no gaps, so between a positive and a negative value there must be a zero: count the changes of sign.',
      steps: [
        {
          do: `The signs from left to right are ${ys.map((y) => (y > 0 ? '$+$' : '$-$')).join(' ')}.`,
          why: 'Only the signs of the values are needed.',
        },
        {
          do: `The sign changes between ${spots.join('; ')}.`,
          why: 'The graph has no gaps: to get from one side of the axis to the other it must cross it.',
        },
        {
          do: `That makes $${spots.length}$ ${spots.length === 1 ? 'change' : 'changes'} of sign, so at least $${spots.length}$ ${spots.length === 1 ? 'zero' : 'zeros'}.`,
          why: 'Each change of sign needs at least one zero of its own.',
        },
      ],
      check: `Put a stroke wherever the sign changes: $${ys.map((y, i) => `${i === 0 ? '' : y * (ys[i - 1] as number) < 0 ? ' \\mid ' : ',\\ '}${y}`).join('')}$. ${spots.length === 1 ? 'There is one stroke' : `There are ${spots.length} strokes`}.`,
      faster: `Look at the two ends first: $${ys[0]}$ and $${ys.at(-1)}$ have ${same ? 'the same sign, so the number of changes is even, and odd options are out' : 'different signs, so the number of changes is odd, and even options are out'}. Only between the others is there still something to count.`,
    }
  },
  check: (ys) => {
    let [count, sign] = [0, Math.sign(ys[0] ?? 0)]
    for (const y of ys) {
      if (Math.sign(y) !== sign) count++
      sign = Math.sign(y)
    }
    return num(count)
  },
})

/** Where a(x − r)²(x − s) or a(x − r)(x − s)(x − t) is positive, as a set in words. */
type Three = Readonly<{ z: readonly number[]; sign: number }>
const set = (parts: readonly string[]): Value => text(parts.join(' or '))

const where = ([r = 0, s = 0, t = 0]: readonly number[], up: boolean): Value =>
  up ? set([`$${r} \\lt x \\lt ${s}$`, `$x \\gt ${t}$`]) : set([`$x \\lt ${r}$`, `$${s} \\lt x \\lt ${t}$`])

const turnedRound = (z: readonly number[]): number[] => z.map((r) => -r).sort((a, b) => a - b)

const positive = template({
  ...base,
  id: 'algebra-2/where-a-polynomial-is-positive',
  difficulty: 'High',
  b: 0.8,
  seconds: 100,
  draw: (rng) =>
    until(
      (): Three & { greater: boolean } => ({
        z: sample(rng, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 3).sort((a, b) => a - b),
        sign: pick(rng, [1, -1]),
        greater: pick(rng, [true, false]),
      }),
      ({ z }) => !z.includes(-(z[0] as number)) && (z[1] as number) !== -(z[2] as number),
    ),
  frames: [
    {
      id: 'inequality',
      kind: 'multi-step',
      items: 7,
      stem: ({ z, sign, greater }) =>
        `For which values of $x$ is $${sign < 0 ? '-' : ''}${z.map((r) => `(${linear(1, -r)})`).join('')} ${greater ? '\\gt' : '\\lt'} 0$?`,
    },
  ],
  given: ({ z, sign, greater }) => ({ z, sign, greater }),
  answer: ({ z, sign, greater }) => where(z, sign > 0 === greater),
  traps: [
    {
      misconception: 'a2-ignores-the-leading-sign',
      classic: true,
      rule: ({ z, sign, greater }) => where(z, sign > 0 !== greater),
      why: () => 'is where the product has the other sign.',
      says: ({ sign, greater }) =>
        sign < 0
          ? 'I overlooked the minus in front.'
          : `I took the parts where the product is ${greater ? 'negative' : 'positive'}.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: () => 'I took the numbers in the factors as zeros, with the same signs.',
      rule: ({ z, sign, greater }) => where(turnedRound(z), sign > 0 === greater),
      why: () => 'has all zeros with the wrong signs.',
    },
    {
      misconception: 'a2-skips-the-middle-zero',
      rule: ({ z: [r = 0, , t = 0], sign, greater }) =>
        sign > 0 === greater ? set([`$x \\lt ${r}$`, `$x \\gt ${t}$`]) : set([`$${r} \\lt x \\lt ${t}$`]),
      why: ({ z }) => `leaves out the change of sign at $x = ${z[1]}$.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      twoSlips: true,
      rule: ({ z, sign, greater }) => where(turnedRound(z), sign > 0 !== greater),
      why: () => 'has all zeros with the wrong signs, and takes the parts with the other sign.',
      says: () => 'I took the numbers in the factors as zeros, with the same signs, and the parts with the other sign.',
    },
  ],
  explain: ({ z: [r = 0, s = 0, t = 0], sign, greater }) => ({
    plan: 'The sign can change only at the zeros: find them, find the sign far to the right, and let it change at each zero.',
    steps: [
      { do: `The product is 0 at $${r}$, $${s}$, and $${t}$.`, why: 'Only there can its sign change.' },
      {
        do: `To the right of $${t}$ all three factors are positive, so the product is ${sign > 0 ? 'positive' : 'negative'} there.`,
        why: sign > 0 ? 'Positive times positive.' : 'There is a minus sign in front.',
      },
      {
        do: `Going left, the sign changes at each zero, so the product is ${greater ? 'positive' : 'negative'} for ${where([r, s, t], sign > 0 === greater).html}.`,
        why: 'Each zero comes from one factor, which changes its sign there.',
      },
    ],
    check: `Test $x = ${t + 1}$: the value is ${sign < 0 ? '$-' : '$'}${t + 1 - r} \\cdot ${t + 1 - s} \\cdot 1 = ${sign * (t + 1 - r) * (t + 1 - s)}$. Test $x = ${r - 1}$: the value is ${sign < 0 ? '$-' : '$'}(-1) \\cdot (${r - 1 - s}) \\cdot (${r - 1 - t}) = ${-sign * (r - 1 - s) * (r - 1 - t)}$. Both fit the answer.`,
    faster: `Test $x = 0$: the product is $${sign * -r * -s * -t}$, so $0$ ${sign * -r * -s * -t > 0 === greater ? 'belongs' : 'does not belong'} to the solution. Of the options with the ends $${r}$, $${s}$, and $${t}$ only one agrees with this.`,
  }),
  check: ({ z, sign, greater }) => {
    const f = (x: number) => z.reduce((v, r) => v * (x - r), sign)
    const [r = 0, s = 0, t = 0] = z
    const holds = [r - 1, (r + s) / 2, (s + t) / 2, t + 1].map((x) => f(x) > 0 === greater).join()
    if (holds === 'false,true,false,true') return where(z, true)
    return holds === 'true,false,true,false' ? where(z, false) : text('none')
  },
})

export const templates: readonly Template[] = [leastDegree, fewest, positive]
