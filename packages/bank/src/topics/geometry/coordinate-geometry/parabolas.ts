/** Parabolas as the points that are equally far from a focus and a directrix. */

import {
  curve,
  dot,
  equation,
  frac,
  type Html,
  int,
  nonZero,
  num,
  person,
  pick,
  plane,
  point,
  signed,
  signedTerm,
  straight,
  type Template,
  template,
  text,
  until,
  type Value,
  whole,
} from '#kit'

const skill = 'geo-parabola-focus-directrix'

const squared = (variable: string, h: number): string => (h === 0 ? `${variable}^2` : `(${variable}${signed(-h)})^2`)
const shifted = (variable: string, k: number): string => (k === 0 ? variable : `(${variable}${signed(-k)})`)

/** (x − h)² = q(y − k). */
const parabola = (h: number, q: number, k: number): Value =>
  equation(
    `${squared('x', h)} = ${q === 1 ? '' : q === -1 ? '-' : q}${q === 1 || q === -1 ? (k === 0 ? 'y' : shifted('y', k)) : shifted('y', k)}`,
    ({ x, y }) => (x - h) ** 2 - q * (y - k),
  )

/** The parabola with the vertex (h, k), its focus F and its directrix, dashed. */
const picture = (h: number, k: number, p: number, withCurve = true, vertex = false): Html =>
  plane(
    {
      alt: `A coordinate plane with the focus F at (${h}, ${k + p}) and the dashed directrix y = ${k - p}${withCurve ? '; the parabola bends around the focus' : ''}${vertex ? `, and its vertex is V at (${h}, ${k})` : ''}`.replace(
        /-/g,
        '−',
      ),
      x: [-9, 9],
      y: [-9, 9],
      xStep: 1,
      yStep: 1,
      xEvery: 50,
      yEvery: 50,
    },
    [
      ...(withCurve ? [curve((x) => (x - h) ** 2 / (4 * p) + k)] : []),
      straight(0, k - p, { dash: true, plain: true }),
      dot(h, k + p, { label: 'F', at: p > 0 ? 'ne' : 'se' }),
      ...(vertex ? [dot(h, k, { label: 'V', at: p > 0 ? 'sw' : 'nw' })] : []),
    ],
  )

const spots = (rng: () => number) =>
  until(
    () => ({ h: nonZero(rng, -5, 5), k: nonZero(rng, -4, 4), p: nonZero(rng, -3, 3) }),
    ({ h, k, p }) =>
      k - p !== 0 && k + p !== 0 && Math.abs(k + p) > 1 && Math.abs(k + p) < 8 && Math.abs(k - p) < 8 && h !== k,
  )

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
              : `The directrix $x = ${line}$ is upright, so the parabola opens to the right or left.`,
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
      check: 'The directrix never meets the parabola.',
    }
  },
  // Which side of the line the focus lies on.
  check: ({ a, b, line, level }) => text(level ? (b > line ? 'Up' : 'Down') : a > line ? 'Right' : 'Left'),
})

