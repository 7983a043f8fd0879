import {
  frac,
  hypot,
  judgeTwo,
  pick,
  rightTriangle,
  type Surd,
  sample,
  surdSqrt,
  surdTex,
  type Template,
  TRIANGLE_NAMES,
  template,
  testsOf,
  toTex,
  triangleTurn,
  withCheck,
  withFaster,
} from '#kit'
import { skill } from './pythagoras-reasoning.ts'

type Legs = { a: number; b: number; set: string; rot: number }

const R = (n: number): Surd => surdSqrt(n)

const claims = template({
  id: 'geometry/pythagorean-claims',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-right',
        frame: 'two-claims',
        items: 6,
        draw: (rng): Legs => {
          const [a, b] = sample(rng, [2, 3, 4, 5, 6, 7], 2) as [number, number]
          return { a, b, set: pick(rng, TRIANGLE_NAMES), rot: triangleTurn(rng) }
        },
        intro: (e) =>
          `<p>The figure shows right triangle $${e.set}$.</p>${rightTriangle(e.set, e.a, e.b, { a: `${e.a}`, b: `${e.b}` }, e.rot)}`,
        shown: ({ a, b, set, rot }) =>
          rightTriangle(set, a, b, { a: `${a}`, b: `${b}`, c: `√${a * a + b * b} ≈ ${hypot(a, b).toFixed(1)}` }, rot),
        plan: 'Work out the hypotenuse from the two legs with the Pythagorean theorem. Then hold each claim against that length, or work the length out again for the changed triangle.',
        claims: ({ a, b, set }) => {
          const hyp = `$${set[0]}${set[1]}$`
          const s = a * a + b * b
          return [
            {
              id: 'exact',
              says: `${hyp} is exactly $${surdTex(R(s))}$ units long.`,
              holds: true,
              tested: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${s}$ is the square of ${hyp}, so the length is $\\sqrt{${s}}$.`,
            },
            {
              id: 'shorter',
              says: `${hyp} is shorter than $${a + b}$ units.`,
              holds: true,
              tested: `Square both lengths: $${a}^2 + ${b}^2 = ${s}$ for ${hyp}, and $${a + b}^2 = ${(a + b) ** 2}$ for the other.`,
            },
            {
              id: 'longer',
              says: `${hyp} is longer than $${Math.max(a, b)}$ units.`,
              holds: true,
              tested: `The square of ${hyp} is $${a * a} + ${b * b} = ${s}$; that of the longer leg is only $${Math.max(a, b)}^2 = ${Math.max(a, b) ** 2}$.`,
            },
            {
              id: 'square',
              says: `A square drawn on ${hyp} has an area of $${s}$ square units.`,
              holds: true,
              tested: `The area of a square is its side squared, and ${hyp} squared is the sum of the squares of the legs: $${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${s}$.`,
            },
            {
              id: 'sum',
              says: `${hyp} is $${a + b}$ units long.`,
              holds: false,
              tested: `The square of ${hyp} is $${a}^2 + ${b}^2 = ${s}$. The square of $${a + b}$ is $${(a + b) ** 2}$.`,
              because: 'Sides cannot be added; their squares can.',
            },
            {
              id: 'area',
              says: `${hyp} is $${s}$ units long.`,
              holds: false,
              tested: `$${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${s}$ is the square of ${hyp}. The length itself is $\\sqrt{${s}}$.`,
              because: `$${s}$ is the square of the length; the root is missing.`,
            },
            {
              id: 'double',
              says: `If both legs are doubled, ${hyp} becomes four times as long.`,
              holds: false,
              tested: `With the legs $${2 * a}$ and $${2 * b}$ the square is $${4 * a * a} + ${4 * b * b} = ${4 * s} = 4 \\cdot ${s}$, and $\\sqrt{4 \\cdot ${s}} = 2\\sqrt{${s}}$.`,
              because: 'All sides of the larger triangle are twice as long; only areas become four times as large.',
            },
            {
              id: 'one-more',
              says: `If each leg becomes $1$ unit longer, ${hyp} becomes exactly $1$ unit longer, too.`,
              holds: false,
              tested: `Before, the square of ${hyp} is $${s}$. With the legs $${a + 1}$ and $${b + 1}$ it is $${(a + 1) ** 2} + ${(b + 1) ** 2} = ${(a + 1) ** 2 + (b + 1) ** 2}$. Take the roots: about $${Math.sqrt(s).toFixed(2)}$ and $${Math.sqrt((a + 1) ** 2 + (b + 1) ** 2).toFixed(2)}$.`,
              because: 'Adding to the legs does not add the same to the hypotenuse.',
            },
          ]
        },
        given: ({ a, b }) => ({ a, b }),
        test: ({ a, b }, id) => {
          const c = hypot(a, b)
          const table: Record<string, boolean> = {
            exact: true,
            shorter: c < a + b,
            longer: c > Math.max(a, b),
            square: Math.abs(c * c - (a * a + b * b)) < 1e-9,
            sum: c === a + b,
            area: c === a * a + b * b,
            double: hypot(2 * a, 2 * b) === 4 * c,
            'one-more': Math.abs(hypot(a + 1, b + 1) - c - 1) < 1e-9,
          }
          return table[id] as boolean
        },
      }),
      ({ e: { a, b }, ids }) => {
        const s = a * a + b * b
        const around = `$(${a} + ${b})^2 = ${(a + b) ** 2}$ is more than $${a}^2 + ${b}^2 = ${s}$, so the hypotenuse is shorter than $${a + b}$.`
        const root = (n: number) =>
          Number.isInteger(Math.sqrt(n)) ? `= ${Math.sqrt(n)}` : `\\approx ${Math.sqrt(n).toFixed(2)}`
        const longer = (a + 1) ** 2 + (b + 1) ** 2
        return testsOf(ids, {
          exact: `Square it: $\\left(${surdTex(R(s))}\\right)^2 = ${s} = ${a * a} + ${b * b}$.`,
          shorter: around,
          sum: around,
          longer: `$${Math.max(a, b)}^2 = ${Math.max(a, b) ** 2}$ is less than $${a * a} + ${b * b} = ${s}$.`,
          square: `Four such triangles in the corners of a square with sides of $${a + b}$ leave $${(a + b) ** 2} - 4 \\cdot ${toTex(frac(a * b, 2))} = ${s}$.`,
          area: `The way along both legs is only $${a + b}$ long, and the straight way cannot be longer.`,
          double: `With legs of $${2 * a}$ and $${2 * b}$ the square is $${4 * a * a} + ${4 * b * b} = ${4 * s}$, and $\\sqrt{${4 * s}} = 2\\sqrt{${s}}$.`,
          'one-more': `With legs of $${a + 1}$ and $${b + 1}$ the hypotenuse is $\\sqrt{${longer}} ${root(longer)}$, and before it was $\\sqrt{${s}} ${root(s)}$.`,
        })
      },
    ),
    ({ e: { a, b }, ids }) => {
      const detour = `The way along both legs, $${a} + ${b} = ${a + b}$, is always longer than the straight way.`
      const s = a * a + b * b
      return testsOf(ids, {
        exact: `The number under the root must be $${a}^2 + ${b}^2 = ${a * a + b * b}$.`,
        shorter: detour,
        sum: detour,
        longer: 'The hypotenuse is the longest side of every right triangle.',
        square: `The square on the hypotenuse is as large as the two on the legs: $${a * a} + ${b * b} = ${a * a + b * b}$.`,
        area: `$${a * a + b * b}$ is more than both legs together, $${a} + ${b} = ${a + b}$.`,
        double: 'Twice both legs is the same triangle at twice its size, so every side doubles.',
        'one-more': `No roots: the square grows from $${s}$ to $${s + 2 * (a + b) + 2}$, by $${2 * (a + b) + 2}$. If the hypotenuse $c$ grew by $1$, its square would grow by $2c + 1$, so $c$ would be $${toTex(frac(2 * (a + b) + 1, 2))}$, longer than both legs together.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [claims]
