import { misconceptions as list } from '#kit'

const skills = ['a1-piecewise-and-step-functions']

export const misconceptions = list([
  {
    id: 'a1-fn-uses-the-wrong-piece',
    sentence: 'I used the rule of the wrong piece.',
    clue: 'Check the condition first: which one does the input meet?',
    skills,
  },
  {
    id: 'a1-fn-adds-both-pieces',
    sentence: 'I used both rules and added them.',
    clue: 'Only one rule applies to each input.',
    skills,
  },
  {
    id: 'a1-fn-puts-in-the-boundary',
    sentence: 'I put the boundary into the rule instead of the input.',
    clue: 'The boundary only decides which rule is used.',
    skills,
  },
  {
    id: 'a1-fn-takes-the-wrong-side-of-the-boundary',
    sentence: 'I put the boundary into the wrong piece.',
    clue: 'The sign with the bar, or the filled point, includes the boundary.',
    skills,
  },
  {
    id: 'a1-fn-stops-after-one-value',
    sentence: 'I worked out one value and forgot the other.',
    clue: 'Read the question once more before you answer.',
    skills,
  },
  {
    id: 'a1-fn-rounds-the-step-down',
    sentence: 'I counted only the full steps and dropped the started one.',
    clue: 'Every started step counts in full.',
    skills,
  },
  {
    id: 'a1-fn-charges-in-proportion',
    sentence: 'I charged only a part of the last step.',
    clue: 'A step function jumps: a started hour costs as much as a full one.',
    skills,
  },
  {
    id: 'a1-fn-adds-minutes-as-units',
    sentence: 'I added the minutes as if they were money.',
    clue: 'Keep the units apart: turn the time into hours that are charged.',
    skills,
  },
  {
    id: 'a1-fn-charges-once-for-all',
    sentence: 'I took the price of one step for the price of the whole time.',
    clue: 'A price for each hour is paid once for every hour that has begun.',
    skills,
  },
  {
    id: 'a1-fn-uses-second-rate-for-all',
    sentence: 'I used the second rate for everything.',
    clue: 'The second rate holds only beyond the limit.',
    skills,
  },
  {
    id: 'a1-fn-uses-first-rate-for-all',
    sentence: 'I used the first rate for everything.',
    clue: 'The first rate holds only up to the limit.',
    skills,
  },
  {
    id: 'a1-fn-counts-the-first-part-twice',
    sentence: 'I counted the first part at both rates.',
    clue: 'Take the first part away before using the second rate.',
    skills,
  },
  {
    id: 'a1-fn-swaps-the-two-rates',
    sentence: 'I exchanged the two rates.',
    clue: 'Write down which rate belongs to which part.',
    skills,
  },
  {
    id: 'a1-fn-treats-rate-as-fixed-fee',
    sentence: 'I counted the first rate only once.',
    clue: 'The first rate is paid for each unit up to the limit.',
    skills,
  },
  {
    id: 'a1-fn-reads-a-neighboring-step',
    sentence: 'I read the height of the wrong step.',
    clue: 'Go up from the input on the $x$-axis until you meet the graph.',
    skills,
  },
  {
    id: 'a1-fn-adds-one-step-too-many',
    sentence: 'I went one class too high.',
    clue: 'Find the row whose bounds the number lies between; the upper bound still belongs to it.',
    skills,
  },
])
