import type { Misconception } from '#kit'
import { misconceptions as ofFactoring } from './misconceptions-of-factoring.ts'
import { misconceptions as ofProducts } from './misconceptions-of-products.ts'

export const misconceptions: readonly Misconception[] = [...ofProducts, ...ofFactoring]
