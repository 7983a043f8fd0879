import { frac, int, num, person, pick, type Template, template, twoPeople } from '#kit'
import { wholes } from './common.ts'

const skill = 'a1-quadratic-models'

/** The root of the discriminant of −5t² + vt + c. */
const rootUnder = (v: number, c: number): number => Math.round(Math.sqrt(v * v + 20 * c))

const ground = template({
  id: 'algebra-1/model-when-it-lands',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const u = int(rng, 1, 4)
    const t = u + int(rng, 1, 6)
    return { v: 5 * (t - u), c: 5 * t * u }
  },
  frames: [
    {
      id: 'lands',
      kind: 'words',
      items: 6,
      stem: ({ v, c }, rng) =>
        `${person(rng)} launches a water rocket from a ${pick(rng, ['hill', 'roof', 'platform', 'tower'])}. Its height above the ground after $t$ seconds is $h = -5t^2 + ${v}t + ${c}$ meters. After how many seconds does it hit the ground?`,
    },
    {
      id: 'lands-grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ v, c }, rng) =>
        `${person(rng)} throws a stone upward from a cliff above the sea. After $t$ seconds the stone is $-5t^2 + ${v}t + ${c}$ meters above the water. For which $t$ does it reach the water?`,
    },
  ],
  given: (p) => p,
  answer: ({ v, c }) => num((v + Math.round(Math.sqrt(v * v + 20 * c))) / 10),
  traps: [
    {
      misconception: 'a1-q-gives-the-other-solution',
      classic: true,
      says: () => 'I took the negative solution and dropped its sign.',
      rule: ({ v, c }) => num(frac(rootUnder(v, c) - v, 10)),
      why: () => 'is the negative solution without its sign.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I left out the height at the start.',
      rule: ({ v }) => num(v / 5),
      why: ({ c }) => `leaves out the ${c} meters at the start.`,
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      says: () => 'I gave the time of the highest point.',
      rule: ({ v }) => (v % 10 === 0 ? num(v / 10) : null),
      why: () => 'is the time of the highest point.',
    },
    {
      misconception: 'a1-q-takes-both-signs',
      says: () => 'I gave the time between the negative and the positive solution.',
      rule: ({ v, c }) => num(rootUnder(v, c) / 5),
      why: () => 'is the time between the two zeros of the formula.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I divided the height at the start by the speed and left out the square.',
      rule: ({ v, c }) => (c % v === 0 ? num(c / v) : null),
      why: () => 'leaves out the square.',
    },
  ],
  explain: ({ v, c }) => {
    const t = (v + Math.round(Math.sqrt(v * v + 20 * c))) / 10
    const u = t - v / 5
    return [
      {
        do: `Set the height to $0$ and divide by $-5$: $t^2 ${v / 5 === 1 ? '- t' : `- ${v / 5}t`} - ${c / 5} = 0$.`,
        why: 'At the end of the flight the height is $0$.',
      },
      {
        do: `Factor: $(t - ${t})(t + ${u}) = 0$.`,
        why: `$-${t}$ and $${u}$ have the product $-${c / 5}$ and the sum $-${v / 5}$.`,
      },
      { do: `So $t = ${t}$.`, why: `The solution $-${u}$ lies before the start.` },
    ]
  },
  check: ({ v, c }) => num(wholes(40).find((t) => t > 0 && -5 * t * t + v * t + c === 0) ?? 999),
})

const top = template({
  id: 'algebra-1/model-highest-point',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ v: 10 * int(rng, 1, 5), c: int(rng, 1, 20) }),
  frames: [
    {
      id: 'height',
      kind: 'words',
      items: 6,
      stem: ({ v, c }, rng) =>
        `${person(rng)} throws a ${pick(rng, ['ball', 'frisbee ring', 'beanbag'])} straight up from a ${pick(rng, ['balcony', 'bridge', 'climbing wall'])}. After $t$ seconds its height is $${c} + ${v}t - 5t^2$ meters. What is its greatest height, in meters?`,
    },
  ],
  given: (p) => p,
  answer: ({ v, c }) => num(c + (v * v) / 20),
  traps: [
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      classic: true,
      says: () => 'I gave the time of the highest point instead of the height.',
      rule: ({ v }) => num(v / 10),
      why: () => 'is the time at which the greatest height is reached.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I left out the height at the start.',
      rule: ({ v }) => num((v * v) / 20),
      why: ({ c }) => `leaves out the ${c} meters at the start.`,
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I put in the right time and left out the last term.',
      rule: ({ v, c }) => num(c + (v * v) / 10),
      why: ({ v }) => `puts in $t = ${v / 10}$, but leaves out the last term.`,
    },
    {
      misconception: 'a1-q-divides-by-a-only',
      rule: ({ c }) => num(c),
      why: ({ v }) => `puts in $t = ${v / 5}$, when the height is again that at the start.`,
    },
    {
      misconception: 'a1-q-takes-c-for-the-height',
      says: () => 'I put in one second for the time.',
      rule: ({ v, c }) => num(c + v - 5),
      why: () => 'is the height after one second.',
    },
  ],
  explain: ({ v, c }) => [
    {
      do: `The greatest height comes at $t = -\\frac{${v}}{2 \\cdot (-5)} = ${v / 10}$.`,
      why: 'This is $-\\frac{b}{2a}$, the axis of the parabola.',
    },
    {
      do: `$${c} + ${v} \\cdot ${v / 10} - 5 \\cdot ${(v / 10) ** 2} = ${c + (v * v) / 20}$`,
      why: 'Put the time into the formula.',
    },
  ],
  check: ({ v, c }) => num(Math.max(...wholes(20).map((t) => c + v * t - 5 * t * t))),
})