const vertex = template({
  id: 'geometry/parabola-vertex',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => spots(rng),
      ({ k, p }) => Math.abs(2 * p) !== Math.abs(k) && k !== p,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'graph',
      items: 6,
      stem: ({ h, k, p }) =>
        `${picture(h, k, p, false)}<p>The figure shows the focus $F(${h}, ${k + p})$ and the directrix $y = ${k - p}$ (dashed) of a parabola. What is the vertex of the parabola?</p>`,
    },
    {
      id: 'words',
      kind: 'bare',
      items: 6,
      stem: ({ h, k, p }) =>
        `A parabola has the focus $(${h}, ${k + p})$ and the directrix $y = ${k - p}$. What is its vertex?`,
    },
  ],
  given: ({ h, k, p }) => ({ h, f: k + p, d: k - p }),
  answer: ({ h, k }) => point(h, k),
  traps: [
    {
      misconception: 'geo-par-vertex-on-the-directrix',
      classic: true,
      rule: ({ h, d }) => point(h, d),
      why: () => 'lies on the directrix; the vertex lies halfway to the focus.',
    },
    { misconception: 'geo-par-focus-for-vertex', rule: ({ h, f }) => point(h, f), why: () => 'is the focus itself.' },
    {
      misconception: 'geo-par-takes-half-the-difference',
      rule: ({ h, f, d }) => point(h, (f - d) / 2),
      why: () => 'takes half of the difference; the midpoint takes half of the sum.',
    },
    {
      misconception: 'geo-par-adds-without-halving',
      rule: ({ h, f, d }) => point(h, f + d),
      why: () => 'forgets to halve the sum.',
    },
  ],
  explain: ({ h, k, p }, frame) => ({
    plan: 'The vertex is the point of the parabola nearest to both: halfway between the focus and the directrix.',
    steps: [
      {
        do: `The vertex lies on the vertical line through the focus: $x = ${h}$.`,
        why: 'That line is perpendicular to the directrix.',
      },
      {
        do: `Halfway between $${k + p}$ and $${k - p}$: $\\frac{${k + p}${signed(k - p)}}{2} = ${k}$.`,
        why: 'The vertex is equally far from both.',
      },
      { do: `The vertex is $(${h}, ${k})$.`, why: 'Both coordinates together.' },
    ],
    check: `From $${k}$ it is ${Math.abs(p)} to the focus and ${Math.abs(p)} to the directrix.`,
    figure: frame === 'figure' ? picture(h, k, p, true, true) : '',
  }),
  // Goes from the directrix toward the focus, half a unit at a time, until both are equally far.
  check: ({ h, f, d }) => {
    const steps = Array.from({ length: 61 }, (_, i) => -15 + i / 2)
    return point(h, steps.find((y) => Math.abs(y - f) === Math.abs(y - d)) as number)
  },
})

const fromOrigin = template({
  id: 'geometry/parabola-equation-at-the-origin',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({ p: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'focus',
      kind: 'bare',
      items: 8,
      stem: ({ p }) =>
        `A parabola has the focus $(0, ${p})$ and the directrix $y = ${-p}$. Which is an equation of the parabola?`,
    },
    {
      id: 'equal',
      kind: 'words',
      items: 6,
      stem: ({ p }) =>
        `Every point of a curve is as far from the point $(0, ${p})$ as from the line $y = ${-p}$. Which is an equation of the curve?`,
    },
  ],
  given: ({ p }) => ({ p }),
  answer: ({ p }) => parabola(0, 4 * p, 0),
  traps: [
    {
      misconception: 'geo-par-factor-without-4',
      classic: true,
      rule: ({ p }) => parabola(0, p, 0),
      why: () => 'leaves out the 4.',
    },
    {
      misconception: 'geo-par-factor-2',
      rule: ({ p }) => parabola(0, 2 * p, 0),
      why: () => 'uses the distance between focus and directrix; the factor is twice that.',
    },
    {
      misconception: 'geo-par-wrong-direction',
      rule: ({ p }) => parabola(0, -4 * p, 0),
      why: () => 'opens toward the directrix.',
    },
    {
      misconception: 'geo-par-mixes-up-the-axes',
      rule: ({ p }) => equation(`y^2 = ${4 * p}x`, ({ x, y }) => y * y - 4 * p * x),
      says: () => 'I exchanged the variables.',
      why: () => 'opens to the side: the variables are exchanged.',
    },
    {
      misconception: 'geo-par-wrong-direction',
      rule: ({ p }) => parabola(0, -p, 0),
      twoSlips: true,
      says: () => 'I left out the 4 and took the direction the wrong way.',
      why: () => 'leaves out the 4 and opens toward the directrix.',
    },
    {
      misconception: 'geo-par-factor-2',
      rule: ({ p }) => parabola(0, 8 * p, 0),
      says: () => 'I used four times the distance between focus and directrix.',
      why: () => 'uses four times the distance between focus and directrix instead of twice.',
    },
  ],
  explain: ({ p }) => ({
    plan: 'Set the distance to the focus equal to the distance to the directrix, square both sides, and simplify.',
    steps: [
      {
        do: `Distances squared: $x^2 + (y${signed(-p)})^2 = (y${signed(p)})^2$.`,
        why: 'On the left the focus, on the right the directrix.',
      },
      {
        do: `$x^2 + y^2${signedTerm(-2 * p, 'y')} + ${p * p} = y^2${signedTerm(2 * p, 'y')} + ${p * p}$`,
        why: 'Multiply out both squares.',
      },
      { do: `$x^2 = ${4 * p}y$`, why: `$y^2$ and ${p * p} cancel, and the terms with $y$ come together.` },
    ],
    check: `Test the vertex, $(0, 0)$: it is ${Math.abs(p)} away from both. Test $(${2 * p}, ${p})$: $${4 * p * p} = ${4 * p} \\cdot ${p < 0 ? `(${p})` : p}$.`,
  }),
  // Of many candidates, the one through the point beside the focus that is as far from the line.
  check: ({ p }) => {
    const side = 2 * Math.abs(p)
    const q = Array.from({ length: 161 }, (_, i) => i - 80).find((c) => c !== 0 && side * side === c * p) as number
    return parabola(0, q, 0)
  },
})

