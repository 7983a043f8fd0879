import { barChart, lesson, num, table, text } from '#kit'

const LOANS = barChart({
  alt: 'Bar chart of books borrowed, in hundreds. Monday: 3; Tuesday: 5; Wednesday: 6; Thursday: 4.',
  labels: ['Mon.', 'Tue.', 'Wed.', 'Thu.'],
  values: [3, 5, 6, 4],
  xTitle: 'Day',
  yTitle: 'Books (hundreds)',
  max: 7,
  step: 1,
})

const BRIDGES = table(
  ['Bridge', 'Length', 'Opened', 'Cost'],
  [
    ['Orsa', '120 m', '1931', '2 million'],
    ['Lund', '340 m', '1958', '9 million'],
    ['Vik', '210 m', '1974', '11 million'],
  ],
  'Three bridges of the district',
  true,
)

const STREET = table(
  ['Hour', 'Before the lamps', 'With the lamps'],
  [
    ['6 p.m.', 140, 90],
    ['8 p.m.', 60, 70],
    ['10 p.m.', 20, 60],
    ['All evening', 220, 220],
  ],
  'People counted on Mill Street in one evening',
  true,
)

const TOWERS = table(
  ['Tower', 'Height', 'Opened', 'Visitors a year'],
  [
    ['Ask', '45 m', '1889', '30,000'],
    ['Birk', '80 m', '1926', '52,000'],
    ['Alm', '62 m', '1961', '75,000'],
  ],
  'Three lookout towers',
  true,
)

