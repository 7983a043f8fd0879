/** Every skill says where it comes back: in later skills, or in words where its course ends. */

import { comesBackIn } from '../../kit/comes-back.ts'
import type { Skill } from '../../kit/types.ts'
import type { Gate } from '../gate.ts'

/** `all` are the skills of the whole bank, in the order in which they are taught. */
export const comesBackLater =
  (all: readonly Skill[]): Gate =>
  ({ module }) => {
    const place = new Map(all.map((s, i) => [s.id, i]))
    return module.topic.subjects
      .flatMap((s) => s.skills)
      .flatMap((skill) => {
        const own = place.get(skill.id) ?? 0
        const named = skill.comesBack ?? []
        const nowhere = comesBackIn(skill, all).length === 0 && !skill.comesBackSays
        return [
          ...named.filter((id) => !place.has(id)).map((id) => `comes back in ${id}, which does not exist`),
          ...named
            .filter((id) => (place.get(id) ?? own + 1) <= own)
            .map((id) => `comes back in ${id}, which is earlier`),
          ...named
            .filter((id) => all.find((s) => s.id === id)?.needs.includes(skill.id))
            .map((id) => `comes back in ${id}, which needs it: that is known already`),
          ...(new Set(named).size < named.length ? ['comes back twice in one skill'] : []),
          ...(nowhere ? ['does not say where it comes back'] : []),
        ].map((message) => ({ gate: 'comes back', item: skill.id, message }))
      })
  }
