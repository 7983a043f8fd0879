import { asWritten, lesson, machine, num } from '#kit'

const next = (x: number) => 2 * x + 3

export const recursiveSequences = lesson({
  idea: '<p>Some sequences are easiest to describe by what happens from one term to the next. “Start with 5. Then always double and add 3.” Such a rule is called recursive: each term is made from the one before it.</p><p>A recursive rule needs two parts, the start and the step. Without the start, nobody knows where to begin. And there is no shortcut: for the tenth term you go through all the terms before it. An explicit rule, such as $a_n = 4n + 1$, gives any term at once.</p>',
  figure: machine({
    alt: 'From one term to the next: double, then add 3.',
    states: ['5', '13', '29'],
    there: ['× 2, + 3', '× 2, + 3'],
    back: ['− 3, ÷ 2', '− 3, ÷ 2'],
  }),
  words: [
    { word: 'sequence', meaning: 'Numbers in a fixed order; each of them is a term.' },
    { word: 'recursive rule', meaning: 'A rule that gives each term from the term or terms before it.' },
    { word: 'explicit rule', meaning: 'A rule that gives each term directly from its number $n$.' },
    { word: '$a_n$ and $a_{n-1}$', meaning: 'The term with the number $n$, and the term just before it.' },
  ],
  rule: '<ul><li>Recursive: give $a_1$ and how $a_n$ comes from $a_{n-1}$.</li><li>Equal differences $d$: $a_n = a_{n-1} + d$. Equal quotients $r$: $a_n = r \\cdot a_{n-1}$.</li><li>Explicit for equal differences: $a_n = a_1 + (n - 1)d$.</li></ul>',
  use: '<p>A rule with $a_{n-1}$ in it, or a story about what happens every year, round, or day.</p>',
  avoid: '<p>For a term far along, such as $a_{50}$, look for an explicit rule first.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A sequence has $a_1 = 5$ and $a_n = 2a_{n-1} + 3$. Find $a_4$.',
      covers: ['algebra-1/recursive-term', 'algebra-1/recursive-two-terms'],
      steps: [
        { do: '$a_2 = 2 \\cdot 5 + 3 = 13$', why: 'The term before is 5. Its number, 1, is not put in.' },
        { do: '$a_3 = 2 \\cdot 13 + 3 = 29$', why: 'Now the term just found goes in. Multiply first, then add.' },
        {
          do: '$a_4 = 2 \\cdot 29 + 3 = 61$',
          why: 'Three steps from the first term to the fourth. A rule with two terms before, such as $a_{n-1} + a_{n-2}$, works the same way.',
        },
      ],
      answer: num(61),
      check: () => num(next(next(next(5)))),
    },
    {
      level: 'Next',
      asks: 'Write a recursive rule and an explicit rule for 7, 11, 15, 19, …',
      covers: [
        'algebra-1/recursive-write-rule',
        'algebra-1/recursive-write-factor',
        'algebra-1/recursive-to-explicit',
        'algebra-1/explicit-to-recursive',
      ],
      steps: [
        {
          do: 'The first term is 7, and each step adds $11 - 7 = 4$.',
          why: 'Start and step. Equal differences mean adding. In 3, 6, 12 the quotients are equal, so you would multiply by 2.',
        },
        {
          do: 'Recursive: $a_1 = 7$ and $a_n = a_{n-1} + 4$.',
          why: 'The start stands alone; the step stands beside $a_{n-1}$.',
        },
        {
          do: 'Explicit: $a_n = 7 + (n - 1) \\cdot 4 = 7 + 4n - 4$.',
          why: 'From the first term to the term number $n$ there are $n - 1$ steps.',
        },
        {
          do: 'So $a_n = 4n + 3$',
          why: 'For $n = 1$ this gives 7. The constant 3 is not the first term: it belongs to $n = 0$.',
        },
      ],
      answer: asWritten('a_n = 4n + 3'),
      check: () => {
        const list = [7, 11, 15]
        const d = (list[2] ?? 0) - (list[1] ?? 0)
        return asWritten(`a_n = ${d}n + ${(list[1] ?? 0) - 2 * d}`)
      },
    },
    {
      level: 'Exam level',
      asks: 'A club has 500 members in the first year. Every year 20% leave and 60 join. Write a recursive rule, and find the number in the third year.',
      covers: ['algebra-1/recursive-model-rule', 'algebra-1/recursive-model-value'],
      steps: [
        {
          do: 'Of last year’s members, $100\\% - 20\\% = 80\\%$ stay. The rule is $a_1 = 500$, $a_n = 0.8a_{n-1} + 60$.',
          why: 'The part that stays is the factor. The new ones come after the loss, so there are no parentheses.',
        },
        { do: 'Second year: $0.8 \\cdot 500 + 60 = 400 + 60 = 460$.', why: 'One step.' },
        { do: 'Third year: $0.8 \\cdot 460 + 60 = 368 + 60 = 428$.', why: 'The 20% are taken of 460 now, not of 500.' },
      ],
      answer: num(428),
      check: () => {
        let x = 500
        for (let k = 0; k < 2; k++) x = x - x / 5 + 60
        return num(x)
      },
    },
    {
      level: 'Exam level',
      asks: 'In a sequence $a_n = 3a_{n-1} - 6$, and $a_3 = 21$. Find $a_1$.',
      covers: ['algebra-1/recursive-backward'],
      steps: [
        {
          do: 'Undo the last thing first: $21 + 6 = 27$, then $27 \\div 3 = 9$. So $a_2 = 9$.',
          why: 'The rule multiplies and then subtracts; going back, you add first and then divide.',
        },
        {
          do: 'Once more: $9 + 6 = 15$, then $15 \\div 3 = 5$. So $a_1 = 5$.',
          why: 'From the third term to the first there are two steps.',
        },
        {
          do: 'Test: $3 \\cdot 5 - 6 = 9$ and $3 \\cdot 9 - 6 = 21$. So the answer is 5.',
          why: 'Going forward again must lead to 21.',
        },
      ],
      answer: num(5),
      check: () => num([...Array(30).keys()].find((s) => 3 * (3 * s - 6) - 6 === 21) ?? 0),
    },
  ],
  tryIt: {
    asks: 'Write a recursive rule and an explicit rule for 10, 16, 22, 28, …',
    steps: [
      {
        ask: 'Which recursive rule is right?',
        like: 1,
        answer: {
          choose: [
            '$a_1 = 10$ and $a_n = a_{n-1} + 6$',
            '$a_1 = 6$ and $a_n = a_{n-1} + 10$',
            '$a_1 = 10$ and $a_n = 6a_{n-1}$',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Start and step are exchanged. The first term is 10.',
            misconception: 'a1-rec-exchanges-start-and-step',
          },
          {
            choice: 2,
            says: 'Six times 10 is 60, not 16. What is added from term to term?',
            misconception: 'a1-rec-multiplies-by-the-step',
          },
        ],
        done: 'The first term is 10, and each step adds $16 - 10 = 6$: $a_n = a_{n-1} + 6$.',
      },
      {
        ask: 'How many steps are there from $a_1$ to $a_5$?',
        like: 2,
        answer: { typed: num(5 - 1) },
        slips: [{ typed: num(5), says: 'From the first term to itself there are no steps. Count the gaps.' }],
        done: 'One less than the number of the term: 4 steps. For $a_n$ there are $n - 1$.',
      },
      {
        ask: 'Which explicit rule is right?',
        answer: { choose: ['$a_n = 6n + 4$', '$a_n = 6n + 10$', '$a_n = 10n + 6$'] },
        slips: [
          {
            choice: 1,
            says: 'For $n = 1$ this gives 16, not 10.',
            misconception: 'a1-rec-takes-the-first-term-for-the-constant',
          },
          { choice: 2, says: 'This grows by 10 each time.', misconception: 'a1-rec-exchanges-start-and-step' },
        ],
        done: '$10 + (n - 1) \\cdot 6 = 6n + 4$, so $a_n = 6n + 4$. Test: $6 \\cdot 4 + 4 = 28$.',
      },
    ],
    answer: asWritten('a_n = 6n + 4'),
    check: () => asWritten(`a_n = ${16 - 10}n + ${10 - (16 - 10)}`),
  },
  trap: '<p>Reading $a_{n-1}$ as a number. It is the term before $a_n$: in $a_4 = 2a_3 + 3$ you need the value of the third term, not 3.</p>',
  check:
    '<p>Let your rule make the first three terms and compare them with the sequence. An explicit rule must give $a_1$ for $n = 1$.</p>',
  mends: {
    'a1-rec-puts-in-the-number-of-the-term': [0, 0],
    'a1-rec-puts-in-n-minus-one': [0, 0],
    'a1-rec-adds-before-multiplying': [0, 1],
    'a1-rec-stops-one-term-early': [0, 2],
    'a1-rec-goes-one-term-too-far': [0, 2],
    'a1-rec-multiplies-by-the-step': [1, 0],
    'a1-rec-adds-instead-of-multiplying': [1, 0],
    'a1-rec-exchanges-start-and-step': [1, 1],
    'a1-rec-adds-the-step-to-the-start': [1, 2],
    'a1-rec-takes-the-first-term-for-the-constant': [1, 3],
    'a1-rec-takes-the-constant-for-the-first-term': [1, 3],
    'a1-rec-uses-the-lost-part': [2, 0],
    'a1-rec-adds-before-the-percent': [2, 0],
    'a1-rec-repeats-the-first-loss': [2, 2],
    'a1-rec-divides-before-subtracting': [3, 0],
    'a1-rec-repeats-the-sign': [3, 0],
    'a1-rec-goes-forward': [3, 1],
    'a1-rec-undoes-once-too-often': [3, 1],
    'a1-rec-forgets-to-divide': [3, 0],
    'a1-rec-adds-all-terms': [0, 2],
    'a1-rec-doubles-the-last-term': [0, 2],
    'a1-rec-adds-the-first-difference': [0, 2],
    'a1-rec-adds-the-same-term': [0, 2],
    'a1-rec-starts-at-the-second-term': [1, 0],
    'a1-rec-turns-the-step-round': [1, 0],
    'a1-rec-turns-the-factor-negative': [1, 0],
    'a1-rec-uses-the-constant-as-step': [1, 3],
    'a1-rec-adds-the-percent': [2, 0],
  },
})
