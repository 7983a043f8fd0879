import { frac, int, num, pick, piMultiple, signed, type Template, template, until } from '#kit'

const ASKS = ['radius', 'x', 'y'] as const

const read = template({
  id: 'sat-math/circle-equation-read',
  skill: 'sm-circles',
  difficulty: 'Low',
  b: -0.7,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        h: pick(rng, [-1, 1]) * int(rng, 2, 9),
        k: pick(rng, [-1, 1]) * int(rng, 2, 9),
        r: 2 * int(rng, 2, 6),
        ask: pick(rng, ASKS),
      }),
      ({ h, k, r }) => new Set([Math.abs(h), Math.abs(k), r]).size === 3,
    ),
  frames: [
    {
      id: 'plane',
      kind: 'bare',
      items: 5,
      stem: ({ h, k, r, ask }) =>
        `A circle in the $xy$-plane has the equation $(x${signed(-h)})^2 + (y${signed(-k)})^2 = ${r * r}$. What is the ${ask === 'radius' ? 'radius of the circle' : `$${ask}$-coordinate of its center`}?`,
    },
    {
      id: 'graph',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ h, k, r, ask }) =>
        `The graph of $(y${signed(-k)})^2 + (x${signed(-h)})^2 = ${r * r}$ in the $xy$-plane is a circle. What is the ${ask === 'radius' ? 'length of its radius' : `$${ask}$-coordinate of the center of the circle`}?`,
    },
  ],
  given: ({ h, k, r, ask }) => ({ left: -h, right: -k, square: r * r, ask }),
  answer: ({ h, k, r, ask }) => num(ask === 'radius' ? r : ask === 'x' ? h : k),
  traps: [
    {
      misconception: 'sm-radius-squared',
      classic: true,
      rule: ({ square, ask }) => (ask === 'radius' ? num(square) : null),
      why: ({ r }) => `is $${r}^2$, the square of the radius.`,
    },
    {
      misconception: 'sm-sign-of-the-center',
      classic: true,
      rule: ({ left, right, ask }) => (ask === 'radius' ? null : num(ask === 'x' ? left : right)),
      says: ({ ask }) => `I took the number in the parentheses with $${ask}$ and kept the sign that stands before it.`,
      why: ({ h, k, ask }) =>
        `is the number in the parentheses as it stands; $${ask}${signed(ask === 'x' ? -h : -k)}$ is 0 at $${ask === 'x' ? h : k}$.`,
    },
    {
      misconception: 'sm-halves-the-square-of-the-radius',
      rule: ({ square, ask }) => (ask === 'radius' ? num(square / 2) : null),
      why: ({ r }) => `is half of ${r * r} instead of its square root.`,
    },
    {
      misconception: 'sm-reads-the-center',
      rule: ({ left, right, ask }) => (ask === 'radius' ? num(Math.abs(left)) : num(ask === 'x' ? -right : -left)),
      says: ({ h, ask }) =>
        ask === 'radius'
          ? `I took the ${Math.abs(h)} beside $x$ for the radius.`
          : 'I gave the other coordinate of the center.',
      why: ({ ask }) =>
        ask === 'radius' ? 'comes from the center of the circle.' : 'is the other coordinate of the center.',
    },
    {
      misconception: 'sm-reads-the-center',
      rule: ({ left, right, ask }) => (ask === 'radius' ? num(Math.abs(right)) : num(ask === 'x' ? right : left)),
      says: ({ h, k, ask }) =>
        ask === 'radius'
          ? `I took the ${Math.abs(k)} beside $y$ for the radius.`
          : `I took the $${ask === 'x' ? -k : -h}$ in the parentheses with $${ask === 'x' ? 'y' : 'x'}$ as it stands.`,
      why: ({ ask }) =>
        ask === 'radius' ? 'comes from the center of the circle.' : 'is the number in the other parentheses.',
    },
  ],
  explain: ({ h, k, r, ask }) => ({
    plan: 'The equation of a circle says that the squared distance from the center is the squared radius. Read off where each square is zero, and take the square root of the right side.',
    steps: [
      {
        do: `$x${signed(-h)} = 0$ at $x = ${h}$, and $y${signed(-k)} = 0$ at $y = ${k}$: the center is $(${h}, ${k})$.`,
        why: 'At the center both squares are 0.',
      },
      { do: `$r^2 = ${r * r}$, so the radius is $${r}$.`, why: 'The right side is the square of the radius.' },
      {
        do: `The answer is $${ask === 'radius' ? r : ask === 'x' ? h : k}$.`,
        why: 'Read which of the three is asked for.',
      },
    ],
    check: `The point $(${h + r}, ${k})$ is ${r} to the right of the center: $${r}^2 + 0^2 = ${r * r}$.`,
  }),
  check: ({ left, right, square, ask }) => {
    const zero = (b: number) => Array.from({ length: 41 }, (_, i) => i - 20).find((x) => (x + b) ** 2 === 0) ?? 99
    return num(
      ask === 'radius'
        ? (Array.from({ length: 30 }, (_, i) => i).find((x) => x * x === square) ?? 0)
        : zero(ask === 'x' ? left : right),
    )
  },
})

