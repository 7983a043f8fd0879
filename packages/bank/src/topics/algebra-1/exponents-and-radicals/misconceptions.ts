import type { Misconception } from '../../../kit.ts'
import { misconceptions as ofPowers } from './misconceptions-of-powers.ts'
import { misconceptions as ofRoots } from './misconceptions-of-roots.ts'

export const misconceptions: readonly Misconception[] = [...ofPowers, ...ofRoots]
