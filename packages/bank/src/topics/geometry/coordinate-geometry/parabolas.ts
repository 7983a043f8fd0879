/** Parabolas as the points that are equally far from a focus and a directrix. */

import { div, int, num, person, pick, pow, type Template, template, text, until, whole } from '#kit'
import { spots, vertex } from './parabola-common.ts'
import { focus, fromOrigin, general } from './parabola-equations.ts'

const skill = 'geo-parabola-focus-directrix'

const DIRECTIONS = ['Up', 'Down', 'Right', 'Left'] as const

const opens = template({
  id: 'geometry/parabola-which-way',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, -6, 6), b: int(rng, -6, 6), gap: int(rng, 1, 4) * 2, way: int(rng, 0, 3) }),
      ({ a, b }) => a !== 0 && b !== 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'bare',
      items: 9,
      stem: ({ a, b, gap, way }) =>
        `The focus of a parabola is $(${a}, ${b})$, and its directrix is the line $${way < 2 ? 'y' : 'x'} = ${way === 0 ? b - gap : way === 1 ? b + gap : way === 2 ? a - gap : a + gap}$. In which direction does the parabola open?`,
    },
  ],
  given: ({ a, b, gap, way }) => ({
    a,
    b,
    line: way === 0 ? b - gap : way === 1 ? b + gap : way === 2 ? a - gap : a + gap,
    level: way < 2,
  }),
  answer: ({ way }) => text(DIRECTIONS[way] as string),
  traps: [0, 1, 2, 3].flatMap((k) => [
    {
      misconception: 'geo-par-opens-toward-the-directrix',
      unlessRight: true as const,
      rule: ({ level }: { level: boolean }) => (k < 2 === level ? text(DIRECTIONS[k] as string) : null),
      says: () => `I took the parabola to open ${(DIRECTIONS[k] as string).toLowerCase()}, toward its directrix.`,
      why: () => 'is where the directrix lies; the parabola turns its back to it.',
    },
    {
      misconception: 'geo-par-mixes-up-the-axes',
      rule: ({ level }: { level: boolean }) => (k < 2 === level ? null : text(DIRECTIONS[k] as string)),
      says: () => `I took the parabola to open ${(DIRECTIONS[k] as string).toLowerCase()}, along its directrix.`,
      why: () => 'runs along the directrix; the parabola opens at a right angle to it.',
    },
  ]),
  explain: ({ a, b, gap, way }) => {
    const line = way === 0 ? b - gap : way === 1 ? b + gap : way === 2 ? a - gap : a + gap
    return {
      plan: 'A parabola bends around its focus, away from its directrix. Find on which side of the directrix the focus lies.',
      steps: [
        {
          do:
            way < 2
              ? `The directrix $y = ${line}$ is level, so the parabola opens up or down.`
              : `The directrix $x = ${line}$ is vertical, so the parabola opens to the right or left.`,
          why: 'The axis of a parabola is perpendicular to its directrix.',
        },
        {
          do:
            way < 2
              ? `The focus has the $y$-coordinate $${b}$, which is ${b > line ? 'above' : 'below'} $${line}$.`
              : `The focus has the $x$-coordinate $${a}$, which is to the ${a > line ? 'right' : 'left'} of $${line}$.`,
          why: 'The parabola lies on the side of the focus.',
        },
        { do: `It opens in this direction: ${DIRECTIONS[way]}.`, why: 'The focus lies inside the bend.' },
      ],
      check: `The vertex lies halfway, at $(${way < 2 ? a : (a + line) / 2}, ${way < 2 ? (b + line) / 2 : b})$. From there the focus $(${a}, ${b})$ lies in this direction: ${DIRECTIONS[way]?.toLowerCase()}.`,
    }
  },
  // Which side of the line the focus lies on.
  check: ({ a, b, line, level }) => text(level ? (b > line ? 'Up' : 'Down') : a > line ? 'Right' : 'Left'),
})

