import type { Stripe } from 'stripe'
import type { SandboxClock } from './clock.ts'
import { copy, newId, type SandboxEvent, type State } from './state.ts'

type SeedOf<E> = E extends SandboxEvent ? Pick<E, 'type' | 'data'> : never
type EventSeed = SeedOf<SandboxEvent>

/** What every operation works on. Operations are synchronous: each request happens wholly or not at all. */
export type World = {
  state: State
  clock: SandboxClock
  emit(seed: EventSeed): void
  publicBase(): string
}

export function createWorld(
  state: State,
  clock: SandboxClock,
  parts: { apiVersion: string; publicBase: () => string; deliver: (event: SandboxEvent) => void },
): World {
  return {
    state,
    clock,
    publicBase: parts.publicBase,
    emit: (seed) => {
      // The event keeps the object as it was at this moment.
      const event: SandboxEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: parts.apiVersion,
        created: clock.now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        ...copy(seed),
      }
      if ('payments' in event.data.object) delete event.data.object.payments
      if ('confirmation_secret' in event.data.object) delete event.data.object.confirmation_secret
      state.events.set(event.id, event)
      parts.deliver(event)
    },
  }
}

export function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' || value === null ? value : value.id
}

export function listOf<T>(data: T[], hasMore: boolean, url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url }
}
