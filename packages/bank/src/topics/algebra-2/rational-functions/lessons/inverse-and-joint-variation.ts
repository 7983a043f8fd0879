import { curve, dot, frac, lesson, num, plane } from '#kit'

export const inverseAndJointVariation = lesson({
  idea: '<p>Twice as many workers need half the time; three times as many need a third. When one quantity is multiplied by a number and the other is divided by the same number, their <em>product</em> stays the same. This is inverse variation: $xy = k$, or $y = \\frac{k}{x}$.</p><p>Other quantities depend on several things at once. The pay of a crew depends on workers and on hours: with both it grows in proportion. This is joint variation, $z = kxy$. Whatever makes the result smaller goes into the denominator. One constant $k$ holds for all cases, so one known case is enough to find it.</p>',
  figure: plane(
    {
      alt: 'The graph of y = 12/x in the first quadrant, falling, with the points (2, 6), (3, 4) and (6, 2) marked; in each of them the product of the coordinates is 12.',
      x: [0, 10],
      y: [0, 10],
      xStep: 1,
      yStep: 1,
      xEvery: 2,
      yEvery: 2,
    },
    [curve((x) => 12 / x, { from: 1.2, to: 10 }), dot(2, 6), dot(3, 4), dot(6, 2)],
  ),
  words: [
    { word: 'varies directly', meaning: '$y = kx$: the quotient of the two stays the same.' },
    { word: 'varies inversely', meaning: '$y = \\frac{k}{x}$: the product of the two stays the same.' },
    { word: 'varies jointly', meaning: '$z = kxy$: directly with each of several quantities, so with their product.' },
    {
      word: 'combined variation',
      meaning: 'Direct with some quantities and inverse with others: $z = \\frac{kx}{y}$.',
    },
    { word: 'constant of variation', meaning: 'The number $k$ that is the same in all cases.' },
  ],
  rule: '<ol><li>Translate: direct and joint quantities into the numerator, inverse ones into the denominator, squares where “the square of” is said.</li><li>Put the known case in and find $k$.</li><li>Put the new case in with the same $k$.</li></ol>',
  use: '<p>The words “varies inversely,” “varies jointly” or “proportional to” are there, or a table in which products or quotients stay the same.</p>',
  avoid:
    '<p>If the same number is <em>added</em> each time, the relation is linear, and no variation formula fits.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The time for a job varies inversely with the number of workers. 6 workers need 8 days. How many days do 4 workers need?',
      covers: ['algebra-2/inverse-variation-value', 'algebra-2/variation-constant'],
      steps: [
        {
          do: 'The product stays the same: $k = 6 \\cdot 8 = 48$.',
          why: 'Inverse variation: days times workers. A quotient would stay the same in a direct variation.',
        },
        { do: '$4 \\cdot y = 48$', why: 'The same product in the new case.' },
        { do: '$y = 48 \\div 4 = 12$ days', why: 'The constant 48 is not the answer; it is still divided.' },
        { do: 'Fewer workers, more days: 12 is more than 8.', why: 'A quick test of the direction.' },
      ],
      answer: num(12),
      check: () => num([...Array(60).keys()].find((d) => d * 4 === 6 * 8) ?? 0),
    },
    {
      level: 'Next',
      asks: 'The brightness of a lamp varies inversely with the square of the distance. At 4 feet it is 54 foot-candles. What is it at 6 feet?',
      covers: ['algebra-2/inverse-square-variation', 'algebra-2/variation-from-a-table'],
      steps: [
        { do: 'Formula: $y = \\frac{k}{x^2}$', why: 'Inversely with the square: $x^2$ in the denominator.' },
        {
          do: '$k = 54 \\cdot 4^2 = 54 \\cdot 16 = 864$',
          why: 'In every row of a table the product $y \\cdot x^2$ would be this number.',
        },
        { do: '$y = 864 \\div 6^2 = 864 \\div 36 = 24$', why: 'Square the new distance too.' },
        {
          do: 'Where did this go wrong? Viktor gets 36. Without the squares it is $54 \\cdot 4 \\div 6 = 36$: Viktor left out both.',
          why: 'Carry out each mistake that is offered. Direct variation would give $54 \\cdot 36 \\div 16 = 121.5$.',
          covers: ['algebra-2/variation-mistake'],
        },
      ],
      answer: num(24),
      check: () => num(frac(54 * 4 * 4, 6 * 6)),
    },
    {
      level: 'Exam level',
      asks: 'The time to paint rooms varies directly with the number of rooms and inversely with the number of painters. 3 painters need 10 hours for 5 rooms. How many hours do 4 painters need for 8 rooms?',
      covers: ['algebra-2/combined-variation-value', 'algebra-2/joint-variation-value', 'algebra-2/variation-formula'],
      steps: [
        {
          do: 'Formula: $t = \\frac{kr}{p}$',
          why: 'Rooms in the numerator, painters in the denominator. “Jointly with rooms and painters” would be $t = krp$.',
        },
        {
          do: '$10 = \\frac{k \\cdot 5}{3}$, so $k = 10 \\cdot 3 \\div 5 = 6$.',
          why: 'Solve for the constant with the known case.',
        },
        { do: '$t = \\frac{6 \\cdot 8}{4} = 12$ hours', why: 'Both quantities change, so both new values go in.' },
      ],
      answer: num(12),
      check: () => num([...Array(60).keys()].find((t) => t * 4 * 5 === 10 * 3 * 8) ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'The variable $z$ varies directly with the square of $x$ and inversely with $y$. If $x$ is multiplied by 3 and $y$ is multiplied by 5, by which factor is $z$ multiplied?',
      covers: ['algebra-2/variation-factor-of-change'],
      steps: [
        { do: '$x^2$ is multiplied by $3^2 = 9$.', why: 'The square is of the factor too; doubling 3 would be wrong.' },
        { do: '$y$ in the denominator divides by 5.', why: 'Inverse variation.' },
        { do: 'The factor is $\\frac{9}{5}$.', why: 'The constant is the same before and after, so it cancels.' },
      ],
      answer: num(frac(9, 5)),
      check: () => num(frac(3 * 3 * 7, 5 * 7)),
    },
  ],
  tryIt: {
    asks: 'The variable $y$ varies inversely with the square of $x$, and $y = 45$ when $x = 2$. Find $y$ when $x = 6$.',
    steps: [
      {
        ask: 'Which formula is it?',
        answer: { choose: ['$y = \\frac{k}{x^2}$', '$y = kx^2$', '$y = \\frac{k}{x}$'] },
        slips: [
          {
            choice: 1,
            says: 'That is direct variation. Inversely puts $x^2$ into the denominator.',
            misconception: 'a2-var-takes-inverse-for-direct',
          },
          { choice: 2, says: 'The square is missing.', misconception: 'a2-var-forgets-the-square' },
        ],
        done: '$y = \\frac{k}{x^2}$',
      },
      {
        ask: 'What is $k$?',
        answer: { typed: num(45 * 4) },
        slips: [
          { typed: num(90), says: 'Multiply 45 by the square of 2.', misconception: 'a2-var-forgets-the-square' },
        ],
        done: '$k = 45 \\cdot 2^2 = 180$',
      },
      {
        ask: 'What is $y$ when $x = 6$?',
        answer: { typed: num(180 / 36) },
        slips: [
          { typed: num(30), says: 'Divide by $6^2$, not by 6.', misconception: 'a2-var-forgets-the-square' },
          {
            typed: num(180),
            says: 'That is the constant. Divide it by $6^2$.',
            misconception: 'a2-var-gives-the-constant',
          },
        ],
        done: '$180 \\div 36 = 5$',
      },
    ],
    answer: num(5),
    check: () => num([...Array(99).keys()].find((y) => y * 36 === 45 * 4) ?? 0),
  },
  trap: '<p>Setting up a proportion out of habit. $\\frac{6}{8} = \\frac{4}{y}$ is right for direct variation only. In an inverse variation products are equal: $6 \\cdot 8 = 4 \\cdot y$.</p>',
  check:
    '<p>Ask about the direction first: should the result get larger or smaller? Then compute $k$ from the new case: it must be the old one.</p>',
  mends: {
    'a2-var-takes-inverse-for-direct': [0, 0],
    'a2-var-keeps-the-sum': [0, 0],
    'a2-var-moves-by-the-difference': [0, 1],
    'a2-var-gives-the-constant': [0, 2],
    'a2-var-divides-by-the-change': [0, 1],
    'a2-var-forgets-the-square': [1, 2],
    'a2-var-tests-one-pair-only': [1, 1],
    'a2-var-overlooks-the-square': [1, 1],
    'a2-var-takes-direct-for-inverse': [2, 0],
    'a2-var-swaps-direct-and-inverse': [2, 0],
    'a2-var-uses-one-of-two-quantities': [2, 2],
    'a2-var-adds-the-quantities': [2, 0],
    'a2-var-doubles-instead-of-squaring': [3, 0],
    'a2-var-squares-the-wrong-quantity': [3, 0],
    'a2-var-squares-without-reason': [0, 0],
    'a2-rat-names-an-error-without-testing': [1, 3],
  },
})
