/** Complex numbers as points: reflections, quarter turns, and the mistakes of others. */

import {
  complex,
  int,
  nameTheWorkedMistake,
  nonZero,
  num,
  type Rng,
  segment,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { c, plain, UNTESTED, wholes } from './common.ts'
import { base, drawn, drawWhole } from './complex-plane.ts'

const ways = [
  'reflected over the real axis',
  'reflected over the imaginary axis',
  'rotated by 180 degrees about the origin',
] as const
type Moved = Readonly<{ a: number; b: number; how: number }>
const image = (a: number, b: number, how: number) =>
  [complex(a, -b), complex(-a, b), complex(-a, -b)][how % 3] as ReturnType<typeof complex>
const drawPoint = (rng: Rng) =>
  until(
    () => ({ a: nonZero(rng, -7, 7), b: nonZero(rng, -7, 7) }),
    ({ a, b }) => Math.abs(a) !== Math.abs(b),
  )
const whichOf = (words: string) => ways.indexOf(words as (typeof ways)[number])

/** Where a point lies that is on neither axis. */
const place = (x: number, y: number): string => `on the ${y > 0 ? 'upper' : 'lower'} ${x > 0 ? 'right' : 'left'}`

const reflected = template({
  ...base,
  id: 'algebra-2/complex-reflection',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 60,
  draw: (rng): Moved => ({ ...drawPoint(rng), how: int(rng, 0, 2) }),
  frames: [
    {
      id: 'plane',
      kind: 'graph',
      items: 5,
      stem: ({ a, b, how }) =>
        `${drawn(`The point z is at (${a}, ${b}).`, [['z', a, b]])}<p>The point $z$ is ${ways[how]}. Which number stands at the new point?</p>`,
    },
    {
      id: 'bare',
      kind: 'words',
      items: 4,
      stem: ({ a, b, how }) =>
        `In the complex plane the point of $${c(a, b)}$ is ${ways[how]}. Which number does the new point stand for?`,
    },
  ],
  given: ({ a, b, how }) => ({ a, b, move: ways[how] as string }),
  answer: ({ a, b, how }) => image(a, b, how),
  traps: [
    {
      misconception: 'a2-cp-uses-the-other-axis',
      classic: true,
      rule: ({ a, b, move }) => image(a, b, whichOf(move) + 1),
      why: ({ how }) =>
        [
          'is the reflection over the imaginary axis.',
          'is a half turn: both signs change.',
          'is the conjugate: only the imaginary part changes.',
        ][how] as string,
      says: ({ how }) =>
        [
          'I changed the sign of the real part instead of the imaginary part.',
          'I changed both signs instead of that of the real part only.',
          'I changed the sign of the imaginary part only.',
        ][how] as string,
    },
    {
      misconception: 'a2-cp-changes-the-wrong-signs',
      says: ({ how }) =>
        [
          'I changed both signs instead of that of the imaginary part only.',
          'I changed the sign of the imaginary part instead of the real part.',
          'I changed the sign of the real part only.',
        ][how] as string,
      rule: ({ a, b, move }) => image(a, b, whichOf(move) + 2),
      why: ({ how }) =>
        [
          'changes both signs, as a half turn does.',
          'changes the imaginary part instead of the real part.',
          'changes the real part only.',
        ][how] as string,
    },
    {
      misconception: 'a2-cp-exchanges-the-parts',
      says: ({ a, b }) => `I exchanged the real part $${a}$ and the imaginary part $${b}$ and changed no sign.`,
      rule: ({ a, b }) => complex(b, a),
      why: () => 'has real and imaginary part exchanged.',
    },
  ],
  explain: ({ a, b, how }, frame) => {
    const [x, y] = [how === 0 ? a : -a, how === 1 ? b : -b]
    return {
      plan: 'Real part across, imaginary part up: see which of the two changes its sign.',
      steps: [
        { do: `The point is $(${a}, ${b})$: real part $${a}$, imaginary part $${b}$.`, why: 'Across and up.' },
        {
          do: [
            'Over the real axis, up and down are exchanged: the imaginary part changes its sign.',
            'Over the imaginary axis, left and right are exchanged: the real part changes its sign.',
            'A half turn exchanges both: both parts change their signs.',
          ][how] as string,
          why: ['This gives the conjugate.', 'The height stays the same.', 'This gives the opposite number.'][
            how
          ] as string,
        },
        { do: `The new number is ${image(a, b, how).html}.`, why: 'The distance from the origin stays the same.' },
      ],
      check: [
        `The midpoint between $(${a}, ${b})$ and $(${x}, ${y})$ is $(${a}, 0)$, which lies on the real axis, as it must for this reflection.`,
        `The midpoint between $(${a}, ${b})$ and $(${x}, ${y})$ is $(0, ${b})$, which lies on the imaginary axis, as it must for this reflection.`,
        `The midpoint between $(${a}, ${b})$ and $(${x}, ${y})$ is the origin, as it must be for a half turn.`,
      ][how] as string,
      ...(frame === 'plane'
        ? {
            figure: drawn(`The point z is at (${a}, ${b}), the new point w at (${x}, ${y}).`, [
              ['z', a, b],
              ['w', x, y],
            ]),
          }
        : {}),
      faster: `Think of the quadrants: the point lies ${place(a, b)}, and the new one must lie ${place(x, y)}. The number $${Math.abs(a)}$ stays with the real part and $${Math.abs(b)}$ with the imaginary part, so the signs are enough.`,
    }
  },
  // The point at the right distances: found among all numbers with the same sizes of the parts.
  check: ({ a, b, move }) => {
    const k = whichOf(move)
    const re = wholes(9).find((x) => (k === 0 ? x - a : x + a) === 0) ?? 99
    const im = wholes(9).find((y) => (k === 1 ? y - b : y + b) === 0) ?? 99
    return complex(re, im)
  },
})

const FACTORS = ['i', '-1', '-i'] as const
const turned = (a: number, b: number, k: number) =>
  [complex(-b, a), complex(-a, -b), complex(b, -a)][k % 3] as ReturnType<typeof complex>

/** The point and where its turn takes it, each joined to the origin. */
function turnedGraph(a: number, b: number, how: number) {
  const [x, y] = (
    [
      [-b, a],
      [-a, -b],
      [b, -a],
    ] as const
  )[how] as readonly [number, number]
  const name = ['iz', 'i²z', '−iz'][how]
  return drawn(
    `The point z is at (${a}, ${b}).`,
    [],
    {
      points: [
        { at: [a, b], label: `z = ${plain(a, b)}` },
        { at: [x, y], label: `${name} = ${plain(x, y)}` },
      ],
      clearOf: [
        [
          [a, b],
          [0, 0],
          [x, y],
        ],
      ],
    },
    [segment(0, 0, a, b, { dash: true, plain: true }), segment(0, 0, x, y, { dash: true, plain: true })],
  )
}

const quarter = template({
  ...base,
  id: 'algebra-2/complex-quarter-turns',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Moved => ({ ...drawPoint(rng), how: int(rng, 0, 2) }),
  frames: [
    {
      id: 'turn',
      kind: 'words',
      items: 5,
      stem: ({ a, b, how }) =>
        `In the complex plane the point of $${c(a, b)}$ is rotated ${['by 90 degrees counterclockwise', 'by 180 degrees', 'by 90 degrees clockwise'][how]} about the origin. Which number stands at the new point?`,
    },
    {
      id: 'factor',
      kind: 'graph',
      items: 4,
      stem: ({ a, b, how }) =>
        `${drawn(`The point z is at (${a}, ${b}).`, [['z', a, b]])}<p>Which number is $${how === 0 ? 'iz' : how === 1 ? 'i^2z' : '-iz'}$?</p>`,
    },
  ],
  given: ({ a, b, how }) => ({ a, b, factor: FACTORS[how] as string }),
  answer: ({ a, b, how }) => turned(a, b, how),
  traps: [
    {
      misconception: 'a2-cp-turns-the-wrong-way',
      classic: true,
      rule: ({ a, b, factor }) => turned(a, b, FACTORS.indexOf(factor as 'i') + 2),
      says: ({ how }) =>
        [
          'I made the quarter turn clockwise instead of counterclockwise.',
          'I made only a quarter turn, counterclockwise.',
          'I made a half turn instead of a quarter turn.',
        ][how] as string,
      why: ({ how }) => ['is a quarter turn clockwise.', 'is a quarter turn only.', 'is a half turn.'][how] as string,
    },
    {
      misconception: 'a2-cp-turns-too-far',
      rule: ({ a, b, factor }) => turned(a, b, FACTORS.indexOf(factor as 'i') + 1),
      says: ({ how }) =>
        [
          'I made a half turn instead of a quarter turn.',
          'I made only a quarter turn, clockwise.',
          'I made the quarter turn counterclockwise instead of clockwise.',
        ][how] as string,
      why: ({ how }) =>
        ['is a half turn.', 'is a quarter turn only, clockwise.', 'is a quarter turn counterclockwise.'][how] as string,
    },
    {
      misconception: 'a2-cp-exchanges-the-parts',
      says: ({ a, b }) => `I exchanged the real part $${a}$ and the imaginary part $${b}$ and changed no sign.`,
      rule: ({ a, b }) => complex(b, a),
      why: () => 'only exchanges the two parts.',
    },
  ],
  explain: ({ a, b, how }, frame) => ({
    ...(frame === 'factor' ? { figure: turnedGraph(a, b, how) } : {}),
    plan: 'Multiplying by i is a quarter turn counterclockwise; twice is a half turn, three times a quarter turn clockwise.',
    steps: [
      {
        do: `The turn is multiplication by $${FACTORS[how]}$.`,
        why: [
          'One quarter turn.',
          '$i^2 = -1$: two quarter turns.',
          '$i^3 = -i$: three quarter turns counterclockwise are one clockwise.',
        ][how] as string,
      },
      {
        do: `$${FACTORS[how]}(${c(a, b)}) = ${[`${c(0, a)} ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}i^2`, `${-a} ${b < 0 ? '+' : '-'} ${c(0, Math.abs(b))}`, `${c(0, -a)} ${b < 0 ? '+' : '-'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}i^2`][how]}$`,
        why: how === 1 ? 'Both parts change their signs.' : 'Here $i^2 = -1$.',
      },
      { do: `The result is ${turned(a, b, how).html}.`, why: 'Real part first.' },
    ],
    check: `The distance from the origin is the same: $${a * a} + ${b * b}$ under the root in both cases.`,
    faster:
      how === 1
        ? `A half turn only changes both signs: $${c(a, b)}$ becomes $${c(-a, -b)}$.`
        : `A quarter turn exchanges the two parts and changes one sign. ${how === 0 ? 'Counterclockwise' : 'Clockwise'} it is the sign of the new ${how === 0 ? 'real' : 'imaginary'} part: $${c(a, b)}$ becomes ${turned(a, b, how).html}.`,
  }),
  check: ({ a, b, factor }) => {
    const [p, q] = factor === 'i' ? [0, 1] : factor === '-1' ? [-1, 0] : [0, -1]
    return complex(p * a - q * b, p * b + q * a)
  },
})

