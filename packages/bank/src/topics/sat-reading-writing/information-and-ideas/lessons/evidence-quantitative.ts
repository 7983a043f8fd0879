import { barChart, lesson, table, text } from '#kit'

const rooms = barChart({
  alt: 'Bar graph of the energy used in four rooms in a week, in kilowatt-hours. Kitchen: 40; Hall: 35; Office: 60; Attic: 20.',
  labels: ['Kitchen', 'Hall', 'Office', 'Attic'],
  values: [40, 35, 60, 20],
  xTitle: 'Room',
  yTitle: 'Energy (kWh)',
})

const birds = table(
  ['Year', 'Meadow', 'Marsh'],
  [
    [2010, 120, 85],
    [2015, 96, 88],
    [2020, 61, 90],
  ],
  'Pairs of nesting birds',
  true,
)

const bread = table(
  ['Flour', 'Height at 20 °C (cm)', 'Height at 30 °C (cm)'],
  [
    ['Wheat', '9.0', '12.5'],
    ['Rye', '6.5', '7.0'],
    ['Spelt', '8.0', '11.5'],
  ],
  'Height of loaves after two hours of rising',
  true,
)

const ferries = table(
  ['Month', 'Morning', 'Evening'],
  [
    ['April', 210, 190],
    ['June', 340, 205],
    ['August', 480, 210],
  ],
  'Average number of ferry passengers per trip',
  true,
)

