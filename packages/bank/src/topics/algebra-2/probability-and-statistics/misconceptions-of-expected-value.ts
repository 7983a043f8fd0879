/** Mistakes of the skill “Expected value”. */

import type { Misconception } from '#kit'

const skills = ['a2-expected-value']

export const expectedValueMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-ev-takes-the-plain-mean',
    sentence: 'I took the plain mean, as if all values were equally likely.',
    clue: 'Multiply each value by its own probability before you add.',
    skills,
  },
  {
    id: 'a2-ev-takes-the-most-likely',
    sentence: 'I gave the most likely value.',
    clue: 'The expected value is the average in the long run; all values count.',
    skills,
  },
  {
    id: 'a2-ev-takes-the-middle',
    sentence: 'I took the middle between the smallest and the largest value.',
    clue: 'All values count, each with its probability.',
    skills,
  },
  {
    id: 'a2-ev-leaves-out-a-value',
    sentence: 'I left out one of the values.',
    clue: 'Every value times its probability belongs to the sum.',
    skills,
  },
  {
    id: 'a2-ev-divides-again',
    sentence: 'I divided by the number of values once more.',
    clue: 'The probabilities already take care of the division: they add up to 1.',
    skills,
  },
  {
    id: 'a2-ev-stops-before-dividing',
    sentence: 'I stopped before I divided by the probability.',
    clue: 'What is left is the unknown value times its probability.',
    skills,
  },
  {
    id: 'a2-ev-ignores-the-other-values',
    sentence: 'I left the other values out of the equation.',
    clue: 'Write the whole sum first, then solve for the unknown.',
    skills,
  },
  {
    id: 'a2-ev-forgets-the-weights',
    sentence: 'I used values without their probabilities.',
    clue: 'Each value is multiplied by its probability.',
    skills,
  },
  {
    id: 'a2-ev-ignores-the-loss',
    sentence: 'I counted the gains and left out the losses.',
    clue: 'Losing is a value too: a negative one, with its own probability.',
    skills,
  },
  {
    id: 'a2-ev-adds-the-loss',
    sentence: 'I added the losses instead of subtracting them.',
    clue: 'A loss makes the total smaller.',
    skills,
  },
  {
    id: 'a2-ev-subtracts-the-loss-every-time',
    sentence: 'I subtracted the loss in every round.',
    clue: 'A loss happens only in the rounds that are lost.',
    skills,
  },
  {
    id: 'a2-ev-exchanges-the-probabilities',
    sentence: 'I used a probability with the wrong value.',
    clue: 'Write each value and its probability side by side.',
    skills,
  },
  {
    id: 'a2-ev-forgets-the-price',
    sentence: 'I left out the price of the ticket.',
    clue: 'Net gain is what you win minus what you pay.',
    skills,
  },
  {
    id: 'a2-ev-counts-the-price-of-the-winner-only',
    sentence: 'I subtracted the price only in the case of a win.',
    clue: 'The price is paid in any case: subtract it from the whole expected prize.',
    skills,
  },
  {
    id: 'a2-ev-takes-the-view-of-the-seller',
    sentence: 'I computed the gain of the seller.',
    clue: 'What the seller gains, the buyer loses: change the sign.',
    skills,
  },
  {
    id: 'a2-ev-adds-the-probabilities',
    sentence: 'I multiplied the sum of the values by the sum of the probabilities.',
    clue: 'Each value goes with its own probability; add only the products.',
    skills,
  },
  {
    id: 'a2-ev-stops-at-the-expected-cost',
    sentence: 'I stopped at the expected cost.',
    clue: 'Read the question again: it asks for a difference.',
    skills,
  },
  {
    id: 'a2-ev-ignores-the-probability',
    sentence: 'I counted something that may happen as if it happened for sure.',
    clue: 'Multiply by the probability.',
    skills,
  },
  {
    id: 'a2-ev-takes-the-percent-of-the-warranty',
    sentence: 'I took the percentage of the wrong amount.',
    clue: 'The probability belongs to the repair and its cost.',
    skills,
  },
  {
    id: 'a2-ev-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely without working out what it would lead to.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills,
  },
]
