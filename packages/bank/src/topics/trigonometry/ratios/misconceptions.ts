import { misconceptions as list, slips } from '#kit'

const RATIO = 'trig-ratios-of-acute-angles'
const SIDE = 'trig-finding-sides'
const ANGLE = 'trig-finding-angles'

export const misconceptions = list([
  {
    id: 'trig-swaps-opposite-and-adjacent',
    sentence: 'I took the adjacent leg for the opposite one, or the other way around.',
    clue: 'The opposite leg does not touch the angle; the adjacent leg does.',
    skills: [RATIO, SIDE, ANGLE],
  },
  {
    id: 'trig-turns-the-ratio-upside-down',
    sentence: 'I took the reciprocal of the ratio.',
    clue: 'Sine and cosine are less than 1 for acute angles: the longer side stands below.',
    skills: [RATIO, SIDE],
  },
  {
    id: 'trig-takes-another-ratio',
    sentence: 'I took a ratio of two sides that are not both in the question.',
    clue: 'Name the two sides in play first; only one of the three ratios has both.',
    skills: [RATIO, SIDE, ANGLE],
  },
  {
    id: 'trig-subtracts-without-squaring',
    sentence: 'I found the third side by adding or subtracting, without squares.',
    clue: 'The third side comes from the Pythagorean theorem: square, subtract, take the root.',
    skills: [RATIO, 'trig-inverse-functions'],
  },
  {
    id: 'trig-takes-one-minus-the-ratio',
    sentence: 'I thought that sine and cosine add up to 1.',
    clue: 'Their squares add up to 1: $\\sin^2 \\theta + \\cos^2 \\theta = 1$.',
    skills: [RATIO, 'trig-inverse-functions'],
  },
  {
    id: 'trig-mixes-up-30-and-60',
    sentence: 'I mixed up the values that belong to the special angles.',
    clue: 'Between 0° and 90° the sine grows and the cosine falls: the larger angle has the larger sine.',
    skills: [ANGLE, RATIO, SIDE],
  },
  {
    id: 'trig-takes-the-other-special-triangle',
    sentence: 'I took the other special triangle.',
    clue: 'Compare the sides: legs of the same length belong to half a square, a leg that is half of the hypotenuse to half an equilateral triangle.',
    skills: [ANGLE],
  },
  {
    id: 'trig-thinks-ratio-is-proportional',
    sentence: 'I thought that doubling the angle doubles its sine.',
    clue: 'The sine is not a multiplication: twice the angle does not have twice the sine.',
    skills: [RATIO],
  },
  {
    id: 'trig-leaves-the-calculator-in-radians',
    sentence: 'I left my calculator in radian mode although the angle was in degrees.',
    clue: 'Check the mode before you compute: the sine of 90 must show 1 in degree mode.',
    skills: [SIDE, ANGLE],
  },
  {
    id: 'trig-multiplies-instead-of-dividing',
    sentence: 'I multiplied by the ratio where I should divide, or divided where I should multiply.',
    clue: 'Write the equation with the unknown in place; if it stands in the denominator, divide by the ratio.',
    skills: [SIDE],
  },
  {
    id: 'trig-stops-at-the-shared-side',
    sentence: 'I stopped at a side in the middle of the figure that was not asked for.',
    clue: 'Read the question once more when you have a number: which side is it?',
    skills: [SIDE],
  },
  {
    id: 'trig-gives-the-other-acute-angle',
    sentence: 'I gave the other acute angle of the triangle.',
    clue: 'The larger leg lies opposite the larger angle: check which angle is marked.',
    skills: [ANGLE],
  },
  {
    id: 'trig-takes-percent-for-degrees',
    sentence: 'I read a ratio or a percent as if it were the angle in degrees.',
    clue: 'A percent is a ratio of two lengths. Use the inverse tangent to get the angle.',
    skills: [ANGLE],
  },
  {
    id: 'trig-leaves-out-the-factors',
    sentence: 'I left out the factors before the functions.',
    clue: 'Each value is multiplied by its coefficient.',
    skills: [RATIO],
  },
  {
    id: 'trig-reads-another-row',
    sentence: 'I read the value in the row of another angle.',
    clue: 'Look for the angle that completes the given one to 90°.',
    skills: [RATIO],
  },
  {
    id: 'trig-compares-one-measure-only',
    sentence: 'I compared one of the two measures only.',
    clue: 'An angle depends on a ratio: both measures count.',
    skills: [ANGLE],
  },
  {
    id: 'trig-takes-the-wrong-end-of-a-list',
    sentence: 'I took the other end of the list.',
    clue: 'Underline whether the largest or the smallest is asked for.',
    skills: [ANGLE],
  },
  {
    id: 'trig-does-not-double-the-half',
    sentence: 'I worked with one half only and did not double what I found.',
    clue: 'If you cut a triangle in half, the result is half of what is asked for: double it at the end.',
    skills: [SIDE, ANGLE],
  },
  {
    id: 'trig-uses-a-ratio-without-a-right-angle',
    sentence: 'I used a ratio in a triangle that has no right angle.',
    clue: 'Draw an altitude first: sine, cosine and tangent of sides need a right angle.',
    skills: [SIDE],
  },
  ...slips('trig-ratio', 'ratios in right triangles', 'work the ratio out from the sides.', [RATIO, SIDE, ANGLE]),
])
