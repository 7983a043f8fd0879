import { comesBackIn, type Lesson, lessonsOf, type Skill, topics } from '@fourfold/bank'

export type LessonSkill = Readonly<{
  /** The lesson's own name: that of the skill, or of one of its chapters. */ name: string
  lesson: Lesson
  skill: Skill
  subject: string
  topic: string
  paid: boolean
}>

/** Every lesson of the bank with its skill, by id; a skill's own lesson has the id of the skill. */
export const lessonSkills: () => ReadonlyMap<string, LessonSkill> = (() => {
  let index: ReadonlyMap<string, LessonSkill> | null = null
  return () => {
    index ??= new Map(
      topics.flatMap(({ topic }) =>
        topic.subjects.flatMap((subject) =>
          subject.skills.flatMap((skill) =>
            lessonsOf(skill).map(({ id, name, lesson }) => {
              const found = { name, lesson, skill, subject: subject.name, topic: topic.name, paid: topic.paid }
              return [id, found] as const
            }),
          ),
        ),
      ),
    )
    return index
  }
})()

type Link = { id: string; name: string }

/** Lessons of the same topic and of topics open to everybody: what a student may follow. */
const open = (own: LessonSkill, other: LessonSkill | undefined): boolean =>
  other !== undefined && (other.topic === own.topic || !other.paid)

/** A lesson of another course is named with it: some have the same name in both. */
const linkTo = (own: LessonSkill, id: string, { name, topic }: LessonSkill): Link => ({
  id,
  name: topic === own.topic ? name : `${name} (${topic})`,
})

/** Lessons that should come first, as links. */
export function prerequisites(skillId: string): Link[] {
  const all = lessonSkills()
  const own = all.get(skillId)
  if (!own) return []
  return own.skill.needs.flatMap((id) => {
    const needed = all.get(id)
    return needed && open(own, needed) ? [linkTo(own, id, needed)] : []
  })
}

/** Where a skill comes back: lessons as links, those of topics that are not open to the student by their names alone. */
export function successors(skillId: string, topics: ReadonlySet<string>): { id: string | null; name: string }[] {
  const all = lessonSkills()
  const own = all.get(skillId)
  if (!own) return []
  const skills = [...all].flatMap(([id, { skill }]) => (id === skill.id ? [skill] : []))
  return comesBackIn(own.skill, skills).flatMap((id) => {
    const other = all.get(id)
    if (!other) return []
    const link = linkTo(own, id, other)
    return [open(own, other) || topics.has(other.topic) ? link : { ...link, id: null }]
  })
}
