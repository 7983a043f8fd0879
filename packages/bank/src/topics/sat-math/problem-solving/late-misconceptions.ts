import { misconceptions as list } from '#kit'
import { slip } from '../common.ts'

const DATA = 'sm-one-variable-data'
const PERCENTAGES = 'sm-percentages'
const RATIOS = 'sm-ratios-rates-units'
const TWO_VARIABLES = 'sm-two-variable-data'
const PROBABILITY = 'sm-probability-two-way'
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
    'sm-mean-where-most-values-are',
    'I looked for the mean where most of the values are.',
    'A few values far away from all the others pull the mean toward them, and not the median.',
    DATA,
  ),
  slip(
    'sm-mean-and-median-always-agree',
    'I took the mean and the median for equal.',
    'They agree if the data are symmetric. Look for values far away on one side only.',
    DATA,
  ),
  slip(
    'sm-looks-at-one-end-only',
    'I looked at the values at one end only.',
    'Compare how far the values reach on both sides of the median.',
    DATA,
  ),
  slip(
    'sm-would-compute-the-mean-first',
    'I thought that nothing can be said before the mean is worked out.',
    'See on which side of the median the values reach farther: the mean is pulled to that side.',
    DATA,
  ),
  slip(
    'sm-percent-greater-as-percent-of',
    'I took “percent greater than” for “percent of.”',
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
  slip(
    'sm-middle-of-the-axis',
    'I took a number from the middle bar instead of the middle of the values.',
    'The median is found by counting values, not by halving the axis.',
    DATA,
  ),
  slip(
    'sm-counts-dots-for-values',
    'I looked at how tall the columns are instead of where they stand.',
    'The height says how often a value occurs; the value itself stands on the axis.',
    DATA,
  ),
  slip(
    'sm-one-bar-for-all',
    'I read one bar instead of adding all bars that belong to the question.',
    'Mark the limit on the axis and add every bar on the side that is asked for.',
    DATA,
  ),
  slip(
    'sm-other-side-of-the-limit',
    'I added bars that do not belong to the question.',
    'At least means to the right of the limit, less than means to the left.',
    DATA,
  ),
  slip(
    'sm-tallest-bar-for-the-median',
    'I took a number from the tallest bar.',
    'The tallest bar has the most values, but the middle value may lie in another bar: count from the left.',
    DATA,
  ),
  slip(
    'sm-gives-the-place-of-the-median',
    'I gave the place of the middle value instead of the value itself.',
    'The place tells how far to count; the median is the value that stands there.',
    DATA,
  ),
  slip(
    'sm-tall-columns-for-spread',
    'I took tall columns of dots for a large standard deviation.',
    'Tall columns near the middle mean that many values are close to the mean.',
    DATA,
  ),
  slip(
    'sm-compares-the-ends-for-the-mean',
    'I compared single dots instead of the places where the two plots balance.',
    'A symmetric plot has its mean in the middle; compare the middles.',
    DATA,
  ),
  slip(
    'sm-longer-part-has-more-values',
    'I thought that a longer part of the box holds more values.',
    'Each of the four parts holds about a quarter of the values; a longer part is only more spread out.',
    DATA,
  ),
  slip(
    'sm-median-line-as-the-mean',
    'I took the line in the box for the mean.',
    'The line in the box is the median. A box plot shows neither the mean nor the most frequent value.',
    DATA,
  ),
  slip(
    'sm-reads-the-wrong-quartile',
    'I read off the next line of the box plot.',
    'Count the parts: a quarter of the values lies below the lower quartile, half below the median.',
    DATA,
  ),
  slip(
    'sm-reads-the-point-for-the-line',
    'I read off a point of the data instead of the line.',
    'The line predicts; the points are what was measured.',
    TWO_VARIABLES,
  ),
  slip(
    'sm-reads-beside-the-place',
    'I read the line at the place beside the one that is asked for.',
    'Put a finger on the number on the horizontal axis and go straight up.',
    TWO_VARIABLES,
  ),
  slip(
    'sm-height-in-the-middle-for-the-start',
    'I took a height in the middle of the data for the height at 0.',
    'The constant term is where the line meets the vertical axis.',
    TWO_VARIABLES,
  ),
  slip(
    'sm-one-entry-for-the-group',
    'I used one entry of the table instead of the total of the group.',
    'A whole group has its total at the edge of the table.',
    PROBABILITY,
  ),
  slip(
    'sm-gives-the-other-unknown-entry',
    'I gave the other of the two unknown entries.',
    'When you have k, look at the table again: which entry is asked for?',
    PROBABILITY,
  ),
  slip(
    'sm-forgets-the-number-beside-k',
    'I treated both unknown entries as if they were equal.',
    'Write every entry into the equation as it stands in the table.',
    PROBABILITY,
  ),
  slip(
    'sm-adds-the-number-beside-k-on-the-wrong-side',
    'I took account of the number beside k only after halving.',
    'Take the number off first, then divide by 2.',
    PROBABILITY,
  ),
  slip(
    'sm-fraction-of-the-other-entry',
    'I divided one entry by the other instead of by the total of both.',
    'A probability divides by everything that can be chosen, the wanted ones among them.',
    PROBABILITY,
  ),
  slip(
    'sm-row-for-the-column',
    'I used the total of the row, although the choice is made from a column.',
    'The group that is chosen from gives the denominator.',
    PROBABILITY,
  ),
  slip(
    'sm-divides-by-the-percent',
    'I divided by the wrong number when I took the percent.',
    'Percent means hundredths: multiply by the percent and divide by 100.',
    PERCENTAGES,
  ),
  slip(
    'sm-adds-the-same-difference-to-both',
    'I added the same amount to both numbers instead of keeping their ratio.',
    'Find the amount for one; three times as many need three times as much.',
    RATIOS,
  ),
  slip(
    'sm-part-of-the-other-part',
    'I took the ratio of the two parts for a part of the whole.',
    'Add the numbers of the ratio first: together they are the whole.',
    RATIOS,
  ),
])
