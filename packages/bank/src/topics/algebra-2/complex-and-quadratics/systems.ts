import {
  curve,
  int,
  linear,
  nonZero,
  num,
  person,
  plane,
  point,
  pointSet,
  solutions,
  straight,
  type Template,
  table,
  template,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { balanced } from '../../algebra-1/expressions-and-units/balanced.ts'
import { nameTheMistake } from '../polynomial-functions/diagnose.ts'
import { quad, UNTESTED, wholes } from './common.ts'

const skill = 'a2-line-and-parabola-systems'

/** y = x² + bx + k and y = mx + n, which meet at x = r and x = s. */
type System = { b: number; k: number; m: number; n: number }
type Met = System & { r: number; s: number }

const drawSystem = (rng: () => number, most: number): Met =>
  until(
    () => {
      const [r, s] = [int(rng, -most, most), int(rng, -most, most)]
      const [m, n] = [nonZero(rng, -4, 4), nonZero(rng, -9, 9)]
      return { r, s, b: m - r - s, k: n + r * s, m, n }
    },
    ({ r, s, b, k, m, n }) =>
      r < s && b !== 0 && k !== 0 && Math.abs(r) !== Math.abs(s) && m * r + n !== r && m * s + n !== s && k !== n,
  )

const tex = ({ b, k, m, n }: System): string => `<p>$y = ${quad(1, b, k)}$</p><p>$y = ${linear(m, n)}$</p>`
const meetings = ({ b, k, m, n }: System): number[] => wholes(60).filter((x) => x * x + b * x + k === m * x + n)

const solve = template({
  id: 'algebra-2/line-parabola-solve',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) => drawSystem(rng, 5),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) => `<p>What are the solutions $(x, y)$ of this system?</p>${tex(p)}`,
    },
  ],
  answer: ({ r, s, m, n }) =>
    pointSet([
      [r, m * r + n],
      [s, m * s + n],
    ]),
  traps: [
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s, m, n }) =>
        pointSet([
          [-s, -m * s + n],
          [-r, -m * r + n],
        ]),
      why: () => 'has the $x$-values with the wrong signs.',
    },
    {
      misconception: 'a2-cq-pairs-the-coordinates-wrongly',
      rule: ({ r, s, m, n }) =>
        pointSet([
          [r, m * s + n],
          [s, m * r + n],
        ]),
      why: () => 'puts each $y$ with the other $x$.',
    },
    {
      misconception: 'a2-cq-pairs-the-coordinates-wrongly',
      rule: ({ r, s, m, n }) =>
        pointSet([
          [-s, -m * r + n],
          [-r, -m * s + n],
        ]),
      why: () => 'has wrong signs in $x$, and puts each $y$ with the other $x$.',
    },
  ],
  explain: (p) => [
    {
      do: `Set the right sides equal: $${quad(1, p.b, p.k)} = ${linear(p.m, p.n)}$, so $${quad(1, p.b - p.m, p.k - p.n)} = 0$.`,
      why: 'At a common point both have the same $y$.',
    },
    { do: `The solutions are $x = ${p.r}$ and $x = ${p.s}$.`, why: 'Factor, or use the formula.' },
    {
      do: `Put them into the line: $(${p.r}, ${p.m * p.r + p.n})$ and $(${p.s}, ${p.m * p.s + p.n})$.`,
      why: 'The line is easier than the parabola.',
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  check: (p) => pointSet(meetings(p).map((x): [number, number] => [x, x * x + p.b * x + p.k])),
})

const COUNTS = [
  'They do not meet',
  'They meet at exactly one point',
  'They meet at two points on the same side of the $y$-axis',
  'They meet at two points on different sides of the $y$-axis',
] as const

