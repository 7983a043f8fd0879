import {
  type Answer,
  addAnswer,
  type Calibrated,
  calibrateTemplate,
  FEATURES,
  fillFeatures,
  type ItemStat,
  type ItemView,
  NO_STAT,
  type Node,
  nodesFor,
  observe,
  PARAMS,
  type Params,
  type Seen,
  seenAfter,
} from '@fourfold/engine'
import type { Split } from './split.ts'
import { type Table, userStarts } from './table.ts'

/** How many parts the training students are cut into, so that nobody's own answers set the difficulties they are judged by. */
export const PARTS = 5

export type Items = Readonly<{ view: (row: number, part: number) => ItemView }>

/** Training students' part, or -1 for test students. */
export function partsOf(table: Table, split: Split): Int8Array {
  const part = new Int8Array(table.users.length)
  let next = 0
  for (let u = 0; u < table.users.length; u++) part[u] = split.fold[u] === -1 ? -1 : next++ % PARTS
  return part
}

export type BenchParams = Readonly<{ engine: Params; passes: number }>

/** The engine's parameters for a table of open answers: no luck, skills instead of templates. */
export function benchParams(over: Partial<{ [K in keyof Params]: Partial<Params[K]> }> = {}, passes = 3): BenchParams {
  const merged = Object.fromEntries(
    Object.entries(PARAMS).map(([key, value]) => [
      key,
      typeof value === 'object' && !Array.isArray(value)
        ? { ...value, ...(over as Record<string, object>)[key] }
        : value,
    ]),
  ) as unknown as Params
  return {
    passes,
    engine: {
      ...merged,
      guess: { grid: 0, ...over.guess },
      slip: 0,
      // Nothing here asks for mastery or a score: only the fitted terms are measured.
      learning: [],
      calibrate: { ...PARAMS.calibrate, sibling_var: 0.8, template_var: 0.2, ...over.calibrate },
    } as Params,
  }
}

/** Time between two answers of a table without a clock. */
export const STEP = 30_000

/** Walks every student's answers in order through the engine. `visit` sees the state before the answer. */
export function replay(
  table: Table,
  part: Int8Array,
  items: Items,
  params: Params,
  visit: (row: number, nodes: Record<string, Node>, item: ItemView, now: number) => void,
): void {
  const starts = userStarts(table)
  for (let u = 0; u + 1 < starts.length; u++) {
    let nodes: Record<string, Node> = {}
    const seen = new Map<number, Seen>()
    const from = starts[u]!
    for (let r = from; r < starts[u + 1]!; r++) {
      const before = seen.get(table.item[r]!)
      const base = items.view(r, part[table.user[r]!]!)
      const item = before ? { ...base, seen: before } : base
      const now = Number.isNaN(table.time[r]!) ? (r - from) * STEP : table.time[r]! * 1000
      visit(r, nodes, item, now)
      const correct = table.correct[r] === 1
      const ms = table.elapsed[r]!
      const answer: Answer = {
        item,
        correct,
        at: now,
        first_exposure: before === undefined,
        ...(Number.isNaN(ms) ? {} : { ms }),
      }
      nodes = observe(nodes, answer, now, params) as Record<string, Node>
      seen.set(table.item[r]!, seenAfter(before, correct, now))
    }
  }
}

