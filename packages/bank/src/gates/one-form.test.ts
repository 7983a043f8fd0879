import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawTemplate } from '../draw/item.ts'
import * as kit from '../kit/index.ts'
import { assemble } from '../kit/template.ts'
import type { Template } from '../kit/types.ts'
import { topic } from '../topics/algebra-1/index.ts'
import { itemGates } from './every-gate.ts'

const guide = readFileSync(new URL('../../WRITING.md', import.meta.url), 'utf8')

test('the template that WRITING.md shows draws items that keep every rule about single items', () => {
  const code = /```ts\n(const price = [\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const price = new Function(...Object.keys(kit), `${code}; return price`)(...Object.values(kit)) as Template
  const misconceptions = price.traps.map((t) => ({ id: t.misconception, sentence: 'I …', clue: '', skills: [] }))
  const items = drawTemplate(price, new Map(misconceptions.map((m) => [m.id, m])))
  const subject = { id: 's', name: 'S', weight: 1, skills: [] }
  const module = assemble(topic, [{ subject, templates: [price], misconceptions }])
  expect(items).toHaveLength(16)
  const all = Object.entries(itemGates([]))
  // From the guesser on they are about whole topics.
  const gates = all.slice(
    0,
    all.findIndex(([name]) => name.startsWith('a guesser')),
  )
  expect(gates.length).toBeGreaterThan(20)
  expect(gates.flatMap(([, gate]) => gate({ module, items }))).toEqual([])
})

test('every kind of question that WRITING.md names is in the kit', () => {
  const named = [...guide.matchAll(/^\|[^|]*\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in kit))).toEqual([])
})

test('every template stands in its file as one template({ … }), and nothing else makes templates', () => {
  const folder = new URL('../topics/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'))
  const odd = files.filter((f) => {
    const code = readFileSync(new URL(f, folder), 'utf8')
    const calls = code.match(/\btemplate(?:<[^>]*>)?\(/g) ?? []
    const plain = code.match(/^(?:export )?const \w+ = template\(\{$/gm) ?? []
    return calls.length !== plain.length
  })
  expect(files.length).toBeGreaterThan(400)
  expect(odd).toEqual([])
})
