import { curve, dot, lesson, num, plane, table, text } from '#kit'

/** How many percent a model with this factor gains or loses from one time to the next, measured on its values. */
const measured = (f: (t: number) => number, t: number): number => Math.round(((f(t + 1) - f(t)) / f(t)) * 100)

export const exponentialModels = lesson({
  idea: '<p>A model such as $y = 400(1.05)^t$ tells a story. At $t = 0$ the power is 1, so $y = 400$: this is the start. With every year one more factor 1.05 comes in. A factor 1.05 means 100% of what was there and 5% more. So the amount starts at 400 and grows by 5% each year.</p><p>A factor below 1 makes the amount fall: 0.95 keeps 95% and loses 5%.</p>',
  figure: plane(
    {
      alt: 'Two curves that start at the same point (0, 400). The upper one, with the factor 1.5, rises to 600 and 900; the lower one, with the factor 0.5, falls to 200 and 100.',
      x: [0, 3],
      y: [0, 1000],
      xStep: 1,
      yStep: 200,
      height: 250,
      xTitle: 'Years',
      yTitle: 'Amount',
    },
    [
      curve((t) => 400 * 1.5 ** t, { to: 2.2 }),
      curve((t) => 400 * 0.5 ** t, { plain: true }),
      dot(0, 400),
      dot(1, 600, { label: 'factor 1.5', at: 'nw' }),
      dot(2, 900),
      dot(1, 200, { label: 'factor 0.5', plain: true }),
      dot(2, 100, { plain: true }),
    ],
  ),
  words: [
    { word: 'model', meaning: 'A formula that describes something real, such as a number of members.' },
    { word: 'initial value', meaning: 'The value at $t = 0$: the coefficient of the power.' },
    { word: 'growth factor', meaning: 'The base of the power: the number that multiplies in each step.' },
    { word: 'percent change', meaning: 'How far the factor is from 1, written as a percent.' },
  ],
  rule: '<p>In $y = a \\cdot b^t$:</p><ul><li>$a$ is the value at the start.</li><li>$b \\gt 1$: growth by $b - 1$. $b \\lt 1$: decay by $1 - b$. Write it as a percent.</li><li>A whole $b$, such as 3, means “3 times as large.”</li><li>In $b^{t/d}$ the factor $b$ is used once every $d$ units of time.</li></ul>',
  use: '<p>The time stands in the exponent, and you are to say what the numbers mean, to compare models, or to find a change.</p>',
  avoid: '<p>In $y = 400 + 5t$ the time is no exponent. This is linear: the amount grows by 5, not by 5%.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The model $y = 1500(0.88)^t$ gives the number of birds on an island after $t$ years. By what percent does the number change each year? And for $y = 60 \\cdot 3^t$: what do 60 and 3 tell us?',
      covers: ['algebra-1/model-percent-change', 'algebra-1/model-rate-number', 'algebra-1/model-meaning-of-numbers'],
      steps: [
        {
          do: 'Compare the factor with 1: $0.88 \\lt 1$. The number falls.',
          why: 'Each year a part is lost.',
        },
        {
          do: 'Find the distance from 1: $1 - 0.88 = 0.12 = 12\\%$. It falls by 12% each year.',
          why: '88% is what stays, not what is lost. For growth it works the same way: $1.04 - 1 = 0.04$ is 4%, and 1.4 would be 40%.',
        },
        {
          do: 'In $60 \\cdot 3^t$ the 60 is the value at the start, and each year the number becomes 3 times as large.',
          why: 'At $t = 0$: $60 \\cdot 1 = 60$. The base multiplies; 3 is not 3%.',
        },
      ],
      answer: text('It falls by 12% each year'),
      check: () => {
        const change = measured((t) => 1500 * 0.88 ** t, 4)
        return text(`It ${change < 0 ? 'falls' : 'grows'} by ${Math.abs(change)}% each year`)
      },
    },
    {
      level: 'Next',
      asks: 'Noor models the number of members of a club by $y = 400(1.5)^t$, where $t$ is the time in years. What is the change of the number from $t = 1$ to $t = 2$?',
      covers: ['algebra-1/model-change-between'],
      steps: [
        { do: 'Value at $t = 1$: $400 \\cdot 1.5 = 600$.', why: 'One year, so one factor.' },
        {
          do: 'Value at $t = 2$: $600 \\cdot 1.5 = 900$.',
          why: 'The next year starts from 600. The 50% is taken of 600, not of 400.',
        },
        {
          do: 'Subtract the earlier from the later: $900 - 600 = 300$.',
          why: 'The change between these two times. 900 is a value, and $900 - 400$ would be the change since the start.',
        },
      ],
      answer: num(300),
      check: () => num((400 * 150 * 150) / 10000 - (400 * 150) / 100),
    },
    {
      level: 'Exam level',
      asks: `<p>Four models give the number of users of four apps after $t$ months.</p>${table(
        ['App', 'Model'],
        [
          ['P', '$900(1.05)^t$'],
          ['Q', '$250(1.3)^t$'],
          ['R', '$500(1.12)^t$'],
          ['S', '$800(0.97)^t$'],
        ],
      )}<p>Which app has the most users in the long run?</p>`,
      covers: ['algebra-1/model-compare'],
      steps: [
        {
          do: 'Do not look at the start values. In the long run, after a very long time, the factor decides.',
          why: 'A larger factor is used again and again and makes up for any start.',
        },
        {
          do: 'Write all factors with two decimals: 1.05, 1.30, 1.12, 0.97.',
          why: '1.3 is 1.30, so it is more than 1.12. Do not read 12 as more than 3.',
        },
        {
          do: 'The largest factor is 1.30. It belongs to App Q.',
          why: 'App S falls: it has the fewest in the long run.',
        },
      ],
      answer: text('App Q'),
      check: () => {
        const apps: [string, number, number][] = [
          ['P', 900, 1.05],
          ['Q', 250, 1.3],
          ['R', 500, 1.12],
          ['S', 800, 0.97],
        ]
        const late = apps.map(([name, a, b]) => ({ name, y: a * b ** 120 })).sort((u, v) => v.y - u.y)
        return text(`App ${late[0]?.name}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'The model $y = 90 \\cdot 3^{t/4}$ gives the number of bacteria in a dish after $t$ hours. After how many hours has the number become 3 times as large for the first time, and what does the model say?',
      covers: ['algebra-1/model-period'],
      steps: [
        {
          do: 'At $t = 0$ the exponent is 0, and $y = 90 \\cdot 1 = 90$.',
          why: 'The coefficient is the initial value.',
        },
        {
          do: 'The factor 3 has been used once when the exponent is 1: $\\frac{t}{4} = 1$, so $t = 4$.',
          why: 'The time is divided by 4, so one hour is only a fourth of a step.',
        },
        {
          do: 'Test: at $t = 8$ the exponent is 2, and $y = 90 \\cdot 9 = 810$, again 3 times 270. The number becomes 3 times as large every 4 hours.',
          why: 'The base says how much, the number below $t$ says how often. They are not multiplied, and they do not change places.',
        },
      ],
      answer: num(4),
      check: () =>
        num(Array.from({ length: 24 }, (_, i) => i + 1).find((t) => Math.abs(90 * 3 ** (t / 4) - 270) < 1e-9) ?? 0),
    },
  ],
  tryIt: {
    asks: 'The model $f(t) = 1000(0.8)^t$ gives the value of a phone in dollars after $t$ years. By how much does the value fall from $t = 1$ to $t = 2$?',
    steps: [
      {
        ask: 'By what percent does the value fall each year? Type the number.',
        answer: { typed: num(20) },
        slips: [
          {
            typed: num(80),
            says: '80% is what is kept. Find the distance of the factor from 1.',
            misconception: 'a1-expo-takes-the-factor-as-percent',
          },
          {
            typed: num(2),
            says: '$1 - 0.8 = 0.2$. As a percent, move the decimal point two places.',
            misconception: 'a1-expo-misplaces-the-decimal-point',
          },
        ],
        done: '$1 - 0.8 = 0.2 = 20\\%$',
      },
      {
        ask: 'What is the value at $t = 2$, in dollars?',
        answer: { typed: num((1000 * 64) / 100) },
        slips: [
          {
            typed: num(600),
            says: 'You took \\$200 off twice. The second 20% is taken of \\$800.',
            misconception: 'a1-expo-takes-percent-of-the-start',
          },
          {
            typed: num(512),
            says: 'That is the value at $t = 3$. Use the factor twice.',
            misconception: 'a1-expo-counts-one-period-too-many',
          },
          {
            typed: num(1440),
            says: 'You let it grow by 20%. A factor below 1 makes it fall.',
            misconception: 'a1-expo-mixes-up-growth-and-decay',
          },
        ],
        done: '$1000 \\cdot 0.8 = 800$, and $800 \\cdot 0.8 = 640$.',
      },
      {
        ask: 'By how many dollars does the value fall from $t = 1$ to $t = 2$?',
        answer: { typed: num(800 - 640) },
        slips: [
          {
            typed: num(360),
            says: 'That is the change since the start. The phone is worth \\$800 at $t = 1$.',
            misconception: 'a1-expo-changes-from-the-start',
          },
          {
            typed: num(200),
            says: 'That was the fall in the first year. In the second year 20% of a smaller value is lost.',
            misconception: 'a1-expo-changes-by-the-same-amount',
          },
          {
            typed: num(640),
            says: 'That is the value, not the change.',
            misconception: 'a1-expo-gives-the-value-not-the-change',
          },
        ],
        done: '$800 - 640 = 160$',
      },
    ],
    answer: num(160),
    check: () => num((800 * 20) / 100),
  },
  trap: '<p>Taking the factor for the percent. A factor 1.04 is not growth by 104%, and a factor 0.96 is not a loss of 96%. Both change by 4%, one up and one down.</p>',
  check:
    '<p>Put in $t = 0$ and $t = 1$. From the first value to the second it must grow or fall by the percent that you found.</p>',
  mends: {
    'a1-expo-mixes-up-growth-and-decay': [0, 0],
    'a1-expo-subtracts-in-the-wrong-order': [0, 0],
    'a1-expo-takes-the-factor-as-percent': [0, 1],
    'a1-expo-misplaces-the-decimal-point': [0, 1],
    'a1-expo-reads-the-factor-as-a-sum': [0, 2],
    'a1-expo-reads-the-factor-as-a-percent': [0, 2],
    'a1-expo-swaps-start-and-factor': [0, 2],
    'a1-expo-counts-one-period-too-many': [1, 0],
    'a1-expo-takes-percent-of-the-start': [1, 1],
    'a1-expo-changes-by-the-same-amount': [1, 1],
    'a1-expo-gives-the-value-not-the-change': [1, 2],
    'a1-expo-changes-from-the-start': [1, 2],
    'a1-expo-compares-the-start-values': [2, 0],
    'a1-expo-compares-decimals-as-whole-numbers': [2, 1],
    'a1-expo-ignores-the-period': [3, 1],
    'a1-expo-swaps-factor-and-period': [3, 2],
    'a1-expo-multiplies-factor-and-period': [3, 2],
  },
})
