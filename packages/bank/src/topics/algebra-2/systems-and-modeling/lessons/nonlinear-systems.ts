import { curve, dot, lesson, note, num, plane, pointSet, solutions, straight } from '#kit'

const wholes = Array.from({ length: 61 }, (_, i) => i - 30)

const arc = (sign: 1 | -1, r: number) => curve((x) => sign * Math.sqrt(Math.max(0, r * r - x * x)), { from: -r, to: r })

export const nonlinearSystems = lesson({
  idea: '<p>A system asks for points that lie on two graphs at once. If one of them is a circle or a parabola, there can be several such points. In the figure the line $y = x + 1$ cuts the circle $x^2 + y^2 = 25$ at two points.</p><p>The tools are the ones you know. Substitution: the line says what $y$ is, so put that into the other equation. Elimination: add or subtract so that the squares cancel. Either way one equation with one unknown is left, and each of its solutions gets its partner.</p>',
  figure: plane(
    {
      alt: 'A circle around the origin with radius 5 and a rising line that meets it at (3, 4) and (−4, −3).',
      x: [-7, 7],
      y: [-7, 7],
      xStep: 1,
      yStep: 1,
    },
    [
      arc(1, 5),
      arc(-1, 5),
      straight(1, 1, { plain: true }),
      dot(3, 4),
      note(3.45, 3.8, '(3, 4)', { anchor: 'start' }),
      dot(-4, -3, { label: '(−4, −3)', at: 'sw' }),
    ],
  ),
  words: [
    { word: 'nonlinear system', meaning: 'A system in which at least one graph is not a straight line.' },
    { word: 'solution of the system', meaning: 'A point that makes both equations true.' },
    { word: 'substitute', meaning: 'To replace a variable by an equal expression.' },
    { word: 'tangent', meaning: 'Touching at one point only.' },
  ],
  rule: '<ol><li>Substitute one equation into the other, or add or subtract so that squares cancel.</li><li>Solve the equation with one variable.</li><li>Find the partner of each solution from the <em>simpler</em> equation.</li></ol><p>Number of common points: number of pairs.</p>',
  use: '<p>Circle and line, two parabolas, circle and parabola; sum and product of two numbers; area and perimeter of a rectangle.</p>',
  avoid:
    '<p>If both equations are linear, this is too much. If only the number of solutions is asked for and a graph is given, count the common points.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'At which values of $x$ do the graphs of $y = 2x^2 + 3x - 4$ and $y = x^2 + 2x + 8$ meet?',
      covers: ['algebra-2/two-parabolas'],
      steps: [
        { do: 'Set equal: $2x^2 + 3x - 4 = x^2 + 2x + 8$.', why: 'Where the graphs meet, the heights are equal.' },
        {
          do: 'Bring everything to one side: $x^2 + x - 12 = 0$.',
          why: 'What crosses over changes its sign: $-4 - 8 = -12$.',
        },
        {
          do: 'Factor: $(x + 4)(x - 3) = 0$, so $x = -4$ or $x = 3$.',
          why: 'The solutions have the opposite signs of the numbers in the factors.',
        },
      ],
      answer: solutions([-4, 3]),
      check: () => solutions(wholes.filter((x) => 2 * x * x + 3 * x - 4 === x * x + 2 * x + 8)),
    },
    {
      level: 'Next',
      asks: 'At which points does the line $y = x - 2$ meet the circle $x^2 + y^2 = 20$?',
      covers: ['algebra-2/circle-and-line'],
      steps: [
        { do: 'Substitute: $x^2 + (x - 2)^2 = 20$.', why: 'The line says what $y$ is. Keep the parentheses.' },
        {
          do: 'Square: $x^2 + x^2 - 4x + 4 = 20$, so $2x^2 - 4x - 16 = 0$.',
          why: '$(x - 2)^2$ has the middle term $-4x$, and $(-2)^2$ is $+4$.',
        },
        {
          do: 'Divide by 2 and factor: $x^2 - 2x - 8 = (x - 4)(x + 2) = 0$, so $x = 4$ or $x = -2$.',
          why: 'Smaller numbers factor more easily.',
        },
        {
          do: 'Partners from the line: $4 - 2 = 2$ and $-2 - 2 = -4$. The points are $(-2, -4)$ and $(4, 2)$.',
          why: 'From the circle you would get $\\pm$ and false points. Test: $16 + 4 = 20$ both times.',
        },
        {
          do: 'Where did this go wrong? Keiko has $2x^2 - 16 = 0$ after squaring. The middle term $-4x$ is missing: Keiko squared term by term.',
          why: 'With $-2x$, the factor 2 would be missing.',
          covers: ['algebra-2/substitution-into-a-square-mistake'],
        },
      ],
      answer: pointSet([
        [-2, -4],
        [4, 2],
      ]),
      check: () => pointSet(wholes.filter((x) => x * x + (x - 2) ** 2 === 20).map((x) => [x, x - 2] as const)),
    },
    {
      level: 'Exam level',
      asks: 'How many solutions does the system $x^2 + y^2 = 16$, $y = x^2 - 4$ have?',
      covers: ['algebra-2/circle-and-parabola-count', 'algebra-2/system-of-squares'],
      steps: [
        {
          do: 'The parabola says $x^2 = y + 4$. Into the circle: $y + 4 + y^2 = 16$.',
          why: 'Replace the square $x^2$ as a whole. In a system such as $x^2 + y^2 = 34$, $2x^2 - y^2 = -7$ you would add instead: $3x^2 = 27$, so $x = \\pm 3$.',
        },
        {
          do: '$y^2 + y - 12 = 0$, so $(y - 3)(y + 4) = 0$: $y = 3$ or $y = -4$.',
          why: 'These are heights, not yet points.',
        },
        {
          do: '$y = 3$: $x^2 = 7$, two values of $x$. $y = -4$: $x^2 = 0$, one value.',
          why: 'A positive square has two roots, 0 has one, a negative number none.',
        },
        {
          do: 'Together there are 3 solutions.',
          why: 'The parabola touches the circle at its lowest point $(0, -4)$ and cuts it twice higher up.',
        },
      ],
      answer: num(3),
      check: () => {
        const heights = wholes.filter((y) => y + 4 + y * y === 16)
        return num(heights.reduce((n, y) => n + (y + 4 > 0 ? 2 : y + 4 === 0 ? 1 : 0), 0))
      },
    },
    {
      level: 'Exam level',
      asks: 'Freya fences a rectangular garden with 34 feet of fence. Its area is 60 square feet. How long is the longer side, in feet?',
      covers: ['algebra-2/rectangle-from-area-and-perimeter'],
      steps: [
        {
          do: 'Sides $x$ and $y$: $2x + 2y = 34$, so $x + y = 17$. Area: $xy = 60$.',
          why: 'The fence goes around: half of it is one length and one width.',
        },
        { do: 'Substitute $y = 17 - x$: $x(17 - x) = 60$.', why: 'One unknown is left.' },
        {
          do: '$x^2 - 17x + 60 = 0$, so $(x - 12)(x - 5) = 0$.',
          why: 'Two numbers with the product 60 <em>and</em> the sum 17. A pair such as 10 and 6 fits only one of the two.',
        },
        {
          do: 'The sides are 12 and 5 feet; the longer one is 12.',
          why: 'Test: $2 \\cdot 12 + 2 \\cdot 5 = 34$ and $12 \\cdot 5 = 60$.',
        },
      ],
      answer: num(12),
      check: () => num(Math.max(...wholes.filter((x) => x > 0 && x * (17 - x) === 60))),
    },
  ],
  tryIt: {
    asks: 'At which points does the line $y = x + 3$ meet the circle $x^2 + y^2 = 29$?',
    steps: [
      {
        ask: 'Substitute and square. Which equation do you get?',
        like: 1,
        answer: { choose: ['$2x^2 + 6x + 9 = 29$', '$2x^2 + 9 = 29$', '$2x^2 + 3x + 9 = 29$'] },
        slips: [
          { choice: 1, says: 'The middle term of $(x + 3)^2$ is missing.' },
          { choice: 2, says: 'The middle term comes twice: $2 \\cdot 3x$.' },
        ],
        done: '$x^2 + x^2 + 6x + 9 = 29$, so $2x^2 + 6x - 20 = 0$.',
      },
      {
        ask: 'Divide by 2 and factor. What is the positive solution?',
        like: 2,
        answer: { typed: num(2) },
        slips: [
          {
            typed: num(5),
            says: 'A factor with a plus is 0 at a negative number.',
            misconception: 'a2-sys-loses-a-sign',
          },
        ],
        done: '$x^2 + 3x - 10 = (x + 5)(x - 2) = 0$, so $x = -5$ or $x = 2$',
      },
      {
        ask: 'What are the points?',
        like: 3,
        answer: { choose: ['$(-5, -2)$ and $(2, 5)$', '$(-5, 2)$ and $(2, 5)$', '$(-2, -5)$ and $(5, 2)$'] },
        slips: [
          { choice: 1, says: 'Put $-5$ into the line: $-5 + 3$.', misconception: 'a2-sys-loses-a-sign' },
          {
            choice: 2,
            says: 'The coordinates are exchanged. $x$ comes first.',
            misconception: 'a2-sys-swaps-coordinates',
          },
        ],
        done: '$-5 + 3 = -2$ and $2 + 3 = 5$: $(-5, -2)$ and $(2, 5)$.',
      },
    ],
    answer: pointSet([
      [-5, -2],
      [2, 5],
    ]),
    check: () => pointSet(wholes.filter((x) => x * x + (x + 3) ** 2 === 29).map((x) => [x, x + 3] as const)),
  },
  trap: '<p>Squaring term by term: $(x + 1)^2$ is $x^2 + 2x + 1$, not $x^2 + 1$. And find $y$ from the line, not from the circle: a root would bring in points that are not on the line.</p>',
  check: '<p>Put every point into both equations. A rough sketch shows how many points there can be.</p>',
  mends: {
    'a2-sys-loses-a-sign': [0, 1],
    'a2-sys-swaps-coordinates': [1, 3],
    'a2-sys-names-an-error-without-testing': [1, 4],
    'a2-sys-forgets-the-root': [2, 2],
    'a2-sys-miscounts-common-points': [2, 2],
    'a2-sys-forgets-to-halve': [3, 0],
    'a2-sys-guesses-a-factor-pair': [3, 2],
    'a2-sys-gives-another-letter': [3, 3],
    'a2-sys-mirrors-one-point': [1, 3],
    'a2-sys-reads-the-factors-for-zeros': [0, 2],
    'a2-sys-splits-the-sum-evenly': [3, 2],
    'a2-sys-gives-one-solution': [0, 2],
    'a2-sys-counts-two-for-each-height': [2, 2],
    'a2-sys-counts-heights': [2, 1],
  },
})
