import type { Passage } from '../../../types.ts'
import { passage as p01 } from './b-01-the-night-line.ts'
import { passage as p02 } from './b-02-the-whistle.ts'
import { passage as p03 } from './b-03-three-piles.ts'
import { passage as p04 } from './b-04-four-parts-copper.ts'
import { passage as p05 } from './b-05-standing-in-line.ts'

export const passagesB: Passage[] = [p01, p02, p03, p04, p05]
