import { equation, lesson, num, point, tape, text } from '#kit'

/** The only whole pair from −30 to 30 that passes the test. */
const tried = (holds: (x: number, y: number) => boolean): readonly [number, number] => {
  for (let x = -30; x <= 30; x++) for (let y = -30; y <= 30; y++) if (holds(x, y)) return [x, y]
  return [Number.NaN, Number.NaN]
}

export const systemsBySubstitution = lesson({
  idea: '<p>Two unknowns are hard, one is easy. If one equation says what $y$ is equal to, you may write that expression wherever $y$ stands in the other equation. Equal things can replace each other.</p><p>After that, only one variable is left, and you can solve. In the picture, dogs and cats make 22 animals, and there are 4 more than twice as many cats as dogs. Replacing the cats by dogs shows that three equal parts and 4 make 22.</p>',
  figure: tape({
    alt: 'The same strip of 22 animals three times: first dogs and cats, then the cats written with dogs, then all parts.',
    rows: [
      { name: 'Total', parts: [[22, '22']] },
      {
        name: 'Kinds',
        parts: [
          [6, 'x dogs'],
          [16, 'y cats'],
        ],
      },
      {
        name: 'y = 2x + 4',
        parts: [
          [6, 'x'],
          [6, 'x'],
          [6, 'x'],
          [4, '4'],
        ],
      },
    ],
  }),
  words: [
    { word: 'substitute', meaning: 'To write an equal expression in place of a variable.' },
    { word: 'distribute', meaning: 'To multiply every term inside the parentheses by the factor in front.' },
    { word: 'solution', meaning: 'The pair $(x, y)$ that makes both equations true.' },
  ],
  rule: '<ol><li>Find the equation that says what one variable is: $y = \\ldots$ or $x = \\ldots$</li><li>In the <em>other</em> equation, replace that variable by the whole expression, in parentheses.</li><li>Solve for the variable that is left.</li><li>Put its value back to find the second one.</li></ol>',
  use: '<p>One equation is already solved for a variable, or needs one small step, as $x + y = 9$ does.</p>',
  avoid:
    '<p>If every variable has a coefficient, as in $3x + 4y = 10$ and $5x - 4y = 6$, solving for one of them brings fractions. Use elimination instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>$y = 2x - 5$<br/>$3x - 4y = 10$</p><p>Which equation do you get when the first equation is put into the second?</p>',
      covers: ['algebra-1/substitution-first-line'],
      steps: [
        {
          do: 'In the second equation, cover the $y$ and leave everything else: $3x - 4(\\;\\;) = 10$.',
          why: 'Only the variable is replaced. The factor $-4$ in front of it stays.',
        },
        {
          do: 'Write the expression into the parentheses, sign by sign: $3x - 4(2x - 5) = 10$.',
          why: 'Without the parentheses, the 4 would multiply $2x$ only.',
        },
      ],
      answer: equation('3x - 4(2x - 5) = 10', ({ x }) => 3 * x - 4 * (2 * x - 5) - 10),
      check: () => equation('', ({ x }) => 3 * x - 8 * x + 20 - 10),
    },
    {
      level: 'Next',
      asks: '<p>What is the solution $(x, y)$ of this system?</p><p>$y = 3x - 4$<br/>$5x - 2y = 5$</p>',
      covers: ['algebra-1/substitution-solve', 'algebra-1/substitution-missing-constant'],
      steps: [
        {
          do: 'Replace $y$: $5x - 2(3x - 4) = 5$.',
          why: 'The first equation says that $y$ and $3x - 4$ are the same number.',
        },
        {
          do: 'Distribute: $-2 \\cdot 3x = -6x$ and $-2 \\cdot (-4) = 8$. So $5x - 6x + 8 = 5$.',
          why: 'The $-2$ multiplies both terms. Minus times minus gives plus 8.',
        },
        {
          do: 'Collect: $-x + 8 = 5$. Subtract 8: $-x = -3$, so $x = 3$.',
          why: 'The 8 is added, so subtracting undoes it.',
        },
        {
          do: 'Go back to the first equation: $y = 3 \\cdot 3 - 4 = 5$. The solution is $(3, 5)$.',
          why: 'The question asks for the pair.',
        },
        {
          do: 'Test in the second: $5 \\cdot 3 - 2 \\cdot 5 = 15 - 10 = 5$.',
          why: 'Use the equation you did not go back to: it finds mistakes.',
        },
        {
          do: 'Asked another way: $5x - 2y = c$, and $x = 3$. Then $y = 5$ and $c = 15 - 10 = 5$.',
          why: 'First $y$, then put both in.',
        },
      ],
      answer: point(3, 5),
      check: () => point(...tried((x, y) => y === 3 * x - 4 && 5 * x - 2 * y === 5)),
    },
    {
      level: 'Exam level',
      asks: 'A playlist has 47 songs, all in English or Spanish. There are 5 fewer than 3 times as many songs in Spanish as in English. The solution of the system is $(x, y)$, with $x$ songs in English and $y$ in Spanish. What is $y - x$?',
      covers: ['algebra-1/substitution-numbers', 'algebra-1/substitution-sum'],
      steps: [
        {
          do: 'Write the comparison and the total: $y = 3x - 5$ and $x + y = 47$.',
          why: 'Spanish is the larger kind: 3 times the English songs, and 5 fewer.',
        },
        {
          do: 'Substitute: $x + (3x - 5) = 47$. Then $4x = 47 + 5 = 52$ and $x = 13$.',
          why: 'The 5 is subtracted, so adding undoes it.',
        },
        {
          do: 'Go back: $y = 3 \\cdot 13 - 5 = 34$. Test the total: $13 + 34 = 47$.',
          why: 'Both facts of the story hold.',
        },
        {
          do: 'The question asks for $y - x = 34 - 13 = 21$.',
          why: 'Neither 13 nor 34 is the answer. Read the last words, and look at the sign between the variables.',
        },
      ],
      answer: num(21),
      check: () => {
        let english = 0
        while (english + 3 * english - 5 < 47) english++
        return num(47 - 2 * english)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Kai solved $y = 2x - 3$ and $x + 3y = 12$ and got $x = \\frac{15}{7}$. Which mistake leads to this answer: multiplying only $2x$ by 3, or subtracting 9 on the right side instead of adding it?</p>',
      covers: ['algebra-1/substitution-mistake'],
      steps: [
        {
          do: 'Do it right first: $x + 3(2x - 3) = 12$, so $7x - 9 = 12$, $7x = 21$ and $x = 3$.',
          why: 'Now you know which line each mistake changes.',
        },
        {
          do: 'Second mistake, subtracting 9: $7x = 12 - 9 = 3$, so $x = \\frac{3}{7}$. That is not Kai’s answer.',
          why: 'Carry a mistake out to the end.',
        },
        {
          do: 'First mistake, $x + 6x - 3 = 12$: $7x - 3 = 12$, $7x = 15$, so $x = \\frac{15}{7}$. Kai made this one: multiplying only $2x$ by 3.',
          why: 'The 3 must multiply both terms in the parentheses.',
        },
      ],
      answer: text('multiplying only $2x$ by 3'),
      check: () => {
        const first = (12 + 3) / (1 + 6)
        const second = (12 - 9) / (1 + 6)
        return text(first === 15 / 7 && second !== 15 / 7 ? 'multiplying only $2x$ by 3' : 'another one')
      },
    },
  ],
  tryIt: {
    asks: '<p>What is the solution $(x, y)$ of this system?</p><p>$y = 2x - 7$<br/>$4x - 3y = 13$</p>',
    steps: [
      {
        ask: 'Replace $y$ in the second equation.',
        answer: { choose: ['$4x - 3(2x - 7) = 13$', '$4x - 6x - 7 = 13$', '$4x - (2x - 7) = 13$'] },
        slips: [
          {
            choice: 1,
            says: 'The 3 multiplied only the first term. Put the expression in parentheses first.',
            misconception: 'a1-substitution-no-parentheses',
          },
          {
            choice: 2,
            says: 'The factor 3 in front of $y$ is gone. Only $y$ itself is replaced.',
            misconception: 'a1-substitution-drops-coefficient',
          },
        ],
        done: '$4x - 3(2x - 7) = 13$',
      },
      {
        ask: 'Distribute and solve. What is $x$?',
        answer: { typed: num((13 - 21) / (4 - 6)) },
        slips: [
          {
            typed: num((13 + 7) / (4 - 6)),
            says: 'The $-3$ multiplied only $2x$. It multiplies the $-7$ as well.',
            misconception: 'a1-substitution-first-term-only',
          },
          {
            typed: num((13 + 21) / (4 - 6)),
            says: 'You added 21 on the right side. It is added on the left, so subtract it.',
            misconception: 'a1-substitution-repeats-operation',
          },
        ],
        done: '$4x - 6x + 21 = 13$, so $-2x + 21 = 13$, $-2x = -8$ and $x = 4$',
      },
      {
        ask: 'Go back to the first equation. Which pair is the solution?',
        like: 3,
        answer: { choose: ['$(4, 1)$', '$(1, 4)$', '$(4, -1)$'] },
        slips: [
          {
            choice: 1,
            says: 'The values are exchanged. Write $x$ first.',
            misconception: 'a1-system-swaps-coordinates',
          },
          {
            choice: 2,
            says: 'Work out $2 \\cdot 4 - 7$ once more and look at the sign.',
            misconception: 'a1-system-sign-of-coordinate',
          },
        ],
        done: '$y = 2 \\cdot 4 - 7 = 1$: the solution is $(4, 1)$. Test: $16 - 3 = 13$.',
      },
    ],
    answer: point(4, 1),
    check: () => point(...tried((x, y) => y === 2 * x - 7 && 4 * x - 3 * y === 13)),
  },
  trap: '<p>Leaving out the parentheses. $x - 2(3x - 4)$ is $x - 6x + 8$, not $x - 6x - 4$: the $-2$ multiplies both terms and turns the minus into a plus.</p>',
  check: '<p>Put both values into both equations. In a story, test them in its own words.</p>',
  mends: {
    'a1-substitution-first-term-only': [1, 1],
    'a1-substitution-no-parentheses': [0, 1],
    'a1-substitution-drops-coefficient': [0, 0],
    'a1-substitution-sign': [0, 1],
    'a1-substitution-repeats-operation': [1, 2],
    'a1-substitution-ignores-difference': [2, 0],
    'a1-system-swaps-coordinates': [1, 3],
    'a1-system-sign-of-coordinate': [1, 4],
    'a1-system-gives-other-coordinate': [2, 3],
    'a1-system-stops-at-one-letter': [2, 3],
    'a1-system-adds-for-subtracts': [2, 3],
    'a1-system-slip-untested': [3, 1],
    'a1-sys-uses-one-term-only': [1, 5],
    'a1-sys-subtracts-the-constant': [1, 5],
    'a1-sys-swaps-the-two-values': [1, 5],
    'a1-sys-swaps-factor-and-constant': [1, 5],
  },
})
