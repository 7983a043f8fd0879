import {
  FREE_TOPICS,
  isFreeTopic,
  MESSAGES,
  PAID_TOPICS,
  SAMPLE_MODE,
  TOPICS,
  type TopicAccess,
} from '@fourfold/contract'
import { getTableColumns } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { fromJson } from '../../db/as-json.ts'
import { type Ask, asking } from '../../db/ask.ts'
import type { Reader } from '../../db/connect.ts'
import { accessGrants } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import { accessEnd, type Grant } from './access-end.ts'

export type PlanState = 'active' | 'expired' | 'never'

const GRANTS = {
  name: 'access_grants',
  text: 'select topic, starts_at, ends_at, days, revoked_at from access_grant where user_id = $1',
} as const

export type AccessEnds = ReadonlyMap<string, Date>

/** End of access by paid topic, from the access rows and nothing else. */
export const accessEnds = async (db: Reader, userId: number): Promise<AccessEnds> =>
  endsOf(await run<Grant & { topic: string }>(db, GRANTS, [userId]))

const grantFromJson = fromJson(getTableColumns(accessGrants))

/** The same as a part of a greater read. */
export const accessOf = (userId: number): Ask<AccessEnds> =>
  asking(GRANTS, [userId], (rows: readonly Record<string, unknown>[]) => endsOf(rows.map(grantFromJson)))

function endsOf(rows: readonly (Grant & { topic: string })[]): AccessEnds {
  const byTopic = new Map<string, Grant[]>()
  for (const row of rows) byTopic.set(row.topic, [...(byTopic.get(row.topic) ?? []), row])
  const ends = new Map<string, Date>()
  for (const [topic, grants] of byTopic) {
    const end = accessEnd(grants)
    if (end) ends.set(topic, end)
  }
  return ends
}

export async function planState(ctx: Ctx, userId: number, topic: string, db: Reader = ctx.db): Promise<PlanState> {
  if (isFreeTopic(topic)) return 'active'
  return planIn(await accessEnds(db, userId), topic, ctx.now())
}

function planIn(ends: AccessEnds, topic: string, now: Date): PlanState {
  if (isFreeTopic(topic)) return 'active'
  const end = ends.get(topic)
  if (!end) return 'never'
  return end > now ? 'active' : 'expired'
}

/** Lets reading pass with an expired plan: a student's own work is theirs. */
export async function requirePlan(
  ctx: Ctx,
  userId: number,
  topic: string,
  need: 'read' | 'write',
  db: Reader = ctx.db,
): Promise<PlanState> {
  return refuseWithout(await planState(ctx, userId, topic, db), need)
}

function refuseWithout(state: PlanState, need: 'read' | 'write'): PlanState {
  if (state === 'never' || (state === 'expired' && need === 'write')) throw refuse(403, MESSAGES.needsPlan)
  return state
}

/** The same by what was read of the caller's access together with all else. */
export const requirePlanIn = (ends: AccessEnds, topic: string, need: 'read' | 'write', now: Date): PlanState =>
  refuseWithout(planIn(ends, topic, now), need)

/** A topic's free sample is open to everybody who takes it; any other test needs its topic's plan. */
export async function requireTestPlan(
  ctx: Ctx,
  userId: number,
  test: Readonly<{ topic: string; mode: string }>,
  need: 'read' | 'write',
  db: Reader = ctx.db,
): Promise<PlanState> {
  return test.mode === SAMPLE_MODE ? 'active' : requirePlan(ctx, userId, test.topic, need, db)
}

export const requireTestPlanIn = (
  ends: AccessEnds,
  test: Readonly<{ topic: string; mode: string }>,
  need: 'read' | 'write',
  now: Date,
): PlanState => (test.mode === SAMPLE_MODE ? 'active' : requirePlanIn(ends, test.topic, need, now))

export async function paidTopics(ctx: Ctx, userId: number | null): Promise<TopicAccess[]> {
  const ends = userId === null ? new Map<string, Date>() : await accessEnds(ctx.db, userId)
  const now = ctx.now()
  return PAID_TOPICS.map((name) => {
    const end = ends.get(name)
    if (!end) return { name, paid_and_active: false }
    return end > now ? { name, paid_and_active: true } : { name, paid_and_active: false, expired_at: end.toISOString() }
  })
}

/** `topics_list_include_free`: the four maths topics are always open. */
export const withFree = (paid: readonly TopicAccess[]): TopicAccess[] => [
  ...FREE_TOPICS.map((name) => ({ name: name as string, paid_and_active: true })),
  ...paid,
]

export const allTopics = async (ctx: Ctx, userId: number): Promise<TopicAccess[]> =>
  withFree(await paidTopics(ctx, userId))

export function requireTopic(name: string): void {
  if (!(TOPICS as readonly string[]).includes(name)) throw refuse(422, MESSAGES.unknownTopic)
}

/** The topic that the caller studies, if it is open to them. */
export async function currentTopic(ctx: Ctx, caller: Pick<Caller, 'id' | 'topic'>, need: 'read' | 'write') {
  await requirePlan(ctx, caller.id, caller.topic, need)
  return studiedTopic(ctx, caller)
}

/** The same for whoever looks at the plan together with what else is read. */
export async function studiedTopic(ctx: Ctx, caller: Pick<Caller, 'topic'>) {
  const topic = (await ctx.catalog()).topics.get(caller.topic)
  if (!topic) throw refuse(422, MESSAGES.unknownTopic)
  return topic
}
