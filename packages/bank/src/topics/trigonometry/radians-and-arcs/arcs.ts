import { div, frac, int, num, person, pick, piMultiple, type Template, template, toTex, until, type Value } from '#kit'
import { angleOf, angleTex, angleText, article, pi, piTex, piText, rational } from '../common.ts'
import { sectorFigure } from './figures.ts'

export const skill = 'trig-arc-length'
export const ANGLES = [30, 40, 45, 60, 72, 80, 90, 100, 108, 120, 135, 144, 150, 160] as const

const length = template({
  id: 'trigonometry/arc-length',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 3, 24),
        t: pick(rng, ANGLES),
        radians: int(rng, 0, 1) === 1,
        start: pick(rng, [0, 15, 40, 200]),
      }),
      ({ r, t }) => (rational((r * t) / 180)?.d ?? 99) <= 4 && r !== t,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ r, t, radians, start }) =>
        `${sectorFigure(r, t, { radius: `${r} in`, angle: angleText(t, radians) }, start)}<p>${radians ? 'The central angle is given in radians. ' : ''}How long is the arc $AB$ of the shaded sector, in inches?</p>`,
    },
    {
      id: 'swing',
      kind: 'words',
      items: 5,
      stem: ({ r, t, radians }, rng) =>
        `The end of ${article(r)} $${r}$-foot ${pick(rng, ['rotor blade', 'robot arm', 'arm of an irrigation system'])} moves on a circle through an angle of $${angleTex(t, radians)}$${radians ? ' radians' : ''}. How many feet does the end travel?`,
    },
  ],
  given: ({ r, t, radians }) => ({ r, shown: angleTex(t, radians) }),
  answer: ({ r, t }) => pi((r * t) / 180),
  traps: [
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      classic: true,
      rule: ({ r, shown }) => pi((r * r * angleOf(shown)) / 360),
      says: () => 'I found the area of the sector instead of the length of the arc.',
      why: () => 'is the area of the sector, not the length of the arc.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ r, shown }) => pi((r * angleOf(shown)) / 360),
      says: ({ r }) => `I took $${r}$ for the diameter.`,
      why: ({ r }) => `takes $${r}$ for the diameter.`,
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ r, shown }) => pi((r * (360 - angleOf(shown))) / 180),
      says: () => 'I found the rest of the circle.',
      why: () => 'is the rest of the circle.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'diameter-for-radius',
      rule: ({ r, shown }) => pi((2 * r * angleOf(shown)) / 180),
      says: ({ r }) => `I used the diameter $${2 * r}$ as the radius.`,
      why: ({ r }) => `uses $${2 * r}$ in place of the radius.`,
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      operation: 'whole-for-part',
      rule: ({ r }) => pi(2 * r),
      says: () => 'I gave the whole circumference.',
      why: () => 'is the whole circumference.',
    },
    {
      misconception: 'trig-uses-degrees-in-a-radian-formula',
      operation: 'degrees-for-radians',
      rule: ({ r, shown }) => (shown.includes('circ') ? num(r * angleOf(shown)) : null),
      says: () => 'I multiplied the radius by the degrees.',
      why: ({ r, t }) => `is $${r} \\cdot ${t}$, but the formula needs radians.`,
    },
  ],
  explain: ({ r, t, radians, start }, frame) => ({
    plan: 'The length of an arc is the radius times the central angle in radians. If the angle is in degrees, change it into radians first.',
    steps: [
      {
        do: radians ? `The angle is $\\theta = ${piTex(t / 180)}$.` : `$${t}^\\circ = ${piTex(t / 180)}$ radians`,
        why: 'The formula $s = r\\theta$ needs radians.',
      },
      {
        do: `$s = r\\theta = ${r} \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)}$`,
        why: 'The arc is as many radii long as the angle has radians.',
      },
    ],
    check: `The whole circumference is $${2 * r}\\pi$, and the arc is $\\frac{${t}}{360}$ of it: $\\frac{${t}}{360} \\cdot ${2 * r}\\pi = ${piTex((r * t) / 180)}$.`,
    ...(frame === 'figure'
      ? {
          figure: sectorFigure(
            r,
            t,
            { radius: `${r} in`, angle: angleText(t, radians), arc: `${piText((r * t) / 180)} in` },
            start,
          ),
        }
      : {}),
  }),
  // As a share of the circumference.
  check: ({ r, shown }) => pi((Math.round(angleOf(shown)) / 360) * 2 * r),
})

