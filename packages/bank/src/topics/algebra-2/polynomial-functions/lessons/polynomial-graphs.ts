import { curve, dot, expr, lesson, note, num, plane, table, text } from '#kit'

const falls = '$f(x) \\to -\\infty$ as $x \\to -\\infty$, and $f(x) \\to -\\infty$ as $x \\to \\infty$'

export const polynomialGraphs = lesson({
  idea: '<p>You can sketch a polynomial without a table of values. Two questions are enough: what does it do far out, and what does it do at its zeros?</p><p>Far out the highest power outgrows everything else, so the leading term alone decides. At a zero the factor decides. A single factor changes its sign there, so the graph crosses the axis. A squared factor has the same sign on both sides, so the graph only touches and turns back.</p>',
  figure: plane(
    {
      alt: 'Graph of a cubic function that comes from the upper left, touches the x-axis at −1, rises, and crosses the x-axis at 3 on its way down to the lower right. The two places are marked touches and crosses.',
      x: [-4, 5],
      y: [-6, 12],
      xStep: 1,
      yStep: 2,
      height: 280,
    },
    [
      curve((x) => -((x + 1) ** 2) * (x - 3)),
      dot(-1, 0),
      dot(3, 0),
      note(-1.2, -3, 'touches', { accent: true }),
      note(3.2, 1.4, 'crosses', { accent: true, anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'leading term', meaning: 'The term with the highest power, such as $-x^3$.' },
    { word: 'degree', meaning: 'The exponent of the leading term.' },
    { word: 'end behavior', meaning: 'Where the graph goes far out to the left and to the right.' },
    { word: 'multiplicity', meaning: 'How often a zero counts: the exponent of its factor.' },
    { word: 'turning point', meaning: 'A point where rising changes to falling or the other way around.' },
  ],
  rule: '<ul><li><strong>Ends.</strong> Even degree: both ends alike. Odd degree: opposite ends. Positive leading coefficient: the right end goes up; negative: down.</li><li><strong>Zeros.</strong> Odd exponent: the graph crosses. Even exponent: it touches.</li><li>Degree $n$: at most $n$ zeros and at most $n - 1$ turning points.</li></ul>',
  use: '<p>A graph has to be matched with an equation, or the question asks about ends, zeros, signs or the least possible degree.</p>',
  avoid:
    '<p>For exact values between the zeros, and for the height of turning points, this is not enough: compute values, or use a grapher.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'How does the graph of $f(x) = 4x - 2x^4 + 7$ behave far out to the left and to the right?',
      covers: ['algebra-2/end-behavior'],
      steps: [
        {
          do: 'Find the leading term: $-2x^4$.',
          why: 'It need not stand first. Look for the highest power, and take its sign along.',
        },
        {
          do: 'The degree 4 is even: both ends go the same way.',
          why: 'An even power is positive for negative and for positive $x$.',
        },
        {
          do: `The coefficient $-2$ is negative, so both ends go down: ${falls}.`,
          why: 'Test one number: at $x = 10$ the leading term is $-20{,}000$, and $4x + 7$ is only 47.',
        },
      ],
      answer: text(falls),
      check: () => {
        const f = (x: number) => 4 * x - 2 * x ** 4 + 7
        return text(f(-1000) < -1e6 && f(1000) < -1e6 ? falls : 'Something else')
      },
    },
    {
      level: 'Next',
      asks: `<p>Which function of least degree, with leading coefficient 1, has this graph?</p>${plane(
        {
          alt: 'Graph of a polynomial function. It comes from the lower left, touches the x-axis without crossing it at −1, crosses the x-axis at 2, and leaves to the upper right.',
          x: [-4, 4],
          y: [-6, 6],
          height: 250,
        },
        [curve((x) => (x + 1) ** 2 * (x - 2))],
      )}`,
      covers: ['algebra-2/function-from-graph', 'algebra-2/multiplicity-behavior', 'algebra-2/least-degree-from-graph'],
      steps: [
        {
          do: 'The zeros are $-1$ and 2, so the factors are $x + 1$ and $x - 2$.',
          why: 'A zero $c$ belongs to the factor $x - c$.',
        },
        {
          do: 'At $-1$ the graph touches: even exponent, at least 2. At 2 it crosses: exponent 1.',
          why: 'Where it touches, the sign does not change.',
        },
        {
          do: 'The least degree is $2 + 1 = 3$.',
          why: 'Zeros count with their exponents. Two visible zeros do not mean degree 2.',
        },
        {
          do: 'So $f(x) = (x + 1)^2(x - 2)$. Its ends fit: from the lower left to the upper right.',
          why: 'Odd degree and a positive leading coefficient.',
        },
      ],
      answer: expr('f(x) = (x + 1)^2(x - 2)', ({ x }) => (x + 1) ** 2 * (x - 2)),
      check: () => expr('', ({ x }) => x ** 3 - 3 * x - 2),
    },
    {
      level: 'Exam level',
      asks: 'For which values of $x$ is $-(x + 4)(x - 1)(x - 3) \\gt 0$?',
      covers: ['algebra-2/where-a-polynomial-is-positive'],
      steps: [
        {
          do: 'The product is 0 at $-4$, 1 and 3. Only there can its sign change.',
          why: 'The zeros cut the number line into four parts.',
        },
        {
          do: 'To the right of 3 all three factors are positive; with the minus sign in front the product is negative.',
          why: 'Start at the right end: there the leading sign decides.',
        },
        {
          do: 'Going left, the sign changes at each zero: positive between 1 and 3, negative between $-4$ and 1, positive left of $-4$.',
          why: 'All exponents are 1, so the graph crosses at each zero.',
        },
        { do: 'The solution is $x \\lt -4$ or $1 \\lt x \\lt 3$.', why: 'Test 2: $-(6)(1)(-1) = 6$, positive.' },
      ],
      answer: text('$x \\lt -4$ or $1 \\lt x \\lt 3$'),
      check: () => {
        const f = (x: number) => -(x + 4) * (x - 1) * (x - 3)
        const signs = [-5, -3, 0, 2, 4].map((x) => f(x) > 0).join()
        return text(signs === 'true,false,false,true,false' ? '$x \\lt -4$ or $1 \\lt x \\lt 3$' : 'no')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>Some values of a polynomial function $f$ are given.</p>${table(
        ['x', '−2', '−1', '0', '1', '2', '3'],
        [['f(x)', '5', '−1', '−3', '2', '4', '−6']],
        '',
        true,
      )}<p>Imani says: “$f$ has at least three zeros between $-2$ and 3.” Kofi says: “There is no 0 in the table, so $f$ has no zero there.” Who is right?</p>`,
      covers: ['algebra-2/zeros-from-table', 'algebra-2/polynomial-graph-claims'],
      steps: [
        {
          do: 'Look for neighbors with different signs: from 5 to $-1$, from $-3$ to 2, from 4 to $-6$.',
          why: 'The graph has no gaps. To get to the other side of the axis it must cross it.',
        },
        {
          do: 'That makes three changes of sign, so at least three zeros. Imani is right.',
          why: 'Count changes, not negative values, and not ups and downs.',
        },
        {
          do: 'Kofi is wrong: a zero may lie between the columns. Only Imani is right.',
          why: 'Judge each claim by itself. With three zeros the degree is at least 3.',
        },
      ],
      answer: text('Only Imani is right'),
      check: () => {
        const values = [5, -1, -3, 2, 4, -6]
        const changes = values.filter((v, i) => i > 0 && v * (values[i - 1] ?? 0) < 0).length
        return text(changes === 3 ? 'Only Imani is right' : 'Somebody else')
      },
    },
  ],
  tryIt: {
    asks: 'A graph comes from the upper left, crosses the $x$-axis at $-3$, touches it at 1, and leaves to the lower right. Which function of least degree could it be?',
    steps: [
      {
        ask: 'Which exponent does the factor $x - 1$ need at least?',
        like: 1,
        answer: { typed: num(2) },
        slips: [
          {
            typed: num(1),
            says: 'With exponent 1 the graph would cross the axis there. It touches.',
            misconception: 'a2-takes-every-zero-as-crossing',
          },
          {
            typed: num(3),
            says: 'An odd exponent changes the sign, so the graph would cross.',
            misconception: 'a2-confuses-touching-and-crossing',
          },
        ],
        done: 'Touching needs an even exponent: $(x - 1)^2$.',
      },
      {
        ask: 'What is the least possible degree?',
        like: 2,
        answer: { typed: num(1 + 2) },
        slips: [
          { typed: num(2), says: 'The zero at 1 counts twice.', misconception: 'a2-counts-every-zero-once' },
          { typed: num(4), says: 'At $-3$ the graph crosses, so exponent 1 is enough there.' },
        ],
        done: '$1 + 2 = 3$',
      },
      {
        ask: 'Which function is it?',
        like: 3,
        answer: {
          choose: ['$f(x) = -(x + 3)(x - 1)^2$', '$f(x) = (x + 3)(x - 1)^2$', '$f(x) = -(x - 3)(x + 1)^2$'],
        },
        slips: [
          {
            choice: 1,
            says: 'This one leaves to the upper right. Look at the leading sign.',
            misconception: 'a2-ignores-the-leading-sign',
          },
          { choice: 2, says: 'This one has the zeros 3 and $-1$.', misconception: 'a2-takes-the-zero-with-its-sign' },
        ],
        done: 'The right end goes down, so the leading coefficient is negative: $f(x) = -(x + 3)(x - 1)^2$.',
      },
    ],
    answer: text('$f(x) = -(x + 3)(x - 1)^2$'),
    check: () => {
      const f = (x: number) => -(x + 3) * (x - 1) ** 2
      const fits = f(-9) > 0 && f(-2) < 0 && f(0) < 0 && f(2) < 0 && f(-3) === 0 && f(1) === 0
      return text(fits ? '$f(x) = -(x + 3)(x - 1)^2$' : 'no')
    },
  },
  trap: '<p>Counting each zero once. A graph that touches at one place and crosses at another has degree at least 3, because the zero where it touches counts twice.</p>',
  check:
    '<p>Test one number far out and one between two zeros: the signs must fit the sketch. Read it from left to right once: ends, crossings, touchings.</p>',
  mends: {
    'a2-ignores-the-degree-at-the-ends': [0, 1],
    'a2-ignores-the-leading-sign': [0, 2],
    'a2-mixes-up-left-and-right': [0, 2],
    'a2-takes-the-zero-with-its-sign': [1, 0],
    'a2-confuses-touching-and-crossing': [1, 1],
    'a2-takes-every-zero-as-crossing': [1, 1],
    'a2-counts-every-zero-once': [1, 2],
    'a2-overlooks-a-change-of-sign': [3, 0],
    'a2-counts-negative-values': [3, 1],
    'a2-counts-turns-in-a-table': [3, 1],
    'a2-sees-no-zero-in-the-table': [3, 2],
    'a2-poly-accepts-a-false-claim': [3, 2],
    'a2-poly-judges-one-claim-only': [3, 2],
    'a2-takes-any-power-as-touching': [1, 1],
    'a2-poly-rejects-a-true-claim': [3, 2],
    'a2-takes-turning-points-for-the-degree': [1, 2],
    'a2-counts-every-zero-twice': [1, 1],
    'a2-counts-one-change-too-many': [3, 1],
    'a2-counts-the-gaps': [3, 0],
    'a2-skips-the-middle-zero': [2, 2],
  },
})
