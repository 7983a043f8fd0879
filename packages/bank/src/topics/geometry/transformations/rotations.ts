import { type Html, int, paren, pick, point, template, text, until } from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { drawTri, each, type Tri, tri } from './shapes.ts'

export const skill = 'geo-rotations'
/** Quarter turns counterclockwise about the origin. */
export const turn = (q: number, [x, y]: XY): XY => (q === 1 ? [-y, x] : q === 2 ? [-x, -y] : q === 3 ? [y, -x] : [x, y])
export const SAYS = {
  1: ['$90^\\circ$ counterclockwise', '$270^\\circ$ clockwise'],
  2: ['$180^\\circ$', '$180^\\circ$'],
  3: ['$90^\\circ$ clockwise', '$270^\\circ$ counterclockwise'],
} as const
const P = ([x, y]: XY) => point(x, y)
/** Where the point (1, 0) goes. */
const EAST = { 1: [0, 1], 2: [-1, 0], 3: [0, -1] } as const

/** Quarter turns counterclockwise, from the words. */
export const quarters = (says: string): number => {
  const steps = Number(says.replace(/\D/g, '')) / 90
  return says.includes(' clockwise') ? 4 - steps : steps
}

const image = template({
  id: 'geometry/rotation-image',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({
    t: drawTri(rng, () => true),
    q: pick(rng, [1, 2, 3] as const),
    way: int(rng, 0, 1),
    k: int(rng, 0, 2),
  }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ t, q, way, k }) =>
        `${tri(t)}<p>Triangle $ABC$ is rotated by ${SAYS[q][way]} about the origin. What are the coordinates of the image of $${'ABC'[k]}${pt(t[k] as XY)}$?</p>`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ t, q, way, k }) =>
        `The point $${pt(t[k] as XY)}$ is rotated by ${SAYS[q][way]} about the origin. What are the coordinates of its image?`,
    },
  ],
  given: ({ t, q, way, k }) => ({ p: t[k] as XY, says: SAYS[q][way] as string }),
  answer: ({ t, q, k }) => P(turn(q, t[k] as XY)),
  traps: [
    {
      misconception: 'geo-trans-rotates-the-wrong-way',
      classic: true,
      rule: ({ p, says }) => (quarters(says) === 2 ? null : P(turn(4 - quarters(says), p))),
      why: () => 'turns in the opposite direction.',
    },
    {
      misconception: 'geo-trans-reflection-for-rotation',
      classic: true,
      rule: ({ p, says }) => (quarters(says) === 2 ? P([-p[0], p[1]]) : null),
      says: () => 'I changed the sign of the $x$-coordinate only, as in a reflection.',
      why: () => 'is a reflection across the $y$-axis.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ p, says }) => P(turn(quarters(says) === 2 ? 1 : 2, p)),
      says: ({ q }) => (q === 2 ? 'I turned by 90° counterclockwise.' : 'I turned by 180°.'),
      why: ({ q }) => (q === 2 ? 'turns by $90^\\circ$ only.' : 'turns by $180^\\circ$.'),
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ p, says }) => (quarters(says) === 2 ? P(turn(3, p)) : null),
      says: () => 'I turned by 90° clockwise.',
      why: () => 'turns by $90^\\circ$ only.',
    },
    {
      misconception: 'geo-trans-swaps-coordinates-wrongly',
      rule: ({ p }) => P([p[1], p[0]]),
      says: () => 'I swapped the coordinates and changed no sign.',
      why: () => 'swaps the coordinates without changing a sign.',
    },
    {
      misconception: 'geo-trans-reflection-for-rotation',
      rule: ({ p, says }) => (quarters(says) === 2 ? P([p[0], -p[1]]) : P([-p[0], p[1]])),
      says: ({ q }) =>
        q === 2
          ? 'I changed the sign of the $y$-coordinate only, as in a reflection.'
          : 'I changed the sign of the $x$-coordinate and did not swap the coordinates, as in a reflection.',
      why: () => 'is a reflection across an axis.',
    },
  ],
  explain: ({ t, q, way, k }, frame) => ({
    plan: 'Turn the coordinate plane in your mind: each quarter turn swaps the coordinates and changes one sign.',
    steps: [
      {
        do: `A rotation by ${SAYS[q][way]} takes $(x, y)$ to $${q === 1 ? '(-y, x)' : q === 2 ? '(-x, -y)' : '(y, -x)'}$.`,
        why:
          q === 2
            ? 'A half turn takes every point straight through the origin.'
            : `It is the same as a rotation by ${SAYS[q][1 - way]}.`,
      },
      { do: `$${pt(t[k] as XY)} \\to ${pt(turn(q, t[k] as XY))}$`, why: 'Check the quadrant with the figure.' },
    ],
    check: `Test the rule with $(1, 0)$: a rotation by ${SAYS[q][way]} takes it to $${pt(EAST[q])}$, and so does the rule. And $${pt(t[k] as XY)}$ and its image are both $\\sqrt{${(t[k] as XY)[0] ** 2 + (t[k] as XY)[1] ** 2}}$ from the origin.`,
    figure:
      frame === 'graph'
        ? tri(
            t,
            each(t, (p) => turn(q, p)),
            [],
            'ABC'[k] as string,
          )
        : '',
  }),
  check: ({ p, says }) => {
    const a = ((says.includes(' clockwise') ? -1 : 1) * Number(says.replace(/\D/g, '')) * Math.PI) / 180
    return P([Math.round(p[0] * Math.cos(a) - p[1] * Math.sin(a)), Math.round(p[0] * Math.sin(a) + p[1] * Math.cos(a))])
  },
})

