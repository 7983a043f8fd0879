/** Questions written by hand, and passages set in lines. */

import { type Candidate, type DrawnItem, defaultWhy, layOptions, type Sentences, wrongLines } from './drawn.ts'
import { finish } from './item.ts'
import { seeded } from './rng.ts'
import type { Html, Passage, WrittenItem } from './types.ts'

/** Characters in a line of a passage, so that "line 12" is the same for everybody. */
export const MEASURE = 62

export type PassageLine = Readonly<{
  /** Counted over the whole passage from 1; null for a heading. */ number: number | null
  text: string
  /** First line of a paragraph. */ first: boolean
}>

/** Paragraphs broken into lines of the measure; words are never broken. */
export function passageLines(passage: Passage): PassageLine[] {
  const out: PassageLine[] = []
  let number = 0
  for (const paragraph of passage.paragraphs) {
    if (paragraph.startsWith('# ')) {
      out.push({ number: null, text: paragraph.slice(2), first: true })
      continue
    }
    let line = ''
    let first = true
    const end = () => {
      out.push({ number: ++number, text: line, first })
      first = false
    }
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`
      // Asterisks mark italics and take no room.
      if (longer.replaceAll('*', '').length > MEASURE && line !== '') {
        end()
        line = word
      } else line = longer
    }
    end()
  }
  return out
}

const plain = (s: string): string =>
  s.replaceAll('*', '').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

/** The first and last line of words that stand in the passage. */
export function linesOf(passage: Passage, words: string): readonly [number, number] {
  const lines = passageLines(passage).filter((l) => l.number !== null)
  const starts: { at: number; number: number }[] = []
  let whole = ''
  for (const line of lines) {
    starts.push({ at: whole.length, number: line.number as number })
    whole += `${plain(line.text)} `
  }
  const from = whole.indexOf(plain(words))
  if (from < 0) throw new Error(`${passage.id}: the words “${words}” do not stand in the passage`)
  if (whole.indexOf(plain(words), from + 1) >= 0)
    throw new Error(`${passage.id}: the words “${words}” stand there twice`)
  const lineAt = (at: number) => starts.findLast((s) => s.at <= at)?.number as number
  return [lineAt(from), lineAt(from + plain(words).length - 1)]
}

/** `[[line: words]]` becomes "line 12" or "lines 12–13". */
export function nameLines(passage: Passage, html: Html): Html {
  return html.replace(/\[\[line: (.+?)\]\]/g, (_, words: string) => {
    const [from, to] = linesOf(passage, words)
    return from === to ? `line ${from}` : `lines ${from}–${to}`
  })
}

export function writtenItem(w: WrittenItem, sentences: Sentences, passage?: Passage): DrawnItem {
  const named = (html: Html) => (passage ? nameLines(passage, html) : html)
  const key = (html: Html) =>
    html
      .toLowerCase()
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const right: Candidate = { html: named(w.right), key: key(w.right), misconception: null, why: '' }
  const wrong = w.wrong.map((o): Candidate => {
    const why = o.why === '' ? defaultWhy(sentences.get(o.misconception ?? '')) : named(o.why)
    return { html: named(o.html), key: key(o.html), misconception: o.misconception ?? null, why }
  })
  const { shown, secret, letter } = layOptions(seeded(`${w.id}/options`), right, wrong)
  const answer = `<p class="answer">The answer is <strong>${letter}</strong>.</p>`
  return finish({
    id: w.id,
    template_id: w.id,
    frame_id: 'written',
    skill: w.skill,
    seed: '1',
    params: { evidence: w.evidence },
    difficulty: w.difficulty,
    b: w.b,
    seconds: w.seconds,
    calculator: false,
    question_type: 'Multiple choice',
    passage_id: passage?.id ?? null,
    public: { content: `${w.text}<p>${named(w.stem)}</p>`, options: shown },
    secret: {
      key: letter,
      options: secret,
      wrong_grid: [],
      explanation: `<p>${named(w.explanation)}</p>${answer}${wrongLines(secret)}`,
    },
  })
}
