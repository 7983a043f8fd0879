import { lesson, num, text } from '#kit'
import { pi, piTex, realTex } from '../../common.ts'
import { sectorFigure } from '../figures.ts'

/** A multiple of π less a number. */
const segment = (factor: number, less: number) => text(`$${piTex(factor)} - ${realTex(less)}$`)

export const sectorArea = lesson({
  idea: '<p>A sector is a slice of a circle, like a slice of pizza. Three slices of $120^\\circ$ make a whole circle, so one of them has a third of its area. In general, the slice has the same share of the circle’s area $\\pi r^2$ as its angle has of a full turn.</p><p>In radians the share is $\\frac{\\theta}{2\\pi}$. Of the area $\\pi r^2$ this leaves $\\frac{\\theta}{2\\pi} \\cdot \\pi r^2$. The $\\pi$ cancels, and the 2 stays below.</p>',
  figure: sectorFigure(6, 120, { radius: '6 in', angle: '120°' }),
  words: [
    { word: 'sector', meaning: 'The part of a circle between two radii and the arc.' },
    { word: 'chord', meaning: 'The straight line between two points of a circle.' },
    { word: 'segment', meaning: 'The part of a circle between a chord and its arc.' },
    { word: 'square units', meaning: 'Units of area, such as square inches. Areas always have them.' },
  ],
  rule: '<p>With $\\theta$ in radians: $A = \\frac{1}{2}r^2\\theta$.</p><p>With degrees: $A = \\frac{\\theta}{360} \\cdot \\pi r^2$.</p><p>A segment is the sector less the triangle: subtract $\\frac{1}{2}r^2\\sin \\theta$.</p>',
  use: '<p>The question asks how much a slice covers, wipes, waters or lights up. The angle is at the center of the circle.</p>',
  avoid:
    '<p>For the length of the curved edge use the arc, $s = r\\theta$. For a strip between two circles take two sectors and subtract.</p>',
  examples: [
    {
      level: 'Start',
      asks: 'A lawn sprinkler covers everything up to 9 feet away within an angle of $\\frac{2\\pi}{3}$ radians. How many square feet does it cover?',
      covers: ['trigonometry/sector-area', 'trigonometry/sector-area-from-the-arc'],
      steps: [
        {
          do: 'Radius 9, angle in radians, area asked for: $A = \\frac{1}{2}r^2\\theta = \\frac{1}{2} \\cdot 9^2 \\cdot \\frac{2\\pi}{3}$.',
          why: 'An area has $r^2$ in it. The formula with $r$ alone is the one for the arc. Halve a diameter first.',
        },
        {
          do: 'Square the radius first: $9^2 = 81$, so $A = \\frac{1}{2} \\cdot 81 \\cdot \\frac{2\\pi}{3} = \\frac{162\\pi}{6}$.',
          why: 'Only the radius is squared. The half belongs to the formula: for a full turn, $\\frac{1}{2}r^2 \\cdot 2\\pi = \\pi r^2$.',
        },
        {
          do: 'Reduce: the sprinkler covers $27\\pi$ square feet.',
          why: 'A third of the circle’s area of $81\\pi$, as $\\frac{2\\pi}{3}$ is a third of a turn.',
        },
        {
          do: 'Asked another way: radius 9 and arc $6\\pi$. Then $A = \\frac{1}{2}rs = \\frac{1}{2} \\cdot 9 \\cdot 6\\pi = 27\\pi$.',
          why: 'With $s = r\\theta$, the formula $\\frac{1}{2}r^2\\theta$ is $\\frac{1}{2}rs$.',
        },
      ],
      answer: pi(27),
      check: () => pi((120 / 360) * 81),
    },
    {
      level: 'Next',
      asks: 'A wiper turns around one end through an angle of $100^\\circ$. Its rubber blade starts 6 inches from that end and reaches to 18 inches from it. How many square inches of glass does the blade wipe?',
      covers: ['trigonometry/part-of-a-ring'],
      steps: [
        {
          do: 'Large sector, radius 18: $\\frac{100}{360} \\cdot \\pi \\cdot 18^2 = \\frac{100}{360} \\cdot 324\\pi = 90\\pi$.',
          why: 'This is what a blade from the turning point outward would wipe.',
        },
        {
          do: 'Small sector, radius 6: $\\frac{100}{360} \\cdot \\pi \\cdot 6^2 = \\frac{100}{360} \\cdot 36\\pi = 10\\pi$.',
          why: 'Here there is no rubber, so this part stays wet.',
        },
        {
          do: 'Subtract: $90\\pi - 10\\pi$. The blade wipes $80\\pi$ square inches.',
          why: 'Subtract the areas, not the radii: $18^2 - 6^2 = 288$, but $(18 - 6)^2 = 144$.',
        },
      ],
      answer: pi(80),
      // The strip straightened: its middle arc times its width.
      check: () => pi((100 / 360) * 2 * 12 * (18 - 6)),
    },
    {
      level: 'Exam level',
      asks: 'A sector with a central angle of $108^\\circ$ has an area of $30\\pi$ square inches. What is its radius, in inches?',
      covers: ['trigonometry/sector-backwards', 'trigonometry/sectors-of-equal-area'],
      steps: [
        {
          do: 'Share of the circle: $\\frac{108}{360} = \\frac{3}{10}$.',
          why: 'The formula with the half needs radians. In degrees, take the share of a full turn.',
        },
        {
          do: 'Equation: $\\frac{3}{10} \\cdot \\pi r^2 = 30\\pi$. Divide by $\\pi$: $\\frac{3}{10} r^2 = 30$.',
          why: 'If the angle is asked for and $r$ is known, the share is the unknown.',
        },
        {
          do: 'Multiply by $\\frac{10}{3}$: $r^2 = 100$.',
          why: 'This is the square of the radius. One step is left.',
        },
        { do: 'Take the root: $r = 10$.', why: 'A radius is positive. Test: $\\frac{3}{10} \\cdot 100\\pi = 30\\pi$.' },
        {
          do: 'Asked another way: the same area with $27^\\circ$. The angle is a fourth, so $r^2$ is 4 times as large: $r^2 = 400$ and $r = 20$.',
          why: 'Four times the square is twice the radius.',
        },
      ],
      answer: num(10),
      check: () => {
        const radii = Array.from({ length: 50 }, (_, i) => i + 1)
        return num(radii.find((r) => 108 * r * r === 30 * 360) ?? 0)
      },
    },
    {
      level: 'Exam level',
      asks: `${sectorFigure(12, 60, { radius: '12', angle: '60°', chord: true })}<p>The chord $AB$ cuts the shaded sector into a triangle and a segment between the chord and the arc. What is the area of the segment?</p>`,
      covers: ['trigonometry/segment-area'],
      steps: [
        {
          do: 'Sector: $\\frac{60}{360} \\cdot \\pi \\cdot 12^2 = \\frac{1}{6} \\cdot 144\\pi = 24\\pi$.',
          why: 'The sector is the whole slice, triangle and segment together.',
        },
        {
          do: 'Triangle: $\\frac{1}{2} \\cdot 12 \\cdot 12 \\cdot \\sin 60^\\circ = 72 \\cdot \\frac{\\sqrt{3}}{2} = 36\\sqrt{3}$.',
          why: 'Half the product of two sides and the sine of the angle between them. Both sides are radii.',
        },
        {
          do: 'Segment: sector less triangle, $24\\pi - 36\\sqrt{3}$.',
          why: 'About $75.4 - 62.4 = 13.0$: a thin piece, as in the figure.',
        },
      ],
      answer: segment(24, 36 * Math.sqrt(3)),
      // With 60° the triangle is equilateral.
      check: () => segment(144 / 6, (Math.sqrt(3) / 4) * 12 ** 2),
    },
  ],
  tryIt: {
    asks: 'A wiper turns around one end through an angle of $120^\\circ$. Its rubber blade starts 8 inches from that end and reaches to 22 inches from it. How many square inches of glass does the blade wipe?',
    steps: [
      {
        ask: 'Which share of a full turn is $120^\\circ$? Type a fraction.',
        answer: { typed: num({ n: 1, d: 3 }) },
        slips: [{ typed: num({ n: 2, d: 3 }), says: 'You compared with 180°. A full turn is 360°.' }],
        done: '$\\frac{120}{360} = \\frac{1}{3}$',
      },
      {
        ask: 'What is $R^2 - r^2$ for the two radii?',
        like: 2,
        answer: { typed: num(22 ** 2 - 8 ** 2) },
        slips: [
          {
            typed: num((22 - 8) ** 2),
            says: 'You subtracted the radii first. Square each radius, then subtract.',
            misconception: 'trig-subtracts-radii-before-squaring',
          },
          { typed: num(22 - 8), says: 'That is the length of the blade. Areas need the squares of the radii.' },
        ],
        done: '$22^2 - 8^2 = 484 - 64 = 420$',
      },
      {
        ask: 'How many square inches does the blade wipe?',
        answer: { choose: ['$140\\pi$', '$420\\pi$', '$70\\pi$', '$140$'] },
        slips: [
          {
            choice: 1,
            says: 'That is the whole ring. The blade turns through a third of it only.',
            misconception: 'trig-takes-the-whole-circle',
          },
          {
            choice: 2,
            says: 'In degrees the formula has no factor one half: take the share of $\\pi R^2 - \\pi r^2$.',
          },
          { choice: 3, says: 'The area of a circle is $\\pi r^2$; you left out $\\pi$.' },
        ],
        done: '$\\frac{1}{3} \\cdot 420\\pi$ is $140\\pi$ square inches.',
      },
    ],
    answer: pi(140),
    check: () => pi((120 / 360) * 2 * 15 * (22 - 8)),
  },
  trap: '<p>Mixing the two formulas. In degrees, $\\frac{\\theta}{360} \\cdot \\pi r^2$ has a $\\pi$ of its own and no half. In radians, $\\frac{1}{2}r^2\\theta$ has the half, and $\\pi$ comes with the angle.</p>',
  check:
    '<p>Compare with the whole circle, $\\pi r^2$: a quarter turn must give a quarter of it. Look at the unit, too: an area is in square units and has $r^2$ in it.</p>',
  mends: {
    'trig-uses-degrees-in-a-radian-formula': [2, 0],
    'trig-takes-the-whole-circle': [0, 2],
    'trig-mixes-up-arc-and-sector': [0, 0],
    'trig-forgets-the-half-of-a-sector': [0, 1],
    'trig-forgets-the-triangle': [3, 1],
    'trig-subtracts-radii-before-squaring': [1, 2],
    'trig-takes-diameter-and-radius-for-each-other': [0, 0],
    'trig-forgets-the-root': [2, 3],
    'trig-takes-the-arc-for-the-angle': [0, 3],
    'trig-changes-the-radius-with-the-angle': [2, 4],
  },
})
