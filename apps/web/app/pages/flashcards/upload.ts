import { type CardFormat, endpoints, formatOf, type ImportResult, LIMITS } from '@fourfold/contract'
import { call } from '../../api/client'

export type Upload = Readonly<{ import_id: string; chunks: number }>

/** Pieces of at most the given length that never cut a character in two. */
export function piecesOf(text: string, size: number): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + size)
    const last = text.charCodeAt(to - 1)
    if (to < text.length && last >= 0xd800 && last <= 0xdbff) to -= 1
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

const TRIES = 3

async function sendPiece(body: { import_id: string; pos: number; text: string }): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await call(endpoints.flashcards.importChunk, { body })
      return
    } catch (error) {
      if (attempt === TRIES || 'status' in (error as object)) throw error
      await new Promise((wait) => setTimeout(wait, 1000 * attempt))
    }
  }
}

/** Sends a file in pieces; nothing is imported until it is finished. */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<Upload> {
  if (file.size > LIMITS.importBytes) throw new Error('The file is too large.')
  const text = await file.text()
  const format: CardFormat = formatOf(file.name, text)
  const pieces = piecesOf(text, LIMITS.importChunkLength)
  if (pieces.length === 0) throw new Error('The file is empty.')
  if (pieces.length > LIMITS.importChunks) throw new Error('The file is too large.')
  const { import_id } = await call(endpoints.flashcards.importStart, { body: { format } })
  for (const [pos, piece] of pieces.entries()) {
    await sendPiece({ import_id, pos, text: piece })
    onProgress((pos + 1) / pieces.length)
  }
  return { import_id, chunks: pieces.length }
}

export const finishUpload = (upload: Upload, skip_bad: boolean): Promise<ImportResult> =>
  call(endpoints.flashcards.importFinish, { body: { ...upload, skip_bad } })
