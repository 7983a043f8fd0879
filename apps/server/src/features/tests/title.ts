import type { Aim } from '../../db/schema/index.ts'

/** How many questions of a test are on a skill, and where the skill stands. */
export type Content = Readonly<{ skill: string; subject: string; n: number }>

const PREFIX: Readonly<Record<Aim, string>> = {
  repair: 'Repair: ',
  retry: 'Retry: ',
  practice: 'Practice: ',
  first: '',
}

/** Most questions first. */
function ranked(contents: readonly Content[], by: 'skill' | 'subject'): string[] {
  const counts = new Map<string, number>()
  for (const content of contents) counts.set(content[by], (counts.get(content[by]) ?? 0) + content.n)
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

/** From so many subjects on, which of them comes first says nothing about a test. */
const MIXED = 4

/** Names of skills and subjects have commas and an "and" of their own: of several only the first is named. */
function first([name = '', ...others]: readonly string[]): string {
  if (others.length === 0) return name
  if (others.length + 1 >= MIXED) return `Mix of ${others.length + 1} subjects`
  return `${name} and ${others.length} more ${others.length === 1 ? 'subject' : 'subjects'}`
}

/** A name made of what a test asks about: its skills where they are few, else its subjects. */
export function titleOf(
  { mode, aim, topic }: { mode: string; aim: Aim | null; topic: string },
  contents: readonly Content[],
): string {
  const skills = ranked(contents, 'skill')
  const subjects = ranked(contents, 'subject')
  // What a running diagnostic will ask is not chosen yet, and one asks about everything.
  if (mode === 'Diagnostic') return subjects.length > 1 ? `Diagnostic in ${subjects.length} subjects` : 'Diagnostic'
  // An exam is looked for as one, whatever its questions are on.
  if (mode === 'Exam') return `${topic} exam`
  const asked = contents.reduce((sum, { n }) => sum + n, 0)
  if (aim === 'first' && asked > 0) return `First ${asked} questions`
  const about = skills.length <= 2 ? skills.join(' and ') : first(subjects)
  return `${aim ? PREFIX[aim] : ''}${about || 'Test'}`
}
