import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const EXPONENTIAL = 'sm-exponential-functions'
const EQUATIONS = 'sm-nonlinear-equations'
const SYSTEMS = 'sm-nonlinear-systems'
const EXPRESSIONS = 'sm-equivalent-expressions'
const POLYNOMIAL = 'sm-polynomial-rational-radical'
const QUADRATIC = 'sm-quadratic-functions'

/** Mistakes of questions with unknown constants. */
export const lateMisconceptions = list([
  slip(
    'sm-drops-the-parabolas-middle-term',
    'I left the middle term of the parabola out of the discriminant.',
    'Bring everything to one side first; the coefficient of x is then a difference.',
    SYSTEMS,
  ),
  slip(
    'sm-adds-the-two-slopes',
    'I added the two coefficients of $x$ instead of subtracting them.',
    'A term that crosses the equal sign changes its sign.',
    SYSTEMS,
  ),
  slip(
    'sm-leaves-the-lines-constant-behind',
    'I left the constant of the line out when I brought everything to one side.',
    'Both terms of the line cross the equal sign.',
    SYSTEMS,
  ),
  slip(
    'sm-gives-the-point-of-contact',
    'I gave the $x$-coordinate of the common point instead of the constant.',
    'Underline which letter is asked for.',
    SYSTEMS,
  ),
  slip(
    'sm-turns-a-quotient-over',
    'I divided the wrong way around.',
    'Write the equation for the unknown constant before you divide.',
    SYSTEMS,
    EQUATIONS,
  ),
  slip(
    'sm-stays-on-the-wrong-side-of-the-limit',
    'I took the limit itself, or the integer on the wrong side of it, where the condition does not hold.',
    'Put your integer into the discriminant and look at its sign.',
    EQUATIONS,
  ),
  slip(
    'sm-turns-no-and-two-around',
    'I used the condition for the other number of solutions.',
    'No real solution: negative discriminant. Two: positive.',
    EQUATIONS,
  ),
  slip(
    'sm-two-instead-of-four',
    'I used $2ac$ instead of $4ac$ in the discriminant.',
    'The discriminant is b² − 4ac.',
    EQUATIONS,
  ),
  slip(
    'sm-product-without-the-leading-coefficient',
    'I read the product of the solutions off the constant term alone.',
    'The product is the constant term divided by the leading coefficient.',
    EQUATIONS,
  ),
  slip(
    'sm-multiplies-by-the-leading-coefficient',
    'I multiplied by the leading coefficient instead of dividing by it.',
    'Divide the whole equation by the leading coefficient first.',
    EQUATIONS,
  ),
  slip(
    'sm-makes-both-sides-vanish',
    'I took the value for which both sides are 0 at the same place.',
    'A double solution needs a discriminant of 0, not a root of 0.',
    EQUATIONS,
  ),
  slip(
    'sm-keeps-a-forbidden-value',
    'I kept a value that makes a denominator 0.',
    'Before you start, write down which values are not allowed.',
    EQUATIONS,
  ),
  slip(
    'sm-adds-the-forbidden-value',
    'I added both solutions of the quadratic equation, although one of them is not allowed.',
    'Strike out the value that makes a denominator 0, then answer.',
    EQUATIONS,
  ),
  slip(
    'sm-keeps-the-exponent',
    'I renamed the time and left the exponent as it was.',
    'The number of periods in the exponent must be rewritten for the new unit.',
    EXPONENTIAL,
  ),
  slip(
    'sm-time-unit-the-wrong-way',
    'I multiplied the time where it must be divided, or divided where it must be multiplied.',
    'Test one full long unit: the old and the new exponent must agree there.',
    EXPONENTIAL,
  ),
  slip(
    'sm-divides-the-growth-factor',
    'I changed the growth factor itself instead of the exponent.',
    'The factor belongs to one period; only the exponent counts the periods.',
    EXPONENTIAL,
  ),
  slip(
    'sm-splits-the-rate-evenly',
    'I split the percent of change evenly over the shorter units.',
    'Compound change: the factors multiply, the percents do not add.',
    EXPONENTIAL,
  ),
  slip(
    'sm-changes-the-starting-value',
    'I changed the starting value instead of the exponent.',
    'At time 0 the amount is the same in every unit.',
    EXPONENTIAL,
  ),
  slip(
    'sm-exponent-factor-as-the-period',
    'I multiplied by the factor in the exponent; the period is its reciprocal.',
    'One period is over when the exponent is 1: solve for the time.',
    EXPONENTIAL,
  ),
  slip(
    'sm-period-in-the-old-unit',
    'I found the period but left it in the unit of the function.',
    'Convert to the unit in which the answer is asked.',
    EXPONENTIAL,
  ),
  slip(
    'sm-reads-one-unit-as-the-period',
    'I took one unit of time for the period and overlooked the factor in the exponent.',
    'The base applies each time the exponent grows by 1.',
    EXPONENTIAL,
  ),
  slip(
    'sm-coefficient-at-another-input',
    'I chose a form whose coefficient is the value at another input.',
    'The coefficient is the value where the exponent is 0: find the x for which it is.',
    EXPONENTIAL,
  ),
  slip(
    'sm-zero-of-the-exponent-with-the-wrong-sign',
    'I took the number in the exponent with the wrong sign for the input that makes it 0.',
    'The exponent x + c is 0 at −c, and x − c is 0 at c.',
    EXPONENTIAL,
  ),
  slip(
    'sm-half-of-the-exponent-factor',
    'I used only one of the two numbers of the fraction in the exponent.',
    'Set the whole exponent equal to 1.',
    EXPONENTIAL,
  ),
  slip(
    'sm-divides-a-sum-by-a-factor',
    'I took the middle coefficient to be divisible by one of the constants.',
    'The middle coefficient is a sum of two products; only the constant term is one product.',
    EXPRESSIONS,
  ),
  slip(
    'sm-mixes-up-first-and-last-term',
    'I divided the constant term by a constant of the first term.',
    'The constant term is the product of the two constants without x.',
    EXPRESSIONS,
  ),
  slip(
    'sm-vertex-on-the-wrong-side',
    'I placed the vertex on the wrong side of the $y$-axis.',
    'The vertex lies where the square is 0: solve for x there.',
    QUADRATIC,
  ),
  slip(
    'sm-opening-by-the-wrong-constant',
    'I judged wrongly whether the parabola opens upward or downward.',
    'Only the sign of the leading coefficient decides about the opening.',
    QUADRATIC,
  ),
  slip(
    'sm-vertex-above-or-below',
    'I placed the vertex on the wrong side of the $x$-axis.',
    'At the vertex the square is 0, and only the constant outside is left.',
    QUADRATIC,
  ),
  slip(
    'sm-halves-instead-of-the-root',
    'I halved the number instead of taking its square root.',
    'Square your answer: do you get the number back?',
    EQUATIONS,
  ),
  slip(
    'sm-sign-of-the-factor-for-the-solution',
    'I took the number with the sign that stands in the factor.',
    'Set the factor equal to 0 and solve: x − p is 0 at p.',
    EQUATIONS,
  ),
  slip(
    'sm-doubles-for-squares',
    'I did not carry out the square as it stands: I doubled, or squared more than x.',
    'The exponent belongs to what it stands at: x² is x times x.',
    SYSTEMS,
  ),
  slip(
    'sm-vertex-coordinates-mixed-up',
    'I mixed up the two coordinates of the vertex, or took the number in the square as it stands.',
    'The square is 0 at the x-coordinate of the vertex; the constant outside is its y-coordinate.',
    QUADRATIC,
  ),
  slip(
    'sm-halves-under-the-root',
    'I halved what stands under the root instead of taking the root.',
    'The square root of a number is the number whose square it is, not half of it.',
    POLYNOMIAL,
  ),
  slip(
    'sm-ignores-the-root-sign',
    'I worked out what stands under the root and did not take the root.',
    'The root is the last step before the constant term is added.',
    POLYNOMIAL,
  ),
  slip(
    'sm-one-case-of-two',
    'I solved one case only, or not the whole equation.',
    'What stands between the bars may be positive or negative: write both equations down.',
    EQUATIONS,
  ),
  slip(
    'sm-keeps-the-number-of-a-false-case',
    'I kept a number for which the side without the bars is negative.',
    'An absolute value is never negative. Put each number into the other side before you keep it.',
    EQUATIONS,
  ),
  slip(
    'sm-changes-one-sign-between-the-bars',
    'I changed the sign of only one of the two terms between the bars.',
    'The opposite of a sum has the opposite of each of its terms.',
    EQUATIONS,
  ),
  slip(
    'sm-zero-between-the-bars',
    'I set what stands between the bars equal to 0.',
    'There the absolute value is 0, and the other side mostly is not. A solution makes both sides equal.',
    EQUATIONS,
  ),
  slip(
    'sm-adds-both-cases',
    'I added the numbers of both cases, although one of them is no solution.',
    'Test both numbers first; a number that fails drops out.',
    EQUATIONS,
  ),
  slip(
    'sm-minus-means-no-solution',
    'I rejected numbers that pass the test.',
    'A number is rejected only if it makes the side without the bars negative.',
    EQUATIONS,
  ),
  slip(
    'sm-both-sides-the-same-line',
    'I thought that both sides agree for all numbers.',
    'Each case is a linear equation; it has one solution unless both coefficients of the variable are equal.',
    EQUATIONS,
  ),
  slip(
    'sm-drops-the-factor-between-the-bars',
    'I left out the factor before the variable between the bars.',
    'Work out everything between the bars with the given value before you split the equation.',
    EQUATIONS,
  ),
  slip(
    'sm-multiplies-the-other-side-too',
    'I multiplied the number on the other side by the factor as well.',
    'The factor belongs to the variable between the bars only.',
    EQUATIONS,
  ),
  slip(
    'sm-loses-the-sign-of-k',
    'I treated the constant between the bars as if it were added.',
    'Copy the minus sign before the constant into both equations.',
    EQUATIONS,
  ),
  slip(
    'sm-reflects-the-curve',
    'I put the curve on the wrong side of the $x$-axis.',
    'Put 0 in for x: the sign of that value tells the side.',
    EXPONENTIAL,
  ),
  slip(
    'sm-base-as-the-start',
    'I took the base for the height on the y-axis.',
    'At 0 the power is 1, so only the factor before it is left.',
    EXPONENTIAL,
  ),
  slip(
    'sm-keeps-its-own-denominator',
    'I multiplied each numerator by its own denominator.',
    'To reach the common denominator, a fraction is multiplied by what its denominator lacks: the other one.',
    EXPRESSIONS,
  ),
  slip(
    'sm-sign-of-the-second-numerator',
    'I lost the sign of the second numerator.',
    'Write the second product in parentheses with the sign before it.',
    EXPRESSIONS,
  ),
  slip(
    'sm-constants-not-multiplied',
    'I did not multiply the constants of the denominators by the numerators one by one.',
    'Multiply out both products before you combine like terms.',
    EXPRESSIONS,
  ),
])
