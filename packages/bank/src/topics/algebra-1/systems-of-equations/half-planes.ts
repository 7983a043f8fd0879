import {
  dot,
  frac,
  type Half,
  type Html,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  point,
  type Relation,
  type Rng,
  region,
  signed,
  signedTerm,
  type Template,
  template,
  terms,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { across } from '../across.ts'
import { numbersOf, onlyOne } from '../read-tex.ts'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { put, undo, unscale, worked, workedLine } from '../undoing.ts'

const skill = 'a1-linear-inequalities-two-variables'

/** y rel mx + b. */
type Drawn = Readonly<{ start: number; next: number; above: boolean; dashed: boolean }>

/** The inequality that a line and its shaded side show. */
export const lineOf = ({ start, next, above, dashed }: Drawn): Ineq => ({
  m: next - start,
  b: start,
  rel: above ? (dashed ? '>' : '>=') : dashed ? '<' : '<=',
})

export type Ineq = Readonly<{ m: number; b: number; rel: Relation }>

export const tex = ({ m, b, rel }: Ineq): string => `y ${SIGN[rel]} ${linear(m, b)}`

export const half = ({ m, b, rel }: Ineq): Half => (pointsUp(rel) ? { a: -m, b: 1, c: b } : { a: m, b: -1, c: -b })

const seen = ({ m, b, rel }: Ineq): string =>
  `A ${isStrict(rel) ? 'dashed' : 'solid'} line through (0, ${b}) and (1, ${b + m})`

export function draw(list: readonly Ineq[], tested?: readonly [number, number]): Html {
  const side = (i: Ineq) => (pointsUp(i.rel) ? 'above' : 'below')
  return plane(
    {
      alt: `Coordinate plane. ${list.map((i) => `${seen(i)}, shaded ${side(i)} it`).join('; ')}.${tested ? ` The point (${tested.join(', ')}) is marked.` : ''}`.replace(
        /-/g,
        '−',
      ),
      x: [-6, 6],
      y: [-6, 6],
      xStep: 1,
      yStep: 1,
      xEvery: 1,
      yEvery: 1,
    },
    [
      region(list.map(half)),
      ...list.map((i) => across(0, i.b, 1, i.b + i.m, isStrict(i.rel))),
      ...(tested ? [dot(...tested)] : []),
    ],
  )
}

export const drawIneq = (rng: Rng): Ineq => ({
  m: nonZero(rng, -3, 3),
  b: nonZero(rng, -4, 4),
  rel: pick(rng, RELATIONS),
})

const readGraph = template({
  id: 'algebra-1/half-plane-read',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: drawIneq,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (p) => `<p>Which inequality has the shaded region as its solutions?</p>${draw([p])}`,
    },
  ],
  given: (p) => ({ start: p.b, next: p.b + p.m, above: pointsUp(p.rel), dashed: isStrict(p.rel) }),
  answer: (p) => shown(p),
  traps: [
    {
      misconception: 'a1-half-plane-wrong-side',
      classic: true,
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, rel: flip(p.rel) })
      },
      why: (p) => `describes the points ${pointsUp(p.rel) ? 'below' : 'above'} the line.`,
    },
    {
      misconception: 'a1-half-plane-boundary',
      says: () => 'I mixed up solid and dashed lines.',
      classic: true,
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, rel: loosen(p.rel) })
      },
      why: (p) => (isStrict(p.rel) ? 'includes the line, which is dashed.' : 'leaves out the line, which is solid.'),
    },
    {
      misconception: 'a1-half-plane-slope',
      says: () => 'I took the slope of the line with the wrong sign.',
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, m: -p.m })
      },
      why: () => 'has a boundary with the wrong slope.',
    },
    {
      misconception: 'a1-half-plane-boundary',
      says: () => 'I mixed up solid and dashed lines, and I took the wrong side of the line.',
      twoSlips: true,
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, rel: loosen(flip(p.rel)) })
      },
    },
    {
      misconception: 'a1-half-plane-slope',
      says: () => 'I took the slope of the line with the wrong sign, and the wrong side of the line.',
      twoSlips: true,
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, m: -p.m, rel: flip(p.rel) })
      },
    },
    {
      misconception: 'a1-half-plane-slope',
      says: () => 'I took the slope of the line with the wrong sign, and I mixed up solid and dashed lines.',
      twoSlips: true,
      rule: (g) => {
        const p = lineOf(g)
        return shown({ ...p, m: -p.m, rel: loosen(p.rel) })
      },
    },
  ],
  explain: (p) => {
    const [strict, up] = [isStrict(p.rel), pointsUp(p.rel)]
    const y = up ? p.b + 1 : p.b - 1
    return {
      figure: draw([p], [0, y]),
      plan: 'First find the equation of the boundary line. Then its style, solid or dashed, and the shaded side decide about the sign.',
      steps: [
        {
          do: `The line crosses the $y$-axis at $${p.b}$ and goes ${p.m > 0 ? 'up' : 'down'} by $${Math.abs(p.m)}$ for one step to the right: $y = ${linear(p.m, p.b)}$.`,
          why: 'Slope and $y$-intercept give the equation of the boundary.',
        },
        {
          do: `The line is ${strict ? 'dashed, so its points are not solutions: the sign is $\\lt$ or $\\gt$' : 'solid, so its points are solutions: the sign is $\\le$ or $\\ge$'}.`,
          why: strict ? 'A dashed boundary is left out.' : 'A solid boundary is included.',
        },
        {
          do: `The region ${up ? 'above' : 'below'} the line is shaded: ${shown(p).html}.`,
          why: up ? 'Above the line $y$ is greater than on it.' : 'Below the line $y$ is smaller than on it.',
        },
      ],
      check: `Test a shaded point, $(0, ${y})$: the right side is $${workedLine(p.m, 0, p.b)}$, and $${y} ${SIGN[p.rel]} ${p.b}$ is true.`,
      faster: `Three looks sort the options out: a ${strict ? 'dashed' : 'solid'} line means a sign ${strict ? 'without' : 'with'} a bar, shading ${up ? 'above' : 'below'} means “${up ? 'greater' : 'less'},” and a line that ${p.m > 0 ? 'rises' : 'falls'} has a ${p.m > 0 ? 'positive' : 'negative'} coefficient of $x$.`,
    }
  },
  check: ({ start, next, above, dashed }) => {
    const rel = RELATIONS.find(
      (r) => holds(start + 1, r, start) === above && holds(start, r, start) !== dashed,
    ) as Relation
    return shown({ m: next - start, b: start, rel })
  },
})

