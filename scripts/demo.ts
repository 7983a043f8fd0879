import { resolve } from 'node:path'
import { boot } from '../apps/server/src/boot.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { foldStats } from '../apps/server/src/features/bank/stats.ts'
import { demoLearners, makeDemoCohort } from '../apps/server/src/features/demo/service.ts'

/** npm run demo [students per topic]: fills a fresh installation with a simulated cohort, marked as such. */
const perTopic = Number(process.argv[2] ?? 60)
const say = (line: string) => process.stdout.write(`${line}\n`)

const booted = await boot(readConfig({ LOG_LEVEL: 'warn', ...process.env }, resolve(import.meta.dirname, '..')), say)
try {
  let shown = 0
  await makeDemoCohort(booted.unhurried, perTopic, (done, total) => {
    if (Math.floor((20 * done) / total) > shown) say(`simulated students: ${done} of ${total}`)
    shown = Math.floor((20 * done) / total)
  })
  await foldStats(booted.unhurried)
  say(`There are ${await demoLearners(booted.unhurried)} simulated students now; they are left out of calibration.`)
} finally {
  await booted.close()
}
