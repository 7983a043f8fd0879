import {
  between,
  curve,
  either,
  int,
  linear,
  nonZero,
  pick,
  plane,
  type Relation,
  type Template,
  template,
  text,
  until,
  type Value,
} from '#kit'
import { quad, wholes, zerosOf } from './common.ts'

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
      why: ({ rel }) =>
        rel.endsWith('=')
          ? 'leaves out the zeros, which belong to the solution.'
          : 'includes the zeros, which do not belong to the solution.',
      says: ({ rel }) => endsMixed(rel.endsWith('=')),
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
  explain: ({ r, s, rel }) => ({
    plan: 'Find the zeros of the expression; then the direction in which the parabola opens tells where it is positive and where negative.',
    steps: [
      {
        do: `With $x^2$ in front the inequality reads $${quad(1, -(r + s), r * s)} ${SIGN[rel]} 0$.`,
        why: 'Where it starts with $-x^2$, multiply by $-1$ and turn the sign round.',
      },
      {
        do: `The left side is $(${linear(1, -r)})(${linear(1, -s)})$, so it is 0 at $x = ${r}$ and $x = ${s}$.`,
        why: 'The zeros cut the real numbers into three parts.',
      },
      {
        do: `Between them it is negative, outside it is positive. So the solution is ${set({ r, s, rel }).html}.`,
        why: 'A parabola with $x^2$ in front opens upward.',
      },
    ],
  }),
  check: ({ b, k, rel, closed }) =>
    tested((x) => {
      const y = x * x - b * x + k
      return (closed && y === 0) || (rel === '<' ? y < 0 : y > 0)
    }),
})

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
        `<p>The graph of a quadratic function $f$ is shown.</p>${plane(
          {
            alt: `A parabola that opens ${up ? 'upward' : 'downward'} and crosses the x-axis at ${r} and ${s}.`,
            x: [-6, 6],
            y: [-10, 10],
            yStep: 2,
          },
          [curve((x) => (up ? 1 : -1) * (x - r) * (x - s))],
        )}<p>For which $x$ is $f(x) ${SIGN[rel]} 0$?</p>`,
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
      why: ({ rel }) =>
        rel.endsWith('=')
          ? 'leaves out the zeros, which belong to the solution.'
          : 'includes the zeros, which do not belong to the solution.',
      says: ({ rel }) => endsMixed(rel.endsWith('=')),
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
  explain: ({ up, ...p }) => ({
    plan: 'Read the zeros from the graph, then read for which $x$ the graph lies on the side of the $x$-axis that is asked for.',
    steps: [
      {
        do: `The graph crosses the $x$-axis at $${p.r}$ and $${p.s}$ and opens ${up ? 'upward' : 'downward'}.`,
        why: 'Read it from the graph.',
      },
      {
        do: `It lies ${p.rel.startsWith('<') ? 'below' : 'above'} the axis for ${set(p, up).html}.`,
        why: p.rel.endsWith('=') ? 'The zeros themselves belong to it.' : 'The zeros themselves do not belong to it.',
      },
    ],
    check: `At $x = ${p.r - 1}$ the graph lies ${up ? 'above' : 'below'} the axis, between the zeros ${up ? 'below' : 'above'} it.`,
  }),
  check: ({ r, s, rel, closed, up }) =>
    tested((x) => {
      const y = (up ? 1 : -1) * (x - r) * (x - s)
      return (closed && y === 0) || (rel === '<' ? y < 0 : y > 0)
    }),
})

const SPECIAL = (h: number) =>
  ['Every real number', 'No real number', `Only $x = ${h}$`, `Every real number except $x = ${h}$`] as const

/** A number that the answer with this place in SPECIAL treats wrongly: the vertex, or one beside it. */
const mistaken = ({ b, k, rel }: { b: number; k: number; rel: Relation }, which: number): string => {
  const [at, beside] = [-b / 2, -b / 2 + 1]
  const value = (x: number) => x * x + b * x + k
  const fits = (y: number) => (rel.endsWith('=') && y === 0) || (rel.startsWith('<') ? y < 0 : y > 0)
  const includes = { [at]: which === 0 || which === 2, [beside]: which === 0 || which === 3 }
  const x = includes[at] === fits(value(at)) ? beside : at
  return `${includes[x] ? 'includes' : 'leaves out'} $x = ${x}$, where the left side is $${value(x)}$.`
}

