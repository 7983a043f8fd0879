import { misconceptions as list, slips } from '#kit'

const HALF = 'trig-half-angle'

export const halfAngleMisconceptions = list([
  {
    id: 'trig-takes-the-sign-of-the-whole-angle',
    sentence: 'I took the sign from the quadrant of the whole angle instead of the half angle.',
    clue: 'Halve the range of the angle first: the quadrant of the half angle decides the sign.',
    skills: [HALF],
  },
  {
    id: 'trig-swaps-the-half-angle-formulas',
    sentence: 'I mixed up plus and minus in the half-angle formulas.',
    clue: 'Sine has the minus, cosine has the plus. Test with the angle 0: $\\sin 0 = 0$ and $\\cos 0 = 1$.',
    skills: [HALF],
  },
  {
    id: 'trig-halves-the-value',
    sentence: 'I halved the value of the function instead of the angle.',
    clue: 'A function of half an angle is not half of the function: use the half-angle formula.',
    skills: [HALF],
  },
  {
    id: 'trig-forgets-the-half-under-the-root',
    sentence: 'I used the half-angle formula without its half or its root.',
    clue: 'Write the formula down: one plus or minus the cosine, divided by 2, and then the root.',
    skills: [HALF],
  },
  {
    id: 'trig-puts-the-sine-into-the-half-angle-formula',
    sentence: 'I put the sine into the formula where the cosine belongs.',
    clue: 'Under the root of a half-angle formula stands the cosine of the whole angle.',
    skills: [HALF],
  },
  {
    id: 'trig-loses-the-sign-of-the-cosine',
    sentence: 'I found the size of the cosine, but with the wrong sign.',
    clue: 'The Pythagorean identity gives the size only. The quadrant of the whole angle gives the sign of its cosine.',
    skills: [HALF],
  },
  {
    id: 'trig-turns-the-half-tangent-upside-down',
    sentence: 'I took the reciprocal of the formula for the tangent of the half angle.',
    clue: 'One minus the cosine stands above the sine. For a small angle the result must be small.',
    skills: [HALF],
  },
  {
    id: 'trig-mixes-up-half-and-double-angle',
    sentence: 'I mixed up the formulas of the half angle and of the double angle.',
    clue: 'With the root: the result has half of the angle that is shown. Without the root: it has twice that angle.',
    skills: [HALF],
  },
  {
    id: 'trig-does-not-double-the-angle-of-the-square',
    sentence: 'I did not double the angle when I replaced the square.',
    clue: 'A square of a sine or cosine has a cosine of twice the angle.',
    skills: [HALF],
  },
  {
    id: 'trig-loses-the-added-constant',
    sentence: 'I replaced the square and lost the constant term that was added to it.',
    clue: 'After replacing the square, collect all constant terms.',
    skills: [HALF],
  },
  {
    id: 'trig-stops-at-one-half-of-the-triangle',
    sentence: 'I mixed up the whole triangle and one of its two halves.',
    clue: 'The height cuts the base in two: one right triangle has only half of the base, but the whole height.',
    skills: [HALF],
  },
  ...slips('trig-half', 'half angles', 'halve the range and try an angle in it.', [HALF])
    .filter((m) => !m.id.endsWith('-without-testing'))
    .map((m) =>
      m.id === 'trig-half-accepts-a-false-claim'
        ? { ...m, clue: 'Do not trust the look of a formula: halve the range and try an angle in it.' }
        : m,
    ),
])
