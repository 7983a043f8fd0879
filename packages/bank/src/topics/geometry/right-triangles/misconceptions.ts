import { misconceptions as list, slips } from '#kit'

const PYTH = 'geo-pythagorean-theorem'
const SPECIAL = 'geo-special-right-triangles'
const TRIG = 'geo-right-triangle-trig'

export const misconceptions = list([
  {
    id: 'geo-adds-the-sides',
    sentence: 'I added or subtracted the sides themselves instead of their squares.',
    clue: 'The theorem speaks about areas of squares: square each side first.',
    skills: [PYTH],
  },
  {
    id: 'geo-takes-a-leg-for-the-hypotenuse',
    sentence:
      'I mixed up a leg and the hypotenuse, so I added squares where I should subtract, or the other way around.',
    clue: 'The hypotenuse lies opposite the right angle and stands alone: $c^2 = a^2 + b^2$.',
    skills: [PYTH],
  },
  {
    id: 'geo-forgets-the-root',
    sentence: 'I forgot to take the square root at the end.',
    clue: 'Your last line is the square of the side; the side itself is its root.',
    skills: [PYTH],
  },
  {
    id: 'geo-doubles-instead-of-squaring',
    sentence: 'I doubled the sides instead of squaring them.',
    clue: 'A square of side 6 has the area $6 \\cdot 6 = 36$, not $2 \\cdot 6 = 12$.',
    skills: [PYTH],
  },
  {
    id: 'geo-estimates-the-root',
    sentence: 'I estimated the square root instead of working it out.',
    clue: 'Square your answer: it must give exactly the number under the root.',
    skills: [PYTH],
  },
  {
    id: 'geo-compares-sides-not-squares',
    sentence: 'I compared the sides instead of their squares to judge the triangle.',
    clue: 'Compare $c^2$ with $a^2 + b^2$, where $c$ is the longest side.',
    skills: [PYTH],
  },
  {
    id: 'geo-finds-one-part-only',
    sentence: 'I found one of the two parts and took it for the whole.',
    clue: 'Look at the figure once more: which pieces make up the length asked for?',
    skills: [PYTH, SPECIAL],
  },
  {
    id: 'geo-takes-root-2-for-root-3',
    sentence: 'I used the ratio of the other special triangle, √2 for √3 or √3 for √2.',
    clue: 'Half a square has √2 (the diagonal), half an equilateral triangle has √3 (the height).',
    skills: [SPECIAL],
  },
  {
    id: 'geo-goes-the-wrong-way',
    sentence: 'I multiplied by the factor where I should divide, or the other way around.',
    clue: 'The hypotenuse is always the longest side: check whether your side fits.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-doubles-the-wrong-side',
    sentence: 'I took the hypotenuse to be twice the long leg, or the long leg to be twice the short leg.',
    clue: 'Only the short leg, opposite 30°, is half of the hypotenuse.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-takes-a-factor-of-2-for-a-root',
    sentence: 'I used the factor 2 where the ratio has a root.',
    clue: 'In a 45° triangle the factor is √2, about 1.4: between once and twice the leg.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-forgets-the-half',
    sentence: 'I worked with the whole side where only half of it belongs to the right triangle.',
    clue: 'The height splits an equilateral triangle into two halves: the short leg is half a side.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-swaps-sine-and-cosine',
    sentence: 'I took the wrong leg: the opposite one for the adjacent one, or the other way around.',
    clue: 'Put your finger on the angle: the leg you touch is adjacent, the other one is opposite.',
    skills: [TRIG],
  },
  {
    id: 'geo-uses-the-wrong-ratio',
    sentence: 'I used a ratio with a side that is neither given nor asked for.',
    clue: 'Name the two sides in play (opposite, adjacent, hypotenuse) and pick the ratio that has both.',
    skills: [TRIG],
  },
  {
    id: 'geo-flips-the-ratio',
    sentence: 'I turned the fraction upside down or divided where I should multiply.',
    clue: 'Sine and cosine are never greater than 1, because the hypotenuse is in the denominator.',
    skills: [TRIG],
  },
  {
    id: 'geo-calculator-in-radians',
    sentence: 'I had my calculator set to radians while the angle was in degrees.',
    clue: 'Test your calculator with $\\sin 30^\\circ$: it must show 0.5.',
    skills: [TRIG],
  },
  {
    id: 'geo-takes-180-for-the-complement',
    sentence: 'I took the angle to 180° instead of the angle to 90°.',
    clue: 'The two acute angles of a right triangle add up to 90°.',
    skills: [TRIG],
  },
  {
    id: 'geo-keeps-the-angle-for-the-cofunction',
    sentence: 'I thought that sine and cosine of the same angle are equal.',
    clue: 'The sine of an angle is the cosine of the other acute angle.',
    skills: [TRIG],
  },
  ...slips('geo-right', 'right triangles', 'use the Pythagorean theorem or the definition of the ratio.', [
    PYTH,
    SPECIAL,
    TRIG,
  ]),
])
