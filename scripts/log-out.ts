// Ends sessions after an incident, also beside a running server: `npm run log-out -- <email>` or `npm run log-out -- --everybody`.
import { resolve } from 'node:path'
import { connect } from '../apps/server/src/db/connect.ts'
import { withDatabase } from '../apps/server/src/db/maintenance.ts'
import { endSessionsOf } from '../apps/server/src/features/sessions/by-operator.ts'

const [who] = process.argv.slice(2)
if (!who || (who.startsWith('--') && who !== '--everybody')) {
  console.error('Please say whom to log out: npm run log-out -- <email>, or npm run log-out -- --everybody.')
  process.exit(1)
}
await withDatabase(process.env, resolve(import.meta.dirname, '..'), { exclusive: false }, async (url) => {
  const { db, pool } = connect(url, { max: 1, unhurried: true })
  const ended = await endSessionsOf(db, who === '--everybody' ? null : who, new Date())
  if (ended === null) {
    console.error(`No account has the address ${who}.`)
    process.exitCode = 1
  } else console.log(`${ended} sessions ended.`)
  await pool.end()
})
