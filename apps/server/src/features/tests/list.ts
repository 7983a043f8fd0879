import { LIMITS, type NewTestData, type NewTestGroup, type TestListItem } from '@fourfold/contract'
import { scaleOf } from '@fourfold/exams'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { askAsTexts } from '../../db/ask.ts'
import { lasting, sentAgain } from '../../http/lasting.ts'
import { remembering } from '../../http/remembered.ts'
import { type AccessEnds, accessOf, requirePlan, requirePlanIn, studiedTopic } from '../access/service.ts'
import type { Catalog, CatalogItem, TopicInfo } from '../bank/index.ts'
import { itemsRunning } from '../items/index.ts'
import { byPassage, maxPassages } from './choose.ts'
import { type ListedTest, listTests } from './list-queries.ts'
import { without } from './open-pool.ts'
import { graphDots, type PoolIds, poolIds } from './queries.ts'
import { titleOf } from './title.ts'

function listItem(topic: TopicInfo | undefined, { aim, parts, ...row }: ListedTest): TestListItem {
  const contents = parts.map((part) => {
    const skill = topic?.skills.get(part.skill_id)
    return { skill: skill?.name ?? part.skill_id, subject: skill?.subject_name ?? part.skill_id, n: part.n }
  })
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    title: titleOf(
      { mode: row.question_mode, aim, topic: topic?.name ?? '' },
      row.score === null && row.question_mode === 'Diagnostic' ? [] : contents,
    ),
    correct: row.score === null ? null : parts.reduce((sum, part) => sum + part.correct, 0),
    counts: parts.some((part) => part.counted),
    answered: row.score === null ? parts.reduce((sum, part) => sum + part.answered, 0) : 0,
    missed:
      row.score === null || row.question_mode === 'Exam'
        ? []
        : parts
            .map((part) => ({
              name: topic?.skills.get(part.skill_id)?.name ?? part.skill_id,
              n: part.n - part.correct,
            }))
            .filter(({ n }) => n > 0)
            .sort((a, b) => b.n - a.n)
            .map(({ name }) => name),
  }
}

export async function testIndex(ctx: Ctx, caller: Caller, offset: number, perPage: number) {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const { rows, total } = await listTests(ctx, [caller.learner_id, caller.topic, perPage, offset])
  const topic = (await ctx.catalog()).topics.get(caller.topic)
  const tests = (rows ?? []).map((row) => listItem(topic, row))
  return { tests, total_page_count: Math.ceil(total / perPage), total_count: total, items_per_page: perPage }
}

type Chosen = Omit<NewTestGroup, 'ids'>

const chosenBy = (item: Omit<CatalogItem, 'id'>): Chosen => ({
  tag_id: item.skill_id,
  difficulty: item.difficulty,
  calculator: item.calculator,
  passage_id: item.passage_id,
})

type Groups = Readonly<{ all: NewTestGroup[]; byItem: ReadonlyMap<number, NewTestGroup> }>
/** By the list of questions: a topic has one, so that its groups are made once. */
const groups = new WeakMap<readonly CatalogItem[], Groups>()

