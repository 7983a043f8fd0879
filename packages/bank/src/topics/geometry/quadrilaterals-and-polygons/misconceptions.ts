import { misconceptions as list, slips } from '#kit'

const PAR = 'geo-parallelograms'
const SPEC = 'geo-special-quadrilaterals'
const POLY = 'geo-polygon-angles'

export const misconceptions = list([
  {
    id: 'geo-mixes-opposite-and-neighboring-angles',
    sentence: 'I mixed up opposite and neighboring angles of a parallelogram.',
    clue: 'Opposite angles are equal; angles at the ends of one side add up to 180°.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-takes-90-for-neighboring-angles',
    sentence: 'I let two neighboring angles add up to 90°, or took a right angle that is not there.',
    clue: 'Neighboring angles of a parallelogram make 180° together; right angles must be marked.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-uses-360-for-two-angles',
    sentence: 'I let two of the four angles add up to 360°.',
    clue: 'All four angles make 360°, so two neighbors make half of that.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-loses-a-term-of-the-equation',
    sentence: 'I set up the right equation but lost a term or a sign while solving it.',
    clue: 'Put your x back into both expressions: do they fit the rule?',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-forgets-that-diagonals-are-halved',
    sentence: 'I took the whole diagonal where only half of it belongs, or half for the whole.',
    clue: 'The diagonals bisect each other: mark the four halves in the figure.',
    skills: [PAR, SPEC],
  },
  {
    id: 'geo-takes-the-diagonals-to-be-equal',
    sentence: 'I took the diagonals of a parallelogram to be equal.',
    clue: 'Diagonals are equal in rectangles; in other parallelograms they only bisect each other.',
    skills: [PAR],
  },
  {
    id: 'geo-joins-the-corners-in-the-wrong-order',
    sentence: 'I found a point that makes a parallelogram with the corners in another order.',
    clue: 'Go around the figure: from B to C is the same step as from A to D.',
    skills: [PAR],
  },
  {
    id: 'geo-adds-steps-with-the-wrong-sign',
    sentence: 'I went the step between two corners in the wrong direction.',
    clue: 'Write the step as right or left and up or down, then go the same step from the other corner.',
    skills: [PAR],
  },
  {
    id: 'geo-adds-the-halves',
    sentence: 'I added the lengths instead of using the right triangle between the diagonals.',
    clue: 'The diagonals of a rhombus are perpendicular: use the Pythagorean theorem with their halves.',
    skills: [SPEC],
  },
  {
    id: 'geo-midsegment-of-a-trapezoid-not-halved',
    sentence: 'I forgot to halve the sum of the bases, or halved only one base.',
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
    sentence: 'I multiplied 180° by the wrong number of triangles.',
    clue: 'Draw all diagonals from one vertex and count: there are two triangles fewer than sides.',
    skills: [POLY],
  },
  {
    id: 'geo-takes-360-as-the-interior-sum',
    sentence: 'I took 360° for the sum of the interior angles of any polygon.',
    clue: '360° is the sum for a quadrilateral, and for the exterior angles of every polygon.',
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
    sentence: 'I divided by a wrong number of sides, or did not divide at all.',
    clue: 'In a regular polygon all angles are equal: share the sum by the number of vertices.',
    skills: [POLY],
  },
  {
    id: 'geo-leaves-out-an-angle-of-the-polygon',
    sentence: 'I left one of the known angles out of the sum.',
    clue: 'Tick off every angle in the figure as you add it.',
    skills: [POLY],
  },
  {
    id: 'geo-slips-by-ten-in-polygons',
    sentence: 'I made a slip of ten when I added up the angles of a polygon.',
    clue: 'Check a subtraction by adding back: the parts must give the whole again.',
    skills: [SPEC, POLY],
  },
  ...slips('geo-quad', 'quadrilaterals and polygons', 'use the definition or a theorem, and try a slanted example.', [
    PAR,
    SPEC,
    POLY,
  ]),
])
