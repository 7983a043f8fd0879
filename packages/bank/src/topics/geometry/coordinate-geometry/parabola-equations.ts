/** Equations of parabolas from focus and directrix, and back. */

import { equation, frac, nonZero, num, paren, signed, signedTerm, template } from '#kit'
import { parabola, picture, spots } from './parabola-common.ts'

const skill = 'geo-parabola-focus-directrix'

export const fromOrigin = template({
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
      says: () => 'I left out the 4 and let the parabola open toward its directrix.',
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
    faster: `With the formula $x^2 = 4py$, where $p$ is the $y$-coordinate of the focus: $4p = 4 \\cdot ${paren(p)} = ${4 * p}$.`,
    check: `Test the vertex, $(0, 0)$: it is ${Math.abs(p)} away from both. Test $(${2 * p}, ${p})$: $${4 * p * p} = ${4 * p} \\cdot ${p < 0 ? `(${p})` : p}$.`,
  }),
  // Of many candidates, the one through the point beside the focus that is as far from the line.
  check: ({ p }) => {
    const side = 2 * Math.abs(p)
    const q = Array.from({ length: 161 }, (_, i) => i - 80).find((c) => c !== 0 && side * side === c * p) as number
    return parabola(0, q, 0)
  },
})

export const focus = template({
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
      why: () => 'takes the whole factor; it is four times the coordinate of the focus.',
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
    plan: 'Write the equation as a square equal to a factor times y. A quarter of this factor, with its sign, is the coordinate of the focus, because the vertex is the origin.',
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
    ...(frame === 'fraction'
      ? {
          faster: `In $y = \\frac{1}{4p}x^2$ the number below is $4p$. A quarter of it, with its sign, is $${4 * p} \\div 4 = ${p}$.`,
        }
      : {}),
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

export const general = template({
  id: 'geometry/parabola-equation-anywhere',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'parts',
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
      misconception: 'geo-par-factor-without-4',
      twoSlips: true,
      rule: ({ h, f, d }) => parabola(h, (f - d) / 2, f),
      says: () => 'I put the focus into the equation instead of the vertex, and I left out the 4.',
      why: () => 'leaves out the 4, and has the focus in the place of the vertex.',
    },
    {
      misconception: 'geo-par-factor-2',
      twoSlips: true,
      rule: ({ h, f, d }) => parabola(h, f - d, f),
      says: () =>
        'I put the focus into the equation instead of the vertex, and I took the distance between focus and directrix as the factor.',
      why: () => 'uses the distance between focus and directrix, and has the focus in the place of the vertex.',
    },
    {
      misconception: 'geo-par-signs-of-the-vertex',
      twoSlips: true,
      rule: ({ h, f, d }) => parabola(-h, (f - d) / 2, -(f + d) / 2),
      says: () => 'I took the signs of the vertex straight into the parentheses, and I left out the 4.',
      why: () => 'leaves out the 4, and has the signs of the vertex the wrong way around.',
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
    faster: `The factor is twice the step from the directrix to the focus, $2 \\cdot (${k + p} - ${k - p < 0 ? `(${k - p})` : k - p}) = ${4 * p}$, and the number that belongs to $y$ lies halfway between the two: $${k}$.`,
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
