/** Slips with chains, absolute values and words: which numbers belong to the solutions. */

import type { Misconception } from '#kit'
import { m } from './misconceptions-solving.ts'

const COMP = 'a1-compound-inequalities'
const EQ = 'a1-absolute-value-equations'
const ABS = 'a1-absolute-value-inequalities'
const WORDS = 'a1-inequalities-in-words'

export const solutionSets: readonly Misconception[] = [
  m(
    'a1-compound-undoes-one-end',
    [COMP],
    'I did a step in the middle and at one end only.',
    'A chain has three parts, and each step is done in all three.',
  ),
  m(
    'a1-swaps-open-and-closed',
    [COMP],
    'I gave the strict and the inclusive sign to the wrong ends.',
    'Each sign stays with its end. If the ends change places, the signs go along.',
  ),
  m(
    'a1-compound-loses-minus',
    [COMP],
    'I divided by the coefficient without its minus sign.',
    'Divide by the whole coefficient and flip both inequality signs.',
  ),
  m(
    'a1-reads-between-as-or',
    [COMP],
    'I took the numbers outside the two boundaries instead of between them.',
    'A chain means “and”: test a number in the middle.',
  ),
  m(
    'a1-reads-or-as-between',
    [COMP],
    'I took the numbers between the two boundaries instead of outside.',
    'With “or” one condition is enough: test a number in the middle against each of them.',
  ),
  m(
    'a1-inequality-counts-gaps',
    [COMP],
    'I subtracted first from last and forgot to add 1.',
    'Where both ends count, subtract and add 1.',
  ),
  m(
    'a1-takes-or-for-and',
    [COMP],
    'I asked for both conditions where one of them is enough.',
    '“Or” takes in every number that satisfies at least one condition.',
  ),
  m(
    'a1-takes-and-for-or',
    [COMP],
    'I took every number that satisfies one condition, where both are needed.',
    '“And” keeps only the numbers that satisfy both conditions.',
  ),
  m(
    'a1-reverses-both-rays',
    [COMP],
    'I drew both rays in the wrong direction.',
    'The greater-than sign points the ray to the right, toward larger numbers. The less-than sign points it to the left.',
  ),
  m(
    'a1-absolute-positive-case-only',
    [EQ, ABS],
    'I looked at only one side of the middle and forgot the other.',
    'Two numbers have the same distance from the middle: one on each side.',
  ),
  m(
    'a1-absolute-negates-the-solution',
    [EQ],
    'I took the opposite of the first solution as the second one.',
    'Put the minus before the right side, then solve again.',
  ),
  m(
    'a1-absolute-sign-of-center',
    [EQ, ABS],
    'I took the middle with the wrong sign.',
    '$|x - p|$ is the distance from $p$, and $|x + p|$ the distance from $-p$.',
  ),
  m(
    'a1-absolute-makes-inside-positive',
    [EQ],
    'I changed a sign inside the bars instead of making two cases.',
    'The bars act on the value of the whole inside, not on its single terms.',
  ),
  m(
    'a1-absolute-skips-dividing',
    [EQ, ABS],
    'I left out the division by the factor in front of the bars.',
    'Bars alone on their side first, then two cases.',
  ),
  m(
    'a1-absolute-takes-the-other',
    [EQ],
    'I gave the other one of the two solutions.',
    'Read again which of the two is asked for.',
  ),
  m(
    'a1-absolute-one-solution-at-zero',
    [EQ],
    'I set the whole side to 0 instead of the part in the bars.',
    'One solution means: the bars are 0. What does the rest of the side amount to then?',
  ),
  m(
    'a1-absolute-gives-the-center',
    [EQ],
    'I gave the solution itself instead of the constant that leads to it.',
    'Put the solution into the left side to find the constant.',
  ),
  m(
    'a1-absolute-puts-zero-for-x',
    [EQ],
    'I put 0 for the variable instead of making the bars 0.',
    'The bars are 0 at the middle, not at 0.',
  ),
  m(
    'a1-absolute-swaps-center-and-distance',
    [EQ, ABS],
    'I exchanged the middle and the distance.',
    'The middle stands inside the bars, the distance on the other side.',
  ),
  m(
    'a1-absolute-whole-gap',
    [EQ, ABS],
    'I used the whole gap between the two numbers as the distance from the middle.',
    'From the middle to each end it is half of the gap.',
  ),
  m(
    'a1-absolute-less-as-or',
    [ABS],
    'I took the numbers outside, although the distance is to be less.',
    'Less than a distance means near: between the boundaries.',
  ),
  m(
    'a1-absolute-greater-as-and',
    [ABS],
    'I took the numbers between, although the distance is to be greater.',
    'More than a distance means far: outside, on one side or the other.',
  ),
  m(
    'a1-absolute-drops-bars',
    [ABS],
    'I left out the bars and found only one boundary.',
    'Bars always give two boundaries, one on each side of the middle.',
  ),
  m(
    'a1-tolerance-wrong-way',
    [ABS],
    'I described the values on the other side of the limit.',
    'Test the target value itself: is it among those that are wanted?',
  ),
  m(
    'a1-absolute-forgets-the-center',
    [ABS],
    'I counted the numbers on both sides and forgot the middle.',
    'The middle has distance 0, so it belongs.',
  ),
  m(
    'a1-absolute-takes-center-alone',
    [ABS],
    'I took only the number for which the bars are 0.',
    'Ask which distances the sign allows, not only whether 0 is one of them.',
  ),
  m(
    'a1-absolute-leaves-out-center',
    [ABS],
    'I left out the middle without asking whether it fits.',
    'Put the middle in: there the bars are 0.',
  ),
  m(
    'a1-inequality-words-wrong-direction',
    [WORDS],
    'I wrote the sign the wrong way around.',
    '“At least” allows larger numbers: the variable is on the greater side. “At most” allows smaller ones.',
  ),
  m(
    'a1-inequality-words-strictness',
    [WORDS],
    'I treated the limit itself the wrong way.',
    'Ask whether exactly the limit would be fine: then the sign includes equality.',
  ),
  m(
    'a1-inequality-words-swaps-rate-and-start',
    [WORDS],
    'I exchanged the two numbers: the wrong one was multiplied.',
    'The amount that comes “each time” is multiplied by the variable.',
  ),
  m(
    'a1-inequality-words-rounds-up-over-limit',
    [WORDS],
    'I rounded up and went over the limit.',
    'With a limit that must not be passed, round down.',
  ),
  m(
    'a1-inequality-words-rounds-down-under-goal',
    [WORDS],
    'I rounded down and stayed below the goal.',
    'With a goal that must be reached, round up.',
  ),
  m(
    'a1-inequality-words-forgets-fixed-part',
    [WORDS],
    'I left out the amount that comes once.',
    'Write the total as an amount for each, times how many, plus what comes once.',
  ),
  m(
    'a1-inequality-words-fixed-part-each-time',
    [WORDS],
    'I counted the amount that comes once for each of them.',
    'Only the part “for each” is multiplied.',
  ),
  m(
    'a1-inequality-words-adds-fixed-part',
    [WORDS],
    'I added the amount that comes once to the limit instead of taking it off.',
    'What is already used up leaves less for the rest.',
  ),
  m(
    'a1-inequality-words-subtracts-total-count',
    [WORDS],
    'I subtracted the things of one kind from the number of the other kind.',
    'Different prices: only amounts of money can be compared.',
  ),
  m(
    'a1-inequality-mean-takes-the-goal',
    [WORDS],
    'I took the wanted mean as the missing value.',
    'The missing value must make up for the others.',
  ),
  m(
    'a1-inequality-mean-averages-the-mean',
    [WORDS],
    'I averaged the old mean and the new value as if both counted the same.',
    'A mean of three values weighs three times as much as one value: work with sums.',
  ),
  m(
    'a1-inequality-mean-forgets-one',
    [WORDS],
    'I left one of the values out.',
    'Count the values: the sum must have as many terms as you divide by.',
  ),
  m(
    'a1-inequality-perimeter-whole-difference',
    [WORDS],
    'I divided the perimeter by 4 and then took off the whole difference.',
    'Only two of the four sides are longer, so the difference counts twice, not four times.',
  ),
  m(
    'a1-inequality-perimeter-two-sides-only',
    [WORDS],
    'I counted only one length and one width.',
    'A rectangle has two sides of each kind.',
  ),
  m(
    'a1-inequality-perimeter-adds-difference',
    [WORDS],
    'I found the longer side instead of the shorter one.',
    'Say which side the variable stands for, and read again which one is asked for.',
  ),
  m(
    'a1-inequality-perimeter-ignores-difference',
    [WORDS],
    'I divided by 4 as if all sides were equal.',
    'That would be a square: use the difference between the sides.',
  ),
  m(
    'a1-accepts-wrong-inequality',
    [WORDS],
    'I accepted a statement without testing the limit and its neighbors.',
    'Test three numbers: one below the limit, the limit itself, and one above.',
  ),
  m(
    'a1-rejects-right-inequality',
    [WORDS],
    'I rejected a statement because it is written the other way around.',
    '$a \\lt x$ and $x \\gt a$ say the same.',
  ),
  m(
    'a1-inequality-judges-one',
    [WORDS],
    'I judged one of the two and guessed about the other.',
    'Judge each by itself: both may be right, and both may be wrong.',
  ),
]
