import {
  dot,
  int,
  linear,
  pick,
  plane,
  segment,
  straight,
  svgValue,
  type Template,
  template,
  text,
  until,
  type Value,
} from '#kit'

/** How a quantity goes: where it starts and where it is at the end. */
type Way = Readonly<{ start: number; end: number }>

const [LAST, TOP] = [8, 80]

function wayOf({ start, end }: Way, xTitle: string, yTitle: string): Value {
  const alt = `Line from (0, ${start}) to (${LAST}, ${end}). Horizontal axis: ${xTitle}. Vertical axis: ${yTitle}.`
  return svgValue(
    plane({ alt, x: [0, LAST], y: [0, TOP], xStep: 1, yStep: 10, xTitle, yTitle, width: 240, height: 220 }, [
      segment(0, start, LAST, end),
    ]),
    `${start} ${end}`,
  )
}

const stories = [
  {
    up: (a: number, b: number) =>
      `A tank holds ${a} gallons of water when a pump is turned on. The pump adds ${b} gallons each minute.`,
    down: (a: number, b: number) =>
      `A tank holds ${a} gallons of water when a drain is opened. It loses ${b} gallons each minute.`,
    x: 'Time (minutes)',
    y: 'Water (gallons)',
    ask: 'the amount of water in the tank over the first 8 minutes',
  },
  {
    up: (a: number, b: number) => `A club has ${a} dollars and saves ${b} dollars each week.`,
    down: (a: number, b: number) => `A club has ${a} dollars and spends ${b} dollars each week.`,
    x: 'Time (weeks)',
    y: 'Money (dollars)',
    ask: 'the money of the club over 8 weeks',
  },
] as const
const story = (k: number) => stories[k] as (typeof stories)[number]

/** What is drawn when the start is a and the change in each step is b. */
const drawn = (k: number, a: number, b: number): Value | null =>
  a + LAST * b < 0 || a + LAST * b > TOP ? null : wayOf({ start: a, end: a + LAST * b }, story(k).x, story(k).y)

const sceneIn = (x: string): number => stories.findIndex((s) => s.x === x)

