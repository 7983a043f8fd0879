import { expr, frac, g, lesson, num, text, unitCircle } from '#kit'

const XS = Array.from({ length: 12 }, (_, i) => 0.3 + i / 2)
/** Whether an equation holds at many angles. */
const holds = (left: (x: number) => number, right: (x: number) => number): boolean =>
  XS.every((x) => Math.abs(left(x) - right(x)) < 1e-9)

export const pythagoreanIdentities = lesson({
  idea: '<p>A point on the unit circle has the coordinates $(\\cos x, \\sin x)$. They are the legs of a right triangle, and its hypotenuse is the radius 1. So the Pythagorean theorem says: $\\sin^2 x + \\cos^2 x = 1$. This is true for every angle, and therefore it is called an identity.</p><p>An identity lets you exchange one expression for another. Wherever you see $1 - \\cos^2 x$, you may write $\\sin^2 x$. That is how long expressions become short.</p>',
  figure: unitCircle({
    alt: 'The unit circle with a right triangle under a radius',
    angle: 38,
    label: 'x',
    triangle: true,
    legs: ['cos x', 'sin x'],
    extra: [g.side('op', '1', { loose: true, as: 'The radius', from: 'f' })],
  }),
  words: [
    { word: 'identity', meaning: 'An equation that is true for every angle for which both sides are defined.' },
    { word: 'sin² x', meaning: 'Short for $(\\sin x)^2$: first the sine, then the square.' },
    {
      word: 'secant, cosecant, cotangent',
      meaning: '$\\sec x = \\frac{1}{\\cos x}$, $\\csc x = \\frac{1}{\\sin x}$, $\\cot x = \\frac{\\cos x}{\\sin x}$.',
    },
  ],
  rule: '<p>$\\sin^2 x + \\cos^2 x = 1$</p><p>So $\\sin^2 x = 1 - \\cos^2 x$ and $\\cos^2 x = 1 - \\sin^2 x$. Divide by $\\cos^2 x$ or by $\\sin^2 x$ and you get</p><p>$\\tan^2 x + 1 = \\sec^2 x$ and $1 + \\cot^2 x = \\csc^2 x$. As a product: $(\\sec x + \\tan x)(\\sec x - \\tan x) = 1$.</p>',
  use: '<p>Squares of sine and cosine occur, one of them is known and the other is wanted, or an expression is to be simplified.</p>',
  avoid:
    '<p>The identity speaks of squares only. $\\sin x + \\cos x$ is not 1. And both squares must belong to the same angle.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'If $\\sin^2 x = \\frac{1}{4}$, what is the value of $3\\sin^2 x + 7\\cos^2 x$?',
      covers: ['trigonometry/weighted-squares'],
      steps: [
        {
          do: 'Find the other square: $\\cos^2 x = 1 - \\frac{1}{4} = \\frac{3}{4}$.',
          why: 'The two squares add up to 1. No root is needed, because only squares are asked for.',
        },
        {
          do: 'Put both in: $3 \\cdot \\frac{1}{4} + 7 \\cdot \\frac{3}{4} = \\frac{3}{4} + \\frac{21}{4}$.',
          why: 'The 3 goes with the sine, the 7 with the cosine.',
        },
        {
          do: 'Add: $\\frac{24}{4} = 6$.',
          why: 'Another way: $3(\\sin^2 x + \\cos^2 x) + 4\\cos^2 x = 3 + 4 \\cdot \\frac{3}{4} = 6$.',
        },
      ],
      answer: num(6),
      check: () => num(Math.round(3 * Math.sin(Math.PI / 6) ** 2 + 7 * Math.cos(Math.PI / 6) ** 2)),
    },
    {
      level: 'Next',
      asks: 'Which expression is equal to $\\frac{5 - 5\\cos^2 x}{\\sin x}$ for all $x$ for which it is defined?',
      covers: ['trigonometry/simplify-with-identities'],
      steps: [
        {
          do: 'Factor out the 5: $5 - 5\\cos^2 x = 5(1 - \\cos^2 x)$.',
          why: 'Now the form $1 - \\cos^2 x$ can be seen.',
        },
        {
          do: 'Use the identity: $1 - \\cos^2 x = \\sin^2 x$. The numerator is $5\\sin^2 x$.',
          why: 'From 1 the square of the cosine is taken away, so the square of the <em>sine</em> is left. It stays a square.',
        },
        {
          do: 'Divide by $\\sin x$: $\\frac{5\\sin^2 x}{\\sin x}$ is $5\\sin x$.',
          why: '$\\sin^2 x$ is $\\sin x \\cdot \\sin x$. One factor cancels, one is left.',
        },
      ],
      answer: expr('5\\sin x', ({ x }) => 5 * Math.sin(x)),
      check: () => expr('…', ({ x }) => (5 - 5 * Math.cos(x) ** 2) / Math.sin(x)),
    },
    {
      level: 'Exam level',
      asks: 'If $\\sin x + \\cos x = \\frac{6}{5}$, what is $\\sin x \\cos x$?',
      covers: [
        'trigonometry/product-from-sum',
        'trigonometry/unknown-in-sine-and-cosine',
        'trigonometry/secant-and-tangent-pair',
      ],
      steps: [
        {
          do: 'Square both sides: $\\sin^2 x + 2\\sin x\\cos x + \\cos^2 x = \\frac{36}{25}$.',
          why: 'The square of a sum has a middle term. Here it is exactly what you are looking for, twice.',
        },
        { do: 'The two squares together are 1: $1 + 2\\sin x\\cos x = \\frac{36}{25}$.', why: 'This is the identity.' },
        {
          do: 'Subtract 1: $2\\sin x\\cos x = \\frac{36}{25} - \\frac{25}{25} = \\frac{11}{25}$.',
          why: 'With $\\sin x - \\cos x$ the middle term would have a minus sign: keep it.',
        },
        {
          do: 'Divide by 2: $\\sin x\\cos x = \\frac{11}{50}$.',
          why: 'The product itself is asked for, not twice the product.',
        },
        {
          do: 'Asked another way: $\\cos x = \\frac{k}{13}$ and $\\sin x = \\frac{k - 7}{13}$, both positive. Then $k^2 + (k - 7)^2 = 169$, and $k = 12$: $144 + 25 = 169$.',
          why: 'The identity makes one equation of two values.',
        },
        {
          do: 'Asked another way: $\\csc x + \\cot x = 6$. Since $\\csc^2 x - \\cot^2 x = 1$, the difference $\\csc x - \\cot x$ is $\\frac{1}{6}$. Subtract: $2\\cot x = 6 - \\frac{1}{6} = \\frac{35}{6}$, so $\\cot x = \\frac{35}{12}$.',
          why: 'A difference of squares is sum times difference.',
        },
      ],
      answer: num(frac(11, 50)),
      check: () => {
        // sin x and cos x are the roots of t² − (6/5)t + p, and p is found from the sum of their squares.
        const p = Array.from({ length: 101 }, (_, i) => i - 50).find(
          (n) => Math.abs((6 / 5) ** 2 - (2 * n) / 50 - 1) < 1e-9,
        )
        return num(frac(p ?? 0, 50))
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Two students claim that an equation holds for every $x$. Ayla says: “$\\sin^2 5x + \\cos^2 5x = 1$.” Finn says: “$2\\sin x + 2\\cos x = 2$.” Who is right?</p>',
      covers: ['trigonometry/identity-claims'],
      steps: [
        {
          do: 'Ayla: both squares have the same angle, $5x$. The identity holds for every angle, so for this one, too. Ayla is right.',
          why: 'It would not be 5: the angle is not a factor.',
        },
        {
          do: 'Finn: try one angle, here $x = 45^\\circ$: $2 \\cdot \\frac{\\sqrt{2}}{2} + 2 \\cdot \\frac{\\sqrt{2}}{2} = 2\\sqrt{2} \\approx 2.8$. Not 2.',
          why: 'One angle for which it fails is enough. $x = 0$ would have fooled you: there it is true by chance.',
        },
        {
          do: 'So only Ayla is right.',
          why: 'Judge both claims: a general reason for true ones, one counterexample for false ones.',
        },
      ],
      answer: text('only Ayla is right'),
      check: () => {
        const ayla = holds(
          (x) => Math.sin(5 * x) ** 2 + Math.cos(5 * x) ** 2,
          () => 1,
        )
        const finn = holds(
          (x) => 2 * Math.sin(x) + 2 * Math.cos(x),
          () => 2,
        )
        return text(ayla && !finn ? 'only Ayla is right' : 'another answer')
      },
    },
  ],
  tryIt: {
    asks: 'Which expression is equal to $\\frac{4 - 4\\sin^2 x}{\\cos x}$ for all $x$ for which it is defined?',
    steps: [
      {
        ask: 'Factor out the 4. What is $1 - \\sin^2 x$ equal to?',
        like: 1,
        answer: { choose: ['$\\cos^2 x$', '$\\cos x$', '$\\sin^2 x$'] },
        slips: [
          {
            choice: 1,
            says: 'The identity speaks of squares: the result is a square, too.',
            misconception: 'trig-takes-roots-term-by-term',
          },
          {
            choice: 2,
            says: 'The square of the sine is taken away, so the other one is left.',
            misconception: 'trig-swaps-sine-and-cosine-in-the-identity',
          },
        ],
        done: '$4 - 4\\sin^2 x = 4(1 - \\sin^2 x) = 4\\cos^2 x$',
      },
      {
        ask: 'Now divide by $\\cos x$. What is left?',
        like: 2,
        answer: { choose: ['$4\\cos x$', '$4\\cos^2 x$', '$4\\sec x$'] },
        slips: [
          { choice: 1, says: 'One of the two factors $\\cos x$ cancels.' },
          {
            choice: 2,
            says: '$\\sec x$ is $\\frac{1}{\\cos x}$. Here a factor $\\cos x$ is left above.',
            misconception: 'trig-mixes-up-the-reciprocals',
          },
        ],
        done: '$\\frac{4\\cos^2 x}{\\cos x} = 4\\cos x$',
      },
    ],
    answer: expr('4\\cos x', ({ x }) => 4 * Math.cos(x)),
    check: () => expr('…', ({ x }) => (4 - 4 * Math.sin(x) ** 2) / Math.cos(x)),
  },
  trap: '<p>Taking roots term by term. From $\\sin^2 x + \\cos^2 x = 1$ does not follow $\\sin x + \\cos x = 1$. At $30^\\circ$ the sum is about $0.5 + 0.87 = 1.37$.</p>',
  check:
    '<p>Put in an angle that you know, such as $30^\\circ$ or $60^\\circ$, on both sides. Avoid $0^\\circ$ and $45^\\circ$: there too many wrong forms agree.</p>',
  mends: {
    'trig-swaps-sine-and-cosine-in-the-identity': [1, 1],
    'trig-takes-roots-term-by-term': [1, 1],
    'trig-leaves-out-a-part-of-the-expression': [1, 2],
    'trig-gives-both-squares-one-value': [1, 1],
    'trig-mixes-up-the-reciprocals': [2, 5],
    'trig-takes-the-tangent-for-sine-or-cosine': [2, 5],
    'trig-squares-a-sum-term-by-term': [2, 0],
    'trig-loses-a-sign-in-the-identity': [2, 2],
    'trig-stops-before-the-function-asked': [2, 3],
    'trig-identity-accepts-a-false-claim': [3, 1],
    'trig-identity-rejects-a-true-claim': [3, 0],
    'trig-identity-judges-one-claim-only': [3, 2],
  },
})
