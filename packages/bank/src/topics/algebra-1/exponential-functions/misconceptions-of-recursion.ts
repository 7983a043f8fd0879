import { misconceptions as list } from '#kit'

const skills = ['a1-recursive-sequences']

export const misconceptions = list([
  {
    id: 'a1-rec-stops-one-term-early',
    sentence: 'I stopped one term too early.',
    clue: 'Write the number of each term beside it while you go on.',
    skills,
  },
  {
    id: 'a1-rec-goes-one-term-too-far',
    sentence: 'I went one term too far.',
    clue: 'The first term is given: to reach the fourth one, use the rule three times.',
    skills,
  },
  {
    id: 'a1-rec-puts-in-the-number-of-the-term',
    sentence: 'I put the number of the term into the rule.',
    clue: '$a_{n-1}$ is the term before, not its number.',
    skills,
  },
  {
    id: 'a1-rec-puts-in-n-minus-one',
    sentence: 'I read $a_{n-1}$ as the number $n - 1$.',
    clue: 'The small $n - 1$ is a place, not a value: look up the term at that place.',
    skills,
  },
  {
    id: 'a1-rec-adds-before-multiplying',
    sentence: 'I added before I multiplied.',
    clue: 'In the rule the product comes first; there are no parentheses around the sum.',
    skills,
  },
  {
    id: 'a1-rec-divides-before-subtracting',
    sentence: 'I undid the multiplication before the addition.',
    clue: 'The rule multiplies first and adds last, so going back the added number comes off first.',
    skills,
  },
  {
    id: 'a1-rec-goes-forward',
    sentence: 'I went on to the next term instead of back.',
    clue: 'To reach an earlier term, the rule has to be undone.',
    skills,
  },
  {
    id: 'a1-rec-repeats-the-sign',
    sentence: 'I repeated what was added or subtracted instead of undoing it.',
    clue: 'What was added is taken away on the way back, and the other way around.',
    skills,
  },
  {
    id: 'a1-rec-forgets-to-divide',
    sentence: 'I did not undo the multiplication.',
    clue: 'Both parts of the rule have to be undone.',
    skills,
  },
  {
    id: 'a1-rec-undoes-once-too-often',
    sentence: 'I went back one step too far.',
    clue: 'From the third term to the first there are two steps.',
    skills,
  },
  {
    id: 'a1-rec-adds-the-first-difference',
    sentence: 'I added the same difference every time.',
    clue: 'Read the rule: what is added changes from term to term.',
    skills,
  },
  {
    id: 'a1-rec-adds-all-terms',
    sentence: 'I added all terms before it.',
    clue: 'Only the two terms just before it are added.',
    skills,
  },
  {
    id: 'a1-rec-adds-the-same-term',
    sentence: 'I added the first term again and again.',
    clue: 'After each step the two terms to add are new ones.',
    skills,
  },
  {
    id: 'a1-rec-doubles-the-last-term',
    sentence: 'From the second term on, I doubled each time.',
    clue: 'The last term is added to the one before it, not to itself.',
    skills,
  },
  {
    id: 'a1-rec-exchanges-start-and-step',
    sentence: 'I exchanged the first term and what happens in each step.',
    clue: 'The start is the value of $a_1$; the step stands beside $a_{n-1}$.',
    skills,
  },
  {
    id: 'a1-rec-turns-the-step-round',
    sentence: 'I turned the direction of the step around.',
    clue: 'Take a term away from the next one: this difference, with its sign, is the step.',
    skills,
  },
  {
    id: 'a1-rec-starts-at-the-second-term',
    sentence: 'I took the second term for the first.',
    clue: '$a_1$ is the very first term.',
    skills,
  },
  {
    id: 'a1-rec-multiplies-by-the-step',
    sentence: 'I multiplied by the step instead of adding it.',
    clue: 'Equal differences mean adding; equal quotients mean multiplying.',
    skills,
  },
  {
    id: 'a1-rec-takes-the-first-term-for-the-constant',
    sentence: 'I used the first term as the constant of the formula.',
    clue: 'The constant belongs to $n = 0$, one step before the first term.',
    skills,
  },
  {
    id: 'a1-rec-adds-the-step-to-the-start',
    sentence: 'I added the step to the first term instead of taking it away.',
    clue: 'Multiply out $a_1 + (n - 1)d$: the step appears with a minus.',
    skills,
  },
  {
    id: 'a1-rec-takes-the-constant-for-the-first-term',
    sentence: 'I took the constant of the formula for the first term.',
    clue: 'Put in $n = 1$ to get the first term.',
    skills,
  },
  {
    id: 'a1-rec-uses-the-constant-as-step',
    sentence: 'I took the constant for the step.',
    clue: 'The coefficient of $n$ says by how much the terms change.',
    skills,
  },
  {
    id: 'a1-rec-uses-the-lost-part',
    sentence: 'I used the percent that is lost instead of what stays.',
    clue: 'What stays is 100% minus the percent that is lost.',
    skills,
  },
  {
    id: 'a1-rec-adds-before-the-percent',
    sentence: 'I added the new ones before I took the loss.',
    clue: 'Follow the story: first the loss, then what is added, so no parentheses.',
    skills,
  },
  {
    id: 'a1-rec-adds-the-percent',
    sentence: 'I let the number grow by the percent instead of shrink.',
    clue: 'A loss gives a factor less than one.',
    skills,
  },
  {
    id: 'a1-rec-repeats-the-first-loss',
    sentence: 'I took the same loss in both years.',
    clue: 'The percent is taken of the new number each year.',
    skills,
  },
  {
    id: 'a1-rec-adds-instead-of-multiplying',
    sentence: 'I added the first difference instead of multiplying.',
    clue: 'Test the next pair of terms as well: in a geometric sequence the quotient stays the same, not the difference.',
    skills,
  },
  {
    id: 'a1-rec-turns-the-factor-negative',
    sentence: 'I took the factor with the wrong sign.',
    clue: 'If the signs of the terms alternate, the factor is negative; if not, it is positive.',
    skills,
  },
])
