import {
  curve,
  div,
  int,
  type Marks,
  markedPlane,
  nameTheWorkedMistake,
  num,
  paren,
  signed,
  signedTerm,
  type Template,
  template,
  text,
  until,
  withFaster,
} from '#kit'

const curved = { skill: 'a2-nonlinear-systems', calculator: false, response: 'choice' } as const

type Meet = Readonly<{ r: number; k: number; down: boolean }>

/** How many common points x² + y² = r² and y = ±(x² − k) have: solve for y² ± y + … . */
const count = ({ r, k }: Meet): number => {
  let n = 0
  const d = 1 - 4 * (k - r * r)
  if (d < 0) return 0
  for (const y of new Set([(-1 + Math.sqrt(d)) / 2, (-1 - Math.sqrt(d)) / 2])) {
    const x2 = y + k
    n += Math.abs(x2) < 1e-9 ? 1 : x2 > 0 ? 2 : 0
  }
  return n
}

const paraTex = ({ k, down }: Meet) => (down ? `y = -x^2${signed(k)}` : `y = x^2${signed(-k)}`)

/** The heights at which circle and parabola can meet, from the equation without x. */
const heights = ({ r, k, down }: Meet): number[] => {
  const root = Math.sqrt(1 - 4 * (k - r * r))
  return [-1 - root, -1 + root].map((y) => ((down ? -1 : 1) * y) / 2).sort((a, b) => a - b)
}

const about = (y: number) => (Number.isInteger(y) ? `= ${y}` : `\\approx ${y.toFixed(1)}`)

function meetGraph(e: Meet, found: Marks = {}) {
  const s = e.down ? -1 : 1
  const half = (sign: number) => (x: number) => sign * Math.sqrt(e.r * e.r - x * x)
  const arch = (x: number) => s * (x * x - e.k)
  return markedPlane(
    {
      alt: `A circle around the origin with radius ${e.r} and a parabola that opens ${e.down ? 'downward' : 'upward'} with its vertex at (0, ${-s * e.k}).`,
      x: [-7, 7],
      y: [-10, 10],
      xStep: 1,
      yStep: 1,
      yEvery: 2,
      height: 420,
      width: 300,
    },
    [curve(half(1), { from: -e.r, to: e.r }), curve(half(-1), { from: -e.r, to: e.r }), curve(arch, { plain: true })],
    { ...found, clearOf: [half(1), half(-1), arch] },
  )
}

/** The common points, counted; where there is none, the vertex and the end of the circle that looks at it. */
function common(e: Meet): Marks {
  const vertex = e.down ? e.k : -e.k
  const points = heights(e).flatMap((y) => {
    const x = Math.sqrt(Math.max(0, e.down ? e.k - y : y + e.k))
    const square = e.down ? e.k - y : y + e.k
    return square > 1e-9 ? [[-x, y] as const, [x, y] as const] : square > -1e-9 ? [[0, y] as const] : []
  })
  return points.length === 0
    ? {
        points: [
          [0, vertex],
          [0, Math.sign(vertex) * e.r],
        ],
      }
    : { points: points.map((at, i) => ({ at, label: `${i + 1}` })) }
}

