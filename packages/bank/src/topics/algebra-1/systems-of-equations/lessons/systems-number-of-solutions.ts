import { frac, lesson, note, num, plane, straight, table, text } from '#kit'

type Line = readonly [a: number, b: number, c: number]

/** How many points two lines share: two points of the first line are put into the second equation. */
const counted = ([a, b, c]: Line, [d, e, f]: Line): 'none' | 'one' | 'many' => {
  // b times the left side minus the right side of the second equation, at points of the first line.
  const [g0 = 0, g1 = 0] = [0, 1].map((x) => d * x * b + e * (c - a * x) - f * b)
  if (g0 !== g1) return 'one'
  return g0 === 0 ? 'many' : 'none'
}

/** The whole number from −60 to 60 that gives the system so many solutions. */
const constant = (holds: (k: number) => boolean) =>
  num(Array.from({ length: 121 }, (_, i) => i - 60).find(holds) ?? Number.NaN)

const parallels = plane(
  {
    alt: 'Coordinate plane with three lines. The lines y = x + 2 and y = x − 2 are parallel and never meet. The dashed line y = −x + 4 crosses each of them once.',
    x: [-4, 6],
    y: [-4, 6],
    xStep: 1,
    yStep: 1,
    height: 300,
  },
  [
    straight(1, 2),
    straight(1, -2),
    straight(-1, 4, { dash: true, plain: true }),
    note(-1.2, 2.4, 'y = x + 2', { anchor: 'end' }),
    note(2.4, -1.5, 'y = x − 2', { anchor: 'start' }),
    note(5.9, 0.5, 'y = −x + 4', { anchor: 'end' }),
  ],
)

