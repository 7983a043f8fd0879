import { misconceptions as list, slips } from '#kit'

const ANG = 'geo-central-inscribed-angles'
const CHORD = 'geo-chords-tangents-secants'
const ARC = 'geo-arc-length-sector-area'
const EQ = 'geo-circle-equations'

export const misconceptions = list([
  {
    id: 'geo-circ-inscribed-equals-central',
    sentence: 'I took an inscribed angle to be as large as the central angle or the arc.',
    clue: 'An inscribed angle is half of its arc: look where its vertex is.',
    skills: [ANG, CHORD],
  },
  {
    id: 'geo-circ-halves-the-wrong-angle',
    sentence: 'I halved where I should double, or doubled where I should halve.',
    clue: 'The central angle is the larger one of the two; check which one you are given.',
    skills: [ANG],
  },
  {
    id: 'geo-circ-takes-the-supplement',
    sentence: 'I subtracted from 90°, 180° or 360° without a reason in the figure.',
    clue: 'Name the triangle, the straight angle or the full turn before you subtract.',
    skills: [ANG, CHORD],
  },
  {
    id: 'geo-circ-opposite-angles-equal',
    sentence: 'I took opposite angles of a quadrilateral on a circle to be equal.',
    clue: 'Opposite angles of such a quadrilateral cut off the whole circle together: their sum is 180°.',
    skills: [ANG],
  },
  {
    id: 'geo-circ-uses-the-neighboring-angle',
    sentence: 'I worked with an angle or an arc that does not belong to the question.',
    clue: 'Trace the two sides of the angle to the circle: only the arc between them counts.',
    skills: [ANG, CHORD],
  },
  {
    id: 'geo-circ-adds-lengths-not-squares',
    sentence: 'I added or subtracted lengths instead of their squares.',
    clue: 'A right angle calls for the Pythagorean theorem: square first.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-mixes-leg-and-hypotenuse',
    sentence: 'I mixed up a leg and the hypotenuse of the right triangle in the circle.',
    clue: 'The right angle is where the radius meets the tangent, or where the perpendicular meets the chord.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-gives-half-the-chord',
    sentence: 'I found a part of the length and took it for the whole, or the whole for the part.',
    clue: 'Mark the asked length in the figure and compare it with what you have computed.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-adds-the-parts',
    sentence: 'I used sums or differences of the parts instead of their products.',
    clue: 'The triangles in the figure are similar, so the products of the parts are equal.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-inner-part-for-the-whole-secant',
    sentence: 'I multiplied the outer part of a secant by its inner part.',
    clue: 'Both factors start at the outside point: outer part times whole secant.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-sum-for-difference',
    sentence: 'I took the sum of the arcs where the difference belongs, or forgot the half.',
    clue: 'Vertex inside: half the sum of the arcs. Vertex outside: half the difference.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-diameter-for-radius',
    sentence: 'I used the diameter as the radius, or the radius as the diameter.',
    clue: 'The formulas speak of the radius: write down r first.',
    skills: [ARC, EQ],
  },
  {
    id: 'geo-circ-mixes-arc-and-area',
    sentence: 'I used the formula for the area where a length was asked for, or the other way around.',
    clue: 'Lengths go with $2\\pi r$, areas with $\\pi r^2$.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-takes-the-rest-of-the-circle',
    sentence: 'I computed the other part of the circle.',
    clue: 'Compare your part with the figure: is it more or less than half of the circle?',
    skills: [ARC],
  },
  {
    id: 'geo-circ-wrong-share-of-the-circle',
    sentence: 'I took the angle as a share of 180° or took the whole circle.',
    clue: 'A full turn has 360°, so the share is the angle divided by 360.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-leaves-out-a-part',
    sentence: 'I left out or added wrongly a part of the figure.',
    clue: 'Follow the boundary with your finger and list every piece.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-sign-of-the-center',
    sentence: 'I took the signs of the center straight from the brackets.',
    clue: '$(x - h)$ is zero at $x = h$: ask which number makes the bracket zero.',
    skills: [EQ],
  },
  {
    id: 'geo-circ-radius-not-squared',
    sentence: 'I mixed up the radius and its square.',
    clue: 'The right side of the equation is $r^2$.',
    skills: [EQ],
  },
  {
    id: 'geo-circ-completes-the-square-wrongly',
    sentence: 'I made a slip when completing the squares.',
    clue: 'Halve the number before $x$, square it, and add it on both sides.',
    skills: [EQ],
  },
  {
    id: 'geo-circ-ignores-the-center',
    sentence: 'I measured the distance from the origin or along one axis only.',
    clue: 'Put both coordinates into the equation: both sides must be equal.',
    skills: [EQ],
  },
  ...slips('geo-circ', 'circles', 'name the arc, the right angle or the equal radii that prove it.', [
    ANG,
    CHORD,
    ARC,
    EQ,
  ]),
])
