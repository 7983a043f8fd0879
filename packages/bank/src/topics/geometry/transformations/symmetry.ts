/** Several moves after each other, and symmetry. */

import {
  drawing,
  frac,
  g,
  type Html,
  int,
  nonZero,
  num,
  pick,
  point,
  signed,
  type Template,
  template,
  until,
  whole,
  xy,
} from '#kit'
import { drawn } from '../marks.ts'
import { pt, type XY } from '../on-grid.ts'
import { skill } from './dilations.ts'

const STEPS = [
  'reflected across the $x$-axis',
  'reflected across the $y$-axis',
  'rotated by $180^\\circ$ about the origin',
  'dilated from the origin by the factor 2',
] as const

const step = (i: number, [x, y]: XY): XY =>
  i === 0 ? [x, -y] : i === 1 ? [-x, y] : i === 2 ? [-x, -y] : [2 * x, 2 * y]

const kindOf = (how: string): number => (STEPS as readonly string[]).indexOf(how)

const sequence = template({
  id: 'geometry/transformation-sequence',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        p: [nonZero(rng, -6, 6), nonZero(rng, -6, 6)] as XY,
        a: nonZero(rng, -6, 6),
        b: nonZero(rng, -6, 6),
        s: int(rng, 0, 3),
        first: int(rng, 0, 1) === 1,
      }),
      ({ p, a, b }) =>
        Math.abs(a) !== Math.abs(b) && Math.abs(a) > 1 && Math.abs(b) > 1 && p[0] + a !== 0 && p[1] + b !== 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, a, b, s, first }) => {
        const move = `moved ${Math.abs(a)} units to the ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} units ${b > 0 ? 'up' : 'down'}`
        return `Point $P${pt(p)}$ is first ${first ? move : STEPS[s]} and then ${first ? STEPS[s] : move}. What are the coordinates of the final image?`
      },
    },
  ],
  given: ({ p, a, b, s, first }) => ({ p, a, b, how: STEPS[s] as string, first }),
  answer: ({ p, a, b, s, first }) => P(both(p, a, b, s, first)),
  traps: [
    {
      misconception: 'geo-trans-wrong-order',
      classic: true,
      rule: ({ p, a, b, how, first }) => P(both(p, a, b, kindOf(how), !first)),
      why: () => 'carries out the second step first.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      rule: ({ p, a, b, how, first }) => P(both(p, -a, -b, kindOf(how), first)),
      says: () => 'I moved in the opposite direction.',
      why: () => 'moves in the opposite direction.',
    },
    {
      misconception: 'geo-trans-wrong-axis',
      rule: ({ p, a, b, how, first }) => (kindOf(how) < 2 ? P(both(p, a, b, 1 - kindOf(how), first)) : null),
      says: () => 'I reflected across the other axis.',
      why: () => 'reflects across the other axis.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: ({ p, how }) => P(step(kindOf(how), p)),
      says: () => 'I left out the translation.',
      why: () => 'leaves out the translation.',
    },
    {
      misconception: 'geo-trans-changes-both-signs',
      rule: ({ p, a, b, how, first }) => (kindOf(how) < 2 ? P(both(p, a, b, 2, first)) : null),
      says: () => 'I changed both signs for one reflection.',
      why: () => 'changes both signs; a reflection across an axis changes one.',
    },
    {
      misconception: 'geo-trans-reflection-for-rotation',
      rule: ({ p, a, b, how, first }) => (kindOf(how) === 2 ? P(both(p, a, b, 1, first)) : null),
      says: () => 'I changed the sign of the $x$-coordinate only in the half turn, as in a reflection.',
      why: () => 'changes one sign only; a half turn changes both.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: ({ p, a, b, how }) => (kindOf(how) === 3 ? P([p[0] + a, p[1] + b]) : null),
      says: () => 'I left out the dilation.',
      why: () => 'leaves out the dilation.',
    },
    {
      misconception: 'geo-trans-swaps-the-steps',
      rule: ({ p, a, b, how, first }) => P(both(p, b, a, kindOf(how), first)),
      why: () => 'applies the steps of the translation to the wrong coordinates.',
    },
  ],
  explain: ({ p, a, b, s, first }) => {
    const mid: XY = first ? [p[0] + a, p[1] + b] : step(s, p)
    const rule = ['$(x, y) \\to (x, -y)$', '$(x, y) \\to (-x, y)$', '$(x, y) \\to (-x, -y)$', '$(x, y) \\to (2x, 2y)$'][
      s
    ]
    return {
      plan: 'Carry out the two steps in the order in which they are told, and write down the point after each of them.',
      steps: [
        {
          do: first
            ? `The translation leads from $${pt(p)}$ to $${pt(mid)}$.`
            : `The rule ${rule} leads from $${pt(p)}$ to $${pt(mid)}$.`,
          why: first ? 'Add the steps to the coordinates.' : 'Apply the rule of this transformation.',
        },
        {
          do: first
            ? `The rule ${rule} leads from $${pt(mid)}$ to $${pt(both(p, a, b, s, first))}$.`
            : `The translation leads from $${pt(mid)}$ to $${pt(both(p, a, b, s, first))}$.`,
          why: 'The second step starts from the result of the first.',
        },
        {
          do: `The final image is $${pt(both(p, a, b, s, first))}$.`,
          why: 'The order matters: turned around, the steps lead elsewhere.',
        },
      ],
      faster: `Work out each coordinate in one go: $x$: $${first ? [`${p[0]} ${signed(a)}`, `-(${p[0]} ${signed(a)})`, `-(${p[0]} ${signed(a)})`, `2(${p[0]} ${signed(a)})`][s] : `${[p[0], -p[0], -p[0], 2 * p[0]][s]} ${signed(a)}`} = ${both(p, a, b, s, first)[0]}$; $y$: $${first ? [`-(${p[1]} ${signed(b)})`, `${p[1]} ${signed(b)}`, `-(${p[1]} ${signed(b)})`, `2(${p[1]} ${signed(b)})`][s] : `${[-p[1], p[1], -p[1], 2 * p[1]][s]} ${signed(b)}`} = ${both(p, a, b, s, first)[1]}$.`,
      check: `Backward from $${pt(both(p, a, b, s, first))}$: undo the ${first ? 'second step first' : 'translation first'}, which gives $${pt(mid)}$, then the ${first ? 'translation' : 'other step'}, which gives $${pt(p)}$, the point at the start.`,
    }
  },
  // As multiplication by factors for x and y.
  check: ({ p, a, b, how, first }) => {
    const k = how.includes('factor')
      ? [2, 2]
      : how.includes('rotated')
        ? [-1, -1]
        : how.includes('$x$')
          ? [1, -1]
          : [-1, 1]
    const c = (i: 0 | 1, d: number) => (k[i] as number) * p[i] + (first ? (k[i] as number) * d : d)
    return point(c(0, a), c(1, b))
  },
})

