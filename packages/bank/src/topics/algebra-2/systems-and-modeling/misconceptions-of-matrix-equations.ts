/** Mistakes of the skill “Determinants, inverses and solving with matrices”. */

import type { Misconception } from '#kit'

const skills = ['a2-matrix-equations']

export const matrixEquationMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-mat-adds-the-diagonal-products',
    sentence: 'I added the two diagonal products instead of subtracting.',
    clue: 'The determinant is $ad - bc$.',
    skills,
  },
  {
    id: 'a2-mat-subtracts-the-diagonals-the-other-way',
    sentence: 'I subtracted the diagonal products in the wrong order.',
    clue: 'The main diagonal, from upper left to lower right, comes first.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-rows-for-the-determinant',
    sentence: 'I multiplied along the rows instead of the diagonals.',
    clue: 'A determinant multiplies entries that lie diagonally.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-columns-for-the-determinant',
    sentence: 'I multiplied down the columns instead of the diagonals.',
    clue: 'A determinant multiplies entries that lie diagonally.',
    skills,
  },
  {
    id: 'a2-mat-does-not-exchange-the-diagonal',
    sentence: 'I left the main diagonal of the matrix as it was.',
    clue: 'For the inverse the two entries of the main diagonal change places.',
    skills,
  },
  {
    id: 'a2-mat-does-not-change-the-signs',
    sentence: 'I did not change the signs of the other diagonal.',
    clue: 'For the inverse the two entries off the main diagonal change their signs.',
    skills,
  },
  {
    id: 'a2-mat-forgets-the-determinant',
    sentence: 'I did not divide by the determinant.',
    clue: 'The last step of the inverse is to divide every entry by the determinant.',
    skills,
  },
  {
    id: 'a2-mat-flips-instead-of-inverting',
    sentence: 'I exchanged rows and columns instead of finding the inverse.',
    clue: 'Test: the product with the given matrix must have ones on the main diagonal and zeros elsewhere.',
    skills,
  },
  {
    id: 'a2-mat-changes-all-signs',
    sentence: 'I changed all signs, as for an opposite number.',
    clue: 'The inverse belongs to multiplication, not to addition.',
    skills,
  },
  {
    id: 'a2-mat-writes-terms-as-they-come',
    sentence: 'I wrote the coefficients in the order in which they stand.',
    clue: 'Write each equation in the same order of variables first.',
    skills,
  },
  {
    id: 'a2-mat-writes-equations-as-columns',
    sentence: 'I wrote the equations as columns of the matrix.',
    clue: 'Each equation is a row; each variable has a column.',
    skills,
  },
  {
    id: 'a2-mat-loses-a-sign-in-the-system',
    sentence: 'I left out minus signs of the coefficients.',
    clue: 'A minus belongs to the coefficient that follows it.',
    skills,
  },
  {
    id: 'a2-mat-exchanges-the-right-sides',
    sentence: 'I exchanged the right sides of the two equations.',
    clue: 'Each right side stays with its own equation.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-by-the-matrix-itself',
    sentence: 'I multiplied by the matrix itself instead of its inverse.',
    clue: 'The solution is the inverse times the right side.',
    skills,
  },
  {
    id: 'a2-mat-exchanges-the-unknowns',
    sentence: 'I exchanged the two unknowns in the answer.',
    clue: 'The first row of the inverse gives $x$, the second gives $y$.',
    skills,
  },
  {
    id: 'a2-mat-leaves-out-the-last-column',
    sentence: 'I left the last column out of the row operation.',
    clue: 'A row operation is done to the whole row, the right side included.',
    skills,
  },
  {
    id: 'a2-mat-replaces-the-wrong-row',
    sentence: 'I replaced the wrong row.',
    clue: 'Replace the row that is named; the row that you add stays as it is.',
    skills,
  },
  {
    id: 'a2-mat-uses-the-wrong-sign-in-a-row-operation',
    sentence: 'I changed the sign of the multiple within a row.',
    clue: 'The same multiple is added in every column.',
    skills,
  },
  {
    id: 'a2-mat-changes-the-first-row-too',
    sentence: 'I also multiplied the row that is only used.',
    clue: 'Only the named row changes; the other one is a helper.',
    skills,
  },
  {
    id: 'a2-mat-pairs-the-wrong-entries',
    sentence: 'I multiplied entries that do not lie on a diagonal.',
    clue: 'Write the four coefficients as a square and draw both diagonals.',
    skills,
  },
  {
    id: 'a2-mat-stops-at-the-product',
    sentence: 'I stopped at the product of the main diagonal.',
    clue: 'Set main diagonal equal to the other diagonal and solve for the unknown entry.',
    skills,
  },
  {
    id: 'a2-mat-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely without working out what it would lead to.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills,
  },
]
