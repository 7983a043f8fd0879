import { misconceptions as list } from '#kit'

const skills = ['a1-direct-variation']

export const misconceptions = list([
  {
    id: 'a1-dv-divides-the-wrong-way',
    sentence: 'I divided $x$ by $y$ for the constant.',
    clue: 'From $y = kx$ you get $k = \\frac{y}{x}$: the output over the input.',
    skills,
  },
  {
    id: 'a1-dv-multiplies-for-the-constant',
    sentence: 'I multiplied the two values to get the constant.',
    clue: 'In a direct variation the quotient is constant, not the product.',
    skills,
  },
  {
    id: 'a1-dv-subtracts-for-the-constant',
    sentence: 'I took the difference of the two values for the constant.',
    clue: 'The constant says how many times as large $y$ is, so divide.',
    skills,
  },
  {
    id: 'a1-dv-gives-y',
    sentence: 'I gave the value of $y$ for the constant.',
    clue: 'The constant is what $y$ is for $x = 1$.',
    skills,
  },
  {
    id: 'a1-dv-adds-the-difference',
    sentence: 'I changed both by the same amount instead of by the same factor.',
    clue: 'In a direct variation twice as much of one means twice as much of the other.',
    skills,
  },
  {
    id: 'a1-dv-varies-inversely',
    sentence: 'I kept the product the same.',
    clue: 'A constant product is an inverse variation. Here the quotient stays the same.',
    skills,
  },
  {
    id: 'a1-dv-forgets-to-divide',
    sentence: 'I multiplied but did not divide.',
    clue: 'First find the constant, what one unit brings; then multiply.',
    skills,
  },
  {
    id: 'a1-dv-keeps-y',
    sentence: 'I left $y$ as it was.',
    clue: 'When $x$ changes, $y$ changes by the same factor.',
    skills,
  },
  {
    id: 'a1-dv-solves-for-the-wrong-variable',
    sentence: 'I took a value of $y$ for a value of $x$.',
    clue: 'Write the two pairs below each other before you start: which column does the number belong to?',
    skills,
  },
  {
    id: 'a1-dv-gives-the-constant',
    sentence: 'I stopped at the constant of variation.',
    clue: 'The constant is needed to find the value that is asked for.',
    skills,
  },
  {
    id: 'a1-dv-takes-the-change-for-the-constant',
    sentence: 'I took the change in $y$ for the constant.',
    clue: 'Divide the change in $y$ by the change in $x$.',
    skills,
  },
  {
    id: 'a1-dv-adds-the-change-to-x',
    sentence: 'I added the change in $y$ to the value of $x$.',
    clue: 'Multiply the value of $x$ by the constant.',
    skills,
  },
  {
    id: 'a1-dv-changes-once-too-often',
    sentence: 'I added one change too many.',
    clue: 'A direct variation starts with 0 at $x = 0$.',
    skills,
  },
  {
    id: 'a1-dv-turns-the-variables-round',
    sentence: 'I exchanged the two variables.',
    clue: '“$y$ varies directly with $x$” means $y = kx$, with $y$ alone on its side.',
    skills,
  },
  {
    id: 'a1-dv-takes-an-added-constant',
    sentence: 'I took a rule that adds a number.',
    clue: 'A direct variation multiplies by a constant and adds nothing.',
    skills,
  },
  {
    id: 'a1-dv-takes-an-inverse-variation',
    sentence: 'I took an inverse variation for a direct one.',
    clue: 'If $xy$ is constant, one grows while the other shrinks.',
    skills,
  },
  {
    id: 'a1-dv-takes-any-line',
    sentence: 'I took a rule with something added for a direct variation.',
    clue: 'Put in $x = 0$: in a direct variation $y$ is 0 as well.',
    skills,
  },
  {
    id: 'a1-dv-takes-the-step-for-the-constant',
    sentence: 'I took the step from one $y$ to the next for the constant.',
    clue: 'The step depends on how far the values of $x$ are apart. Divide $y$ by $x$ instead.',
    skills,
  },
  {
    id: 'a1-dv-tests-one-row',
    sentence: 'I tested one pair only.',
    clue: 'The quotient must be the same for every pair.',
    skills,
  },
  {
    id: 'a1-dv-denies-the-quotient',
    sentence: 'I said that the quotient changes without dividing in every row.',
    clue: 'Work the quotients out: they may be equal although the numbers look different.',
    skills,
  },
  {
    id: 'a1-dv-denies-equal-steps',
    sentence: 'I said that the steps change without looking at them.',
    clue: 'Subtract each $y$ from the next one.',
    skills,
  },
  {
    id: 'a1-dv-loses-the-direction',
    sentence: 'I gave the slope of the line the wrong sign.',
    clue: 'A line that falls to the right has a negative constant.',
    skills,
  },
  {
    id: 'a1-dv-adds-the-percent-as-amount',
    sentence: 'I added the percent as if it were an amount.',
    clue: 'Take the percent of the value first.',
    skills,
  },
  {
    id: 'a1-dv-gives-the-increase',
    sentence: 'I gave the increase instead of the new value.',
    clue: 'Add the increase to the old value.',
    skills,
  },
  {
    id: 'a1-dv-changes-the-other-way',
    sentence: 'I made one smaller where the other grows.',
    clue: 'In a direct variation with a positive constant both grow together.',
    skills,
  },
])
