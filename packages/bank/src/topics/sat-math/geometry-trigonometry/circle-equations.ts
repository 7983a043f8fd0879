import { int, num, pick, signed, type Template, template, until } from '#kit'

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
      says: () => 'I took the number in the parentheses with the sign that stands before it.',
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
      says: ({ ask }) =>
        ask === 'radius'
          ? 'I took a number of the center for the radius.'
          : 'I gave the other coordinate of the center.',
      why: ({ ask }) =>
        ask === 'radius' ? 'comes from the center of the circle.' : 'is the other coordinate of the center.',
    },
    {
      misconception: 'sm-reads-the-center',
      rule: ({ left, right, ask }) => (ask === 'radius' ? num(Math.abs(right)) : num(ask === 'x' ? right : left)),
      says: ({ ask }) =>
        ask === 'radius'
          ? 'I took the other number of the center for the radius.'
          : 'I took the number of the other parentheses as it stands.',
      why: ({ ask }) =>
        ask === 'radius' ? 'comes from the center of the circle.' : 'is the number in the other parentheses.',
    },
  ],
  explain: ({ h, k, r, ask }) => ({
    plan: 'The equation of a circle says that the squared distance from the center is the squared radius. Read off where each square is zero, and take the root of the right side.',
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

export const templates: readonly Template[] = [read]
