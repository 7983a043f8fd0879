import type { Passage, Template, Topic, WrittenItem } from '#kit'
import { passagesA } from './passages/a-index.ts'
import { passagesB } from './passages/b-index.ts'
import { passagesC } from './passages/c-index.ts'
import { passagesD } from './passages/d-index.ts'
import { passagesE } from './passages/e-index.ts'
import { passagesF } from './passages/f-index.ts'
import { passagesG } from './passages/g-index.ts'
import { passagesH } from './passages/h-index.ts'
import { subjects } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const topic: Topic = {
  id: 'act-reading',
  name: 'ACT Reading',
  code: 'AR',
  paid: true,
  perfect_score: 36,
  pace_seconds: 53,
  has_passage: true,
  reference: '',
  subjects,
}

export const passages: readonly Passage[] = [
  ...passagesA,
  ...passagesB,
  ...passagesC,
  ...passagesD,
  ...passagesE,
  ...passagesF,
  ...passagesG,
  ...passagesH,
]

// Every question of this topic belongs to a passage.
export const templates: readonly Template[] = []
export const written: readonly WrittenItem[] = []
