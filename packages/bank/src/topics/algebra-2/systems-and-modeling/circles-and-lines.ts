import {
  int,
  nonZero,
  num,
  person,
  pick,
  pointSet,
  signed,
  solutions,
  type Template,
  template,
  terms,
  until,
} from '#kit'

const curved = { skill: 'a2-nonlinear-systems', calculator: false, response: 'choice' } as const

type Circle = Readonly<{ x: number; y: number }>

/** x² + y² = r² and y = x + c: (x, y) and (−y, −x). */
const circle = template({
  ...curved,
  id: 'algebra-2/circle-and-line',
  difficulty: 'High',
  b: 0.6,
  seconds: 110,
  draw: (rng): Circle =>
    until(
      () => {
        const [a, b] = pick(rng, [
          [3, 4],
          [6, 8],
          [5, 12],
          [8, 15],
          [1, 2],
          [2, 3],
          [1, 3],
          [2, 5],
          [1, 4],
          [4, 7],
        ] as const)
        return { x: a * pick(rng, [-1, 1]), y: b * pick(rng, [-1, 1]) }
      },
      () => true,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ x, y }) =>
        `At which points does the line $y = x${signed(y - x)}$ meet the circle $x^2 + y^2 = ${x * x + y * y}$?`,
    },
  ],
  given: ({ x, y }) => ({ c: y - x, r: x * x + y * y }),
  answer: ({ x, y }) =>
    pointSet([
      [x, y],
      [-y, -x],
    ]),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, y }) =>
        pointSet([
          [x, y],
          [y, x],
        ]),
      why: () => 'has a second point that does not lie on the line.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, y }) =>
        pointSet([
          [-x, -y],
          [y, x],
        ]),
      why: () => 'has the signs of the other line.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      shortcut: ({ x, y }) =>
        pointSet([
          [y, x],
          [-x, -y],
        ]),
      why: () => 'has the coordinates in the wrong order.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ x, y }) =>
        pointSet([
          [x, y],
          [-x, -y],
        ]),
      why: () => 'has a second point that is opposite, but not on the line.',
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      shortcut: ({ x, y }) =>
        pointSet([
          [y, x],
          [-y, -x],
        ]),
      why: () => 'has a first point with its coordinates swapped; it is not on the line.',
    },
  ],
  explain: ({ x, y }) => [
    {
      do: `Substitute: $x^2 + (x${signed(y - x)})^2 = ${x * x + y * y}$, so $2x^2${(y - x) * 2 > 0 ? ' + ' : ' - '}${Math.abs(2 * (y - x))}x${signed((y - x) ** 2 - x * x - y * y)} = 0$.`,
      why: 'The line says what $y$ is.',
    },
    {
      do: `Half of it is $(x${signed(-x)})(x${signed(y)}) = 0$, so $x = ${x}$ or $x = ${-y}$.`,
      why: 'Divide by 2 and factor.',
    },
    {
      do: `With $y = x${signed(y - x)}$ the points are ${
        pointSet([
          [x, y],
          [-y, -x],
        ]).html
      }.`,
      why: 'Find each $y$ from the line.',
    },
  ],
  check: ({ c, r }) =>
    pointSet(
      Array.from({ length: 61 }, (_, i) => i - 30)
        .filter((u) => u * u + (u + c) ** 2 === r)
        .map((u) => [u, u + c] as const),
    ),
})

type Rect = Readonly<{ a: number; b: number }>

