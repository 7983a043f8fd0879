import { polarMisconceptions } from './misconceptions-of-polar.ts'

export const misconceptions = [...polarMisconceptions]
