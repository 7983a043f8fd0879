import { misconceptions as list } from '#kit'
import { misconceptions as ofAlgebra } from './misconceptions-of-algebra.ts'
import { misconceptions as ofGraphs } from './misconceptions-of-graphs.ts'

export const misconceptions = list([...ofAlgebra, ...ofGraphs])
