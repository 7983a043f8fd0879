/** Linear speed of a point on a rim. */

import { drawing, frac, g, type Html, int, mul, num, type Template, template, until, xy } from '#kit'
import { pi, piTex, piText } from '../common.ts'
import { skill, small } from './speeds.ts'

/** A wheel with its center, a labeled radius or diameter, and an arrow along the rim. */
function wheel(r: number, label: string, whole = false, speed = ''): Html {
  const at = {
    O: [0, 0] as const,
    P: xy.polar([0, 0], r, 35),
    Q: xy.polar([0, 0], r, 215),
    t: xy.along(
      xy.polar([0, 0], r, 35),
      [xy.polar([0, 0], r, 35)[0] - r * 0.6, xy.polar([0, 0], r, 35)[1] + r * 0.857],
      0.75,
    ),
  }
  const { Q, ...half } = at
  return drawing(
    {
      alt: whole
        ? 'A wheel with the diameter PQ; an arrow shows how P moves'
        : 'A wheel with center O and the point P on its rim; an arrow shows how P moves',
      at: whole ? { ...half, Q } : half,
      // Without the name of the center, the label stands at the middle and belongs to the whole diameter.
      ...(whole ? { show: 'PQ' } : {}),
      height: 210,
    },
    [
      g.circle('O', r),
      whole ? g.seg('PQ', label) : g.seg('OP', label),
      g.ray('Pt', { accent: true }),
      ...(speed ? [g.tag('t', speed, { as: 'The arrow' })] : []),
      g.dots(whole ? 'OPQ' : 'OP'),
    ],
  )
}

