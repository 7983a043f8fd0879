/** Complex numbers in the plane, and the mistakes of others, for the skill of `multiply.ts`. */

import {
  coef,
  complex,
  dot,
  type Layer,
  type Marks,
  markedPlane,
  nameTheWorkedMistake,
  paren,
  segment,
  signed,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { c, pc, plain, UNTESTED, wholes } from './common.ts'
import { drawFour, type Four, skill } from './multiply.ts'

const twoPoints = ({ a, b, d, e }: Four, layers: readonly Layer[], found: Marks = {}) =>
  markedPlane(
    {
      alt: `The complex plane with the point z at (${a}, ${b}) and the point w at (${d}, ${e}); real parts across, imaginary parts up.`,
      x: [-6, 6],
      y: [-6, 6],
      xLabel: 'Re',
      yLabel: 'Im',
    },
    layers,
    found,
  )

const inPlane = template({
  id: 'algebra-2/complex-sum-in-the-plane',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawFour(rng, 5),
      ({ a, b, d, e }) => (Math.abs(a - d) > 1 || Math.abs(b - e) > 1) && Math.abs(a) + Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'plane',
      kind: 'graph',
      items: 7,
      stem: ({ a, b, d, e }) =>
        `<p>The points $z$ and $w$ are drawn in the complex plane.</p>${twoPoints({ a, b, d, e }, [dot(a, b, { label: 'z' }), dot(d, e, { label: 'w' })])}<p>What is $z - w$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, d, e }) => complex(a - d, b - e),
  traps: [
    {
      misconception: 'a2-cq-swaps-real-and-imaginary',
      classic: true,
      rule: ({ a, b, d, e }) => complex(b - e, a - d),
      why: () => 'has real and imaginary parts exchanged.',
    },
    {
      misconception: 'a2-cq-minus-reaches-one-part-only',
      rule: ({ a, b, d, e }) => complex(a - d, b + e),
      why: () => 'subtracts the real parts, but adds the imaginary parts.',
    },
    {
      misconception: 'a2-cq-adds-instead-of-subtracting',
      rule: ({ a, b, d, e }) => complex(a + d, b + e),
      why: () => 'is $z + w$.',
    },
    {
      misconception: 'a2-cq-subtracts-the-other-way',
      rule: ({ a, b, d, e }) => complex(d - a, e - b),
      why: () => 'is $w - z$.',
    },
  ],
  explain: ({ a, b, d, e }) => ({
    figure: twoPoints({ a, b, d, e }, [segment(d, e, a, b)], {
      points: [
        { at: [a, b], label: `z = ${plain(a, b)}` },
        { at: [d, e], label: `w = ${plain(d, e)}` },
      ],
      steps: [{ from: [d, e], to: [a, b], run: a === d ? '' : plain(a - d, 0), rise: b === e ? '' : plain(0, b - e) }],
      clearOf: [
        [
          [d, e],
          [a, b],
        ],
      ],
    }),
    plan: 'Read both numbers from the plane, real part across and imaginary part up, then subtract part by part.',
    steps: [
      { do: `Read: $z = ${c(a, b)}$ and $w = ${c(d, e)}$.`, why: 'Real part across, imaginary part up.' },
      {
        do: `Real parts: $${a} - ${paren(d)} = ${a - d}$. Imaginary parts: $${b} - ${paren(e)} = ${b - e}$.`,
        why: 'The minus reaches both parts of $w$.',
      },
      { do: `$z - w = ${c(a - d, b - e)}$`, why: 'Write the two parts together.' },
    ],
    check: `Add $w$ again: $${pc(a - d, b - e)} + ${pc(d, e)} = ${c(a, b)}$, which is $z$.`,
    faster: `Count on the grid from $w$ to $z$: $${a - d}$ across and $${b - e}$ up, where a minus sign means left or down. These are the two parts of $z - w$.`,
  }),
  // The other way around: the number that, with w taken away or added again, gives z.
  check: ({ a, b, d, e }) => {
    const part = (z: number, w: number) => wholes(40).find((x) => x + w === z) ?? 99
    return complex(part(a, d), part(b, e))
  },
})

const mistake = template({
  id: 'algebra-2/complex-product-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-cq',
      misconception: UNTESTED,
      items: 6,
      draw: (rng): Four => drawFour(rng, 6),
      task: ({ a, b, d, e }) => `multiplied $${pc(a, b)}${pc(d, e)}$`,
      solution: ({ a, b, d, e }) => complex(a * d - b * e, a * e + b * d),
      work: ({ a, b, d, e }) =>
        `the four products are $${a * d}$, $${c(0, a * e)}$, $${c(0, b * d)}$ and $${coef(b * e)}i^2 = ${-b * e}$`,
      mistakes: ({ a, b, d, e }) => [
        {
          says: 'Using $i^2 = 1$',
          work: `the last product $${coef(b * e)}i^2$ counts as $${b * e}$`,
          result: complex(a * d + b * e, a * e + b * d),
        },
        {
          says: 'Leaving out the two middle products',
          work: `only $${a * d}$ and $${-b * e}$ are added`,
          result: complex(a * d - b * e, 0),
        },
        {
          says: 'Multiplying real with real and imaginary with imaginary, and keeping one $i$',
          work: `the real parts give $${a * d}$, the imaginary parts $${b * e}$, written with $i$`,
          result: complex(a * d, b * e),
        },
        {
          says: 'Leaving out the product of the two imaginary parts',
          work: `$${a * d}$ and the two middle products are added`,
          result: complex(a * d, a * e + b * d),
        },
      ],
      // As a polynomial in t, read off from its values at 0, 1 and −1; then t² is replaced.
      redo: ({ a, b, d, e }) => {
        const f = (t: number) => (a + b * t) * (d + e * t)
        const [low, mid, high] = [f(0), (f(1) - f(-1)) / 2, (f(1) + f(-1)) / 2 - f(0)]
        return [
          complex(low - high, mid),
          complex(low + high, mid),
          complex(low - high, 0),
          complex(low, high),
          complex(low, mid),
        ]
      },
    }),
    ({ e: { a, b, d, e }, which, name }) => {
      const across = `the two products with one $i$ give $${a * e}${signed(b * d)} = ${a * e + b * d}$ before $i$`
      return [
        `Take one part at a time: ${across}, as in ${name}’s answer. So only the real part is wrong, and $${a * d + b * e}$ is $${a * d}${signed(b * e)}$, with $i^2$ counted as $1$.`,
        `${name}’s answer has no $i$, although ${across}. These products are missing.`,
        `Take one part at a time: ${across}, and ${name} has $${b * e}$ there, which is $${b} \\cdot ${paren(e)}$, the two imaginary parts.`,
        `Take one part at a time: ${across}, as in ${name}’s answer. So only the real part is wrong, and $${a * d}$ is $${a} \\cdot ${paren(d)}$ alone.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [inPlane, mistake]
