import { misconceptions as list } from '#kit'

const BRANCHES = 'trig-tangent-and-secant-graphs'

export const branchMisconceptions = list([
  {
    id: 'trig-takes-a-zero-for-an-asymptote',
    sentence: 'I put the asymptotes where the denominator is not 0.',
    clue: 'Tangent and secant have $\\cos$ in the denominator, cotangent and cosecant have $\\sin$: the asymptotes are its zeros.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-mixes-up-the-branches',
    sentence: 'I mixed up tangent and cotangent, or secant and cosecant.',
    clue: 'Look at $x = 0$: tangent is 0 there and secant 1, but cotangent and cosecant have an asymptote.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-misses-that-the-branches-are-flipped',
    sentence: 'I overlooked that the graph is turned upside down.',
    clue: 'Tangent rises and cotangent falls on every branch; with a minus sign in front it is the other way around.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-gives-the-branches-the-wrong-period',
    sentence: 'I used the wrong distance between asymptotes, or the wrong period.',
    clue: 'For all four functions neighboring asymptotes are $\\frac{\\pi}{b}$ apart. The period is $\\frac{\\pi}{b}$ for tangent and cotangent, $\\frac{2\\pi}{b}$ for secant and cosecant.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-leaves-out-the-factor-inside',
    sentence: 'I did not divide by the factor of $x$, or I multiplied by it.',
    clue: 'Set the whole inside equal to the angle, then solve for $x$.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-shifts-the-asymptote-the-wrong-way',
    sentence: 'I left out the shift of the asymptotes, or took it the wrong way.',
    clue: 'Set the inside equal to the angle of an asymptote and solve: what is subtracted inside is added on the other side.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-takes-the-range-of-the-wave',
    sentence: 'I gave the heights between the turning points, as for a wave.',
    clue: 'The branches of secant and cosecant lie outside of the wave: none of their points is between the two heights.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-forgets-to-move-the-branches-up',
    sentence: 'I left out the shift up or down.',
    clue: 'The number added at the end moves all branches, and so both heights.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-mixes-up-factor-and-shift-of-the-branches',
    sentence: 'I took one of the two heights, the gap between them or the middle for the constant that is asked for.',
    clue: 'The middle of the two heights is $d$. The distance from the middle to either height is $a$.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-does-not-halve-the-two-heights',
    sentence: 'I put the two heights together and did not halve the result.',
    clue: 'The shift is half of the sum of the two heights, the factor half of their difference.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-miscounts-the-asymptotes',
    sentence: 'I counted one asymptote too many or too few.',
    clue: 'List the first and the last asymptote in the interval, and look whether the ends of the interval are asymptotes.',
    skills: [BRANCHES],
  },
  {
    id: 'trig-takes-the-wrong-angle-for-the-value',
    sentence: 'I used another angle than the one that has this value.',
    clue: 'Rewrite secant, cosecant, and cotangent with cosine, sine, and tangent first. Then look up the angle.',
    skills: [BRANCHES],
  },
])
