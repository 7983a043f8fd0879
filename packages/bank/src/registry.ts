/**
 * All topics of the bank, in the order in which they are shown. A new topic is one import and one entry here, and one in
 * `topic-order.ts`, once its index imports; then `npm run bank -- lock <topic>` gives its items their display ids.
 */

import type { TopicModule } from './kit/template.ts'
import * as actReading from './topics/act-reading/index.ts'
import * as algebra1 from './topics/algebra-1/index.ts'
import * as algebra2 from './topics/algebra-2/index.ts'
import * as geometry from './topics/geometry/index.ts'
import * as satMath from './topics/sat-math/index.ts'
import * as satReadingWriting from './topics/sat-reading-writing/index.ts'
import * as trigonometry from './topics/trigonometry/index.ts'

export const topics: readonly TopicModule[] = [
  algebra1,
  geometry,
  algebra2,
  trigonometry,
  satMath,
  satReadingWriting,
  actReading,
]
