import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '../db/connect.ts'
import type { Payments } from '../payments/payments.ts'

const inTransaction = new AsyncLocalStorage<true>()

const refuseInside = (what: string): void => {
  if (inTransaction.getStore())
    throw new Error(
      `${what} was used inside a transaction: it would hold a connection while it waits for something else`,
    )
}

/** A database that refuses every query outside the transaction that is under way: such a query can wait for itself. */
export function guardDatabase(db: Db): Db {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver)
      if (name === 'query' || name === '$client') refuseInside(`ctx.db.${name}`)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        refuseInside(`ctx.db.${String(name)}`)
        const [work, ...more] = args
        if (name !== 'transaction' || typeof work !== 'function') return value.apply(target, args)
        return value.call(target, (tx: unknown) => inTransaction.run(true, () => work(tx)), ...more)
      }
    },
  })
}

/** A payment provider that refuses calls inside a transaction: its answer may take half a minute. */
export function guardPayments(payments: Payments): Payments {
  const guard = <T extends object>(part: T, path: string): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        const place = `${path}.${String(name)}`
        if (typeof value === 'function')
          return (...args: unknown[]) => {
            // Signatures are checked here, without a call.
            if (!path.includes('webhooks')) refuseInside(place)
            return value.apply(target, args)
          }
        return typeof value === 'object' && value !== null && typeof name === 'string' && !name.startsWith('_')
          ? guard(value, place)
          : value
      },
    })
  return { ...payments, stripe: guard(payments.stripe, 'stripe') }
}
