import { parentPort } from 'node:worker_threads'
import {
  type Assembled,
  assembleSection,
  type Pool,
  type SectionPlan,
  type Solve,
  solve,
  warmUp,
} from '@fourfold/exams'

/** Assembles off the event loop: where the solver is needed, it keeps its thread busy for tenths of a second. */

export type Order = Readonly<{ id: number; plan: SectionPlan; pool: Pool }>
export type Delivery = Readonly<{ id: number; made: Assembled } | { id: number; error: string }>

/** Most exams need no solver: they do not wait until it is ready. */
const ready = warmUp()
const solveWhenReady: Solve = async (lp, seconds) => {
  await ready
  return solve(lp, seconds)
}

parentPort?.on('message', async ({ id, plan, pool }: Order) => {
  try {
    const made = await assembleSection(plan, pool, Math.random, solveWhenReady)
    parentPort?.postMessage({ id, made } satisfies Delivery)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Delivery)
  }
})