function P([x, y]: XY) {
  return point(x, y)
}

function both(p: XY, a: number, b: number, s: number, first: boolean): XY {
  if (first) return step(s, [p[0] + a, p[1] + b])
  const [x, y] = step(s, p)
  return [x + a, y + b]
}

const POLYGONS = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
} as const

const SIDES = [3, 5, 6, 8, 9, 10, 12] as const

/** The polygon; in an explanation with the turn from one corner to the next, or with its lines of symmetry. */
const regularFigure = (n: (typeof SIDES)[number], marked: 'turn' | 'lines' | '' = ''): Html => {
  const corners = xy.regular(n, 4)
  const at = Object.fromEntries(corners.map((p, i) => [`p${i + 1}`, p]))
  const far = (p: readonly [number, number], by: number) => [-p[0] * by, -p[1] * by] as const
  const mirrors = corners.map((p, i) => {
    const q = corners[(i + 1) % n] as readonly [number, number]
    const middle = xy.along(p, q, 0.5)
    const opposite = n % 2 === 0 ? 1 : xy.distance([0, 0], middle) / 4
    // An even number of sides: every second line goes through corners, the others through midpoints.
    return n % 2 === 1 || i < n / 2
      ? drawn([p, far(p, opposite)], { dash: true, thin: true })
      : drawn([middle, far(middle, 1)], { dash: true, thin: true })
  })
  const points = marked === 'turn' ? { ...at, m: [0, 0] as const } : at
  return drawing({ alt: `A regular ${POLYGONS[n]}, with ${n} equal sides`, at: points, height: 220 }, [
    g.polygon(Object.keys(at).join(''), { fill: true }),
    ...(marked === 'turn'
      ? [
          g.seg('mp1'),
          g.seg('mp2'),
          g.angle('p1mp2', `${360 / n}°`, { as: 'The angle at the center between two neighboring vertices' }),
        ]
      : []),
    ...(marked === 'lines' ? mirrors : []),
  ])
}

