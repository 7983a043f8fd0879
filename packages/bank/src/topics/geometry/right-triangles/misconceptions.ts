import { misconceptions as list, slips } from '#kit'

const PYTH = 'geo-pythagorean-theorem'
const SPECIAL = 'geo-special-right-triangles'
const TRIG = 'geo-right-triangle-trig'

export const misconceptions = list([
  {
    id: 'geo-adds-the-sides',
    sentence: 'I worked with the sides themselves instead of their squares.',
    clue: 'The theorem speaks about areas of squares: square each side first.',
    skills: [PYTH, TRIG],
  },
  {
    id: 'geo-takes-a-leg-for-the-hypotenuse',
    sentence: 'I mixed up a leg and the hypotenuse.',
    clue: 'The longest side lies opposite the right angle; only its square is the sum of the other two.',
    skills: [PYTH],
  },
  {
    id: 'geo-forgets-the-root',
    sentence: 'I forgot to take the square root at the end.',
    clue: 'Your last line is the square of the side; the side itself is its root.',
    skills: [PYTH, SPECIAL],
  },
  {
    id: 'geo-doubles-instead-of-squaring',
    sentence: 'I doubled the sides instead of squaring them.',
    clue: 'The area of a square of side $s$ is $s \\cdot s$, not $2 \\cdot s$.',
    skills: [PYTH],
  },
  {
    id: 'geo-estimates-the-root',
    sentence: 'I halved the number under the root instead of taking its square root.',
    clue: 'Square your answer: it must give exactly the number under the root.',
    skills: [PYTH],
  },
  {
    id: 'geo-compares-sides-not-squares',
    sentence: 'I compared the longest side with the sum of the other two, instead of their squares.',
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
    sentence: 'I used the root of the other special triangle.',
    clue: 'Half a square has √2 (the diagonal), half an equilateral triangle has √3 (the height).',
    skills: [SPECIAL],
  },
  {
    id: 'geo-goes-the-wrong-way',
    sentence: 'I used the right factor the wrong way around.',
    clue: 'The side opposite the right angle is always the longest: check whether your side fits.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-doubles-the-wrong-side',
    sentence: 'I mixed up the factors $2$ and $\\sqrt{3}$ of the special triangle.',
    clue: 'Only the shorter leg, opposite the smallest angle, is half of the longest side.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-takes-a-factor-of-2-for-a-root',
    sentence: 'I used the factor 2 where the ratio has a root.',
    clue: 'A height or a leg is never as long as the slanted side; the factor is a root, not 2.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-forgets-the-half',
    sentence: 'I forgot a half.',
    clue: 'The height splits an equilateral triangle into two halves, and the area of a triangle has a half in it, too.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-swaps-sine-and-cosine',
    sentence: 'I mixed up the opposite and the adjacent leg of the angle.',
    clue: 'Put your finger on the angle: the leg you touch is adjacent, the other one is opposite.',
    skills: [TRIG],
  },
  {
    id: 'geo-uses-the-wrong-ratio',
    sentence: 'I used a ratio with a side that is neither given nor asked for.',
    clue: 'Name the two sides in play as seen from the angle, and pick the ratio that has both.',
    skills: [TRIG],
  },
  {
    id: 'geo-flips-the-ratio',
    sentence: 'I exchanged numerator and denominator of the ratio.',
    clue: 'Write the definition of the function first: which side stands in the numerator, which in the denominator?',
    skills: [TRIG],
  },
  {
    id: 'geo-takes-the-other-leg-and-flips',
    sentence: 'I took the other leg, and I exchanged numerator and denominator.',
    clue: 'Name the legs as seen from the angle first. Then write the definition and put each side in its place.',
    skills: [TRIG],
  },
  {
    id: 'geo-calculator-in-radians',
    sentence: 'I had my calculator set to radians while the angle was in degrees.',
    clue: 'Check the mode before you compute: the sine of 90 must show 1 in degree mode.',
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
  {
    id: 'geo-roots-unsquared-sides',
    sentence: 'I took the root of the sides themselves without squaring them.',
    clue: 'Square each side first; the root comes last.',
    skills: [PYTH],
  },
  {
    id: 'geo-reverses-the-comparison',
    sentence: 'I turned the rule for acute and obtuse triangles around.',
    clue: 'If the square of the longest side is the larger one, the angle opposite it is larger than a right angle.',
    skills: [PYTH],
  },
  {
    id: 'geo-skips-the-triangle-inequality',
    sentence: 'I compared the squares and did not check whether the two shorter sides reach beyond the longest.',
    clue: 'First add the two shorter sides: the sum must be more than the longest.',
    skills: [PYTH],
  },
  {
    id: 'geo-takes-the-right-test-for-existence',
    sentence: 'I thought that a triangle exists only if $a^2 + b^2 = c^2$.',
    clue: 'That equation tells right triangles from others; for a triangle to exist, $a + b \\gt c$ is enough.',
    skills: [PYTH],
  },
  {
    id: 'geo-subtracts-the-parts',
    sentence: 'I subtracted the two parts instead of adding them.',
    clue: 'The foot of the altitude lies between the ends, so the parts are added.',
    skills: [PYTH],
  },
  {
    id: 'geo-skips-the-short-leg',
    sentence: 'I left out the shorter leg on the way from one side to the other.',
    clue: 'Go in two steps: first to the shorter leg, then to the side asked for.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-stops-at-the-height',
    sentence: 'I found the height and did not go on to the area.',
    clue: 'Read the question once more: the area is half of base times height.',
    skills: [SPECIAL],
  },
  {
    id: 'geo-stops-at-the-angle',
    sentence: 'I gave the whole angle instead of the value of $x$.',
    clue: 'Read what is asked for: the angle is a multiple of $x$.',
    skills: [TRIG],
  },
  {
    id: 'geo-adds-to-the-right-angle',
    sentence: 'I added the angle to 90° instead of subtracting it.',
    clue: 'Two acute angles that are complements add up to 90°.',
    skills: [TRIG],
  },
  {
    id: 'geo-subtracts-the-coefficient',
    sentence: 'I subtracted the coefficient of $x$ instead of dividing by it.',
    clue: 'A coefficient multiplies, so it is undone by dividing.',
    skills: [TRIG],
  },
  {
    id: 'geo-angle-by-proportion',
    sentence: 'I took the angle to be the same fraction of 90° as the ratio of the sides.',
    clue: 'Sides do not grow in proportion to an angle: go by sine, cosine, or tangent, and by the inverse function for an angle.',
    skills: [TRIG],
  },
  ...slips('geo-right', 'right triangles', 'use the Pythagorean theorem or the definition of the ratio.', [
    PYTH,
    SPECIAL,
    TRIG,
  ]),
])
