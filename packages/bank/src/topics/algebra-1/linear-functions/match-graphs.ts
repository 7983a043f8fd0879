import {
  equation,
  frac,
  type Html,
  int,
  linear,
  nonZero,
  pick,
  plane,
  signed,
  straight,
  svgValue,
  type Template,
  template,
  term,
  terms,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { lineValue } from './lines.ts'

const skill = 'a1-line-graphs-and-intercepts'

/** A small plane with one line, as an option. */
const picture = (m: number, b: number): Html =>
  plane(
    {
      alt: `Line through (0, ${b}) and (1, ${b + m}) on a coordinate plane from −6 to 6.`.replace(/-/g, '−'),
      x: [-6, 6],
      y: [-6, 6],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
      width: 240,
      height: 240,
    },
    [straight(m, b)],
  )

const shown = (m: number, b: number): Value => svgValue(picture(m, b), `${m} ${b}`)

const match = template({
  id: 'algebra-1/line-match-graph',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: pick(rng, [-3, -2, 2, 3]), b: nonZero(rng, -4, 4) }),
      ({ m, b }) => Math.abs(m) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'graphs',
      kind: 'graph',
      items: 6,
      stem: ({ m, b }) => `Which graph shows the line ${lineValue(m, b).html}?`,
    },
    {
      id: 'standard',
      kind: 'graph',
      items: 5,
      difficulty: 'Medium',
      b: 0,
      stem: ({ m, b }) => `Which graph shows the line $${terms([-m, 'x'], [1, 'y'])} = ${b}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, b }) => shown(m, b),
  traps: [
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      classic: true,
      rule: ({ m, b }) => shown(b, m),
      why: ({ m, b }) => `has slope $${b}$ and crosses at $${m}$.`,
    },
    {
      misconception: 'a1-line-sign-of-slope',
      rule: ({ m, b }) => shown(-m, b),
      why: ({ m }) =>
        `${m > 0 ? 'falls' : 'rises'} from left to right; a ${m > 0 ? 'positive' : 'negative'} slope does the opposite.`,
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      rule: ({ m, b }) => shown(m, -b),
      why: ({ b }) => `crosses the $y$-axis at $${-b}$.`,
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      says: () => 'I gave both the slope and the intercept the wrong sign.',
      twoSlips: true,
      rule: ({ m, b }) => shown(-m, -b),
    },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged slope and intercept, and gave the new slope the wrong sign.',
      twoSlips: true,
      rule: ({ m, b }) => shown(-b, m),
    },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged slope and intercept, and gave the new intercept the wrong sign.',
      twoSlips: true,
      rule: ({ m, b }) => shown(b, -m),
    },
  ],
  explain: ({ m, b }, frame) => ({
    plan: 'A line is fixed by where it crosses the $y$-axis and by its slope, so look for the graph that has both right.',
    steps: [
      ...(frame === 'standard'
        ? [
            {
              do: `Solve for $y$: ${m > 0 ? 'add' : 'subtract'} $${term(Math.abs(m), 'x')}$ ${m > 0 ? 'to' : 'from'} both sides, so ${lineValue(m, b).html}.`,
              why: 'In the form $y = mx + b$ slope and intercept can be read.',
            },
          ]
        : []),
      {
        do: `For $x = 0$ the equation gives $y = ${b}$, so the line crosses the $y$-axis at $${b}$.`,
        why: 'For $x = 0$ only the constant is left.',
      },
      {
        do: `For $x = 1$ it gives $y = ${m}${signed(b)} = ${m + b}$, so the line passes through $(1, ${m + b})$.`,
        why: `The slope is $${m}$: one step to the right is $${Math.abs(m)}$ ${m > 0 ? 'up' : 'down'}.`,
      },
      {
        do: `Only one graph passes through both $(0, ${b})$ and $(1, ${m + b})$.`,
        why: 'Two points are enough to know a line.',
      },
    ],
    check: `The line must ${m > 0 ? 'rise' : 'fall'} to the right, because its slope is $${m}$.`,
    faster:
      frame === 'standard'
        ? `Put two values into the equation as it stands: $x = 0$ gives $y = ${b}$, and $x = 1$ gives $${-m} + y = ${b}$, so $y = ${m + b}$. Look for the line through $(0, ${b})$ and $(1, ${m + b})$.`
        : undefined,
  }),
  check: ({ m, b }) => {
    const two = [0, 1].map((x) => m * x + b) as [number, number]
    return shown(two[1] - two[0], two[0])
  },
})

const flat = template({
  id: 'algebra-1/line-horizontal-vertical',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ x: nonZero(rng, -9, 9), y: nonZero(rng, -9, 9), across: int(rng, 0, 1) === 1, way: int(rng, 0, 2) }),
      ({ x, y }) => Math.abs(x) !== Math.abs(y),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ x, y, across, way }) =>
        `Which equation describes the ${[across ? 'horizontal line' : 'vertical line', `line parallel to the $${across ? 'x' : 'y'}$-axis`, `line perpendicular to the $${across ? 'y' : 'x'}$-axis`][way]} through $(${x}, ${y})$?`,
    },
  ],
  given: ({ x, y, across }) => ({ x, y, across }),
  answer: ({ x, y, across }) => (across ? fixed('y', y) : fixed('x', x)),
  traps: [
    {
      misconception: 'a1-line-horizontal-as-x',
      classic: true,
      rule: ({ x, y, across }) => (across ? fixed('x', x) : fixed('y', y)),
      why: ({ across }) => `is the ${across ? 'vertical' : 'horizontal'} line through the point.`,
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      rule: ({ x, y, across }) => (across ? fixed('y', x) : fixed('x', y)),
    },
    {
      misconception: 'a1-line-exchanges-coordinates',
      says: () => 'I exchanged the two coordinates, and I mixed up horizontal and vertical lines.',
      twoSlips: true,
      rule: ({ x, y, across }) => (across ? fixed('x', y) : fixed('y', x)),
    },
    { misconception: 'a1-line-through-origin', rule: ({ x, y, across }) => (across ? fixed('y', -y) : fixed('x', -x)) },
  ],
  explain: ({ x, y, across, way }) => {
    const [kept, free] = across ? ['y', 'x'] : ['x', 'y']
    return {
      plan: 'On a horizontal or a vertical line one coordinate never changes, and the equation says what it is.',
      steps: [
        {
          do: `The line is ${across ? 'horizontal' : 'vertical'}.`,
          why: [
            'The question says so.',
            `The $${across ? 'x' : 'y'}$-axis is ${across ? 'horizontal' : 'vertical'}, and a parallel line has the same direction.`,
            `The $${across ? 'y' : 'x'}$-axis is ${across ? 'vertical' : 'horizontal'}, and the line is at a right angle to it.`,
          ][way] as string,
        },
        {
          do: `Moving along it changes only $${free}$; all its points have the same $${kept}$-coordinate.`,
          why: across ? 'A horizontal line stays at one height.' : 'A vertical line goes neither left nor right.',
        },
        {
          do: `In $(${x}, ${y})$ the $${kept}$-coordinate is $${across ? y : x}$, so the line is ${(across ? fixed('y', y) : fixed('x', x)).html}.`,
          why: `The variable $${free}$ does not occur, because it can be any number.`,
        },
      ],
      check: `$(${x}, ${y})$ and $${across ? `(${x + 1}, ${y})` : `(${x}, ${y + 1})`}$ both fit the equation, and the line through them is ${across ? 'horizontal' : 'vertical'}.`,
    }
  },
  check: ({ x, y, across }) => {
    const two = across
      ? [
          [x, y],
          [x + 1, y],
        ]
      : [
          [x, y],
          [x, y + 1],
        ]
    const [p, q] = two as [[number, number], [number, number]]
    return p[0] === q[0] ? fixed('x', p[0]) : fixed('y', p[1])
  },
})

function fixed(letter: 'x' | 'y', k: number): Value {
  return equation(`${letter} = ${k}`, (v) => v[letter] - k)
}

const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** The quadrant that a line with slope m and intercept b misses. */
const missed = (m: number, b: number): number => (m > 0 ? (b > 0 ? 3 : 1) : b > 0 ? 2 : 0)

/** The whole point of the line nearest to the origin in a quadrant that it runs off into. */
function pointIn(m: number, b: number, quadrant: number): string {
  const [right, up] = [quadrant === 0 || quadrant === 3, quadrant < 2]
  for (let n = 1; ; n++) {
    const x = right ? n : -n
    const y = m * x + b
    if (y !== 0 && y > 0 === up) return `$(${x}, ${y})$`
  }
}

const quadrant = template({
  id: 'algebra-1/line-quadrant',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ m: nonZero(rng, -9, 9), b: nonZero(rng, -9, 9) }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, b }) => `Which quadrant does the line ${lineValue(m, b).html} not pass through?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, b }) => text(`Quadrant ${ROMAN[missed(m, b)]}`),
  traps: [1, 2, 3].map((k) => ({
    misconception: ['a1-quadrant-sign-of-intercept', 'a1-quadrant-opposite', 'a1-quadrant-sign-of-slope'][
      k - 1
    ] as string,
    rule: ({ m, b }: { m: number; b: number }) => text(`Quadrant ${ROMAN[(missed(m, b) + k) % 4]}`),
    says: ({ m }: { m: number }) =>
      k === 2
        ? 'I sketched the line with the wrong sign of the intercept.'
        : (k === 1) === m < 0
          ? 'I sketched the line with the wrong sign of the slope.'
          : 'I sketched the line with the wrong signs of slope and intercept.',
    why: ({ m, b }: { m: number; b: number }) =>
      k === 2
        ? 'does contain points of the line: those between its crossings with the two axes.'
        : `does contain points of the line, such as ${pointIn(m, b, (missed(m, b) + k) % 4)}.`,
  })),
  explain: ({ m, b }) => ({
    plan: 'Find on which side of the origin the line crosses each axis; two crossings show which three quadrants it goes through.',
    steps: [
      {
        do: `For $x = 0$, $y = ${b}$: the line crosses the $y$-axis ${b > 0 ? 'above' : 'below'} the origin.`,
        why: 'The constant is the $y$-intercept.',
      },
      {
        do: `For $y = 0$: $${term(m, 'x')} = ${-b}$${m === 1 ? '' : `, so $x = ${toTex(frac(-b, m))}$`}. The line crosses the $x$-axis to the ${m * b < 0 ? 'right' : 'left'} of the origin.`,
        why: `${m * b < 0 ? 'A positive $x$ lies to the right.' : 'A negative $x$ lies to the left.'}`,
      },
      {
        do: `Between the two crossings the line is in Quadrant ${ROMAN[(missed(m, b) + 2) % 4]}. Beyond them it goes on into the two quadrants next to it.`,
        why: 'A line changes quadrants only where it crosses an axis.',
      },
      {
        do: `So it does not pass through Quadrant ${ROMAN[missed(m, b)]}.`,
        why: 'It is the quadrant opposite the part between the crossings.',
      },
    ],
    check: `In Quadrant ${ROMAN[missed(m, b)]} $x$ is ${[0, 3].includes(missed(m, b)) ? 'positive' : 'negative'}, so $${term(m, 'x')}$ is ${b > 0 ? 'positive' : 'negative'}, and so is $y = ${linear(m, b)}$; but there $y$ would have to be ${b > 0 ? 'negative' : 'positive'}.`,
    faster: `A line with a ${m > 0 ? 'positive' : 'negative'} slope always passes through Quadrants ${m > 0 ? 'I and III' : 'II and IV'}. It crosses the $y$-axis ${b > 0 ? 'above' : 'below'} the origin, so it passes through Quadrant ${ROMAN[(missed(m, b) + 2) % 4]} as well, and only Quadrant ${ROMAN[missed(m, b)]} is left.`,
  }),
  check: ({ m, b }) => {
    const met = new Set<number>()
    for (let x = -40.5; x <= 40; x += 0.25) {
      const y = m * x + b
      if (x > 0 && y > 0) met.add(0)
      if (x < 0 && y > 0) met.add(1)
      if (x < 0 && y < 0) met.add(2)
      if (x > 0 && y < 0) met.add(3)
    }
    return text(`Quadrant ${ROMAN[[0, 1, 2, 3].find((q) => !met.has(q)) ?? 0]}`)
  },
})

export const templates: readonly Template[] = [match, flat, quadrant]
