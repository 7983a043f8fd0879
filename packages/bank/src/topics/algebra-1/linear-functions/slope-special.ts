import { div, int, nonZero, num, paren, person, pick, template, text, type Value } from '#kit'
import { slopeOf } from './lines.ts'

const UNDEFINED = text('Undefined')
export const special = template({
  id: 'algebra-1/slope-zero-or-undefined',
  skill: 'a1-slope',
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => {
    const kind = int(rng, 0, 3)
    const [x, y] = [nonZero(rng, -8, 8), nonZero(rng, -8, 8)]
    const k = pick(rng, [2, 3, 4, 5, 6])
    if (kind === 0) return { x1: x, y1: y, x2: x + k, y2: y }
    if (kind === 1) return { x1: x, y1: y, x2: x, y2: y + k }
    return { x1: x, y1: y, x2: x + k, y2: y + (kind === 2 ? k : -k) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ x1, y1, x2, y2 }, rng) =>
        `${person(rng)} draws a straight line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. What is its slope?`,
    },
  ],
  given: (p) => p,
  answer: ({ x1, y1, x2, y2 }) => (x1 === x2 ? UNDEFINED : num(slopeOf(x1, y1, x2, y2))),
  traps: [
    {
      misconception: 'a1-slope-vertical-as-zero',
      rule: ({ y1, y2 }) => (y1 === y2 ? null : num(0)),
      why: ({ x1, x2 }) =>
        x1 === x2 ? 'is the slope of a horizontal line; this one is vertical.' : 'would mean that $y$ does not change.',
    },
    {
      misconception: 'a1-slope-horizontal-as-undefined',
      unlessRight: true,
      rule: () => UNDEFINED,
      why: ({ y1, y2 }) =>
        y1 === y2 ? 'is said of vertical lines; this one is horizontal.' : 'would mean that $x$ does not change.',
    },
    {
      misconception: 'a1-slope-equal-makes-one',
      rule: ({ x1, y1, x2, y2 }) => (x2 !== x1 && x2 - x1 === y2 - y1 ? null : num(1)),
      why: ({ x1, y1, x2, y2 }) =>
        x1 === x2 || y1 === y2 ? 'takes equal coordinates for a slope of 1.' : 'overlooks that the line falls.',
    },
    {
      misconception: 'a1-slope-mixes-the-order',
      operation: 'difference-turned-round',
      operands: ({ y1, y2 }) => [y2, y1],
      after: (got, { x1, x2 }) => div(got, x2 - x1),
      rule: ({ x1, y1, x2, y2 }) => (x1 === x2 || y1 === y2 ? null : num(slopeOf(x1, y2, x2, y1))),
    },
    {
      misconception: 'a1-slope-equal-makes-one',
      twoSlips: true,
      says: () => 'I took the slope to be 1 without calculating, and gave it a minus sign besides.',
      rule: ({ x1, y1, x2, y2 }) => (x1 === x2 || y1 === y2 ? num(-1) : null),
      why: () => 'takes equal coordinates for a slope of 1, and gives it a minus sign.',
    },
  ],
  explain: ({ x1, y1, x2, y2 }) => ({
    plan: 'Find rise and run from the two points, and see whether one of them is zero before you divide.',
    steps: [
      { do: `Rise: $${y2} - ${paren(y1)} = ${y2 - y1}$.`, why: 'The rise is the change in $y$.' },
      { do: `Run: $${x2} - ${paren(x1)} = ${x2 - x1}$.`, why: 'Subtract in the same order as for the rise.' },
      x1 === x2
        ? {
            do: `The run is 0, and $\\frac{${y2 - y1}}{0}$ has no value: the answer is “Undefined.”`,
            why: `Both points have $x = ${x1}$, so the line is vertical.`,
          }
        : {
            do: `Slope: $\\frac{${y2 - y1}}{${x2 - x1}} = ${(y2 - y1) / (x2 - x1)}$.`,
            why:
              y1 === y2
                ? 'Zero divided by another number is zero: the line is horizontal and does not rise at all.'
                : `Rise and run are equally long, and the line goes ${y2 > y1 ? 'up' : 'down'} to the right.`,
          },
    ],
    check:
      x1 === x2
        ? `$(${x1}, ${y1})$ and $(${x2}, ${y2})$ lie exactly above each other; only vertical lines have no slope.`
        : y1 === y2
          ? `$(${x1}, ${y1})$ and $(${x2}, ${y2})$ are equally high, and a line that stays at one height has slope 0.`
          : `${x2 - x1} steps to the right from $y = ${y1}$, each $${y2 > y1 ? 1 : -1}$, lead to $y = ${y2}$.`,
    faster:
      x1 === x2
        ? 'The two $x$-coordinates are equal, so the line is vertical and has no slope. Nothing has to be subtracted.'
        : y1 === y2
          ? 'The two $y$-coordinates are equal, so the line is horizontal and its slope is 0. Nothing has to be subtracted.'
          : `Neither the two $x$-coordinates nor the two $y$-coordinates are equal, so the slope is a number other than 0. Count ${x2 - x1} to the right and ${Math.abs(y2 - y1)} ${y2 > y1 ? 'up' : 'down'}: it is $${(y2 - y1) / (x2 - x1)}$.`,
  }),
  check: ({ x1, y1, x2, y2 }): Value => {
    if (x2 - x1 === 0) return UNDEFINED
    return num([-1, 0, 1].find((m) => y1 + m * (x2 - x1) === y2) ?? 99)
  },
})
