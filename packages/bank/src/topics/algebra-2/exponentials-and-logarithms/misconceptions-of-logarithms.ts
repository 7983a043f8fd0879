/** Mistakes with logarithms, their rules and their equations. */

import type { Misconception } from '#kit'

const LOG = 'a2-logarithms-as-inverses'
const RULES = 'a2-log-rules'
const LOG_EQ = 'a2-logarithmic-equations'

const m = (id: string, sentence: string, clue: string, ...skills: string[]): Misconception => ({
  id: `a2-${id}`,
  sentence,
  clue,
  skills,
})

export const misconceptions = [
  m(
    'log-turns-the-exponent-over',
    'I used the reciprocal of the exponent.',
    'Check: base to the power of your answer must give the number.',
    LOG,
    RULES,
  ),
  m('log-loses-a-sign', 'I lost a minus sign on the way.', 'Put your answer back into the question.', LOG, LOG_EQ),
  m(
    'log-counts-with-another-base',
    'I worked with another base than the one given.',
    'The small number below is the base.',
    LOG,
  ),
  m('log-divides-the-numbers', 'I divided the number by the base.', 'The logarithm is an exponent.', LOG, RULES),
  m(
    'log-mixes-up-the-three-places',
    'I mixed up base, exponent and number.',
    '$\\log_{b} a = c$ means $b^{c} = a$: the base stays the base, and the logarithm is the exponent.',
    LOG,
    LOG_EQ,
  ),
  m(
    'log-swaps-exponent-and-result',
    'I kept the base, but swapped the exponent and the result.',
    'A logarithm is an exponent: what stands after the equals sign goes up, on the base.',
    LOG,
  ),
  m('log-is-one-off', 'I did not take the last step by 1.', 'Put your answer back into the question.', LOG, LOG_EQ),
  m('log-shifts-the-wrong-way', 'I had the boundary with the wrong sign.', 'Ask where the argument is 0.', LOG),
  m(
    'log-shifts-outside',
    'I wrote a shift to the side as a shift up or down.',
    'Numbers beside $x$ move the graph to the side.',
    LOG,
  ),
  m(
    'log-reads-the-wrong-base',
    'I read the base from the wrong place of the graph.',
    'The height is 1 where the argument equals the base.',
    LOG,
  ),
  m(
    'log-undoes-in-the-wrong-order',
    'I undid the two additions in each other’s place.',
    'What was done last is undone first.',
    LOG,
    LOG_EQ,
  ),
  m(
    'log-keeps-the-signs',
    'I repeated the additions instead of undoing them.',
    'The inverse undoes plus with minus.',
    LOG,
  ),
  m(
    'log-reads-the-scale-as-linear',
    'I read a logarithmic scale as if its steps were equal amounts.',
    'Each step of 1 on the scale is a factor, not an amount that is added.',
    LOG,
    RULES,
  ),
  m('log-includes-the-boundary', 'I allowed the logarithm of 0.', 'No power of a positive base is 0.', LOG),
  m(
    'log-turns-the-inequality',
    'I had the inequality the wrong way around.',
    'Test a number: is the argument positive?',
    LOG,
  ),
  m(
    'log-makes-the-factor-a-factor',
    'I moved a factor into the logarithm as a factor.',
    'It becomes an exponent.',
    RULES,
  ),
  m(
    'log-adds-the-arguments',
    'I added and subtracted the arguments.',
    'Sums of logarithms belong to products, differences to quotients.',
    RULES,
    LOG_EQ,
  ),
  m(
    'log-ignores-the-minus',
    'I put a factor on the wrong side of the fraction.',
    'Added logarithms go on top, subtracted ones below.',
    RULES,
  ),
  m('log-ignores-the-exponent', 'I left out the exponents.', 'Write the number as a product of powers first.', RULES),
  m(
    'log-swaps-the-exponents',
    'I gave the exponents to the wrong factors.',
    'Multiply out to check your factors.',
    RULES,
  ),
  m(
    'log-keeps-the-exponents',
    'I kept the exponents although I took the logarithm.',
    'Exponents become factors.',
    RULES,
  ),
  m('log-multiplies-the-logarithms', 'I multiplied logarithms that are added.', 'A product becomes a sum.', RULES),
  m(
    'log-takes-the-logarithm-of-the-quotient',
    'I used a rule that does not exist for a change of base.',
    'Start from $b^{y} = x$ and take logarithms.',
    RULES,
  ),
  m(
    'log-names-an-error-without-testing',
    'I picked a mistake that sounds likely and did not carry it out.',
    'Carry out each suggested mistake.',
    RULES,
  ),
  m(
    'log-accepts-a-false-claim',
    'I believed a statement about logarithms without testing it.',
    'Test the statement with powers of the base, whose logarithms you know.',
    RULES,
    LOG_EQ,
  ),
  m(
    'log-rejects-a-true-claim',
    'I rejected a correct statement about logarithms.',
    'Go back to the rules and test with numbers.',
    RULES,
    LOG_EQ,
  ),
  m(
    'log-judges-one-claim-only',
    'I judged one of two statements and guessed about the other.',
    'Both may be right, and both may be wrong.',
    RULES,
    LOG_EQ,
  ),
  m(
    'log-multiplies-base-and-value',
    'I multiplied by the base instead of raising it to a power.',
    '$\\log_{b} x = c$ means $x = b^{c}$: raise the base to the power.',
    LOG_EQ,
  ),
  m('log-drops-the-logarithm', 'I simply left the logarithm out.', 'Write the equation as a power.', LOG_EQ),
  m(
    'log-keeps-an-extraneous-solution',
    'I kept a candidate without testing it.',
    'Arguments must be positive.',
    LOG_EQ,
  ),
  m(
    'log-rejects-a-true-solution',
    'I threw away a candidate that passes the test.',
    'Only a negative or zero argument is a reason to reject.',
    LOG_EQ,
  ),
  m(
    'log-forgets-the-factor-in-front',
    'I forgot the factor 10 in front of the logarithm.',
    'Put the numbers into the whole formula.',
    RULES,
  ),
  m('log-gives-the-difference-only', 'I gave only how much louder it is.', 'Read once more what is asked for.', RULES),
  m(
    'log-subtracts-the-exponents',
    'I subtracted the exponents instead of dividing them.',
    '$(p^{m})^{c} = p^{mc}$: the exponents are divided.',
    LOG,
  ),
  m(
    'log-takes-a-square-root',
    'I took the square root of the number.',
    'The logarithm is the exponent of the base.',
    LOG,
  ),
  m(
    'log-divides-the-magnitudes',
    'I divided one magnitude by the other.',
    'Each step of 1 on the scale is a factor, not an amount that is added.',
    LOG,
  ),
  m(
    'log-forgets-to-divide',
    'I forgot to divide by the factor before the logarithm.',
    'The logarithm must stand alone before it is undone.',
    LOG_EQ,
  ),
  m(
    'log-adds-the-x-terms',
    'I added terms with $x$ that stand on different sides.',
    'What crosses to the other side changes its sign.',
    LOG_EQ,
  ),
]
