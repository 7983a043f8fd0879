import { misconceptions as list, slips } from '#kit'

const DIST = 'geo-distance-and-midpoint'
const SLOPE = 'geo-slopes-and-figures'
const AREA = 'geo-coordinate-perimeter-area'

export const misconceptions = list([
  {
    id: 'geo-coord-adds-the-steps',
    sentence: 'I added the two steps instead of using the Pythagorean theorem.',
    clue: 'The straight way is the hypotenuse: square the steps, add, take the root.',
    skills: [DIST, AREA],
  },
  {
    id: 'geo-coord-subtracts-the-squares',
    sentence: 'I subtracted the squares of the steps.',
    clue: 'The steps are the legs of a right triangle, so their squares are added.',
    skills: [DIST],
  },
  {
    id: 'geo-coord-forgets-the-root',
    sentence: 'I forgot the root, or took it from the wrong number.',
    clue: 'Compare with the figure: the distance is at most the sum of the two steps.',
    skills: [DIST, AREA],
  },
  {
    id: 'geo-coord-wrong-sign-of-a-step',
    sentence: 'I made a slip with the sign of a coordinate.',
    clue: 'From $-3$ to $4$ it is $4 - (-3) = 7$: count on the axis.',
    skills: [DIST, SLOPE, AREA],
  },
  {
    id: 'geo-coord-half-the-difference',
    sentence: 'I took half the difference of the coordinates for the midpoint.',
    clue: 'The midpoint is the mean: add the coordinates, then halve.',
    skills: [DIST],
  },
  {
    id: 'geo-coord-forgets-to-halve',
    sentence: 'I added the coordinates and did not halve, or halved only one of them.',
    clue: 'The midpoint lies between the two points; check that yours does.',
    skills: [DIST],
  },
  {
    id: 'geo-coord-midpoint-for-endpoint',
    sentence: 'I gave the point halfway although the other end was asked for.',
    clue: 'Take the step from the end to the midpoint once more.',
    skills: [DIST],
  },
  {
    id: 'geo-coord-ratio-as-fraction',
    sentence: 'I took the ratio m:n for the fraction m/n of the whole, or started from the wrong end.',
    clue: 'The ratio $m:n$ has $m + n$ parts; start at the point that is named first.',
    skills: [DIST],
  },
  {
    id: 'geo-coord-slope-not-negated',
    sentence: 'I turned the slope upside down but did not change its sign.',
    clue: 'The product of perpendicular slopes is $-1$: one of them is negative.',
    skills: [SLOPE],
  },
  {
    id: 'geo-coord-slope-not-inverted',
    sentence: 'I changed the sign of the slope but did not turn it upside down.',
    clue: 'Turning by a right angle swaps rise and run.',
    skills: [SLOPE],
  },
  {
    id: 'geo-coord-parallel-for-perpendicular',
    sentence: 'I took the slope of the segment itself, or swapped rise and run.',
    clue: 'Slope is rise over run; a perpendicular has another slope.',
    skills: [SLOPE],
  },
  {
    id: 'geo-coord-misses-a-property',
    sentence: 'I judged the figure by its look and did not test all sides and angles.',
    clue: 'Test two things: are neighboring sides equal, and are they perpendicular?',
    skills: [SLOPE],
  },
  {
    id: 'geo-coord-forgets-the-half',
    sentence: 'I forgot the half in the area of a triangle, or halved where nothing is to be halved.',
    clue: 'A triangle is half of the rectangle around it.',
    skills: [AREA],
  },
  {
    id: 'geo-coord-side-for-height',
    sentence: 'I used a slanted side or a coordinate as the height.',
    clue: 'The height is measured at right angles to the base.',
    skills: [AREA],
  },
  {
    id: 'geo-coord-perimeter-for-area',
    sentence: 'I mixed up perimeter and area, or left out a side.',
    clue: 'Perimeter: the way around. Area: the squares inside.',
    skills: [AREA],
  },
  ...slips('geo-coord', 'points on the plane', 'work out slopes and lengths from the coordinates.', [
    DIST,
    SLOPE,
    AREA,
  ]),
])
