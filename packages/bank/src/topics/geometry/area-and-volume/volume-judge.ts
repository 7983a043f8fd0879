/** Questions about other people's work, for the skill of `volume.ts`. */

import {
  frac,
  g,
  int,
  judgeTwo,
  solid,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { skill } from './volume.ts'

const claims = template({
  id: 'geometry/volume-claims',
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
        items: 6,
        draw: (rng) =>
          until(
            () => ({ r: int(rng, 2, 8), h: int(rng, 3, 14) }),
            ({ r, h }) => r !== h && h < 4 * r && (r * r * h) % 3 === 0 && h !== 2 * r,
          ),
        intro: ({ r, h }) => solid.cone({ alt: 'A cone', r, h, labels: { r: `${r}`, h: `${h}` } }),
        // Inside the cylinder with the same radius and height.
        shown: ({ r, h }) =>
          solid.cylinder({
            alt: 'A cone inside a cylinder with the same radius and height',
            r,
            h,
            labels: { r: `${r}`, h: `${h}` },
            extra: ['am', 'cm'].map((edge) => g.seg(edge, '', { accent: true })),
          }),
        plan: 'Use the volume of a cone, a third of base area times height. Work out what the claim speaks of with the numbers of the figure, and compare.',
        claims: ({ r, h }) => [
          {
            id: 'three',
            says: 'Three such cones full of water fill a cylinder with the same radius and height.',
            holds: true,
            tested: `The cone holds $\\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${(r * r * h) / 3}\\pi$. Three of them hold $3 \\cdot ${(r * r * h) / 3}\\pi = ${r * r * h}\\pi$; the cylinder holds $\\pi \\cdot ${r}^2 \\cdot ${h}$.`,
          },
          {
            id: 'height',
            says: 'A cone with the same base and twice the height holds twice as much.',
            holds: true,
            tested: `The cone holds $\\frac{1}{3}\\pi \\cdot ${r * r} \\cdot ${h} = ${(r * r * h) / 3}\\pi$. With the height $${2 * h}$ only the last factor changes: it is twice as large.`,
          },
          {
            id: 'value',
            says: `The volume of the cone is $${(r * r * h) / 3}\\pi$.`,
            holds: true,
            tested: `The base has the area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$. A third of base times height: $\\frac{1}{3} \\cdot ${r * r}\\pi \\cdot ${h} = ${(r * r * h) / 3}\\pi$.`,
          },
          {
            id: 'radius',
            says: 'A cone with the same height and twice the radius holds twice as much.',
            holds: false,
            tested: `In $\\frac{1}{3}\\pi r^2h$ the radius is squared: $${r}^2 = ${r * r}$ becomes $${2 * r}^2 = ${4 * r * r}$, and everything else stays.`,
            because: 'Twice the radius holds four times as much.',
          },
          {
            id: 'two',
            says: 'Two such cones full of water fill a cylinder with the same radius and height.',
            holds: false,
            tested: `Two cones hold $2 \\cdot \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${(2 * r * r * h) / 3}\\pi$; the cylinder holds $\\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$.`,
            because: 'A cone holds a third of its cylinder, so it takes three.',
          },
          {
            id: 'half',
            says: 'Filled with water up to half of its height, with the tip pointing down, the cone holds half of its volume.',
            holds: false,
            tested:
              'The water is a small cone with half the height, and by similar triangles half the radius: $\\frac{1}{2} \\cdot \\frac{1}{2} \\cdot \\frac{1}{2} = \\frac{1}{8}$ of the whole.',
            because: 'A cone is narrow near its tip, so half of the height holds far less than half.',
          },
        ],
        given: ({ r, h }) => ({ r, h }),
        test: ({ r, h }, id) => {
          const v = (q: number, k: number) => (q * q * k) / 3
          const close = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const at: Record<string, boolean> = {
            three: close(3 * v(r, h), r * r * h),
            height: close(v(r, 2 * h), 2 * v(r, h)),
            value: close(v(r, h), (r * r * h) / 3),
            radius: close(v(2 * r, h), 2 * v(r, h)),
            two: close(2 * v(r, h), r * r * h),
            half: close(v(r / 2, h / 2), v(r, h) / 2),
          }
          return at[id] as boolean
        },
      }),
      ({ e: { r, h }, ids }) => {
        const v = (r * r * h) / 3
        const fill = `The cylinder holds $${r}^2 \\cdot ${h} \\cdot \\pi = ${3 * v}\\pi$, and $\\frac{${3 * v}\\pi}{${v}\\pi} = 3$.`
        return testsOf(ids, {
          three: fill,
          two: fill,
          value: `The box around the cone holds $${2 * r} \\cdot ${2 * r} \\cdot ${h} = ${12 * v}$, and $${v}\\pi \\approx ${(Math.PI * v).toFixed(0)}$ is a bit more than a quarter of that, as it must be.`,
          height: `With the height ${2 * h}: $\\frac{1}{3}\\pi \\cdot ${r * r} \\cdot ${2 * h} = ${2 * v}\\pi$, and before it was $${v}\\pi$.`,
          radius: `With the radius ${2 * r}: $\\frac{1}{3}\\pi \\cdot ${4 * r * r} \\cdot ${h} = ${4 * v}\\pi$, and before it was $${v}\\pi$.`,
          half: `Half the radius and half the height: $\\frac{1}{3}\\pi \\cdot ${toTex(frac(r * r, 4))} \\cdot ${toTex(frac(h, 2))} = ${toTex(frac(r * r * h, 24))}\\pi$, but half of the volume is $${toTex(frac(r * r * h, 6))}\\pi$.`,
        })
      },
    ),
    ({ e: { r, h }, ids }) =>
      `The formula $\\frac{1}{3}\\pi r^2h$ is enough. ${testsOf(ids, {
        three: 'Its $\\frac{1}{3}$ says that three cones fill the cylinder.',
        two: 'Its $\\frac{1}{3}$ says that it takes three cones to fill the cylinder.',
        height: 'The height stands in it once, so twice the height holds twice as much.',
        radius: 'The radius is squared in it, so twice the radius holds four times as much.',
        value: `$${r}^2 \\cdot ${h} = ${r * r * h}$, and a third of that is $${(r * r * h) / 3}$.`,
        half: 'Half the height goes with half the radius, so all three factors are halved: an eighth is left.',
      })}`,
  ),
})

export const templates: readonly Template[] = [claims]
