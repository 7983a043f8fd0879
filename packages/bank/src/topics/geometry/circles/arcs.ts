import {
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  type Part,
  person,
  pick,
  piMultiple,
  type Rng,
  type Template,
  template,
  toTex,
  until,
  xy,
} from '#kit'
import { written } from '../marks.ts'
import { piText } from '../surd-text.ts'

export const skill = 'geo-arc-length-sector-area'

const ANGLES = [30, 40, 45, 60, 72, 80, 90, 120, 135, 144, 150, 160] as const

/** A sector with radius and angle; labels as given. */
export const slice = (
  r: number,
  t: number,
  radius: string,
  angle: string,
  rot: number,
  extra: readonly Part[] = [],
): Html =>
  drawing(
    {
      alt: 'Circle with center O and a shaded sector AOB',
      at: { O: [0, 0], A: xy.polar([0, 0], r, rot), B: xy.polar([0, 0], r, rot + t) },
      height: 250,
    },
    [
      g.circle('O', r),
      g.sector('O', r, rot, rot + t),
      g.seg('OA', radius, { from: 'B' }),
      g.seg('OB'),
      g.dots('O'),
      ...(angle ? [g.angle('AOB', angle)] : []),
      ...extra,
    ],
  )

export const drawSlice = (rng: Rng, lo = 3, hi = 18) =>
  until(
    () => ({ r: int(rng, lo, hi), t: pick(rng, ANGLES), rot: pick(rng, [-20, 0, 15, 40, 100]) }),
    ({ r, t }) => (t * r) % 180 === 0 && t * r > 180,
  )

const piTex = (x: Frac): string => piMultiple(x).html.replace(/\$/g, '')

const arc = template({
  id: 'geometry/circle-arc-length',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) => drawSlice(rng),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, t, rot }) => `${slice(r, t, `${r}`, `${t}°`, rot)}<p>What is the length of the minor arc $AB$?</p>`,
    },
    {
      id: 'pendulum',
      kind: 'words',
      items: 5,
      stem: ({ r, t }, rng) =>
        pick(rng, [
          `A swing hangs on ropes of ${r} feet and moves through an angle of $${t}^\\circ$ from one end of its path to the other. How many feet long is the path of the seat?`,
          `The minute hand of a station clock is ${r} inches long. How many inches does its tip move while the hand turns through $${t}^\\circ$?`,
          `${person(rng)} walks along a curved path that is part of a circle with a radius of ${r} feet. The path takes up an angle of $${t}^\\circ$ at the center. How many feet long is it?`,
        ]),
    },
  ],
  given: ({ r, t }) => ({ r, t }),
  answer: ({ r, t }) => piMultiple(frac(t * r, 180)),
  traps: [
    {
      misconception: 'geo-circ-mixes-arc-and-area',
      classic: true,
      rule: ({ r, t }) => piMultiple(frac(t * r * r, 360)),
      says: () => 'I used $\\pi r^2$, the formula for the area.',
      why: () => 'uses $\\pi r^2$: that is the area of the sector.',
    },
    {
      misconception: 'geo-circ-diameter-for-radius',
      rule: ({ r, t }) => piMultiple(frac(t * r, 360)),
      says: () => 'I took $\\pi r$ for the whole circumference instead of $2\\pi r$.',
      why: () => 'takes $\\pi r$ for the whole circumference instead of $2\\pi r$.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      rule: ({ r, t }) => piMultiple(frac(t * r, 90)),
      says: () => 'I took the angle as a share of 180° instead of 360°.',
      why: ({ t }) => `takes $${t}^\\circ$ as a share of $180^\\circ$.`,
    },
    {
      misconception: 'geo-circ-takes-the-rest-of-the-circle',
      rule: ({ r, t }) => piMultiple(frac((360 - t) * r, 180)),
      why: ({ t }) => `belongs to the rest of the circle, $360^\\circ - ${t}^\\circ$.`,
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      rule: ({ r }) => piMultiple(2 * r),
      says: () => 'I gave the whole circumference.',
      why: () => 'is the whole circumference.',
    },
  ],
  explain: ({ r, t, rot }, frame) => ({
    plan: 'An arc is a share of the circumference: the angle says which part of the full turn it is.',
    steps: [
      { do: `The whole circumference is $2\\pi \\cdot ${r} = ${2 * r}\\pi$.`, why: 'The circumference is $2\\pi r$.' },
      {
        do: `$\\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${piMultiple(frac(t * r, 180)).html.replace(/\$/g, '')}$`,
        why: `The arc is the part of the circle that belongs to $${t}^\\circ$ out of $360^\\circ$.`,
      },
    ],
    faster: `$${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so take $${toTex(frac(t, 360))}$ of $${2 * r}\\pi$ at once: $${piTex(frac(t * r, 180))}$.`,
    check: `$${toTex(frac(360, t))}$ such arcs must make the whole circle: $${toTex(frac(360, t))} \\cdot ${piTex(frac(t * r, 180))} = ${2 * r}\\pi$.`,
    figure:
      frame === 'figure'
        ? slice(r, t, `${r}`, `${t}°`, rot, [g.arcLabel('O', r, rot + t / 2, piText(frac(t * r, 180)), 'Arc AB')])
        : '',
  }),
  check: ({ r, t }) => piMultiple(div(2 * r, frac(360, t))),
})

