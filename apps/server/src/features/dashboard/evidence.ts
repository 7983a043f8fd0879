import { type AnswerChange, Confidence, type Evidence, type EvidenceScope, LIMITS } from '@fourfold/contract'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { currentTopic } from '../access/service.ts'
import type { Catalog, SkillInfo, TopicInfo } from '../bank/index.ts'
import { changesOfEvents, readNodes, topicTallies } from '../student-model/index.ts'
import {
  type EvidenceRow,
  misconceptionCount,
  newestChanges,
  newestOfItems,
  newestOfMisconception,
  newestOfTopic,
  newestTries,
} from './evidence-queries.ts'
import { basisOf, scoreShare, subjectMastery, wouldChange } from './what-if.ts'

type Tally = Awaited<ReturnType<typeof topicTallies>>[number]
type Behind = Pick<Evidence, 'name' | 'total' | 'would_change' | 'basis'> & { rows: EvidenceRow[] }

function answerView(
  row: EvidenceRow,
  change: AnswerChange | null,
  catalog: Catalog,
  topic: TopicInfo,
): Evidence['answers'][number] {
  const item = catalog.items.get(row.item_id)
  const [test = null, pos = 0] = row.source === 'test' ? row.source_id.split(':').map(Number) : []
  const confidence = Confidence.safeParse(row.confidence).data
  return {
    display_id: item?.display_id ?? String(row.item_id),
    skill: topic.skills.get(item?.skill_id ?? '')?.name ?? '',
    outcome: row.correct ? 'correct' : row.skipped ? 'skipped' : 'incorrect',
    changed_from: row.changed_from,
    ...(change && { change }),
    time_spent: row.ms,
    date: row.at.toISOString(),
    source: row.source,
    test_id: test,
    ...(test !== null && { question: pos + 1 }),
    ...(confidence && { confidence }),
    ...(row.hints > 0 && { hints: row.hints }),
  }
}

const answersIn = (tallies: readonly Tally[], keep: (t: Tally) => boolean): number =>
  tallies.filter(keep).reduce((n, t) => n + t.correct + t.incorrect + t.skipped, 0)

/** Retired questions too: their answers still count. */
const itemsOf = (catalog: Catalog, skills: readonly SkillInfo[]): number[] => {
  const ids = new Set(skills.map((s) => s.id))
  return [...catalog.items.values()].filter((i) => ids.has(i.skill_id)).map((i) => i.id)
}

/** GET /questions/evidence: the newest answers behind a number, how many there are, and what would change it. */
export async function evidence(ctx: Ctx, caller: Caller, scope: EvidenceScope, id?: string): Promise<Evidence> {
  const topic = await currentTopic(ctx, caller, 'read')
  const catalog = await ctx.catalog()
  const { rows, ...rest } = await behind(ctx, caller, topic, catalog, scope, id)
  const changes = await changesOfEvents(ctx.db, rows)
  const change = (row: EvidenceRow) => (row.changed_from === null ? null : (changes.get(row.source_id) ?? null))
  const shown = scope === 'changes' ? rows.filter((row) => change(row)) : rows
  const answers = shown.slice(0, LIMITS.evidenceAnswers).map((row) => answerView(row, change(row), catalog, topic))
  if (scope !== 'skill' || id === undefined) return { ...rest, answers }
  const tries = await newestTries(ctx.db, caller.learner_id, id)
  const told = tries.map((x) => ({ step: x.step + 1, right: x.correct, says: x.said, date: x.tried_at.toISOString() }))
  return { ...rest, answers, ...(told.length > 0 && { tries: told }) }
}

async function behind(
  ctx: Ctx,
  { learner_id }: Caller,
  topic: TopicInfo,
  catalog: Catalog,
  scope: EvidenceScope,
  id?: string,
): Promise<Behind> {
  const { db } = ctx
  if (scope === 'misconception') {
    const known = catalog.misconceptions.get(needed(id))
    if (!known) throw notFound()
    const total = await misconceptionCount(db, learner_id, topic.name, known.id)
    // Another topic's is shut as that topic is, unless the student has met it here.
    if (total === 0 && !known.skills.some((skill) => topic.skills.has(skill))) throw notFound()
    const rows = await newestOfMisconception(db, learner_id, topic.name, known.id)
    return { name: known.sentence, total, rows, would_change: null, basis: null }
  }
  const tallies = await topicTallies(db, learner_id, topic.name)
  if (scope === 'changes') {
    const whole = tallies.find((t) => t.skill_id === '')
    const total = whole ? whole.correct_to_incorrect + whole.incorrect_to_correct + whole.incorrect_to_incorrect : 0
    return {
      name: topic.name,
      total,
      rows: await newestChanges(db, learner_id, topic.name),
      would_change: null,
      basis: null,
    }
  }
  const now = ctx.now().getTime()
  const nodes = await readNodes(db, learner_id, topic.name)
  if (scope === 'topic') {
    const total = answersIn(tallies, (t) => t.skill_id === '')
    const rows = await newestOfTopic(db, learner_id, topic.name)
    const all = [...topic.skills.values()]
    const would_change = wouldChange(nodes, all, scoreShare(topic, now), now)
    return { name: topic.name, total, rows, would_change, basis: basisOf(nodes, all, now) }
  }
  const { name, skills } = scope === 'subject' ? oneSubject(topic, needed(id)) : oneSkill(topic, needed(id))
  const ids = new Set(skills.map((s) => s.id))
  return {
    name,
    total: answersIn(tallies, (t) => ids.has(t.skill_id)),
    rows: await newestOfItems(db, learner_id, itemsOf(catalog, skills)),
    would_change: wouldChange(nodes, skills, subjectMastery(skills, now), now),
    basis: basisOf(nodes, skills, now),
  }
}

function needed(id: string | undefined): string {
  if (id === undefined) throw refuse(422, 'Please say of which one.', { fields: { id: 'Please say of which one.' } })
  return id
}

type Part = Readonly<{ name: string; skills: readonly SkillInfo[] }>

function oneSubject(topic: TopicInfo, id: string): Part {
  const subject = topic.subjects.find((s) => s.id === id)
  if (!subject) throw notFound()
  return subject
}

function oneSkill(topic: TopicInfo, id: string): Part {
  const skill = topic.skills.get(id)
  if (!skill) throw notFound()
  return { name: skill.name, skills: [skill] }
}
