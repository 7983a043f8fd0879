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
    sentence: 'I matched parts that do not correspond.',
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
    sentence: 'I did not use the equal sides as asked.',
    clue: 'Equal sides give an equation with one length on each side; then read what is asked for.',
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
    sentence: 'I mixed up the base and the vertex of the isosceles triangle.',
    clue: 'The base angles lie opposite the equal sides; the vertex angle lies between these sides.',
    skills: [ISO],
  },
  {
    id: 'geo-takes-every-triangle-as-equilateral',
    sentence: 'I took the triangle to be equilateral, although only two sides are equal.',
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
    sentence: 'I did not go on from the exterior angle to the angle asked for.',
    clue: 'First find the interior angle beside it: they make 180° together.',
    skills: [ISO],
  },
  {
    id: 'geo-allows-a-flat-triangle',
    sentence: 'I allowed a side that is as long as the sum or the difference of the other two.',
    clue: 'Then the triangle falls flat on a line: the third side must lie strictly between.',
    skills: [INEQ],
  },
  {
    id: 'geo-ignores-the-lower-bound',
    sentence: 'I used a wrong lower bound for the third side.',
    clue: 'Test all three pairs: the two shorter sides together must beat the longest one.',
    skills: [INEQ],
  },
  {
    id: 'geo-ignores-the-upper-bound',
    sentence: 'I used a wrong upper bound for the third side.',
    clue: 'The two other sides together must be longer than the third: going straight is shorter than going around the corner.',
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
    sentence: 'I mixed up the midsegment and the side, or halving and doubling.',
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
    sentence: 'I chose a reason that does not belong to this step.',
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
    id: 'geo-uses-the-whole-angle',
    sentence: 'I used the whole angle instead of its part in the small triangle.',
    clue: 'Ask which part of the angle belongs to the triangle you are working in.',
    skills: [ISO],
  },
  {
    id: 'geo-midsegment-loses-a-term',
    sentence: 'I lost a term or a sign while solving the equation.',
    clue: 'Put the expression in parentheses before you double it, and check your $x$ in both lengths.',
    skills: [INEQ],
  },
  {
    id: 'geo-midsegment-gives-the-length',
    sentence: 'I gave the length of the midsegment instead of the value of $x$.',
    clue: 'Read what is asked for: $x$, or the length that is written with $x$.',
    skills: [INEQ],
  },
  {
    id: 'geo-centroid-takes-quarters',
    sentence: 'I took the centroid to divide the median in the ratio 3:1.',
    clue: 'The ratio is 2:1: the parts are two thirds and one third.',
    skills: [INEQ],
  },
  {
    id: 'geo-rejects-a-possible-side',
    sentence: 'I rejected a length that is possible.',
    clue: 'Test the two bounds: the difference and the sum of the other two sides.',
    skills: [INEQ],
  },
  {
    id: 'geo-gives-the-other-bound',
    sentence: 'I gave another number than the one asked for.',
    clue: 'Read the question once more: the greatest, the least, or how many?',
    skills: [INEQ],
  },
  ...slips('geo-cong', 'triangles', 'name the theorem or definition behind it.', [CONG, ISO, INEQ, PROOF]),
])
