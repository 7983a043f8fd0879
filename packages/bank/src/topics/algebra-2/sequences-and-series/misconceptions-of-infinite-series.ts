/** Mistakes of the skill “Infinite geometric series”. */

import type { Misconception } from '#kit'

const skills = ['a2-infinite-geometric-series']

export const infiniteSeriesMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-inf-adds-the-ratio',
    sentence: 'I divided by $1 + r$ instead of $1 - r$.',
    clue: 'The sum is the first term divided by $1 - r$. With a positive ratio the sum is larger than the first term.',
    skills,
  },
  {
    id: 'a2-inf-sums-the-shown-terms',
    sentence: 'I added only the terms that are written out.',
    clue: 'The dots stand for infinitely many more terms.',
    skills,
  },
  {
    id: 'a2-inf-divides-by-the-ratio',
    sentence: 'I divided the first term by the ratio.',
    clue: 'The denominator of the formula is $1 - r$.',
    skills,
  },
  {
    id: 'a2-inf-multiplies-instead-of-dividing',
    sentence: 'I multiplied by $1 - r$ instead of dividing by it.',
    clue: 'With a positive ratio the sum is larger than the first term, so divide by a number less than 1.',
    skills,
  },
  {
    id: 'a2-inf-starts-with-the-second-term',
    sentence: 'I started the sum with the second term.',
    clue: 'The formula begins with the first term of the series.',
    skills,
  },
  {
    id: 'a2-inf-takes-the-factor-for-the-first-term',
    sentence: 'I started the sum at the wrong exponent.',
    clue: 'Put the first value of $n$ into the term and compute it.',
    skills,
  },
  {
    id: 'a2-inf-gives-the-first-term',
    sentence: 'I gave the first term as the sum.',
    clue: 'The first term must still be divided by $1 - r$.',
    skills,
  },
  {
    id: 'a2-inf-gives-one-minus-the-ratio',
    sentence: 'I gave $1 - r$ as the ratio.',
    clue: 'First term divided by sum is $1 - r$; one more step gives $r$.',
    skills,
  },
  {
    id: 'a2-inf-loses-the-sign-of-the-ratio',
    sentence: 'I solved $1 - r$ for $r$ with the wrong sign.',
    clue: 'If $1 - r = c$, then $r = 1 - c$.',
    skills,
  },
  {
    id: 'a2-inf-turns-the-quotient-over',
    sentence: 'I divided the sum by the first term instead of the first term by the sum.',
    clue: 'From $S = \\frac{a}{1 - r}$ it follows that $1 - r = \\frac{a}{S}$.',
    skills,
  },
  {
    id: 'a2-inf-cuts-the-decimal-off',
    sentence: 'I wrote the decimal as if it ended after the first block.',
    clue: 'The block repeats for ever, so the fraction is a little larger.',
    skills,
  },
  {
    id: 'a2-inf-repeats-one-digit-only',
    sentence: 'I repeated only the last digit of the block.',
    clue: 'The whole block repeats: write the first six digits down.',
    skills,
  },
  {
    id: 'a2-inf-takes-the-wrong-ratio',
    sentence: 'I used the wrong ratio for the repeating block.',
    clue: 'A block of two digits moves by two places, so it is multiplied by $\\frac{1}{100}$ each time.',
    skills,
  },
  {
    id: 'a2-inf-counts-only-the-way-down',
    sentence: 'I counted only the ways down.',
    clue: 'After each bounce the ball goes up and comes down again.',
    skills,
  },
  {
    id: 'a2-inf-counts-only-the-way-up',
    sentence: 'I counted only the ways up.',
    clue: 'The ball also falls, and the first fall comes before the first rise.',
    skills,
  },
  {
    id: 'a2-inf-counts-the-first-drop-twice',
    sentence: 'I doubled the first drop as well.',
    clue: 'The ball starts at the top: the first height is only fallen, not risen.',
    skills,
  },
  {
    id: 'a2-inf-leaves-out-the-first-drop',
    sentence: 'I left out the first drop.',
    clue: 'The first drop comes before the first bounce and counts once.',
    skills,
  },
  {
    id: 'a2-inf-stops-after-one-bounce',
    sentence: 'I stopped after the first bounce, its way up and its way down.',
    clue: 'The bounces go on: add all of them with the formula for the infinite series.',
    skills,
  },
]