const NAMES = [
  'A rotation by $90^\\circ$ counterclockwise',
  'A rotation by $90^\\circ$ clockwise',
  'A rotation by $180^\\circ$',
  'A reflection across the line $y = x$',
] as const
const by = (kind: number, p: XY): XY => (kind === 3 ? [p[1], p[0]] : turn(kind === 0 ? 1 : kind === 1 ? 3 : 2, p))
type Which = Readonly<{ t: Tri; kind: number }>

/** The faster way: a vertex that each option takes to another point. */
const oneVertex = (t: Tri, kind: number): { faster?: Html } => {
  const vertex = t.findIndex(([x, y]) => Math.abs(x) !== Math.abs(y))
  if (vertex < 0) return {}
  const image = (k: number) => `$${pt(by(k, t[vertex] as XY))}$`
  const elsewhere = [0, 1, 2, 3].filter((k) => k !== kind).map(image)
  const name = 'ABC'[vertex]
  return {
    faster: `One vertex is enough here: of the four options, only ${(NAMES[kind] as string).replace(/^A/, 'a')} takes $${name}${pt(t[vertex] as XY)}$ to ${image(kind)}. The others take it to ${elsewhere[0]}, ${elsewhere[1]} and ${elsewhere[2]}.`,
  }
}

const which = template({
  id: 'geometry/rotation-which-one',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng): Which => {
    const kind = int(rng, 0, 3)
    return { t: drawTri(rng, (t) => kind !== 3 || t[0][0] * t[0][1] < 0), kind }
  },
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ t, kind }) =>
        `${tri(
          t,
          each(t, (p) => by(kind, p)),
        )}<p>Which transformation takes triangle $ABC$ onto triangle $A'B'C'$? All rotations are about the origin.</p>`,
    },
  ],
  given: ({ t, kind }) => ({ t, image: each(t, (p) => by(kind, p)) }),
  answer: ({ kind }) => text(NAMES[kind] as string),
  traps: ([0, 1, 2, 3] as const).map((k) => ({
    misconception:
      k === 3
        ? 'geo-trans-reflection-for-rotation'
        : k === 2
          ? 'geo-trans-wrong-angle-of-rotation'
          : 'geo-trans-rotates-the-wrong-way',
    unlessRight: true as const,
    rule: () => text(NAMES[k]),
    says: () => `I took it for ${NAMES[k].replace('A ', 'a ')}.`,
    why: ({ t }: Which) => `would take $A${pt(t[0])}$ to $${pt(by(k, t[0]))}$.`,
  })),
  explain: ({ t, kind }) => {
    const to = (i: 0 | 1 | 2) => by(kind, t[i])
    const rule = ['(-y, x)', '(y, -x)', '(-x, -y)', '(y, x)'][kind] as string
    return {
      plan: 'Follow one vertex to its image: do the coordinates change places, and which signs change?',
      steps: [
        {
          do: `$A${pt(t[0])}$ goes to $A'${pt(to(0))}$.`,
          why:
            kind === 2
              ? 'The coordinates keep their places, and both signs change.'
              : kind === 3
                ? 'The coordinates change places and keep their signs.'
                : 'The coordinates change places, and one sign changes.',
        },
        {
          do: `As a rule: $(x, y) \\to ${rule}$. It takes $B${pt(t[1])}$ to $B'${pt(to(1))}$, as in the figure.`,
          why: 'A second vertex shows whether the rule holds.',
        },
        {
          do: `So it is ${(NAMES[kind] as string).replace(/^A/, 'a')}.`,
          why:
            kind === 3
              ? 'Across $y = x$ the coordinates change places.'
              : 'This is the rule of that rotation about the origin.',
        },
      ],
      ...oneVertex(t, kind),
      check: `$C${pt(t[2])}$ goes to $C'${pt(to(2))}$, by the same rule.`,
      figure: tri(
        t,
        each(t, (p) => by(kind, p)),
        kind === 3 ? ['A', 'B', 'C'] : [],
        kind === 3 ? '' : 'A',
      ),
    }
  },
  // By the angle from one corner to its image, and the direction of the corners.
  check: ({ t, image: im }) => {
    const way = ([a, b, c]: Tri) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))
    if (way(t) !== way(im)) return text(NAMES[3])
    const cross = t[0][0] * im[0][1] - t[0][1] * im[0][0]
    return text(NAMES[cross === 0 ? 2 : cross > 0 ? 0 : 1] as string)
  },
})

