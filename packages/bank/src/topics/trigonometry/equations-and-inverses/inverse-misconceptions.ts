import type { Misconception } from '#kit'

const skills = ['trig-inverse-functions']

export const inverseMisconceptions: readonly Misconception[] = [
  {
    id: 'trig-takes-wrong-limits-for-the-inside',
    sentence: 'I used the wrong limits for what stands inside an inverse function.',
    clue: 'Sines and cosines lie from $-1$ to 1, so the inside of $\\sin^{-1}$ or $\\cos^{-1}$ must lie there, too.',
    skills,
  },
  {
    id: 'trig-gives-the-other-end-of-a-domain',
    sentence: 'I gave the other end of the values that are allowed.',
    clue: 'Underline whether the greatest or the least value is asked for.',
    skills,
  },
  {
    id: 'trig-solves-the-inside-wrongly',
    sentence: 'I did not undo the steps inside the inverse function one by one.',
    clue: 'Undo the steps from the outside in: first the denominator, then what is added, then the factor of $x$.',
    skills,
  },
  {
    id: 'trig-leaves-the-factor-before-the-inverse',
    sentence: 'I did not divide the angle by the factor in front of the inverse function.',
    clue: 'The inverse function is an angle: divide the other side by the factor first, then take the sine, cosine or tangent.',
    skills,
  },
]
