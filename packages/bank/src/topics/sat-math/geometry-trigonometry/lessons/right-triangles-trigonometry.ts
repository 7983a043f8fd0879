import { frac, lesson, num, rightTriangle } from '#kit'

export const rightTrianglesTrigonometry = lesson({
  idea: '<p>In a right triangle two sides fix everything. The Pythagorean theorem gives the third side, and the ratios of the sides give the angles.</p><p>All right triangles with the same acute angle have the same shape. So the ratio of two sides depends on the angle only, not on the size. These ratios have names: sine, cosine and tangent. “Opposite” and “adjacent” are seen from the angle. From the other acute angle they change places, and that is why $\\sin A = \\cos B$.</p>',
  figure: rightTriangle('ABC', 3, 4.4, { a: 'opposite', b: 'adjacent', c: 'hypotenuse', A: 'x°' }),
  words: [
    { word: 'hypotenuse', meaning: 'The longest side, opposite the right angle.' },
    { word: 'leg', meaning: 'One of the two sides at the right angle.' },
    { word: 'opposite, adjacent', meaning: 'Seen from an acute angle: the leg across from it, and the leg beside it.' },
    { word: 'complementary', meaning: 'Adding up to 90°, like the two acute angles of a right triangle.' },
  ],
  rule: '<ul><li>$\\sin = \\frac{\\text{opposite}}{\\text{hypotenuse}}$, $\\cos = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$, $\\tan = \\frac{\\text{opposite}}{\\text{adjacent}}$</li><li>$a^2 + b^2 = c^2$, with the hypotenuse $c$.</li><li>$\\sin x^\\circ = \\cos(90 - x)^\\circ$</li><li>Sides with 45° and 45°: $s, s, s\\sqrt{2}$. With 30° and 60°: $s, s\\sqrt{3}, 2s$.</li></ul>',
  use: '<p>There is a right angle, given or hidden: in a rectangle, in the height of a triangle, in a ladder against a wall.</p>',
  avoid: '<p>Without a right angle these ratios do not hold. Draw a height first, which makes two right triangles.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>Triangle $ABC$ has a right angle at $C$.</p>${rightTriangle('ABC', 7, 24, { a: '7', b: '24' })}<p>What is the value of $\\cos A$?</p>`,
      covers: ['sat-math/trig-ratio'],
      steps: [
        {
          do: 'Find the hypotenuse: $7^2 + 24^2 = 49 + 576 = 625$, so $AB = \\sqrt{625} = 25$.',
          why: 'The cosine needs the hypotenuse.',
        },
        {
          do: 'Stand at $A$: the leg beside it is 24, the leg across is 7.',
          why: 'From $B$ it would be the other way around.',
        },
        {
          do: 'Cosine is adjacent over hypotenuse: $\\cos A = \\frac{24}{25}$.',
          why: '$\\frac{7}{25}$ is the sine. $\\frac{25}{24}$ is upside down: a cosine is never above 1.',
        },
      ],
      answer: num(frac(24, 25)),
      check: () => num(frac(Math.round(25 * Math.cos(Math.atan2(7, 24))), 25)),
    },
    {
      level: 'Next',
      asks: 'A triangular sail has a right angle. One of the sides at the right angle measures 9 feet, and the longest side measures 41 feet. What is the area of the sail, in square feet?',
      covers: ['sat-math/right-triangle-area', 'sat-math/pythagorean-missing-side'],
      steps: [
        {
          do: 'The longest side is the hypotenuse: $9^2 + b^2 = 41^2$.',
          why: 'The area needs both legs, and one is missing.',
        },
        { do: '$b^2 = 1681 - 81 = 1600$, so $b = 40$.', why: 'Subtract the squares. $41 - 9 = 32$ would be wrong.' },
        {
          do: 'Area: $\\frac{1}{2} \\cdot 9 \\cdot 40 = 180$ square feet.',
          why: 'The legs are base and height. The hypotenuse is neither, and the half must not be forgotten.',
        },
      ],
      answer: num(180),
      check: () => {
        const leg = Array.from({ length: 41 }, (_, n) => n).find((n) => 9 * 9 + n * n === 41 * 41) ?? 0
        return num((9 * leg) / 2)
      },
    },
    {
      level: 'Exam level',
      asks: 'Two acute angles measure $(2x + 10)^\\circ$ and $(3x + 5)^\\circ$, and $\\sin(2x + 10)^\\circ = \\cos(3x + 5)^\\circ$. What is the value of $x$?',
      covers: ['sat-math/sine-cosine-complement'],
      steps: [
        {
          do: 'Sine of one angle equals cosine of the other: the angles are complementary. $(2x + 10) + (3x + 5) = 90$.',
          why: 'What is opposite for one acute angle is adjacent for the other, and together they have 90°. The angles are not equal.',
        },
        { do: 'Collect: $5x + 15 = 90$, so $5x = 75$.', why: 'Both constants count.' },
        {
          do: 'Divide: $x = 15$.',
          why: 'Test: the angles are 40° and 50°, together 90°. The question asks for $x$, not for an angle.',
        },
      ],
      answer: num(15),
      check: () =>
        num(
          Array.from({ length: 28 }, (_, x) => x).find(
            (x) => Math.abs(Math.sin(((2 * x + 10) * Math.PI) / 180) - Math.cos(((3 * x + 5) * Math.PI) / 180)) < 1e-9,
          ) ?? 0,
        ),
    },
    {
      level: 'Exam level',
      asks: 'In right triangle $PQR$, the right angle is at $R$ and $\\sin P = \\frac{5}{13}$. If $PQ = 78$, what is the length of $PR$? And what is the height of an equilateral triangle with sides of 10 centimeters?',
      covers: ['sat-math/trig-similar-triangles', 'sat-math/special-right-triangle'],
      steps: [
        {
          do: 'Take the smallest triangle with this sine: opposite 5, hypotenuse 13, so adjacent $\\sqrt{169 - 25} = 12$.',
          why: 'The ratio is the same in all triangles of this shape.',
        },
        { do: '$PQ$ is the hypotenuse. The factor is $78 \\div 13 = 6$.', why: 'Every side is 6 times as long.' },
        { do: '$PR$ is adjacent to $P$: $12 \\cdot 6 = 72$.', why: '$5 \\cdot 6 = 30$ is $QR$, across from $P$.' },
        {
          do: 'The equilateral triangle: the height cuts it into two triangles with 30° and 60°. The short leg is $10 \\div 2 = 5$, so the height is $5\\sqrt{3}$.',
          why: 'The short leg is half of the side, and the long leg is $\\sqrt{3}$ times the short one. $\\sqrt{2}$ belongs to 45°.',
        },
      ],
      answer: num(72),
      check: () => num(Math.sqrt(78 ** 2 - ((78 * 5) / 13) ** 2)),
    },
  ],
  tryIt: {
    asks: 'A right triangle has a hypotenuse of length 37 and one leg of length 12. What is the area of the triangle?',
    steps: [
      {
        ask: 'What is the square of the other leg?',
        like: 1,
        answer: { typed: num(37 ** 2 - 12 ** 2) },
        slips: [
          {
            typed: num(37 ** 2 + 12 ** 2),
            says: 'The hypotenuse is the longest side: subtract the square of the leg from its square.',
            misconception: 'sm-hypotenuse-as-a-leg',
          },
          {
            typed: num(25 ** 2),
            says: 'You subtracted the sides and squared then. Square first.',
            misconception: 'sm-subtracts-the-sides',
          },
        ],
        done: '$37^2 - 12^2 = 1369 - 144 = 1225$',
      },
      {
        ask: 'How long is the other leg?',
        answer: { typed: num(35) },
        slips: [
          {
            typed: num(25),
            says: 'That is $37 - 12$. Take the root of 1225.',
            misconception: 'sm-subtracts-the-sides',
          },
        ],
        done: '$\\sqrt{1225} = 35$',
      },
      {
        ask: 'What is the area?',
        answer: { typed: num((12 * 35) / 2) },
        slips: [
          {
            typed: num(420),
            says: 'That is the rectangle. A triangle is half of it.',
            misconception: 'sm-forgets-the-half',
          },
          {
            typed: num(222),
            says: 'You used the hypotenuse. Base and height are the two legs.',
            misconception: 'sm-hypotenuse-as-a-leg',
          },
          {
            typed: num(84),
            says: 'You added the sides: that is the perimeter.',
            misconception: 'sm-gives-a-perimeter',
          },
        ],
        done: '$\\frac{1}{2} \\cdot 12 \\cdot 35 = 210$',
      },
    ],
    answer: num(210),
    check: () =>
      num(Array.from({ length: 37 }, (_, n) => n).flatMap((n) => (144 + n * n === 1369 ? [6 * n] : []))[0] ?? 0),
  },
  trap: '<p>Using the wrong angle. In the triangle with the legs 7 and 24, $\\sin A = \\frac{7}{25}$, but $\\sin B = \\frac{24}{25}$. Always stand at the angle that is asked for.</p>',
  check:
    '<p>The hypotenuse is the longest side. Sine and cosine lie between 0 and 1. The squares of the legs add up to the square of the hypotenuse.</p>',
  mends: {
    'sm-root-not-taken': [1, 1],
    'sm-uses-the-other-angle': [0, 1],
    'sm-mixes-up-the-ratios': [0, 2],
    'sm-turns-the-ratio-over': [0, 2],
    'sm-subtracts-the-sides': [1, 1],
    'sm-hypotenuse-as-a-leg': [1, 2],
    'sm-forgets-the-half': [1, 2],
    'sm-gives-a-perimeter': [1, 2],
    'sm-sets-the-angles-equal': [2, 0],
    'sm-supplementary-for-complementary': [2, 0],
    'sm-leaves-out-the-numbers': [2, 1],
    'sm-gives-the-angle': [2, 2],
    'sm-forgets-the-scale': [3, 1],
    'sm-gives-another-side': [3, 2],
    'sm-forgets-to-halve-the-side': [3, 3],
    'sm-mixes-up-special-triangles': [3, 3],
  },
})
