import { misconceptions as list, slips } from '#kit'

const PAIRS = 'geo-angle-pairs'
const PARALLEL = 'geo-parallel-lines'
const TRIANGLE = 'geo-triangle-angles'

export const misconceptions = list([
  {
    id: 'geo-sets-supplements-equal',
    sentence: 'I set two angles equal that add up to 180°.',
    clue: 'Angles side by side on a straight line make 180° together; only opposite ones are equal.',
    skills: [PAIRS, PARALLEL],
  },
  {
    id: 'geo-adds-equal-angles-to-180',
    sentence: 'I let the angles add up to 180°, although that is not so here.',
    clue: 'Vertical, corresponding and alternate angles are equal: one of them looks like a copy of the other.',
    skills: [PAIRS, PARALLEL],
  },
  {
    id: 'geo-uses-90-for-a-straight-line',
    sentence: 'I took 90° where the angles make 180° together.',
    clue: 'Angles on a straight line and the angles of a triangle make 180°; a corner has 90°.',
    skills: [PAIRS, PARALLEL, TRIANGLE],
  },
  {
    id: 'geo-uses-180-for-a-corner',
    sentence: 'I took 180° where the angles make 90° together.',
    clue: 'Complementary means a corner, 90°; supplementary means a straight line, 180°.',
    skills: [PAIRS],
  },
  {
    id: 'geo-uses-360-for-a-straight-line',
    sentence: 'I took the full turn of 360° where the angles make only 180°.',
    clue: 'Go around the point: half a turn is a straight line, 180°.',
    skills: [PAIRS, PARALLEL, TRIANGLE],
  },
  {
    id: 'geo-gives-the-other-angle',
    sentence: 'I found another angle, not the one asked for.',
    clue: 'Mark the angle that the question asks for before you calculate.',
    skills: [PAIRS, PARALLEL, TRIANGLE],
  },
  {
    id: 'geo-forgets-a-known-angle',
    sentence: 'I left one of the known angles out of the sum.',
    clue: 'List all angles that make up the straight line or the triangle, then subtract every known one.',
    skills: [PAIRS, TRIANGLE],
  },
  {
    id: 'geo-divides-by-k-not-k-plus-1',
    sentence: 'I divided by the multiple alone and forgot the angle itself.',
    clue: 'If one angle is 4 times the other, the two together are 5 of the small ones.',
    skills: [PAIRS],
  },
  {
    id: 'geo-halves-the-sum-first',
    sentence: 'I halved the sum and then added or subtracted the whole difference.',
    clue: 'Write both angles with one variable and add them before you divide.',
    skills: [PAIRS],
  },
  {
    id: 'geo-assumes-equal-angles',
    sentence: 'I took two angles to be equal without a reason.',
    clue: 'Angles are equal only for a reason that is given: never by their look.',
    skills: [PAIRS, TRIANGLE],
  },
  {
    id: 'geo-drops-the-plain-number',
    sentence: 'I left a term out, or moved it to the other side with the wrong sign.',
    clue: 'Write the sum with every term before you solve it.',
    skills: [PAIRS, PARALLEL, TRIANGLE],
  },
  {
    id: 'geo-mixes-up-alternate-and-corresponding',
    sentence: 'I mixed up the names of the angle pairs at parallel lines.',
    clue: 'Interior means between the lines; alternate means on both sides of the crossing line; corresponding means the same corner.',
    skills: [PARALLEL],
  },
  {
    id: 'geo-ignores-the-bend',
    sentence: 'I used only one of the two parallel lines at the bend.',
    clue: 'Draw a third parallel line through the bend: it splits the angle into two alternate angles.',
    skills: [PARALLEL],
  },
  {
    id: 'geo-takes-exterior-as-interior',
    sentence: 'I took an exterior angle for an angle of the triangle.',
    clue: 'Only the angles inside add up to 180°; an exterior angle is 180° minus the one beside it.',
    skills: [TRIANGLE],
  },
  {
    id: 'geo-exterior-equals-the-adjacent-angle',
    sentence: 'I mixed up an exterior angle and the interior angle beside it.',
    clue: 'An exterior angle and its neighbor lie on a straight line; the exterior angle equals the two far angles together.',
    skills: [TRIANGLE],
  },
  {
    id: 'geo-subtracts-the-remote-angles',
    sentence: 'I mixed up adding and subtracting the angles.',
    clue: 'Say first which angles add up to what; then write the equation.',
    skills: [TRIANGLE],
  },
  {
    id: 'geo-assumes-a-right-angle',
    sentence: 'I took an angle for a right angle that is not marked as one.',
    clue: 'A right angle is marked by a small square or stands in the words; the look of a figure is not enough.',
    skills: [PAIRS, PARALLEL, TRIANGLE],
  },
  {
    id: 'geo-stops-at-the-sum',
    sentence: 'I added the known angles and did not subtract the sum from 180°.',
    clue: 'The sum of the known angles is only the first step: the unknown one is what is left.',
    skills: [PAIRS, TRIANGLE],
  },
  {
    id: 'geo-takes-times-for-more',
    sentence: 'I took “times as large” for “degrees larger”.',
    clue: '“4 times as large” multiplies; “4° larger” adds.',
    skills: [PAIRS],
  },
  {
    id: 'geo-gives-the-angle-for-x',
    sentence: 'I gave the measure of an angle instead of the value of $x$.',
    clue: 'Read what is asked for: $x$, or the angle that is written with $x$.',
    skills: [PAIRS, PARALLEL],
  },
  ...slips('geo-lines', 'angles', 'name the rule that makes two angles equal or supplementary.', [
    PAIRS,
    PARALLEL,
    TRIANGLE,
  ]),
])
