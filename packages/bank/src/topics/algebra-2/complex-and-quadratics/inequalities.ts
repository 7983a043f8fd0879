import {
  between,
  curve,
  dot,
  either,
  frac,
  type Layer,
  linear,
  nonZero,
  pick,
  plane,
  type Relation,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'
import { quad, zerosOf } from './common.ts'

const skill = 'a2-quadratic-inequalities'
export const SIGN: Readonly<Record<Relation, string>> = { '<': '\\lt', '<=': '\\le', '>': '\\gt', '>=': '\\ge' }

const RELATIONS: readonly Relation[] = ['<', '<=', '>', '>=']
export type Roots = { r: number; s: number; rel: Relation }

export const drawRoots = (rng: () => number, most: number): Roots =>
  until(
    () => ({ r: nonZero(rng, -most, most - 1), s: nonZero(rng, -most + 1, most), rel: pick(rng, RELATIONS) }),
    ({ r, s }) => r < s && Math.abs(r) !== Math.abs(s),
  )

/** The set between the bounds or outside them, open or closed as the relation is. */
const inside = (lo: number, hi: number, rel: Relation): Value =>
  rel.endsWith('=') ? between(lo, '<=', 'x', '<=', hi) : between(lo, '<', 'x', '<', hi)

const outside = (lo: number, hi: number, rel: Relation): Value =>
  rel.endsWith('=') ? either('x', '<=', lo, '>=', hi) : either('x', '<', lo, '>', hi)

const set = ({ r, s, rel }: Roots, up = true): Value =>
  rel.startsWith('<') === up ? inside(r, s, rel) : outside(r, s, rel)

const wrongSide = ({ r, s, rel }: Roots, up = true): Value =>
  rel.startsWith('<') === up ? outside(r, s, rel) : inside(r, s, rel)

export const flip = (p: Roots): Roots => ({ ...p, r: -p.s, s: -p.r })

/** The same inequality with the bounds treated the other way. */
export const toggled = (p: Roots): Roots => ({
  ...p,
  rel: (p.rel.endsWith('=') ? p.rel.slice(0, 1) : `${p.rel}=`) as Relation,
})

/** What somebody did who treated the bounds the other way. */
export const endsMixed = (closed: boolean): string =>
  closed
    ? 'I left out the zeros, although they belong to the solution.'
    : 'I included the zeros, although they do not belong to the solution.'

/** What is said to whoever took the zeros in or left them out wrongly. */
const zerosMixedUp = {
  why: ({ rel }: Readonly<{ rel: string }>) =>
    rel.endsWith('=')
      ? 'leaves out the zeros, which belong to the solution.'
      : 'includes the zeros, which do not belong to the solution.',
  says: ({ rel }: Readonly<{ rel: string }>) => endsMixed(rel.endsWith('=')),
}

/** What the stem shows of an inequality whose zeros can be seen. */
type Shown = Readonly<{ r: number; s: number; rel: string; closed: boolean }>

const bounds = ({ r, s, rel, closed }: Shown): Roots => ({ r, s, rel: (closed ? `${rel}=` : rel) as Relation })

/** The zeros of x² − bx + k, and the relation. */
export const read = ({
  b,
  k,
  rel,
  closed,
}: Readonly<{ b: number; k: number; rel: string; closed: boolean }>): Roots => {
  const [r, s] = zerosOf(-b, k)
  return bounds({ r, s, rel, closed })
}

/** Tries the numbers a quarter apart and reads off the shape of the solution; the bounds are whole numbers. */
function tested(holds: (x: number) => boolean): Value {
  const xs = Array.from({ length: 161 }, (_, i) => (i - 80) / 4)
  const middle = xs.filter((x) => holds(x) !== holds(-20))
  const [lo, hi] = [Math.min(...middle), Math.max(...middle)]
  // What fails or holds in the middle ends on the bound itself, or a quarter before it.
  const onBound = Number.isInteger(lo)
  if (holds(-20)) return onBound ? either('x', '<', lo, '>', hi) : either('x', '<=', lo - 0.25, '>=', hi + 0.25)
  return onBound ? between(lo, '<=', 'x', '<=', hi) : between(lo - 0.25, '<', 'x', '<', hi + 0.25)
}

const solve = template({
  id: 'algebra-2/quadratic-inequality-solve',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => drawRoots(rng, 9),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 8,
      stem: ({ r, s, rel }) => `What is the solution of $${quad(1, -(r + s), r * s)} ${SIGN[rel]} 0$?`,
    },
    {
      id: 'negative',
      kind: 'bare',
      items: 6,
      b: 0.5,
      stem: ({ r, s, rel }) =>
        `Solve $${quad(-1, r + s, -r * s)} ${SIGN[rel.startsWith('<') ? (rel.replace('<', '>') as Relation) : (rel.replace('>', '<') as Relation)]} 0$.`,
    },
  ],
  given: ({ r, s, rel }) => ({ b: r + s, k: r * s, rel: rel.slice(0, 1), closed: rel.endsWith('=') }),
  answer: (p) => set(p),
  traps: [
    {
      misconception: 'a2-cq-picks-the-wrong-region',
      classic: true,
      rule: (g) => wrongSide(read(g)),
      why: ({ r, s }) => {
        const x = r < 0 && s > 0 ? 0 : r + 1 < s ? r + 1 : s + 1
        return `takes the numbers where the expression has the opposite sign; test $x = ${x}$.`
      },
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: (g) => set(flip(read(g))),
      why: ({ r, s }) => `has the zeros with the wrong signs; they are $${r}$ and $${s}$.`,
    },
    {
      misconception: 'a2-cq-mixes-up-open-and-closed',
      rule: (g) => set(toggled(read(g))),
      ...zerosMixedUp,
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      twoSlips: true,
      rule: (g) => wrongSide(flip(read(g))),
      why: () => 'has the zeros with the wrong signs, and the opposite region.',
      says: () =>
        'I read the zeros with the wrong signs, and took the numbers for which the expression has the opposite sign.',
    },
  ],
  explain: ({ r, s, rel }, frame) => ({
    plan: 'Find the zeros of the expression; then the direction in which the parabola opens tells where it is positive and where negative.',
    steps: [
      ...(frame === 'negative'
        ? [
            {
              do: `Multiply by $-1$ and flip the inequality sign: $${quad(1, -(r + s), r * s)} ${SIGN[rel]} 0$.`,
              why: 'Multiplying an inequality by a negative number flips its sign.',
            },
          ]
        : []),
      {
        do: `Factor the left side: $(${linear(1, -r)})(${linear(1, -s)})$.`,
        why: `The numbers $${-r}$ and $${-s}$ have the product $${r * s}$ and the sum $${-r - s}$.`,
      },
      {
        do: `It is $0$ at $x = ${r}$ and $x = ${s}$, negative between them, and positive outside.`,
        why: 'A parabola with $x^2$ in front opens upward.',
      },
      {
        do: `The solution is ${set({ r, s, rel }).html}.`,
        why: `The inequality asks where it is ${rel.startsWith('<') ? 'negative' : 'positive'}${rel.endsWith('=') ? ' or zero' : ''}.`,
      },
    ],
    check: `Test one number of each kind: at $x = ${s + 1}$ the product is $${s + 1 - r} \\cdot 1 = ${s + 1 - r}$; at $x = ${toTex(frac(r + s, 2))}$, the middle, it is $${toTex(frac(-((s - r) ** 2), 4))}$. So “$${SIGN[rel]} 0$” holds ${rel.startsWith('<') ? 'between' : 'outside'} the zeros.`,
    faster: `${frame === 'negative' ? 'After the sign is flipped' : 'With a positive coefficient of $x^2$'}, “less than” lies between the zeros and “greater than” outside of them. So the zeros $${r}$ and $${s}$ and the sign $${SIGN[rel]}$ are enough.`,
  }),
  check: ({ b, k, rel, closed }) =>
    tested((x) => {
      const y = x * x - b * x + k
      return (closed && y === 0) || (rel === '<' ? y < 0 : y > 0)
    }),
})

