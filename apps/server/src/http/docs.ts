import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'

type Operation = { summary?: string; tags?: string[]; security?: unknown[] }
type Document = { paths?: Record<string, Record<string, Operation>> }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A plain page made from the document: no scripts, so the strict policy needs no exception. */
function page(name: string, document: Document): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, op]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(op.summary ?? '')}</td><td>${op.security ? 'token' : ''}</td></tr>`,
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)} API</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8884}code{white-space:nowrap}
.scroll{overflow-x:auto}:root{color-scheme:light dark}</style></head><body><h1>${escapeHtml(name)} API</h1>
<p>Every call of the product. The whole document with schemas: <a href="/api/openapi.json">openapi.json</a>.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Calls"><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Needs</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></body></html>`
}

export async function documentApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.brand.name} API`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(config.brand.name, app.swagger() as unknown as Document)),
  )
}