/** What the answer with this place in COUNTS would need, and what is the case. */
const against = ({ b, k, m, n }: System, which: number): string => {
  const [p, q] = [b - m, k - n]
  const d = p * p - 4 * q
  if (which > 1 && d > 0)
    return `would need solutions with a ${which === 2 ? 'positive' : 'negative'} product, but the product is $${q}$.`
  return `would need a ${['negative discriminant', 'discriminant of 0', 'positive discriminant', 'positive discriminant'][which]}, but it is $${d}$.`
}

const howMany = template({
  id: 'algebra-2/line-parabola-how-many',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    return until(
      (): System => ({
        b: nonZero(rng, -8, 8),
        k: nonZero(rng, -12, 12),
        m: nonZero(rng, -6, 6),
        n: nonZero(rng, -12, 12),
      }),
      ({ b, k, m, n }) => {
        const [p, q] = [b - m, k - n]
        const d = p * p - 4 * q
        return q !== 0 && p !== 0 && [d < 0, d === 0, d > 0 && q > 0, d > 0 && q < 0][which] === true
      },
    )
  },
  frames: [
    {
      id: 'how-many',
      kind: 'bare',
      items: 8,
      stem: (p) => `<p>Which statement about these two graphs is true?</p>${tex(p)}`,
    },
  ],
  answer: ({ b, k, m, n }) => {
    const [p, q] = [b - m, k - n]
    const d = p * p - 4 * q
    return text(COUNTS[d < 0 ? 0 : d === 0 ? 1 : q > 0 ? 2 : 3] as string)
  },
  traps: [
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[0]),
      why: (p) => against(p, 0),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[1]),
      why: (p) => against(p, 1),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[2]),
      why: (p) => against(p, 2),
    },
    {
      misconception: 'a2-cq-misreads-the-discriminant',
      rule: () => text(COUNTS[3]),
      why: (p) => against(p, 3),
    },
  ],
  explain: ({ b, k, m, n }) => {
    const [p, q] = [b - m, k - n]
    const d = p * p - 4 * q
    return [
      {
        do: `Set them equal: $${quad(1, p, q)} = 0$.`,
        why: 'Its real solutions are the $x$-values of the common points.',
      },
      {
        do: `The discriminant is $${p * p} ${q > 0 ? '-' : '+'} ${4 * Math.abs(q)} = ${d}$${d > 0 ? `, and the product of the solutions is $${q}$` : ''}.`,
        why:
          d < 0
            ? 'It is negative: no common point.'
            : d === 0
              ? 'It is zero: the line touches the parabola.'
              : q > 0
                ? 'Two solutions; a positive product means equal signs.'
                : 'Two solutions; a negative product means different signs.',
      },
    ]
  },
  given: (p) => p,
  // Watches the sign of the difference on a fine grid.
  check: ({ b, k, m, n }) => {
    const gap = (x: number) => x * x + (b - m) * x + (k - n)
    const low = -(b - m) / 2
    if (gap(low) > 1e-9) return text(COUNTS[0])
    if (Math.abs(gap(low)) < 1e-9) return text(COUNTS[1])
    return text(gap(0) > 0 ? COUNTS[2] : COUNTS[3])
  },
})

