import { drawing, g, type Html, lesson, num, point, text } from '#kit'

type XY = readonly [number, number]
type Tri = readonly [XY, XY, XY]

const at = (names: readonly string[], t: Tri): [string, XY][] => t.map((p, i) => [names[i] as string, p])
const where = (list: readonly [string, XY][]): string =>
  list.map(([n, [x, y]]) => `${n} at (${x}, ${y})`.replace(/-/g, '−')).join(', ')

/** Triangle ABC and its image, with the ways of the corners dashed. */
const moved = (t: Tri, image: Tri, ways = true): Html => {
  const all = [...at(['A', 'B', 'C'], t), ...at(["A'", "B'", "C'"], image)]
  return drawing(
    { alt: `Triangles ABC and A'B'C' on a grid: ${where(all)}.`, at: Object.fromEntries(all), height: 280 },
    [
      g.grid([-6, 6], [-2, 6]),
      g.polygon('ABC', { fill: true }),
      g.polygon("A'B'C'", { accent: true }),
      ...(ways ? ["AA'", "BB'", "CC'"].map((way) => g.seg(way, '', { dash: true, thin: true })) : []),
    ],
  )
}

const FIRST: Tri = [
  [1, 1],
  [5, 2],
  [2, 4],
]
const SEEN: Tri = [
  [1, 2],
  [5, 1],
  [3, 5],
]
const flipped = ([[a, b], [c, d], [e, f]]: Tri): Tri => [
  [-a, b],
  [-c, d],
  [-e, f],
]

/** Positive where the corners run counterclockwise. */
const sense = ([a, b, c]: Tri): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]))