const fence = template({
  id: 'algebra-1/model-largest-area',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ f: 4 * int(rng, 5, 30), wall: pick(rng, [true, false]) }),
  frames: [
    {
      id: 'fence',
      kind: 'multi-step',
      items: 6,
      stem: ({ f, wall }, rng) =>
        wall
          ? `${person(rng)} fences a rectangular run for rabbits. One side is the wall of a house and needs no fence. There are ${f} meters of fence for the other three sides. What is the largest possible area, in square meters?`
          : `${person(rng)} marks out a rectangular field for a game with a rope of ${f} meters that goes once around it. What is the largest possible area of the field, in square meters?`,
    },
  ],
  given: (p) => p,
  answer: ({ f, wall }) => num(wall ? (f * f) / 8 : (f * f) / 16),
  traps: [
    {
      misconception: 'a1-q-takes-the-wrong-number-of-sides',
      classic: true,
      says: ({ wall }) => (wall ? 'I fenced all four sides.' : 'I counted only three of the four sides.'),
      rule: ({ f, wall }) => num(wall ? (f * f) / 16 : (f * f) / 8),
      why: ({ wall }) => (wall ? 'fences all four sides.' : 'counts only three of the four sides.'),
    },
    {
      misconception: 'a1-q-takes-the-wrong-number-of-sides',
      says: () => 'I used half of the length for each of two neighboring sides and forgot the others.',
      rule: ({ f }) => num((f * f) / 4),
      why: () => 'uses half of the length for each of two neighboring sides.',
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      says: () => 'I gave the length of a side instead of the area.',
      rule: ({ f }) => num(f / 4),
      why: () => 'is a length, not the area.',
    },
    {
      misconception: 'a1-q-takes-the-wrong-number-of-sides',
      says: () => 'I made the three sides equally long.',
      rule: ({ f, wall }) => (wall && f % 3 === 0 ? num((f * f) / 9) : null),
      why: () => 'makes three equal sides, which is not the best shape.',
    },
  ],
  explain: ({ f, wall }) =>
    wall
      ? [
          {
            do: `With $x$ for each of the two equal sides, the third is $${f} - 2x$. The area is $x(${f} - 2x)$.`,
            why: 'The wall replaces one side.',
          },
          {
            do: `Its zeros are $0$ and $${f / 2}$, so the maximum is at $x = ${f / 4}$.`,
            why: 'The vertex lies in the middle between the zeros.',
          },
          { do: `$${f / 4} \\cdot ${f / 2} = ${(f * f) / 8}$`, why: 'Put it in.' },
        ]
      : [
          {
            do: `With $x$ for one side, the other is $${f / 2} - x$. The area is $x(${f / 2} - x)$.`,
            why: 'Both together are half of the rope.',
          },
          {
            do: `Its zeros are $0$ and $${f / 2}$, so the maximum is at $x = ${f / 4}$.`,
            why: 'The vertex lies in the middle between the zeros.',
          },
          { do: `$${f / 4} \\cdot ${f / 4} = ${(f * f) / 16}$`, why: 'The best rectangle is a square.' },
        ],
  // Tries all whole sides.
  check: ({ f, wall }) =>
    num(
      Math.max(
        ...wholes(f)
          .filter((x) => x > 0)
          .map((x) => (wall ? x * (f - 2 * x) : x * (f / 2 - x))),
      ),
    ),
})

const numbers = template({
  id: 'algebra-1/model-two-numbers',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'grid',
  balance: 'place',
  draw: (rng) => {
    const [x, d] = [int(rng, 4, 16), int(rng, 1, 7)]
    return { d, product: x * (x + d) }
  },
  frames: [
    {
      id: 'ages',
      kind: 'words',
      items: 5,
      stem: ({ d, product }, rng) => {
        const [a, b] = twoPeople(rng)
        return `${a} is ${d === 1 ? 'one year' : `${d} years`} older than ${b}. The product of their ages is ${product}. How old is ${b}?`
      },
    },
  ],
  given: (p) => p,
  answer: ({ d, product }) => num((Math.round(Math.sqrt(d * d + 4 * product)) - d) / 2),
  traps: [
    {
      misconception: 'a1-q-gives-the-other-quantity',
      classic: true,
      says: () => 'I gave the age of the older one.',
      rule: ({ d, product }) => num((Math.round(Math.sqrt(d * d + 4 * product)) + d) / 2),
      why: () => 'is the age of the older one.',
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I gave the sum of the two ages.',
      rule: ({ d, product }) => num(Math.round(Math.sqrt(d * d + 4 * product))),
      why: () => 'is the sum of the two ages.',
    },
  ],
  explain: ({ d, product }) => {
    const x = (Math.round(Math.sqrt(d * d + 4 * product)) - d) / 2
    return [
      {
        do: `With $x$ for the younger age: $x(x + ${d}) = ${product}$, so $x^2 + ${d === 1 ? '' : d}x - ${product} = 0$.`,
        why: 'Bring everything to one side.',
      },
      { do: `Factor: $(x - ${x})(x + ${x + d}) = 0$, so $x = ${x}$.`, why: 'An age is not negative.' },
    ]
  },
  check: ({ d, product }) => num(wholes(60).find((x) => x > 0 && x * (x + d) === product) ?? 999),
})

export const templates: readonly Template[] = [ground, top, fence, numbers]
