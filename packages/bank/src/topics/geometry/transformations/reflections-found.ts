/** The mirror line, found from a point and its image. */

import { int, nonZero, num, paren, person, type Template, template, until } from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { skill } from './reflections.ts'
import { drawTri, each, inside, type Tri, tri } from './shapes.ts'

type Mirrored = Readonly<{ t: Tri; k: number; vertical: boolean; i: number }>

const across =
  ({ k, vertical }: Readonly<{ k: number; vertical: boolean }>) =>
  ([x, y]: XY): XY =>
    vertical ? [2 * k - x, y] : [x, 2 * k - y]

/** The corner that is told, and its image. */
const told = (p: Mirrored): readonly [XY, XY] => [p.t[p.i] as XY, across(p)(p.t[p.i] as XY)]

const axis = (vertical: boolean): 0 | 1 => (vertical ? 0 : 1)

/** The coordinates of a point and its image that differ, and the one that they share. */
const read = ({ from, to }: Readonly<{ from: XY; to: XY }>) => {
  const [moves, stays] = from[1] === to[1] ? ([0, 1] as const) : ([1, 0] as const)
  return { c: from[moves], d: to[moves], same: from[stays] }
}

const line = template({
  id: 'geometry/reflection-find-the-line',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng): Mirrored =>
    until(
      () => ({
        t: drawTri(rng, () => true),
        k: nonZero(rng, -4, 4),
        vertical: int(rng, 0, 1) === 1,
        i: int(rng, 0, 2),
      }),
      (p) => {
        const at = p.t.map((corner) => Math.sign(corner[axis(p.vertical)] - p.k))
        const [from, to] = told(p)
        const [c, d] = [from[axis(p.vertical)], to[axis(p.vertical)]]
        return (
          at.every((side) => side !== 0 && side === at[0]) &&
          inside(each(p.t, across(p))) &&
          Math.abs(c - d) > 2 &&
          (Math.abs(p.k) > 1 || (p.i === 0 && !p.vertical)) &&
          c !== 0 &&
          d !== 0 &&
          from[1 - axis(p.vertical)] !== p.k
        )
      },
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) => {
        const [from, to] = told(p)
        const name = 'ABC'[p.i]
        return `${tri(p.t, each(p.t, across(p)))}<p>Triangle $A'B'C'$ is the reflection of triangle $ABC$ across the line $${p.vertical ? 'x' : 'y'} = k$. Vertex $${name}${pt(from)}$ goes to $${name}'${pt(to)}$. What is the value of $k$?</p>`
      },
    },
    {
      id: 'fold',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: (p, rng) => {
        const [from, to] = told(p)
        return `${person(rng)} folds a sheet of graph paper along the ${p.vertical ? 'vertical line $x' : 'horizontal line $y'} = k$. The point $${pt(from)}$ lands exactly on the point $${pt(to)}$. What is the value of $k$?`
      },
    },
  ],
  given: (p) => ({ from: told(p)[0], to: told(p)[1] }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'geo-trans-gives-the-step',
      classic: true,
      rule: (g) => num(Math.abs(read(g).d - read(g).c) / 2),
      says: (p) => {
        const { c, d } = read({ from: told(p)[0], to: told(p)[1] })
        return `I gave half the distance between $${c}$ and $${d}$, the distance of each point from the line.`
      },
      why: () => 'is the distance from each point to the line, not the place of the line.',
    },
    {
      misconception: 'geo-trans-leaves-out-a-step',
      rule: (g) => num(read(g).c + read(g).d),
      says: (p) => {
        const { c, d } = read({ from: told(p)[0], to: told(p)[1] })
        return `I added $${c}$ and $${d}$ and did not halve the sum.`
      },
      why: () => 'adds the two coordinates and does not halve the sum.',
    },
    {
      misconception: 'geo-trans-gives-the-shared-coordinate',
      rule: (g) => num(read(g).same),
      says: ({ vertical }) => `I gave the $${vertical ? 'y' : 'x'}$-coordinate, which both points share.`,
      why: () => 'is the coordinate that does not change.',
    },
    {
      misconception: 'geo-trans-gives-the-step',
      rule: (g) => num(Math.abs(read(g).d - read(g).c)),
      says: (p) => {
        const { c, d } = read({ from: told(p)[0], to: told(p)[1] })
        return `I gave the whole distance between $${c}$ and $${d}$.`
      },
      why: () => 'is the whole distance between the two points.',
    },
    {
      misconception: 'geo-trans-moves-the-wrong-way',
      rule: (g) => num(read(g).c - (read(g).d - read(g).c) / 2),
      says: (p) => {
        const { c, d } = read({ from: told(p)[0], to: told(p)[1] })
        return `I went half the distance between $${c}$ and $${d}$ from $${c}$, but away from $${d}$.`
      },
      why: () => 'goes half the distance from the first point, but away from its image.',
    },
    {
      misconception: 'geo-trans-middle-with-the-wrong-sign',
      rule: (g) => num(-(read(g).c + read(g).d) / 2),
      says: (p) => {
        const { c, d } = read({ from: told(p)[0], to: told(p)[1] })
        return `I took half the sum of $${c}$ and $${d}$ and changed its sign.`
      },
      why: () => 'changes the sign of the mean.',
    },
  ],
  explain: (p, frame) => {
    const [from, to] = told(p)
    const { c, d, same } = read({ from, to })
    const [moves, stays] = p.vertical ? ['x', 'y'] : ['y', 'x']
    return {
      plan: 'The mirror line lies halfway between a point and its image: take the mean of the coordinates that differ.',
      steps: [
        {
          do: `Both points have the $${stays}$-coordinate $${same}$, so only $${moves}$ matters. It is $${c}$ before and $${d}$ after.`,
          why: 'A reflection moves a point straight across the line.',
        },
        {
          do: `$\\frac{${c} + ${paren(d)}}{2} = \\frac{${c + d}}{2} = ${p.k}$`,
          why: 'The line lies halfway between the point and its image.',
        },
        {
          do: `The line is $${moves} = ${p.k}$, so $k = ${p.k}$.`,
          why: `All its points have this $${moves}$-coordinate.`,
        },
      ],
      faster: `Without a sum of signed numbers: from $${c}$ to $${d}$ it is ${Math.abs(d - c)}${frame === 'graph' ? ', which the figure lets you count' : ''}. Half of that, ${Math.abs(d - c) / 2}, leads from $${c}$ to $${p.k}$.`,
      check: `From $${c}$ to $${p.k}$ the step is $${p.k - c}$, and from $${p.k}$ to $${d}$ it is $${d - p.k}$ again.`,
      figure: frame === 'graph' ? tri(p.t, each(p.t, across(p)), ['A', 'B', 'C']) : '',
    }
  },
  // The number that is equally far from both coordinates.
  check: (g) => {
    const { c, d } = read(g)
    return num(Array.from({ length: 41 }, (_, i) => i - 20).find((k) => Math.abs(c - k) === Math.abs(d - k)) ?? 99)
  },
})

export const templates: readonly Template[] = [line]
