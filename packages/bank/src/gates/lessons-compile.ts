/** All TeX of lessons and of the reference compiles in strict mode. */

import type { Gate } from './gate.ts'
import { texProblems } from './reading/tex.ts'

export const lessonsCompile: Gate = ({ module }) => [
  ...module.topic.subjects.flatMap((s) =>
    s.skills.flatMap((skill) =>
      Object.values(skill.lesson)
        .flatMap(texProblems)
        .map((message) => ({ gate: 'tex', item: skill.id, message })),
    ),
  ),
  ...texProblems(module.topic.reference).map((message) => ({ gate: 'tex', item: 'reference', message })),
]
