const FACTOR = 'a1-quadratics-by-factoring'
const ROOT = 'a1-quadratics-by-square-roots'
const SQUARE = 'a1-completing-the-square'
const FORMULA = 'a1-quadratic-formula'
const PARABOLA = 'a1-parabola-features'
const FORMS = 'a1-forms-of-a-quadratic'
const MODELS = 'a1-quadratic-models'

const m = (id: string, sentence: string, clue: string, ...skills: string[]) => ({ id, sentence, clue, skills })

export const moreMisconceptions = [
  m(
    'a1-q-counts-both-ends',
    'I counted the whole numbers from one place to the other, both ends included.',
    'A distance is the number of steps: subtract the smaller number from the larger one.',
    PARABOLA,
  ),
  m(
    'a1-q-multiplies-the-intercepts',
    'I multiplied the intercepts instead of subtracting them.',
    'A distance is a difference: subtract the smaller number from the larger one.',
    PARABOLA,
  ),
  m(
    'a1-q-measures-from-the-y-axis',
    'I measured from the $y$-axis to one point only.',
    'Mark both points on the $x$-axis and go from one to the other.',
    PARABOLA,
  ),
  m(
    'a1-q-takes-a-height-for-the-place',
    'I took a height for a place on the $x$-axis.',
    'In $(x, y)$ the first number is the place, the second the height.',
    PARABOLA,
  ),
  m(
    'a1-q-flips-the-sign-of-the-height',
    'I got the sign of the height of the vertex wrong.',
    'Put the $x$ of the vertex into the equation.',
    PARABOLA,
    FORMS,
  ),
  m(
    'a1-q-squares-term-by-term',
    'I squared each term and left out the middle one.',
    '$(x + p)^2$ has three terms: $x^2 + 2px + p^2$.',
    FORMS,
  ),
  m(
    'a1-q-multiplies-the-square-only',
    'I forgot the factor in front, or used it for one term only.',
    'The factor multiplies everything in the product.',
    FORMS,
  ),
  m(
    'a1-q-multiplies-everything',
    'I multiplied a number that stands outside the square.',
    'The factor belongs to the square; what is added behind it stays as it is.',
    FORMS,
  ),
  m(
    'a1-q-forgets-to-double-the-middle',
    'I took the middle term only once.',
    'Multiply $(x + p)(x + p)$ out: the middle term comes twice.',
    FORMS,
  ),
  m(
    'a1-q-mixes-up-the-forms',
    'I mixed up which form shows what.',
    'Factors show zeros, a square shows the vertex, a constant shows the $y$-intercept.',
    FORMS,
  ),
  m(
    'a1-q-forgets-to-square-the-step',
    'I did not square $x - h$.',
    'In vertex form $a$ is multiplied by the square of $x - h$.',
    FORMS,
  ),
  m(
    'a1-q-gives-the-other-solution',
    'I took the solution that makes no sense here.',
    'Test both solutions against the story.',
    MODELS,
  ),
  m(
    'a1-q-takes-the-vertex-for-a-zero',
    'I mixed up the zeros and the vertex.',
    'Zeros: the value is 0. Vertex: the value is largest or smallest.',
    MODELS,
  ),
  m(
    'a1-q-drops-the-start-height',
    'I did not handle the starting value rightly.',
    'Put in 0 to see where it starts, and keep that number in mind.',
    MODELS,
  ),
  m(
    'a1-q-takes-the-wrong-number-of-sides',
    'I divided the length among the wrong number of sides.',
    'Make a sketch and write the length at each side.',
    MODELS,
  ),
  m(
    'a1-q-forgets-two-of-the-sides',
    'I shared the whole length between two sides and forgot the others.',
    'Make a sketch and write the length at each side.',
    MODELS,
  ),
  m(
    'a1-q-makes-the-sides-equal',
    'I made the sides equally long without testing whether this is best.',
    'Write the area with one side as the variable and find its largest value.',
    MODELS,
  ),
  m(
    'a1-q-gives-the-rise-for-the-price',
    'I gave the change instead of the new price.',
    'Write down what your variable stands for.',
    MODELS,
  ),
  m(
    'a1-q-names-an-error-untested',
    'I picked a mistake that sounds likely without carrying it out.',
    'Make the mistake on purpose and see whether you get the same result.',
    FACTOR,
    FORMULA,
  ),
  m(
    'a1-q-accepts-a-wrong-step',
    'I accepted a line without testing it.',
    'Put a known solution or a simple number into both lines.',
    ROOT,
    SQUARE,
    FORMS,
    MODELS,
  ),
  m(
    'a1-q-rejects-a-right-step',
    'I took a correct line for wrong because it looks different.',
    'Different forms can say the same; test with a number.',
    ROOT,
    SQUARE,
    FORMS,
    MODELS,
  ),
  m(
    'a1-q-expects-one-right-answer',
    'I expected exactly one of the two to be right.',
    'Test each of them separately: both may be right, or none.',
    ROOT,
    SQUARE,
    FORMS,
    MODELS,
  ),
]
