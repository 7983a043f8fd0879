import {
  chance,
  chooseNext,
  choosePractice,
  emptyState,
  type ItemView,
  type Nodes,
  type Past,
  pastOf,
  predictScore,
  seededRng,
  simChance,
} from '@fourfold/engine'
import { ask, newStudent, recommendedSkills, START, trueSkill, type World } from './world.ts'

export type ScoreRow = Readonly<{
  after: string
  coverage: number
  width: number
  topic_only_width: number
  topic_only_coverage: number
  /** How wide the band would have to be to cover exactly 80 %: what makes widths comparable. */ needed_width: number
  topic_only_needed_width: number
  bias: number
  /** Of the predicted score itself, as a share of the scale. */ score: Bins
  /** Of the chances of the questions asked, against the answers. */ asked: Bins
  /** Of the chances of all questions of the topic when the score was predicted, against the simulator's. */ whole: Bins
}>

/** The same stage in several worlds, put together: one world's students say little about two percent of coverage. */
export function meanRows(tables: readonly (readonly ScoreRow[])[]): ScoreRow[] {
  return (tables[0] ?? []).map((first, stage) => {
    const mean = (of: (row: ScoreRow) => number) =>
      tables.reduce((sum, table) => sum + of(table[stage]!), 0) / tables.length
    return {
      after: first.after,
      coverage: mean((r) => r.coverage),
      width: mean((r) => r.width),
      topic_only_width: mean((r) => r.topic_only_width),
      topic_only_coverage: mean((r) => r.topic_only_coverage),
      needed_width: mean((r) => r.needed_width),
      topic_only_needed_width: mean((r) => r.topic_only_needed_width),
      bias: mean((r) => r.bias),
      score: pooled(tables.map((table) => table[stage]!.score)),
      asked: pooled(tables.map((table) => table[stage]!.asked)),
      whole: pooled(tables.map((table) => table[stage]!.whole)),
    }
  })
}

/** Coverage and width of the 80 % band after a diagnostic and after practice, and calibration of the chances asked about. */
export function scoreTable(world: World, students: number, seed: number): ScoreRow[] {
  const stages = [
    { after: 'diagnostic', sets: 0 },
    { after: 'diagnostic and 50 practice questions', sets: 10 },
  ]
  return stages.map(({ after, sets }) => {
    let covered = 0
    let width = 0
    let topicCovered = 0
    let topicWidth = 0
    let bias = 0
    const off: number[] = []
    const topicOff: number[] = []
    const askedBins = new Bins()
    const wholeBins = new Bins()
    const scoreBins = new Bins()
    for (let u = 0; u < students; u++) {
      const student = newStudent(world, seededRng(seed + u))
      const rng = seededRng(seed + 70_000 + u)
      let state = emptyState('sim')
      let past: Past[] = []
      const asked: ItemView[] = []
      let now = START
      const put = (item: ItemView, feedback: boolean) => {
        const p = chance(state.nodes, item, now)
        const answer = ask(world, student, state, item, rng, now, feedback)
        askedBins.add(p, answer.correct ? 1 : 0)
        state = answer.state
        past = [...past, pastOf(item, answer.correct, now)]
      }
      for (;;) {
        const item = chooseNext(state, asked, world.items, rng, now)
        if (!item) break
        asked.push(item)
        put(item, false)
      }
      for (let set = 0; set < sets; set++) {
        now += 600_000
        const skills = recommendedSkills(world, state, past, now, 5)
        for (const item of choosePractice(state, skills, world.items, past, rng, now, 5)) put(item, true)
      }
      for (const item of world.items)
        wholeBins.add(chance(state.nodes, item, now), simChance(student, world.truth.get(item.id)!, now))
      const truth =
        (100 * world.skills.reduce((sum, skill) => sum + trueSkill(world, student, skill.id, now), 0)) /
        world.skills.length
      const band = predictScore(state, world.blueprint, 100, now)
      covered += truth >= band.low && truth <= band.high ? 1 : 0
      width += band.high - band.low
      bias += band.score - truth
      scoreBins.add(band.score / 100, truth / 100)
      off.push(needed(band, truth))
      const plain = topicBand(world, state.nodes, now)
      topicCovered += truth >= plain.low && truth <= plain.high ? 1 : 0
      topicWidth += plain.high - plain.low
      topicOff.push(needed(plain, truth))
    }
    return {
      after,
      coverage: covered / students,
      width: width / students,
      topic_only_coverage: topicCovered / students,
      topic_only_width: topicWidth / students,
      needed_width: quantile80(off) * (width / students),
      topic_only_needed_width: quantile80(topicOff) * (topicWidth / students),
      bias: bias / students,
      score: scoreBins,
      asked: askedBins,
      whole: wholeBins,
    }
  })
}

/** Predicted chances in ten bins, each with how far the outcomes are off. */
export class Bins {
  readonly #bins = Array.from({ length: 10 }, () => ({ n: 0, gap: 0 }))

  add(p: number, outcome: number): void {
    this.#put(Math.min(9, Math.floor(10 * p)), 1, p - outcome)
  }

  addAll(other: Bins): void {
    other.#bins.forEach((bin, i) => {
      this.#put(i, bin.n, bin.gap)
    })
  }

  /** Expected calibration error: the mean distance of a bin's predictions from what came. */
  error(): number {
    const n = this.#bins.reduce((sum, bin) => sum + bin.n, 0)
    return this.#bins.reduce((sum, bin) => sum + Math.abs(bin.gap), 0) / n
  }

  #put(i: number, n: number, gap: number): void {
    const bin = this.#bins[i]!
    bin.n += n
    bin.gap += gap
  }
}

function pooled(parts: readonly Bins[]): Bins {
  const whole = new Bins()
  for (const part of parts) whole.addAll(part)
  return whole
}

/** By what factor a band would have to grow to reach the truth. */
const needed = ({ low, high }: Readonly<{ low: number; high: number }>, truth: number): number =>
  Math.abs(truth - (low + high) / 2) / Math.max(1e-9, (high - low) / 2)

const quantile80 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(0.8 * values.length)] ?? Number.NaN

/** The band that topic ability alone would give: every skill's own offset is as unknown as before the first answer. */
function topicBand(world: World, nodes: Nodes, now: number): { low: number; high: number } {
  const topic = nodes.topic
  const only: Nodes = topic ? { topic } : {}
  const band = predictScore({ topic: 'sim', nodes: only }, world.blueprint, 100, now)
  return { low: band.low, high: band.high }
}
