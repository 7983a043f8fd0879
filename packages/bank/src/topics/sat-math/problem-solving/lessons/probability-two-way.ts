import { frac, lesson, num, table, tape } from '#kit'

/** The fraction of a group for which something holds, counted one by one. */
function share<T>(group: readonly T[], holds: (one: T) => boolean) {
  return num(frac(group.filter(holds).length, group.length))
}
const people = (...counts: readonly (readonly [row: string, column: string, count: number])[]) =>
  counts.flatMap(([row, column, count]) => Array.from({ length: count }, () => ({ row, column })))

export const probabilityTwoWay = lesson({
  idea: '<p>When something is chosen at random, every case is equally likely. The probability is the share of the cases you want: those, divided by all cases that <em>can</em> be chosen.</p><p>So the most important question is: chosen from which group? “One of the students who come by bus” shrinks the group to the bus riders. All others might as well not be in the table.</p>',
  figure: tape({
    alt: 'All 150 students, 60 of them in grade 9 and 90 in grade 10. Below, only the 45 bus riders: 18 in grade 9 and 27 in grade 10.',
    rows: [
      {
        name: 'All',
        parts: [
          [60, '60 in grade 9'],
          [90, '90 in grade 10'],
        ],
      },
      {
        name: 'Bus',
        parts: [
          [18, '18'],
          [27, '27'],
        ],
      },
    ],
  }),
  words: [
    { word: 'probability', meaning: 'Favorable cases divided by possible cases; a number from 0 to 1.' },
    { word: 'two-way table', meaning: 'A table that counts by two features at once, in rows and columns.' },
    { word: 'condition', meaning: 'What is known about the choice: it names the group that is chosen from.' },
    { word: 'overlap', meaning: 'Those who belong to both groups; the cell where row and column meet.' },
    { word: 'complement', meaning: 'The opposite event: “not green.” Its probability is 1 minus that of the event.' },
    { word: 'relative frequency', meaning: 'A count divided by its total: the share of a group, often in percent.' },
  ],
  rule: '<ul><li>Probability = $\\frac{\\text{favorable cases}}{\\text{possible cases}}$.</li><li>With a condition, the possible cases are one row total or one column total.</li><li>“A or B”: add both groups and take the overlap away once.</li><li>If things are added, update the numerator <em>and</em> the denominator.</li><li>A missing cell or total: add or subtract along its row or column first.</li><li>Expected number: probability times the size of the group.</li></ul>',
  use: '<p>Use it for “chosen at random,” “what fraction of the …”, and all two-way tables.</p>',
  avoid:
    '<p>Do not divide by the grand total because it stands in the corner: only if the choice is made from everybody. And do not compare a part with the <em>rest</em>; a probability divides by all.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A box holds 40 cards, and 13 of them are green. Then 5 more green cards are put into the box. One card is drawn at random. What is the probability that it is green?',
      covers: ['sat-math/probability-new-total'],
      steps: [
        { do: 'Green cards now: $13 + 5 = 18$.', why: 'The new cards are favorable cases.' },
        { do: 'All cards now: $40 + 5 = 45$.', why: 'They can be drawn as well, so they count in the total too.' },
        {
          do: 'The probability is $\\frac{18}{45} = \\frac{2}{5}$.',
          why: 'Favorable divided by possible. Dividing by the 27 other cards would compare a part with the rest.',
        },
      ],
      answer: num(frac(2, 5)),
      check: () => share([...Array(40).keys(), ...Array(5).fill(0)], (card) => card < 13),
    },
    {
      level: 'Next',
      asks: `<p>The table shows how students of two grades come to school.</p>${table(
        ['Group', 'Bus', 'Bicycle', 'On foot', 'Total'],
        [
          ['Grade 9', 18, 14, 28, 60],
          ['Grade 10', 27, 31, 32, 90],
          ['Total', 45, 45, 60, 150],
        ],
        '',
        true,
      )}<p>One of the students who come by bus is chosen at random. What is the probability that this student is in grade 9?</p>`,
      covers: ['sat-math/two-way-conditional'],
      steps: [
        {
          do: 'Chosen from which group? The students who come by bus: the column “Bus” with the total 45.',
          why: 'Cover all other columns. The 150 in the corner plays no part.',
        },
        {
          do: 'How many of these are in grade 9? The cell where row and column meet: 18.',
          why: 'Put a finger on the row “Grade 9.”',
        },
        {
          do: 'The probability is $\\frac{18}{45} = \\frac{2}{5}$.',
          why: 'Turned around, “one of the students in grade 9 … comes by bus,” the group would be the row, and the answer $\\frac{18}{60}$.',
        },
        {
          do: 'If one of <em>all</em> students is chosen, divide by the corner: $\\frac{60}{150} = \\frac{2}{5}$ for grade 9, and $\\frac{31}{150}$ for a student of grade 10 who rides a bicycle.',
          why: 'Without a condition, everybody in the table is a possible case.',
          covers: ['sat-math/two-way-one-group'],
        },
      ],
      answer: num(frac(2, 5)),
      check: () =>
        share(
          people(['9', 'bus', 18], ['9', 'bike', 14], ['9', 'foot', 28], ['10', 'bus', 27], ['10', 'bike', 31]).filter(
            (p) => p.column === 'bus',
          ),
          (p) => p.row === '9',
        ),
    },
    {
      level: 'Exam level',
      asks: `<p>The table shows the instruments of the students of a music school.</p>${table(
        ['Group', 'Guitar', 'Piano', 'Drums', 'Total'],
        [
          ['Beginners', 24, 16, 10, 50],
          ['Advanced', 12, 20, 8, 40],
          ['Total', 36, 36, 18, 90],
        ],
        '',
        true,
      )}<p>How many of the students are beginners or play piano (or both)?</p>`,
      covers: ['sat-math/two-way-either'],
      steps: [
        { do: 'Beginners: 50, the whole row.', why: 'All of them count, whatever they play.' },
        { do: 'Piano: 36, the whole column.', why: '16 of these are beginners and have been counted already.' },
        {
          do: 'Take the overlap away once: $50 + 36 - 16 = 70$ students.',
          why: '50 + 36 = 86 counts the 16 twice. Leaving them out entirely would be wrong as well: “or” includes both.',
        },
        {
          do: 'Test by adding cells: $24 + 16 + 10 + 20 = 70$.',
          why: 'All cells that lie in the row or in the column, each once. An empty cell is found along its row: $50 - 24 - 10 = 16$.',
        },
      ],
      answer: num(70),
      // All but the advanced students who do not play piano.
      check: () => num(90 - 12 - 8),
    },
    {
      level: 'Exam level',
      asks: 'A bag holds red and blue marbles, and 28 of them are blue. If one marble is drawn at random, the probability that it is red is $\\frac{3}{7}$. How many red marbles are in the bag?',
      covers: [
        'sat-math/two-way-missing-count',
        'sat-math/two-way-unknown-probability',
        'sat-math/two-way-unknown-entries',
      ],
      steps: [
        {
          do: 'If 3 of 7 parts are red, then $7 - 3 = 4$ parts are blue.',
          why: 'The fraction is a fraction of all marbles, and every other marble is blue.',
        },
        {
          do: 'The 4 parts are 28 marbles, so one part is $28 \\div 4 = 7$ marbles.',
          why: 'Taking $\\frac{3}{7}$ of 28 would treat the blue ones as all marbles.',
        },
        { do: 'Red: $3 \\cdot 7 = 21$ marbles.', why: 'The total would be 49; the question asks for red only.' },
        {
          do: 'Test: $\\frac{21}{21 + 28} = \\frac{21}{49} = \\frac{3}{7}$. So there are 21 red marbles.',
          why: 'Red divided by all gives the probability of the question.',
        },
        {
          do: 'Unknown entries are treated alike: if a column has $k$ and $k + 10$, and the first is $\\frac{1}{3}$ of it, then $\\frac{k}{2k + 10} = \\frac{1}{3}$ and $k = 10$.',
          why: 'The denominator is the total of the group that is chosen from.',
        },
      ],
      answer: num(21),
      check: () => num(Array.from({ length: 100 }, (_, r) => r).find((r) => 7 * r === 3 * (r + 28)) ?? 0),
    },
  ],
  tryIt: {
    asks: `<p>The table shows the tickets that a small cinema sold.</p>${table(
      ['Group', 'Comedy', 'Drama', 'Animation', 'Total'],
      [
        ['Weekday', 21, 15, 24, 60],
        ['Weekend', 35, 25, 40, 100],
        ['Total', 56, 40, 64, 160],
      ],
      '',
      true,
    )}<p>One of the tickets for a comedy is chosen at random. What is the probability that this ticket is for a weekday?</p>`,
    steps: [
      {
        ask: 'How many tickets is the choice made from?',
        answer: { typed: num(56) },
        slips: [
          {
            typed: num(160),
            says: 'Those are all tickets. The choice is made from the tickets for a comedy only.',
            misconception: 'sm-divides-by-the-grand-total',
          },
          {
            typed: num(60),
            says: 'Those are the weekday tickets. Which group is named before “is chosen”?',
            misconception: 'sm-condition-turned-around',
          },
        ],
        done: 'The column “Comedy” has 56 tickets.',
      },
      {
        ask: 'How many of these are for a weekday?',
        answer: { typed: num(21) },
        slips: [
          { typed: num(35), says: 'That is the row “Weekend.”', misconception: 'sm-reads-the-wrong-row' },
          {
            typed: num(60),
            says: 'Those are the weekday tickets for all films. Stay in the column.',
            misconception: 'sm-ignores-the-condition',
          },
        ],
        done: '21 of the 56 tickets',
      },
      {
        ask: 'What is the probability? Type a fraction or a decimal.',
        answer: { typed: num(frac(21, 56)) },
        slips: [
          {
            typed: num(frac(21, 60)),
            says: 'You divided by the weekday tickets. The condition is “for a comedy.”',
            misconception: 'sm-condition-turned-around',
          },
          {
            typed: num(frac(21, 160)),
            says: 'You divided by all tickets.',
            misconception: 'sm-divides-by-the-grand-total',
          },
          {
            typed: num(frac(21, 35)),
            says: 'You compared with the rest. Divide by all tickets for a comedy.',
            misconception: 'sm-part-to-the-rest',
          },
        ],
        done: '$\\frac{21}{56} = \\frac{3}{8}$',
      },
    ],
    answer: num(frac(3, 8)),
    check: () => share(people(['weekday', 'comedy', 21], ['weekend', 'comedy', 35]), (t) => t.row === 'weekday'),
  },
  trap: '<p>Turning the condition around. “A bus rider is in grade 9” and “a ninth grader rides the bus” have the same numerator but different denominators. The group that is chosen from stands below.</p>',
  check:
    '<p>A probability lies between 0 and 1. Say it as a sentence: “18 of the 45 bus riders are in grade 9.” If the sentence fits the question, the fraction is right.</p>',
  mends: {
    'sm-one-entry-for-the-group': [2, 0],
    'sm-gives-the-other-unknown-entry': [3, 2],
    'sm-forgets-the-number-beside-k': [3, 4],
    'sm-adds-the-number-beside-k-on-the-wrong-side': [3, 4],
    'sm-fraction-of-the-other-entry': [3, 4],
    'sm-row-for-the-column': [1, 0],
    'sm-keeps-the-old-count': [0, 0],
    'sm-keeps-the-old-total': [0, 1],
    'sm-takes-the-opposite-event': [0, 2],
    'sm-part-to-the-rest': [0, 2],
    'sm-divides-by-the-grand-total': [1, 0],
    'sm-ignores-the-condition': [1, 0],
    'sm-reads-the-wrong-row': [1, 1],
    'sm-condition-turned-around': [1, 2],
    'sm-and-for-or': [2, 0],
    'sm-counts-the-overlap-twice': [2, 2],
    'sm-leaves-out-the-overlap': [2, 2],
    'sm-probability-of-the-known-part': [3, 1],
    'sm-gives-the-total': [3, 2],
  },
})