const symmetry = template({
  id: 'geometry/symmetry-regular-polygon',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ n: pick(rng, SIDES), ask: pick(rng, ['turn', 'turn', 'lines'] as const) }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ n, ask }) =>
        `${regularFigure(n)}<p>The figure shows a regular polygon with ${n} sides. ${ask === 'turn' ? 'What is the smallest rotation about its center, in degrees, that maps it onto itself?' : 'How many lines of symmetry does it have?'}</p>`,
    },
  ],
  given: ({ n, ask }) => ({ n, ask }),
  answer: ({ n, ask }) => num(ask === 'turn' ? frac(360, n) : n),
  traps: [
    {
      misconception: 'geo-trans-gives-the-interior-angle',
      classic: true,
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(180 * (n - 2), n)) : null),
      says: () => 'I gave the interior angle of the polygon.',
      why: () => 'is the interior angle of the polygon.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      classic: true,
      rule: ({ n, ask }) => (ask === 'lines' ? num(2 * n) : null),
      says: () => 'I counted every line twice, once from each end.',
      why: () => 'counts every line twice.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(180, n)) : null),
      says: () => 'I divided a half turn by the number of sides.',
      why: () => 'divides a half turn by the number of sides.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ n, ask }) => (ask === 'turn' ? num(frac(720, n)) : null),
      says: () => 'I turned by two vertices instead of one.',
      why: () => 'is twice the smallest turn.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) => (ask === 'lines' ? num(n % 2 === 0 ? n / 2 : 1) : null),
      says: ({ n }) =>
        n % 2 === 0 ? 'I counted only the lines through opposite vertices.' : 'I counted only one line.',
      why: ({ n }) => (n % 2 === 0 ? 'counts only the lines through opposite vertices.' : 'counts only one line.'),
    },
    {
      misconception: 'geo-trans-gives-turn-for-lines',
      rule: ({ n, ask }) => num(ask === 'lines' ? frac(360, n) : n),
      says: ({ ask }) =>
        ask === 'lines' ? 'I gave the smallest turn in degrees.' : 'I gave the number of turns instead of the angle.',
      why: ({ ask }) =>
        ask === 'lines' ? 'is the smallest turn in degrees.' : 'is how often it comes to lie on itself in a full turn.',
    },
    {
      misconception: 'geo-trans-miscounts-symmetries',
      rule: ({ n, ask }) => (ask === 'lines' ? whole((n * (n - 3)) / 2) : null),
      says: () => 'I counted the diagonals.',
      why: () => 'is the number of diagonals.',
    },
  ],
  explain: ({ n, ask }) => ({
    plan: `All vertices of a regular polygon are alike: ${ask === 'turn' ? 'find the turn about the center from one to the next.' : 'see where a mirror line can run, and count.'}`,
    steps:
      ask === 'turn'
        ? [
            {
              do: `Join the center with all ${n} vertices: this makes ${n} equal angles.`,
              why: 'All sides and all angles of the polygon are equal.',
            },
            { do: `Together they make a full turn of $360^\\circ$.`, why: 'They lie side by side around the center.' },
            {
              do: `$360^\\circ \\div ${n} = ${360 / n}^\\circ$`,
              why: 'The smallest turn takes each vertex to the next one.',
            },
          ]
        : [
            {
              do: 'Every line of symmetry goes through the center.',
              why: 'The center must lie on its own mirror image.',
            },
            n % 2 === 0
              ? {
                  do: `$${n} \\div 2 = ${n / 2}$ lines join opposite vertices, and $${n} \\div 2 = ${n / 2}$ lines join the midpoints of opposite sides.`,
                  why: 'With an even number of sides, vertices lie opposite vertices.',
                }
              : {
                  do: `Each of the ${n} vertices has a line of its own: it ends at the midpoint of the opposite side.`,
                  why: 'With an odd number of sides, each vertex lies opposite a side.',
                },
            {
              do:
                n % 2 === 0 ? `$${n / 2} + ${n / 2} = ${n}$ lines of symmetry` : `So there are ${n} lines of symmetry.`,
              why: 'There are no others.',
            },
          ],
    ...(ask === 'lines' ? { faster: `A regular polygon has as many lines of symmetry as sides: ${n}.` } : {}),
    check:
      ask === 'turn'
        ? `After ${n} such turns the polygon is back: $${n} \\cdot ${360 / n} = 360$.`
        : `Each line passes through two of the ${2 * n} vertices and midpoints of sides: $${2 * n} \\div 2 = ${n}$.`,
    figure: regularFigure(n, ask),
  }),
  // Counts the turns, or the mirror lines through corners and midpoints.
  check: ({ n, ask }) => {
    if (ask === 'lines') return num(new Set(Array.from({ length: 2 * n }, (_, i) => i % n)).size)
    return num(Array.from({ length: 360 }, (_, d) => d).find((d) => d > 0 && (d * n) % 360 === 0) ?? -1)
  },
})

export const templates: readonly Template[] = [sequence, symmetry]