/** Difficulties and times of all items from the training students: version PARTS uses all of them, version k all but part k. */
export function calibrateItems(
  table: Table,
  part: Int8Array,
  bench: BenchParams,
  refit?: (items: Items) => Float64Array,
): Items {
  const itemCount = table.items.length
  const home = homeSets(table)
  const seconds = itemSeconds(table, part, home)
  let fit: Calibrated[][] = Array.from({ length: PARTS + 1 }, () => [])
  const start = startDifficulties(table, part, home)
  for (let v = 0; v <= PARTS; v++) fit[v] = start
  let items = makeItems(table, fit, seconds)
  for (let pass = 0; pass < bench.passes; pass++) {
    const stats: ItemStat[][] = Array.from({ length: PARTS }, () => new Array<ItemStat>(itemCount).fill(NO_STAT))
    const w = refit && pass >= 2 ? refit(items) : null
    const x = new Float64Array(FEATURES.length)
    // Judged by difficulties that leave the student's part out, so the sums stay honest from pass to pass.
    replay(table, part, items, bench.engine, (r, nodes, item, now) => {
      const p = part[table.user[r]!]!
      if (p < 0) return
      let rest = 0
      if (w) {
        fillFeatures(x, nodes, item, now)
        for (let j = 0; j < x.length; j++) if (j !== 1) rest += w[j]! * x[j]!
      }
      const id = table.item[r]!
      stats[p]![id] = addAnswer(
        stats[p]![id]!,
        w ? rest : abilityOf(nodes, item),
        item.b,
        bench.engine.guess.grid,
        table.correct[r] === 1,
      )
    })
    fit = Array.from({ length: PARTS + 1 }, (_, v) => recalibrate(table, home, fit, stats, v, bench.engine))
    items = makeItems(table, fit, seconds)
  }
  return items
}

function abilityOf(nodes: Record<string, Node>, item: ItemView): number {
  let sum = 0
  for (const scope of nodesFor(item))
    sum += (nodes[scope]?.mean ?? 0) * (scope.startsWith('skill:') ? 1 / item.skills.length : 1)
  return sum
}

/** The skill set under which an item is met first: its template, for shrinkage. */
function homeSets(table: Table): Int32Array {
  const home = new Int32Array(table.items.length).fill(-1)
  for (let r = 0; r < table.rows; r++) if (home[table.item[r]!] === -1) home[table.item[r]!] = table.set[r]!
  return home
}

function startDifficulties(table: Table, part: Int8Array, home: Int32Array): Calibrated[] {
  let n = 0
  let right = 0
  const itemN = new Float64Array(table.items.length)
  const itemRight = new Float64Array(table.items.length)
  for (let r = 0; r < table.rows; r++) {
    if (part[table.user[r]!]! < 0) continue
    n++
    right += table.correct[r]!
    itemN[table.item[r]!]! += 1
    itemRight[table.item[r]!]! += table.correct[r]!
  }
  const mean = right / Math.max(1, n)
  return Array.from(home, (_, i) => {
    const share = (itemRight[i]! + 5 * mean) / (itemN[i]! + 5)
    return { b: -Math.log(share / (1 - share)), b_var: 0.5, n: itemN[i]! }
  })
}

/** Information, in answers times p(1 - p), that the overall mean weighs in a skill's mean. */
const SKILL_PRIOR = 3

function recalibrate(
  table: Table,
  home: Int32Array,
  fit: readonly Calibrated[][],
  stats: readonly ItemStat[][],
  version: number,
  params: Params,
): Calibrated[] {
  const groups: { id: string; b: number; stat: ItemStat }[][] = table.skillSets.map(() => [])
  const skill = table.skills.map(() => ({ sum: 0, info: 0 }))
  const all = { sum: 0, info: 0 }
  for (let i = 0; i < home.length; i++) {
    if (home[i]! < 0) continue
    let n = 0
    let score = 0
    let info = 0
    for (let p = 0; p < PARTS; p++) {
      const stat = stats[p]![i]!
      if (p === version || stat.n === 0) continue
      // Sums of part p were made at that part's difficulty; moved to this version's by the information.
      const shift = fit[p]![i]!.b - fit[version]![i]!.b
      n += stat.n
      score += stat.score - shift * stat.info
      info += stat.info
    }
    const b = fit[version]![i]!.b
    // Skill means by information, so that a set of skills met seldom starts from what its skills are like elsewhere.
    const estimate = info * b - score
    all.sum += estimate
    all.info += info
    for (const k of table.skillSets[home[i]!]!) {
      skill[k]!.sum += estimate
      skill[k]!.info += info
    }
    groups[home[i]!]!.push({ id: String(i), b, stat: { n, score, info } })
  }
  const mean = all.info > 0 ? all.sum / all.info : 0
  const skillMean = skill.map(({ sum, info }) => (sum + SKILL_PRIOR * mean) / (info + SKILL_PRIOR))
  const out: Calibrated[] = new Array(home.length)
  groups.forEach((group, set) => {
    const own = table.skillSets[set]!
    const b = own.length === 0 ? mean : own.reduce((sum, k) => sum + skillMean[k]!, 0) / own.length
    const prior = { b, b_var: params.calibrate.template_var }
    for (const [id, fitted] of calibrateTemplate(group, prior, params).items) out[Number(id)] = fitted
  })
  return out
}

