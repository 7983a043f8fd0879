/** Arcs in use: how much longer an outer arc is, and distances on the globe. */

import { frac, int, num, pick, type Template, template, toTex, until } from '#kit'
import { angleOf, angleTex, pi, piTex, rational } from '../common.ts'

const skill = 'trig-arc-length'

const difference = template({
  id: 'trigonometry/difference-of-two-arcs',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 6, 20), w: int(rng, 3, 18), t: pick(rng, [60, 72, 90, 108, 120, 135, 144, 150, 160]) }),
      ({ r, w, t }) =>
        (rational((w * t) / 180)?.d ?? 99) <= 2 && (rational((r * t) / 180)?.d ?? 99) <= 2 && r !== w && r !== 2 * w,
    ),
  frames: [
    {
      id: 'carousel',
      kind: 'words',
      items: 6,
      stem: ({ r, w, t }) =>
        `Two children ride on a carousel, one $${r}$ feet from its center and the other $${w}$ feet farther out. The carousel turns through an angle of $${t}^\\circ$. How many feet farther does the outer child travel than the inner one?`,
    },
    {
      id: 'crane',
      kind: 'words',
      items: 5,
      stem: ({ r, w, t }) =>
        `The arm of a crane turns through an angle of $${angleTex(t, true)}$ radians. A lamp on the arm moves on a circle with a radius of $${r}$ feet, and a hook hangs $${w}$ feet farther out. How many feet farther does the hook travel than the lamp?`,
    },
  ],
  given: ({ r, w, t }, frame) => ({ r, w, shown: angleTex(t, frame === 'crane') }),
  answer: ({ w, t }) => pi((w * t) / 180),
  traps: [
    {
      misconception: 'trig-gives-one-arc-for-the-difference',
      classic: true,
      rule: ({ r, w, shown }) => pi(((r + w) * Math.round(angleOf(shown))) / 180),
      says: () => 'I gave the whole length of the outer arc.',
      why: ({ r, w }) => `is the outer arc itself, with radius $${r} + ${w} = ${r + w}$.`,
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ w, shown }) => pi((2 * w * Math.round(angleOf(shown))) / 180),
      says: () => 'I used the diameters of both arcs in place of their radii.',
      why: () => 'uses the diameters in place of the radii.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ w, shown }) => pi((w * Math.round(angleOf(shown))) / 360),
      says: () => 'I took both distances from the center of the turn for diameters and halved them.',
      why: () => 'halves the distances from the center, as if they were diameters.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ w }) => pi(2 * w),
      says: () => 'I compared two whole circles instead of two arcs.',
      why: ({ w }) => `is $2\\pi \\cdot ${w}$, the difference of two whole circles.`,
    },
    {
      misconception: 'trig-gives-one-arc-for-the-difference',
      rule: ({ r, shown }) => pi((r * Math.round(angleOf(shown))) / 180),
      says: () => 'I gave the whole length of the inner arc.',
      why: ({ r }) => `is the inner arc itself, with radius $${r}$.`,
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ w, shown }) => pi((w * (360 - Math.round(angleOf(shown)))) / 180),
      says: () => 'I compared the arcs that make up the rest of the two circles.',
      why: () => 'compares the rest of the two circles.',
    },
  ],
  explain: ({ r, w, t }, frame) => ({
    plan: 'Find the length of both arcs as radius times central angle in radians, and subtract. Both arcs have the same angle.',
    steps: [
      frame === 'crane'
        ? {
            do: `Both arcs have the angle $\\theta = ${piTex(t / 180)}$.`,
            why: 'The angle is given in radians already.',
          }
        : {
            do: `$${t}^\\circ = ${t} \\cdot \\frac{\\pi}{180} = ${piTex(t / 180)}$ radians`,
            why: 'The formula $s = r\\theta$ needs radians.',
          },
      {
        do: `Inner arc: $${r} \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)}$`,
        why: 'The length of an arc is $r\\theta$.',
      },
      {
        do: `Outer arc: $(${r} + ${w}) \\cdot ${piTex(t / 180)} = ${r + w} \\cdot ${piTex(t / 180)} = ${piTex(((r + w) * t) / 180)}$`,
        why: `Its radius is $${w}$ feet longer.`,
      },
      {
        do: `$${piTex(((r + w) * t) / 180)} - ${piTex((r * t) / 180)} = ${piTex((w * t) / 180)}$`,
        why: 'The question asks for the difference.',
      },
    ],
    check: `In a full turn the difference of the two circles is $2\\pi \\cdot ${w} = ${2 * w}\\pi$ feet, and here it is $${toTex(frac(t, 360))}$ of that: $${piTex((w * t) / 180)}$.`,
    faster: `The inner radius does not matter: the difference is $${w} \\cdot ${piTex(t / 180)} = ${piTex((w * t) / 180)}$.`,
  }),
  // As shares of the two circumferences.
  check: ({ r, w, shown }) => {
    const t = Math.round(angleOf(shown))
    return pi((t * 2 * (r + w) - t * 2 * r) / 360)
  },
})

/** The mean radius of the Earth, in miles. */
const EARTH = 3960
const miles = (deg: number): number => (EARTH * deg * Math.PI) / 180
const side = (same: boolean): string => (same ? 'N' : 'S')
const between = (p: number, q: number, same: boolean): number => (same ? p - q : p + q)

