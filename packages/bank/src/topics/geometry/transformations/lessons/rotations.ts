import { drawing, g, lesson, num, point, text, xy } from '#kit'

const turns = drawing(
  {
    alt: "Segments from O to P, P' and P'' on a grid, each a quarter turn counterclockwise from the one before: P at (4, 2), P' at (−2, 4), P'' at (−4, −2).",
    at: { O: [0, 0], P: [4, 2], "P'": [-2, 4], "P''": [-4, -2] },
    height: 280,
  },
  [
    g.grid([-6, 6], [-4, 6]),
    g.seg('OP'),
    g.seg("OP'", '', { accent: true }),
    g.seg("OP''", '', { accent: true }),
    g.right("POP'"),
    g.right("P'OP''"),
    g.dots("PP'P''"),
  ],
)

const turnedTriangle = drawing(
  {
    alt: "Triangles ABC and A'B'C' on a grid: A at (1, 2), B at (5, 3), C at (2, 5), A' at (2, −1), B' at (3, −5), C' at (5, −2).",
    at: { A: [1, 2], B: [5, 3], C: [2, 5], "A'": [2, -1], "B'": [3, -5], "C'": [5, -2] },
    height: 300,
  },
  [g.grid([-2, 7], [-6, 6]), g.polygon('ABC', { fill: true }), g.polygon("A'B'C'", { accent: true })],
)

/** The point turned around a center by so many degrees counterclockwise, by angles and distances. */
const turn = (
  p: readonly [number, number],
  deg: number,
  c: readonly [number, number] = [0, 0],
): readonly [number, number] => {
  const now = (Math.atan2(p[1] - c[1], p[0] - c[0]) * 180) / Math.PI
  const [x, y] = xy.polar(c, xy.distance(p, c), now + deg)
  return [Math.round(x), Math.round(y)]
}

