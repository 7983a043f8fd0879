/** Where words stand in a short text that has no line numbers: its second sentence, a note, the words after the blank. */

import { htmlText } from '@fourfold/base'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const BLANK = '______'

/** Paragraphs, notes, tables and graphs; the last paragraph is the question. */
const BLOCK = /<(table|figure|svg|ul|p)\b[^>]*>[\s\S]*?<\/\1>/g
const FIGURE = /^<(?:table|figure|svg)/
const SOURCE = /^<p>(?:<em>)?The following /
const TITLE = /^<p><em>(Text \d)<\/em><\/p>$/

/** A period ends a sentence before a capital, unless it belongs to a title or an initial. */
const END = /(?<!\b(?:Dr|Mr|Mrs|Ms|St|Mt|No|vs|[A-Z]))[.?!]+[”’"')]*\s+(?=[“‘"'(]*[A-Z0-9])/g

/** Marks are written in several ways, and words of a text may carry stars for italics. */
const plain = (text: string): string =>
  text
    .replace(/\*/g, '')
    .replace(/[’‘“”"]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const read = (html: string): string => plain(htmlText(html))

function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(END)].map((m) => m.index + m[0].length)
  return [0, ...ends].map((from, i) => text.slice(from, ends[i]))
}

const nth = (at: number, count: number): string | undefined => (at === count - 1 && count > 2 ? 'last' : ORDINALS[at])

type Reading = Readonly<{ text: string; words: string; of: string }>

/** The sentence; beside a blank the side of it, which says nothing about the mark that belongs there. */
function sentenceWith({ text, words, of }: Reading): string | undefined {
  const start = text.indexOf(words)
  if (start < 0) return undefined
  const all = sentencesIn(text)
  const at = all.findIndex((_, i) => start < all.slice(0, i + 1).join('').length)
  const sentence = all[at] ?? ''
  const blank = sentence.indexOf(BLANK)
  const before = all.slice(0, at).join('').length
  if (blank >= 0) return start - before < blank ? 'the words before the blank' : 'the words after the blank'
  if (all.length === 1) return `the ${of === '' ? 'text' : of.slice(4)}`.replace('the Text', 'Text')
  const place = nth(at, all.length)
  return place && `the ${place} sentence${of}`
}

const noteWith = (html: string, words: string): string | undefined => {
  const notes = (html.match(/<li>[\s\S]*?<\/li>/g) ?? []).map(read)
  const place = nth(
    notes.findIndex((note) => note.includes(words)),
    notes.length,
  )
  return place && `the ${place} note`
}

const versesIn = (html: string): string[] => html.split(/<br\s*\/?>/).map(read)

/** Verse is read by its lines, counted through all stanzas. */
function lineWith(lines: readonly string[], words: string): string | undefined {
  const whole = lines.join(' ')
  const start = whole.indexOf(words)
  if (start < 0) return undefined
  const from = lines.findIndex((_, i) => start < lines.slice(0, i + 1).join(' ').length)
  const to = lines.findIndex((_, i) => start + words.length <= lines.slice(0, i + 1).join(' ').length)
  return from === to ? `line ${from + 1} of the poem` : `lines ${from + 1}–${to + 1} of the poem`
}

/** Nothing where the words stand nowhere. */
export function placeInText(content: string, evidence: string): string | undefined {
  const words = plain(evidence)
  const blocks = (content.match(BLOCK) ?? []).slice(0, -1)
  let of = ''
  let prose = ''
  let verse: readonly string[] = []
  for (const block of [...blocks, '<p><em>Text 9</em></p>']) {
    const title = TITLE.exec(block)?.[1]
    if (title) {
      const place = sentenceWith({ text: prose.trimEnd(), words, of })
      if (place) return place
      of = ` of ${title}`
      prose = ''
    } else if (FIGURE.test(block)) {
      if (block.includes(evidence) || read(block).includes(words))
        return block.startsWith('<table') ? 'the table' : 'the graph'
    } else if (block.startsWith('<ul')) {
      const place = noteWith(block, words)
      if (place) return place
    } else if (/<br\s*\/?>/.test(block)) {
      verse = [...verse, ...versesIn(block)]
      const place = lineWith(verse, words)
      if (place) return place
    } else if (!SOURCE.test(block)) prose += `${read(block)} `
  }
  return undefined
}