const circle = template({
  id: 'sat-math/circle-from-radius',
  skill: 'sm-circles',
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 45,
  response: 'choice',
  draw: (rng) => ({
    r: int(rng, 3, 15),
    area: int(rng, 0, 1) === 1,
    diameter: int(rng, 0, 1) === 1,
    k: int(rng, 0, 1),
  }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ r, area: asks, diameter }) =>
        `A circle has a ${diameter ? 'diameter' : 'radius'} of ${diameter ? 2 * r : r} inches. What is the ${asks ? 'area of the circle, in square inches' : 'circumference of the circle, in inches'}?`,
    },
    {
      id: 'things',
      kind: 'words',
      items: 5,
      stem: ({ r, area: asks, diameter, k }) => {
        const size = `${diameter ? 2 * r : r} feet`
        const thing = k === 0 ? 'A round pool' : 'A circular stage'
        return asks
          ? `${thing} has a ${diameter ? 'diameter' : 'radius'} of ${size}. What is the area that it covers, in square feet?`
          : `${thing} has a ${diameter ? 'diameter' : 'radius'} of ${size}. What is the distance around its edge, in feet?`
      },
    },
  ],
  given: ({ r, area: asks, diameter }) => ({ size: diameter ? 2 * r : r, asks, diameter }),
  answer: ({ r, area: asks }) => piMultiple(asks ? r * r : 2 * r),
  traps: [
    {
      misconception: 'sm-area-and-circumference-swapped',
      classic: true,
      rule: ({ size, asks, diameter }) => {
        const r = diameter ? size / 2 : size
        return piMultiple(asks ? 2 * r : r * r)
      },
      why: ({ area: asks }) => (asks ? 'is the circumference.' : 'is the area.'),
    },
    {
      misconception: 'sm-diameter-for-radius',
      rule: ({ size, asks, diameter }) => (diameter ? piMultiple(asks ? size * size : 2 * size) : null),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses ${2 * r}, the diameter, as the radius.`,
    },
    {
      misconception: 'sm-diameter-for-radius',
      rule: ({ size, asks, diameter }) => (diameter ? null : piMultiple(asks ? 4 * size * size : 4 * size)),
      says: () => 'I doubled the radius before I put it into the formula.',
      why: ({ r }) => `uses ${2 * r} as the radius.`,
    },
    {
      misconception: 'sm-diameter-for-radius',
      rule: ({ size, asks, diameter }) =>
        diameter || size % 2 === 1 ? null : piMultiple(asks ? frac(size * size, 4) : frac(size, 1)),
      says: () => 'I halved the radius before I put it into the formula.',
      why: ({ r }) => `uses ${frac(r, 2).d === 1 ? r / 2 : `half of ${r}`} as the radius.`,
    },
    {
      misconception: 'sm-forgets-to-square-the-radius',
      rule: ({ size, diameter }) => piMultiple(diameter ? frac(size, 2) : size),
      says: () => 'I multiplied the radius by π and did nothing else.',
      why: ({ area: asks }) => (asks ? 'forgets to square the radius.' : 'forgets the factor 2 of the circumference.'),
    },
    {
      misconception: 'sm-forgets-to-square-the-radius',
      rule: ({ size, diameter }) => {
        const r = diameter ? size / 2 : size
        return piMultiple(2 * r * r)
      },
      says: () => 'I used 2πr with the square of the radius.',
      why: ({ r }) => `is $2\\pi \\cdot ${r}^2$, a mixture of both formulas.`,
    },
  ],
  explain: ({ r, area: asks, diameter }) => ({
    plan: 'Make sure that you have the radius. The area is pi times the square of the radius, the circumference is two pi times the radius.',
    steps: [
      {
        do: diameter ? `The radius is $\\frac{${2 * r}}{2} = ${r}$.` : `The radius is $${r}$.`,
        why: diameter ? 'It is half of the diameter.' : 'It is given.',
      },
      {
        do: asks ? `Area: $\\pi r^2 = \\pi \\cdot ${r}^2$.` : `Circumference: $2\\pi r = 2\\pi \\cdot ${r}$.`,
        why: asks ? 'Square units need a square.' : 'A distance around is a length.',
      },
      {
        do: `$${asks ? `\\pi \\cdot ${r * r}` : `2 \\cdot ${r} \\cdot \\pi`} = ${asks ? r * r : 2 * r}\\pi$`,
        why: 'The answer keeps $\\pi$.',
      },
    ],
    check: asks
      ? `A square around the circle has area $${2 * r}^2 = ${4 * r * r}$, and $${r * r}\\pi$, about ${Math.round(Math.PI * r * r)}, is a little less.`
      : `A square around the circle has perimeter $4 \\cdot ${2 * r} = ${8 * r}$, and $${2 * r}\\pi$, about ${Math.round(2 * Math.PI * r)}, is a little less.`,
  }),
  check: ({ size, asks, diameter }) =>
    piMultiple(asks ? frac(size * size, diameter ? 4 : 1) : frac(2 * size, diameter ? 2 : 1)),
})

export const templates: readonly Template[] = [circle, read]
