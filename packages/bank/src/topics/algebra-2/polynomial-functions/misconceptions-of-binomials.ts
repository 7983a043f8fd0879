/** Mistakes of the skill “Binomial theorem”. */

import type { Misconception } from '#kit'

const skills = ['a2-binomial-theorem']

export const binomialMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-bin-multiplies-exponents',
    sentence: 'I used the exponents themselves as a coefficient.',
    clue: 'The coefficient is a number of choices: take it from Pascal’s triangle or from the formula for combinations.',
    skills,
  },
  {
    id: 'a2-bin-takes-the-neighboring-row',
    sentence: 'I took the number from a neighboring row of Pascal’s triangle.',
    clue: 'Row $n$ of the triangle starts with 1 and $n$; the top is row 0.',
    skills,
  },
  {
    id: 'a2-bin-takes-the-neighboring-place',
    sentence: 'I took a neighboring number of Pascal’s triangle.',
    clue: 'The first entry of a row belongs to the exponent 0.',
    skills,
  },
  {
    id: 'a2-bin-counts-with-order',
    sentence: 'I counted the choices with their order.',
    clue: 'Divide by $k!$: it does not matter in which order the factors are chosen.',
    skills,
  },
  {
    id: 'a2-bin-forgets-the-binomial-coefficient',
    sentence: 'I left out the binomial coefficient.',
    clue: 'Several products give the same power; the number from Pascal’s triangle counts them.',
    skills,
  },
  {
    id: 'a2-bin-raises-only-the-variable',
    sentence: 'I raised the variable to the power, but not its coefficient.',
    clue: 'Put the whole term into parentheses: $(ax)^{n}$ is $a^{n}x^{n}$.',
    skills,
  },
  {
    id: 'a2-bin-swaps-the-exponents',
    sentence: 'I exchanged the exponents of the two terms.',
    clue: 'The power asked for belongs to the term with the variable; the other term gets the rest of the exponent.',
    skills,
  },
  {
    id: 'a2-bin-loses-the-sign',
    sentence: 'I lost the sign of the negative number.',
    clue: 'Keep the minus inside the parentheses: even powers are positive, odd powers negative.',
    skills,
  },
  {
    id: 'a2-bin-forgets-the-power-of-the-number',
    sentence: 'I used the constant without raising it to its power.',
    clue: 'The exponents of both terms always add up to the exponent of the binomial.',
    skills,
  },
  {
    id: 'a2-bin-counts-terms-from-one',
    sentence: 'I took the number of the term for the exponent of the second part.',
    clue: 'The first term has exponent 0 there, so the exponent is one less than the number of the term.',
    skills,
  },
  {
    id: 'a2-bin-takes-the-last-term',
    sentence: 'I took the last term for the constant term.',
    clue: 'Look for the term in which the powers of the variable cancel.',
    skills,
  },
  {
    id: 'a2-bin-gives-the-binomial-coefficient-only',
    sentence: 'I gave the binomial coefficient and left out the power of the number.',
    clue: 'A term has three factors: the binomial coefficient and both powers.',
    skills,
  },
  {
    id: 'a2-bin-adds-the-two-powers',
    sentence: 'I added the two powers, as if a power of a sum were the sum of the powers.',
    clue: '$(a + b)^{n}$ is not $a^{n} + b^{n}$: the products in between belong to it too.',
    skills,
  },
  {
    id: 'a2-bin-sums-the-row-of-pascal',
    sentence: 'I added the numbers of Pascal’s triangle and left out the numbers in the binomial.',
    clue: 'Put $x = 1$ into the binomial itself.',
    skills,
  },
  {
    id: 'a2-bin-multiplies-by-the-exponent',
    sentence: 'I multiplied by the exponent instead of raising to the power.',
    clue: 'An exponent counts factors: $a^{n}$ has $n$ factors $a$. It is not $a \\cdot n$.',
    skills,
  },
]
