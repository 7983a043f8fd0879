import { curve, dot, lesson, note, num, plane, straight } from '#kit'

/** The whole numbers from −100 to 100 for which it holds, the least first. */
const all = (holds: (x: number) => boolean): number[] => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds)

export const nonlinearSystems = lesson({
  idea: '<p>A solution of a system is a point that lies on both graphs. Where a line and a parabola meet, they have the same height. So you may set the two right sides equal, and one unknown is gone.</p><p>What is left is a quadratic equation. It has two, one, or no real solutions, and so the line cuts the parabola twice, touches it once, or misses it.</p>',
  figure: plane(
    {
      alt: 'A parabola that opens upward and three parallel lines. The upper line meets it twice, marked two; the middle line touches it at one point, marked one; the lower line misses it, marked none.',
      x: [-4, 5],
      y: [-4, 10],
      xStep: 1,
      yStep: 1,
      xEvery: 3,
      yEvery: 5,
      height: 290,
    },
    [
      curve((x) => x * x),
      straight(2, 3, { plain: true }),
      straight(2, -1, { plain: true }),
      straight(2, -4, { plain: true, dash: true }),
      dot(-1, 1),
      dot(3, 9),
      dot(1, 1),
      note(-2.8, -2.2, 'two', { anchor: 'end' }),
      note(-1.3, -3.2, 'one', { anchor: 'end' }),
      note(1.2, -2.6, 'none', { anchor: 'start' }),
    ],
  ),
  words: [
    { word: 'system', meaning: 'Two equations that must be true for the same pair $(x, y)$.' },
    { word: 'point of intersection', meaning: 'A point on both graphs; its coordinates are a solution of the system.' },
    { word: 'tangent', meaning: 'A line that touches the parabola at exactly one point.' },
    { word: 'discriminant', meaning: 'The number $b^2 - 4ac$: it tells how many points there are.' },
  ],
  rule: '<ol><li>Set the right sides equal.</li><li>Bring everything to one side: $ax^2 + bx + c = 0$.</li><li>Solve it, or judge $b^2 - 4ac$: positive, two points; zero, one; negative, none.</li><li>For the height, put your result into the line.</li></ol>',
  use: '<p>Use it when one equation is linear and the other quadratic, and for the words “intersect,” “meet,” “exactly one solution.”</p>',
  avoid:
    '<p>If both equations are linear, eliminate instead. If no constant is unknown, graph both on the calculator and click the points. If the line is horizontal, you only need the vertex.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>The graphs of a linear and a quadratic equation are shown.</p>${plane(
        {
          alt: 'A parabola that opens upward and a straight line, with two marked common points. The common points have the x-coordinates −1 and 3; the line crosses the y-axis at 1 and has slope 1.',
          x: [-6, 6],
          y: [-6, 6],
          height: 280,
        },
        [curve((x) => x * x - x - 2), straight(1, 1, { plain: true }), dot(-1, 0), dot(3, 4)],
      )}<p>The solutions of the system are $(x_1, y_1)$ and $(x_2, y_2)$. What is the value of $y_1 + y_2$?</p>`,
      covers: ['sat-math/nonlinear-system-graph'],
      steps: [
        { do: 'Read the common points: $(-1, 0)$ and $(3, 4)$.', why: 'Only points on both graphs are solutions.' },
        {
          do: 'The heights are 0 and 4.',
          why: 'The question asks for second coordinates. The first ones, $-1$ and 3, are a trap.',
        },
        { do: '$y_1 + y_2 = 0 + 4 = 4$', why: 'Both points count, not only the one on the right.' },
      ],
      answer: num(4),
      check: () => num(all((x) => x * x - x - 2 === x + 1).reduce((sum, x) => sum + x + 1, 0)),
    },
    {
      level: 'Next',
      asks: '<p>$y = x^2 - 2x - 5$<br>$y = x + 5$</p><p>The ordered pair $(x, y)$ is a solution of the given system with $x \\gt 0$. What is the value of $y$?</p>',
      covers: ['sat-math/nonlinear-system-value', 'sat-math/curve-at-a-vertical-line'],
      steps: [
        {
          do: 'Set the right sides equal: $x^2 - 2x - 5 = x + 5$.',
          why: 'At a common point both have the same height.',
        },
        { do: 'Bring all to the left: $x^2 - 3x - 10 = 0$.', why: 'Subtract $x$ and 5 on both sides: $-5 - 5 = -10$.' },
        {
          do: 'Factor: $(x - 5)(x + 2) = 0$, so $x = 5$ or $x = -2$. The condition picks 5.',
          why: 'The other solution belongs to the other point.',
        },
        {
          do: 'Put 5 into the line: $y = 5 + 5 = 10$.',
          why: 'The 5 is only the first coordinate. The line is the easier equation; the parabola gives $25 - 10 - 5 = 10$ too.',
        },
      ],
      answer: num(10),
      check: () => num(5 + (all((x) => x > 0 && x * x - 2 * x - 5 === x + 5)[0] ?? 0)),
    },
    {
      level: 'Exam level',
      asks: '<p>$y = x^2 - 4x + 14$<br>$y = 2x + k$</p><p>In the given system, $k$ is a constant. The system has exactly one real solution. What is the value of $k$?</p>',
      covers: [
        'sat-math/nonlinear-system-one-point',
        'sat-math/nonlinear-system-count',
        'sat-math/tangent-line-slope',
        'sat-math/tangent-leading-constant',
      ],
      steps: [
        {
          do: 'Set equal and bring all to the left: $x^2 - 6x + 14 - k = 0$.',
          why: 'Treat $14 - k$ as the constant $c$.',
        },
        { do: 'One solution means discriminant 0: $36 - 4(14 - k) = 0$.', why: 'Do not leave out the factor 4.' },
        {
          do: 'So $4(14 - k) = 36$, $14 - k = 9$, and $k = 14 - 9 = 5$.',
          why: 'The line is then a tangent of the parabola.',
        },
        {
          do: 'To <em>count</em> solutions for a given $k$, put it in: for 8 the discriminant is $36 - 24 = 12$, two solutions; for 2 it is $36 - 48 = -12$, none.',
          why: 'Only its sign matters. A line and a parabola never have infinitely many points in common.',
        },
      ],
      answer: num(5),
      check: () => {
        const points = (k: number) => all((x) => x * x - 4 * x + 14 === 2 * x + k)
        // The line touches where the gap is never negative and 0 once.
        return num(all((k) => points(k).length === 1 && all((x) => x * x - 6 * x + 14 - k < 0).length === 0)[0] ?? 0)
      },
    },
    {
      level: 'Exam level',
      asks: 'In the $xy$-plane, the line $y = w$, where $w$ is a constant, meets the graph of $y = 2x^2 - 12x + 23$ at exactly one point. What is the value of $w$?',
      covers: ['sat-math/nonlinear-system-horizontal', 'sat-math/horizontal-line-in-terms'],
      steps: [
        {
          do: 'A horizontal line meets a parabola once only at the vertex.',
          why: 'Higher it cuts both arms, lower it misses.',
        },
        {
          do: 'The vertex lies at $x = -\\frac{b}{2a} = \\frac{12}{4} = 3$.',
          why: 'Minus $-12$ is $+12$. This is a place, not yet a height.',
        },
        {
          do: 'Its height: $2 \\cdot 9 - 12 \\cdot 3 + 23 = 18 - 36 + 23 = 5$, so $w = 5$.',
          why: 'The 23 is the height at 0, where the graph crosses the vertical axis. The graphing calculator marks the vertex when you click the curve.',
        },
      ],
      answer: num(5),
      check: () => num(Math.min(...all(() => true).map((x) => 2 * x * x - 12 * x + 23))),
    },
  ],
  tryIt: {
    asks: '<p>$y = x^2 + x - 9$<br>$y = 3x - 1$</p><p>The ordered pair $(x, y)$ is a solution of the given system with $x \\gt 0$. What is the value of $y$?</p>',
    steps: [
      {
        ask: 'Set the right sides equal and bring all to the left. Which equation results?',
        like: 1,
        answer: { choose: ['$x^2 - 2x - 8 = 0$', '$x^2 + 4x - 10 = 0$', '$x^2 - 2x - 10 = 0$'] },
        slips: [
          {
            choice: 1,
            says: 'You added the right side. Moving a term across changes its sign.',
            misconception: 'sm-slips-on-a-sign',
          },
          { choice: 2, says: 'The constant: subtracting $-1$ adds 1.', misconception: 'sm-slips-on-a-sign' },
        ],
        done: '$x^2 - 2x - 8 = (x - 4)(x + 2) = 0$',
      },
      {
        ask: 'Which value of $x$ does the condition pick?',
        like: 2,
        answer: { typed: num(4) },
        slips: [
          {
            typed: num(-2),
            says: 'That is the other solution; it is not positive.',
            misconception: 'sm-reads-the-wrong-root',
          },
        ],
        done: '$x = 4$',
      },
      {
        ask: 'What is the value of $y$?',
        like: 3,
        answer: { typed: num(3 * 4 - 1) },
        slips: [
          {
            typed: num(4),
            says: 'That is the first coordinate. Put it into the line.',
            misconception: 'sm-stops-half-way',
          },
          { typed: num(-7), says: 'That belongs to the other point.', misconception: 'sm-reads-the-wrong-root' },
          { typed: num(13), says: 'The 1 is subtracted.', misconception: 'sm-slips-on-a-sign' },
        ],
        done: '$y = 3 \\cdot 4 - 1 = 11$. Test in the parabola: $16 + 4 - 9 = 11$.',
      },
    ],
    answer: num(11),
    check: () => num(3 * (all((x) => x > 0 && x * x + x - 9 === 3 * x - 1)[0] ?? 0) - 1),
  },
  trap: '<p>Stopping at the first coordinate. After solving the quadratic equation you know where the graphs meet, not how high. Read whether a place, a height, or a constant is asked.</p>',
  check:
    '<p>Put your pair into both equations. On the graphing calculator, both graphs must pass through your point; for “exactly one solution” the line must touch the curve, not cross it.</p>',
  mends: {
    'sm-doubles-for-squares': [3, 2],
    'sm-adds-the-other-coordinates': [0, 1],
    'sm-stops-half-way': [1, 3],
    'sm-reads-the-wrong-root': [1, 2],
    'sm-slips-on-a-sign': [1, 1],
    'sm-forgets-the-four': [2, 1],
    'sm-adds-the-square-back': [2, 2],
    'sm-misjudges-the-discriminant': [2, 3],
    'sm-counts-common-points-wrongly': [2, 3],
    'sm-takes-the-axis': [3, 1],
    'sm-keeps-the-constant': [3, 2],
    'sm-takes-another-coefficient': [2, 0],
    'sm-drops-the-parabolas-middle-term': [2, 0],
    'sm-adds-the-two-slopes': [2, 0],
    'sm-gives-the-point-of-contact': [2, 2],
    'sm-leaves-the-lines-constant-behind': [2, 0],
    'sm-turns-a-quotient-over': [2, 2],
    'sm-forgets-the-leading-coefficient': [3, 1],
  },
})
