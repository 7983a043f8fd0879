import { drawing, frac, g, lesson, num, point } from '#kit'

const stretched = drawing(
  {
    alt: "Triangles ABC and A'B'C' on a grid, with rays from the origin O through the vertices: A at (2, 1), B at (4, 1), C at (2, 3), A' at (4, 2), B' at (8, 2), C' at (4, 6).",
    at: { O: [0, 0], A: [2, 1], B: [4, 1], C: [2, 3], "A'": [4, 2], "B'": [8, 2], "C'": [4, 6] },
    height: 290,
  },
  [
    g.grid([-1, 9], [-1, 7]),
    ...["OA'", "OB'", "OC'"].map((way) => g.seg(way, '', { dash: true, thin: true })),
    g.polygon('ABC', { fill: true }),
    g.polygon("A'B'C'", { accent: true }),
  ],
)

export const dilationsAndSymmetry = lesson({
  idea: '<p>A dilation moves every point straight away from a center, or straight toward it, so that all distances from the center are multiplied by one number, the scale factor. In the figure it is 2: each vertex of the image is twice as far from $O$. The shape stays; all lengths double.</p><p>Transformations can follow one another: the second one starts where the first one ended. And if a transformation takes a figure onto itself, the figure is symmetric: you see no difference between before and after.</p>',
  figure: stretched,
  words: [
    { word: 'dilation', meaning: 'Stretching or shrinking from a center by a scale factor.' },
    { word: 'scale factor', meaning: 'Length in the image divided by the same length in the original.' },
    { word: 'sequence', meaning: 'Several transformations, one after the other.' },
    { word: 'line of symmetry', meaning: 'A mirror line that takes a figure onto itself.' },
    { word: 'rotational symmetry', meaning: 'Some turn of less than 360° takes the figure onto itself.' },
  ],
  rule: '<ul><li>Dilation from the origin: $(x, y) \\to (kx, ky)$</li><li>Scale factor: $k = \\frac{\\text{image}}{\\text{original}}$. Perimeters grow by $k$, areas by $k^2$.</li><li>Sequence: finish the first step, then use its result.</li><li>A regular polygon with $n$ sides has $n$ lines of symmetry and falls on itself after each turn of $\\frac{360^\\circ}{n}$.</li></ul>',
  use: '<p>A figure grows or shrinks and keeps its shape; several moves are named in a row; or a figure is to be laid on itself.</p>',
  avoid:
    '<p>Slides, flips and turns keep every length: their scale factor is 1. For the area and volume of enlarged solids, see scaling.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Point $P(4, -3)$ is dilated from the origin by the scale factor 3. What are the coordinates of its image?',
      covers: ['geometry/dilation-image', 'geometry/dilation-from-a-point'],
      steps: [
        {
          do: 'Multiply the first coordinate: $3 \\cdot 4 = 12$.',
          why: 'The point moves to three times its distance. Multiply, do not add.',
        },
        {
          do: 'Multiply the second, too: $3 \\cdot (-3) = -9$. The image is $(12, -9)$.',
          why: 'Both steps from the center are stretched.',
        },
        {
          do: 'Test: from $(0, 0)$ over $(4, -3)$ you come straight to $(12, -9)$.',
          why: 'Center, point and image lie on one line. With another center, multiply the steps from it, and add them to it again.',
        },
        {
          do: 'From the center $(1, 1)$ the steps to $P$ are 3 and $-4$. Times 3, they are 9 and $-12$, so the image is $(1 + 9, 1 - 12) = (10, -11)$.',
          why: 'Multiply the steps, not the coordinates, and add them to the center.',
        },
      ],
      answer: point(12, -9),
      check: () => point(4 + 4 + 4, -3 - 3 - 3),
    },
    {
      level: 'Next',
      asks: 'Point $P(2, 5)$ is first reflected across the $x$-axis and then moved 3 units to the left and 6 units up. What are the coordinates of the final image?',
      covers: ['geometry/transformation-sequence'],
      steps: [
        {
          do: 'First the reflection: $(2, 5)$ goes to $(2, -5)$.',
          why: 'Across the $x$-axis the point moves down: the sign of $y$ changes.',
        },
        {
          do: 'Then the slide, from the <em>new</em> point: $2 - 3 = -1$ and $-5 + 6 = 1$.',
          why: 'Left is minus in $x$, up is plus in $y$.',
        },
        {
          do: 'The final image is $(-1, 1)$.',
          why: 'The other order would give $(-1, 11)$ first and then $(-1, -11)$. Order matters.',
        },
      ],
      answer: point(-1, 1),
      check: () => point(2 - 3, -5 + 6),
    },
    {
      level: 'Exam level',
      asks: 'A dilation takes square $ABCD$ with sides of 4 onto a square with sides of 10. Emeka works out the perimeter of the image and gets 100. Which mistake leads to this answer, and what is the scale factor?',
      covers: ['geometry/dilation-scale-factor', 'geometry/dilation-mistake'],
      steps: [
        {
          do: 'Divide image by original: $10 \\div 4 = \\frac{5}{2}$. The scale factor is $\\frac{5}{2}$.',
          why: 'More than 1 because the figure grew. $\\frac{4}{10}$ would lead back from the image. The difference 6 is no factor.',
        },
        {
          do: 'Perimeter of the image: $4 \\cdot 10 = 40$.',
          why: 'Or the old one, 16, times the factor: $16 \\cdot \\frac{5}{2} = 40$.',
        },
        {
          do: 'Emeka’s 100 is $10 \\cdot 10$: the area of the image was worked out.',
          why: 'Try the likely mistakes on the same numbers until one of them gives 100.',
        },
      ],
      answer: num(frac(5, 2)),
      // Perimeters have the same ratio as sides.
      check: () => num(frac(4 * 10, 4 * 4)),
    },
    {
      level: 'Exam level',
      asks: 'The smallest turn that takes a regular polygon onto itself is $36^\\circ$. How many lines of symmetry does the polygon have?',
      covers: ['geometry/symmetry-regular-polygon'],
      steps: [
        {
          do: 'Each vertex moves to the next one, and after a full turn all are back: $n \\cdot 36 = 360$.',
          why: 'A regular polygon looks the same from each of its vertices.',
        },
        { do: 'So $n = 360 \\div 36 = 10$: it has 10 sides.', why: 'The turn is 360° divided by the number of sides.' },
        {
          do: 'It has as many lines of symmetry as sides: 10.',
          why: 'Five run through opposite vertices, five through the midpoints of opposite sides. Do not count any twice.',
        },
      ],
      answer: num(10),
      check: () => num([...Array(60).keys()].find((n) => n * 36 === 360) ?? 0),
    },
  ],
  tryIt: {
    asks: 'Point $Q(-4, 3)$ is first reflected across the $y$-axis and then moved 2 units to the right and 7 units down. What are the coordinates of the final image?',
    steps: [
      {
        ask: 'Where is the point after the reflection?',
        answer: { choose: ['$(4, 3)$', '$(-4, -3)$', '$(4, -3)$'] },
        slips: [
          { choice: 1, says: 'That is the reflection across the $x$-axis.', misconception: 'geo-trans-wrong-axis' },
          {
            choice: 2,
            says: 'Both signs changed. One reflection across an axis changes one.',
            misconception: 'geo-trans-changes-both-signs',
          },
        ],
        done: 'Across the $y$-axis: $(4, 3)$.',
      },
      {
        ask: 'What is the final $x$-coordinate?',
        answer: { typed: num(4 + 2) },
        slips: [
          {
            typed: num(-2),
            says: 'You started from the old point. Go on from the reflected one.',
            misconception: 'geo-trans-wrong-order',
          },
          { typed: num(2), says: 'Right is plus: add 2.', misconception: 'geo-trans-moves-the-wrong-way' },
          {
            typed: num(-3),
            says: 'The 7 belongs to the other coordinate.',
            misconception: 'geo-trans-swaps-the-steps',
          },
        ],
        done: '$4 + 2 = 6$',
      },
      {
        ask: 'Where is the final image?',
        like: 1,
        answer: { choose: ['$(6, -4)$', '$(6, 10)$', '$(2, -4)$'] },
        slips: [
          {
            choice: 1,
            says: 'Down is minus in the second coordinate.',
            misconception: 'geo-trans-moves-the-wrong-way',
          },
          {
            choice: 2,
            says: 'This slides first and reflects last. Keep the order.',
            misconception: 'geo-trans-wrong-order',
          },
        ],
        done: '$3 - 7 = -4$, so the final image is $(6, -4)$.',
      },
    ],
    answer: point(6, -4),
    check: () => point(-(-4) + 2, 3 - 7),
  },
  trap: '<p>Dividing the wrong way around. From sides of 6 to sides of 2, the scale factor is $\\frac{2}{6} = \\frac{1}{3}$. A figure that shrinks has a factor less than 1.</p>',
  check:
    '<p>Apply the factor to a second length: it must give the matching length of the image. In a sequence, sketch the point after every step.</p>',
  mends: {
    'geo-trans-wrong-axis': [1, 0],
    'geo-trans-moves-the-wrong-way': [1, 1],
    'geo-trans-swaps-the-steps': [1, 1],
    'geo-trans-wrong-angle-of-rotation': [3, 1],
    'geo-trans-adds-the-factor': [0, 0],
    'geo-trans-inverts-the-factor': [2, 0],
    'geo-trans-wrong-order': [1, 2],
    'geo-trans-miscounts-symmetries': [3, 2],
    'geo-trans-names-an-error-without-testing': [2, 2],
    'geo-trans-scales-one-coordinate': [0, 1],
    'geo-trans-compares-areas': [2, 0],
    'geo-trans-leaves-out-a-step': [1, 1],
    'geo-trans-reflection-for-rotation': [1, 0],
    'geo-trans-changes-both-signs': [1, 0],
    'geo-trans-gives-turn-for-lines': [3, 2],
    'geo-trans-steps-from-the-wrong-point': [0, 3],
    'geo-trans-ignores-the-center': [0, 3],
    'geo-trans-gives-the-interior-angle': [3, 1],
  },
})