const graph = template({
  id: 'algebra-2/line-parabola-graph',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 4),
      ({ r, s, b, k, m, n }) =>
        [r, s].every((x) => Math.abs(m * x + n) <= 8) &&
        Math.abs(m) <= 2 &&
        k - (b * b) / 4 >= -9 &&
        s - r >= 2 &&
        s - r <= 6 &&
        r !== 0 &&
        s !== 0,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ b, k, m, n }) =>
        `<p>The graphs of $y = ${quad(1, b, k)}$ and $y = ${linear(m, n)}$ are shown.</p>${plane(
          {
            alt: `A parabola that opens upward and a straight line that cuts it in two points; the line passes through (0, ${n}) with slope ${m}.`,
            x: [-7, 7],
            y: [-10, 10],
            xStep: 1,
            yStep: 2,
          },
          [curve((x) => x * x + b * x + k), straight(m, n, { plain: true })],
        )}<p>What are the solutions of $${quad(1, b, k)} = ${linear(m, n)}$?</p>`,
    },
  ],
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([-r, -s]),
      why: () => 'has the wrong signs.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ r, s, m, n }) => (m * r + n === 0 && m * s + n === 0 ? null : solutions([m * r + n, m * s + n])),
      why: () => 'gives the $y$-values of the common points.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ r, s, m, n }) => solutions([-m * r - n, -m * s - n]),
      why: () => 'gives the $y$-values of the common points with the wrong signs.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([r, -s]),
      why: () => 'has one of the signs wrong.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([-r, s]),
      why: () => 'has one of the signs wrong.',
    },
  ],
  explain: ({ r, s, m, n }) => [
    {
      do: `The graphs meet at $(${r}, ${m * r + n})$ and $(${s}, ${m * s + n})$.`,
      why: 'There both sides of the equation have the same value.',
    },
    { do: `So $x = ${r}$ or $x = ${s}$.`, why: 'The solutions are the $x$-values.' },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  check: (p) => solutions(meetings(p)),
})

const tangent = balanced({
  id: 'algebra-2/line-touches-parabola',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const [b, m, k] = [nonZero(rng, -8, 8), nonZero(rng, -6, 6), nonZero(rng, -9, 12)]
        return { b, m, k }
      },
      ({ b, m }) => (b - m) % 2 === 0 && b !== m,
    ),
  frames: [
    {
      id: 'touch',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, m, k }) =>
        `The line $y = ${linear(m, 0)} + n$ meets the parabola $y = ${quad(1, b, k)}$ at exactly one point. What is $n$?`,
    },
  ],
  answer: ({ b, m, k }) => num(k - (b - m) ** 2 / 4),
  traps: [
    { misconception: 'a2-cq-flips-the-sign-of-the-bound', rule: ({ b, m, k }) => num(k + (b - m) ** 2 / 4) },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ b, m, k }) => ((b + m) % 2 === 0 ? num(k - (b + m) ** 2 / 4) : null),
    },
    { misconception: 'a2-cq-forgets-the-four', rule: ({ b, m, k }) => num(k - (b - m) ** 2) },
  ],
  explain: ({ b, m, k }) => [
    { do: `Set them equal: $${quad(1, b - m, k)} - n = 0$.`, why: 'Collect everything on one side.' },
    {
      do: `The discriminant must be $0$: $${(b - m) ** 2} - 4(${k} - n) = 0$.`,
      why: 'Exactly one common point means exactly one solution.',
    },
    { do: `$${k} - n = ${(b - m) ** 2 / 4}$, so $n = ${k - (b - m) ** 2 / 4}$.`, why: 'Solve for $n$.' },
  ],
  given: (p) => p,
  // Lowers the line until it has only one point in common with the parabola.
  check: ({ b, m, k }) => num(Math.min(...wholes(200).map((x) => x * x + b * x + k - m * x))),
})

