/** Areas of paths around a rectangle, for the skill of `multiply.ts`. */

import { expr, int, num, person, type Rng, template, until } from '#kit'
import { pv, px } from './forms.ts'
import { skill } from './multiply.ts'

type Sides = Readonly<{ w: number; l: number }>

const drawSides = (rng: Rng): Sides =>
  until(
    () => ({ w: int(rng, 3, 9), l: int(rng, 5, 14) }),
    ({ w, l }) => l > w,
  )

/** From the inner rectangle to the area of the outer one. */
const outerRectangle = ({ w, l }: Sides) => [
  {
    do: `The outer rectangle measures $2x + ${w}$ by $2x + ${l}$.`,
    why: 'The path adds $x$ at both ends of each side.',
  },
  {
    do: `Its area is $(2x + ${w})(2x + ${l}) = 4x^2 + ${2 * l}x + ${2 * w}x + ${w * l}$.`,
    why: 'Multiply each term of one factor by each term of the other.',
  },
]

const path = template({
  id: 'algebra-1/multiply-frame-area',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: drawSides,
  frames: [
    {
      id: 'pool',
      kind: 'multi-step',
      items: 6,
      stem: ({ w, l }, rng) =>
        `${person(rng)} plans a path that is $x$ yards wide all the way around a rectangular pool of ${w} by ${l} yards. Which expression gives the area of the path alone, in square yards?`,
    },
  ],
  given: ({ w, l }) => ({ w, l }),
  answer: ({ w, l }) => pv([4, 2 * (w + l), 0]),
  traps: [
    {
      misconception: 'a1-poly-forgets-to-subtract-the-inside',
      classic: true,
      rule: ({ w, l }) => pv([4, 2 * (w + l), w * l]),
      why: () => 'is the area of pool and path together.',
    },
    {
      misconception: 'a1-poly-adds-the-width-once',
      says: () => 'I added the width of the path on one side only, to each of the two lengths.',
      rule: ({ w, l }) => pv([1, w + l, 0]),
      why: () => 'adds the width of the path on one side only.',
    },
    {
      misconception: 'a1-poly-doubles-the-corners-wrongly',
      says: () => 'I counted all strips, but two corners instead of four.',
      rule: ({ w, l }) => pv([2, 2 * (w + l), 0]),
      why: () => 'counts two corners instead of four.',
    },
    {
      misconception: 'a1-poly-adds-the-width-once',
      says: () => 'I counted the four corners, but each strip along a side only once.',
      rule: ({ w, l }) => pv([4, w + l, 0]),
      why: () => 'counts each of the strips only once.',
    },
    {
      misconception: 'a1-poly-forgets-to-subtract-the-inside',
      says: () => 'I added the width on one side only, and gave the whole area with the inside.',
      twoSlips: true,
      rule: ({ w, l }) => pv([1, w + l, w * l]),
      why: () => 'adds the width on one side only, and counts the pool as well.',
    },
    {
      misconception: 'a1-poly-forgets-to-subtract-the-inside',
      says: () => 'I counted two corners instead of four, and gave the whole area with the inside.',
      twoSlips: true,
      rule: ({ w, l }) => pv([2, 2 * (w + l), w * l]),
      why: () => 'counts two corners only, and the pool as well.',
    },
  ],
  explain: ({ w, l }) => ({
    plan: 'The path is what the large outer rectangle has more than the pool: find both areas and subtract.',
    steps: [
      ...outerRectangle({ w, l }),
      {
        do: `Combine like terms: $${px([4, 2 * (w + l), w * l])}$.`,
        why: `$${2 * l}x + ${2 * w}x = ${2 * (w + l)}x$.`,
      },
      {
        do: `Subtract the pool, $${w} \\cdot ${l} = ${w * l}$: $${px([4, 2 * (w + l), 0])}$ is left.`,
        why: 'Only the path itself is asked for.',
      },
    ],
    check: `For $x = 1$ the outer rectangle is $${w + 2} \\cdot ${l + 2} = ${(w + 2) * (l + 2)}$ and the path is $${(w + 2) * (l + 2)} - ${w * l} = ${4 + 2 * (w + l)}$. The answer gives $4 + ${2 * (w + l)} = ${4 + 2 * (w + l)}$.`,
    faster: `Cut the path into pieces: four corner squares with the area $x^2$, two strips with $${l}x$ and two with $${w}x$. Together they are $4x^2 + ${2 * (w + l)}x$.`,
  }),
  // Four corners and four strips.
  check: ({ w, l }) => expr('', ({ x }) => 4 * x * x + w * x + w * x + l * x + l * x),
})

const pathCoefficient = template({
  id: 'algebra-1/multiply-frame-coefficient',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'grid',
  draw: drawSides,
  frames: [
    {
      id: 'garden',
      kind: 'multi-step',
      items: 6,
      stem: ({ w, l }, rng) =>
        `A path that is $x$ feet wide goes all the way around a rectangular garden of ${w} by ${l} feet. ${person(rng)} finds that the area of the path alone is $4x^2 + kx$ square feet. What is the value of $k$?`,
    },
  ],
  given: ({ w, l }) => ({ w, l }),
  answer: ({ w, l }) => num(2 * (w + l)),
  traps: [
    {
      misconception: 'a1-poly-adds-the-width-once',
      says: () => 'I counted each strip along a side only once, although there are two of each.',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ w, l }) => [w + l],
      rule: ({ w, l }) => num(w + l),
    },
    {
      misconception: 'a1-poly-swaps-sum-and-product',
      says: () => 'I multiplied the two sides of the garden.',
      operation: 'area-for-perimeter',
      operands: ({ w, l }) => [w, l],
      rule: ({ w, l }) => num(w * l),
    },
    {
      misconception: 'a1-poly-doubles-the-corners-wrongly',
      says: () => 'I counted each strip along a side four times instead of twice.',
      rule: ({ w, l }) => num(4 * (w + l)),
    },
  ],
  explain: ({ w, l }) => ({
    plan: 'The path is what the large outer rectangle has more than the garden: find the area of the path and compare it with the given form.',
    steps: [
      ...outerRectangle({ w, l }),
      {
        do: `Subtract the garden, $${w} \\cdot ${l} = ${w * l}$: the path is $4x^2 + ${2 * l}x + ${2 * w}x$.`,
        why: 'Only the path itself is asked for.',
      },
      { do: `$${2 * l}x + ${2 * w}x = ${2 * (w + l)}x$, so $k = ${2 * (w + l)}$.`, why: 'Compare with $4x^2 + kx$.' },
    ],
    check: `For $x = 1$ the path is $${w + 2} \\cdot ${l + 2} - ${w} \\cdot ${l} = ${(w + 2) * (l + 2) - w * l}$, and $4 + ${2 * (w + l)} = ${4 + 2 * (w + l)}$.`,
    faster: `Cut the path into pieces: four corner squares make $4x^2$, and two strips with $${l}x$ and two with $${w}x$ make the rest, so $k = 2 \\cdot ${l} + 2 \\cdot ${w} = ${2 * (w + l)}$.`,
  }),
  // For a path of width 1: four strips and four corners.
  check: ({ w, l }) => num((w + 2) * (l + 2) - w * l - 4),
})

export const templates = [path, pathCoefficient]
