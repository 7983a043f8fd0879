import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Hashes of the inline scripts of the prerendered pages, written by the web build. */
function scriptHashes(webDir: string | null): string[] {
  if (!webDir) return []
  try {
    return JSON.parse(readFileSync(join(webDir, 'csp-hashes.json'), 'utf8')) as string[]
  } catch {
    return []
  }
}

/** A strict policy: our own files, hashed inline scripts, and the card form of the payment provider where it is used. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : []
  const api = config.stripe ? ['https://api.stripe.com'] : []
  const https = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(config.webDir).map((h) => `'${h}'`), ...stripe],
        // Mantine and KaTeX set style attributes; scripts never come inline without a hash.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...api],
        frameSrc: ["'self'", ...stripe],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
  })
}
