/** Who is right about the segment between two midpoints? */

import { int, judgeTwo, pick, template, testsOf, withCheck, withFaster, xy } from '#kit'
import { midFigure } from './midsegment-figure.ts'
import { ch } from './triangle-inequality.ts'

const skill = 'geo-triangle-inequality'

export const claims = template({
  id: 'geometry/triangle-lines-claims',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-cong',
        frame: 'midpoints',
        items: 5,
        draw: (rng) => ({
          n: int(rng, 3, 12) * 2,
          shape: int(rng, 0, 2),
          set: pick(rng, ['ABC', 'PQR', 'DEF', 'XYZ'] as const),
        }),
        shown: ({ n, shape, set }) => midFigure(set, shape, n, [`${n / 2}`, `${n}`]),
        intro: ({ n, shape, set }) =>
          `${midFigure(set, shape, n, ['x', `${n}`])}<p>Two students talk about triangle $${set}$ and the points $M$ and $N$.</p>`,
        plan: 'Check with the marks whether the two points are midpoints. Then use what a midsegment is: parallel to the third side and half as long.',
        claims: ({ n, set }) => [
          {
            id: 'half',
            says: `$MN$ is $${n / 2}$ units long.`,
            holds: true,
            tested: `By the marks, $M$ and $N$ are midpoints, so $MN$ is a midsegment: half of $${ch(set, 0, 1)}$, $${n} \\div 2 = ${n / 2}$.`,
          },
          {
            id: 'parallel',
            says: `$MN$ is parallel to $${ch(set, 0, 1)}$.`,
            holds: true,
            tested: `By the marks, $M$ and $N$ are midpoints: triangle $MN${set[2]}$ is the whole triangle shrunk to one half toward $${set[2]}$. Shrinking keeps directions.`,
          },
          {
            id: 'area',
            says: `The area of triangle $MN${set[2]}$ is one quarter of the area of triangle $${set}$.`,
            holds: true,
            tested: `Triangle $MN${set[2]}$ has half the base, $${n} \\div 2 = ${n / 2}$, and half the height: $\\frac{1}{2} \\cdot \\frac{1}{2} = \\frac{1}{4}$.`,
          },
          {
            id: 'third',
            says: `$MN$ is one third of $${ch(set, 0, 1)}$.`,
            holds: false,
            tested: `By the marks, $M$ and $N$ are midpoints, so $MN$ is half of $${ch(set, 0, 1)}$: $${n} \\div 2 = ${n / 2}$.`,
            because: 'One third belongs to the centroid and the medians.',
          },
          {
            id: 'areahalf',
            says: `The area of triangle $MN${set[2]}$ is half the area of triangle $${set}$.`,
            holds: false,
            tested: `Triangle $MN${set[2]}$ is the whole triangle shrunk to one half: its base is $${n} \\div 2 = ${n / 2}$ and its height is halved as well, which leaves $\\frac{1}{2} \\cdot \\frac{1}{2} = \\frac{1}{4}$.`,
            because: 'Lengths are halved, areas are quartered.',
          },
          {
            id: 'iso',
            says: `$${set[2]}M$ must be equal to $${set[2]}N$.`,
            holds: false,
            tested: `$${set[2]}M$ is half of $${ch(set, 2, 0)}$, and $${set[2]}N$ is half of $${ch(set, 2, 1)}$. See whether these two sides carry the same marks.`,
            because: 'The marks on the two sides are different; the sides need not be equal.',
          },
        ],
        given: ({ n }) => ({ n }),
        // With the corners (0, 0), (8, 0) and (2, 6).
        test: (_, id) => {
          const [A, B, C] = [
            [0, 0],
            [8, 0],
            [2, 6],
          ] as const
          const [M, N] = [xy.along(A, C, 0.5), xy.along(B, C, 0.5)]
          const area = (p: readonly [number, number], q: readonly [number, number], r: readonly [number, number]) =>
            Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2
          const truth: Record<string, boolean> = {
            half: 2 * xy.distance(M, N) === xy.distance(A, B),
            parallel: M[1] === N[1],
            area: 4 * area(M, N, C) === area(A, B, C),
            third: 3 * xy.distance(M, N) === 8,
            areahalf: 2 * area(M, N, C) === area(A, B, C),
            iso: xy.distance(C, M) === xy.distance(C, N),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { n, set }, ids }) => {
        const area = `Triangle $MN${set[2]}$ has the area $\\frac{1}{2} \\cdot ${n / 2} \\cdot 2 = ${n / 2}$, the whole one $\\frac{1}{2} \\cdot ${n} \\cdot 4 = ${2 * n}$.`
        const length = `$MN = ${n / 2}$, and $${ch(set, 0, 1)} = ${n}$.`
        return `Try it with $${set[0]}(0, 0)$, $${set[1]}(${n}, 0)$ and $${set[2]}(0, 4)$: then $M(0, 2)$ and $N(${n / 2}, 2)$. ${testsOf(
          ids,
          {
            half: length,
            third: length,
            parallel: `$MN$ and $${ch(set, 0, 1)}$ are both horizontal.`,
            area,
            areahalf: area,
            iso: `$${set[2]}M = 2$, but $${set[2]}N$ is longer than $${n / 2}$.`,
          },
        )}`
      },
    ),
    ({ e: { n, set }, ids }) => {
      const half = `The length of $MN$ is half of $${n}$, so $${n / 2}$.`
      const quarter = 'Its area is a quarter.'
      return `By the marks, triangle $MN${set[2]}$ is the whole triangle at half its size. ${testsOf(ids, {
        half,
        third: half,
        parallel: 'The copy is not turned, so its sides keep their directions.',
        area: quarter,
        areahalf: quarter,
        iso: `But $${set[2]}M$ and $${set[2]}N$ belong to two sides with different marks.`,
      })}`
    },
  ),
})
