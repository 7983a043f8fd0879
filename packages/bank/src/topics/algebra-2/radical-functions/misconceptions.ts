import type { Misconception } from '#kit'
import { misconceptions as ofEquationsAndGraphs } from './misconceptions-of-equations-and-graphs.ts'
import { misconceptions as ofRoots } from './misconceptions-of-roots.ts'

export const misconceptions: readonly Misconception[] = [...ofRoots, ...ofEquationsAndGraphs]
