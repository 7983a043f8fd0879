/** The gates of reading and writing topics: evidence, options, named lines, lengths of texts. */

import { visible } from '../draw/visible.ts'
import { nameLines, passageLines, plain, quotedParts } from '../draw/written.ts'
import type { Html, Passage, WrittenItem } from '../kit/types.ts'
import type { Gate, Problem } from './gate.ts'

type Question = Readonly<{ w: WrittenItem; passage?: Passage }>

const questionsOf = (module: Parameters<Gate>[0]['module']): Question[] => [
  ...module.written.map((w) => ({ w })),
  ...module.passages.flatMap((passage) => passage.questions.map((w) => ({ w, passage }))),
]

const perQuestion =
  (gate: string, check: (q: Question) => readonly string[]): Gate =>
  ({ module }) =>
    questionsOf(module).flatMap((q) =>
      check(q).map((message): Problem => ({ gate, item: q.w.id, message, stem: visible(q.w.stem).slice(0, 160) })),
    )

const entities = (s: string): string =>
  s
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')

/** HTML as running words: inline tags leave no gap, others do. */
const reading = (html: Html): string => plain(entities(visible(html.replace(/<\/?(?:i|em|b|strong|sup|sub|u)>/g, ''))))

const wordsIn = (s: string): string[] => s.split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w))

const passageText = (p: Passage): string => plain(p.paragraphs.filter((x) => !x.startsWith('# ')).join(' '))

/** The key is supported by words that the item names and that stand in its text. */
export const evidenceStands = perQuestion('evidence', ({ w, passage }) => {
  if (w.evidence.length === 0) return ['names no evidence']
  const text = passage ? passageText(passage) : reading(w.text)
  return w.evidence
    .filter((words) => plain(words).length === 0 || !text.includes(plain(words)))
    .map((words) => `the evidence “${words}” does not stand in the text`)
})

const FILLERS = new Set(['a', 'an', 'the', 'that', 'which', 'is', 'was', 'are', 'were', 'it', 'its', 'of', 'to'])

/** The words that carry an option, whatever their endings. */
const gist = (html: Html): string =>
  wordsIn(reading(html).toLowerCase())
    .map((x) => x.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((x) => !FILLERS.has(x))
    .map((x) => x.replace(/(?<=.{3})(?:ing|ed|es|s)$/, ''))
    .join(' ')

/**
 * No two options say the same. Where the question is about form (punctuation, endings), several options share their
 * words; so a pair counts only when it is the only one.
 */
export const optionsDiffer = perQuestion('options', ({ w }) => {
  const shown = [w.right, ...w.wrong.map((o) => o.html)]
  const letters = shown.map((h) => reading(h))
  if (new Set(letters).size < shown.length) return ['two options are the same to the letter']
  const gists = shown.map(gist)
  const pairs = gists.flatMap((g, i) =>
    gists.slice(i + 1).flatMap((h, j) => (g === h ? [[i, i + j + 1] as const] : [])),
  )
  const long = pairs.every(([i]) => wordsIn(shown[i] as string).length >= 4)
  return pairs.length === 1 && long
    ? [
        `two options say the same: “${visible(shown[pairs[0]![0]] as string)}” and “${visible(shown[pairs[0]![1]] as string)}”`,
      ]
    : []
})

/** How often the right option is the longest (ties shared), and how often it may be: chance, with its 1 % bound. */
function longestRight(items: readonly WrittenItem[]): Readonly<{ count: number; bound: number; n: number }> {
  const count = items.reduce((sum, w) => {
    const lengths = [w.right, ...w.wrong.map((o) => o.html)].map((h) => reading(h).length)
    const most = Math.max(...lengths)
    return lengths[0] === most ? sum + 1 / lengths.filter((l) => l === most).length : sum
  }, 0)
  const n = items.length
  return { count, n, bound: n / 4 + 2.326 * Math.sqrt((n * 3) / 16) }
}

export const longestByChance: Gate = ({ module }) => {
  const { count, bound, n } = longestRight(questionsOf(module).map((q) => q.w))
  return count <= bound
    ? []
    : [
        {
          gate: 'longest',
          item: '',
          message: `the right option is the longest in ${count.toFixed(0)} of ${n} questions; chance allows ${bound.toFixed(0)}`,
        },
      ]
}

const NAMED = /“([^“”]+)”\s*\((?:in )?lines? (\d+)(?:–(\d+))?\)/g

/** Words that are quoted right before their lines stand on those lines, and nobody writes a line number by hand. */
export const quotesStand = perQuestion('lines', ({ w, passage }) => {
  const written = [w.stem, w.right, w.explanation, ...w.wrong.flatMap((o) => [o.html, o.why])]
  if (!passage) return written.some((h) => h.includes('[[line:')) ? ['names lines, but has no passage'] : []
  const out = written.flatMap((h) => {
    const byHand = /\blines? \d+/.exec(h.replace(/\[\[line: .+?\]\]/g, ''))
    return byHand ? [`“${byHand[0]}” is written by hand: use [[line: the words]]`] : []
  })
  const lines = passageLines(passage)
  for (const html of written) {
    for (const [, quote = '', from = '', to] of nameLines(passage, html).matchAll(NAMED)) {
      const there = plain(
        lines
          .filter((l) => l.number !== null && l.number >= Number(from) && l.number <= Number(to ?? from))
          .map((l) => l.text)
          .join(' '),
      ).toLowerCase()
      for (const part of quotedParts(quote))
        if (!there.includes(part.toLowerCase()))
          out.push(`“${part}” does not stand on ${to ? `lines ${from}–${to}` : `line ${from}`}`)
    }
  }
  return out
})

/** Short texts have 25 to 150 words, passages 650 to 800. */
export const textLengths: Gate = ({ module }) => [
  ...module.written.flatMap((w): Problem[] => {
    const n = wordsIn(reading(w.text.replace(/<svg[\s\S]*?<\/svg>/g, ' '))).length
    return n >= 25 && n <= 150 ? [] : [{ gate: 'length', item: w.id, message: `its text has ${n} words (25 to 150)` }]
  }),
  ...module.passages.flatMap((p): Problem[] => {
    const n = wordsIn(passageText(p)).length
    return n >= 650 && n <= 800 ? [] : [{ gate: 'length', item: p.id, message: `${n} words (650 to 800)` }]
  }),
]

export const writtenGates: readonly Gate[] = [evidenceStands, optionsDiffer, longestByChance, quotesStand, textLengths]
