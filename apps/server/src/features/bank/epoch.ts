import { type Calibration, FEATURES, offsetOf, PARAMS, type Prior, takeover } from '@fourfold/engine'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { calibrations } from '../../db/schema/index.ts'

export type Difficulty = Readonly<{ b: number; var: number; n: number }>

/** What the latest night found out, as the catalog reads it. */
export type Epoch = Readonly<{
  epoch: number
  difficulties: ReadonlyMap<string, Difficulty>
  /** Seconds that an item takes, by its id. */ seconds: ReadonlyMap<string, number>
  /** Of an item, or of a skill's usual question: how far each weight is off; none before the topic has answers enough. */
  offset: (topic: string, skill: string, item?: string) => Float64Array | undefined
  /** How much the fitted terms count in what is shown, and what students are like before the first answer. */
  topWeight: (topic: string) => number
  prior: (topic: string) => Prior | undefined
}>

export async function latestEpoch(db: Db): Promise<number> {
  const [latest] = await db
    .select({ epoch: calibrations.epoch })
    .from(calibrations)
    .orderBy(desc(calibrations.epoch))
    .limit(1)
  return latest?.epoch ?? 0
}

const INDEX_OF: ReadonlyMap<string, number> = new Map(FEATURES.map((f, i) => [f.name, i]))

type Rows = readonly (typeof calibrations.$inferSelect)[]

/** Offsets by what stands before the last slash; terms that no longer exist are left out. */
function offsetsBy(rows: Rows, scope: Rows[number]['scope']): Map<string, Float64Array> {
  const out = new Map<string, Float64Array>()
  for (const row of rows) {
    if (row.scope !== scope) continue
    const slash = row.scope_id.lastIndexOf('/')
    const at = INDEX_OF.get(row.scope_id.slice(slash + 1))
    if (at === undefined) continue
    const id = row.scope_id.slice(0, slash)
    const own = out.get(id) ?? new Float64Array(FEATURES.length)
    own[at] = row.b
    out.set(id, own)
  }
  return out
}

function priorsOf(rows: Rows): ReadonlyMap<string, Prior> {
  const out = new Map<string, Prior>()
  for (const row of rows) {
    if (row.scope !== 'prior') continue
    const slash = row.scope_id.lastIndexOf('/')
    const topic = row.scope_id.slice(0, slash)
    out.set(topic, { ...(out.get(topic) ?? PARAMS.prior), [row.scope_id.slice(slash + 1)]: row.b })
  }
  return out
}

export async function readEpoch(db: Db): Promise<Epoch> {
  const epoch = await latestEpoch(db)
  const rows = epoch === 0 ? [] : await db.select().from(calibrations).where(eq(calibrations.epoch, epoch))
  const difficulties = new Map(rows.filter((r) => r.scope === 'item').map((r) => [r.scope_id, r]))
  // Offsets belong to the terms they were fitted with: those of an earlier version wait for the next night.
  const models = new Map(
    rows.filter((r) => r.scope === 'model' && r.b === PARAMS.version).map((r) => [r.scope_id, r.n]),
  )
  const [topics, skills, deviations] = [
    offsetsBy(rows, 'weight'),
    offsetsBy(rows, 'skill_weight'),
    offsetsBy(rows, 'item_weight'),
  ]
  const priors = priorsOf(rows)
  const whole = (topic: string): Pick<Calibration, 'topic' | 'skills' | 'deviations'> => ({
    topic: models.has(topic) ? (topics.get(topic) ?? new Float64Array(FEATURES.length)) : null,
    skills,
    deviations,
  })
  return {
    epoch,
    difficulties,
    seconds: new Map(rows.filter((r) => r.scope === 'seconds').map((r) => [r.scope_id, r.b])),
    offset: (topic, skill, item = '') => offsetOf(whole(topic), { id: item, skills: [skill] }) ?? undefined,
    topWeight: (topic) => takeover(models.get(topic) ?? 0),
    prior: (topic) => priors.get(topic),
  }
}
