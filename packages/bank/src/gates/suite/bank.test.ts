import { describe, expect, test } from 'vitest'
import { COMPLETE, EXPECTED, MISCONCEPTIONS } from '../../expectations.ts'
import { hasLock } from '../../lock/lock-file.ts'
import { topics } from '../../registry.ts'
import { openBank } from '../../served/cache.ts'

const twice = (ids: readonly string[]): string[] => {
  const seen = new Set<string>()
  return ids.filter((id) => seen.has(id) || !seen.add(id))
}

// As served: each topic's own suite proves that its items are those of its sources.
const items = (await openBank()).items()

describe('over the whole bank', () => {
  test('ids of topics, skills, templates, misconceptions and items are used once', () => {
    const lists = [
      topics.map((m) => m.topic.id),
      topics.map((m) => m.topic.code),
      topics.flatMap((m) => m.topic.subjects.flatMap((s) => s.skills.map((k) => k.id))),
      topics.flatMap((m) => m.templates.map((t) => t.id)),
      topics.flatMap((m) => m.misconceptions.map((x) => x.id)),
      items.map((i) => i.id),
      items.map((i) => i.display_id),
    ]
    expect(lists.flatMap(twice)).toEqual([])
  })

  test('no stem stands twice, also across topics', () => {
    const stems = items.filter((i) => i.passage_id === null)
    const known = new Map(stems.map((i) => [i.public.content.replace(/\s+/g, ' '), i.id]))
    expect(stems.filter((i) => known.get(i.public.content.replace(/\s+/g, ' ')) !== i.id).map((i) => i.id)).toEqual([])
  })

  test('every topic of the registry has expectations, and every complete topic is in the registry', () => {
    const ids = topics.map((m) => m.topic.id)
    expect(ids.filter((id) => !EXPECTED[id])).toEqual([])
    expect(COMPLETE.filter((id) => !ids.includes(id) || !hasLock(id))).toEqual([])
  })

  test('weights of the subjects of a topic sum to 1', () => {
    for (const { topic } of topics)
      if (topic.subjects.length > 0) expect(topic.subjects.reduce((s, x) => s + x.weight, 0)).toBeCloseTo(1, 6)
  })
})

describe('misconceptions', () => {
  test('no question has one name for all three wrong options', () => {
    const alike = items.filter((i) => {
      const names = Object.values(i.secret.options).flatMap((o) => (o && !o.correct ? [o.misconception] : []))
      return names.length === 3 && names[0] !== null && new Set(names).size === 1
    })
    expect(alike.map((i) => i.template_id)).toEqual([])
  })

  for (const { topics: ids, least } of MISCONCEPTIONS)
    test(`${ids.join(' and ')} have at least ${least} together, once both are complete`, () => {
      const count = topics.filter((m) => ids.includes(m.topic.id)).reduce((n, m) => n + m.misconceptions.length, 0)
      const due = ids.every((id) => COMPLETE.includes(id))
      expect(count).toBeGreaterThanOrEqual(due ? least : 0)
    })
})
