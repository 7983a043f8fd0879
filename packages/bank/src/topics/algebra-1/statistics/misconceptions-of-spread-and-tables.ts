import { misconceptions as list } from '#kit'

const SPREAD = ['a1-spread']
const TABLES = ['a1-two-way-tables']

export const misconceptions = list([
  {
    id: 'a1-stat-takes-the-range-from-the-wrong-end',
    sentence: 'I measured the range from the wrong end of the known values.',
    clue: 'The range goes from the least value to the greatest one, so start at the end that is known.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-reads-the-list-unsorted',
    sentence: 'I went by the places in the list and did not sort it.',
    clue: 'Sort the values first; then the ends and their neighbors can be seen.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-takes-the-range-the-wrong-way',
    sentence: 'I went in the wrong direction from the known end.',
    clue: 'Ask whether the missing value is the greatest or the least, and go up or down.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-gives-a-range-for-a-value',
    sentence: 'I gave the range itself instead of a value of the list.',
    clue: 'A range is a distance between two values.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-gives-a-range-not-its-change',
    sentence: 'I gave a range instead of its change.',
    clue: 'Find the range before and after, then subtract.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-measures-at-the-other-end',
    sentence: 'I changed the list at the wrong end.',
    clue: 'Read once more which value is taken away.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-measures-from-the-middle',
    sentence: 'I measured from the median instead of from an end.',
    clue: 'The range depends on the least and the greatest value only.',
    skills: SPREAD,
  },
  {
    id: 'a1-stat-averages-the-percents',
    sentence: 'I took the mean of the percents of two groups for the percent of all.',
    clue: 'Groups of different size count differently: turn each percent into a count.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-swaps-the-percents',
    sentence: 'I took the percent of each group with the total of the other group.',
    clue: 'Write each percent beside the total of its own group.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-counts-one-group-only',
    sentence: 'I counted one of the two groups only.',
    clue: 'Both groups are asked for: add their counts.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-counts-the-rest',
    sentence: 'I counted those who are not in the percents.',
    clue: 'The percents count those who are asked for.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-adds-the-percents',
    sentence: 'I added percents that are parts of different groups.',
    clue: 'Percents of different groups do not have the same whole.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-compares-the-counts',
    sentence: 'I compared the counts of two groups instead of their shares.',
    clue: 'Divide each count by the total of its own group first.',
    skills: TABLES,
  },
  {
    id: 'a1-stat-gives-one-share',
    sentence: 'I gave the percent of one group and did not compare.',
    clue: 'The question asks for a difference of two percents.',
    skills: TABLES,
  },
])