export const argumentFigures = lesson({
  idea: '<p>A passage may end with a table or a chart. It is part of the text: it says in numbers what the author says in words, or what the author left out.</p><p>Two kinds of question go with it. One asks <em>what it shows</em>: find a number. The other asks <em>what it is good for</em>: which statement of the passage do these numbers support? Most points are lost before any thinking, by a wrong row or a number taken for something else.</p>',
  figure: table(
    ['Read first', 'It tells you'],
    [
      ['the title', 'what was counted, and where'],
      ['the heads or axes', 'what each column or bar stands for'],
      ['the unit', 'hundreds or thousands, minutes or hours'],
      ['then one row or bar', 'the one that the question names'],
    ],
    'A figure is read from the outside in',
    true,
  ),
  words: [
    { word: 'row', meaning: 'What stands beside each other in a table, from left to right.' },
    { word: 'column', meaning: 'What stands under one head, from top to bottom.' },
    { word: 'axis', meaning: 'A line at the edge of a chart that says what is measured, and in what unit.' },
    { word: 'trend', meaning: 'The direction in which numbers go, up or down, over several rows or bars.' },
  ],
  rule: '<ol><li>Title, heads, unit. No number yet.</li><li>Go to the row or bar that the question names, and read only there.</li><li>To compare, write the two numbers side by side.</li><li>For “supports”: say what the numbers would have to look like if the statement is true. Then look.</li></ol>',
  use: '<p>The question says <i>according to the table</i> or <i>the chart</i>, or asks which statement its rows or numbers support.</p>',
  avoid:
    '<p>Do not study the whole figure before the questions. Do not answer from what you know of the subject. And do not ask a figure for a reason: numbers that rise together do not say why.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p><strong>Books borrowed at the Linden library</strong></p>${LOANS}<p>According to the chart, on which day were twice as many books borrowed as on Monday?</p><ul><li>Tuesday</li><li>Wednesday</li><li>Thursday</li></ul>`,
      covers: ['According to the chart', 'According to the table'],
      steps: [
        {
          do: 'Title and axes: books borrowed, in hundreds, one bar for a day.',
          why: 'A bar at 3 means 300 books.',
        },
        {
          do: 'Go to the bar that is named: Monday, 3 hundred.',
          why: 'Read only there. The others come later.',
        },
        {
          do: 'Twice 3 is 6. The bar at 6 is <b>Wednesday</b>.',
          why: 'Tuesday has two hundred <em>more</em>, and that is not twice as many.',
        },
      ],
      answer: text('Wednesday'),
    },
    {
      level: 'Next',
      asks: `${BRIDGES}<p>Which statement about the bridges in the table is NOT supported by its numbers?</p><ul><li>The oldest bridge is the shortest.</li><li>The newest bridge cost the most.</li><li>The longest bridge cost the most.</li></ul>`,
      covers: ['NOT supported', 'in the table'],
      steps: [
        {
          do: 'Circle NOT: two statements are true of the table, and the odd one out is the answer.',
          why: 'Write “true” or “not” beside each option.',
        },
        {
          do: 'Oldest: under <i>Opened</i>, 1931 is Orsa. Under <i>Length</i>, 120 m is the least. True.',
          why: 'Name the column before you take a number from it.',
        },
        {
          do: 'Newest: 1974 is Vik. Under <i>Cost</i>, 11 million is the most. True.',
          why: 'One row, two columns.',
        },
        {
          do: 'Longest: 340 m is Lund, which cost 9 million, and Vik cost 11. Not true: <b>The longest bridge cost the most.</b>',
          why: 'It sounds likely. The numbers say otherwise.',
        },
      ],
      answer: text('The longest bridge cost the most.'),
    },
    {
      level: 'Exam level',
      asks: `<p>The council is proud of its lamps. Mill Street, it says, has become safer, and more people dare to walk there after dark. The count tells a humbler story: people walk later than they did, not more.</p>${STREET}<p>Taken together, the columns of the table best support which of the following statements?</p><ul><li>The street has become safer.</li><li>More people walk there after dark than before.</li><li>People walk later than they did, not more.</li><li>People walk later because they feel safer.</li></ul>`,
      covers: ['best support', 'support', 'illustrated by'],
      steps: [
        {
          do: 'Title and heads: <em>people</em> were counted, before and with the lamps. Nothing else was.',
          why: 'Safety is not counted, so no number here can support it.',
        },
        {
          do: '“More people” would need a larger sum. Last row: 220 and 220. Not so.',
          why: 'Say first what the numbers would have to look like.',
        },
        {
          do: '“Later” would need fewer early and more late. 6 p.m.: 140, then 90. 10 p.m.: 20, then 60. That is what stands there.',
          why: 'Write the two numbers of a row side by side.',
        },
        {
          do: 'So the columns together support: <b>People walk later than they did, not more.</b>',
          why: 'The last option adds a reason. A count shows that something happened, and not why.',
        },
      ],
      answer: text('People walk later than they did, not more.'),
    },
  ],
  tryIt: {
    asks: `${TOWERS}<p>Which statement about the towers in the table is NOT supported by its numbers?</p>`,
    steps: [
      {
        ask: 'How high, in meters, is the tower that was opened first?',
        like: 1,
        answer: { typed: num(45) },
        slips: [
          {
            typed: num(1889),
            says: 'That is the year in which it was opened. Stay in this row, and go to the column of heights.',
            misconception: 'ar-wrong-column',
          },
          {
            typed: num(80),
            says: 'That is the highest tower. Which year is the earliest?',
            misconception: 'ar-misreads-figure',
          },
        ],
        done: 'Opened first: Ask, in 1889. Its height is 45 m, the least of the three.',
      },
      {
        ask: 'Which tower has the most visitors?',
        like: 2,
        answer: { choose: ['Alm', 'Birk', 'Ask'] },
        slips: [
          {
            choice: 1,
            says: 'Birk is the highest. Visitors stand in the last column.',
            misconception: 'ar-wrong-column',
          },
          {
            choice: 2,
            says: 'Write the three numbers of the last column side by side. This is the least.',
            misconception: 'ar-compares-wrongly',
          },
        ],
        done: 'Most visitors: Alm, with 75,000. It was opened last, and it is not the highest.',
      },
      {
        ask: 'So which statement is NOT supported?',
        like: 3,
        answer: {
          choose: [
            'The highest tower has the most visitors.',
            'The newest tower has the most visitors.',
            'The oldest tower is the lowest.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Alm is the newest, and it has the most. The table supports this one.',
            misconception: 'ar-lost-the-not',
          },
          {
            choice: 2,
            says: 'Ask is the oldest, and it is the lowest. The table supports this one.',
            misconception: 'ar-lost-the-not',
          },
        ],
        done: '<b>The highest tower has the most visitors.</b>',
      },
    ],
    answer: text('The highest tower has the most visitors.'),
  },
  trap: '<p>A number that stands in the figure and answers another question. It is really there, so it looks right. Ask which head and which row it stands under before you believe it.</p>',
  check:
    '<p>Put your finger on the number and read back: title, head, row, unit. “Books borrowed, on Monday, 3 hundred.” If that sentence does not answer the question, the finger is in the wrong place.</p>',
  mends: {
    'ar-misreads-figure': [0, 1],
    'ar-wrong-column': [1, 1],
    'ar-compares-wrongly': [0, 2],
    'ar-lost-the-not': [1, 0],
    'ar-half-right': [2, 3],
    'ar-overlooked-mention': [1, 0],
  },
})
