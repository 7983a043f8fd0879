import type { Stripe } from 'stripe'

/** The `error` member of a refusal, as Stripe sends it. */
type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
  doc_url?: string
}

export class SandboxError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'SandboxError'
    this.status = status
    this.body = body
  }
}

export function invalidRequest(
  message: string,
  more: { param?: string; code?: string; status?: number } = {},
): SandboxError {
  const { status = 400, ...rest } = more
  return new SandboxError(status, { type: 'invalid_request_error', message, ...rest })
}

export function notFound(noun: string, id: string, param = 'id'): SandboxError {
  return invalidRequest(`No such ${noun}: '${id}'`, { param, code: 'resource_missing', status: 404 })
}

/** A reference inside a body to something that does not exist is a 400, unlike a path. */
export function missingReference(noun: string, id: string, param: string): SandboxError {
  return invalidRequest(`No such ${noun}: '${id}'`, { param, code: 'resource_missing' })
}

export function cardError(body: Omit<ErrorBody, 'type'>): SandboxError {
  return new SandboxError(402, { type: 'card_error', ...body })
}

export function idempotencyMismatch(key: string): SandboxError {
  return new SandboxError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

export function keyInUse(key: string): SandboxError {
  return new SandboxError(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  })
}

export function serverError(): SandboxError {
  return new SandboxError(500, { type: 'api_error', message: 'An unexpected error occurred in the Stripe sandbox.' })
}
