import {
  frac,
  int,
  nonZero,
  num,
  paren,
  person,
  pick,
  pointSet,
  signed,
  solutions,
  type Template,
  template,
  terms,
  until,
  whole,
} from '#kit'

const curved = { skill: 'a2-nonlinear-systems', calculator: false, response: 'choice' } as const

type Circle = Readonly<{ x: number; y: number }>

/** The common point with the larger x-value. */
function meeting({ c, r }: Readonly<{ c: number; r: number }>): readonly [number, number] {
  const x = (-c + Math.round(Math.sqrt(2 * r - c * c))) / 2
  return [x, x + c]
}

const firstPoint = ({ x, y }: Circle): string => {
  const [u, v] = meeting({ c: y - x, r: x * x + y * y })
  return `$(${u}, ${v})$`
}

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
      misconception: 'a2-sys-reads-the-factors-for-zeros',
      classic: true,
      rule: (g) => {
        const [x, y] = meeting(g)
        return pointSet([
          [-x, -x + g.c],
          [y, y + g.c],
        ])
      },
      says: ({ x, y }) => `I took $x = ${-x}$ and $x = ${y}$, the numbers in the factors with their signs.`,
      why: ({ x, y }) => `takes $x = ${-x}$ and $x = ${y}$; the factors are 0 at $x = ${x}$ and $x = ${-y}$.`,
    },
    {
      misconception: 'a2-sys-swaps-coordinates',
      says: () => 'I wrote the coordinates of both points in the wrong order.',
      rule: (g) => {
        const [x, y] = meeting(g)
        return pointSet([
          [y, x],
          [-x, -y],
        ])
      },
      why: () => 'has the coordinates in the wrong order.',
    },
    {
      misconception: 'a2-sys-mirrors-one-point',
      rule: (g) => {
        const [x, y] = meeting(g)
        return pointSet([
          [x, y],
          [y, x],
        ])
      },
      says: (p) => `I found ${firstPoint(p)} and swapped its coordinates for the second point.`,
      why: () => 'has a second point that does not lie on the line.',
    },
    {
      misconception: 'a2-sys-mirrors-one-point',
      rule: (g) => {
        const [x, y] = meeting(g)
        return pointSet([
          [x, y],
          [-x, -y],
        ])
      },
      says: (p) => `I found ${firstPoint(p)} and took the opposite point of the circle for the second one.`,
      why: () => 'has a second point that is opposite, but not on the line.',
    },
  ],
  explain: ({ x, y }) => {
    const [c, r] = [y - x, x * x + y * y]
    const square = (u: number) => `${paren(u)}^2`
    return {
      plan: 'Put the equation of the line into that of the circle. The quadratic equation gives the x-coordinates; the line gives the y-coordinates.',
      steps: [
        {
          do: `Substitute: $x^2 + (x${signed(c)})^2 = ${r}$.`,
          why: 'The line says what $y$ is.',
        },
        {
          do: `Multiply out: $x^2 + ${terms([1, 'x^2'], [2 * c, 'x'], [c * c, ''])} = ${r}$, so $${terms([2, 'x^2'], [2 * c, 'x'], [c * c - r, ''])} = 0$.`,
          why: 'The square of a sum has a middle term; then bring everything to one side.',
        },
        {
          do: `Divide by $2$ and factor: $${terms([1, 'x^2'], [c, 'x'], [-x * y, ''])} = (x${signed(-x)})(x${signed(y)}) = 0$, so $x = ${x}$ or $x = ${-y}$.`,
          why: `The numbers $${-x}$ and $${y}$ have the product $${-x * y}$ and the sum $${c}$.`,
        },
        {
          do: `With $y = x${signed(c)}$ the points are ${
            pointSet([
              [x, y],
              [-y, -x],
            ]).html
          }.`,
          why: 'Find each $y$ from the line.',
        },
      ],
      check: `Both points lie on the circle: $${square(x)} + ${square(y)} = ${x * x} + ${y * y} = ${r}$ and $${square(-y)} + ${square(-x)} = ${y * y} + ${x * x} = ${r}$.`,
      faster: `The circle and the line are both symmetric about the line $y = -x$. So once $(${x}, ${y})$ is found, exchange its coordinates and change both signs: $(${-y}, ${-x})$.`,
    }
  },
  check: ({ c, r }) =>
    pointSet(
      Array.from({ length: 61 }, (_, i) => i - 30)
        .filter((u) => u * u + (u + c) ** 2 === r)
        .map((u) => [u, u + c] as const),
    ),
})

