/** All topics of the bank. A new topic is one import and one entry here. */

import type { TopicModule } from './template.ts'
import * as algebra1 from './topics/algebra-1/index.ts'

export const topics: readonly TopicModule[] = [algebra1]
