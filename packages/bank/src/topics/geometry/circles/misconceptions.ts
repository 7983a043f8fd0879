import { misconceptions as list, slips } from '#kit'

const ANG = 'geo-central-inscribed-angles'
const CHORD = 'geo-chords-tangents-secants'
const ARC = 'geo-arc-length-sector-area'
const EQ = 'geo-circle-equations'

export const misconceptions = list([
  {
    id: 'geo-circ-inscribed-equals-central',
    sentence: 'I did not halve or double between the arc and the inscribed angle.',
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
    sentence: 'I subtracted from 180° or 360° although nothing makes that sum here.',
    clue: 'Say first which angles make up a straight line, a triangle or a full turn.',
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
    sentence: 'I worked with the lengths themselves instead of their squares.',
    clue: 'A right angle calls for the Pythagorean theorem: square first.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-mixes-leg-and-hypotenuse',
    sentence: 'I mixed up a leg and the hypotenuse of the right triangle in the circle.',
    clue: 'A right angle stands where a radius meets a tangent, or where a line from the center halves a chord.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-gives-half-the-chord',
    sentence: 'I gave another piece than the one asked for.',
    clue: 'Mark the length that is asked for and compare it with what you have computed.',
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
    sentence: 'I mixed up the sum and the difference of the arcs.',
    clue: 'Vertex inside: half the sum of the arcs. Vertex outside: half the difference.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-diameter-for-radius',
    sentence: 'I mixed up the radius and the diameter.',
    clue: 'The formulas speak of the radius: write down r first.',
    skills: [ARC, EQ, CHORD],
  },
  {
    id: 'geo-circ-mixes-arc-and-area',
    sentence: 'I mixed up the formulas for length and area.',
    clue: 'Lengths go with $2\\pi r$, areas with $\\pi r^2$.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-takes-the-rest-of-the-circle',
    sentence: 'I worked out the other part of the circle.',
    clue: 'Ask whether the part is more or less than half of the circle.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-wrong-share-of-the-circle',
    sentence: 'I took the wrong share of the circle.',
    clue: 'A full turn has 360°, so the share is the angle divided by 360.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-leaves-out-a-part',
    sentence: 'I left out a piece.',
    clue: 'Follow the boundary with your finger and list every piece.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-sign-of-the-center',
    sentence: 'I took the signs of the center straight into the parentheses.',
    clue: '$(x - h)$ is zero at $x = h$: ask which number makes the parentheses zero.',
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
    sentence: 'I did not complete the squares correctly.',
    clue: 'Halve the coefficient of $x$, square it, and add it on both sides.',
    skills: [EQ],
  },
  {
    id: 'geo-circ-ignores-the-center',
    sentence: 'I left the center out of account.',
    clue: 'Put both coordinates into the equation: both sides must be equal.',
    skills: [EQ],
  },
  {
    id: 'geo-circ-doubles-one-term-only',
    sentence: 'I doubled only the first term of the expression.',
    clue: 'Put the expression in parentheses before you double it: both terms are doubled.',
    skills: [ANG],
  },
  {
    id: 'geo-circ-gives-the-angle-for-x',
    sentence: 'I gave the measure of an angle instead of $x$.',
    clue: 'Read what is asked for: $x$, or the angle that is written with $x$.',
    skills: [ANG],
  },
  {
    id: 'geo-circ-adds-the-triangle',
    sentence: 'I added the triangle instead of subtracting it.',
    clue: 'The shaded region is less than the sector: take the triangle away.',
    skills: [ARC],
  },
  {
    id: 'geo-circ-forgets-the-root',
    sentence: 'I forgot to take the square root at the end.',
    clue: 'Your last line is the square of the length; the length is its root.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-gives-the-diameter',
    sentence: 'I gave the diameter instead of the chord.',
    clue: 'Only a chord through the center is a diameter.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-pairs-the-wrong-parts',
    sentence: 'I multiplied parts of different chords.',
    clue: 'The two factors of a product are the two parts of the same chord.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-does-not-divide',
    sentence: 'I multiplied the parts of one chord and did not divide by the known part of the other.',
    clue: 'The product is equal for both chords; divide it by the part that is known.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-forgets-to-halve',
    sentence: 'I forgot to halve the sum or the difference of the arcs.',
    clue: 'Angles from arcs have a half in them, unless the vertex is the center.',
    skills: [CHORD],
  },
  {
    id: 'geo-circ-adds-the-radius-twice',
    sentence: 'I added the radius to both coordinates of the center.',
    clue: 'A point straight to the right of the center differs in one coordinate only.',
    skills: [EQ],
  },
  ...slips('geo-circ', 'circles', 'name the arc, the right angle or the equal radii that prove it.', [
    ANG,
    CHORD,
    ARC,
    EQ,
  ]),
])
