import { frac, lesson, num, percent, table, tape, text } from '#kit'

export const conditionalProbability = lesson({
  idea: '<p>Of 30 students 12 play chess, and 9 of these also sing. Somebody tells you: “I have picked a chess player.” What is the probability that this student sings? The other 18 students no longer count. The group has become smaller: 9 of 12, not 9 of 30.</p><p>That is all a condition does: it throws out everybody who does not meet it. The figure shows the whole group, and below it only the chess players. If the news changes nothing about the probability, the two events are called independent.</p>',
  figure: tape({
    alt: 'A group of 30 students, and below it the part that plays chess, split by singing.',
    rows: [
      {
        name: 'all',
        parts: [
          [12, '12 chess'],
          [18, '18 no chess'],
        ],
      },
      {
        name: 'chess',
        parts: [
          [9, '9 sing'],
          [3, '3'],
        ],
      },
    ],
  }),
  words: [
    {
      word: 'conditional probability',
      meaning: '$P(A \\mid B)$, the probability of $A$ when $B$ is known to have happened.',
    },
    { word: 'independent events', meaning: 'One does not change the probability of the other.' },
    { word: 'mutually exclusive', meaning: 'Two events that cannot happen together.' },
    { word: 'without replacement', meaning: 'What was drawn is not put back, so the second draw has one fewer.' },
  ],
  rule: '<ul><li>$P(A \\mid B) = \\frac{P(A \\text{ and } B)}{P(B)}$</li><li>Both: $P(A \\text{ and } B) = P(B) \\cdot P(A \\mid B)$; for independent events $P(A) \\cdot P(B)$</li><li>Either: $P(A \\text{ or } B) = P(A) + P(B) - P(A \\text{ and } B)$</li></ul>',
  use: '<p>Words such as “given that,” “of those who,” “a student of grade 10 is chosen”; several draws; “and,” “or” with two events.</p>',
  avoid:
    '<p>If no condition is given, divide by everyone. Multiply $P(A)$ and $P(B)$ only if the events are independent.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Students were asked whether they play an instrument.</p>${table(
        ['', 'Grade 10', 'Grade 11', 'Total'],
        [
          ['Yes', 20, 15, 35],
          ['No', 12, 25, 37],
          ['Total', 32, 40, 72],
        ],
        '',
        true,
      )}<p>A student of grade 10 is chosen at random. What is the probability that this student said yes?</p>`,
      covers: ['algebra-2/conditional-from-table'],
      steps: [
        {
          do: 'The condition: grade 10. That leaves 32 students.',
          why: 'Stay in this column; the others cannot be chosen.',
        },
        {
          do: 'Of these, 20 said yes: $\\frac{20}{32}$.',
          why: 'Not $\\frac{20}{72}$ (everyone), not $\\frac{20}{35}$ (those who said yes).',
        },
        { do: 'Simplify: $\\frac{20}{32} = \\frac{5}{8}$.', why: 'Favorable ones over possible ones.' },
      ],
      answer: num(frac(5, 8)),
      check: () => num(frac(20, 20 + 12)),
    },
    {
      level: 'Next',
      asks: 'At a school, 45% of the students learn Spanish, 30% play a sport, and 18% do both. A student who learns Spanish is chosen at random. What is the probability that this student plays a sport?',
      covers: ['algebra-2/conditional-from-percents', 'algebra-2/group-behind-a-result'],
      steps: [
        {
          do: 'The condition: learns Spanish. Only these 45% count.',
          why: '“A student who learns Spanish is chosen” names the group.',
        },
        {
          do: 'Of them, the 18% who do both play a sport: $\\frac{18}{45}$.',
          why: 'Both must be true, within the smaller group. The 30% are not needed.',
        },
        {
          do: '$\\frac{18}{45} = \\frac{2}{5} = 40\\%$, so the probability is 40%.',
          why: 'Imagine 100 students: 45 learn Spanish, 18 of them play a sport.',
        },
        {
          do: 'Asked another way: 20% take the bus; 30% of them and 10% of the others are late. Of 100 students, 6 and 8 are late. A late one takes the bus with the probability $\\frac{6}{14} = \\frac{3}{7}$.',
          why: 'Now the result is the condition: count all who are late, from both groups.',
        },
      ],
      answer: percent(40),
      check: () => percent(frac(18 * 100, 45)),
    },
    {
      level: 'Exam level',
      asks: 'A bag contains 4 red and 6 green marbles. Bianca takes out two at random, one after the other, without putting the first one back. What is the probability that both are red?',
      covers: ['algebra-2/two-draws-without-return'],
      steps: [
        { do: 'First draw: 4 of 10 are red, $\\frac{4}{10}$.', why: 'All marbles are still there.' },
        {
          do: 'Second draw, given a red first one: 3 of 9, $\\frac{3}{9}$.',
          why: 'One red marble is gone, so both numbers have become smaller.',
        },
        {
          do: 'Multiply: $\\frac{4}{10} \\cdot \\frac{3}{9} = \\frac{12}{90} = \\frac{2}{15}$.',
          why: 'Both must happen: multiply along the path, do not add.',
        },
      ],
      answer: num(frac(2, 15)),
      check: () => {
        let [both, all] = [0, 0]
        for (let i = 0; i < 10; i++)
          for (let j = 0; j < 10; j++)
            if (i !== j) {
              all++
              if (i < 4 && j < 4) both++
            }
        return num(frac(both, all))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>The events $A$ and $B$ are independent, with $P(A) = 0.5$ and $P(B) = 0.4$. Goran says: “$P(A \\mid B) = 0.5$.” Viktor says: “$P(A \\text{ or } B) = 0.9$.” Who is right?</p>',
      covers: ['algebra-2/one-or-the-other', 'algebra-2/independence-claims'],
      steps: [
        {
          do: 'Independent means that $B$ does not change the probability of $A$: $P(A \\mid B) = P(A) = 0.5$. Goran is right.',
          why: 'It does not mean that they cannot happen together.',
        },
        {
          do: '$P(A \\text{ and } B) = 0.5 \\cdot 0.4 = 0.2$',
          why: 'For independent events the probabilities are multiplied.',
        },
        {
          do: '$P(A \\text{ or } B) = 0.5 + 0.4 - 0.2 = 0.7$. Only Goran is right.',
          why: 'In $0.5 + 0.4$ what belongs to both is counted twice. Subtract it once.',
        },
      ],
      answer: text('Only Goran is right'),
      check: () => {
        // A hundred equally likely cases: A in the first 5 rows of ten, B in the first 4 columns.
        const cases = Array.from({ length: 100 }, (_, i) => ({ a: Math.floor(i / 10) < 5, b: i % 10 < 4 }))
        const both = cases.filter((c) => c.a && c.b).length / cases.filter((c) => c.b).length
        return text(both === 0.5 && cases.filter((c) => c.a || c.b).length !== 90 ? 'Only Goran is right' : 'no')
      },
    },
  ],
  tryIt: {
    asks: 'In a town, 60% of the people own a bike, 35% use the bus, and 15% do both. A person who owns a bike is chosen at random. What is the probability, in percent, that this person uses the bus?',
    steps: [
      {
        ask: 'Which percent of the people can be chosen at all?',
        answer: { typed: num(60) },
        slips: [
          {
            typed: num(100),
            says: 'A condition is given: the person owns a bike.',
            misconception: 'a2-prob-divides-by-everyone',
          },
          {
            typed: num(35),
            says: 'These are the bus users. Which group is the person chosen from?',
            misconception: 'a2-prob-turns-the-condition-over',
          },
        ],
        done: 'Only the 60% who own a bike count.',
      },
      {
        ask: 'Which percent of all people fit: bike and bus?',
        answer: { typed: num(15) },
        slips: [
          {
            typed: num(35),
            says: 'These are all bus users, also those without a bike.',
            misconception: 'a2-prob-compares-with-the-rest',
          },
          { typed: num(21), says: 'You multiplied. That would need independence; here the number is given.' },
        ],
        done: '15% do both.',
      },
      {
        ask: 'What is the probability, in percent?',
        answer: { typed: num((15 / 60) * 100) },
        slips: [
          {
            typed: num(15),
            says: 'That divides by everyone. Divide by those who own a bike.',
            misconception: 'a2-prob-divides-by-everyone',
          },
          {
            typed: num(75),
            says: 'That is the probability of the opposite.',
            misconception: 'a2-prob-compares-with-the-rest',
          },
        ],
        done: '$\\frac{15}{60} = \\frac{1}{4}$, that is 25%.',
      },
    ],
    answer: num(25),
    check: () => num(100 - ((60 - 15) * 100) / 60),
  },
  trap: '<p>Swapping condition and event. The probability that a chess player sings is not the probability that a singer plays chess. Ask first: from which group is the person chosen?</p>',
  check:
    '<p>Imagine 100 people, or 1,000, and fill in a small table. Then read the answer off as a share of one row or column. It must lie between 0 and 1.</p>',
  mends: {
    'a2-prob-divides-by-everyone': [0, 1],
    'a2-prob-turns-the-condition-over': [0, 1],
    'a2-prob-compares-with-the-rest': [1, 1],
    'a2-prob-puts-it-back': [2, 1],
    'a2-prob-gives-one-draw': [2, 2],
    'a2-prob-adds-the-probabilities': [3, 2],
    'a2-prob-confuses-and-with-or': [3, 2],
    'a2-prob-accepts-a-false-claim': [3, 2],
    'a2-prob-rejects-a-true-claim': [3, 0],
    'a2-prob-judges-one-claim-only': [3, 2],
    'a2-prob-multiplies-as-independent': [1, 1],
    'a2-prob-ignores-the-condition': [1, 0],
    'a2-prob-ignores-the-sizes-of-the-groups': [1, 3],
  },
})
