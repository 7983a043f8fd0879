/** Dilations whose center is not the origin. */

import {
  add,
  type Frac,
  frac,
  g,
  type Html,
  mul,
  nonZero,
  paren,
  person,
  pick,
  point,
  sub,
  type Template,
  template,
  toFrac,
  toTex,
  until,
  type Value,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { skill } from './dilations.ts'

const FACTORS = [
  [2, 1],
  [3, 1],
  [1, 2],
  [3, 2],
  [1, 3],
] as const

type Drawn = Readonly<{ c: XY; s: XY; f: (typeof FACTORS)[number] }>

const scale = ({ f }: Drawn): Frac => frac(f[0], f[1])

const from = ({ c, s }: Drawn): XY => [c[0] + s[0], c[1] + s[1]]

const image = ({ c, s, f }: Drawn): XY => [c[0] + (s[0] * f[0]) / f[1], c[1] + (s[1] * f[0]) / f[1]]

/** The center and the point; in an explanation with the image on the line through both. */
const figure = (d: Drawn, found = false): Html =>
  onGrid(
    found ? 'Points C, P and P′ on one line' : 'Points C and P',
    { C: d.c, P: from(d), ...(found ? { "P'": image(d) } : {}) },
    [
      ...(found ? [g.seg(d.f[0] > d.f[1] ? "CP'" : 'CP', '', { dash: true, thin: true })] : []),
      g.dots('CP'),
      ...(found ? [g.dots("P'")] : []),
    ],
    8,
  )

const times = (k: Frac, [x, y]: XY): readonly [Frac, Frac] => [mul(k, x), mul(k, y)]

const plus = ([x, y]: XY, [u, v]: readonly [Frac, Frac]): Value => point(add(x, u), add(y, v))

const steps = (c: XY, p: XY): XY => [p[0] - c[0], p[1] - c[1]]

const fromPoint = template({
  id: 'geometry/dilation-from-a-point',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng): Drawn =>
    until(
      () => ({
        c: [nonZero(rng, -5, 5), nonZero(rng, -5, 5)] as XY,
        s: [nonZero(rng, -6, 6), nonZero(rng, -6, 6)] as XY,
        f: pick(rng, FACTORS),
      }),
      (d) => {
        const [p, q] = [from(d), image(d)]
        return (
          [...p, ...q].every((x) => Number.isInteger(x) && Math.abs(x) <= 8 && x !== 0) &&
          p.every((x) => Number.isInteger((x * d.f[0]) / d.f[1])) &&
          Math.abs(d.s[0]) !== Math.abs(d.s[1]) &&
          Math.abs(d.c[0]) !== Math.abs(d.c[1])
        )
      },
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (d) =>
        `${figure(d)}<p>Point $P${pt(from(d))}$ is dilated by the scale factor $${toTex(scale(d))}$ with the center $C${pt(d.c)}$. What are the coordinates of its image?</p>`,
    },
    {
      id: 'screen',
      kind: 'words',
      items: 5,
      stem: (d, rng) =>
        `In a drawing app, ${person(rng)} ${d.f[0] > d.f[1] ? 'enlarges' : 'shrinks'} a picture by the scale factor $${toTex(scale(d))}$. The point $${pt(d.c)}$ is pinned: it is the center and stays where it is. The tip of ${pick(rng, ['a roof', 'a tree', 'a sail', 'a star'])} lies at $${pt(from(d))}$. Where does it lie afterward?`,
    },
  ],
  given: (d) => ({ c: d.c, p: from(d), k: scale(d) }),
  answer: (d) => point(...image(d)),
  traps: [
    {
      misconception: 'geo-trans-ignores-the-center',
      classic: true,
      rule: ({ p, k }) => point(...times(k, p)),
      says: (d) => `I multiplied the coordinates of $${pt(from(d))}$ by the factor and left the center out.`,
      why: () => 'multiplies the coordinates of the point itself and leaves the center out.',
    },
    {
      misconception: 'geo-trans-steps-from-the-wrong-point',
      rule: ({ c, p, k }) => point(...times(k, steps(c, p))),
      says: () => 'I multiplied the steps from the center to the point and did not add them to the center again.',
      why: () => 'is only the steps from the center to the image.',
    },
    {
      misconception: 'geo-trans-steps-from-the-wrong-point',
      rule: ({ c, p, k }) => plus(p, times(k, steps(c, p))),
      says: (d) =>
        `I multiplied the steps from the center to the point and added them to $${pt(from(d))}$ instead of the center.`,
      why: () => 'starts the multiplied steps at the point instead of the center.',
    },
    {
      misconception: 'geo-trans-scales-one-coordinate',
      rule: ({ c, p, k }) => point(add(c[0], mul(k, p[0] - c[0])), p[1]),
      says: () => 'I multiplied the step in $x$ only, and left the step in $y$ as it was.',
      why: () => 'stretches the step in $x$ only.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      rule: ({ c, p, k }) => plus(c, times(k, steps(p, c))),
      says: () => 'I took the steps from the point to the center, multiplied them, and added them to the center.',
      why: () => 'goes from the center away from the point.',
    },
    {
      misconception: 'geo-trans-inverts-the-factor',
      rule: ({ c, p, k }) => {
        const [u, v] = times(frac(k.d, k.n), steps(c, p))
        return u.d === 1 && v.d === 1 ? plus(c, [u, v]) : null
      },
      says: () => 'I divided the steps from the center by the factor, and added them to the center.',
      why: () => 'divides the steps by the factor instead of multiplying.',
    },
  ],
  explain: (d, frame) => {
    const { c, s } = d
    const k = scale(d)
    const p = from(d)
    const [u, v] = times(k, s)
    return {
      plan: 'Find the steps from the center to the point, multiply both by the scale factor, and take them from the center.',
      steps: [
        {
          do: `From the center to the point: $${p[0]} - ${paren(c[0])} = ${s[0]}$ in $x$ and $${p[1]} - ${paren(c[1])} = ${s[1]}$ in $y$.`,
          why: 'A dilation multiplies distances from its center.',
        },
        {
          do: `$${toTex(k)} \\cdot ${paren(s[0])} = ${toTex(u)}$ and $${toTex(k)} \\cdot ${paren(s[1])} = ${toTex(v)}$`,
          why: 'Both steps are multiplied by the scale factor.',
        },
        {
          do: `From the center: $${c[0]} + ${paren(u)} = ${image(d)[0]}$ and $${c[1]} + ${paren(v)} = ${image(d)[1]}$, so the image is $${pt(image(d))}$.`,
          why: 'The center stays where it is, so the new steps start there.',
        },
      ],
      ...(k.d === 1 && k.n > 1
        ? {
            faster: `Go on from the point itself, by ${k.n === 2 ? 'the same steps once more' : `$${k.n - 1}$ times the same steps`}: $(${p[0]} + ${k.n === 2 ? '' : `${k.n - 1} \\cdot `}${paren(s[0])}, ${p[1]} + ${k.n === 2 ? '' : `${k.n - 1} \\cdot `}${paren(s[1])}) = ${pt(image(d))}$.`,
          }
        : k.n === 1 && k.d === 2
          ? {
              faster: `With the factor $\\frac{1}{2}$ the image is the midpoint of $C$ and $P$: halfway from $${c[0]}$ to $${p[0]}$ lies $${image(d)[0]}$, and halfway from $${c[1]}$ to $${p[1]}$ lies $${image(d)[1]}$.`,
            }
          : {}),
      check: `The center, the point and the image must lie on one line: the steps $${pt(s)}$ and $${pt([toTen(u), toTen(v)])}$ have the same ratio.`,
      figure: frame === 'graph' ? figure(d, true) : '',
    }
  },
  // On from the point by what the factor has beyond 1.
  check: ({ c, p, k }) =>
    point(add(p[0], mul(sub(k, 1), sub(p[0], c[0]))), add(p[1], mul(sub(k, 1), sub(toFrac(p[1]), c[1])))),
})

function toTen(x: Frac): number {
  return x.n / x.d
}

export const templates: readonly Template[] = [fromPoint]
