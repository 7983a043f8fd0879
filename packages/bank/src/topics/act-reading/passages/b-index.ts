import type { Passage } from '../../../types.ts'

export const passagesB: readonly Passage[] = []
