import type { Stripe } from 'stripe'
import type { Ctx } from '../ctx.ts'
import type { Db, Tx } from '../db/connect.ts'

/** Thrown in place of a step that a dead server would never have taken. */
export class Killed extends Error {}

const QUERIES = new Set<PropertyKey>(['select', 'selectDistinctOn', 'insert', 'update', 'delete', 'execute'])

type Method = (...args: unknown[]) => unknown

function crashingDb<D extends Db | Tx>(db: D, step: () => void): D {
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const method = value.bind(target) as Method
      if (QUERIES.has(name))
        return (...args: unknown[]) => {
          step()
          return method(...args)
        }
      if (name !== 'transaction') return method
      return async (work: (tx: Tx) => Promise<unknown>) => {
        step()
        const result = await method((tx: Tx) => work(crashingDb(tx, step)))
        step()
        return result
      }
    },
  })
}

function crashingCalls<T extends object>(resource: T, step: () => void): T {
  return new Proxy(resource, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return async (...args: unknown[]) => {
        step()
        const result: unknown = await (value as Method).apply(target, args)
        step()
        return result
      }
    },
  })
}

/**
 * A server that dies after a number of steps: before or after any query, commit or call to the provider. What was
 * committed or charged until then stays, what it held in memory is gone; every later step of it throws.
 */
export function crashAfter(ctx: Ctx, life: number): { ctx: Ctx; steps: () => number } {
  let taken = 0
  const step = () => {
    taken += 1
    if (taken > life) throw new Killed(`killed after step ${life}`)
  }
  const stripe = new Proxy(ctx.payments.stripe, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      // Checking a signature is no step: nothing is awaited.
      return name === 'webhooks' || typeof value !== 'object' || value === null ? value : crashingCalls(value, step)
    },
  }) as Stripe
  return { ctx: { ...ctx, db: crashingDb(ctx.db, step), payments: { ...ctx.payments, stripe } }, steps: () => taken }
}
