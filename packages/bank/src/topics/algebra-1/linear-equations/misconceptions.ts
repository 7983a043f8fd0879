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
    clue: 'Ask what was done to the letter, then undo it: plus by minus, times by division.',
    skills: [ONE, TWO, BOTH, PAREN, 'a1-equations-with-fractions'],
  },
  {
    id: 'a1-subtracts-in-the-wrong-order',
    sentence: 'I subtracted in the wrong order, so my answer has the wrong sign.',
    clue: 'Start from the number on the other side and take away from it.',
    skills: [ONE, TWO, BOTH, FRAC],
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
    clue: 'A number written next to a letter multiplies it, and only division undoes that.',
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
    sentence: 'I stopped at the value of a multiple of the letter and did not divide.',
    clue: 'Look at your last line: is the letter alone, with no number in front of it?',
    skills: [TWO, BOTH, FRAC],
  },
  {
    id: 'a1-fixed-part-covers-the-first',
    sentence: 'I thought that the fixed amount already covers the first one, so I counted one too few.',
    clue: 'Ask what the total is for none at all: that is the fixed amount.',
    skills: [TWO],
  },
  {
    id: 'a1-counts-the-start-as-one',
    sentence: 'I counted the start as one of the steps, so I am off by one.',
    clue: 'Count the steps between the values, not the values themselves.',
    skills: [TWO, BOTH],
  },
  {
    id: 'a1-adds-rate-and-fixed-part',
    sentence: 'I added the fixed amount to the rate, as if I paid it every time.',
    clue: 'Only the rate is multiplied; the fixed amount comes once.',
    skills: [TWO, PAREN],
  },
  {
    id: 'a1-takes-the-extra-twice',
    sentence: 'I divided the total and then took away the extras of all of them once more.',
    clue: 'After dividing you look at one of them only, so take away the extra of one.',
    skills: [PAREN],
  },
  {
    id: 'a1-loses-a-minus-sign',
    sentence: 'I lost a minus sign in the last step.',
    clue: 'Put your answer back into the equation: a wrong sign shows at once.',
    skills: [TWO, BOTH, PAREN, FRAC],
  },
  {
    id: 'a1-adds-terms-across-the-equals-sign',
    sentence: 'I added the letter terms of the two sides as if they stood on one side.',
    clue: 'A term that leaves one side is subtracted from both sides.',
    skills: [BOTH],
  },
  {
    id: 'a1-uses-one-rate-only',
    sentence: 'I let only one of the two amounts change and kept the other one fixed.',
    clue: 'Write an expression for each of the two, then set them equal.',
    skills: [BOTH],
  },
  {
    id: 'a1-stops-at-the-letter',
    sentence: 'I found the value of the letter and did not go on to what the question asks for.',
    clue: 'Read the last words of the question once more before you answer.',
    skills: [BOTH, TWO],
  },
  {
    id: 'a1-takes-equal-letters-for-no-solution',
    sentence: 'I saw the letters vanish and wrote “no solution” without looking at the numbers left over.',
    clue: 'When the letters vanish, a true statement means every number works, a false one means none does.',
    skills: [BOTH],
  },
  {
    id: 'a1-takes-vanished-letters-for-identity',
    sentence: 'I saw the letters vanish and took that to mean that every number works.',
    clue: 'When the letters vanish, look at the numbers: if they differ, no value can make the sides equal.',
    skills: [BOTH],
  },
  {
    id: 'a1-takes-no-letters-for-zero',
    sentence: 'I saw the letters vanish and concluded that the letter must be 0.',
    clue: 'Try 0 in the equation, then try 1: what happens tells you how many numbers work.',
    skills: [BOTH],
  },
  {
    id: 'a1-solves-before-comparing-sides',
    sentence: 'I read off a value from the plain numbers without collecting the letter terms first.',
    clue: 'Collect the letter terms on one side before you look at the numbers.',
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
    sentence: 'I combined the plain number with the factor in front of the parentheses before multiplying out.',
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
    clue: 'Undo last what was done first to the letter: what was done last is undone first.',
    skills: [TWO, FRAC, PAREN],
  },
  {
    id: 'a1-names-an-error-without-testing',
    sentence: 'I picked a mistake that sounds likely without working out what it would lead to.',
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
])
