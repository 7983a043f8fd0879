import type { Misconception } from '#kit'
import { misconceptions as ofDirectVariation } from './misconceptions-of-direct-variation.ts'
import { misconceptions as ofLines } from './misconceptions-of-lines.ts'
import { misconceptions as ofModels } from './misconceptions-of-models.ts'

export const misconceptions: readonly Misconception[] = [...ofLines, ...ofModels, ...ofDirectVariation]
