/** Parabolas as conics: dishes and mirrors, and the mistakes of others. */

import {
  div,
  int,
  mul,
  nameTheWorkedMistake,
  num,
  point,
  pow,
  signed,
  type Template,
  template,
  until,
  whole,
  withFaster,
} from '#kit'
import { base, drawParabola, uprightTex } from './parabola-focus.ts'

type Dish = Readonly<{ w: number; d: number }>

const dish = template({
  ...base,
  id: 'algebra-2/parabola-dish',
  difficulty: 'High',
  b: 0.8,
  seconds: 110,
  calculator: true,
  balance: 'place',
  draw: (rng): Dish =>
    until(
      () => ({ w: 4 * int(rng, 3, 15), d: int(rng, 2, 12) }),
      ({ w, d }) =>
        (w / 2) ** 2 % (4 * d) === 0 && w > 3 * d && (w / 2) ** 2 / (4 * d) < 60 && (w / 2) ** 2 / (4 * d) !== d,
    ),
  frames: [
    {
      id: 'dish',
      kind: 'words',
      items: 5,
      stem: ({ w, d }) =>
        `A satellite dish has a parabolic cross section. It is ${w} inches across and ${d} inches deep at its center. The receiver is placed at the focus. How many inches is the receiver from the vertex of the dish?`,
    },
    {
      id: 'cooker',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ w, d }) =>
        `A solar cooker is a parabolic mirror, ${w} inches wide and ${d} inches deep. The pot hangs at the focus of the parabola, where all sunlight meets. How many inches above the lowest point of the mirror does it hang?`,
    },
  ],
  given: (e) => e,
  answer: ({ w, d }) => num((w / 2) ** 2 / (4 * d)),
  traps: [
    {
      misconception: 'a2-par-uses-the-whole-width',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ w }) => [1, w],
      after: (got, { d }) => div(pow(got, 2), 4 * d),
      rule: ({ w, d }) => num((w * w) / (4 * d)),
      why: ({ w }) => `puts the edge at $x = ${w}$; it is $${w / 2}$ from the axis.`,
    },
    {
      misconception: 'a2-par-uses-two-p',
      operation: 'wrong-number-used',
      operands: () => [2],
      after: (got, { w, d }) => div((w / 2) ** 2, mul(got, d)),
      rule: ({ w, d }) => num((w / 2) ** 2 / (2 * d)),
      why: () => 'solves $x^2 = 2py$ instead of $x^2 = 4py$.',
    },
    {
      misconception: 'a2-par-forgets-the-depth',
      operation: 'factor-left-out',
      operands: ({ w }) => [div(w * w, 16)],
      rule: ({ w }) => num((w / 2) ** 2 / 4),
      why: ({ d }) => `does not divide by the depth ${d}.`,
    },
    {
      misconception: 'a2-par-measures-from-the-rim',
      rule: ({ w, d }) => whole((w / 2) ** 2 / (4 * d) - d),
      why: () => 'is how far the focus lies above the rim.',
    },
    {
      misconception: 'a2-par-does-not-square',
      twoSlips: true,
      operation: 'exponent-left-out',
      operands: ({ w }) => [div(w, 2)],
      after: (got, { d }) => div(got, d),
      rule: ({ w, d }) => whole(w / 2 / d),
      why: () => 'divides half the width by the depth, without the square and the 4.',
      says: () => 'I did not square half the width, and I left out the 4.',
    },
  ],
  explain: ({ w, d }) => ({
    plan: 'Put the vertex at the origin; the rim is then a point of the parabola, and its coordinates give the distance from the vertex to the focus.',
    steps: [
      { do: `The rim is the point $(${w / 2}, ${d})$.`, why: `Half of ${w} to the side, ${d} up.` },
      { do: `$${w / 2}^2 = 4p \\cdot ${d}$`, why: 'Put the point into $x^2 = 4py$.' },
      { do: `$${(w / 2) ** 2} = ${4 * d}p$, so $p = ${(w / 2) ** 2 / (4 * d)}$.`, why: `Divide by ${4 * d}.` },
    ],
    faster: `In one formula, with the width $w$ and the depth $d$: $p = \\frac{w^2}{16d} = \\frac{${w * w}}{${16 * d}} = ${(w * w) / (16 * d)}$.`,
    check: `$4 \\cdot ${(w / 2) ** 2 / (4 * d)} \\cdot ${d} = ${(w / 2) ** 2} = ${w / 2}^2$`,
  }),
  // The rim is as far from the focus as from the directrix.
  check: ({ w, d }) => {
    const p = [...Array(400).keys()].find((q) => q > 0 && (w / 2) ** 2 + (d - q) ** 2 === (d + q) ** 2)
    return num(p ?? 0)
  },
})

const mistake = template({
  ...base,
  id: 'algebra-2/parabola-focus-mistake',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 100,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-con',
      items: 6,
      draw: (rng) => {
        const { h, k, p } = drawParabola(rng)
        return { h, k, c: 4 * p }
      },
      task: ({ h, k, c }) => `looked for the focus of the parabola $${uprightTex(h, k, c)}$`,
      solution: ({ h, k, c }) => point(h, k + c / 4),
      work: ({ h, k, c }) =>
        `the vertex is $(${h}, ${k})$ and $p = ${c / 4}$, so the focus lies by $${c / 4}$ along the vertical axis`,
      mistakes: ({ h, k, c }) => [
        {
          says: 'Using the factor on the right as $p$, without dividing by 4',
          work: `$${k}${signed(c)} = ${k + c}$`,
          result: point(h, k + c),
        },
        {
          says: 'Moving from the vertex to the side of the directrix',
          work: `$${k}${signed(-c / 4)} = ${k - c / 4}$`,
          result: point(h, k - c / 4),
        },
        {
          says: 'Moving to the left or right, although the axis is vertical',
          work: `$${h}${signed(c / 4)} = ${h + c / 4}$ in the first coordinate`,
          result: point(h + c / 4, k),
        },
        {
          says: 'Taking the vertex with the signs that stand in the equation',
          work: `from $(${-h}, ${-k})$ by $${c / 4}$`,
          result: point(-h, -k + c / 4),
        },
      ],
      redo: ({ h, k, c }) => {
        const p = [...Array(41).keys()].map((i) => i - 20).find((q) => 4 * q === c) ?? 0
        return [point(h, p + k), point(h, 4 * p + k), point(h, -p + k), point(p + h, k), point(0 - h, p - k)]
      },
    }),
    ({ e: { h, k, c }, which, name }) => {
      const seen = `Compare with the vertex $(${h}, ${k})$ only: the focus must lie ${Math.abs(c / 4)} ${c > 0 ? 'above' : 'below'} it, inside the bend`
      return [
        `${seen}. ${name}’s point lies ${Math.abs(c)} away, so the factor was not divided by 4.`,
        `${seen}. ${name}’s point lies ${c > 0 ? 'below' : 'above'} it, where the directrix is.`,
        `${seen}. ${name}’s point lies beside it.`,
        `${seen}. ${name}’s point has the first coordinate $${-h}$, so it belongs to the vertex with the wrong signs.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [dish, mistake]