const graph = template({
  id: 'sat-math/linear-graph-of-a-story',
  skill: 'sm-linear-functions',
  difficulty: 'Low',
  b: -0.7,
  calculator: true,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 0, 1), up: int(rng, 0, 1) === 1, a: 10 * int(rng, 1, 7), b: pick(rng, [3, 4, 5, 6]) }),
      ({ up, a, b }) => (up ? a + LAST * b <= TOP : a - LAST * b >= 0) && a !== LAST * b && a !== 40,
    ),
  frames: [
    {
      id: 'which',
      kind: 'graph',
      items: 5,
      stem: ({ k, up, a, b }) => `${up ? story(k).up(a, b) : story(k).down(a, b)} Which graph shows ${story(k).ask}?`,
    },
    {
      id: 'equation',
      kind: 'graph',
      items: 5,
      stem: ({ k, up, a, b }) =>
        `The equation $y = ${a} ${up ? '+' : '-'} ${b}x$ gives ${story(k).y === 'Water (gallons)' ? 'the amount of water, $y$, in gallons, in a tank after $x$ minutes' : 'the money, $y$, in dollars, that a club has after $x$ weeks'}. Which graph shows this for values of $x$ from 0 to 8?`,
    },
  ],
  given: ({ k, up, a, b }) => ({ x: story(k).x, up, a, b }),
  answer: ({ k, up, a, b }) => drawn(k, a, up ? b : -b) as Value,
  traps: [
    {
      misconception: 'sm-change-in-the-wrong-direction',
      classic: true,
      rule: ({ x, up, a, b }) =>
        drawn(sceneIn(x), a, up ? -b : b) ??
        wayOf({ start: up ? a + LAST * b : a - LAST * b, end: a }, story(sceneIn(x)).x, story(sceneIn(x)).y),
      says: ({ k, up, a, b }) => {
        const [wrong, right] = up ? ['fall', 'rise'] : ['rise', 'fall']
        return drawn(k, a, up ? -b : b) === null
          ? `I let the line ${wrong} to ${a}, with ${a} at its end, although it must ${right} from there.`
          : `I let the line ${wrong} from ${a}, although it must ${right}.`
      },
      why: ({ up }) => `goes ${up ? 'down' : 'up'}, but the amount ${up ? 'grows' : 'becomes less'}.`,
    },
    {
      misconception: 'sm-graph-starts-at-zero',
      rule: ({ x, b }) => drawn(sceneIn(x), 0, b),
      says: ({ up, a }) =>
        up ? `I let the line start at 0 instead of ${a}.` : `I let the line start at 0 instead of ${a}, and rise.`,
      why: ({ up, a }) => `starts at 0 instead of ${a}${up ? '' : ', and goes up'}.`,
    },
    {
      misconception: 'sm-total-for-the-step',
      rule: ({ x, up, a, b }) => wayOf({ start: a, end: up ? a + b : a - b }, story(sceneIn(x)).x, story(sceneIn(x)).y),
      why: ({ b }) => `changes by ${b} over all 8 steps together instead of in each.`,
    },
    {
      misconception: 'sm-graph-starts-at-zero',
      rule: ({ x, up, b }) =>
        up ? null : wayOf({ start: LAST * b, end: 0 }, story(sceneIn(x)).x, story(sceneIn(x)).y),
      says: ({ b }) => `I let the line end at 0 although something is left, and so start at ${LAST} times ${b}.`,
      why: ({ a, b }) => `starts at ${LAST * b} instead of ${a}.`,
    },
  ],
  explain: ({ up, a, b }) => ({
    plan: 'A graph is known by its start and its direction. Find the value at the beginning and the value at the end, and look for the line between these two points.',
    steps: [
      {
        do: `At the beginning the value is ${a}, so the line starts at $(0, ${a})$.`,
        why: 'Nothing has changed yet at 0.',
      },
      {
        do: `Each step ${up ? 'adds' : 'takes away'} ${b}, so after 8 steps the value is $${a} ${up ? '+' : '-'} 8 \\cdot ${b} = ${up ? a + LAST * b : a - LAST * b}$.`,
        why: 'The same change in each step gives a straight line.',
      },
      {
        do: `Only one graph goes from $(0, ${a})$ to $(8, ${up ? a + LAST * b : a - LAST * b})$.`,
        why: 'A straight line is known by two of its points.',
      },
    ],
    check: `After 1 step the value is ${up ? a + b : a - b}: the line has moved ${up ? 'up' : 'down'} by ${b}.`,
  }),
  // Step by step to the end.
  check: ({ x, up, a, b }) => {
    let end = a
    for (let i = 0; i < LAST; i++) end += up ? b : -b
    return wayOf({ start: a, end }, story(sceneIn(x)).x, story(sceneIn(x)).y)
  },
})

type Signs = Readonly<{ m: number; c: number }>

const sign = (letter: string, positive: boolean): string => `$${letter} ${positive ? '\\gt' : '\\lt'} 0$`
const both = (k: boolean, c: boolean): Value => text(`${sign('k', k)} and ${sign('c', c)}`)

/** y = c − kx: the constant before x is the slope with the other sign. */
const read = ({ up, above }: Readonly<{ up: boolean; above: boolean }>): readonly [boolean, boolean] => [!up, above]

