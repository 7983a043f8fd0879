import {
  chance,
  chooseNext,
  emptyState,
  FEATURES,
  type ItemView,
  observe,
  type Params,
  type Rng,
  type StudentState,
  seededRng,
} from '@fourfold/engine'
import { auc, logLoss } from '../models/metrics.ts'
import { type Fitted, fitOurs } from '../models/ours.ts'
import { benchParams } from '../models/replay.ts'
import { hashSplit, type Split } from '../models/split.ts'
import { selectRows, type Table, userStarts } from '../models/table.ts'

/** Terms that mean something when the order of the answers is unknown and the questions are chosen by their difficulty. */
const ORDERLESS = ['bias', 'easiness', 'topic ability', 'skill ability', 'skill new']

export type SelectionRow = Readonly<{ policy: string; questions: number; auc: number; logloss: number }>

/** The order of the answers is unknown, so each student's are shuffled: nothing can be learnt from an order that is not there. */
export function shuffled(table: Table, seed: number): Table {
  const rng = seededRng(seed)
  const order = Int32Array.from({ length: table.rows }, (_, r) => r)
  const starts = userStarts(table)
  for (let u = 0; u + 1 < starts.length; u++) {
    for (let i = starts[u + 1]! - 1; i > starts[u]!; i--) {
      const j = starts[u]! + Math.floor(rng() * (i - starts[u]! + 1))
      const swap = order[i]!
      order[i] = order[j]!
      order[j] = swap
    }
  }
  const by = <A extends Int32Array | Uint8Array | Float64Array>(from: A): A => from.map((_, r) => from[order[r]!]!) as A
  return {
    ...table,
    item: by(table.item),
    set: by(table.set),
    correct: by(table.correct),
    time: by(table.time),
    elapsed: by(table.elapsed),
  }
}

const FOLDS = 5

const ABILITY = FEATURES.findIndex((f) => f.name === 'topic ability')

/** The item's slope on ability against the usual one. */
function slopeOf(item: ItemView, params: Params): number {
  const weight = params.weights['topic ability'] ?? 0
  return weight > 0 ? Math.min(2.5, Math.max(0.3, 1 + (item.weightOffset?.[ABILITY] ?? 0) / weight)) : 1
}

/** How many answers a student must have to be asked about. */
export type Answers = Readonly<{ least: number; most: number }>

type Held = Readonly<{ askable: readonly number[]; targets: readonly number[] }>

/** Held-out students with enough answers: a third of each one's answers are what is predicted, the others may be asked. */
function heldOut(table: Table, split: Split, { least, most }: Answers): Held[] {
  const starts = userStarts(table)
  const held: Held[] = []
  for (let u = 0; u + 1 < starts.length; u++) {
    const n = starts[u + 1]! - starts[u]!
    if (split.fold[table.user[starts[u]!]!] !== -1 || n < least || n > most) continue
    const rows = Array.from({ length: n }, (_, i) => starts[u]! + i)
    const cut = Math.floor(n / 3)
    held.push({ targets: rows.slice(0, cut), askable: rows.slice(cut) })
  }
  return held
}

/** Each student is held out once: the item parameters that predict a student come from the others. */
function crossed(table: Table, folds: number): Split[] {
  const { fold } = hashSplit(table, 0, folds)
  return Array.from({ length: folds }, (_, held) => ({ folds, fold: fold.map((f) => (f === held ? -1 : f)) }))
}

type Asked = Readonly<{
  policy: string
  questions: number
  next: Next
  p: number[]
  y: number[]
  /** Predictions and their log loss, summed for each student. */
  n: number[]
  loss: number[]
}>

export type Selection = Readonly<{
  rows: SelectionRow[]
  students: number
  /** How many random questions are as good by log loss: in nine of ten samples of so many such students. */
  interval: readonly [number, number]
}>

