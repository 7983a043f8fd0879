import { misconceptions as list } from '#kit'

const GENERAL = 'trig-general-solutions'

export const generalMisconceptions = list([
  {
    id: 'trig-repeats-with-the-wrong-period',
    sentence: 'I repeated the solutions after the wrong angle.',
    clue: 'Sine and cosine repeat after $360^\\circ$ or $2\\pi$, tangent after $180^\\circ$ or $\\pi$.',
    skills: [GENERAL],
  },
  {
    id: 'trig-divides-only-a-part-of-the-general-solution',
    sentence: 'I divided only a part of the general solution by the factor of $x$.',
    clue: 'Write the general solution for the whole inside first. Then divide everything by the factor, also what is added again and again.',
    skills: [GENERAL],
  },
  {
    id: 'trig-finds-one-family-only',
    sentence: 'I used only one of the two families of solutions.',
    clue: 'In every turn two angles have the same sine or cosine; each starts a family of its own.',
    skills: [GENERAL],
  },
  {
    id: 'trig-starts-the-second-family-in-the-wrong-quadrant',
    sentence: 'I started the second family of solutions in the wrong quadrant.',
    clue: 'Second angle: $180^\\circ - x$ for the sine, $360^\\circ - x$ for the cosine.',
    skills: [GENERAL],
  },
  {
    id: 'trig-loses-the-negative-root',
    sentence: 'I took only the positive square root.',
    clue: 'If the square of a function is known, the function is plus or minus the root.',
    skills: [GENERAL],
  },
  {
    id: 'trig-starts-from-another-special-angle',
    sentence: 'I started from another special angle, or from one with the opposite value.',
    clue: 'Isolate the function, look its value up, and mind the sign.',
    skills: [GENERAL],
  },
  {
    id: 'trig-miscounts-the-turns',
    sentence: 'I counted the turns or the solutions in them wrongly.',
    clue: 'Write down the solutions of the first turn, then count whole turns, then look at what is left.',
    skills: [GENERAL],
  },
])
