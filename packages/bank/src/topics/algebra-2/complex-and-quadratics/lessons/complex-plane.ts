import { complex, dot, lesson, num, plane, segment } from '#kit'

export const complexPlane = lesson({
  idea: '<p>Real numbers fill a line. A complex number $a + bi$ has two parts, so it needs a plane: go $a$ across and $b$ up. The horizontal axis is the real axis, the vertical one the imaginary axis.</p><p>Then arithmetic becomes geometry. The distance of a number from the origin is its modulus, found with the Pythagorean theorem. The conjugate is a reflection over the real axis. And multiplying by $i$ turns a point by a quarter turn: 1 goes to $i$, $i$ goes to $-1$. Two quarter turns are a half turn, and $i^2 = -1$ says just that.</p>',
  figure: plane(
    {
      alt: 'The complex plane with the number z = 4 + 3i at (4, 3), its conjugate at (4, −3) and iz at (−3, 4); each is 5 from the origin.',
      x: [-6, 6],
      y: [-6, 6],
      xLabel: 'Re',
      yLabel: 'Im',
    },
    [
      segment(0, 0, 4, 3, { plain: true }),
      segment(0, 0, -3, 4, { plain: true }),
      dot(4, 3, { label: 'z' }),
      dot(4, -3, { label: 'conjugate', at: 'sw' }),
      dot(-3, 4, { label: 'iz', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'complex plane', meaning: 'The plane in which $a + bi$ is the point $(a, b)$.' },
    { word: 'real axis, imaginary axis', meaning: 'The horizontal axis and the vertical axis.' },
    {
      word: 'modulus',
      meaning: '$|a + bi| = \\sqrt{a^2 + b^2}$, the distance from the origin; also called absolute value.',
    },
    { word: 'conjugate', meaning: '$a - bi$, the reflection of $a + bi$ over the real axis.' },
  ],
  rule: '<ul><li>$|a + bi| = \\sqrt{a^2 + b^2}$, and the distance of $z$ and $w$ is $|z - w|$.</li><li>Midpoint: $\\frac{z + w}{2}$.</li><li>Conjugate: over the real axis. Times $i$: a quarter turn counterclockwise. Times $-1$: a half turn.</li><li>$|zw| = |z| \\cdot |w|$</li><li>$|z - z_0| = r$ is the circle around $z_0$ with radius $r$.</li></ul>',
  use: '<p>A question speaks of points, distances, turns or reflections of complex numbers, or of $|z|$.</p>',
  avoid:
    '<p>For sums and products alone, plain algebra is quicker. Do not square $i$ when you compute a modulus: only the coefficient $b$ goes in.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is $|-5 + 12i|$?',
      covers: ['algebra-2/complex-modulus', 'algebra-2/modulus-of-a-product'],
      steps: [
        { do: 'Real part $-5$, imaginary part $12$.', why: 'The legs of a right triangle.' },
        {
          do: '$(-5)^2 + 12^2 = 25 + 144 = 169$',
          why: 'Both squares are positive. Adding 5 and 12 would be a detour, not the distance.',
        },
        { do: '$\\sqrt{169} = 13$', why: 'Do not forget the root.' },
        {
          do: 'For a product multiply the moduli: with $|3 + 4i| = 5$ the product has modulus $13 \\cdot 5 = 65$, while this number alone has $13$.',
          why: 'Moduli of a product are multiplied, not added.',
        },
        {
          do: 'Where did this go wrong? Linh gets 7 for $|-5 + 12i|$. Adding the sizes of the parts gives 17, and leaving out the root gives 169. Subtracting the sizes gives $12 - 5 = 7$: that is Linh’s mistake.',
          why: 'Carry out each mistake that is offered. Only one ends at 7.',
          covers: ['algebra-2/complex-modulus-mistake'],
        },
      ],
      answer: num(13),
      check: () => num([...Array(30).keys()].find((r) => r * r === 25 + 144) ?? 0),
    },
    {
      level: 'Next',
      asks: 'How far apart are $z = 7 + 2i$ and $w = 1 - 6i$ in the complex plane?',
      covers: ['algebra-2/complex-distance', 'algebra-2/complex-midpoint'],
      steps: [
        { do: '$z - w = 6 + 8i$', why: '$7 - 1 = 6$ and $2 - (-6) = 8$.' },
        { do: '$6^2 + 8^2 = 36 + 64 = 100$', why: 'The differences are the legs.' },
        { do: 'The distance is $\\sqrt{100} = 10$.', why: 'The midpoint would be half of the sum: $4 - 2i$.' },
      ],
      answer: num(10),
      check: () => num(Math.sqrt((1 - 7) ** 2 + (-6 - 2) ** 2)),
    },
    {
      level: 'Exam level',
      asks: 'The point of $2 - 5i$ is rotated by 90 degrees counterclockwise about the origin. Which number stands at the new point?',
      covers: ['algebra-2/complex-quarter-turns', 'algebra-2/complex-reflection'],
      steps: [
        {
          do: 'The turn is multiplication by $i$: $i(2 - 5i) = 2i - 5i^2$',
          why: 'Clockwise it would be $-i$; a reflection over the real axis would give the conjugate $2 + 5i$.',
        },
        { do: '$-5i^2 = 5$', why: '$i^2 = -1$' },
        { do: 'The new number is $5 + 2i$.', why: 'From the fourth quadrant to the first: a quarter turn.' },
      ],
      answer: complex(5, 2),
      check: () => complex(0 * 2 - 1 * -5, 0 * -5 + 1 * 2),
    },
    {
      level: 'Exam level',
      asks: 'All $z$ with $|z - 4 + 3i| = 6$ form a circle in the complex plane. Which number is its center?',
      covers: ['algebra-2/complex-circle'],
      steps: [
        { do: '$z - 4 + 3i = z - (4 - 3i)$', why: 'Take the minus out of both parts.' },
        { do: 'The distance from $z$ to $4 - 3i$ is 6.', why: 'A modulus of a difference is a distance.' },
        {
          do: 'The center is $4 - 3i$.',
          why: 'There the expression is 0: both signs are opposite to what stands between the bars.',
        },
      ],
      answer: complex(4, -3),
      check: () => complex(0 + 4, 0 - 3),
    },
  ],
  tryIt: {
    asks: 'Find the distance between $3 - i$ and $-2 + 11i$ in the complex plane.',
    steps: [
      {
        ask: 'What is the difference, first number minus second?',
        answer: { choose: ['$5 - 12i$', '$1 + 10i$', '$5 + 10i$'] },
        slips: [
          { choice: 1, says: 'That is the sum. Subtract both parts.' },
          { choice: 2, says: 'Subtract the imaginary parts as well: $-1 - 11$.' },
        ],
        done: '$3 - (-2) = 5$ and $-1 - 11 = -12$',
      },
      {
        ask: 'What is the sum of the squares of the two parts?',
        answer: { typed: num(25 + 144) },
        slips: [{ typed: num(-119), says: 'The square of $-12$ is positive, and $i$ is left out of it.' }],
        done: '$5^2 + 12^2 = 169$',
      },
      {
        ask: 'What is the distance?',
        answer: { typed: num(13) },
        slips: [
          {
            typed: num(17),
            says: 'You added the parts. Take the root of the sum of squares.',
            misconception: 'a2-cp-adds-the-parts',
          },
          { typed: num(169), says: 'Take the square root.', misconception: 'a2-cp-does-not-take-the-root' },
        ],
        done: '$\\sqrt{169} = 13$',
      },
    ],
    answer: num(13),
    check: () => num(Math.sqrt((3 + 2) ** 2 + (-1 - 11) ** 2)),
  },
  trap: '<p>Adding the parts. From the origin to $3 + 4i$ it is 5, not 7: the straight way is the hypotenuse. And in $|z - 4 + 3i|$ the center is $4 - 3i$, with both signs changed.</p>',
  check:
    '<p>A modulus lies between the larger part and the sum of both sizes. Turns and reflections never change it.</p>',
  mends: {
    'a2-cp-adds-the-parts': [0, 1],
    'a2-cp-does-not-take-the-root': [0, 2],
    'a2-cp-subtracts-the-parts': [0, 1],
    'a2-cp-takes-one-part-only': [0, 0],
    'a2-cp-adds-the-moduli': [0, 3],
    'a2-cp-multiplies-the-sums-of-the-parts': [0, 3],
    'a2-cp-halves-the-difference': [1, 2],
    'a2-cp-does-not-halve': [1, 2],
    'a2-cp-turns-the-wrong-way': [2, 0],
    'a2-cp-turns-too-far': [2, 0],
    'a2-cp-uses-the-other-axis': [2, 0],
    'a2-cp-exchanges-the-parts': [2, 2],
    'a2-cp-takes-the-center-with-the-wrong-sign': [3, 0],
    'a2-cp-changes-one-sign-only': [3, 2],
    'a2-cp-multiplies-part-by-part': [0, 3],
    'a2-cp-changes-the-wrong-signs': [2, 0],
    'a2-cq-names-an-error-untested': [0, 4],
  },
})
