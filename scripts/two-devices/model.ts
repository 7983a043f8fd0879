import type { Kept, Outcome } from './server.ts'

/**
 * What must come of two devices, told without any code of the product: a list of changes with the true moment of each.
 * The latest of them is what a question holds in the end.
 */

/** Answer and marks of a question, as text so that two can be held against each other. */
export type Value = string
type Change = Readonly<{ id: number; at: number; by: number; pos: number; value: Value }>
type Known = Readonly<{ arrived: ReadonlySet<number>; taken: ReadonlyMap<number, Value>; at: number }>

export type Sent = Readonly<{ sentAt: number; dated: boolean }>

export const SERVER = -1
/** What a question was answered with, without its star: a star can still be set when the answer is locked. */
const answerIn = (value: Value): string => JSON.stringify(JSON.parse(value).slice(0, 3))

export const valueIn = (q: {
  letter: string | null
  grid: string | null
  skipped: boolean | null
  marked: boolean
  confidence: string | null
}): Value => JSON.stringify([q.letter, q.grid || null, q.skipped, q.marked, q.confidence])

export const valuesAt = ({ rows }: Kept): Value[] => rows.map(({ slot }) => valueIn(slot))

export function makeModel(first: Kept, now: () => number) {
  let changes: readonly Change[] = valuesAt(first).map((value, pos) => ({ id: pos, at: 0, by: SERVER, pos, value }))
  let known: Known = { arrived: new Set(changes.map((c) => c.id)), taken: new Map(), at: now() }
  /** Of these no device can say how old they are: its clock was set while they waited. */
  let unsure: ReadonlySet<number> = new Set()
  /** Questions, by device, of which a change was long on its way, and nobody can say how long: the server takes it, and what its device does next, for younger. */
  const late = new Set<string>()
  /** Their device's clock was set since: of no matter unless they have to be sent again. */
  let clockSet: ReadonlySet<number> = new Set()
  /** Questions whose latest change no device holds any more. */
  const free = new Set<number>()
  let discards = 0
  /** What the server went back to when a device last threw its answers away. */
  let wentBack: readonly Value[] | null = null
  let restores = 0
  let frozen: readonly ReadonlySet<Value>[] | null = null
  let times: readonly number[] = []

  const untouched = (pos: number): Value => valuesAt(first)[pos] ?? ''
  const of = (pos: number) => changes.filter((c) => c.pos === pos)
  const latest = (list: readonly Change[]) =>
    list.reduce<Change | undefined>((best, c) => (best && best.at > c.at ? best : c), undefined)
  const valuesOf = (list: readonly (Change | undefined)[]) => new Set(list.flatMap((c) => c?.value ?? []))

  /** The last change of each device that may count as younger than it is; never one that the same device has changed since. */
  const lastOfLate = (list: readonly Change[]) =>
    [...new Set(list.filter((c) => late.has(`${c.by}:${c.pos}`)).map((c) => c.by))].map((by) =>
      latest(list.filter((c) => c.by === by)),
    )
  /** What a question may hold: its latest change, one that was late, or one whose age nobody can tell. */
  const allowed = (pos: number): ReadonlySet<Value> => {
    const all = of(pos)
    if (free.has(pos)) return valuesOf(all)
    const sure = latest(all.filter((c) => !unsure.has(c.id)))
    return valuesOf([sure, ...lastOfLate(all), ...all.filter((c) => unsure.has(c.id))])
  }
  /** The same for what the server knows so far; a later change may have come with another device's copy. */
  const allowedNow = (pos: number): ReadonlySet<Value> => {
    const there = latest(of(pos).filter((c) => known.arrived.has(c.id) && !unsure.has(c.id)))
    const later = of(pos).filter((c) => c.at > (there?.at ?? 0) || unsure.has(c.id))
    const arrived = lastOfLate(of(pos).filter((c) => known.arrived.has(c.id)))
    return free.has(pos) ? valuesOf(of(pos)) : valuesOf([there, ...arrived, ...later])
  }
  const fault = (text: string): never => {
    throw new Error(text)
  }
  const add = (by: number, pos: number, value: Value): void => {
    changes = [...changes, { id: changes.length, at: now(), by, pos, value }]
    if (by === SERVER) arrive([changes.length - 1])
  }
  const arrive = (ids: readonly number[]): void => {
    known = { ...known, arrived: new Set([...known.arrived, ...ids]) }
  }

  /** Don't Save: what the device had not sent is gone. */
  const drop = (by: number): void => {
    discards += 1
    const gone = changes.filter((c) => c.by === by && !known.arrived.has(c.id))
    // What a restored server has lost may be held by the other device, which was told of it before.
    if (restores > 0) for (const { pos } of gone) free.add(pos)
    else changes = changes.map((c) => (gone.includes(c) ? { ...c, at: -1, value: untouched(c.pos) } : c))
  }

  return {
    changed: (by: number, pos: number, value: Value): void => add(by, pos, value),
    /** A call of a device, sent at its moment, has reached the server. `dated`: the device knew the server's time when it sent it. */
    saw: (by: number, { kind, taken }: Outcome, kept: Kept, { sentAt, dated }: Sent): void => {
      const values = valuesAt(kept)
      if (kind === 'saved' || kind === 'scored') {
        const carried = changes.filter((c) => c.by === by && c.at <= sentAt && !known.arrived.has(c.id))
        if (sentAt < now() && !dated) for (const { pos } of carried) late.add(`${by}:${pos}`)
        arrive(carried.map((c) => c.id))
      }
      if (kind === 'discarded') {
        drop(by)
        wentBack = values
        times = []
        for (const [pos, value] of values.entries()) if (!kept.rows[pos]?.slot.taken_at) add(SERVER, pos, value)
      }
      for (const pos of taken) {
        const value = values[pos] ?? ''
        const may = [...allowedNow(pos)].map(answerIn)
        if (!may.includes(answerIn(value))) fault(`question ${pos} was taken with ${value}, may be ${may}`)
        known = { ...known, taken: new Map([...known.taken, [pos, value]]) }
      }
      if (kind === 'scored') frozen = values.map((_, pos) => allowedNow(pos))
      const spent = [kept.test.time_ms, ...kept.rows.map(({ slot }) => slot.time_ms)]
      if (spent.some((ms, i) => ms < (times[i] ?? 0))) fault(`time went from ${times} to ${spent}`)
      times = spent
    },
    /** Don't Save is over. What its page had found when it was opened may have been put back over an older checkpoint, and nothing else. */
    dropped: (by: number, found: readonly Value[], kept: Kept): void => {
      drop(by)
      for (const [pos, value] of valuesAt(kept).entries()) {
        if (wentBack === null || value === wentBack[pos]) continue
        if (value !== found[pos]) fault(`question ${pos} was put back to ${value}; the page had found ${found[pos]}`)
        add(SERVER, pos, value)
      }
      wentBack = null
    },
    /** `waiting`: questions of which the device does not know that the server has them. */
    clockSet: (by: number, waiting: ReadonlySet<number>): void => {
      const own = changes.filter((c) => c.by === by)
      unsure = new Set([...unsure, ...own.filter((c) => waiting.has(c.pos) || restores > 0).map((c) => c.id)])
      clockSet = new Set([...clockSet, ...own.map((c) => c.id)])
    },
    backup: (): Known => ({ ...known, at: now() }),
    restored: (backup: Known): void => {
      for (const pos of known.taken.keys()) if (!backup.taken.has(pos)) free.add(pos)
      if (discards > 0) for (const { pos } of changes) free.add(pos)
      unsure = new Set([...unsure, ...clockSet])
      known = backup
      restores += 1
      times = []
    },
    scored: () => frozen !== null,
    /** In the end, when everybody has sent all: what the server holds. */
    holds: (kept: Kept): void => {
      for (const [pos, value] of valuesAt(kept).entries()) {
        const taken = known.taken.get(pos)
        if (taken !== undefined) {
          if (answerIn(taken) !== answerIn(value)) fault(`question ${pos} was taken as ${taken} and is ${value}`)
          continue
        }
        const may = frozen?.[pos] ?? allowed(pos)
        if (!may.has(value)) fault(`question ${pos} holds ${value}, must be one of ${[...may]}`)
      }
    },
  }
}
export type Model = ReturnType<typeof makeModel>
export type { Known }
