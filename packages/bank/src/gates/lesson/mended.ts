/** Every mistake that a question of a skill can show leads to a step of one of its lessons. */

import { type Lesson, lessonsOf } from '../../kit/lesson.ts'
import { mendsOf } from '../../kit/mend.ts'
import type { Skill } from '../../kit/types.ts'
import type { Drawn } from '../gate.ts'

/** The mistakes behind wrong answers to the skill's questions: those that are drawn, and those that a new draw may bring. */
function shownBy(skill: string, { items, module }: Drawn): ReadonlySet<string> {
  const drawn = items
    .filter((i) => i.skill === skill)
    .flatMap((i) => [...Object.values(i.secret.options), ...i.secret.wrong_grid])
    .flatMap((o) => o?.misconception ?? [])
  const written = [...module.written, ...module.passages.flatMap((p) => p.questions)]
    .filter((q) => q.skill === skill)
    .flatMap((q) => q.wrong.flatMap((w) => w.misconception ?? []))
  const traps = module.templates.filter((t) => t.skill === skill).flatMap((t) => t.traps.map((p) => p.misconception))
  return new Set([...drawn, ...written, ...traps])
}

/** Mistakes that may be named in a lesson: what its questions show, and what is said to belong to the skill. */
export const carriedBy = (skill: string, d: Drawn): ReadonlySet<string> =>
  new Set([...shownBy(skill, d), ...d.module.misconceptions.filter((m) => m.skills.includes(skill)).map((m) => m.id)])

/** Mistakes for which no lesson of the skill has a step. */
export function unmended(skill: Skill, d: Drawn): string[] {
  const mended = new Set(lessonsOf(skill).flatMap(({ lesson }) => [...mendsOf(lesson).keys()]))
  return [...shownBy(skill.id, d)].filter((id) => !mended.has(id))
}

/** Names that the skill does not know, and steps that do not exist. */
export function mendProblems(lesson: Lesson, carried: ReadonlySet<string>): string[] {
  const named = lesson.tryIt.steps.flatMap((s) => s.slips.flatMap((slip) => slip.misconception ?? []))
  const entries = Object.entries(lesson.mends)
  return [
    ...[...entries.map(([id]) => id), ...named]
      .filter((id) => !carried.has(id))
      .map((id) => `${id} is no mistake of this skill`),
    ...entries
      .filter(([, [example, step]]) => !lesson.examples[example]?.steps[step])
      .map(([id, [example, step]]) => `${id} is mended by step ${step} of example ${example}, which does not exist`),
  ]
}
