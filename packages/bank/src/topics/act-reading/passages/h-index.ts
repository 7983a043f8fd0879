import type { Passage } from '#kit'
import { passage as h01 } from './h-01-eight-counts.ts'
import { passage as h02 } from './h-02-red-on-the-way-out.ts'

export const passagesH: readonly Passage[] = [h01, h02]
