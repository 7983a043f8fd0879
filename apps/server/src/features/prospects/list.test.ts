import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const root = resolve(import.meta.dirname, '../../../../..')

/** What `npm run prospects` prints, run as package.json has it. */
async function listed(): Promise<string[][]> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...script] = scripts.prospects?.split(' ') ?? []
  const pool = (t.db as unknown as { $client: pg.Pool }).$client
  const env = { ...process.env, DATABASE_URL: pool.options.connectionString }
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root, env })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.map((line) => line.split('\t'))
}

test('npm run prospects lists who asked for a demo beside a running server, newest first, a line each that no spreadsheet takes for a formula', async () => {
  expect(await listed()).toEqual([])
  const ask = async (prospect: object) => (await t.call('POST', '/prospects', { body: { prospect } })).status
  const ana = { first_name: 'Ana', last_name: 'Lee', email: 'ana@example.com', company_name: 'Lee & Daughters' }
  const bo = { first_name: 'Bo', last_name: 'Ek', email: 'bo@example.com', company_name: '=HYPERLINK("x")\tInc\nLtd' }
  expect([await ask(ana), await ask(bo)]).toEqual([200, 200])
  const [newest = [], oldest = [], ...more] = await listed()
  expect(more).toEqual([])
  expect(newest.slice(1)).toEqual(['Bo', 'Ek', 'bo@example.com', '\'=HYPERLINK("x") Inc Ltd'])
  expect(oldest.slice(1)).toEqual(['Ana', 'Lee', 'ana@example.com', 'Lee & Daughters'])
  expect(Number.isNaN(Date.parse(newest[0] ?? ''))).toBe(false)
})
