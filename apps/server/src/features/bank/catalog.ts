import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { topics } from '@fourfold/bank'
import { type ItemView, PARAMS, type SkillView } from '@fourfold/engine'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { items, templates } from '../../db/schema/index.ts'
import { type Difficulty, type Epoch, latestEpoch, readEpoch } from './epoch.ts'
import { sampleOf } from './sample.ts'

export type CatalogItem = Readonly<{
  id: number
  display_id: string
  question_type: string
  topic: string
  subject_id: string
  skill_id: string
  template_id: string
  difficulty: 'Low' | 'Medium' | 'High'
  calculator: boolean
  seconds: number
  grid: boolean
  passage_id: number | null
  position: number
  revision_id: number
  retired: boolean
  view: ItemView
}>

export type SkillInfo = SkillView &
  Readonly<{ name: string; subject_id: string; subject_name: string; position: number }>

export type TopicInfo = Readonly<{
  id: string
  name: string
  paid: boolean
  perfect_score: number
  pace_seconds: number
  has_passage: boolean
  reference: string
  /** Subjects in order, each with its skills in order. */
  subjects: readonly { id: string; name: string; skills: readonly SkillInfo[] }[]
  skills: ReadonlyMap<string, SkillInfo>
  /** The same in order: one list for all choices, so that what is derived from it is made once. */
  skillList: readonly SkillInfo[]
  /** Changes with everything that a choice goes by: questions, their difficulties, skills and their weights. */
  pool_version: string
  /** Items that can be asked, in the order of the bank. */
  items: readonly CatalogItem[]
  /** The same items as the engine sees them: one list for all choices, so that it is sorted once. */
  views: readonly ItemView[]
  /** A paid topic's free sample: a set of its own that nothing else asks. */
  sample: readonly CatalogItem[]
}>

/** The bank as the services use it: in memory, read-only, the same for every request of an epoch. */
export type Catalog = Readonly<{
  epoch: number
  items: ReadonlyMap<number, CatalogItem>
  topics: ReadonlyMap<string, TopicInfo>
  misconceptions: ReadonlyMap<string, { id: string; sentence: string; clue: string; skills: readonly string[] }>
}>

const subjectOfSkill = (() => {
  let index: ReadonlyMap<string, { subject_id: string }> | null = null
  return (skillId: string): string => {
    index ??= new Map(
      topics.flatMap(({ topic }) =>
        topic.subjects.flatMap((s) => s.skills.map((k) => [k.id, { subject_id: s.id }] as const)),
      ),
    )
    return index.get(skillId)?.subject_id ?? ''
  }
})()

export function itemView(
  row: {
    id: number
    template_id: string
    topic: string
    skill_id: string
    grid: boolean
    seconds: number
    difficulty: 'Low' | 'Medium' | 'High'
  },
  difficulty: Difficulty,
  { weightOffset, secondsTaken }: Pick<ItemView, 'weightOffset' | 'secondsTaken'> = {},
): ItemView {
  return {
    id: String(row.id),
    template_id: row.template_id.split('#')[0] ?? row.template_id,
    frame_id: row.template_id,
    topic: row.topic,
    subject: subjectOfSkill(row.skill_id),
    skills: [row.skill_id],
    b: difficulty.b,
    b_var: difficulty.var,
    n: difficulty.n,
    response: row.grid ? 'grid' : 'choice',
    options: 4,
    seconds: row.seconds,
    difficulty: row.difficulty,
    ...(secondsTaken === undefined ? {} : { secondsTaken }),
    ...(weightOffset ? { weightOffset } : {}),
  }
}

/** How unsure a template's prior is before any answer. */
export const PRIOR_VAR = PARAMS.calibrate.template_var + PARAMS.calibrate.sibling_var

async function allItems(db: Db, latest: Epoch): Promise<CatalogItem[]> {
  // Thousands of rows: only what is read, and none of the parameters that a question was drawn with.
  const rows = await db
    .select({
      id: items.id,
      display_id: items.display_id,
      question_type: items.question_type,
      topic: items.topic,
      skill_id: items.skill_id,
      template_id: items.template_id,
      difficulty: items.difficulty,
      calculator: items.calculator,
      prior_b: items.prior_b,
      seconds: items.seconds,
      passage_id: items.passage_id,
      position: items.position,
      revision_id: items.revision_id,
      retired_at: items.retired_at,
      kind: templates.response_kind,
    })
    .from(items)
    .innerJoin(templates, eq(templates.id, items.template_id))
    .orderBy(items.id)
  return rows.map((item) => {
    const grid = item.kind === 'grid'
    const difficulty = latest.difficulties.get(String(item.id)) ?? { b: item.prior_b, var: PRIOR_VAR, n: 0 }
    return {
      id: item.id,
      display_id: item.display_id,
      question_type: item.question_type,
      topic: item.topic,
      subject_id: subjectOfSkill(item.skill_id),
      skill_id: item.skill_id,
      template_id: item.template_id,
      difficulty: item.difficulty,
      calculator: item.calculator,
      seconds: item.seconds,
      grid,
      passage_id: item.passage_id,
      position: item.position,
      revision_id: item.revision_id ?? 0,
      retired: item.retired_at !== null,
      view: itemView({ ...item, grid }, difficulty, {
        weightOffset: latest.offset(item.topic, item.skill_id, String(item.id)),
        secondsTaken: latest.seconds.get(String(item.id)),
      }),
    }
  })
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return mean(values.map((v) => (v - middle) ** 2))
}

