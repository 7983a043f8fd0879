import { drawing, expr, g, lesson, num, surd, surdSqrt, surdValue } from '#kit'

const whole = Math.sqrt(12)
const half = whole / 2

export const simplifyingSquareRoots = lesson({
  idea: '<p>The square root of 12 is the side of a square with area 12. Cut this square into 4 equal squares. Each has area 3, so its side is $\\sqrt{3}$. Two of these sides make one side of the large square: $\\sqrt{12} = 2\\sqrt{3}$.</p><p>This works because 12 contains the square number 4: $12 = 4 \\cdot 3$. The 4 comes out of the root as 2. The 3 stays inside.</p>',
  figure: drawing(
    {
      alt: 'A square with area 12, cut into 4 squares with area 3 each',
      at: {
        a: [0, 0],
        b: [whole, 0],
        c: [whole, whole],
        d: [0, whole],
        e: [half, 0],
        f: [half, whole],
        h: [0, half],
        k: [whole, half],
        p: [half / 2, half / 2],
        q: [1.5 * half, half / 2],
        r: [half / 2, 1.5 * half],
        s: [1.5 * half, 1.5 * half],
      },
      height: 220,
    },
    [
      g.polygon('abcd'),
      g.seg('ef', undefined, { thin: true }),
      g.seg('hk', undefined, { thin: true }),
      g.side('ab', '√12', { as: 'The side of the large square' }),
      g.side('df', '√3', { as: 'The side of a small square' }),
      g.side('fc', '√3', { as: 'The side of its neighbor' }),
      g.tag('p', '3', { as: 'The inside of a small square' }),
      g.tag('q', '3', { as: 'The inside of a small square' }),
      g.tag('r', '3', { as: 'The inside of a small square' }),
      g.tag('s', '3', { as: 'The inside of a small square' }),
    ],
  ),
  words: [
    { word: 'square root', meaning: 'The number, not negative, whose square is the given one: $\\sqrt{49} = 7$.' },
    {
      word: 'square number',
      meaning: 'The square of a whole number: 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196.',
    },
    { word: 'perfect square', meaning: 'Another name for a square number. Tests often use it.' },
    { word: 'radicand', meaning: 'The number under the root sign.' },
    { word: 'simplest form', meaning: 'No square number except 1 is left as a factor under the root.' },
  ],
  rule: '<p>$\\sqrt{k^2 \\cdot r} = k\\sqrt{r}$ for $k \\ge 0$</p><ol><li>Look for the largest square number that divides the radicand.</li><li>Write the radicand as that square times the rest.</li><li>Write the root of the square in front; the rest stays inside.</li></ol><p>If you do not see the largest square, take out any square and go on: $\\sqrt{72} = 2\\sqrt{18} = 6\\sqrt{2}$. Or split into primes: each pair of equal primes comes out as one of them.</p>',
  use: '<p>A root is to be written in simplest form, as a side, a diagonal or a solution. A fraction is done above and below: $\\sqrt{\\frac{a}{b}} = \\frac{\\sqrt{a}}{\\sqrt{b}}$. Reduce first: in $\\sqrt{\\frac{45}{80}}$, $\\frac{45}{80} = \\frac{9}{16}$.</p>',
  avoid:
    '<p>Never split a sum: $\\sqrt{9 + 16} = \\sqrt{25} = 5$, not $3 + 4$. $3 + \\sqrt{32} = 3 + 4\\sqrt{2}$ stays a sum. And $\\sqrt{30}$ contains no square number except 1, so it stays. $\\sqrt{-9}$ is no real number.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A square of felt has an area of 75 square inches. What is the length of one side, in simplest form? Between which two whole numbers of inches does it lie?',
      covers: ['algebra-1/root-simplify', 'algebra-1/root-between'],
      steps: [
        {
          do: 'The side is $\\sqrt{75}$. Squares near 75: $8^2 = 64$ and $9^2 = 81$. So it lies between 8 and 9.',
          why: 'Squaring finds a root, not halving.',
        },
        {
          do: 'Find the largest square number in 75: $75 = 25 \\cdot 3$.',
          why: 'Try 64, 49, 36, …: 25 is the first that divides 75.',
        },
        {
          do: 'Take its root out: $\\sqrt{25 \\cdot 3} = 5\\sqrt{3}$.',
          why: '25 inside becomes 5 outside. The 3 stays inside.',
        },
        {
          do: 'Test: $5\\sqrt{3}$ squared is $25 \\cdot 3 = 75$.',
          why: 'About 8.7 lies between 8 and 9.',
        },
      ],
      answer: surdValue(surd(0, 5, 3)),
      check: () => surdValue(surdSqrt(75)),
    },
    {
      level: 'Next',
      asks: 'If $3\\sqrt{80} = n\\sqrt{5}$, what is the value of $n$?',
      covers: ['algebra-1/root-find-factor'],
      steps: [
        {
          do: 'The largest square number in 80: $80 = 16 \\cdot 5$.',
          why: 'With 4, a square would stay inside: $20 = 4 \\cdot 5$.',
        },
        { do: 'Take its root out: $\\sqrt{80} = 4\\sqrt{5}$.', why: 'The root of 16 is 4.' },
        {
          do: 'Multiply by the 3 in front: $3 \\cdot 4\\sqrt{5} = 12\\sqrt{5}$. So $n = 12$.',
          why: 'The 3 was there before and multiplies.',
        },
      ],
      answer: num(12),
      // 3√80 is the root of 9 · 80 = 720, and 720 : 5 is the square of n.
      check: () => num(Math.sqrt((9 * 80) / 5)),
    },
    {
      level: 'Exam level',
      asks: 'Which expression is equal to $\\sqrt{\\frac{48x^6}{25}}$ for $x \\gt 0$?',
      covers: ['algebra-1/root-of-a-fraction', 'algebra-1/root-with-letter'],
      steps: [
        { do: 'Below: $\\sqrt{25} = 5$.', why: 'It is taken above and below.' },
        {
          do: 'The number above: $48 = 16 \\cdot 3$, so $\\sqrt{48} = 4\\sqrt{3}$.',
          why: '16 is the largest square in 48.',
        },
        {
          do: 'The power: $x^6 = x^3 \\cdot x^3$, so $\\sqrt{x^6} = x^3$.',
          why: 'The exponent is halved, because $(x^3)^2 = x^6$. An odd exponent leaves one factor inside: $\\sqrt{x^7} = x^3\\sqrt{x}$.',
        },
        {
          do: 'Together: $\\frac{4x^3\\sqrt{3}}{5}$.',
          why: 'For any $x$ the root of $x^6$ is $|x^3|$: a root is never negative.',
        },
      ],
      answer: expr('\\frac{4x^3\\sqrt{3}}{5}', ({ x }) => (4 * Math.abs(x) ** 3 * Math.sqrt(3)) / 5),
      check: () => expr('…', ({ x }) => Math.sqrt((48 * x ** 6) / 25)),
    },
    {
      level: 'Exam level',
      asks: '<p>A rectangular gate is 3 feet high and 6 feet wide. How long is its diagonal, in feet, in simplest form? Paul gets $9\\sqrt{5}$. What did Paul do wrong?</p>',
      covers: ['algebra-1/root-leg', 'algebra-1/root-mistake'],
      steps: [
        {
          do: 'The diagonal is the longest side of a right triangle: $3^2 + 6^2 = 9 + 36 = 45$.',
          why: 'Square first, then add.',
        },
        {
          do: 'Its length is $\\sqrt{45} = \\sqrt{9 \\cdot 5}$, which is $3\\sqrt{5}$ feet.',
          why: 'The largest square in 45 is 9, and its root is 3.',
        },
        {
          do: 'Paul wrote the square 9 in front instead of its root 3. Then the diagonal would be $9\\sqrt{5} \\approx 20$ feet.',
          why: 'That cannot be: around the corner it is only $3 + 6 = 9$ feet.',
        },
      ],
      answer: surdValue(surd(0, 3, 5)),
      check: () => surdValue(surdSqrt(3 ** 2 + 6 ** 2)),
    },
  ],
  tryIt: {
    asks: 'If $2\\sqrt{98} = n\\sqrt{2}$, what is the value of $n$?',
    steps: [
      {
        ask: 'What is the largest square number that divides 98?',
        answer: { typed: num(49) },
        slips: [
          { typed: num(7), says: '7 divides 98, but it is no square number. Which square has the root 7?' },
          {
            typed: num(2),
            says: 'That is the rest which stays inside. Divide 98 by it.',
            misconception: 'a1-pw-swaps-inside-and-outside',
          },
        ],
        done: '$98 = 49 \\cdot 2$',
      },
      {
        ask: 'So $\\sqrt{98} = k\\sqrt{2}$. What is $k$?',
        answer: { typed: num(Math.sqrt(49)) },
        slips: [
          {
            typed: num(49),
            says: 'The square comes out as its root.',
            misconception: 'a1-pw-leaves-the-square-outside',
          },
        ],
        done: '$\\sqrt{49 \\cdot 2} = 7\\sqrt{2}$',
      },
      {
        ask: 'Now with the 2 in front: what is $n$?',
        answer: { typed: num(2 * 7) },
        slips: [
          {
            typed: num(9),
            says: 'You added the 2. It multiplies the root.',
            misconception: 'a1-pw-adds-the-outside-factor',
          },
          {
            typed: num(7),
            says: 'The 2 in front is still missing.',
            misconception: 'a1-pw-forgets-the-outside-factor',
          },
          {
            typed: num(28),
            says: 'You squared the 2. It stands outside the root already.',
            misconception: 'a1-pw-squares-the-outside-factor',
          },
        ],
        done: '$2 \\cdot 7\\sqrt{2} = 14\\sqrt{2}$',
      },
    ],
    answer: num(14),
    check: () => num(Math.sqrt((4 * 98) / 2)),
  },
  trap: '<p>Taking the square out as it is. $\\sqrt{72} = \\sqrt{36 \\cdot 2}$ is $6\\sqrt{2}$. Not $36\\sqrt{2}$.</p>',
  check: '<p>Square the coefficient: times the number inside, it must give the radicand.</p>',
  mends: {
    'a1-pw-halves-for-the-root': [0, 0],
    'a1-pw-moves-one-square-up': [0, 0],
    'a1-pw-moves-one-square-down': [0, 0],
    'a1-pw-swaps-inside-and-outside': [0, 2],
    'a1-pw-drops-the-root': [0, 2],
    'a1-pw-adds-the-outside-factor': [1, 2],
    'a1-pw-forgets-the-outside-factor': [1, 2],
    'a1-pw-squares-the-outside-factor': [1, 2],
    'a1-pw-keeps-the-outside-factor-only': [1, 1],
    'a1-pw-leaves-the-denominator': [2, 0],
    'a1-pw-leaves-both-squares': [2, 1],
    'a1-pw-keeps-the-exponent': [2, 2],
    'a1-pw-takes-root-of-the-exponent': [2, 2],
    'a1-pw-adds-before-squaring': [3, 0],
    'a1-pw-subtracts-the-squares': [3, 0],
    'a1-pw-root-of-the-sum': [3, 0],
    'a1-pw-leaves-the-square-outside': [3, 2],
    'a1-pw-names-an-error-without-testing': [3, 2],
    'a1-pw-loses-the-factor-from-inside': [0, 2],
    'a1-pw-divides-by-four-for-the-root': [0, 0],
  },
})