/** From inches and seconds to feet and minutes, or the other way around. */
const units = template({
  id: 'trigonometry/linear-speed-in-other-units',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 24), w: int(rng, 4, 40), up: int(rng, 0, 1) === 1 }),
      ({ r, w, up }) => (r * w) % (up ? 12 : 60) === 0 && r !== w && !(up && r > 14),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, w, up }) =>
        `${wheel(r, `${r} ${up ? 'in' : 'ft'}`)}<p>The wheel turns with an angular speed of $${w}$ radians per ${up ? 'second' : 'minute'}. What is the linear speed of point $P$, in ${up ? 'feet per minute' : 'inches per second'}?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ r, w, up }) =>
        up
          ? `A saw blade with a radius of $${r}$ inches spins at $${w}$ radians per second. How fast does a tooth on its rim move, in feet per minute?`
          : `The blades of a windmill reach $${r}$ feet from the center of its wheel and turn at $${w}$ radians per minute. How fast does the tip of a blade move, in inches per second?`,
    },
  ],
  given: ({ r, w, up }) => ({ r, w, up }),
  answer: ({ r, w, up }) => num(up ? 5 * r * w : (r * w) / 5),
  traps: [
    {
      misconception: 'trig-leaves-the-unit-of-length',
      classic: true,
      operation: 'unit-not-converted',
      operands: ({ r }) => [r],
      after: (x, { w, up }) => (up ? mul(x, w * 60) : mul(x, frac(w, 60))),
      rule: ({ r, w, up }) => num(up ? 60 * r * w : (r * w) / 60),
      says: ({ up }) => (up ? 'I gave inches per minute.' : 'I gave feet per second.'),
      why: ({ up }) => (up ? 'is in inches per minute.' : 'is in feet per second.'),
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      operands: ({ w }) => [w],
      after: (x, { r, up }) => (up ? mul(x, frac(r, 12)) : mul(x, r * 12)),
      rule: ({ r, w, up }) => num(up ? frac(r * w, 12) : 12 * r * w),
      says: ({ up }) => (up ? 'I gave feet per second.' : 'I gave inches per minute.'),
      why: ({ up }) => (up ? 'is in feet per second.' : 'is in inches per minute.'),
    },
    {
      misconception: 'trig-leaves-the-unit-of-length',
      twoSlips: true,
      operation: 'factor-left-out',
      operands: ({ r, w }) => [r, w],
      rule: ({ r, w }) => num(r * w),
      says: () => 'I multiplied radius and angular speed and changed no unit.',
      why: ({ up }) => (up ? 'is in inches per second.' : 'is in feet per minute.'),
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'diameter-for-radius',
      operands: ({ r }) => [r],
      after: (x, { w, up }) => (up ? mul(x, 5 * w) : mul(x, frac(w, 5))),
      rule: ({ r, w, up }) => num(up ? 10 * r * w : frac(2 * r * w, 5)),
      says: ({ r }) => `I used the diameter $${2 * r}$ in place of the radius.`,
      why: ({ r }) => `uses $${2 * r}$ in place of the radius.`,
    },
    {
      misconception: 'trig-changes-units-the-wrong-way',
      rule: ({ r, w }) => num(720 * r * w),
      says: ({ up }) =>
        up ? 'I multiplied by 12 to change inches into feet.' : 'I multiplied by 60 to change from minutes to seconds.',
      why: ({ up }) => (up ? 'multiplies by 12 instead of dividing.' : 'multiplies by 60 instead of dividing.'),
    },
  ],
  explain: ({ r, w, up }, frame) => ({
    plan: 'Linear speed is radius times angular speed in radians. Then change the unit of length and the unit of time, one after the other.',
    steps: [
      {
        do: `$v = r\\omega = ${r} \\cdot ${w} = ${r * w}$ ${up ? 'inches per second' : 'feet per minute'}`,
        why: 'For every radian the point travels one radius.',
      },
      up
        ? { do: `$${r * w} \\cdot 60 = ${60 * r * w}$ inches per minute`, why: 'A minute has 60 seconds.' }
        : { do: `$${r * w} \\cdot 12 = ${12 * r * w}$ inches per minute`, why: 'A foot has 12 inches.' },
      up
        ? { do: `$${60 * r * w} \\div 12 = ${5 * r * w}$ feet per minute`, why: 'A foot has 12 inches.' }
        : { do: `$${12 * r * w} \\div 60 = ${(r * w) / 5}$ inches per second`, why: 'A minute has 60 seconds.' },
    ],
    check: up
      ? `Back: $${5 * r * w} \\cdot 12 \\div 60 \\div ${r} = ${w}$ radians per second.`
      : `Back: $${(r * w) / 5} \\cdot 60 \\div 12 \\div ${r} = ${w}$ radians per minute.`,
    faster: up
      ? `Both changes together are a factor of $60 \\div 12 = 5$: $${r * w} \\cdot 5 = ${5 * r * w}$.`
      : `Both changes together are division by $60 \\div 12 = 5$: $${r * w} \\div 5 = ${(r * w) / 5}$.`,
    ...(frame === 'figure'
      ? { figure: wheel(r, `${r} ${up ? 'in' : 'ft'}`, false, up ? `${5 * r * w} ft/min` : `${(r * w) / 5} in/s`) }
      : {}),
  }),
  // Changes the units of the radius and of the angular speed first.
  check: ({ r, w, up }) => num(up ? mul(frac(r, 12), w * 60) : mul(r * 12, frac(w, 60))),
})

const fromRpm = template({
  id: 'trigonometry/linear-speed-from-rpm',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ d: 2 * int(rng, 4, 16), n: 10 * int(rng, 3, 30) }),
      ({ d, n }) => small((d * n) / 60, 1) && d !== n,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ d, n }) =>
        `${wheel(d / 2, `${d} in`, true)}<p>The wheel makes $${n}$ revolutions per minute. What is the linear speed of point $P$ on its rim, in inches per second?</p>`,
    },
  ],
  given: ({ d, n }) => ({ wide: d, n }),
  answer: ({ d, n }) => pi((d * n) / 60),
  traps: [
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'radius-for-diameter',
      rule: ({ wide, n }) => pi((2 * wide * n) / 60),
      says: ({ d }) => `I took the diameter $${d}$ for the radius.`,
      why: ({ d }) => `takes the diameter $${d}$ for the radius.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      operation: 'unit-not-converted',
      rule: ({ wide, n }) => pi(wide * n),
      says: () => 'I gave inches per minute.',
      why: () => 'is in inches per minute.',
    },
    {
      misconception: 'trig-takes-a-full-turn-as-pi',
      rule: ({ wide, n }) => pi((wide * n) / 120),
      why: ({ d }) => `counts $\\pi$ for a revolution, with radius $${d / 2}$.`,
    },
    {
      misconception: 'trig-leaves-the-unit-of-time',
      twoSlips: true,
      rule: ({ wide, n }) => pi((wide * n) / 2),
      says: () => 'I gave inches per minute, with $\\pi$ for a revolution.',
      why: () => 'is in inches per minute, with $\\pi$ for a revolution.',
    },
  ],
  explain: ({ d, n }) => ({
    plan: 'With every revolution a point on the rim travels one circumference. Find the distance in one minute, then in one second.',
    steps: [
      {
        do: `The radius is $${d} \\div 2 = ${d / 2}$ inches, and the circumference is $2\\pi \\cdot ${d / 2} = ${d}\\pi$ inches.`,
        why: 'The figure shows the diameter.',
      },
      {
        do: `In one minute: $${n} \\cdot ${d}\\pi = ${n * d}\\pi$ inches`,
        why: 'One circumference for each revolution.',
      },
      {
        do: `In one second: $\\frac{${n * d}\\pi}{60} = ${piTex((d * n) / 60)}$ inches`,
        why: 'A minute has 60 seconds.',
      },
    ],
    faster: `The circumference is $\\pi$ times the diameter, so all of it is one line: $${n} \\cdot ${d}\\pi \\div 60 = ${piTex((d * n) / 60)}$.`,
    check: `With $v = r\\omega$: $\\omega = ${piTex(n / 30)}$ radians per second, and $${d / 2} \\cdot ${piTex(n / 30)} = ${piTex((d * n) / 60)}$.`,
    figure: wheel(d / 2, `${d} in`, true, `${piText((d * n) / 60)} in/s`),
  }),
  check: ({ wide, n }) => pi((wide / 2) * (n / 30)),
})

export const templates: readonly Template[] = [units, fromRpm]
