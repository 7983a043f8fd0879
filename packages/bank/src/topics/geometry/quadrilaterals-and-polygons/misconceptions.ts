import { misconceptions as list, slips } from '#kit'

const PAR = 'geo-parallelograms'
const SPEC = 'geo-special-quadrilaterals'
const POLY = 'geo-polygon-angles'

export const misconceptions = list([
  {
    id: 'geo-mixes-opposite-and-neighboring-angles',
    sentence: 'I mixed up opposite and neighboring angles of a parallelogram.',
    clue: 'In a parallelogram opposite angles are equal, and angles at the ends of one side add up to 180°; other quadrilaterals need not be so.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-takes-90-for-neighboring-angles',
    sentence: 'I took 90° where no right angle is given.',
    clue: 'Take 90° only where a right angle is marked or stated; the look of a figure is not enough.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-uses-360-for-two-angles',
    sentence: 'I took 360° or the rest of it for two angles.',
    clue: 'All four angles make 360°: find out how many of them belong to your sum.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-loses-a-term-of-the-equation',
    sentence: 'I lost a term or a sign while solving the equation.',
    clue: 'Put your x back into both expressions: do they fit the rule?',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-forgets-that-diagonals-are-halved',
    sentence: 'I mixed up a diagonal and its half.',
    clue: 'The diagonals bisect each other: mark the four halves in the figure.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-doubles-the-whole-diagonal',
    sentence: 'I doubled the whole diagonal once more.',
    clue: 'Say of each length whether it is a half or the whole of a diagonal.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-takes-the-diagonals-to-be-equal',
    sentence: 'I used the other diagonal, as if both were equal.',
    clue: 'Diagonals are equal in rectangles; in other parallelograms they only bisect each other.',
    skills: [PAR],
  },
  {
    id: 'geo-goes-halfway-around',
    sentence: 'I left out sides of the perimeter.',
    clue: 'A parallelogram has four sides: each of the two lengths occurs twice.',
    skills: [PAR],
  },
  {
    id: 'geo-takes-all-four-sides-to-be-equal',
    sentence: 'I took all four sides of the parallelogram to be equal.',
    clue: 'Only opposite sides are equal; all four are equal in a rhombus.',
    skills: [PAR],
  },
  {
    id: 'geo-joins-the-corners-in-the-wrong-order',
    sentence: 'I found a point that makes a parallelogram with vertices in another order.',
    clue: 'Go around the figure: from B to C is the same step as from A to D.',
    skills: [PAR],
  },
  {
    id: 'geo-adds-steps-with-the-wrong-sign',
    sentence: 'I took the step between two vertices in the wrong direction.',
    clue: 'Write the step as right or left and up or down, then go the same step from the other vertex.',
    skills: [PAR],
  },
  {
    id: 'geo-adds-the-halves',
    sentence: 'I worked with the lengths themselves instead of the right triangle between the diagonals.',
    clue: 'The diagonals of a rhombus are perpendicular: use the Pythagorean theorem with their halves.',
    skills: [SPEC],
  },
  {
    id: 'geo-midsegment-of-a-trapezoid-not-halved',
    sentence: 'I did not take the mean of the two bases.',
    clue: 'The midsegment lies between the bases: its length is their mean.',
    skills: [SPEC],
  },
  {
    id: 'geo-gives-a-figure-too-much',
    sentence: 'I gave a quadrilateral a property that only a more special one has.',
    clue: 'Draw an ordinary example, not a square, before you decide.',
    skills: [SPEC],
  },
  {
    id: 'geo-takes-the-wrong-number-of-triangles',
    sentence: 'I worked with the wrong number of triangles.',
    clue: 'A polygon has two triangles fewer than sides.',
    skills: [POLY],
  },
  {
    id: 'geo-subtracts-two-at-the-end',
    sentence: 'I subtracted 2 at the end.',
    clue: 'Two fewer than the sides is the number of triangles: ask whether you have found triangles or sides.',
    skills: [POLY],
  },
  {
    id: 'geo-takes-360-as-the-interior-sum',
    sentence: 'I used 360° where the sum of the interior angles belongs.',
    clue: '360° is the sum for a quadrilateral; other polygons have another sum.',
    skills: [POLY],
  },
  {
    id: 'geo-mixes-interior-and-exterior',
    sentence: 'I gave the exterior angle for the interior one, or the other way around.',
    clue: 'Interior and exterior angle at one vertex lie on a straight line: 180° together.',
    skills: [POLY],
  },
  {
    id: 'geo-divides-by-the-wrong-number-of-sides',
    sentence: 'I divided by the wrong number, or divided the wrong sum.',
    clue: 'Say first which sum is shared, and among how many angles.',
    skills: [POLY],
  },
  {
    id: 'geo-leaves-out-an-angle-of-the-polygon',
    sentence: 'I left one of the known angles out of the sum.',
    clue: 'Tick off every angle as you add it.',
    skills: [POLY],
  },
  {
    id: 'geo-quad-gives-another-quantity',
    sentence: 'I gave another quantity than the one asked for.',
    clue: 'Read the last sentence once more: is it $x$, an angle, a side or the perimeter?',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-forgets-one-step',
    sentence: 'I took only one of the two steps to the fourth vertex.',
    clue: 'A step on the plane has two parts: sideways, and up or down.',
    skills: [PAR],
  },
  {
    id: 'geo-quad-forgets-the-root',
    sentence: 'I forgot to take the square root.',
    clue: 'Your last line is the square of the length; the length is its root.',
    skills: [SPEC],
  },
  {
    id: 'geo-takes-a-rhombus-for-a-square',
    sentence: 'I took the diagonals of the rhombus to be equal, as in a square.',
    clue: 'Equal sides do not make equal diagonals; that needs right angles.',
    skills: [SPEC],
  },
  {
    id: 'geo-says-too-little',
    sentence: 'I gave a name that is true, but says less than is known.',
    clue: 'Use all that is known: does it make the quadrilateral more special?',
    skills: [SPEC],
  },
  {
    id: 'geo-mixes-up-quadrilaterals',
    sentence: 'I mixed up the properties of two kinds of quadrilaterals.',
    clue: 'Write down for each name what it says about sides, angles and diagonals.',
    skills: [SPEC],
  },
  {
    id: 'geo-midsegment-forgets-a-base',
    sentence: 'I used one base only.',
    clue: 'The midsegment takes both bases: add them, then halve.',
    skills: [SPEC],
  },
  {
    id: 'geo-midsegment-by-difference',
    sentence: 'I used the difference of two lengths where the mean of the bases belongs.',
    clue: 'The midsegment lies between the bases: its length is their mean.',
    skills: [SPEC],
  },
  {
    id: 'geo-takes-the-mean-of-the-angles',
    sentence: 'I took the mean of the known angles.',
    clue: 'Work with the angle sum: the unknown angle is what is left.',
    skills: [SPEC, POLY],
  },
  {
    id: 'geo-takes-angles-to-be-equal',
    sentence: 'I took angles of the polygon to be equal, although it is not regular.',
    clue: 'Only a regular polygon has equal angles: use the angle sum.',
    skills: [POLY],
  },
  {
    id: 'geo-gives-the-supplement',
    sentence: 'I subtracted the last angle from 180° once more.',
    clue: 'The angle sum without the known angles is already the answer.',
    skills: [POLY],
  },
  ...slips('geo-quad', 'quadrilaterals and polygons', 'use the definition or a theorem, and try a slanted example.', [
    PAR,
    SPEC,
    POLY,
  ]),
])