const focus = template({
  id: 'geometry/parabola-focus-of-an-equation',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) => ({ p: nonZero(rng, -12, 12) }),
  frames: [
    {
      id: 'focus',
      kind: 'bare',
      items: 7,
      stem: ({ p }) => `What is the $y$-coordinate of the focus of the parabola $x^2 = ${4 * p}y$?`,
    },
    {
      id: 'fraction',
      kind: 'bare',
      items: 6,
      stem: ({ p }) =>
        `A parabola has the equation $y = ${p < 0 ? '-' : ''}\\frac{1}{${4 * Math.abs(p)}}x^2$. What is the $y$-coordinate of its focus?`,
    },
  ],
  given: ({ p }, frame) => ({ q: frame === 'fraction' ? frac(1, 4 * p) : 4 * p }),
  answer: ({ p }) => num(p),
  traps: [
    {
      misconception: 'geo-par-factor-as-focus',
      classic: true,
      rule: ({ q }) => num(4 * pOf(q)),
      why: () => 'takes the whole factor; it is four times the distance of the focus.',
    },
    {
      misconception: 'geo-par-focus-below',
      rule: ({ q }) => num(-pOf(q)),
      why: () => 'belongs to the directrix, on the other side of the vertex.',
    },
    {
      misconception: 'geo-par-halves-the-factor',
      rule: ({ q }) => num(2 * pOf(q)),
      why: () => 'divides the factor by 2 instead of by 4.',
    },
    {
      misconception: 'geo-par-takes-the-coefficient',
      rule: ({ q }) => (typeof q === 'number' ? null : num(q)),
      why: () => 'is the coefficient of $x^2$.',
    },
  ],
  explain: ({ p }, frame) => ({
    plan: 'Write the equation as a square equal to a factor times y. A quarter of this factor is the distance from the vertex to the focus.',
    steps: [
      frame === 'fraction'
        ? { do: `Multiply both sides by $${4 * p}$: $x^2 = ${4 * p}y$.`, why: 'The square must stand alone.' }
        : { do: `The factor of $y$ is $${4 * p}$.`, why: 'The equation has the form $x^2 = 4py$.' },
      { do: `$4p = ${4 * p}$, so $p = ${p}$.`, why: 'Divide by 4.' },
      {
        do: `The focus is $(0, ${p})$, and its $y$-coordinate is $${p}$.`,
        why: `The vertex is $(0, 0)$, and the parabola opens ${p > 0 ? 'up' : 'down'}.`,
      },
    ],
    check: `The point $(${2 * p}, ${p})$ lies on the parabola; it is ${2 * Math.abs(p)} from the focus and ${2 * Math.abs(p)} from the line $y = ${-p}$.`,
  }),
  // Tries points on the axis: which one is as far from points of the curve as its mirror line.
  check: ({ q }) => {
    const at = (x: number) => (typeof q === 'number' ? (x * x) / q : (q.n / q.d) * x * x)
    const good = Array.from({ length: 61 }, (_, i) => i - 30).find(
      (f) => f !== 0 && [1, 3, 6].every((x) => Math.abs(Math.hypot(x, at(x) - f) - Math.abs(at(x) + f)) < 1e-9),
    ) as number
    return num(good)
  },
})

/** The signed distance from the vertex to the focus: from x² = qy, or from y = qx². */
function pOf(q: number | { n: number; d: number }): number {
  return typeof q === 'number' ? q / 4 : q.d / q.n / 4
}

