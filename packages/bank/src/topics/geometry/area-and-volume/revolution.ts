/** What a flat figure sweeps out when it is rotated around a line. */

import {
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  piMultiple,
  type Template,
  template,
  toTex,
  toText,
  until,
} from '#kit'
import { drawn, oval, written } from '../marks.ts'
import { compare, onPlane, thirdFirst } from './revolution-axes.ts'
import { named } from './revolution-solids.ts'
import { skill } from './sections.ts'

type Turn = { r: number; h: number; cone: boolean }

const volumeOf = (r: number, h: number, cone: boolean) => frac(r * r * h, cone ? 3 : 1)

/** The volume over π by thin slices, from the bottom to the top. */
const slices = ({ r, h, cone }: Turn): number => {
  const n = 2000
  return Array.from({ length: n }, (_, i) => (cone ? r * (1 - (i + 0.5) / n) : r) ** 2 * (h / n)).reduce(
    (x, y) => x + y,
    0,
  )
}

const turning = (r: number, h: number, cone: boolean, found = ''): Html =>
  drawing(
    {
      alt: `${cone ? 'A right triangle' : 'A rectangle'}; a dashed line along one side marks the axis`,
      at: {
        p: [0, -0.2 * h] as const,
        q: [0, 1.2 * h] as const,
        a: [0, 0],
        b: [r, 0],
        c: cone ? [0, h] : [r, h],
        d: [0, h],
      },
      height: 200,
    },
    [
      g.seg('pq', '', { dash: true, thin: true }),
      g.polygon(cone ? 'abc' : 'abcd', { fill: true }),
      g.right('bad'),
      g.side('ab', `${r}`, { as: 'The side at a right angle to the axis' }),
      g.side(cone ? 'ad' : 'bc', `${h}`, { as: cone ? 'The side on the axis' : 'The side parallel to the axis' }),
      ...(found
        ? [
            drawn(
              cone
                ? [
                    [0, 0],
                    [-r, 0],
                    [0, h],
                  ]
                : [
                    [0, 0],
                    [-r, 0],
                    [-r, h],
                    [0, h],
                  ],
              { dash: true, thin: true, accent: true },
            ),
            drawn(oval([0, 0], r, 0.25), { dash: true, thin: true, accent: true }),
            ...(cone ? [] : [drawn(oval([0, h], r, 0.25), { dash: true, thin: true, accent: true })]),
            written([0, -0.25 * r - 0.2 * h], found, 'The solid'),
          ]
        : []),
    ],
  )

/** One line on a calculator; π stays out of it. */
const oneLine = (r: number, h: number, cone: boolean): Html =>
  `$\\pi$ stays as it is, so one line on a calculator is enough: $${r}^2 \\cdot ${h}${cone ? ' \\div 3' : ''} = ${toTex(volumeOf(r, h, cone))}$.`

/** Where the last digit of a cylinder's number tells it from the results of all mistakes. */
function lastDigit(r: number, h: number): Html | null {
  const found = r * r * h
  const wrong = [h * h * r, found / 3, found / 4, 4 * found, r * h, 2 * r * h, found / 2]
  if (wrong.some((x) => Number.isInteger(x) && x % 10 === found % 10)) return null
  const [square, high] = [(r * r) % 10, h % 10]
  return `The last digit is enough: $${r}^2 = ${r * r}$${r * r > 9 ? ` ends in ${square}` : ''}, and $${square} \\cdot ${high} = ${square * high}$, so the number before $\\pi$ ends in ${found % 10}. Only $${found}\\pi$ does.`
}

