/** Mistakes with long division. */

import type { Misconception } from '#kit'

const skills = ['a2-long-division']

export const misconceptions: readonly Misconception[] = [
  {
    id: 'a2-ld-subtracts-only-the-first-term',
    sentence: 'I subtracted only the first term of each product and added the other terms.',
    clue: 'Put parentheses around the whole product before you subtract it: every sign in it changes.',
    skills,
  },
  {
    id: 'a2-ld-adds-the-last-term',
    sentence: 'I added the last term of each product instead of subtracting it.',
    clue: 'Change the sign of every term of the product, the last one included.',
    skills,
  },
  {
    id: 'a2-ld-drops-the-last-term',
    sentence: 'I left the last term of the divisor out when I multiplied.',
    clue: 'Each new term of the quotient is multiplied by every term of the divisor.',
    skills,
  },
  {
    id: 'a2-ld-gives-the-other-part',
    sentence: 'I mixed up the quotient and the remainder.',
    clue: 'The quotient collects the terms you found in each round; the remainder is what is left at the end.',
    skills,
  },
  {
    id: 'a2-ld-ignores-a-missing-power',
    sentence: 'I left no room for a missing power, so unlike terms stood in one column.',
    clue: 'Write a 0 for each missing power, in the dividend and in the divisor.',
    skills,
  },
  {
    id: 'a2-ld-stops-subtracting-after-one-round',
    sentence: 'I read a later coefficient off before all subtractions in its column were done.',
    clue: 'Each round of the division subtracts a whole product; read a term off only when its turn comes.',
    skills,
  },
  {
    id: 'a2-ld-subtracts-the-other-way',
    sentence: 'I subtracted the dividend from the product instead of the product from the dividend.',
    clue: 'Upper line minus lower line: the product is what is taken away.',
    skills,
  },
  {
    id: 'a2-ld-forgets-the-leading-coefficient',
    sentence:
      'I used the zero of the divisor in synthetic division and did not divide its result by the leading coefficient.',
    clue: 'Synthetic division divides by $x - c$. For a divisor $ax - b$, divide the result by $a$ as well.',
    skills,
  },
  {
    id: 'a2-ld-uses-the-constant-as-zero',
    sentence: 'I divided by $x$ and the constant of the divisor, as if its leading coefficient were 1.',
    clue: 'Divide leading term by leading term: the coefficient of $x$ in the divisor counts.',
    skills,
  },
  {
    id: 'a2-ld-compares-with-the-wrong-term',
    sentence: 'I took the second coefficient of the dividend for the constant term of the quotient.',
    clue: 'The second coefficient of the dividend has two sources: the quotient and the middle term of the divisor.',
    skills,
  },
]
