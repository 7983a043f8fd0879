import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const EQUATIONS = 'sm-linear-equations'
const FUNCTIONS = 'sm-linear-functions'
const LINES = 'sm-linear-two-variables'
const SYSTEMS = 'sm-linear-systems'
const INEQUALITIES = 'sm-linear-inequalities'

/** Mistakes of questions with unknown constants or with two conditions. */
export const lateMisconceptions = list([
  slip(
    'sm-walks-back-with-the-wrong-sign',
    'I added the slope times $k$ instead of subtracting it.',
    'Going back to x = 0 undoes the change: subtract slope times k.',
    LINES,
  ),
  slip(
    'sm-mixes-the-two-points',
    'I took x from one point and y from the other.',
    'Use both coordinates of the same point.',
    LINES,
  ),
  slip(
    'sm-assumes-equal-steps',
    'I added the same difference again, although the second step is not as long as the first.',
    'Divide the difference by the length of its step first.',
    FUNCTIONS,
  ),
  slip(
    'sm-counts-from-the-wrong-entry',
    'I counted only the step from the second value to the third and added that rise to $k$.',
    'Count the steps from the value that you start with.',
    FUNCTIONS,
  ),
  slip(
    'sm-divides-by-the-whole-multiple',
    'I divided by the whole multiple and forgot that one $k$ stands on the other side.',
    'Bring all terms with k to one side before you divide.',
    FUNCTIONS,
  ),
  slip(
    'sm-gives-the-rate-for-the-constant',
    'I gave the rate of change instead of the constant $k$.',
    'Underline which unknown is asked for.',
    FUNCTIONS,
  ),
  slip(
    'sm-leaves-the-square',
    'I gave the square of the constant.',
    'From an equation for k² take the square root at the end.',
    SYSTEMS,
  ),
  slip(
    'sm-halves-the-square',
    'I halved where I had to take a square root.',
    'Square your answer: do you get the product?',
    SYSTEMS,
  ),
  slip(
    'sm-adds-before-dividing',
    'I moved the number in the parentheses before I divided.',
    'Undo the operations from the outside in: the number in the parentheses comes last.',
    EQUATIONS,
  ),
  slip(
    'sm-keeps-the-sign-in-the-parentheses',
    'I took the number in the parentheses over with its old sign.',
    'A number that is subtracted is added when you undo it.',
    EQUATIONS,
  ),
  slip(
    'sm-adds-the-fixed-number',
    'I added the constant term on the other side instead of subtracting it.',
    'What is added on one side is subtracted on the other.',
    EQUATIONS,
  ),
  slip(
    'sm-divides-one-term-only',
    'I divided only one term of the side.',
    'Divide the whole side, or subtract first.',
    EQUATIONS,
  ),
  slip(
    'sm-ratio-of-intercepts-upside-down',
    'I gave the ratio of the coefficients in the order in which they stand.',
    'Put 0 in for the other variable: the larger coefficient has the smaller intercept.',
    LINES,
  ),
  slip(
    'sm-slope-for-the-ratio',
    'I gave the slope of the line instead of the ratio of its intercepts.',
    'Find both intercepts in terms of the constant, then divide.',
    LINES,
  ),
  slip(
    'sm-reciprocal-of-the-slope',
    'I gave the negative reciprocal of the slope instead of the ratio of the intercepts.',
    'Both intercepts of this line are positive; so is their ratio.',
    LINES,
  ),
  slip(
    'sm-compares-with-the-sum',
    'I divided by the sum of both coefficients.',
    'The question asks for one number divided by the other, not for a part of the whole.',
    LINES,
  ),
  slip(
    'sm-takes-the-limit-itself',
    'I took the limit itself, or the integer on the wrong side of it, where the inequality does not hold.',
    'Put your integer into the inequality and test it.',
    INEQUALITIES,
  ),
  slip(
    'sm-forgets-the-k-of-the-y-coordinate',
    'I forgot the k in the second coordinate when I collected the terms.',
    'Put the whole second coordinate in for y.',
    INEQUALITIES,
  ),
  slip(
    'sm-adds-the-ks',
    'I added the terms with k although they stand on different sides.',
    'A term that crosses the inequality sign changes its sign.',
    INEQUALITIES,
  ),
  slip(
    'sm-number-for-the-price',
    'I mixed up the number of pieces with the price of one.',
    'The variable is the number that is counted; its coefficient belongs to one of them.',
    SYSTEMS,
  ),
  slip(
    'sm-part-for-the-product',
    'I took a product for one of its factors, or a factor for the product.',
    'Price times number is an amount of money; each factor alone is not.',
    SYSTEMS,
  ),
  slip('sm-names-the-other-kind', 'I named the other kind.', 'Read which variable stands for which kind.', SYSTEMS),
  slip(
    'sm-takes-another-number-of-the-equation',
    'I read a number off the equation before y stood alone.',
    'Get y alone first; only then are slope and y-intercept to be read off.',
    LINES,
  ),
  slip(
    'sm-does-not-divide-by-the-coefficient-of-y',
    'I read the number off and did not divide by the coefficient of $y$.',
    'Solve for $y$ first: divide every term by its coefficient.',
    LINES,
  ),
  slip(
    'sm-divides-by-the-factor-alone',
    'I divided the total by the factor and forgot that the smaller amount is a part of it as well.',
    'Twice as many makes three equal parts: one and two.',
    SYSTEMS,
  ),
  slip(
    'sm-ends-for-center-and-radius',
    'I used the ends or the whole length of the range where its middle and the distance to the ends belong.',
    'Between the bars stands the middle of the range; on the other side stands the distance to each end.',
    INEQUALITIES,
  ),
  slip(
    'sm-outside-for-inside',
    'I chose the values outside the range instead of those inside.',
    'A distance of at most r means inside; a distance of at least r means outside.',
    INEQUALITIES,
  ),
  slip(
    'sm-difference-of-the-ends-for-the-count',
    'I took the distance between the ends for the number of integers.',
    'Where both ends count, there is one integer more than the distance between them.',
    INEQUALITIES,
  ),
  slip(
    'sm-counts-the-ends-wrongly',
    'I counted the ends the wrong way.',
    'Put both ends into the inequality and see whether they fit.',
    INEQUALITIES,
  ),
  slip(
    'sm-one-side-only',
    'I counted the integers on one side of the middle only.',
    'A distance goes to both sides: below the middle and above it.',
    INEQUALITIES,
  ),
  slip(
    'sm-change-in-the-wrong-direction',
    'I let the line go the wrong way.',
    'What is added makes the line rise; what is taken away makes it fall.',
    FUNCTIONS,
  ),
  slip(
    'sm-graph-starts-at-zero',
    'I let the line start or end at 0 although the quantity does not.',
    'Mark the value at the beginning on the vertical axis first.',
    FUNCTIONS,
  ),
  slip(
    'sm-total-for-the-step',
    'I took the change in one step for the change over the whole time.',
    'The change comes once in each step; multiply it by the number of steps.',
    FUNCTIONS,
  ),
  slip(
    'sm-sign-before-the-constant-overlooked',
    'I overlooked the sign before the constant when I compared it with the slope.',
    'Solve for y and write the whole coefficient of x down, with its sign.',
    LINES,
  ),
  slip(
    'sm-intercept-with-the-wrong-sign',
    'I gave the $y$-intercept the wrong sign.',
    'Put 0 in for x: the constant that is left is the height on the y-axis.',
    LINES,
  ),
  slip(
    'sm-none-and-all-mixed-up',
    'I mixed up when an equation has no solution and when it has infinitely many.',
    'Same coefficient of x and same constant: infinitely many. Same coefficient and different constants: none.',
    EQUATIONS,
  ),
  slip(
    'sm-always-expects-one-solution',
    'I judged the number of solutions without comparing the two sides.',
    'Multiply out and compare the coefficients of x, then the constants.',
    EQUATIONS,
  ),
  slip(
    'sm-overlooks-one-of-the-three-ratios',
    'I compared only some of the terms of the two equations.',
    'Compare all three: the terms with x, the terms with y, and the constants.',
    SYSTEMS,
  ),
  slip(
    'sm-expects-one-common-point',
    'I judged the number of common points without comparing the two lines.',
    'Different slopes: one point. Same slope: none, or all points of the line.',
    SYSTEMS,
  ),
  slip(
    'sm-forgets-a-condition',
    'I looked at one of the two conditions only.',
    'Test your number in both conditions.',
    INEQUALITIES,
  ),
  slip(
    'sm-turns-a-condition-around',
    'I turned the sign of a condition around.',
    'The inequality sign is flipped only when you multiply or divide by a negative number.',
    INEQUALITIES,
  ),
  slip(
    'sm-turns-the-limit-of-the-total',
    'I turned the inequality sign around for the limit of the total amount.',
    'A greatest amount stands after $\\le$, a least amount after $\\ge$.',
    INEQUALITIES,
  ),
])
