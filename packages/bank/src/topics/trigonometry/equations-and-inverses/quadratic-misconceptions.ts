import { misconceptions as list } from '#kit'

const QUADRATIC = 'trig-quadratic-equations'

export const quadraticMisconceptions = list([
  {
    id: 'trig-takes-the-roots-with-the-wrong-sign',
    sentence: 'I read the values off the factors with the wrong sign.',
    clue: 'A factor $2u - 1$ is 0 at $u = \\frac{1}{2}$, not at $-\\frac{1}{2}$.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-takes-one-angle-for-each-value',
    sentence: 'I took one angle for each value and forgot the second one.',
    clue: 'A value between $-1$ and 1 belongs to two angles in every full turn.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-loses-one-of-the-two-values',
    sentence: 'I used only one of the two factors.',
    clue: 'A product is 0 if either factor is 0: solve both equations.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-divides-by-a-function-that-can-be-zero',
    sentence: 'I divided both sides by a function and lost the angles at which it is 0.',
    clue: 'Bring everything to one side and factor. Never divide by $\\sin x$ or $\\cos x$.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-solves-for-the-other-function',
    sentence: 'I looked the values up for the other function, sine for cosine or cosine for sine.',
    clue: 'After the quadratic is solved, look which function the variable stands for.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-counts-every-value-as-two-angles',
    sentence: 'I counted the angles without checking how large the values are.',
    clue: 'Above 1 or below $-1$: no angle. Exactly 1 or $-1$: one angle. In between: two angles.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-takes-the-second-angle-from-the-wrong-side',
    sentence: 'I found the second angle with the rule of the other function.',
    clue: 'Second angle: $180^\\circ - x$ for the sine, $360^\\circ - x$ for the cosine.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-forgets-to-square-the-value',
    sentence: 'I did not square the value, or I lost a sign when I put it in.',
    clue: 'Put the value in parentheses: $\\sin^2 x$ is $(\\sin x)^2$.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-uses-the-value-with-the-wrong-sign',
    sentence: 'I used the value of the function with the wrong sign.',
    clue: 'The quadrant of the angle decides about the sign of its sine and cosine.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-does-not-solve-for-the-constant',
    sentence: 'I worked out the other terms and did not solve for the constant.',
    clue: 'Write the whole equation with the value put in, and solve it for the constant.',
    skills: [QUADRATIC],
  },
  {
    id: 'trig-moves-the-constant-term-without-its-sign',
    sentence: 'I moved the constant term to the other side and did not change its sign.',
    clue: 'What is added on one side is subtracted on the other.',
    skills: [QUADRATIC],
  },
])
