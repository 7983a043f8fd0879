import { misconceptions as list } from '#kit'

const skills = ['a1-literal-equations']

export const misconceptions = list([
  {
    id: 'a1-lit-multiplies-to-undo-a-product',
    sentence: 'I multiplied where I had to divide.',
    clue: 'Variables written side by side are multiplied; only division undoes that.',
    skills,
  },
  {
    id: 'a1-lit-turns-the-fraction-over',
    sentence: 'I wrote the reciprocal of the fraction.',
    clue: 'Divide the other side by the factor: the factor goes into the denominator.',
    skills,
  },
  {
    id: 'a1-lit-subtracts-a-factor',
    sentence: 'I subtracted a factor instead of dividing by it.',
    clue: 'Terms are subtracted, factors are divided by. Look whether it is added or multiplied.',
    skills,
  },
  {
    id: 'a1-lit-divides-by-one-factor',
    sentence: 'I divided by one of the factors and multiplied by the other.',
    clue: 'All factors of the wanted variable go into the denominator together.',
    skills,
  },
  {
    id: 'a1-lit-divides-one-term-only',
    sentence: 'I divided only one of the terms.',
    clue: 'A side is divided as a whole: the fraction bar goes under every term.',
    skills,
  },
  {
    id: 'a1-lit-adds-the-term-again',
    sentence: 'I kept the sign of a term that I had to undo.',
    clue: 'What is added is undone by subtracting, what is subtracted by adding.',
    skills,
  },
  {
    id: 'a1-lit-subtracts-in-the-wrong-order',
    sentence: 'I subtracted in the wrong order.',
    clue: 'Start with the side of the equation and take the term away from it.',
    skills,
  },
  {
    id: 'a1-lit-keeps-the-fraction',
    sentence: 'I divided by the denominator although I had to multiply by it.',
    clue: 'To undo a unit fraction as a factor, multiply both sides by its denominator.',
    skills,
  },
  {
    id: 'a1-lit-forgets-the-term',
    sentence: 'I divided the whole amount and forgot the term that is added.',
    clue: 'Subtract the added term before you divide.',
    skills,
  },
  {
    id: 'a1-lit-exchanges-factor-and-term',
    sentence: 'I exchanged the number that multiplies and the number that is added.',
    clue: 'What comes with each one multiplies; what comes only once is added.',
    skills,
  },
  {
    id: 'a1-lit-stops-before-dividing',
    sentence: 'I stopped before dividing.',
    clue: 'The variable stands alone only when its coefficient is gone.',
    skills,
  },
  {
    id: 'a1-lit-keeps-the-sign-of-a-moved-term',
    sentence: 'I took a term to the other side without changing its sign.',
    clue: 'Subtract the term from both sides: there it appears with the opposite sign.',
    skills,
  },
  {
    id: 'a1-lit-changes-every-sign',
    sentence: 'I changed the sign of a term that stayed on its side.',
    clue: 'Only the term that is moved changes its sign.',
    skills,
  },
  {
    id: 'a1-lit-divides-by-the-positive',
    sentence: 'I divided by the coefficient without its minus sign.',
    clue: 'Dividing by a negative number changes the sign of every term.',
    skills,
  },
  {
    id: 'a1-lit-moves-the-term-before-clearing',
    sentence: 'I took the number out of the numerator before I cleared the denominator.',
    clue: 'The fraction bar groups like parentheses: multiply by the denominator first.',
    skills,
  },
  {
    id: 'a1-lit-exchanges-the-divisors',
    sentence: 'I exchanged the number to multiply by and the number to divide by.',
    clue: 'Multiply by the denominator, divide by the coefficient.',
    skills,
  },
  {
    id: 'a1-lit-multiplies-coefficients',
    sentence: 'I divided by both coefficients instead of combining the terms.',
    clue: 'Bring both terms with the variable to one side and factor it out.',
    skills,
  },
  {
    id: 'a1-lit-blames-a-correct-step',
    sentence: 'I blamed a step that follows correctly from the line before it.',
    clue: 'Put in a number for one variable and compare two lines that follow each other.',
    skills,
  },
  {
    id: 'a1-lit-overlooks-the-wrong-step',
    sentence: 'I overlooked the step in which the mistake was made.',
    clue: 'Check the lines one after the other, from the first on: which one no longer follows?',
    skills,
  },
])
