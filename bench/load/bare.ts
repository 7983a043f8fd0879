import Fastify from 'fastify'
import pg from 'pg'

/** What this machine can do at most: one route, one select by primary key, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 })
pool.on('error', () => undefined)
const app = Fastify()
app.get('/item/:id', async (request) => {
  const { id } = request.params as { id: string }
  const { rows } = await pool.query({
    name: 'item',
    text: 'select id, display_id from item where id = $1',
    values: [id],
  })
  return rows[0] ?? {}
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`is ready: ${address}\n`)
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