const picture = ({ r, s, up }: Roots & { up: boolean }, marks: readonly Layer[] = []) =>
  plane(
    {
      alt: `A parabola that opens ${up ? 'upward' : 'downward'} and crosses the x-axis at ${r} and ${s}.`,
      x: [-6, 6],
      y: [-10, 10],
      yStep: 2,
    },
    [curve((x) => (up ? 1 : -1) * (x - r) * (x - s)), ...marks],
  )

const fromGraph = template({
  id: 'algebra-2/quadratic-inequality-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawRoots(rng, 5), up: pick(rng, [true, false]) }),
      ({ r, s }) => s - r >= 2 && s - r <= 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ r, s, rel, up }) =>
        `<p>The graph of a quadratic function $f$ is shown.</p>${picture({ r, s, rel, up })}<p>For which $x$ is $f(x) ${SIGN[rel]} 0$?</p>`,
    },
  ],
  given: ({ r, s, rel, up }) => ({ r, s, rel: rel.slice(0, 1), closed: rel.endsWith('='), up }),
  answer: ({ up, ...p }) => set(p, up),
  traps: [
    {
      misconception: 'a2-cq-picks-the-wrong-region',
      classic: true,
      rule: ({ up, ...g }) => wrongSide(bounds(g), up),
      why: () => 'is where the graph lies on the other side of the $x$-axis.',
    },
    {
      misconception: 'a2-cq-mixes-up-open-and-closed',
      rule: ({ up, ...g }) => set(toggled(bounds(g)), up),
      ...zerosMixedUp,
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: ({ up, ...g }) => set(flip(bounds(g)), up),
      why: () => 'has the zeros with the wrong signs.',
    },
    {
      misconception: 'a2-cq-mixes-up-open-and-closed',
      twoSlips: true,
      rule: ({ up, ...g }) => wrongSide(toggled(bounds(g)), up),
      why: () => 'is where the graph lies on the other side of the $x$-axis, and the zeros are treated wrongly.',
      says: () => 'I took the other side of the $x$-axis, and mixed up whether the zeros belong to it.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      twoSlips: true,
      rule: ({ up, ...g }) => wrongSide(flip(bounds(g)), up),
      why: () => 'has the zeros with the wrong signs, and lies on the other side of the $x$-axis.',
      says: () => 'I read the zeros with the wrong signs, and took the other side of the $x$-axis.',
    },
  ],
  explain: ({ up, ...p }) => {
    const below = p.rel.startsWith('<')
    const between = below === up
    return {
      plan: 'Read the zeros from the graph, then read for which $x$ the graph lies on the side of the $x$-axis that is asked for.',
      steps: [
        {
          do: `The graph crosses the $x$-axis at $x = ${p.r}$ and $x = ${p.s}$.`,
          why: 'There $f(x) = 0$; only there the sign can change.',
        },
        {
          do: `It opens ${up ? 'upward' : 'downward'}, so it lies ${up ? 'below' : 'above'} the axis between the zeros and ${up ? 'above' : 'below'} it outside.`,
          why: `$f(x)$ is ${up ? 'negative' : 'positive'} where the graph is ${up ? 'below' : 'above'} the axis.`,
        },
        {
          do: `Asked for is where the graph lies ${below ? 'below' : 'above'} the axis: ${between ? 'between' : 'outside'} the zeros, ${set(p, up).html}.`,
          why: p.rel.endsWith('=')
            ? 'The sign has a bar, so the zeros themselves belong to it.'
            : 'The sign has no bar, so the zeros themselves do not belong to it.',
        },
      ],
      check: `At $x = ${p.r - 1}$, left of both zeros, the graph lies ${up ? 'above' : 'below'} the axis; this $x$ is ${between ? 'not ' : ''}in the answer.`,
      figure: picture({ ...p, up }, [
        dot(p.r, 0, { open: !p.rel.endsWith('=') }),
        dot(p.s, 0, { open: !p.rel.endsWith('=') }),
      ]),
      faster: `Look at one place between the zeros, such as $x = ${p.r + 1}$: the graph lies ${up ? 'below' : 'above'} the axis there, so $${p.r + 1}$ ${between ? 'belongs' : 'does not belong'} to the answer. This leaves only the ends, and the sign ${p.rel.endsWith('=') ? 'has a bar, so they belong to it' : 'has no bar, so they do not'}.`,
    }
  },
  check: ({ r, s, rel, closed, up }) =>
    tested((x) => {
      const y = (up ? 1 : -1) * (x - r) * (x - s)
      return (closed && y === 0) || (rel === '<' ? y < 0 : y > 0)
    }),
})

export const templates: readonly Template[] = [solve, fromGraph]
