import { lesson, table, text } from '#kit'

const lamps = table(
  ['Room', 'Old lamps', 'New lamps'],
  [
    ['Kitchen', 40, 22],
    ['Hall', 35, 12],
    ['Office', 60, 51],
  ],
  'Energy used in a week (kilowatt-hours)',
  true,
)

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
  idea: '<p>A table is a store with full shelves. The question is the shopping list. Whoever walks in without a list comes out with something, and it may even be of good quality, but it is not what was needed.</p><p>In these questions several choices read the data correctly. Only one brings home the numbers that the sentence in the text asks for. So the work is done in the text, before you look at the data.</p>',
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
    '<p>Do not check every number of every choice first: that takes time, and true choices are not yet right ones. You need no calculation beyond “more,” “less,” and a rough difference.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${lamps}<p>A museum replaced its lamps. Every room used less energy afterward, and the hall saved the most: its use fell from ______</p><p>Which choice most effectively uses data from the table to complete the text?</p><ul><li>35 to 12 kilowatt-hours.</li><li>40 to 22 kilowatt-hours.</li><li>60 to 51 kilowatt-hours.</li></ul>`,
      covers: ['uses data from the table to complete the text'],
      steps: [
        {
          do: 'The claim is about <i>the hall</i>, and about a fall <i>from</i> one number to another.',
          why: 'So you need one row and both columns.',
        },
        {
          do: 'Put a finger on the row <i>Hall</i>: old lamps 35, new lamps 12.',
          why: 'A finger on the row keeps your eye from slipping.',
        },
        {
          do: 'The answer is <b>35 to 12 kilowatt-hours.</b>',
          why: 'The other pairs are true of the table, but they belong to the kitchen and the office.',
        },
      ],
      answer: text('35 to 12 kilowatt-hours.'),
    },
    {
      level: 'Next',
      asks: `${birds}<p>Birds have fared differently in the two habitats of the reserve. While the number of pairs in the marsh hardly changed between 2010 and 2020, ______</p><p>Which choice most effectively uses data from the table to complete the text?</p><ul><li>in the meadow it fell from 120 to 61.</li><li>in the meadow it was 96 in 2015.</li><li>in 2010 the meadow had more pairs than the marsh.</li><li>in the marsh it rose from 85 to 90.</li></ul>`,
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
      covers: ['best describes data from the'],
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
    asks: `${ferries}<p>Tourists seem to travel in the morning. While evening trips carried about as many passengers in August as in April, ______</p><p>Which choice most effectively uses data from the table to complete the text?</p>`,
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
    '<p>Read the text with your choice in the blank. The joining words (<i>for example, while, but, therefore</i>) must make sense. Then check each number once more: row, column, unit.</p>',
  mends: {
    'rw-wrong-row-or-column': [0, 1],
    'rw-data-true-claim-not': [1, 2],
    'rw-misreads-the-data': [2, 1],
    'rw-half-right': [2, 2],
    'rw-overstates': [2, 0],
    'rw-too-narrow': [1, 2],
  },
})
