import { parentPort } from 'node:worker_threads'
import { type Assembled, assembleSection, type Pool, type SectionPlan, solve, warmUp } from '@fourfold/exams'

/** Assembles off the event loop: the solver keeps its thread busy for tenths of a second. */

export type Order = Readonly<{ id: number; plan: SectionPlan; pool: Pool }>
export type Delivery = Readonly<{ id: number; made: Assembled } | { id: number; error: string }>

const ready = warmUp()

parentPort?.on('message', async ({ id, plan, pool }: Order) => {
  try {
    await ready
    parentPort?.postMessage({ id, made: await assembleSection(plan, pool, Math.random, solve) } satisfies Delivery)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Delivery)
  }
})