const ramp = balanced({
  id: 'algebra-2/line-parabola-story',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, x] = [int(rng, 2, 4), int(rng, 3, 12)]
        return { m, v: m + x }
      },
      ({ m, v }) => v - m !== m,
    ),
  frames: [
    {
      id: 'slope',
      kind: 'words',
      items: 7,
      stem: ({ m, v }, rng) =>
        `${person(rng)} programs a game. A ball flies from the origin along $y = ${v}x - x^2$ over a hillside with the line $y = ${linear(m, 0)}$. At what height $y$ does the ball hit the hillside?`,
    },
  ],
  answer: ({ m, v }) => num(m * (v - m)),
  traps: [
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ m, v }) => num(v - m),
      why: () => 'is the $x$ of the common point.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ m, v }) => num(m * (v + m)),
      why: ({ m }) => `adds $${m}$ where it has to be subtracted.`,
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ v }) => num(v),
      why: () => 'is where the ball would reach height $0$ again.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ m, v }) => num(v + m),
      why: () => 'adds the slopes.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ m, v }) => num(m * v),
      why: ({ v }) => `puts $x = ${v}$ into the line.`,
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ m, v }) => num(v * (v - m)),
      why: () => 'leaves out the square when putting in $x$.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ m, v }) => num((v - m) ** 2),
      why: () => 'uses only the square when putting in $x$.',
    },
  ],
  explain: ({ m, v }) => [
    {
      do: `$${v}x - x^2 = ${linear(m, 0)}$ gives $x(${v - m} - x) = 0$.`,
      why: 'At the common point both have the same height.',
    },
    { do: `Besides the start, $x = ${v - m}$.`, why: 'The solution $x = 0$ is where the ball starts.' },
    {
      do: `$y = ${m} \\cdot ${v - m} = ${m * (v - m)}$`,
      why: 'Put it into the line.',
    },
  ],
  given: (p) => p,
  check: ({ m, v }) => {
    const x = wholes(40).find((t) => t > 0 && v * t - t * t === m * t) ?? 99
    return num(v * x - x * x)
  },
})

const fromTable = template({
  id: 'algebra-2/line-parabola-table',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 3),
      ({ r, s }) => s - r >= 2,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ b, k, m, n }, rng) =>
        `<p>${person(rng)} makes a table for $f(x) = ${quad(1, b, k)}$ and $g(x) = ${linear(m, n)}$.</p>${table(
          ['$x$', '$f(x)$', '$g(x)$'],
          [-3, -2, -1, 0, 1, 2, 3].map((x) => [`$${x}$`, `$${x * x + b * x + k}$`, `$${m * x + n}$`]),
        )}<p>What are the solutions of $f(x) = g(x)$?</p>`,
    },
  ],
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([-r, -s]),
      why: () => 'has the wrong signs.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ r, s, m, n }) => solutions([m * r + n, m * s + n]),
      why: () => 'gives the common values instead of the $x$ at which they occur.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([r, -s]),
      why: () => 'has one of the signs wrong.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ r, s }) => solutions([-r, s]),
      why: () => 'has one of the signs wrong.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ k, n }) => solutions([k, n]),
      why: () => 'gives the values at $x = 0$.',
    },
  ],
  explain: ({ r, s }) => [
    {
      do: `In the rows $x = ${r}$ and $x = ${s}$ both functions have the same value.`,
      why: 'This is what $f(x) = g(x)$ asks for.',
    },
    {
      do: `So $x = ${r}$ or $x = ${s}$.`,
      why: 'A line and a parabola meet in at most two points, so there are no others.',
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  check: (p) => solutions(meetings(p)),
})

/** Two points; unlike a point set, each keeps its place. */
const pair = (list: readonly (readonly [number, number])[]): Value => {
  const points = list.map(([x, y]) => point(x, y))
  return { html: points.map((p) => p.html).join(' and '), key: points.map((p) => p.key).join(' and ') }
}

