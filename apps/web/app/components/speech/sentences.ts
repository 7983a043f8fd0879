/** A place in a block: which of its pieces, and how far into it. */
export type Place = Readonly<{ piece: number; at: number }>
export type Sentence = Readonly<{ text: string; from: Place; to: Place }>

/** Where a character of the whole block stands. An end stays in the piece that it ends. */
function placeOf(pieces: readonly string[], index: number, end: boolean): Place {
  let before = 0
  for (const [piece, text] of pieces.entries()) {
    const at = index - before
    if (at < text.length || (end && at === text.length)) return { piece, at }
    before += text.length
  }
  return { piece: pieces.length - 1, at: pieces.at(-1)?.length ?? 0 }
}

/** The sentences of a block that is made of pieces of text and formulas in words. */
export function sentencesOf(pieces: readonly string[]): Sentence[] {
  const whole = pieces.join('')
  const out: Sentence[] = []
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(whole)) {
    const text = segment.replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const start = index + (segment.length - segment.trimStart().length)
    const stop = index + segment.trimEnd().length
    out.push({ text, from: placeOf(pieces, start, false), to: placeOf(pieces, stop, true) })
  }
  return out
}
