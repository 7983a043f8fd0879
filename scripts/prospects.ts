// Who asked for a demo, newest first, as tab-separated lines: `npm run prospects`, also beside a running server.
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase } from '../apps/server/src/db/maintenance.ts'

type Row = { created_at: Date; first_name: string; last_name: string; email: string; company_name: string }

/** A cell that a spreadsheet could take for a formula, or that would break the line, is made plain. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(/^[=+\-@]/, "'$&")

await withDatabase(process.env, join(import.meta.dirname, '..'), { exclusive: false }, async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>('select * from prospect order by id desc')
  for (const { created_at, first_name, last_name, email, company_name } of rows)
    console.log([created_at.toISOString(), first_name, last_name, email, company_name].map(cell).join('\t'))
  await client.end()
})
