import { createHmac } from 'node:crypto'
import { createSandbox, type Sandbox, type SandboxStore } from '@fourfold/stripe-sandbox'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { sandboxState } from '../db/schema/index.ts'
import type { Payments } from './payments.ts'

export type BootedPayments = Readonly<{ payments: Payments; sandbox: Sandbox | null; close: () => Promise<void> }>

const TIMEOUT_MS = 20_000

function realStripe(keys: NonNullable<Config['stripe']>): BootedPayments {
  const base = keys.apiBase ? new URL(keys.apiBase) : null
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'https:' ? 443 : 80),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  })
  const payments = {
    stripe,
    publishableKey: keys.publishableKey,
    webhookSecret: keys.webhookSecret,
    sandbox: false,
    tokenUrl: null,
    actionUrl: () => null,
  }
  return { payments, sandbox: null, close: async () => undefined }
}

/** The sandbox's state lives in the database, so that invoices and subscriptions outlive a restart. */
const storeIn = (db: Db): SandboxStore => ({
  load: async () => {
    const [row] = await db.select().from(sandboxState).where(eq(sandboxState.id, 1))
    return row?.json ?? null
  },
  save: async (json) => {
    await db.insert(sandboxState).values({ id: 1, json }).onConflictDoUpdate({ target: sandboxState.id, set: { json } })
  },
})

async function sandboxStripe(config: Config, db: Db, clock: () => number): Promise<BootedPayments> {
  // Keys that only this installation knows, made from its secret: nothing to configure, nothing to leak.
  const key = (name: string) => createHmac('sha256', config.secret).update(name).digest('hex').slice(0, 24)
  const secretKey = `sk_test_sandbox_${key('stripe-secret')}`
  const publishableKey = `pk_test_sandbox_${key('stripe-publishable')}`
  const webhookSecret = `whsec_${key('stripe-webhook')}`
  const sandbox = createSandbox({
    secretKey,
    publishableKey,
    webhookSecret,
    publicBase: `${config.publicUrl}/stripe-sandbox`,
    clock,
    store: storeIn(db),
  })
  const { port } = await sandbox.listen(0, '127.0.0.1')
  const stripe = new Stripe(secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
  })
  const tokenUrl = '/stripe-sandbox/v1/tokens'
  const actionUrl: Payments['actionUrl'] = ({ id, client_secret }) =>
    `${config.publicUrl}/stripe-sandbox/3ds/${id}?client_secret=${client_secret}`
  return {
    payments: { stripe, publishableKey, webhookSecret, sandbox: true, tokenUrl, actionUrl },
    sandbox,
    close: () => sandbox.close(),
  }
}

/** One code path: the server always speaks the Stripe API through the official client. */
export const bootPayments = async (config: Config, db: Db, clock: () => number): Promise<BootedPayments> =>
  config.stripe ? realStripe(config.stripe) : sandboxStripe(config, db, clock)

/** What a browser may reach of the sandbox: tokens, 3-D Secure, invoice pages. A card number never meets our own API. */
export function mountSandbox(app: FastifyInstance, sandbox: Sandbox): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/stripe-sandbox/*', { schema: { hide: true }, logLevel: 'warn' }, (request, reply) => {
      reply.hijack()
      return sandbox.handlePublic(request.raw, reply.raw)
    })
  })
}
