import type { ItemView } from './types.ts'

/** A pool of items, sorted once: choices look only where good items can be. A pool is never changed in place. */
export type PoolIndex = Readonly<{
  /** By the set of skills an item needs; each list from easy to hard. */ bySkills: ReadonlyMap<
    string,
    readonly ItemView[]
  >
  bySkill: ReadonlyMap<string, readonly ItemView[]>
  /** Skills of the pool, and of each subject. */ skills: number
  skillsPerSubject: ReadonlyMap<string, number>
}>

const indexes = new WeakMap<readonly ItemView[], PoolIndex>()

const skillsKey = (item: ItemView): string => (item.skills.length === 1 ? item.skills[0]! : item.skills.join(' '))

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

export function indexOf(pool: readonly ItemView[]): PoolIndex {
  const known = indexes.get(pool)
  if (known) return known
  const [bySkills, bySkill] = [new Map<string, ItemView[]>(), new Map<string, ItemView[]>()]
  const skillsPerSubject = new Map<string, number>()
  for (const item of pool) {
    put(bySkills, skillsKey(item), item)
    for (const skill of item.skills) {
      if (item.subject !== undefined && !bySkill.has(skill))
        skillsPerSubject.set(item.subject, (skillsPerSubject.get(item.subject) ?? 0) + 1)
      put(bySkill, skill, item)
    }
  }
  for (const list of bySkills.values()) list.sort((a, b) => a.b - b.b)
  const index = { bySkills, bySkill, skills: bySkill.size, skillsPerSubject }
  indexes.set(pool, index)
  return index
}

/** Lists without some items; those that have none of them as they are. Null where a list would be empty. */
function listsWithout(
  lists: ReadonlyMap<string, readonly ItemView[]>,
  ids: ReadonlySet<string>,
  touched: ReadonlySet<string>,
): Map<string, readonly ItemView[]> | null {
  const left = new Map(lists)
  for (const key of touched) {
    const items = (lists.get(key) ?? []).filter((item) => !ids.has(item.id))
    if (items.length === 0) return null
    left.set(key, items)
  }
  return left
}

/** A pool without some items, indexed from the index of the whole where that can be: only few of its lists are other ones. */
export function poolWithout(pool: readonly ItemView[], ids: ReadonlySet<string>): readonly ItemView[] {
  const gone = ids.size === 0 ? [] : pool.filter((item) => ids.has(item.id))
  if (gone.length === 0) return pool
  const rest = pool.filter((item) => !ids.has(item.id))
  const index = indexOf(pool)
  const bySkills = listsWithout(index.bySkills, ids, new Set(gone.map(skillsKey)))
  const bySkill = listsWithout(index.bySkill, ids, new Set(gone.flatMap((item) => item.skills)))
  if (bySkills && bySkill) indexes.set(rest, { ...index, bySkills, bySkill })
  return rest
}

/** The `n` items of a list from easy to hard that stand around a difficulty. */
export function around(sorted: readonly ItemView[], b: number, n: number): readonly ItemView[] {
  if (sorted.length <= n) return sorted
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.b < b) low = middle + 1
    else high = middle
  }
  const from = Math.min(sorted.length - n, Math.max(0, low - (n >> 1)))
  return sorted.slice(from, from + n)
}
