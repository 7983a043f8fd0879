/** Questions about other people's work, for the skill of `arcs.ts`. */

import {
  frac,
  g,
  int,
  judgeTwo,
  nameTheNumberMistake,
  pick,
  piMultiple,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { written } from '../marks.ts'
import { piText } from '../surd-text.ts'
import { withFigure } from '../with-figure.ts'
import { drawSlice, skill, slice } from './arcs.ts'

const pi = (n: number, d: number): string => piMultiple(frac(n, d)).html.replace(/\$/g, '')

const mistake = template({
  id: 'geometry/circle-sector-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-circ',
          items: 6,
          draw: (rng) => {
            const { r, t, rot } = until(
              () => drawSlice(rng, 5, 12),
              (p) => p.t !== 90 && p.t !== 120,
            )
            return { r, t, rot }
          },
          ask: ({ r, t, rot }, name, got) =>
            `${slice(r, t, `${r}`, `${t}°`, rot)}<p>${name} works out the area of the shaded sector and gets ${got}.</p>`,
          given: (e) => ({ ...e, rot: 0 }),
          show: (x) => piMultiple(x).html,
          solution: ({ r, t }) => frac(t * r * r, 360),
          how: ({ r, t }) =>
            `the sector is $\\frac{${t}}{360}$ of the disc, so its area is $\\frac{${t}}{360} \\cdot \\pi \\cdot ${r}^2 = \\frac{${t}}{360} \\cdot ${r * r}\\pi = ${pi(t * r * r, 360)}$.`,
          mistakes: ({ r, t }) => [
            {
              says: 'The diameter was used as the radius.',
              result: frac(t * r * r, 90),
              work: `the diameter is $2 \\cdot ${r} = ${2 * r}$, and $\\frac{${t}}{360} \\cdot \\pi \\cdot ${2 * r}^2 = \\frac{${t}}{360} \\cdot ${4 * r * r}\\pi = ${pi(t * r * r, 90)}$`,
            },
            {
              says: 'The length of the arc was worked out.',
              result: frac(t * r, 180),
              work: `$\\frac{${t}}{360} \\cdot 2 \\cdot \\pi \\cdot ${r} = \\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${pi(t * r, 180)}$`,
            },
            {
              says: 'The unshaded part of the disc was worked out.',
              result: frac((360 - t) * r * r, 360),
              work: `$360^\\circ - ${t}^\\circ = ${360 - t}^\\circ$, and $\\frac{${360 - t}}{360} \\cdot \\pi \\cdot ${r}^2 = \\frac{${360 - t}}{360} \\cdot ${r * r}\\pi = ${pi((360 - t) * r * r, 360)}$`,
            },
            {
              says: `The angle was taken as a share of $180^\\circ$.`,
              result: frac(t * r * r, 180),
              work: `$\\frac{${t}}{180} \\cdot \\pi \\cdot ${r}^2 = \\frac{${t}}{180} \\cdot ${r * r}\\pi = ${pi(t * r * r, 180)}$`,
            },
          ],
        }),
        ({ e: { r, t, rot } }) =>
          slice(r, t, `${r}`, `${t}°`, rot, [
            written(xy.polar([0, 0], 0.68 * r, rot + t / 2), piText(frac(t * r * r, 360)), 'The area of the sector'),
          ]),
      ),
      ({ e: { r, t } }) =>
        `The correct area is the share of the disc that the angle is of a full turn: $${pi(t * r * r, 360)} \\div ${r * r}\\pi = ${toTex(frac(t, 360))}$, and $\\frac{${t}}{360} = ${toTex(frac(t, 360))}$, too.`,
    ),
    ({ e: { r, t }, which, name }) => {
      const share = toTex(frac(t, 360))
      const of = (part: number) =>
        `Compare ${name}’s answer with the disc, $${r * r}\\pi$: it is $${toTex(frac(part, 360))}$ of it`
      return [
        `${of(4 * t)}, and the sector is $${share}$, a quarter of that. An area grows fourfold when the radius is doubled.`,
        `Compare ${name}’s answer with the circumference, $${2 * r}\\pi$: it is $${share}$ of it, just the share of the angle. So it is the arc.`,
        `${of(360 - t)}, all but the $${share}$ of the sector. So it is the unshaded part.`,
        `${of(2 * t)}, and $${toTex(frac(t, 180))} = \\frac{${t}}{180}$. So the angle was divided by $180^\\circ$.`,
      ][which] as string
    },
  ),
})

