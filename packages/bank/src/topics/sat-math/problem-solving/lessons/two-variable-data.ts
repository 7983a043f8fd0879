import { dec, dot, lesson, note, num, plane, scatterPlot, segment, straight, text } from '#kit'

const POINTS = [
  [1, 6],
  [2, 6],
  [3, 10],
  [4, 10],
  [5, 17],
  [6, 14],
  [7, 18],
] as const

export const twoVariableData = lesson({
  idea: '<p>Real data never lie exactly on a line. A line of best fit runs through the middle of the cloud of points and says what is <em>typical</em>: for each input it predicts an output. A single point lies above or below it, and that distance is what the actual value has more or less than predicted.</p><p>The slope of the line is the predicted change for each 1 of the input, the constant is the prediction for an input of 0. Everything is read as for a linear function, only with the word “predicted.”</p>',
  figure: plane(
    {
      alt: 'A scatterplot with a rising line. At 5 a point lies at the height 17, marked actual 17; the line has the height 13 there, marked predicted 13. A dashed segment joins the two.',
      x: [0, 8],
      y: [0, 22],
      xStep: 1,
      yStep: 2,
      height: 270,
    },
    [
      straight(2, 3, { plain: true }),
      ...POINTS.map(([x, y]) => dot(x, y)),
      segment(5, 13, 5, 17, { dash: true }),
      dot(5, 13, { open: true, plain: true }),
      note(4.7, 17.6, 'actual 17', { anchor: 'end', accent: true }),
      note(5.2, 11.2, 'predicted 13', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'scatterplot', meaning: 'A graph with one point for each pair of data.' },
    { word: 'line of best fit', meaning: 'The line that runs closest to all points together; it gives predictions.' },
    { word: 'predicted value', meaning: 'The height of the line at an input.' },
    { word: 'actual value', meaning: 'The height of a point: what was really measured.' },
    { word: 'model', meaning: 'A function that describes data approximately.' },
  ],
  rule: '<ul><li>Prediction: put the input into the equation, or read the line.</li><li>Difference = actual value − predicted value.</li><li>Slope: predicted change of $y$ for each 1 in $x$. Constant: prediction at 0.</li><li>Equal amounts of change: linear model. Equal percents: exponential model.</li></ul>',
  use: '<p>Use it for scatterplots, “line of best fit,” “according to the model,” “predicts,” and “best interpretation.”</p>',
  avoid:
    '<p>A line of best fit does not say what <em>must</em> happen, and it does not prove a cause. For a table of raw data, the graphing calculator finds the line itself with $y_1 \\sim mx_1 + b$.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>The line of best fit for data on used cars of one model is $y = 26 - 1.8x$, where $x$ is the age of a car in years and $y$ is its price in thousands of dollars.</p><p>What is the best interpretation of the number 1.8?</p>',
      covers: ['sat-math/best-fit-meaning'],
      steps: [
        {
          do: 'For age 0 the line predicts 26: that is the price of a new car, in thousands of dollars.',
          why: 'The constant is the prediction at 0.',
        },
        {
          do: 'One more year lowers the prediction by 1.8. So choose “The predicted decrease in price, in thousands of dollars, for each year of age.”',
          why: 'The slope has the unit of the output per unit of the input: thousands of dollars per year. Years per thousand dollars would be the rate turned around.',
        },
        {
          do: 'Test with two ages: $26 - 1.8 = 24.2$ and $26 - 3.6 = 22.4$. The difference is 1.8.',
          why: 'The sign shows a decrease, and the line gives predictions, not certain prices.',
        },
      ],
      answer: text('The predicted decrease in price, in thousands of dollars, for each year of age.'),
      check: () => {
        const price = (age: number) => 260 - 18 * age
        const yearly = [0, 3, 7].every((age) => price(age) - price(age + 1) === 18)
        return text(yearly ? 'The predicted decrease in price, in thousands of dollars, for each year of age.' : 'No.')
      },
    },
    {
      level: 'Next',
      asks: 'For the sales at an ice cream stand, the line of best fit is $y = 2.4x + 30$, where $x$ is the temperature at noon in degrees Celsius and $y$ the number of cones sold. On a day with 25 degrees at noon, 97 cones were sold. How many more is that than the line predicts?',
      covers: ['sat-math/best-fit-equation', 'sat-math/scatterplot-which-line'],
      steps: [
        { do: 'Put 25 in: $2.4 \\cdot 25 = 60$.', why: 'This is the part that grows with the temperature.' },
        {
          do: 'Add the constant: $60 + 30 = 90$ cones are predicted.',
          why: 'Without the 30 the prediction would be far too low.',
        },
        {
          do: 'Compare: $97 - 90 = 7$. The stand sold 7 cones more than predicted.',
          why: 'The 90 is the prediction, the 97 the actual value; the question asks for the difference.',
        },
      ],
      answer: num(7),
      check: () => num((970 - 24 * 25 - 300) / 10),
    },
    {
      level: 'Exam level',
      asks: `<p>The scatterplot shows the number of weeks that several tomato plants have been outdoors and their height, in inches, with a line of best fit.</p>${scatterPlot(
        {
          alt: 'A scatterplot with a rising line of best fit through (0, 4) and (1, 6). One of the points is (6, 12). Horizontal axis: Time outdoors (weeks). Vertical axis: Height (in.).',
          x: [0, 9],
          y: [0, 24],
          xStep: 1,
          yStep: 2,
          xTitle: 'Time outdoors (weeks)',
          yTitle: 'Height (in.)',
        },
        [
          [1, 7],
          [2, 7],
          [3, 11],
          [4, 11],
          [5, 15],
          [6, 12],
          [7, 19],
          [8, 19],
        ],
        { m: 2, b: 4 },
      )}<p>For a plant that has been outdoors for 6 weeks, by how much does the actual height, in inches, differ from the value predicted by the line? (Give the positive difference.)</p>`,
      covers: ['sat-math/scatterplot-residual', 'sat-math/scatterplot-line-read'],
      steps: [
        {
          do: 'Go to 6 on the horizontal axis and up to the <em>point</em>: the actual height is 12.',
          why: 'One grid line stands for 2 inches. Look at the scale before you read.',
        },
        {
          do: 'At the same place, go up to the <em>line</em>: it starts at 4 and rises by 2 each week, so it predicts $4 + 2 \\cdot 6 = 16$.',
          why: 'If a height is hard to see, calculate it from two points that are easy to read.',
        },
        {
          do: 'The difference is $16 - 12 = 4$ inches.',
          why: 'The point lies below the line, so the plant is smaller than predicted. The positive difference is asked.',
        },
      ],
      answer: num(4),
      check: () => {
        let predicted = 4
        for (let week = 0; week < 6; week++) predicted += 2
        return num(Math.abs(12 - predicted))
      },
    },
    {
      level: 'Exam level',
      asks: 'From 2012 to 2020, the number of community gardens in a city grew at a constant rate from 34 to 90. According to this model, how many gardens were there in 2017?',
      covers: ['sat-math/linear-interpolation', 'sat-math/model-kind'],
      steps: [
        {
          do: '“At a constant rate” means the same amount each year: an increasing <em>linear</em> model.',
          why: '“7% more each year” would be an increasing exponential model, “12% less each hour” a decreasing one. Ask: same amount or same percent? Up or down?',
        },
        {
          do: 'In $2020 - 2012 = 8$ years there are $90 - 34 = 56$ gardens more: $\\frac{56}{8} = 7$ each year.',
          why: 'Rise divided by run.',
        },
        {
          do: 'From 2012 to 2017 there are 5 steps: $34 + 5 \\cdot 7 = 69$ gardens.',
          why: 'Subtract the years to count steps; 2012 itself is no step. Start from 34. Half of the way would be 2016.',
        },
      ],
      answer: num(69),
      check: () => num((34 * (2020 - 2017) + 90 * (2017 - 2012)) / 8),
    },
  ],
  tryIt: {
    asks: 'A line of best fit for the number $y$ of visitors to a pool on days with $x$ degrees Celsius is $y = 3.5x + 40$. On a day with 28 degrees, 126 visitors came. What is the positive difference between this number and the number that the line predicts?',
    steps: [
      {
        ask: 'How many visitors does the line predict?',
        like: 1,
        answer: { typed: num(98 + 40) },
        slips: [
          { typed: num(98), says: 'The constant 40 is missing.', misconception: 'sm-leaves-out-the-intercept' },
          { typed: num(dec('71.5')), says: 'You added 28 and 3.5. Degrees times visitors per degree: multiply.' },
        ],
        done: '$3.5 \\cdot 28 + 40 = 98 + 40 = 138$',
      },
      {
        ask: 'What is the positive difference?',
        like: 2,
        answer: { typed: num(138 - 126) },
        slips: [
          {
            typed: num(138),
            says: 'That is the prediction. Compare it with the actual number.',
            misconception: 'sm-gives-the-prediction',
          },
          {
            typed: num(126),
            says: 'That is the actual number. Compare it with the prediction.',
            misconception: 'sm-gives-the-actual-value',
          },
          {
            typed: num(28),
            says: 'You compared with 98, without the constant.',
            misconception: 'sm-leaves-out-the-intercept',
          },
        ],
        done: '$138 - 126 = 12$: 12 visitors fewer than predicted',
      },
    ],
    answer: num(12),
    check: () => num(Math.abs(1260 - 35 * 28 - 400) / 10),
  },
  trap: '<p>Taking the height of the point for the height of the line, or giving one of them when their difference is asked. Write “actual” and “predicted” next to the numbers.</p>',
  check:
    '<p>Look at the graph: a point above the line has more than predicted, a point below has less. For an interpretation, read the sentence with its unit: does it fit “per year,” or does it fit “at the start”?</p>',
  mends: {
    'sm-reads-the-point-for-the-line': [2, 1],
    'sm-reads-beside-the-place': [2, 1],
    'sm-height-in-the-middle-for-the-start': [0, 0],
    'sm-mixes-up-slope-and-intercept': [0, 0],
    'sm-turns-the-rate-around': [0, 1],
    'sm-leaves-out-the-intercept': [1, 1],
    'sm-gives-the-prediction': [1, 2],
    'sm-gives-the-actual-value': [1, 2],
    'sm-misreads-the-scale': [2, 0],
    'sm-linear-or-exponential': [3, 0],
    'sm-growth-or-decay': [3, 0],
    'sm-takes-the-middle': [3, 2],
    'sm-counts-the-first-year': [3, 2],
  },
})
