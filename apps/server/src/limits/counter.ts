import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Limit } from './limits.ts'

type Bucket = { slot: number; limit: Limit; own: number; shared: number }

/** Counts below this part of a limit are not worth telling the other servers. */
const WORTH_TELLING = 0.05
const EXCHANGE_MS = 1000

export type Taken = Readonly<{
  over: boolean
  retryAfterS: number
  /** For what turns out not to count. */
  giveBack: () => Promise<void>
}>

export type Counter = Readonly<{
  take: (limit: Limit, who: string) => Promise<Taken>
  /** Tells the other servers what was counted here, and hears what they counted. */
  exchange: () => Promise<void>
  stop: () => void
}>

type Row = { key: string; slot: number; n: number }

/**
 * Counts calls in fixed windows, together with the other servers on the same database. While the database is away each
 * server counts alone: limits must not be what stops people.
 */
export function countCalls(db: Db, now: () => Date): Counter {
  const buckets = new Map<string, Bucket>()
  const add = (rows: readonly Row[]) =>
    db.execute<Row>(sql`
      insert into call_count (key, slot, n)
      select * from unnest(${sql.param(rows.map((r) => r.key))}::text[], ${sql.param(rows.map((r) => r.slot))}::bigint[],
        ${sql.param(rows.map((r) => r.n))}::int[])
      on conflict (key) do update set slot = greatest(call_count.slot, excluded.slot), n = case
        when call_count.slot = excluded.slot then call_count.n + excluded.n
        when call_count.slot < excluded.slot then excluded.n else call_count.n end
      returning key, slot, n`)

  const bucketOf = (key: string, limit: Limit): Bucket => {
    const slot = Math.floor(now().getTime() / (limit.seconds * 1000))
    const held = buckets.get(key)
    if (held?.slot === slot) return held
    const fresh = { slot, limit, own: 0, shared: 0 }
    buckets.set(key, fresh)
    return fresh
  }

  const exchange = async (): Promise<void> => {
    const told: { row: Row; bucket: Bucket }[] = []
    for (const [key, bucket] of buckets) {
      if (bucketOver(bucket, now())) buckets.delete(key)
      else if (!bucket.limit.exact && bucket.own >= bucket.limit.max * WORTH_TELLING)
        told.push({ row: { key, slot: bucket.slot, n: bucket.own }, bucket })
    }
    if (told.length === 0) return
    // In one order everywhere, so that two servers never wait for each other.
    told.sort((a, b) => (a.row.key < b.row.key ? -1 : 1))
    const { rows } = await add(told.map(({ row }) => row))
    const sums = new Map(rows.map((row) => [row.key, row]))
    for (const { row, bucket } of told) {
      const sum = sums.get(row.key)
      bucket.own -= row.n
      bucket.shared = sum && Number(sum.slot) === bucket.slot ? Number(sum.n) : bucket.shared + row.n
    }
  }

  const timer = setInterval(() => void exchange().catch(() => undefined), EXCHANGE_MS)
  timer.unref()
  return {
    take: async (limit, who) => {
      const key = `${limit.name} ${who}`
      const bucket = bucketOf(key, limit)
      bucket.own += 1
      let taken = bucket.own + bucket.shared
      if (limit.exact) {
        const known = await add([{ key, slot: bucket.slot, n: 1 }]).catch(() => null)
        if (known) {
          taken = Number(known.rows[0]?.n ?? 0)
          bucket.shared = Math.max(0, taken - bucket.own)
        }
      }
      const endsAt = (bucket.slot + 1) * limit.seconds * 1000
      return {
        over: taken > limit.max,
        retryAfterS: Math.max(1, Math.ceil((endsAt - now().getTime()) / 1000)),
        giveBack: async () => {
          // What was taken in a window that is over counts no more anyway.
          if (bucketOver(bucket, now())) return
          bucket.own -= 1
          if (limit.exact) await add([{ key, slot: bucket.slot, n: -1 }]).catch(() => null)
        },
      }
    },
    exchange,
    stop: () => clearInterval(timer),
  }
}

const bucketOver = ({ slot, limit }: Bucket, now: Date): boolean => now.getTime() >= (slot + 1) * limit.seconds * 1000
