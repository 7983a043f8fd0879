import { misconceptions as list, slips } from '#kit'

const EQUATIONS = 'trig-basic-equations'
const INVERSES = 'trig-inverse-functions'

export const misconceptions = list([
  {
    id: 'trig-finds-one-solution-only',
    sentence: 'I gave only the solution that the calculator shows, or counted too few.',
    clue: 'Two quadrants have the right sign: find an angle in each.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-takes-the-second-solution-from-the-wrong-quadrant',
    sentence: 'I took a solution from a quadrant where the function has the other sign.',
    clue: 'Sine: mirror in the $y$-axis. Cosine: mirror in the $x$-axis. Tangent: add half a turn.',
    skills: [EQUATIONS],
  },
  {
    id: 'trig-takes-the-wrong-reference-angle',
    sentence: 'I used the angle of another special value.',
    clue: 'Isolate the function first, then look its value up: $\\frac{1}{2}$ belongs to 30° for the sine and to 60° for the cosine.',
    skills: [EQUATIONS, INVERSES],
  },
  {
    id: 'trig-isolates-the-function-wrongly',
    sentence: 'I made a slip in isolating the function, mostly with a sign.',
    clue: 'Treat the function as one letter and undo what is done to it, step by step.',
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
    sentence: 'I mixed up the functions in a composition, or took the inverse for a reciprocal.',
    clue: 'Draw a right triangle for the inner inverse function and read the outer function off it.',
    skills: [INVERSES],
  },
  ...slips('trig-equation', 'trigonometric equations', 'put the angle back into the equation.', [EQUATIONS, INVERSES]),
])
