import { areaModel, complex, dot, lesson, num, plane, text } from '#kit'

/** The product as a turned and stretched arrow: by length and angle, not by the four products. */
function timesByAngle(a: number, b: number, c: number, d: number): readonly [number, number] {
  const [size, angle] = [Math.sqrt((a * a + b * b) * (c * c + d * d)), Math.atan2(b, a) + Math.atan2(d, c)]
  return [Math.round(size * Math.cos(angle)), Math.round(size * Math.sin(angle))]
}

export const complexAddAndMultiply = lesson({
  idea: '<p>No real number has the square $-1$. So mathematicians added one: the number $i$, with $i^2 = -1$. Every complex number has two parts, a real one and an imaginary one, as in $3 + 2i$.</p><p>You calculate with $i$ as you do with a variable: like parts are combined, and every part is multiplied by every part. There is just one new thing: whenever $i^2$ appears, $-1$ takes its place.</p>',
  figure: areaModel({
    alt: 'The product of 3 + 2i and 4 − i as an area with four cells.',
    across: ['4', '−i'],
    down: ['3', '2i'],
    cells: [
      ['12', '−3i'],
      ['8i', '−2i² = 2'],
    ],
  }),
  words: [
    { word: 'imaginary unit', meaning: 'The number $i$, whose square is $-1$.' },
    { word: 'complex number', meaning: 'A number $a + bi$ with real numbers $a$ and $b$.' },
    { word: 'real part', meaning: 'The part without $i$: 3 in $3 + 2i$.' },
    { word: 'imaginary part', meaning: 'The number that multiplies $i$: 2 in $3 + 2i$.' },
    { word: 'complex plane', meaning: 'A plane that shows $a + bi$ as the point $(a, b)$.' },
  ],
  rule: '<p>Add and subtract part by part. To multiply:</p><ol><li>Write all four products.</li><li>Replace $i^2$ by $-1$.</li><li>Combine the real parts, then the imaginary parts.</li></ol><p>In short, $(a + bi)(c + di) = (ac - bd) + (ad + bc)i$.</p>',
  use: '<p>Whenever sums, differences, products or squares of complex numbers are asked for, also in stories such as voltage = current · impedance.</p>',
  avoid:
    '<p>For a quotient such as $\\frac{5 + 5i}{2 + i}$ this is not enough: you need the conjugate. A high power of $i$ is found from its cycle of four, not by multiplying on and on.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The points $z$ and $w$ are drawn in the complex plane.</p>${plane(
        {
          alt: 'The complex plane with the point z at (−2, 5) and the point w at (3, −1); real parts across, imaginary parts up.',
          xLabel: 'Re',
          yLabel: 'Im',
        },
        [dot(-2, 5, { label: 'z' }), dot(3, -1, { label: 'w', at: 'se' })],
      )}<p>What is $z - w$?</p>`,
      covers: ['algebra-2/complex-sum', 'algebra-2/complex-sum-in-the-plane'],
      steps: [
        {
          do: 'Read the points: $z = -2 + 5i$ and $w = 3 - i$.',
          why: 'The real part goes to the side, the imaginary part goes up or down.',
        },
        {
          do: 'Open the parentheses: $(-2 + 5i) - (3 - i) = -2 + 5i - 3 + i$.',
          why: 'The minus sign belongs to both parts of $w$, so $-i$ turns into $+i$.',
        },
        {
          do: 'Combine: $-2 - 3 = -5$ and $5i + i = 6i$, so $z - w$ is $-5 + 6i$.',
          why: 'Real with real, imaginary with imaginary, as with like terms.',
        },
      ],
      answer: complex(-5, 6),
      check: () => {
        const w = [3, -1] as const
        for (let p = -9; p <= 9; p++)
          for (let q = -9; q <= 9; q++) if (p + w[0] === -2 && q + w[1] === 5) return complex(p, q)
        return num(0)
      },
    },
    {
      level: 'Next',
      asks: 'Which number is equal to $(5 + 2i)(3 - 4i)$?',
      covers: ['algebra-2/complex-product'],
      steps: [
        {
          do: 'Write the four products: $15 - 20i + 6i - 8i^2$.',
          why: 'The 5 meets both parts of the other number, and so does the $2i$.',
        },
        { do: 'Replace $i^2$: $-8i^2 = -8 \\cdot (-1) = 8$.', why: 'The two minus signs make a plus.' },
        {
          do: 'Combine: $15 + 8 = 23$ and $-20i + 6i = -14i$. The product is $23 - 14i$.',
          why: 'The last product has become real, so it joins the 15.',
        },
      ],
      answer: complex(23, -14),
      check: () => complex(...timesByAngle(5, 2, 3, -4)),
    },
    {
      level: 'Exam level',
      asks: 'The number $(4 - 3i)^2 + 10i$ is equal to $p + qi$, where $p$ and $q$ are real. What is $p + q$?',
      covers: ['algebra-2/complex-square', 'algebra-2/complex-sum-of-parts'],
      steps: [
        {
          do: 'Square: $(4 - 3i)^2 = 16 - 12i - 12i + 9i^2$.',
          why: 'A square is the number times itself, so the middle product comes twice.',
        },
        {
          do: 'With $i^2 = -1$ this is $16 - 9 - 24i = 7 - 24i$.',
          why: 'The square of $-3i$ is $9i^2 = -9$, a negative real number.',
        },
        { do: 'Add $10i$: $7 - 24i + 10i = 7 - 14i$.', why: 'Only the imaginary part changes.' },
        { do: 'So $p = 7$ and $q = -14$, and $p + q = -7$.', why: '$q$ is the coefficient of $i$, with its sign.' },
      ],
      answer: num(-7),
      check: () => {
        const [re, im] = timesByAngle(4, -3, 4, -3)
        return num(re + im + 10)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>Omar multiplied $(2 + 3i)(4 + i)$ and got $11 + 14i$, which is not correct. Which mistake leads there: leaving out the middle products, or using $i^2 = 1$?</p>',
      covers: ['algebra-2/complex-product-mistake'],
      steps: [
        {
          do: 'Do it right: $8 + 2i + 12i + 3i^2 = 8 + 14i - 3 = 5 + 14i$.',
          why: 'Now you see that only the real part went wrong.',
        },
        {
          do: 'Make the first mistake: without the middle products you get $8 - 3 = 5$.',
          why: 'That has no imaginary part at all, so it is not what Omar did.',
        },
        {
          do: 'Make the second: $8 + 14i + 3 = 11 + 14i$. Omar used $i^2 = 1$.',
          why: 'The result is the same as Omar’s. Carrying a mistake out is better than guessing it.',
        },
      ],
      answer: text('Omar used $i^2 = 1$'),
      check: () => {
        const [re, im] = timesByAngle(2, 3, 4, 1)
        return text(re + 2 * 3 === 11 && im === 14 ? 'Omar used $i^2 = 1$' : 'Something else')
      },
    },
  ],
  tryIt: {
    asks: 'Multiply $(2 + 5i)(4 - 3i)$.',
    steps: [
      {
        ask: 'Which four products do you get?',
        answer: { choose: ['$8 - 6i + 20i - 15i^2$', '$8 - 15i^2$', '$8 + 6i + 20i - 15i^2$'] },
        slips: [
          {
            choice: 1,
            says: 'Two products are missing: the 2 also meets $-3i$, and the $5i$ also meets the 4.',
            misconception: 'a2-cq-multiplies-part-by-part',
          },
          {
            choice: 2,
            says: 'Look at 2 times $-3i$ once more: what sign does it have?',
            misconception: 'a2-cq-loses-a-sign-in-the-middle',
          },
        ],
        done: '$(2 + 5i)(4 - 3i) = 8 - 6i + 20i - 15i^2$',
      },
      {
        ask: 'What real number is $-15i^2$?',
        answer: { typed: num(-15 * -1) },
        slips: [
          {
            typed: num(-15),
            says: 'That would be right if $i^2$ were 1. It is $-1$.',
            misconception: 'a2-cq-takes-i-squared-for-one',
          },
        ],
        done: '$-15i^2 = -15 \\cdot (-1) = 15$',
      },
      {
        ask: 'Combine the parts. What is the product?',
        answer: { choose: ['$23 + 14i$', '$23 - 26i$', '$14 + 23i$'] },
        slips: [
          {
            choice: 1,
            says: 'Add $-6i$ and $20i$ with their signs.',
            misconception: 'a2-cq-loses-a-sign-in-the-middle',
          },
          {
            choice: 2,
            says: 'The parts are exchanged. The numbers without $i$ make the real part.',
            misconception: 'a2-cq-swaps-real-and-imaginary',
          },
        ],
        done: '$8 + 15 = 23$ and $-6i + 20i = 14i$: the product is $23 + 14i$.',
      },
    ],
    answer: complex(23, 14),
    check: () => complex(...timesByAngle(2, 5, 4, -3)),
  },
  trap: '<p>Multiplying real with real and imaginary with imaginary only. $(3 + 2i)(4 - i)$ is not $12 + 2$: the middle products $-3i$ and $8i$ belong to it, so it is $14 + 5i$. Count your products: there are four.</p>',
  check:
    '<p>For each number, add the squares of its two parts. The sums must multiply just as the numbers do. For $(3 + 2i)(4 - i) = 14 + 5i$ they are 13, 17 and 221, and $13 \\cdot 17 = 221$.</p>',
  mends: {
    'a2-cq-minus-reaches-one-part-only': [0, 1],
    'a2-cq-adds-instead-of-subtracting': [0, 1],
    'a2-cq-swaps-real-and-imaginary': [0, 0],
    'a2-cq-takes-i-squared-for-one': [1, 1],
    'a2-cq-multiplies-part-by-part': [1, 0],
    'a2-cq-loses-a-sign-in-the-middle': [1, 2],
    'a2-cq-adds-instead-of-multiplying': [1, 0],
    'a2-cq-halves-the-middle-term': [2, 0],
    'a2-cq-names-an-error-untested': [3, 2],
    'a2-cq-leaves-out-a-product': [2, 2],
    'a2-cq-subtracts-the-imaginary-part': [2, 3],
    'a2-cq-subtracts-the-other-way': [0, 1],
  },
})