function itemSeconds(table: Table, part: Int8Array, home: Int32Array): Float64Array[] {
  const sum = Array.from({ length: PARTS }, () => new Float64Array(table.items.length))
  const count = Array.from({ length: PARTS }, () => new Float64Array(table.items.length))
  for (let r = 0; r < table.rows; r++) {
    const p = part[table.user[r]!]!
    const ms = table.elapsed[r]!
    if (p < 0 || Number.isNaN(ms)) continue
    const x = Math.log(Math.min(600, Math.max(1, ms / 1000)))
    sum[p]![table.item[r]!]! += x
    count[p]![table.item[r]!]! += 1
  }
  return Array.from({ length: PARTS + 1 }, (_, v) => {
    const s = new Float64Array(table.items.length)
    const c = new Float64Array(table.items.length)
    const setS = new Float64Array(table.skillSets.length)
    const setC = new Float64Array(table.skillSets.length)
    let allS = 0
    let allC = 0
    for (let p = 0; p < PARTS; p++) {
      if (p === v) continue
      for (let i = 0; i < s.length; i++) {
        s[i]! += sum[p]![i]!
        c[i]! += count[p]![i]!
      }
    }
    for (let i = 0; i < s.length; i++) {
      if (home[i]! < 0) continue
      setS[home[i]!]! += s[i]!
      setC[home[i]!]! += c[i]!
      allS += s[i]!
      allC += c[i]!
    }
    const all = allC > 0 ? allS / allC : Math.log(60)
    return s.map((x, i) => {
      const set = home[i]! < 0 ? all : (setS[home[i]!]! + 10 * all) / (setC[home[i]!]! + 10)
      return Math.exp((x + 5 * set) / (c[i]! + 5))
    })
  })
}

function makeItems(table: Table, fit: readonly Calibrated[][], seconds: readonly Float64Array[]): Items {
  const skillNames = table.skillSets.map((set) => set.map((s) => table.skills[s]!))
  const cache = fit.map(() => new Map<number, ItemView>())
  const sets = table.skillSets.length
  return {
    view(row, part) {
      const v = part < 0 ? PARTS : part
      const id = table.item[row]!
      const key = id * sets + table.set[row]!
      const known = cache[v]!.get(key)
      if (known) return known
      const { b, b_var, n } = fit[v]![id]!
      const view: ItemView = {
        id: table.items[id]!,
        template_id: String(table.set[row]),
        frame_id: table.items[id]!,
        topic: table.name,
        skills: skillNames[table.set[row]!]!,
        b,
        b_var,
        n,
        response: 'grid',
        options: 0,
        seconds: seconds[v]![id]!,
        difficulty: 'Medium',
      }
      cache[v]!.set(key, view)
      return view
    },
  }
}

/** The terms of every row, as the engine computes them, one row after the other. */
export function featureMatrix(table: Table, part: Int8Array, items: Items, params: Params): Float32Array {
  const k = FEATURES.length
  const out = new Float32Array(table.rows * k)
  const x = new Float64Array(k)
  replay(table, part, items, params, (r, nodes, item, now) => {
    fillFeatures(x, nodes, item, now)
    out.set(x, r * k)
  })
  return out
}
