import { misconceptions as list } from '#kit'
import { variationMisconceptions } from './misconceptions-of-variation.ts'

const SIMP = 'a2-simplify-rational-expressions'
const MULT = 'a2-multiply-divide-rational-expressions'
const ADD = 'a2-add-subtract-rational-expressions'
const EQ = 'a2-rational-equations'
const GRAPH = 'a2-rational-graphs'
const WORK = 'a2-work-and-rate-problems'
const VARY = 'a2-inverse-and-joint-variation'
const ALL = [SIMP, MULT, ADD, EQ, GRAPH, WORK]

export const misconceptions = list([
  ...variationMisconceptions,
  {
    id: 'a2-cancels-terms-of-a-sum',
    sentence: 'I crossed out equal terms of two sums as if they were factors.',
    clue: 'Put in a number, for example $x = 1$, before and after crossing out.',
    skills: [SIMP, ADD],
  },
  {
    id: 'a2-takes-factors-with-the-wrong-sign',
    sentence: 'I wrote a number in a factor with the opposite sign.',
    clue: 'Multiply your factors back out: the sum of their numbers must be the coefficient of $x$.',
    skills: [SIMP, MULT, ADD, EQ, GRAPH],
  },
  {
    id: 'a2-cancels-the-wrong-factor',
    sentence: 'I crossed out two factors that are not equal.',
    clue: 'Write out all factors and strike them out in pairs of equal ones, one above and one below.',
    skills: [SIMP, MULT],
  },
  {
    id: 'a2-turns-the-fraction-over',
    sentence: 'I wrote the reciprocal of the fraction.',
    clue: 'The numerator stays the numerator: compare with the original at one value of $x$.',
    skills: [SIMP, MULT, ADD, GRAPH],
  },
  {
    id: 'a2-excludes-only-what-is-left',
    sentence: 'I used only the denominator that is left after canceling.',
    clue: 'Use the original denominator with all its factors, before anything cancels.',
    skills: [SIMP],
  },
  {
    id: 'a2-excludes-zeros-of-the-top',
    sentence: 'I looked at the numerator where the denominator matters.',
    clue: 'A fraction is not defined where its denominator is 0; where only its numerator is 0, its value is 0.',
    skills: [SIMP, GRAPH],
  },
  {
    id: 'a2-cancels-opposites-to-one',
    sentence: 'I canceled opposite factors as if they were equal.',
    clue: '$a - x$ divided by $x - a$ is $-1$, not 1.',
    skills: [SIMP],
  },
  {
    id: 'a2-drops-the-common-number',
    sentence: 'I lost a number that was taken out of the parentheses.',
    clue: 'Multiply your factors out again: you must get the original back.',
    skills: [SIMP, MULT],
  },
  {
    id: 'a2-divides-instead-of-multiplying',
    sentence: 'I put a factor on the wrong side of the fraction bar.',
    clue: 'Write one long fraction bar with all factors before you cancel.',
    skills: [MULT],
  },
  {
    id: 'a2-forgets-to-invert',
    sentence: 'I multiplied by the second fraction instead of its reciprocal.',
    clue: 'Dividing by $\\frac{1}{2}$ doubles a number: multiply by the reciprocal.',
    skills: [MULT],
  },
  {
    id: 'a2-inverts-the-wrong-fraction',
    sentence: 'I took the reciprocal of the first fraction instead of the second.',
    clue: 'Only the divisor, after the division sign, is replaced by its reciprocal.',
    skills: [MULT],
  },
  {
    id: 'a2-adds-exponents-when-dividing',
    sentence: 'I added exponents although the powers are divided.',
    clue: '$x^{a} \\div x^{b}$ is $x^{a - b}$: a quotient subtracts exponents.',
    skills: [MULT],
  },
  {
    id: 'a2-adds-the-common-numbers',
    sentence: 'I added two factors that belong to a product.',
    clue: 'In a product of fractions all numerators are multiplied.',
    skills: [MULT],
  },
  {
    id: 'a2-multiplies-each-top-by-its-own-bottom',
    sentence: 'I multiplied each numerator by the factor that its fraction already has.',
    clue: 'Ask what is missing in this denominator, and multiply by that.',
    skills: [ADD],
  },
  {
    id: 'a2-adds-tops-only',
    sentence: 'I wrote a common denominator, but left the numerators as they were.',
    clue: 'When the bottom is multiplied by something, the top must be as well.',
    skills: [ADD],
  },
  {
    id: 'a2-adds-tops-and-bottoms',
    sentence: 'I added the numerators and the denominators.',
    clue: 'Try it with $\\frac{1}{2} + \\frac{1}{2}$.',
    skills: [ADD],
  },
  {
    id: 'a2-loses-the-sign-when-combining',
    sentence: 'I lost a minus sign while combining terms.',
    clue: 'Keep parentheses around every product until the sign in front has been applied.',
    skills: [ADD, EQ, GRAPH],
  },
  {
    id: 'a2-multiplies-all-denominators',
    sentence: 'I put a factor into the common denominator more often than needed.',
    clue: 'Take each factor as often as it occurs in the one denominator that has most of it.',
    skills: [ADD],
  },
  {
    id: 'a2-takes-only-shared-factors',
    sentence: 'I left a factor out of the common denominator.',
    clue: 'Every denominator must divide the common one.',
    skills: [ADD],
  },
  {
    id: 'a2-distributes-to-first-term-of-top',
    sentence: 'I multiplied only the first term in the parentheses.',
    clue: 'The factor in front multiplies every term inside.',
    skills: [ADD, EQ],
  },
  {
    id: 'a2-finds-the-other-constant',
    sentence: 'I found the other one of the two constants.',
    clue: 'To find $A$, put in the value that makes the term with $B$ vanish.',
    skills: [ADD],
  },
  {
    id: 'a2-takes-the-coefficient-as-the-constant',
    sentence: 'I took the coefficient of $x$ for one of the constants.',
    clue: 'The coefficient of $x$ is the sum of the two constants.',
    skills: [ADD],
  },
  {
    id: 'a2-multiplies-one-term-by-x',
    sentence: 'I multiplied the wrong terms by $x$ when I cleared the small fractions.',
    clue: '$1 \\cdot x = x$, and $\\frac{a}{x} \\cdot x = a$.',
    skills: [ADD],
  },
  {
    id: 'a2-multiplies-straight-across',
    sentence: 'I multiplied each numerator by its own denominator.',
    clue: 'To clear both fractions, each top takes the other bottom.',
    skills: [EQ],
  },
  {
    id: 'a2-adds-letters-across-the-equation',
    sentence: 'I added the variable terms of the two sides as if they stood on one side.',
    clue: 'A term that leaves one side is subtracted from both sides.',
    skills: [EQ],
  },
  {
    id: 'a2-keeps-extraneous-solutions',
    sentence: 'I kept a solution that makes a denominator 0.',
    clue: 'Put every candidate into the original denominators.',
    skills: [EQ],
  },
  {
    id: 'a2-rejects-a-valid-candidate',
    sentence: 'I threw away a candidate that is a solution.',
    clue: 'Only a candidate that makes a denominator 0 is thrown away.',
    skills: [EQ],
  },
  {
    id: 'a2-changes-only-the-top',
    sentence: 'I let the part grow, but not the whole.',
    clue: 'What is added counts in the part and in the total.',
    skills: [EQ],
  },
  {
    id: 'a2-gives-the-new-total',
    sentence: 'I gave the new amount instead of what is added.',
    clue: 'Read the last words of the question once more.',
    skills: [EQ],
  },
  {
    id: 'a2-takes-a-hole-for-an-asymptote',
    sentence: 'I took every zero of the denominator for an asymptote.',
    clue: 'Factor and cancel first: a factor that cancels gives a hole.',
    skills: [GRAPH],
  },
  {
    id: 'a2-swaps-hole-and-asymptote',
    sentence: 'I mixed up the hole and the vertical asymptote.',
    clue: 'The factor that cancels gives the hole; the one that stays gives the asymptote.',
    skills: [GRAPH],
  },
  {
    id: 'a2-puts-the-hole-on-the-axis',
    sentence: 'I put the hole on the $x$-axis.',
    clue: 'Put the $x$-value into the simplified fraction to find the height.',
    skills: [GRAPH],
  },
  {
    id: 'a2-takes-constants-for-the-asymptote',
    sentence: 'I used the constant terms instead of the leading coefficients.',
    clue: 'Far out, the highest powers decide; at $x = 0$, the constant terms do.',
    skills: [GRAPH],
  },
  {
    id: 'a2-compares-degrees-wrongly',
    sentence: 'I mixed up the rules for the horizontal asymptote.',
    clue: 'Put in a very large number and see where the value goes.',
    skills: [GRAPH],
  },
  {
    id: 'a2-swaps-the-two-asymptotes',
    sentence: 'I swapped the vertical and the horizontal asymptote.',
    clue: 'A vertical line has an equation with $x$, and belongs to the denominator.',
    skills: [GRAPH],
  },
  {
    id: 'a2-puts-branches-in-the-wrong-corners',
    sentence: 'I had the branches in the wrong regions.',
    clue: 'Put in a number to the right of the vertical asymptote and look at the sign of the fraction.',
    skills: [GRAPH],
  },
  {
    id: 'a2-forgets-the-denominator',
    sentence: 'I put the number in above the fraction bar only.',
    clue: 'Put the numbers in everywhere, also below the bar.',
    skills: [GRAPH],
  },
  {
    id: 'a2-averages-the-times',
    sentence: 'I took the mean of the two times.',
    clue: 'Two together are faster than the faster one alone.',
    skills: [WORK],
  },
  {
    id: 'a2-adds-the-times',
    sentence: 'I added the two times.',
    clue: 'Working together makes the time shorter, not longer.',
    skills: [WORK],
  },
  {
    id: 'a2-subtracts-the-times',
    sentence: 'I subtracted the times instead of working with rates.',
    clue: 'First write how much is done in one unit of time.',
    skills: [WORK],
  },
  {
    id: 'a2-halves-one-time',
    sentence: 'I halved the shorter time, as if both were equally fast.',
    clue: 'Halving or doubling is right only when both need the same time.',
    skills: [WORK],
  },
  {
    id: 'a2-adds-the-rates-again',
    sentence: 'I added rates that do not add up in this story.',
    clue: 'Say in words which rate is the whole and which ones are its parts.',
    skills: [WORK],
  },
  {
    id: 'a2-answers-for-the-other-one',
    sentence: 'I answered for the other one of the two.',
    clue: 'Write down what your variable stands for, and compare it with the question.',
    skills: [WORK],
  },
  {
    id: 'a2-multiplies-the-times',
    sentence: 'I multiplied where rates have to be added.',
    clue: 'The product is only the common denominator of the rates.',
    skills: [WORK],
  },
  {
    id: 'a2-stops-at-one-value',
    sentence: 'I took one value of the function for the value that it approaches.',
    clue: 'Go on to much larger numbers and see where the values settle.',
    skills: [GRAPH],
  },
  {
    id: 'a2-forgets-the-canceled-factor',
    sentence: 'I used what is left after canceling and forgot the factor that was canceled.',
    clue: 'Put the canceled factor back before you multiply out.',
    skills: [SIMP],
  },
  {
    id: 'a2-mixes-numerator-and-denominator',
    sentence: 'I gave the coefficient of $x$ in the denominator.',
    clue: 'Factor the denominator, and use its factors only to find what was canceled.',
    skills: [SIMP],
  },
  {
    id: 'a2-rat-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely and did not try it out.',
    clue: 'Make each suggested mistake yourself: only one of them ends at the answer given.',
    skills: [...ALL, VARY],
  },
  {
    id: 'a2-rat-blames-the-wrong-line',
    sentence: 'I blamed a line that follows correctly from the one above it.',
    clue: 'Put one number for $x$ into each line: the value changes where the error is.',
    skills: [ADD],
  },
  {
    id: 'a2-rat-accepts-a-false-claim',
    sentence: 'I believed a statement about a fraction without testing it with a number.',
    clue: 'One value of $x$ for which it fails is enough to reject it.',
    skills: ALL,
  },
  {
    id: 'a2-rat-rejects-a-true-claim',
    sentence: 'I rejected a correct statement about a fraction.',
    clue: 'Factor first, then compare both sides.',
    skills: ALL,
  },
  {
    id: 'a2-rat-judges-one-claim-only',
    sentence: 'I judged one of the two statements and guessed about the other one.',
    clue: 'Judge each by itself: both may be right, and both may be wrong.',
    skills: ALL,
  },
  {
    id: 'a2-takes-the-number-in-a-factor-for-its-zero',
    sentence: 'I took the number in a factor for its zero and did not change the sign.',
    clue: 'Ask which $x$ makes the factor 0, and put it in as a test.',
    skills: [SIMP, EQ, GRAPH],
  },

  {
    id: 'a2-subtracts-the-shares',
    sentence: 'I subtracted one percentage from the other.',
    clue: 'A difference of two percentages is not a number of things: percent of what?',
    skills: [EQ],
  },
  {
    id: 'a2-takes-the-share-of-the-old-total',
    sentence: 'I took the percentage of the old total and stopped there.',
    clue: 'What is added makes the total larger; and ask what the question wants: the part, or what is added?',
    skills: [EQ],
  },
  {
    id: 'a2-takes-the-height-at-zero',
    sentence: 'I took the value of the simplified fraction at $x = 0$ for the height of the hole.',
    clue: 'Put the $x$-value of the hole into the simplified fraction.',
    skills: [GRAPH],
  },
  {
    id: 'a2-averages-the-rates',
    sentence: 'I took the mean of the two rates.',
    clue: 'Both work at the same time, so their rates are added and not divided by 2.',
    skills: [WORK],
  },
  {
    id: 'a2-averages-the-speeds',
    sentence: 'I took the mean of the two speeds.',
    clue: 'More time is spent at the lower speed: divide the whole distance by the whole time.',
    skills: [WORK],
  },
  {
    id: 'a2-counts-the-way-once',
    sentence: 'I counted the distance of one way only, but the time of both ways.',
    clue: 'Draw the trip: the whole distance is there and back.',
    skills: [WORK],
  },
  {
    id: 'a2-changes-the-speed-one-way',
    sentence: 'I changed the speed in one direction only.',
    clue: 'What helps in one direction hinders in the other: add it once and subtract it once.',
    skills: [WORK],
  },
  {
    id: 'a2-divides-the-two-costs',
    sentence: 'I divided one amount of the numerator by the other.',
    clue: 'Divide both terms by the denominator and ask what each of them does for large $n$.',
    skills: [GRAPH],
  },
])
