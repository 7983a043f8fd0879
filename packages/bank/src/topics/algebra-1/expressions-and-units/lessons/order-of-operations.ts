import { lesson, num, table, text } from '#kit'

export const orderOfOperations = lesson({
  idea: '<p>What is $2 + 3 \\cdot 4$? If you add first, you get 20. If you multiply first, you get 14. Everybody must get the same, and so there is a fixed order: the stronger operation comes first. A product is a short way to write a sum, and a power is a short way to write a product. So powers bind most closely, then products, then sums.</p><p>Parentheses are how a writer says: do this part first. So they come before everything else.</p>',
  figure: table(
    ['What is done', 'What is left'],
    [
      ['nothing yet', '$20 - 3(6 - 4)^2$'],
      ['parentheses', '$20 - 3 \\cdot 2^2$'],
      ['power', '$20 - 3 \\cdot 4$'],
      ['product', '$20 - 12$'],
      ['difference', '8'],
    ],
    'One operation in each line; the rest is copied',
  ),
  words: [
    { word: 'to evaluate', meaning: 'To find the value of an expression, with numbers put in for its variables.' },
    { word: 'expression', meaning: 'Numbers, variables and operations without an equal sign: $5x^2 - 3x$.' },
    { word: 'to substitute', meaning: 'To write a number in the place of a variable.' },
    { word: 'term', meaning: 'One of the parts that are added or subtracted.' },
  ],
  rule: '<ol><li>Parentheses, the inner ones first</li><li>Powers</li><li>Products and quotients, from left to right</li><li>Sums and differences, from left to right</li></ol><p>To evaluate, write each number in parentheses in the place of its variable.</p>',
  use: '<p>Whenever an expression has more than one operation, or a formula is to be used with a number.</p>',
  avoid:
    '<p>The order tells how to calculate with numbers. With an unknown, $3(x + 2)$ cannot be “done first” inside: multiply out instead, $3x + 6$.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'What is the value of $40 - 3(7 - 5)^2$?',
      covers: ['algebra-1/order-with-a-square', 'algebra-1/order-fraction-bar'],
      steps: [
        {
          do: 'Parentheses: $7 - 5 = 2$. Left: $40 - 3 \\cdot 2^2$.',
          why: 'The difference is squared as a whole. Squaring 7 and 5 one by one would be something else.',
        },
        {
          do: 'Power: $2^2 = 2 \\cdot 2 = 4$. Left: $40 - 3 \\cdot 4$.',
          why: 'The exponent belongs to the parentheses only. The 3 waits.',
        },
        {
          do: 'Product: $3 \\cdot 4 = 12$. Left: $40 - 12$.',
          why: 'Not $40 - 3 = 37$ first: a product comes before a difference.',
        },
        { do: 'Difference: $40 - 12 = 28$.', why: 'The weakest operation comes last.' },
        {
          do: 'Asked another way: $\\frac{40 - 4}{7 + 5} = \\frac{36}{12} = 3$.',
          why: 'A fraction bar works like parentheses: work out what stands above and below it first, then divide.',
        },
      ],
      answer: num(28),
      check: () => num(40 - (7 - 5) ** 2 - (7 - 5) ** 2 - (7 - 5) ** 2),
    },
    {
      level: 'Next',
      asks: 'What is the value of $5x^2 - 3x + 4$ when $x = -2$?',
      covers: ['algebra-1/order-at-a-negative-number'],
      steps: [
        {
          do: 'Write $(-2)$ for each $x$: $5(-2)^2 - 3(-2) + 4$.',
          why: 'The parentheses keep the minus sign with its number.',
        },
        {
          do: 'Power: $(-2)^2 = (-2) \\cdot (-2) = 4$.',
          why: 'A negative number times itself is positive. Only $x$ is squared, not $5x$.',
        },
        { do: 'Products: $5 \\cdot 4 = 20$ and $-3 \\cdot (-2) = 6$.', why: 'Minus times minus is plus.' },
        { do: 'Add: $20 + 6 + 4 = 30$.', why: 'All three terms count.' },
      ],
      answer: num(30),
      check: () => num([5 * -2 * -2, -3 * -2, 4].reduce((sum, t) => sum + t, 0)),
    },
    {
      level: 'Exam level',
      asks: 'A ball is thrown up from a platform. Its height in meters after $t$ seconds is $h = 3 + 20t - 5t^2$. How high is it after 3 seconds?',
      covers: ['algebra-1/order-formula-height'],
      steps: [
        {
          do: 'Write 3 for each $t$: $3 + 20 \\cdot 3 - 5 \\cdot 3^2$.',
          why: '$20t$ means 20 times $t$. It is neither $20 + 3$ nor 203.',
        },
        {
          do: 'Power: $3^2 = 9$. Products: $20 \\cdot 3 = 60$ and $5 \\cdot 9 = 45$.',
          why: 'Square first, then multiply by 5. $3^2$ is $3 \\cdot 3$, not $3 \\cdot 2$.',
        },
        {
          do: 'From left to right: $3 + 60 - 45 = 63 - 45 = 18$. The ball is 18 meters high.',
          why: 'Do not start with $3 + 20$, do not forget the platform, and keep the minus sign before the 45.',
        },
      ],
      answer: num(18),
      // 20t − 5t² is t(20 − 5t).
      check: () => num(3 + 3 * (20 - 5 * 3)),
    },
    {
      level: 'Exam level',
      asks: '<p>Parentheses are to be put into $4 + 6 \\cdot 7 - 5$ so that its value becomes 16. Nora tries $(4 + 6) \\cdot (7 - 5)$, Emil tries $4 + 6 \\cdot (7 - 5)$. Who is right, and what did the other one get?</p>',
      covers: ['algebra-1/order-place-parentheses'],
      steps: [
        {
          do: 'Without parentheses: $4 + 42 - 5 = 41$. Too large, so the product has to get smaller.',
          why: 'Look at which number the parentheses change.',
        },
        {
          do: 'Nora: $(4 + 6) \\cdot (7 - 5) = 10 \\cdot 2 = 20$. Not 16.',
          why: 'Nora’s parentheses add 4 and 6 before multiplying.',
        },
        {
          do: 'Emil: $4 + 6 \\cdot (7 - 5) = 4 + 6 \\cdot 2 = 4 + 12 = 16$. Emil is right.',
          why: 'The product still comes before the sum.',
        },
        {
          do: 'Where did this go wrong? Ben evaluates $4 + 6(7 - 5)^2$ and gets 148. Adding first gives $10 \\cdot 2^2 = 40$. Multiplying before squaring gives $4 + 12^2 = 148$: that is Ben’s mistake. Right is $4 + 6 \\cdot 4 = 28$.',
          why: 'To name a mistake, carry out each one that is offered. Only one ends at the number given.',
          covers: ['algebra-1/order-mistake'],
        },
      ],
      answer: text('Emil is right'),
      check: () => {
        const tries: [string, number][] = [
          ['Nora is right', (4 + 6) * (7 - 5)],
          ['Emil is right', 4 + 6 * (7 - 5)],
        ]
        return text(tries.find(([, value]) => value === 16)?.[0] ?? 'Nobody is right')
      },
    },
  ],
  tryIt: {
    asks: 'What is the value of $4x^2 - 2x + 9$ when $x = -3$?',
    steps: [
      {
        ask: 'Which line shows the number put in correctly?',
        answer: { choose: ['$4(-3)^2 - 2(-3) + 9$', '$4 - 3^2 - 2 - 3 + 9$', '$4(3)^2 - 2(3) + 9$'] },
        slips: [
          {
            choice: 1,
            says: 'Without parentheses the products are gone. $4x^2$ means 4 times $x^2$.',
            misconception: 'a1-eu-reads-a-product-as-a-sum',
          },
          {
            choice: 2,
            says: 'The minus sign of $-3$ is missing.',
            misconception: 'a1-eu-drops-the-sign-of-the-number',
          },
        ],
        done: '$4(-3)^2 - 2(-3) + 9$',
      },
      {
        ask: 'What is $4(-3)^2$?',
        answer: { typed: num(4 * 9) },
        slips: [
          {
            typed: num(-36),
            says: 'The square of $-3$ is positive: $(-3) \\cdot (-3)$.',
            misconception: 'a1-eu-square-stays-negative',
          },
          {
            typed: num(144),
            says: 'You squared $4 \\cdot (-3)$. The power comes first.',
            misconception: 'a1-eu-multiplies-before-squaring',
          },
          { typed: num(-12), says: 'You left out the exponent.', misconception: 'a1-eu-ignores-the-exponent' },
        ],
        done: '$4 \\cdot 9 = 36$',
      },
      {
        ask: 'What is the whole value?',
        like: 3,
        answer: { typed: num(36 + 6 + 9) },
        slips: [
          {
            typed: num(36 - 6 + 9),
            says: '$-2 \\cdot (-3)$ is positive.',
            misconception: 'a1-eu-drops-the-sign-of-the-number',
          },
          { typed: num(45), says: 'You left out the middle term.', misconception: 'a1-eu-leaves-a-term-out' },
        ],
        done: '$36 + 6 + 9 = 51$',
      },
    ],
    answer: num(51),
    check: () => num(-3 * (4 * -3 - 2) + 9),
  },
  trap: '<p>Squaring too much. In $3x^2$ only $x$ is squared, not the 3. And $(-2)^2$ is 4, while $-2^2$ is $-4$: there the power comes before the minus sign.</p>',
  check:
    '<p>Do one operation in each line and copy the rest. Then read the lines backward: does each one differ from the next in one place only?</p>',
  mends: {
    'a1-eu-squares-each-part': [0, 0],
    'a1-eu-multiplies-before-squaring': [0, 1],
    'a1-eu-ignores-the-exponent': [0, 1],
    'a1-eu-goes-left-to-right': [0, 2],
    'a1-eu-drops-the-sign-of-the-number': [1, 0],
    'a1-eu-square-stays-negative': [1, 1],
    'a1-eu-leaves-a-term-out': [1, 3],
    'a1-eu-reads-a-product-as-a-sum': [2, 0],
    'a1-eu-doubles-for-a-square': [2, 1],
    'a1-eu-changes-a-sign': [2, 2],
    'a1-eu-ignores-the-parentheses': [3, 1],
    'a1-eu-names-an-error-untested': [3, 3],
    'a1-order-leaves-the-denominator-apart': [0, 4],
    'a1-order-adds-before-multiplying': [0, 2],
    'a1-order-leaves-out-a-factor': [0, 2],
    'a1-order-divides-one-term-only': [0, 4],
    'a1-order-stops-at-the-numerator': [0, 4],
  },
})