function shown(p: Ineq): Value {
  return text(`$${tex(p)}$`)
}

/** ax + by rel c: one of four points does it. */
const whichPoint = template({
  id: 'algebra-1/half-plane-point',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c, rel] = [nonZero(rng, -5, 5), nonZero(rng, -5, 5), nonZero(rng, -12, 12), pick(rng, RELATIONS)]
        const spots = Array.from({ length: 5 }, () => [nonZero(rng, -5, 5), nonZero(rng, -5, 5)] as [number, number])
        return { a, b, c, rel, spots }
      },
      ({ a, b, c, rel, spots }) => {
        const [key, ...rest] = spots as [[number, number], ...[number, number][]]
        const value = ([x, y]: [number, number]) => a * x + b * y
        return (
          holds(value(key), rel, c) &&
          rest.every((s) => !holds(value(s), rel, c) && Math.abs(value(s) - c) < 12) &&
          (value(rest[0] as [number, number]) === c) === isStrict(rel) &&
          new Set(spots.map((s) => s.join())).size === 5 &&
          Math.abs(value(key) - c) < 12
        )
      },
    ),
  frames: [
    {
      id: 'point',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, rel }) => `Which point is a solution of $${terms([a, 'x'], [b, 'y'])} ${SIGN[rel]} ${c}$?`,
    },
  ],
  given: ({ a, b, c, rel, spots }) => ({ a, b, c, rel, offered: spots.map((s) => point(...s).html) }),
  answer: ({ spots }) => point(...(spots[0] as [number, number])),
  traps: [1, 2, 3, 4].map((k) => ({
    misconception:
      k === 1 ? 'a1-half-plane-boundary' : k === 2 ? 'a1-half-plane-sign-slip' : 'a1-half-plane-wrong-side',
    ...(k === 1 ? { classic: true as const } : {}),
    rule: ({ offered }: Readonly<{ offered: readonly string[] }>) => {
      const [x = 0, y = 0] = (offered[k] ?? '').match(/-?\d+/g)?.map(Number) ?? []
      return point(x, y)
    },
    why: ({ a, b, c, spots }: Spots) => {
      const [x, y] = spots[k] as [number, number]
      return `gives $${a * x + b * y}$ on the left side, compared with $${c}$.`
    },
    says: ({ a, b, c, spots }: Spots) => {
      const [x, y] = spots[k] as [number, number]
      return `I took $(${x}, ${y})$, where the left side is $${a * x + b * y}$ and the right side $${c}$.`
    },
  })),
  explain: ({ a, b, c, rel, spots }) => {
    const [[x, y], [u, v]] = spots as [[number, number], [number, number]]
    const [value, other] = [a * x + b * y, a * u + b * v]
    return {
      plan: 'A point is a solution when its coordinates make the inequality true. Put each point in and compare.',
      steps: [
        {
          do: `Put the coordinates of a point into $${terms([a, 'x'], [b, 'y'])}$ and see whether the result is ${WORDS[rel]} $${c}$.`,
          why: 'The first coordinate stands for $x$, the second for $y$.',
        },
        {
          do: `For example $(${u}, ${v})$: $${worked(a, u, b, v, other)}$, and $${other} ${SIGN[rel]} ${c}$ is false.`,
          why:
            other === c
              ? 'The two sides are equal, so this point is on the boundary, and the sign leaves the boundary out.'
              : 'This point is on the wrong side of the boundary.',
        },
        {
          do: `But $(${x}, ${y})$: $${worked(a, x, b, y, value)}$, and $${value} ${SIGN[rel]} ${c}$ is true.`,
          why: 'The other points make the inequality false.',
        },
      ],
      check: `For $x = ${x}$ the inequality says $y ${SIGN[b > 0 ? rel : flip(rel)]} ${toTex(frac(c - a * x, b))}$, and $y = ${y}$ fits.`,
    }
  },
  // A point fails when the opposite comparison is true for it.
  check: ({ a, b, c, rel, offered }) => {
    const read = offered.map((html) => numbersOf(html) as [number, number])
    return point(...onlyOne(read, ([x, y]) => !holds(a * x + b * y, flip(loosen(rel)), c)))
  },
})

