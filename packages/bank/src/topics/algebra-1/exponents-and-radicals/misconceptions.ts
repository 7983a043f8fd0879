import type { Misconception } from '#kit'
import { misconceptions as ofIrrationalNumbers } from './misconceptions-of-irrational-numbers.ts'
import { misconceptions as ofPowers } from './misconceptions-of-powers.ts'
import { misconceptions as ofRoots } from './misconceptions-of-roots.ts'

export const misconceptions: readonly Misconception[] = [...ofPowers, ...ofRoots, ...ofIrrationalNumbers]
