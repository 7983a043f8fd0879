/** Arcs backwards, and figures with an arc in their boundary. */

import {
  div,
  drawing,
  expr,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  piMultiple,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
  xy,
} from '#kit'
import { piText } from '../surd-text.ts'
import { drawSlice, skill, slice } from './arcs.ts'

const backwards = template({
  id: 'geometry/circle-arc-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) => ({ ...drawSlice(rng, 4, 18), ask: pick(rng, ['r', 't'] as const) }),
  frames: [
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 8,
      stem: ({ r, t, rot, ask }) =>
        ask === 'r'
          ? `${slice(r, t, 'x', `${t}°`, rot)}<p>The minor arc $AB$ is $${coefPi((t * r) / 180)}$ units long. What is the value of $x$?</p>`
          : `${slice(r, t, `${r}`, 'x°', rot)}<p>The minor arc $AB$ is $${coefPi((t * r) / 180)}$ units long. How many degrees does angle $AOB$ measure?</p>`,
    },
    {
      id: 'track',
      kind: 'words',
      items: 4,
      stem: ({ r, t, ask }) =>
        ask === 'r'
          ? `A bend of a railway track is part of a circle. It is $${coefPi((t * r) / 180)}$ miles long and turns the track through $${t}^\\circ$. What is the radius of the bend, in miles?`
          : `A bend of a railway track is part of a circle with a radius of ${r} miles. The bend is $${coefPi((t * r) / 180)}$ miles long. Through how many degrees does the track turn?`,
    },
  ],
  given: ({ r, t, ask }) => ({ known: ask === 'r' ? t : r, ask, arc: (t * r) / 180 }),
  answer: ({ r, t, ask }) => num(ask === 'r' ? r : t),
  traps: [
    {
      misconception: 'geo-circ-diameter-for-radius',
      classic: true,
      operation: 'part-left-out',
      operands: ({ known }) => [known],
      after: (x, { arc }) => div(360 * arc, x),
      rule: ({ known, arc }) => num(frac(360 * arc, known)),
      says: () => 'I took $\\pi r$ for the whole circumference instead of $2\\pi r$.',
      why: () => 'takes $\\pi r$ for the whole circumference, so it is twice as large as it should be.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { known, arc }) => mul(x, frac(arc, 2 * known)),
      rule: ({ known, arc }) => num(frac(90 * arc, known)),
      says: () => 'I took the angle as a share of 180° instead of 360°.',
      why: () => 'takes the angle as a share of $180^\\circ$.',
    },
    {
      misconception: 'geo-circ-takes-the-rest-of-the-circle',
      operation: 'rest-for-part',
      operands: ({ known, ask, arc }) => [360, ask === 't' ? frac(arc * 180, known) : known],
      after: (x, { ask, arc }) => (ask === 't' ? x : div(arc * 180, x)),
      rule: ({ known, arc, ask }) =>
        ask === 'r' ? num(frac(180 * arc, 360 - known)) : num(sub(360, frac(180 * arc, known))),
      says: ({ ask }) =>
        ask === 'r' ? 'I used the angle of the rest of the circle.' : 'I gave the angle of the rest of the circle.',
      why: () => 'belongs to the rest of the circle.',
    },
    {
      misconception: 'geo-circ-mixes-arc-and-area',
      rule: ({ known, arc, ask }) =>
        ask === 'r' ? whole(Math.sqrt((360 * arc) / known)) : whole(frac(360 * arc, known * known)),
      says: () => 'I used $\\pi r^2$, the formula for the area.',
      why: () => 'uses $\\pi r^2$ although a length is given.',
    },
  ],
  explain: ({ r, t, rot, ask }, frame) => ({
    plan: 'Write the arc as a share of the circumference with what is known, and solve for the unknown.',
    steps: [
      {
        do:
          ask === 'r'
            ? `$\\frac{${t}}{360} \\cdot 2\\pi r = ${coefPi((t * r) / 180)}$`
            : `$\\frac{\\theta}{360} \\cdot ${2 * r}\\pi = ${coefPi((t * r) / 180)}$`,
        why: 'The arc is the share of the circumference that belongs to the angle.',
      },
      {
        do:
          ask === 'r'
            ? `$\\frac{${t}}{180} \\cdot r = ${(t * r) / 180}$`
            : `$\\theta \\cdot \\frac{${2 * r}}{360} = ${(t * r) / 180}$`,
        why: 'Divide both sides by $\\pi$.',
      },
      {
        do:
          ask === 'r'
            ? `$r = ${(t * r) / 180} \\cdot \\frac{180}{${t}} = ${r}$`
            : `$\\theta = ${(t * r) / 180} \\cdot \\frac{360}{${2 * r}} = ${t}$`,
        why: 'Multiply by the reciprocal of the fraction.',
      },
    ],
    check: `$\\frac{${t}}{360} \\cdot 2\\pi \\cdot ${r} = ${coefPi((t * r) / 180)}$`,
    faster:
      ask === 'r'
        ? `$${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so the whole circumference is $${coefPi((t * r) / 180)} \\div ${toTex(frac(t, 360))} = ${2 * r}\\pi$. Half of ${2 * r} is the radius.`
        : `The whole circumference is $${2 * r}\\pi$, and the arc is $${toTex(frac(t, 360))}$ of it. So is the angle: $${toTex(frac(t, 360))} \\cdot 360^\\circ = ${t}^\\circ$.`,
    figure: frame === 'typed' ? slice(r, t, `${r}`, `${t}°`, rot) : '',
  }),
  check: ({ known, arc }) => num(div(arc, frac(known, 180))),
})

