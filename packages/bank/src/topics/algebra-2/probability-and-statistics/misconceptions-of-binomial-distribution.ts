/** Mistakes of the skill “Binomial distribution”. */

import type { Misconception } from '#kit'

const skills = ['a2-binomial-distribution']

export const binomialDistributionMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-bd-forgets-the-arrangements',
    sentence: 'I counted only one order of successes and failures.',
    clue: 'Multiply by the number of orders, a combination.',
    skills,
  },
  {
    id: 'a2-bd-forgets-the-failures',
    sentence: 'I left out the probability of the failures.',
    clue: 'All trials count: the exponents add up to the number of trials.',
    skills,
  },
  {
    id: 'a2-bd-exchanges-success-and-failure',
    sentence: 'I exchanged the exponents of success and failure.',
    clue: 'The probability of success belongs to the number of successes.',
    skills,
  },
  {
    id: 'a2-bd-takes-one-power-only',
    sentence: 'I took only the power of the successes.',
    clue: 'Orders and failures belong to the product as well.',
    skills,
  },
  {
    id: 'a2-bd-gives-the-complement',
    sentence: 'I gave the probability of the opposite.',
    clue: 'Subtract it from 1.',
    skills,
  },
  {
    id: 'a2-bd-takes-all-for-at-least-one',
    sentence: 'I took the probability that all trials succeed.',
    clue: 'At least one is the opposite of none.',
    skills,
  },
  {
    id: 'a2-bd-takes-not-all-for-at-least-one',
    sentence: 'I took the opposite of “all” instead of the opposite of “none.”',
    clue: 'At least one is the opposite of none.',
    skills,
  },
  {
    id: 'a2-bd-takes-exactly-for-at-least',
    sentence: 'I counted exactly one number of successes, although several numbers fit.',
    clue: 'List all numbers of successes that fit the words, and add their probabilities.',
    skills,
  },
  {
    id: 'a2-bd-leaves-out-a-case',
    sentence: 'I left out one of the cases.',
    clue: 'At most one means 0 or 1; at least two means neither 0 nor 1.',
    skills,
  },
  {
    id: 'a2-bd-adds-the-chances',
    sentence: 'I added the probabilities of the single trials.',
    clue: 'Probabilities of independent trials are multiplied; adding would soon give more than 1.',
    skills,
  },
  {
    id: 'a2-bd-counts-the-failures',
    sentence: 'I used the probability of a failure.',
    clue: 'The mean number of successes uses the probability of success.',
    skills,
  },
  {
    id: 'a2-bd-takes-half-of-the-trials',
    sentence: 'I took half of the trials.',
    clue: 'Half is right only when success and failure are equally likely.',
    skills,
  },
  {
    id: 'a2-bd-gives-the-variance',
    sentence: 'I gave the variance $np(1 - p)$.',
    clue: 'The mean is $np$; the standard deviation is the square root of the variance.',
    skills,
  },
  {
    id: 'a2-bd-divides-by-the-percentage',
    sentence: 'I divided by the percentage as a whole number.',
    clue: 'Percent means hundredths: multiply by it.',
    skills,
  },
  {
    id: 'a2-bd-gives-the-mean',
    sentence: 'I gave the mean instead of the standard deviation.',
    clue: 'The standard deviation is $\\sqrt{np(1 - p)}$.',
    skills,
  },
  {
    id: 'a2-bd-roots-the-trials',
    sentence: 'I took the square root of the number of trials.',
    clue: 'The probabilities of success and failure belong under the root as well.',
    skills,
  },
  {
    id: 'a2-bd-halves-instead-of-rooting',
    sentence: 'I halved the variance instead of taking its square root.',
    clue: 'The standard deviation is the square root of the variance, not half of it.',
    skills,
  },
  {
    id: 'a2-bd-misjudges-the-conditions',
    sentence: 'I did not go through the conditions of a binomial experiment.',
    clue: 'Ask four questions: fixed number, two outcomes, same probability, independent?',
    skills,
  },
  {
    id: 'a2-bd-misjudges-the-independence',
    sentence: 'I took trials for dependent on each other that are not, or that have another fault.',
    clue: 'Ask whether one result changes the chances of the next: what is put back, rolled or flipped again does not.',
    skills,
  },
  {
    id: 'a2-bd-overlooks-a-broken-condition',
    sentence: 'I took it for a binomial experiment and overlooked a condition that does not hold.',
    clue: 'Ask four questions: fixed number, two outcomes, same probability, independent? One “no” is enough.',
    skills,
  },
  {
    id: 'a2-bd-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely without working out what it would lead to.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills,
  },
]