/** Two servers of one release agree on it, those of two releases only where nothing was changed. */
function versionOf(skills: readonly SkillInfo[], pool: readonly CatalogItem[], epoch: number): string {
  const hash = createHash('sha256').update(JSON.stringify([epoch, skills]))
  for (const { id, seconds, view } of pool) hash.update(`${id} ${seconds} ${view.b} ${view.b_var} `)
  return hash.digest('base64url').slice(0, 16)
}

function topicInfo(module: (typeof topics)[number], live: readonly CatalogItem[], latest: Epoch): TopicInfo {
  const { topic } = module
  const sample = topic.paid ? sampleOf(live, topic.has_passage) : []
  const pool = sample.length === 0 ? live : live.filter((item) => !sample.includes(item))
  const prior = latest.prior(topic.name)
  const topWeight = latest.topWeight(topic.name)
  let position = 0
  const bySkill = Map.groupBy(pool, (item) => item.skill_id)
  const subjects = topic.subjects.map((subject) => ({
    id: subject.id,
    name: subject.name,
    skills: subject.skills.map((skill): SkillInfo => {
      const own = bySkill.get(skill.id) ?? []
      const weightOffset = latest.offset(topic.name, skill.id)
      position += 1
      return {
        id: skill.id,
        name: skill.name,
        topic: topic.name,
        subject: subject.id,
        subject_id: subject.id,
        subject_name: subject.name,
        position,
        needs: skill.needs,
        b: mean(own.map((i) => i.view.b)),
        b_var: own.length
          ? mean(own.map((i) => i.view.b_var)) / own.length + PARAMS.calibrate.sibling_var / 2
          : PRIOR_VAR,
        b_spread: variance(own.map((i) => i.view.b)),
        templates: new Set(own.map((i) => i.view.template_id)).size,
        ...(weightOffset ? { weightOffset } : {}),
        ...(prior ? { prior } : {}),
        topWeight,
        seconds: own.length ? mean(own.map((i) => i.seconds)) : topic.pace_seconds,
        ...(own.length ? { secondsTaken: mean(own.map((i) => i.view.secondsTaken ?? i.seconds)) } : {}),
        response: 'choice',
        options: 4,
        ...(own.length ? { typed: mean(own.map((i) => (i.view.response === 'grid' ? 1 : 0))) } : {}),
        weight: subject.weight / subject.skills.length,
      }
    }),
  }))
  const skillList = subjects.flatMap((s) => s.skills)
  return {
    id: topic.id,
    name: topic.name,
    paid: topic.paid,
    perfect_score: topic.perfect_score,
    pace_seconds: topic.pace_seconds,
    has_passage: topic.has_passage,
    reference: topic.reference,
    subjects,
    skills: new Map(skillList.map((k) => [k.id, k])),
    skillList,
    pool_version: versionOf(skillList, pool, latest.epoch),
    items: pool,
    views: pool.map((i) => i.view),
    sample,
  }
}

export async function readCatalog(db: Db): Promise<Catalog> {
  const latest = await readEpoch(db)
  const all = await allItems(db, latest)
  const live = Map.groupBy(
    all.filter((i) => !i.retired),
    (i) => i.topic,
  )
  return {
    epoch: latest.epoch,
    items: new Map(all.map((i) => [i.id, i])),
    topics: new Map(topics.map((m) => [m.topic.name, topicInfo(m, live.get(m.topic.name) ?? [], latest)])),
    misconceptions: new Map(topics.flatMap((m) => m.misconceptions.map((x) => [x.id, x]))),
  }
}

const REFRESH_MS = 60_000

/**
 * Keeps one catalog; looks for a newer calibration epoch once a minute. Whoever asks gets the one that is held, and waits for
 * no query: a transaction must not wait for a second connection.
 */
export async function catalogStore(db: Db, known?: Catalog): Promise<() => Promise<Catalog>> {
  let held = known ?? (await readCatalog(db))
  let lookedAt = performance.now()
  // The look is nobody's: it runs outside the request or transaction that happened to ask.
  const look = AsyncLocalStorage.bind(async (): Promise<void> => {
    if ((await latestEpoch(db)) !== held.epoch) held = await readCatalog(db)
  })
  return async () => {
    if (performance.now() - lookedAt > REFRESH_MS) {
      lookedAt = performance.now()
      // A look that fails is made again in a minute.
      look().catch(() => undefined)
    }
    return held
  }
}