function coefPi(k: number): string {
  return k === 1 ? '\\pi' : `${k}\\pi`
}

const sumPi = (a: number, b: number) => expr(`${a} + ${coefPi(b)}`, () => a + b * Math.PI)

const lessPi = (a: number, b: number) => expr(`${coefPi(a)} - ${b}`, () => a * Math.PI - b)

const around = template({
  id: 'geometry/circle-sector-perimeter',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSlice(rng, 4, 18),
      ({ r, t }) => t !== 90 && (t * r) % 360 === 0 && r !== 4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: ({ r, t, rot }) => `${slice(r, t, `${r}`, `${t}°`, rot)}<p>What is the perimeter of the shaded sector?</p>`,
    },
  ],
  given: ({ r, t }) => ({ r, t }),
  answer: ({ r, t }) => sumPi(2 * r, (t * r) / 180),
  traps: [
    {
      misconception: 'geo-circ-leaves-out-a-part',
      classic: true,
      rule: ({ r, t }) => piMultiple(frac(t * r, 180)),
      says: () => 'I gave the arc and left out the two radii.',
      why: () => 'is the arc alone; the two radii belong to the boundary as well.',
    },
    {
      misconception: 'geo-circ-leaves-out-a-part',
      rule: ({ r, t }) => sumPi(r, (t * r) / 180),
      says: () => 'I counted one radius instead of two.',
      why: () => 'counts one radius only.',
    },
    {
      misconception: 'geo-circ-diameter-for-radius',
      rule: ({ r, t }) => sumPi(2 * r, (t * r) / 360),
      says: () => 'I took $\\pi r$ for the whole circumference instead of $2\\pi r$.',
      why: () => 'takes $\\pi r$ for the whole circumference.',
    },
    {
      misconception: 'geo-circ-mixes-arc-and-area',
      rule: ({ r, t }) => ((t * r * r) % 360 === 0 ? sumPi(2 * r, (t * r * r) / 360) : null),
      says: () => 'I took the area of the sector for the length of its arc.',
      why: () => 'adds the area of the sector instead of the arc.',
    },
    {
      misconception: 'geo-circ-takes-the-rest-of-the-circle',
      rule: ({ r, t }) => sumPi(2 * r, ((360 - t) * r) / 180),
      says: () => 'I took the longer arc.',
      why: () => 'has the longer arc in it.',
    },
  ],
  explain: ({ r, t, rot }) => ({
    plan: 'Follow the boundary of the sector: it is made of two radii and an arc.',
    steps: [
      { do: `The whole circumference is $2\\pi \\cdot ${r} = ${2 * r}\\pi$.`, why: 'The circumference is $2\\pi r$.' },
      {
        do: `The arc is $\\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${coefPi((t * r) / 180)}$.`,
        why: 'It is the share of the circumference that belongs to the angle.',
      },
      {
        do: `$${r} + ${r} + ${coefPi((t * r) / 180)} = ${2 * r} + ${coefPi((t * r) / 180)}$`,
        why: 'The boundary of the sector also has two radii.',
      },
    ],
    faster: `$${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so the arc is $${toTex(frac(t, 360))}$ of $${2 * r}\\pi$, which is $${coefPi((t * r) / 180)}$; add the two radii, ${2 * r}.`,
    check: `As a number, the perimeter is about $${(2 * r + (t * r * Math.PI) / 180).toFixed(1)}$. The arc of about $${((t * r * Math.PI) / 180).toFixed(1)}$ must be longer than the straight way from $A$ to $B$, which is about $${(2 * r * Math.sin((t * Math.PI) / 360)).toFixed(1)}$.`,
    figure: slice(r, t, `${r}`, `${t}°`, rot, [g.arcLabel('O', r, rot + t / 2, piText(frac(t * r, 180)), 'Arc AB')]),
  }),
  // So many of these sectors would fill the circle.
  check: ({ r, t }) => sumPi(r + r, (2 * r) / (360 / t)),
})

