import { asWritten, complex, curve, dot, lesson, num, plane, text } from '#kit'

/** The number that, times c + di, gives a + bi: tried out among whole parts. */
function quotient(a: number, b: number, c: number, d: number): readonly [number, number] {
  for (let p = -20; p <= 20; p++)
    for (let q = -20; q <= 20; q++) if (p * c - q * d === a && p * d + q * c === b) return [p, q]
  return [99, 99]
}

/** Real part of a power of i, found by turning again and again. */
function turned(n: number): number {
  let [re, im] = [1, 0]
  for (let k = 0; k < n; k++) [re, im] = [0 - im, re]
  return re
}

export const complexDivideAndPowers = lesson({
  idea: '<p>Multiplying by $i$ is a quarter turn in the complex plane: from 1 to $i$, to $-1$, to $-i$, and back to 1. After four steps everything repeats. So for a power of $i$ only the remainder of its exponent counts.</p><p>Division needs a trick, because nobody can divide by two parts at once. Each complex number has a mirror image, its conjugate. A number times its conjugate is real, and dividing by a real number is easy.</p>',
  figure: plane(
    {
      alt: 'The complex plane with four points on a circle of radius 1: 1 at the right, i above, −1 at the left, −i below. Each quarter turn multiplies by i.',
      x: [-2, 2],
      y: [-2, 2],
      xStep: 2,
      yStep: 2,
      xLabel: 'Re',
      yLabel: 'Im',
    },
    [
      curve((x) => Math.sqrt(Math.max(0, 1 - x * x)), { from: -1, to: 1, dash: true, plain: true }),
      curve((x) => -Math.sqrt(Math.max(0, 1 - x * x)), { from: -1, to: 1, dash: true, plain: true }),
      dot(1, 0, { label: '1' }),
      dot(0, 1, { label: 'i' }),
      dot(-1, 0, { label: '−1', at: 'nw' }),
      dot(0, -1, { label: '−i', at: 'se' }),
    ],
  ),
  words: [
    { word: 'conjugate', meaning: 'The same number with the other sign of the imaginary part: $a - bi$ for $a + bi$.' },
    { word: 'cycle', meaning: 'The four values $i$, $-1$, $-i$, $1$, which repeat in this order.' },
    { word: 'remainder', meaning: 'What is left after dividing: 50 divided by 4 leaves 2.' },
    { word: 'reciprocal', meaning: 'One divided by the number.' },
  ],
  rule: '<p><strong>Power.</strong> Divide the exponent by 4. Remainder 1, 2, 3, 0 gives $i$, $-1$, $-i$, $1$.</p><p><strong>Quotient.</strong> Multiply numerator and denominator by the conjugate of the denominator. Below you get $(a + bi)(a - bi) = a^2 + b^2$. Divide both parts by it.</p>',
  use: '<p>A power of $i$ with a large exponent; a fraction with $i$ in the denominator; a reciprocal; a product of a number and its conjugate.</p>',
  avoid:
    '<p>If the denominator is real, as in $\\frac{6 + 4i}{2}$, no conjugate is needed: divide both parts. For a product without a fraction, just multiply.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which of the powers $i^{30}$, $i^{41}$ and $i^{103}$ has the same value as $i^{75}$?',
      covers: ['algebra-2/power-of-i', 'algebra-2/which-power-is-equal'],
      steps: [
        {
          do: 'Divide 75 by 4: $75 = 4 \\cdot 18 + 3$. The remainder is 3, so $i^{75} = i^3 = -i$.',
          why: 'After $4 \\cdot 18 = 72$ steps you are back at 1. Three more steps lead to $-i$.',
        },
        {
          do: 'Do the same with the others: $30 = 28 + 2$, $41 = 40 + 1$, $103 = 100 + 3$.',
          why: 'Only multiples of 4 are taken away, so only the remainder is left.',
        },
        {
          do: 'Only $i^{103}$ has the remainder 3, too. It is equal to $i^{75}$.',
          why: 'Same remainder, same place in the cycle.',
        },
      ],
      answer: asWritten('i^{103}'),
      check: () => asWritten(`i^{${[30, 41, 103].find((n) => (n - 75) % 4 === 0)}}`),
    },
    {
      level: 'Next',
      asks: 'Which number is equal to $\\frac{8 - i}{3 - 2i}$?',
      covers: ['algebra-2/complex-quotient', 'algebra-2/complex-times-conjugate'],
      steps: [
        {
          do: 'The conjugate of $3 - 2i$ is $3 + 2i$. Multiply above and below by it.',
          why: 'Then the value of the fraction stays the same, and the denominator becomes real.',
        },
        {
          do: 'Below: $(3 - 2i)(3 + 2i) = 9 + 6i - 6i - 4i^2 = 9 + 4 = 13$.',
          why: 'The middle products cancel, and $-4i^2$ is $+4$. A number times its conjugate is the sum of the two squares.',
        },
        {
          do: 'Above: $(8 - i)(3 + 2i) = 24 + 16i - 3i - 2i^2 = 26 + 13i$.',
          why: 'Four products; the last one is $+2$.',
        },
        {
          do: 'Divide both parts by 13: $\\frac{26}{13} = 2$ and $\\frac{13}{13} = 1$. The quotient is $2 + i$.',
          why: 'The real denominator belongs to both parts.',
        },
      ],
      answer: complex(2, 1),
      check: () => complex(...quotient(8, -1, 3, -2)),
    },
    {
      level: 'Exam level',
      asks: 'What is the value of $6i^{50} - 4i^{24}$?',
      covers: ['algebra-2/powers-of-i-combined'],
      steps: [
        { do: '$50 = 4 \\cdot 12 + 2$, so $i^{50} = i^2 = -1$.', why: 'Remainder 2 is half a turn, to $-1$.' },
        { do: '$24 = 4 \\cdot 6$, with remainder 0, so $i^{24} = 1$.', why: 'Remainder 0 means only full turns.' },
        {
          do: 'Put them in: $6 \\cdot (-1) - 4 \\cdot 1 = -6 - 4 = -10$.',
          why: 'Each power is multiplied by its own coefficient; the exponents are never added here.',
        },
      ],
      answer: num(-10),
      check: () => num(6 * turned(50) - 4 * turned(24)),
    },
    {
      level: 'Exam level',
      asks: '<p>Ana and Leo look for the reciprocal of $3 + 4i$. Ana writes $\\frac{3 - 4i}{25}$. Leo writes $\\frac{1}{3} + \\frac{1}{4}i$. Who is right?</p>',
      covers: ['algebra-2/complex-reciprocal', 'algebra-2/complex-division-judge'],
      steps: [
        {
          do: 'The reciprocal is $\\frac{1}{3 + 4i}$. Multiply above and below by $3 - 4i$.',
          why: 'There is $i$ in the denominator, so the conjugate is the tool.',
        },
        {
          do: 'Above stands $3 - 4i$, below $9 + 16 = 25$. Ana’s result is right; you may write it as $\\frac{3}{25} - \\frac{4}{25}i$.',
          why: 'Below is the sum of the two squares, not their difference.',
        },
        {
          do: 'Test Leo’s: times $3 + 4i$ it has the real part $1 - 1 = 0$, but it should give 1. Only Ana is right.',
          why: 'A fraction cannot be split at a sum in its denominator. Test each claim by itself: both may be right, or neither.',
        },
      ],
      answer: text('Only Ana is right'),
      check: () => {
        const isReciprocal = (p: number, q: number) =>
          Math.abs(3 * p - 4 * q - 1) < 1e-9 && Math.abs(4 * p + 3 * q) < 1e-9
        const [ana, leo] = [isReciprocal(3 / 25, -4 / 25), isReciprocal(1 / 3, 1 / 4)]
        return text(ana && !leo ? 'Only Ana is right' : 'Somebody else')
      },
    },
  ],
  tryIt: {
    asks: 'Write $\\frac{5 + 5i}{1 + 2i}$ in the form $p + qi$.',
    steps: [
      {
        ask: 'By which number do you multiply above and below?',
        answer: { choose: ['$1 - 2i$', '$1 + 2i$', '$5 - 5i$'] },
        slips: [
          {
            choice: 1,
            says: 'Times itself the denominator stays complex. Change the sign of its imaginary part.',
            misconception: 'a2-cq-flips-the-conjugate',
          },
          { choice: 2, says: 'That is the conjugate of the numerator. The denominator has to become real.' },
        ],
        done: '$\\frac{(5 + 5i)(1 - 2i)}{(1 + 2i)(1 - 2i)}$',
      },
      {
        ask: 'What is the new denominator?',
        answer: { typed: num(1 + 4) },
        slips: [
          {
            typed: num(1 - 4),
            says: 'You subtracted the squares. The last product is $-4i^2$, and $i^2 = -1$.',
            misconception: 'a2-cq-takes-i-squared-for-one',
          },
          { typed: num(1 + 2), says: 'Square both parts before you add.', misconception: 'a2-cq-forgets-to-square' },
        ],
        done: '$1^2 + 2^2 = 5$',
      },
      {
        ask: 'Above stands $15 - 5i$. What is the quotient?',
        like: 3,
        answer: { choose: ['$3 - i$', '$15 - 5i$', '$3 - 5i$'] },
        slips: [
          {
            choice: 1,
            says: 'Nothing has been divided yet: the denominator is still there.',
            misconception: 'a2-cq-forgets-the-denominator',
          },
          { choice: 2, says: 'Only the real part was divided. The denominator belongs to both parts.' },
        ],
        done: '$\\frac{15}{5} = 3$ and $\\frac{-5}{5} = -1$: the quotient is $3 - i$.',
      },
    ],
    answer: complex(3, -1),
    check: () => complex(...quotient(5, 5, 1, 2)),
  },
  trap: '<p>Writing $(2 + i)(2 - i) = 4 - 1$. With numbers and no $i$ a difference of squares is right. Here the last product is $-i^2 = +1$, so it is $4 + 1 = 5$.</p>',
  check:
    '<p>Multiply your quotient by the denominator: the numerator must come back, as in $(2 + i)(3 - 2i) = 8 - i$. For powers, subtract the exponents: equal powers differ by a multiple of 4.</p>',
  mends: {
    'a2-cq-miscounts-the-cycle': [0, 0],
    'a2-cq-takes-i-squared-for-one': [1, 1],
    'a2-cq-flips-the-conjugate': [1, 0],
    'a2-cq-divides-part-by-part': [3, 2],
    'a2-cq-forgets-the-denominator': [1, 3],
    'a2-cq-forgets-to-square': [1, 1],
    'a2-cq-adds-instead-of-multiplying': [1, 2],
    'a2-cq-accepts-a-wrong-claim': [3, 2],
    'a2-cq-rejects-a-right-claim': [3, 1],
    'a2-cq-expects-one-right-answer': [3, 2],
    'a2-cq-loses-the-sign-of-a-power': [2, 0],
    'a2-cq-compares-last-digits': [0, 1],
    'a2-cq-takes-a-cycle-of-three': [0, 0],
    'a2-cq-compares-even-and-odd-only': [0, 2],
    'a2-cq-divides-the-real-part-only': [1, 3],
  },
})
