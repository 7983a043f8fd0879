import { misconceptions as list, slips } from '#kit'

const VALUES = 'trig-unit-circle-values'
const SIGNS = 'trig-signs-and-quadrants'
const REF = 'trig-reference-and-coterminal-angles'

export const misconceptions = list([
  {
    id: 'trig-takes-sine-for-the-x-coordinate',
    sentence: 'I took the sine for the first coordinate and the cosine for the second.',
    clue: 'Across is the cosine, up is the sine: $(\\cos \\theta, \\sin \\theta)$.',
    skills: [VALUES, SIGNS],
  },
  {
    id: 'trig-takes-the-wrong-quadrant-sign',
    sentence: 'I had the right size, but the sign of another quadrant.',
    clue: 'Sketch where the angle ends: right or left gives the sign of the cosine, up or down that of the sine.',
    skills: [REF, VALUES, SIGNS],
  },
  {
    id: 'trig-has-the-sign-of-the-sine-wrong',
    sentence: 'I had the sign of the sine wrong in this quadrant.',
    clue: 'The sine is the height: positive above the horizontal axis, negative below it.',
    skills: [SIGNS],
  },
  {
    id: 'trig-has-the-sign-of-the-cosine-wrong',
    sentence: 'I had the sign of the cosine wrong in this quadrant.',
    clue: 'The cosine counts to the right: positive to the right of the vertical axis, negative to the left.',
    skills: [SIGNS],
  },
  {
    id: 'trig-has-the-sign-of-the-tangent-wrong',
    sentence: 'I had the sign of the tangent wrong in this quadrant.',
    clue: 'The tangent is sine over cosine: positive where both have the same sign.',
    skills: [SIGNS],
  },
  {
    id: 'trig-takes-the-wrong-special-value',
    sentence: 'I took the value of another special angle.',
    clue: 'Find the reference angle first. Only then look up its value.',
    skills: [VALUES],
  },
  {
    id: 'trig-forgets-the-radius',
    sentence: 'I gave the point on the circle of radius 1 although the circle was larger.',
    clue: 'On a circle of radius $r$ both coordinates are multiplied by $r$.',
    skills: [VALUES],
  },
  {
    id: 'trig-always-takes-the-positive-root',
    sentence: 'I took the positive root without asking in which quadrant the angle lies.',
    clue: 'A root has two signs. The quadrant decides.',
    skills: [SIGNS],
  },
  {
    id: 'trig-takes-the-other-function',
    sentence: 'I worked out another function of the angle than the one asked for.',
    clue: 'Write down the definition of the function asked for before you put in numbers.',
    skills: [SIGNS],
  },
  {
    id: 'trig-turns-the-tangent-upside-down',
    sentence: 'I divided the wrong way around.',
    clue: 'Tangent is $\\frac{y}{x}$, like a slope: up over across.',
    skills: [SIGNS],
  },
  {
    id: 'trig-tests-one-condition-only',
    sentence: 'I used only one of the two conditions about the signs.',
    clue: 'Each condition leaves two quadrants; the answer is the quadrant that is in both pairs.',
    skills: [SIGNS],
  },
  {
    id: 'trig-measures-to-the-y-axis',
    sentence: 'I measured to the $y$-axis.',
    clue: 'The reference angle is the acute angle between the terminal side and the $x$-axis.',
    skills: [REF],
  },
  {
    id: 'trig-subtracts-from-the-wrong-turn',
    sentence: 'I subtracted from 360° where 180° was needed, or the other way around.',
    clue: 'Go to the nearer half of the $x$-axis: 180° on the left, 0° or 360° on the right.',
    skills: [REF],
  },
  {
    id: 'trig-uses-half-turns-for-coterminal',
    sentence: 'I added or subtracted a half turn or a quarter turn instead of full turns.',
    clue: 'Only full turns of 360° or $2\\pi$ bring you back to the same place.',
    skills: [REF],
  },
  {
    id: 'trig-drops-the-minus-of-an-angle',
    sentence: 'I treated a negative angle like a positive one.',
    clue: 'A negative angle turns clockwise: add full turns until it is positive.',
    skills: [REF],
  },
  {
    id: 'trig-turns-both-signs-around',
    sentence: 'I took both signs the other way around.',
    clue: 'Positive sine is above the $x$-axis, positive cosine right of the $y$-axis.',
    skills: [SIGNS],
  },
  {
    id: 'trig-gives-the-reference-angle',
    sentence: 'I gave the reference angle and forgot the quadrant.',
    clue: 'The signs of the coordinates tell in which quadrant the angle ends.',
    skills: [VALUES],
  },
  ...slips('trig-circle', 'the unit circle', 'sketch the angle and read its coordinates.', [VALUES, SIGNS, REF]),
])
