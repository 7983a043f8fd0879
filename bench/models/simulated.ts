import { type ItemView, type SkillView, seededRng, simAnswer, simStudent } from '@fourfold/engine'
import type { Dataset } from './datasets.ts'
import { hashSplit } from './split.ts'
import { parseTable } from './table.ts'

/** A topic for simulated students: subjects of skills that build on each other, several templates each. */
export function simTopic(
  skills: number,
  templates: number,
  siblings: number,
  seed: number,
): { skills: SkillView[]; items: ItemView[] } {
  const rng = seededRng(seed)
  const views: SkillView[] = Array.from({ length: skills }, (_, s) => ({
    id: `s${s}`,
    topic: 'sim',
    subject: `u${Math.floor(s / 5)}`,
    needs: s % 5 === 0 ? [] : [`s${s - 1}`],
    b: 0,
    b_var: 0.05,
    seconds: 60 + 10 * (s % 4),
    response: s % 3 === 0 ? 'grid' : 'choice',
    options: 4,
    weight: 1,
  }))
  const items: ItemView[] = []
  views.forEach((skill, s) => {
    for (let t = 0; t < templates; t++) {
      const b = -1.2 + (2.4 * (t + rng())) / templates
      for (let i = 0; i < siblings; i++) {
        items.push({
          id: `${skill.id}-${t}-${i}`,
          template_id: `${skill.id}-${t}`,
          frame_id: `f${i}`,
          topic: 'sim',
          ...(skill.subject === undefined ? {} : { subject: skill.subject }),
          skills: [skill.id],
          b,
          b_var: 0.15,
          n: 0,
          response: skill.response,
          options: 4,
          seconds: 45 + 15 * (s % 3) + 20 * Math.max(0, b),
          difficulty: b < -0.5 ? 'Low' : b < 0.6 ? 'Medium' : 'High',
        })
      }
    }
  })
  return { skills: views, items }
}

/** A table of simulated students who practise skill after skill, for runs without public data. */
export function simulatedDataset(students = 800, seed = 1): Dataset {
  const rng = seededRng(seed)
  const topic = simTopic(20, 4, 3, seed)
  const lines = ['user,item,skill,correct,timestamp,elapsed_ms']
  for (let u = 0; u < students; u++) {
    const student = simStudent(topic.skills, rng, 0)
    const answers = 10 + Math.floor(80 * rng() ** 2)
    let at = 0
    let skill = Math.floor(rng() * topic.skills.length)
    for (let a = 0; a < answers; a++) {
      if (rng() < 0.15) skill = Math.floor(rng() * topic.skills.length)
      const own = topic.items.filter((item) => item.skills[0] === topic.skills[skill]!.id)
      const item = own[Math.floor(rng() * own.length)]!
      const outcome = simAnswer(student, item, rng, at * 1000, true)
      lines.push(`${u},${item.id},${item.skills[0]},${outcome.correct ? 1 : 0},${at},${outcome.ms}`)
      at += Math.round(outcome.ms / 1000) + (rng() < 0.05 ? 86_400 : 5)
    }
  }
  const table = parseTable('simulated', lines.join('\n'))
  return {
    id: 'simulated',
    name: 'Simulated students',
    label: 'not real students',
    table,
    split: hashSplit(table),
    note: 'no public data was given',
    options: 0,
  }
}