const must = template({
  id: 'sat-math/line-constants-must-be',
  skill: 'sm-linear-two-variables',
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ m: pick(rng, [-3, -2, -1, 1, 2, 3]), c: pick(rng, [-5, -4, -3, -2, 2, 3, 4, 5]) }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ m, c }) =>
        `<p>The graph of $y = c - kx$ is shown, where $c$ and $k$ are constants.</p>${lineFigure({ m, c })}<p>Which of the following must be true?</p>`,
    },
    {
      id: 'standard',
      kind: 'graph',
      items: 6,
      stem: ({ m, c }) =>
        `<p>The line shown in the $xy$-plane has the equation $kx + y = c$, where $k$ and $c$ are constants.</p>${lineFigure({ m, c })}<p>Which of these statements must be true?</p>`,
    },
  ],
  given: ({ m, c }) => ({ up: m > 0, above: c > 0 }),
  answer: ({ m, c }) => both(...read({ up: m > 0, above: c > 0 })),
  traps: [
    {
      misconception: 'sm-sign-before-the-constant-overlooked',
      classic: true,
      rule: ({ up, above }) => both(up, above),
      why: ({ m }) =>
        `has the sign of the slope for $k$; the slope is $-k$, and it is ${m > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'sm-intercept-with-the-wrong-sign',
      rule: ({ up, above }) => both(!up, !above),
      why: ({ c }) =>
        `has the wrong sign for $c$: the line crosses the $y$-axis ${c > 0 ? 'above' : 'below'} the origin.`,
    },
    {
      misconception: 'sm-sign-before-the-constant-overlooked',
      twoSlips: true,
      rule: ({ up, above }) => both(up, !above),
      says: () => 'I overlooked the minus sign before $k$ and misread where the line crosses the $y$-axis.',
      why: () => 'has both signs wrong.',
    },
  ],
  explain: ({ m, c }, frame) => ({
    plan: 'Bring the equation to slope-intercept form. The graph shows whether the slope is positive and where the line crosses the vertical axis; only the signs are needed.',
    steps: [
      {
        do:
          frame === 'graph'
            ? 'The equation says $y = -kx + c$: the slope is $-k$, the $y$-intercept is $c$.'
            : 'Solved for $y$: $y = -kx + c$. The slope is $-k$, the $y$-intercept is $c$.',
        why: 'Compare with $y = mx + b$.',
      },
      {
        do: `The line ${m > 0 ? 'rises' : 'falls'}, so $-k ${m > 0 ? '\\gt' : '\\lt'} 0$ and ${sign('k', m < 0)}.`,
        why: 'Multiplying by a negative number flips the inequality sign.',
      },
      {
        do: `It crosses the $y$-axis ${c > 0 ? 'above' : 'below'} the origin, so ${sign('c', c > 0)}. Together: ${both(m < 0, c > 0).html}.`,
        why: 'At $x = 0$ the equation says $y = c$.',
      },
    ],
    check: `With the numbers that can be read off, $k = ${-m}$ and $c = ${c}$, the equation is true for the point $(1, ${m + c})$ of the line.`,
    figure: lineFigure({ m, c }, true),
    faster: `The line can be read off exactly: it is $y = ${linear(m, c)}$. Beside $y = -kx + c$ this gives $k = ${-m}$ and $c = ${c}$, and their signs are seen at once.`,
  }),
  // With numbers that fit the graph: c at x = 0, and k from the step to x = 1.
  check: ({ up, above }) => {
    const [at0, at1] = [above ? 3 : -3, (above ? 3 : -3) + (up ? 2 : -2)]
    return both(at0 - at1 > 0, at0 > 0)
  },
})

function lineFigure({ m, c }: Signs, found = false): string {
  const alt = `Line that ${m > 0 ? 'rises' : 'falls'} and goes through (0, ${c}) and (1, ${m + c}).`.replace(/-/g, '−')
  return plane({ alt, x: [-6, 6], y: [-8, 8], xStep: 1, yStep: 2 }, [
    straight(m, c),
    ...(found ? [dot(0, c, { label: `(0, ${c})`.replace('-', '−'), at: m > 0 ? 'se' : 'ne' })] : []),
  ])
}

export const templates: readonly Template[] = [graph, must]
