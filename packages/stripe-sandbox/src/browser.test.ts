import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CARDS,
  clientFor,
  methodWith,
  pay,
  type Rig,
  SECRET_KEY,
  startRig,
  subscriber,
  tokenFor,
} from './test-support.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.close())

async function press(url: string, result: string, headers: Record<string, string> = {}): Promise<Response> {
  const page = new URL(url)
  const id = page.pathname.split('/').at(-1)
  return fetch(new URL(`../v1/payment_intents/${id}/sandbox_authenticate`, page), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ client_secret: page.searchParams.get('client_secret') ?? '', result }),
  })
}

const HTML = { Accept: 'text/html' }

async function challenge(return_url?: string): Promise<{ id: string; url: string }> {
  const intent = await pay(rig, CARDS.secure, {}, { return_url })
  expect(intent.status).toBe('requires_action')
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`))
  const url = intent.next_action?.redirect_to_url?.url ?? intent.next_action?.use_stripe_sdk?.stripe_js
  return { id: intent.id, url: String(url) }
}

describe('3-D Secure', () => {
  it('asks on a page of its own and charges only when completed there', async () => {
    const { id, url } = await challenge()
    expect(rig.sandbox.state.charges).toEqual([])
    const page = await fetch(url)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('$49.00')
    expect(html).toContain('Complete')
    expect(html).toContain('Fail')
    const after = await (await press(url, 'success', HTML)).text()
    expect(after).toContain('The payment is confirmed.')
    expect(after).toContain('stripe-sandbox-3ds')
    expect((await rig.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded')
    await press(url, 'success')
    expect(rig.sandbox.state.charges).toHaveLength(1)
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
  })

  it('returns to the page that asked, with how it ended', async () => {
    const { id, url } = await challenge('https://example.org/checkout')
    const answer = await press(url, 'success', HTML)
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.origin + to.pathname).toBe('https://example.org/checkout')
    expect(to.searchParams.get('payment_intent')).toBe(id)
    expect(to.searchParams.get('redirect_status')).toBe('succeeded')
  })

  it('a failed authentication charges nothing and leaves the intent open for another card', async () => {
    const { id, url } = await challenge()
    expect(await (await press(url, 'fail')).json()).toMatchObject({ status: 'requires_payment_method' })
    const failed = await rig.stripe.paymentIntents.retrieve(id)
    expect(failed.last_payment_error?.code).toBe('payment_intent_authentication_failure')
    expect(rig.sandbox.state.charges).toEqual([])
    const again = await rig.stripe.paymentIntents.confirm(id, { payment_method: await methodWith(rig, CARDS.pays) })
    expect(again.status).toBe('succeeded')
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.payment_failed', 'payment_intent.succeeded'])
  })

  it('nobody completes it without the client secret', async () => {
    const { id, url } = await challenge()
    expect((await press(url.replace(/client_secret=[^&]+/, 'client_secret=wrong'), 'success')).status).toBe(404)
    expect((await fetch(url.replace(/client_secret=[^&]+/, ''))).status).toBe(404)
    expect((await rig.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action')
  })

  it('an off-session charge that would need it is declined', async () => {
    const customer = await rig.stripe.customers.create({})
    const method = await methodWith(rig, CARDS.secure)
    await rig.stripe.paymentMethods.attach(method, { customer: customer.id })
    const attempt = rig.stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      off_session: true,
      confirm: true,
    })
    await expect(attempt).rejects.toMatchObject({ code: 'authentication_required' })
  })
})

describe('Invoice pages', () => {
  it('show what was bought and paid, to whoever has the link, with names made harmless', async () => {
    const { customer, price } = await subscriber(rig)
    await rig.stripe.customers.update(customer, { name: '<script>alert(1)</script>' })
    await rig.stripe.subscriptions.create({ customer, items: [{ price }] })
    const [invoice] = (await rig.stripe.invoices.list({ customer })).data
    const page = await fetch(invoice?.hosted_invoice_url ?? '')
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain(`Invoice ${invoice?.number}`)
    expect(html).toContain('SAT Math monthly')
    expect(html).toContain('Amount paid: $19.00')
    expect(html).not.toContain('<script>alert')
    expect((await fetch(`${rig.url}/invoices/${invoice?.id}`)).status).toBe(404)
  })
})

describe('Receipts', () => {
  it('show what a charge paid for, to whoever has the link; a failed charge has none', async () => {
    const paid = await rig.stripe.paymentIntents.create({
      amount: 1900,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      description: 'SAT Math, 30 days <b>',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      expand: ['latest_charge'],
    })
    const charge = paid.latest_charge
    if (charge === null || typeof charge === 'string') throw new Error('the charge must be expanded')
    const page = await fetch(charge.receipt_url ?? '')
    const html = await page.text()
    expect([page.status, html.includes('$19.00'), html.includes('ends in 4242')]).toEqual([200, true, true])
    expect(html).toContain('SAT Math, 30 days &#60;b&#62;')
    expect((await fetch(`${rig.url}/receipts/${charge.id}`)).status).toBe(404)
    const attempt = rig.stripe.paymentIntents.create({
      amount: 1900,
      currency: 'usd',
      payment_method: 'pm_card_chargeDeclined',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    })
    await expect(attempt).rejects.toMatchObject({ code: 'card_declined' })
    const [failed] = (await rig.stripe.charges.list({ limit: 1 })).data
    expect([failed?.status, failed?.receipt_url]).toEqual(['failed', null])
  })
})

describe('Mounted under a prefix of another server', () => {
  it('serves tokens and pages there, keeps the rest of the API away, and links to that address', async () => {
    const front = createServer((req, res) => void mounted.sandbox.handlePublic(req, res))
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const address = front.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const publicBase = `http://127.0.0.1:${port}/stripe-sandbox`
    const mounted = await startRig({ publicBase })
    try {
      expect((await tokenFor(publicBase)).status).toBe(200)
      const answer = await fetch(`${publicBase}/v1/charges`, { headers: { Authorization: `Bearer ${SECRET_KEY}` } })
      expect(answer.status).toBe(404)
      const intent = await pay(mounted, CARDS.secure)
      const url = String(intent.next_action?.use_stripe_sdk?.stripe_js)
      expect(url.startsWith(`${publicBase}/3ds/`)).toBe(true)
      expect((await press(url, 'success')).status).toBe(200)
      expect(mounted.sandbox.state.intents).toMatchObject([{ status: 'succeeded' }])
    } finally {
      await mounted.close()
      await new Promise<void>((resolve) => front.close(() => resolve()))
    }
  })
})

