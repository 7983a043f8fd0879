import { type Skill, skill } from '#kit'
import { oneVariableData } from './lessons/one-variable-data.ts'
import { percentages } from './lessons/percentages.ts'
import { ratiosRatesUnits } from './lessons/ratios-rates-units.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-ratios-rates-units',
    name: 'Ratios, rates, and units',
    needs: [],
    codes: ['N-Q.A.1', '7.RP.A.1', '6.RP.A.3'],
    lesson: ratiosRatesUnits,
  }),
  skill({
    id: 'sm-percentages',
    name: 'Percentages',
    needs: ['sm-ratios-rates-units'],
    codes: ['7.RP.A.3', 'A-SSE.B.3c'],
    lesson: percentages,
  }),
  skill({
    id: 'sm-one-variable-data',
    name: 'One-variable data',
    needs: [],
    codes: ['S-ID.A.2', 'S-ID.A.3', '6.SP.B.5'],
    lesson: oneVariableData,
  }),
  skill({
    id: 'sm-two-variable-data',
    name: 'Two-variable data and models',
    needs: ['sm-linear-functions'],
    codes: ['S-ID.B.6', 'S-ID.C.7', 'F-LE.A.1'],
    lesson: {
      idea: 'A line of best fit predicts $y$ from $x$. Its slope is the predicted change for each 1 in $x$; its constant is the prediction at 0. Real points lie above or below it.',
      rule: 'Predicted value: put $x$ into the equation. Equal amounts of change mean a linear model, equal percents an exponential one.',
      example:
        'For $y = 1.5x + 20$ and $x = 30$ the line predicts $1.5 \\cdot 30 + 20 = 65$. If the actual value is 70, it is 5 more than predicted.',
      trap: 'The height of a point and the height of the line are different numbers. Read which one the question wants.',
    },
  }),
  skill({
    id: 'sm-probability-two-way',
    name: 'Probability and two-way tables',
    needs: ['sm-ratios-rates-units'],
    codes: ['S-CP.A.4', 'S-CP.B.6', 'S-ID.B.5'],
    lesson: {
      idea: 'A probability divides favorable cases by possible cases. A condition such as “of those who ride a bus” shrinks the possible cases to one row or one column.',
      rule: 'The group that is chosen from is the denominator. For “or”, add and take the overlap away once.',
      example:
        'Of 30 bus riders, 12 are in grade 9. If a bus rider is chosen at random, the probability of grade 9 is $\\frac{12}{30} = \\frac{2}{5}$, whatever the rest of the table says.',
      trap: '“Probability that a bus rider is in grade 9” and “probability that a ninth grader rides a bus” have different denominators.',
    },
  }),
  skill({
    id: 'sm-inference-and-claims',
    name: 'Inference, margin of error, and claims',
    needs: ['sm-percentages', 'sm-probability-two-way'],
    codes: ['S-IC.A.1', 'S-IC.B.3', 'S-IC.B.4'],
    lesson: {
      idea: 'A random sample speaks for the group from which it was drawn, with some uncertainty: the margin of error. Volunteers speak only for themselves.',
      rule: 'Plausible range: estimate ± margin. Random selection allows generalizing; random assignment to treatments allows a conclusion about cause. Larger samples have smaller margins.',
      example:
        'An estimate of 40% with a margin of 3 percentage points for 2000 voters means from 37% to 43%, that is, between 740 and 860 voters.',
      trap: 'Even a large sample of volunteers represents nobody else: its size does not repair the way it was chosen.',
    },
  }),
]