const howMany = template({
  ...curved,
  id: 'algebra-2/circle-and-parabola-count',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 65,
  balance: 'place',
  draw: (rng): Meet => {
    const wanted = int(rng, 0, 4)
    return until(
      () => ({ r: int(rng, 2, 5), k: int(rng, -7, 9), down: int(rng, 0, 1) === 1 }),
      (e) =>
        count(e) === wanted &&
        e.k !== 0 &&
        // Not nearly touching: what is seen must be clear.
        (e.k <= e.r || 1 - 4 * (e.k - e.r * e.r) > 5 || wanted === 0) &&
        Math.abs(e.k + e.r) !== 1,
    )
  },
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>The graph shows the circle $x^2 + y^2 = ${e.r * e.r}$ and the parabola $${paraTex(e)}$.</p>${meetGraph(e)}<p>How many solutions does the system of the two equations have?</p>`,
    },
  ],
  given: ({ r, k, down }) => ({ square: r * r, k, down }),
  answer: (e) => num(count(e)),
  traps: [
    {
      misconception: 'a2-sys-counts-heights',
      classic: true,
      rule: (g) => {
        const e = { ...g, r: Math.sqrt(g.square) }
        const found = new Set(heights(e).filter((y) => (e.down ? e.k - y : y + e.k) > -1e-9)).size
        return found === count(e) ? null : num(found)
      },
      why: () => 'counts the heights at which the graphs meet; at a height there can be two points.',
    },
    {
      misconception: 'a2-sys-counts-two-for-each-height',
      classic: true,
      rule: (g) => {
        const e = { ...g, r: Math.sqrt(g.square) }
        const found = 2 * new Set(heights(e).filter((y) => !Number.isNaN(y))).size
        return found === count(e) ? null : num(found)
      },
      why: () => 'counts two points for each solution for $y$, without looking at the sign of $x^{2}$.',
    },
    ...[0, 1, 2, 3, 4].map((n) => ({
      misconception: 'a2-sys-miscounts-common-points',
      rule: (g: Readonly<{ square: number; k: number; down: boolean }>) =>
        n === count({ ...g, r: Math.sqrt(g.square) }) ? null : num(n),
      says: () => (n === 1 ? 'I counted 1 common point in the graph.' : `I counted ${n} common points in the graph.`),
      why: (e: Meet) =>
        n > count(e) ? 'counts points at which the graphs do not meet.' : 'leaves out points at which the graphs meet.',
    })),
  ],
  explain: (e) => {
    const d = 1 - 4 * (e.k - e.r * e.r)
    const x2 = e.down ? `${e.k} - y` : `y${signed(e.k)}`
    const squareOf = (y: number) => (e.down ? e.k - y : y + e.k)
    const says = (y: number) =>
      Math.abs(squareOf(y)) < 1e-9
        ? `$y ${about(y)}$ gives $x^2 = 0$, one point`
        : squareOf(y) > 0
          ? `$y ${about(y)}$ gives $x^2 ${about(squareOf(y))}$, two points`
          : `$y ${about(y)}$ gives a negative $x^2$, no point`
    const total = count(e) === 1 ? 'there is $1$ solution' : `there are $${count(e)}$ solutions`
    return {
      figure: meetGraph(e, common(e)),
      plan: 'Every common point of the graphs is a solution of the system. Count them in the graph, and confirm the count by substituting.',
      steps: [
        {
          do: `The parabola says $x^2 = ${x2}$.`,
          why: 'A solution makes both equations true, so this can be put into the other equation.',
        },
        {
          do: `Put it into the circle: $${x2} + y^2 = ${e.r * e.r}$, so $y^2${e.down ? ' - ' : ' + '}y${signed(e.k - e.r * e.r)} = 0$.`,
          why: 'Only $y$ is left.',
        },
        {
          do: `The discriminant is $1 - 4 \\cdot ${paren(e.k - e.r * e.r)} = ${d}$${d < 0 ? ', which is negative' : `, so $y = \\frac{${e.down ? '1' : '-1'} \\pm \\sqrt{${d}}}{2}$`}.`,
          why: d < 0 ? 'Then no real $y$ fits.' : 'Its root leads to the heights at which the graphs can meet.',
        },
        {
          do:
            d < 0
              ? `So ${total}, as in the graph.`
              : `${heights(e).map(says).join('; ')}. Altogether ${total}, as in the graph.`,
          why:
            d < 0
              ? 'No height means no common point.'
              : 'Each height counts for as many points as there are $x$-values with this square.',
        },
      ],
      check: `Both graphs are symmetric about the $y$-axis, so common points come in pairs, except for one on the axis itself. The vertex of the parabola is $${Math.abs(e.k)}$ from the center and the radius is $${e.r}$: ${Math.abs(e.k) === e.r ? 'the vertex lies on the circle, so the number must be odd' : 'the vertex does not lie on the circle, so the number must be even'}.`,
      faster: `The graph is given, so count in it: the circle and the parabola have ${count(e) === 0 ? 'no point' : count(e) === 1 ? 'just $1$ point' : `$${count(e)}$ points`} in common. The calculation only confirms it.`,
    }
  },
  // Signs of x² + y² − r² along the parabola; a zero at the vertex counts once.
  check: ({ square, k }) => {
    const g = (x: number) => x * x + (x * x - k) ** 2 - square
    let n = Math.abs(g(0)) < 1e-9 ? 1 : 0
    for (let x = 0.0005; x < 8; x += 0.001) if (g(x) * g(x + 0.001) < 0) n += 2
    return num(n)
  },
})

type Squares = Readonly<{ x: number; y: number; m: number }>

const squares = template({
  ...curved,
  id: 'algebra-2/system-of-squares',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 80,
  draw: (rng): Squares =>
    until(
      () => ({ x: int(rng, 2, 9), y: int(rng, 2, 9), m: int(rng, 2, 3) }),
      ({ x, y, m }) => x !== y && m * x * x !== y * y,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ x, y, m }) =>
        `In the system $x^2 + y^2 = ${x * x + y * y}$, $${m}x^2 - y^2 = ${m * x * x - y * y}$, what is the positive value of $x$?`,
    },
  ],
  given: ({ x, y, m }) => ({ s: x * x + y * y, m, d: m * x * x - y * y }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'a2-sys-forgets-the-root',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ s, d, m }) => [div(s + d, m + 1)],
      rule: ({ s, m, d }) => num((s + d) / (m + 1)),
      why: () => 'is $x^{2}$.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      operation: 'solved-for-the-other',
      operands: ({ s, d, m }) => [Math.sqrt(s - (s + d) / (m + 1))],
      rule: ({ s, m, d }) => num(Math.round(Math.sqrt(s - (s + d) / (m + 1)))),
      says: () => 'I gave the value of $y$.',
      why: () => 'is the positive value of $y$.',
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      operation: 'stopped-at-a-step',
      operands: ({ s, d }) => [s + d],
      rule: ({ s, d }) => num(s + d),
      says: ({ m }) => `I added the equations and forgot to divide by ${m + 1} and to take the root.`,
      twoSlips: true,
      why: ({ m }) => `is $${m + 1}x^{2}$.`,
    },
  ],
  explain: ({ x, y, m }) => ({
    plan: 'The squares take the place of the variables: add the equations to remove one square, divide, and take the root.',
    steps: [
      {
        do: `Add the equations: $x^2 + ${m}x^2 = ${x * x + y * y} + ${paren(m * x * x - y * y)}$, so $${m + 1}x^2 = ${(m + 1) * x * x}$.`,
        why: 'The terms with $y^2$ cancel.',
      },
      { do: `Divide by $${m + 1}$: $x^2 = ${x * x}$.`, why: 'Now the square is alone.' },
      {
        do: `The positive value is $x = \\sqrt{${x * x}} = ${x}$.`,
        why: 'The negative root would be a solution too, but is not asked for.',
      },
    ],
    check: `Add both equations with these numbers: $${x * x} + ${m * x * x} = ${(m + 1) * x * x}$ on the left, and on the right $${x * x + y * y}${signed(m * x * x - y * y)} = ${(m + 1) * x * x}$.`,
    faster: `Look for two squares with the sum $${x * x + y * y}$, such as $${x * x} + ${y * y}$. With $x^2 = ${x * x}$ the second equation holds, too: $${m} \\cdot ${x * x} - ${y * y} = ${m * x * x - y * y}$. So $x = ${x}$.`,
  }),
  check: ({ s, m, d }) =>
    num(Array.from({ length: 20 }, (_, i) => i + 1).find((x) => m * x * x - (s - x * x) === d) ?? 99),
})

const curvedMistake = template({
  id: 'algebra-2/substitution-into-a-square-mistake',
  skill: curved.skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-sys',
      items: 6,
      draw: (rng): { r: number; c: number } => ({ r: int(rng, 12, 60), c: int(rng, 2, 7) }),
      task: ({ r, c }) => `substituted $y = x - ${c}$ into $x^2 + y^2 = ${r}$`,
      solution: ({ r, c }) => text(`$2x^2 - ${2 * c}x${signed(c * c - r)} = 0$`),
      work: ({ r, c }) => `$x^2 + (x - ${c})^2 = ${r}$, and $(x - ${c})^2 = x^2 - ${2 * c}x + ${c * c}$`,
      mistakes: ({ r, c }) => [
        {
          says: 'Leaving out the middle term of the square',
          work: `$x^2 + x^2 + ${c * c} = ${r}$, so $2x^2 + ${c * c} = ${r}$`,
          result: text(`$2x^2${signed(c * c - r)} = 0$`),
        },
        {
          says: 'Forgetting the factor 2 in the middle term of the square',
          work: `$x^2 + x^2 - ${c}x + ${c * c} = ${r}$`,
          result: text(`$2x^2 - ${c}x${signed(c * c - r)} = 0$`),
        },
        {
          says: `Squaring $-${c}$ to $-${c * c}$`,
          work: `$x^2 + x^2 - ${2 * c}x - ${c * c} = ${r}$`,
          result: text(`$2x^2 - ${2 * c}x${signed(-c * c - r)} = 0$`),
        },
        {
          says: 'Giving the middle term of the square a plus sign',
          work: `$x^2 + x^2 + ${2 * c}x + ${c * c} = ${r}$`,
          result: text(`$2x^2 + ${2 * c}x${signed(c * c - r)} = 0$`),
        },
      ],
      redo: ({ r, c }) => {
        // The coefficients are read off from the values of left minus right side at 0, 1 and −1.
        const shown = (fn: (x: number) => number) => {
          const [mid, low] = [(fn(1) - fn(-1)) / 2, fn(0)]
          return text(`$2x^2${mid === 0 ? '' : signedTerm(mid, 'x')}${signed(low)} = 0$`)
        }
        const rest = (x: number) => x * x - r
        return [
          shown((x) => rest(x) + (x - c) * (x - c)),
          shown((x) => rest(x) + x * x + c * c),
          shown((x) => rest(x) + x * (x - c) + c * c),
          shown((x) => rest(x) + (x - c) * (x - c) - 2 * c * c),
          shown((x) => rest(x) + (x + c) * (x + c)),
        ]
      },
    }),
    ({ e: { r, c }, which, name }) => {
      const middle = `Look at the middle term alone: it must be $-2 \\cdot ${c}x = -${2 * c}x$`
      return [
        `${middle}, and ${name} has none.`,
        `${middle}, and ${name} has $-${c}x$, half of it. So the factor 2 is missing.`,
        `${middle}, as in ${name}’s answer. So the constant is wrong: it must be $${c * c} - ${r} = ${c * c - r}$, and $${-c * c - r}$ comes from $-${c * c}$.`,
        `${middle}, and ${name} has $+${2 * c}x$. Only the sign is wrong.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [howMany, squares, curvedMistake]
