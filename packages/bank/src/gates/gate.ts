/** The shape of a quality gate. */

import type { DrawnItem } from '../draw/drawn.ts'
import type { TopicModule } from '../kit/template.ts'

export type Problem = Readonly<{ gate: string; item: string; message: string; stem?: string }>

/** What the gates look at: a topic (or one subject of it, as a topic with one subject) and its drawn items. */
export type Drawn = Readonly<{ module: TopicModule; items: readonly DrawnItem[] }>

export type Gate = (d: Drawn) => Problem[]
