import { lesson, num, table, text } from '#kit'

const BOTH = 'Both are right.'

/** The whole numbers from 0 to 200 that make it true. */
const tried = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i).filter(holds)

export const inequalitiesInWords = lesson({
  idea: '<p>A budget, a load limit, a goal for a fundraiser: each of them says how large or how small a total may be. Write the total with a variable first, as if you wanted an equation. Then compare it with the limit.</p><p>Which sign? Ask about the limit itself and about a number beyond it. “At most 14 passengers”: are 14 allowed? Yes. Are 15? No. So the number of passengers is 14 or less, $x \\le 14$.</p>',
  figure: table(
    ['Words', 'Sign', 'Is the limit allowed?', 'Example'],
    [
      ['at least, no less than', '$\\ge$', 'yes', '$x \\ge 14$'],
      ['at most, no more than', '$\\le$', 'yes', '$x \\le 14$'],
      ['more than, heavier than', '$\\gt$', 'no', '$x \\gt 14$'],
      ['less than, younger than', '$\\lt$', 'no', '$x \\lt 14$'],
    ],
    'What the words say about the limit 14',
  ),
  words: [
    { word: 'at least', meaning: 'This much or more: $\\ge$.' },
    { word: 'at most', meaning: 'This much or less: $\\le$.' },
    { word: 'limit', meaning: 'A total that must not be passed, such as a budget or a load.' },
    { word: 'goal', meaning: 'A total that must be reached, such as a sum of money or a mean.' },
  ],
  rule: '<ol><li>Say what $x$ counts.</li><li>Write the total: amount for each · $x$ + what comes once.</li><li>Choose the sign with the limit itself: is it allowed?</li><li>Solve. If $x$ must be whole: a limit rounds down, a goal rounds up.</li></ol>',
  use: '<p>A question asks for the greatest or the least possible number, or for an inequality that fits a story.</p>',
  avoid:
    '<p>If the story says “exactly,” write an equation. If the answer need not be whole, such as a length in meters, do not round.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>A minibus may carry at most 14 passengers. Ada and Ben talk about the allowed numbers $x$ of passengers. Ada writes $x \\le 14$. Ben writes $14 \\ge x$. Who is right?</p>',
      covers: ['algebra-1/inequality-words-claims'],
      steps: [
        {
          do: 'Test three numbers in the story: 13 are allowed, 14 are allowed, 15 are not.',
          why: 'One below the limit, the limit itself, one above.',
        },
        {
          do: 'Ada: $13 \\le 14$ is true, $14 \\le 14$ is true, $15 \\le 14$ is false. This fits.',
          why: 'The sign includes the limit, and so does “at most.”',
        },
        {
          do: `Ben: $14 \\ge 13$ is true, $14 \\ge 14$ is true, $14 \\ge 15$ is false. This fits too. ${BOTH}`,
          why: 'Ben’s line is Ada’s, read from the other end.',
        },
      ],
      answer: text(BOTH),
      check: () => {
        const allowed = (x: number) => ![15, 16, 17].includes(x)
        const fits = (line: (x: number) => boolean) => [12, 13, 14, 15, 16].every((x) => line(x) === allowed(x))
        return text(fits((x) => x <= 14) && fits((x) => 14 >= x) ? BOTH : 'Somebody is wrong.')
      },
    },
    {
      level: 'Next',
      asks: 'Noor plans a bowling party. The alley charges \\$45 for the room and \\$12 for each guest. The party may cost at most \\$200. What is the greatest possible number of guests?',
      covers: ['algebra-1/inequality-translate', 'algebra-1/inequality-budget'],
      steps: [
        {
          do: 'Let $x$ be the number of guests. The price is $12x + 45$. At most 200: $12x + 45 \\le 200$.',
          why: 'The \\$12 come with each guest, the \\$45 once. Exactly \\$200 would be allowed.',
        },
        {
          do: 'Subtract 45 from both sides: $12x \\le 155$.',
          why: 'What the room costs is no longer there for guests.',
        },
        {
          do: 'Divide both sides by 12: $x \\le \\frac{155}{12}$, which is about 12.9.',
          why: '12 is positive, so the sign stays.',
        },
        {
          do: 'Guests are whole: the greatest number is 12. Test: $12 \\cdot 12 + 45 = 189$, but $12 \\cdot 13 + 45 = 201$.',
          why: 'A limit must not be passed, so round down.',
        },
      ],
      answer: num(12),
      check: () => num(Math.max(...tried((x) => 12 * x + 45 <= 200))),
    },
    {
      level: 'Exam level',
      asks: 'Kai has the scores 78, 85, and 90 in the first three of four quizzes. What is the lowest score in the fourth quiz that gives Kai a mean score of at least 86?',
      covers: ['algebra-1/inequality-average', 'algebra-1/inequality-enough-money'],
      steps: [
        {
          do: 'A mean of 86 over four quizzes needs a sum of $4 \\cdot 86 = 344$.',
          why: 'Work with sums. The mean of the first three and the fourth score do not weigh the same.',
        },
        {
          do: 'So far there are $78 + 85 + 90 = 253$ points: $253 + x \\ge 344$.',
          why: 'What is there already, plus what is missing, must reach the goal.',
        },
        {
          do: 'Subtract 253 from both sides: $x \\ge 91$. The lowest score is 91.',
          why: 'Test: $253 + 91 = 344$ points, exactly enough.',
        },
        {
          do: 'Sales go the same way. With \\$84 so far, mugs for \\$9 each, and a goal of \\$200: $84 + 9x \\ge 200$, so $9x \\ge 116$. 12 mugs bring only \\$108, so it takes 13.',
          why: '$116 \\div 9$ is about 12.9. A goal must be reached, so round up.',
        },
      ],
      answer: num(91),
      check: () => num(Math.min(...tried((x) => (78 + 85 + 90 + x) / 4 >= 86))),
    },
    {
      level: 'Exam level',
      asks: 'Rosa builds a rectangular pen for rabbits. It is to be 3 meters longer than it is wide, and there are 26 meters of fence. What is the greatest possible width, in meters?',
      covers: ['algebra-1/inequality-perimeter'],
      steps: [
        {
          do: 'Let $x$ be the width. The length is $x + 3$.',
          why: 'The question asks for the width, so the width gets the variable.',
        },
        {
          do: 'All four sides together: $2x + 2(x + 3) = 4x + 6$. The fence is the limit: $4x + 6 \\le 26$.',
          why: 'Two widths and two lengths. The 3 meters count twice.',
        },
        { do: 'Subtract 6 from both sides: $4x \\le 20$.', why: '$26 - 6 = 20$' },
        {
          do: 'Divide both sides by 4: $x \\le 5$. The greatest width is 5 meters.',
          why: 'Test: 5 and 8 meters give $2 \\cdot 5 + 2 \\cdot 8 = 26$ meters.',
        },
      ],
      answer: num(5),
      check: () => num(Math.max(...tried((x) => x + (x + 3) + x + (x + 3) <= 26))),
    },
  ],
  tryIt: {
    asks: 'A cargo bike may carry no more than 90 kilograms. The box for the load weighs 14 kilograms, and each parcel weighs 6 kilograms. What is the greatest number of parcels that the bike may carry?',
    steps: [
      {
        ask: 'Which inequality fits, with $x$ for the number of parcels?',
        answer: { choose: ['$6x + 14 \\le 90$', '$6x + 14 \\ge 90$', '$14x + 6 \\le 90$'] },
        slips: [
          {
            choice: 1,
            says: 'This asks for 90 kilograms or more. Would 100 be allowed?',
            misconception: 'a1-inequality-words-wrong-direction',
          },
          {
            choice: 2,
            says: 'Here the box is counted with each parcel. What comes once, and what comes each time?',
            misconception: 'a1-inequality-words-swaps-rate-and-start',
          },
        ],
        done: '$6x + 14 \\le 90$: parcels and box together, 90 allowed.',
      },
      {
        ask: 'Undo the 14: $6x$ is at most which number?',
        answer: { typed: num(90 - 14) },
        slips: [
          {
            typed: num(90 + 14),
            says: 'You added the box to the limit. It uses up a part of it.',
            misconception: 'a1-inequality-words-adds-fixed-part',
          },
          {
            typed: num(90),
            says: 'The box is left out here. It has to be carried, too.',
            misconception: 'a1-inequality-words-forgets-fixed-part',
          },
        ],
        done: '$6x \\le 76$, so $x \\le \\frac{76}{6}$, which is about 12.7.',
      },
      {
        ask: 'What is the greatest number of parcels?',
        like: 3,
        answer: { typed: num(Math.floor(76 / 6)) },
        slips: [
          {
            typed: num(13),
            says: '13 parcels weigh 78 kilograms, and with the box it is 92. That is over the limit.',
            misconception: 'a1-inequality-words-rounds-up-over-limit',
          },
        ],
        done: '12 parcels. Test: $6 \\cdot 12 + 14 = 86$, but $6 \\cdot 13 + 14 = 92$.',
      },
    ],
    answer: num(12),
    check: () => num(Math.max(...tried((x) => 14 + 6 * x <= 90))),
  },
  trap: '<p>Rounding as usual. 12.9 guests are not 13 if 13 are too expensive. A limit rounds down, a goal rounds up.</p>',
  check:
    '<p>Put your number into the story, and its neighbor, too. Your number must be allowed, and the next one must not.</p>',
  mends: {
    'a1-accepts-wrong-inequality': [0, 0],
    'a1-rejects-right-inequality': [0, 2],
    'a1-inequality-judges-one': [0, 2],
    'a1-inequality-words-strictness': [0, 1],
    'a1-inequality-words-wrong-direction': [0, 0],
    'a1-inequality-words-swaps-rate-and-start': [1, 0],
    'a1-inequality-words-fixed-part-each-time': [1, 0],
    'a1-inequality-words-forgets-fixed-part': [1, 0],
    'a1-inequality-words-adds-fixed-part': [1, 1],
    'a1-inequality-words-rounds-up-over-limit': [1, 3],
    'a1-inequality-words-rounds-down-under-goal': [2, 3],
    'a1-inequality-words-subtracts-total-count': [2, 3],
    'a1-inequality-mean-takes-the-goal': [2, 1],
    'a1-inequality-mean-averages-the-mean': [2, 0],
    'a1-inequality-mean-forgets-one': [2, 1],
    'a1-inequality-perimeter-two-sides-only': [3, 1],
    'a1-inequality-perimeter-whole-difference': [3, 1],
    'a1-inequality-perimeter-ignores-difference': [3, 1],
    'a1-inequality-perimeter-adds-difference': [3, 0],
  },
})
