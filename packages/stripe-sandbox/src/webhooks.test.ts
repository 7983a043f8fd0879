import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CARDS, pay, type Rig, startRig, WEBHOOK_SECRET } from './test-support.ts'
import { signPayload } from './webhooks.ts'

let rig: Rig
beforeEach(async () => {
  rig = await startRig()
})
afterEach(() => rig.close())

describe('Webhooks', () => {
  it('carry a signature that the official client accepts, and the object as it was then', async () => {
    const intent = await pay(rig, CARDS.pays)
    await rig.stripe.refunds.create({ payment_intent: intent.id })
    await rig.sandbox.settled()
    const [first] = rig.received
    expect(first?.event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: intent.id } } })
    expect(await rig.stripe.events.retrieve(first?.event.id ?? '')).toMatchObject({
      id: first?.event.id,
      pending_webhooks: 0,
    })
    const listed = await rig.stripe.events.list({ type: 'charge.refunded' })
    expect(listed.data).toMatchObject([{ type: 'charge.refunded', data: { object: { refunded: true } } }])
  })

  it('are refused by the official client when altered, signed by another secret, or 301 seconds old', () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event' })
    const now = Math.floor(Date.now() / 1000)
    const check = (text: string, header: string) =>
      rig.stripe.webhooks.constructEvent(text, header, WEBHOOK_SECRET, undefined, undefined, now * 1000)
    expect(check(body, signPayload(body, WEBHOOK_SECRET, now - 299))).toMatchObject({ id: 'evt_1' })
    expect(() => check(body, signPayload(body, WEBHOOK_SECRET, now - 301))).toThrow(
      'Timestamp outside the tolerance zone',
    )
    expect(() => check(`${body} `, signPayload(body, WEBHOOK_SECRET, now))).toThrow('No signatures found')
    expect(() => check(body, signPayload(body, 'whsec_other', now))).toThrow('No signatures found')
  })

  it('are sent again until the receiver takes them', async () => {
    rig.answers.push(500, 404)
    await pay(rig, CARDS.pays)
    await rig.sandbox.settled()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
    expect(rig.sandbox.state.deliveries.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 404],
      [3, 200],
    ])
  })

  it('are given up after the last attempt and stay pending', async () => {
    rig.answers.push(500, 500, 500)
    await pay(rig, CARDS.pays)
    await rig.sandbox.settled()
    expect(rig.received).toEqual([])
    expect(rig.sandbox.state.events).toMatchObject([{ pending_webhooks: 1 }])
  })

  it('can be held back and released', async () => {
    rig.sandbox.faults.webhooks.hold()
    await pay(rig, CARDS.pays)
    await rig.sandbox.settled()
    expect(rig.received).toEqual([])
    await rig.sandbox.faults.webhooks.release()
    expect(rig.types()).toEqual(['payment_intent.succeeded'])
  })

  it('can be sent ten times over', async () => {
    rig.sandbox.faults.webhooks.copies(10)
    await pay(rig, CARDS.pays)
    await rig.sandbox.settled()
    expect(rig.received).toHaveLength(10)
    expect(new Set(rig.received.map(({ event }) => event.id)).size).toBe(1)
  })

  it('can arrive out of order', async () => {
    rig.sandbox.faults.webhooks.hold()
    rig.sandbox.faults.webhooks.shuffle(() => 0)
    const intent = await pay(rig, CARDS.pays)
    await rig.stripe.refunds.create({ payment_intent: intent.id })
    await rig.sandbox.faults.webhooks.release()
    expect(rig.types()).toEqual(['charge.refunded', 'payment_intent.succeeded'])
  })

  it('wait while no address is known and are sent when it is', async () => {
    const later = await startRig({ webhookUrl: null })
    try {
      await pay(later, CARDS.pays)
      await later.sandbox.settled()
      expect(later.sandbox.state.deliveries).toEqual([])
      later.sandbox.setWebhookUrl(later.receiverUrl)
      await later.sandbox.settled()
      expect(later.types()).toEqual(['payment_intent.succeeded'])
    } finally {
      await later.close()
    }
  })
})