const sector = template({
  id: 'geometry/circle-sector-area',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 3, 14), t: pick(rng, ANGLES), rot: pick(rng, [-20, 0, 15, 40, 100]) }),
      ({ r, t }) => (t * r * r) % 360 === 0 && r !== 4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, t, rot }) =>
        `<p>The circle has a diameter of ${2 * r} inches.</p>${slice(r, t, '', `${t}°`, rot)}<p>What is the area, in square inches, of the shaded sector?</p>`,
    },
    {
      id: 'diameter',
      kind: 'words',
      items: 5,
      stem: ({ r, t }, rng) =>
        pick(rng, [
          `A round pizza has a diameter of ${2 * r} inches. A piece with an angle of $${t}^\\circ$ at the center is eaten. How many square inches of pizza are eaten?`,
          `A round flower bed has a diameter of ${2 * r} feet. Tulips grow in a sector with an angle of $${t}^\\circ$. How many square feet do the tulips take up?`,
          `A circular plate with a diameter of ${2 * r} inches is painted red in a sector with an angle of $${t}^\\circ$. How many square inches are red?`,
        ]),
    },
  ],
  given: ({ r, t }) => ({ d: 2 * r, t }),
  answer: ({ r, t }) => piMultiple(frac(t * r * r, 360)),
  traps: [
    {
      misconception: 'geo-circ-diameter-for-radius',
      classic: true,
      rule: ({ d, t }) => piMultiple(frac(t * d * d, 360)),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-circ-mixes-arc-and-area',
      rule: ({ d, t }) => piMultiple(frac(t * d, 360)),
      says: () => 'I used $2\\pi r$, the formula for the circumference.',
      why: () => 'is the length of the arc, not an area.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      rule: ({ d, t }) => piMultiple(frac(t * d * d, 720)),
      says: () => 'I took the angle as a share of 180° instead of 360°.',
      why: ({ t }) => `takes $${t}^\\circ$ as a share of $180^\\circ$.`,
    },
    {
      misconception: 'geo-circ-takes-the-rest-of-the-circle',
      rule: ({ d, t }) => piMultiple(frac((360 - t) * d * d, 1440)),
      why: ({ t }) => `belongs to the rest of the circle, $360^\\circ - ${t}^\\circ$.`,
    },
    {
      misconception: 'geo-circ-mixes-arc-and-area',
      rule: ({ d, t }) => piMultiple(frac(t * d, 720)),
      says: () => 'I did not square the radius.',
      why: () => 'does not square the radius.',
    },
  ],
  explain: ({ r, t, rot }, frame) => ({
    plan: 'Find the radius and the area of the whole circle; the angle says which share of it the sector is.',
    steps: [
      { do: `The radius is $${2 * r} \\div 2 = ${r}$.`, why: 'The diameter is given.' },
      {
        do: `The whole circle has area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`,
        why: 'The area of a circle is $\\pi r^2$.',
      },
      {
        do: `$\\frac{${t}}{360} \\cdot ${r * r}\\pi = ${piMultiple(frac(t * r * r, 360)).html.replace(/\$/g, '')}$`,
        why: `The sector is $${t}^\\circ$ out of $360^\\circ$.`,
      },
    ],
    faster: `$${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so take $${toTex(frac(t, 360))}$ of $${r * r}\\pi$ at once: $${piTex(frac(t * r * r, 360))}$.`,
    check: `$360 \\div ${t} = ${num(frac(360, t)).html.replace(/\$/g, '')}$, so $${num(frac(360, t)).html.replace(/\$/g, '')}$ such sectors make up the circle of $${r * r}\\pi$.`,
    figure:
      frame === 'figure'
        ? slice(r, t, `${r} in`, `${t}°`, rot, [
            written(xy.polar([0, 0], 0.68 * r, rot + t / 2), piText(frac(t * r * r, 360)), 'The area of the sector'),
          ])
        : '',
  }),
  check: ({ d, t }) => piMultiple(div(d * d, mul(4, frac(360, t)))),
})

export const templates: readonly Template[] = [arc, sector]
