import { subject as check, type Subject } from '#kit'
import { templates as pythagoras } from './pythagoras.ts'
import { templates as pythagorasReasoning } from './pythagoras-reasoning.ts'
import { templates as pythagorasReasoningClaims } from './pythagoras-reasoning-claims.ts'
import { skills } from './skills.ts'
import { templates as specialTriangles } from './special-triangles.ts'
import { templates as specialTrianglesInUse } from './special-triangles-in-use.ts'
import { templates as trig } from './trig.ts'
import { templates as trigAngles } from './trig-angles.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'right-triangles', name: 'Right triangles', weight: 0.12, skills })

export const templates = [
  ...pythagoras,
  ...pythagorasReasoning,
  ...pythagorasReasoningClaims,
  ...specialTriangles,
  ...specialTrianglesInUse,
  ...trig,
  ...trigAngles,
]
