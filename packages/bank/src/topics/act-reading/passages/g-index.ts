import type { Passage } from '#kit'
import { passage as g01 } from './g-01-the-corner-tooth.ts'
import { passage as g02 } from './g-02-ten-minutes-late.ts'

export const passagesG: readonly Passage[] = [g01, g02]