/** Quality of the predictions of held-out students' other answers after n questions, adaptive or random. */
export function selectionTable(
  raw: Table,
  randoms: readonly number[],
  answers: Answers,
  repeats: number,
  say: (text: string) => void,
): Selection {
  const table = shuffled(raw, 17)
  const of = (policy: string, questions: number, next: Next): Asked => ({
    policy,
    questions,
    next,
    p: [],
    y: [],
    n: [],
    loss: [],
  })
  const policies = [of('adaptive', 20, adaptive), ...randoms.map((n) => of('random', n, random))]
  let students = 0
  for (const [fold, split] of crossed(table, FOLDS).entries()) {
    say(`fold ${fold + 1} of ${FOLDS}`)
    const fitted = fitOurs(table, split, () => {}, benchParams(), ORDERLESS)
    const held = heldOut(table, split, answers)
    students += held.length
    const item = (row: number): ItemView => {
      const view = fitted.items.view(row, -1)
      return { ...view, template_id: raw.items[table.item[row]!]!, seconds: 60, slope: slopeOf(view, fitted.params) }
    }
    for (const { questions, next, p, y, n, loss } of policies) {
      for (let time = 0; time < repeats; time++) {
        held.forEach((student, u) => {
          const from = p.length
          const place = students - held.length + u
          const state = interview(table, student, item, questions, fitted, seededRng(1000 * time + u), next)
          for (const row of student.targets) {
            p.push(chance(state.nodes, item(row), 0, fitted.params))
            y.push(table.correct[row]!)
          }
          const own = p.length - from
          n[place] = (n[place] ?? 0) + own
          loss[place] = (loss[place] ?? 0) + own * logLoss(p.slice(from), y.slice(from))
        })
      }
    }
  }
  const rows = policies.map(({ policy, questions, p, y }) => ({
    policy,
    questions,
    auc: auc(p, y),
    logloss: logLoss(p, y),
  }))
  return { rows, students, interval: intervalOf(policies, students) }
}

const SAMPLES = 1000

/** By bootstrap over students. */
function intervalOf(policies: readonly Asked[], students: number): [number, number] {
  const rng = seededRng(5)
  const found = Array.from({ length: SAMPLES }, () => {
    const drawn = Array.from({ length: students }, () => Math.floor(rng() * students))
    const mean = ({ n, loss }: Asked): number => sumOf(drawn, loss) / sumOf(drawn, n)
    return equivalent(policies.map((asked) => ({ ...asked, auc: 0, logloss: mean(asked) })))
  }).sort((a, b) => a - b)
  return [found[0.05 * SAMPLES]!, found[0.95 * SAMPLES - 1]!]
}

const sumOf = (drawn: readonly number[], of: readonly number[]): number => drawn.reduce((sum, u) => sum + of[u]!, 0)

type Next = (
  state: StudentState,
  asked: readonly ItemView[],
  left: readonly ItemView[],
  rng: Rng,
  params: Params,
) => ItemView | null

const adaptive: Next = (state, asked, left, rng, params) => chooseNext(state, asked, left, rng, 0, params)
const random: Next = (_, __, left, rng) => left[Math.floor(rng() * left.length)] ?? null

function interview(
  table: Table,
  student: Held,
  item: (row: number) => ItemView,
  questions: number,
  fitted: Fitted,
  rng: Rng,
  next: Next,
): StudentState {
  const rowOf = new Map(student.askable.map((row) => [table.items[table.item[row]!]!, row]))
  let left = student.askable.map(item)
  let state = emptyState(table.name)
  const asked: ItemView[] = []
  while (asked.length < questions) {
    const chosen = next(state, asked, left, rng, fitted.params)
    if (!chosen) break
    asked.push(chosen)
    left = left.filter((other) => other.id !== chosen.id)
    const correct = table.correct[rowOf.get(chosen.id)!] === 1
    state = {
      ...state,
      nodes: observe(state.nodes, { item: chosen, correct, at: 0, first_exposure: true }, 0, fitted.params),
    }
  }
  return state
}

/** How many random questions are as good, by straight lines between the measured ones on log loss. */
export function equivalent(rows: readonly SelectionRow[]): number {
  const goal = rows.find((row) => row.policy === 'adaptive')!.logloss
  const randoms = rows.filter((row) => row.policy === 'random')
  for (let i = 0; i + 1 < randoms.length; i++) {
    const [a, b] = [randoms[i]!, randoms[i + 1]!]
    if (goal <= a.logloss && goal >= b.logloss)
      return a.questions + ((b.questions - a.questions) * (a.logloss - goal)) / (a.logloss - b.logloss)
  }
  return goal > randoms[0]!.logloss ? randoms[0]!.questions : randoms.at(-1)!.questions
}

/** One answer per student and item: a second answer to the same item could be asked and predicted at once. */
export function firstAnswers(table: Table): Table {
  const seen = new Set<number>()
  return selectRows(table, (r) => {
    const key = table.user[r]! * table.items.length + table.item[r]!
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