describe('Kept state', () => {
  it('survives a restart with charges, keys, clock and undelivered events, and never holds a card number', async () => {
    let kept: string | null = null
    const store = {
      load: async () => kept,
      save: async (json: string) => {
        kept = json
      },
    }
    const before = await startRig({ store })
    before.answers.push(500, 500, 500)
    const body = { amount: 4900, currency: 'usd', confirm: true, payment_method: await methodWith(before, CARDS.pays) }
    const first = await before.stripe.paymentIntents.create(body, { idempotencyKey: 'order-7' })
    await subscriber(before, CARDS.failsLater)
    await before.sandbox.advanceTo(before.sandbox.now() + 3600)
    await before.sandbox.settled()
    const time = before.sandbox.now()
    await before.close()
    expect(before.received).toEqual([])
    expect(kept).not.toContain(CARDS.pays)
    expect(kept).not.toContain(CARDS.failsLater)
    expect(kept).not.toContain('"cvc"')

    const after = await startRig({ store })
    try {
      await after.sandbox.settled()
      expect(after.types()).toEqual(['payment_intent.succeeded'])
      expect(after.sandbox.now()).toBeGreaterThanOrEqual(time)
      const again = await after.stripe.paymentIntents.create(body, { idempotencyKey: 'order-7' })
      expect(again.id).toBe(first.id)
      expect(after.sandbox.state.charges).toHaveLength(1)
    } finally {
      await after.close()
    }
  })

  it('is saved before the answer is given', async () => {
    const saved: string[] = []
    const store = {
      load: async () => null,
      save: async (json: string) => {
        await Promise.resolve()
        saved.push(json)
      },
    }
    const other = await startRig({ store })
    try {
      const stripe = clientFor(Number(new URL(other.url).port))
      const customers = await Promise.all([1, 2, 3].map(() => stripe.customers.create({})))
      for (const { id } of customers) expect(saved.at(-1)).toContain(id)
    } finally {
      await other.close()
    }
  })
})
