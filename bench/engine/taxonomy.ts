import { type ItemView, PARAMS, type SkillView } from '@fourfold/engine'
import { topics } from '../../packages/bank/src/registry.ts'
import type { Traps } from './families/family.ts'

/** A topic of the bank as the engine sees it at launch: its real skills, prerequisites, templates and difficulty priors. */
export type Taxonomy = Readonly<{
  name: string
  skills: readonly SkillView[]
  items: readonly ItemView[]
  traps: Traps
}>

const SIBLINGS = 3
const FRAMES = 3
const PRIOR_VAR = PARAMS.calibrate.template_var + PARAMS.calibrate.sibling_var

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

/** Skills with what follows from their items: as the server's catalog makes them. */
export function skillViews(skills: readonly SkillView[], items: readonly ItemView[]): SkillView[] {
  const bySkill = Map.groupBy(items, (item) => item.skills[0]!)
  return skills.map((skill) => {
    const own = bySkill.get(skill.id) ?? []
    const b = mean(own.map((item) => item.b))
    return {
      ...skill,
      b,
      b_var: mean(own.map((item) => item.b_var)) / Math.max(1, own.length) + PARAMS.calibrate.sibling_var / 2,
      b_spread: mean(own.map((item) => (item.b - b) ** 2)),
      templates: new Set(own.map((item) => item.template_id)).size,
      seconds: mean(own.map((item) => item.seconds)),
      typed: mean(own.map((item) => (item.response === 'grid' ? 1 : 0))),
    }
  })
}

/** The skills of a topic before anything is known of their items. */
export const bareSkills = (topic: (typeof topics)[number]['topic']): SkillView[] =>
  topic.subjects.flatMap((subject) =>
    subject.skills.map(
      (skill): SkillView => ({
        id: skill.id,
        topic: topic.name,
        subject: subject.id,
        needs: skill.needs,
        b: 0,
        b_var: 0,
        seconds: 60,
        response: 'choice',
        options: 4,
        weight: subject.weight / subject.skills.length,
      }),
    ),
  )

/** The misconceptions behind each template's wrong answers. */
const trapsOf = (templates: (typeof topics)[number]['templates']): Traps =>
  new Map(templates.map(({ id, traps }) => [id, [...new Set(traps.map((trap) => trap.misconception))]]))

export function taxonomyOf(name: string): Taxonomy {
  const found = topics.find((module) => module.topic.name === name)
  if (!found) throw new Error(`there is no topic ${name}`)
  const subjectOf = new Map(found.topic.subjects.flatMap((s) => s.skills.map((k) => [k.id, s.id] as const)))
  const items = found.templates.flatMap((template): ItemView[] =>
    template.frames.slice(0, FRAMES).flatMap((frame) =>
      Array.from({ length: SIBLINGS }, (_, i) => ({
        id: `${template.id}/${frame.id}/${i}`,
        template_id: template.id,
        frame_id: frame.id,
        topic: name,
        subject: subjectOf.get(template.skill) ?? '',
        skills: [template.skill],
        b: frame.b ?? template.b,
        b_var: PRIOR_VAR,
        n: 0,
        response: frame.response ?? template.response,
        options: 4,
        seconds: template.seconds,
        difficulty: template.difficulty,
      })),
    ),
  )
  const skills = bareSkills(found.topic)
  const asked = new Set(items.map((item) => item.skills[0]))
  return {
    name,
    items,
    traps: trapsOf(found.templates),
    skills: skillViews(
      skills.filter((skill) => asked.has(skill.id)),
      items,
    ),
  }
}