type Rect = Readonly<{ a: number; b: number }>

type Told = Readonly<{ product: number; around?: number; sum?: number }>
/** The two numbers, the smaller one first. */
function bothOf({ product, around = 0, sum }: Told): readonly [number, number] {
  const both = sum ?? around / 2
  const root = Math.round(Math.sqrt(both * both - 4 * product))
  return [(both - root) / 2, (both + root) / 2]
}
/** The larger numbers of all pairs with this product, rising. */
const largerFactors = (product: number): number[] =>
  Array.from({ length: product }, (_, i) => i + 1).filter((d) => product % d === 0 && d * d >= product)

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
        `${person(rng)} fences a rectangular garden with ${2 * (a + b)} feet of fence. Its area is ${a * b} square feet. How long is the longer side, in feet?`,
    },
    {
      id: 'sum-and-product',
      kind: 'bare',
      items: 6,
      stem: ({ a, b }) => `The system $x + y = ${a + b}$, $xy = ${a * b}$ has a solution with $x \\gt y$. What is $x$?`,
    },
  ],
  // The garden shows twice the sum, the whole fence.
  given: ({ a, b }, frame) =>
    frame === 'garden' ? { product: a * b, around: 2 * (a + b) } : { product: a * b, sum: a + b },
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      classic: true,
      rule: (g) => num(bothOf(g)[0]),
      says: () => 'I gave the smaller of the two numbers.',
      why: () => 'is the smaller of the two.',
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      says: ({ a, b }) => `I took the next larger factor of $${a * b}$, without checking the sum.`,
      rule: (g) => {
        const next = largerFactors(g.product).find((d) => d > bothOf(g)[1])
        return next === undefined || next > 3 * bothOf(g)[1] ? null : num(next)
      },
      why: ({ a, b }) => `has the right product with another number, but their sum is not ${a + b}.`,
    },
    {
      misconception: 'a2-sys-guesses-a-factor-pair',
      says: ({ a, b }) =>
        `I took the next two factors of $${a * b}$ that are closer together, without checking their sum.`,
      rule: (g) => {
        const before = largerFactors(g.product).findLast((d) => d < bothOf(g)[1])
        return before === undefined ? null : num(before)
      },
      why: ({ a, b }) => `has the right product with another number, but their sum is not ${a + b}.`,
    },
    {
      misconception: 'a2-sys-splits-the-sum-evenly',
      rule: (g) => whole(frac(bothOf(g)[0] + bothOf(g)[1], 2)),
      why: ({ a, b }) => `is half of ${a + b}; then both would be equal.`,
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      rule: (g) => num(bothOf(g)[0] + bothOf(g)[1]),
      says: () => 'I gave the sum of the two numbers.',
      why: () => 'is the sum of the two.',
    },
  ],
  explain: ({ a, b }, frame) => ({
    plan: 'The sum and the product of two numbers are known. Substitute one of them from the sum; the product gives a quadratic equation.',
    steps: [
      frame === 'garden'
        ? {
            do: `Call the sides $x$ and $y$. Then $x + y = ${2 * (a + b)} \\div 2 = ${a + b}$ and $xy = ${a * b}$.`,
            why: 'Length and width together are half of the perimeter; their product is the area.',
          }
        : {
            do: `From the sum, $y = ${a + b} - x$.`,
            why: 'Then only one unknown is left in the other equation.',
          },
      {
        do: `Put $y = ${a + b} - x$ into the product: $x(${a + b} - x) = ${a * b}$.`,
        why: 'The sum says what $y$ is.',
      },
      {
        do: `Multiply out and bring everything to one side: $${a + b}x - x^2 = ${a * b}$, so $x^2 - ${a + b}x + ${a * b} = 0$.`,
        why: 'A quadratic equation is solved with $0$ on one side.',
      },
      {
        do: `Factor: $(x - ${a})(x - ${b}) = 0$. The larger value is $${a}$.`,
        why: `The numbers $${a}$ and $${b}$ have the product $${a * b}$ and the sum $${a + b}$.`,
      },
    ],
    faster: `Look for two numbers with the sum ${a + b} and the product ${a * b}: $${a} + ${b} = ${a + b}$ and $${a} \\cdot ${b} = ${a * b}$.`,
    check: `The other number is $${a + b} - ${a} = ${b}$, and $${a} \\cdot ${b} = ${a * b}$.`,
  }),
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
type Six = Readonly<{ a: number; b: number; c: number; d: number; f: number; g: number }>
/** Where the two graphs meet, from left to right. */
function crossings({ a, b, c, d, f, g }: Six): number[] {
  const [p, q, r] = [a - d, b - f, c - g]
  const root = Math.round(Math.sqrt(q * q - 4 * p * r))
  return [(-q - root) / (2 * p), (-q + root) / (2 * p)]
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
      misconception: 'a2-sys-reads-the-factors-for-zeros',
      classic: true,
      rule: (g) => solutions(crossings(g).map((x) => -x)),
      why: () => 'has both signs wrong.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: (g) => solutions(crossings(g).map((x, i) => (i === 0 ? x : -x))),
      says: ({ v }) => `I got the sign of the solution $${v}$ wrong when I factored.`,
      why: ({ v }) => `has $${-v}$ instead of $${v}$.`,
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      rule: (g) => solutions(crossings(g).map((x, i) => (i === 0 ? -x : x))),
      says: ({ u }) => `I got the sign of the solution $${u}$ wrong when I factored.`,
      why: ({ u }) => `has $${-u}$ instead of $${u}$.`,
    },
    {
      misconception: 'a2-sys-gives-one-solution',
      says: ({ u }) => `I left out the solution $x = ${u}$.`,
      rule: (g) => solutions(crossings(g).slice(1)),
      why: ({ u }) => `leaves out $x = ${u}$.`,
    },
  ],
  explain: (p) => {
    const height = (x: number) => p.a * x * x + p.b * x + p.c
    return {
      plan: 'Where graphs meet, their heights are equal. Set the right sides equal, bring everything to one side, and factor.',
      steps: [
        {
          do: `Set the right sides equal: $${terms([p.a, 'x^2'], [p.b, 'x'], [p.c, ''])} = ${second(p)}$.`,
          why: 'Where the graphs meet, the heights are equal.',
        },
        {
          do: `Subtract the right side: $${terms([1, 'x^2'], [-p.u - p.v, 'x'], [p.u * p.v, ''])} = 0$.`,
          why: 'Combine the squares, the terms with $x$, and the constants.',
        },
        {
          do: `Factor: $(x${signed(-p.u)})(x${signed(-p.v)}) = 0$.`,
          why: `The numbers $${-p.u}$ and $${-p.v}$ have the product $${p.u * p.v}$ and the sum $${-p.u - p.v}$.`,
        },
        {
          do: `So ${solutions([p.u, p.v]).html}.`,
          why: 'A product is $0$ when one of its factors is.',
        },
      ],
      check: `At $x = ${p.u}$ both functions have the value $${height(p.u)}$, and at $x = ${p.v}$ both have the value $${height(p.v)}$.`,
      faster: `Only the terms with $x$ are needed: the difference of the right sides is $${terms([1, 'x^2'], [-p.u - p.v, 'x'])}$ and a constant, so the two solutions add up to $${p.u + p.v}$. Look for this sum among the options.`,
    }
  },
  check: ({ a, b, c, d, f, g }) =>
    solutions(
      Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => a * x * x + b * x + c === d * x * x + f * x + g),
    ),
})

export const templates: readonly Template[] = [circle, rectangle, twoParabolas]
