import { Readable } from 'node:stream'

/** Rows of a list, some at a time. */
export type Pages = AsyncIterable<readonly unknown[]>

const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

async function* listText(pages: Pages): AsyncGenerator<string> {
  yield '['
  let between = ''
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield between + rows.map((row) => JSON.stringify(row)).join(',')
    between = ','
  }
  yield ']'
}

async function* documentText(fields: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (isPages(value)) yield* listText(value)
    else yield JSON.stringify(value ?? null)
  }
  yield before === '{' ? '{}' : '}'
}

/** So much is made before the answer begins: a database that does not answer is an error with its sentence, not a torn file. */
const FIRST = 4096

/**
 * A JSON document that is read from the database while it is sent: the server holds a page of it, however large it is and
 * however slowly it is taken.
 */
export async function jsonDocument(fields: Readonly<Record<string, unknown>>): Promise<Readable> {
  const text = documentText(fields)
  let begun = ''
  while (begun.length < FIRST) {
    const { value, done } = await text.next()
    if (done) break
    begun += value
  }
  return Readable.from(
    (async function* () {
      yield begun
      yield* text
    })(),
    { objectMode: false },
  )
}
