import { FIRST_QUESTIONS, LIMITS, MESSAGES } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Aim } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { currentTopic } from '../access/service.ts'
import { type CatalogItem, itemsShowing, type TopicInfo } from '../bank/index.ts'
import { byPassage, choosePassages, maxPassages, shuffled } from './choose.ts'
import { itemsById } from './create.ts'
import { makeTest } from './insert.ts'
import { openItems, openPool } from './open-pool.ts'
import { practiceOf, recommendedPractice } from './recommended.ts'

const PRACTICE_QUESTIONS = 10
const REPAIR_QUESTIONS = 5

type Wish = Readonly<{
  custom_question_ids: readonly number[]
  tag_name?: string | null | undefined
  misconception_id?: string | null | undefined
  first_look?: boolean | null | undefined
}>

/** A short set of questions on which one misconception can show. */
async function repairItems(ctx: Ctx, pool: readonly CatalogItem[], misconception: string): Promise<CatalogItem[]> {
  return shuffled(await itemsShowing(ctx.db, pool, misconception), Math.random).slice(0, REPAIR_QUESTIONS)
}

async function wanted(ctx: Ctx, caller: Caller, topic: TopicInfo, wish: Wish): Promise<CatalogItem[]> {
  // What was missed in the sample may be retried once a plan opens the topic.
  const known = [...topic.items, ...topic.sample]
  if (wish.custom_question_ids.length) return openItems(ctx, caller, itemsById(topic, wish.custom_question_ids, known))
  const pool = await openPool(ctx, caller, topic.items)
  if (wish.misconception_id) return repairItems(ctx, pool, wish.misconception_id)
  const skill = [...topic.skills.values()].find((s) => s.name === wish.tag_name || s.id === wish.tag_name)
  if (wish.tag_name && !skill) throw refuse(422, 'There is no such tag in this topic.')
  if (topic.has_passage) {
    const groups = byPassage(pool)
    return choosePassages(groups, Math.min(1, maxPassages(groups)), Math.random)
  }
  if (wish.first_look) {
    const choices = pool.filter((item) => !item.grid)
    return (await recommendedPractice(ctx, caller, { topic, pool: choices, n: FIRST_QUESTIONS })).items
  }
  const wanted = { topic, pool, n: PRACTICE_QUESTIONS }
  return skill ? practiceOf(ctx, caller, wanted, skill.id) : (await recommendedPractice(ctx, caller, wanted)).items
}

/** Questions by their ids alone are those that were missed before. */
function aimOf({ custom_question_ids, tag_name, misconception_id, first_look }: Wish): Aim {
  if (misconception_id) return 'repair'
  if (custom_question_ids.length > 0 && !tag_name) return 'retry'
  return first_look && custom_question_ids.length === 0 && !tag_name ? 'first' : 'practice'
}

/** POST /tests/create_practice */
export async function createPractice(ctx: Ctx, caller: Caller, wish: Wish): Promise<{ id: number }> {
  const topic = await currentTopic(ctx, caller, 'write')
  return makeTest(ctx, caller, async () => {
    const items = (await wanted(ctx, caller, topic, wish)).slice(0, LIMITS.questionsPerTest)
    if (items.length === 0) throw refuse(422, MESSAGES.noQuestionsMatch('questions'))
    const aim = aimOf(wish)
    const aimed = aim === 'repair' && wish.misconception_id ? { aim_at: wish.misconception_id } : {}
    return { topic, mode: 'Recommendation', timed: false, tutor: true, items, aim, ...aimed }
  })
}
