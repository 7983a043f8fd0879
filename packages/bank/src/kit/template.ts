/** Typed helpers for content: they return what they are given, and let TypeScript infer and check it. */

import { withCompanions } from './asking/companions.ts'
import type { Misconception, Parts, Passage, Skill, Subject, Template, Topic, Trap, WrittenItem } from './types.ts'

/** A statement is a mistake only where it is not the right one. */
const whereWrong =
  <P, G>({ check }: Template<P, G>) =>
  (trap: Trap<P, G>): Trap<P, G> =>
    trap.unlessRight
      ? {
          ...trap,
          rule: Object.assign(
            (given: G, frame: string) => {
              const value = trap.rule(given, frame)
              return value?.key === check(given).key ? null : value
            },
            // A gate reads rules as they are written: this comparison is not part of the mistake.
            { toString: () => `${trap.rule}` },
          ),
        }
      : trap

/** A template with its parameter types inferred from `draw` and `given`, and then forgotten, so that templates fit in one list. */
export function template<P, G>(t: Template<P, G>): Template {
  return { ...t, traps: t.traps.map(whereWrong(t)) } as unknown as Template
}

/** What a kind of question brings to a template: `template({ id, …, ...nameTheMistake({ … }) })`. */
export const parts = <P, G>(p: Parts<P, G>): Parts<P, G> => p

export const misconceptions = (list: readonly Misconception[]): readonly Misconception[] => list
export const skill = (s: Skill): Skill => s
export const subject = (s: Subject): Subject => s

/** What the `index.ts` of a subject exports. */
export type SubjectModule = Readonly<{
  subject: Subject
  templates?: readonly Template[]
  misconceptions: readonly Misconception[]
  written?: readonly WrittenItem[]
  passages?: readonly Passage[]
}>

/** What the `index.ts` of a topic exports. */
export type TopicModule = Readonly<{
  topic: Topic
  templates: readonly Template[]
  misconceptions: readonly Misconception[]
  written: readonly WrittenItem[]
  passages: readonly Passage[]
}>

/** Typed questions of a template that is balanced by size are known under an id of their own. */
function typedApart(t: Template): Template[] {
  const isGrid = (f: Template['frames'][number]) => (f.response ?? t.response) === 'grid'
  const [grid, choice] = [t.frames.filter(isGrid), t.frames.filter((f) => !isGrid(f))]
  if (t.balance !== 'size' || grid.length === 0 || choice.length === 0) return [t]
  return [
    { ...t, frames: choice },
    { ...t, id: `${t.id}-typed`, frames: grid },
  ]
}

/** A topic from its subjects. Weights are taken relative to their sum, so that they sum to 1. */
export function assemble(header: Omit<Topic, 'subjects'>, subjects: readonly SubjectModule[]): TopicModule {
  const total = subjects.reduce((sum, m) => sum + m.subject.weight, 0)
  return {
    topic: { ...header, subjects: subjects.map((m) => ({ ...m.subject, weight: m.subject.weight / total })) },
    templates: subjects
      .flatMap((m) => m.templates ?? [])
      .flatMap(typedApart)
      .map((t) => (header.ordered ? { ...t, ordered: true } : t)),
    misconceptions: subjects.flatMap((m) => withCompanions(m.misconceptions)),
    written: subjects.flatMap((m) => m.written ?? []),
    passages: subjects.flatMap((m) => m.passages ?? []),
  }
}