const volume = template({
  id: 'geometry/revolution-volume',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 12), cone: int(rng, 0, 1) === 1 }),
      ({ r, h, cone }) =>
        r !== h && h / r < 2.6 && r / h < 1.6 && (!cone || ((r * r * h) % 3 === 0 && (h * h * r) % 3 === 0)),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: ({ r, h, cone }) =>
        `${turning(r, h, cone)}<p>The ${cone ? 'right triangle' : 'rectangle'} is rotated around the dashed line. What is the volume of the solid, in cubic units?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ r, h, cone }) =>
        cone
          ? `A right triangle has legs of ${r} inches and ${h} inches. It is rotated around the leg of ${h} inches and sweeps out a cone. What is the volume of the cone, in cubic inches?`
          : `A rectangular flag of ${r} inches by ${h} inches is fixed to a pole along its side of ${h} inches and spun around the pole, so that it sweeps out a cylinder. What is the volume of the cylinder, in cubic inches?`,
    },
  ],
  given: ({ r, h, cone }): Turn => ({ r, h, cone }),
  answer: ({ r, h, cone }) => piMultiple(volumeOf(r, h, cone)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ r, h, cone }) => piMultiple(volumeOf(h, r, cone)),
      why: ({ r, h }) => `takes ${h} as the radius and ${r} as the height; the side on the axis is the height.`,
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ r, h, cone }) =>
        cone ? piMultiple(r * r * h) : (r * r * h) % 3 === 0 ? piMultiple((r * r * h) / 3) : null,
      says: (p) =>
        p.cone
          ? 'I left out the third: the triangle makes a cone, not a cylinder.'
          : 'I took a third, as for a cone, although a rectangle makes a cylinder.',
      why: ({ cone }) => (cone ? 'leaves out the third of the cone.' : 'takes a third, as for a cone.'),
    },
    {
      misconception: 'geo-rev-diameter',
      rule: ({ r, h, cone }) =>
        r % 2 === 0 && !cone
          ? piMultiple((r * r * h) / 4)
          : r % 2 === 0 && (r * r * h) % 12 === 0
            ? piMultiple((r * r * h) / 12)
            : null,
      why: ({ r }) => `halves ${r}, as if it were the diameter.`,
    },
    {
      misconception: 'geo-rev-doubles-the-radius',
      rule: ({ r, h, cone }) => piMultiple(volumeOf(2 * r, h, cone)),
      why: ({ r }) => `takes twice ${r} as the radius; the distance from the axis is the radius itself.`,
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      rule: ({ r, h, cone }) => (cone ? ((r * h) % 3 === 0 ? piMultiple((r * h) / 3) : null) : piMultiple(r * h)),
      why: () => 'does not square the radius.',
    },
    {
      misconception: 'geo-rev-lateral-area',
      rule: ({ r, h, cone }) => (cone ? null : piMultiple(2 * r * h)),
      why: () => 'is the area of the curved side, not the volume.',
    },
    {
      misconception: 'geo-rev-half-turn',
      rule: ({ r, h, cone }) => ((r * r * h) % (cone ? 6 : 2) === 0 ? piMultiple((r * r * h) / (cone ? 6 : 2)) : null),
      says: () => 'I took only half of the turn.',
      why: () => 'is the volume after half a turn.',
    },
  ],
  explain: ({ r, h, cone }, frame) => ({
    plan: 'Name the solid. The side on the axis is its height; how far the figure reaches from the axis is its radius. Then use the formula for the volume.',
    steps: [
      {
        do: `A ${cone ? 'right triangle around a leg' : 'rectangle around a side'} makes a ${cone ? 'cone' : 'cylinder'}.`,
        why: 'Every point runs around the axis in a circle.',
      },
      {
        do: `The height is ${h}, the radius is ${r}.`,
        why: `The side of ${h} lies on the axis; the figure reaches ${r} away from it.`,
      },
      cone
        ? {
            do: `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h} = ${(r * r * h) / 3}\\pi$`,
            why: 'A cone has a third of base times height.',
          }
        : { do: `$V = \\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$`, why: 'A cylinder has base times height.' },
    ],
    faster: (cone ? thirdFirst(r, h) : lastDigit(r, h)) ?? oneLine(r, h, cone),
    check: `The box around the ${cone ? 'cone' : 'cylinder'} holds $${2 * r} \\cdot ${2 * r} \\cdot ${h} = ${4 * r * r * h}$, and $${(r * r * h) / (cone ? 3 : 1)}\\pi \\approx ${Math.round((Math.PI * r * r * h) / (cone ? 3 : 1))}$ is a bit more than ${cone ? 'a quarter' : 'three quarters'} of it, as it must be.`,
    figure: frame === 'figure' ? turning(r, h, cone, `volume ${(r * r * h) / (cone ? 3 : 1)}π`) : '',
  }),
  check: (turn) => piMultiple(Math.round(slices(turn))),
})

const rate = template({
  id: 'geometry/revolution-coefficient',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 15), cone: int(rng, 0, 1) === 1 }),
      ({ r, h, cone }) => r !== h && (!cone || (r * r * h) % 3 === 0),
    ),
  frames: [
    {
      id: 'spin',
      kind: 'figure',
      items: 8,
      stem: ({ r, h, cone }) =>
        `${turning(r, h, cone)}<p>When this ${cone ? 'right triangle' : 'rectangle'} is rotated around the dashed line, the volume of the solid is $k\\pi$ cubic units. What is the value of $k$?</p>`,
    },
  ],
  given: ({ r, h, cone }): Turn => ({ r, h, cone }),
  answer: ({ r, h, cone }) => num(volumeOf(r, h, cone)),
  traps: [
    {
      misconception: 'geo-rev-swaps-radius-and-height',
      classic: true,
      rule: ({ r, h, cone }) => num(volumeOf(h, r, cone)),
      why: () => 'exchanges radius and height; the side on the axis is the height.',
    },
    {
      misconception: 'geo-rev-cone-or-cylinder',
      rule: ({ r, h, cone }) => (cone ? num(r * r * h) : num(frac(r * r * h, 3))),
      says: (p) => (p.cone ? 'I left out the third of the cone.' : 'I took a third, although the solid is a cylinder.'),
      why: ({ cone }) => (cone ? 'leaves out the third of the cone.' : 'takes a third, as for a cone.'),
    },
    {
      misconception: 'geo-rev-radius-not-squared',
      operation: 'exponent-left-out',
      operands: ({ r }) => [r],
      after: (x, { h, cone }) => div(mul(x, h), cone ? 3 : 1),
      rule: ({ r, h, cone }) => num(frac(r * h, cone ? 3 : 1)),
      why: () => 'does not square the radius.',
    },
  ],
  explain: ({ r, h, cone }) => ({
    plan: 'Name the solid, read radius and height off the figure, and write the volume as a multiple of π.',
    steps: [
      {
        do: `The solid is a ${cone ? 'cone' : 'cylinder'} with radius ${r} and height ${h}.`,
        why: 'The side on the axis is the height.',
      },
      {
        do: cone ? `$V = \\frac{1}{3}\\pi \\cdot ${r}^2 \\cdot ${h}$` : `$V = \\pi \\cdot ${r}^2 \\cdot ${h}$`,
        why: cone ? 'This is the formula for a cone.' : 'This is the formula for a cylinder.',
      },
      {
        do: `$V = ${toTex(volumeOf(r, h, cone))}\\pi$, so $k = ${toTex(volumeOf(r, h, cone))}$.`,
        why: `The square of ${r} is ${r * r}.`,
      },
    ],
    faster: (cone ? thirdFirst(r, h) : null) ?? oneLine(r, h, cone),
    check: `Go back: $${toTex(volumeOf(r, h, cone))} \\div ${r}^2 = ${toTex(div(volumeOf(r, h, cone), r * r))}$, ${cone ? `which is a third of the height ${h}` : 'the height'}.`,
    figure: turning(r, h, cone, `volume ${toText(volumeOf(r, h, cone))}π`),
  }),
  check: (turn) => num(Math.round(slices(turn))),
})

export const templates: readonly Template[] = [named, volume, compare, onPlane, rate]
