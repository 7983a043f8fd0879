import type { Passage } from '../../../types.ts'
import { passage as p01 } from './c-01-eighty-pounds-a-year.ts'
import { passage as p02 } from './c-02-fourteen-units.ts'
import { passage as p03 } from './c-03-say-again.ts'
import { passage as p04 } from './c-04-the-day-of-two-noons.ts'

export const passagesC: readonly Passage[] = [p01, p02, p03, p04]
