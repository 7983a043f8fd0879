import { misconceptions as list, slips } from '#kit'

const CONG = 'geo-congruence-criteria'
const ISO = 'geo-isosceles-triangles'
const INEQ = 'geo-triangle-inequality'
const PROOF = 'geo-proof-steps'

export const misconceptions = list([
  {
    id: 'geo-takes-ssa-for-sas',
    sentence: 'I used two sides and an angle that does not lie between them.',
    clue: 'For SAS the angle must be the one that the two sides enclose.',
    skills: [CONG],
  },
  {
    id: 'geo-mixes-up-the-criteria',
    sentence: 'I named a criterion that does not match the marked parts.',
    clue: 'Go around the triangle and say side or angle for each marked part in turn.',
    skills: [CONG],
  },
  {
    id: 'geo-takes-aaa-for-congruence',
    sentence: 'I thought that three equal angles make triangles congruent.',
    clue: 'Equal angles fix the shape, not the size: think of a map and the country.',
    skills: [CONG],
  },
  {
    id: 'geo-matches-the-wrong-parts',
    sentence: 'I matched parts by their look or position instead of by the order of the letters.',
    clue: 'Write the two names under each other: letters in the same place belong together.',
    skills: [CONG, PROOF],
  },
  {
    id: 'geo-misses-congruence',
    sentence: 'I thought that there is not enough information although three parts settle it.',
    clue: 'Count equal parts, also those that are not marked: a common side, vertical angles, right angles.',
    skills: [CONG],
  },
  {
    id: 'geo-matches-then-adds',
    sentence: 'I made two equal lengths add up, or set a side equal to the perimeter.',
    clue: 'Equal sides give an equation with one length on each side.',
    skills: [CONG, ISO],
  },
  {
    id: 'geo-forgets-to-halve-the-rest',
    sentence: 'I gave both base angles together instead of one of them.',
    clue: 'Two equal angles share what is left of 180°: halve it.',
    skills: [ISO],
  },
  {
    id: 'geo-takes-vertex-for-base-angle',
    sentence: 'I took the vertex angle for a base angle, or a base angle for the vertex angle.',
    clue: 'The base angles lie opposite the equal sides; the vertex angle lies between these sides.',
    skills: [ISO],
  },
  {
    id: 'geo-takes-every-triangle-as-equilateral',
    sentence: 'I took the angles to be 60°, or all three to be equal, although only two sides are equal.',
    clue: 'Three equal angles need three equal sides.',
    skills: [ISO],
  },
  {
    id: 'geo-subtracts-one-base-angle',
    sentence: 'I took away only one of the two base angles.',
    clue: 'An isosceles triangle has two base angles: take both away from 180°.',
    skills: [ISO],
  },
  {
    id: 'geo-uses-the-exterior-angle-as-a-base-angle',
    sentence: 'I used the exterior angle as if it were an angle of the triangle.',
    clue: 'First find the interior angle beside it: they make 180° together.',
    skills: [ISO],
  },
  {
    id: 'geo-allows-a-flat-triangle',
    sentence: 'I allowed a side that is as long as the other two together, or as their difference.',
    clue: 'Then the triangle falls flat on a line: the third side must lie strictly between.',
    skills: [INEQ],
  },
  {
    id: 'geo-ignores-the-lower-bound',
    sentence: 'I forgot that the third side must be longer than the difference of the other two.',
    clue: 'Test all three pairs: the two shorter sides together must beat the longest one.',
    skills: [INEQ],
  },
  {
    id: 'geo-ignores-the-upper-bound',
    sentence: 'I forgot that the third side must be shorter than the other two together.',
    clue: 'Going straight is shorter than going around the corner.',
    skills: [INEQ],
  },
  {
    id: 'geo-counts-wrongly-between-bounds',
    sentence: 'I counted the whole numbers between the bounds wrongly.',
    clue: 'Neither bound counts itself: take the difference of the bounds and subtract one.',
    skills: [INEQ],
  },
  {
    id: 'geo-sorts-the-other-way-around',
    sentence: 'I put the sides in the opposite order, the smallest angle with the longest side.',
    clue: 'Open a door wider and the gap grows: a larger angle faces a longer side.',
    skills: [INEQ],
  },
  {
    id: 'geo-matches-a-side-with-a-touching-angle',
    sentence: 'I matched an angle with a side that touches it instead of the side opposite it.',
    clue: 'The side opposite A is the one whose name does not contain A.',
    skills: [INEQ],
  },
  {
    id: 'geo-midsegment-the-wrong-way',
    sentence: 'I doubled where I should halve, or took the midsegment to be as long as the side.',
    clue: 'The midsegment is the shorter one: half of the side that it is parallel to.',
    skills: [INEQ],
  },
  {
    id: 'geo-midsegment-takes-a-third',
    sentence: 'I used the ratio of the medians, thirds, for a midsegment.',
    clue: 'Midsegment: one half. Centroid: two thirds and one third of a median.',
    skills: [INEQ],
  },
  {
    id: 'geo-centroid-halves-the-median',
    sentence: 'I took the centroid for the midpoint of the median.',
    clue: 'The centroid is twice as far from the vertex as from the midpoint of the side.',
    skills: [INEQ],
  },
  {
    id: 'geo-centroid-swaps-the-parts',
    sentence: 'I mixed up the long and the short part of the median.',
    clue: 'The part at the vertex is the long one: two thirds.',
    skills: [INEQ],
  },
  {
    id: 'geo-gives-a-reason-of-another-step',
    sentence: 'I chose a true reason that belongs to another step.',
    clue: 'Read the statement of the step: does the reason speak about exactly these parts?',
    skills: [PROOF],
  },
  {
    id: 'geo-uses-the-conclusion-as-a-reason',
    sentence: 'I used corresponding parts before the triangles were shown to be congruent.',
    clue: 'Corresponding parts come after the line with the congruence, never before.',
    skills: [PROOF],
  },
  {
    id: 'geo-picks-the-wrong-criterion',
    sentence: 'I named a criterion that does not fit the parts collected in the proof.',
    clue: 'List the parts of the earlier steps: sides and angles, and where the angle lies.',
    skills: [PROOF],
  },
  {
    id: 'geo-reads-too-much-into-a-line',
    sentence: 'I gave a line a property that it need not have, because it often looks that way.',
    clue: 'Use only the definition: a median halves the side, an altitude is perpendicular, a bisector halves the angle.',
    skills: [PROOF],
  },
  {
    id: 'geo-slips-by-ten-in-triangles',
    sentence: 'I made a slip of ten when I worked out the rest of 180°.',
    clue: 'Check a subtraction by adding back: the parts must give the whole again.',
    skills: [ISO],
  },
  ...slips('geo-cong', 'triangles', 'name the theorem or definition behind it.', [CONG, ISO, INEQ, PROOF]),
])
