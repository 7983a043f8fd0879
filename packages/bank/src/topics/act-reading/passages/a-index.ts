import type { Passage } from '../../../types.ts'

export const passagesA: readonly Passage[] = []
