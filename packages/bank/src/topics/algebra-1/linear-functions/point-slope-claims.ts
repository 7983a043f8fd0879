/** Two students write the line through two points in point-slope form. */

import { int, judgeTwoClaims, nonZero, paren, template, until, withCheck, withFaster } from '#kit'
import { pointSlope } from './point-slope-tex.ts'

const skill = 'a1-point-slope-and-standard-form'

type Pair = Readonly<{ m: number; x1: number; y1: number; x2: number; y2: number }>

type Said = Readonly<{ m: number; x: number; y: number }>

/** A point put into the equation: its two sides. */
const sides = (d: Said, x: number, y: number) =>
  `for $(${x}, ${y})$ the left side is $${y} - ${paren(d.y)} = ${y - d.y}$ and the right side $${d.m} \\cdot (${x} - ${paren(d.x)}) = ${d.m * (x - d.x)}$`

const says = ({ x1, y1, x2, y2 }: Pair, d: Said) => ({
  says: `writes ${pointSlope(d.m, d.x, d.y).html}.`,
  data: d,
  tested: `Put both points in: ${sides(d, x1, y1)}; ${sides(d, x2, y2)}.`,
})

/** The slope and the point that an equation shows, and where the line really is at that place. */
function readOff({ m, x1, y1, x2, y2 }: Pair, { m: slope, x, y }: Said, name: string): string {
  const given = (x === x1 && y === y1) || (x === x2 && y === y2)
  const point = given
    ? 'which is given'
    : x === x2
      ? `but at $x = ${x}$ the line is at $y = ${y2}$`
      : `but at $x = ${x}$ the line is at $y = ${y1 + m * (x - x1)}$`
  return `${name}’s equation has slope $${slope}$ and the point $(${x}, ${y})$, ${point}.`
}

export const claims = template({
  id: 'algebra-1/point-slope-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoClaims<Pair, Said>({
        items: 7,
        misconceptions: {
          accepts: 'a1-line-accepts-untested-claim',
          rejects: 'a1-line-rejects-true-claim',
          oneRight: 'a1-line-judges-one-claim',
        },
        draw: (rng) =>
          until(
            () => {
              const m = nonZero(rng, -4, 4)
              const [x1, y1, d] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), int(rng, 2, 5)]
              return { m, x1, y1, x2: x1 + d, y2: y1 + m * d }
            },
            ({ m, x1, y1, x2, y2 }) =>
              Math.abs(m) > 1 && x2 !== 0 && y2 !== 0 && x1 !== y1 && y1 !== m * x1 && x1 !== -x2 && y2 !== -y1,
          ),
        intro: ({ x1, y1, x2, y2 }) =>
          `<p>Two students look for the equation of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$.</p>`,
        question: 'Whose equation is correct?',
        plan: 'The line goes through both points, so a correct equation is true for both. Put the coordinates of each point into each equation and compare the two sides.',
        first: ({ m, x1, y1, x2, y2 }) => ({
          do: `From the first point to the second, $y$ changes by $${y2} - ${paren(y1)} = ${y2 - y1}$ and $x$ by $${x2} - ${paren(x1)} = ${x2 - x1}$, so the slope is $${y2 - y1} \\div ${x2 - x1} = ${m}$.`,
          why: 'In point-slope form, $y - y_1 = m(x - x_1)$, it stands before the parentheses.',
        }),
        right: (e) => [says(e, { m: e.m, x: e.x1, y: e.y1 }), says(e, { m: e.m, x: e.x2, y: e.y2 })],
        wrong: (e) => {
          const { m, x1, y1, x2, y2 } = e
          return [
            says(e, { m, x: -x1, y: -y1 }),
            says(e, { m, x: x2, y: y1 }),
            says(e, { m: -m, x: x2, y: y2 }),
            says(e, { m: -m, x: x1, y: y1 }),
          ]
        },
        holds: ({ x1, y1, x2, y2 }, d) => y1 - d.y === d.m * (x1 - d.x) && y2 - d.y === d.m * (x2 - d.x),
      }),
      ({ e: { m, x1, y1 }, claims: both, names }) => {
        const [x, y] = [x1 + 1, y1 + m]
        const at = both.map(
          ({ data }, who) => `in ${names[who]}’s equation the sides are $${y - data.y}$ and $${data.m * (x - data.x)}$`,
        )
        return `Test a third point: the slope is $${m}$, so one step to the right of $(${x1}, ${y1})$ the line passes through $(${x}, ${y})$. There ${at.join(', and ')}.`
      },
    ),
    ({ e, claims: both, names }) =>
      `Put nothing in, but read a slope and a point off each equation. The line has slope $${e.y2 - e.y1} \\div ${e.x2 - e.x1} = ${e.m}$ and passes through both points. ${both.map(({ data }, who) => readOff(e, data, names[who] ?? '')).join(' ')}`,
  ),
})
