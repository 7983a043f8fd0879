import { div, dot, int, marks, num, paren, pick, plane, straight, template, until } from '#kit'
import { solveLine } from './lines.ts'

const skill = 'a1-interpreting-linear-models'

/** Ten units to a grid line; the two marked points lie on grid corners. */
/** A third point of the line on a grid corner, where there is one; else the values unit by unit. */
function otherPoint(b: number, t: number, y: number): string {
  const m = (y - b) / t
  const at = (x: number) => b + m * x
  const onCorner = (x: number) => x !== t && at(x) % 10 === 0 && at(x) >= 0 && at(x) <= 100
  const x = [9, 8, 7, 6, 5, 4, 3, 2, 1].find(onCorner)
  if (x !== undefined)
    return `The line also passes through $(${x}, ${at(x)})$, and $${b} + ${x} \\cdot ${paren(m)} = ${at(x)}$.`
  return `Count on from $${b}$, one unit at a time: ${Array.from({ length: t }, (_, i) => `$${at(i + 1)}$`).join(', ')}. That is $${y}$ after $${t}$ units, the second marked point.`
}

const graph = template({
  id: 'algebra-1/linear-model-graph',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b: int(rng, 1, 9) * 10, t: int(rng, 2, 8), y: int(rng, 1, 9) * 10 }),
      ({ b, t, y }) =>
        (y - b) % t === 0 &&
        y % t === 0 &&
        Math.abs(y - b) > 10 &&
        Math.abs(y - b) / t !== t &&
        Number.isInteger((y - b) / t),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ b, t, y }, rng) => {
        const [xTitle, yTitle, what, ask] = pick(rng, [
          [
            'Time (minutes)',
            'Water (gallons)',
            'the amount of water in a tank',
            'By how many gallons per minute does the amount change',
          ],
          [
            'Time (hours)',
            'Battery (percent)',
            'the charge of a tablet',
            'By how many percentage points per hour does the charge change',
          ],
          [
            'Distance (miles)',
            'Height (feet)',
            'the height along a hiking trail',
            'By how many feet per mile does the height change',
          ],
        ] as const)
        const fig = plane(
          {
            alt: `Straight line from (0, ${b}) through the marked point (${t}, ${y}). Horizontal axis: ${xTitle}. Vertical axis: ${yTitle}.`,
            x: [0, 9],
            y: [0, 100],
            xStep: 1,
            yStep: 10,
            xEvery: 1,
            yEvery: 1,
            xTitle,
            yTitle,
            height: 280,
          },
          [straight((y - b) / t, b), dot(0, b), dot(t, y)],
        )
        return `<p>The graph shows ${what}.</p>${fig}<p>${ask}? A decrease is negative.</p>`
      },
    },
  ],
  given: (p) => p,
  answer: ({ b, t, y }) => num((y - b) / t),
  traps: [
    {
      misconception: 'a1-model-ignores-start',
      says: () => 'I divided the value at the marked point by the time, as if everything had started at 0.',
      classic: true,
      operation: 'term-left-out',
      operands: ({ y }) => [y],
      after: (got, { t }) => div(got, t),
      rule: ({ t, y }) => (y % t === 0 ? num(y / t) : null),
      why: ({ b }) => `divides as if the graph started at 0 instead of $${b}$.`,
    },
    {
      misconception: 'a1-model-gives-change',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ y, b }) => [y - b],
      rule: ({ b, y }) => num(y - b),
      why: ({ t }) => `is the whole change from 0 to $${t}$.`,
    },
    {
      misconception: 'a1-model-ignores-start',
      says: () => 'I divided the value at the start by the time, and left out the marked point’s value.',
      operation: 'term-left-out',
      operands: ({ b }) => [b],
      after: (got, { t }) => div(got, t),
      rule: ({ b, t }) => num(b / t),
      why: ({ b, t }) => `divides the starting value $${b}$ by $${t}$.`,
    },
    {
      misconception: 'a1-line-sign-of-slope',
      operation: 'sign-reversed',
      operands: ({ y, b, t }) => [div(y - b, t)],
      rule: ({ b, t, y }) => num((b - y) / t),
      why: ({ b, y }) => `has the wrong sign: the graph ${y > b ? 'rises' : 'falls'}.`,
    },
    {
      misconception: 'a1-model-counts-squares',
      says: () =>
        'I counted the grid squares between the two heights, each worth 10, and took their number for the rate.',
      rule: ({ b, y }) => num((y - b) / 10),
      why: () => 'counts squares upward; each square is worth 10.',
    },
    {
      misconception: 'a1-model-takes-first-value',
      says: () => 'I gave the value at the start instead of the rate.',
      rule: ({ b }) => num(b),
      why: () => 'is the value at the start.',
    },
    {
      misconception: 'a1-model-ignores-start',
      says: () =>
        'I divided the value at the marked point by the time, as if everything had started at 0, and I wrote the wrong sign.',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ y, t }) => [div(y, t)],
      rule: ({ t, y }) => num(-y / t),
      why: ({ b, y }) =>
        `divides as if the graph started at 0 instead of $${b}$${y > b ? ', and has the wrong sign: the graph rises' : '; only the minus sign is right, since the graph falls'}.`,
    },
    {
      misconception: 'a1-model-counts-squares',
      says: ({ b, y }) =>
        `I counted the grid squares between the two heights, each worth 10, took their number for the rate, and wrote it ${b > y ? 'without' : 'with'} a minus sign.`,
      twoSlips: true,
      rule: ({ b, y }) => num((b - y) / 10),
      why: ({ b, y }) =>
        `counts squares, each worth 10, and has the wrong sign: the graph ${y > b ? 'rises' : 'falls'}.`,
    },
  ],
  explain: ({ b, t, y }) => ({
    figure: plane(
      {
        alt: `Straight line from (0, ${b}) to (${t}, ${y}), with the steps between them: run ${t}, rise ${y - b}.`,
        x: [0, 9],
        y: [0, 100],
        xStep: 1,
        yStep: 10,
        xEvery: 1,
        yEvery: 1,
        height: 280,
      },
      [
        straight((y - b) / t, b),
        marks({
          points: [
            [0, b],
            [t, y],
          ],
          steps: [{ from: [0, b], to: [t, y] }],
          clearOf: [(x) => b + ((y - b) * x) / t],
        }),
      ],
    ),
    plan: 'A change per unit is the slope of the graph, so read two points on grid corners and divide the changes.',
    steps: [
      {
        do: `The marked points are $(0, ${b})$ and $(${t}, ${y})$.`,
        why: 'They lie on corners of the grid; each line of the grid is worth 10 on the vertical axis.',
      },
      {
        do: `The value changes by $${y} - ${b} = ${y - b}$ while $${t}$ units pass on the horizontal axis.`,
        why: `Second value minus first value; the graph ${y > b ? 'rises, so the change is positive' : 'falls, so the change is negative'}.`,
      },
      {
        do: `For each unit: $\\frac{${y - b}}{${t}} = ${(y - b) / t}$.`,
        why: 'The slope is the change for 1 on the horizontal axis.',
      },
    ],
    check: otherPoint(b, t, y),
  }),
  check: ({ b, t, y }) => num(solveLine(t, y, 0, b).m),
})

export const templates = [graph]
