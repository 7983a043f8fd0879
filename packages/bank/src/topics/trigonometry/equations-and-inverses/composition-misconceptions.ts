import { misconceptions as list } from '#kit'

const COMPOSED = 'trig-compositions-with-inverses'

export const compositionMisconceptions = list([
  {
    id: 'trig-lets-two-different-functions-cancel',
    sentence: 'I let a function and the inverse of another function cancel.',
    clue: 'Only a function and its own inverse undo each other. Otherwise draw a triangle for the inner angle.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-reads-another-ratio-off-the-triangle',
    sentence: 'I read another ratio off the triangle than the one that is asked for.',
    clue: 'Mark the inner angle first, name the sides as seen from it, and only then take the outer function.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-finds-the-third-side-without-the-theorem',
    sentence: 'I found the third side of the triangle wrongly.',
    clue: 'The squares of the two legs add up to the square of the longest side; at the end comes the root. Similar triangles are scaled by multiplying.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-ignores-the-range-in-a-composition',
    sentence: 'I gave the value the sign of the wrong quadrant.',
    clue: 'The inner angle lies in quadrant I or IV for inverse sine and tangent, in I or II for inverse cosine.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-adds-the-values-of-two-inverses',
    sentence: 'I took the outer function of each angle by itself and added or subtracted the values.',
    clue: 'The function of a sum is not the sum of the functions: use the sum formula.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-doubles-the-value-of-an-inverse',
    sentence: 'I doubled a value instead of the angle.',
    clue: 'Name the angle, read its sine and cosine off a triangle, then use the double-angle formula.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-uses-the-formula-with-a-wrong-part',
    sentence: 'I used the formula with a wrong sign, without its 2, or for the other function.',
    clue: 'Write the formula down first: $\\sin 2\\theta = 2\\sin\\theta\\cos\\theta$, $\\cos 2\\theta = \\cos^2\\theta - \\sin^2\\theta$, and the sum formulas with mixed or equal pairs.',
    skills: [COMPOSED],
  },
  {
    id: 'trig-takes-the-sum-formula-of-the-other-function',
    sentence: 'I took the sum formula of the other function.',
    clue: 'The formula of the sine has mixed products, the formula of the cosine has equal ones.',
    skills: [COMPOSED],
  },
])
