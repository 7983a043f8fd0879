import { lesson, num, table, text } from '#kit'

/** The next value of a list with constant second differences. */
function next(values: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = values.slice(-3)
  return c + (c - b) + (c - b - (b - a))
}

export const choosingAModel = lesson({
  idea: '<p>Data come as a table or a cloud of points. To predict more, you need a kind of function that fits. The question to ask is: <em>what stays the same from step to step?</em></p><p>If the same amount is added each time, the model is linear. If the same factor is used, it is exponential. If the steps themselves grow by the same amount, it is quadratic. The table shows three lists that all start at 3 and then part.</p>',
  figure: table(
    ['model', 'x&nbsp;=&nbsp;0', '1', '2', '3', 'stays the same'],
    [
      ['linear', 3, 7, 11, 15, 'difference 4'],
      ['quadratic', 3, 5, 11, 21, 'second difference 4'],
      ['exponential', 3, 6, 12, 24, 'factor 2'],
    ],
    'What stays the same from step to step tells the kind of model',
    true,
  ),
  words: [
    { word: 'first differences', meaning: 'The steps from each value to the next.' },
    { word: 'second differences', meaning: 'The steps from each first difference to the next.' },
    { word: 'prediction', meaning: 'The value that the model gives.' },
    { word: 'residual', meaning: 'Actual value minus predicted value.' },
  ],
  rule: '<p>For equal steps of $x$:</p><ul><li>equal first differences: linear, $y = mx + b$</li><li>equal second differences: quadratic, $y = ax^2 + bx + c$, where $a$ is half of the second difference</li><li>equal quotients: exponential, $y = a \\cdot b^x$</li></ul><p>Residual = actual − predicted.</p>',
  use: '<p>A table, a plot or a story is given, and a function, the next value or the quality of a prediction is asked for.</p>',
  avoid:
    '<p>Do not decide from two points: they fit many models. If $x$ does not go up in equal steps, differences and quotients tell nothing; test the given functions instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A car is worth \\$20,000 and loses 15% of its value every year. Which kind of function describes its value?',
      covers: ['algebra-2/kind-of-model-from-words', 'algebra-2/model-from-scatter-plot'],
      steps: [
        {
          do: 'What stays the same? The percent. Each year 85% are left: the factor 0.85.',
          why: 'The lost amount gets smaller, because it is taken of less and less.',
        },
        {
          do: 'A constant factor means exponential; below 1 it means decay: Exponential decay.',
          why: 'The same <em>amount</em> each year, say \\$2,000, would be linear.',
        },
        {
          do: 'In a plot you would see points that fall quickly at first, then more and more slowly.',
          why: 'Look at the whole cloud: straight, bent one way all along, or down and up again as with a parabola.',
        },
      ],
      answer: text('Exponential decay'),
      check: () => {
        const values = [0, 1, 2, 3].map((t) => 20000 * (1 - 0.15) ** t)
        const factors = values.slice(1).map((v, i) => v / (values[i] ?? 1))
        return text(factors.every((f) => Math.abs(f - 0.85) < 1e-9) ? 'Exponential decay' : 'Something else')
      },
    },
    {
      level: 'Next',
      asks: `<p>Which function fits this table exactly, and what does it give for $x = 4$?</p>${table(
        ['x', 'y'],
        [
          [0, 5],
          [1, 8],
          [2, 17],
          [3, 32],
        ],
      )}`,
      covers: ['algebra-2/model-from-table', 'algebra-2/next-value-by-differences'],
      steps: [
        {
          do: 'Steps: $8 - 5 = 3$, $17 - 8 = 9$, $32 - 17 = 15$. Not equal, so not linear.',
          why: 'Nor are the quotients equal: $\\frac{8}{5}$ and $\\frac{17}{8}$.',
        },
        { do: 'The steps grow by 6 each time: quadratic, with $a = 6 \\div 2 = 3$.', why: 'Equal second differences.' },
        {
          do: 'At 0 the value is 5, and $3x^2 + 5$ gives 8, 17, 32. So $y = 3x^2 + 5$.',
          why: 'Test every row, not only one.',
        },
        {
          do: 'The next step is $15 + 6 = 21$: $32 + 21 = 53$. The formula agrees: $3 \\cdot 16 + 5 = 53$.',
          why: 'The steps go on growing; 15 once more would be a linear continuation.',
        },
      ],
      answer: num(53),
      check: () => num(next([5, 8, 17, 32])),
    },
    {
      level: 'Exam level',
      asks: 'The line $y = 12x + 25$ models how many cups of lemonade Kofi sells on a day with $x$ hours of sunshine. On a day with 5 hours, 79 cups were sold. What is the residual (actual value minus predicted value)?',
      covers: ['algebra-2/residual-of-a-model'],
      steps: [
        {
          do: 'Prediction: $12 \\cdot 5 + 25 = 60 + 25 = 85$ cups.',
          why: 'Put the hours in for $x$; the 25 belongs to it.',
        },
        { do: 'Actual: 79 cups.', why: 'What really happened.' },
        {
          do: 'Residual: $79 - 85 = -6$.',
          why: 'Actual minus predicted, in this order. Negative means that the point lies below the line.',
        },
      ],
      answer: num(-6),
      check: () => num([-9, -8, -7, -6, -5, 5, 6, 7, 8, 9].find((r) => 12 * 5 + 25 + r === 79) ?? 99),
    },
    {
      level: 'Exam level',
      asks: '<p>Two towns have 400 houses each. The first gains 60 houses each year, the second 10% of its houses each year. Keiko says: “In two years the second town gains 84 houses.” Ximena says: “The second town gains 40 houses every year.” Who is right?</p>',
      covers: ['algebra-2/claims-about-models'],
      steps: [
        {
          do: 'Second town: $400 \\cdot 1.1 = 440$, then $440 \\cdot 1.1 = 484$.',
          why: 'The second 10% is taken of 440.',
        },
        {
          do: 'In two years it gains $484 - 400 = 84$. Keiko is right.',
          why: 'That is 21%, not 20%: the factor of two years is $1.1^2 = 1.21$.',
        },
        {
          do: 'It gains 40 in the first year, but 44 in the second. Only Keiko is right.',
          why: 'Equal amounts would be linear, as in the first town.',
        },
      ],
      answer: text('Only Keiko is right'),
      check: () => {
        const [first, second] = [400 / 10, (400 + 400 / 10) / 10]
        return text(first + second === 84 && first !== second ? 'Only Keiko is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: 'The values for $x = 0, 1, 2, 3$ are $4, 6, 12, 22$. Which function fits exactly, and what does it give for $x = 4$?',
    steps: [
      {
        ask: 'What kind of model fits?',
        like: 1,
        answer: { choose: ['Quadratic', 'Linear', 'Exponential'] },
        slips: [
          {
            choice: 1,
            says: 'The steps are 2, 6, 10: not equal.',
            misconception: 'a2-sys-takes-the-wrong-kind-of-model',
          },
          {
            choice: 2,
            says: '$6 \\div 4$ and $12 \\div 6$ differ.',
            misconception: 'a2-sys-takes-the-wrong-kind-of-model',
          },
        ],
        done: 'The steps 2, 6, 10 grow by 4 each time: quadratic.',
      },
      {
        ask: 'Which function fits?',
        like: 2,
        answer: { choose: ['$y = 2x^2 + 4$', '$y = 4x^2 + 4$', '$y = 2x + 4$'] },
        slips: [
          { choice: 1, says: 'The steps grow by 4, and $a$ is half of that.' },
          {
            choice: 2,
            says: 'This is linear. At 2 it gives 8, not 12.',
            misconception: 'a2-sys-takes-the-wrong-kind-of-model',
          },
        ],
        done: '$a = 4 \\div 2 = 2$, and at 0 the value is 4: $y = 2x^2 + 4$',
      },
      {
        ask: 'What is the value for $x = 4$?',
        like: 3,
        answer: { typed: num(22 + 14) },
        slips: [
          {
            typed: num(32),
            says: 'You took the step 10 once more. The steps keep growing.',
            misconception: 'a2-sys-continues-with-the-wrong-difference',
          },
          { typed: num(14), says: 'That is the step. Add it to the last value.' },
        ],
        done: 'The next step is $10 + 4 = 14$: $22 + 14 = 36$. The formula agrees: $2 \\cdot 16 + 4 = 36$.',
      },
    ],
    answer: num(36),
    check: () => num(next([4, 6, 12, 22])),
  },
  trap: '<p>Deciding from the first two rows. $3, 6$ could go on as $3, 6, 9$ or as $3, 6, 12$. Look at all steps, and at the setting, before you choose.</p>',
  check:
    '<p>Put every $x$ of the table into your function. Each row must come out. For real data, the residuals should be small and of both signs.</p>',
  mends: {
    'a2-sys-takes-the-wrong-kind-of-model': [0, 1],
    'a2-sys-thinks-of-equal-steps': [0, 1],
    'a2-sys-thinks-of-a-square': [0, 1],
    'a2-sys-thinks-of-a-factor-above-one': [0, 1],
    'a2-sys-thinks-of-a-factor-below-one': [0, 1],
    'a2-sys-sees-only-that-points-rise': [0, 2],
    'a2-sys-sees-only-where-points-fall': [0, 2],
    'a2-sys-sees-points-turn-back': [0, 2],
    'a2-sys-sees-points-rise-faster': [0, 2],
    'a2-sys-continues-with-the-wrong-difference': [1, 3],
    'a2-sys-swaps-start-and-step': [1, 2],
    'a2-sys-gives-the-prediction': [2, 2],
    'a2-sys-loses-a-sign': [2, 2],
    'a2-sys-accepts-a-false-claim': [3, 2],
    'a2-sys-rejects-a-true-claim': [3, 1],
    'a2-sys-judges-one-claim-only': [3, 2],
    'a2-sys-takes-the-step-for-the-factor': [1, 0],
    'a2-sys-predicts-with-a-part-of-the-model': [2, 0],
  },
})
