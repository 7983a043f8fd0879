import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const DATA = 'sm-one-variable-data'
const PERCENTAGES = 'sm-percentages'
const INFERENCE = 'sm-inference-and-claims'

export const lateMisconceptions = list([
  slip(
    'sm-thinks-spread-follows-the-mean',
    'I took what happens to one of the two measures for what happens to both, or for neither.',
    'Judge the mean by the sum and the standard deviation by the distances from the mean.',
    DATA,
  ),
  slip(
    'sm-judges-center-and-spread-by-one-value',
    'I looked at one value only and not at the sum and the distances.',
    'Ask what happens to the sum, then to the distances from the mean.',
    DATA,
  ),
  slip(
    'sm-turns-the-change-around',
    'I confused a change that moves the values with one that takes a value out, or the other way around.',
    'Say in your own words what happens to each value before you judge.',
    DATA,
  ),
  slip(
    'sm-percent-greater-as-percent-of',
    'I took “percent greater than” for “percent of”.',
    'Greater by a percent means 100% and that percent on top.',
    PERCENTAGES,
  ),
  slip(
    'sm-margin-for-every-single-value',
    'I took the range of the margin of error for the range of the single values.',
    'The margin of error belongs to the estimate of the mean.',
    INFERENCE,
  ),
  slip(
    'sm-takes-the-estimate-as-exact',
    'I took the result of the sample for the exact value of the population.',
    'A sample gives an estimate; the margin of error says how far off it may be.',
    INFERENCE,
  ),
  slip(
    'sm-margin-as-the-mean',
    'I took the margin of error for the value itself.',
    'The margin goes to both sides of the estimate.',
    INFERENCE,
  ),
])
