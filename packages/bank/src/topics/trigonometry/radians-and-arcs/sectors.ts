import { frac, int, num, person, pick, type Template, table, template, toTex, until, type Value } from '#kit'
import { angleOf, angleTex, angleText, at, pi, piTex, piText, rational, realTex } from '../common.ts'
import { ANGLES } from './arcs.ts'
import { sectorFigure } from './figures.ts'

const skill = 'trig-sector-area'

const area = template({
  id: 'trigonometry/sector-area',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 3, 18),
        t: pick(rng, ANGLES),
        radians: int(rng, 0, 1) === 1,
        start: pick(rng, [0, 15, 40, 200]),
      }),
      ({ r, t }) => (rational((r * r * t) / 360)?.d ?? 99) <= 4,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ r, t, radians, start }) =>
        `${sectorFigure(r, t, { radius: `${r} in`, angle: angleText(t, radians) }, start)}<p>${radians ? 'The central angle is given in radians. ' : ''}What is the area of the shaded sector, in square inches?</p>`,
    },
    {
      id: 'sprinkler',
      kind: 'words',
      items: 2,
      stem: ({ r, t, radians }, rng) =>
        `A ${pick(rng, ['lawn sprinkler', 'security camera', 'floodlight', 'motion sensor'])} covers everything up to $${r}$ feet away within an angle of $${angleTex(t, radians)}$${radians ? ' radians' : ''}. How many square feet does it cover?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 2,
      stem: ({ r, t, radians }, rng) =>
        `<p>${person(rng)} cuts a paper fan in the shape of a sector.</p>${table(
          ['Part', 'Measure'],
          [
            ['Radius', `${r} in`],
            ['Angle', `$${angleTex(t, radians)}$${radians ? ' radians' : ''}`],
          ],
        )}<p>How many square inches of paper does the fan have?</p>`,
    },
  ],
  given: ({ r, t, radians }) => ({ r, shown: angleTex(t, radians) }),
  answer: ({ r, t }) => pi((r * r * t) / 360),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      classic: true,
      operation: 'half-forgotten',
      rule: ({ r, shown }) => pi((r * r * angleOf(shown)) / 180),
      why: ({ r, t }) => `is $${r}^2 \\cdot ${piTex(t / 180)}$ without the half.`,
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      rule: ({ r, shown }) => pi((r * angleOf(shown)) / 180),
      says: () => 'I found the length of the arc instead of the area.',
      why: () => 'is the length of the arc.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ r, shown }) => pi((r * r * (360 - angleOf(shown))) / 360),
      says: () => 'I found the rest of the disk.',
      why: () => 'is the rest of the disk.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ r, shown }, frame) => (frame === 'sprinkler' ? null : pi((r * r * angleOf(shown)) / 1440)),
      says: ({ r }) => `I took $${r}$ for the diameter.`,
      why: ({ r }) => `takes $${r}$ for the diameter.`,
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      operation: 'whole-for-part',
      rule: ({ r }) => pi(r * r),
      says: () => 'I gave the area of the whole disk.',
      why: () => 'is the whole disk.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      twoSlips: true,
      rule: ({ r, shown }) => pi((r * r * (360 - angleOf(shown))) / 180),
      says: () => 'I found the rest of the disk, and left out the half too.',
      why: () => 'is the rest of the disk, without the half.',
    },
  ],
  explain: ({ r, t, radians, start }, frame) => ({
    plan: 'The area of a sector is half the square of the radius times the central angle in radians. If the angle is in degrees, change it into radians first.',
    steps: [
      {
        do: radians ? `The angle is $\\theta = ${piTex(t / 180)}$.` : `$${t}^\\circ = ${piTex(t / 180)}$ radians`,
        why: 'The formula needs radians.',
      },
      {
        do: `$A = \\frac{1}{2} \\cdot ${r}^2 \\cdot ${piTex(t / 180)} = ${piTex((r * r * t) / 360)}$`,
        why: 'The area of a sector is $\\frac{1}{2}r^2\\theta$.',
      },
    ],
    check: `The whole disk has $${r * r}\\pi$, and the sector is $\\frac{${t}}{360}$ of it: $\\frac{${t}}{360} \\cdot ${r * r}\\pi = ${piTex((r * r * t) / 360)}$.`,
    ...(frame === 'figure'
      ? {
          figure: sectorFigure(
            r,
            t,
            { radius: `${r} in`, angle: angleText(t, radians), area: `${piText((r * r * t) / 360)} in²` },
            start,
          ),
        }
      : {}),
  }),
  check: ({ r, shown }) => pi((Math.round(angleOf(shown)) / 360) * r * r),
})

const backwards = template({
  id: 'trigonometry/sector-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 3, 24), t: pick(rng, ANGLES), ask: pick(rng, ['r', 't'] as const) }),
      ({ r, t }) => (rational((r * r * t) / 360)?.d ?? 9) === 1,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      stem: ({ r, t, ask }) =>
        ask === 'r'
          ? `A sector with a central angle of $${t}^\\circ$ has an area of $${piTex((r * r * t) / 360)}$ square inches. What is its radius, in inches?`
          : `A sector of a circle with radius $${r}$ inches has an area of $${piTex((r * r * t) / 360)}$ square inches. How many degrees is its central angle?`,
    },
  ],
  given: ({ r, t, ask }) => ({ known: ask === 'r' ? t : r, area: piTex((r * r * t) / 360), ask }),
  answer: ({ r, t, ask }) => num(ask === 'r' ? r : t),
  traps: [
    {
      misconception: 'trig-forgets-the-root',
      classic: true,
      operation: 'squares-not-rooted',
      rule: ({ known, area: tex, ask }) => (ask === 'r' ? num(Math.round((angleOf(tex) * 2) / known)) : null),
      why: () => 'is the square of the radius.',
    },
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      operation: 'half-forgotten',
      rule: ({ known, area: tex, ask }) => (ask === 't' ? num(frac(Math.round(angleOf(tex)), known * known)) : null),
      why: () => 'uses $r^2\\theta$ without the half.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      rule: ({ known, area: tex, ask }) =>
        ask === 'r' ? num(2 * Math.round(Math.sqrt((angleOf(tex) * 2) / known))) : null,
      says: () => 'I gave the diameter.',
      why: () => 'is the diameter.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ known, area: tex, ask }) =>
        ask === 't' ? num(360 - Math.round((angleOf(tex) * 2) / (known * known))) : null,
      says: () => 'I gave the rest of the full turn.',
      why: () => 'is the rest of the full turn.',
    },
  ],
  explain: ({ r, t, ask }) => {
    const area = piTex((r * r * t) / 360)
    return {
      plan: 'Put what is known into the formula for the area of a sector and solve for what is asked. A radius comes out as a square root, an angle in radians.',
      steps:
        ask === 'r'
          ? [
              {
                do: `$\\frac{1}{2} r^2 \\cdot ${piTex(t / 180)} = ${area}$`,
                why: `$A = \\frac{1}{2}r^2\\theta$ with $\\theta$ in radians, and $${t}^\\circ = ${piTex(t / 180)}$.`,
              },
              {
                do: `$r^2 \\cdot ${piTex(t / 360)} = ${area}$, so $r^2 = ${area} \\div ${piTex(t / 360)} = ${r * r}$.`,
                why: 'Half of the angle is the factor of $r^2$; divide by it, and $\\pi$ cancels.',
              },
              { do: `$r = \\sqrt{${r * r}} = ${r}$`, why: 'A radius is positive.' },
            ]
          : [
              {
                do: `$\\frac{1}{2} \\cdot ${r}^2 \\cdot \\theta = ${area}$`,
                why: 'Put what is known into $A = \\frac{1}{2}r^2\\theta$.',
              },
              {
                do: `$${toTex(frac(r * r, 2))}\\,\\theta = ${area}$, so $\\theta = ${area} \\div ${toTex(frac(r * r, 2))} = ${piTex(t / 180)}$.`,
                why: 'Divide by the factor of $\\theta$; the angle is in radians.',
              },
              { do: `$\\theta = ${piTex(t / 180)} = ${t}^\\circ$`, why: 'Put $180^\\circ$ for $\\pi$.' },
            ],
      check: `Put both back: $\\frac{1}{2} \\cdot ${r}^2 \\cdot ${piTex(t / 180)} = ${area}$, the area.`,
      faster:
        ask === 't'
          ? `No radians are needed: the whole disk has $${r * r}\\pi$ square inches, and the sector is $${toTex(frac(t, 360))}$ of it. So the angle is $${toTex(frac(t, 360))} \\cdot 360^\\circ = ${t}^\\circ$.`
          : `No radians are needed: $${t}^\\circ$ is $${toTex(frac(t, 360))}$ of a full turn, so the whole disk has $${area} \\div ${toTex(frac(t, 360))} = ${r * r}\\pi$ square inches, and $r = ${r}$.`,
    }
  },
  check: ({ known, area: tex, ask }) => {
    const a = angleOf(tex) / 180
    return num(Math.round(ask === 'r' ? Math.sqrt((a * 360) / known) : (a * 360) / (known * known)))
  },
})

/** A wiper sweeps a part of a ring. */
const wiper = template({
  id: 'trigonometry/part-of-a-ring',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ R: int(rng, 8, 30), r: int(rng, 2, 20), t: pick(rng, ANGLES) }),
      ({ R, r, t }) => R - r > 3 && r > 2 && (rational(((R * R - r * r) * t) / 360)?.d ?? 99) <= 2,
    ),
  frames: [
    {
      id: 'wiper',
      kind: 'multi-step',
      items: 5,
      stem: ({ R, r, t }) =>
        `A wiper turns around one end through an angle of $${t}^\\circ$. Its rubber blade starts $${r}$ inches from that end and reaches to $${R}$ inches from it. How many square inches of glass does the blade wipe?`,
    },
  ],
  given: ({ R, r, t }) => ({ R, r, t }),
  answer: ({ R, r, t }) => pi(((R * R - r * r) * t) / 360),
  traps: [
    {
      misconception: 'trig-subtracts-radii-before-squaring',
      classic: true,
      rule: ({ R, r, t }) => pi(((R - r) ** 2 * t) / 360),
      why: ({ R, r }) => `uses $(${R} - ${r})^2$ instead of $${R}^2 - ${r}^2$.`,
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ R, t }) => pi((R * R * t) / 360),
      says: () => 'I did not take away the inner sector.',
      why: () => 'does not take away the inner sector.',
    },
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      operation: 'half-forgotten',
      rule: ({ R, r, t }) => pi(((R * R - r * r) * t) / 180),
      why: () => 'is twice the area.',
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      rule: ({ R, r, t }) => pi(((R - r) * t) / 180),
      says: () => 'I subtracted two arcs instead of two areas.',
      why: () => 'subtracts two arcs instead of two areas.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      operation: 'added-instead-of-subtracted',
      rule: ({ R, r, t }) => pi(((R * R + r * r) * t) / 360),
      says: () => 'I added the inner sector instead of taking it away.',
      why: () => 'adds the inner sector instead of taking it away.',
    },
  ],
  explain: ({ R, r, t }) => ({
    plan: 'The blade wipes the part between two arcs: a large sector less a small one with the same angle. Find both areas, then subtract.',
    steps: [
      {
        do: `Outer sector: $\\frac{${t}}{360} \\cdot ${R}^2 \\pi = ${piTex((R * R * t) / 360)}$`,
        why: 'A sector is a share of its disk.',
      },
      {
        do: `Inner sector: $\\frac{${t}}{360} \\cdot ${r}^2 \\pi = ${piTex((r * r * t) / 360)}$`,
        why: 'The angle is the same.',
      },
      {
        do: `Difference: $${piTex((R * R * t) / 360)} - ${piTex((r * r * t) / 360)} = ${piTex(((R * R - r * r) * t) / 360)}$`,
        why: 'The blade wipes the part between the two arcs.',
      },
    ],
    faster: `Take out what both share, and factor the difference of squares: $\\frac{${t}}{360}\\pi \\cdot (${R}^2 - ${r}^2) = \\frac{${t}}{360}\\pi \\cdot ${R - r} \\cdot ${R + r} = ${piTex(((R * R - r * r) * t) / 360)}$.`,
    check: `Another way: the blade is $${R} - ${r} = ${R - r}$ inches long, and its middle moves on a circle with radius $${toTex(frac(R + r, 2))}$ along an arc of $${toTex(frac(R + r, 2))} \\cdot ${piTex(t / 180)} = ${piTex(((R + r) * t) / 360)}$. Width times this arc is $${R - r} \\cdot ${piTex(((R + r) * t) / 360)} = ${piTex(((R * R - r * r) * t) / 360)}$.`,
  }),
  // Mean circumference times width.
  check: ({ R, r, t }) => pi(((R + r) * (R - r) * t) / 360),
})

const less = (factor: number, b: number): Value => ({
  html: `$${piTex(factor)} - ${realTex(b)}$`,
  key: `${factor.toPrecision(9)}pi - ${b.toPrecision(9)}`,
})

/** Sector less triangle. */
const segment = template({
  id: 'trigonometry/segment-area',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({
    r: 2 * int(rng, 2, 12),
    t: pick(rng, [30, 45, 60, 90, 120, 135, 150]),
    start: pick(rng, [20, 30, 200]),
  }),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 5,
      stem: ({ r, t, start }) =>
        `${sectorFigure(r, t, { radius: `${r}`, angle: `${t}°`, chord: true }, start)}<p>The chord $AB$ cuts the shaded sector into a triangle and a segment between the chord and the arc. What is the area of the segment?</p>`,
    },
  ],
  given: ({ r, t }) => ({ r, t }),
  answer: ({ r, t }) => less((r * r * t) / 360, (r * r * at('sin', t)) / 2),
  traps: [
    {
      misconception: 'trig-forgets-the-triangle',
      classic: true,
      operation: 'half-forgotten',
      rule: ({ r, t }) => less((r * r * t) / 360, r * r * at('sin', t)),
      says: () => 'I left out the half in the area of the triangle.',
      why: () => 'takes away twice the triangle.',
    },
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      rule: ({ r, t }) => less((r * r * t) / 180, (r * r * at('sin', t)) / 2),
      why: () => 'starts with twice the sector.',
    },
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      twoSlips: true,
      rule: ({ r, t }) => less((r * r * t) / 180, r * r * at('sin', t)),
      says: () => 'I left out the half in both areas.',
      why: () => 'is twice the area: both halves are missing.',
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      // Beside the triangle without its half, a second option below zero would say too much.
      rule: ({ r, t }) =>
        (r * t * Math.PI) / 180 > (r * r * at('sin', t)) / 2 ? less((r * t) / 180, (r * r * at('sin', t)) / 2) : null,
      says: () => 'I started with the length of the arc.',
      why: () => 'starts with the length of the arc.',
    },
    {
      misconception: 'trig-takes-the-whole-circle',
      rule: ({ r, t }) => less((r * r * (360 - t)) / 360, (r * r * at('sin', t)) / 2),
      says: () => 'I started with the rest of the disk.',
      why: () => 'starts with the rest of the disk.',
    },
  ],
  explain: ({ r, t, start }) => {
    const [sector, triangle] = [(r * r * t * Math.PI) / 360, (r * r * at('sin', t)) / 2]
    const found = { radius: `${r}`, angle: `${t}°`, chord: true, segment: `≈ ${(sector - triangle).toFixed(1)}` }
    return {
      figure: sectorFigure(r, t, found, start),
      plan: 'A segment is what is left of the sector when the triangle is taken away. The sector is a share of the disk; two sides of the triangle are radii with the known angle between them.',
      steps: [
        {
          do: `Sector: $\\frac{${t}}{360} \\cdot ${r}^2 \\pi = ${piTex((r * r * t) / 360)}$`,
          why: 'It is a share of the disk.',
        },
        {
          do: `Triangle: $\\frac{1}{2} \\cdot ${r}^2 \\cdot \\sin ${t}^\\circ = ${realTex(triangle)}$`,
          why: 'Half of the product of two sides and the sine of the angle between them.',
        },
        {
          do: `Segment: $${piTex((r * r * t) / 360)} - ${realTex(triangle)}$`,
          why: 'The segment is what is left of the sector.',
        },
      ],
      faster: `With the angle in radians it is one formula, $\\frac{1}{2}r^2(\\theta - \\sin \\theta)$: here $\\frac{1}{2} \\cdot ${r}^2 \\cdot \\left(${piTex(t / 180)} - ${realTex(at('sin', t))}\\right)$.`,
      check: `As decimals: $${sector.toFixed(1)} - ${triangle.toFixed(1)} \\approx ${(sector - triangle).toFixed(1)}$. It is positive and less than the sector, as it must be.`,
    }
  },
  // The triangle from its base and height.
  check: ({ r, t }) => less((t / 360) * r * r, r * at('sin', t / 2) * r * at('cos', t / 2)),
})

export const templates: readonly Template[] = [area, backwards, wiper, segment]
