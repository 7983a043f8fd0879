import { add, div, frac, int, mul, num, person, pick, pow, sub, type Template, template, term, twoPeople } from '#kit'
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
      operation: 'sign-dropped',
      operands: ({ v, c }) => [div(v - Math.sqrt(v * v + 20 * c), 10)],
      rule: ({ v, c }) => num(frac(rootUnder(v, c) - v, 10)),
      why: () => 'is the negative solution without its sign.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I left out the height at the start.',
      operation: 'term-left-out',
      operands: ({ v }) => [v],
      after: (got) => div(got, 5),
      rule: ({ v }) => num(v / 5),
      why: ({ c }) => `leaves out the ${c} meters at the start.`,
    },
    {
      misconception: 'a1-q-takes-the-vertex-for-a-zero',
      says: () => 'I gave the time of the highest point.',
      operation: 'solved-for-the-other',
      operands: ({ v }) => [div(v, 10)],
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
      says: () => 'I divided the height at the start by the coefficient of $t$ and left out the term with $t^2$.',
      rule: ({ v, c }) => (c % v === 0 ? num(c / v) : null),
      why: ({ v, c }) => `is $${c} \\div ${v}$ and leaves out the term $-5t^2$.`,
    },
  ],
  explain: ({ v, c }) => {
    const t = (v + rootUnder(v, c)) / 10
    const u = t - v / 5
    return {
      plan: 'At the end of the flight the height is zero: set the formula equal to zero, make its numbers small, and factor.',
      steps: [
        { do: `Set the height equal to $0$: $-5t^2 + ${v}t + ${c} = 0$.`, why: 'At the end the height is $0$.' },
        {
          do: `Divide by $-5$: $t^2 - ${term(v / 5, 't')} - ${c / 5} = 0$.`,
          why: 'All coefficients are multiples of $5$, and $t^2$ should have the coefficient $1$.',
        },
        {
          do: `Two numbers with the product $-${c / 5}$ and the sum $-${v / 5}$ are $-${t}$ and $${u}$: $(t - ${t})(t + ${u}) = 0$.`,
          why: `$-${t} \\cdot ${u} = -${c / 5}$ and $-${t} + ${u} = -${v / 5}$.`,
        },
        {
          do: `The factors are $0$ for $t = ${t}$ and $t = -${u}$. Only $t = ${t}$ lies after the start.`,
          why: 'Time is counted from the start, so $t$ is positive.',
        },
      ],
      check: `At $t = ${t}$ the height is $-5 \\cdot ${t * t} + ${v} \\cdot ${t} + ${c} = -${5 * t * t} + ${v * t} + ${c} = 0$.`,
      faster: `Graph $y = -5x^2 + ${v}x + ${c}$ on a calculator: it crosses the positive $x$-axis at $x = ${t}$.`,
    }
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
        `${person(rng)} launches a ${pick(rng, ['water rocket', 'model rocket', 'foam rocket'])} straight up from a ${pick(rng, ['balcony', 'bridge', 'climbing wall'])}. After $t$ seconds its height is $${c} + ${v}t - 5t^2$ meters. What is its greatest height, in meters?`,
    },
  ],
  given: (p) => p,
  answer: ({ v, c }) => num(c + (v * v) / 20),
  traps: [
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      classic: true,
      says: () => 'I gave the time of the highest point instead of the height.',
      operation: 'input-for-output',
      operands: ({ v }) => [div(v, 10)],
      rule: ({ v }) => num(v / 10),
      why: () => 'is the time at which the greatest height is reached.',
    },
    {
      misconception: 'a1-q-drops-the-start-height',
      says: () => 'I left out the height at the start.',
      operation: 'term-left-out',
      operands: ({ v }) => [div(v * v, 20)],
      rule: ({ v }) => num((v * v) / 20),
      why: ({ c }) => `leaves out the ${c} meters at the start.`,
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I put in the right time and left out the last term.',
      operation: 'term-left-out',
      operands: ({ c, v }) => [c, div(v * v, 10)],
      rule: ({ v, c }) => num(c + (v * v) / 10),
      why: ({ v }) => `puts in $t = ${v / 10}$, but leaves out the last term.`,
    },
    {
      misconception: 'a1-q-divides-by-a-only',
      operation: 'factor-left-out',
      operands: () => [5],
      after: (got, { c, v }) => add(c, sub(mul(v, div(v, got)), mul(5, pow(div(v, got), 2)))),
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
  explain: ({ v, c }) => {
    const t = v / 10
    return {
      plan: 'The graph of the height is a parabola that opens downward: find the time of its vertex from the axis of symmetry, then the height at this time.',
      steps: [
        {
          do: `In $-5t^2 + ${v}t + ${c}$ the coefficients are $a = -5$ and $b = ${v}$.`,
          why: 'Order the terms from the highest power down.',
        },
        {
          do: `The vertex is at $t = -\\frac{${v}}{2 \\cdot (-5)} = \\frac{${v}}{10} = ${t}$.`,
          why: 'The axis of symmetry is $t = -\\frac{b}{2a}$.',
        },
        {
          do: `Put it in: $${c} + ${v} \\cdot ${t} - 5 \\cdot ${t}^2 = ${c} + ${v * t} - ${5 * t * t}$.`,
          why: 'The question asks for the height, not for the time.',
        },
        {
          do: `$${c} + ${v * t} - ${5 * t * t} = ${c + 5 * t * t}$ meters.`,
          why: 'Add and subtract from left to right.',
        },
      ],
      check: `One second earlier and one second later the height is the same, and less: $${c} + ${v} \\cdot ${t + 1} - 5 \\cdot ${(t + 1) ** 2} = ${c + v * (t + 1) - 5 * (t + 1) ** 2}$.`,
      faster: `Graph $y = ${c} + ${v}x - 5x^2$ on a calculator: its highest point is $(${t}, ${c + 5 * t * t})$, so the height is $${c + 5 * t * t}$ meters.`,
    }
  },
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
          ? `${person(rng)} fences a rectangular run for rabbits. One side is the wall of a house and needs no fence. There are ${f} feet of fence for the other three sides. What is the largest possible area, in square feet?`
          : `${person(rng)} marks out a rectangular field for a game with a rope of ${f} feet that goes once around it. What is the largest possible area of the field, in square feet?`,
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
      misconception: 'a1-q-forgets-two-of-the-sides',
      says: () => 'I used half of the length for each of two neighboring sides and forgot the others.',
      rule: ({ f }) => num((f * f) / 4),
      why: () => 'uses half of the length for each of two neighboring sides.',
    },
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      says: ({ wall }) => `I gave the length of a side${wall ? ' that meets the wall' : ''} instead of the area.`,
      operation: 'input-for-output',
      operands: ({ f }) => [div(f, 4)],
      rule: ({ f }) => num(f / 4),
      why: () => 'is a length, not the area.',
    },
    {
      misconception: 'a1-q-makes-the-sides-equal',
      says: () => 'I made the three sides equally long.',
      rule: ({ f, wall }) => (wall && f % 3 === 0 ? num((f * f) / 9) : null),
      why: () => 'makes three equal sides, which is not the best shape.',
    },
  ],
  explain: ({ f, wall }) => {
    const [x, other] = [f / 4, wall ? f / 2 : f / 4]
    return {
      plan: 'Write the area with one side as the variable: this is a parabola that opens downward, and its highest point lies in the middle between its zeros.',
      steps: [
        wall
          ? {
              do: `Let $x$ be each of the two sides that meet the wall. The third side is $${f} - 2x$, so the area is $x(${f} - 2x)$.`,
              why: 'The fence covers three sides; the wall is the fourth.',
            }
          : {
              do: `Let $x$ be one side. The other is $${f / 2} - x$, so the area is $x(${f / 2} - x)$.`,
              why: `Two neighboring sides together are half of the rope: $${f} \\div 2 = ${f / 2}$.`,
            },
        {
          do: wall
            ? `The area is $0$ for $x = 0$ and for $${f} - 2x = 0$, that is $2x = ${f}$ and so $x = ${f / 2}$.`
            : `The area is $0$ for $x = 0$ and for $${f / 2} - x = 0$, that is $x = ${f / 2}$.`,
          why: 'A product is zero only if one of its factors is zero.',
        },
        {
          do: `The largest area is at $x = \\frac{0 + ${f / 2}}{2} = ${x}$.`,
          why: 'The vertex lies in the middle between the zeros.',
        },
        {
          do: `The other side is $${wall ? `${f} - 2 \\cdot ${x}` : `${f / 2} - ${x}`} = ${other}$, so the area is $${x} \\cdot ${other} = ${x * other}$ square feet.`,
          why: 'The area is asked for, not the side.',
        },
      ],
      check: `With $x = ${x + 1}$ the area is only $${x + 1} \\cdot ${wall ? other - 2 : other - 1} = ${(x + 1) * (wall ? other - 2 : other - 1)}$, and with $x = ${x - 1}$ it is $${(x - 1) * (wall ? other + 2 : other + 1)}$.`,
      faster: wall
        ? `Half of the fence goes to the side along the wall, a quarter to each of the other two: $${f / 2} \\cdot ${f / 4} = ${x * other}$.`
        : `With a fixed perimeter the square is largest: its side is $${f} \\div 4 = ${x}$, and $${x}^2 = ${x * x}$.`,
    }
  },
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
      operation: 'solved-for-the-other',
      operands: ({ d, product }) => [(d + Math.sqrt(d * d + 4 * product)) / 2],
      rule: ({ d, product }) => num((Math.round(Math.sqrt(d * d + 4 * product)) + d) / 2),
      why: () => 'is the age of the older one.',
    },
    {
      misconception: 'a1-q-stops-before-the-last-step',
      says: () => 'I gave the sum of the two ages.',
      operation: 'whole-for-part',
      operands: ({ d, product }) => [Math.sqrt(d * d + 4 * product)],
      rule: ({ d, product }) => num(Math.round(Math.sqrt(d * d + 4 * product))),
      why: () => 'is the sum of the two ages.',
    },
  ],
  explain: ({ d, product }) => {
    const x = (Math.round(Math.sqrt(d * d + 4 * product)) - d) / 2
    return {
      plan: 'Write both ages with one variable, turn their product into a quadratic equation with zero on one side, and factor.',
      steps: [
        {
          do: `Let $x$ be the younger age. The older age is $x + ${d}$, so $x(x + ${d}) = ${product}$.`,
          why: 'The product of the ages is given.',
        },
        {
          do: `Multiply out and subtract $${product}$: $x^2 + ${term(d, 'x')} - ${product} = 0$.`,
          why: 'Factoring helps only when one side is $0$.',
        },
        {
          do: `Two numbers with the product $-${product}$ and the sum $${d}$ are $${x + d}$ and $-${x}$: $(x - ${x})(x + ${x + d}) = 0$.`,
          why: `$${x + d} \\cdot (-${x}) = -${product}$ and $${x + d} - ${x} = ${d}$.`,
        },
        {
          do: `The factors are $0$ for $x = ${x}$ and $x = -${x + d}$. An age is positive, so $x = ${x}$.`,
          why: 'The younger age is asked for, and $x$ stands for it.',
        },
      ],
      check: `The ages $${x}$ and $${x} + ${d} = ${x + d}$ have the product $${x} \\cdot ${x + d} = ${product}$.`,
      faster: `Look for two factors of $${product}$ that differ by $${d}$: $${x} \\cdot ${x + d}$. The younger age is $${x}$.`,
    }
  },
  check: ({ d, product }) => num(wholes(60).find((x) => x > 0 && x * (x + d) === product) ?? 999),
})

export const templates: readonly Template[] = [ground, top, fence, numbers]