const distance = template({
  id: 'geometry/parabola-equal-distances',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const { h, k, p } = spots(rng)
        const m = pick(rng, [-2, 2, 4, -4, 6])
        return { h, k, p, x: h + m * p, y: k + (m * m * p) / 4 }
      },
      ({ x, y, k, p }) => Math.abs(x) < 14 && Math.abs(y) < 16 && y !== k + p && y !== 0 && x !== 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'bare',
      items: 7,
      stem: ({ h, k, p, x, y }) =>
        `The point $(${x}, ${y})$ lies on the parabola with the focus $(${h}, ${k + p})$ and the directrix $y = ${k - p}$. How far is the point from the focus?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 6,
      stem: ({ h, k, p, x, y }) =>
        `A parabola has the focus $F(${h}, ${k + p})$ and the directrix $y = ${k - p}$. Point $P(${x}, ${y})$ lies on the parabola. What is the length of $PF$?`,
    },
  ],
  given: ({ h, k, p, x, y }) => ({ h, f: k + p, d: k - p, x, y }),
  answer: ({ k, p, y }) => num(Math.abs(y - k + p)),
  traps: [
    {
      misconception: 'geo-par-vertical-distance-only',
      classic: true,
      operation: 'part-left-out',
      operands: ({ f, y }) => [Math.abs(y - f)],
      rule: ({ f, y }) => num(Math.abs(y - f)),
      why: () => 'is only the vertical part of the way to the focus.',
    },
    {
      misconception: 'geo-par-horizontal-distance-only',
      operation: 'part-left-out',
      operands: ({ h, x }) => [Math.abs(x - h)],
      rule: ({ h, x }) => num(Math.abs(x - h)),
      why: () => 'is only the horizontal part of the way to the focus.',
    },
    {
      misconception: 'geo-par-adds-the-steps',
      operation: 'sides-not-squared',
      operands: ({ h, f, x, y }) => [Math.abs(x - h), Math.abs(y - f)],
      rule: ({ h, f, x, y }) => num(Math.abs(x - h) + Math.abs(y - f)),
      why: () => 'adds the horizontal and the vertical part.',
    },
    {
      misconception: 'geo-par-focus-to-directrix',
      rule: ({ f, d }) => num(Math.abs(f - d)),
      why: () => 'is the distance from the focus to the directrix.',
    },
    {
      misconception: 'geo-par-distance-to-the-axis',
      rule: ({ y }) => num(Math.abs(y)),
      why: () => 'is the distance from the $x$-axis, not from the directrix.',
    },
  ],
  explain: ({ h, k, p, x, y }) => ({
    plan: 'By definition the point is as far from the focus as from the directrix. The distance to the directrix is easy to read off.',
    steps: [
      {
        do: `The directrix is the horizontal line $y = ${k - p}$.`,
        why: 'Its distance is measured straight up or down.',
      },
      {
        do: `From the point: $|${y} - ${k - p < 0 ? `(${k - p})` : k - p}| = ${Math.abs(y - k + p)}$.`,
        why: 'Only the $y$-coordinates count.',
      },
      {
        do: `So the distance to the focus is ${Math.abs(y - k + p)}, too.`,
        why: 'This is what makes the curve a parabola.',
      },
    ],
    check: `With the distance formula: $\\sqrt{${(x - h) ** 2} + ${(y - k - p) ** 2}} = ${Math.abs(y - k + p)}$.`,
  }),
  // By the distance formula, to the focus.
  check: ({ h, f, x, y }) => num(Math.round(Math.sqrt((x - h) ** 2 + (y - f) ** 2))),
})

const dish = template({
  id: 'geometry/parabola-dish',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 105,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 2, 18) * 4, d: int(rng, 2, 16) }),
      ({ w, d }) =>
        (w / 2) ** 2 % (4 * d) === 0 && d * 3 < w && (w / 2) ** 2 / (4 * d) > d && (w / 2) ** 2 / (4 * d) < 60,
    ),
  frames: [
    {
      id: 'dish',
      kind: 'words',
      items: 6,
      stem: ({ w, d }) =>
        `A satellite dish is shaped like a parabola rotated about its axis. It is ${w} inches across and ${d} inches deep. The receiver sits at the focus. How many inches is the receiver from the vertex?`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 6,
      stem: ({ w, d }, rng) =>
        `${person(rng)} builds a solar cooker whose mirror is ${w} inches wide and ${d} inches deep. Its cross-section is a parabola with the vertex at the bottom. The pot must hang at the focus. How many inches above the vertex must it hang?`,
    },
  ],
  given: ({ w, d }) => ({ w, d }),
  answer: ({ w, d }) => num((w / 2) ** 2 / (4 * d)),
  traps: [
    {
      misconception: 'geo-par-whole-width',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ w }) => [w],
      after: (x, { d }) => div(pow(x, 2), 4 * d),
      rule: ({ w, d }) => whole((w * w) / (4 * d)),
      why: ({ w }) => `uses the whole width of ${w} inches instead of half of it.`,
    },
    {
      misconception: 'geo-par-factor-as-focus',
      rule: ({ w, d }) => whole((w / 2) ** 2 / d),
      says: () => 'I took the whole factor for the distance of the focus.',
      why: () => 'forgets to divide by 4.',
    },
    {
      misconception: 'geo-par-halves-the-factor',
      rule: ({ w, d }) => whole((w / 2) ** 2 / (2 * d)),
      why: () => 'divides by 2 instead of by 4.',
    },
    {
      misconception: 'geo-par-depth-as-focus',
      rule: ({ d }) => num(d),
      why: () => 'takes the depth for the distance of the focus.',
    },
    { misconception: 'geo-par-half-the-depth', rule: ({ d }) => whole(d / 2), why: () => 'takes half of the depth.' },
    {
      misconception: 'geo-par-width-over-depth',
      rule: ({ w, d }) => whole(w / d),
      why: () => 'divides the width by the depth and squares nothing.',
    },
  ],
  explain: ({ w, d }) => {
    const r = w / 2
    const p = (r * r) / (4 * d)
    return {
      plan: 'Put the vertex at the origin. The rim gives a point of the parabola; put it into the equation of the parabola and solve for the distance of the focus.',
      steps: [
        {
          do: `The rim is at half of the width: the point $(${r}, ${d})$.`,
          why: `The dish reaches ${r} inches to each side and is ${d} inches deep.`,
        },
        {
          do: `$x^2 = 4py$ gives $${r}^2 = 4p \\cdot ${d}$, so $${r * r} = ${4 * d}p$.`,
          why: 'The rim lies on the parabola.',
        },
        { do: `$p = ${r * r} \\div ${4 * d} = ${p}$`, why: 'The focus lies this far above the vertex.' },
      ],
      faster: `Solve for $p$ once and for all, and type one line: $p = ${r}^2 \\div (4 \\cdot ${d}) = ${p}$.`,
      check: `From the rim: to the focus $\\sqrt{${r}^2 + (${d} - ${p})^2}$, to the directrix $${d} + ${p} = ${d + p}$. Both are ${d + p}.`,
    }
  },
  // Tries distances until the rim is equally far from focus and directrix.
  check: ({ w, d }) =>
    num(
      Array.from({ length: 200 }, (_, i) => i + 1).find((p) => Math.abs(Math.hypot(w / 2, d - p) - (d + p)) < 1e-9) ??
        -1,
    ),
})

export const templates: readonly Template[] = [opens, vertex, fromOrigin, focus, general, distance, dish]
