import { drawing, g, lesson, num, surd, surdSqrt, surdValue, text, xy } from '#kit'

/** The whole number whose square it is, found by trying. */
const sideOf = (area: number): number => Array.from({ length: 100 }, (_, x) => x).find((x) => x * x === area) ?? -1

const [A, B, C] = xy.sss(20, 13, 21)

export const pythagoreanTheorem = lesson({
  idea: '<p>Draw a square on each side of a right triangle. The two smaller squares together have exactly the area of the large one: in the figure, $9 + 16 = 25$.</p><p>So the theorem is about <em>areas</em>. To get from a side to its square, you multiply it by itself. To get back from the square to the side, you take the square root.</p>',
  figure: drawing(
    {
      alt: 'A right triangle with a square drawn on each of its sides.',
      at: {
        c: [0, 0],
        a: [4, 0],
        b: [0, 3],
        p: [0, -4],
        q: [4, -4],
        r: [-3, 0],
        s: [-3, 3],
        t: [7, 4],
        u: [3, 7],
        i: [2, -2],
        j: [-1.5, 1.5],
        k: [3.5, 3.5],
      },
      height: 300,
    },
    [
      g.polygon('cpqa', { fill: true }),
      g.polygon('crsb', { fill: true }),
      g.polygon('atub', { fill: true }),
      g.polygon('abc'),
      g.right('acb'),
      g.side('cb', '3', { from: 'a', as: 'The short leg' }),
      g.side('ca', '4', { from: 'b', as: 'The long leg' }),
      g.side('ab', '5', { from: 'c', as: 'The hypotenuse' }),
      g.tag('j', 'area 9', { as: 'The square on the short leg', towards: 90 }),
      g.tag('i', 'area 16', { as: 'The square on the long leg', towards: 90 }),
      g.tag('k', 'area 25', { as: 'The square on the hypotenuse', towards: 90 }),
    ],
  ),
  words: [
    { word: 'leg', meaning: 'One of the two sides that form the right angle.' },
    { word: 'hypotenuse', meaning: 'The side opposite the right angle. It is always the longest side.' },
    {
      word: 'Pythagorean triple',
      meaning: 'Three whole numbers that fit the theorem, such as 3, 4, 5 or 5, 12, 13.',
    },
    { word: 'obtuse triangle', meaning: 'A triangle with one angle greater than $90^\\circ$.' },
  ],
  rule: '<p>With legs $a$ and $b$ and hypotenuse $c$: $a^2 + b^2 = c^2$.</p><ol><li>Find the right angle. The side opposite it is $c$.</li><li>To find $c$, add the squares of the legs. To find a leg, subtract: $c^2 - a^2$.</li><li>Take the square root.</li></ol><p>The theorem also tests a triangle, with $c$ as its longest side. It is right if $c^2 = a^2 + b^2$, obtuse if $c^2$ is greater, and acute if $c^2$ is less.</p>',
  use: '<p>You know two sides of a right triangle and want the third. Look for hidden right angles: walls and ground, north and east, the diagonal of a rectangle, an altitude.</p>',
  avoid:
    '<p>If you know only one side and an acute angle, use sine, cosine or tangent. Without a right angle, the theorem finds no sides; draw an altitude to make right triangles.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A wire runs from the top of a 12-foot mast straight to a point on level ground, 9 feet from the foot of the mast. How many feet long is the wire?',
      covers: ['geometry/pythagorean-whole'],
      steps: [
        {
          do: 'Mast and ground form the right angle, so 12 and 9 are the legs. The wire is the hypotenuse $c$.',
          why: 'The wire lies opposite the right angle at the foot of the mast.',
        },
        {
          do: 'Square the legs and add: $9^2 + 12^2 = 81 + 144 = 225$.',
          why: 'Squares are added, not the sides. Nine squared is $9 \\cdot 9$, not $2 \\cdot 9$.',
        },
        {
          do: 'Take the root: $c = \\sqrt{225} = 15$. The wire is 15 feet long.',
          why: '225 is the area of the square on the wire. Test: $15 \\cdot 15 = 225$.',
        },
      ],
      answer: num(15),
      check: () => num(sideOf(81 + 144)),
    },
    {
      level: 'Next',
      asks: 'The hypotenuse of a right triangle is 9 and one leg is 3. What is the exact length of the other leg?',
      covers: ['geometry/pythagorean-root'],
      steps: [
        {
          do: 'Put the numbers in their places: $3^2 + b^2 = 9^2$.',
          why: 'The hypotenuse stands alone on its side of the equation.',
        },
        {
          do: 'Subtract: $b^2 = 9^2 - 3^2 = 81 - 9 = 72$.',
          why: 'The square on a leg is what is left of the large square.',
        },
        {
          do: 'Take the root: $b = \\sqrt{72} = \\sqrt{36 \\cdot 2} = 6\\sqrt{2}$.',
          why: '36 is the greatest perfect square that divides 72. Exact means: keep the root, do not round.',
        },
        {
          do: 'Test the size: $6\\sqrt{2}$ is about 8.5, less than 9.',
          why: 'A leg is always shorter than the hypotenuse.',
        },
      ],
      answer: surdValue(surd(0, 6, 2)),
      check: () => surdValue(surdSqrt((9 - 3) * (9 + 3))),
    },
    {
      level: 'Exam level',
      asks: `${drawing({ alt: 'Triangle ABC with the altitude CD', at: { A, B, C, D: xy.foot(C, A, B) }, height: 200 }, [g.polygon('ABC'), g.seg('CD', '12'), g.right('CDB'), g.side('CA', '13'), g.side('BC', '20')])}<p>In the figure, $CD$ is perpendicular to $AB$. What is the length of $AB$?</p>`,
      covers: ['geometry/pythagorean-two-triangles'],
      steps: [
        {
          do: 'The altitude makes two right triangles, $ADC$ and $BDC$. Their hypotenuses are 13 and 20.',
          why: 'The whole triangle $ABC$ has no right angle, so the theorem does not work there.',
        },
        {
          do: 'Left: $AD = \\sqrt{13^2 - 12^2} = \\sqrt{169 - 144} = \\sqrt{25} = 5$.',
          why: 'The hypotenuse is known, so you subtract.',
        },
        {
          do: 'Right: $DB = \\sqrt{20^2 - 12^2} = \\sqrt{400 - 144} = \\sqrt{256} = 16$.',
          why: 'Both triangles share the leg 12.',
        },
        {
          do: 'Put the parts together: $AB = 5 + 16 = 21$.',
          why: 'Each part alone is not what is asked. Go back to the question before you answer.',
        },
      ],
      answer: num(21),
      check: () => num(sideOf(13 ** 2 - 12 ** 2) + sideOf(20 ** 2 - 12 ** 2)),
    },
    {
      level: 'Exam level',
      asks: '<p>Three sticks of 9 inches, 12 inches and 7 inches form a triangle.</p><p>Lena says: “The triangle is obtuse.” Omar says: “If the sticks of 7 inches and 9 inches met at a right angle, the third side would be 16 inches long.”</p><p>Who is right?</p>',
      covers: ['geometry/pythagorean-classify', 'geometry/pythagorean-claims'],
      steps: [
        {
          do: 'Sort the sticks: 7, 9, 12. Since $7 + 9 = 16 \\gt 12$, there is a triangle.',
          why: 'Two sides must be longer together than the third. Otherwise they cannot meet.',
        },
        {
          do: 'Compare squares: $12^2 = 144$, and $7^2 + 9^2 = 49 + 81 = 130$. Since $144 \\gt 130$, the triangle is obtuse. Lena is right.',
          why: 'The longest side is too long for a right angle, so the angle opposite it is wider.',
        },
        {
          do: 'With a right angle, the third side is $\\sqrt{130} \\approx 11.4$ inches, not 16 inches. Only Lena is right.',
          why: 'Omar added the sides themselves.',
        },
        {
          do: 'Where did this go wrong? For the legs 7 and 9, Ida gets 32. Doubling instead of squaring leads there: $14 + 18 = 32$.',
          why: 'Without the root it would be 130. Only one mistake ends at 32.',
          covers: ['geometry/pythagorean-mistake'],
        },
      ],
      answer: text('Only Lena is right.'),
      check: () => {
        const cosine = (7 ** 2 + 9 ** 2 - 12 ** 2) / (2 * 7 * 9)
        const [lena, omar] = [cosine < 0, Math.hypot(7, 9) === 16]
        return text(lena && !omar ? 'Only Lena is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: 'The hypotenuse of a right triangle is 11 and one leg is 5. What is the exact length of the other leg, $b$?',
    steps: [
      {
        ask: 'Which equation fits?',
        answer: { choose: ['$5^2 + b^2 = 11^2$', '$5^2 + 11^2 = b^2$', '$5 + b = 11$'] },
        slips: [
          {
            choice: 1,
            says: 'Here $b$ is the hypotenuse. The side that stands alone must be the 11.',
            misconception: 'geo-takes-a-leg-for-the-hypotenuse',
          },
          {
            choice: 2,
            says: 'This adds the sides. The theorem adds the squares on them.',
            misconception: 'geo-adds-the-sides',
          },
        ],
        done: '$5^2 + b^2 = 11^2$: the hypotenuse 11 stands alone.',
      },
      {
        ask: 'What is $b^2$?',
        answer: { typed: num(11 ** 2 - 5 ** 2) },
        slips: [
          {
            typed: num(11 ** 2 + 5 ** 2),
            says: 'You added the squares. The 11 is the hypotenuse, so subtract.',
            misconception: 'geo-takes-a-leg-for-the-hypotenuse',
          },
          {
            typed: num(2 * 11 - 2 * 5),
            says: 'You doubled the sides. Squaring 11 means $11 \\cdot 11$.',
            misconception: 'geo-doubles-instead-of-squaring',
          },
        ],
        done: '$b^2 = 121 - 25 = 96$',
      },
      {
        ask: 'What is $b$ in simplest form?',
        answer: { choose: ['$4\\sqrt{6}$', '$16\\sqrt{6}$', '$96$'] },
        slips: [
          { choice: 1, says: '$96 = 16 \\cdot 6$ is right, but 16 comes out of the root as $\\sqrt{16}$.' },
          {
            choice: 2,
            says: 'That is $b^2$, the area of the square. Take its root.',
            misconception: 'geo-forgets-the-root',
          },
        ],
        done: '$b = \\sqrt{96} = \\sqrt{16 \\cdot 6} = 4\\sqrt{6} \\approx 9.8$, less than 11.',
      },
    ],
    answer: surdValue(surd(0, 4, 6)),
    check: () => surdValue(surdSqrt((11 - 5) * (11 + 5))),
  },
  trap: '<p>Adding when you should subtract. With hypotenuse 17 and leg 8, the other leg is $\\sqrt{17^2 - 8^2} = \\sqrt{225} = 15$. It is not $\\sqrt{17^2 + 8^2}$, which would be longer than the hypotenuse.</p>',
  check:
    '<p>Square all three sides: the two smaller squares must add up to the largest. The hypotenuse is longer than each leg, but shorter than both legs together.</p>',
  mends: {
    'geo-adds-the-sides': [0, 1],
    'geo-takes-a-leg-for-the-hypotenuse': [1, 0],
    'geo-forgets-the-root': [0, 2],
    'geo-doubles-instead-of-squaring': [0, 1],
    'geo-estimates-the-root': [0, 2],
    'geo-compares-sides-not-squares': [3, 1],
    'geo-finds-one-part-only': [2, 3],
    'geo-right-names-an-error-without-testing': [3, 3],
    'geo-right-accepts-a-false-claim': [3, 2],
    'geo-right-judges-one-claim-only': [3, 2],
    'geo-right-rejects-a-true-claim': [3, 1],
    'geo-roots-unsquared-sides': [1, 1],
    'geo-reverses-the-comparison': [3, 1],
    'geo-takes-the-right-test-for-existence': [3, 0],
    'geo-skips-the-triangle-inequality': [3, 0],
    'geo-subtracts-the-parts': [2, 3],
  },
})
