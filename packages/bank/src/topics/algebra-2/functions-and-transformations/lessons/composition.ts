import { expr, lesson, machine, num, polyMul, polynomial, table, toNumber } from '#kit'

const f = [4, 3, 1, 2]
const g = [2, 4, 1, 3]

export const composition = lesson({
  idea: '<p>A function is a machine: a number goes in, a number comes out. Composition connects two machines. What comes out of the first goes into the second.</p><p>In the figure $g$ squares and $f$ doubles and adds 1. From 3 the chain makes 9 and then 19. We write $f(g(3)) = 19$. Look at the order: $g$ stands next to the 3 and acts first. The other way around you would get $g(f(3)) = 7^2 = 49$. Order matters.</p>',
  figure: machine({
    alt: 'Two functions one after the other: first g squares, then f doubles and adds 1.',
    states: ['3', '9', '19'],
    there: ['g: x²', 'f: 2x + 1'],
  }),
  words: [
    { word: 'composition', meaning: 'Using one function on the result of another.' },
    { word: '(f ∘ g)(x)', meaning: 'Another way to write $f(g(x))$: first $g$, then $f$.' },
    { word: 'inner function', meaning: 'The function next to $x$; it acts first.' },
    { word: 'outer function', meaning: 'The function that gets the result of the inner one.' },
  ],
  rule: '<p>$(f \\circ g)(x) = f(g(x))$: work from the inside out.</p><ol><li>Find the value of the inner function.</li><li>Put it, in parentheses, for $x$ in the outer function.</li></ol>',
  use: '<p>One function stands inside another, or two steps follow each other: first a discount, then a coupon; first this code, then that one.</p>',
  avoid: '<p>$f(x) \\cdot g(x)$ and $f(x) + g(x)$ are not compositions: there both functions get the same $x$.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The table shows values of two functions.</p>${table(
        ['x', 'f(x)', 'g(x)'],
        [1, 2, 3, 4].map((x, i) => [x, f[i] ?? 0, g[i] ?? 0]),
      )}<p>What is $f(g(2))$?</p>`,
      covers: ['algebra-2/composition-from-table'],
      steps: [
        { do: 'Inside first: in the row of 2, $g(2) = 4$.', why: '$g$ stands next to the 2, so it acts first.' },
        {
          do: 'Now the input is 4: in the row of 4, $f(4) = 2$.',
          why: 'The output of $g$ is the new $x$. Go to a new row.',
        },
        { do: 'So $f(g(2)) = 2$.', why: 'The other order, $g(f(2)) = g(3) = 1$, is something else.' },
      ],
      answer: num(2),
      check: () => num(f[(g[2 - 1] ?? 0) - 1] ?? 0),
    },
    {
      level: 'Next',
      asks: 'Let $f(x) = -2x + 3$ and $g(x) = x^2 - 3$. What is $f(g(-4))$?',
      covers: ['algebra-2/composition-value'],
      steps: [
        {
          do: 'Inside first: $g(-4) = (-4)^2 - 3 = 16 - 3 = 13$.',
          why: 'Put negative numbers in parentheses; the square is positive.',
        },
        { do: 'Put 13 into $f$: $f(13) = -2 \\cdot 13 + 3$.', why: 'Stopping at 13 would be half of the way.' },
        {
          do: '$-26 + 3 = -23$',
          why: 'The outer function comes last.',
        },
        {
          do: 'Where did this go wrong? Uma gets 118. $f(-4) = 11$ and $g(11) = 121 - 3 = 118$: Uma applied $f$ first.',
          why: 'Carry out each mistake that is offered. Multiplying the values would give $11 \\cdot 13 = 143$.',
          covers: ['algebra-2/composition-mistake'],
        },
      ],
      answer: num(-23),
      check: () => num([-4].map((x) => x * x - 3).map((x) => 3 - x - x)[0] ?? 0),
    },
    {
      level: 'Exam level',
      asks: 'Let $f(x) = 3x - 2$ and $g(x) = x^2 + 1$. Which expression is equal to $g(f(x))$?',
      covers: ['algebra-2/composition-formula', 'algebra-2/constant-of-the-inner-function'],
      steps: [
        {
          do: 'Put $f(x)$ for $x$ in $g$: $g(f(x)) = (3x - 2)^2 + 1$.',
          why: 'Here $f$ is the inner function. Keep the parentheses: the whole of $3x - 2$ is squared.',
        },
        {
          do: 'Square: $(3x - 2)^2 = 9x^2 - 12x + 4$.',
          why: 'Do not square term by term: there is a middle term, $2 \\cdot 3x \\cdot (-2)$.',
        },
        { do: 'Add 1: $9x^2 - 12x + 5$.', why: 'Test with $x = 1$: $f(1) = 1$, $g(1) = 2$, and $9 - 12 + 5 = 2$.' },
        {
          do: 'Asked another way: $f(x) = 3x - 2$, $g(x) = 4x + k$, and $f(g(x)) = 12x + 13$. Put in: $3(4x + k) - 2 = 12x + 3k - 2$, so $3k - 2 = 13$, $3k = 15$, and $k = 5$.',
          why: 'Compose with the unknown inside, then compare the constant terms.',
        },
      ],
      answer: expr('9x^2 - 12x + 5', ({ x }) => 9 * x * x - 12 * x + 5),
      check: () => {
        const square = polyMul(polynomial([3, -2]), polynomial([3, -2]))
        return expr('', ({ x }) => square.reduce((sum, c, i) => sum + toNumber(c) * x ** i, 0) + 1)
      },
    },
    {
      level: 'Exam level',
      asks: 'A store takes 20% off a price, and Omar also has a coupon of \\$15. The store takes the coupon off first and then gives the percent off. Which expression gives the amount to pay, in dollars, for a price of $x$ dollars?',
      covers: ['algebra-2/discount-and-coupon'],
      steps: [
        { do: 'Two functions: coupon $c(x) = x - 15$ and percent off $p(x) = 0.8x$.', why: '20% off leaves 80%.' },
        {
          do: 'The coupon comes first, so it is the inner function: $p(c(x)) = 0.8(x - 15)$.',
          why: 'What is done first stands inside.',
        },
        {
          do: 'Multiply out: $0.8x - 12$.',
          why: 'The factor belongs to both terms: $0.8 \\cdot 15 = 12$. The other order would be $0.8x - 15$, which is cheaper for Omar.',
        },
      ],
      answer: expr('0.8x - 12', ({ x }) => 0.8 * x - 12),
      check: () => expr('', ({ x }) => x - 15 - (x - 15) / 5),
    },
  ],
  tryIt: {
    asks: 'Let $f(x) = 3x - 4$ and $g(x) = 2 - x^2$. What is $f(g(-3))$?',
    steps: [
      {
        ask: 'Which function acts first?',
        answer: { choose: ['$g$', '$f$'] },
        slips: [
          {
            choice: 1,
            says: 'Look which one stands next to the number.',
            misconception: 'a2-fn-composes-in-the-wrong-order',
          },
        ],
        done: '$g$ stands next to $-3$, so it acts first.',
      },
      {
        ask: 'What is $g(-3)$?',
        like: 0,
        answer: { typed: num(2 - 9) },
        slips: [
          {
            typed: num(11),
            says: 'You added the square. $(-3)^2$ is 9, and it is subtracted from 2.',
            misconception: 'a2-fn-loses-a-sign',
          },
          { typed: num(8), says: 'You multiplied by 2. The exponent 2 means $(-3) \\cdot (-3)$.' },
        ],
        done: '$g(-3) = 2 - 9 = -7$',
      },
      {
        ask: 'What is $f(g(-3))$?',
        like: 1,
        answer: { typed: num(3 * -7 - 4) },
        slips: [
          {
            typed: num(-7),
            says: 'That is only the inner value. Put it into $f$.',
            misconception: 'a2-fn-stops-at-the-inner-value',
          },
          {
            typed: num(-7 * -13),
            says: 'You multiplied $f(-3)$ and $g(-3)$. The value of $g$ is the input of $f$.',
            misconception: 'a2-fn-multiplies-the-functions',
          },
          {
            typed: num(-17),
            says: '$3 \\cdot (-7)$ is $-21$; then 4 more are subtracted.',
            misconception: 'a2-fn-loses-a-sign',
          },
        ],
        done: '$f(-7) = 3 \\cdot (-7) - 4 = -25$',
      },
    ],
    answer: num(-25),
    check: () => num([-3].map((x) => 2 - x ** 2).map((x) => x + x + x - 4)[0] ?? 0),
  },
  trap: '<p>Reading from left to right. In $f(g(x))$ the $f$ comes first in writing, but last in time. Work from the inside out.</p>',
  check:
    '<p>For a formula, put in an easy number: go through both functions one after the other, and compare with your formula.</p>',
  mends: {
    'a2-fn-composes-in-the-wrong-order': [0, 0],
    'a2-fn-adds-the-functions': [0, 1],
    'a2-fn-stops-at-the-inner-value': [1, 1],
    'a2-fn-loses-a-sign': [1, 0],
    'a2-fn-multiplies-the-functions': [1, 3],
    'a2-fn-names-an-error-without-testing': [1, 3],
    'a2-fn-squares-term-by-term': [2, 1],
    'a2-fn-keeps-the-percent-itself': [3, 0],
    'a2-fn-multiplies-one-term-only': [3, 2],
    'a2-fn-takes-the-middle-term-once': [2, 1],
    'a2-fn-uses-one-function-twice': [0, 1],
    'a2-fn-skips-the-inner-function': [0, 0],
    'a2-fn-percent-as-dollars': [3, 0],
    'a2-fn-leaves-out-the-outer-constant': [2, 3],
  },
})
