import type pg from 'pg'

/** What a start goes by: how often the database is asked, how many such words may fail, and how long work may take unseen. */
export const START_PATIENCE = { beatMs: 5000, beats: 4, unseenMs: 15_000 } as const

export type StartPatience = Readonly<Record<keyof typeof START_PATIENCE, number>>

export class StartStalledError extends Error {}

export type StartWatch = Readonly<{
  /** Work by connections of its own that carry the same name. */
  through: <T>(work: Promise<T>) => Promise<T>
  stalled: Promise<never>
  end: () => void
}>

const HERE = 'select count(*)::int as n from pg_stat_activity where application_name = $1 and state <> $2'

/**
 * The statements of a start (migrations, the bank) may take as long as they need, so no limit of theirs tells a long one from
 * one whose database has gone: cut off in the middle, it waits until the network gives up, a quarter of an hour later. The watch
 * asks beside them, by connections that do give up: whether the database answers at all, and whether it knows of the work that
 * is waited for. Who starts the server starts it anew then.
 */
export function watchStart(
  { name, working, beside }: Readonly<{ name: string; working: pg.Pool; beside: pg.Pool }>,
  patience: StartPatience = START_PATIENCE,
): StartWatch {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  // Nobody may be listening any more when the last word comes.
  stalled.catch(() => undefined)
  const since = new Map<unknown, number>()
  const lent = (work: unknown) => since.set(work, performance.now())
  const back = (_: Error | undefined, client: pg.PoolClient) => since.delete(client)
  const gone = (work: unknown) => since.delete(work)
  working.on('acquire', lent).on('release', back).on('remove', gone)
  let silent = 0
  let unseen = 0
  let over = false
  const beat = async () => {
    const waits = [...since.values()].some((at) => performance.now() - at > patience.unseenMs)
    try {
      const { rows } = await beside.query<{ n: number }>(HERE, [name, 'idle'])
      silent = 0
      unseen = waits && rows[0]?.n === 0 ? unseen + 1 : 0
    } catch {
      silent += 1
    }
    if (silent >= patience.beats)
      reject(
        new StartStalledError(
          'The database stopped answering while the server started; please look at it, then start the server again.',
        ),
      )
    else if (unseen >= patience.beats)
      reject(
        new StartStalledError(
          'The database no longer knows what the server asked of it while it started (another one may have taken over); please start the server again.',
        ),
      )
    else if (!over) timer = setTimeout(() => void beat(), patience.beatMs)
  }
  let timer = setTimeout(() => void beat(), patience.beatMs)
  return {
    through: (work) => {
      lent(work)
      return Promise.race([work, stalled]).finally(() => gone(work))
    },
    stalled,
    end: () => {
      over = true
      clearTimeout(timer)
      working.off('acquire', lent).off('release', back).off('remove', gone)
    },
  }
}
