import { misconceptions as list, slips } from '#kit'

const SINES = 'trig-law-of-sines'
const COSINES = 'trig-law-of-cosines'
const AREA = 'trig-area-and-bearings'

export const misconceptions = list([
  {
    id: 'trig-takes-ssa-as-unique',
    sentence: 'I took two sides and an angle opposite one of them to fix exactly one triangle.',
    clue: 'Test $180^\\circ$ minus your angle as well: it has the same sine.',
    skills: [SINES],
  },
  {
    id: 'trig-overlooks-that-no-triangle-exists',
    sentence: 'I did not check whether the side is long enough to make a triangle, or whether the angles still fit.',
    clue: 'A sine cannot be more than 1, and three angles add up to 180°.',
    skills: [SINES],
  },
  {
    id: 'trig-turns-the-law-of-sines-upside-down',
    sentence: 'I put the sines the wrong way around in the proportion.',
    clue: 'The longer side lies opposite the larger angle: check your result.',
    skills: [SINES],
  },
  {
    id: 'trig-takes-angles-in-proportion-to-sides',
    sentence: 'I took the sides to be in proportion to the angles themselves.',
    clue: 'The sides go with the sines of the angles: $\\frac{a}{\\sin A}$.',
    skills: [SINES],
  },
  {
    id: 'trig-takes-an-angle-that-is-not-opposite',
    sentence: 'I paired a side with an angle that is not opposite to it.',
    clue: 'Side $a$ lies opposite $A$; the two have no vertex in common.',
    skills: [SINES, COSINES],
  },
  {
    id: 'trig-uses-pythagoras-without-a-right-angle',
    sentence: 'I used the Pythagorean theorem although there is no right angle.',
    clue: 'Without a right angle the term $-2ab\\cos C$ is needed.',
    skills: [COSINES],
  },
  {
    id: 'trig-adds-the-cosine-term',
    sentence: 'I had the wrong sign in front of the term with the cosine.',
    clue: '$c^2 = a^2 + b^2 - 2ab\\cos C$; an acute angle makes the side shorter.',
    skills: [COSINES],
  },
  {
    id: 'trig-forgets-the-two-in-the-law-of-cosines',
    sentence: 'I left out the factor 2 in the law of cosines.',
    clue: 'The last term is $2ab\\cos C$.',
    skills: [COSINES],
  },
  {
    id: 'trig-leaves-the-side-squared',
    sentence: 'I forgot to take the root at the end.',
    clue: 'The law of cosines gives the square of the side.',
    skills: [COSINES],
  },
  {
    id: 'trig-forgets-the-half-of-the-area',
    sentence: 'I forgot the factor one half in the area.',
    clue: 'Base times height is twice the triangle; take half of it.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-cosine-in-the-area',
    sentence: 'I used the wrong factor in the formula for the area.',
    clue: 'The height is $b\\sin C$, so the area has the sine.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-bearing-for-the-angle',
    sentence: 'I took a bearing, or a wrong difference of bearings, for the angle of the triangle.',
    clue: 'Draw the north line at each vertex and find the angle inside the triangle.',
    skills: [AREA],
  },
  {
    id: 'trig-gives-the-bearing-of-the-way-out',
    sentence: 'I gave the bearing of the way there instead of the way back.',
    clue: 'The way back points the opposite way: its bearing differs by 180°.',
    skills: [AREA],
  },
  {
    id: 'trig-measures-a-bearing-from-the-wrong-line',
    sentence: 'I measured a bearing from the wrong line or in the wrong direction.',
    clue: 'Start at the north line and turn clockwise.',
    skills: [AREA],
  },
  {
    id: 'trig-mixes-up-elevation-triangles',
    sentence: 'I put the known distance into the wrong triangle.',
    clue: 'Draw both right triangles; they share the height.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-angle-for-a-right-one',
    sentence: 'I took the angle at the turn for a right angle.',
    clue: 'Work the angle out from the bearings before you choose a theorem.',
    skills: [AREA],
  },
  {
    id: 'trig-adds-the-two-ways',
    sentence: 'I added the two parts of the way.',
    clue: 'The straight line is shorter than the way around the corner.',
    skills: [AREA],
  },
  {
    id: 'trig-stops-at-another-side',
    sentence: 'I gave another length than the one asked for.',
    clue: 'Mark in a sketch which length is asked for.',
    skills: [AREA],
  },
  {
    id: 'trig-takes-the-sine-for-the-cosine',
    sentence: 'I used the sine in the law of cosines.',
    clue: 'The law of cosines has the cosine of the angle between the two sides.',
    skills: [COSINES],
  },
  ...slips(
    'trig-law',
    'triangles without a right angle',
    'work it out with the law or the area formula that belongs to it.',
    [SINES, COSINES, AREA],
  ),
])