const mistake = nameTheMistake({
  id: 'algebra-2/line-parabola-mistake',
  skill,
  prefix: 'a2-cq',
  misconception: UNTESTED,
  difficulty: 'Medium',
  b: 0.6,
  seconds: 105,
  items: 6,
  draw: (rng): System => {
    const { b, k, m, n } = drawSystem(rng, 5)
    return { b, k, m, n }
  },
  task: ({ b, k, m, n }) => `solved the system $y = ${quad(1, b, k)}$ and $y = ${linear(m, n)}$`,
  solution: (e) => pair(meetings(e).map((x) => [x, e.m * x + e.n])),
  work: (e) => {
    const [r = 0, s = 0] = meetings(e)
    return `$${quad(1, e.b - e.m, e.k - e.n)} = 0$ has the solutions $${r}$ and $${s}$, and the line has the heights $${e.m * r + e.n}$ and $${e.m * s + e.n}$ there`
  },
  mistakes: (e) => {
    const [r = 0, s = 0] = meetings(e)
    const line = (x: number) => e.m * x + e.n
    return [
      {
        says: 'Reading the $x$-values with the wrong signs from the factors',
        work: `with $${-s}$ and $${-r}$ the line gives $${line(-s)}$ and $${line(-r)}$`,
        result: pair([
          [-s, line(-s)],
          [-r, line(-r)],
        ]),
      },
      {
        says: 'Giving $0$ as the $y$-values, as if the points lay on the $x$-axis',
        work: `$${r}$ and $${s}$ are right for $x$, but both heights are $0$`,
        result: pair([
          [r, 0],
          [s, 0],
        ]),
      },
      {
        says: 'Putting each $y$-value with the other $x$-value',
        work: `$${r}$ is put with $${line(s)}$, and $${s}$ with $${line(r)}$`,
        result: pair([
          [r, line(s)],
          [s, line(r)],
        ]),
      },
      {
        says: 'Writing the coordinates of each point in the wrong order',
        work: `$y$ stands first: $${line(r)}$ with $${r}$, and $${line(s)}$ with $${s}$`,
        result: pair([
          [line(r), r],
          [line(s), s],
        ]),
      },
    ]
  },
  // By the quadratic formula, with the heights from the parabola; for wrong x-values the line is taken from two points.
  redo: ({ b, k, m, n }) => {
    const [mid, gap] = [(m - b) / 2, Math.sqrt((b - m) ** 2 - 4 * (k - n)) / 2]
    const [r, s] = [mid - gap, mid + gap]
    const [u, v] = [r * r + b * r + k, s * s + b * s + k]
    const onLine = (x: number) => Math.round(u + ((x - r) * (v - u)) / (s - r))
    return [
      pair([
        [r, u],
        [s, v],
      ]),
      pair([
        [-s, onLine(-s)],
        [-r, onLine(-r)],
      ]),
      pair([
        [r, 0],
        [s, 0],
      ]),
      pair([
        [r, v],
        [s, u],
      ]),
      pair([
        [u, r],
        [v, s],
      ]),
    ]
  },
})

const sumOfX = balanced({
  id: 'algebra-2/line-parabola-chord',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 8),
      ({ m }) => m !== 0,
    ),
  frames: [
    {
      id: 'rise',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `<p>The graphs of this system meet at two points.</p>${tex(p)}<p>What is the sum of their $x$-coordinates?</p>`,
    },
  ],
  answer: ({ r, s }) => num(r + s),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ r, s }) => num(-r - s),
      why: () => 'has the wrong sign.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ r, s }) => num(r * s),
      why: () => 'is the product of the two.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ b, m }) => num(-b - m),
      why: ({ m }) => `adds the slope $${m}$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      rule: ({ b }) => num(-b),
      why: () => 'looks at the parabola alone.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      rule: ({ b, m }) => num(b + m),
      why: () => 'adds the two coefficients.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      rule: ({ r, s, m, n }) => num(m * (r + s) + 2 * n),
      why: () => 'is the sum of the $y$-coordinates.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      rule: ({ r, s }) => num(s - r),
      why: () => 'is the difference of the two.',
    },
  ],
  explain: ({ b, k, m, n, r, s }) => [
    { do: `Set them equal: $${quad(1, b - m, k - n)} = 0$.`, why: 'Its solutions are the $x$-coordinates.' },
    {
      do: `Their sum is $${r + s}$.`,
      why: `It is the opposite of the middle coefficient $${b - m}$; the solutions are $${r}$ and $${s}$.`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  check: (p) => num(meetings(p).reduce((t, x) => t + x, 0)),
})

export const templates: readonly Template[] = [solve, howMany, graph, tangent, ramp, fromTable, mistake, sumOfX]
