import { misconceptions as list } from '#kit'

const ONE = 'a1-one-step-equations'
const TWO = 'a1-two-step-equations'
const BOTH = 'a1-variables-both-sides'
const PAREN = 'a1-equations-with-parentheses'
const FRAC = 'a1-equations-with-fractions'

export const misconceptions = list([
  {
    id: 'a1-repeats-the-operation',
    sentence: 'I did the same operation again instead of the opposite one.',
    clue: 'Ask what was done to the variable, then undo it: subtract what was added, divide by what multiplied.',
    skills: [ONE, TWO, BOTH, PAREN, 'a1-equations-with-fractions'],
  },
  {
    id: 'a1-subtracts-in-the-wrong-order',
    sentence: 'I subtracted the two numbers in the wrong order, so my answer has the wrong sign.',
    clue: 'Start from the number on the other side of the equation and subtract from it.',
    skills: [ONE, TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-flips-every-sign',
    sentence: 'I changed the sign of both numbers when I moved only one of them.',
    clue: 'Only what moves to the other side is undone; what is already there keeps its sign.',
    skills: [ONE, BOTH],
  },
  {
    id: 'a1-adds-to-undo-a-product',
    sentence: 'I added the number to undo a multiplication or division.',
    clue: 'A number written next to a variable multiplies it, and only division undoes that.',
    skills: [ONE, FRAC],
  },
  {
    id: 'a1-subtracts-to-undo-a-product',
    sentence: 'I subtracted the number to undo a multiplication or division.',
    clue: 'Addition and subtraction undo each other; products need division, quotients need multiplication.',
    skills: [ONE, FRAC],
  },
  {
    id: 'a1-divides-one-term-only',
    sentence: 'I divided only some of the terms and left the others as they were.',
    clue: 'When you divide a side, every term on it is divided.',
    skills: [TWO],
  },
  {
    id: 'a1-stops-before-dividing',
    sentence: 'I stopped at the value of a multiple of the variable and did not divide.',
    clue: 'Look at your last line: is the variable alone, with no number in front of it?',
    skills: [TWO, BOTH, FRAC],
  },
  {
    id: 'a1-fixed-part-covers-the-first',
    sentence: 'I took the amount at the start for the first one, so I counted one too many.',
    clue: 'Ask what the total is for none at all: that is the amount at the start.',
    skills: [TWO],
  },
  {
    id: 'a1-adds-rate-and-fixed-part',
    sentence: 'I added the amount that comes once to the amount for each, as if both came every time.',
    clue: 'Only the amount for each is multiplied; what comes once is added once.',
    skills: [TWO],
  },
  {
    id: 'a1-takes-the-extra-twice',
    sentence: 'I divided the total and then took away the extras of all of them once more.',
    clue: 'After dividing you look at one of them only, so take away the extra of one.',
    skills: [PAREN],
  },
  {
    id: 'a1-loses-a-minus-sign',
    sentence: 'I lost a minus sign when I divided in the last step.',
    clue: 'Put your answer back into the equation: a wrong sign shows at once.',
    skills: [TWO, PAREN],
  },
  {
    id: 'a1-adds-terms-across-the-equals-sign',
    sentence: 'I added the variable terms of the two sides as if they stood on one side.',
    clue: 'A term that leaves one side is subtracted from both sides.',
    skills: [BOTH],
  },
  {
    id: 'a1-uses-one-rate-only',
    sentence: 'I let only one of the two amounts grow and kept the other one as it was at the start.',
    clue: 'Write an expression for each of the two, then set them equal.',
    skills: [BOTH],
  },
  {
    id: 'a1-stops-at-the-letter',
    sentence: 'I found the value of the variable and did not go on to what the question asks for.',
    clue: 'Read the last words of the question once more before you answer.',
    skills: [BOTH, TWO, ONE],
  },
  {
    id: 'a1-takes-equal-letters-for-no-solution',
    sentence: 'I answered “no solution” although the equation can be solved.',
    clue: 'There is no solution only when the variable terms are equal and the constants differ.',
    skills: [BOTH],
  },
  {
    id: 'a1-takes-vanished-letters-for-identity',
    sentence: 'I answered that every number works although the variable terms differ.',
    clue: 'Every number works only when both sides have the same variable term and the same constant.',
    skills: [BOTH],
  },
  {
    id: 'a1-takes-no-letters-for-zero',
    sentence: 'I concluded that the variable must be 0.',
    clue: 'Try 0 in the equation, then try 1: what happens tells you how many numbers work.',
    skills: [BOTH],
  },
  {
    id: 'a1-distributes-to-first-term-only',
    sentence: 'I multiplied only the first term in the parentheses.',
    clue: 'The factor in front multiplies every term inside: draw an arrow to each of them.',
    skills: [PAREN, 'a1-variables-both-sides'],
  },
  {
    id: 'a1-keeps-sign-after-minus',
    sentence: 'I kept the sign of the second term when a minus stood in front of the parentheses.',
    clue: 'A minus in front turns every sign inside around.',
    skills: [PAREN],
  },
  {
    id: 'a1-works-from-left-to-right',
    sentence: 'I combined the number in front with the factor of the parentheses before multiplying out.',
    clue: 'Multiplication comes first: the factor belongs to the parentheses.',
    skills: [PAREN],
  },
  {
    id: 'a1-clears-one-side-only',
    sentence: 'I cleared the fractions on one side and forgot to multiply the other side.',
    clue: 'Multiply both sides, every term, by the common denominator.',
    skills: [FRAC],
  },
  {
    id: 'a1-adds-denominators',
    sentence: 'I added the denominators of two fractions.',
    clue: 'Fractions need a common denominator before they can be added: try $\\frac{1}{2} + \\frac{1}{2}$.',
    skills: [FRAC],
  },
  {
    id: 'a1-multiplies-one-fraction-only',
    sentence: 'I multiplied by one denominator and left the other fraction out.',
    clue: 'Choose a number that all denominators divide, and multiply every term by it.',
    skills: [FRAC],
  },
  {
    id: 'a1-undoes-in-the-wrong-order',
    sentence: 'I undid the operations in the wrong order.',
    clue: 'What was done last to the variable is undone first.',
    skills: [TWO, FRAC],
  },
  {
    id: 'a1-names-an-error-without-testing',
    sentence: 'I named a mistake that does not lead to the answer given.',
    clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
    skills: [ONE, TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-accepts-an-unbalanced-step',
    sentence: 'I accepted a step that changes the two sides in different ways.',
    clue: 'Test a step with the solution: it must make the new line true as well.',
    skills: [TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-rejects-a-correct-step',
    sentence: 'I rejected a step only because it is not the one I would take.',
    clue: 'Any step is allowed that does the same to the whole of both sides.',
    skills: [TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-assumes-exactly-one-is-right',
    sentence: 'I judged one of the two steps and guessed about the other.',
    clue: 'Judge each step by itself: both may be right, and both may be wrong.',
    skills: [TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-divides-without-undoing-the-sum',
    sentence: 'I divided right away and never undid the number that is added or subtracted.',
    clue: 'Besides the division there is one more step: undo what was added or subtracted.',
    skills: [TWO, PAREN],
  },
  {
    id: 'a1-leaves-out-one-start',
    sentence: 'I left out one of the two amounts that are there from the start.',
    clue: 'Write both totals in full, each with its amount at the start, and set them equal.',
    skills: [BOTH],
  },
  {
    id: 'a1-misreads-cancelled-variables',
    sentence: 'I saw the variables cancel and answered without comparing the constants that are left.',
    clue: 'When the variables cancel, a true statement means that every number works, a false one that none does.',
    skills: [BOTH],
  },
  {
    id: 'a1-sets-the-parentheses-to-zero',
    sentence: 'I looked for the number that makes the parentheses 0.',
    clue: 'That works for a product equal to 0; here the other side is not 0.',
    skills: [BOTH],
  },
  {
    id: 'a1-clears-fractions-only',
    sentence: 'I multiplied the fractions by the common denominator and left the constants as they were.',
    clue: 'Multiply every term on both sides, also those without a fraction.',
    skills: [FRAC],
  },
  {
    id: 'a1-ignores-the-factor',
    sentence: 'I left out the factor in front of the parentheses.',
    clue: 'The factor multiplies the whole parentheses: divide both sides by it.',
    skills: [PAREN],
  },
  {
    id: 'a1-adds-count-and-extra',
    sentence: 'I added how many there are to the extra amount and divided the total by this sum.',
    clue: 'How many there are and how much each takes cannot be added: write an equation with parentheses.',
    skills: [PAREN],
  },
  {
    id: 'a1-undoes-half-of-a-fraction',
    sentence: 'I undid only the numerator or only the denominator of a fraction in front of the variable.',
    clue: 'Dividing by a fraction takes both: divide by the numerator and multiply by the denominator.',
    skills: [ONE],
  },
  {
    id: 'a1-adds-the-missing-part-of-the-given',
    sentence: 'I took the missing fraction of the given number and added it.',
    clue: 'The fraction is a part of the unknown number, so the missing part is one as well.',
    skills: [ONE],
  },
  {
    id: 'a1-writes-the-undoing',
    sentence: 'I wrote the operation that solves the equation instead of the one that the text tells.',
    clue: 'Write down what happens to the unknown number. Undoing comes after that.',
    skills: [ONE],
  },
  {
    id: 'a1-mixes-up-times-and-plus',
    sentence: 'I mixed up adding with multiplying, or subtracting with dividing.',
    clue: 'One amount more or less is added or subtracted; equal groups are multiplied or divided.',
    skills: [ONE],
  },
  {
    id: 'a1-changes-the-result-only',
    sentence: 'I did the last step with the number on the other side and never found the variable.',
    clue: 'Solve for the variable first; the last step starts from its value.',
    skills: [ONE],
  },
  {
    id: 'a1-turns-the-last-step-round',
    sentence: 'I found the variable and then did the opposite of what was asked.',
    clue: 'Only the equation is undone. What is asked for is carried out as it stands.',
    skills: [ONE],
  },
  {
    id: 'a1-takes-a-factor-for-a-term',
    sentence: 'I subtracted a number that multiplies instead of dividing by it.',
    clue: 'A factor is undone by dividing; only what is added is undone by subtracting.',
    skills: [TWO, PAREN],
  },
  {
    id: 'a1-multiplies-inside-the-parentheses',
    sentence: 'I multiplied the two numbers in the parentheses, which are added.',
    clue: 'Work out the parentheses as they are written before you divide.',
    skills: [PAREN],
  },
  {
    id: 'a1-stops-inside-the-parentheses',
    sentence: 'I worked out the sum and did not go on.',
    clue: 'The total is a multiple of the sum: divide by the sum.',
    skills: [PAREN],
  },
])
