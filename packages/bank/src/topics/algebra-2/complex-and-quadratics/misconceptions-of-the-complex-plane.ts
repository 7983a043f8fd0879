/** Mistakes of the skill “Complex plane and modulus”. */

import type { Misconception } from '#kit'

const skills = ['a2-complex-plane']

export const complexPlaneMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-cp-adds-the-parts',
    sentence: 'I added the sizes of the two parts.',
    clue: 'The straight way is shorter: take the root of the sum of the squares.',
    skills,
  },
  {
    id: 'a2-cp-does-not-take-the-root',
    sentence: 'I left out the square root.',
    clue: 'The modulus is the root of the sum of the squares.',
    skills,
  },
  {
    id: 'a2-cp-subtracts-the-parts',
    sentence: 'I subtracted the sizes of the two parts.',
    clue: 'Square both parts, add, and take the root.',
    skills,
  },
  {
    id: 'a2-cp-takes-one-part-only',
    sentence: 'I used only one of the two parts.',
    clue: 'Both parts count: they are the legs of a right triangle.',
    skills,
  },
  {
    id: 'a2-cp-halves-the-difference',
    sentence: 'I halved the difference, the second number minus the first, instead of the sum.',
    clue: 'The midpoint is the mean: add the numbers and divide by 2.',
    skills,
  },
  {
    id: 'a2-cp-does-not-halve',
    sentence: 'I added the numbers and did not divide by 2.',
    clue: 'The midpoint lies between the two numbers.',
    skills,
  },
  {
    id: 'a2-cp-exchanges-the-parts',
    sentence: 'I exchanged real and imaginary part.',
    clue: 'Real part across, imaginary part up.',
    skills,
  },
  {
    id: 'a2-cp-takes-the-center-with-the-wrong-sign',
    sentence: 'I took the signs between the bars for those of the center.',
    clue: 'At the center the expression between the bars is 0.',
    skills,
  },
  {
    id: 'a2-cp-changes-one-sign-only',
    sentence: 'I changed the sign of one part only.',
    clue: 'Write the expression as $z - (\\ldots)$: the minus reaches both parts.',
    skills,
  },
  {
    id: 'a2-cp-adds-the-moduli',
    sentence: 'I added the moduli of the factors.',
    clue: 'The modulus of a product is the product of the moduli.',
    skills,
  },
  {
    id: 'a2-cp-multiplies-the-sums-of-the-parts',
    sentence: 'I added the sizes of the two parts of each number and multiplied the sums.',
    clue: 'Find each modulus with squares and a root first.',
    skills,
  },
  {
    id: 'a2-cp-multiplies-part-by-part',
    sentence: 'I multiplied real with real and imaginary with imaginary part.',
    clue: 'Multiply the two moduli, or multiply the numbers out in full.',
    skills,
  },
  {
    id: 'a2-cp-uses-the-other-axis',
    sentence: 'I changed the sign of the wrong part.',
    clue: 'Draw the point: over the real axis up and down change, over the imaginary axis left and right.',
    skills,
  },
  {
    id: 'a2-cp-changes-the-wrong-signs',
    sentence: 'I changed the wrong signs.',
    clue: 'Draw the point and its image: which of the two coordinates changes?',
    skills,
  },
  {
    id: 'a2-cp-turns-the-wrong-way',
    sentence: 'I turned in the wrong direction, or not far enough.',
    clue: 'Multiplying by $i$ is a quarter turn counterclockwise: 1 goes to $i$.',
    skills,
  },
  {
    id: 'a2-cp-turns-too-far',
    sentence: 'I turned too far, or the wrong way.',
    clue: 'Count the quarter turns: $i$ is one, $i^2 = -1$ is two.',
    skills,
  },
]
