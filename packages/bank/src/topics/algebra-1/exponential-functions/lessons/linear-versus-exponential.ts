import { curve, dot, lesson, note, num, plane, straight, table, text } from '#kit'

/** The first x from 1 on at which the second function is larger. */
const firstAbove = (f: (x: number) => number, g: (x: number) => number): number =>
  Array.from({ length: 50 }, (_, i) => i + 1).find((x) => g(x) > f(x)) ?? Number.NaN

/** A line and a doubling, step by step. */
const planA = (week: number) => 50 + 20 * (week - 1)
const planB = (week: number) => 3 * 2 ** (week - 1)

export const linearVersusExponential = lesson({
  idea: '<p>Two plants are 1 cm tall. One grows by 3 cm every week: 1, 4, 7, 10. The other doubles every week: 1, 2, 4, 8. The first <em>adds</em> the same amount in each step. Its growth is linear, and its graph is a line. The second <em>multiplies</em> by the same factor in each step. Its growth is exponential, and its graph is a curve that gets steeper and steeper.</p><p>At first the line may be ahead. But doubling adds more every time, so in the end exponential growth overtakes every line.</p>',
  figure: plane(
    {
      alt: 'A line from (0, 1) that rises by 3 in each step, marked + 3, and a curve from (0, 1) that doubles in each step, marked × 2. The curve runs below the line at first, crosses it between x = 3 and x = 4, and is above it from then on.',
      x: [0, 5],
      y: [0, 30],
      xStep: 1,
      yStep: 5,
      height: 250,
    },
    [straight(3, 1, { plain: true }), curve((x) => 2 ** x), note(1.5, 9, '+ 3'), note(3.9, 23, '× 2')],
  ),
  words: [
    { word: 'linear', meaning: 'The same amount is added in each step: equal differences.' },
    { word: 'exponential', meaning: 'The value is multiplied by the same factor in each step: equal quotients.' },
    { word: 'difference', meaning: 'A value minus the one before it.' },
    { word: 'quotient', meaning: 'A value divided by the one before it.' },
  ],
  rule: '<p>Look at neighbors in a table whose $x$ goes up in equal steps:</p><ul><li>all differences equal: linear, $f(x) = a + mx$</li><li>all quotients equal: exponential, $g(x) = a \\cdot b^x$</li></ul><p>In both, $a$ is the value at $x = 0$.</p>',
  use: '<p>You are to say which kind of change a table, a story or a graph shows, or to compare a line with an exponential curve.</p>',
  avoid:
    '<p>If neither the differences nor the quotients are equal, it is neither of the two: $1, 4, 9, 16$ are squares.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Which kind of growth does the table show?</p>${table(
        ['$x$', '$y$'],
        [
          [0, 4],
          [1, 12],
          [2, 36],
          [3, 108],
        ],
      )}<p>And which kind is it if somebody saves \\$40 every month, or if a phone loses 15% of its value every year?</p>`,
      covers: ['algebra-1/linear-or-exponential-table', 'algebra-1/linear-or-exponential-situation'],
      steps: [
        {
          do: 'Differences: $12 - 4 = 8$, but $36 - 12 = 24$. They are not equal: not linear.',
          why: 'One step never decides. From 4 to 12 can be “plus 8” or “times 3.”',
        },
        {
          do: 'Quotients: $12 \\div 4 = 3$, $36 \\div 12 = 3$, $108 \\div 36 = 3$. Exponential: $y$ is multiplied by 3 in each step.',
          why: 'Name the factor with the kind: a difference goes with linear, a factor with exponential.',
        },
        {
          do: 'The same \\$40 every month is added: linear. A loss of 15% means multiplying by 0.85 every year: exponential.',
          why: '15% of a smaller value is a smaller amount, so the loss is not the same each year.',
        },
      ],
      answer: text('Exponential: $y$ is multiplied by 3 in each step'),
      check: () => {
        const y = [4, 12, 36, 108]
        const steps = [1, 2, 3].map((i) => (y[i] ?? 0) / (y[i - 1] ?? 1))
        const same = steps.every((q) => q === steps[0])
        return text(same ? `Exponential: $y$ is multiplied by ${steps[0]} in each step` : 'Linear')
      },
    },
    {
      level: 'Next',
      asks: 'Plan A pays \\$50 in week 1 and \\$20 more in each following week. Plan B pays \\$3 in week 1 and twice as much in each following week. In which week does plan B pay more than plan A for the first time?',
      covers: ['algebra-1/linear-exponential-overtake'],
      steps: [
        {
          do: 'Write plan A week by week: $50, 70, 90, 110, 130, 150, 170$.',
          why: 'Plan A is not always \\$50: it grows as well.',
        },
        { do: 'Write plan B week by week: $3, 6, 12, 24, 48, 96, 192$.', why: 'Each value is twice the one before.' },
        {
          do: 'Compare the same weeks: in week 6, $96 \\lt 150$; in week 7, $192 \\gt 170$. Plan B pays more for the first time in week 7.',
          why: 'Compare what is paid in that week alone, not the totals up to then.',
        },
      ],
      answer: num(7),
      check: () => num(firstAbove(planA, planB)),
    },
    {
      level: 'Exam level',
      asks: 'A linear function $f$ and an exponential function $g$ agree at two places: $f(0) = g(0) = 5$ and $f(1) = g(1) = 15$. What is $g(4) - f(4)$?',
      covers: ['algebra-1/linear-exponential-difference'],
      steps: [
        {
          do: 'The line: from 5 to 15 it adds $15 - 5 = 10$ in each step. So $f(4) = 5 + 4 \\cdot 10 = 45$.',
          why: 'The slope is the difference 10, not the value 15. And the line starts at 5, not at 0.',
        },
        {
          do: 'The curve: from 5 to 15 it is multiplied by $15 \\div 5 = 3$. So $g(4) = 5 \\cdot 3^4 = 5 \\cdot 81 = 405$.',
          why: 'Step by step: 5, 15, 45, 135, 405. Four steps, so four factors.',
        },
        {
          do: 'Subtract: $g(4) - f(4) = 405 - 45 = 360$.',
          why: 'The question asks for the difference, not for one of the two values.',
        },
      ],
      answer: num(360),
      check: () => {
        let [f, g] = [5, 5]
        for (let x = 0; x < 4; x++) [f, g] = [f + 15 - 5, (g * 15) / 5]
        return num(g - f)
      },
    },
    {
      level: 'Exam level',
      asks: `${plane({ alt: 'A straight line from (0, 4) through (2, 8), and a curve that starts at (0, 2), meets the line at (2, 8) and rises faster and faster.', x: [0, 3], y: [0, 18], xStep: 1, yStep: 2, height: 240 }, [straight(2, 4, { plain: true }), curve((x) => 2 ** (x + 1)), dot(2, 8)])}<p>The line $f$ and the exponential curve $g$ meet at $(2, 8)$. Which is greater between 0 and 2? Jonas says that $g(x) = 2 \\cdot 2^x$, Mina says that $g(x) = 4^x$. Whose rule fits the curve?</p>`,
      covers: ['algebra-1/linear-exponential-graph', 'algebra-1/linear-exponential-who-is-right'],
      steps: [
        {
          do: 'Between 0 and 2 the line is higher: $f(x) \\gt g(x)$. To the right of 2 the curve is higher, and it stays so.',
          why: 'Compare heights at the same $x$. They are equal only where the graphs meet, and the curve gets steeper all the time, so they do not meet again.',
        },
        {
          do: 'Test Jonas on two points of the curve: $2 \\cdot 2^0 = 2$ and $2 \\cdot 2^2 = 8$. Both fit.',
          why: '$2^0 = 1$: before the first step the factor is not used. $2^{x+1}$ would be the same rule in another form.',
        },
        {
          do: 'Test Mina: $4^0 = 1$, but the curve starts at 2. Only Jonas’s rule fits.',
          why: 'Judge each rule by itself, on every value you know. Both may be right, and both may be wrong.',
        },
      ],
      answer: text('Only Jonas’s rule fits'),
      check: () => {
        const known: [number, number][] = [
          [0, 2],
          [2, 8],
        ]
        const fits = (rule: (x: number) => number) => known.every(([x, y]) => rule(x) === y)
        return text(fits((x) => 2 * 2 ** x) && !fits((x) => 4 ** x) ? 'Only Jonas’s rule fits' : 'Another')
      },
    },
  ],
  tryIt: {
    asks: 'Level 1 of game A is worth 40 points, and each level is worth 30 points more than the one before. Level 1 of game B is worth 5 points, and each level is worth twice as much as the one before. At which level is game B worth more than game A for the first time?',
    steps: [
      {
        ask: 'What is level 5 of game A worth?',
        answer: { typed: num(40 + 4 * 30) },
        slips: [
          {
            typed: num(40 + 5 * 30),
            says: 'From level 1 to level 5 there are only four steps.',
            misconception: 'a1-expo-counts-one-period-too-many',
          },
          {
            typed: num(4 * 30),
            says: 'You left out the start: level 1 is worth 40 already.',
            misconception: 'a1-expo-forgets-the-start-value',
          },
        ],
        done: 'Game A: $40, 70, 100, 130, 160, 190, 220$',
      },
      {
        ask: 'What is level 5 of game B worth?',
        answer: { typed: num(5 * 2 ** 4) },
        slips: [
          {
            typed: num(5 * 2 ** 5),
            says: 'That is level 6. From level 1 to level 5 you double four times.',
            misconception: 'a1-expo-counts-one-period-too-many',
          },
          {
            typed: num(5 + 4 * 5),
            says: 'You added 5 each time. Twice as much means times 2.',
            misconception: 'a1-expo-changes-by-the-same-amount',
          },
        ],
        done: 'Game B: $5, 10, 20, 40, 80, 160, 320$',
      },
      {
        ask: 'Compare level by level. At which level is game B ahead for the first time?',
        answer: { typed: num(7) },
        slips: [
          {
            typed: num(6),
            says: 'At level 6 it is 160 against 190. One level more.',
            misconception: 'a1-expo-stops-one-step-early',
          },
          {
            typed: num(5),
            says: 'You compared with the start of game A. It grows as well.',
            misconception: 'a1-expo-ignores-the-growth-of-the-line',
          },
        ],
        done: 'Level 6: $160 \\lt 190$. Level 7: $320 \\gt 220$. So it is level 7.',
      },
    ],
    answer: num(7),
    check: () =>
      num(
        firstAbove(
          (n) => 10 + 30 * n,
          (n) => 2.5 * 2 ** n,
        ),
      ),
  },
  trap: '<p>Judging by one step. From 3 to 6 can be “plus 3” or “times 2.” Only the next step tells: 9 means linear, 12 means exponential.</p>',
  check:
    '<p>Put every value you know into your rule. And write a few steps down for both kinds: the exponential one must add more each time.</p>',
  mends: {
    'a1-expo-judges-by-the-first-step': [0, 0],
    'a1-expo-confuses-factor-and-difference': [0, 1],
    'a1-expo-mixes-up-kind-and-number': [0, 1],
    'a1-expo-takes-percent-for-linear': [0, 2],
    'a1-expo-takes-doubling-for-linear': [0, 2],
    'a1-expo-takes-steady-for-exponential': [0, 2],
    'a1-expo-takes-a-rate-for-a-factor': [0, 2],
    'a1-expo-ignores-the-growth-of-the-line': [1, 0],
    'a1-expo-compares-with-the-increase': [1, 0],
    'a1-expo-compares-the-totals': [1, 2],
    'a1-expo-stops-one-step-early': [1, 2],
    'a1-expo-uses-value-as-slope': [2, 0],
    'a1-expo-forgets-the-start-value': [2, 0],
    'a1-expo-counts-one-period-too-many': [2, 1],
    'a1-expo-changes-by-the-same-amount': [2, 1],
    'a1-expo-gives-one-function-only': [2, 2],
    'a1-expo-expects-the-curve-to-lead': [3, 0],
    'a1-expo-trusts-the-line': [3, 0],
    'a1-expo-expects-another-meeting': [3, 0],
    'a1-expo-reads-the-meeting-point-as-a-range': [3, 0],
    'a1-expo-rejects-a-right-rule': [3, 1],
    'a1-expo-accepts-a-wrong-rule': [3, 2],
    'a1-expo-guesses-about-one-rule': [3, 2],
  },
})
