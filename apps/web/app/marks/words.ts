import type { Span } from './place'

/** The words of a text, each with the marks that cling to it; a formula is one word, whatever spaces it has. */
export function wordsOf(text: string, formulas: readonly Span[]): Span[] {
  const words: Span[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1
      continue
    }
    const start = at
    while (at < text.length && !/\s/.test(text.charAt(at))) {
      const here = at
      at = formulas.find((f) => f.start === here)?.end ?? at + 1
    }
    words.push({ start, end: at })
  }
  return words
}

/** Which words of which part are chosen by keyboard: from one to another, in either direction. */
export type Walk = Readonly<{ part: number; from: number; to: number }>
export type Part = Readonly<{ text: string; words: readonly Span[] }>

const SENTENCE_END = /[.?!]["”’)]*$/

const word = (part: Part, n: number): string => {
  const span = part.words[n]
  return span ? part.text.slice(span.start, span.end) : ''
}

/** The first word of the sentence before or after. */
function sentence(part: Part, from: number, step: 1 | -1): number {
  let n = from
  if (step === 1) {
    while (n < part.words.length - 1 && !SENTENCE_END.test(word(part, n))) n += 1
    return Math.min(n + 1, part.words.length - 1)
  }
  if (n > 0) n -= 1
  while (n > 0 && !SENTENCE_END.test(word(part, n - 1))) n -= 1
  return n
}

/** Where an arrow key leads; null for a key that leads nowhere. With Shift the choice grows, else it moves. */
export function walk(at: Walk, key: string, shift: boolean, parts: readonly Part[]): Walk | null {
  const part = parts[at.part]
  if (!part) return null
  if (key === 'PageDown' || key === 'PageUp') {
    const next = at.part + (key === 'PageDown' ? 1 : -1)
    return parts[next] ? { part: next, from: 0, to: 0 } : at
  }
  const last = part.words.length - 1
  const ways: Record<string, () => number> = {
    ArrowRight: () => at.to + 1,
    ArrowLeft: () => at.to - 1,
    ArrowDown: () => sentence(part, at.to, 1),
    ArrowUp: () => sentence(part, at.to, -1),
    Home: () => 0,
    End: () => last,
  }
  const way = ways[key]
  if (!way) return null
  const to = Math.max(0, Math.min(last, way()))
  return { part: at.part, from: shift ? at.from : to, to }
}

/** The span from the first to the last chosen word. */
export function chosen(at: Walk, parts: readonly Part[]): Span | null {
  const words = parts[at.part]?.words ?? []
  const start = words[Math.min(at.from, at.to)]?.start
  const end = words[Math.max(at.from, at.to)]?.end
  return start === undefined || end === undefined ? null : { start, end }
}
