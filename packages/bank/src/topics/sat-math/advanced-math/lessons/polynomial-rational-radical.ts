import { curve, dot, expr, lesson, note, num, plane, polyDivmod, polyEval, polynomial } from '#kit'

/** The whole numbers from −100 to 100 for which it holds, the least first. */
const all = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

const cubic = () => expr('y = (x - 2)(x - 1)(x + 3)', ({ x }) => (x - 2) * (x - 1) * (x + 3))

export const polynomialRationalRadical = lesson({
  idea: '<p>Zeros, factors, and remainders are three views of one fact. A product is 0 exactly where one of its factors is 0. So a graph that crosses the horizontal axis at 3 belongs to a polynomial with the factor $x - 3$.</p><p>In a fraction, the same zeros are forbidden places: nothing can be divided by 0. And under a root, you get at the input by undoing the operations one after the other, the last one first.</p>',
  figure: plane(
    {
      alt: 'A curve that crosses the x-axis at (−2, 0), (1, 0) and (3, 0), coming from below on the left and rising on the right.',
      x: [-4, 5],
      y: [-8, 10],
      xStep: 1,
      yStep: 2,
      height: 290,
    },
    [
      curve((x) => (x + 2) * (x - 1) * (x - 3)),
      dot(-2, 0),
      dot(1, 0),
      dot(3, 0),
      note(-2.3, 0.7, '(−2, 0)', { anchor: 'end' }),
      note(1.2, 0.7, '(1, 0)', { anchor: 'start' }),
      note(3.4, 0.7, '(3, 0)', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'zero', meaning: 'An input for which the value is 0; where the graph meets the horizontal axis.' },
    { word: 'remainder', meaning: 'What is left over when one polynomial is divided by another.' },
    {
      word: 'vertical asymptote',
      meaning: 'A vertical line that the graph comes close to where the function is not defined.',
    },
    { word: 'translation', meaning: 'Moving a graph without turning or stretching it.' },
  ],
  rule: '<ul><li>A zero at $a$ means the factor $x - a$.</li><li>The remainder on division by $x - a$ is the value at $a$.</li><li>A fraction is not defined where its denominator is 0.</li><li>$f(x - h) + k$ is the graph of $f$ moved right by $h$ and up by $k$.</li></ul>',
  use: '<p>Use it for graphs with several zeros, for “factor,” “remainder,” “not defined,” “asymptote,” and for functions made from another function.</p>',
  avoid:
    '<p>Do not carry out a long division when only the remainder is asked. And with all numbers given, graph it: zeros and asymptotes can be seen.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The graph of a polynomial function is shown.</p>${plane(
        {
          alt: 'A curve that crosses the x-axis at −3, 1 and 2, coming from below on the left and rising on the right.',
          x: [-6, 6],
          y: [-20, 20],
          yStep: 5,
          height: 270,
        },
        [curve((x) => (x + 3) * (x - 1) * (x - 2)), dot(-3, 0), dot(1, 0), dot(2, 0)],
      )}<p>Which equation could define the function?</p>`,
      covers: ['sat-math/polynomial-graph-zeros'],
      steps: [
        { do: 'Read the zeros: $-3$, 1, and 2.', why: 'There the curve crosses the horizontal axis.' },
        {
          do: 'Each zero gives a factor: $x + 3$, $x - 1$, $x - 2$.',
          why: 'Put the zero into its factor: $-3 + 3 = 0$. The sign in the factor is the opposite one.',
        },
        {
          do: 'Multiply them: $y = (x - 2)(x - 1)(x + 3)$.',
          why: 'The order of factors does not matter. In the options, test each zero: it must make one factor 0.',
        },
      ],
      answer: cubic(),
      check: () => {
        const [a = 0, b = 0, c = 0] = all((x) => x ** 3 - 7 * x + 6 === 0)
        return expr('y = (x - 2)(x - 1)(x + 3)', ({ x }) => (x - a) * (x - b) * (x - c))
      },
    },
    {
      level: 'Next',
      asks: 'What is the remainder when $2x^3 - 5x^2 + 4x - 7$ is divided by $x - 3$?',
      covers: ['sat-math/polynomial-remainder'],
      steps: [
        {
          do: 'The divisor $x - 3$ is 0 at 3, so the remainder is the value at 3.',
          why: 'Polynomial = divisor · quotient + remainder. At 3 the product is 0, and only the remainder is left.',
        },
        {
          do: 'Put 3 in: $2 \\cdot 27 - 5 \\cdot 9 + 4 \\cdot 3 - 7$.',
          why: 'Powers first: 3 cubed is 27, 3 squared is 9.',
        },
        {
          do: '$54 - 45 + 12 - 7 = 14$, so the remainder is 14.',
          why: 'Keep the constant at the end. If the value had been 0, the divisor would be a factor.',
        },
      ],
      answer: num(14),
      check: () => {
        const { remainder } = polyDivmod(polynomial([2, -5, 4, -7]), polynomial([1, -3]))
        return num(polyEval(remainder, 0))
      },
    },
    {
      level: 'Exam level',
      asks: 'The function $g$ is defined by $g(x) = \\frac{x - 3}{x^2 - 2x - 35}$. The graph of $g$ has a vertical asymptote at $x = c$, where $c \\gt 0$. What is the value of $c$?',
      covers: ['sat-math/rational-undefined'],
      steps: [
        {
          do: 'Look at the denominator only: $x^2 - 2x - 35 = 0$.',
          why: 'At 3 the <em>numerator</em> is 0: there the value is 0, and nothing is wrong.',
        },
        {
          do: 'Factor: $(x - 7)(x + 5) = 0$, so the denominator is 0 at 7 and at $-5$.',
          why: '$-7$ and 5 have the product $-35$ and the sum $-2$.',
        },
        {
          do: 'The positive one is $c = 7$. Test: $49 - 14 - 35 = 0$.',
          why: 'The zero of the other factor is $-5$, not 5. The graphing calculator shows the curve shooting up and down at 7.',
        },
      ],
      answer: num(7),
      check: () => num(all((x) => x > 0 && x * x - 2 * x - 35 === 0)[0] ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'The function $f$ is defined by $f(x) = \\sqrt{3x + 4}$, and $g(x) = f(x - 6) + 5$. For what value of $x$ is $g(x) = 12$?',
      covers: ['sat-math/radical-function-input', 'sat-math/radical-at-a-number', 'sat-math/function-translated-value'],
      steps: [
        {
          do: 'Write the new rule: $g(x) = \\sqrt{3(x - 6) + 4} + 5$.',
          why: 'The 6 is taken off the <em>input</em>, the 5 is added to the result. The graph moves 6 to the right and 5 up.',
        },
        {
          do: 'Let the root stand alone: $\\sqrt{3(x - 6) + 4} = 12 - 5 = 7$.',
          why: 'Squaring before the 5 is gone would go wrong.',
        },
        {
          do: 'Square: $3(x - 6) + 4 = 49$, so $3(x - 6) = 45$ and $x - 6 = 15$.',
          why: 'Undo step by step: subtract 4, divide by 3.',
        },
        {
          do: 'Add 6: $x = 21$. Test: $g(21) = f(15) + 5 = \\sqrt{49} + 5 = 12$.',
          why: 'The test is also how a value is found: for $g(10)$, take $f(4) + 5 = 4 + 5 = 9$.',
        },
      ],
      answer: num(21),
      check: () => num(all((x) => 3 * (x - 6) + 4 >= 0 && Math.sqrt(3 * (x - 6) + 4) + 5 === 12)[0] ?? 0),
    },
  ],
  tryIt: {
    asks: 'What is the remainder when $x^3 + 2x^2 - 9x + 4$ is divided by $x + 2$?',
    steps: [
      {
        ask: 'Which number must be put in?',
        answer: { typed: num(-2) },
        slips: [
          {
            typed: num(2),
            says: 'Put 2 into the divisor: you get 4, not 0.',
            misconception: 'sm-wrong-sign-in-the-factor',
          },
        ],
        done: '$x + 2$ is 0 at $-2$.',
      },
      {
        ask: 'What are the first two terms together, $x^3 + 2x^2$, at this number?',
        answer: { typed: num(-8 + 8) },
        slips: [
          {
            typed: num(-16),
            says: 'The square of a negative number is positive.',
            misconception: 'sm-slips-on-a-sign',
          },
          { typed: num(16), says: 'The cube of a negative number is negative.', misconception: 'sm-slips-on-a-sign' },
        ],
        done: '$(-2)^3 + 2 \\cdot (-2)^2 = -8 + 8 = 0$',
      },
      {
        ask: 'What is the remainder?',
        answer: { typed: num(18 + 4) },
        slips: [
          {
            typed: num(18),
            says: 'The constant at the end is missing.',
            misconception: 'sm-forgets-the-constant-term',
          },
          {
            typed: num(-14),
            says: 'Watch the sign: $-9 \\cdot (-2)$ is positive.',
            misconception: 'sm-slips-on-a-sign',
          },
          { typed: num(4), says: 'That is the value at 0.', misconception: 'sm-keeps-the-constant' },
        ],
        done: '$0 - 9 \\cdot (-2) + 4 = 18 + 4 = 22$',
      },
    ],
    answer: num(22),
    check: () => num(polyEval(polyDivmod(polynomial([1, 2, -9, 4]), polynomial([1, 2])).remainder, 0)),
  },
  trap: '<p>Wrong signs. The factor for a zero at $-3$ is $x + 3$, and $f(x - 6)$ moves the graph to the <em>right</em>. Put the number in and see whether the parentheses become 0.</p>',
  check:
    '<p>Graph the function. Zeros, asymptotes, and moved graphs can be seen, and a table of values gives any single value. A zero must make its factor 0.</p>',
  mends: {
    'sm-halves-under-the-root': [3, 3],
    'sm-ignores-the-root-sign': [3, 3],
    'sm-wrong-sign-in-the-factor': [0, 1],
    'sm-wrong-sign-in-some-factors': [0, 1],
    'sm-forgets-to-square': [1, 1],
    'sm-forgets-the-constant-term': [1, 2],
    'sm-keeps-the-constant': [1, 0],
    'sm-zero-of-the-numerator': [2, 0],
    'sm-reads-the-wrong-root': [2, 2],
    'sm-takes-another-coefficient': [2, 1],
    'sm-shifts-the-other-way': [3, 0],
    'sm-subtracts-after-the-function': [3, 0],
    'sm-forgets-the-shift': [3, 0],
    'sm-squares-before-isolating': [3, 1],
    'sm-stops-half-way': [3, 3],
    'sm-slips-on-a-sign': [1, 1],
  },
})
