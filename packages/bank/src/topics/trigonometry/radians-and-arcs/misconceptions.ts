import { misconceptions as list, slips } from '#kit'

const RAD = 'trig-degrees-and-radians'
const ARC = 'trig-arc-length'
const SECTOR = 'trig-sector-area'

export const misconceptions = list([
  {
    id: 'trig-takes-a-full-turn-as-pi',
    sentence: 'I took a full turn, 360°, for $\\pi$.',
    clue: 'Half a turn is $\\pi$: $180^\\circ = \\pi$.',
    skills: [RAD],
  },
  {
    id: 'trig-converts-the-wrong-way',
    sentence: 'I took the reciprocal of the conversion factor.',
    clue: 'Degrees must cancel: multiply by $\\frac{\\pi}{180}$ to get radians.',
    skills: [RAD],
  },
  {
    id: 'trig-converts-with-90',
    sentence: 'I converted with 90° for $\\pi$, as if a quarter turn were $\\pi$.',
    clue: 'A quarter turn is $\\frac{\\pi}{2}$.',
    skills: [RAD],
  },
  {
    id: 'trig-leaves-out-the-numerator',
    sentence: 'I divided by the denominator of the fraction and left out its numerator.',
    clue: 'A fraction of half a turn: divide by the denominator and multiply by the numerator.',
    skills: [RAD],
  },
  {
    id: 'trig-takes-60-degrees-for-a-radian',
    sentence: 'I took 60° for one radian.',
    clue: 'One radian is $\\frac{180}{\\pi}$ degrees: work with $\\pi$ to the end.',
    skills: [RAD],
  },
  {
    id: 'trig-takes-minutes-for-degrees',
    sentence: 'I took minutes for degrees.',
    clue: 'The minute hand turns once in 60 minutes: find its share of the full turn first.',
    skills: [RAD],
  },
  {
    id: 'trig-uses-degrees-in-a-radian-formula',
    sentence: 'I put degrees into a formula that needs radians.',
    clue: '$s = r\\theta$ and $A = \\frac{1}{2}r^2\\theta$ need the angle in radians.',
    skills: [ARC, SECTOR],
  },
  {
    id: 'trig-takes-the-whole-circle',
    sentence: 'I gave the whole circle, or the rest of it, instead of the part that was asked for.',
    clue: 'Multiply by the share of the full turn that the angle has.',
    skills: [ARC, SECTOR],
  },
  {
    id: 'trig-mixes-up-arc-and-sector',
    sentence: 'I used the formula for the area where the length was asked for, or the other way around.',
    clue: 'A length has one factor $r$, an area has $r^2$.',
    skills: [ARC, SECTOR],
  },
  {
    id: 'trig-takes-diameter-and-radius-for-each-other',
    sentence: 'I took the diameter for the radius, or the radius for the diameter.',
    clue: 'Both formulas want the radius, half of the diameter.',
    skills: [ARC, SECTOR],
  },
  {
    id: 'trig-forgets-the-half-of-a-sector',
    sentence: 'I left out the factor one half in the area of the sector.',
    clue: 'Check with the full turn: $\\frac{1}{2} r^2 \\cdot 2\\pi = \\pi r^2$.',
    skills: [SECTOR],
  },
  {
    id: 'trig-forgets-the-two-radii',
    sentence: 'I forgot the straight sides, or counted them wrongly.',
    clue: 'The border of a sector has three parts: the arc and two radii.',
    skills: [ARC],
  },
  {
    id: 'trig-gives-one-arc-for-the-difference',
    sentence: 'I gave the length of one arc, but the difference of two arcs was asked for.',
    clue: '“How much farther” asks for a difference: find both arcs and subtract.',
    skills: [ARC],
  },
  {
    id: 'trig-combines-latitudes-wrongly',
    sentence: 'I found a wrong central angle from the two latitudes.',
    clue: 'Subtract latitudes on the same side of the equator; add them when the equator lies between.',
    skills: [ARC],
  },
  {
    id: 'trig-takes-the-chord-for-the-arc',
    sentence: 'I found the straight line between two points instead of the arc.',
    clue: 'The way along the circle is the radius times the angle in radians; the straight line is shorter.',
    skills: [ARC],
  },
  {
    id: 'trig-takes-the-arc-for-the-angle',
    sentence: 'I put the length of the arc in where the angle belongs.',
    clue: 'The angle in radians is the arc divided by the radius.',
    skills: [SECTOR],
  },
  {
    id: 'trig-changes-the-radius-with-the-angle',
    sentence: 'I took the reciprocal of the quotient of the two angles.',
    clue: 'For the same area, a narrower sector needs a longer radius.',
    skills: [SECTOR],
  },
  {
    id: 'trig-forgets-the-triangle',
    sentence: 'I took a wrong triangle away from the sector.',
    clue: 'A segment is the sector less the triangle with area $\\frac{1}{2}r^2 \\sin \\theta$.',
    skills: [SECTOR],
  },
  {
    id: 'trig-subtracts-radii-before-squaring',
    sentence: 'I subtracted the radii first and squared afterward.',
    clue: 'Take the two areas first, then subtract: $R^2 - r^2$ is not $(R - r)^2$.',
    skills: [SECTOR],
  },
  {
    id: 'trig-takes-the-rest-of-the-turn',
    sentence: 'I took the rest of the full turn.',
    clue: 'The angle and the rest of the turn add up to 360°.',
    skills: [RAD],
  },
  {
    id: 'trig-reads-radians-as-degrees',
    sentence: 'I read a number of radians as if it were degrees.',
    clue: 'A whole turn is $2\\pi$ radians, so one radian is $\\frac{180}{\\pi}$ degrees.',
    skills: [RAD],
  },
  {
    id: 'trig-gives-the-other-end',
    sentence: 'I took the other end of the list.',
    clue: 'Underline whether the largest or the smallest is asked for.',
    skills: [RAD],
  },
  {
    id: 'trig-forgets-the-root',
    sentence: 'I gave the square and did not take the root.',
    clue: 'Undo the square at the end.',
    skills: [SECTOR],
  },
  ...slips('trig-arc', 'radians, arcs and sectors', 'compare with the full circle.', [RAD, ARC, SECTOR]),
])
