import { misconceptions as list } from '#kit'

const VECTORS = 'trig-vectors'

export const vectorMisconceptions = list([
  {
    id: 'trig-swaps-the-components-of-a-vector',
    sentence: 'I mixed up the two components of the vector.',
    clue: 'Sketch the vector. The side along the line from which the angle is measured has the cosine.',
    skills: [VECTORS],
  },
  {
    id: 'trig-loses-the-sign-of-a-component',
    sentence: 'I had a wrong sign of a component.',
    clue: 'Left, or west, and down, or south, are negative. Check the signs in a sketch.',
    skills: [VECTORS],
  },
  {
    id: 'trig-adds-the-components-for-the-magnitude',
    sentence: 'I added or subtracted where the magnitude needs the Pythagorean theorem.',
    clue: 'Square both components, add the squares, and take the root.',
    skills: [VECTORS],
  },
  {
    id: 'trig-adds-the-end-points',
    sentence: 'I did not subtract the coordinates of the two points.',
    clue: 'Components are terminal point minus initial point.',
    skills: [VECTORS],
  },
  {
    id: 'trig-leaves-the-magnitude-squared',
    sentence: 'I forgot the root in the magnitude.',
    clue: 'The sum of the squares is the square of the magnitude.',
    skills: [VECTORS],
  },
  {
    id: 'trig-subtracts-in-one-component-only',
    sentence: 'I subtracted in one component and added in the other.',
    clue: 'The minus belongs to the whole vector: subtract in both components.',
    skills: [VECTORS],
  },
  {
    id: 'trig-adds-where-vectors-are-subtracted',
    sentence: 'I added the vectors, or subtracted them in the wrong order.',
    clue: 'Write the expression down again and go through it term by term.',
    skills: [VECTORS],
  },
  {
    id: 'trig-scales-one-component-only',
    sentence: 'I multiplied only the first components by the numbers in front.',
    clue: 'A number that multiplies a vector multiplies both components.',
    skills: [VECTORS],
  },
  {
    id: 'trig-does-not-divide-by-the-magnitude',
    sentence: 'I did not divide by the magnitude of the given vector.',
    clue: 'Divide by the magnitude first: that gives a vector of length 1. Then multiply by the new magnitude.',
    skills: [VECTORS],
  },
  {
    id: 'trig-takes-the-angle-between-vectors-for-the-angle-of-the-triangle',
    sentence: 'I used the angle between the vectors as the angle of the triangle.',
    clue: 'Put one vector at the end of the other: the angle there is the supplement.',
    skills: [VECTORS],
  },
  {
    id: 'trig-takes-the-vectors-for-perpendicular',
    sentence: 'I used the Pythagorean theorem although the vectors do not meet at a right angle.',
    clue: 'The Pythagorean theorem needs $90^\\circ$ between the vectors. Else use the law of cosines or components.',
    skills: [VECTORS],
  },
  {
    id: 'trig-adds-the-magnitudes',
    sentence: 'I added or subtracted the magnitudes.',
    clue: 'Magnitudes add up only for vectors of one direction. Else add the components.',
    skills: [VECTORS],
  },
  {
    id: 'trig-loses-the-sign-of-the-dot-product',
    sentence: 'I gave the supplement of the angle.',
    clue: 'A positive dot product means an acute angle, a negative one an obtuse angle.',
    skills: [VECTORS],
  },
  {
    id: 'trig-takes-the-sine-of-the-angle-between-vectors',
    sentence: 'I used the sine where the dot product has the cosine.',
    clue: 'The dot product divided by both magnitudes is the cosine of the angle.',
    skills: [VECTORS],
  },
  {
    id: 'trig-takes-parallel-vectors-for-perpendicular-ones',
    sentence: 'I made the vectors parallel instead of perpendicular.',
    clue: 'Perpendicular vectors have the dot product 0; parallel vectors have components in proportion.',
    skills: [VECTORS],
  },
  {
    id: 'trig-loses-a-sign-in-the-dot-product',
    sentence: 'I lost a sign when I solved for the constant.',
    clue: 'Put your value into the dot product: it must be 0.',
    skills: [VECTORS],
  },
  {
    id: 'trig-stops-at-a-component',
    sentence: 'I gave the whole component and did not solve for the constant in it.',
    clue: 'Read what is asked for: the constant alone, not the component that contains it.',
    skills: [VECTORS],
  },
  {
    id: 'trig-turns-the-wind-around',
    sentence: 'I let the wind blow the other way.',
    clue: 'A wind toward the east adds to the east component, a wind toward the west takes away from it.',
    skills: [VECTORS],
  },
  {
    id: 'trig-leaves-out-the-wind',
    sentence: 'I gave the heading and left out the wind.',
    clue: 'Over the ground the plane moves along the sum of both velocities.',
    skills: [VECTORS],
  },
  {
    id: 'trig-measures-the-course-from-north',
    sentence: 'I measured the direction from north instead of from east.',
    clue: 'Degrees north of east start at east: the tangent is north over east.',
    skills: [VECTORS],
  },
])
