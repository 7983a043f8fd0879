import { misconceptions as list, type Misconception } from '#kit'
import { binomialDistributionMisconceptions } from './misconceptions-of-binomial-distribution.ts'
import { expectedValueMisconceptions } from './misconceptions-of-expected-value.ts'

const COUNT = 'a2-counting'
const COND = 'a2-conditional-probability'
const NORMAL = 'a2-normal-distribution'
const SAMPLE = 'a2-sampling-and-experiments'

const m = (id: string, sentence: string, clue: string, ...skills: string[]): Misconception => ({
  id: `a2-prob-${id}`,
  sentence,
  clue,
  skills,
})

export const misconceptions = list([
  ...binomialDistributionMisconceptions,
  ...expectedValueMisconceptions,
  m(
    'confuses-order',
    'I counted orders where they do not matter, or ignored them where they do.',
    'Swap two of the chosen ones: is it a new result?',
    COUNT,
  ),
  m(
    'allows-repetition',
    'I let the same one be chosen several times.',
    'After each choice there is one fewer left.',
    COUNT,
  ),
  m(
    'adds-the-choices',
    'I combined the numbers of choices in the wrong way.',
    'One choice after the other: multiply the numbers of ways.',
    COUNT,
  ),
  m(
    'is-one-off',
    'I left out one of the choices or made one too many.',
    'Write down one factor for each place.',
    COUNT,
  ),
  m('mixes-the-two-kinds', 'I chose from the wrong group.', 'Count each kind by itself.', COUNT),
  m(
    'ignores-equal-letters',
    'I did not treat equal letters correctly.',
    'Swapping two equal letters changes nothing: divide.',
    COUNT,
  ),
  m(
    'names-an-error-without-testing',
    'I picked a mistake that sounds likely and did not carry it out.',
    'Carry out each suggested mistake.',
    COUNT,
  ),
  m(
    'turns-the-condition-over',
    'I swapped the condition and the event.',
    'What is known stands in the denominator.',
    COND,
  ),
  m(
    'divides-by-everyone',
    'I divided by everyone instead of by those who meet the condition.',
    'The condition makes the group smaller.',
    COND,
  ),
  m(
    'compares-with-the-rest',
    'I compared with the wrong part of the group.',
    'Divide by all who meet the condition.',
    COND,
  ),
  m('puts-it-back', 'I worked as if the first one were put back.', 'After the first draw, count what is left.', COND),
  m(
    'adds-the-probabilities',
    'I added probabilities that must not simply be added.',
    'Along a path multiply; for “or” do not count both twice.',
    COND,
  ),
  m('gives-one-draw', 'I gave the probability of one of the two draws.', 'Both must happen: multiply.', COND),
  m('confuses-and-with-or', 'I confused “and,” “or” and “neither.”', 'Say in words which cases count.', COND),
  m('accepts-a-false-claim', 'I believed a statement without testing it.', 'Test with numbers.', COND, NORMAL),
  m('rejects-a-true-claim', 'I rejected a correct statement.', 'Test with numbers before you judge.', COND, NORMAL),
  m(
    'judges-one-claim-only',
    'I judged one of two statements and guessed about the other.',
    'Both may be right, and both may be wrong.',
    COND,
    NORMAL,
  ),

  m(
    'loses-the-sign-of-z',
    'I subtracted in the wrong order.',
    'Value minus mean: below the mean the z-score is negative.',
    NORMAL,
  ),
  m(
    'forgets-to-divide-by-s',
    'I did not divide by the standard deviation correctly.',
    'The z-score counts standard deviations.',
    NORMAL,
  ),
  m('turns-the-quotient-over', 'I divided the other way around.', 'The standard deviation stands below.', NORMAL),
  m(
    'takes-the-wrong-part-of-the-bell',
    'I took the percent of another part of the bell.',
    'Sketch the bell, write the percent into each part, and shade the part that is asked for.',
    NORMAL,
  ),
  m('forgets-to-halve-the-tails', 'I took both tails instead of one.', 'The tails are equal: take half.', NORMAL),
  m(
    'compares-raw-points',
    'I took the one with the most points.',
    'Points of different tests have different means: compare z-scores.',
    NORMAL,
  ),
  m(
    'compares-distances-from-the-mean',
    'I took the one who is the most points above the mean.',
    'Divide each distance from the mean by the standard deviation of its test.',
    NORMAL,
  ),
  m('skips-the-z-scores', 'I did not work out all the z-scores.', 'Work out one z-score for each student.', NORMAL),
  m(
    'goes-by-the-word-random',
    'I saw the word random and did not ask what is picked at random.',
    'In a simple random sample, individuals are picked from all of them, without groups or lists.',
    SAMPLE,
  ),
  m(
    'takes-it-for-a-stratified-sample',
    'I thought that some students are picked from every group.',
    'Stratified: every group gives some of its members. Look whether all groups do.',
    SAMPLE,
  ),
  m(
    'takes-it-for-a-cluster-sample',
    'I thought that whole groups are picked.',
    'Cluster: groups are picked at random, and everyone in them is asked.',
    SAMPLE,
  ),
  m(
    'takes-it-for-a-systematic-sample',
    'I thought that a list is followed at equal distances.',
    'Systematic: look for a list, and for a step such as every tenth name.',
    SAMPLE,
  ),
  m(
    'halves-or-doubles-the-margin',
    'I used the margin of error with the wrong size.',
    'The margin goes once to each side.',
    SAMPLE,
  ),
  m(
    'uses-one-side-only',
    'I used the margin of error on the wrong side or not at all.',
    'The error can go up and down.',
    SAMPLE,
  ),
  m(
    'forgets-the-square-of-n',
    'I forgot that the number stands under a root.',
    'Half the margin needs four times as many people.',
    SAMPLE,
  ),
  m(
    'takes-it-for-an-experiment',
    'I thought that the researchers decide at random who does what.',
    'In an experiment chance decides who is treated.',
    SAMPLE,
  ),
  m(
    'takes-it-for-an-observational-study',
    'I thought that groups are compared that formed by themselves.',
    'An observational study compares what people do of their own accord.',
    SAMPLE,
  ),
  m(
    'takes-it-for-a-sample-survey',
    'I thought that a part of the population, picked at random, is asked.',
    'A sample survey asks a part of the population: look who is asked.',
    SAMPLE,
  ),
  m(
    'takes-it-for-a-census',
    'I thought that everyone in the population is asked.',
    'A census asks every member of the population: look who is asked.',
    SAMPLE,
  ),
  m(
    'sets-up-the-wrong-proportion',
    'I set up the proportion wrongly.',
    'The share in the sample equals the share in the whole.',
    SAMPLE,
  ),
  m(
    'divides-by-k',
    'I divided by the number of chosen or equal ones instead of by the number of their orders.',
    'Divide by the number of orders of the $k$ things, which is $k!$, not by $k$.',
    COUNT,
  ),
  m(
    'ignores-the-condition',
    'I ignored the condition and gave the share of everyone.',
    'The condition makes the group smaller: who is still in it?',
    COND,
  ),
  m(
    'multiplies-as-independent',
    'I multiplied the two percents, as if the events were independent.',
    'How many do both is given: divide it by those who meet the condition.',
    COND,
  ),
  m(
    'forgets-the-mean',
    'I divided the value itself by the standard deviation.',
    'First subtract the mean: the z-score counts from there.',
    NORMAL,
  ),
  m(
    'counts-deviations-between',
    'I used the rule for the distance between the two values.',
    'The rule counts from the mean to both sides: find the z-score of each value.',
    NORMAL,
  ),
  m(
    'gives-the-outside',
    'I gave the part on the other side of the limits.',
    'Shade what is asked for, and compare its size with a half.',
    NORMAL,
  ),
  m(
    'takes-points-for-a-number',
    'I added the percentage points as if they were a number of things.',
    'Percentage points are added to the percent, before it is taken of the whole.',
    SAMPLE,
  ),
  m(
    'doubles-instead-of-squaring',
    'I doubled the factor instead of squaring it.',
    'To make a root $k$ times as large, make the number under it $k^2$ times as large.',
    SAMPLE,
  ),
  m(
    'gives-the-additional-people',
    'I gave how many more people must be asked instead of how many in all.',
    'Read whether the question asks for all or only for the additional ones.',
    SAMPLE,
  ),
  m(
    'squares-the-sample-too',
    'I squared the number of people as well as the factor.',
    'Only the factor is squared: $\\sqrt{k^2 n}$ is $k\\sqrt{n}$.',
    SAMPLE,
  ),
  m(
    'turns-the-relation-over',
    'I asked fewer people to get a smaller margin of error.',
    'A larger sample is more exact: the number must grow.',
    SAMPLE,
  ),
  m(
    'counts-some-groups-several-times',
    'I chose one of the kind first and then any others, so some groups were counted several times.',
    'A group with two of the kind would be counted once for each of them: count “none” instead.',
    COUNT,
  ),
  m(
    'counts-exactly-one',
    'I counted only the groups with exactly one of the kind.',
    '“At least one” also means two, three, or more.',
    COUNT,
  ),
  m(
    'gives-the-groups-without',
    'I counted the groups that have none of the kind.',
    'Take these away from all groups.',
    COUNT,
  ),
  m(
    'forgets-to-subtract-the-rest',
    'I counted all groups, also those that have none of the kind.',
    'Take away the groups that do not meet the condition.',
    COUNT,
  ),
  m(
    'ignores-the-sizes-of-the-groups',
    'I compared the two percents as if both groups were equally large.',
    'Take each percent of its own group first. Then put the two counts together.',
    COND,
  ),
  m(
    'takes-the-interval-to-one-side',
    'I counted the standard deviations as if the interval started at the mean.',
    'The rule counts from the mean to both sides.',
    NORMAL,
  ),
  m(
    'takes-half-the-width',
    'I took half of the width of the interval for the standard deviation.',
    'Half of the width can be one, two or three standard deviations: look at the percent.',
    NORMAL,
  ),
  m('gives-the-mean', 'I gave the mean instead of the standard deviation.', 'Read again what is asked for.', NORMAL),
  m(
    'counts-only-the-caught',
    'I counted only those that were caught.',
    'Most of the population is never caught: compare shares instead.',
    SAMPLE,
  ),
])