const meridian = template({
  id: 'trigonometry/distance-along-a-meridian',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 24, 58), q: int(rng, 4, 45), same: int(rng, 0, 1) === 1 }),
      ({ p, q, same }) =>
        p - q > 7 && between(p, q, same) > 14 && between(p, q, same) < 75 && between(p, q, same) !== 60,
    ),
  frames: [
    {
      id: 'ship',
      kind: 'words',
      items: 6,
      stem: ({ p, q, same }) =>
        `A ship sails straight south from latitude $${p}^\\circ$ N to latitude $${q}^\\circ$ ${side(same)}. The Earth is nearly a sphere with a radius of 3,960 miles. How many miles does the ship sail, to the nearest mile?`,
    },
    {
      id: 'islands',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ p, q, same }) =>
        `Two islands lie on the same meridian, one at latitude $${p}^\\circ$ N and the other at latitude $${q}^\\circ$ ${side(same)}. Treat the Earth as a sphere with a radius of 3,960 miles. How many miles apart are the islands along the surface, to the nearest mile?`,
    },
  ],
  given: ({ p, q, same }) => ({ p, q, same }),
  answer: ({ p, q, same }) => num(Math.round(miles(between(p, q, same)))),
  traps: [
    {
      misconception: 'trig-combines-latitudes-wrongly',
      classic: true,
      rule: ({ p, q, same }) => num(Math.round(miles(between(p, q, !same)))),
      says: ({ same }) =>
        same
          ? 'I added the two latitudes, although both are north of the equator.'
          : 'I subtracted the two latitudes, although they are on opposite sides of the equator.',
      why: ({ p, q, same }) =>
        same
          ? `takes $${p}^\\circ + ${q}^\\circ = ${p + q}^\\circ$, but both places are north of the equator.`
          : `takes $${p}^\\circ - ${q}^\\circ = ${p - q}^\\circ$, but the equator lies between the places.`,
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'diameter-for-radius',
      operands: () => [3960],
      after: (x, { p, q, same }) => Math.round((x.n * Math.PI * (same ? Math.abs(p - q) : p + q)) / 180),
      rule: ({ p, q, same }) => num(Math.round(2 * miles(between(p, q, same)))),
      says: () => 'I used the diameter of the Earth, 7,920 miles, in place of the radius.',
      why: () => 'uses 7,920 miles, the diameter, in place of the radius.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'halved-wrongly',
      operands: () => [3960],
      after: (x, { p, q, same }) => Math.round((x.n * Math.PI * (same ? Math.abs(p - q) : p + q)) / 180),
      rule: ({ p, q, same }) => num(Math.round(miles(between(p, q, same)) / 2)),
      says: () => 'I took 3,960 miles for the diameter and halved it.',
      why: () => 'takes 3,960 miles for the diameter.',
    },
    {
      misconception: 'trig-takes-the-chord-for-the-arc',
      rule: ({ p, q, same }) => num(Math.round(2 * EARTH * Math.sin((between(p, q, same) * Math.PI) / 360))),
      says: () => 'I found the straight line between the two places, through the Earth.',
      why: () => 'is the straight line through the Earth, not the way along its surface.',
    },
    {
      misconception: 'trig-combines-latitudes-wrongly',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x) => Math.round(x.n * Math.PI * 22),
      rule: ({ p }) => num(Math.round(miles(p))),
      says: ({ p }) => `I took $${p}^\\circ$ alone for the central angle.`,
      why: ({ p }) => `takes $${p}^\\circ$ alone, which leads to the equator.`,
    },
  ],
  explain: ({ p, q, same }) => {
    const t = between(p, q, same)
    const theta = ((t * Math.PI) / 180).toFixed(5)
    return {
      plan: 'Latitude is an angle at the center of the Earth, counted from the equator. Find the central angle between the two places, change it into radians, and multiply by the radius.',
      steps: [
        {
          do: `Central angle: $${p}^\\circ ${same ? '-' : '+'} ${q}^\\circ = ${t}^\\circ$`,
          why: same ? 'Both places are on the same side of the equator.' : 'The equator lies between the two places.',
        },
        {
          do: `$${t} \\cdot \\frac{\\pi}{180} \\approx ${theta}$ radians`,
          why: 'The formula $s = r\\theta$ needs radians.',
        },
        {
          do: `$s \\approx 3960 \\cdot ${theta} \\approx ${Math.round(miles(t))}$ miles`,
          why: 'The arc is the radius times the angle in radians.',
        },
      ],
      check: `One degree is $\\frac{2\\pi \\cdot 3960}{360} \\approx 69$ miles, and $${t} \\cdot 69 = ${t * 69}$ is close.`,
      faster: `In one line on a calculator: $${t} \\cdot \\pi \\div 180 \\cdot 3960 \\approx ${((t * Math.PI * 3960) / 180).toFixed(2)}$.`,
    }
  },
  // As a share of the Earth's circumference, from the pole: 90° less the latitude.
  check: ({ p, q, same }) => {
    const fromPole = (lat: number) => 90 - lat
    const share = (fromPole(same ? q : -q) - fromPole(p)) / 360
    return num(Math.round(share * 2 * Math.PI * EARTH))
  },
})

export const templates: readonly Template[] = [difference, meridian]
