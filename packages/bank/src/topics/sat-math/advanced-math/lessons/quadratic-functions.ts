import { curve, dot, lesson, note, num, plane, table } from '#kit'

/** The whole numbers from −100 to 100 for which it holds, the least first. */
const all = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

export const quadraticFunctions = lesson({
  idea: '<p>A parabola is symmetric: to the left and to the right of its vertex it has the same heights. So the vertex lies halfway between any two points of equal height, such as the zeros.</p><p>One and the same function can be written in three forms. Each shows another feature at a glance: the zeros, the vertex, or the value at 0. Choosing the right form saves most of the work.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward. It crosses the x-axis at (1, 0) and (5, 0), has its vertex at (3, −4), and crosses the y-axis at (0, 5).',
      x: [-2, 8],
      y: [-6, 8],
      xStep: 1,
      yStep: 1,
      height: 290,
    },
    [
      curve((x) => (x - 1) * (x - 5)),
      dot(1, 0),
      dot(5, 0),
      dot(3, -4),
      dot(0, 5),
      note(1.2, 0.6, '(1, 0)', { anchor: 'start' }),
      note(5.4, 0.6, '(5, 0)', { anchor: 'start' }),
      note(3, -5.2, '(3, −4)'),
      note(0.4, 5, '(0, 5)', { anchor: 'start' }),
    ],
  ),
  words: [
    {
      word: 'vertex',
      meaning: 'The lowest or highest point of a parabola; its height is the minimum or maximum value.',
    },
    { word: 'factored form', meaning: '$a(x - p)(x - q)$: it shows the zeros $p$ and $q$.' },
    { word: 'vertex form', meaning: '$a(x - h)^2 + k$: it shows the vertex $(h, k)$.' },
    { word: 'standard form', meaning: '$ax^2 + bx + c$: it shows $c$, the value at 0.' },
  ],
  rule: '<p>The vertex lies at</p><ul><li>$\\frac{p + q}{2}$, halfway between the zeros,</li><li>$-\\frac{b}{2a}$ in standard form,</li><li>$h$ in vertex form.</li></ul><p>Put this place into the function to get the minimum ($a \\gt 0$) or maximum ($a \\lt 0$).</p>',
  use: '<p>Use it for “minimum,” “maximum,” “greatest height,” “vertex,” “intercept,” and whenever a function has a square.</p>',
  avoid:
    '<p>Do not go on in a straight line: the steps of a quadratic function change. If the whole function is given in numbers, graph it and click the vertex or the zeros.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A ball is thrown upward from a platform. Its height above the ground, in meters, $t$ seconds after it is thrown is modeled by $f(t) = -5(t - 3)^2 + 52$. What is the height of the ball at the moment when it is thrown, in meters?',
      covers: ['sat-math/quadratic-projectile', 'sat-math/vertex-form-read', 'sat-math/quadratic-graph-from-signs'],
      steps: [
        {
          do: 'The vertex form shows the vertex $(3, 52)$: after 3 seconds the ball is at its greatest height, 52 meters.',
          why: 'The square is 0 at 3, and every other time takes something away from 52. A time and a height: read which one is asked.',
        },
        {
          do: 'At the moment of the throw the time is 0: $f(0) = -5 \\cdot (-3)^2 + 52$.',
          why: 'The start is not the vertex.',
        },
        {
          do: 'Square first: $-5 \\cdot 9 + 52 = -45 + 52 = 7$ meters.',
          why: 'The power comes before the factor, and the factor $-5$ must not be lost.',
        },
      ],
      answer: num(7),
      // Multiplied out: −5t² + 30t + 7.
      check: () => num(all((c) => -5 + 30 + c === -5 * 4 + 52 && -20 + 60 + c === -5 + 52)[0] ?? 0),
    },
    {
      level: 'Next',
      asks: 'The function $f$ is defined by $f(x) = 2(x - 1)(x - 7)$. What is the minimum value of $f$?',
      covers: [
        'sat-math/quadratic-extreme-from-factors',
        'sat-math/quadratic-which-form',
        'sat-math/quadratic-extreme-shown',
      ],
      steps: [
        { do: 'Read the zeros: 1 and 7.', why: 'Each factor is 0 at one of them.' },
        {
          do: 'The vertex lies halfway: $\\frac{1 + 7}{2} = 4$.',
          why: 'This is the place of the minimum, not its value.',
        },
        {
          do: 'Put 4 in: $f(4) = 2 \\cdot 3 \\cdot (-3) = -18$. The minimum value is $-18$.',
          why: 'Keep the factor 2. The value at 0, which is 14, is something else.',
        },
        {
          do: 'The same function in vertex form is $2(x - 4)^2 - 18$: there the minimum can be read off. The given form shows the zeros, $2x^2 - 16x + 14$ the value at 0.',
          why: 'Questions ask from which form a feature can be read off: it must stand there as a number.',
        },
      ],
      answer: num(-18),
      check: () => num(Math.min(...all(() => true).map((x) => 2 * (x - 1) * (x - 7)))),
    },
    {
      level: 'Exam level',
      asks: 'The graph of the quadratic function $f$ has its vertex at $(2, -5)$ and passes through $(3, -2)$. What is the value of $f(6)$?',
      covers: ['sat-math/quadratic-symmetry'],
      steps: [
        {
          do: 'Use the vertex form: $f(x) = a(x - 2)^2 - 5$.',
          why: 'The vertex is known. Inside the square the sign is the opposite of 2.',
        },
        {
          do: 'Put in the other point: $a \\cdot (3 - 2)^2 - 5 = -2$, so $a = 3$.',
          why: 'One step from the vertex, the graph has risen by 3.',
        },
        {
          do: '$f(6) = 3 \\cdot (6 - 2)^2 - 5 = 3 \\cdot 16 - 5 = 43$',
          why: '4 steps from the vertex it rises by 3 times 16, not by 3 times 4. Then the height of the vertex is added.',
        },
      ],
      answer: num(43),
      // From the vertex the graph rises by 3, 9, 15, 21: a times the odd numbers.
      check: () => num(-5 + 3 * (1 + 3 + 5 + 7)),
    },
    {
      level: 'Exam level',
      asks: `<p>The table shows three values of the quadratic function $g$.</p>${table(
        ['$x$', '$g(x)$'],
        [
          ['$0$', '$4$'],
          ['$1$', '$7$'],
          ['$2$', '$14$'],
        ],
      )}<p>What is the value of $g(6)$?</p>`,
      covers: ['sat-math/quadratic-table'],
      steps: [
        {
          do: 'The value at 0 is the constant: $g(x) = ax^2 + bx + 4$.',
          why: 'Standard form fits, because the table starts at 0.',
        },
        {
          do: 'From the other rows: $a + b + 4 = 7$, so $a + b = 3$; and $4a + 2b + 4 = 14$, so $2a + b = 5$.',
          why: 'In the second, divide $4a + 2b = 10$ by 2.',
        },
        {
          do: 'Subtract: $a = 5 - 3 = 2$, and $b = 3 - 2 = 1$.',
          why: 'Check by differences: 3, then 7, so the second difference is 4, twice the leading coefficient.',
        },
        {
          do: '$g(6) = 2 \\cdot 36 + 6 + 4 = 82$',
          why: 'Going on with steps of 7 would be a line. On the graphing calculator, a quadratic regression on the table gives the same function.',
        },
      ],
      answer: num(82),
      check: () => {
        let [value, step] = [4, 3]
        for (let x = 0; x < 6; x++) [value, step] = [value + step, step + 4]
        return num(value)
      },
    },
  ],
  tryIt: {
    asks: 'The function $f$ is defined by $f(x) = 3(x + 2)(x - 4)$. What is the minimum value of $f$?',
    steps: [
      {
        ask: 'Which are the zeros of the function?',
        answer: { choose: ['$-2$ and $4$', '$2$ and $-4$', '$2$ and $4$'] },
        slips: [
          {
            choice: 1,
            says: 'Put 2 into the first factor: it is not 0. The signs are the opposite.',
            misconception: 'sm-slips-on-a-sign',
          },
          {
            choice: 2,
            says: 'The first factor is 0 where the number is negative.',
            misconception: 'sm-slips-on-a-sign',
          },
        ],
        done: 'The zeros are $-2$ and 4.',
      },
      {
        ask: 'Where does the vertex lie?',
        answer: { typed: num(1) },
        slips: [
          {
            typed: num(3),
            says: 'That is half the distance between the zeros. You need the number halfway: add them and divide by 2.',
          },
          { typed: num(2), says: 'That is the sum of the zeros. Divide it by 2.' },
        ],
        done: '$\\frac{-2 + 4}{2} = 1$',
      },
      {
        ask: 'What is the minimum value?',
        answer: { typed: num(3 * 3 * -3) },
        slips: [
          {
            typed: num(1),
            says: 'That is the place of the vertex. Put it into the function.',
            misconception: 'sm-takes-the-axis',
          },
          {
            typed: num(-9),
            says: 'You lost the factor 3 in front.',
            misconception: 'sm-forgets-the-leading-coefficient',
          },
          { typed: num(-24), says: 'That is the value at 0.', misconception: 'sm-keeps-the-constant' },
        ],
        done: '$f(1) = 3 \\cdot 3 \\cdot (-3) = -27$',
      },
    ],
    answer: num(-27),
    check: () => num(Math.min(...all(() => true).map((x) => 3 * (x + 2) * (x - 4)))),
  },
  trap: '<p>Mixing up place and value. “When is it highest?” asks for the first coordinate of the vertex, “how high?” for the second. Both numbers will be among the options.</p>',
  check:
    '<p>Put a number one step left and one step right of your vertex into the function: both must give the same value, above a minimum or below a maximum. The graphing calculator marks the vertex and the zeros.</p>',
  mends: {
    'sm-vertex-coordinates-mixed-up': [0, 0],
    'sm-mixes-up-vertex-and-start': [0, 1],
    'sm-forgets-to-square': [0, 2],
    'sm-time-back-at-the-start': [0, 0],
    'sm-takes-the-axis': [1, 1],
    'sm-keeps-the-constant': [1, 2],
    'sm-forgets-the-leading-coefficient': [1, 2],
    'sm-reads-the-wrong-form': [1, 3],
    'sm-takes-any-equivalent-form': [1, 3],
    'sm-slips-on-a-sign': [2, 0],
    'sm-goes-on-in-a-straight-line': [2, 2],
    'sm-forgets-the-vertex-height': [2, 2],
    'sm-takes-the-second-difference-for-a': [3, 2],
    'sm-forgets-the-four': [1, 2],
    'sm-takes-another-coefficient': [0, 1],
    'sm-adds-the-square-back': [0, 2],
    'sm-vertex-on-the-wrong-side': [0, 0],
    'sm-opening-by-the-wrong-constant': [0, 0],
    'sm-vertex-above-or-below': [0, 0],
  },
})
