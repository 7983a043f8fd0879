import { Worker } from 'node:worker_threads'
import { type Assembled, assembleSection, type Pool, type SectionPlan } from '@fourfold/exams'
import type { Delivery, Order } from './solver.worker.ts'

type Waiting = Readonly<{ resolve: (made: Assembled) => void; reject: (error: Error) => void }>

/** One thread for all exams, started with the first; it keeps no process alive. */
function thread() {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    current = null
  }
  worker.unref()
  worker.on('message', (delivery: Delivery) => {
    const found = waiting.get(delivery.id)
    waiting.delete(delivery.id)
    if ('made' in delivery) found?.resolve(delivery.made)
    else found?.reject(new Error(delivery.error))
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('the solver has ended')))
  let last = 0
  return (plan: SectionPlan, pool: Pool): Promise<Assembled> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, plan, pool, asked: Date.now() } satisfies Order)
    })
}

let current: ReturnType<typeof thread> | null = null

/** For the page that offers exams: who starts one then does not wait for the thread. */
export function startSolver(): void {
  current ??= thread()
}

/** Without the thread an exam is made all the same, by the way that needs no solver. */
export async function assemble(plan: SectionPlan, pool: Pool): Promise<Assembled> {
  current ??= thread()
  try {
    return await current(plan, pool)
  } catch {
    return assembleSection(plan, pool, Math.random, async () => null)
  }
}
