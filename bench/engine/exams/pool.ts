import { type BankItem, bankItems, type ServedTopic, topics } from '@fourfold/bank'
import { type Pool, type PoolItem, type PoolSet, type SectionPlan, sectionPlan } from '@fourfold/exams'

/** A topic of the bank as assembly sees it. */
export type Section = Readonly<{ plan: SectionPlan; items: readonly PoolItem[]; sets: readonly PoolSet[] }>

const all: readonly BankItem[] = bankItems()

const setsOf = ({ passages }: ServedTopic): PoolSet[] =>
  passages.map(({ kind, lines }, id) => ({ id, kind, pair: lines.some((line) => line.text === 'Passage A') }))

export function sectionOf(name: string): Section {
  const served = topics.find(({ topic }) => topic.name === name)
  if (!served) throw new Error(`there is no topic ${name}`)
  const { subjects } = served.topic
  const domainOf = new Map(subjects.flatMap((s) => s.skills.map((k) => [k.id, s.id] as const)))
  const setOf = new Map(served.passages.map((p, id) => [p.id, id]))
  const items = all
    .filter((item) => item.topic === name)
    .map((item, id): PoolItem => {
      const { template_id, skill, b, difficulty, question_type, seconds, passage_id, position } = item
      return {
        id,
        template: template_id,
        domain: domainOf.get(skill) ?? '',
        skill,
        b,
        difficulty,
        grid: question_type === 'Student-produced response',
        seconds,
        set: passage_id === null ? null : (setOf.get(passage_id) ?? null),
        position,
      }
    })
  const domains = subjects.map(({ id, weight, skills }) => ({
    id,
    weight,
    skills: skills.map((skill) => ({ id: skill.id, weight: weight / skills.length })),
  }))
  return { plan: sectionPlan(name, domains), items, sets: setsOf(served) }
}

export const poolOf = ({ items, sets }: Section, seen: ReadonlySet<number>): Pool => ({
  items,
  sets,
  seen,
  overexposed: new Set(),
})
