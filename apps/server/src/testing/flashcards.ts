import type { CardFormat, FileCard, ImportResult } from '@fourfold/contract'
import type { Person, TestApp } from './app.ts'

export const postImport = (t: TestApp, p: Person, what: string, body: object) =>
  t.call('POST', `/flashcards/import/${what}`, { token: p.token, body })

/** Sends a file of cards whole, as one piece, and finishes it. */
export async function importFile(t: TestApp, p: Person, format: CardFormat, text: string, skip_bad = false) {
  const import_id = String((await postImport(t, p, 'start', { format })).body.import_id)
  await postImport(t, p, 'chunk', { import_id, pos: 0, text })
  const answer = await postImport(t, p, 'finish', { import_id, chunks: 1, skip_bad })
  return { status: answer.status, result: answer.body as ImportResult }
}

export const exportedCards = async (t: TestApp, p: Person) =>
  (await t.call('GET', '/flashcards/export', { token: p.token })).body.cards as FileCard[]
