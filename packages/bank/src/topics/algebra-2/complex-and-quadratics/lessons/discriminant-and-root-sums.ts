import { areaModel, frac, inequality, lesson, num, quadraticRoots, surdNumber } from '#kit'

export const discriminantAndRootSums = lesson({
  idea: '<p>Often you need to know something <em>about</em> the solutions of a quadratic equation, not the solutions themselves. Two short looks at the coefficients are enough.</p><p>If the solutions are $r$ and $s$, the equation is $(x - r)(x - s) = 0$. Multiply it out, as in the figure: the two middle cells make $-(r + s)x$, and the last cell is $rs$. So the coefficients carry the sum and the product of the solutions. The discriminant tells of what kind they are.</p>',
  figure: areaModel({
    alt: 'The product of x − r and x − s as an area with four cells.',
    across: ['x', '−r'],
    down: ['x', '−s'],
    cells: [
      ['x²', '−rx'],
      ['−sx', 'rs'],
    ],
  }),
  words: [
    { word: 'root', meaning: 'A solution of the equation $f(x) = 0$.' },
    { word: 'coefficients', meaning: 'The numbers $a$, $b$ and $c$ in $ax^2 + bx + c = 0$.' },
    { word: 'discriminant', meaning: '$b^2 - 4ac$, the number under the root in the quadratic formula.' },
    { word: 'nonreal', meaning: 'Complex with an imaginary part that is not 0.' },
  ],
  rule: '<p>For $ax^2 + bx + c = 0$ with the solutions $r$ and $s$:</p><ul><li>sum $r + s = -\\frac{b}{a}$, product $rs = \\frac{c}{a}$</li><li>$b^2 - 4ac \\gt 0$: two different real solutions; $= 0$: exactly one; $\\lt 0$: two nonreal ones.</li></ul>',
  use: '<p>The question asks for a sum, a product, another root, the kind or number of solutions, or the values of a constant for which something holds.</p>',
  avoid:
    '<p>If the solutions themselves are asked for, factor or use the formula. Sum and product are then a test. First bring everything to one side: $x^2 = 5x - 3$ is not yet in standard form.</p>',
  examples: [
    {
      level: 'Start',
      asks: '<p>Jamal says about $3x^2 - 12x + 5 = 0$: “The sum of the solutions is $-4$.” Uma says: “Their product is $\\frac{5}{3}$.” Who is right, and what is the sum?</p>',
      covers: ['algebra-2/sum-and-product-of-roots', 'algebra-2/roots-judge'],
      steps: [
        {
          do: 'Divide the equation by 3: $x^2 - 4x + \\frac{5}{3} = 0$.',
          why: 'The figure starts with $x^2$ alone, so the leading coefficient has to go first.',
        },
        {
          do: 'Compare with $x^2 - (r + s)x + rs$: the product is $\\frac{5}{3}$, so Uma is right. And $-(r + s) = -4$.',
          why: 'The constant term is the product, with its sign.',
        },
        {
          do: 'So $r + s = 4$. Jamal has the wrong sign: the sum is 4. Only Uma is right.',
          why: 'The sum is the <em>opposite</em> of the coefficient of $x$.',
        },
      ],
      answer: num(4),
      check: () => {
        const found = quadraticRoots(3, -12, 5) ?? []
        return num(Math.round(1e6 * found.reduce((sum, r) => sum + surdNumber(r), 0)) / 1e6)
      },
    },
    {
      level: 'Next',
      asks: 'One solution of $2x^2 + 6x + c = 0$ is $x = 4$. What is the other one?',
      covers: ['algebra-2/other-root', 'algebra-2/equation-from-sum-and-product'],
      steps: [
        {
          do: 'The sum of the solutions is $-\\frac{6}{2} = -3$.',
          why: 'It does not depend on $c$, so you can find it at once.',
        },
        { do: 'The other solution is $-3 - 4 = -7$.', why: 'Take the known one away from the sum.' },
        {
          do: 'Test: the sum is $4 + (-7) = -3$ and the product $4 \\cdot (-7) = -28$, which belong to $x^2 + 3x - 28 = 0$.',
          why: 'Sum and product give the equation back: the middle coefficient is the opposite of the sum, the constant term is the product.',
        },
        {
          do: 'Times 2 this is $2x^2 + 6x - 56 = 0$, so $c = -56$ and the other solution is $-7$.',
          why: 'It starts with $2x^2 + 6x$, as it should.',
        },
      ],
      answer: num(-7),
      check: () => {
        const c = -(2 * 4 * 4 + 6 * 4)
        for (let x = -50; x <= 50; x++) if (x !== 4 && 2 * x * x + 6 * x + c === 0) return num(x)
        return num(0)
      },
    },
    {
      level: 'Exam level',
      asks: 'The solutions of $x^2 - 6x + 2 = 0$ are $r$ and $s$. What is the value of $r^2 + s^2$?',
      covers: ['algebra-2/symmetric-root-expressions'],
      steps: [
        {
          do: 'Read off: $r + s = 6$ and $rs = 2$.',
          why: 'Opposite of $-6$ for the sum, constant term for the product.',
        },
        {
          do: 'Square the sum: $(r + s)^2 = r^2 + 2rs + s^2$.',
          why: 'It contains $r^2 + s^2$, and something more: $2rs$.',
        },
        {
          do: 'So $r^2 + s^2 = (r + s)^2 - 2rs = 36 - 4 = 32$.',
          why: 'Take the $2rs = 4$ away again. The solutions themselves, $3 \\pm \\sqrt{7}$, were never needed.',
        },
      ],
      answer: num(32),
      check: () => num(Math.round((3 + Math.sqrt(7)) ** 2 + (3 - Math.sqrt(7)) ** 2)),
    },
    {
      level: 'Exam level',
      asks: 'For which values of $k$ does $3x^2 - 12x + k = 0$ have no real solution?',
      covers: ['algebra-2/constant-for-no-real-root', 'algebra-2/count-nonreal-equations'],
      steps: [
        { do: 'The discriminant is $(-12)^2 - 4 \\cdot 3 \\cdot k = 144 - 12k$.', why: '$a = 3$, $b = -12$, $c = k$.' },
        {
          do: 'No real solution means that it is negative: $144 - 12k \\lt 0$.',
          why: 'The root of a negative number is not real. In a list of equations you would test each one like this.',
        },
        {
          do: 'Subtract 144: $-12k \\lt -144$. Divide by $-12$ and turn the sign: $k \\gt 12$.',
          why: 'Dividing by a negative number reverses the inequality.',
        },
        {
          do: 'Test with $k = 13$: $144 - 156 = -12$, which is negative.',
          why: 'One easy number shows whether the direction is right.',
        },
      ],
      answer: inequality('k', '>', 12),
      check: () => {
        const nonreal = Array.from({ length: 60 }, (_, k) => k).filter((k) => 144 - 12 * k < 0)
        return inequality('k', '>', Math.min(...nonreal) - 1)
      },
    },
  ],
  tryIt: {
    asks: 'One solution of $4x^2 - 12x + c = 0$ is $x = -2$. What is the other one?',
    steps: [
      {
        ask: 'What is the sum of the two solutions?',
        answer: { typed: num(12 / 4) },
        slips: [
          {
            typed: num(-12 / 4),
            says: 'That has the sign of $b$. The sum is the opposite of $b$, divided by $a$.',
            misconception: 'a2-cq-flips-the-sign-of-the-sum',
          },
          {
            typed: num(12),
            says: 'The coefficient of $x^2$ is not 1. Divide by it as well.',
            misconception: 'a2-cq-forgets-to-divide-by-a',
          },
        ],
        done: '$r + s = -\\frac{-12}{4} = 3$',
      },
      {
        ask: 'What is the other solution?',
        answer: { typed: num(3 + 2) },
        slips: [
          { typed: num(3 - 2), says: 'Subtract $-2$, which means adding 2. Do both add up to 3?' },
          {
            typed: num(frac(-3, 2)),
            says: 'You divided by the known solution. That belongs to the product; this was the sum.',
            misconception: 'a2-cq-mixes-up-sum-and-product',
          },
        ],
        done: '$3 - (-2) = 5$. Test: $-2 \\cdot 5 = -10$, so $c = 4 \\cdot (-10) = -40$.',
      },
    ],
    answer: num(5),
    check: () => {
      const c = 0 - (4 * 4 + 12 * 2)
      return num([...Array(20).keys()].find((x) => 4 * x * x - 12 * x + c === 0) ?? 0)
    },
  },
  trap: '<p>Reading the sum with the sign of $b$. In $x^2 - 6x + 2 = 0$ the sum is $+6$. And with $3x^2$ in front, both sum and product are divided by 3.</p>',
  check:
    '<p>Build the equation from your answer: $(x - r)(x - s)$ must give back the coefficients. For a constant $k$, put your bound into the discriminant: it must be exactly 0 there.</p>',
  mends: {
    'a2-cq-flips-the-sign-of-the-sum': [0, 2],
    'a2-cq-forgets-to-divide-by-a': [0, 0],
    'a2-cq-mixes-up-sum-and-product': [1, 1],
    'a2-cq-squares-a-sum-term-by-term': [2, 1],
    'a2-cq-misreads-the-discriminant': [3, 1],
    'a2-cq-turns-the-inequality': [3, 2],
    'a2-cq-flips-the-sign-of-the-bound': [3, 3],
    'a2-cq-accepts-a-wrong-claim': [0, 2],
    'a2-cq-rejects-a-right-claim': [0, 1],
    'a2-cq-expects-one-right-answer': [0, 2],
    'a2-cq-takes-solutions-for-opposites': [1, 1],
    'a2-cq-gives-the-sum': [1, 1],
    'a2-cq-adds-twice-the-product': [2, 2],
    'a2-cq-subtracts-the-product-once': [2, 1],
    'a2-cq-gives-the-discriminant': [2, 2],
    'a2-cq-minus-at-the-product': [1, 2],
    'a2-cq-opposite-of-both': [1, 2],
    'a2-cq-forgets-the-four': [3, 0],
    'a2-cq-counts-the-double-solution': [3, 1],
    'a2-cq-judges-by-the-constant': [3, 0],
    'a2-cq-loses-the-minus-of-c': [3, 0],
  },
})
