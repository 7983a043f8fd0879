/** Mistakes with identities, division and zeros, and those that all skills share. */

import type { Misconception } from '#kit'

const ID = 'a2-polynomial-identities'
const DIV = 'a2-polynomial-division'
const ZERO = 'a2-factor-theorem-and-zeros'
const GRAPH = 'a2-polynomial-graphs'
const SOLVE = 'a2-solving-polynomial-equations'
const LONG = 'a2-long-division'
const ALL = [ID, DIV, ZERO, GRAPH, SOLVE]

export const misconceptions: readonly Misconception[] = [
  {
    id: 'a2-cubes-each-term',
    sentence: 'I cubed each term by itself and left out the products in between.',
    clue: 'The cube of a sum is not the sum of the cubes: the products in between belong to it too.',
    skills: [ID],
  },
  {
    id: 'a2-forgets-the-threes',
    sentence: 'I left out the factor 3 in the middle terms of a cube.',
    clue: 'Write the cube as three equal factors and count how often each product occurs.',
    skills: [ID],
  },
  {
    id: 'a2-uses-twos-in-a-cube',
    sentence: 'I used the 2 from the square of a binomial in a cube.',
    clue: 'The coefficients of a square are 1, 2, 1, those of a cube 1, 3, 3, 1.',
    skills: [ID],
  },
  {
    id: 'a2-raises-the-letter-only',
    sentence: 'I raised the variable to the power, but not its coefficient.',
    clue: 'Put parentheses around the whole term before you raise it to a power.',
    skills: [ID],
  },
  {
    id: 'a2-swaps-the-middle-terms',
    sentence: 'I swapped the two middle terms of a cube.',
    clue: 'As the power of the first term falls, the power of the second term rises.',
    skills: [ID],
  },
  {
    id: 'a2-loses-a-sign-in-a-product',
    sentence: 'I lost a minus sign on the way.',
    clue: 'Keep negative numbers in parentheses until the product is written down.',
    skills: ALL,
  },
  {
    id: 'a2-finds-one-of-two-like-terms',
    sentence: 'I found one of the like terms and overlooked the other one.',
    clue: 'Ask for every pair of terms whose powers add up to the one you want.',
    skills: [ID],
  },
  {
    id: 'a2-adds-instead-of-multiplying-terms',
    sentence: 'I added the coefficients of two terms where I had to multiply them.',
    clue: 'In a product, coefficients are multiplied and exponents are added.',
    skills: [ID],
  },
  {
    id: 'a2-wrong-middle-sign-in-cubes',
    sentence: 'I gave the middle term of the long factor the wrong sign.',
    clue: 'Signs in a sum or difference of cubes: same, opposite, always plus.',
    skills: [ID],
  },
  {
    id: 'a2-wrong-first-sign-in-cubes',
    sentence: 'I gave the short factor of a sum or difference of cubes the wrong sign.',
    clue: 'The short factor has the same sign as the two cubes.',
    skills: [ID],
  },
  {
    id: 'a2-treats-cubes-as-perfect-square',
    sentence: 'I used the square of a binomial in the factoring of two cubes.',
    clue: 'The middle term is $uv$ once; with $2uv$ the extra terms do not cancel.',
    skills: [ID],
  },
  {
    id: 'a2-loses-a-factor',
    sentence: 'I dropped a factor on the way through a longer product.',
    clue: 'Write the whole identity down first, then put the numbers in.',
    skills: [ID],
  },
  {
    id: 'a2-uses-the-wrong-sign-of-the-divisor',
    sentence: 'I used the number in the divisor with its sign instead of its zero.',
    clue: 'Set the divisor equal to 0 and use that value of $x$.',
    skills: [DIV],
  },
  {
    id: 'a2-stops-one-column-early',
    sentence:
      'I stopped one step early in the synthetic division and took a coefficient of the quotient for the remainder.',
    clue: 'The remainder comes last, from the constant term.',
    skills: [DIV],
  },
  {
    id: 'a2-takes-the-constant-as-remainder',
    sentence: 'I took the constant term for the remainder.',
    clue: 'The constant term is the value at 0; the remainder is the value at the zero of the divisor.',
    skills: [DIV],
  },
  {
    id: 'a2-forgets-the-missing-power',
    sentence: 'I left no place for a power that is missing.',
    clue: 'Write a 0 for every power that does not occur.',
    skills: [DIV],
  },
  {
    id: 'a2-adds-columns-without-multiplying',
    sentence: 'I added up the coefficients without multiplying in between.',
    clue: 'Each new number is multiplied before it is added to the next coefficient.',
    skills: [DIV],
  },
  {
    id: 'a2-divides-term-by-term',
    sentence: 'I divided each term by $x$, ignored the number in the divisor, and left the last term out.',
    clue: 'Multiply your quotient by the divisor: you must get the dividend back.',
    skills: [DIV, LONG],
  },
  {
    id: 'a2-subtracts-the-remainder',
    sentence: 'I took the remainder with the wrong sign.',
    clue: 'Dividend = divisor · quotient + remainder.',
    skills: [DIV, LONG],
  },
  {
    id: 'a2-leaves-out-the-remainder',
    sentence: 'I left out the remainder.',
    clue: 'The remainder is added once, after divisor times quotient.',
    skills: [DIV, LONG],
  },
  {
    id: 'a2-multiplies-the-remainder-too',
    sentence: 'I multiplied the remainder by the divisor.',
    clue: 'The dividend is the divisor times the quotient, plus the remainder.',
    skills: [DIV],
  },
  {
    id: 'a2-stops-before-the-last-division',
    sentence: 'I stopped at a multiple of the unknown and did not divide.',
    clue: 'Look at your last line: does the unknown stand alone?',
    skills: [DIV, ZERO],
  },
  {
    id: 'a2-takes-the-zero-with-its-sign',
    sentence: 'I put the zeros into the factors with the same signs.',
    clue: 'The factor $x - c$ is 0 at $x = c$, and $x + c$ at $x = -c$.',
    skills: [ZERO, GRAPH, SOLVE],
  },
  {
    id: 'a2-takes-any-divisor-for-a-zero',
    sentence: 'I took a divisor of the constant term for a zero without testing it.',
    clue: 'Divisors of the constant term are only candidates: put them in.',
    skills: [ZERO],
  },
  {
    id: 'a2-takes-the-intercept-for-the-factor',
    sentence: 'I used the $y$-intercept the wrong way when I looked for the factor in front.',
    clue: 'Put your equation to the test at $x = 0$.',
    skills: [ZERO],
  },
  {
    id: 'a2-takes-the-wrong-diagonal',
    sentence: 'I gave the coefficient of another power.',
    clue: 'Powers add up: look for the cells whose powers give the one you want.',
    skills: [ID],
  },
  {
    id: 'a2-mixes-up-sum-and-difference-of-cubes',
    sentence: 'I used the pattern for the difference where a sum stands, or for the sum where a difference stands.',
    clue: 'The short factor has the same sign as the two cubes.',
    skills: [ID],
  },
  {
    id: 'a2-leaves-out-the-middle-of-the-factor',
    sentence: 'I left out the middle term of the second factor.',
    clue: 'The second factor has three terms.',
    skills: [ID],
  },
  {
    id: 'a2-gives-the-squares',
    sentence: 'I worked out the sum of the squares instead of the cubes.',
    clue: 'Read the exponents in the question once more.',
    skills: [ID],
  },
  {
    id: 'a2-only-raises-the-powers',
    sentence: 'I only raised the powers of the quotient by one and put the remainder at the end.',
    clue: 'Multiply the quotient by the whole divisor.',
    skills: [DIV],
  },
  {
    id: 'a2-does-not-divide-the-remainder',
    sentence: 'I added the remainder itself to the quotient.',
    clue: 'The remainder is still to be divided by the divisor.',
    skills: [DIV],
  },
  {
    id: 'a2-wrong-divisor-below',
    sentence: 'I wrote the remainder over the wrong divisor.',
    clue: 'The divisor stays as it is in the question.',
    skills: [DIV],
  },
  {
    id: 'a2-repeats-the-known-zero',
    sentence: 'I counted the given zero once more.',
    clue: 'The other zeros come from the quotient.',
    skills: [ZERO],
  },
  {
    id: 'a2-leaves-out-the-factor-in-front',
    sentence: 'I left out the factor in front.',
    clue: 'Put in $x = 0$: does the value fit?',
    skills: [ZERO],
  },
  {
    id: 'a2-sets-the-value-to-zero',
    sentence: 'I set the polynomial equal to 0.',
    clue: 'Set it equal to the value that is given.',
    skills: [DIV],
  },
  {
    id: 'a2-takes-the-value-with-the-wrong-sign',
    sentence: 'I took the given value with the wrong sign.',
    clue: 'Write the equation down before you solve it.',
    skills: [DIV],
  },
  {
    id: 'a2-takes-one-for-the-last-leading-coefficient',
    sentence: 'I divided the constant terms correctly, but gave the last factor the leading coefficient 1.',
    clue: 'The leading coefficients of all factors multiply to the leading coefficient of the polynomial.',
    skills: [ZERO],
  },
  {
    id: 'a2-copies-the-leading-coefficient-to-a-factor',
    sentence:
      'I divided the constant terms correctly, but took the leading coefficient of the whole polynomial for that of the last factor.',
    clue: 'The leading coefficients of all factors multiply to the leading coefficient of the polynomial.',
    skills: [ZERO],
  },
  {
    id: 'a2-divides-by-one-known-factor',
    sentence: 'I divided the constant term by the constant of one known factor only.',
    clue: 'The constant term is the product of the constants of all factors.',
    skills: [ZERO],
  },
  {
    id: 'a2-poly-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely without working out what it would lead to.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills: [...ALL, LONG, 'a2-binomial-theorem'],
  },
  {
    id: 'a2-poly-blames-the-wrong-line',
    sentence: 'I blamed a line that follows correctly from the one before it.',
    clue: 'Compare each line with the line above it, starting from the top.',
    skills: [ID],
  },
  {
    id: 'a2-poly-accepts-a-false-claim',
    sentence: 'I believed a statement about a polynomial without testing it.',
    clue: 'Put a number in, or think of a simple polynomial, and see whether it holds.',
    skills: ALL,
  },
  {
    id: 'a2-poly-rejects-a-true-claim',
    sentence: 'I rejected a statement only because it is worded in an unusual way.',
    clue: 'Zero, factor, remainder 0 and $x$-intercept say the same thing in four ways.',
    skills: ALL,
  },
  {
    id: 'a2-poly-judges-one-claim-only',
    sentence: 'I judged one of the two statements and guessed about the other.',
    clue: 'Judge each by itself: both may be right, and both may be wrong.',
    skills: ALL,
  },
]