const rectangle = template({
  ...curved,
  id: 'algebra-2/rectangle-from-area-and-perimeter',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  balance: 'place',
  draw: (rng): Rect =>
    until(
      () => ({ a: int(rng, 6, 25), b: int(rng, 3, 20) }),
      ({ a, b }) => a > b + 1,
    ),
  frames: [
    {
      id: 'garden',
      kind: 'words',
      items: 6,
      stem: ({ a, b }, rng) =>
        `${person(rng)} fences a rectangular garden with ${2 * (a + b)} meters of fence. Its area is ${a * b} square meters. How long is the longer side, in meters?`,
    },
    {
      id: 'sum-and-product',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) => `The system $x + y = ${a + b}$, $xy = ${a * b}$ has a solution with $x \\gt y$. What is $x$?`,
    },
  ],
  // The sum as text: one frame shows twice its value, as the perimeter.
  // The sum as text: the garden shows twice as much, the whole fence.
  given: ({ a, b }, frame) =>
    frame === 'garden' ? { product: a * b, around: 2 * (a + b) } : { product: a * b, sum: a + b },
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      shortcut: ({ b }) => num(b),
      why: () => 'is the smaller of the two.',
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      shortcut: ({ a, b }) => num(a + b),
      why: () => 'is the sum of the two.',
    },
    {
      misconception: 'a2-sys-adds-the-letters',
      shortcut: ({ a, b }) => num(a - b),
      why: () => 'is the difference of the two.',
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      shortcut: ({ a }) => num(2 * a),
      why: () => 'is twice as much as it should be.',
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      shortcut: ({ a }) => num(a + 1),
      why: ({ a, b }) => `fits the sum, but $${a + 1} \\cdot ${b - 1}$ is not ${a * b}.`,
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      shortcut: ({ a }) => num(a - 1),
      why: ({ a, b }) => `fits the sum, but $${a - 1} \\cdot ${b + 1}$ is not ${a * b}.`,
    },
  ],
  explain: ({ a, b }) => [
    {
      do: `The sum is $x + y = ${a + b}$ and the product $xy = ${a * b}$, so $x(${a + b} - x) = ${a * b}$.`,
      why: 'Substitute $y$ from the sum.',
    },
    {
      do: `$x^2 - ${a + b}x + ${a * b} = (x - ${a})(x - ${b}) = 0$. The larger value is ${a}.`,
      why: 'Factor the quadratic.',
    },
  ],
  check: ({ product, around, sum: s }) => {
    const both = s ?? around / 2
    const shorter = Array.from({ length: both }, (_, x) => x).find((x) => x * (both - x) === product) ?? 0
    return num(product / shorter)
  },
})

type Paras = Readonly<{ a: number; u: number; v: number; b: number; c: number }>
function second(p: Paras): string {
  return terms([p.a - 1, 'x^2'], [p.b + p.u + p.v, 'x'], [p.c - p.u * p.v, ''])
}
const twoParabolas = template({
  ...curved,
  id: 'algebra-2/two-parabolas',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 95,
  draw: (rng): Paras =>
    until(
      () => ({
        a: pick(rng, [2, 3, 4]),
        u: nonZero(rng, -5, 5),
        v: nonZero(rng, -5, 5),
        b: nonZero(rng, -5, 5),
        c: nonZero(rng, -8, 8),
      }),
      ({ u, v }) => u < v && u + v !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) =>
        `At which values of $x$ do the graphs of $y = ${terms([p.a, 'x^2'], [p.b, 'x'], [p.c, ''])}$ and $y = ${second(p)}$ meet?`,
    },
  ],
  given: (p) => ({ a: p.a, b: p.b, c: p.c, d: p.a - 1, f: p.b + p.u + p.v, g: p.c - p.u * p.v }),
  answer: ({ u, v }) => solutions([u, v]),
  traps: [
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ u, v }) => solutions([-u, -v]),
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ u, v }) => solutions([u, -v]),
      why: ({ v }) => `has $${-v}$ instead of $${v}$.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      shortcut: ({ u, v }) => solutions([-u, v]),
      why: ({ u }) => `has $${-u}$ instead of $${u}$.`,
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      shortcut: ({ u, v }) => solutions([u + v, u * v]),
      why: () => 'gives the sum and the product of the solutions.',
    },
  ],
  explain: (p) => [
    {
      do: `Set the right sides equal and bring all to one side: $${terms([1, 'x^2'], [-p.u - p.v, 'x'], [p.u * p.v, ''])} = 0$.`,
      why: 'Where the graphs meet, the heights are equal.',
    },
    {
      do: `The left side is $(x${signed(-p.u)})(x${signed(-p.v)})$, so ${solutions([p.u, p.v]).html}.`,
      why: 'A product is 0 when a factor is 0.',
    },
  ],
  check: ({ a, b, c, d, f, g }) =>
    solutions(
      Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => a * x * x + b * x + c === d * x * x + f * x + g),
    ),
})

export const templates: readonly Template[] = [circle, rectangle, twoParabolas]
