import { misconceptions as list, type Misconception } from '#kit'
import { matrixMisconceptions } from './misconceptions-of-matrices.ts'
import { matrixEquationMisconceptions } from './misconceptions-of-matrix-equations.ts'

const THREE = 'a2-three-equation-systems'
const CURVED = 'a2-nonlinear-systems'
const LP = 'a2-linear-programming'
const MODEL = 'a2-choosing-a-model'

const m = (id: string, sentence: string, clue: string, ...skills: string[]): Misconception => ({
  id: `a2-sys-${id}`,
  sentence,
  clue,
  skills,
})

export const misconceptions = list([
  ...matrixEquationMisconceptions,
  ...matrixMisconceptions,
  m(
    'gives-another-letter',
    'I gave the value of another variable.',
    'Read the last sentence of the question again.',
    THREE,
    CURVED,
  ),
  m('loses-a-sign', 'I lost a minus sign on the way.', 'Put your solution into all equations.', THREE, CURVED, MODEL),
  m(
    'adds-the-letters',
    'I combined values that belong to different variables.',
    'Say in words what each number counts.',
    THREE,
    CURVED,
    LP,
  ),
  m('forgets-to-halve', 'I forgot to divide at the end.', 'Check whether something was counted twice.', THREE, CURVED),
  m(
    'multiplies-one-side-only',
    'I multiplied only a part of the equation.',
    'Both sides, and every term, are multiplied.',
    THREE,
  ),
  m(
    'multiplies-the-first-terms-only',
    'I multiplied the first terms of the equation, and copied the others as they were.',
    'Go on multiplying up to the last term, the one on the right side.',
    THREE,
  ),
  m(
    'turns-the-relation-over',
    'I mixed up how two numbers are related.',
    'Test the relation with simple numbers.',
    THREE,
  ),
  m(
    'names-an-error-without-testing',
    'I picked a mistake that sounds likely and did not carry it out.',
    'Carry out each suggested mistake.',
    THREE,
    CURVED,
  ),
  m(
    'swaps-coordinates',
    'I swapped two numbers that belong to different variables.',
    'Write down what $x$ and $y$ stand for.',
    CURVED,
    LP,
  ),
  m(
    'guesses-a-factor-pair',
    'I took a pair of factors with the right product without checking their sum.',
    'Check the sum and the product.',
    CURVED,
  ),
  m(
    'miscounts-common-points',
    'I counted the common points wrongly.',
    'Follow one curve from end to end and count every meeting.',
    CURVED,
  ),
  m(
    'forgets-the-root',
    'I gave the square instead of its root.',
    'The question asks for $x$, not for $x^{2}$.',
    CURVED,
  ),
  m('turns-the-inequality', 'I turned the inequality the wrong way.', 'At least: $\\ge$. At most: $\\le$.', LP),
  m(
    'excludes-the-border',
    'I left out the border although it is allowed.',
    '“At most” and “at least” include the number.',
    LP,
  ),
  m(
    'takes-the-wrong-corner',
    'I did not compare all vertices, or used one that is not allowed.',
    'Work out the value at every vertex of the region.',
    LP,
  ),
  m('combines-two-corners', 'I used a point that is not in the region.', 'Test your point in all constraints.', LP),
  m('checks-one-condition-only', 'I checked only one of the conditions.', 'A point must satisfy all constraints.', LP),
  m('accepts-a-false-claim', 'I believed a statement without testing it.', 'Put in numbers.', LP, MODEL),
  m('rejects-a-true-claim', 'I rejected a correct statement.', 'Put in numbers before you judge.', LP, MODEL),
  m(
    'judges-one-claim-only',
    'I judged one of two statements and guessed about the other.',
    'Both may be right, and both may be wrong.',
    LP,
    MODEL,
  ),
  m(
    'stops-after-the-first-condition',
    'I stopped after the first condition.',
    'Go on to the last condition, even when the first ones hold.',
    LP,
    LP,
    MODEL,
    LP,
    MODEL,
    LP,
    MODEL,
  ),
  m(
    'takes-the-wrong-kind-of-model',
    'I took a kind of function that does not fit the steps.',
    'Compare differences and quotients.',
    MODEL,
  ),
  m(
    'thinks-of-equal-steps',
    'I thought that the same amount is added or subtracted in each step.',
    'A change in percent is taken of a new amount each time, so its steps differ.',
    MODEL,
  ),
  m(
    'thinks-of-a-square',
    'I thought that the time is squared.',
    'Look for an area, or for something that is thrown or falls: there the steps themselves change evenly.',
    MODEL,
  ),
  m(
    'thinks-of-a-factor-above-one',
    'I thought that the quantity is multiplied by the same factor above 1 in each step.',
    'A factor above 1 belongs to a quantity that grows by a percent of itself.',
    MODEL,
  ),
  m(
    'thinks-of-a-factor-below-one',
    'I thought that the quantity is multiplied by the same factor below 1 in each step.',
    'A factor below 1 belongs to a quantity that loses a percent of itself.',
    MODEL,
  ),
  m(
    'sees-only-that-points-rise',
    'I looked only at whether the points rise, and took a rising line.',
    'Compare the steps on the left with those on the right: a line rises by the same amount everywhere.',
    MODEL,
  ),
  m(
    'sees-only-where-points-fall',
    'I looked only at a part where the points fall, and took a falling line.',
    'Follow the points from the first to the last before you choose.',
    MODEL,
  ),
  m(
    'sees-points-turn-back',
    'I thought that the points turn back at a highest value.',
    'A parabola that opens downward needs points that rise and then fall.',
    MODEL,
  ),
  m(
    'sees-points-rise-faster',
    'I thought that the points rise faster and faster.',
    'Compare the steps on the left with those on the right: do they really grow?',
    MODEL,
  ),
  m('swaps-start-and-step', 'I swapped the start and the step.', 'Put $x = 0$ into your function.', MODEL),
  m(
    'continues-with-the-wrong-difference',
    'I continued the differences wrongly.',
    'Write the first and the second differences in two rows.',
    MODEL,
  ),
  m(
    'gives-the-prediction',
    'I gave the prediction instead of its distance from the actual value.',
    'Residual: actual minus predicted.',
    MODEL,
  ),
  m(
    'reads-the-factors-for-zeros',
    'I took the numbers in the factors for the solutions and did not change their signs.',
    'Ask which $x$ makes a factor 0, and put it in as a test.',
    CURVED,
  ),
  m(
    'mirrors-one-point',
    'I found one common point and guessed the other one from it.',
    'Put both points into both equations.',
    CURVED,
  ),
  m(
    'splits-the-sum-evenly',
    'I divided the sum by 2, as if both numbers were equal.',
    'Half of the sum is right only when both numbers are equal: test the product.',
    CURVED,
  ),
  m(
    'gives-one-solution',
    'I gave only one of two solutions.',
    'A quadratic equation can have two solutions: look at both factors.',
    CURVED,
  ),
  m(
    'counts-heights',
    'I counted the heights at which the graphs meet instead of the points.',
    'At one height there can be two points, one to the left and one to the right.',
    CURVED,
  ),
  m(
    'counts-two-for-each-height',
    'I counted two points for each solution for $y$.',
    'Find $x^{2}$ for each $y$: positive gives two points, 0 gives one, negative gives none.',
    CURVED,
  ),

  m(
    'forgets-a-constraint',
    'I forgot one of the limits.',
    'Write every limit as an inequality and test your plan in all of them.',
    LP,
  ),
  m(
    'takes-the-step-for-the-factor',
    'I took the difference of the first two values for the factor of an exponential function.',
    'The factor of an exponential function is a quotient of neighboring values.',
    MODEL,
  ),
  m(
    'predicts-with-a-part-of-the-model',
    'I left out a part of the model when I made the prediction.',
    'Put the value of $x$ into the whole equation.',
    MODEL,
  ),
])
