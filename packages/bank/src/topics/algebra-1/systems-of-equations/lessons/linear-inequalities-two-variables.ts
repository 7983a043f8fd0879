import { dot, type Html, lesson, note, num, plane, point, region, straight, text } from '#kit'

const PLANE = { x: [-5, 5], y: [-5, 5], xStep: 1, yStep: 1, xEvery: 1, yEvery: 1 } as const

const common: Html = plane(
  {
    ...PLANE,
    alt: 'Coordinate plane. The solid line y = x − 2 and the dashed line y = −x + 4. The region above the solid line and below the dashed line is shaded. The point A = (−1, 1) lies in it. The point B = (4, 4) lies outside.',
  },
  [
    region([
      { a: -1, b: 1, c: -2 },
      { a: -1, b: -1, c: -4 },
    ]),
    straight(1, -2),
    straight(-1, 4, { dash: true }),
    dot(-1, 1, { label: 'A', at: 'nw' }),
    dot(4, 4, { label: 'B', plain: true }),
    note(0.4, -3.2, 'y = x − 2', { anchor: 'start' }),
    note(4.9, -1.8, 'y = −x + 4', { anchor: 'end' }),
  ],
)

const toRead: Html = plane(
  {
    ...PLANE,
    alt: 'Coordinate plane. A solid line through (0, 2) and (1, 1), shaded below it; a dashed line through (0, −4) and (1, −2), shaded above it.',
  },
  [
    region([
      { a: -1, b: -1, c: -2 },
      { a: -2, b: 1, c: -4 },
    ]),
    straight(-1, 2),
    straight(2, -4, { dash: true }),
  ],
)

const toTry: Html = plane(
  {
    ...PLANE,
    alt: 'Coordinate plane. A solid line through (0, 1) and (1, 2), shaded above it; a dashed line through (0, 4) and (1, 2), shaded below it.',
  },
  [
    region([
      { a: -1, b: 1, c: 1 },
      { a: -2, b: -1, c: -4 },
    ]),
    straight(1, 1),
    straight(-2, 4, { dash: true }),
  ],
)

