import { lesson, machine, num, text } from '#kit'

export const sigmaAndRecursiveRules = lesson({
  idea: '<p>Two short ways of writing save a lot of ink. The first is a rule from one term to the next: “double and subtract 3.” Together with a start it makes a whole sequence, as in the figure. Such a rule is called recursive.</p><p>The second is the sign $\\sum$, a Greek S for “sum.” $\\sum_{k=2}^{5} (3k - 1)$ says: let $k$ run through 2, 3, 4, 5, put each into $3k - 1$, and add up what you get: $5 + 8 + 11 + 14$.</p>',
  figure: machine({
    alt: 'A recursive rule: start with 4, and double and subtract 3 in every step.',
    states: ['4', '5', '7', '11'],
    there: ['×2 −3', '×2 −3', '×2 −3'],
  }),
  words: [
    { word: 'sigma notation', meaning: 'A sum written with $\\sum$, a rule, and the first and last value of $k$.' },
    { word: 'index', meaning: 'The variable under the sigma that runs through whole numbers, here $k$.' },
    { word: 'recursive rule', meaning: 'A rule that makes each term from the one before, with a first term.' },
    { word: 'explicit rule', meaning: 'A rule that gives $a_n$ directly from $n$.' },
  ],
  rule: '<p>$\\sum_{k=m}^{n}$ has $n - m + 1$ terms. Put in every value of $k$, the first and the last included, and add. A constant is added in <em>every</em> term.</p><p>Recursive: start with $a_1$; each time put the <em>term before</em>, $a_{n-1}$, into the rule. $a_n = a_{n-1} + d$ is arithmetic, $a_n = r \\cdot a_{n-1}$ geometric.</p>',
  use: '<p>You see $\\sum$, or a rule with $a_{n-1}$ in it, or points of a sequence that step in a regular way.</p>',
  avoid:
    '<p>For term 50 a recursive rule is slow: turn it into an explicit one. A long sum with equal differences is found with the arithmetic formula, one with equal ratios with the geometric formula.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the value of $\\displaystyle \\sum_{k=3}^{7} (4k - 1)$?',
      covers: ['algebra-2/evaluate-sigma'],
      steps: [
        {
          do: '$k$ runs through 3, 4, 5, 6, 7: that makes $7 - 3 + 1 = 5$ terms.',
          why: 'First and last value both count. It does not start at 1 here.',
        },
        { do: 'Put them in: $11 + 15 + 19 + 23 + 27$.', why: '$4 \\cdot 3 - 1 = 11$ up to $4 \\cdot 7 - 1 = 27$.' },
        {
          do: 'The sum is $\\frac{5}{2}(11 + 27) = 95$.',
          why: 'The terms form an arithmetic series; adding them one by one gives the same.',
        },
        {
          do: 'Split for a test: $4(3 + 4 + 5 + 6 + 7) - 5 \\cdot 1 = 100 - 5 = 95$.',
          why: 'The constant $-1$ is counted five times, once in each term.',
        },
        {
          do: 'Who is right? Ana says: “The constant makes $-5$ in all.” Raj says: “The sum is $100 - 1$.” Each of the five terms has its own $-1$. Only Ana is right.',
          why: 'To test a claim about a sum, write the terms out.',
          covers: ['algebra-2/sigma-claims'],
        },
      ],
      answer: num(95),
      check: () => num([3, 4, 5, 6, 7].reduce((sum, k) => sum + 4 * k - 1, 0)),
    },
    {
      level: 'Next',
      asks: 'A sequence is given by $a_1 = 5$ and $a_n = 2a_{n-1} - 4$ for $n \\ge 2$. What is $a_5$?',
      covers: ['algebra-2/run-a-recursive-rule', 'algebra-2/recursive-rule-from-graph'],
      steps: [
        {
          do: '$a_2 = 2 \\cdot 5 - 4 = 6$',
          why: 'Put the term before, 5, into the rule, not the number $n$. Multiply first, then subtract.',
        },
        { do: '$a_3 = 2 \\cdot 6 - 4 = 8$ and $a_4 = 2 \\cdot 8 - 4 = 12$', why: 'Each new term goes in again.' },
        { do: '$a_5 = 2 \\cdot 12 - 4 = 20$', why: 'The rule has been used 4 times. Number the terms while you go.' },
        {
          do: 'Points that climb by 2 from 5, as $(1, 5), (2, 7), (3, 9)$, would have the rule $a_1 = 5$, $a_n = a_{n-1} + 2$.',
          why: 'From a graph, read the height at $n = 1$ and the step from point to point.',
        },
      ],
      answer: num(20),
      check: () => {
        // Explicit: a_n − 4 doubles each time.
        return num(4 + (5 - 4) * 2 ** 4)
      },
    },
    {
      level: 'Exam level',
      asks: 'Which expression with $\\sum$ stands for $7 + 10 + 13 + \\dots + 40$?',
      covers: ['algebra-2/write-as-sigma'],
      steps: [
        { do: 'The terms grow by 3, so the rule starts with $3k$.', why: 'The step is the coefficient of $k$.' },
        {
          do: 'At $k = 1$ the value must be 7, so it is $3k + 4$.',
          why: '$3 \\cdot 1 + 4 = 7$. The constant is not the first term.',
        },
        {
          do: 'Last value: $3k + 4 = 40$, so $3k = 36$ and $k = 12$.',
          why: 'Above the sigma stands the last $k$, not the last term 40.',
        },
        {
          do: 'So it is $\\displaystyle \\sum_{k=1}^{12} (3k + 4)$.',
          why: 'It has 12 terms: $(40 - 7) \\div 3 + 1 = 12$.',
        },
      ],
      answer: text('$\\displaystyle \\sum_{k=1}^{12} (3k + 4)$'),
      check: () => {
        const list = Array.from({ length: 12 }, (_, i) => 3 * (i + 1) + 4)
        const fits = list[0] === 7 && list[1] === 10 && list.at(-1) === 40
        return text(fits ? '$\\displaystyle \\sum_{k=1}^{12} (3k + 4)$' : 'no')
      },
    },
    {
      level: 'Exam level',
      asks: 'What is the value of $\\displaystyle \\sum_{k=0}^{4} 6 \\cdot 3^k$? Which recursive rule do its terms have?',
      covers: ['algebra-2/sigma-with-powers', 'algebra-2/explicit-to-recursive'],
      steps: [
        {
          do: 'From 0 to 4 there are 5 terms; at $k = 0$ the term is $6 \\cdot 3^0 = 6$.',
          why: '$k = 0$ counts as well, and $3^0 = 1$.',
        },
        { do: 'The terms are 6, 18, 54, 162, 486.', why: 'Each is 3 times the one before.' },
        { do: 'The sum is $\\frac{6(3^5 - 1)}{3 - 1} = 3 \\cdot 242 = 726$.', why: 'A geometric series with 5 terms.' },
        {
          do: 'Recursive: $a_1 = 6$ and $a_n = 3a_{n-1}$. The value of the sum is 726.',
          why: 'The start comes first, the ratio goes into the step. Adding 3 each time would be another sequence.',
        },
      ],
      answer: num(726),
      check: () => num([0, 1, 2, 3, 4].reduce((sum, k) => sum + 6 * 3 ** k, 0)),
    },
  ],
  tryIt: {
    asks: 'A sequence is given by $a_1 = 3$ and $a_n = 3a_{n-1} - 2$ for $n \\ge 2$. What is $a_4$?',
    steps: [
      {
        ask: 'What is $a_2$?',
        answer: { typed: num(3 * 3 - 2) },
        slips: [
          {
            typed: num(3),
            says: 'You subtracted first. Multiply the term before by 3, then subtract 2.',
            misconception: 'a2-adds-before-multiplying',
          },
          {
            typed: num(4),
            says: 'You put in $n = 2$. Put in the term before.',
            misconception: 'a2-puts-n-into-the-rule',
          },
        ],
        done: '$a_2 = 3 \\cdot 3 - 2 = 7$',
      },
      {
        ask: 'What is $a_3$?',
        answer: { typed: num(3 * 7 - 2) },
        slips: [
          { typed: num(21), says: 'The $-2$ comes in every step.', misconception: 'a2-forgets-the-constant-in-a-rule' },
          {
            typed: num(11),
            says: 'You added 4 again. The rule multiplies by 3.',
            misconception: 'a2-confuses-adding-and-multiplying-rules',
          },
        ],
        done: '$a_3 = 3 \\cdot 7 - 2 = 19$',
      },
      {
        ask: 'What is $a_4$?',
        answer: { typed: num(3 * 19 - 2) },
        slips: [
          { typed: num(19), says: 'That is $a_3$. One more step.', misconception: 'a2-runs-one-step-too-few' },
          { typed: num(163), says: 'That is $a_5$, one step too far.', misconception: 'a2-runs-one-step-too-many' },
        ],
        done: '$a_4 = 3 \\cdot 19 - 2 = 55$',
      },
    ],
    answer: num(55),
    // a_n − 1 triples each time.
    check: () => num(1 + (3 - 1) * 3 ** 3),
  },
  trap: '<p>Counting a constant once. $\\sum_{k=1}^{10} 6$ is 60, not 6: the 6 is added ten times, once for each $k$.</p>',
  check:
    '<p>For a sum, write down the first two terms and the last one, and count the terms: upper number minus lower number plus 1. For a recursive rule, number every term.</p>',
  mends: {
    'a2-sigma-drops-a-term': [0, 0],
    'a2-sigma-starts-too-early': [0, 0],
    'a2-adds-only-the-ends': [0, 2],
    'a2-adds-the-constant-once': [0, 3],
    'a2-seq-accepts-a-false-claim': [0, 4],
    'a2-puts-n-into-the-rule': [1, 0],
    'a2-adds-before-multiplying': [1, 0],
    'a2-forgets-the-constant-in-a-rule': [1, 1],
    'a2-runs-one-step-too-few': [1, 2],
    'a2-runs-one-step-too-many': [1, 2],
    'a2-starts-the-rule-at-the-first-term': [2, 1],
    'a2-takes-the-last-term-for-the-limit': [2, 2],
    'a2-takes-the-value-at-zero-as-start': [3, 0],
    'a2-confuses-adding-and-multiplying-rules': [3, 3],
    'a2-swaps-start-and-step-in-a-rule': [3, 3],
    'a2-seq-judges-one-claim-only': [0, 4],
    'a2-seq-rejects-a-true-claim': [0, 4],
    'a2-forgets-to-halve': [0, 2],
    'a2-forgets-to-divide-in-the-formula': [3, 2],
    'a2-forgets-the-minus-one': [3, 2],
  },
})
