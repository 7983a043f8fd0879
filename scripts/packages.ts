// Which packages of what is served are over their time (docs/operations.md, Packages): `npm run packages`. Asks the registry,
// and exits non-zero where one is. Known weaknesses are told by `npm audit --omit=dev`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, overdue, ownPackages, servedPackages, type Told } from './lib/package-ages.ts'

const REGISTRY = 'https://registry.npmjs.org'
const AT_ONCE = 6

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock
const packages = servedPackages(lock)
const own = ownPackages(lock)
const late: string[] = []
const waiting = [...packages]

async function askOneByOne(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, version] = next
    const answer = await fetch(`${REGISTRY}/${name.replace('/', '%2f')}`)
    if (!answer.ok) throw new Error(`The registry does not tell of ${name}: ${answer.status} ${answer.statusText}`)
    const why = overdue({ name, version, own: own.has(name) }, (await answer.json()) as Told, new Date())
    if (why) late.push(why)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne))

console.log(`${packages.length} packages of what is served, ${late.length} over their time.`)
for (const line of late.sort()) console.log(line)
process.exitCode = late.length > 0 ? 1 : 0
