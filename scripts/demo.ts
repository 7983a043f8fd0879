import { resolve } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { foldStats } from '../apps/server/src/features/bank/stats.ts'
import { demoLearners, makeDemoCohort } from '../apps/server/src/features/demo/service.ts'
import { open } from '../apps/server/src/open.ts'

/** npm run demo [students per topic]: fills a fresh installation with a simulated cohort, marked as such. */
const perTopic = Number(process.argv[2] ?? 60)
const say = (line: string) => process.stdout.write(`${line}\n`)

const opened = await open(readConfig({ LOG_LEVEL: 'warn', ...process.env }, resolve(import.meta.dirname, '..')), say)
try {
  let shown = 0
  await makeDemoCohort(opened.unhurried, perTopic, (done, total) => {
    if (Math.floor((20 * done) / total) > shown) say(`simulated students: ${done} of ${total}`)
    shown = Math.floor((20 * done) / total)
  })
  await foldStats(opened.unhurried)
  say(`There are ${await demoLearners(opened.unhurried)} simulated students now; they are left out of calibration.`)
} finally {
  await opened.close()
}
