// Says that an account is a teacher's, which is asked for a second factor: `npm run teacher -- <email>`, and `-- <email> --no`.
import { resolve } from 'node:path'
import { connect } from '../apps/server/src/db/connect.ts'
import { withDatabase } from '../apps/server/src/db/maintenance.ts'
import { setTeacher } from '../apps/server/src/features/users/by-operator.ts'

const [email, no] = process.argv.slice(2)
if (!email || email.startsWith('--') || (no !== undefined && no !== '--no')) {
  console.error('Please say whose account it is: npm run teacher -- <email>, or npm run teacher -- <email> --no.')
  process.exit(1)
}
await withDatabase(process.env, resolve(import.meta.dirname, '..'), { exclusive: false }, async (url) => {
  const { db, pool } = connect(url, { max: 1, unhurried: true })
  if (await setTeacher(db, email, no === undefined))
    console.log(no ? 'No longer a teacher’s account.' : 'A teacher’s account: it is asked for a second factor.')
  else {
    console.error(`No member has the address ${email}.`)
    process.exitCode = 1
  }
  await pool.end()
})