/** The arc is known; the radius or the angle is asked for. */
const backwards = template({
  id: 'trigonometry/arc-length-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 3, 30),
        t: pick(rng, ANGLES),
        ask: pick(rng, ['r', 't'] as const),
        start: pick(rng, [0, 20, 190]),
      }),
      ({ r, t }) => (rational((r * t) / 180)?.d ?? 9) === 1 && r !== (r * t) / 180,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 4,
      stem: ({ r, t, ask, start }) =>
        ask === 'r'
          ? `${sectorFigure(r, t, { angle: `${t}°`, arc: `${(r * t) / 180 === 1 ? '' : (r * t) / 180}π` }, start)}<p>The arc $AB$ is $${piTex((r * t) / 180)}$ units long. What is the radius of the circle?</p>`
          : `${sectorFigure(r, t, { radius: `${r}`, arc: `${(r * t) / 180 === 1 ? '' : (r * t) / 180}π` }, start)}<p>The circle has radius $${r}$, and the arc $AB$ is $${piTex((r * t) / 180)}$ units long. How many degrees is the central angle?</p>`,
    },
  ],
  given: ({ r, t, ask }) => ({ known: ask === 'r' ? t : r, arc: piTex((r * t) / 180), ask }),
  answer: ({ r, t, ask }) => num(ask === 'r' ? r : t),
  traps: [
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      classic: true,
      operation: 'diameter-for-radius',
      operands: ({ known, arc, ask }) => [ask === 't' ? known : div(Math.round(angleOf(arc)), known)],
      after: (x, { arc, ask }) => (ask === 't' ? div(Math.round(angleOf(arc)), x) : x),
      rule: ({ known, arc, ask }) => num(frac(Math.round(angleOf(arc) / 180) * (ask === 'r' ? 360 : 90), known)),
      says: ({ ask }) => (ask === 'r' ? 'I gave the diameter.' : 'I used the diameter instead of the radius.'),
      why: ({ ask }) => (ask === 'r' ? 'is the diameter.' : 'uses the diameter instead of the radius.'),
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      operation: 'rest-for-part',
      operands: ({ known, arc }) => [360, div(Math.round(angleOf(arc)), known)],
      rule: ({ known, arc, ask }) =>
        ask === 't' ? num(frac(360 * known - 180 * Math.round(angleOf(arc) / 180), known)) : null,
      says: () => 'I gave the rest of the full turn.',
      why: () => 'is the rest of the full turn.',
    },
    {
      misconception: 'trig-uses-degrees-in-a-radian-formula',
      operation: 'stopped-at-a-step',
      operands: ({ known, arc }) => [div(frac(Math.round(angleOf(arc)), 180), known)],
      rule: ({ known, arc }) => num(frac(Math.round(angleOf(arc) / 180), known)),
      says: ({ ask }) =>
        ask === 'r'
          ? 'I divided the coefficient of $\\pi$ by the degrees.'
          : 'I divided the coefficient of $\\pi$ by the radius and stopped.',
      why: ({ ask }) =>
        ask === 'r' ? 'divides by the degrees instead of radians.' : 'is the number of $\\pi$, not of degrees.',
    },
  ],
  explain: ({ r, t, ask, start }) => {
    const arc = piTex((r * t) / 180)
    return {
      plan: 'Put what is known into the formula for the arc, radius times angle in radians, and solve for what is asked. Change between degrees and radians where needed.',
      steps:
        ask === 'r'
          ? [
              {
                do: `$${t}^\\circ = ${t} \\cdot \\frac{\\pi}{180} = ${piTex(t / 180)}$ radians`,
                why: 'The formula needs the angle in radians.',
              },
              {
                do: `$r \\cdot ${piTex(t / 180)} = ${arc}$`,
                why: 'The length of an arc is $r\\theta$ with $\\theta$ in radians.',
              },
              { do: `$r = ${arc} \\div ${piTex(t / 180)} = ${r}$`, why: 'Divide by the angle; $\\pi$ cancels.' },
            ]
          : [
              {
                do: `$${r} \\cdot \\theta = ${arc}$`,
                why: 'The length of an arc is $r\\theta$ with $\\theta$ in radians.',
              },
              { do: `$\\theta = ${arc} \\div ${r} = ${piTex(t / 180)}$ radians`, why: `Divide by $${r}$.` },
              { do: `$\\theta = ${piTex(t / 180)} = ${t}^\\circ$`, why: 'Put $180^\\circ$ for $\\pi$.' },
            ],
      check: `Put both back: radius times angle is $${r} \\cdot ${piTex(t / 180)} = ${arc}$, the arc.`,
      faster:
        ask === 't'
          ? `No radians are needed: the whole circumference is $${2 * r}\\pi$, and the arc is $${toTex(frac(t, 360))}$ of it. So the angle is $${toTex(frac(t, 360))} \\cdot 360^\\circ = ${t}^\\circ$.`
          : `No radians are needed: $${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so the whole circumference is $${arc} \\div ${toTex(frac(t, 360))} = ${2 * r}\\pi$, and $r = ${r}$.`,
      figure: sectorFigure(
        r,
        t,
        { radius: `${r}`, angle: `${t}°`, arc: `${(r * t) / 180 === 1 ? '' : (r * t) / 180}π` },
        start,
      ),
    }
  },
  check: ({ known, arc, ask }) => {
    const s = angleOf(arc) / 180
    return num(ask === 'r' ? Math.round((s * 180) / known) : Math.round((360 * s) / (2 * known)))
  },
})