function groupsOf(items: readonly CatalogItem[]): Groups {
  const known = groups.get(items)
  if (known) return known
  const alike = Map.groupBy(items, (i) => `${i.skill_id} ${i.difficulty} ${i.calculator} ${i.passage_id}`)
  const all = [...alike.values()].flatMap((list) =>
    list[0] ? [lasting({ ...chosenBy(list[0]), ids: list.map((i) => i.id) })] : [],
  )
  const byItem = new Map(all.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  const made = { all: lasting(all), byItem }
  groups.set(items, made)
  return made
}

/** The groups of a topic without what an unfinished test asks: made once, all but the few of its questions. */
function openGroups(items: readonly CatalogItem[], running: ReadonlySet<number>): NewTestGroup[] {
  const { all, byItem } = groupsOf(items)
  const others = new Set([...running].map((id) => byItem.get(id)))
  if (!all.some((group) => others.has(group))) return all
  return all.flatMap((group) => {
    if (!others.has(group)) return [group]
    const ids = group.ids.filter((id) => !running.has(id))
    return ids.length === 0 ? [] : [{ ...group, ids }]
  })
}

const tags = new WeakMap<TopicInfo, NewTestData['test_questions']['tags']>()
function tagsOf(topic: TopicInfo): NewTestData['test_questions']['tags'] {
  const known = tags.get(topic)
  if (known) return known
  const made = lasting(
    Object.fromEntries(topic.subjects.map((s) => [s.name, s.skills.map(({ id, name }) => ({ id, name }))])),
  )
  tags.set(topic, made)
  return made
}

type Pools = Readonly<{ pools: PoolIds; running: ReadonlySet<number>; grouped: boolean }>

function newTestView(topic: TopicInfo, { items }: Catalog, { pools, running, grouped }: Pools): NewTestData {
  const live = (ids: readonly number[]) => ids.filter((id) => items.get(id)?.retired === false)
  const { marked, incorrect, used } = pools
  const open = without(topic.items, running)
  const max = topic.has_passage ? maxPassages(byPassage(open)) : Math.min(open.length, LIMITS.questionsPerTest)
  return {
    test_questions: {
      questions: grouped ? [] : open.map(({ id, ...item }) => ({ id, ...chosenBy(item) })),
      ...(grouped ? { groups: openGroups(topic.items, running) } : {}),
      tags: tagsOf(topic),
      tag_filter: [],
      max_number_of_questions: max,
      has_passage: topic.has_passage,
      marked: live(marked),
      incorrect: live(incorrect),
      used: live(used),
      pace_seconds: topic.pace_seconds,
    },
  }
}

/** About 20 MB. */
const lastNew = remembering<NewTestData>(300)

/** GET /tests/new: what Create Test chooses from; only ids and flags, never a text. */
export async function newTestData(ctx: Ctx, caller: Caller, grouped: boolean): Promise<NewTestData> {
  const topic = await studiedTopic(ctx, caller)
  const { learner_id } = caller
  const [access, pools, running] = await askAsTexts<[AccessEnds, PoolIds, ReadonlySet<number>]>(
    ctx.db,
    'new_test_facts',
    accessOf(caller.id),
    poolIds(learner_id, topic.name),
    itemsRunning(learner_id, ctx.now()),
  )
  requirePlanIn(access.read(), topic.name, 'write', ctx.now())
  const catalog = await ctx.catalog()
  const make = () => sentAgain(newTestView(topic, catalog, { pools: pools.read(), running: running.read(), grouped }))
  const from = `${grouped} ${pools.text} ${running.text}`
  return lastNew(ctx.db, learner_id, from, [topic, catalog], make)
}

type Dots = Awaited<ReturnType<typeof graphDots>>

/**
 * A day is the mean of what its tests have by themselves, so that both views tell the same: the curve is not straight, and
 * a module of an exam stands where its section came out. Of days before the newest tests only the mean share is at hand.
 */
function scaledDays(dots: Dots, byTest: readonly { scaled: number }[], at: (share: number) => number) {
  const ofDay = Map.groupBy(byTest.keys(), (i) => dots.by_test[i]?.day ?? '')
  return dots.by_date.map(({ n, ...dot }) => {
    const known = (ofDay.get(dot.date) ?? []).map((i) => byTest[i]?.scaled ?? 0)
    const whole = known.length === n
    return { ...dot, scaled: whole ? known.reduce((a, b) => a + b, 0) / n : at(dot.score / 100) }
  })
}

/** GET /tests/graphs */
export async function graphs(ctx: Ctx, caller: Caller) {
  await requirePlan(ctx, caller.id, caller.topic, 'read')
  const dots = await graphDots(ctx.db, caller.learner_id, caller.topic, LIMITS.graphTestsMax)
  const { tables, at, min, max, off } = scaleOf(caller.topic)
  if (tables.length === 0)
    return {
      by_test: dots.by_test.map(({ section: _, day: __, ...dot }) => dot),
      by_date: dots.by_date.map(({ n: _, ...dot }) => dot),
    }
  // A module of an exam stands where the exam's section came out: its share alone would say too little of it.
  const byTest = dots.by_test.map(({ section, day: _, ...dot }) => ({ ...dot, scaled: section ?? at(dot.score / 100) }))
  return { by_test: byTest, by_date: scaledDays(dots, byTest, at), scale: { min, max, off } }
}