const general = template({
  id: 'geometry/parabola-equation-anywhere',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng) => spots(rng),
  frames: [
    {
      id: 'figure',
      kind: 'graph',
      items: 7,
      stem: ({ h, k, p }) =>
        `${picture(h, k, p)}<p>The figure shows a parabola with its focus $F(${h}, ${k + p})$ and its directrix $y = ${k - p}$ (dashed). Which is an equation of the parabola?</p>`,
    },
    {
      id: 'words',
      kind: 'bare',
      items: 6,
      stem: ({ h, k, p }) =>
        `Which is an equation of the parabola with the focus $(${h}, ${k + p})$ and the directrix $y = ${k - p}$?`,
    },
  ],
  given: ({ h, k, p }) => ({ h, f: k + p, d: k - p }),
  answer: ({ h, k, p }) => parabola(h, 4 * p, k),
  traps: [
    {
      misconception: 'geo-par-focus-for-vertex',
      classic: true,
      rule: ({ h, f, d }) => parabola(h, 2 * (f - d), f),
      says: () => 'I put the focus into the equation instead of the vertex.',
      why: () => 'has the focus in the place of the vertex.',
    },
    {
      misconception: 'geo-par-signs-of-the-vertex',
      rule: ({ h, f, d }) => parabola(-h, 2 * (f - d), -(f + d) / 2),
      why: () => 'has the signs of the vertex the wrong way around.',
    },
    {
      misconception: 'geo-par-factor-without-4',
      rule: ({ h, f, d }) => parabola(h, (f - d) / 2, (f + d) / 2),
      why: () => 'leaves out the 4.',
    },
    {
      misconception: 'geo-par-wrong-direction',
      rule: ({ h, f, d }) => parabola(h, 2 * (d - f), (f + d) / 2),
      why: () => 'opens toward the directrix.',
    },
    {
      misconception: 'geo-par-factor-2',
      rule: ({ h, f, d }) => parabola(h, f - d, (f + d) / 2),
      why: () => 'uses the distance between focus and directrix; the factor is twice that.',
    },
  ],
  explain: ({ h, k, p }, frame) => ({
    plan: 'Find the vertex halfway between focus and directrix, and the signed distance from the vertex to the focus. Four times this distance is the factor in the squared form.',
    steps: [
      {
        do: `The focus is $(${h}, ${k + p})$, the directrix $y = ${k - p}$. The vertex is $(${h}, ${k})$.`,
        why: 'It lies halfway between them.',
      },
      {
        do: `From the vertex to the focus: $p = ${k + p} - ${k < 0 ? `(${k})` : k} = ${p}$, so $4p = ${4 * p}$.`,
        why: `The parabola opens ${p > 0 ? 'up' : 'down'}.`,
      },
      { do: `The equation is ${parabola(h, 4 * p, k).html}.`, why: 'The form is $(x - h)^2 = 4p(y - k)$.' },
    ],
    check: `Beside the focus, at $x = ${h + 2 * p}$ and $y = ${k + p}$: $${p < 0 ? `(${2 * p})` : 2 * p}^2 = ${4 * p * p}$ and $${4 * p} \\cdot ${p < 0 ? `(${p})` : p} = ${4 * p * p}$.`,
    figure: frame === 'figure' ? picture(h, k, p, true, true) : '',
  }),
  // The only factor for which a point beside the focus is equally far from both.
  check: ({ h, f, d }) => {
    const k = (f + d) / 2
    const side = Math.abs(f - d)
    const q = Array.from({ length: 81 }, (_, i) => i - 40).find((c) => c !== 0 && side * side === c * (f - k)) as number
    return parabola(h, q, k)
  },
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
      rule: ({ f, y }) => num(Math.abs(y - f)),
      why: () => 'is only the vertical part of the way to the focus.',
    },
    {
      misconception: 'geo-par-horizontal-distance-only',
      rule: ({ h, x }) => num(Math.abs(x - h)),
      why: () => 'is only the horizontal part of the way to the focus.',
    },
    {
      misconception: 'geo-par-adds-the-steps',
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
      { do: `The directrix is the level line $y = ${k - p}$.`, why: 'Its distance is measured straight up or down.' },
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
        `A satellite dish has the form of a parabola that is turned around its axis. It is ${w} inches across and ${d} inches deep. The receiver sits at the focus. How many inches is the receiver from the vertex?`,
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