export const linearInequalitiesTwoVariables = lesson({
  idea: '<p>The equation $y = x - 2$ is true on a line. The inequality $y \\ge x - 2$ is true on the line <em>and</em> everywhere above it: there $y$ is larger than the line’s height. So the solutions fill one side of the line, a half-plane.</p><p>In a system of inequalities a point has to satisfy all of them. Its solutions are the points where the half-planes overlap.</p>',
  figure: common,
  words: [
    { word: 'half-plane', meaning: 'All points on one side of a line.' },
    { word: 'boundary', meaning: 'The line at the edge of the shaded region.' },
    { word: 'strict inequality', meaning: 'One with $\\lt$ or $\\gt$: its boundary is dashed and does not belong.' },
    { word: 'at most, at least', meaning: 'A limit, written $\\le$; a goal, written $\\ge$.' },
  ],
  rule: '<ol><li>Draw the boundary: dashed for $\\lt$ and $\\gt$, solid for $\\le$ and $\\ge$.</li><li>With $y$ alone on the left, shade above for $\\gt$ and $\\ge$, below for $\\lt$ and $\\le$. In any other form, test a point.</li><li>In a system, keep only the part where all shadings overlap.</li></ol>',
  use: '<p>An inequality has two variables, a graph shows a shaded region, or a story has a limit and a goal.</p>',
  avoid:
    '<p>Do not trust the sign in $2x - y \\gt 1$: solving for $y$ divides by $-1$ and turns it around, $y \\lt 2x - 1$. If two conditions are equations, look for the crossing point instead.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Which point is a solution of $2x - 3y \\gt 4$: $(3, 1)$, $(5, 2)$ or $(2, -1)$?',
      covers: ['algebra-1/half-plane-point'],
      steps: [
        {
          do: 'Put $(3, 1)$ in: $2 \\cdot 3 - 3 \\cdot 1 = 3$. Is $3 \\gt 4$? No.',
          why: 'This point lies on the wrong side of the boundary.',
        },
        {
          do: 'Put $(5, 2)$ in: $2 \\cdot 5 - 3 \\cdot 2 = 4$. Is $4 \\gt 4$? No.',
          why: 'This point lies on the boundary, and a strict sign leaves the boundary out.',
        },
        {
          do: 'Put $(2, -1)$ in: $2 \\cdot 2 - 3 \\cdot (-1) = 4 + 3 = 7$, and $7 \\gt 4$ is true. The answer is $(2, -1)$.',
          why: 'Parentheses around the negative number keep you from subtracting 3.',
        },
      ],
      answer: point(2, -1),
      check: () => {
        const offered = [
          [3, 1],
          [5, 2],
          [2, -1],
        ] as const
        const [x, y] = offered.find(([a, b]) => b < (2 * a - 4) / 3) ?? [0, 0]
        return point(x, y)
      },
    },
    {
      level: 'Next',
      asks: `<p>The shaded region shows all solutions of a system. Which system is it?</p>${toRead}`,
      covers: ['algebra-1/half-plane-read', 'algebra-1/inequality-system-read'],
      steps: [
        {
          do: 'Take the solid line alone. It crosses the $y$-axis at 2 and falls 1 for each step: $y = -x + 2$.',
          why: 'Find the equation of the boundary first, with the right sign of the slope.',
        },
        {
          do: 'Below it is shaded, and it is solid: $y \\le -x + 2$.',
          why: 'Below means less. Solid means “or equal.”',
        },
        {
          do: 'Now the dashed line. It crosses at $-4$ and rises 2 for each step. Above it is shaded: $y \\gt 2x - 4$.',
          why: 'Above means greater. Dashed means strict.',
        },
        {
          do: 'Test a shaded point, $(0, 0)$: $0 \\le 2$ and $0 \\gt -4$ are true. The system is $y \\le -x + 2$ and $y \\gt 2x - 4$.',
          why: 'If one were false, its sign would point to the wrong side.',
        },
      ],
      answer: text('$y \\le -x + 2$ and $y \\gt 2x - 4$'),
      check: () => {
        const [x, y] = [0, 0]
        return text(`$y ${y < -x + 2 ? '\\le' : '\\ge'} -x + 2$ and $y ${y > 2 * x - 4 ? '\\gt' : '\\lt'} 2x - 4$`)
      },
    },
    {
      level: 'Exam level',
      asks: 'A theater club sells $x$ student tickets for \\$5 and $y$ adult tickets for \\$9. The room holds at most 80 people, and the club needs at least \\$500. Lena says: “$(30, 45)$ is a solution.” Omar says: “$(50, 40)$ is a solution.” Who is right?',
      covers: ['algebra-1/inequality-system-model', 'algebra-1/inequality-system-claims'],
      steps: [
        {
          do: 'Write the system. People: $x + y \\le 80$. Money: $5x + 9y \\ge 500$.',
          why: '“At most” is a limit, “at least” a goal. Prices belong to the money and not to the people.',
        },
        {
          do: 'Test Lena’s pair. $30 + 45 = 75$, not more than 80. $5 \\cdot 30 + 9 \\cdot 45 = 150 + 405 = 555$, at least 500. Both are true.',
          why: 'A solution has to satisfy both conditions.',
        },
        {
          do: 'Test Omar’s pair. $50 + 40 = 90$ is more than 80, so it fails. Only Lena is right.',
          why: 'One false condition is enough. The \\$610 does not help: 90 people do not fit.',
        },
      ],
      answer: text('Only Lena is right.'),
      check: () => {
        const fits = (x: number, y: number) => 80 - x - y >= 0 && 9 * y >= 500 - 5 * x
        return text(fits(30, 45) && !fits(50, 40) ? 'Only Lena is right.' : 'Somebody else.')
      },
    },
    {
      level: 'Exam level',
      asks: 'What is the greatest integer $k$ for which $(-3, k)$ is a solution of $4x + 5y \\lt 6$?',
      covers: ['algebra-1/half-plane-edge'],
      steps: [
        {
          do: 'Put the point in: $4 \\cdot (-3) + 5k \\lt 6$, so $-12 + 5k \\lt 6$.',
          why: 'The first coordinate replaces $x$, the second one $y$.',
        },
        {
          do: 'Add 12: $5k \\lt 18$. Divide by 5: $k \\lt 3.6$.',
          why: 'The 5 is positive, so the sign stays as it is.',
        },
        {
          do: 'The greatest integer below 3.6 is 3. Test: $-12 + 5 \\cdot 3 = 3$ works, $-12 + 5 \\cdot 4 = 8$ does not.',
          why: 'Do not round 3.6 up: 4 is on the wrong side.',
        },
      ],
      answer: num(3),
      check: () => {
        let k = -50
        while (4 * -3 + 5 * (k + 1) < 6) k++
        return num(k)
      },
    },
  ],
  tryIt: {
    asks: `<p>The shaded region shows all solutions of a system. Which system is it?</p>${toTry}`,
    steps: [
      {
        ask: 'Which condition belongs to the solid line?',
        like: 1,
        answer: { choose: ['$y \\ge x + 1$', '$y \\le x + 1$', '$y \\gt x + 1$'] },
        slips: [
          { choice: 1, says: 'That is the region below the line.', misconception: 'a1-half-plane-wrong-side' },
          { choice: 2, says: 'A solid line belongs to the solutions.', misconception: 'a1-half-plane-boundary' },
        ],
        done: '$y \\ge x + 1$: above, and solid',
      },
      {
        ask: 'Which condition belongs to the dashed line?',
        like: 2,
        answer: { choose: ['$y \\lt -2x + 4$', '$y \\lt 2x + 4$', '$y \\le -2x + 4$'] },
        slips: [
          { choice: 1, says: 'This line rises. The dashed one falls.', misconception: 'a1-half-plane-slope' },
          {
            choice: 2,
            says: 'A dashed line does not belong to the solutions.',
            misconception: 'a1-half-plane-boundary',
          },
        ],
        done: 'Together: $y \\ge x + 1$ and $y \\lt -2x + 4$. Test $(0, 2)$: $2 \\ge 1$ and $2 \\lt 4$.',
      },
    ],
    answer: text('$y \\ge x + 1$ and $y \\lt -2x + 4$'),
    check: () => {
      const [x, y] = [0, 2]
      return text(`$y ${y > x + 1 ? '\\ge' : '\\le'} x + 1$ and $y ${y < -2 * x + 4 ? '\\lt' : '\\gt'} -2x + 4$`)
    },
  },
  trap: '<p>Forgetting what the boundary does. A point on a dashed line is no solution; a point on a solid line is one. Whenever a test ends with two equal numbers, look at the sign again.</p>',
  check:
    '<p>Pick a point that is clearly inside the shading and put it into every inequality. All must be true. Then pick one outside: at least one must be false.</p>',
  mends: {
    'a1-half-plane-wrong-side': [1, 3],
    'a1-half-plane-boundary': [0, 1],
    'a1-half-plane-slope': [1, 0],
    'a1-half-plane-sign-slip': [0, 2],
    'a1-half-plane-swaps-signs': [1, 2],
    'a1-half-plane-same-sign-twice': [2, 0],
    'a1-half-plane-rounds-wrong': [3, 2],
    'a1-system-stops-before-dividing': [3, 1],
    'a1-system-swaps-totals': [2, 0],
    'a1-system-swaps-factors': [2, 0],
    'a1-system-accepts-untested': [2, 2],
    'a1-system-rejects-true': [2, 1],
    'a1-system-judges-one': [2, 2],
  },
})
