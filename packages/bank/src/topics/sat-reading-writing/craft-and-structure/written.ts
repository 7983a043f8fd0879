import type { WrittenItem } from '../../../types.ts'

export const written: readonly WrittenItem[] = []
