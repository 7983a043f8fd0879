import { assemble } from '#kit'
import * as advancedMath from './advanced-math/index.ts'
import * as algebra from './algebra/index.ts'
import * as geometryTrigonometry from './geometry-trigonometry/index.ts'
import * as problemSolving from './problem-solving/index.ts'
import { reference } from './reference.ts'

export const { topic, templates, misconceptions, written, passages } = assemble(
  {
    id: 'sat-math',
    name: 'SAT Math',
    code: 'SM',
    paid: true,
    perfect_score: 800,
    pace_seconds: 95,
    has_passage: false,
    ordered: true,
    reference,
  },
  [algebra, advancedMath, problemSolving, geometryTrigonometry],
)
