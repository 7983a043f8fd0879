/**
 * What the lock of a topic should say, given what it says and what the topic is now. Items that exist are never changed:
 * new wording is noted, another key, option or number is refused, unless it is declared by retiring the item.
 */

import type { DrawnItem } from '../draw/drawn.ts'
import { drawItem, figureKey, itemsOf, stemKey, twinKey } from '../draw/item.ts'
import type { TopicModule } from '../kit/template.ts'
import type { Template } from '../kit/types.ts'
import type { LockEntry } from './lock-file.ts'
import { itemOf, originId, type Sources, sourcesOf } from './locked-item.ts'

export type LockPlan = Readonly<{
  /** The lock as it should be; what changed without being declared is left as it was. */ entries: readonly LockEntry[]
  added: readonly string[]
  reworded: readonly string[]
  retired: readonly string[]
  /** Items whose key, options or numbers are no longer what the lock says. */
  undeclared: readonly Readonly<{ id: string; reason: string }>[]
}>

/** Whether a name after `--retire` means this very item. */
const names = (name: string, entry: LockEntry): boolean => name === entry.id || name === entry.display
/** Whether it means the frame, template or topic that the item belongs to. */
const covers = (name: string, entry: LockEntry): boolean => entry.id.startsWith(`${name}/`)

function checkNames(entries: readonly LockEntry[], retire: readonly string[]): void {
  for (const name of retire) {
    if (!entries.some((e) => !e.retired && (names(name, e) || covers(name, e))))
      throw new Error(`--retire ${name}: no item in the lock has this id, display id, frame or template`)
  }
}

const entryOf = (item: DrawnItem, display: string): LockEntry => ({
  display,
  id: item.id,
  ...(item.frame_id === 'written' ? {} : { seed: item.seed, params: item.params }),
  hash: item.semantic_hash,
  text: item.text_hash,
})

type EntriesByOrigin = ReadonlyMap<string, readonly LockEntry[]>

/** New items of a template: each frame is filled up to its number of items; numbers go on where they ended. */
function fill(t: Template, sources: Sources, entries: EntriesByOrigin, seen: Set<string>): DrawnItem[] {
  return t.frames.flatMap((frame) => {
    const own = entries.get(`${t.id}/${frame.id}`) ?? []
    const last = Math.max(0, ...own.map((e) => Number(e.id.split('/').at(-1))))
    const missing = itemsOf(frame) - own.filter((e) => !e.retired).length
    return Array.from({ length: Math.max(0, missing) }, (_, i) =>
      drawItem(t, frame, last + 1 + i, sources.sentences, seen),
    )
  })
}

/** The id for a written question that is not in the lock, or whose earlier item was retired. */
function writtenId(id: string, entries: EntriesByOrigin): string {
  const before = entries.get(id)?.length ?? 0
  return before === 0 ? id : `${id}@${before + 1}`
}

/**
 * `retire` names items (by id or display id: retired in any case) or frames, templates or the topic (of these, the items
 * that changed are retired). What is retired is replaced by a new item with a new number, where its template still asks
 * for it. Items that were built before, from these entries, need not be built again: `built` holds them by id.
 */
export function planLock(
  module: TopicModule,
  old: readonly LockEntry[],
  retire: readonly string[] = [],
  built: ReadonlyMap<string, DrawnItem> = new Map(),
): LockPlan {
  checkNames(old, retire)
  const sources = sourcesOf(module)
  const undeclared: { id: string; reason: string }[] = []
  const reworded: string[] = []
  const retired: string[] = []
  const stems = new Map<string, Set<string>>()
  // Sibling templates of a skill may ask the same of the same figure.
  const twins = new Map<string, Set<string>>()
  const remember = (item: DrawnItem) => {
    const seen = stems.get(item.template_id) ?? new Set()
    const figure = figureKey(item.public.content)
    if (figure !== null) seen.add(figure)
    stems.set(item.template_id, seen.add(stemKey(item.public.content)))
    twins.set(item.skill, (twins.get(item.skill) ?? new Set()).add(twinKey(item) ?? ''))
  }

  const kept = old.map((entry): LockEntry => {
    if (entry.retired) return entry
    const item = built.get(entry.id) ?? itemOf(sources, entry)
    const changed =
      'rejected' in item
        ? item.rejected
        : item.semantic_hash !== entry.hash
          ? 'its key, options or numbers changed'
          : ''
    if (retire.some((name) => names(name, entry) || (changed !== '' && covers(name, entry)))) {
      // A question taken out although it did not change must not come back under a new number.
      if (!('rejected' in item) && changed === '') {
        if (entry.seed === undefined)
          throw new Error(`--retire ${entry.id}: the question is unchanged; take it out of its file first`)
        remember(item)
      }
      retired.push(entry.id)
      return { ...entry, retired: true }
    }
    if ('rejected' in item || changed !== '') {
      undeclared.push({ id: entry.id, reason: changed })
      return entry
    }
    remember(item)
    if (item.text_hash === entry.text) return entry
    reworded.push(entry.id)
    return { ...entry, text: item.text_hash }
  })

  const byOrigin = Map.groupBy(kept, originId)
  const live = new Set(kept.flatMap((e) => (e.retired ? [] : [originId(e)])))
  const fresh = [
    ...module.templates.flatMap((t) => {
      const items = fill(t, sources, byOrigin, new Set([...(stems.get(t.id) ?? []), ...(twins.get(t.skill) ?? [])]))
      items.forEach(remember)
      return items
    }),
    ...[...sources.written.keys()]
      .filter((id) => !live.has(id))
      .flatMap((id) => {
        const item = itemOf(sources, { display: '', id: writtenId(id, byOrigin), hash: '', text: '' })
        return 'rejected' in item ? [] : [item]
      }),
  ]
  let last = Math.max(0, ...old.map((e) => Number(e.display.split('-').at(-1))))
  const added = fresh.map((item) => entryOf(item, `${module.topic.code}-${String(++last).padStart(4, '0')}`))
  return { entries: [...kept, ...added], added: added.map((e) => e.id), reworded, retired, undeclared }
}

/** How a new wording is declared. */
export const declare = (topicId: string, ids: readonly string[]): string =>
  `${ids.length} item${ids.length === 1 ? '' : 's'} of ${topicId} read otherwise than the lock says. If that is meant, note it:` +
  ` npm run bank -- lock ${topicId} --reword`

/** How an undeclared change is mended; the tests say the same. */
export const mend = (topicId: string, ids: readonly string[]): string =>
  `${ids.length} item${ids.length === 1 ? '' : 's'} of ${topicId} no longer match the lock. Undo the change, or retire them:` +
  ` npm run bank -- lock ${topicId} --retire <item, frame, template or ${topicId}>`