const claims = template({
  id: 'geometry/circle-sector-claims',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-circ',
        frame: 'two-claims',
        items: 5,
        draw: (rng) => ({ r: int(rng, 4, 12), t: pick(rng, [30, 40, 45, 60, 72]), rot: pick(rng, [0, 20, 60]) }),
        intro: ({ r, t, rot }) => slice(r, t, `${r}`, `${t}°`, rot),
        shown: ({ r, t, rot }) =>
          slice(r, t, `${r}`, `${t}°`, rot, [
            g.arcLabel('O', r, rot + t / 2, `≈ ${((t * Math.PI * r) / 180).toFixed(1)}`, 'The arc AB'),
          ]),
        plan: 'A sector is a share of its disc, and its arc is the same share of the circumference. Write the share and the formula with the numbers, then change what the claim changes.',
        claims: ({ r, t }) => [
          {
            id: 'angle2',
            says: 'If the angle is doubled and the radius stays, the area of the sector doubles.',
            holds: true,
            tested: `The share of the disc goes from $\\frac{${t}}{360}$ to $\\frac{${2 * t}}{360}$, and the disc $\\pi \\cdot ${r}^2$ stays the same.`,
          },
          {
            id: 'radius2',
            says: 'If the radius is doubled and the angle stays, the arc becomes twice as long.',
            holds: true,
            tested: `The share $\\frac{${t}}{360}$ stays. The circumference goes from $2\\pi \\cdot ${r} = ${2 * r}\\pi$ to $2\\pi \\cdot ${2 * r} = ${4 * r}\\pi$.`,
          },
          {
            id: 'share',
            says: `The sector is $\\frac{1}{${360 / t}}$ of the disc.`,
            holds: true,
            tested: `The angle is $${t}^\\circ$ of $360^\\circ$: $\\frac{${t}}{360} = \\frac{1}{${360 / t}}$.`,
          },
          {
            id: 'radius2area',
            says: 'If the radius is doubled and the angle stays, the area of the sector doubles.',
            holds: false,
            tested: `The share $\\frac{${t}}{360}$ stays. The disc goes from $\\pi \\cdot ${r}^2 = ${r * r}\\pi$ to $\\pi \\cdot ${2 * r}^2 = ${4 * r * r}\\pi$.`,
            because: 'The radius is squared in an area, so the sector becomes four times as large.',
          },
          {
            id: 'half',
            says: `The sector is $\\frac{1}{${180 / t}}$ of the disc.`.replace(/\\frac\{1\}\{([\d.]+)\}/, (m, d) =>
              d.includes('.') ? `\\frac{2}{${Number(d) * 2}}` : m,
            ),
            holds: false,
            tested: `The angle is $${t}^\\circ$ of a full turn of $360^\\circ$: $\\frac{${t}}{360} = \\frac{1}{${360 / t}}$.`,
            because: 'The share is taken of a full turn, not of a half turn.',
          },
          {
            id: 'perimeter',
            says: `The perimeter of the sector is longer than ${8 * r}.`,
            holds: false,
            tested: `The perimeter has two radii, $2 \\cdot ${r} = ${2 * r}$, and the arc. Even the whole circle is only $2\\pi \\cdot ${r} \\approx ${(2 * Math.PI * r).toFixed(1)}$, and the arc is $\\frac{1}{${360 / t}}$ of it.`,
            because: `Two radii and a short arc stay far below ${8 * r}.`,
          },
        ],
        given: ({ r, t }) => ({ r, t }),
        test: ({ r, t }, id) => {
          const area = (q: number, u: number) => (u / 360) * Math.PI * q * q
          const len = (q: number, u: number) => (u / 360) * 2 * Math.PI * q
          const close = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const at: Record<string, boolean> = {
            angle2: close(area(r, 2 * t), 2 * area(r, t)),
            radius2: close(len(2 * r, t), 2 * len(r, t)),
            share: close(area(r, t) * (360 / t), area(r, 360)),
            radius2area: close(area(2 * r, t), 2 * area(r, t)),
            half: close(area(r, t) * (180 / t), area(r, 360)),
            perimeter: 2 * r + len(r, t) > 8 * r,
          }
          return at[id] as boolean
        },
      }),
      ({ e: { r, t }, ids }) => {
        const around = `$${360 / t}$ such sectors fit around the center, since $${360 / t} \\cdot ${t} = 360$.`
        return testsOf(ids, {
          angle2: `With $${t}^\\circ$ the area is $${pi(t * r * r, 360)}$, with $${2 * t}^\\circ$ it is $${pi(2 * t * r * r, 360)}$.`,
          radius2: `With radius $${r}$ the arc is $${pi(t * r, 180)}$, with radius $${2 * r}$ it is $${pi(2 * t * r, 180)}$.`,
          radius2area: `With radius $${r}$ the area is $${pi(t * r * r, 360)}$, with radius $${2 * r}$ it is $${pi(4 * t * r * r, 360)}$, four times as much.`,
          share: around,
          half: around,
          perimeter: `The perimeter is about $${2 * r} + ${((t * Math.PI * r) / 180).toFixed(1)} = ${(2 * r + Number(((t * Math.PI * r) / 180).toFixed(1))).toFixed(1)}$.`,
        })
      },
    ),
    ({ e: { r, t }, ids }) => {
      const fill = `A full turn has room for $360 \\div ${t} = ${360 / t}$ such sectors.`
      return testsOf(ids, {
        angle2: 'Two sectors side by side make one with twice the angle, so the area doubles with the angle.',
        radius2: 'An arc is a length, and with the same angle all lengths double with the radius.',
        radius2area:
          'With the same angle the sector is enlarged by the factor 2, so its area becomes four times as large.',
        share: fill,
        half: fill,
        perimeter: `Without the two radii the arc would have to be longer than $${8 * r} - ${2 * r} = ${6 * r}$, nearly the whole circle.`,
      })
    },
  ),
})

export const templates: readonly Template[] = [mistake, claims]
