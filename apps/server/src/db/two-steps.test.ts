import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Migrations run while servers of the release before still answer (docs/operations.md, Migrations in two steps). Drizzle
 * keeps a picture of the tables behind each migration: what a server of the picture before writes and reads must still work.
 */
type Column = Readonly<{ name: string; type: string; notNull: boolean; default?: unknown; identity?: unknown }>
type Table = Readonly<{ name: string; columns: Record<string, Column> }>
type Picture = Readonly<{ tables: Record<string, Table> }>

const folder = join(import.meta.dirname, 'migrations')
const pictures = readdirSync(join(folder, 'meta'))
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .map((name) => ({
    name: name.slice(0, 4),
    at: JSON.parse(readFileSync(join(folder, 'meta', name), 'utf8')) as Picture,
  }))

/** What a server that knows only `before` would stumble over, once `after` is there. */
function breaks(before: Picture, after: Picture): string[] {
  return Object.entries(before.tables).flatMap(([id, old]) => {
    const table = after.tables[id]
    if (!table) return [`${old.name} is gone`]
    const known = Object.values(old.columns).flatMap((column) => {
      const now = table.columns[column.name]
      if (!now) return [`${old.name}.${column.name} is gone`]
      if (now.type !== column.type) return [`${old.name}.${column.name} was ${column.type} and is ${now.type}`]
      return now.notNull && !column.notNull ? [`${old.name}.${column.name} may no longer be empty`] : []
    })
    const added = Object.values(table.columns).flatMap((column) =>
      old.columns[column.name] || !column.notNull || column.default !== undefined || column.identity
        ? []
        : [`${old.name}.${column.name} is new and must be given`],
    )
    return [...known, ...added]
  })
}

/** Second steps: what goes here was used by no release that can still run when this migration comes. */
const SECOND_STEPS: Readonly<Record<string, readonly string[]>> = {}

describe('a migration', () => {
  test.each(pictures.slice(1).map((picture, i) => [picture.name, pictures[i], picture] as const))(
    '%s leaves to the release before what it reads and writes',
    (name, before, after) => {
      if (!before) throw new Error('there is a picture before')
      expect(breaks(before.at, after.at)).toEqual(SECOND_STEPS[name] ?? [])
    },
  )

  test('that renames, drops, narrows, or asks for more is found', () => {
    const column = (name: string, more: Partial<Column> = {}): Column => ({
      name,
      type: 'text',
      notNull: false,
      ...more,
    })
    const picture = (...columns: Column[]): Picture => ({
      tables: { t: { name: 't', columns: Object.fromEntries(columns.map((c) => [c.name, c])) } },
    })
    const before = picture(column('a'), column('b'))
    expect(breaks(before, picture(column('a'), column('c')))).toEqual(['t.b is gone'])
    expect(breaks(before, picture(column('a', { notNull: true }), column('b', { type: 'integer' })))).toEqual([
      't.a may no longer be empty',
      't.b was text and is integer',
    ])
    expect(breaks(before, picture(column('a'), column('b'), column('c', { notNull: true })))).toEqual([
      't.c is new and must be given',
    ])
    expect(breaks(before, picture(column('a'), column('b'), column('c', { notNull: true, default: "'x'" })))).toEqual(
      [],
    )
    expect(breaks(before, { tables: {} })).toEqual(['t is gone'])
  })
})
