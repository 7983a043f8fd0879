import { frac, lesson, num, table } from '#kit'

const HEAD = ['', 'Cycles', 'Does not', 'Total']

export const twoWayTables = lesson({
  idea: '<p>A two-way table sorts everybody by two questions at once. In the table below, each student is in one row (the grade) and in one column (cycles or not). A cell counts those who fit both. The totals stand at the margins: rows add up to the right, columns add up to the bottom.</p><p>A share always needs a whole: 12 of how many? Of all 100 students, 12 are cyclists of grade 9. But of the 40 students in grade 9, the same 12 are a much larger share. The words tell you which whole is meant.</p>',
  figure: table(
    HEAD,
    [
      ['Grade 9', 12, 28, 40],
      ['Grade 10', 18, 42, 60],
      ['Total', 30, 70, 100],
    ],
    'How 100 students of two grades come to school',
    true,
  ),
  words: [
    { word: 'cell', meaning: 'One box of the table: those who fit a row and a column.' },
    { word: 'margin', meaning: 'The totals of rows and columns at the edge of the table.' },
    { word: 'grand total', meaning: 'The number of all, in the lower right corner.' },
    { word: 'conditional share', meaning: 'A share within one row or one column only, such as “of grade 9.”' },
    {
      word: 'no association',
      meaning: 'The shares are the same in every row: the two questions have nothing to do with each other.',
    },
  ],
  rule: '<ol><li>Find the whole: all, one row, or one column. Look for “of,” “among,” “it is known that.”</li><li>Find the cell: the row and the column that are named.</li><li>Divide the cell by its whole.</li></ol><p>Compare groups of different size by their percents, not by their counts. To join them, turn each percent into a count of its own group and add.</p>',
  use: '<p>People or things are sorted by two questions, and you are asked for a missing number, a share, a percent or a probability.</p>',
  avoid:
    '<p>Never divide a cell by another cell to get a share: 12 to 28 compares two groups, but neither of them is the whole.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Part of a table about visitors is missing.</p>${table(
        ['', 'Bike', 'Bus', 'Total'],
        [
          ['Members', 18, '', 30],
          ['Guests', '', '?', ''],
          ['Total', 26, '', 50],
        ],
        '',
        true,
      )}<p>Which number belongs in the cell with the question mark?</p>`,
      covers: ['algebra-1/two-way-missing'],
      steps: [
        {
          do: 'The last column: $50 - 30 = 20$ guests in all.',
          why: 'Members and guests together are all 50 visitors.',
        },
        {
          do: 'The first column: $26 - 18 = 8$ guests came by bike.',
          why: 'Rows and columns both add up, so a missing number is total minus the other.',
        },
        {
          do: 'The row of guests: $20 - 8 = 12$ came by bus.',
          why: 'Do not stop at the margin 20: it holds all guests.',
        },
        {
          do: 'Asked in words: of 60 members, 34 swim, 25 play tennis, and 12 do both. How many do neither? $60 - 34 = 26$ do not swim, and $25 - 12 = 13$ play tennis only.',
          why: 'Draw the table in your mind: swim or not, tennis or not. The 12 are among the 25 already.',
        },
        {
          do: 'Of the 26 who do not swim, 13 play tennis, so $26 - 13 = 13$ do neither.',
          why: '$60 - 34 - 25 = 1$ would take the 12 away twice.',
        },
      ],
      answer: num(12),
      // By the other road: down the column of the bus.
      check: () => num(50 - 26 - (30 - 18)),
    },
    {
      level: 'Next',
      asks: `${table(
        HEAD,
        [
          ['Grade 9', 12, 28, 40],
          ['Grade 10', 18, 42, 60],
          ['Total', 30, 70, 100],
        ],
        '',
        true,
      )}<p>What fraction of grade 9 cycles? And what percent of all students are cyclists of grade 9?</p>`,
      covers: ['algebra-1/two-way-conditional', 'algebra-1/two-way-percent'],
      steps: [
        {
          do: '“Of grade 9”: the whole is the row total 40.',
          why: 'Everybody else is left aside. “It is known that the student is in grade 9” says the same.',
        },
        {
          do: 'The cell “Grade 9” and “Cycles” is 12. The fraction is $\\frac{12}{40} = \\frac{3}{10}$.',
          why: '$\\frac{12}{30}$ would be the share of grade 9 among the cyclists: the same cell, another whole.',
        },
        {
          do: '“Of all students”: now the whole is 100, and $\\frac{12}{100} = 12\\%$.',
          why: 'The cell is the same again. The whole column, 30%, would count grade 10 as well.',
        },
        {
          do: 'So $\\frac{3}{10}$ of grade 9 cycles, and 12% of all are cyclists of grade 9.',
          why: 'A smaller whole gives a larger share.',
        },
      ],
      answer: num(frac(3, 10)),
      check: () => {
        const grade9 = Array.from({ length: 40 }, (_, i) => i < 12)
        return num(frac(grade9.filter(Boolean).length, grade9.length))
      },
    },
    {
      level: 'Exam level',
      asks: 'At a school, 30% of the 40 students in grade 9 cycle, and 45% of the 60 students in grade 10. How many percentage points higher is the share of grade 10? And how many students of the two grades cycle in all?',
      covers: ['algebra-1/two-way-from-percents', 'algebra-1/two-way-percentage-points'],
      steps: [
        {
          do: 'Compare the shares: $45 - 30 = 15$ percentage points.',
          why: 'A difference of two percents is given in percentage points. The counts 12 and 27 would compare groups of different size.',
        },
        {
          do: 'Grade 9: $0.3 \\cdot 40 = 12$ cyclists.',
          why: 'The 30% goes with its own whole, 40. The other 28 do not cycle.',
        },
        { do: 'Grade 10: $0.45 \\cdot 60 = 27$ cyclists.', why: 'The 45% goes with the other whole, 60.' },
        {
          do: 'In all: $12 + 27 = 39$ students cycle.',
          why: 'Counts of both groups can be added. Percents of different wholes cannot: nobody would say that 75% cycle.',
        },
        {
          do: 'Test: 39 of 100 are 39%, between 30% and 45%.',
          why: 'It is not the average, 37.5%: the larger group counts for more.',
        },
      ],
      answer: num(39),
      // Without percents: 3 in every 10 of 40, and 9 in every 20 of 60.
      check: () => num((40 / 10) * 3 + (60 / 20) * 9),
    },
    {
      level: 'Exam level',
      asks: `<p>In a survey of animals, the share in the column “Younger than 2” is the same in both rows.</p>${table(
        ['', 'Younger than 2', '2 or older'],
        [
          ['Cats', 20, 30],
          ['Dogs', '?', 45],
        ],
        '',
        true,
      )}<p>Which number is missing?</p>`,
      covers: ['algebra-1/two-way-no-association'],
      steps: [
        {
          do: 'Compare within the row of the cats: 20 to 30, that is 2 to 3.',
          why: 'Equal shares mean that both rows have the same ratio.',
        },
        {
          do: 'The dogs: 45 is 3 parts, so one part is $45 \\div 3 = 15$.',
          why: 'The row is larger, but its parts stand in the same ratio.',
        },
        {
          do: 'Two parts: $2 \\cdot 15 = 30$. The missing number is 30.',
          why: 'Not 35: the difference of 10 is not kept, the ratio is. And not 20: that would be a smaller share of a larger row.',
        },
        {
          do: 'Test: $\\frac{20}{50} = 40\\%$ and $\\frac{30}{75} = 40\\%$.',
          why: 'The shares are equal: no association.',
        },
      ],
      answer: num(30),
      check: () => num(Array.from({ length: 100 }, (_, n) => n).find((n) => n * (20 + 30) === 20 * (n + 45)) ?? 0),
    },
  ],
  tryIt: {
    asks: `${table(
      ['', 'Plays', 'Does not', 'Total'],
      [
        ['Girls', 24, 36, 60],
        ['Boys', 10, 30, 40],
        ['Total', 34, 66, 100],
      ],
      'Students and instruments',
      true,
    )}<p>What fraction of the boys plays an instrument? And what percent of all students are boys who play one?</p>`,
    steps: [
      {
        ask: '“Of the boys”: what is the whole?',
        answer: { typed: num(40) },
        slips: [
          {
            typed: num(100),
            says: 'The question is only about the boys.',
            misconception: 'a1-stat-divides-by-the-grand-total',
          },
          {
            typed: num(34),
            says: 'These are all who play. The words “of the boys” name the row.',
            misconception: 'a1-stat-uses-the-other-total',
          },
        ],
        done: '“Of the boys”: the row total is 40.',
      },
      {
        ask: 'What fraction of the boys plays an instrument?',
        answer: { typed: num(frac(10, 40)) },
        slips: [
          {
            typed: num(frac(10, 30)),
            says: 'You compared two cells. The whole is all boys.',
            misconception: 'a1-stat-compares-the-two-cells',
          },
          {
            typed: num(frac(30, 40)),
            says: 'That is the cell beside it: boys who do not play.',
            misconception: 'a1-stat-takes-the-other-cell',
          },
        ],
        done: '$\\frac{10}{40} = \\frac{1}{4}$',
      },
      {
        ask: 'What percent of all students are boys who play? Type the number.',
        answer: { typed: num(10) },
        slips: [
          {
            typed: num(25),
            says: 'That is the share of the boys. Now the whole is all students.',
            misconception: 'a1-stat-uses-the-other-total',
          },
          {
            typed: num(34),
            says: 'That is the share of all students who play.',
            misconception: 'a1-stat-gives-the-marginal-share',
          },
        ],
        done: '$\\frac{10}{100} = 10\\%$',
      },
    ],
    answer: num(10),
    check: () => num(100 - 60 - 30),
  },
  trap: '<p>Turning the question around. “Of the cyclists, how many are in grade 9” and “of grade 9, how many cycle” use the same cell, 12, but divide it by 30 or by 40.</p>',
  check:
    '<p>All cells must add up to the grand total, along the rows and down the columns. Say your share aloud: “12 of the 40 students in grade 9.” Does the whole fit the question?</p>',
  mends: {
    'a1-stat-stops-at-the-margin': [0, 2],
    'a1-stat-finds-another-cell': [0, 1],
    'a1-stat-divides-by-the-grand-total': [1, 0],
    'a1-stat-uses-the-other-total': [1, 1],
    'a1-stat-compares-the-two-cells': [1, 1],
    'a1-stat-takes-the-other-cell': [1, 1],
    'a1-stat-uses-a-row-total': [1, 2],
    'a1-stat-gives-the-marginal-share': [1, 2],
    'a1-stat-gives-the-count': [1, 2],
    'a1-stat-subtracts-both-totals': [0, 4],
    'a1-stat-keeps-the-difference': [3, 2],
    'a1-stat-copies-the-cell': [3, 2],
    'a1-stat-keeps-the-sum-of-the-factors': [3, 1],
    'a1-stat-averages-the-percents': [2, 4],
    'a1-stat-adds-the-percents': [2, 3],
    'a1-stat-counts-one-group-only': [2, 3],
    'a1-stat-swaps-the-percents': [2, 1],
    'a1-stat-counts-the-rest': [2, 1],
    'a1-stat-compares-the-counts': [2, 0],
    'a1-stat-gives-one-share': [2, 0],
  },
})
