/** Mistakes with inverse, joint and combined variation. */

import type { Misconception } from '#kit'

const skills = ['a2-inverse-and-joint-variation']

export const variationMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-var-takes-inverse-for-direct',
    sentence: 'I treated an inverse variation as a direct one.',
    clue: 'Inversely means: one gets larger, the other gets smaller. Their product stays the same, not their quotient.',
    skills,
  },
  {
    id: 'a2-var-takes-direct-for-inverse',
    sentence: 'I put a quantity into the denominator that varies directly.',
    clue: 'Jointly means directly with each of them: both belong in the numerator.',
    skills,
  },
  {
    id: 'a2-var-swaps-direct-and-inverse',
    sentence: 'I exchanged the quantities of the numerator and the denominator.',
    clue: 'Direct quantities go into the numerator, inverse ones into the denominator.',
    skills,
  },
  {
    id: 'a2-var-keeps-the-sum',
    sentence: 'I used the sum of the two quantities as if it stayed the same.',
    clue: 'In an inverse variation it is the product that stays the same.',
    skills,
  },
  {
    id: 'a2-var-moves-by-the-difference',
    sentence: 'I worked with differences instead of products and quotients.',
    clue: 'A variation multiplies and divides; it does not add.',
    skills,
  },
  {
    id: 'a2-var-gives-the-constant',
    sentence: 'I gave the constant of variation as the answer.',
    clue: 'The constant is a step on the way: use it with the new value.',
    skills,
  },
  {
    id: 'a2-var-divides-by-the-change',
    sentence: 'I divided by the change of the quantity instead of its new value.',
    clue: 'The new value itself goes into the formula.',
    skills,
  },
  {
    id: 'a2-var-forgets-the-square',
    sentence: 'I left out the square.',
    clue: '“With the square of $x$” means that $x^2$ stands in the formula: a factor of $k$ becomes a factor of $k^2$.',
    skills,
  },
  {
    id: 'a2-var-squares-without-reason',
    sentence: 'I squared a quantity that is not squared in this variation.',
    clue: 'Square only what the words “the square of” name.',
    skills,
  },
  {
    id: 'a2-var-squares-the-wrong-quantity',
    sentence: 'I put the square at the wrong quantity.',
    clue: 'Read which quantity follows the words “the square of.”',
    skills,
  },
  {
    id: 'a2-var-doubles-instead-of-squaring',
    sentence: 'I doubled a factor instead of squaring it.',
    clue: 'The square of $k$ is $k \\cdot k$, not $2 \\cdot k$.',
    skills,
  },
  {
    id: 'a2-var-uses-one-of-two-quantities',
    sentence: 'I changed only one of the two quantities.',
    clue: 'Both quantities go into the formula; look at what happens to each of them.',
    skills,
  },
  {
    id: 'a2-var-adds-the-quantities',
    sentence: 'I added two quantities that have to be multiplied.',
    clue: 'Jointly means with the product of the quantities.',
    skills,
  },
  {
    id: 'a2-var-tests-one-pair-only',
    sentence: 'I chose a kind of variation without testing it in two rows.',
    clue: 'Compute the quotient or the product for two rows: it must be the same.',
    skills,
  },
  {
    id: 'a2-var-overlooks-the-square',
    sentence: 'I saw whether $y$ grows or falls with $x$, but not whether $x$ or its square counts.',
    clue: 'Double $x$: does $y$ change by the factor 2, or by its square?',
    skills,
  },
]