export const rotations = lesson({
  idea: '<p>A rotation turns the whole plane around one point, the center. Every point keeps its distance from the center, and every point turns by the same angle.</p><p>A quarter turn does something simple on a grid. In the figure, from $O$ to $P$ it is 4 to the right and 2 up. After a quarter turn counterclockwise, “right” has become “up” and “up” has become “left”: it is 4 up and 2 to the left. The steps change places, and one of them changes its sign.</p>',
  figure: turns,
  words: [
    { word: 'center of rotation', meaning: 'The point that stays where it is.' },
    {
      word: 'counterclockwise',
      meaning: 'Against the hands of a clock: from the positive $x$-axis toward the positive $y$-axis.',
    },
    { word: 'clockwise', meaning: 'With the hands of a clock.' },
    { word: 'quadrant', meaning: 'One of the four parts of the plane between the axes.' },
  ],
  rule: '<p>About the origin:</p><ul><li>90° counterclockwise: $(x, y) \\to (-y, x)$</li><li>180°: $(x, y) \\to (-x, -y)$</li><li>90° clockwise: $(x, y) \\to (y, -x)$</li></ul><p>270° one way is 90° the other way. Around another center: take the steps from the center, turn them, and start at the center again.</p>',
  use: '<p>A figure keeps its size and its orientation, but points in another direction.</p>',
  avoid: '<p>If the vertices run clockwise in one figure and counterclockwise in the other, it is a reflection.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'Triangle $ABC$ is rotated by $90^\\circ$ counterclockwise about the origin. What are the coordinates of the image of $B(5, 2)$?',
      covers: ['geometry/rotation-image'],
      steps: [
        { do: 'Swap the coordinates: 2 and 5.', why: 'A quarter turn makes “across” of “up.”' },
        { do: 'The first one changes its sign: $(-2, 5)$.', why: 'Counterclockwise: $(x, y) \\to (-y, x)$.' },
        {
          do: 'Test the quadrant: $B$ lies upper right; a quarter turn counterclockwise leads to the upper left. $(-2, 5)$ lies there.',
          why: 'A sketch decides about the sign when the rule is forgotten.',
        },
      ],
      answer: point(-2, 5),
      check: () => point(...turn([5, 2], 90)),
    },
    {
      level: 'Next',
      asks: "A rotation by $270^\\circ$ counterclockwise about the origin took $P$ onto $P'(4, 3)$. What are the coordinates of $P$?",
      covers: ['geometry/rotation-in-one-turn', 'geometry/rotation-original'],
      steps: [
        { do: '270° counterclockwise is the same as 90° clockwise.', why: 'Together they make a full turn, 360°.' },
        {
          do: "The way back is 90° counterclockwise: turn $P'$ this way.",
          why: 'Clockwise once more would lead further away from $P$.',
        },
        {
          do: 'Swap: 3 and 4. Counterclockwise, the first one changes its sign: $P$ is $(-3, 4)$.',
          why: '$(x, y) \\to (-y, x)$. A quarter turn changes one sign, not both.',
        },
        {
          do: "Test: forward, $P(-3, 4)$ lies upper left; a quarter turn clockwise leads to the upper right, where $P'(4, 3)$ lies.",
          why: 'The distance from the origin is 5, before and after.',
        },
        {
          do: 'Two turns in a row: $210^\\circ$ clockwise and $70^\\circ$ counterclockwise are $140^\\circ$ clockwise, or $360^\\circ - 140^\\circ = 220^\\circ$ counterclockwise.',
          why: 'Opposite turns are subtracted. What is missing to a full turn leads there from the other side.',
        },
      ],
      answer: point(-3, 4),
      check: () => point(...turn([4, 3], -270)),
    },
    {
      level: 'Exam level',
      asks: `${turnedTriangle}<p>Carlos says: “A rotation by $90^\\circ$ clockwise about the origin takes triangle $ABC$ onto triangle $A'B'C'$.” Uma says: “$AB$ and $A'B'$ are parallel.” Who is right?</p>`,
      covers: ['geometry/rotation-which-one', 'geometry/rotation-claims'],
      steps: [
        {
          do: 'Test a vertex: $A(1, 2)$ goes to $(2, -1)$. Swapped, and the second sign changed: 90° clockwise.',
          why: 'Counterclockwise it would be $(-2, 1)$, by a half turn $(-1, -2)$.',
        },
        {
          do: 'The others agree: $B(5, 3)$ to $(3, -5)$, $C(2, 5)$ to $(5, -2)$. Carlos is right.',
          why: 'The vertices run counterclockwise in both, so it is no reflection.',
        },
        {
          do: "$AB$ goes 4 across and 1 up, $A'B'$ goes 1 across and 4 down: perpendicular, not parallel. Only Carlos is right.",
          why: 'A quarter turn makes every segment perpendicular to its image; only a half turn keeps it parallel.',
        },
      ],
      answer: text('Only Carlos is right.'),
      check: () => {
        const [a, b, c] = [turn([1, 2], -90), turn([5, 3], -90), turn([2, 5], -90)].map(String)
        return text(
          a === '2,-1' && b === '3,-5' && c === '5,-2' && 4 * 1 + 1 * -4 === 0
            ? 'Only Carlos is right.'
            : 'Somebody else.',
        )
      },
    },
    {
      level: 'Exam level',
      asks: 'Point $P(6, 3)$ is rotated by $90^\\circ$ counterclockwise around the point $C(2, 1)$. What are the coordinates of its image?',
      covers: ['geometry/rotation-around-a-point'],
      steps: [
        {
          do: 'Steps from the center: $6 - 2 = 4$ across and $3 - 1 = 2$ up.',
          why: 'The rules hold for steps from the center, not for the coordinates themselves.',
        },
        { do: 'Turn the steps: $(4, 2)$ becomes $(-2, 4)$.', why: '$(x, y) \\to (-y, x)$.' },
        {
          do: 'Start at the center again: $2 - 2 = 0$ and $1 + 4 = 5$. The image is $(0, 5)$.',
          why: 'Test: it is as far from $C$ as before, steps of 2 and 4.',
        },
      ],
      answer: point(0, 5),
      check: () => point(...turn([6, 3], 90, [2, 1])),
    },
  ],
  tryIt: {
    asks: "A rotation by $90^\\circ$ counterclockwise about the origin took $P$ onto $P'(2, -5)$. What are the coordinates of $P$?",
    steps: [
      {
        ask: "The way back is a quarter turn clockwise. $P'$ lies in the lower right quadrant. Where did $P$ lie?",
        like: 1,
        answer: { choose: ['to the lower left', 'to the upper right', 'to the upper left'] },
        slips: [
          {
            choice: 1,
            says: 'That is counterclockwise, the same way once more. The hands of a clock go from lower right to lower left.',
            misconception: 'geo-trans-rotates-the-wrong-way',
          },
          { choice: 2, says: 'That is a half turn.', misconception: 'geo-trans-wrong-angle-of-rotation' },
        ],
        done: 'Back, clockwise, from the lower right to the lower left: both coordinates of $P$ are negative.',
      },
      {
        ask: 'What is the $x$-coordinate of $P$?',
        like: 2,
        answer: { typed: num(-5) },
        slips: [
          {
            typed: num(5),
            says: 'To the lower left, $x$ must be negative.',
            misconception: 'geo-trans-rotates-the-wrong-way',
          },
          {
            typed: num(-2),
            says: 'The coordinates must be swapped first.',
            misconception: 'geo-trans-swaps-coordinates-wrongly',
          },
        ],
        done: "The $y$ of $P'$, $-5$, moves to the first place.",
      },
      {
        ask: 'Where is $P$?',
        answer: { choose: ['$(-5, -2)$', '$(-5, 2)$', '$(5, 2)$'] },
        slips: [
          {
            choice: 1,
            says: 'Swapped without a change of sign: that is the reflection across $y = x$.',
            misconception: 'geo-trans-reflection-for-rotation',
          },
          {
            choice: 2,
            says: 'That is the quarter turn counterclockwise, the same way once more.',
            misconception: 'geo-trans-rotates-the-wrong-way',
          },
        ],
        done: '$(x, y) \\to (y, -x)$ gives $(-5, -2)$.',
      },
    ],
    answer: point(-5, -2),
    check: () => point(...turn([2, -5], -90)),
  },
  trap: '<p>Turning the wrong way. $(3, 1)$ turned by 90° counterclockwise is $(-1, 3)$; clockwise it is $(1, -3)$. First say in which quadrant the image lies.</p>',
  check:
    '<p>The image has the same distance from the center, in the expected quadrant. Two quarter turns must change both signs.</p>',
  mends: {
    'geo-trans-changes-both-signs': [1, 2],
    'geo-trans-swaps-coordinates-wrongly': [0, 0],
    'geo-trans-rotates-the-wrong-way': [0, 2],
    'geo-trans-wrong-angle-of-rotation': [1, 0],
    'geo-trans-reflection-for-rotation': [2, 1],
    'geo-trans-ignores-the-center': [3, 0],
    'geo-trans-accepts-a-false-claim': [2, 2],
    'geo-trans-rejects-a-true-claim': [2, 1],
    'geo-trans-judges-one-claim-only': [2, 2],
    'geo-trans-forgets-to-return': [3, 2],
    'geo-trans-leaves-out-a-step': [1, 4],
  },
})
