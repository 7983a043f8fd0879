import { type Evidence, evidenceOf } from './adapt.ts'
import { PARTS, type Versions } from './difficulties.ts'
import { FEATURES } from './features.ts'
import { observe, seenAfter } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import type { Nodes } from './state.ts'
import type { Answer, ItemView, Seen } from './types.ts'

/** One student's answers in a topic, oldest first, on items as the bank has them. */
export type History = readonly Answer[]

const RAPID_MS = 3000
/** A skip is no answer: it moves the student's state and nothing else. */
const given = ({ skipped }: Answer): boolean => !skipped
/** First answers that were thought about: what an ability alone can explain. */
export const plain = ({ first_exposure, ms }: Answer): boolean => first_exposure && (ms === undefined || ms >= RAPID_MS)

export const countedIn = (histories: readonly History[]): number =>
  histories.reduce((sum, history) => sum + history.filter(given).length, 0)

/** Walks through one history; `see` gets the state before each answer, and the item with what the student did on it before. */
export function replayHistory(
  history: History,
  viewOf: (item: ItemView) => ItemView,
  see: (nodes: Nodes, item: ItemView, answer: Answer) => void,
  params: Params = PARAMS,
): Nodes {
  let nodes: Nodes = {}
  const seen = new Map<string, Seen>()
  for (const answer of history) {
    const before = seen.get(answer.item.id)
    const view = viewOf(answer.item)
    const item = before ? { ...view, seen: before } : view
    see(nodes, item, answer)
    nodes = observe(nodes, { ...answer, item: view }, answer.at, params)
    seen.set(answer.item.id, seenAfter(before, answer.correct && !answer.skipped, answer.at))
  }
  return nodes
}

/** Items as a part of the students is judged by them: what the others say of their difficulty and of the time they take. */
export type Judged = Readonly<{ versions: Versions; times: readonly ReadonlyMap<string, number>[] }>

export const viewBy =
  ({ versions, times }: Judged, part: number) =>
  (item: ItemView): ItemView => ({
    ...item,
    ...versions?.[part]?.items.get(item.id),
    secondsTaken: times[part]!.get(item.id) ?? item.seconds,
  })

/** Walks through all histories; `see` gets every answer that was given. */
export function walk(
  histories: readonly History[],
  judged: Judged,
  params: Params,
  see: (nodes: Nodes, item: ItemView, answer: Answer, part: number) => void,
): void {
  histories.forEach((history, i) => {
    const part = i % PARTS
    replayHistory(
      history,
      viewBy(judged, part),
      (nodes, item, answer) => {
        if (given(answer)) see(nodes, item, answer, part)
      },
      params,
    )
  })
}

/** The answers as the model saw them coming, one row each. */
export type Rows = Readonly<{
  x: Float32Array
  y: Uint8Array
  floor: Float32Array
  evidence: readonly Evidence[]
  /** Difficulty that the answer was judged by. */ b: Float64Array
  part: readonly number[]
  skills: readonly (readonly number[])[]
  item: readonly (readonly number[])[]
  skillIds: ReadonlyMap<string, number>
  itemIds: ReadonlyMap<string, number>
}>

const indexed = () => {
  const ids = new Map<string, number>()
  const of = (id: string): number => {
    const known = ids.get(id)
    if (known !== undefined) return known
    ids.set(id, ids.size)
    return ids.size - 1
  }
  return { ids, of }
}

export function gather(histories: readonly History[], judged: Judged, params: Params, limit: number): Rows {
  const k = FEATURES.length
  const size = Math.min(limit, countedIn(histories))
  const x = new Float32Array(size * k)
  const y = new Uint8Array(size)
  const floor = new Float32Array(size)
  const evidence: Evidence[] = []
  const b = new Float64Array(size)
  const part: number[] = []
  const skills: number[][] = []
  const item: number[][] = []
  const skillIds = indexed()
  const itemIds = indexed()
  walk(histories, judged, params, (nodes, view, answer, own) => {
    const r = evidence.length
    if (r >= size) return
    const one = evidenceOf(nodes, view, answer.at, answer.correct, params)
    const terms = x.subarray(r * k, (r + 1) * k)
    terms.set(one.terms)
    evidence.push({ ...one, terms })
    y[r] = one.correct ? 1 : 0
    floor[r] = one.floor
    b[r] = view.b
    part.push(own)
    skills.push(view.skills.map(skillIds.of))
    item.push([itemIds.of(view.id)])
  })
  return { x, y, floor, evidence, b, part, skills, item, skillIds: skillIds.ids, itemIds: itemIds.ids }
}
