import { asWritten, lesson, plane, point, segment, text } from '#kit'

type Point = readonly [x: number, y: number]
type Move = Readonly<{ h: number; k: number; over: boolean }>

const SHAPE: readonly Point[] = [
  [-2, 0],
  [-1, 3],
  [1, 1],
]

const image = ({ h, k, over }: Move): readonly Point[] => SHAPE.map(([x, y]) => [x + h, (over ? -y : y) + k])

const broken = (points: readonly Point[], dash: boolean) =>
  points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] as Point
    return segment(px, py, x, y, { dash, plain: dash })
  })

const spoken = (points: readonly Point[]): string =>
  points.map(([x, y]) => `(${x}, ${y})`.replaceAll('-', '−')).join(', ')

const graphs = (move: Move): string =>
  plane(
    {
      alt: `Two broken lines. The dashed one joins ${spoken(SHAPE)}. The solid one joins ${spoken(image(move))}.`,
      x: [-6, 6],
      y: [-5, 5],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
      height: 270,
    },
    [...broken(SHAPE, true), ...broken(image(move), false)],
  )

const SHOWN: readonly Point[] = [
  [1, -1],
  [2, -4],
  [4, -2],
]

/** The move that takes the dashed graph to the points shown, found by trying all of them. */
function found(shown: readonly Point[]): string {
  const steps = Array.from({ length: 11 }, (_, i) => i - 5)
  const all = [true, false].flatMap((over) => steps.flatMap((h) => steps.map((k) => ({ h, k, over }))))
  const hit = all.find((m) => String(image(m)) === String(shown))
  if (!hit) throw new Error('no move fits')
  const sign = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`)
  return `y = ${hit.over ? '-' : ''}f(x ${sign(-hit.h)}) ${sign(hit.k)}`
}

export const transformationsGraphsAndStories = lesson({
  idea: '<p>A transformation can come as a rule, two graphs, or a story. Follow one point that is easy to find again, such as a peak or an end.</p><p>In the figure, the dashed graph shows $f(t)$, the people in a café $t$ hours after it opens, in tens. The solid graph shows $f(t - 2)$. The peak, as high as before, comes at $t = 4$ instead of $t = 2$: everything happens 2 hours later.</p>',
  figure: plane(
    {
      alt: 'A dashed broken line joins (0, 1), (2, 4), (4, 2), (6, 2). A solid one of the same shape joins (2, 1), (4, 4), (6, 2), (8, 2): it lies 2 units farther to the right.',
      x: [0, 9],
      y: [0, 5],
      xStep: 1,
      yStep: 1,
      xLabel: 't',
      height: 210,
    },
    [0, 2].flatMap((h) =>
      broken(
        [
          [h, 1],
          [h + 2, 4],
          [h + 4, 2],
          [h + 6, 2],
        ],
        h === 0,
      ),
    ),
  ),
  words: [
    { word: 'reflection across the x-axis', meaning: 'Every height changes its sign: the graph is upside down.' },
    { word: 'vertical stretch', meaning: 'Every height is multiplied by the same number.' },
    { word: 'horizontal shift', meaning: 'A move left or right; with time, earlier or later.' },
  ],
  rule: '<ol><li>Upside down? Then a minus stands before $f$.</li><li>Follow one point. Right by $h$ is $x - h$ inside; up by $k$ is $+ k$ outside.</li><li>In a story, inside means the time, outside the amount.</li></ol><p>From a point $(p, q)$ of $f$ to one of $y = a \\cdot f(x - h) + k$: $(p + h, aq + k)$.</p>',
  use: '<p>Two graphs are shown, a point of $f$ is given, a vertex is moved, or a story compares $g$ with $f$.</p>',
  avoid: '<p>If a value such as $g(3)$ is asked for, move no points: put 3 into the rule of $g$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'On weekdays, $f(t)$ people ride a bus line $t$ hours after 6 a.m. On Saturdays the number is $g(t) = f(t - 2)$. Compared with $f$, what does $g$ say?',
      covers: ['algebra-1/transformation-in-context', 'algebra-1/transformation-effect'],
      steps: [
        {
          do: 'The 2 stands inside, with the time. So the time changes.',
          why: 'Inside is the input, outside the output.',
        },
        {
          do: 'Test one time: $g(6) = f(6 - 2) = f(4)$. Saturday at time 6 is like a weekday at time 4.',
          why: 'A minus inside means later: the graph moves right.',
        },
        { do: 'Everything happens 2 hours later.', why: 'The same is true of every time.' },
        {
          do: 'The other kinds: $f(t + 2)$ is 2 hours earlier, a move left. $f(t) + 2$ is 2 people more at every time, a move up. $2f(t)$ is twice as many, a vertical stretch.',
          why: 'A number that is added moves the graph. A factor stretches it.',
        },
      ],
      answer: text('Everything happens 2 hours later'),
      check: () => {
        const f = (t: number) => (t === 5 ? 1 : 0)
        const peak = Array.from({ length: 20 }, (_, t) => t).find((t) => f(t - 2) === 1) ?? 0
        return text(`Everything happens ${Math.abs(peak - 5)} hours ${peak > 5 ? 'later' : 'earlier'}`)
      },
    },
    {
      level: 'Next',
      asks: `<p>The dashed graph shows $y = f(x)$. The solid graph shows a transformation of it.</p>${graphs({ h: 3, k: -1, over: true })}<p>Which equation does the solid graph have?</p>`,
      covers: ['algebra-1/transformation-from-graph'],
      steps: [
        {
          do: 'The dashed graph first rises, the solid one falls. It is upside down: a minus stands before $f$.',
          why: 'A reflection changes the sign of every height.',
        },
        {
          do: 'Follow the left end. It goes from $(-2, 0)$ to $(1, -1)$: 3 right and 1 down.',
          why: 'A minus does not change its height 0, so only the move is left.',
        },
        {
          do: 'Right by 3 is $x - 3$ inside, down by 1 is $- 1$ outside: $y = -f(x - 3) - 1$.',
          why: 'The sign inside is turned around, the sign outside is not.',
        },
      ],
      answer: asWritten('y = -f(x - 3) - 1'),
      check: () => asWritten(found(SHOWN)),
    },
    {
      level: 'Exam level',
      asks: 'The graph of $y = |x - 3| + 1$ is moved 5 units left and 4 units down. Where is its vertex now, and what is its equation?',
      covers: ['algebra-1/transformation-vertex-moved', 'algebra-1/transformation-write'],
      steps: [
        {
          do: 'The inside $x - 3$ is zero for $x = 3$. So the old vertex is $(3, 1)$.',
          why: 'The graph does not start at $(0, 0)$.',
        },
        {
          do: 'Move this point: $3 - 5 = -2$ and $1 - 4 = -3$. The new vertex is $(-2, -3)$.',
          why: 'For a point, left and down subtract.',
        },
        {
          do: 'The inside must be zero at $-2$, and the height there is $-3$: $y = |x + 2| - 3$.',
          why: 'Inside turned around, outside as it stands.',
        },
        {
          do: 'With a reflection first, $y = |x|$ moved the same way is $y = -|x + 5| - 4$.',
          why: 'The minus stands before the function only.',
        },
      ],
      answer: asWritten('y = |x + 2| - 3'),
      check: () => {
        const g = (x: number) => Math.abs(x + 5 - 3) + 1 - 4
        const xs = Array.from({ length: 21 }, (_, i) => i - 10)
        const low = Math.min(...xs.map(g))
        return asWritten(`y = |x + ${-(xs.find((x) => g(x) === low) ?? 0)}| - ${-low}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'The point $(4, -2)$ lies on the graph of $y = f(x)$. Which point must lie on the graph of $y = -3f(x + 1) + 5$?',
      covers: ['algebra-1/transformation-point'],
      steps: [
        {
          do: 'The inside must be 4: $x + 1 = 4$, so $x = 3$.',
          why: 'Only $f(4)$ is known.',
        },
        {
          do: 'The new height: $-3 \\cdot (-2) + 5 = 6 + 5 = 11$.',
          why: 'The factor belongs to $f$ alone, not to $x$; 5 is added last.',
        },
        { do: 'The point is $(3, 11)$.', why: 'Test: for $x = 3$ the inside is $3 + 1 = 4$.' },
      ],
      answer: point(3, 11),
      check: () => {
        const x = Array.from({ length: 21 }, (_, i) => i - 10).find((t) => t + 1 === 4) ?? 0
        return point(x, 5 - 3 * -2)
      },
    },
  ],
  tryIt: {
    asks: `<p>The dashed graph shows $y = f(x)$. The solid graph shows a transformation of it.</p>${graphs({ h: -3, k: 2, over: true })}<p>Which equation does the solid graph have?</p>`,
    steps: [
      {
        ask: 'Does a minus stand before $f$?',
        answer: {
          choose: ['Yes: where one graph rises, the other one falls', 'No: the graph only went to another place'],
        },
        slips: [
          {
            choice: 1,
            says: 'Follow both graphs from their left end: does the solid one rise first, too?',
            misconception: 'a1-tr-misses-the-turn',
          },
        ],
        done: 'The solid graph is upside down: $y = -f(\\ldots)$.',
      },
      {
        ask: 'The left end was at $(-2, 0)$. How did it move?',
        answer: { choose: ['3 left and 2 up', '3 right and 2 up', '5 left and 2 up'] },
        slips: [
          {
            choice: 1,
            says: 'It is now at $x = -5$. Is that left or right of $-2$?',
            misconception: 'a1-tr-moves-the-point-the-wrong-way',
          },
          {
            choice: 2,
            says: '$-5$ is where it is now. Count from where it was, $-2$.',
            misconception: 'a1-tr-forgets-the-start',
          },
        ],
        done: 'From $(-2, 0)$ to $(-5, 2)$: 3 left and 2 up.',
      },
      {
        ask: 'Which equation does the solid graph have?',
        answer: { choose: ['$y = -f(x + 3) + 2$', '$y = -f(x - 3) + 2$', '$y = -f(x + 3) - 2$'] },
        slips: [
          {
            choice: 1,
            says: 'Inside, the sign is turned around: $x - 3$ would move the graph right.',
            misconception: 'a1-tr-moves-with-the-sign-inside',
          },
          {
            choice: 2,
            says: 'Outside, the sign stays as it is: $- 2$ would move the graph down.',
            misconception: 'a1-tr-turns-the-sign-outside',
          },
        ],
        done: '$y = -f(x + 3) + 2$',
      },
    ],
    answer: asWritten('y = -f(x + 3) + 2'),
    check: () =>
      asWritten(
        found([
          [-5, 2],
          [-4, -1],
          [-2, 1],
        ]),
      ),
  },
  trap: '<p>Mixing up point and rule. A point moved 3 left gets $x - 3$; the rule gets $x + 3$ inside.</p>',
  check: '<p>Follow a second point with a height other than 0: it must land on the new graph. </p>',
  mends: {
    'a1-tr-misses-the-turn': [1, 0],
    'a1-tr-forgets-the-reflection': [2, 3],
    'a1-tr-moves-with-the-sign-inside': [1, 2],
    'a1-tr-turns-the-sign-outside': [1, 2],
    'a1-tr-has-both-directions-wrong': [1, 2],
    'a1-tr-exchanges-inside-and-outside': [1, 2],
    'a1-tr-forgets-the-start': [2, 0],
    'a1-tr-moves-the-point-the-wrong-way': [2, 1],
    'a1-tr-forgets-the-factor': [3, 1],
    'a1-tr-multiplies-after-adding': [3, 1],
    'a1-tr-multiplies-the-input-too': [3, 1],
    'a1-tr-reads-an-amount-added': [0, 0],
    'a1-tr-reads-a-delay': [0, 1],
    'a1-tr-reads-an-earlier-time': [0, 1],
    'a1-tr-reads-a-multiple': [0, 3],
    'a1-tr-takes-inside-for-outside': [0, 0],
    'a1-tr-takes-outside-for-inside': [0, 3],
    'a1-tr-takes-a-factor-for-a-move': [0, 3],
    'a1-tr-takes-a-move-for-a-factor': [0, 3],
    'a1-tr-moves-a-factor-sideways': [0, 3],
  },
})