const WORDS: Readonly<Record<Relation, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'greater than',
  '>=': 'at least',
}

type Spots = { a: number; b: number; c: number; rel: Relation; spots: [number, number][] }

const edge = template({
  id: 'algebra-1/half-plane-edge',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -6, 6),
        b: int(rng, 2, 6),
        c: nonZero(rng, -20, 30),
        x: nonZero(rng, -6, 6),
        rel: pick(rng, RELATIONS),
      }),
      ({ a, b, c, x }) => Math.abs((c - a * x) / b) < 20 && Math.abs(a) > 1,
    ),
  frames: [
    {
      id: 'point',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, c, x, rel }) =>
        `What is the ${pointsUp(rel) ? 'least' : 'greatest'} integer $k$ for which $(${x}, k)$ is a solution of $${terms([a, 'x'], [b, 'y'])} ${SIGN[rel]} ${c}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, x, rel }) => num(last((c - a * x) / b, rel)),
  traps: [
    {
      misconception: 'a1-half-plane-rounds-wrong',
      says: ({ a, b, c, x }) =>
        (c - a * x) % b === 0
          ? 'I gave the $y$-value on the line itself, which does not satisfy the inequality.'
          : 'I rounded to the wrong side of the boundary.',
      classic: true,
      rule: ({ a, b, c, x, rel }) => num(pointsUp(rel) ? Math.floor((c - a * x) / b) : Math.ceil((c - a * x) / b)),
    },
    {
      misconception: 'a1-half-plane-sign-slip',
      says: ({ a, x }) => `I put the point in and moved $${a * x}$ to the other side without changing its sign.`,
      rule: ({ a, b, c, x, rel }) => num(last((c + a * x) / b, rel)),
    },
    {
      misconception: 'a1-system-stops-before-dividing',
      says: ({ b }) => `I took the boundary of $${b}k$ for that of $k$ and did not divide by ${b}.`,
      rule: ({ a, c, x, rel }) => num(last(c - a * x, rel)),
      why: ({ b }) => `is the boundary of $${b}k$, which is still to be divided by ${b}.`,
    },
  ],
  explain: ({ a, b, c, x, rel }) => {
    const [up, k, bound] = [pointsUp(rel), last((c - a * x) / b, rel), frac(c - a * x, b)]
    const next = up ? k - 1 : k + 1
    return {
      plan: 'Put the point into the inequality. What is left is an inequality with $k$ alone: solve it, then take the integer next to the boundary.',
      steps: [
        {
          do: `Put in $x = ${x}$ and $y = k$: $${put(a, x)}${signedTerm(b, 'k')} ${SIGN[rel]} ${c}$, which is $${terms([a * x, ''], [b, 'k'])} ${SIGN[rel]} ${c}$.`,
          why: 'A solution makes the inequality true.',
        },
        {
          do: `${undo(a * x)}: $${b}k ${SIGN[rel]} ${c}${signed(-a * x)}$, so $${b}k ${SIGN[rel]} ${c - a * x}$.`,
          why: 'Adding or subtracting the same number keeps the sign.',
        },
        {
          do: `${unscale(b)}: $k ${SIGN[rel]} ${toTex(bound)}$.`,
          why: `$${b}$ is positive, so the sign keeps its direction.`,
        },
        {
          do:
            bound.d === 1
              ? `${isStrict(rel) ? `$${bound.n}$ itself is left out` : `$${bound.n}$ itself is included`}, so the ${up ? 'least' : 'greatest'} integer is $k = ${k}$.`
              : `$${toTex(bound)}$ lies between $${Math.floor(bound.n / bound.d)}$ and $${Math.floor(bound.n / bound.d) + 1}$, so the ${up ? 'least' : 'greatest'} integer is $k = ${k}$.`,
          why: up ? 'Go up from the boundary to the first integer.' : 'Go down from the boundary to the first integer.',
        },
      ],
      check: `$k = ${k}$ gives $${worked(a, x, b, k, a * x + b * k)}$, and $${a * x + b * k} ${SIGN[rel]} ${c}$ is true. $k = ${next}$ gives $${a * x + b * next}$, and $${a * x + b * next} ${SIGN[rel]} ${c}$ is false.`,
    }
  },
  check: ({ a, b, c, x, rel }) => {
    const all = Array.from({ length: 121 }, (_, i) => i - 60).filter((k) => holds(a * x + b * k, rel, c))
    return num((pointsUp(rel) ? all[0] : all.at(-1)) as number)
  },
})

function last(bound: number, rel: Relation): number {
  if (rel === '>') return Math.floor(bound) + 1
  if (rel === '>=') return Math.ceil(bound)
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

export const templates: readonly Template[] = [readGraph, whichPoint, edge]
