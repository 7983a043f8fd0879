import { curve, dot, lesson, num, plane, solutions, straight, text, vertical } from '#kit'

const log = (base: number, x: number): number => Math.log(x) / Math.log(base)

/** Whole numbers from −60 to 100 that solve it; where a logarithm does not exist, nothing is solved. */
const tried = (left: (x: number) => number, right: (x: number) => number): number[] =>
  Array.from({ length: 161 }, (_, i) => i - 60).filter((x) => Math.abs(left(x) - right(x)) < 1e-9)

export const logarithmicEquations = lesson({
  idea: '<p>In $\\log_2 x + \\log_2 (x - 2) = 3$ the unknown is inside logarithms. You undo a logarithm with a power, as you undo a power with a logarithm.</p><p>One thing is special here. Logarithms exist only for positive arguments. The curve in the figure starts at $x = 2$; to the left of it there is nothing. On the way to a solution the logarithms disappear, and with them this condition. So a number can turn up that solves the last line, but not the first. Every candidate has to be tested.</p>',
  figure: plane(
    {
      alt: 'A rising curve that exists only to the right of the dashed vertical line x = 2 and meets the dashed horizontal line y = 3 at the point (4, 3).',
      x: [-3, 8],
      y: [-3, 6],
      xStep: 1,
      yStep: 1,
      height: 250,
    },
    [
      vertical(2, { dash: true, plain: true }),
      straight(0, 3, { dash: true, plain: true }),
      curve((x) => log(2, x) + log(2, x - 2), { from: 2.01, to: 8 }),
      dot(4, 3, { label: '(4, 3)', at: 'nw' }),
    ],
  ),
  words: [
    { word: 'argument', meaning: 'What a logarithm is taken of; it must be positive.' },
    { word: 'candidate', meaning: 'A number that solves a later line and still has to be tested.' },
    { word: 'extraneous solution', meaning: 'A candidate that fails in the original equation.' },
    { word: 'exponential form', meaning: '$\\log_b u = k$ written as $u = b^k$.' },
  ],
  rule: '<ol><li>Bring it to one of two forms: $\\log_b u = k$ or $\\log_b u = \\log_b v$. Use the log rules if there are several.</li><li>The first becomes $u = b^k$, the second $u = v$.</li><li>Solve.</li><li>Test every candidate in the original: all arguments must be positive.</li></ol>',
  use: '<p>The unknown stands inside $\\log$ or $\\ln$, also in models such as $30 + 8\\log_2 (t + 1)$.</p>',
  avoid:
    '<p>If the unknown stands in an exponent, take logarithms instead. Do not throw a candidate away only because it is negative: the <em>argument</em> must be positive, not $x$ itself.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Solve $2\\log_3 (x + 4) - 1 = 5$.',
      covers: ['algebra-2/logarithmic-equation', 'algebra-2/natural-log-equation'],
      steps: [
        {
          do: 'Add 1: $2\\log_3 (x + 4) = 6$. Divide by 2: $\\log_3 (x + 4) = 3$.',
          why: 'The logarithm must stand alone. What was done last is undone first.',
        },
        {
          do: 'Write it as a power: $x + 4 = 3^3 = 27$.',
          why: 'Base to the power of the value, not $3 \\cdot 3$. With $\\ln$ in place of $\\log_3$ it would be $e^3$.',
        },
        { do: 'Subtract 4: $x = 23$.', why: 'The argument is 27, which is positive, so the solution counts.' },
      ],
      answer: num(23),
      check: () =>
        num(
          tried(
            (x) => 2 * log(3, x + 4) - 1,
            () => 5,
          )[0] ?? 0,
        ),
    },
    {
      level: 'Next',
      asks: 'After $t$ weeks of practice, Amara types about $N(t) = 30 + 8\\log_2 (t + 1)$ words per minute. After how many weeks is the speed 62 words per minute?',
      covers: ['algebra-2/logarithmic-learning-model'],
      steps: [
        { do: 'Set up: $30 + 8\\log_2 (t + 1) = 62$.', why: 'The speed is given, the time is asked for.' },
        {
          do: 'Subtract 30: $8\\log_2 (t + 1) = 32$. Divide by 8: $\\log_2 (t + 1) = 4$.',
          why: 'First what is added, then the factor.',
        },
        { do: 'As a power: $t + 1 = 2^4 = 16$.', why: 'The exponent 4 belongs to the base 2.' },
        {
          do: 'Subtract 1: $t = 15$ weeks.',
          why: '16 is $t + 1$. The 1 was inside the logarithm, so it is undone last.',
        },
      ],
      answer: num(15),
      check: () =>
        num(
          tried(
            (t) => 30 + 8 * log(2, t + 1),
            () => 62,
          )[0] ?? 0,
        ),
    },
    {
      level: 'Exam level',
      asks: 'Solve $\\log_5 (3x - 10) = \\log_5 (x - 4)$.',
      covers: ['algebra-2/equal-logarithms'],
      steps: [
        {
          do: 'Equal logarithms of one base have equal arguments: $3x - 10 = x - 4$.',
          why: 'The logarithm never takes one value twice.',
        },
        { do: '$2x - 10 = -4$, then $2x = 6$: the candidate is 3.', why: 'Subtract $x$, add 10, divide by 2.' },
        {
          do: 'Test: the arguments are $9 - 10 = -1$ and $3 - 4 = -1$.',
          why: 'They are equal, but negative. Neither logarithm exists.',
        },
        {
          do: 'So there is no candidate left: No solution.',
          why: 'Always test, even when there is just one candidate.',
        },
      ],
      answer: solutions([]),
      check: () =>
        solutions(
          tried(
            (x) => log(5, 3 * x - 10),
            (x) => log(5, x - 4),
          ),
        ),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students solve $\\log_6 x + \\log_6 (x - 5) = 2$ and find the candidates 9 and $-4$. Omar says: “Both are solutions.” Jamal says: “Only 9 is.” Who is right?</p>',
      covers: ['algebra-2/logarithmic-equation-with-test', 'algebra-2/claims-about-candidates'],
      steps: [
        {
          do: 'Product rule: $\\log_6 \\left(x(x - 5)\\right) = 2$, so $x(x - 5) = 6^2 = 36$.',
          why: 'A sum of logarithms is the logarithm of the product, not of the sum.',
        },
        {
          do: '$x^2 - 5x - 36 = 0$, so $(x - 9)(x + 4) = 0$. The candidates are right.',
          why: 'Bring 36 to the left, then factor.',
        },
        {
          do: 'At 9: $\\log_6 9 + \\log_6 4 = \\log_6 36 = 2$. At $-4$ the arguments are negative.',
          why: 'The test takes place in the original equation.',
        },
        { do: 'Only Jamal is right.', why: 'Judge each claim by itself: 9 passes, $-4$ fails.' },
      ],
      answer: text('Only Jamal is right'),
      check: () =>
        text(
          tried(
            (x) => log(6, x) + log(6, x - 5),
            () => 2,
          ).join() === '9'
            ? 'Only Jamal is right'
            : 'Somebody else',
        ),
    },
  ],
  tryIt: {
    asks: 'The height of a plant, in centimeters, is $H(t) = 12 + 5\\log_3 (t + 2)$ after $t$ days. On which day is it 27 cm high?',
    steps: [
      {
        ask: 'Isolate the logarithm. What is $\\log_3 (t + 2)$?',
        like: 1,
        answer: { typed: num((27 - 12) / 5) },
        slips: [
          {
            typed: num(15),
            says: 'The factor 5 is still there. Divide by it.',
            misconception: 'a2-log-undoes-in-the-wrong-order',
          },
          { typed: num(10), says: 'The 5 is a factor, so divide; you subtracted it.' },
        ],
        done: '$5\\log_3 (t + 2) = 15$, so $\\log_3 (t + 2) = 3$.',
      },
      {
        ask: 'What is $t + 2$?',
        like: 2,
        answer: { typed: num(3 ** 3) },
        slips: [
          {
            typed: num(9),
            says: 'You multiplied base and value. The base is raised to the power 3.',
            misconception: 'a2-log-multiplies-base-and-value',
          },
          {
            typed: num(3),
            says: 'You left the logarithm out. Undo it with a power of 3.',
            misconception: 'a2-log-drops-the-logarithm',
          },
        ],
        done: '$t + 2 = 3^3 = 27$',
      },
      {
        ask: 'On which day is the plant 27 cm high?',
        like: 3,
        answer: { typed: num(27 - 2) },
        slips: [
          { typed: num(27), says: 'That is $t + 2$. Subtract the 2.', misconception: 'a2-log-is-one-off' },
          { typed: num(29), says: 'The 2 is added to $t$, so subtract it.', misconception: 'a2-log-loses-a-sign' },
        ],
        done: '$t = 25$. Test: $12 + 5 \\cdot 3 = 27$.',
      },
    ],
    answer: num(25),
    check: () =>
      num(
        tried(
          (t) => 12 + 5 * log(3, t + 2),
          () => 27,
        )[0] ?? 0,
      ),
  },
  trap: '<p>Keeping a candidate without a test. In $\\log_2 x + \\log_2 (x - 2) = 3$ the quadratic gives 4 and $-2$, but $\\log_2 (-2)$ does not exist. Only 4 is a solution.</p>',
  check:
    '<p>Put each candidate into the original equation. First look at every argument: is it positive? Then compare both sides.</p>',
  mends: {
    'a2-log-undoes-in-the-wrong-order': [0, 0],
    'a2-log-multiplies-base-and-value': [0, 1],
    'a2-log-mixes-up-the-three-places': [0, 1],
    'a2-log-drops-the-logarithm': [1, 2],
    'a2-log-is-one-off': [1, 3],
    'a2-log-loses-a-sign': [2, 1],
    'a2-log-keeps-an-extraneous-solution': [2, 2],
    'a2-log-adds-the-arguments': [3, 0],
    'a2-log-rejects-a-true-solution': [3, 2],
    'a2-log-accepts-a-false-claim': [3, 2],
    'a2-log-rejects-a-true-claim': [3, 2],
    'a2-log-judges-one-claim-only': [3, 3],
    'a2-log-adds-the-x-terms': [2, 1],
    'a2-log-forgets-to-divide': [0, 0],
  },
})
