import { misconceptions as list } from '#kit'
import { misconceptions as ofAlgebra } from './misconceptions-of-algebra.ts'
import { binomialMisconceptions } from './misconceptions-of-binomials.ts'
import { misconceptions as ofGraphs } from './misconceptions-of-graphs.ts'
import { misconceptions as ofLongDivision } from './misconceptions-of-long-division.ts'

export const misconceptions = list([...binomialMisconceptions, ...ofAlgebra, ...ofGraphs, ...ofLongDivision])
