import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-center-and-outliers',
    name: 'Center and outliers',
    needs: [],
    codes: ['S-ID.A.2', 'S-ID.A.3', '6.SP.B.5c'],
    lesson: {
      idea: 'The mean shares everything out equally; the median is the middle of the sorted list. Both describe the center, but an extreme value pulls the mean and hardly moves the median.',
      rule: 'Mean: sum divided by the number of values. Median: sort, then take the middle value, or half-way between the two middle ones.',
      example:
        '4, 5, 5, 6, 30: the mean is $\\frac{50}{5} = 10$, the median is 5. The outlier 30 pulls the mean far above most of the values.',
      trap: 'The mean of two groups is not the middle of their means, unless the groups have the same size.',
    },
  }),
  skill({
    id: 'a1-spread',
    name: 'Spread',
    needs: ['a1-center-and-outliers'],
    codes: ['S-ID.A.1', 'S-ID.A.2'],
    lesson: {
      idea: 'Two groups can have the same center and still look different: one close together, one far apart. Spread measures how far.',
      rule: 'Range: greatest minus least. Interquartile range: upper quartile minus lower quartile, the width of the box in a box plot, which holds the middle half of the data.',
      example:
        'Sorted data 2, 4, 6, 8, 10, 12, 14, 20: the halves have the medians 5 and 13, so the interquartile range is $13 - 5 = 8$. The range is $20 - 2 = 18$.',
      trap: 'Adding the same number to every value moves the center but not the spread.',
    },
  }),
  skill({
    id: 'a1-two-way-tables',
    name: 'Two-way tables',
    needs: [],
    codes: ['S-ID.B.5', '8.SP.A.4'],
    lesson: {
      idea: 'A two-way table sorts everybody by two questions at once. Each cell counts those with one answer to each question; the margins hold the totals.',
      rule: 'First find the whole: everybody, one row, or one column. Then divide the cell by that total.',
      example:
        'Of 40 students in grade 9, 10 cycle. The share of cyclists in grade 9 is $\\frac{10}{40} = \\frac{1}{4}$, whatever the other grades do.',
      trap: '“Of the cyclists, how many are in grade 9” and “of grade 9, how many cycle” have the same cell but different totals.',
    },
  }),
  skill({
    id: 'a1-scatter-plots',
    name: 'Scatter plots and lines of fit',
    needs: ['a1-center-and-outliers', 'a1-function-notation'],
    codes: ['S-ID.B.6', 'S-ID.C.7', '8.SP.A.1'],
    lesson: {
      idea: 'A scatter plot shows pairs of numbers as points. If they lie roughly along a line, this line of fit can be used to predict.',
      rule: 'Slope: how much $y$ is predicted to change when $x$ grows by 1. Intercept: the prediction for $x = 0$. Residual: actual minus predicted value.',
      example:
        'Line of fit $y = 4x + 10$, data point $(5, 33)$: the prediction is $4 \\cdot 5 + 10 = 30$, the residual is $33 - 30 = 3$.',
      trap: 'Keep the order: actual minus predicted. A point below the line has a negative residual; the other way round it would seem to lie above.',
    },
  }),
]
