import { misconceptions as list } from '#kit'

const ORDER = ['a1-order-of-operations']

export const misconceptions = list([
  {
    id: 'a1-order-adds-before-multiplying',
    sentence: 'I added before multiplying.',
    clue: 'Without parentheses, the product is worked out before the sum.',
    skills: ORDER,
  },
  {
    id: 'a1-order-divides-one-term-only',
    sentence: 'I divided only one of the two terms of the sum.',
    clue: 'The whole sum is divided, not its last term alone.',
    skills: ORDER,
  },
  {
    id: 'a1-order-leaves-the-denominator-apart',
    sentence: 'I divided by the first number only instead of by the whole difference.',
    clue: 'Work out the difference first; it is one number to divide by.',
    skills: ORDER,
  },
  {
    id: 'a1-order-leaves-out-a-factor',
    sentence: 'I left out a factor.',
    clue: 'Go through the numbers once more: each of them is used once.',
    skills: ORDER,
  },
  {
    id: 'a1-order-stops-at-the-numerator',
    sentence: 'I stopped before the division.',
    clue: 'The division is the last step and belongs to the value.',
    skills: ORDER,
  },
])
