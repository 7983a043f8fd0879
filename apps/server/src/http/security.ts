import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const INLINE_SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** Hashes of a page's own inline scripts: the policy always fits the page it comes with, also after a new build. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', body = '']) =>
    /\bsrc=/.test(attributes) || body === '' ? [] : [`'sha256-${createHash('sha256').update(body).digest('base64')}'`],
  )
}

/** A strict policy: our own files, hashed inline scripts, and the card form of the payment provider where it is used. */
export function contentPolicy(config: Config, html = ''): string {
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : []
  const api = config.stripe ? ['https://api.stripe.com'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scriptHashes(html)), ...stripe],
    // Mantine and KaTeX set style attributes; scripts never come inline without a hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...api],
    'frame-src': ["'self'", ...stripe],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(config.publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https:')
  const policy = contentPolicy(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // The address of a page may hold the token of a letter: it goes nowhere, not even to ourselves.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
  })
}
