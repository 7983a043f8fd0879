import { describe, expect, test } from 'vitest'
import { drawItem } from '../draw/item.ts'
import { ceil, oneDecimal } from '../kit/num/steady.ts'
import type { TopicModule } from '../kit/template.ts'
import { type LockEntry, readLock } from '../lock/lock-file.ts'
import { itemOf, originId, sourcesOf } from '../lock/locked-item.ts'
import { topics } from '../registry.ts'
import { checkAgrees } from './check-agrees.ts'
import { ulps, withDisturbedMath } from './disturbed-math.ts'
import { explains } from './explains.ts'
import { figuresLegible } from './figures-legible.ts'
import type { Gate } from './gate.ts'
import { misconceptionsHold } from './misconceptions-hold.ts'

/**
 * All items in the deep run; else one of every frame, which runs all code that builds. Drawing anew (the search for numbers)
 * is the same code for all templates: one in sixteen in the quick run. The gates see items that are the same, byte for byte:
 * what their own arithmetic finds is left to the deep run.
 */
const DEEP = process.env.DEEP === '1'
const SEEDS = DEEP ? ['1', '2', '3'] : ['1']

function entriesOf(module: TopicModule): LockEntry[] {
  const live = readLock(module.topic.id).filter((e) => !e.retired && e.seed !== undefined)
  return DEEP ? live : [...Map.groupBy(live, originId).values()].flatMap((list) => list.slice(0, 1))
}

/** What a piece of work gives, as text; a fault is a result as well. */
function outcome(work: () => unknown): string {
  try {
    return JSON.stringify(work())
  } catch (error) {
    return `${error}`
  }
}

describe.each(topics.filter((m) => m.templates.length > 0))('$topic.name on a CPU with other last bits', (module) => {
  const sources = sourcesOf(module)

  test('every item is built the same, byte for byte', () => {
    const other = entriesOf(module).filter((entry) => {
      const plain = outcome(() => itemOf(sources, entry))
      return SEEDS.some((s) => withDisturbedMath(s + entry.id, () => outcome(() => itemOf(sources, entry))) !== plain)
    })
    expect(other.map((e) => e.display)).toEqual([])
  })

  test('drawing anew gives the same, byte for byte', () => {
    const templates = DEEP ? module.templates : module.templates.filter((_, i) => i % 16 === 0)
    const other = templates.filter((t) => {
      const drawAll = () => outcome(() => t.frames.map((frame) => drawItem(t, frame, 1, sources.sentences)))
      const plain = drawAll()
      return SEEDS.some((s) => withDisturbedMath(s + t.id, drawAll) !== plain)
    })
    expect(other.map((t) => t.id)).toEqual([])
  })

  test.runIf(DEEP)('the gates find the same', () => {
    const gates: readonly Gate[] = [checkAgrees, misconceptionsHold, explains, figuresLegible]
    const found = entriesOf(module).flatMap((entry) => {
      const item = itemOf(sources, entry)
      if ('rejected' in item) return [`${entry.id} ${item.rejected}`]
      return gates.flatMap((gate) =>
        withDisturbedMath(entry.id, () => gate({ module, items: [item] })).map((p) => `${p.item} ${p.message}`),
      )
    })
    expect(found).toEqual([])
  })
})

describe('the disturbance', () => {
  const edges = Array.from({ length: 60 }, (_, i) => i + 1)
  /** Pieces of six degrees in an arc that measures a whole number of them. */
  const pieces = (k: number) => (Math.atan2(Math.sin((k * Math.PI) / 30), Math.cos((k * Math.PI) / 30)) / Math.PI) * 30

  test('moves a number by the smallest steps there are', () => {
    expect(ulps(1, 1)).toBe(1 + Number.EPSILON)
    expect(ulps(-1, -2)).toBe(-1 + Number.EPSILON)
    expect(ulps(0, 3)).toBe(0)
  })

  test('pushes plain rounding over its edges, but not the rounding of the bank', () => {
    const runs = ['a', 'b', 'c', 'd'].map((seed) =>
      withDisturbedMath(seed, () => ({
        plain: edges.map((k) => Math.ceil(pieces(k))),
        steady: edges.map((k) => ceil(pieces(k))),
        written: edges.map((k) => oneDecimal(pieces(k) / 20)),
      })),
    )
    expect(new Set(runs.map((r) => JSON.stringify(r.plain))).size).toBeGreaterThan(1)
    expect(new Set(runs.map((r) => JSON.stringify([r.steady, r.written]))).size).toBe(1)
  })
})
