import { dot, equation, lesson, note, num, plane, quantity, straight, table, text } from '#kit'

const BOTH = 'Both are right.'

export const interpretingLinearModels = lesson({
  idea: '<p>A plant is 6 centimeters tall when you buy it and grows 4 centimeters every week. After $w$ weeks it has grown $4w$ centimeters, so its height is $h = 4w + 6$. Each number in the equation has a meaning: 6 is what was there at the start, 4 is what is added every week.</p><p>On the graph the start is where the line meets the vertical axis, at week 0. The weekly growth is the slope: one week to the right, 4 centimeters up.</p>',
  figure: plane(
    {
      alt: 'A line from the start, at a height of 6 in week 0, through the points for week 2 and week 5: + 4 each week.',
      x: [0, 6],
      y: [0, 30],
      xStep: 1,
      yStep: 2,
      yEvery: 2,
      xTitle: 'Time (weeks)',
      yTitle: 'Height (centimeters)',
      height: 280,
    },
    [
      straight(4, 6),
      dot(0, 6),
      dot(2, 14),
      dot(5, 26),
      note(0.4, 4.4, 'start', { anchor: 'start' }),
      note(3.3, 16, '+ 4 each week', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'model', meaning: 'An equation that describes a situation, such as $h = 4w + 6$.' },
    { word: 'rate of change', meaning: 'By how much the amount changes in one unit of time: the slope.' },
    { word: 'initial value', meaning: 'The amount at the start, for the input 0: the intercept.' },
    { word: 'input, output', meaning: 'What you put in for the variable; what the equation gives.' },
  ],
  rule: '<p>Amount = rate · time + start.</p><ol><li>Rate: change of the amount divided by change of the time. A decrease is negative.</li><li>Start: from a known value, go back to time 0.</li></ol>',
  use: '<p>Something changes by the same amount in every unit: each week, each hour, each kilometer. You may get it as a story, an equation, a table, or a graph.</p>',
  avoid:
    '<p>If the amount is <em>multiplied</em> again and again (“doubles every year”), the model is not linear. If a table shows different changes in equal times, no single rate fits.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The graph shows the charge of a tablet. Which equation gives the charge $y$, in percent, after $x$ hours?</p>${plane(
        {
          alt: 'Straight line from (0, 90) through the marked point (5, 30). Horizontal axis: Time (hours). Vertical axis: Battery (percent).',
          x: [0, 9],
          y: [0, 100],
          xStep: 1,
          yStep: 10,
          xEvery: 1,
          yEvery: 1,
          xTitle: 'Time (hours)',
          yTitle: 'Battery (percent)',
          height: 280,
        },
        [straight(-12, 90), dot(0, 90), dot(5, 30)],
      )}`,
      covers: ['algebra-1/linear-model-graph', 'algebra-1/linear-model-write', 'algebra-1/linear-model-meaning'],
      steps: [
        {
          do: 'At time 0 the charge is 90 percent. This is the start.',
          why: 'Read the numbers on the axis: one square is worth 10, not 1.',
        },
        {
          do: 'From $(0, 90)$ to $(5, 30)$ the charge changes by $30 - 90 = -60$ in 5 hours.',
          why: 'End minus start. The line falls, so the change is negative.',
        },
        {
          do: 'Per hour: $\\frac{-60}{5} = -12$.',
          why: '$-60$ is the whole change; the rate is the change in one hour. Dividing 30 by 5 would forget that it started at 90.',
        },
        {
          do: 'Only the rate is multiplied by $x$: $y = 90 - 12x$.',
          why: 'If a question asks what a number stands for: 90 is the charge at the start, 12 the loss in each hour.',
        },
      ],
      answer: equation('y = 90 - 12x', ({ x, y }) => y + 12 * x - 90),
      // Both points lie on the line.
      check: () => equation('y = 90 - 12x', ({ x, y }) => (y - 90) * (5 - 0) - x * (30 - 90)),
    },
    {
      level: 'Next',
      asks: `<p>Noor saves the same amount every month.</p>${table(
        ['After … months', 'Amount (dollars)'],
        [
          [3, 145],
          [7, 265],
        ],
      )}<p>How many dollars were in the account at the beginning?</p>`,
      covers: ['algebra-1/linear-model-start'],
      steps: [
        {
          do: 'The change is $265 - 145 = 120$ dollars in $7 - 3 = 4$ months.',
          why: 'The first row belongs to month 3. It is not the beginning.',
        },
        { do: 'Per month: $\\frac{120}{4} = 30$ dollars.', why: 'This is the rate, not yet the answer.' },
        {
          do: 'In the first 3 months Noor saved $3 \\cdot 30 = 90$ dollars.',
          why: 'To reach month 0 you go back 3 months, not 1 and not 4.',
        },
        {
          do: 'Go back from 145: $145 - 90 = 55$ dollars at the beginning.',
          why: 'Test: $30 \\cdot 7 + 55 = 210 + 55 = 265$.',
        },
      ],
      answer: num(55),
      check: () => {
        let amount = 145
        for (let month = 3; month > 0; month--) amount -= (265 - 145) / (7 - 3)
        return num(amount)
      },
    },
    {
      level: 'Exam level',
      asks: 'The snow on a ski slope melts at a steady rate. On day 4 of the month it is 96 centimeters deep, on day 7 it is 81 centimeters deep. How deep is it on day 15?',
      covers: ['algebra-1/linear-model-predict'],
      steps: [
        {
          do: 'From day 4 to day 7 the change is $81 - 96 = -15$ centimeters in 3 days: $\\frac{-15}{3} = -5$ per day.',
          why: 'The snow gets lower, so the rate is negative.',
        },
        {
          do: 'From day 7 to day 15 there are $15 - 7 = 8$ days.',
          why: 'Count from the day whose value you use, not from day 0 and not from day 4.',
        },
        {
          do: '$81 - 8 \\cdot 5 = 81 - 40 = 41$. The snow is 41 centimeters deep.',
          why: 'Test from day 4: 11 days take off 55, and $96 - 55 = 41$.',
        },
      ],
      answer: quantity(41, 'centimeters'),
      check: () => {
        let depth = 96
        for (let day = 4; day < 15; day++) depth -= 5
        return quantity(depth, 'centimeters')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Two tanks are being filled at steady rates. The first holds $6t + 25$ liters after $t$ minutes. The table shows the second.</p>${table(
        ['Time (minutes)', 'Second tank (liters)'],
        [
          [2, 34],
          [4, 42],
          [6, 50],
        ],
      )}<p>Ada says: “The first tank fills faster.” Ben says: “The second tank held more at the start.” Who is right?</p>`,
      covers: ['algebra-1/linear-model-compare'],
      steps: [
        {
          do: 'First tank: rate 6 liters per minute, start 25 liters.',
          why: 'The rate is multiplied by the variable; the start stands alone.',
        },
        {
          do: 'Second tank, rate: $\\frac{42 - 34}{4 - 2} = \\frac{8}{2} = 4$ liters per minute.',
          why: 'The rows are 2 minutes apart.',
        },
        {
          do: 'Second tank, start: $34 - 2 \\cdot 4 = 34 - 8 = 26$ liters.',
          why: 'The first row belongs to minute 2, so go back 2 minutes.',
        },
        { do: `6 is more than 4, and 26 is more than 25. ${BOTH}`, why: 'Judge each claim by itself.' },
      ],
      answer: text(BOTH),
      check: () => {
        const second = (t: number) => 34 + ((50 - 34) / (6 - 2)) * (t - 2)
        const first = (t: number) => 6 * t + 25
        const ada = first(1) - first(0) > second(1) - second(0)
        return text(ada && second(0) > first(0) ? BOTH : 'Somebody is wrong.')
      },
    },
  ],
  tryIt: {
    asks: `<p>Leo saves the same amount every month.</p>${table(
      ['After … months', 'Amount (dollars)'],
      [
        [2, 130],
        [6, 210],
      ],
    )}<p>How many dollars were in the account at the beginning?</p>`,
    steps: [
      {
        ask: 'How many dollars does Leo save in one month?',
        like: 1,
        answer: { typed: num((210 - 130) / (6 - 2)) },
        slips: [
          {
            typed: num(210 - 130),
            says: 'That is the change in 4 months. Divide it by the time it took.',
            misconception: 'a1-model-gives-change',
          },
          {
            typed: num(130 / 2),
            says: 'You divided as if the account had started at 0. Compare the two rows instead.',
            misconception: 'a1-model-ignores-start',
          },
        ],
        done: '$\\frac{210 - 130}{6 - 2} = \\frac{80}{4} = 20$ dollars a month',
      },
      {
        ask: 'How many dollars were there at the beginning?',
        like: 3,
        answer: { typed: num(130 - 2 * 20) },
        slips: [
          {
            typed: num(130 - 20),
            says: 'You went back by one month. From month 2 to month 0 it is two.',
            misconception: 'a1-model-steps-back-one',
          },
          {
            typed: num(130 - 80),
            says: 'You went back by the change of 4 months.',
            misconception: 'a1-model-steps-back-one-row',
          },
          {
            typed: num(130 + 2 * 20),
            says: 'You went forward. Before month 2 there was less.',
            misconception: 'a1-line-adds-mx-for-intercept',
          },
        ],
        done: '$130 - 2 \\cdot 20 = 90$. Test: $20 \\cdot 6 + 90 = 210$.',
      },
    ],
    answer: num(90),
    check: () => num((6 * 130 - 2 * 210) / (6 - 2)),
  },
  trap: '<p>Taking the first value of a table for the start. It is the start only if it belongs to time 0. Otherwise go back, one rate for each unit of time.</p>',
  check: '<p>Put every value you were given into your model. Each must come out.</p>',
  mends: {
    'a1-model-takes-it-for-rate': [0, 3],
    'a1-model-takes-it-for-start': [0, 3],
    'a1-model-counts-squares': [0, 0],
    'a1-model-ignores-start': [0, 2],
    'a1-model-gives-change': [0, 2],
    'a1-line-sign-of-slope': [0, 1],
    'a1-line-swaps-slope-and-intercept': [0, 3],
    'a1-model-multiplies-all': [0, 3],
    'a1-model-takes-first-value': [1, 0],
    'a1-model-gives-rate': [1, 1],
    'a1-model-steps-back-one': [1, 2],
    'a1-model-steps-back-one-row': [1, 2],
    'a1-line-adds-mx-for-intercept': [1, 3],
    'a1-model-counts-from-first': [2, 1],
    'a1-model-counts-from-zero': [2, 1],
    'a1-model-one-step-on': [2, 1],
    'a1-line-accepts-untested-claim': [3, 1],
    'a1-line-rejects-true-claim': [3, 2],
    'a1-line-judges-one-claim': [3, 3],
    'a1-model-takes-it-for-output': [0, 3],
    'a1-model-takes-it-for-input': [0, 3],
    'a1-model-swaps-letters': [0, 3],
  },
})
