import { between, dot, lesson, note, num, plane, segment, text } from '#kit'

/** The least and the greatest output of f on inputs from a to b, by trying many. */
const reach = (f: (x: number) => number, a: number, b: number): [number, number] => {
  const values = Array.from({ length: 1001 }, (_, i) => f(a + ((b - a) * i) / 1000))
  return [Math.round(Math.min(...values)), Math.round(Math.max(...values))]
}

export const domainAndRange = lesson({
  idea: '<p>A function takes inputs and gives outputs. All inputs together are its domain, all outputs together are its range.</p><p>On a graph the inputs lie along the $x$-axis and the outputs along the $y$-axis. Think of light from above: the shadow of the graph on the $x$-axis is the domain. Light from the side throws a shadow on the $y$-axis: this is the range. A filled end point belongs to the graph, an open one does not.</p>',
  figure: plane(
    {
      alt: 'A segment from the filled point (1, 2) to the open point (5, 4). Its shadow on the x-axis from 1 to 5 is marked domain, its shadow on the y-axis from 2 to 4 is marked range.',
      x: [-2, 6],
      y: [-1, 6],
      xStep: 1,
      yStep: 1,
      height: 290,
    },
    [
      segment(1, 2, 1, 0, { dash: true, plain: true }),
      segment(5, 4, 5, 0, { dash: true, plain: true }),
      segment(1, 2, 0, 2, { dash: true, plain: true }),
      segment(5, 4, 0, 4, { dash: true, plain: true }),
      segment(1, 0, 5, 0),
      segment(0, 2, 0, 4),
      segment(1, 2, 5, 4),
      dot(1, 2),
      dot(5, 4, { open: true }),
      note(3, 0.25, 'domain'),
      note(-1.2, 2.9, 'range'),
    ],
  ),
  words: [
    { word: 'domain', meaning: 'The set of all inputs, the $x$-values.' },
    { word: 'range', meaning: 'The set of all outputs, the $y$-values, each listed once.' },
    { word: 'function', meaning: 'A rule or set of points that gives each input exactly one output.' },
    { word: 'open point', meaning: 'A small circle that is not filled: this end does not belong to the graph.' },
  ],
  rule: '<ul><li>Points: collect the first coordinates for the domain, the second ones for the range.</li><li>Graph: read the domain from left to right and the range from bottom to top. Filled point: $\\le$. Open point: $\\lt$.</li><li>Function: no input may have two different outputs.</li></ul>',
  use: '<p>You are asked which inputs are possible or which outputs come out, for points, graphs, rules or stories.</p>',
  avoid:
    '<p>For a rule on an interval the ends alone are not enough if the graph turns in between: $x^2$ for $-1 \\le x \\le 2$ has the range from 0 to 4, not from 1 to 4.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The domain of $f(x) = (x - 1)^2 + 2$ is $\\{-1, 0, 1, 2\\}$. What is its range, and how many different numbers are in it? Is this a function?',
      covers: ['algebra-1/domain-range-points', 'algebra-1/range-count', 'algebra-1/is-it-a-function'],
      steps: [
        {
          do: 'Put each input in. The points are $(-1, 6), (0, 3), (1, 2), (2, 3)$.',
          why: 'For example, $f(-1) = (-2)^2 + 2 = 6$.',
        },
        {
          do: 'Collect the second coordinates, each once: the range is $\\{2, 3, 6\\}$. It has 3 numbers.',
          why: 'The output 3 comes twice but is listed once. The first coordinates belong to the domain, not here.',
        },
        {
          do: 'No input comes twice, so it is a function.',
          why: 'Two inputs may share an output. But $(2, 3)$ and $(2, 8)$ together would give the input 2 two outputs: that is no function.',
        },
      ],
      answer: num(3),
      check: () => num(new Set([-1, 0, 1, 2].map((x) => (x - 1) ** 2 + 2)).size),
    },
    {
      level: 'Next',
      asks: `<p>The graph of a function $f$ is shown.</p>${plane({ alt: 'A straight segment from the filled point (−2, 4) to the open point (3, −1).', x: [-4, 5], y: [-3, 5], height: 280 }, [segment(-2, 4, 3, -1), dot(-2, 4), dot(3, -1, { open: true })])}<p>What is the range of $f$?</p>`,
      covers: ['algebra-1/domain-range-segment'],
      steps: [
        {
          do: 'The range is read on the $y$-axis, from bottom to top. The lowest point has $y = -1$, the highest has $y = 4$.',
          why: 'On the $x$-axis you would read the domain, from $-2$ to 3.',
        },
        {
          do: 'The lowest end is open, so $-1$ is not included: $-1 \\lt y$.',
          why: 'Open means that the graph comes as near as you like but never gets there.',
        },
        {
          do: 'The highest end is filled, so 4 is included: $y \\le 4$. The range is $-1 \\lt y \\le 4$.',
          why: 'The domain would be $-2 \\le x \\lt 3$: there the filled end is on the left.',
        },
      ],
      answer: between(-1, '<', 'y', '<=', 4),
      // The segment lies on the line y = 2 − x.
      check: () => between(2 - 3, '<', 'y', '<=', 2 - -2),
    },
    {
      level: 'Exam level',
      asks: 'A candle is $V(t) = 48 - 6t$ millimeters high after $t$ minutes, until it has burned down. What is the range of $V$ in this situation? What is the domain?',
      covers: ['algebra-1/domain-range-context'],
      steps: [
        {
          do: 'The start: at $t = 0$ the height is $V(0) = 48$. This is the largest output.',
          why: 'The candle only gets shorter.',
        },
        {
          do: 'The end: the height is 0 when $48 - 6t = 0$, so $t = 48 \\div 6 = 8$.',
          why: 'A height cannot be negative, so the story stops there.',
        },
        {
          do: 'Outputs are heights, from 0 to 48: the range is $0 \\le V(t) \\le 48$.',
          why: 'The rate 6 is no bound. It says how fast the height falls.',
        },
        {
          do: 'Inputs are minutes, from 0 to 8: the domain is $0 \\le t \\le 8$.',
          why: 'Ask each time: inputs or outputs?',
        },
      ],
      answer: between(0, '<=', 'V(t)', '<=', 48),
      check: () => {
        const [lo, hi] = reach((t) => 48 - 6 * t, 0, 8)
        return between(lo, '<=', 'V(t)', '<=', hi)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Dana and Hugo look for the range of $f(x) = -3x + 4$ when the domain is $-1 \\le x \\le 2$. Dana writes $7 \\ge y \\ge -2$. Hugo writes $-2 \\lt y \\lt 7$. Whose range is correct?</p>',
      covers: ['algebra-1/range-who-is-right'],
      steps: [
        {
          do: 'Find the outputs at both ends: $f(-1) = 3 + 4 = 7$ and $f(2) = -6 + 4 = -2$.',
          why: 'The graph is a line, so all other outputs lie between these two. It falls: the smaller input has the larger output.',
        },
        {
          do: 'Both ends are included, because the domain has $\\le$. The range is $-2 \\le y \\le 7$.',
          why: 'The domain itself, $-1$ to 2, is not the range.',
        },
        {
          do: 'Dana’s form, read from right to left, is the same. Hugo leaves both ends out. Only Dana’s range is correct.',
          why: 'An answer that looks different can be right. Judge each one by itself.',
        },
      ],
      answer: text('Only Dana’s range is correct'),
      check: () => {
        const [lo, hi] = reach((x) => -3 * x + 4, -1, 2)
        return text(lo === -2 && hi === 7 ? 'Only Dana’s range is correct' : 'Neither range is correct')
      },
    },
  ],
  tryIt: {
    asks: `<p>The graph of a function $f$ is shown.</p>${plane({ alt: 'A straight segment from the open point (−3, −2) to the filled point (1, 2).', x: [-5, 4], y: [-4, 4], height: 280 }, [segment(-3, -2, 1, 2), dot(-3, -2, { open: true }), dot(1, 2)])}<p>What is the range of $f$?</p>`,
    steps: [
      {
        ask: 'Where is the range read?',
        answer: { choose: ['On the $y$-axis, from bottom to top', 'On the $x$-axis, from left to right'] },
        slips: [
          { choice: 1, says: 'Those are the inputs: the domain.', misconception: 'a1-fn-swaps-domain-and-range' },
        ],
        done: 'On the $y$-axis: the lowest end has $y = -2$, the highest $y = 2$.',
      },
      {
        ask: 'Does the output $-2$ belong to the range?',
        answer: { choose: ['No, its point is open', 'Yes, its point is open', 'Yes, it is an end of the graph'] },
        slips: [
          {
            choice: 1,
            says: 'An open point does not belong to the graph.',
            misconception: 'a1-fn-mixes-open-and-closed-ends',
          },
          { choice: 2, says: 'Look whether the circle is filled.' },
        ],
        done: 'The lowest end is open, so $-2$ is left out.',
      },
      {
        ask: 'What is the range of $f$?',
        answer: { choose: ['$-2 \\lt y \\le 2$', '$-2 \\le y \\lt 2$', '$-3 \\lt y \\le 1$'] },
        slips: [
          {
            choice: 1,
            says: 'You exchanged the open and the filled end.',
            misconception: 'a1-fn-mixes-open-and-closed-ends',
          },
          {
            choice: 2,
            says: 'These are the inputs of the ends. They belong to the domain.',
            misconception: 'a1-fn-swaps-domain-and-range',
          },
        ],
        done: 'Open below, filled above: $-2 \\lt y \\le 2$.',
      },
    ],
    answer: between(-2, '<', 'y', '<=', 2),
    // The segment lies on the line y = x + 1.
    check: () => between(-3 + 1, '<', 'y', '<=', 1 + 1),
  },
  trap: '<p>Thinking that an output may not come twice. $(1, 4)$ and $(3, 4)$ fit together well. What a function may not do is give one input two outputs.</p>',
  check:
    '<p>Take one number of your domain and see whether the graph has a point above or below it. Then test both ends: filled or open?</p>',
  mends: {
    'a1-fn-drops-the-repeated-value': [0, 1],
    'a1-fn-counts-inputs-as-outputs': [0, 1],
    'a1-fn-mixes-inputs-and-outputs': [0, 1],
    'a1-fn-reads-domain-from-first-and-last': [0, 1],
    'a1-fn-takes-all-numbers-between': [0, 1],
    'a1-fn-forbids-repeated-outputs': [0, 2],
    'a1-fn-does-not-compare-the-inputs': [0, 2],
    'a1-fn-allows-two-outputs': [0, 2],
    'a1-fn-swaps-domain-and-range': [1, 0],
    'a1-fn-mixes-open-and-closed-ends': [1, 1],
    'a1-fn-swaps-both-axis-and-ends': [1, 2],
    'a1-fn-takes-the-rate-as-a-bound': [2, 2],
    'a1-fn-takes-smaller-number-as-bound': [2, 2],
    'a1-fn-accepts-a-wrong-answer': [3, 1],
    'a1-fn-rejects-a-right-answer': [3, 2],
    'a1-fn-guesses-about-one-answer': [3, 2],
    'a1-fn-starts-at-the-rate': [2, 2],
  },
})
