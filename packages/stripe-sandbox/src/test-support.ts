import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

export const SECRET_KEY = 'sk_test_sandbox_1'
export const PUBLISHABLE_KEY = 'pk_test_sandbox_1'
export const WEBHOOK_SECRET = 'whsec_sandbox_1'

export type Received = { event: Stripe.Event; body: string; signature: string }

export type Rig = {
  sandbox: Sandbox
  stripe: Stripe
  url: string
  receiverUrl: string
  received: Received[]
  /** What the receiver answers next, one per request; 200 when empty. */
  answers: number[]
  types(): string[]
  close(): Promise<void>
}

/** A sandbox on loopback, a receiver that checks every signature, and the official client. */
export async function startRig(options: Partial<SandboxOptions> = {}): Promise<Rig> {
  const received: Received[] = []
  const answers: number[] = []
  const receiver = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts).toString('utf8')
    const signature = String(req.headers['stripe-signature'])
    const event = rig.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)
    const status = answers.shift() ?? 200
    if (status === 200) received.push({ event, body, signature })
    res.writeHead(status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = receiver.address()
  const receiverUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/webhook`
  const sandbox = createSandbox({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: receiverUrl,
    retryDelays: [0, 0],
    ...options,
  })
  const { port, url } = await sandbox.listen()
  const rig: Rig = {
    sandbox,
    stripe: clientFor(port),
    url,
    receiverUrl,
    received,
    answers,
    types: () => received.map(({ event }) => event.type),
    close: async () => {
      await sandbox.close()
      receiver.closeAllConnections()
      await new Promise<void>((resolve) => receiver.close(() => resolve()))
    },
  }
  return rig
}

export function clientFor(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  secure: '4000002500003155',
  failsLater: '4000000000000341',
}

/** What the browser does: the card goes to the token endpoint with the publishable key. */
export async function tokenFor(url: string, fields: Record<string, string> = {}): Promise<Response> {
  const card = { number: CARDS.pays, exp_month: '12', exp_year: '2060', cvc: '123', ...fields }
  return fetch(`${url}/v1/tokens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${PUBLISHABLE_KEY}` },
    body: new URLSearchParams(
      Object.fromEntries(Object.entries(card).map(([name, value]) => [`card[${name}]`, value])),
    ),
  })
}

export async function tokenId(url: string, number: string): Promise<string> {
  return JSON.parse(await (await tokenFor(url, { number })).text()).id
}

export async function methodWith(rig: Rig, number: string): Promise<string> {
  const token = await tokenId(rig.url, number)
  return (await rig.stripe.paymentMethods.create({ type: 'card', card: { token } })).id
}

export async function pay(
  rig: Rig,
  number: string,
  options: Stripe.RequestOptions = {},
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> {
  const payment_method = await methodWith(rig, number)
  return rig.stripe.paymentIntents.create(
    { amount: 4900, currency: 'usd', confirm: true, payment_method, metadata: { order_id: '7' }, ...more },
    options,
  )
}

/** The error a promise rejects with, as Stripe's client shapes it. */
export async function stripeError(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('It was expected to fail.')
}

type Subscriber = { customer: string; method: string; price: string }

export async function subscriber(rig: Rig, number = CARDS.pays): Promise<Subscriber> {
  const customer = await rig.stripe.customers.create({ email: 'ada@example.org', name: 'Ada' })
  const method = await methodWith(rig, number)
  await rig.stripe.paymentMethods.attach(method, { customer: customer.id })
  await rig.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } })
  const product = await rig.stripe.products.create({ name: 'SAT Math monthly' })
  const price = await rig.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
  })
  return { customer: customer.id, method, price: price.id }
}
