import { nameLines, passageLines, plain, quotedParts } from '../../draw/written.ts'
import { perQuestion } from './question.ts'

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
