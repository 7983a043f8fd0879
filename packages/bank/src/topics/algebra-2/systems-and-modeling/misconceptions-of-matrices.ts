/** Mistakes of the skill “Matrix operations”. */

import type { Misconception } from '#kit'

const skills = ['a2-matrix-operations']

export const matrixMisconceptions: readonly Misconception[] = [
  {
    id: 'a2-mat-multiplies-the-whole-sum',
    sentence: 'I multiplied the second matrix by the factor as well.',
    clue: 'The factor belongs only to the matrix that it stands before.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-one-row-only',
    sentence: 'I multiplied only one row of the matrix by the factor.',
    clue: 'A factor multiplies every entry of a matrix.',
    skills,
  },
  {
    id: 'a2-mat-subtracts-one-row-only',
    sentence: 'I subtracted in one row and added in the other.',
    clue: 'Subtracting a matrix changes the sign of all its entries.',
    skills,
  },
  {
    id: 'a2-mat-leaves-out-the-factor',
    sentence: 'I left out the factor before the matrix.',
    clue: 'Multiply first, then add or subtract.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-place-by-place',
    sentence: 'I multiplied entries that stand at the same place.',
    clue: 'A product of matrices is rows times columns: each entry is a sum of products.',
    skills: [...skills, 'a2-matrix-equations'],
  },
  {
    id: 'a2-mat-multiplies-in-the-wrong-order',
    sentence: 'I multiplied the matrices in the other order.',
    clue: 'Rows of the first matrix, columns of the second: $AB$ and $BA$ are different.',
    skills: [...skills, 'a2-matrix-equations'],
  },
  {
    id: 'a2-mat-multiplies-rows-by-rows',
    sentence: 'I multiplied rows by rows.',
    clue: 'Rows come from the first matrix, columns from the second.',
    skills,
  },
  {
    id: 'a2-mat-multiplies-columns-by-columns',
    sentence: 'I multiplied columns of the first matrix by columns of the second.',
    clue: 'Rows come from the first matrix, columns from the second.',
    skills,
  },
  {
    id: 'a2-mat-takes-the-wrong-row-or-column',
    sentence: 'I used the wrong row or column.',
    clue: 'First index: row of the first matrix. Second index: column of the second matrix.',
    skills,
  },
  {
    id: 'a2-mat-leaves-out-a-product',
    sentence: 'I left out one of the products.',
    clue: 'Count: each entry has as many products as a row has entries.',
    skills,
  },
  {
    id: 'a2-mat-adds-instead-of-multiplying',
    sentence: 'I added the entries instead of multiplying them in pairs.',
    clue: 'Multiply first with first, second with second, and so on; then add the products.',
    skills,
  },
  {
    id: 'a2-mat-adds-before-multiplying',
    sentence: 'I added up first and multiplied the sums.',
    clue: 'Each product needs its own pair; add only at the end.',
    skills,
  },
  {
    id: 'a2-mat-keeps-the-inner-numbers',
    sentence: 'I kept the two inner numbers of the sizes.',
    clue: 'The inner numbers must agree and then drop out; the outer ones are left.',
    skills,
  },
  {
    id: 'a2-mat-exchanges-rows-and-columns',
    sentence: 'I named the columns before the rows.',
    clue: 'Dimensions are always rows times columns.',
    skills,
  },
  {
    id: 'a2-mat-takes-the-size-of-a-factor',
    sentence: 'I gave the size of one of the two factors.',
    clue: 'The product has the rows of the first matrix and the columns of the second.',
    skills,
  },
  {
    id: 'a2-mat-stops-before-dividing',
    sentence: 'I stopped before I divided by the factor of $X$.',
    clue: 'Divide every entry by the factor.',
    skills,
  },
  {
    id: 'a2-mat-subtracts-the-other-way',
    sentence: 'I subtracted the matrices the wrong way around.',
    clue: 'The known matrix on the left is taken away from the right side.',
    skills,
  },
  {
    id: 'a2-mat-divides-one-row-only',
    sentence: 'I divided only one row by the factor.',
    clue: 'Divide every entry of the matrix.',
    skills,
  },
  {
    id: 'a2-mat-accepts-a-false-claim',
    sentence: 'I accepted a statement about matrices without looking at their sizes.',
    clue: 'Write the sizes side by side and compare the numbers that meet.',
    skills,
  },
  {
    id: 'a2-mat-rejects-a-true-claim',
    sentence: 'I rejected a correct statement about matrices.',
    clue: 'Write the sizes side by side before you judge.',
    skills,
  },
  {
    id: 'a2-mat-judges-one-claim-only',
    sentence: 'I looked at one of the two statements and guessed about the other.',
    clue: 'Judge each by itself: both may be right, and both may be wrong.',
    skills,
  },
]