const plus = (whole: number, factor: number): Value => {
  const p = piMultiple(rational(factor) ?? 0).html.replace(/\$/g, '')
  return { html: `$${whole} + ${p}$`, key: `${whole} + ${factor.toPrecision(9)}pi` }
}

/** The way around a sector. */
const around = template({
  id: 'trigonometry/perimeter-of-a-sector',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 3, 24), t: pick(rng, ANGLES), start: pick(rng, [0, 20, 45]) }),
      ({ r, t }) => (rational((r * t) / 180)?.d ?? 99) <= 3,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 5,
      stem: ({ r, t, start }, rng) =>
        `<p>${person(rng)} puts a border of lights all around a flower bed in the shape of the shaded sector.</p>${sectorFigure(r, t, { radius: `${r} ft`, angle: `${t}°` }, start)}<p>How long is the border, in feet?</p>`,
    },
  ],
  given: ({ r, t }) => ({ r, t }),
  answer: ({ r, t }) => plus(2 * r, (r * t) / 180),
  traps: [
    {
      misconception: 'trig-forgets-the-two-radii',
      classic: true,
      rule: ({ r, t }) => pi((r * t) / 180),
      says: () => 'I gave the arc alone and forgot the two straight sides.',
      why: () => 'is the arc alone.',
    },
    {
      misconception: 'trig-forgets-the-two-radii',
      rule: ({ r, t }) => plus(r, (r * t) / 180),
      says: () => 'I counted one radius only.',
      why: () => 'counts one radius only.',
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      rule: ({ r, t }) => plus(2 * r, (r * r * t) / 360),
      says: () => 'I added the area of the sector to the two radii.',
      why: () => 'adds the area of the sector.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ r, t }) => plus(2 * r, (r * (360 - t)) / 180),
      says: () => 'I took the rest of the circle for the arc.',
      why: () => 'takes the rest of the circle for the arc.',
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      rule: ({ r, t }) => pi((r * r * t) / 360),
      says: () => 'I gave the area of the sector.',
      why: () => 'is the area of the sector.',
    },
  ],
  explain: ({ r, t, start }) => ({
    plan: 'The border of a sector has three parts: the arc and two radii. Find the length of the arc, then add the straight sides.',
    steps: [
      { do: `$${t}^\\circ = ${piTex(t / 180)}$ radians`, why: 'The formula for the arc needs radians.' },
      {
        do: `Arc: $${r} \\cdot ${piTex(t / 180)} = ${piTex((r * t) / 180)}$`,
        why: 'The length of an arc is $r\\theta$.',
      },
      {
        do: `Add the two radii: $${r} + ${r} + ${piTex((r * t) / 180)} = ${2 * r} + ${piTex((r * t) / 180)}$`,
        why: 'The border consists of the arc and two straight sides.',
      },
    ],
    check: `A half turn would have an arc of $${r === 1 ? '' : r}\\pi \\approx ${(r * Math.PI).toFixed(1)}$ feet; with $${t}^\\circ$ it must be ${t < 180 ? 'less' : 'more'}, and $${piTex((r * t) / 180)} \\approx ${((r * t * Math.PI) / 180).toFixed(1)}$ is. In all the border is about $${(2 * r + (r * t * Math.PI) / 180).toFixed(1)}$ feet.`,
    faster: `No radians are needed: $${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so the arc is $${toTex(frac(t, 360))}$ of the circumference $${2 * r}\\pi$, and that is $${piTex((r * t) / 180)}$.`,
    figure: sectorFigure(r, t, { radius: `${r} ft`, angle: `${t}°`, arc: `${piText((r * t) / 180)} ft` }, start),
  }),
  // So many of these sectors would fill the disc.
  check: ({ r, t }) => plus(r + r, (2 * r) / (360 / t)),
})

export const templates: readonly Template[] = [length, backwards, around]
