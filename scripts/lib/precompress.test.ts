import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'fourfold-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('scripts and styles lie packed beside their originals, pictures and small files do not', async () => {
  const text = Array.from({ length: 400 }, (_, i) => `export const value${i} = ${i * 7919}`).join('\n')
  for (const [name, content] of [
    ['app.js', text],
    ['app.css', text],
    ['font.woff2', text],
    ['small.js', 'x'],
  ] as const)
    writeFileSync(join(folder, name), content)
  await precompress(folder, ['app.js', 'app.css', 'font.woff2', 'small.js'])
  const packed = readFileSync(join(folder, 'app.js.br'))
  expect(brotliDecompressSync(packed).toString()).toBe(text)
  expect(packed.length).toBeLessThan(gzipSync(text).length)
  expect(existsSync(join(folder, 'app.css.br'))).toBe(true)
  expect(existsSync(join(folder, 'font.woff2.br'))).toBe(false)
  expect(existsSync(join(folder, 'small.js.br'))).toBe(false)
})
