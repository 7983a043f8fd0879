/** All TeX of lessons and of the reference compiles in strict mode. */

import { htmlOfLesson, lessonsOf } from '../kit/lesson.ts'
import type { Gate } from './gate.ts'
import { texProblems } from './reading/tex.ts'

export const lessonsCompile: Gate = ({ module }) => [
  ...module.topic.subjects.flatMap((s) =>
    s.skills.flatMap((skill) =>
      lessonsOf(skill).flatMap(({ id, lesson }) =>
        [...htmlOfLesson(lesson), ...lesson.words.map((w) => w.word)]
          .flatMap(texProblems)
          .map((message) => ({ gate: 'tex', item: id, message })),
      ),
    ),
  ),
  ...texProblems(module.topic.reference).map((message) => ({ gate: 'tex', item: 'reference', message })),
]
