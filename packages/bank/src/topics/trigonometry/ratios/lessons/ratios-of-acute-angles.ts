import { drawing, frac, g, lesson, num, table, text } from '#kit'
import { at, real } from '../../common.ts'

/** Equal when rounded to four decimal places. */
const near = (x: number, y: number): boolean => Math.abs(x - y) < 5e-5

export const ratiosOfAcuteAngles = lesson({
  idea: '<p>Take two right triangles with the same acute angle $\\theta$. They may differ in size, but they have the same shape: they are similar. If one side is twice as long, all sides are twice as long, so the <em>ratio</em> of two sides is the same in both.</p><p>The ratio belongs to the angle, not to the triangle. Three such ratios have names: sine, cosine and tangent.</p>',
  figure: drawing(
    {
      alt: 'Two similar right triangles ABC and DEF with the same angle at A and at D; 3 over 5 equals 6 over 10',
      at: { A: [0, 0], C: [4, 0], B: [4, 3], D: [6, 0], F: [14, 0], E: [14, 6] },
      height: 220,
    },
    [
      g.polygon('ABC'),
      g.right('ACB'),
      g.angle('CAB', 'θ'),
      g.side('BC', '3', { from: 'A' }),
      g.side('AC', '4', { from: 'B' }),
      g.side('AB', '5', { from: 'C' }),
      g.polygon('DEF'),
      g.right('DFE'),
      g.angle('FDE', 'θ'),
      g.side('EF', '6', { from: 'D' }),
      g.side('DF', '8', { from: 'E' }),
      g.side('DE', '10', { from: 'F' }),
    ],
  ),
  words: [
    { word: 'hypotenuse', meaning: 'The longest side of a right triangle, across from the right angle.' },
    { word: 'opposite leg', meaning: 'The leg that does not touch the angle you look from.' },
    { word: 'adjacent leg', meaning: 'The leg that is one of the two sides of the angle you look from.' },
    {
      word: 'complementary angles',
      meaning: 'Two angles that add up to 90°, such as the acute angles of a right triangle.',
    },
  ],
  rule: '<p>$\\sin \\theta = \\frac{\\text{opposite}}{\\text{hypotenuse}}$, $\\cos \\theta = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$, $\\tan \\theta = \\frac{\\text{opposite}}{\\text{adjacent}}$ (“SOH-CAH-TOA”).</p><p>The leg opposite one acute angle is adjacent to the other, so $\\sin \\theta = \\cos(90^\\circ - \\theta)$.</p>',
  use: '<p>The triangle has a right angle and you deal with one of its acute angles.</p>',
  avoid: '<p>Without a right angle the three ratios do not apply to the sides: draw an altitude first.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'For an acute angle $\\theta$, $\\cos \\theta = \\frac{8}{17}$. What is $\\tan \\theta$?',
      covers: ['trigonometry/ratio-from-ratio'],
      steps: [
        {
          do: 'Draw a right triangle with adjacent leg 8 and hypotenuse 17.',
          why: 'Cosine is adjacent over hypotenuse. Any triangle with this ratio has the angle $\\theta$.',
        },
        {
          do: 'Find the opposite leg: $\\sqrt{17^2 - 8^2} = \\sqrt{289 - 64} = \\sqrt{225} = 15$.',
          why: 'The sides are related by their squares. $17 - 8 = 9$ would be no side of this triangle.',
        },
        {
          do: 'Tangent is opposite over adjacent: $\\tan \\theta = \\frac{15}{8}$.',
          why: 'A tangent may be greater than 1. A sine or cosine of an acute angle never is: the hypotenuse below is the longest side.',
        },
      ],
      answer: num(frac(15, 8)),
      check: () => real(Math.tan(Math.acos(8 / 17))),
    },
    {
      level: 'Next',
      asks: 'What is the exact value of $4\\sin 60^\\circ + 10\\cos 60^\\circ$?',
      covers: ['trigonometry/special-angle-sums'],
      steps: [
        {
          do: 'Cut an equilateral triangle of side 2 in half. The half has hypotenuse 2, short leg 1 and long leg $\\sqrt{2^2 - 1^2} = \\sqrt{3}$. The long leg is opposite $60^\\circ$.',
          why: 'The larger angle is across from the longer leg.',
        },
        {
          do: 'Read the ratios: $\\sin 60^\\circ = \\frac{\\sqrt{3}}{2}$ and $\\cos 60^\\circ = \\frac{1}{2}$.',
          why: 'At $30^\\circ$ the two values change places. For $45^\\circ$, half a square gives $\\frac{\\sqrt{2}}{2}$ for both.',
        },
        {
          do: 'Multiply: $4 \\cdot \\frac{\\sqrt{3}}{2} = 2\\sqrt{3}$ and $10 \\cdot \\frac{1}{2} = 5$.',
          why: 'Take each value first, then multiply it. $4\\sin 60^\\circ$ is not $\\sin 240^\\circ$.',
        },
        { do: 'Add: $5 + 2\\sqrt{3}$.', why: 'A whole number and a root are unlike terms; the sum stays as it is.' },
      ],
      answer: real(5 + 2 * Math.sqrt(3)),
      check: () => real(4 * at('sin', 60) + 10 * at('cos', 60)),
    },
    {
      level: 'Exam level',
      asks: `<p>The table gives some values, rounded to four decimal places.</p>${table(
        ['$\\theta$', '$\\sin \\theta$'],
        [
          ['$24^\\circ$', '0.4067'],
          ['$37^\\circ$', '0.6018'],
          ['$53^\\circ$', '0.7986'],
          ['$66^\\circ$', '0.9135'],
        ],
      )}<p>Rosa says: “$\\cos 24^\\circ \\approx 0.9135$.” Ben says: “$\\cos 24^\\circ \\approx 0.5933$.” Who is right?</p>`,
      covers: ['trigonometry/cofunction-table', 'trigonometry/ratio-claims'],
      steps: [
        {
          do: 'Find the complement: $90^\\circ - 24^\\circ = 66^\\circ$.',
          why: 'The acute angles of a right triangle add up to 90°.',
        },
        {
          do: 'So $\\cos 24^\\circ = \\sin 66^\\circ \\approx 0.9135$. Rosa’s claim is true.',
          why: 'The leg adjacent to 24° is the leg opposite 66°, over the same hypotenuse.',
        },
        {
          do: 'Where did Ben go wrong? $1 - 0.4067 = 0.5933$: Ben let sine and cosine add up to 1.',
          why: 'To name a mistake, carry it out and see whether it ends at the given number.',
          covers: ['trigonometry/ratio-slip'],
        },
        {
          do: 'In the triangle with sides 3, 4, 5: $\\frac{3}{5} + \\frac{4}{5} = \\frac{7}{5}$, but $\\frac{9}{25} + \\frac{16}{25} = 1$. Only the squares add up to 1. Only Rosa is right.',
          why: 'Test a general claim on a triangle you know. Judge both claims: both may be right, or neither.',
        },
      ],
      answer: text('Only Rosa is right.'),
      check: () => {
        const [rosa, ben] = [0.9135, 0.5933].map((x) => near(at('cos', 24), x))
        return text(rosa && !ben ? 'Only Rosa is right.' : 'Another answer.')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>In triangle $ABC$ the angle at $C$ is a right angle, and $CD$ is the altitude to the hypotenuse.</p>${drawing(
        {
          alt: 'Triangle ABC with the altitude CD to side AB',
          at: { A: [0, 0], B: [29, 0], C: [(21 * 21) / 29, (20 * 21) / 29], D: [(21 * 21) / 29, 0] },
          height: 220,
        },
        [
          g.polygon('ABC'),
          g.seg('CD', '', { dash: true }),
          g.right('CDB'),
          g.right('ACB'),
          g.side('BC', '20'),
          g.side('CA', '21'),
        ],
      )}<p>What is $\\sin(\\angle DCB)$?</p>`,
      covers: ['trigonometry/ratio-at-the-altitude'],
      steps: [
        {
          do: 'Angles $DCB$ and $B$ add up to $90^\\circ$ in triangle $DCB$. Angles $A$ and $B$ add up to $90^\\circ$ in triangle $ABC$. So $m\\angle DCB = m\\angle A$.',
          why: 'The sides of the small triangle are unknown. Those of the large one are known.',
        },
        {
          do: 'Hypotenuse: $AB = \\sqrt{20^2 + 21^2} = \\sqrt{400 + 441} = \\sqrt{841} = 29$.',
          why: 'Sine needs the hypotenuse.',
        },
        {
          do: 'Seen from $A$, the opposite leg is $BC = 20$: $\\sin(\\angle DCB) = \\sin A = \\frac{20}{29}$.',
          why: '$BC$ does not touch $A$. The leg $AC = 21$ touches it and is adjacent.',
        },
      ],
      answer: num(frac(20, 29)),
      // From the pieces of the small triangle: BD = BC² ÷ AB.
      check: () => real((20 * 20) / Math.hypot(20, 21) / 20),
    },
  ],
  tryIt: {
    asks: 'What is the exact value of $8\\cos 30^\\circ + 6\\sin 30^\\circ$?',
    steps: [
      {
        ask: 'In the half triangle with sides 1, $\\sqrt{3}$ and 2, which leg is opposite $30^\\circ$?',
        answer: { choose: ['The leg of 1', 'The leg of $\\sqrt{3}$', 'The side of 2'] },
        slips: [
          {
            choice: 1,
            says: 'That leg is across from 60°. The smaller angle is across from the shorter leg.',
            misconception: 'trig-mixes-up-30-and-60',
          },
          { choice: 2, says: 'The side of 2 is the longest: it is the hypotenuse, across from the right angle.' },
        ],
        done: 'Opposite $30^\\circ$: 1. Adjacent: $\\sqrt{3}$. Hypotenuse: 2.',
      },
      {
        ask: 'What is $6\\sin 30^\\circ$?',
        answer: { typed: num(6 / 2) },
        slips: [
          {
            typed: num(6 * 2),
            says: 'You took hypotenuse over opposite. In a sine the hypotenuse stands below.',
            misconception: 'trig-turns-the-ratio-upside-down',
          },
        ],
        done: '$\\sin 30^\\circ = \\frac{1}{2}$, so $6\\sin 30^\\circ = 3$.',
      },
      {
        ask: 'Now find $8\\cos 30^\\circ$ and add. What is the whole value?',
        like: 3,
        answer: { choose: ['$3 + 4\\sqrt{3}$', '$7\\sqrt{3}$', '$3 + 8\\sqrt{3}$'] },
        slips: [
          { choice: 1, says: 'A whole number and a root are unlike terms: 3 is not $3\\sqrt{3}$.' },
          { choice: 2, says: 'You left out the denominator of $\\cos 30^\\circ$: adjacent over hypotenuse.' },
        ],
        done: '$8 \\cdot \\frac{\\sqrt{3}}{2} = 4\\sqrt{3}$, so the value is $3 + 4\\sqrt{3}$.',
      },
    ],
    answer: real(3 + 4 * Math.sqrt(3)),
    check: () => real(8 * at('cos', 30) + 6 * at('sin', 30)),
  },
  trap: '<p>Opposite and adjacent are not fixed names of sides. They change places when you look from the other acute angle. Mark the angle first, then name the legs.</p>',
  check:
    '<p>Sine and cosine of an acute angle lie between 0 and 1, and their squares add up to 1. The tangent is greater than 1 exactly when the opposite leg is the longer leg.</p>',
  mends: {
    'trig-swaps-opposite-and-adjacent': [3, 2],
    'trig-turns-the-ratio-upside-down': [0, 2],
    'trig-takes-another-ratio': [0, 2],
    'trig-subtracts-without-squaring': [0, 1],
    'trig-takes-one-minus-the-ratio': [2, 3],
    'trig-mixes-up-30-and-60': [1, 0],
    'trig-thinks-ratio-is-proportional': [1, 2],
    'trig-ratio-names-an-error-without-testing': [2, 2],
    'trig-ratio-accepts-a-false-claim': [2, 3],
    'trig-ratio-rejects-a-true-claim': [2, 1],
    'trig-ratio-judges-one-claim-only': [2, 3],
    'trig-reads-another-row': [2, 0],
    'trig-leaves-out-the-factors': [1, 2],
  },
})