/** The turn around C without a rule for the signs: where P lies, seen from C, and where its image does. */
function pictured(c: XY, s: XY, q: 1 | 2 | 3): Html {
  const way = (axis: 0 | 1, step: number) =>
    (axis === 0 ? ['left', 'right'] : ['down', 'up'])[step > 0 ? 1 : 0] as string
  const [x, y] = turn(q, s)
  const from = `$${Math.abs(s[0])}$ ${way(0, s[0])} and $${Math.abs(s[1])}$ ${way(1, s[1])}`
  if (q === 2)
    return `From $C$ to $P$ it is ${from}. A half turn leads to the other side: $${Math.abs(x)}$ ${way(0, x)} and $${Math.abs(y)}$ ${way(1, y)} from $C$, to $${pt(plus(c, [x, y]))}$.`
  return `Picture it: from $C$ to $P$ it is ${from}. A quarter turn ${q === 1 ? 'counterclockwise' : 'clockwise'} makes ${way(0, s[0])} into ${way(1, y)} and ${way(1, s[1])} into ${way(0, x)}, so the image is $${Math.abs(y)}$ ${way(1, y)} and $${Math.abs(x)}$ ${way(0, x)} from $C$: $${pt(plus(c, [x, y]))}$.`
}

const center = template({
  id: 'geometry/rotation-around-a-point',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        c: [int(rng, -4, 4), int(rng, -4, 4)] as XY,
        s: [int(rng, -5, 5), int(rng, -5, 5)] as XY,
        q: pick(rng, [1, 2, 3] as const),
        way: int(rng, 0, 1),
      }),
      ({ c, s }) =>
        c[0] !== 0 &&
        c[1] !== 0 &&
        s[0] !== 0 &&
        s[1] !== 0 &&
        Math.abs(s[0]) !== Math.abs(s[1]) &&
        Math.abs(c[0]) !== Math.abs(c[1]),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ c, s, q, way }) =>
        `Point $P${pt([c[0] + s[0], c[1] + s[1]])}$ is rotated by ${SAYS[q][way]} around the point $C${pt(c)}$. What are the coordinates of its image?`,
    },
  ],
  given: ({ c, s, q, way }) => ({ c, p: plus(c, s), says: SAYS[q][way] as string }),
  answer: ({ c, s, q }) => P(plus(c, turn(q, s))),
  traps: [
    {
      misconception: 'geo-trans-ignores-the-center',
      classic: true,
      rule: ({ p, says }) => P(turn(quarters(says), p)),
      says: () => 'I rotated around $(0, 0)$ instead of $C$.',
      why: () => 'rotates around $(0, 0)$ instead of $C$.',
    },
    {
      misconception: 'geo-trans-forgets-to-return',
      rule: ({ c, p, says }) => P(turn(quarters(says), minus(p, c))),
      why: () => 'gives the turned steps, but does not start at $C$ again.',
    },
    {
      misconception: 'geo-trans-rotates-the-wrong-way',
      rule: ({ c, p, says }) => (quarters(says) === 2 ? null : P(plus(c, turn(4 - quarters(says), minus(p, c))))),
      why: () => 'turns in the opposite direction.',
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ c, p, says }) => P(plus(c, turn(quarters(says) === 2 ? 1 : 2, minus(p, c)))),
      says: ({ q }) => (q === 2 ? 'I turned by 90° counterclockwise.' : 'I turned by 180°.'),
      why: ({ q }) => (q === 2 ? 'turns by $90^\\circ$ only.' : 'turns by $180^\\circ$.'),
    },
    {
      misconception: 'geo-trans-wrong-angle-of-rotation',
      rule: ({ c, p, says }) => (quarters(says) === 2 ? P(plus(c, turn(3, minus(p, c)))) : null),
      says: () => 'I turned by 90° clockwise.',
      why: () => 'turns by $90^\\circ$ only.',
    },
    {
      misconception: 'geo-trans-swaps-coordinates-wrongly',
      rule: ({ c, p }) => P(plus(c, [p[1] - c[1], p[0] - c[0]])),
      says: () => 'I swapped the two steps from $C$ and changed no sign.',
      why: () => 'swaps the steps without changing a sign.',
    },
  ],
  explain: ({ c, s, q }) => ({
    plan: 'Work with the steps from the center to the point: turn the steps, then start at the center again.',
    steps: [
      { do: `From $C$ to $P$ the steps are $${s[0]}$ and $${s[1]}$.`, why: 'Work with the steps from the center.' },
      {
        do: `Turned, the steps are $${turn(q, s)[0]}$ and $${turn(q, s)[1]}$.`,
        why: `$(x, y)$ becomes $${q === 1 ? '(-y, x)' : q === 2 ? '(-x, -y)' : '(y, -x)'}$.`,
      },
      { do: `From $C$ they lead to $${pt(plus(c, turn(q, s)))}$.`, why: 'Start at the center again.' },
    ],
    check:
      q === 2
        ? `The center must be the midpoint of $P${pt(plus(c, s))}$ and its image: $\\left(\\frac{${plus(c, s)[0]} + ${paren(plus(c, turn(q, s))[0])}}{2}, \\frac{${plus(c, s)[1]} + ${paren(plus(c, turn(q, s))[1])}}{2}\\right) = ${pt(c)}$.`
        : `Both points must be equally far from $C$: $${paren(s[0])}^2 + ${paren(s[1])}^2 = ${s[0] * s[0] + s[1] * s[1]}$, and $${paren(turn(q, s)[0])}^2 + ${paren(turn(q, s)[1])}^2 = ${s[0] * s[0] + s[1] * s[1]}$ as well.`,
    ...(q === 2 && ![...c, ...plus(c, s)].includes(0)
      ? {
          faster: `After a half turn the center is the midpoint, so take the point from twice the center: $\\left(2 \\cdot ${paren(c[0])} - ${paren(plus(c, s)[0])}, 2 \\cdot ${paren(c[1])} - ${paren(plus(c, s)[1])}\\right) = ${pt(plus(c, turn(q, s)))}$.`,
        }
      : { faster: pictured(c, s, q) }),
  }),
  check: ({ c, p, says }) => {
    const a = ((says.includes(' clockwise') ? -1 : 1) * Number(says.replace(/\D/g, '')) * Math.PI) / 180
    const [u, v] = [p[0] - c[0], p[1] - c[1]]
    return P([
      Math.round(c[0] + u * Math.cos(a) - v * Math.sin(a)),
      Math.round(c[1] + u * Math.sin(a) + v * Math.cos(a)),
    ])
  },
})
function minus(a: XY, b: XY): XY {
  return [a[0] - b[0], a[1] - b[1]]
}
function plus(a: XY, b: XY): XY {
  return [a[0] + b[0], a[1] + b[1]]
}

export const templates = [image, which, center]
