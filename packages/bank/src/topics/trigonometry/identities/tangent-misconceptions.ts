import { misconceptions as list } from '#kit'

const TANGENT = 'trig-tangent-formulas'

export const tangentFormulas = list([
  {
    id: 'trig-adds-or-subtracts-the-tangents',
    sentence: 'I added or subtracted the two tangents and left it at that.',
    clue: 'The tangent of a sum is a fraction. Its denominator holds the product of the two tangents.',
    skills: [TANGENT],
  },
  {
    id: 'trig-turns-the-sign-in-the-tangent-denominator',
    sentence: 'I put the wrong sign into the denominator of the tangent formula.',
    clue: 'The denominator has the opposite sign of the numerator: plus above, minus below, and the other way around.',
    skills: [TANGENT],
  },
  {
    id: 'trig-turns-the-sign-in-the-tangent-numerator',
    sentence: 'I put the wrong sign into the numerator of the tangent formula.',
    clue: 'The numerator has the sign that stands between the two angles.',
    skills: [TANGENT],
  },
  {
    id: 'trig-loses-the-one-in-the-tangent-formula',
    sentence: 'I left the 1 out of the denominator of the tangent formula.',
    clue: 'The denominator is 1 minus or plus the product of the tangents, not the product alone.',
    skills: [TANGENT],
  },
  {
    id: 'trig-turns-the-tangent-formula-upside-down',
    sentence: 'I divided the wrong way around in the tangent formula.',
    clue: 'The sum or difference of the tangents stands above, the 1 with the product stands below.',
    skills: [TANGENT],
  },
  {
    id: 'trig-doubles-the-tangent',
    sentence: 'I doubled or halved the tangent itself instead of using the formula for the double angle.',
    clue: '$\\tan 2x = \\frac{2\\tan x}{1 - \\tan^2 x}$: the tangent does not grow in step with the angle.',
    skills: [TANGENT],
  },
  {
    id: 'trig-leaves-a-part-out-of-the-double-tangent',
    sentence: 'I left the 2 or the square out of the formula for the tangent of the double angle.',
    clue: 'Above stands twice the tangent, below 1 minus the square of the tangent.',
    skills: [TANGENT],
  },
  {
    id: 'trig-takes-another-ratio-for-the-tangent',
    sentence: 'I put a sine or a cosine where the tangent belongs.',
    clue: 'Find the tangent first: sine divided by cosine, or opposite leg divided by adjacent leg.',
    skills: [TANGENT],
  },
  {
    id: 'trig-loses-the-sign-of-the-tangent',
    sentence: 'I ignored the sign of the tangent, or of a root.',
    clue: 'The tangent is positive in quadrants I and III and negative in II and IV.',
    skills: [TANGENT],
  },
])
