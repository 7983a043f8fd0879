import { misconceptions as list, type Misconception } from '#kit'

const MOVE = 'a2-graph-transformations'
const COMP = 'a2-composition'
const INV = 'a2-inverse-functions'
const PIECE = 'a2-piecewise-and-absolute-value'
const RATE = 'a2-symmetry-and-average-rate'

const m = (id: string, sentence: string, clue: string, ...skills: string[]): Misconception => ({
  id: `a2-fn-${id}`,
  sentence,
  clue,
  skills,
})

export const misconceptions = list([
  m('shifts-the-wrong-way', 'I shifted in the wrong direction.', 'Ask for which $x$ the inside is 0.', MOVE, PIECE),
  m(
    'swaps-the-two-shifts',
    'I swapped two numbers that play different parts.',
    'Say what each number stands for before you use it.',
    MOVE,
    PIECE,
  ),
  m('reflects-wrongly', 'I got a reflection wrong.', 'Compare one point before and after.', MOVE, INV, PIECE),
  m('shifts-before-stretching', 'I added before I multiplied.', 'Follow the order of operations in the formula.', MOVE),
  m(
    'stretches-the-wrong-way',
    'I stretched in the wrong direction or by the wrong factor.',
    'A factor outside changes heights; a factor inside divides $x$-values.',
    MOVE,
    PIECE,
  ),
  m('composes-in-the-wrong-order', 'I applied the functions in the wrong order.', 'Work from the inside out.', COMP),
  m(
    'multiplies-the-functions',
    'I multiplied the functions instead of composing them.',
    '$f(g(x))$ puts one function into the other.',
    COMP,
  ),
  m(
    'adds-the-functions',
    'I did not put one value into the other function.',
    'The output of the inner function is the new input.',
    COMP,
  ),
  m('stops-at-the-inner-value', 'I stopped one step too early.', 'Read again what is asked for.', COMP, INV),
  m('loses-a-sign', 'I lost a minus sign on the way.', 'Put negative numbers in parentheses.', COMP, INV, PIECE, RATE),
  m(
    'multiplies-one-term-only',
    'I used a factor or a power on the wrong terms.',
    'Write parentheses around what is put in.',
    COMP,
    RATE,
  ),
  m('squares-term-by-term', 'I squared term by term.', '$(a + b)^{2}$ has the middle term $2ab$.', COMP),
  m('keeps-the-percent-itself', 'I kept the percent that is taken off.', 'Taking 20% off leaves 80%.', COMP),
  m(
    'names-an-error-without-testing',
    'I chose a mistake by its sound and did not carry it out.',
    'Carry out each suggested mistake.',
    MOVE,
    COMP,
  ),
  m(
    'repeats-instead-of-undoing',
    'I repeated a step instead of undoing it.',
    'The inverse undoes plus with minus and times with division.',
    INV,
  ),
  m('takes-the-reciprocal', 'I took the reciprocal for the inverse function.', '$f^{-1}$ is a name, not a power.', INV),
  m(
    'undoes-in-the-wrong-order',
    'I undid the steps in the wrong order or miscounted.',
    'What was done last is undone first.',
    INV,
  ),
  m(
    'reads-the-function-itself',
    'I read the function and not its inverse.',
    'For the inverse start from the output.',
    INV,
  ),
  m(
    'accepts-a-false-claim',
    'I believed a statement about a function without testing it.',
    'Test with two or three values of $x$.',
    INV,
    PIECE,
  ),
  m(
    'rejects-a-true-claim',
    'I rejected a correct statement about a function.',
    'Sketch the graph before you judge.',
    INV,
    PIECE,
  ),
  m(
    'judges-one-claim-only',
    'I judged one of two statements and guessed about the other.',
    'Both may be right, and both may be wrong.',
    INV,
    PIECE,
  ),
  m(
    'forgets-the-joining-point',
    'I did not look at the point where the pieces meet.',
    'Put the border into both pieces.',
    PIECE,
  ),
  m(
    'uses-the-wrong-piece',
    'I used the wrong rule or the wrong number of the formula.',
    'Check the condition first.',
    PIECE,
    RATE,
  ),
  m(
    'gives-the-change-only',
    'I did not divide by the length of the interval.',
    'A rate is a change for each unit.',
    RATE,
  ),
  m('takes-the-mean-of-the-values', 'I took a mean of values.', 'The average rate of change is a slope.', RATE),
  m('turns-the-rate-over', 'I divided the run by the rise.', 'Rise over run.', RATE),
  m('mixes-up-even-and-odd', 'I mixed up even and odd.', 'Even: symmetric about the $y$-axis, like $x^{2}$.', RATE),
  m('overlooks-a-term', 'I overlooked a term of the wrong kind.', 'Check every exponent; a constant is even.', RATE),
])
