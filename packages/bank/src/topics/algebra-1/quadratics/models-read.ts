import {
  curve,
  type Html,
  int,
  type Layer,
  marks,
  money,
  num,
  person,
  pick,
  plane,
  quantity,
  segment,
  table,
  template,
  text,
  until,
} from '#kit'
import { wholes } from './common.ts'

const skill = 'a1-quadratic-models'

/** The first price, the tickets sold then, and how many fewer for each dollar more. */
const pattern = ({ prices: [p = 0], sold: [n = 0, m = 0] }: Readonly<{ prices: number[]; sold: number[] }>) => ({
  p,
  most: n / (n - m),
})

const price = template({
  id: 'algebra-1/model-best-price',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 4, 12), n: 10 * int(rng, 6, 30), k: 5 * int(rng, 1, 4) }),
      ({ p, n, k }) => n % k === 0 && (n / k - p) % 2 === 0 && n / k - p >= 4 && n / k - p <= 20,
    ),
  frames: [
    {
      id: 'tickets',
      kind: 'table',
      items: 6,
      stem: ({ p, n, k }, rng) =>
        `<p>For a school concert, ${person(rng)} thinks that a higher price means fewer guests.</p>${table(
          ['Price of a ticket', 'Tickets sold'],
          [0, 1, 2].map((x) => [money(p + x), n - k * x]),
        )}<p>If this pattern goes on, which ticket price, in dollars, brings in the most money?</p>`,
    },
  ],
  given: ({ p, n, k }) => ({ prices: [p, p + 1], sold: [n, n - k] }),
  answer: ({ p, n, k }) => num((p + n / k) / 2),
  traps: [
    {
      misconception: 'a1-q-gives-the-rise-for-the-price',
      classic: true,
      rule: (g) => num((pattern(g).most - pattern(g).p) / 2),
      why: () => 'is by how much the price is raised, not the price itself.',
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      says: () => 'I gave the price at which no ticket is sold.',
      rule: (g) => num(pattern(g).p + pattern(g).most),
      why: () => 'is the price at which no ticket is sold.',
    },
    {
      misconception: 'a1-q-takes-half-the-distance',
      says: () => 'I took half of the rise at which nobody comes and added it to the price.',
      rule: (g) => (pattern(g).most % 2 === 0 ? num(pattern(g).p + pattern(g).most / 2) : null),
      why: () => 'takes the middle between no rise and the rise at which nobody comes; the other zero is a price of 0.',
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I took the price at the start for the best one.',
      rule: (g) => num(pattern(g).p),
      why: () => 'is the price at the start.',
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      says: () => 'I gave the rise at which no ticket is sold.',
      rule: (g) => num(pattern(g).most),
      why: () => 'is by how much the price can rise until nobody comes.',
    },
  ],
  explain: ({ p, n, k }) => {
    const x = (n / k - p) / 2
    return {
      plan: 'Income is price times tickets sold: write both with the rise of the price, find where the income is zero, and take the middle between them.',
      steps: [
        {
          do: `With a rise of $x$ dollars, a ticket costs $${p} + x$ dollars and $${n} - ${k}x$ tickets are sold. The income is $(${p} + x)(${n} - ${k}x)$.`,
          why: `In the table each dollar more costs ${k} tickets.`,
        },
        {
          do: `The income is $0$ for $${p} + x = 0$, so $x = -${p}$, and for $${n} - ${k}x = 0$, so $x = ${n} \\div ${k} = ${n / k}$.`,
          why: 'A product is zero only if one of its factors is zero.',
        },
        {
          do: `The middle is $x = \\frac{-${p} + ${n / k}}{2} = \\frac{${n / k - p}}{2} = ${x}$.`,
          why: 'The graph of the income is a parabola that opens downward; its highest point lies in the middle between the zeros.',
        },
        { do: `The best price is $${p} + ${x} = ${p + x}$ dollars.`, why: 'The rise is added to the first price.' },
      ],
      check: `At $${p + x}$ dollars, $${n} - ${k} \\cdot ${x} = ${n - k * x}$ tickets bring in $${p + x} \\cdot ${n - k * x} = ${(p + x) * (n - k * x)}$ dollars. One dollar more or less brings in $${(p + x + 1) * (n - k * (x + 1))}$ dollars.`,
      faster: `The income is $0$ at a price of $0$ dollars and at $${p} + ${n / k} = ${p + n / k}$ dollars, where no ticket is sold; the best price is the middle, $${p + n / k} \\div 2 = ${p + x}$ dollars.`,
    }
  },
  // Computes the income dollar by dollar.
  check: ({ prices: [p = 0], sold: [n = 0, m = 0] }) => {
    const income = wholes(60)
      .filter((x) => x >= 0)
      .map((x) => (p + x) * (n - (n - m) * x))
    return num(p + income.indexOf(Math.max(...income)))
  },
})

