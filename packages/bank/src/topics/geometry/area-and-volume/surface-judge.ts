/** Questions about other people's work, for the skill of `surface.ts`. */

import {
  int,
  judgeTwo,
  nameTheNumberMistake,
  num,
  solid,
  type Template,
  template,
  testsOf,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { written } from '../marks.ts'
import { withFigure } from '../with-figure.ts'
import { boxFigure, drawBox, skill } from './surface.ts'

const mistake = template({
  id: 'geometry/surface-box-mistake',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withCheck(
    withFigure(
      nameTheNumberMistake({
        slip: 'geo-area',
        items: 5,
        draw: drawBox,
        ask: ({ a, b, c }, name, got) =>
          `${boxFigure(a, b, c)}<p>${name} works out the surface area of the box and gets ${got}.</p>`,
        show: (x) => num(x).html,
        solution: ({ a, b, c }) => 2 * (a * b + b * c + c * a),
        how: ({ a, b, c }) =>
          `the three different faces are $${a} \\cdot ${b} = ${a * b}$, $${b} \\cdot ${c} = ${b * c}$ and $${c} \\cdot ${a} = ${c * a}$. Each is there twice: $2 \\cdot (${a * b} + ${b * c} + ${c * a}) = 2 \\cdot ${a * b + b * c + c * a} = ${2 * (a * b + b * c + c * a)}$.`,
        mistakes: ({ a, b, c }) => [
          {
            says: 'The volume was worked out.',
            result: a * b * c,
            work: `$${a} \\cdot ${b} \\cdot ${c} = ${a * b * c}$`,
          },
          {
            says: 'Each pair of equal faces was counted only once.',
            result: a * b + b * c + c * a,
            work: `$${a} \\cdot ${b} + ${b} \\cdot ${c} + ${c} \\cdot ${a} = ${a * b} + ${b * c} + ${c * a} = ${a * b + b * c + c * a}$`,
          },
          {
            says: 'The top and the bottom were left out.',
            result: 2 * c * (a + b),
            work: `the four sides are $2 \\cdot (${b * c} + ${c * a}) = 2 \\cdot ${b * c + c * a} = ${2 * c * (a + b)}$`,
          },
          {
            says: 'The lengths of all edges were added.',
            result: 4 * (a + b + c),
            work: `$4 \\cdot (${a} + ${b} + ${c}) = 4 \\cdot ${a + b + c} = ${4 * (a + b + c)}$`,
          },
        ],
      }),
      ({ e: { a, b, c } }) =>
        boxFigure(a, b, c, '', [
          written([a / 2, -0.2 * Math.max(a, c)], `surface area ${2 * (a * b + b * c + c * a)}`, 'The box'),
        ]),
    ),
    ({ e: { a, b, c }, which, name }) => {
      const all = 2 * (a * b + b * c + c * a)
      return [
        `Go back from ${name}’s answer: $${a * b * c} \\div ${a * b} = ${c}$. The area of the base times the height is a volume.`,
        `Go back from ${name}’s answer: twice it is $${all}$, the correct surface area. Each of the three faces has a partner.`,
        `Go back from ${name}’s answer: $${all} - ${2 * c * (a + b)} = ${2 * a * b} = 2 \\cdot ${a} \\cdot ${b}$ is missing, the top and the bottom.`,
        `Go back from ${name}’s answer: a quarter of it is $${a + b + c} = ${a} + ${b} + ${c}$. Each edge is there four times, and it is a length.`,
      ][which] as string
    },
  ),
})

const claims = template({
  id: 'geometry/surface-cylinder-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-area',
        frame: 'two-claims',
        items: 5,
        draw: (rng) =>
          until(
            () => ({ r: int(rng, 2, 12), h: int(rng, 3, 24) }),
            ({ r, h }) => r !== h && h < 4 * r,
          ),
        intro: ({ r, h }) => solid.cylinder({ alt: 'A closed cylinder', r, h, labels: { r: `${r}`, h: `${h}` } }),
        plan: 'Take the surface apart: two circles, and a curved side that unrolls to a rectangle. Work out the part that each claim speaks of, before and after a change.',
        claims: ({ r, h }) => [
          {
            id: 'mantle',
            says: `The curved side of the cylinder has area $${2 * r * h}\\pi$.`,
            holds: true,
            tested: `Unrolled, the curved side is a rectangle. One side is the circumference, $2\\pi \\cdot ${r} = ${2 * r}\\pi$, the other the height, ${h}: $${2 * r}\\pi \\cdot ${h} = ${2 * r * h}\\pi$.`,
          },
          {
            id: 'discs',
            says: `Top and bottom together have area $${2 * r * r}\\pi$.`,
            holds: true,
            tested: `Each circle has the area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$, and there are two: $2 \\cdot ${r * r}\\pi = ${2 * r * r}\\pi$.`,
          },
          {
            id: 'double',
            says: 'If the height is doubled, the area of the curved side doubles.',
            holds: true,
            tested: `The curved side is $2\\pi \\cdot ${r} \\cdot ${h} = ${2 * r * h}\\pi$. With the height ${2 * h} it is $2\\pi \\cdot ${r} \\cdot ${2 * h} = ${4 * r * h}\\pi$.`,
          },
          {
            id: 'total',
            says: 'If the height is doubled, the whole surface doubles.',
            holds: false,
            tested: `The curved side grows from $${2 * r * h}\\pi$ to $${4 * r * h}\\pi$. The two circles have the area $2 \\cdot ${r * r}\\pi = ${2 * r * r}\\pi$ before and after.`,
            because: 'Doubling the height doubles only the curved side; the circles do not change.',
          },
          {
            id: 'radius',
            says: 'If the radius is doubled, the whole surface doubles.',
            holds: false,
            tested: `The circles go from $2\\pi \\cdot ${r}^2 = ${2 * r * r}\\pi$ to $2\\pi \\cdot ${2 * r}^2 = ${8 * r * r}\\pi$; the curved side goes from $${2 * r * h}\\pi$ to $${4 * r * h}\\pi$.`,
            because: 'With twice the radius the circles become four times as large, so the whole more than doubles.',
          },
          {
            id: 'half',
            says: `The curved side of the cylinder has area $${r * h}\\pi$.`,
            holds: false,
            tested: `Unrolled, the curved side is a rectangle as long as the circumference, $2\\pi \\cdot ${r} = ${2 * r}\\pi$, and ${h} high: $${2 * r}\\pi \\cdot ${h} = ${2 * r * h}\\pi$.`,
            because: `$${r * h}\\pi$ takes $\\pi r$ for the circumference, which is $2\\pi r$.`,
          },
        ],
        given: ({ r, h }) => ({ r, h }),
        test: ({ r, h }, id) => {
          const mantle = (q: number, k: number) => 2 * q * k
          const all = (q: number, k: number) => mantle(q, k) + 2 * q * q
          const at: Record<string, boolean> = {
            mantle: mantle(r, h) === 2 * r * h,
            discs: all(r, h) - mantle(r, h) === 2 * r * r,
            double: mantle(r, 2 * h) === 2 * mantle(r, h),
            total: all(r, 2 * h) === 2 * all(r, h),
            radius: all(2 * r, h) === 2 * all(r, h),
            half: mantle(r, h) === r * h,
          }
          return at[id] as boolean
        },
      }),
      ({ e: { r, h }, ids }) => {
        const strip = `The way around is about $2 \\cdot 3.14 \\cdot ${r} = ${(6.28 * r).toFixed(2)}$; times ${h} this is about $${(6.28 * r * h).toFixed(0)}$, and $${2 * r * h} \\cdot 3.14 \\approx ${(6.28 * r * h).toFixed(0)}$.`
        const all = (q: number, k: number) => 2 * q * k + 2 * q * q
        return testsOf(ids, {
          mantle: strip,
          half: strip,
          discs: `A square around each circle has the area $${2 * r}^2 = ${4 * r * r}$, and $${r * r}\\pi \\approx ${(Math.PI * r * r).toFixed(1)}$ is a bit more than three quarters of it.`,
          double: `The curved side is $${2 * r * h}\\pi$; with the height ${2 * h} it is $${4 * r * h}\\pi$.`,
          total: `The whole surface is $${all(r, h)}\\pi$; with the height ${2 * h} it is $${all(r, 2 * h)}\\pi$, not $${2 * all(r, h)}\\pi$.`,
          radius: `The whole surface is $${all(r, h)}\\pi$; with the radius ${2 * r} it is $${all(2 * r, h)}\\pi$, not $${2 * all(r, h)}\\pi$.`,
        })
      },
    ),
    ({ e: { r, h }, ids }) =>
      `The formula is enough: $2\\pi r^2$ for the circles, $2\\pi rh$ for the curved side. ${testsOf(ids, {
        mantle: `Here $2 \\cdot ${r} \\cdot ${h} = ${2 * r * h}$.`,
        half: `$${r * h}\\pi$ is only $\\pi rh$.`,
        discs: `Here $2 \\cdot ${r}^2 = ${2 * r * r}$.`,
        double: 'The height stands once in $2\\pi rh$, so this part doubles with it.',
        total: 'There is no height in $2\\pi r^2$, so the circles do not double.',
        radius: 'The radius is squared in $2\\pi r^2$, so the circles more than double, and so does the whole.',
      })}`,
  ),
})

export const templates: readonly Template[] = [mistake, claims]
