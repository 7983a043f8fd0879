import { topics } from '@fourfold/bank'
import { type ItemView, PARAMS } from '@fourfold/engine'
import { bareSkills, skillViews, type Taxonomy } from '../taxonomy.ts'
import type { Section } from './pool.ts'

const PRIOR_VAR = PARAMS.calibrate.template_var + PARAMS.calibrate.sibling_var

/** The whole bank of a section as simulated students meet it: written questions too, which have no template of their own. */
export function examTaxonomy({ plan, items }: Section): Taxonomy {
  const topic = topics.find((each) => each.topic.name === plan.topic)?.topic
  if (!topic) throw new Error(`there is no topic ${plan.topic}`)
  const views = items.map(
    (item): ItemView => ({
      id: String(item.id),
      template_id: item.template,
      frame_id: item.template,
      topic: plan.topic,
      subject: item.domain,
      skills: [item.skill],
      b: item.b,
      b_var: PRIOR_VAR,
      n: 0,
      response: item.grid ? 'grid' : 'choice',
      options: 4,
      seconds: item.seconds,
      difficulty: item.difficulty,
    }),
  )
  return { name: plan.topic, skills: skillViews(bareSkills(topic), views), items: views, traps: new Map() }
}
