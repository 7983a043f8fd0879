import { type Skill, skill } from '#kit'
import { binomialDistribution } from './lessons/binomial-distribution.ts'
import { conditionalProbability } from './lessons/conditional-probability.ts'
import { counting } from './lessons/counting.ts'
import { expectedValue } from './lessons/expected-value.ts'
import { normalDistribution } from './lessons/normal-distribution.ts'
import { samplingAndExperiments } from './lessons/sampling-and-experiments.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-counting',
    name: 'Counting, permutations and combinations',
    needs: ['a1-order-of-operations'],
    codes: ['S-CP.B.9'],
    lesson: counting,
  }),
  skill({
    id: 'a2-conditional-probability',
    name: 'Conditional probability and independence',
    needs: ['a2-counting', 'a1-two-way-tables'],
    codes: ['S-CP.A.2', 'S-CP.A.3', 'S-CP.A.4', 'S-CP.B.6', 'S-CP.B.7'],
    lesson: conditionalProbability,
  }),
  skill({
    id: 'a2-normal-distribution',
    name: 'Normal distribution and z-scores',
    needs: ['a1-center-and-outliers', 'a1-spread'],
    comesBack: ['a2-sampling-and-experiments'],
    codes: ['S-ID.A.4'],
    lesson: normalDistribution,
  }),
  skill({
    id: 'a2-sampling-and-experiments',
    name: 'Sampling, margin of error and experiments',
    needs: ['a1-percent-and-percent-change', 'a1-center-and-outliers'],
    comesBack: ['sm-inference-and-claims'],
    codes: ['S-IC.A.1', 'S-IC.B.3', 'S-IC.B.4', 'S-IC.B.5'],
    lesson: samplingAndExperiments,
  }),
  skill({
    id: 'a2-expected-value',
    name: 'Expected value',
    needs: ['a2-conditional-probability'],
    codes: ['S-MD.A.2', 'S-MD.B.5', 'S-MD.B.7'],
    lesson: expectedValue,
  }),
  skill({
    id: 'a2-binomial-distribution',
    name: 'Binomial distribution',
    needs: ['a2-counting', 'a2-conditional-probability', 'a2-expected-value'],
    comesBack: ['sm-inference-and-claims'],
    comesBackSays: 'In a first course in statistics, this tells which results chance alone can bring.',
    codes: ['S-CP.A.2', 'S-CP.B.9', 'S-MD.A.3'],
    lesson: binomialDistribution,
  }),
]
