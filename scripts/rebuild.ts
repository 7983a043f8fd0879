import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { boot } from '../apps/server/src/boot.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { learners } from '../apps/server/src/db/schema/index.ts'
import { rebuildMistakeCounts } from '../apps/server/src/features/mistakes/rebuild.ts'
import { rebuildLearner } from '../apps/server/src/features/student-model/service.ts'
import { rebuildTestTotals } from '../apps/server/src/features/tests/rebuild.ts'

/** npm run rebuild: everything derived from the answer events and the tests is built anew; it must equal what was there. */
const say = (line: string) => process.stdout.write(`${line}\n`)

const booted = await boot(readConfig({ LOG_LEVEL: 'warn', ...process.env }, resolve(import.meta.dirname, '..')), say)
try {
  const { db } = booted.unhurried
  const rows = await db
    .select({ id: learners.id })
    .from(learners)
    .where(sql`${learners.next_seq} > 1 or exists (select 1 from test where test.learner_id = ${learners.id})`)
  for (const [i, { id }] of rows.entries()) {
    await db.transaction(async (tx) => {
      await rebuildTestTotals(tx, id)
      await rebuildMistakeCounts(tx, id)
      await rebuildLearner(tx, id)
    })
    if ((i + 1) % 100 === 0) say(`learners rebuilt: ${i + 1} of ${rows.length}`)
  }
  say(`${rows.length} learners rebuilt from their answers and tests.`)
} finally {
  await booted.close()
}
