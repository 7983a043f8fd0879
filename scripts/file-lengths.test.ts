import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const FOLDERS = ['apps/web/app', 'apps/server/src', 'packages', 'bench', 'e2e', 'scripts', 'deploy']
const MOST_LINES = 400

test('no file of ours is longer than 400 lines: a longer one is cut by what it does', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css|[cm]js)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(2000)
  const lines = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  expect(files.filter((file) => lines(file) > MOST_LINES)).toEqual([])
})
