import { misconceptions as list } from '#kit'
import { m } from './misconception.ts'

const MODEL = 'a1-interpreting-linear-models'
const SEQ = 'a1-arithmetic-sequences'

export const misconceptions = list([
  m(
    'a1-model-takes-it-for-rate',
    [MODEL],
    'I took the number for the rate.',
    'The rate is the number that is multiplied by the variable.',
  ),
  m(
    'a1-model-takes-it-for-start',
    [MODEL],
    'I took the number for the amount at the start.',
    'The start is the constant term.',
  ),
  m(
    'a1-model-takes-it-for-input',
    [MODEL],
    'I took the number for the input of the model.',
    'The input is put in for the variable on the right side.',
  ),
  m(
    'a1-model-takes-it-for-output',
    [MODEL],
    'I took the number for the result.',
    'The result is what the equation gives in the end.',
  ),
  m(
    'a1-model-steps-back-one-row',
    [MODEL],
    'I went back by the change between the two given values only.',
    'Find the change in one unit of time, and go back as many units as it takes to reach 0.',
  ),
  m(
    'a1-model-steps-back-one',
    [MODEL],
    'I went back by one unit only.',
    'Go back as many units as the first value is away from 0.',
  ),
  m(
    'a1-model-gives-rate',
    [MODEL],
    'I gave the rate instead of the start.',
    'Read again: what is asked for, the change per unit or the amount at the beginning?',
  ),
  m(
    'a1-model-takes-first-value',
    [MODEL],
    'I gave the first value that is shown.',
    'Ask which input this value belongs to, and what the question wants.',
  ),
  m(
    'a1-model-gives-change',
    [MODEL],
    'I gave the whole change and did not divide it by the time.',
    'Divide the change by the time that it took.',
  ),
  m(
    'a1-model-ignores-start',
    [MODEL],
    'I divided a value by the time, as if everything had started at 0.',
    'First subtract the value at the start.',
  ),
  m(
    'a1-model-multiplies-all',
    [MODEL],
    'I multiplied the start as well.',
    'Only the rate is multiplied by the variable.',
  ),
  m(
    'a1-model-swaps-letters',
    [MODEL],
    'I exchanged the two variables.',
    'The variable that is asked for stands alone on one side.',
  ),
  m(
    'a1-model-counts-from-first',
    [MODEL],
    'I started from the second value, but counted the days from the first.',
    'Value and days must start from the same place.',
  ),
  m(
    'a1-model-counts-from-zero',
    [MODEL],
    'I counted the days from 0, although the value belongs to a later day.',
    'Count from the day whose value you use.',
  ),
  m(
    'a1-model-one-step-on',
    [MODEL],
    'I went on by the same step once more and stopped there.',
    'How many days are there to the day that is asked for?',
  ),
  m(
    'a1-model-counts-squares',
    [MODEL],
    'I counted grid squares instead of reading the numbers on the axis.',
    'Look how much one square is worth on each axis.',
  ),
  m(
    'a1-sequence-one-step-too-many',
    [SEQ],
    'I took as many steps as the number of the term, which is one too many.',
    'From term 1 to term $n$ there are $n - 1$ steps.',
  ),
  m(
    'a1-sequence-forgets-first-term',
    [SEQ],
    'I left out the first term.',
    'All steps together are added to the first term.',
  ),
  m(
    'a1-sequence-wrong-sign',
    [SEQ],
    'I went in the wrong direction.',
    'Do the terms grow or shrink? That is the sign of the difference.',
  ),
  m(
    'a1-sequence-counts-from-last-shown',
    [SEQ],
    'I started to count at the last term that is shown.',
    'Number the terms: the first one shown is term 1.',
  ),
  m(
    'a1-sequence-first-term-as-constant',
    [SEQ],
    'I put the first term as the constant of the formula.',
    'Put in $n = 1$: does the formula give the first term?',
  ),
  m(
    'a1-sequence-swaps-first-and-difference',
    [SEQ],
    'I exchanged the first term and the difference.',
    'The difference is what is multiplied.',
  ),
  m(
    'a1-sequence-adds-difference',
    [SEQ],
    'I added the difference to the first term instead of subtracting it.',
    'The constant is the term before the first one.',
  ),
  m(
    'a1-sequence-starts-from-wrong-term',
    [SEQ],
    'I counted the steps for one term and started from the other.',
    'Value and number of steps must belong to the same term.',
  ),
  m(
    'a1-sequence-gives-difference',
    [SEQ],
    'I gave the difference instead of the first term.',
    'Use the difference to go back to term 1.',
  ),
  m(
    'a1-sequence-takes-gap-as-difference',
    [SEQ],
    'I took the gap between two terms far apart for the difference.',
    'Divide the gap by the number of steps.',
  ),
  m(
    'a1-sequence-multiplies-everything',
    [SEQ],
    'I multiplied the start as well as the increase.',
    'The start counts once.',
  ),
  m(
    'a1-sequence-counts-steps-not-terms',
    [SEQ],
    'I counted the steps instead of the terms.',
    'There is one more term than there are steps.',
  ),
])