export const translationsReflections = lesson({
  idea: '<p>A translation slides a figure: every point takes the same step across and the same step up or down. Nothing turns, nothing flips.</p><p>A reflection is a mirror. Every point goes straight across the mirror line and comes out just as far behind it. In the figure, the mirror is the $y$-axis: points move left and right, so only their $x$-coordinates change. Size and shape stay the same, but left and right change places, as in your own mirror image.</p>',
  figure: moved(FIRST, flipped(FIRST)),
  words: [
    { word: 'image', meaning: "Where a point or figure comes to lie; $A'$ is the image of $A$." },
    { word: 'translation', meaning: 'A slide: all points move by the same steps.' },
    { word: 'reflection', meaning: 'A flip across a line, the mirror line.' },
    {
      word: 'orientation',
      meaning: 'Whether the vertices run clockwise or counterclockwise. A reflection reverses it.',
    },
  ],
  rule: '<ul><li>Translation by $a$ across and $b$ up: $(x, y) \\to (x + a, y + b)$</li><li>Across the $x$-axis: $(x, y) \\to (x, -y)$</li><li>Across the $y$-axis: $(x, y) \\to (-x, y)$</li><li>Across the line $y = x$: $(x, y) \\to (y, x)$</li><li>Across another horizontal or vertical line: count the distance to it, and go as far again.</li></ul>',
  use: '<p>A figure keeps its size and is slid or mirrored on the plane.</p>',
  avoid:
    '<p>If a figure is turned, see rotations; if it grows or shrinks, see dilations. A half turn changes both signs; one reflection across an axis changes only one.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'The rule $(x, y) \\to (x + 5, y - 3)$ is applied to triangle $ABC$. Where does vertex $B(-4, 1)$ go?',
      covers: ['geometry/translation-image'],
      steps: [
        {
          do: 'Read the rule: 5 to the right, 3 down.',
          why: 'Plus in the first place is right, minus in the second is down.',
        },
        { do: 'Across: $-4 + 5 = 1$.', why: 'The first step belongs to $x$.' },
        { do: 'Down: $1 - 3 = -2$. So the image is $(1, -2)$.', why: 'The second step belongs to $y$.' },
      ],
      answer: point(1, -2),
      // One unit at a time.
      check: () => {
        let [x, y] = [-4, 1]
        for (let i = 0; i < 5; i++) x++
        for (let i = 0; i < 3; i++) y--
        return point(x, y)
      },
    },
    {
      level: 'Next',
      asks: 'The point $(-3, 5)$ is reflected across the $x$-axis. What are the coordinates of its image?',
      covers: ['geometry/reflection-image'],
      steps: [
        {
          do: 'The $x$-axis runs level, so the point goes straight down through it.',
          why: 'The way across a mirror is perpendicular to the mirror.',
        },
        { do: 'The first coordinate stays: $-3$.', why: 'Moving straight up or down does not change it.' },
        {
          do: 'The height 5 becomes $-5$: as far below as it was above. The image is $(-3, -5)$.',
          why: 'A reflection across the $x$-axis changes the sign of $y$, not of $x$.',
        },
      ],
      answer: point(-3, -5),
      check: () => point(-3, 2 * 0 - 5),
    },
    {
      level: 'Exam level',
      asks: 'On a floor plan a speaker stands at $(8, -1)$, and a mirror runs along the line $y = 2$. What is the $y$-coordinate of its mirror image?',
      covers: ['geometry/reflection-across-a-shifted-line', 'geometry/reflection-find-the-line'],
      steps: [
        {
          do: 'The line $y = 2$ is level, at height 2. The speaker moves straight up.',
          why: 'All points of this line have the height 2. It is not an axis, so no sign rule helps.',
        },
        { do: 'Distance to the mirror: $2 - (-1) = 3$.', why: 'From $-1$ to 2 there are three steps.' },
        {
          do: 'Go as far again behind it: $2 + 3 = 5$. The $y$-coordinate is 5.',
          why: 'Test: the mirror lies in the middle, $\\frac{-1 + 5}{2} = 2$. This mean also finds a mirror line from a point and its image.',
        },
      ],
      answer: num(5),
      check: () => num([...Array(40).keys()].map((n) => n - 20).find((y) => (y - 1) / 2 === 2) ?? 0),
    },
    {
      level: 'Exam level',
      asks: `${moved(SEEN, flipped(SEEN), false)}<p>Chloe says: “A reflection across the $y$-axis takes triangle $ABC$ onto triangle $A'B'C'$.” Farah says: “Both triangles have the same orientation.” Who is right?</p>`,
      covers: ['geometry/transformation-which-one', 'geometry/reflection-claims'],
      steps: [
        {
          do: 'Follow one vertex: $A(1, 2)$ goes to $(-1, 2)$. Its height stays, the sign of $x$ changes.',
          why: 'That is the rule of the $y$-axis. A translation would need the same step for all vertices.',
        },
        {
          do: 'Test the others: $B(5, 1)$ goes to $(-5, 1)$, $C(3, 5)$ to $(-3, 5)$. Chloe is right.',
          why: 'One vertex alone could deceive: $A$ could have been slid by 2.',
        },
        {
          do: "Walk from $A$ over $B$ to $C$: counterclockwise. From $A'$ over $B'$ to $C'$: clockwise. Only Chloe is right.",
          why: 'Every reflection reverses the orientation.',
        },
      ],
      answer: text('Only Chloe is right.'),
      check: () => text(sense(SEEN) === -sense(flipped(SEEN)) ? 'Only Chloe is right.' : 'Somebody else.'),
    },
  ],
  tryIt: {
    asks: 'The point $(4, -2)$ is reflected across the $y$-axis. What are the coordinates of its image?',
    steps: [
      {
        ask: 'In which direction does the point move?',
        answer: { choose: ['straight to the left', 'straight up', 'toward the origin and beyond'] },
        slips: [
          {
            choice: 1,
            says: 'Up would be across the $x$-axis. The $y$-axis stands upright.',
            misconception: 'geo-trans-wrong-axis',
          },
          {
            choice: 2,
            says: 'That is a half turn. A mirror takes points straight across.',
            misconception: 'geo-trans-changes-both-signs',
          },
        ],
        done: 'The $y$-axis stands upright, so the point moves straight to the left.',
      },
      {
        ask: 'What is its new $x$-coordinate?',
        answer: { typed: num(-4) },
        slips: [
          {
            typed: num(4),
            says: 'It was 4 to the right of the mirror; now it must be as far on the other side.',
            misconception: 'geo-trans-wrong-axis',
          },
          {
            typed: num(-2),
            says: 'You swapped the coordinates. That happens across the line $y = x$.',
            misconception: 'geo-trans-swaps-coordinates-wrongly',
          },
        ],
        done: 'From 4 it goes to $-4$.',
      },
      {
        ask: 'Where is the image?',
        answer: { choose: ['$(-4, -2)$', '$(-4, 2)$', '$(4, 2)$'] },
        slips: [
          { choice: 1, says: 'Both signs changed. The height stays.', misconception: 'geo-trans-changes-both-signs' },
          { choice: 2, says: 'That is the reflection across the $x$-axis.', misconception: 'geo-trans-wrong-axis' },
        ],
        done: 'The height $-2$ stays: $(-4, -2)$.',
      },
    ],
    answer: point(-4, -2),
    check: () => point(2 * 0 - 4, -2),
  },
  trap: '<p>Changing the wrong sign. “Across the $x$-axis” does not change $x$. The point moves up or down, so $y$ changes: $(2, 3)$ goes to $(2, -3)$.</p>',
  check:
    '<p>Sketch the point and the mirror. Point and image must be equally far from it, on a line that crosses it at a right angle.</p>',
  mends: {
    'geo-trans-wrong-axis': [1, 2],
    'geo-trans-middle-with-the-wrong-sign': [1, 2],
    'geo-trans-gives-the-shared-coordinate': [1, 2],
    'geo-trans-changes-both-signs': [1, 1],
    'geo-trans-moves-the-wrong-way': [0, 0],
    'geo-trans-swaps-the-steps': [0, 1],
    'geo-trans-ignores-the-position-of-the-line': [2, 0],
    'geo-trans-reflection-for-rotation': [3, 2],
    'geo-trans-accepts-a-false-claim': [3, 2],
    'geo-trans-rejects-a-true-claim': [3, 1],
    'geo-trans-judges-one-claim-only': [3, 2],
    'geo-trans-swaps-coordinates-wrongly': [1, 1],
    'geo-trans-leaves-out-a-step': [0, 2],
    'geo-trans-gives-the-step': [2, 2],
    'geo-trans-mixes-up-transformations': [3, 0],
  },
})
