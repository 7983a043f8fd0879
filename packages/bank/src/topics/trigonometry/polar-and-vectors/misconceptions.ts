import { polarMisconceptions } from './misconceptions-of-polar.ts'
import { vectorMisconceptions } from './misconceptions-of-vectors.ts'

export const misconceptions = [...polarMisconceptions, ...vectorMisconceptions]