/** A ball from the height c, whose highest point is (h, k). */
type Throw = Readonly<{ h: number; k: number; c: number }>

const heightOf =
  ({ h, k, c }: Throw) =>
  (x: number): number =>
    k - ((k - c) * (x - h) ** 2) / (h * h)

const thrown = (ball: Throw, alt: string, drawnIn: Layer): Html => {
  const end = ball.h + ball.h * Math.sqrt(ball.k / (ball.k - ball.c))
  return plane(
    {
      alt,
      x: [0, Math.ceil(end) + 1],
      y: [0, 12],
      xStep: 1,
      yStep: 1,
      xTitle: 'Distance (m)',
      yTitle: 'Height (m)',
      height: 280,
    },
    [curve(heightOf(ball), { from: 0, to: end }), drawnIn],
  )
}

const path = template({
  id: 'algebra-1/model-path-graph',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 60,
  response: 'grid',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, 3, 6), k: int(rng, 5, 10), c: int(rng, 1, 4) }),
      ({ h, k, c }) => k > c + 2 && h !== k && c !== h,
    ),
  frames: [
    {
      id: 'throw',
      kind: 'graph',
      items: 7,
      stem: ({ h, k, c }, rng) =>
        `<p>The graph shows the path of a ball that ${person(rng)} throws from a platform.</p>${thrown(
          { h, k, c },
          `A parabola that starts at (0, ${c}), rises to its highest point (${h}, ${k}) and comes down again.`,
          segment(h, 0, h, k, { dash: true, plain: true }),
        )}<p>By how many meters does the ball rise from the hand to its highest point?</p>`,
    },
  ],
  given: ({ h, c, k }) => ({ h, c, k }),
  answer: ({ k, c }) => quantity(k - c, 'm'),
  traps: [
    {
      misconception: 'a1-q-drops-the-start-height',
      classic: true,
      says: () => 'I gave the greatest height and did not take off the height of the hand.',
      operation: 'term-left-out',
      operands: ({ k }) => [k],
      rule: ({ k }) => quantity(k, 'm'),
      why: ({ c }) => `is the greatest height; the ball starts at ${c} meters.`,
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      operation: 'input-for-output',
      operands: ({ h }) => [h],
      rule: ({ h }) => quantity(h, 'm'),
      why: () => 'is how far away the highest point is.',
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I gave the height of the hand.',
      rule: ({ c }) => quantity(c, 'm'),
      why: () => 'is the height of the hand.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I added the height of the hand instead of taking it off.',
      operation: 'added-instead-of-subtracted',
      operands: ({ k, c }) => [k, c],
      rule: ({ k, c }) => quantity(k + c, 'm'),
      why: () => 'adds the height of the hand instead of subtracting it.',
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      says: () => 'I gave the distance at which the ball is again as high as the hand.',
      rule: ({ h }) => quantity(2 * h, 'm'),
      why: () => 'is a distance along the ground.',
    },
  ],
  explain: ({ h, k, c }) => ({
    figure: thrown(
      { h, k, c },
      `The path from (0, ${c}) to its highest point (${h}, ${k}), with the rise of ${k - c} m drawn in.`,
      marks({
        points: [
          [0, c],
          [h, k],
        ],
        steps: [{ from: [0, c], to: [h, k], run: '', rise: `${k - c} m` }],
        clearOf: [heightOf({ h, k, c })],
      }),
    ),
    plan: 'A rise is a difference of heights: read the height at the start and the height of the highest point.',
    steps: [
      { do: `At the distance $0$ the ball is at the height $${c}$.`, why: 'There the ball leaves the hand.' },
      {
        do: `The highest point of the path is $(${h}, ${k})$, so the greatest height is $${k}$.`,
        why: 'The second number of a point is the height; the first one is the distance.',
      },
      {
        do: `The rise is $${k} - ${c} = ${k - c}$ meters.`,
        why: 'Subtract the height at the start from the greatest height.',
      },
    ],
    check: `Count the squares along the height: from $${c}$ up to $${k}$ there are $${k - c}$, and each is 1 meter.`,
  }),
  check: ({ c, k }) => quantity(wholes(20).find((rise) => c + rise === k) ?? 99, 'm'),
})

const MEANINGS = [
  'The height at the start',
  'The time at which it lands',
  'The greatest height',
  'The time at which it is highest',
] as const