export const systemsNumberOfSolutions = lesson({
  idea: '<p>A solution of a system is a point on both lines. So ask how two straight lines can lie. They cross once, they are parallel and never meet, or they are the same line, written in two ways. There is no fourth case: straight lines cannot cross twice.</p><p>Slope decides first. Lines with different slopes must cross somewhere. Lines with the same slope keep their distance for ever, and if that distance is 0, they are one line.</p>',
  figure: parallels,
  words: [
    { word: 'parallel lines', meaning: 'Different lines with the same slope; they never meet.' },
    { word: 'no solution', meaning: 'No pair makes both equations true.' },
    { word: 'infinitely many solutions', meaning: 'Both equations describe the same line: every point of it works.' },
    { word: 'factor', meaning: 'The number by which every term of an equation is multiplied.' },
    { word: 'constant', meaning: 'A fixed number; a variable such as $k$ can stand for an unknown one.' },
  ],
  rule: `${table(
    ['Slopes', 'y-intercepts', 'Lines', 'Solutions'],
    [
      ['different', 'any', 'cross', 'exactly one'],
      ['same', 'different', 'parallel', 'none'],
      ['same', 'same', 'one line', 'infinitely many'],
    ],
  )}<p>With $ax + by = c$: find the factor from $x$-term to $x$-term. If it does not fit the $y$-terms, there is one solution. If it fits the $y$-terms but not the right sides, there is none. If it fits everything, there are infinitely many.</p>`,
  use: '<p>A question asks how many solutions there are, or for which constant there are none or infinitely many. You need not solve the system.</p>',
  avoid:
    '<p>If the question asks for the solution itself, use substitution or elimination. They also tell you: $0 = 5$ means no solution, $0 = 0$ infinitely many.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The amounts of water in two tanks grow steadily.</p>${table(
        ['Hours', 'First (liters)', 'Second (liters)'],
        [
          [0, 10, 14],
          [1, 13, 17],
          [2, 16, 20],
        ],
      )}<p>If both go on like this, when are the two amounts equal?</p>`,
      covers: ['algebra-1/system-two-tables'],
      steps: [
        {
          do: 'Find the rates. First tank: $13 - 10 = 3$ liters an hour. Second tank: $17 - 14 = 3$ liters an hour.',
          why: 'The rate is the slope. If the hours in a table are not 1 apart, divide the change by the hours.',
        },
        { do: 'Find the starts, at hour 0: 10 and 14.', why: 'The start is the $y$-intercept.' },
        {
          do: 'Same rate, different start: the second tank is always 4 liters ahead. So, when are they equal? Never.',
          why: 'With different rates the answer would be “exactly once,” with the same start as well “at all times.”',
        },
      ],
      answer: text('Never'),
      check: () =>
        text(Array.from({ length: 500 }, (_, h) => 10 + 3 * h === 14 + 3 * h).includes(true) ? 'Sometimes' : 'Never'),
    },
    {
      level: 'Next',
      asks: '<p>$4x - 6y = 9$<br/>$10x + ky = 7$</p><p>For which value of the constant $k$ does this system have no solution?</p>',
      covers: ['algebra-1/system-no-solution-constant', 'algebra-1/system-infinitely-many-constant'],
      steps: [
        {
          do: 'Find the factor between the $x$-terms: $10 \\div 4 = 2.5$.',
          why: 'Parallel lines have left sides that are multiples of each other. Adding 6 to every coefficient would change the slope.',
        },
        {
          do: 'Multiply the $y$-coefficient by the same factor: $k = 2.5 \\cdot (-6) = -15$.',
          why: 'The sign goes along. The factor itself is not the answer, and $-6$ stays only if the factor is 1.',
        },
        {
          do: 'Look at the right sides: $2.5 \\cdot 9 = 22.5$, not 7. The lines are different, so $k = -15$ gives no solution.',
          why: 'If $k$ stood on the right and infinitely many solutions were asked for, $k = 22.5$ would be the answer.',
        },
      ],
      answer: num(-15),
      check: () => constant((k) => counted([4, -6, 9], [10, k, 7]) === 'none'),
    },
    {
      level: 'Exam level',
      asks: '<p>Two students talk about the system $3x - y = 4$ and $-6x + 2y = -8$. Mia says: “The system has no solution.” Raj says: “Every solution of one equation also solves the other.” Who is right?</p>',
      covers: ['algebra-1/system-count', 'algebra-1/system-count-claims'],
      steps: [
        {
          do: 'Factor between the $x$-terms: $-6 \\div 3 = -2$.',
          why: 'Start with the left sides: they decide about the slopes.',
        },
        {
          do: 'Test the $y$-terms: $-2 \\cdot (-1) = 2$. It fits, so the slopes are the same.',
          why: 'Had it not fitted, the lines would cross exactly once.',
        },
        {
          do: 'Test the right sides: $-2 \\cdot 4 = -8$. It fits too. The two equations are one line with infinitely many solutions: only Raj is right.',
          why: 'Parallel lines would need a different right side. Test each claim by itself; two claims in different words can say the same.',
        },
      ],
      answer: text('only Raj is right'),
      check: () => text(counted([3, -1, 4], [-6, 2, -8]) === 'many' ? 'only Raj is right' : 'somebody else'),
    },
    {
      level: 'Exam level',
      asks: 'Which equation forms a system with no solution together with $2x - 3y = 5$: $4x - 6y = 10$, $4x + 6y = 10$, $4x - 3y = 10$, or $4x - 6y = 7$?',
      covers: ['algebra-1/system-choose-equation'],
      steps: [
        {
          do: 'Double the left side: $2 \\cdot (2x - 3y) = 4x - 6y$. Keep only equations with this left side.',
          why: 'With $+6y$ or $-3y$ the slope is another one, and the lines cross once.',
        },
        {
          do: 'Double the right side: $2 \\cdot 5 = 10$. So $4x - 6y = 10$ is the same line: infinitely many solutions.',
          why: 'Everything was multiplied, so nothing new is said.',
        },
        {
          do: 'No solution needs the same left side and another right side: $4x - 6y = 7$.',
          why: 'The same expression cannot be 10 and 7 at once.',
        },
      ],
      answer: text('$4x - 6y = 7$'),
      check: () => {
        const offered: readonly Line[] = [
          [4, -6, 10],
          [4, 6, 10],
          [4, -3, 10],
          [4, -6, 7],
        ]
        const [a, b, c] = offered.find((q) => counted([2, -3, 5], q) === 'none') ?? [0, 0, 0]
        return text(`$${a}x - ${-b}y = ${c}$`)
      },
    },
  ],
  tryIt: {
    asks: '<p>$6x + 4y = 5$<br/>$9x + ky = 2$</p><p>For which value of the constant $k$ does this system have no solution?</p>',
    steps: [
      {
        ask: 'By which factor is the $x$-term multiplied?',
        answer: { typed: num(frac(9, 6)) },
        slips: [
          {
            typed: num(9 - 6),
            says: 'That is the difference. Equal ratios come from multiplying, so divide.',
            misconception: 'a1-system-adds-the-change',
          },
          { typed: num(frac(6, 9)), says: 'You divided the wrong way around: from 6 to 9 the number grows.' },
        ],
        done: '$9 \\div 6 = 1.5$',
      },
      {
        ask: 'Multiply the $y$-coefficient by the same factor. What is $k$?',
        answer: { typed: num((9 * 4) / 6) },
        slips: [
          {
            typed: num(4),
            says: 'You kept the 4. If one term is multiplied, all of them are.',
            misconception: 'a1-system-keeps-coefficient',
          },
          {
            typed: num(4 + 3),
            says: 'You added 3 to both coefficients. Multiply both by the factor.',
            misconception: 'a1-system-adds-the-change',
          },
          {
            typed: num(-6),
            says: 'The factor is positive, so the sign stays.',
            misconception: 'a1-system-sign-of-coefficient',
          },
        ],
        done: '$k = 1.5 \\cdot 4 = 6$. The right sides do not fit: $1.5 \\cdot 5 = 7.5$, not 2. So there is no solution.',
      },
    ],
    answer: num(6),
    check: () => constant((k) => counted([6, 4, 5], [9, k, 2]) === 'none'),
  },
  trap: '<p>Seeing equal left sides and saying “infinitely many.” Look at the right sides as well: $x + y = 3$ and $2x + 2y = 7$ have no solution, because doubling gives 6 and not 7.</p>',
  check:
    '<p>Take one point of the first line and put it into the second equation. If it works with two points, the lines are the same. If it fails and the slopes are equal, there is no solution.</p>',
  mends: {
    'a1-system-sees-parallel': [2, 2],
    'a1-system-expects-one': [0, 2],
    'a1-system-sees-same': [1, 2],
    'a1-system-thinks-two': [0, 2],
    'a1-system-sign-of-coefficient': [1, 1],
    'a1-system-keeps-coefficient': [1, 1],
    'a1-system-adds-the-change': [1, 0],
    'a1-system-gives-factor': [1, 1],
    'a1-system-mixes-none-and-many': [3, 1],
    'a1-system-multiplies-one-side': [3, 0],
    'a1-system-accepts-untested': [2, 2],
    'a1-system-rejects-true': [2, 2],
    'a1-system-judges-one': [2, 2],
  },
})
