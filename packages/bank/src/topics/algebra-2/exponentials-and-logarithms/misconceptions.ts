import { misconceptions as list } from '#kit'
import { misconceptions as ofGrowth } from './misconceptions-of-growth.ts'
import { misconceptions as ofLogarithms } from './misconceptions-of-logarithms.ts'

export const misconceptions = list([...ofGrowth, ...ofLogarithms])
