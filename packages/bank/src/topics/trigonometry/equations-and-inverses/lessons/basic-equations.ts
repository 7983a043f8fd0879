import { drawing, g, lesson, num, text, xy } from '#kit'
import { at } from '../../common.ts'

/** Whole degrees of a full turn that make it true. */
const turn = (holds: (x: number) => boolean): number[] => Array.from({ length: 360 }, (_, x) => x).filter(holds)
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9
const both = (list: readonly number[]) => text(list.map((x) => `$${x}^\\circ$`).join(' and '))

export const basicEquations = lesson({
  idea: '<p>On the unit circle, $\\sin x$ is the height of a point, and $\\cos x$ is how far it lies to the right. The equation $\\sin x = \\frac{1}{2}$ asks: at which angles is the height $\\frac{1}{2}$? The dashed line shows it: at <em>two</em> points, $30^\\circ$ and $150^\\circ$.</p><p>So an equation with sine or cosine usually has two solutions in every full turn. A calculator shows only one of them. The other is found by symmetry.</p>',
  figure: drawing(
    {
      alt: 'The unit circle with a dashed horizontal line at the height one half, which meets the circle in two points',
      at: {
        o: [0, 0],
        x: [1.3, 0],
        w: [-1.3, 0],
        n: [0, 1.3],
        s: [0, -1.3],
        p: xy.polar([0, 0], 1, 30),
        q: xy.polar([0, 0], 1, 150),
        h: [-1.25, 0.5],
        k: [1.25, 0.5],
      },
      height: 280,
    },
    [
      g.line('wx', { thin: true }),
      g.line('sn', { thin: true }),
      g.circle('o', 1),
      g.seg('hk', '', { dash: true }),
      g.seg('op', '', { accent: true }),
      g.seg('oq', '', { accent: true }),
      g.dots('pq'),
      g.tag('p', '30°', { as: 'The right point', towards: 60 }),
      g.tag('q', '150°', { as: 'The left point', towards: 120 }),
    ],
  ),
  words: [
    {
      word: 'full turn',
      meaning: 'All angles from $0^\\circ$ up to, but not including, $360^\\circ$; in radians up to $2\\pi$.',
    },
    { word: 'reference angle', meaning: 'The acute angle between the terminal side and the $x$-axis.' },
    { word: 'to isolate', meaning: 'To bring $\\sin x$ or $\\cos x$ alone to one side.' },
  ],
  rule: '<ol><li>Isolate the function: $\\sin x = \\ldots$ or $\\cos x = \\ldots$</li><li>Find the reference angle $\\alpha$ of the value without its sign.</li><li>Choose the two quadrants with the right sign: I has $\\alpha$, II has $180^\\circ - \\alpha$, III has $180^\\circ + \\alpha$, IV has $360^\\circ - \\alpha$.</li></ol><p>For $\\sin(bx)$, solve for $bx$ first and divide by $b$ at the end.</p>',
  use: '<p>An equation contains one sine, cosine or tangent, and the angle is unknown.</p>',
  avoid:
    '<p>If sine and cosine both occur, first use an identity. If a sine or cosine would be above 1 or below $-1$, there is no solution.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Rafi says: “$\\sin 140^\\circ = \\sin 40^\\circ$.” Mei says: “$\\cos 140^\\circ = \\cos 40^\\circ$.” Who is right?',
      covers: ['trigonometry/equation-claims'],
      steps: [
        {
          do: '$140^\\circ = 180^\\circ - 40^\\circ$: the two points are mirror images in the $y$-axis.',
          why: 'Both have the reference angle $40^\\circ$. One is in quadrant I, the other in II.',
        },
        {
          do: 'Mirrored in the $y$-axis, the height stays: $\\sin 140^\\circ = \\sin 40^\\circ$. Rafi is right.',
          why: 'Sine is the height.',
        },
        {
          do: 'But right becomes left: $\\cos 140^\\circ = -\\cos 40^\\circ$. So only Rafi is right.',
          why: 'For the cosine the partner of $40^\\circ$ is $320^\\circ$. Check each claim by itself.',
        },
      ],
      answer: text('only Rafi is right'),
      check: () =>
        text(
          near(at('sin', 140), at('sin', 40)) && !near(at('cos', 140), at('cos', 40))
            ? 'only Rafi is right'
            : 'another answer',
        ),
    },
    {
      level: 'Next',
      asks: 'What are the solutions of $2\\cos x + \\sqrt{3} = 0$ for $0^\\circ \\le x \\lt 360^\\circ$?',
      covers: ['trigonometry/solve-on-a-full-turn', 'trigonometry/sine-as-a-multiple-of-cosine'],
      steps: [
        {
          do: 'Subtract $\\sqrt{3}$ and divide by 2: $\\cos x = -\\frac{\\sqrt{3}}{2}$.',
          why: 'Treat $\\cos x$ like a single unknown. Keep the minus sign.',
        },
        {
          do: 'Without the sign: $\\cos 30^\\circ = \\frac{\\sqrt{3}}{2}$. The reference angle is $30^\\circ$.',
          why: '$60^\\circ$ belongs to $\\frac{1}{2}$.',
        },
        {
          do: 'The cosine is negative on the left: quadrants II and III.',
          why: 'Cosine is left and right. Quadrants III and IV would be right for a negative sine.',
        },
        {
          do: '$180^\\circ - 30^\\circ = 150^\\circ$ and $180^\\circ + 30^\\circ = 210^\\circ$. The solutions are $150^\\circ$ and $210^\\circ$.',
          why: 'Two points with the same $x$-coordinate, one above and one below the axis.',
        },
        {
          do: 'Asked another way: $\\sin x = -\\sqrt{3}\\cos x$. Divide: $\\tan x = -\\sqrt{3}$, so $120^\\circ$ and $300^\\circ$.',
          why: 'The tangent repeats after 180°.',
        },
      ],
      answer: both([150, 210]),
      check: () => both(turn((x) => near(2 * at('cos', x) + Math.sqrt(3), 0))),
    },
    {
      level: 'Exam level',
      asks: 'What is the smallest positive solution of $2\\sin(3x) + \\sqrt{3} = 0$, in degrees?',
      covers: ['trigonometry/least-solution', 'trigonometry/time-above-a-level'],
      steps: [
        { do: 'Isolate: $\\sin(3x) = -\\frac{\\sqrt{3}}{2}$.', why: 'For the moment $3x$ is one angle.' },
        {
          do: 'The reference angle is $60^\\circ$, and the sine is negative in quadrants III and IV.',
          why: 'The first such angle counterclockwise lies in III.',
        },
        { do: 'Smallest angle: $3x = 180^\\circ + 60^\\circ = 240^\\circ$.', why: 'This is $3x$, not $x$.' },
        {
          do: 'Divide by 3: $x = 80^\\circ$. The answer is 80.',
          why: 'Multiplying by 3 would go the wrong way. Test: $\\sin(3 \\cdot 80^\\circ) = \\sin 240^\\circ$.',
        },
        {
          do: 'Above a level: $\\sin(3x) \\gt -\\frac{\\sqrt{3}}{2}$ fails from $80^\\circ$ to $100^\\circ$, so it holds in $120^\\circ - 20^\\circ = 100^\\circ$ of each period.',
          why: 'Find both crossings, and look at the graph between them.',
        },
      ],
      answer: num(80),
      check: () => num(turn((x) => x > 0 && near(2 * at('sin', 3 * x) + Math.sqrt(3), 0))[0] ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'How many solutions does $\\cos(4x) = \\frac{2}{5}$ have for $0 \\le x \\lt 2\\pi$?',
      covers: ['trigonometry/count-solutions'],
      steps: [
        {
          do: 'When $x$ makes one turn, $4x$ runs from 0 to $8\\pi$: four turns.',
          why: 'The 4 makes the angle go four times as fast.',
        },
        {
          do: 'In each turn $\\cos u = \\frac{2}{5}$ has 2 solutions.',
          why: '$\\frac{2}{5}$ lies between $-1$ and 1 and is neither of them, so the line meets the circle twice.',
        },
        {
          do: 'Together: $4 \\cdot 2 = 8$ solutions.',
          why: 'Values are not needed to count. A calculator would show one of the 8.',
        },
      ],
      answer: num(8),
      // How often the graph crosses the height 2/5 in one turn.
      check: () => {
        const high = Array.from({ length: 721 }, (_, i) => Math.cos((4 * i * Math.PI) / 360) > 0.4)
        return num(high.filter((h, i) => i > 0 && h !== high[i - 1]).length)
      },
    },
  ],
  tryIt: {
    asks: 'What are the solutions of $2\\sin x + 1 = 0$ for $0^\\circ \\le x \\lt 360^\\circ$?',
    steps: [
      {
        ask: 'Isolate the function. What is $\\sin x$?',
        answer: { choose: ['$-\\frac{1}{2}$', '$\\frac{1}{2}$', '$-2$'] },
        slips: [
          {
            choice: 1,
            says: 'The 1 changes its sign when it goes to the other side.',
            misconception: 'trig-isolates-the-function-wrongly',
          },
          {
            choice: 2,
            says: 'Divide $-1$ by 2. A sine is never below $-1$.',
            misconception: 'trig-isolates-the-function-wrongly',
          },
        ],
        done: '$2\\sin x = -1$, so $\\sin x = -\\frac{1}{2}$',
      },
      {
        ask: 'What is the reference angle, in degrees?',
        answer: { typed: num(30) },
        slips: [
          {
            typed: num(60),
            says: 'That angle has the sine $\\frac{\\sqrt{3}}{2}$. Which one has $\\frac{1}{2}$?',
            misconception: 'trig-takes-the-wrong-reference-angle',
          },
        ],
        done: '$\\sin 30^\\circ = \\frac{1}{2}$',
      },
      {
        ask: 'Which are the solutions?',
        like: 3,
        answer: {
          choose: ['$210^\\circ$ and $330^\\circ$', '$150^\\circ$ and $210^\\circ$', '$30^\\circ$ and $150^\\circ$'],
        },
        slips: [
          {
            choice: 1,
            says: 'At $150^\\circ$ the height is positive. A negative sine lies below the $x$-axis.',
            misconception: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
          },
          {
            choice: 2,
            says: 'These have a positive sine. Look below the $x$-axis.',
            misconception: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
          },
        ],
        done: 'Quadrants III and IV: $210^\\circ$ and $330^\\circ$',
      },
    ],
    answer: both([210, 330]),
    check: () => both(turn((x) => near(2 * at('sin', x) + 1, 0))),
  },
  trap: '<p>Stopping at the answer of the calculator. For $\\sin x = -\\frac{\\sqrt{2}}{2}$ it shows $-45^\\circ$, outside the interval. The solutions are $315^\\circ$ and $225^\\circ$.</p>',
  check:
    '<p>Put each solution back. And look at the circle: two points at the same height for sine, one above the other for cosine.</p>',
  mends: {
    'trig-equation-accepts-a-false-claim': [0, 2],
    'trig-equation-rejects-a-true-claim': [0, 1],
    'trig-equation-judges-one-claim-only': [0, 2],
    'trig-isolates-the-function-wrongly': [1, 0],
    'trig-takes-the-wrong-reference-angle': [1, 1],
    'trig-takes-the-second-solution-from-the-wrong-quadrant': [1, 2],
    'trig-forgets-the-extra-turns-of-a-multiple-angle': [2, 3],
    'trig-finds-one-solution-only': [3, 1],
  },
})