export const evidenceQuantitative = lesson({
  idea: '<p>A table or graph is a store with full shelves. The question is the shopping list. Whoever walks in without a list comes out with something good that was not needed.</p><p>In these questions several choices read the data correctly. Only one brings home the numbers that the sentence in the text asks for. So the work is done in the text, before you look at the data.</p>',
  figure: table(
    ['The text says', 'So you need'],
    [
      ['“more than any other”', 'this row against <b>all</b> others, one column'],
      ['“grew from year to year”', 'one row or line, <b>several</b> times'],
      ['“the gap became smaller”', 'two groups, at <b>two</b> times: four numbers'],
      ['“but not in winter”', 'the usual case <b>and</b> the exception'],
    ],
    'From the words of a claim to the numbers that it needs',
  ),
  words: [
    { word: 'claim', meaning: 'The statement in the text that the data should complete or support.' },
    { word: 'row and column', meaning: 'A row runs from left to right, a column from top to bottom.' },
    { word: 'axis', meaning: 'A line with numbers or names at the edge of a graph.' },
    { word: 'trend', meaning: 'The direction in which numbers move: up, down, or steady.' },
  ],
  rule: '<ol><li>Read title, headings, and units. No numbers yet.</li><li>Read the text and find the claim that the blank belongs to.</li><li>Turn it into an order: “compare … with … in ….”</li><li>Look up just those numbers.</li><li>Choose the option that gives them, and that says about them what the claim says.</li></ol>',
  use: '<p>A table or a graph stands beside a text, and you have to complete the text with data or find data that support or weaken a claim.</p>',
  avoid:
    '<p>Do not check every number of every choice first: true choices are not yet right ones. You need no calculation beyond “more,” “less,” and a rough difference.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p><strong>Energy used in a week</strong></p>${rooms}<p>In a small museum, the office used more than any other room: <span class="blank">______</span></p><p>Which choice most effectively uses data from the graph to complete the text?</p><ul><li>60 kWh, while the next highest, the kitchen, used 40.</li><li>60 kWh, while the attic used 20.</li><li>the kitchen used 40 kWh and the hall 35.</li></ul>`,
      covers: ['uses data from the graph to complete the text'],
      steps: [
        {
          do: 'The claim: the office used <i>more than any other</i>. So compare its bar with the bar that comes closest.',
          why: 'If the office beats the second highest, it beats all of them.',
        },
        {
          do: 'Read the tops of the bars on the axis at the left: office 60, kitchen 40.',
          why: 'Go straight across from the top of a bar to the number, and look at the unit.',
        },
        {
          do: 'The answer is <b>60 kWh, while the next highest, the kitchen, used 40.</b>',
          why: 'The attic alone does not show “any other,” and the last choice leaves the office out. Both are true.',
        },
      ],
      answer: text('60 kWh, while the next highest, the kitchen, used 40.'),
    },
    {
      level: 'Next',
      asks: `${birds}<p>Birds have fared differently in the two habitats of the reserve. While the number of pairs in the marsh hardly changed between 2010 and 2020, <span class="blank">______</span></p><p>Which choice most effectively uses data from the table to complete the text?</p><ul><li>in the meadow it fell from 120 to 61.</li><li>in the meadow it was 96 in 2015.</li><li>in 2010 the meadow had more pairs than the marsh.</li><li>in the marsh it rose from 85 to 90.</li></ul>`,
      covers: ['uses data from the table to complete the text'],
      steps: [
        {
          do: '<i>While</i> announces a contrast: the marsh hardly changed, so the blank must say that the meadow did.',
          why: 'The joining word tells which numbers are wanted.',
        },
        {
          do: 'Order: meadow, 2010 against 2020. Numbers: 120 and 61.',
          why: 'The same years as for the marsh, or the comparison is not fair.',
        },
        {
          do: '“96 in 2015” is one number and shows no change. “More pairs than the marsh” compares habitats in one year. The last choice is the marsh again.',
          why: 'All three are true of the table. None of them answers the <i>While</i>.',
        },
        {
          do: 'The answer is <b>in the meadow it fell from 120 to 61.</b>',
          why: 'Right column, right years, and the contrast is there.',
        },
      ],
      answer: text('in the meadow it fell from 120 to 61.'),
    },
    {
      level: 'Exam level',
      asks: `${bread}<p>A baker claims that warmth helps dough to rise, but that it matters much less for rye than for other flours.</p><p>Which choice best describes data from the table that support the baker’s claim?</p><ul><li>From 20 °C to 30 °C, rye gained 0.5 cm, while wheat and spelt each gained 3.5 cm.</li><li>At 30 °C, wheat rose to 12.5 cm and rye to only 7.0 cm.</li><li>All three flours rose higher at 30 °C than at 20 °C.</li><li>Rye rose less than wheat and spelt at 20 °C.</li></ul>`,
      covers: ['best describes data from the', 'data from the table to support', 'data from the graph to support'],
      steps: [
        {
          do: 'Take the claim apart: warmth helps (everywhere), <i>but</i> less for rye <i>than</i> for the others.',
          why: 'Two parts, and the second compares <em>gains</em>, not heights.',
        },
        {
          do: 'Order: for each flour, 30 °C minus 20 °C. Wheat $12.5 - 9.0 = 3.5$, rye $7.0 - 6.5 = 0.5$, spelt $11.5 - 8.0 = 3.5$.',
          why: 'A change needs two numbers from one row.',
        },
        {
          do: '“All three rose higher” shows only the first part. The choices with one temperature show no effect of warmth at all.',
          why: 'That rye is lower is true, and it is tempting. But lower is not “less helped by warmth.”',
        },
        {
          do: 'The answer is <b>From 20 °C to 30 °C, rye gained 0.5 cm, while wheat and spelt each gained 3.5 cm.</b>',
          why: 'All gains are positive, and rye’s is much the smallest: both parts are there.',
        },
      ],
      answer: text('From 20 °C to 30 °C, rye gained 0.5 cm, while wheat and spelt each gained 3.5 cm.'),
    },
  ],
  tryIt: {
    asks: `${ferries}<p>Tourists seem to travel in the morning. While evening trips carried about as many passengers in August as in April, <span class="blank">______</span></p><p>Which choice most effectively uses data from the table to complete the text?</p>`,
    steps: [
      {
        ask: 'Which column do you need?',
        answer: { choose: ['Morning', 'Evening'] },
        slips: [
          {
            choice: 1,
            says: 'The text has spoken of the evening already. <i>While</i> asks for the contrast.',
            misconception: 'rw-wrong-row-or-column',
          },
        ],
        done: 'The contrast to the evening is the morning.',
      },
      {
        ask: 'Which two months?',
        answer: { choose: ['April and August', 'April and June', 'June and August'] },
        slips: [
          {
            choice: 1,
            says: 'A fair contrast uses the same months as the first half of the sentence.',
            misconception: 'rw-wrong-row-or-column',
          },
          {
            choice: 2,
            says: 'A fair contrast uses the same months as the first half of the sentence.',
            misconception: 'rw-wrong-row-or-column',
          },
        ],
        done: 'April and August, as for the evening: 210 and 480.',
      },
      {
        ask: 'Which choice is right?',
        like: 3,
        answer: {
          choose: [
            'morning trips went from 210 passengers to 480.',
            'morning trips carried 340 passengers in June.',
            'evening trips went from 190 passengers to 210.',
          ],
        },
        slips: [
          { choice: 1, says: 'True, but one number shows no change.', misconception: 'rw-data-true-claim-not' },
          {
            choice: 2,
            says: 'That is the half that the text has told already.',
            misconception: 'rw-data-true-claim-not',
          },
        ],
        done: '<b>morning trips went from 210 passengers to 480.</b>',
      },
    ],
    answer: text('morning trips went from 210 passengers to 480.'),
  },
  trap: '<p>“I checked it, and it is true.” Truth is only the first half. The wrong choices are mostly true of the table and answer another question. Ask of each: is this what the sentence needs?</p>',
  check:
    '<p>Read the text with your choice in the blank. The joining words (<i>for example, while, but, therefore</i>) must make sense. Then check each number: row, column, unit.</p>',
  mends: {
    'rw-wrong-row-or-column': [1, 1],
    'rw-data-true-claim-not': [1, 2],
    'rw-misreads-the-data': [0, 1],
    'rw-half-right': [2, 2],
    'rw-overstates': [2, 0],
    'rw-too-narrow': [0, 2],
    'rw-wrong-direction': [2, 0],
  },
})
