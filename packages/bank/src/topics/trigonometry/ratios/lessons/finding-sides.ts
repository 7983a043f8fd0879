import { drawing, g, lesson, num, rightTriangle } from '#kit'
import { at, real, tenth } from '../../common.ts'

export const findingSides = lesson({
  idea: '<p>One side and one acute angle fix a right triangle, so the missing sides can be calculated.</p><p>The angle gives you a ratio of two sides, and the calculator knows its value. If one of the two sides is known, the ratio is an equation with one unknown. The skill lies in choosing the ratio that has <em>both</em>: the side you know and the side you want.</p>',
  figure: rightTriangle('ABC', 20 * at('sin', 35), 20 * at('cos', 35), {
    A: '35°',
    a: 'opposite',
    b: 'adjacent',
    c: 'hypotenuse',
  }),
  words: [
    { word: 'unknown', meaning: 'The side you look for, often called $x$.' },
    { word: 'angle of elevation', meaning: 'The angle from a horizontal line up to what you look at.' },
    { word: 'angle of depression', meaning: 'The angle from a horizontal line down to what you look at.' },
    { word: 'degree mode', meaning: 'The calculator setting in which sin 30 is 0.5.' },
  ],
  rule: '<ol><li>From the angle, name the side you know and the side you want: opposite, adjacent or hypotenuse.</li><li>Take the ratio that has both: sine (opposite, hypotenuse), cosine (adjacent, hypotenuse), tangent (opposite, adjacent).</li><li>Write the equation and solve it. If $x$ is on top, multiply. If $x$ is below, divide.</li></ol>',
  use: '<p>A right triangle, one acute angle, one side; another side is asked for.</p>',
  avoid:
    '<p>If two sides are known and no angle, use the Pythagorean theorem. Without a right angle, draw an altitude or use the law of sines or cosines.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${rightTriangle('ABC', 14 * at('sin', 38), 14 * at('cos', 38), { A: '38°', a: 'x', c: '14' })}<p>What is the value of $x$, to the nearest tenth?</p>`,
      covers: ['trigonometry/side-decimal'],
      steps: [
        {
          do: 'Name the sides from the angle of $38^\\circ$: $x$ is opposite, 14 is the hypotenuse.',
          why: 'The side of $x$ does not touch the angle. The 14 is across from the right angle.',
        },
        {
          do: 'Opposite and hypotenuse: use sine. $\\sin 38^\\circ = \\frac{x}{14}$.',
          why: 'The adjacent leg is neither known nor wanted, so cosine and tangent do not help.',
        },
        {
          do: 'Multiply both sides by 14: $x = 14 \\sin 38^\\circ \\approx 14 \\cdot 0.6157 \\approx 8.6$.',
          why: 'Degree mode: test that $\\sin 30$ shows 0.5.',
        },
      ],
      answer: tenth(8.6),
      // The adjacent leg first, then the Pythagorean theorem.
      check: () => tenth(Math.sqrt(14 ** 2 - (14 * at('cos', 38)) ** 2)),
    },
    {
      level: 'Next',
      asks: 'Amir plans a steel cable from the top of a 24-foot mast to level ground. It is to make an angle of $52^\\circ$ with the ground. Which expression gives the length of the cable, and how long is it to the nearest foot?',
      covers: ['trigonometry/side-expression', 'trigonometry/side-scenes'],
      steps: [
        {
          do: 'Sketch it: the mast is vertical, the cable slants. From the angle at the ground, the mast (24) is opposite and the cable ($x$) is the hypotenuse.',
          why: 'The mast and the ground form the right angle, so the cable is across from it.',
        },
        {
          do: 'Use sine: $\\sin 52^\\circ = \\frac{24}{x}$.',
          why: 'Put each length where its name stands.',
        },
        {
          do: 'Multiply by $x$: $x \\sin 52^\\circ = 24$. Divide by $\\sin 52^\\circ$: $x = \\frac{24}{\\sin 52^\\circ}$.',
          why: 'The unknown stood below, so you divide in the end.',
        },
        {
          do: 'Calculate: $x \\approx \\frac{24}{0.7880} \\approx 30$. The cable is about 30 feet long.',
          why: 'A hypotenuse must be longer than the mast. Multiplying would give 19.',
        },
      ],
      answer: num(30),
      check: () => num(Math.round(Math.hypot(24, 24 * at('tan', 38)))),
    },
    {
      level: 'Exam level',
      asks: 'In a right triangle, the leg adjacent to an angle of $30^\\circ$ is 12 inches long. What is the exact length of the hypotenuse, in inches?',
      covers: ['trigonometry/side-exact'],
      steps: [
        {
          do: 'Adjacent (12) and hypotenuse ($x$): use cosine. $\\cos 30^\\circ = \\frac{12}{x}$, so $x = \\frac{12}{\\cos 30^\\circ}$.',
          why: '“Exact” means that no calculator value is wanted: keep the root.',
        },
        {
          do: 'Put in $\\cos 30^\\circ = \\frac{\\sqrt{3}}{2}$: $x = 12 \\div \\frac{\\sqrt{3}}{2} = 12 \\cdot \\frac{2}{\\sqrt{3}} = \\frac{24}{\\sqrt{3}}$.',
          why: 'At 30° the cosine is the large value, because the adjacent leg is the long one. $\\frac{1}{2}$ belongs to the sine.',
        },
        {
          do: 'Multiply top and bottom by $\\sqrt{3}$: $x = \\frac{24\\sqrt{3}}{3}$, so the hypotenuse is $8\\sqrt{3}$ inches.',
          why: 'About 13.9, longer than the leg of 12.',
        },
      ],
      answer: real(8 * Math.sqrt(3)),
      // The short leg is half of the hypotenuse x, so x² − x²/4 = 144.
      check: () => real(Math.sqrt((144 * 4) / 3)),
    },
    {
      level: 'Exam level',
      asks: `<p>In triangle $ABC$, $CD$ is perpendicular to $AB$.</p>${drawing(
        {
          alt: 'Triangle ABC with the altitude CD to side AB',
          at: {
            A: [-10 * at('cos', 60), 0],
            B: [10 * at('sin', 60), 0],
            C: [0, 10 * at('sin', 60)],
            D: [0, 0],
          },
          height: 220,
        },
        [
          g.polygon('ABC'),
          g.seg('CD', '', { dash: true }),
          g.right('CDB'),
          g.side('CA', '10'),
          g.angle('BAC', '60°'),
          g.angle('CBA', '45°'),
        ],
      )}<p>What is the exact length of $BC$?</p>`,
      covers: ['trigonometry/side-shared-height', 'trigonometry/side-isosceles-base'],
      steps: [
        {
          do: 'In the left triangle, $CD$ is opposite $60^\\circ$ and 10 is the hypotenuse: $CD = 10 \\sin 60^\\circ = 10 \\cdot \\frac{\\sqrt{3}}{2} = 5\\sqrt{3}$.',
          why: 'The two triangles share $CD$, so start there.',
        },
        {
          do: 'In the right triangle, $CD$ is opposite $45^\\circ$ and $BC$ is the hypotenuse: $\\sin 45^\\circ = \\frac{5\\sqrt{3}}{BC}$.',
          why: 'The question asks for $BC$.',
        },
        {
          do: 'Divide: $BC = 5\\sqrt{3} \\div \\frac{\\sqrt{2}}{2} = \\frac{10\\sqrt{3}}{\\sqrt{2}}$.',
          why: 'The unknown stood below, so divide by the ratio.',
        },
        {
          do: 'Multiply top and bottom by $\\sqrt{2}$: $BC = \\frac{10\\sqrt{6}}{2}$, which is $5\\sqrt{6}$.',
          why: 'About 12.2, longer than $CD$.',
        },
        {
          do: 'In an isosceles triangle the altitude halves angle and base: with legs 18 and $50^\\circ$ between them, the base is $2 \\cdot 18\\sin 25^\\circ$.',
          why: 'Two equal right triangles.',
        },
      ],
      answer: real(5 * Math.sqrt(6)),
      // With 45° the right triangle has two equal legs.
      check: () => real(Math.sqrt(2 * (10 ** 2 - 5 ** 2))),
    },
  ],
  tryIt: {
    asks: 'A straight slide makes an angle of $35^\\circ$ with level ground. Its upper end is 4 feet above the ground. Which expression gives the length $x$ of the slide, and how long is it to the nearest foot?',
    steps: [
      {
        ask: 'Seen from the angle of $35^\\circ$, which sides are the height and the slide?',
        answer: {
          choose: ['Opposite and hypotenuse', 'Adjacent and hypotenuse', 'Opposite and adjacent'],
        },
        slips: [
          {
            choice: 1,
            says: 'The height does not touch the angle.',
            misconception: 'trig-swaps-opposite-and-adjacent',
          },
          { choice: 2, says: 'The slide is the slanted side, across from the right angle between height and ground.' },
        ],
        done: 'Height: opposite. Slide: hypotenuse. The ratio with both is the sine.',
      },
      {
        ask: 'Which expression is it?',
        like: 2,
        answer: {
          choose: ['$\\frac{4}{\\sin 35^\\circ}$', '$4 \\sin 35^\\circ$', '$\\frac{4}{\\tan 35^\\circ}$'],
        },
        slips: [
          {
            choice: 1,
            says: 'Write the equation: $\\sin 35^\\circ = \\frac{4}{x}$. The unknown is below, so you cannot just multiply.',
            misconception: 'trig-multiplies-instead-of-dividing',
          },
          {
            choice: 2,
            says: 'This gives the horizontal distance: the tangent has no hypotenuse in it.',
            misconception: 'trig-takes-another-ratio',
          },
        ],
        done: '$\\sin 35^\\circ = \\frac{4}{x}$, so $x = \\frac{4}{\\sin 35^\\circ}$.',
      },
      {
        ask: 'Use $\\sin 35^\\circ \\approx 0.574$. How long is the slide, to the nearest foot?',
        like: 3,
        answer: { typed: num(Math.round(4 / 0.574)) },
        slips: [
          {
            typed: num(Math.round(4 * 0.574)),
            says: 'You multiplied. The slide would be shorter than its height.',
            misconception: 'trig-multiplies-instead-of-dividing',
          },
          {
            typed: num(Math.round(4 / at('tan', 35))),
            says: 'That is the distance along the ground.',
            misconception: 'trig-takes-another-ratio',
          },
        ],
        done: '$4 \\div 0.574 \\approx 6.97$: the slide is about 7 feet long.',
      },
    ],
    answer: num(7),
    check: () => num(Math.round(Math.hypot(4, 4 / at('tan', 35)))),
  },
  trap: '<p>Multiplying because it looks easier. In $\\sin 40^\\circ = \\frac{7}{x}$ the unknown is below: $x = \\frac{7}{\\sin 40^\\circ} \\approx 10.9$, not $7 \\sin 40^\\circ \\approx 4.5$.</p>',
  check:
    '<p>The hypotenuse must come out as the longest side, and the longer leg must be across from the larger angle.</p>',
  mends: {
    'trig-swaps-opposite-and-adjacent': [0, 0],
    'trig-turns-the-ratio-upside-down': [1, 1],
    'trig-takes-another-ratio': [0, 1],
    'trig-mixes-up-30-and-60': [2, 1],
    'trig-leaves-the-calculator-in-radians': [0, 2],
    'trig-multiplies-instead-of-dividing': [1, 2],
    'trig-stops-at-the-shared-side': [3, 1],
    'trig-does-not-double-the-half': [3, 4],
    'trig-uses-a-ratio-without-a-right-angle': [3, 4],
  },
})
