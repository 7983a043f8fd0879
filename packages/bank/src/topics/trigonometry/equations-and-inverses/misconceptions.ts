import { misconceptions as list, slips } from '#kit'
import { compositionMisconceptions } from './composition-misconceptions.ts'
import { generalMisconceptions } from './general-misconceptions.ts'
import { inverseMisconceptions } from './inverse-misconceptions.ts'
import { quadraticMisconceptions } from './quadratic-misconceptions.ts'

const EQUATIONS = 'trig-basic-equations'
const INVERSES = 'trig-inverse-functions'

export const misconceptions = list([
  ...quadraticMisconceptions,
  ...generalMisconceptions,
  ...compositionMisconceptions,
  ...inverseMisconceptions,
  {
    id: 'trig-finds-one-solution-only',
    sentence: 'I gave only the solution that the calculator shows, or counted too few.',
    clue: 'Two quadrants have the right sign: find an angle in each.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
    sentence: 'I took a solution from a quadrant where the function has the other sign.',
    clue: 'Second angle: for the sine 180° minus the first, for the cosine 360° minus it, for the tangent 180° plus it.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-takes-the-wrong-reference-angle',
    sentence: 'I used another reference angle.',
    clue: 'Isolate the function first. Then ask which special angle has exactly this value for this function.',
    skills: [EQUATIONS, INVERSES],
  },
  {
    id: 'trig-isolates-the-function-wrongly',
    sentence: 'I used the value with the wrong sign.',
    clue: 'Undo what is done to the function step by step, and watch the sign.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-forgets-the-extra-turns-of-a-multiple-angle',
    sentence: 'I forgot that a multiple of $x$ runs through several turns, or divided wrongly.',
    clue: 'If $x$ goes once around, $2x$ goes around twice: twice as many solutions.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-ignores-the-range-of-the-inverse',
    sentence: 'I gave an angle with the right value, but outside the range of the inverse function.',
    clue: 'Sine and tangent: from −90° to 90°. Cosine: from 0° to 180°.',
    skills: [INVERSES],
  },
  {
    id: 'trig-cancels-function-and-inverse',
    sentence: 'I let function and inverse cancel although the angle is outside the range.',
    clue: 'Work out the inner function first, then look for the angle in the range.',
    skills: [INVERSES],
  },
  {
    id: 'trig-takes-the-inverse-for-the-reciprocal',
    sentence: 'I read the wrong ratio off the triangle.',
    clue: 'Draw a right triangle for the inner inverse function and read the outer function off it.',
    skills: [INVERSES],
  },
  {
    id: 'trig-drops-the-sign-of-the-value',
    sentence: 'I ignored the sign of the value.',
    clue: 'A negative value belongs to a negative angle for sine and tangent, to an obtuse one for the cosine.',
    skills: [INVERSES],
  },
  ...slips('trig-equation', 'trigonometric equations', 'put the angle back into the equation.', [
    EQUATIONS,
    INVERSES,
  ]).map((m) =>
    m.id === 'trig-equation-accepts-a-false-claim'
      ? { ...m, clue: 'Do not trust the look of a claim: put the angle back into the equation.' }
      : m,
  ),
])