/** What leads to the answer with this place in SPECIAL. */
const thought = ({ b, k, rel }: { b: number; k: number; rel: Relation }, which: number): string => {
  const touches = b * b === 4 * k
  const turned = 'I turned the inequality sign round'
  if (which === 2)
    return touches
      ? 'I solved the equation instead of the inequality.'
      : 'I took the vertex of the parabola for its only zero.'
  if (which === 1) {
    if (!touches) return 'I saw that the expression has no real zero, and took this for no solution.'
    return rel === '<='
      ? 'I left out the zero, although the sign includes it.'
      : 'I took the square for negative at every $x$.'
  }
  if (which === 0) {
    if (rel === '>') return 'I counted the zero, although the sign does not include it.'
    return rel === '<' && touches
      ? 'I saw that the expression is never negative, and took this for the answer.'
      : `${turned}.`
  }
  if (rel === '>=' && touches) return 'I left out the zero, although the sign includes it.'
  if (touches)
    return rel === '<' ? `${turned}.` : 'I took the zero for the only exception instead of the only solution.'
  return rel.startsWith('>')
    ? 'I took the vertex of the parabola for a zero.'
    : `${turned}, and took the vertex of the parabola for a zero.`
}

const special = template({
  id: 'algebra-2/quadratic-inequality-special',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) => {
    const [which, h] = [int(rng, 0, 3), nonZero(rng, -8, 8)]
    const lift = which < 2 && int(rng, 0, 2) > 0 ? int(rng, 1, 9) : 0
    // On the axis: ≥ always, < never, ≤ only at h, > except at h. Above it: > and ≥ always, < and ≤ never.
    const rel: Relation =
      lift > 0
        ? pick(rng, which === 0 ? (['>', '>='] as const) : (['<', '<='] as const))
        : ((['>=', '<', '<=', '>'] as const)[which] as Relation)
    return { b: -2 * h, k: h * h + lift, rel }
  },
  frames: [
    {
      id: 'special',
      kind: 'bare',
      items: 8,
      stem: ({ b, k, rel }) => `Which real numbers satisfy $${quad(1, b, k)} ${SIGN[rel]} 0$?`,
    },
  ],
  given: (p) => p,
  answer: ({ b, k, rel }) => {
    const touches = b * b === 4 * k
    const which = touches ? { '>=': 0, '<': 1, '<=': 2, '>': 3 }[rel] : rel.startsWith('>') ? 0 : 1
    return text(SPECIAL(-b / 2)[which] as string)
  },
  traps: [
    {
      misconception: 'a2-cq-overlooks-where-it-touches',
      rule: ({ b }) => text(SPECIAL(-b / 2)[0]),
      why: (p) => mistaken(p, 0),
      says: (p) => thought(p, 0),
    },
    {
      misconception: 'a2-cq-overlooks-where-it-touches',
      rule: ({ b }) => text(SPECIAL(-b / 2)[1]),
      why: (p) => mistaken(p, 1),
      says: (p) => thought(p, 1),
    },
    {
      misconception: 'a2-cq-overlooks-where-it-touches',
      rule: ({ b }) => text(SPECIAL(-b / 2)[2]),
      why: (p) => mistaken(p, 2),
      says: (p) => thought(p, 2),
    },
    {
      misconception: 'a2-cq-overlooks-where-it-touches',
      rule: ({ b }) => text(SPECIAL(-b / 2)[3]),
      why: (p) => mistaken(p, 3),
      says: (p) => thought(p, 3),
    },
  ],
  explain: ({ b, k, rel }) => {
    const lift = k - (b * b) / 4
    return {
      plan: 'Complete the square: it shows whether the expression is ever zero or negative. Then read what the sign asks for.',
      steps: [
        {
          do: `$${quad(1, b, k)} = (x${b < 0 ? ` - ${-b / 2}` : ` + ${b / 2}`})^2${lift === 0 ? '' : ` + ${lift}`}$`,
          why: 'Complete the square.',
        },
        lift === 0
          ? {
              do: `This is $0$ for $x = ${-b / 2}$ and positive for all other $x$.`,
              why: `So for “$${SIGN[rel]} 0$” the answer is: ${SPECIAL(-b / 2)[{ '>=': 0, '<': 1, '<=': 2, '>': 3 }[rel]]}.`,
            }
          : {
              do: `This is at least $${lift}$, so it is positive for every $x$.`,
              why: `So “$${SIGN[rel]} 0$” is ${rel.startsWith('>') ? 'always' : 'never'} true.`,
            },
      ],
      check: `At $x = ${-b / 2}$ the left side is $${lift}$, and at $x = ${-b / 2 + 1}$ it is $${lift + 1}$.`,
    }
  },
  check: ({ b, k, rel }) => {
    const holds = (x: number) => {
      const y = x * x + b * x + k
      return rel === '<' ? y < 0 : rel === '<=' ? y <= 0 : rel === '>' ? y > 0 : y >= 0
    }
    const [all, some] = [wholes(40).every(holds), wholes(40).some(holds)]
    const h = wholes(40).find((x) => holds(x - 1) === holds(x + 1) && holds(x) !== holds(x + 1)) ?? -b / 2
    return text(SPECIAL(h)[all ? 0 : !some ? 1 : holds(h) ? 2 : 3] as string)
  },
})

export const templates: readonly Template[] = [solve, fromGraph, special]