const bowFigure = (r: number, rot: number, found = ''): Html => {
  const [A, B] = [xy.polar([0, 0], r, rot), xy.polar([0, 0], r, rot + 90)]
  const bow = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`s${i + 1}`, xy.polar([0, 0], r, rot + 5 * i)]))
  return drawing(
    {
      alt: 'Circle with center O, radii OA and OB and chord AB; the region between chord AB and the minor arc AB is shaded',
      at: { O: [0, 0], A, B, ...bow },
      height: 250,
    },
    [
      g.circle('O', r),
      g.shade(Object.keys(bow).join('')),
      g.seg('OA', `${r}`),
      g.seg('OB'),
      g.seg('AB'),
      g.right('AOB'),
      g.dots('O'),
      ...(found ? [g.arcLabel('O', r, rot + 45, found, 'The shaded region')] : []),
    ],
  )
}

const segment = template({
  id: 'geometry/circle-segment-area',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'parts',
  draw: (rng) => ({ r: 2 * int(rng, 2, 10), rot: pick(rng, [0, 45, 90, 200]) }),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: ({ r, rot }) =>
        `<p>The radius of the circle with center $O$ is ${r}, and angle $AOB$ is a right angle.</p>${bowFigure(r, rot)}<p>What is the area of the shaded region?</p>`,
    },
  ],
  given: ({ r }) => ({ r }),
  answer: ({ r }) => lessPi((r * r) / 4, (r * r) / 2),
  traps: [
    {
      misconception: 'geo-circ-leaves-out-a-part',
      classic: true,
      rule: ({ r }) => lessPi((r * r) / 4, r * r),
      says: () => 'I forgot the half in the area of the triangle.',
      why: () => 'forgets the half in the area of the triangle.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      rule: ({ r }) => lessPi((r * r) / 2, (r * r) / 2),
      says: () => 'I took a right angle for half of the circle.',
      why: () => 'takes half of the circle; a right angle is a quarter.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      twoSlips: true,
      rule: ({ r }) => lessPi((r * r) / 2, r * r),
      says: () => 'I took a right angle for half of the circle, and I forgot the half in the area of the triangle.',
      why: () => 'takes half of the circle, and forgets the half in the area of the triangle.',
    },
    {
      misconception: 'geo-circ-adds-the-triangle',
      rule: ({ r }) => expr(`${coefPi((r * r) / 4)} + ${(r * r) / 2}`, () => ((r * r) / 4) * Math.PI + (r * r) / 2),
      why: () => 'adds the triangle instead of subtracting it.',
    },
    {
      misconception: 'geo-circ-wrong-share-of-the-circle',
      rule: ({ r }) => lessPi(r * r, (r * r) / 2),
      says: () => 'I subtracted the triangle from the whole circle.',
      why: () => 'subtracts the triangle from the whole circle.',
    },
  ],
  explain: ({ r, rot }) => ({
    plan: 'The shaded region is a sector without a triangle: work out both and subtract.',
    steps: [
      {
        do: `The sector $AOB$ has area $\\frac{90}{360} \\cdot ${r * r}\\pi = ${coefPi((r * r) / 4)}$.`,
        why: 'A right angle is a quarter of a full turn.',
      },
      {
        do: `Triangle $AOB$ has area $\\frac{1}{2} \\cdot ${r} \\cdot ${r} = ${(r * r) / 2}$.`,
        why: 'The two radii are its legs.',
      },
      { do: `$${coefPi((r * r) / 4)} - ${(r * r) / 2}$`, why: 'The shaded region is the sector without the triangle.' },
    ],
    figure: bowFigure(r, rot, `${piText(frac(r * r, 4))} − ${(r * r) / 2}`),
    faster: `As a formula for a right angle at the center: $\\frac{r^2}{4}(\\pi - 2)$, here $${toTex(frac(r * r, 4))}(\\pi - 2) = ${coefPi((r * r) / 4)} - ${(r * r) / 2}$.`,
    check: `Four such regions and the inscribed square make up the whole circle. Each diagonal of the square is $${2 * r}$, so its area is $\\frac{1}{2} \\cdot ${2 * r} \\cdot ${2 * r} = ${2 * r * r}$, and $4 \\cdot (${coefPi((r * r) / 4)} - ${(r * r) / 2}) + ${2 * r * r} = ${r * r}\\pi$.`,
  }),
  // Four such segments lie between the circle and the inscribed square, whose diagonal is 2r.
  check: ({ r }) => {
    const square = (2 * r * (2 * r)) / 2
    return lessPi((r * r) / 4, square / 4)
  },
})

export const templates: readonly Template[] = [backwards, around, segment]
