import type { IncomingMessage, ServerResponse } from 'node:http'
import { invalidRequest, SandboxError } from './errors.ts'
import type { Page } from './pages.ts'

const MAX_BODY = 100_000

export async function readBody(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MAX_BODY) throw invalidRequest('The request body is too large.', { status: 413 })
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Max-Age': '300',
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  res.end(body)
}

export function sendPage(res: ServerResponse, status: number, { html, nonce, returnTo = '' }: Page): void {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${returnTo}; frame-ancestors 'self'; base-uri 'none'`,
  })
  res.end(html)
}

export function keyOf(req: IncomingMessage): string | undefined {
  const header = req.headers.authorization ?? ''
  if (header.startsWith('Bearer ')) return header.slice(7).trim()
  if (header.startsWith('Basic ')) return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')[0]
  return undefined
}

export function unauthorized(key: string | undefined): SandboxError {
  if (key === undefined)
    return invalidRequest(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
      { status: 401 },
    )
  return invalidRequest(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`, { status: 401 })
}

export function secretKeyRequired(): SandboxError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { status: 401, code: 'secret_key_required' },
  )
}

/** Any other error is a fault of the sandbox itself and must be seen. */
export function asSandboxError(error: unknown): SandboxError {
  if (error instanceof SandboxError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new SandboxError(500, { type: 'api_error', message: `The Stripe sandbox failed: ${message}` })
}
