import { parentPort } from 'node:worker_threads'
import {
  type Assembled,
  assembleSection,
  type Pool,
  type SectionPlan,
  type Solve,
  solve,
  TIME_LIMIT,
  warmUp,
} from '@fourfold/exams'

/** Assembles off the event loop: the solver keeps its thread busy for tenths of a second. */

export type Order = Readonly<{ id: number; plan: SectionPlan; pool: Pool /** When, in milliseconds. */; asked: number }>
export type Delivery = Readonly<{ id: number; made: Assembled } | { id: number; error: string }>

const ready = warmUp()
const solveWhenReady: Solve = async (lp, seconds) => {
  await ready
  return solve(lp, seconds)
}

/** Who has waited behind others has had that of the time: a whole class may begin at once. */
const timeLeft = (asked: number): number => Math.max(0, TIME_LIMIT - (Date.now() - asked) / 1000)

parentPort?.on('message', async ({ id, plan, pool, asked }: Order) => {
  try {
    const made = await assembleSection(plan, pool, Math.random, solveWhenReady, timeLeft(asked))
    parentPort?.postMessage({ id, made } satisfies Delivery)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Delivery)
  }
})
