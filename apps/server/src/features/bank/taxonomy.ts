import { type Skill, topics } from '@fourfold/bank'

export type LessonSkill = Readonly<{ skill: Skill; subject: string; topic: string; paid: boolean }>

/** Every skill of the bank with its lesson, by id. */
export const lessonSkills: () => ReadonlyMap<string, LessonSkill> = (() => {
  let index: ReadonlyMap<string, LessonSkill> | null = null
  return () => {
    index ??= new Map(
      topics.flatMap(({ topic }) =>
        topic.subjects.flatMap((subject) =>
          subject.skills.map(
            (skill) => [skill.id, { skill, subject: subject.name, topic: topic.name, paid: topic.paid }] as const,
          ),
        ),
      ),
    )
    return index
  }
})()

/** Lessons that should come first, as links: those of the same topic and of topics open to everybody. */
export function prerequisites(skillId: string): { id: string; name: string }[] {
  const all = lessonSkills()
  const own = all.get(skillId)
  return (own?.skill.needs ?? []).flatMap((id) => {
    const needed = all.get(id)
    return needed && (needed.topic === own?.topic || !needed.paid) ? [{ id, name: needed.skill.name }] : []
  })
}
