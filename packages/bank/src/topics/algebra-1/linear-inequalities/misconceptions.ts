import { misconceptions as list } from '#kit'
import { solutionSets } from './misconceptions-solution-sets.ts'
import { solving } from './misconceptions-solving.ts'

export const misconceptions = list([...solving, ...solutionSets])
