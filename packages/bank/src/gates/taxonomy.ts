/** The gate over skills, prerequisites, ids, lessons and misconceptions. */

import { visible } from '../draw/visible.ts'
import { htmlOfLesson, lessonsOf } from '../kit/lesson.ts'
import type { Skill } from '../kit/types.ts'
import type { Gate } from './gate.ts'
import { htmlProblems } from './reading/html.ts'

export const taxonomy =
  (all: readonly Skill[]): Gate =>
  ({ module, items }) => {
    const skills = module.topic.subjects.flatMap((s) => s.skills)
    const known = new Map(all.map((s) => [s.id, s]))
    const out: [string, string][] = []
    const twice = (what: string, ids: readonly string[]) =>
      ids
        .filter((id, i) => ids.indexOf(id) !== i)
        .forEach((id) => {
          out.push([id, `${what} id used twice`])
        })
    twice(
      'lesson',
      skills.flatMap((s) => lessonsOf(s).map((l) => l.id)),
    )
    twice(
      'misconception',
      module.misconceptions.map((m) => m.id),
    )
    twice(
      'template',
      module.templates.map((t) => t.id),
    )
    twice(
      'item',
      items.map((i) => i.id),
    )
    for (const s of skills) {
      for (const need of s.needs) if (!known.has(need)) out.push([s.id, `needs ${need}, which does not exist`])
      if (reaches(s.id, s.id, known)) out.push([s.id, 'needs itself in a circle'])
      if (!items.some((i) => i.skill === s.id)) out.push([s.id, 'has no items'])
      for (const { id, lesson } of lessonsOf(s)) {
        const parts = [lesson.idea, lesson.rule, lesson.trap, lesson.check]
        if (parts.some((h) => visible(h).length < 30)) out.push([id, 'a part of the lesson is too short'])
        for (const m of htmlOfLesson(lesson).flatMap(htmlProblems)) out.push([id, `lesson: ${m}`])
      }
    }
    for (const t of module.templates) {
      if (!skills.some((s) => s.id === t.skill)) out.push([t.id, `skill ${t.skill} does not exist here`])
      if (!t.id.startsWith(`${module.topic.id}/`)) out.push([t.id, `template ids start with ${module.topic.id}/`])
      twice(
        `frame of ${t.id}`,
        t.frames.map((f) => f.id),
      )
      t.frames
        .filter((f) => (f.items ?? 1) > 10)
        .forEach((f) => {
          out.push([`${t.id}/${f.id}`, 'more than 10 items'])
        })
    }
    const carried = new Set(
      items.flatMap((i) => [...Object.values(i.secret.options), ...i.secret.wrong_grid].map((o) => o?.misconception)),
    )
    for (const m of module.misconceptions) {
      for (const id of m.skills) if (!known.has(id)) out.push([m.id, `touches ${id}, which does not exist`])
      if (!carried.has(m.id)) out.push([m.id, 'no item carries this misconception'])
      if (!/^I\b|\bI\b/.test(m.sentence)) out.push([m.id, 'the sentence is not in the student’s voice (“I …”)'])
    }
    return out.map(([item, message]) => ({ gate: 'taxonomy', item, message }))
  }

function reaches(from: string, to: string, known: ReadonlyMap<string, Skill>, seen = new Set<string>()): boolean {
  for (const need of known.get(from)?.needs ?? []) {
    if (need === to) return true
    if (seen.has(need)) continue
    seen.add(need)
    if (reaches(need, to, known, seen)) return true
  }
  return false
}