const meaning = template({
  id: 'algebra-1/model-meaning',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const [h, r] = [int(rng, 2, 6), int(rng, 1, 4)]
    return { h, end: 2 * h + r, r, which: int(rng, 0, 3) }
  },
  frames: [
    {
      id: 'number',
      kind: 'methods',
      items: 7,
      stem: ({ end, r, which }, rng) => {
        const [mid, half] = [(end - r) / 2, (end + r) / 2]
        const shown = [5 * r * end, end, 5 * half * half, mid][which]
        return `A ${pick(rng, ['stunt drone', 'firework shell', 'signal rocket'])} of ${person(rng)}’s show is $h(t) = -5(t - ${mid})^2 + ${5 * half * half} = -5(t - ${end})(t + ${r})$ meters above the ground after $t$ seconds, from $t = 0$ until it lands. What does the number $${shown}$ stand for?`
      },
    },
  ],
  given: ({ end, r, which }) => {
    const [mid, half] = [(end - r) / 2, (end + r) / 2]
    return { end, r, shown: [5 * r * end, end, 5 * half * half, mid][which] as number }
  },
  answer: ({ which }) => text(MEANINGS[which] as string),
  traps: [
    {
      misconception: 'a1-q-drops-the-start-height',
      unlessRight: true,
      says: () => 'I took the number for the height at the start.',
      rule: () => text(MEANINGS[0]),
      why: () => 'is the value of $h$ at $t = 0$.',
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      unlessRight: true,
      says: () => 'I took the number for the time at which it lands.',
      rule: () => text(MEANINGS[1]),
      why: () => 'is the positive zero of $h$.',
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      unlessRight: true,
      says: () => 'I took the number for the greatest height.',
      rule: () => text(MEANINGS[2]),
      why: () => 'is the number added to the square in the first form.',
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      unlessRight: true,
      says: () => 'I took the number for the time at which it is highest.',
      rule: () => text(MEANINGS[3]),
      why: () => 'is the $t$ that makes the square in the first form zero.',
    },
  ],
  explain: ({ end, r, which }) => {
    const [mid, half] = [(end - r) / 2, (end + r) / 2]
    const top = 5 * half * half
    const ways = [
      [
        {
          do: `$${5 * r * end}$ does not stand in either form, so work out a value: the start is at $t = 0$.`,
          why: 'The time $t$ is counted from the start.',
        },
        {
          do: `Put $t = 0$ into the second form: $h(0) = -5(0 - ${end})(0 + ${r})$.`,
          why: 'Both forms give the same height; this one is easier here.',
        },
        {
          do: `$-5 \\cdot (-${end}) \\cdot ${r} = ${5 * r * end}$. The number is the height at the start.`,
          why: 'It is the value of $h$ at $t = 0$.',
        },
      ],
      [
        {
          do: `$${end}$ stands in the second form, in the factor $(t - ${end})$.`,
          why: 'Look where the number is used.',
        },
        {
          do: `At $t = ${end}$ this factor is $${end} - ${end} = 0$, so $h(${end}) = 0$.`,
          why: 'A product with a factor $0$ is $0$.',
        },
        {
          do: 'A height of $0$ is the ground. The number is the time at which it lands.',
          why: `The other zero, $-${r}$, lies before the start.`,
        },
      ],
      [
        {
          do: `$${top}$ stands in the first form, outside the square: $-5(t - ${mid})^2 + ${top}$.`,
          why: 'Look where the number is used.',
        },
        {
          do: `The square is never negative, so $-5(t - ${mid})^2$ is never positive. It is $0$ at $t = ${mid}$.`,
          why: 'A negative number times a square can only lower the height.',
        },
        {
          do: `So $h(t)$ is at most $${top}$. The number is the greatest height.`,
          why: 'In vertex form the number outside the square is the height of the vertex.',
        },
      ],
      [
        {
          do: `$${mid}$ stands in the first form, inside the square: $-5(t - ${mid})^2 + ${top}$.`,
          why: 'Look where the number is used.',
        },
        {
          do: `At $t = ${mid}$ the square is $0$, and nothing is taken away from $${top}$.`,
          why: 'At every other time something is subtracted.',
        },
        {
          do: 'So there the height is greatest. The number is the time at which it is highest.',
          why: 'In vertex form the number inside the square tells where the vertex is.',
        },
      ],
    ]
    return {
      plan: 'Find where the number stands: vertex form shows the highest point and its time, factored form shows when the height is zero, and the start is at the time zero.',
      steps: ways[which] ?? [],
      check: `In all: it starts at $${5 * r * end}$ meters, is highest at $t = ${mid}$ with $${top}$ meters, and lands at $t = ${end}$.`,
    }
  },
  check: ({ end, r, shown }) => {
    const h = (t: number) => -5 * (t - end) * (t + r)
    const peak = (end - r) / 2
    const at = [h(0), end, h(peak), peak].indexOf(shown)
    return text(MEANINGS[at] as string)
  },
})

export const templates = [price, path, meaning]
