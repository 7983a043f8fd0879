import { misconceptions as list, slips } from '#kit'
import { branchMisconceptions } from './branch-misconceptions.ts'

const AMP = 'trig-amplitude-and-midline'
const PERIOD = 'trig-period-and-frequency'
const SHIFT = 'trig-phase-shift-and-equations'

export const misconceptions = list([
  ...branchMisconceptions,
  {
    id: 'trig-takes-the-whole-height-for-the-amplitude',
    sentence: 'I took the whole distance from bottom to top for the amplitude.',
    clue: 'The amplitude is measured from the midline: half of that distance.',
    skills: [AMP, SHIFT],
  },
  {
    id: 'trig-takes-the-maximum-for-the-amplitude',
    sentence: 'I took the maximum or the minimum for the amplitude or the midline.',
    clue: 'Find the midline first; the amplitude is the distance from it to the top.',
    skills: [AMP, SHIFT],
  },
  {
    id: 'trig-mixes-up-a-and-d',
    sentence: 'I mixed up the factor in front and the number added at the end.',
    clue: 'The factor stretches the wave, the number added lifts it.',
    skills: [AMP, SHIFT],
  },
  {
    id: 'trig-forgets-the-midline',
    sentence: 'I left out the shift up or down.',
    clue: 'The wave swings around $y = d$, not always around the $x$-axis.',
    skills: [AMP, SHIFT],
  },
  {
    id: 'trig-reads-b-as-a-height',
    sentence: 'I took the factor of $x$ for a height.',
    clue: 'What stands inside with $x$ changes the wave sideways only.',
    skills: [AMP],
  },
  {
    id: 'trig-multiplies-the-period',
    sentence: 'I multiplied by the factor of $x$ instead of dividing by it.',
    clue: 'A larger factor makes the wave run faster, so the period is shorter: $\\frac{2\\pi}{b}$.',
    skills: [PERIOD, SHIFT],
  },
  {
    id: 'trig-takes-b-for-the-period',
    sentence: 'I took the factor of $x$ itself for the period, or the period for the factor.',
    clue: 'The factor counts the waves in $2\\pi$; the period is the length of one wave.',
    skills: [PERIOD, SHIFT],
  },
  {
    id: 'trig-takes-half-a-period',
    sentence: 'I took half a wave, from one zero to the next, for the period.',
    clue: 'A full wave goes up and down: measure from top to top.',
    skills: [PERIOD],
  },
  {
    id: 'trig-takes-pi-for-the-base-period',
    sentence: 'I took the wrong period to start with: $\\pi$ for sine and cosine, or $2\\pi$ for tangent.',
    clue: 'Sine and cosine repeat after $2\\pi$, tangent already after $\\pi$.',
    skills: [PERIOD],
  },
  {
    id: 'trig-leaves-out-the-factor-of-x',
    sentence: 'I left out the factor of $x$.',
    clue: 'The factor of $x$ makes the wave shorter or longer: divide the basic period by it.',
    skills: [PERIOD],
  },
  {
    id: 'trig-takes-the-height-for-the-factor',
    sentence: 'I used the factor in front of the function, which belongs to the height.',
    clue: 'The factor in front makes the wave taller, not longer; only the factor inside changes the period.',
    skills: [PERIOD],
  },
  {
    id: 'trig-takes-another-angle-for-a-full-turn',
    sentence: 'I took another angle than $2\\pi$ for a full turn.',
    clue: 'One full turn is done when the inside of the function has grown by $2\\pi$.',
    skills: [PERIOD],
  },
  {
    id: 'trig-takes-period-for-frequency',
    sentence: 'I took the period for the frequency, or the frequency for the period.',
    clue: 'Period is time for one turn, frequency is turns in one unit of time; their product is 1.',
    skills: [PERIOD],
  },
  {
    id: 'trig-shifts-the-wrong-way',
    sentence: 'I moved the graph to the wrong side.',
    clue: '$x - c$ moves the graph to the right: the start is where the inside is 0.',
    skills: [SHIFT],
  },
  {
    id: 'trig-reads-the-shift-without-factoring',
    sentence: 'I read the shift off without dividing by the factor of $x$.',
    clue: 'Set the inside equal to 0 and solve for $x$.',
    skills: [SHIFT],
  },
  {
    id: 'trig-mixes-up-sine-and-cosine-graphs',
    sentence: 'I took a sine curve for a cosine curve, or missed that it is turned upside down.',
    clue: 'At $x = 0$ the sine starts at the midline, the cosine at the top; with a minus sign it starts the other way.',
    skills: [SHIFT],
  },
  {
    id: 'trig-counts-the-waves-wrongly',
    sentence: 'I measured more than one wave.',
    clue: 'The period is the length of exactly one wave, from top to top.',
    skills: [PERIOD],
  },
  {
    id: 'trig-keeps-the-minus-of-the-amplitude',
    sentence: 'I used the factor in front with its minus sign as the amplitude.',
    clue: 'The amplitude is a distance: $|a|$, never negative.',
    skills: [AMP],
  },
  {
    id: 'trig-misses-that-a-wave-turns-over',
    sentence: 'I kept the top as the top and the bottom as the bottom, although a negative factor turns them around.',
    clue: 'A negative factor flips the wave: the old minimum becomes the new maximum.',
    skills: [AMP],
  },
  {
    id: 'trig-leaves-a-height-unstretched',
    sentence: 'I left a height of the wave without the factor.',
    clue: 'The factor multiplies every height of the wave: top, midline and bottom.',
    skills: [AMP],
  },
  {
    id: 'trig-lifts-a-wave-before-stretching-it',
    sentence: 'I added the number first and multiplied by the factor afterward.',
    clue: 'Multiply first: the factor stands before $f(x)$ only, and not before the number added.',
    skills: [AMP],
  },
  {
    id: 'trig-measures-a-wave-from-zero',
    sentence: 'I measured from zero instead of from the first of the two moments.',
    clue: 'The part of the wave lies between the two moments: subtract.',
    skills: [PERIOD],
  },
  {
    id: 'trig-goes-on-instead-of-back-to-the-start',
    sentence: 'I went on from the maximum or minimum to find the start of the wave.',
    clue: 'The wave starts before its first maximum or minimum: subtract the part of the period that lies between.',
    skills: [SHIFT],
  },
  ...slips('trig-graph', 'graphs of waves', 'put in some values of $x$.', [AMP, PERIOD, SHIFT]),
])
