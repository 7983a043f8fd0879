/** Where a skill comes back: in the skills that need it, and in later ones that it names itself. */

import type { Skill } from './types.ts'

type Named = Pick<Skill, 'id' | 'needs' | 'comesBack'>

/** Ids of skills, each once; `all` are those of the whole bank. */
export function comesBackIn({ id, comesBack = [] }: Named, all: readonly Named[]): string[] {
  const building = all.filter((other) => other.needs.includes(id)).map((other) => other.id)
  return [...new Set([...building, ...comesBack])]
}
