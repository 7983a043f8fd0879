import { misconceptions as list } from '#kit'

const EXP = 'a2-rational-exponents'
const OPS = 'a2-radical-operations'
const EQ = 'a2-radical-equations'
const GRAPH = 'a2-radical-graphs'

export const misconceptions = list([
  {
    id: 'a2-multiplies-by-the-exponent',
    sentence: 'I multiplied by the exponent instead of raising to the power.',
    clue: 'An exponent is never a factor: a fraction in the exponent means a root and a power.',
    skills: [EXP],
  },
  {
    id: 'a2-multiplies-the-root-by-the-top',
    sentence: 'I multiplied the root by a number where I had to raise it to a power.',
    clue: 'The numerator of the exponent is a power: raise the root to it.',
    skills: [EXP],
  },
  {
    id: 'a2-negative-exponent-makes-negative',
    sentence: 'I let the minus sign in the exponent make the value negative.',
    clue: 'A negative exponent means a reciprocal: $a^{-n}$ is $\\frac{1}{a^{n}}$.',
    skills: [EXP],
  },
  {
    id: 'a2-forgets-the-reciprocal',
    sentence: 'I forgot to take the reciprocal.',
    clue: 'Look at the sign of the exponent first.',
    skills: [EXP],
  },
  {
    id: 'a2-takes-only-the-root',
    sentence: 'I took the root and forgot the power.',
    clue: 'A fraction in the exponent asks for two steps: a root and a power.',
    skills: [EXP],
  },
  {
    id: 'a2-swaps-root-and-power',
    sentence: 'I mixed up which part of the exponent is the root.',
    clue: 'Roots grow below: the denominator of the exponent is the root.',
    skills: [EXP],
  },
  {
    id: 'a2-subtracts-root-and-power',
    sentence: 'I subtracted the root from the power.',
    clue: 'The exponent is the power divided by the root.',
    skills: [EXP],
  },
  {
    id: 'a2-multiplies-root-and-power',
    sentence: 'I multiplied the root and the power.',
    clue: 'A root makes the exponent smaller, not larger.',
    skills: [EXP],
  },
  {
    id: 'a2-multiplies-exponents-in-a-product',
    sentence: 'I multiplied or divided exponents where they are added or subtracted.',
    clue: '$x^{a} \\cdot x^{b}$ is $x^{a + b}$: a product adds exponents, and a quotient subtracts them.',
    skills: [EXP],
  },
  {
    id: 'a2-adds-tops-and-bottoms-of-exponents',
    sentence: 'I combined the fractions in the exponents without a common denominator.',
    clue: 'Exponents are fractions like all others: find a common denominator.',
    skills: [EXP],
  },
  {
    id: 'a2-combines-exponents-the-wrong-way',
    sentence: 'I added exponents in a quotient or subtracted them in a product.',
    clue: 'Product: add. Quotient: subtract.',
    skills: [EXP],
  },
  {
    id: 'a2-leaves-the-power-outside',
    sentence: 'I moved a factor out of the root without taking its root.',
    clue: 'What leaves the root is its root: $\\sqrt{a^2 b}$ is $a\\sqrt{b}$, not $a^2\\sqrt{b}$.',
    skills: [OPS],
  },
  {
    id: 'a2-uses-the-wrong-root',
    sentence: 'I took a root of the wrong order.',
    clue: 'For a cube root look for cubes, for a fourth root for fourth powers.',
    skills: [OPS],
  },
  {
    id: 'a2-swaps-inside-and-outside',
    sentence: 'I swapped the coefficient of the root and the number under it.',
    clue: 'What comes out is the root of the perfect power; the rest stays inside.',
    skills: [OPS],
  },
  {
    id: 'a2-takes-the-root-of-the-exponent',
    sentence: 'I took the even powers out of the root without halving their exponents.',
    clue: 'A square root halves an even exponent: $\\sqrt{x^{2n}}$ is $x^{n}$, because $(x^{n})^{2}$ is $x^{2n}$.',
    skills: [OPS],
  },
  {
    id: 'a2-forgets-the-odd-power',
    sentence: 'I lost the one variable that stays under the root.',
    clue: 'Split an odd power into an even power and one more factor $x$.',
    skills: [OPS],
  },
  {
    id: 'a2-adds-under-the-root',
    sentence: 'I added the numbers under the roots.',
    clue: 'A sum of roots is not the root of the sum. Take each root first, then add.',
    skills: [OPS],
  },
  {
    id: 'a2-ignores-numbers-in-front',
    sentence: 'I forgot the coefficients of the roots.',
    clue: 'The coefficient multiplies what comes out of the root.',
    skills: [OPS],
  },
  {
    id: 'a2-combines-roots-the-wrong-way',
    sentence: 'I made a slip with a sign while combining roots.',
    clue: 'Treat the root like a variable and keep its sign.',
    skills: [OPS],
  },
  {
    id: 'a2-multiplies-only-matching-terms',
    sentence: 'I multiplied only the matching terms of two binomials.',
    clue: 'Two binomials have four products.',
    skills: [OPS],
  },
  {
    id: 'a2-keeps-the-root-when-squaring',
    sentence: 'I kept the root after multiplying it by itself.',
    clue: '$\\sqrt{a} \\cdot \\sqrt{a}$ is $a$: the root is gone.',
    skills: [OPS],
  },
  {
    id: 'a2-squares-the-radicand',
    sentence: 'I squared the number under the root when I multiplied the root by itself.',
    clue: '$\\sqrt{a} \\cdot \\sqrt{a}$ is $a$: the square undoes the root.',
    skills: [OPS],
  },
  {
    id: 'a2-multiplies-by-the-same-binomial',
    sentence: 'I kept the sign of the root instead of changing it for the conjugate.',
    clue: 'The conjugate changes the sign between the number and the root.',
    skills: [OPS],
  },
  {
    id: 'a2-multiplies-the-first-term-only',
    sentence: 'I multiplied only the first term in the parentheses.',
    clue: 'The factor in front belongs to every term inside.',
    skills: [OPS],
  },
  {
    id: 'a2-forgets-the-top',
    sentence: 'I lost the number in the numerator.',
    clue: 'Numerator and denominator are both multiplied by the conjugate; the old numerator stays as a factor.',
    skills: [OPS],
  },
  {
    id: 'a2-adds-in-the-conjugate-product',
    sentence: 'I added the squares in the product of conjugates.',
    clue: '$(a + b)(a - b) = a^{2} - b^{2}$.',
    skills: [OPS],
  },
  {
    id: 'a2-rad-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely and did not carry it out.',
    clue: 'Carry out each suggested mistake with these numbers.',
    skills: [EXP, OPS, EQ],
  },
  {
    id: 'a2-rad-blames-the-wrong-line',
    sentence: 'I blamed a line that is a correct consequence of the one before.',
    clue: 'Check each line against the one above it, from the top.',
    skills: [OPS],
  },
  {
    id: 'a2-rad-accepts-a-false-claim',
    sentence: 'I believed a statement about roots without testing it.',
    clue: 'Square or cube the suggested value and compare.',
    skills: [EXP, GRAPH],
  },
  {
    id: 'a2-rad-rejects-a-true-claim',
    sentence: 'I rejected a correct statement about roots.',
    clue: 'Odd roots of negative numbers exist; square roots are never negative.',
    skills: [EXP, GRAPH],
  },
  {
    id: 'a2-rad-judges-one-claim-only',
    sentence: 'I judged one of the two statements and guessed about the other.',
    clue: 'Judge each by itself: both may be right, and both may be wrong.',
    skills: [EXP, GRAPH],
  },
  {
    id: 'a2-divides-by-the-root',
    sentence: 'I divided by the order of the root instead of taking the root.',
    clue: 'A root of order $n$ asks which number, taken $n$ times as a factor, gives the radicand.',
    skills: [EXP],
  },
  {
    id: 'a2-forgets-the-root',
    sentence: 'I raised to the power and forgot the root.',
    clue: 'A fraction in the exponent asks for two steps: a root and a power.',
    skills: [EXP],
  },
  {
    id: 'a2-gives-the-power-for-the-base',
    sentence: 'I gave the value of the power instead of $x$.',
    clue: 'The power must still be undone: raise both sides to the reciprocal exponent.',
    skills: [EXP],
  },
  {
    id: 'a2-takes-everything-out',
    sentence: 'I wrote what must stay under the root in front of it.',
    clue: 'Only a factor whose root is whole comes out; the rest stays inside.',
    skills: [OPS],
  },
  {
    id: 'a2-adds-the-number-in-front',
    sentence: 'I added what comes out of a root to its coefficient.',
    clue: 'The coefficient is a factor: multiply it by what comes out.',
    skills: [OPS],
  },
])
