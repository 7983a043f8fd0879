import { lesson, machine, num, table, text } from '#kit'

export const functionNotation = lesson({
  idea: '<p>A function is a machine. You put a number in, the machine follows its rule, and exactly one number comes out. The machine in the figure squares its input and then adds 3. If it is called $f$, its rule is written $f(x) = x^2 + 3$.</p><p>$f(-2)$ is read “f of $-2$” and means: the output for the input $-2$. So $f(-2) = 7$. The parentheses hold the input. They do not mean that $f$ is multiplied by something.</p>',
  figure: machine({
    alt: 'A machine that squares its input and adds 3. The input −2 goes through it.',
    states: ['x', 'x²', 'x² + 3'],
    there: ['square', '+ 3'],
    values: ['−2', '4', '7'],
  }),
  words: [
    { word: 'function', meaning: 'A rule that gives exactly one output for each input.' },
    { word: 'input', meaning: 'The number that is put in: 5 in $f(5)$.' },
    { word: 'output', meaning: 'The number that comes out: the value of $f(5)$.' },
    { word: 'to evaluate', meaning: 'To find the output for a given input.' },
    { word: 'composition', meaning: 'One function after the other: in $f(g(4))$ first $g$, then $f$.' },
  ],
  rule: '<ul><li>$f(k)$: write $(k)$ in the place of every $x$, then calculate.</li><li>$f(x) = c$: the output is given. Solve for the input $x$.</li><li>$f(g(k))$: from the inside out. Find $g(k)$ and put it into $f$.</li></ul>',
  use: '<p>A rule, a table or a story uses $f(x)$, $H(n)$ or a similar sign.</p>',
  avoid:
    '<p>Do not split inputs: $f(5) - f(2)$ is not $f(3)$, and $f(2 + 3)$ is not $f(2) + f(3)$. Find each output by itself.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'If $f(x) = x^2 - 4x + 1$, what is $f(-3)$?',
      covers: ['algebra-1/function-evaluate'],
      steps: [
        {
          do: 'Write $(-3)$ for each $x$: $(-3)^2 - 4(-3) + 1$.',
          why: '$f(-3)$ is not $f$ times $-3$: it says what to put in. The parentheses keep the minus sign with the input.',
        },
        { do: 'Square: $(-3)^2 = (-3) \\cdot (-3) = 9$.', why: 'Minus times minus is plus. Squaring is not doubling.' },
        { do: 'Product: $-4 \\cdot (-3) = 12$.', why: 'The minus sign of the input counts here, too.' },
        { do: 'Add: $9 + 12 + 1 = 22$. So $f(-3) = 22$.', why: 'Input $-3$, output 22.' },
      ],
      answer: num(22),
      // x² − 4x + 1 is x(x − 4) + 1.
      check: () => num(-3 * (-3 - 4) + 1),
    },
    {
      level: 'Next',
      asks: 'A tank holds $f(x) = 4x + 12$ liters of water $x$ minutes after a tap is opened. What does $f(5) = 32$ mean? For which value of $x$ is $f(x) = 60$?',
      covers: ['algebra-1/function-meaning', 'algebra-1/function-find-input'],
      steps: [
        {
          do: 'In $f(5) = 32$ the input is 5 and the output is 32: after 5 minutes the tank holds 32 liters.',
          why: 'What stands in the parentheses is the input, here minutes. It does not say that 32 liters were added.',
        },
        {
          do: 'In $f(x) = 60$ the output is given: $4x + 12 = 60$.',
          why: 'The question is for which input. $f(60)$ would be the water after 60 minutes.',
        },
        { do: 'Subtract 12: $4x = 48$.', why: 'Undo the constant first.' },
        { do: 'Divide by 4: $x = 12$.', why: 'Test: $f(12) = 4 \\cdot 12 + 12 = 60$.' },
      ],
      answer: num(12),
      check: () => num(Array.from({ length: 60 }, (_, x) => x).find((x) => 4 * x + 12 === 60) ?? 0),
    },
    {
      level: 'Exam level',
      asks: `<p>Let $f(x) = x^2 + 3$. The table shows a function $g$.</p>${table(
        ['$x$', '$g(x)$'],
        [
          [1, 4],
          [3, 5],
          [5, 2],
        ],
      )}<p>What is $f(g(3)) - f(-2)$?</p>`,
      covers: ['algebra-1/function-table-composed', 'algebra-1/function-difference'],
      steps: [
        {
          do: 'Inside first: in the row $x = 3$ the table says $g(3) = 5$.',
          why: 'Look for the input on the left. $f$ comes second, because $g$ stands inside.',
        },
        {
          do: 'Put 5 into $f$: $f(5) = 5^2 + 3 = 25 + 3 = 28$.',
          why: 'Do not stop at 5: that is only what $g$ gives.',
        },
        {
          do: 'The other output: $f(-2) = (-2)^2 + 3 = 4 + 3 = 7$.',
          why: 'Each output has its own 3. The inputs are not combined first.',
        },
        { do: 'Subtract: $28 - 7 = 21$.', why: 'The question asks for the difference of the outputs.' },
      ],
      answer: num(21),
      // The 3 cancels: what is left is a difference of squares.
      check: () => num((5 - 2) * (5 + 2)),
    },
    {
      level: 'Exam level',
      asks: '<p>Lena worked out $f(-4)$ for $f(x) = 3x^2 - 2x$ and got 40, which is not correct. Which mistake leads to this answer: taking $(-4)^2$ as $-16$, taking $-2 \\cdot (-4)$ as $-8$, or multiplying by 3 before squaring?</p>',
      covers: ['algebra-1/function-mistake'],
      steps: [
        { do: 'The right value: $3 \\cdot 16 - 2 \\cdot (-4) = 48 + 8 = 56$.', why: 'Lena’s 40 is 16 less.' },
        {
          do: 'First mistake: $3 \\cdot (-16) + 8 = -40$. Not 40.',
          why: 'Carry each suggested mistake out to its end.',
        },
        {
          do: 'Second mistake: $48 - 8 = 40$. This is it: taking $-2 \\cdot (-4)$ as $-8$.',
          why: 'The third one, $(-12)^2 + 8 = 152$, does not fit.',
        },
      ],
      answer: text('taking $-2 \\cdot (-4)$ as $-8$'),
      check: () => {
        const ends: [string, number][] = [
          ['square', 3 * -16 + 8],
          ['taking $-2 \\cdot (-4)$ as $-8$', 3 * 16 - 8],
          ['three first', (3 * -4) ** 2 + 8],
        ]
        return text(ends.find(([, end]) => end === 40)?.[0] ?? 'none')
      },
    },
  ],
  tryIt: {
    asks: 'A candle is $H(t) = 30 - 2t$ centimeters high $t$ hours after it is lit. What does $H(5) = 20$ mean? For which value of $t$ is $H(t) = 18$?',
    steps: [
      {
        ask: 'What does $H(5) = 20$ mean?',
        answer: {
          choose: [
            'After 5 hours the candle is 20 cm high.',
            'After 20 hours the candle is 5 cm high.',
            'In 5 hours the candle becomes 20 cm shorter.',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'That would be $H(20) = 5$. The input stands in the parentheses.',
            misconception: 'a1-fn-takes-the-output-for-the-input',
          },
          {
            choice: 2,
            says: '$H(t)$ is the height itself, not a change of height.',
            misconception: 'a1-fn-reads-notation-as-change',
          },
        ],
        done: 'Input 5, output 20: after 5 hours the candle is 20 cm high.',
      },
      {
        ask: 'Now $30 - 2t = 18$. Subtract 30. What is $-2t$?',
        like: 2,
        answer: { typed: num(18 - 30) },
        slips: [
          {
            typed: num(48),
            says: 'You added 30. It is added already, so subtract it.',
            misconception: 'a1-fn-adds-the-constant-when-solving',
          },
          { typed: num(12), says: 'Mind the sign: 18 is less than 30.' },
        ],
        done: '$-2t = 18 - 30 = -12$',
      },
      {
        ask: 'What is $t$?',
        like: 3,
        answer: { typed: num(-12 / -2) },
        slips: [
          {
            typed: num(-6),
            says: 'A negative divided by a negative is positive. A time before lighting makes no sense.',
          },
          {
            typed: num(-10),
            says: 'You added 2. The 2 multiplies $t$, so divide.',
            misconception: 'a1-fn-subtracts-the-slope',
          },
        ],
        done: '$t = \\frac{-12}{-2} = 6$. Test: $H(6) = 30 - 12 = 18$.',
      },
    ],
    answer: num(6),
    check: () => num(Array.from({ length: 16 }, (_, t) => t).find((t) => 30 - 2 * t === 18) ?? -1),
  },
  trap: '<p>$f(8)$ asks for an output: put 8 in. $f(x) = 8$ asks for an input: 8 is what comes out.</p>',
  check: '<p>Put the input you found back into the rule: the given output must come out.</p>',
  mends: {
    'a1-fn-loses-the-sign-of-the-input': [0, 2],
    'a1-fn-squares-without-the-sign': [0, 1],
    'a1-fn-doubles-instead-of-squaring': [0, 1],
    'a1-fn-multiplies-by-the-input': [0, 0],
    'a1-fn-takes-the-output-for-the-input': [1, 1],
    'a1-fn-reads-notation-as-change': [1, 0],
    'a1-fn-reads-notation-as-sum': [1, 0],
    'a1-fn-adds-the-constant-when-solving': [1, 2],
    'a1-fn-forgets-the-constant-of-the-function': [1, 2],
    'a1-fn-subtracts-the-slope': [1, 3],
    'a1-fn-divides-the-output-only': [1, 2],
    'a1-fn-reads-the-table-backward': [2, 0],
    'a1-fn-applies-the-outer-function-first': [2, 0],
    'a1-fn-ignores-the-inner-function': [2, 0],
    'a1-fn-stops-at-the-inner-function': [2, 1],
    'a1-fn-combines-inputs-first': [2, 2],
    'a1-fn-subtracts-one-constant': [2, 2],
    'a1-fn-keeps-the-constant-twice': [2, 3],
    'a1-fn-adds-the-second-value': [2, 3],
    'a1-fn-squares-the-coefficient-too': [3, 2],
    'a1-fn-names-an-error-without-testing': [3, 1],
  },
})