const mistake = template({
  ...base,
  id: 'algebra-2/complex-modulus-mistake',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 85,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-cq',
      misconception: UNTESTED,
      items: 6,
      draw: (rng) =>
        until(
          () => drawWhole(rng, 26),
          ({ a, b }) => Math.abs(b) > Math.abs(a),
        ),
      task: ({ a, b }) => `worked out $|${c(a, b)}|$`,
      solution: ({ a, b }) => num(Math.round(Math.sqrt(a * a + b * b))),
      work: ({ a, b }) => `$\\sqrt{${a * a} + ${b * b}}$ is the distance from the origin`,
      mistakes: ({ a, b }) => [
        {
          says: 'Adding the sizes of the two parts',
          work: `$${Math.abs(a)} + ${Math.abs(b)}$`,
          result: num(Math.abs(a) + Math.abs(b)),
        },
        { says: 'Leaving out the square root', work: `$${a * a} + ${b * b}$`, result: num(a * a + b * b) },
        {
          says: 'Subtracting the sizes of the two parts',
          work: `$${Math.abs(b)} - ${Math.abs(a)}$`,
          result: num(Math.abs(b) - Math.abs(a)),
        },
        { says: 'Taking the imaginary part only', work: `the size of $${b}$`, result: num(Math.abs(b)) },
      ],
      redo: ({ a, b }) => {
        const [x, y] = [Math.sqrt(a ** 2), Math.sqrt(b ** 2)]
        const r = wholes(40).find((n) => n > 0 && n * n === a * a + b * b) ?? 0
        return [num(r), num(x + y), num(r * r), num(y - x), num(y)]
      },
    }),
    ({ e: { a, b }, which, name }) => {
      const [x, y] = [Math.abs(a), Math.abs(b)]
      const rule = `No root is needed, only sizes: the modulus is more than the greater part, $${y}$, and less than the sum $${x} + ${y} = ${x + y}$`
      return [
        `${rule}. ${name}’s answer is just this sum.`,
        `${rule}. ${name}’s answer is greater than even this sum, and of the four mistakes only the one that leaves the squares as they are goes beyond it.`,
        `${rule}. ${name}’s answer is the difference $${y} - ${x} = ${y - x}$.`,
        `${rule}. ${name}’s answer is just the greater part, which belongs to $i$.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [reflected, quarter, mistake]
