import { add, frac, int, nonZero, num, paren, signed, signedTerm, type Template, template, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-circles'

type General = Readonly<{ p: number; q: number; c: number }>

/** The square of the radius of x² + y² + px + qy = c. */
const squareOf = ({ p, q, c }: General): number => c + (p * p + q * q) / 4

const expanded = template({
  id: 'sat-math/circle-general-form',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -7, 7), k: nonZero(rng, -7, 7), r: int(rng, 3, 12) }),
      ({ h, k, r }) =>
        r * r - h * h - k * k !== 0 && Math.abs(h) !== Math.abs(k) && Math.abs(h) !== r && Math.abs(k) !== r,
    ),
  frames: [
    {
      id: 'radius',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, r }) =>
        `In the $xy$-plane, the graph of $x^2 + y^2${signedTerm(-2 * h, 'x')}${signedTerm(-2 * k, 'y')} = ${r * r - h * h - k * k}$ is a circle. What is the radius of the circle?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ h, k, r }) =>
        `<p>$x^2${signedTerm(-2 * h, 'x')} + y^2${signedTerm(-2 * k, 'y')} = ${r * r - h * h - k * k}$</p><p>The equation describes a circle in the $xy$-plane. What is the length of its radius?</p>`,
    },
  ],
  given: ({ h, k, r }) => ({ p: -2 * h, q: -2 * k, c: r * r - h * h - k * k }),
  answer: ({ r }) => num(r),
  traps: [
    {
      misconception: 'sm-radius-squared',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, q, c }) => [add(c, frac(p * p + q * q, 4))],
      rule: (g) => num(squareOf(g)),
      why: ({ r }) => `is the square of the radius: $${r}^2$.`,
    },
    {
      misconception: 'sm-reads-the-center',
      operation: 'wrong-number-used',
      operands: ({ p }) => [frac(Math.abs(p), 2)],
      rule: ({ p }) => num(Math.abs(p) / 2),
      says: () => 'I gave the $x$-coordinate of the center, without its sign.',
      why: () => 'is the distance of the center from the $y$-axis.',
    },
    {
      misconception: 'sm-reads-the-constant',
      rule: ({ c }) => (c > 0 && Number.isInteger(Math.sqrt(c)) ? num(Math.sqrt(c)) : null),
      says: () => 'I took the square root of the right side before completing the squares.',
      why: () => 'is the square root of the right side before the squares are completed.',
    },
    {
      misconception: 'sm-reads-the-constant',
      operation: 'wrong-number-used',
      operands: ({ c }) => [Math.abs(c)],
      rule: ({ c }) => num(Math.abs(c)),
      says: ({ h, k, r }) =>
        `I took the right side of the equation${r * r < h * h + k * k ? ', without its sign,' : ''} for the radius.`,
      why: ({ h, k, r }) =>
        `is the right side of the given equation${r * r < h * h + k * k ? ', without its sign' : ''}.`,
    },
    {
      misconception: 'sm-diameter-for-radius',
      operation: 'diameter-for-radius',
      rule: (g) => num(2 * Math.round(Math.sqrt(squareOf(g)))),
      says: () => 'I gave the diameter.',
      why: () => 'is the diameter.',
    },
    {
      misconception: 'sm-reads-the-center',
      operation: 'wrong-number-used',
      operands: ({ q }) => [frac(Math.abs(q), 2)],
      rule: ({ q }) => num(Math.abs(q) / 2),
      says: () => 'I gave the $y$-coordinate of the center, without its sign.',
      why: () => 'is the distance of the center from the $x$-axis.',
    },
  ],
  explain: ({ h, k, r }) => {
    const c = r * r - h * h - k * k
    return {
      plan: 'The radius can be read off only when the equation has two completed squares. Complete the square for $x$ and for $y$; the right side is then the square of the radius.',
      steps: [
        {
          do: `$x^2${signedTerm(-2 * h, 'x')} = (x${signed(-h)})^2 - ${h * h}$ and $y^2${signedTerm(-2 * k, 'y')} = (y${signed(-k)})^2 - ${k * k}$`,
          why: 'Half of each coefficient stands in the square.',
        },
        {
          do: `$(x${signed(-h)})^2 + (y${signed(-k)})^2 = ${c} + ${h * h} + ${k * k} = ${r * r}$`,
          why: 'Add the same numbers on both sides.',
        },
        { do: `The radius is $\\sqrt{${r * r}} = ${r}$.`, why: 'The right side is the square of the radius.' },
      ],
      check: `The point $(${h + r}, ${k})$ lies ${r} to the right of the center $(${h}, ${k})$. Put it into the given equation: $${(h + r) ** 2} + ${k * k}${signed(-2 * h * (h + r))}${signed(-2 * k * k)} = ${c}$, so it lies on the circle.`,
      faster: `Add the squares of half the coefficients of $x$ and $y$ to the right side: $${c} + ${Math.abs(h)}^2 + ${Math.abs(k)}^2 = ${r * r}$, so the radius is ${r}.`,
    }
  },
  check: ({ p, q, c }) => num(search((r) => r > 0 && 4 * r * r === p * p + q * q + 4 * c)),
})

const through = template({
  id: 'sat-math/circle-through-point',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6), u: nonZero(rng, -7, 7), v: nonZero(rng, -7, 7) }),
      ({ h, k, u, v }) =>
        h + u !== 0 && k + v !== 0 && Math.abs(u) !== Math.abs(v) && (h + u) ** 2 + (k + v) ** 2 !== u * u + v * v,
    ),
  frames: [
    {
      id: 'equation',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, k, u, v }) =>
        `A circle in the $xy$-plane has its center at $(${h}, ${k})$ and passes through $(${h + u}, ${k + v})$. Its equation is $(x${signed(-h)})^2 + (y${signed(-k)})^2 = c$. What is the value of $c$?`,
    },
    {
      id: 'constant',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ h, k, u, v }) =>
        `<p>$(x${signed(-h)})^2 + (y${signed(-k)})^2 = c$</p><p>In the $xy$-plane, the graph of the given equation is a circle with center $(${h}, ${k})$, where $c$ is a constant. The point $(${h + u}, ${k + v})$ lies on the circle. What is the value of $c$?</p>`,
    },
  ],
  given: ({ h, k, u, v }) => ({ h, k, x: h + u, y: k + v }),
  answer: ({ u, v }) => num(u * u + v * v),
  traps: [
    {
      misconception: 'sm-adds-the-legs',
      classic: true,
      operation: 'power-of-sum-as-sum-of-powers',
      rule: ({ h, k, x, y }) => num((Math.abs(x - h) + Math.abs(y - k)) ** 2),
      says: ({ u, v }) => `I added the distances ${Math.abs(u)} and ${Math.abs(v)} before squaring.`,
      why: ({ u, v }) => `is $(${Math.abs(u)} + ${Math.abs(v)})^2$.`,
    },
    {
      misconception: 'sm-sign-of-the-center',
      rule: ({ h, k, x, y }) => num((x + h) ** 2 + (y + k) ** 2),
      says: () => 'I added the coordinates of the center instead of subtracting them.',
      why: ({ h, k, u, v }) => `uses the differences $${2 * h + u}$ and $${2 * k + v}$.`,
    },
    {
      misconception: 'sm-adds-the-legs',
      operation: 'sides-not-squared',
      operands: ({ h, k, x, y }) => [Math.abs(x - h), Math.abs(y - k)],
      rule: ({ h, k, x, y }) => num(Math.abs(x - h) + Math.abs(y - k)),
      says: ({ u, v }) => `I added the distances ${Math.abs(u)} and ${Math.abs(v)} without squaring them.`,
      why: ({ u, v }) => `is $${Math.abs(u)} + ${Math.abs(v)}$.`,
    },
    {
      misconception: 'sm-distance-from-the-origin',
      operation: 'part-left-out',
      operands: ({ x, y }) => [x * x + y * y],
      rule: ({ x, y }) => num(x * x + y * y),
      says: () => 'I squared the coordinates of the point without subtracting those of the center.',
      why: () => 'uses the coordinates of the point alone.',
    },
    {
      misconception: 'sm-distance-from-the-origin',
      operation: 'wrong-number-used',
      operands: ({ h, k }) => [h * h + k * k],
      rule: ({ h, k }) => num(h * h + k * k),
      says: () => 'I squared the coordinates of the center.',
      why: () => 'is made of the coordinates of the center.',
    },
  ],
  explain: ({ h, k, u, v }) => ({
    plan: 'A point lies on a circle when its coordinates make the equation true. Put the point into the left side and work it out.',
    steps: [
      {
        do: `Put the point $(${h + u}, ${k + v})$ into the equation: $c = (${h + u}${signed(-h)})^2 + (${k + v}${signed(-k)})^2$.`,
        why: 'It lies on the circle, so it makes the equation true.',
      },
      {
        do: `The parentheses are $${u}$ and $${v}$: $c = ${paren(u)}^2 + ${paren(v)}^2$.`,
        why: 'These are the steps from the center to the point.',
      },
      { do: `$c = ${u * u} + ${v * v} = ${u * u + v * v}$`, why: 'This is the square of the radius.' },
    ],
    check: `The point on the other side of the center, $(${h - u}, ${k - v})$, must give the same: $${paren(-u)}^2 + ${paren(-v)}^2 = ${u * u + v * v}$.`,
    faster: `Count the steps from the center to the point: ${Math.abs(u)} across and ${Math.abs(v)} up or down. So $c = ${Math.abs(u)}^2 + ${Math.abs(v)}^2 = ${u * u + v * v}$.`,
  }),
  check: ({ h, k, x, y }) => num(x * x - 2 * h * x + h * h + (y * y - 2 * k * y + k * k)),
})

export const templates: readonly Template[] = [expanded, through]
