/** Questions written by hand, and passages set in lines. */

import { seeded } from '../kit/rng.ts'
import type { Html, Passage, WrittenItem } from '../kit/types.ts'
import { type Candidate, type DrawnItem, defaultWhy, layOptions, type Sentences, wrongLines } from './drawn.ts'
import { finish } from './item.ts'
import { visible } from './visible.ts'

/** Characters in a line of a passage, so that "line 12" is the same for everybody. */
export const MEASURE = 62

export type PassageLine = Readonly<{
  /** Counted over the whole passage from 1; null for a heading. */ number: number | null
  text: string
  /** First line of a paragraph. */ first: boolean
  /** Instead of text: the passage's table or figure. */ figure?: Html
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
    let slanted = false
    // Italics that go on in the next line are closed here and opened again there: each line is shown by itself.
    const end = () => {
      const opened = slanted ? `*${line}` : line
      slanted = opened.split('*').length % 2 === 0
      out.push({ number: ++number, text: slanted ? `${opened}*` : opened, first })
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
  if (passage.figure) out.push({ number: null, text: '', first: true, figure: passage.figure })
  return out
}

/** Without italics, and with one kind of quotation mark: words quoted inside a quotation change theirs. */
export const plain = (s: string): string =>
  s
    .replaceAll('*', '')
    .replace(/[’‘“”"]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

type SetText = Readonly<{ whole: string; starts: readonly Readonly<{ at: number; number: number }>[] }>

const sets = new WeakMap<Passage, SetText>()

/** The passage as one string, with the place where each line starts. */
function setOf(passage: Passage): SetText {
  const known = sets.get(passage)
  if (known) return known
  const starts: { at: number; number: number }[] = []
  let whole = ''
  for (const line of passageLines(passage)) {
    if (line.number === null) continue
    starts.push({ at: whole.length, number: line.number })
    whole += `${plain(line.text)} `
  }
  const made = { whole, starts }
  sets.set(passage, made)
  return made
}

/** First and last line of every place where the words stand. */
function places(passage: Passage, words: string): (readonly [number, number])[] {
  const { whole, starts } = setOf(passage)
  const lineAt = (at: number) => starts.findLast((s) => s.at <= at)?.number as number
  const out: (readonly [number, number])[] = []
  for (let at = whole.indexOf(words); at >= 0 && words !== ''; at = whole.indexOf(words, at + 1))
    out.push([lineAt(at), lineAt(at + words.length - 1)])
  return out
}

/** The first and last line of words that stand in the passage. */
export function linesOf(passage: Passage, words: string): readonly [number, number] {
  const [found, other] = places(passage, plain(words))
  if (!found) throw new Error(`${passage.id}: the words “${words}” do not stand in the passage`)
  if (other) throw new Error(`${passage.id}: the words “${words}” stand there twice`)
  return found
}

/** The pieces of a quotation that stand in the text: split where words are left out, without a closing mark. */
export const quotedParts = (quote: string): string[] =>
  quote.split(/\s*(?:…|\[[^\]]*\])\s*/).flatMap((part) => plain(part).replace(/[.,;:!?]$/, '') || [])

/** How far from the named words a quotation may reach, in lines; what stands farther away is another place. */
const REACH = 4

/**
 * `[[line: words]]` becomes "line 12" or "lines 12–13". Right after a quotation, as in `“…” ([[line: words]])`, the lines
 * cover all of the quotation, also when the words are only a part of it.
 */
export function nameLines(passage: Passage, html: Html): Html {
  return html.replace(/(“([^“”]+)”\s*\()?\[\[line: (.+?)\]\]/g, (_, before = '', quote = '', words: string) => {
    let [from, to] = linesOf(passage, words)
    const [first, last] = [from - REACH, to + REACH]
    for (const part of quotedParts(quote)) {
      const near = places(passage, part).filter(([a, b]) => a >= first && b <= last)
      if (near.length !== 1 || !near[0]) continue
      from = Math.min(from, near[0][0])
      to = Math.max(to, near[0][1])
    }
    return `${before}${from === to ? `line ${from}` : `lines ${from}–${to}`}`
  })
}

/** What the student did: the mistake by its name, then how it shows in this very option. */
function saysOf(misconception: string | undefined, why: Html, sentences: Sentences): Pick<Candidate, 'says'> {
  const named = sentences.get(misconception ?? '')
  return named && why !== '' ? { says: `${named.sentence} ${why}` } : {}
}

/** Bare words become a paragraph; what already is in paragraphs stays. */
const paragraphs = (html: Html): Html => (html.startsWith('<p') ? html : `<p>${html}</p>`)

export function writtenItem(w: WrittenItem, sentences: Sentences, passage?: Passage): DrawnItem {
  const named = (html: Html) => (passage ? nameLines(passage, html) : html)
  const key = (html: Html) => visible(html.toLowerCase())
  const right: Candidate = { html: named(w.right), key: key(w.right), misconception: null, why: '' }
  const wrong = w.wrong.map((o): Candidate => {
    const why = o.why === '' ? defaultWhy(sentences.get(o.misconception ?? '')) : named(o.why)
    return {
      html: named(o.html),
      key: key(o.html),
      misconception: o.misconception ?? null,
      why,
      ...saysOf(o.misconception, named(o.why), sentences),
    }
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
      explanation: `${paragraphs(named(w.explanation))}${answer}${wrongLines(secret)}`,
    },
  })
}
