import { curve, dollars, dot, lesson, num, plane, straight, text, vertical } from '#kit'

const f = (x: number): number => (2 * (x - 1)) / (x - 4)

export const rationalGraphs = lesson({
  idea: '<p>A fraction has trouble where its denominator is 0. Two things can happen there. If the numerator is not 0, the values run off to infinity: a vertical asymptote. If the same factor stands above as well, it cancels, and only a single point is missing: a hole.</p><p>Far out to the left and right the leading terms decide. In the figure, $\\frac{2(x - 1)(x + 3)}{(x - 4)(x + 3)}$ is there almost $\\frac{2x^2}{x^2} = 2$, so the curve comes close to the line $y = 2$.</p>',
  figure: plane(
    {
      alt: 'Two branches of a curve with a dashed vertical line at x = 4 and a dashed horizontal line at y = 2. On the left branch, at x = −3, an open point is marked as a hole.',
      x: [-8, 12],
      y: [-8, 10],
      xStep: 1,
      xEvery: 2,
      yStep: 2,
      height: 280,
    },
    [
      vertical(4, { dash: true, plain: true }),
      straight(0, 2, { dash: true, plain: true }),
      curve(f, { from: -8, to: 3.9 }),
      curve(f, { from: 4.1, to: 12 }),
      dot(-3, f(-3), { open: true, label: 'hole', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'asymptote', meaning: 'A line that the graph comes closer and closer to.' },
    { word: 'vertical asymptote', meaning: 'A line $x = c$ where the values run off to infinity.' },
    { word: 'horizontal asymptote', meaning: 'A line $y = k$ that the graph approaches far out.' },
    { word: 'hole', meaning: 'A single point that is missing from the graph.' },
  ],
  rule: '<ul><li>Factor. A factor that cancels: hole. A factor that stays below: vertical asymptote.</li><li>Far out, compare degrees. Greater below: $y = 0$. Equal: quotient of the leading coefficients. Greater above: none; if by one, the graph follows a slanted line, the quotient of the division.</li><li>$y = \\frac{a}{x - h} + k$ has the asymptotes $x = h$ and $y = k$.</li></ul>',
  use: '<p>The graph of a fraction is asked about, or the value that an average comes close to in the long run.</p>',
  avoid:
    '<p>A zero of the numerator alone is no asymptote: there the graph meets the $x$-axis. It meets the $y$-axis at $f(0)$. Factor before you look for holes.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Where does the graph of $f(x) = \\frac{x^2 - x - 6}{x^2 - 5x + 6}$ have vertical asymptotes and holes?',
      covers: ['algebra-2/asymptote-or-hole', 'algebra-2/coordinates-of-a-hole'],
      steps: [
        { do: 'Factor: $\\frac{(x - 3)(x + 2)}{(x - 3)(x - 2)}$.', why: 'Only products show what cancels.' },
        {
          do: '$x - 3$ cancels, so there is a hole at $x = 3$. $x - 2$ stays below.',
          why: 'Read the sign: $x - 3$ is 0 at $+3$.',
        },
        {
          do: 'So: Vertical asymptote at $x = 2$; hole at $x = 3$.',
          why: 'Both are zeros of the denominator.',
        },
        {
          do: 'Height of the hole: put 3 into $\\frac{x + 2}{x - 2}$, which gives 5. The hole is the point $(3, 5)$.',
          why: 'It does not lie on the $x$-axis.',
        },
      ],
      answer: text('Vertical asymptote at $x = 2$; hole at $x = 3$'),
      check: () => {
        const g = (x: number) => (x * x - x - 6) / (x * x - 5 * x + 6)
        const wild = [2, 3].filter((x) => Math.abs(g(x + 1e-6)) > 1000)
        return text(wild.join() === '2' ? 'Vertical asymptote at $x = 2$; hole at $x = 3$' : 'no')
      },
    },
    {
      level: 'Next',
      asks: 'Printing $n$ hoodies costs $600 + 12n$ dollars, so the average cost is $A(n) = \\frac{600 + 12n}{n}$ dollars for each hoodie. What amount does it come closer and closer to as more hoodies are printed?',
      covers: ['algebra-2/average-cost-in-the-long-run', 'algebra-2/horizontal-asymptote'],
      steps: [
        {
          do: 'Far out the leading terms decide: $12n$ above, $n$ below. The degrees are equal.',
          why: 'Far out only they count.',
        },
        {
          do: 'The quotient of the leading coefficients is $12 \\div 1 = 12$.',
          why: 'The 600 loses its weight.',
        },
        {
          do: 'See it in the story: $A(n) = \\frac{600}{n} + 12$. The fixed \\$600 is shared by more and more hoodies.',
          why: 'At $n = 1000$ the average is 12.60.',
        },
        {
          do: 'The average cost comes close to \\$12.',
          why: 'Other graphs may cross a horizontal asymptote, but never a vertical one.',
        },
        {
          do: 'Asked another way: $\\frac{600 + 12n}{n^2}$ is almost $\\frac{12}{n}$ far out: $y = 0$. Turned over, it is almost $\\frac{n}{12}$: no horizontal asymptote.',
          why: 'Greater degree below, then above.',
        },
      ],
      answer: dollars(12),
      check: () => dollars(Math.round((600 + 12 * 1e9) / 1e9)),
    },
    {
      level: 'Exam level',
      asks: `<p>Look at this graph and its asymptotes (dashed).</p>${plane(
        {
          alt: 'Two branches of a hyperbola with a dashed vertical line at x = −2 and a dashed horizontal line at y = 3; the right branch lies above the horizontal line and passes through (0, 4).',
          x: [-8, 5],
          y: [-3, 9],
          xStep: 1,
          yStep: 1,
          height: 260,
        },
        [
          vertical(-2, { dash: true, plain: true }),
          straight(0, 3, { dash: true, plain: true }),
          curve((x) => 2 / (x + 2) + 3, { from: -8, to: -2.02 }),
          curve((x) => 2 / (x + 2) + 3, { from: -1.98, to: 5 }),
          dot(0, 4),
        ],
      )}<p>Ines says: “It is $y = \\frac{2}{x + 2} + 3$.” Jamal says: “It is $y = \\frac{2}{x - 2} + 3$.” Who is right?</p>`,
      covers: ['algebra-2/hyperbola-from-graph', 'algebra-2/rational-graph-claims'],
      steps: [
        {
          do: 'The vertical asymptote is $x = -2$. There the denominator is 0, so it is $x + 2$.',
          why: 'The sign turns. Jamal’s denominator is 0 at $+2$.',
        },
        {
          do: 'The horizontal asymptote is $y = 3$, so $+3$ stands at the end.',
          why: 'Far out the fraction goes to 0, and only 3 is left.',
        },
        {
          do: 'The right branch lies above, so the fraction is positive there. At $x = 0$: $\\frac{2}{2} + 3 = 4$, as in the graph. Only Ines is right.',
          why: 'With a minus sign in front, it would be negative there.',
        },
      ],
      answer: text('Only Ines is right'),
      check: () => {
        const at = (h: number, x: number) => 2 / (x - h) + 3
        return text(at(-2, 0) === 4 && at(2, 0) !== 4 ? 'Only Ines is right' : 'no')
      },
    },
    {
      level: 'Exam level',
      asks: 'The graph of $f(x) = \\frac{ax + b}{x + c}$ has the asymptotes $x = -3$ and $y = 2$ and passes through $(1, 5)$. What is the value of $b$?',
      covers: ['algebra-2/function-from-asymptotes'],
      steps: [
        { do: 'Vertical: $x + c = 0$ at $x = -3$, so $c = 3$.', why: 'The denominator is 0 there.' },
        {
          do: 'Horizontal: the degrees are equal, so $a \\div 1 = 2$ and $a = 2$.',
          why: 'Quotient of the leading coefficients.',
        },
        {
          do: 'Put the point in: $\\frac{2 \\cdot 1 + b}{1 + 3} = 5$, so $2 + b = 20$.',
          why: 'Multiply by the denominator 4; do not leave it out.',
        },
        { do: 'So $b = 18$.', why: 'Test: $\\frac{2 + 18}{4} = 5$.' },
      ],
      answer: num(18),
      check: () => num(Array.from({ length: 81 }, (_, i) => i - 40).find((b) => (2 * 1 + b) / (1 + 3) === 5) ?? 99),
    },
  ],
  tryIt: {
    asks: 'Making $n$ posters costs $450 + 8n$ dollars, so the average cost is $A(n) = \\frac{450 + 8n}{n}$ dollars. Which amount does the average cost approach as $n$ grows?',
    steps: [
      {
        ask: 'What is the average cost for 50 posters, in dollars?',
        like: 2,
        answer: { typed: num((450 + 8 * 50) / 50) },
        slips: [
          { typed: num(850), says: 'That is the cost of all posters. Divide by 50.' },
          { typed: num(458), says: 'Every poster costs \\$8, so multiply 8 by 50 first.' },
        ],
        done: '$\\frac{450 + 400}{50} = 17$',
      },
      {
        ask: 'Divide both terms by $n$. Which form do you get?',
        like: 2,
        answer: { choose: ['$\\frac{450}{n} + 8$', '$450 + \\frac{8}{n}$', '$\\frac{458}{n}$'] },
        slips: [
          { choice: 1, says: 'The 450 is divided by $n$, and $8n \\div n = 8$.' },
          { choice: 2, says: '450 and $8n$ are no like terms.' },
        ],
        done: '$A(n) = \\frac{450}{n} + 8$',
      },
      {
        ask: 'Which amount, in dollars, does it approach?',
        like: 3,
        answer: { typed: num(8) },
        slips: [
          {
            typed: num(450),
            says: 'That is the fixed cost. What becomes of $\\frac{450}{n}$ when $n$ is very large?',
            misconception: 'a2-takes-constants-for-the-asymptote',
          },
          {
            typed: num(17),
            says: 'That is the value for 50 posters only. Think of a million posters.',
            misconception: 'a2-stops-at-one-value',
          },
          { typed: num(0), says: 'Only the first part goes to 0.', misconception: 'a2-compares-degrees-wrongly' },
        ],
        done: '$\\frac{450}{n}$ goes to 0, so the average cost approaches \\$8.',
      },
    ],
    answer: num(8),
    check: () => num(Math.round((450 + 8 * 1e9) / 1e9)),
  },
  trap: '<p>Calling every zero of the denominator an asymptote. If the factor cancels, it is a hole. And $x + 3$ belongs to $x = -3$.</p>',
  check:
    '<p>Put in numbers: one very close to a suspected asymptote (are the values huge?), and a very large one (is the value close to your horizontal line?).</p>',
  mends: {
    'a2-takes-factors-with-the-wrong-sign': [0, 1],
    'a2-takes-a-hole-for-an-asymptote': [0, 2],
    'a2-swaps-hole-and-asymptote': [0, 1],
    'a2-puts-the-hole-on-the-axis': [0, 3],
    'a2-compares-degrees-wrongly': [1, 0],
    'a2-takes-constants-for-the-asymptote': [1, 1],
    'a2-stops-at-one-value': [1, 3],
    'a2-swaps-the-two-asymptotes': [2, 1],
    'a2-puts-branches-in-the-wrong-corners': [2, 2],
    'a2-forgets-the-denominator': [3, 2],
    'a2-loses-the-sign-when-combining': [3, 3],
    'a2-rat-accepts-a-false-claim': [2, 0],
    'a2-rat-judges-one-claim-only': [2, 2],
    'a2-rat-rejects-a-true-claim': [2, 2],
    'a2-takes-the-number-in-a-factor-for-its-zero': [2, 0],
    'a2-takes-the-height-at-zero': [0, 3],
    'a2-turns-the-fraction-over': [1, 1],
    'a2-divides-the-two-costs': [1, 2],
    'a2-cancels-terms-of-a-sum': [1, 2],
  },
})
