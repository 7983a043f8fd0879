/** Slips in solving an inequality step by step. */

import type { Misconception } from '#kit'

const TWO = 'a1-two-step-inequalities'
const MULTI = 'a1-multi-step-inequalities'
const COMP = 'a1-compound-inequalities'
const EQ = 'a1-absolute-value-equations'
const ABS = 'a1-absolute-value-inequalities'

export const m = (id: string, skills: readonly string[], sentence: string, clue: string): Misconception => ({
  id,
  sentence,
  clue,
  skills,
})

export const solving: readonly Misconception[] = [
  m(
    'a1-keeps-direction-at-negative',
    [TWO, MULTI, ABS],
    'I divided or multiplied by a negative number and did not reverse the inequality sign.',
    'Before each division look at the divisor: if it is negative, flip the inequality sign. Then test a number.',
  ),
  m(
    'a1-reverses-without-reason',
    [TWO, MULTI],
    'I reversed the sign although I divided by a positive number.',
    'Only a negative factor or divisor reverses the sign; a minus elsewhere does not.',
  ),
  m(
    'a1-ignores-negative-coefficient',
    [TWO, MULTI],
    'I dropped the minus sign of the coefficient and went on as if it were positive.',
    'Divide by the whole coefficient, its minus sign included.',
  ),
  m(
    'a1-inequality-sign-of-bound',
    [TWO, COMP],
    'I got the boundary with the wrong sign.',
    'Put your boundary back: there both sides must be equal.',
  ),
  m(
    'a1-shifts-instead-of-dividing',
    [TWO],
    'I added or subtracted the number to undo a product or a quotient.',
    'A number written next to a variable multiplies it: undo it by dividing, and a fraction bar by multiplying.',
  ),
  m(
    'a1-changes-strictness',
    [TWO, MULTI, COMP, ABS],
    'I changed whether the boundary itself belongs to the solutions.',
    'Steps never turn a strict sign into an inclusive one. Open circle: not included. Filled circle: included.',
  ),
  m(
    'a1-inequality-repeats-operation',
    [TWO, MULTI, COMP, EQ],
    'I did the same operation again instead of the opposite one.',
    'Plus is undone by minus, and minus by plus, in every part.',
  ),
  m(
    'a1-inequality-divides-one-term',
    [TWO],
    'I divided only some of the terms.',
    'Take away the constant first; or divide every single term.',
  ),
  m(
    'a1-rounds-boundary-the-wrong-way',
    [TWO],
    'I rounded the boundary to the wrong side.',
    'Put the integer into the inequality, and its neighbor too: exactly one of them must work.',
  ),
  m(
    'a1-inequality-forgets-start',
    [TWO, COMP],
    'I left out the amount at the start.',
    'Write the whole amount first: start plus or minus rate times time.',
  ),
  m(
    'a1-inequality-slip-untested',
    [TWO, EQ],
    'I picked a mistake that sounds likely without working out where it leads.',
    'Carry out each of the four mistakes: only one of them ends at the answer given.',
  ),
  m(
    'a1-inequality-adds-across',
    [MULTI],
    'I added the variable terms of the two sides instead of subtracting.',
    'A term that leaves one side is subtracted from both sides.',
  ),
  m(
    'a1-inequality-minus-before-parentheses',
    [MULTI],
    'I kept the sign of the second term after the minus in front of the parentheses.',
    'The factor with its minus sign multiplies every term inside.',
  ),
  m(
    'a1-inequality-first-term-only',
    [MULTI],
    'I multiplied only the first term in the parentheses.',
    'Draw an arrow from the factor to each term inside.',
  ),
  m(
    'a1-inequality-counts-zero',
    [MULTI],
    'I counted 0 among the positive integers.',
    'Positive means greater than 0: start counting at 1.',
  ),
  m(
    'a1-inequality-takes-all',
    [MULTI, COMP, ABS],
    'I said that every number works without testing one that might not.',
    'Try two very different numbers before you say “all.”',
  ),
  m(
    'a1-inequality-takes-none',
    [MULTI, COMP, ABS],
    'I said that no number works without testing one that might.',
    'Try two very different numbers before you say “none.”',
  ),
  m(
    'a1-reads-leftover-as-bound',
    [MULTI],
    'I saw the variables cancel and read the number left over as a boundary.',
    'When the variables are gone, only ask whether the statement that is left is true or false.',
  ),
  m(
    'a1-inequality-blames-distributing',
    [MULTI],
    'I took the multiplying out for the mistake, although it is right.',
    'Multiply out yourself and compare every sign.',
  ),
  m(
    'a1-inequality-blames-combining',
    [MULTI],
    'I took the combining of numbers for the mistake, although it is right.',
    'Compare each line with the line just above it, nothing else.',
  ),
  m(
    'a1-inequality-blames-subtracting',
    [MULTI],
    'I took the step that moves the number for the mistake, although it is right.',
    'Ask whether the same was done to both sides.',
  ),
  m(
    'a1-inequality-blames-dividing',
    [MULTI],
    'I took the division for the mistake, although it is right.',
    'Dividing by a negative number must reverse the inequality sign, so a reversed inequality sign there is correct.',
  ),
  m(
    'a1-inequality-stops-at-equality',
    [MULTI],
    'I gave the number for which both are equal, where one is not cheaper yet.',
    '“Less than” needs one step beyond equality.',
  ),
  m(
    'a1-inequality-uses-one-rate',
    [MULTI],
    'I let only one of the two rates count.',
    'Each further one costs in both offers: use the difference of the rates.',
  ),
]
